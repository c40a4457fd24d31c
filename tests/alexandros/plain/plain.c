/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A plain program that plays the same playouts in straightforward C: the baseline for the speed of
 * the engine.
 *
 * It shares no code with the engine. It has arrays of small numbers, tables of distances made once,
 * and provinces found by a flood fill whenever walls were laid; no bit sets, nothing kept up to
 * date incrementally.
 */

#include "plain.h"

#include <stdlib.h>
#include <string.h>

#define MAX_SPACES 192
#define MAX_POINTS 160
#define MAX_SIDES  352
#define SYMBOLS    5
#define PLAIN      5
#define CARDS      55
#define GOVERNORS  4
#define NONE       (-1)

struct Plain
{
  /* The board. */
  int n_spaces, n_points, n_sides;
  int symbol[MAX_SPACES];
  int corner[MAX_SPACES][3];
  int across[MAX_SPACES][3];            /* the neighbour, or NONE */
  int side[MAX_SPACES][3];
  int point_line[MAX_POINTS], point_step[MAX_POINTS];
  int side_between[MAX_POINTS][MAX_POINTS];
  int n_near[MAX_POINTS];
  int near[MAX_POINTS][6];
  int distance[MAX_POINTS][MAX_POINTS];
  int ways[MAX_POINTS][MAX_POINTS];
  int n_of[SYMBOLS];
  int of[SYMBOLS][MAX_SPACES];
  int start;

  /* The game. */
  int n_players, player, alexander, black, red, levied, turn;
  int over, last;
  int wall[MAX_SIDES];
  int province[MAX_SPACES];
  int n_provinces;
  int governor[MAX_SPACES];             /* the player whose governor stands there, or NONE */
  int unused[4];
  int score[4];
  int hand[4][SYMBOLS];
  int discards[SYMBOLS];
  int face_up[2];
  int supply[CARDS], n_supply;
  uint64_t *random;
  PlainCounts *counts;
};

static unsigned
below (Plain *plain, unsigned bound)
{
  uint64_t z = *plain->random += 0x9e3779b97f4a7c15u;

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return ((z ^ (z >> 31)) >> 32) * bound >> 32;
}

/* --- the board --- */

static int
find_point (Plain *plain, int line, int step)
{
  int i;

  for (i = 0; i < plain->n_points; i++)
    if (plain->point_line[i] == line && plain->point_step[i] == step)
      return i;
  plain->point_line[i] = line;
  plain->point_step[i] = step;
  return plain->n_points++;
}

static void
join_spaces (Plain *plain, int a, int b)
{
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++)
      if (plain->side[a][i] == plain->side[b][k])
        {
          plain->across[a][i] = b;
          plain->across[b][k] = a;
        }
}

static void
add_space (Plain *plain, int row, int column, char letter)
{
  int s = plain->n_spaces++;
  int up = (row + column) % 2;
  const char *at = strchr ("TAHLS", letter);

  plain->symbol[s] = at ? at - "TAHLS" : PLAIN;
  if (at)
    plain->of[plain->symbol[s]][plain->n_of[plain->symbol[s]]++] = s;
  plain->corner[s][0] = find_point (plain, row + up, column);
  plain->corner[s][1] = find_point (plain, row + up, column + 2);
  plain->corner[s][2] = find_point (plain, row + !up, column + 1);
  for (int i = 0; i < 3; i++)
    {
      int a = plain->corner[s][i];
      int b = plain->corner[s][(i + 1) % 3];

      plain->across[s][i] = NONE;
      if (plain->side_between[a][b] == NONE)
        {
          plain->side_between[a][b] = plain->side_between[b][a] = plain->n_sides++;
          plain->near[a][plain->n_near[a]++] = b;
          plain->near[b][plain->n_near[b]++] = a;
        }
      plain->side[s][i] = plain->side_between[a][b];
    }
  for (int t = 0; t < s; t++)
    join_spaces (plain, t, s);
}

static void
measure (Plain *plain, int to)
{
  int queue[MAX_POINTS], n = 1;

  for (int p = 0; p < plain->n_points; p++)
    plain->distance[p][to] = NONE;
  plain->distance[to][to] = 0;
  plain->ways[to][to] = 1;
  queue[0] = to;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < plain->n_near[queue[i]]; k++)
      {
        int q = plain->near[queue[i]][k];

        if (plain->distance[q][to] == NONE)
          {
            plain->distance[q][to] = plain->distance[queue[i]][to] + 1;
            queue[n++] = q;
          }
        if (plain->distance[q][to] == plain->distance[queue[i]][to] + 1)
          plain->ways[q][to] += plain->ways[queue[i]][to];
      }
}

Plain *
plain_new (const char * const *rows, int n_rows, int start_line, int start_step)
{
  Plain *plain = calloc (1, sizeof *plain);

  memset (plain->side_between, NONE, sizeof plain->side_between);
  for (int r = 0; r < n_rows; r++)
    for (int c = 0; rows[r][c] != '\0'; c++)
      if (rows[r][c] != '~')
        add_space (plain, r, c, rows[r][c]);
  for (int p = 0; p < plain->n_points; p++)
    measure (plain, p);
  plain->start = find_point (plain, start_line, start_step);
  return plain;
}

void
plain_free (Plain *plain)
{
  free (plain);
}

/* --- cards --- */

static void
shuffle (Plain *plain)
{
  for (int i = plain->n_supply; i > 1; i--)
    {
      int k = below (plain, i);
      int card = plain->supply[i - 1];

      plain->supply[i - 1] = plain->supply[k];
      plain->supply[k] = card;
    }
}

static int
draw (Plain *plain)
{
  if (plain->n_supply == 0)
    {
      for (int i = 0; i < SYMBOLS; i++)
        for (; plain->discards[i] > 0; plain->discards[i]--)
          plain->supply[plain->n_supply++] = i;
      shuffle (plain);
    }
  return plain->n_supply > 0 ? plain->supply[--plain->n_supply] : NONE;
}

static void
refill (Plain *plain)
{
  for (int i = 0; i < 2; i++)
    if (plain->face_up[i] == NONE)
      plain->face_up[i] = draw (plain);
}

static void
deal (Plain *plain, int n_players)
{
  memset (plain->wall, 0, sizeof plain->wall);
  memset (plain->province, 0, sizeof plain->province);
  memset (plain->governor, NONE, sizeof plain->governor);
  memset (plain->score, 0, sizeof plain->score);
  memset (plain->hand, 0, sizeof plain->hand);
  memset (plain->discards, 0, sizeof plain->discards);
  plain->n_provinces = 1;
  plain->n_players = n_players;
  plain->player = plain->over = plain->last = plain->turn = 0;
  plain->alexander = plain->start;
  plain->black = 65;
  plain->red = 10;
  plain->n_supply = CARDS;
  for (int i = 0; i < CARDS; i++)
    plain->supply[i] = i / 11;
  shuffle (plain);
  for (int p = 0; p < n_players; p++)
    {
      plain->unused[p] = GOVERNORS;
      plain->hand[p][draw (plain)]++;
    }
  plain->face_up[0] = draw (plain);
  plain->face_up[1] = draw (plain);
}

/* --- Alexander --- */

static int
is_available (const Plain *plain, int space)
{
  if (plain->governor[space] != NONE)
    return 0;
  for (int i = 0; i < 3; i++)
    if (plain->wall[plain->side[space][i]] || plain->corner[space][i] == plain->alexander)
      return 0;
  return 1;
}

/* Appends the closest available spaces of a symbol; returns the new number of spaces. */
static int
add_closest (const Plain *plain, int symbol, int *spaces, int n)
{
  int closest = 1000, first = n;

  for (int i = 0; i < plain->n_of[symbol]; i++)
    {
      int space = plain->of[symbol][i], far = 1000;

      if (!is_available (plain, space))
        continue;
      for (int k = 0; k < 3; k++)
        if (plain->distance[plain->alexander][plain->corner[space][k]] < far)
          far = plain->distance[plain->alexander][plain->corner[space][k]];
      if (far < closest)
        {
          closest = far;
          n = first;
        }
      if (far == closest)
        spaces[n++] = space;
    }
  return n;
}

/* A random shortest way, all equally likely; returns the number of new walls that it needs. */
static int
find_way (Plain *plain, int to, int *sides, int *n)
{
  int at = plain->alexander, walls = 0;
  int index = below (plain, plain->ways[at][to]);

  for (*n = 0; at != to; (*n)++)
    for (int k = 0; k < plain->n_near[at]; k++)
      {
        int next = plain->near[at][k];

        if (plain->distance[next][to] + 1 != plain->distance[at][to])
          continue;
        if (index < plain->ways[next][to])
          {
            sides[*n] = plain->side_between[at][next];
            walls += !plain->wall[sides[*n]];
            at = next;
            break;
          }
        index -= plain->ways[next][to];
      }
  return walls;
}

static void
flood (Plain *plain, int from)
{
  int stack[MAX_SPACES], n = 1;

  stack[0] = from;
  plain->province[from] = plain->n_provinces;
  while (n > 0)
    {
      int space = stack[--n];

      for (int i = 0; i < 3; i++)
        {
          int next = plain->across[space][i];

          if (next != NONE && !plain->wall[plain->side[space][i]] && plain->province[next] == NONE)
            {
              plain->province[next] = plain->n_provinces;
              stack[n++] = next;
            }
        }
    }
  plain->n_provinces++;
}

static void
lay_walls (Plain *plain, const int *sides, int n)
{
  int laid = 0;

  for (int i = 0; i < n; i++)
    if (!plain->wall[sides[i]])
      {
        plain->wall[sides[i]] = 1;
        laid = 1;
        if (plain->black > 0)
          plain->black--;
        else
          {
            plain->red--;
            plain->last = 1;
          }
      }
  if (!laid)
    return;
  memset (plain->province, NONE, sizeof plain->province);
  plain->n_provinces = 0;
  for (int s = 0; s < plain->n_spaces; s++)
    if (plain->province[s] == NONE)
      flood (plain, s);
}

static void
move (Plain *plain)
{
  int spaces[MAX_SPACES], sides[MAX_POINTS], n_spaces = 0, n, to, tries = 0;
  int place = below (plain, 2);

  if (plain->face_up[place] == NONE)
    place = 1 - place;
  if (plain->face_up[place] != NONE)
    n_spaces = add_closest (plain, plain->face_up[place], spaces, 0);
  if (n_spaces == 0)
    for (int i = 0; i < SYMBOLS; i++)
      if (plain->face_up[place] != NONE || plain->hand[plain->player][i] > 0)
        n_spaces = add_closest (plain, i, spaces, n_spaces);
  if (n_spaces == 0)
    {
      plain->last = 1;
      return;
    }
  if (plain->face_up[place] != NONE)
    {
      plain->hand[plain->player][plain->face_up[place]]++;
      plain->face_up[place] = NONE;
      refill (plain);
    }
  do
    {
      /* With so few walls left that hardly any way is allowed, give up and end the game. */
      if (tries++ == 1000)
        {
          plain->last = 1;
          return;
        }
      to = plain->corner[spaces[below (plain, n_spaces)]][below (plain, 3)];
    }
  while (find_way (plain, to, sides, &n) > plain->black + plain->red);
  lay_walls (plain, sides, n);
  plain->alexander = to;
}

/* --- actions --- */

/* The cost of occupying a province; returns the fewest governors, or NONE if it cannot be paid. */
static int
find_governors (const Plain *plain, int (*count)[SYMBOLS], int (*removal)[SYMBOLS],
                const int *owner, int province, int missing[SYMBOLS])
{
  const int *hand = plain->hand[plain->player];
  int spaces = 0, governors = 0;

  if (owner[province] == plain->player)
    return NONE;
  for (int i = 0; i < SYMBOLS; i++)
    {
      int needed = count[province][i] + removal[province][i];

      spaces += count[province][i];
      missing[i] = needed > hand[i] ? needed - hand[i] : 0;
      governors += missing[i];
      if (missing[i] > count[province][i])
        return NONE;
    }
  if (spaces == 0)
    return NONE;
  if (governors == 0)
    governors = 1;
  return governors <= plain->unused[plain->player] ? governors : NONE;
}

static void
pay (Plain *plain, const int cost[SYMBOLS], int loser)
{
  int total = 0, owed = 0;

  for (int i = 0; i < SYMBOLS; i++)
    total += cost[i];
  if (loser != NONE && plain->n_players > 2)
    owed = (total + 1) / 2;
  for (int i = 0; i < SYMBOLS; i++)
    {
      int given = owed < cost[i] ? owed : cost[i];

      plain->hand[plain->player][i] -= cost[i];
      if (loser != NONE)
        plain->hand[loser][i] += given;
      plain->discards[i] += cost[i] - given;
      owed -= given;
    }
}

static void
occupy (Plain *plain, int province, const int count[SYMBOLS], const int removal[SYMBOLS], int owner,
        int missing[SYMBOLS])
{
  int cost[SYMBOLS], governors = 0, any;

  for (int i = 0; i < SYMBOLS; i++)
    governors += missing[i];
  if (governors == 0)
    {
      do
        any = below (plain, SYMBOLS);
      while (count[any] == 0);
      missing[any] = 1;
    }
  for (int s = 0; s < plain->n_spaces; s++)
    if (plain->province[s] == province && plain->governor[s] != NONE)
      {
        plain->unused[plain->governor[s]]++;
        plain->governor[s] = NONE;
      }
  for (int i = 0; i < SYMBOLS; i++)
    {
      cost[i] = count[i] + removal[i] - missing[i];
      for (int k = 0; missing[i] > 0; k++)
        if (plain->province[plain->of[i][k]] == province)
          {
            plain->governor[plain->of[i][k]] = plain->player;
            plain->unused[plain->player]--;
            missing[i]--;
          }
    }
  pay (plain, cost, owner);
  plain->counts->occupations++;
}

static int
try_occupy (Plain *plain)
{
  int count[MAX_SPACES][SYMBOLS], removal[MAX_SPACES][SYMBOLS], owner[MAX_SPACES];
  int missing[SYMBOLS], payable[MAX_SPACES], n = 0, chosen;

  memset (count, 0, plain->n_provinces * sizeof *count);
  memset (removal, 0, plain->n_provinces * sizeof *removal);
  memset (owner, NONE, plain->n_provinces * sizeof *owner);
  for (int i = 0; i < SYMBOLS; i++)
    for (int k = 0; k < plain->n_of[i]; k++)
      {
        int space = plain->of[i][k], province = plain->province[space];

        count[province][i]++;
        if (plain->governor[space] != NONE)
          {
            removal[province][i] += 2;
            owner[province] = plain->governor[space];
          }
      }
  for (int p = 0; p < plain->n_provinces; p++)
    if (find_governors (plain, count, removal, owner, p, missing) != NONE)
      payable[n++] = p;
  if (n == 0)
    return 0;
  chosen = payable[below (plain, n)];
  find_governors (plain, count, removal, owner, chosen, missing);
  occupy (plain, chosen, count[chosen], removal[chosen], owner[chosen], missing);
  return 1;
}

/* Each player's income: plain spaces of provinces with one governor. */
static void
score_levy (Plain *plain)
{
  int value[MAX_SPACES] = { 0 }, governors[MAX_SPACES] = { 0 };

  for (int s = 0; s < plain->n_spaces; s++)
    {
      value[plain->province[s]] += plain->symbol[s] == PLAIN;
      governors[plain->province[s]] += plain->governor[s] != NONE;
    }
  for (int s = 0; s < plain->n_spaces; s++)
    if (plain->governor[s] != NONE && governors[plain->province[s]] == 1)
      plain->score[plain->governor[s]] += value[plain->province[s]];
  for (int p = 0; p < plain->n_players; p++)
    plain->over |= plain->score[p] >= 100;
}

static int
try_levy (Plain *plain)
{
  if (plain->levied)
    return 0;
  for (int s = 0; s < plain->n_spaces; s++)
    if (plain->governor[s] == plain->player && plain->hand[plain->player][plain->symbol[s]] > 0)
      {
        if (below (plain, 3) > 0)
          return 0;
        plain->hand[plain->player][plain->symbol[s]]--;
        plain->discards[plain->symbol[s]]++;
        plain->levied = 1;
        plain->counts->levies++;
        score_levy (plain);
        return 1;
      }
  return 0;
}

void
plain_play (Plain *plain, int n_players, uint64_t *random, PlainCounts *counts)
{
  plain->random = random;
  plain->counts = counts;
  deal (plain, n_players);
  while (!plain->over)
    {
      plain->levied = 0;
      plain->turn++;
      move (plain);
      for (int action = 0; action < 2 && !plain->over; action++)
        if (!(below (plain, 2) == 0 && try_occupy (plain)) && !try_levy (plain))
          {
            int card = draw (plain);

            if (card != NONE)
              plain->hand[plain->player][card]++;
          }
      plain->over |= plain->last;
      if (!plain->over)
        refill (plain);
      plain->player = (plain->player + 1) % plain->n_players;
    }
  counts->games++;
  counts->turns += plain->turn;
}

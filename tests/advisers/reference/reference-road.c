/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is counted: pieces, tokens, roads in a chain, bonus cards, advisers, points. */

#include "reference-private.h"

#define LONGEST_ROAD_LEAST 5 /* Q52 */
#define STRONGEST_ARMY_LEAST 3
#define TOKENS_FOR_ADVISER 3 /* Q32 */

int
adv_ref_count_hand (AdvRef *ref,
                    int     player)
{
  int n = 0;

  for (int r = 0; r < N_RESOURCES; r++)
    n += ref->goods[player][r];

  return n;
}

int
adv_ref_count_buildings (AdvRef  *ref,
                         int      player,
                         gboolean cities)
{
  int n = 0;

  for (int i = 0; i < ref->board.n_corners; i++)
    n += ref->building[i] == player && ref->city[i] == cities;

  return n;
}

int
adv_ref_count_roads (AdvRef *ref,
                     int     player)
{
  int n = 0;

  for (int i = 0; i < ref->board.n_edges; i++)
    n += ref->road[i] == player;

  return n;
}

int
adv_ref_count_tokens (AdvRef *ref,
                      int     player)
{
  int n = 0;

  for (gsize i = 0; i < ref->won->len; i++)
    n += ref->won->str[i] == '1' + player;

  return n;
}

/* Event points that Alexander has passed. */
int
adv_ref_count_events (AdvRef *ref)
{
  int n = 0;

  for (int i = 0; i < ref->alexander; i++)
    n += ref->board.point[i].kind == POINT_EVENT;

  return n;
}

/* The token of the point that Alexander has just passed, or '\0' at a temple. */
char
adv_ref_get_event (AdvRef *ref)
{
  if (ref->alexander == 0 || ref->board.point[ref->alexander - 1].kind != POINT_EVENT)
    return '\0';

  return ref->tokens[adv_ref_count_events (ref) - 1];
}

/* The longest chain that goes on from a corner; the roads of it so far are marked as used. */
static int
measure_from (AdvRef   *ref,
              int       player,
              int       corner,
              gboolean *used)
{
  Corner *here = &ref->board.corner[corner];
  int best = 0;

  for (int i = 0; i < here->n_edges; i++)
    {
      int edge = here->edge[i];
      int owner = ref->building[here->next[i]];
      int n = 1;

      if (ref->road[edge] != player || used[edge])
        continue;
      used[edge] = TRUE;
      if (owner == NONE || owner == player)
        n += measure_from (ref, player, here->next[i], used);
      used[edge] = FALSE;
      best = MAX (best, n);
    }

  return best;
}

/* It may begin at another's building (Q52). */
static int
measure_road (AdvRef *ref,
              int     player)
{
  gboolean used[MAX_EDGES] = { FALSE };
  int best = 0;

  for (int i = 0; i < ref->board.n_corners; i++)
    best = MAX (best, measure_from (ref, player, i, used));

  return best;
}

/* Who has a bonus card now (Q52). */
static int
find_holder (AdvRef    *ref,
             int        holder,
             const int *numbers,
             int        least)
{
  int best = 0;
  int n = 0;
  int alone = NONE;

  for (int p = 0; p < ref->players; p++)
    best = MAX (best, numbers[p]);
  for (int p = 0; p < ref->players; p++)
    if (numbers[p] == best)
      {
        n++;
        alone = p;
      }

  if (best < least)
    return NONE;
  if (holder != NONE && numbers[holder] == best)
    return holder;

  return n == 1 ? alone : NONE;
}

int
adv_ref_find_road_card (AdvRef *ref)
{
  int numbers[MAX_PLAYERS];

  for (int p = 0; p < ref->players; p++)
    numbers[p] = measure_road (ref, p);

  return find_holder (ref, ref->longest_road, numbers, LONGEST_ROAD_LEAST);
}

int
adv_ref_find_army_card (AdvRef *ref)
{
  return find_holder (ref, ref->strongest_army, ref->knights, STRONGEST_ARMY_LEAST);
}

/* The player has just won a token (Q32). */
void
adv_ref_join_advisers (AdvRef *ref,
                       int     player)
{
  int tokens = adv_ref_count_tokens (ref, player);
  int place = 0;

  if (tokens < TOKENS_FOR_ADVISER)
    return;

  while (place < ref->n_advisers && ref->adviser[place] != player)
    place++;
  if (place == ref->n_advisers)
    ref->adviser[ref->n_advisers++] = player;

  while (place > 0 && adv_ref_count_tokens (ref, ref->adviser[place - 1]) < tokens)
    {
      ref->adviser[place] = ref->adviser[place - 1];
      ref->adviser[--place] = player;
    }
}

/* Q33 */
static int
count_adviser_points (AdvRef *ref,
                      int     player)
{
  static const int points[MAX_PLAYERS + 1][MAX_PLAYERS] = {
    { 0 }, { 0 }, { 4, 0, 0, 0 }, { 4, 2, 0, 0 }, { 4, 3, 2, 0 },
  };

  for (int i = 0; i < ref->n_advisers; i++)
    if (ref->adviser[i] == player)
      return points[ref->players][i];

  return 0;
}

/* Q53 */
int
adv_ref_count_points (AdvRef *ref,
                      int     player)
{
  return adv_ref_count_buildings (ref, player, FALSE) +
         2 * adv_ref_count_buildings (ref, player, TRUE) +
         (ref->longest_road == player ? 2 : 0) +
         (ref->strongest_army == player ? 2 : 0) +
         ref->cards[player][adv_ref_find_letter (DEVELOPMENT, 'V')] +
         count_adviser_points (ref, player);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random positions, as the lines of a [Position] group; close to what rarely happens. */

#include "random-position.h"

#include <string.h>

/* What is being made up. The pieces are in a state, so that the questions of the engine can be
   asked; whoever reads the lines checks them by the rules. */
typedef struct
{
  const AdvBoard *board;
  BaseRandom     *random;
  AdvState        state;
  GString        *text;
} Making;

static guint
draw (Making *making,
      guint   bound)
{
  return base_random_below (making->random, bound);
}

/* --- pieces --- */

static gboolean
is_free (Making *making,
         guint8  corner,
         guint   points)
{
  const AdvBoard *board = making->board;
  const AdvCorner *c = &board->corners[corner];

  if (c->point > points)
    return FALSE;
  for (guint i = 0; i < board->n_corners; i++)
    if (adv_corner_set_has (&c->near, i))
      {
        guint8 point = board->corners[i].point;

        if (adv_state_building_on (&making->state, i, NULL) != ADV_NONE ||
            (point >= MAX (points, 1) && board->points[point - 1].kind == ADV_POINT_TEMPLE))
          return FALSE;
      }
  return TRUE;
}

/* Villages first, some of which become cities. */
static void
place_buildings (Making *making,
                 guint   player,
                 guint   points)
{
  AdvState *state = &making->state;
  guint n = draw (making, 3) == 0 ? 30 : draw (making, 8);

  for (guint i = 0; i < n; i++)
    {
      guint8 corner = draw (making, making->board->n_corners);

      if (!is_free (making, corner, points))
        continue;
      if (draw (making, 3) == 0 && adv_corner_set_size (&state->cities[player]) < ADV_CITIES)
        adv_corner_set_add (&state->cities[player], corner);
      else if (adv_corner_set_size (&state->villages[player]) < ADV_VILLAGES)
        adv_corner_set_add (&state->villages[player], corner);
    }
}

/* Chains of roads that go on at random; some begin in the air, and many at the point where
   Alexander stands, where a village may cut them. */
static void
lay_roads (Making *making,
           guint   player,
           guint   points)
{
  AdvState *state = &making->state;
  const AdvBoard *board = making->board;
  static const guint8 lengths[] = { 0, 3, 6, 9, 13, 14, 15 };
  guint n = lengths[draw (making, G_N_ELEMENTS (lengths))];

  for (guint i = 0; i < 300 && adv_edge_set_size (&state->roads[player]) < n; i++)
    {
      AdvEdgeSet edges;
      guint8 edge = draw (making, making->board->n_edges);

      if (points > 0 && adv_edge_set_size (&state->roads[player]) < 2 && draw (making, 2) == 0)
        edge = board->corners[board->points[points - 1].corner].edges[draw (making, 2)];
      state->player = player;
      edges = adv_state_road_sites (state, board);
      if (adv_edge_set_size (&state->roads[player]) < 2 || adv_edge_set_size (&edges) == 0 ||
              draw (making, 20) == 0
            ? adv_state_road_on (state, edge) == ADV_NONE
            : adv_edge_set_has (&edges, edge))
        adv_edge_set_add (&state->roads[player], edge);
    }
}

/* --- cards --- */

/* Hands from nothing to far too many; what is in none is in the supply or on the piles. Often the
   player on turn has some of each, to build with. */
static void
deal_resources (Making *making)
{
  AdvState *state = &making->state;
  guint8 cards[ADV_MAX_SUPPLY];
  static const guint8 most[] = { 2, 5, 9, 26 };
  guint n = 0;

  for (guint i = 0; i < ADV_MAX_SUPPLY; i++)
    cards[i] = i % ADV_RESOURCES;
  if (draw (making, 3) > 0)
    {
      n = ADV_RESOURCES * (1 + draw (making, 3));
      state->n_cards[state->player] = n;
      memset (state->hands[state->player], n / ADV_RESOURCES, ADV_RESOURCES);
    }
  base_random_shuffle (making->random, cards + n, ADV_MAX_SUPPLY - n);
  for (guint i = 0; i < state->n_players; i++)
    {
      guint size = draw (making, most[draw (making, G_N_ELEMENTS (most))]);

      size = MIN (size, ADV_MAX_SUPPLY - n);
      state->n_cards[i] += size;
      for (guint k = 0; k < size; k++)
        state->hands[i][cards[n++]]++;
    }
  switch (draw (making, 3))
    {
    case 0:
      state->supply_end = 0;
      break;
    case 1:
      state->supply_end = MIN (draw (making, 5), ADV_MAX_SUPPLY - n);
      break;
    default:
      state->supply_end = ADV_MAX_SUPPLY - n;
    }
  memcpy (state->supply, cards + n, state->supply_end);
}

static void
deal_developments (Making *making,
                   gboolean build)
{
  AdvState *state = &making->state;
  guint8 cards[ADV_DECK];
  /* Often the player on turn and the next have all the armies, and one passes the other. */
  gboolean rivals = draw (making, 2) == 0;
  guint n_knights = 0;
  guint n = 0;

  for (guint i = 0; i < ADV_CARDS; i++)
    for (guint k = 0; k < adv_of_card[i]; k++)
      cards[n++] = i;
  base_random_shuffle (making->random, cards, ADV_DECK);
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = draw (making, 9); k > 0 && n > 0; k--)
      {
        guint8 card = cards[--n];

        if (card == ADV_CARD_KNIGHT && draw (making, 3) > 0)
          state->knights[rivals ? (state->player + n_knights++ % 2) % state->n_players : i]++;
        else if (card > ADV_CARD_VICTORY && draw (making, 4) == 0)
          continue;
        else
          {
            state->developments[i][card]++;
            if (build && i == state->player && draw (making, 4) == 0)
              state->fresh[card]++;
          }
      }
  state->deck_size = n;
  memcpy (state->deck, cards, n);
  if (draw (making, 4) > 0)
    return;
  /* All that is left belongs to one player. */
  for (guint i = 0; i < n; i++)
    state->developments[0][cards[i]]++;
  state->deck_size = 0;
}

/* --- text --- */

static void
write_pieces (Making     *making,
              const char *key,
              gboolean    cities)
{
  const char *divider = "";

  g_string_append_printf (making->text, "%s=", key);
  for (guint i = 0; i < making->board->n_corners; i++)
    {
      gboolean city;
      guint8 player = adv_state_building_on (&making->state, i, &city);
      char name[ADV_NAME_SIZE];

      if (player == ADV_NONE || city != cities)
        continue;
      adv_board_corner_name (making->board, i, name);
      g_string_append_printf (making->text, "%s%u:%s", divider, player + 1, name);
      divider = " ";
    }
  g_string_append_c (making->text, '\n');
}

static void
write_roads (Making *making)
{
  const char *divider = "";

  g_string_append (making->text, "Roads=");
  for (guint i = 0; i < making->board->n_edges; i++)
    {
      guint8 player = adv_state_road_on (&making->state, i);
      char name[ADV_NAME_SIZE];

      if (player == ADV_NONE)
        continue;
      adv_board_edge_name (making->board, i, name);
      g_string_append_printf (making->text, "%s%u:%s", divider, player + 1, name);
      divider = " ";
    }
  g_string_append_c (making->text, '\n');
}

/* A word for each player, or one for @only. */
static void
write_words (Making       *making,
             const char   *key,
             const char   *letters,
             const guint8 *numbers,
             guint         n_kinds)
{
  g_string_append_printf (making->text, "%s=", key);
  for (guint i = 0; i < making->state.n_players; i++, numbers += n_kinds)
    {
      g_string_append (making->text, i > 0 ? " " : "");
      g_string_append (making->text, adv_total (numbers, n_kinds) == 0 ? "-" : "");
      for (guint k = 0; k < n_kinds; k++)
        for (guint j = 0; j < numbers[k]; j++)
          g_string_append_c (making->text, letters[k]);
    }
  g_string_append_c (making->text, '\n');
}

static void
write_letters (Making       *making,
               const char   *key,
               const char   *letters,
               const guint8 *items,
               guint         n)
{
  g_string_append_printf (making->text, "%s=", key);
  for (guint i = 0; i < n; i++)
    g_string_append_c (making->text, letters[items[i]]);
  g_string_append_c (making->text, '\n');
}

static void
write_figures (Making       *making,
               const char   *key,
               const guint8 *figures)
{
  g_string_append_printf (making->text, "%s=", key);
  for (guint i = 0; i < making->state.n_players; i++)
    g_string_append_printf (making->text, "%s%u", i > 0 ? " " : "", figures[i]);
  g_string_append_c (making->text, '\n');
}

/* Who may hold a bonus card: one of those with the most, or nobody if there are several. */
static void
write_holder (Making       *making,
              const char   *key,
              const guint8 *numbers,
              guint         least)
{
  guint n_players = making->state.n_players;
  guint first = draw (making, n_players);
  guint most = 0;
  guint n = 0;

  for (guint i = 0; i < n_players; i++)
    most = MAX (most, numbers[i]);
  for (guint i = 0; i < n_players; i++)
    n += numbers[i] == most;
  g_string_append_printf (making->text, "%s=", key);
  if (most >= least && (n == 1 || draw (making, 3) > 0))
    {
      while (numbers[first] != most)
        first = (first + 1) % n_players;
      g_string_append_printf (making->text, "%u", first + 1);
    }
  g_string_append_c (making->text, '\n');
}

static void
write_tokens (Making *making,
              guint   n)
{
  guint8 tokens[ADV_TOKENS];
  guint favourite = draw (making, making->state.n_players);

  for (guint i = 0; i < ADV_TOKENS; i++)
    tokens[i] = i % ADV_TOKEN_KINDS;
  base_random_shuffle (making->random, tokens, ADV_TOKENS);
  /* Battles, for which knights are paid, rather often. */
  for (guint i = 0; i < ADV_TOKENS && draw (making, 2) == 0 && n < ADV_TOKENS; i++)
    if (tokens[i] == ADV_BATTLE)
      {
        tokens[i] = tokens[n];
        tokens[n] = ADV_BATTLE;
        break;
      }
  write_letters (making, "Tokens", ADV_TOKEN_LETTERS, tokens, ADV_TOKENS);
  g_string_append (making->text, "Won=");
  for (guint i = 0; i < n; i++)
    {
      guint winner = draw (making, 3) == 0 ? favourite : draw (making, making->state.n_players);

      g_string_append_c (making->text, draw (making, 10) == 0 ? '-' : '1' + winner);
    }
  g_string_append_c (making->text, '\n');
}

static void
write_gold (Making *making)
{
  AdvState *state = &making->state;
  guint left = ADV_STOCK;

  for (guint i = 0; i < state->n_players; i++)
    {
      guint most = draw (making, 4) == 0 ? 20 : 6;

      state->gold[i] = draw (making, MIN (left, most) + 1);
      left -= state->gold[i];
    }
  write_figures (making, "Gold", state->gold);
}

/* The point where Alexander stands: often one with an auction, and often near the end. */
static guint
choose_point (Making     *making,
              const char *phase)
{
  const AdvBoard *board = making->board;
  guint points = draw (making, 3) == 0 ? board->n_points - 1 - draw (making, 6)
                                       : draw (making, board->n_points);

  while (g_str_equal (phase, "auction") &&
         (points == 0 || board->points[points - 1].kind > ADV_POINT_EVENT))
    points = draw (making, board->n_points);
  return points;
}

/**
 * random_position:
 * @board: a board
 * @random: a generator
 * @n_players: 2 to 4
 *
 * Returns: (transfer full): the lines; few of them are not lawful, because the player on turn has
 *   won or a card is fresh that may not be
 */
char *
random_position (const AdvBoard *board,
                 BaseRandom     *random,
                 guint           n_players)
{
  static const char * const phases[] = { "dice", "auction", "build", "build" };
  Making making = { board, random, .text = g_string_new (NULL) };
  AdvState *state = &making.state;
  const char *phase = phases[draw (&making, G_N_ELEMENTS (phases))];
  gboolean build = g_str_equal (phase, "build");
  guint points = choose_point (&making, phase);
  guint n_events = points > 0 ? board->points[points - 1].n_events : 0;
  guint player = draw (&making, n_players);
  char robber[ADV_NAME_SIZE];

  adv_state_clear (state, board, n_players);
  for (guint i = 0; i < n_players; i++)
    place_buildings (&making, i, points);
  for (guint i = 0; i < n_players; i++)
    lay_roads (&making, i, points);
  state->player = player;
  deal_resources (&making);
  deal_developments (&making, build);
  adv_board_hexagon_name (board, draw (&making, board->n_hexagons), robber);
  g_string_append_printf (making.text, "Turn=%u\nPlayer=%u\nPhase=%s\nAlexander=%u\nRobber=%s\n",
                          2 + draw (&making, 90), player + 1, phase, points, robber);
  write_pieces (&making, "Villages", FALSE);
  write_pieces (&making, "Cities", TRUE);
  write_roads (&making);
  write_words (&making, "Hands", ADV_GOOD_LETTERS, state->hands[0], ADV_RESOURCES);
  write_gold (&making);
  write_letters (&making, "Supply", ADV_GOOD_LETTERS, state->supply, state->supply_end);
  write_letters (&making, "Development", ADV_CARD_LETTERS, state->deck, state->deck_size);
  write_words (&making, "Cards", ADV_CARD_LETTERS, state->developments[0], ADV_CARDS);
  g_string_append (making.text, "Fresh=");
  for (guint i = 0; i < ADV_CARDS; i++)
    for (guint k = 0; k < state->fresh[i]; k++)
      g_string_append_c (making.text, ADV_CARD_LETTERS[i]);
  g_string_append_printf (making.text, "\nPlayed=%s\nOffers=%u\n",
                          draw (&making, 4) == 0 ? "true" : "false", build ? draw (&making, 2) : 0);
  write_figures (&making, "Knights", state->knights);
  write_tokens (&making, n_events - (g_str_equal (phase, "auction") &&
                                     board->points[points - 1].kind == ADV_POINT_EVENT));
  for (guint i = 0; i < n_players; i++)
    state->lengths[i] = adv_state_measure_road (state, board, i);
  write_holder (&making, "LongestRoad", state->lengths, ADV_LEAST_ROAD);
  write_holder (&making, "StrongestArmy", state->knights, ADV_LEAST_ARMY);
  return g_string_free (making.text, FALSE);
}

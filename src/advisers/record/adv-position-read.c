/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the keys of a [Position] group. */

#include "adv-position-private.h"

#include "advisers/rules/adv-apply.h"

#include <string.h>

/* --- whose turn it is --- */

static gboolean
read_turn (AdvReading     *reading,
           const BaseLine *line)
{
  guint turn;

  if (!adv_reading_number (reading, line, 1, ADV_LAST_TURN, &turn))
    return FALSE;
  reading->state->turn = turn;
  return TRUE;
}

static gboolean
read_player (AdvReading     *reading,
             const BaseLine *line)
{
  guint player;

  if (!adv_reading_number (reading, line, 1, reading->state->n_players, &player))
    return FALSE;
  reading->state->player = player - 1;
  return TRUE;
}

static gboolean
read_phase (AdvReading     *reading,
            const BaseLine *line)
{
  AdvState *state = reading->state;

  if (g_str_equal (line->value, "auction"))
    state->phase = ADV_PHASE_BID;
  else if (g_str_equal (line->value, "build"))
    state->phase = ADV_PHASE_BUILD;
  else if (g_str_equal (line->value, "dice") && state->turn > 1)
    {
      state->phase = ADV_PHASE_DICE;
      state->rolled = FALSE;
    }
  else
    return adv_reading_refuse_value (reading, line);
  return TRUE;
}

static gboolean
read_alexander (AdvReading     *reading,
                const BaseLine *line)
{
  AdvState *state = reading->state;
  guint passed;

  if (!adv_reading_number (reading, line, 0, reading->board->n_points - 1, &passed))
    return FALSE;
  state->alexander = passed;
  state->n_turned = passed > 0 ? reading->board->points[passed - 1].n_events : 0;
  if (state->phase == ADV_PHASE_BID && (passed == 0 ||
                                        reading->board->points[passed - 1].kind > ADV_POINT_EVENT))
    return adv_reading_refuse_figures (reading, ADV_FAULT_NO_AUCTION, line, passed, 0);
  return TRUE;
}

static gboolean
read_robber (AdvReading     *reading,
             const BaseLine *line)
{
  reading->state->robber = adv_board_find_hexagon (reading->board, line->value);
  return reading->state->robber != ADV_NONE ||
         adv_reading_refuse_word (reading, ADV_FAULT_PLACE, line, line->value);
}

/* --- pieces --- */

/* Splits "2:c4n" into player and place. */
static gboolean
read_piece (AdvReading     *reading,
            const BaseLine *line,
            const char     *word,
            guint8        (*find) (const AdvBoard *, const char *),
            guint8          found[2])
{
  found[0] = word[0] - '1';
  if (word[0] < '1' || found[0] >= reading->state->n_players || word[1] != ':')
    return adv_reading_refuse_value (reading, line);
  found[1] = find (reading->board, word + 2);
  return found[1] != ADV_NONE || adv_reading_refuse_word (reading, ADV_FAULT_PLACE, line, word + 2);
}

/* Buildings stand apart, on points that Alexander has passed, and not next to a temple that he has
   not passed or that is being auctioned. */
static gboolean
check_site (AdvReading     *reading,
            const BaseLine *line,
            guint8          corner)
{
  const AdvState *state = reading->state;
  const AdvBoard *board = reading->board;
  const AdvCorner *c = &board->corners[corner];
  gboolean auction = state->phase == ADV_PHASE_BID;
  char name[ADV_NAME_SIZE];
  char other[ADV_NAME_SIZE];

  adv_board_corner_name (board, corner, name);
  for (guint i = 0; i < board->n_corners; i++)
    if (adv_corner_set_has (&c->near, i) && adv_state_building_on (state, i, NULL) != ADV_NONE)
      {
        adv_board_corner_name (board, i, other);
        return kit_fault_set (reading->fault, i == corner ? ADV_FAULT_TWICE : ADV_FAULT_DISTANCE,
                              line->line, name, other);
      }
  for (guint i = 0; i < board->n_points; i++)
    {
      const AdvPoint *point = &board->points[i];
      gboolean closed = point->kind == ADV_POINT_TEMPLE
                          ? i + auction >= state->alexander &&
                              adv_corner_set_has (&c->near, point->corner)
                          : i >= state->alexander && point->corner == corner;

      if (closed)
        {
          kit_fault_set (reading->fault, ADV_FAULT_NOT_PASSED, line->line, name, NULL);
          reading->fault->number = i + 1;
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
read_buildings (AdvReading     *reading,
                const BaseLine *line,
                AdvCornerSet   *sets,
                guint           pieces)
{
  g_auto (GStrv) words = adv_reading_split_words (line);
  guint8 found[2] = { 0 };

  for (guint i = 0; words[i]; i++)
    {
      if (!read_piece (reading, line, words[i], adv_board_find_corner, found) ||
          !check_site (reading, line, found[1]))
        return FALSE;
      adv_corner_set_add (&sets[found[0]], found[1]);
      if (adv_corner_set_size (&sets[found[0]]) > pieces)
        return adv_reading_refuse_figures (reading, ADV_FAULT_PIECES, line, pieces + 1, pieces);
    }
  return TRUE;
}

static gboolean
read_villages (AdvReading     *reading,
               const BaseLine *line)
{
  return read_buildings (reading, line, reading->state->villages, ADV_VILLAGES);
}

static gboolean
read_cities (AdvReading     *reading,
             const BaseLine *line)
{
  return read_buildings (reading, line, reading->state->cities, ADV_CITIES);
}

static gboolean
read_roads (AdvReading     *reading,
            const BaseLine *line)
{
  AdvState *state = reading->state;
  g_auto (GStrv) words = adv_reading_split_words (line);
  guint8 found[2] = { 0 };

  for (guint i = 0; words[i]; i++)
    {
      if (!read_piece (reading, line, words[i], adv_board_find_edge, found))
        return FALSE;
      if (adv_state_road_on (state, found[1]) != ADV_NONE)
        return adv_reading_refuse_word (reading, ADV_FAULT_TWICE, line, words[i] + 2);
      adv_edge_set_add (&state->roads[found[0]], found[1]);
      if (adv_edge_set_size (&state->roads[found[0]]) > ADV_ROADS)
        return adv_reading_refuse_figures (reading, ADV_FAULT_PIECES, line, ADV_ROADS + 1,
                                           ADV_ROADS);
    }
  return TRUE;
}

/* --- tokens won, and bonus cards --- */

static gboolean
read_won (AdvReading     *reading,
          const BaseLine *line)
{
  AdvState *state = reading->state;
  gboolean auctioned = state->phase == ADV_PHASE_BID &&
                       reading->board->points[state->alexander - 1].kind == ADV_POINT_EVENT;
  guint limit = state->n_turned - auctioned;
  guint n = strlen (line->value);

  if (n != limit)
    return adv_reading_refuse_figures (reading, ADV_FAULT_WON, line, n, limit);
  for (guint i = 0; i < n; i++)
    {
      if (line->value[i] == '-')
        continue;
      if (line->value[i] < '1' || line->value[i] >= '1' + state->n_players)
        return adv_reading_refuse_value (reading, line);
      state->won[i] = line->value[i] - '1';
    }
  return TRUE;
}

/* Whether Q52 would leave things as they are. */
static gboolean
is_right_holder (const AdvState *state,
                 guint8          holder,
                 const guint8    numbers[ADV_MAX_PLAYERS],
                 guint           least)
{
  guint most = 0;
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    most = MAX (most, numbers[i]);
  for (guint i = 0; i < state->n_players; i++)
    n += numbers[i] == most;
  if (holder != ADV_NONE)
    return numbers[holder] == most && most >= least;
  return most < least || n > 1;
}

static gboolean
read_holder (AdvReading     *reading,
             const BaseLine *line,
             const guint8    numbers[ADV_MAX_PLAYERS],
             guint           least,
             guint8         *holder)
{
  guint number = 0;

  if (line->value[0] != '\0' &&
      !adv_reading_number (reading, line, 1, reading->state->n_players, &number))
    return FALSE;
  *holder = number > 0 ? number - 1 : ADV_NONE;
  return is_right_holder (reading->state, *holder, numbers, least) ||
         adv_reading_refuse_word (reading, ADV_FAULT_BONUS, line, line->value);
}

static gboolean
read_longest (AdvReading     *reading,
              const BaseLine *line)
{
  guint8 lengths[ADV_MAX_PLAYERS] = { 0 };

  for (guint i = 0; i < reading->state->n_players; i++)
    lengths[i] = adv_state_measure_road (reading->state, reading->board, i);
  return read_holder (reading, line, lengths, ADV_LEAST_ROAD, &reading->state->longest);
}

static gboolean
read_strongest (AdvReading     *reading,
                const BaseLine *line)
{
  return read_holder (reading, line, reading->state->knights, ADV_LEAST_ARMY,
                      &reading->state->strongest);
}

/**
 * adv_position_read:
 * @state: (inout): of adv_state_clear(), with the options and the viewer; then the position, or
 *   the view of the viewer
 * @board: its board
 * @group: a [Position]
 * @fault: (out): what is wrong with it
 *
 * Returns: whether it is a position
 */
gboolean
adv_position_read (AdvState        *state,
                   const AdvBoard  *board,
                   const BaseGroup *group,
                   KitFault        *fault)
{
  const char *keys[] = {
    "Turn", "Player", "Phase", "Alexander", "Robber", "Villages", "Cities", "Roads", "Hands",
    "Gold", "Supply", "Development", "Cards", "Fresh", "Played", "Offers", "Knights", "Tokens",
    "Won", "LongestRoad", "StrongestArmy", state->viewer != 0 ? "Piles" : NULL, "Gone", NULL
  };
  static gboolean (* const readers[]) (AdvReading *, const BaseLine *) = {
    read_turn, read_player, read_phase, read_alexander, read_robber, read_villages, read_cities,
    read_roads, adv_reading_hands, adv_reading_gold, adv_reading_supply, adv_reading_deck,
    adv_reading_cards, adv_reading_fresh, adv_reading_played, adv_reading_offers,
    adv_reading_knights, adv_reading_tokens, read_won, read_longest, read_strongest,
    adv_reading_piles, adv_reading_gone
  };
  AdvReading reading = { state, board, group, fault };
  guint points;

  if (!kit_fault_check_keys (fault, group, NULL, keys))
    return FALSE;
  for (guint i = 0; keys[i]; i++)
    {
      const BaseLine *line = kit_fault_need (fault, group, keys[i]);

      if (line == NULL || !readers[i] (&reading, line))
        return FALSE;
    }
  adv_apply_ready (state, board);
  points = adv_state_points (state, state->player);
  return points < ADV_WINNING ||
         adv_reading_refuse_figures (&reading, ADV_FAULT_POINTS,
                                     base_group_get_line (group, "Player"), points, ADV_WINNING);
}

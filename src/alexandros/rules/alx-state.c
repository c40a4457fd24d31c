/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position of a game: one plain struct, copied by "=", and the questions it answers. */

#include "alx-state.h"

#include <string.h>

/* Does a wall other than @side, or the rim, reach the point? Only then can @side close anything there. */
static gboolean
point_is_held (const AlxState *state,
               const AlxBoard *board,
               guint8          point,
               guint16         side)
{
  const AlxPoint *p = &board->points[point];

  if (p->rim)
    return TRUE;
  for (guint d = 0; d < ALX_DIRECTIONS; d++)
    if (p->sides[d] != ALX_NO_SIDE && p->sides[d] != side &&
        alx_side_set_has (&state->walls, p->sides[d]))
      return TRUE;
  return FALSE;
}

/* Gives the part of a province on @from's side of a new wall a label of its own, unless @to is still in it. */
static void
divide_province (AlxState       *state,
                 const AlxBoard *board,
                 guint8          from,
                 guint8          to)
{
  AlxSpaceSet reached = { { 0 } };
  guint8 queue[ALX_MAX_SPACES];
  guint n = 1;

  queue[0] = from;
  alx_space_set_add (&reached, from);
  for (guint i = 0; i < n; i++)
    {
      const AlxSpace *space = &board->spaces[queue[i]];

      for (guint k = 0; k < 3; k++)
        {
          guint8 next = space->neighbours[k];

          if (next == ALX_NONE || alx_side_set_has (&state->walls, space->sides[k]) ||
              alx_space_set_has (&reached, next))
            continue;
          if (next == to)
            return;
          alx_space_set_add (&reached, next);
          queue[n++] = next;
        }
    }

  for (guint i = 0; i < n; i++)
    state->province[queue[i]] = state->n_provinces;
  state->n_provinces++;
}

/**
 * alx_state_lay_wall:
 * @state: (inout): a position
 * @board: its board
 * @side: a side without a wall
 * @red: whether the wall is red; one is taken from that stock
 *
 * Keeps the provinces (R20) and the available spaces (R7) up to date.
 */
void
alx_state_lay_wall (AlxState       *state,
                    const AlxBoard *board,
                    guint16         side,
                    gboolean        red)
{
  const AlxSide *s = &board->sides[side];

  g_assert (!alx_side_set_has (&state->walls, side));

  alx_side_set_add (&state->walls, side);
  if (red)
    {
      alx_side_set_add (&state->red_walls, side);
      state->red--;
    }
  else
    state->black--;

  alx_space_set_remove (&state->unwalled, s->spaces[0]);
  if (s->spaces[1] == ALX_NONE)
    return;
  alx_space_set_remove (&state->unwalled, s->spaces[1]);
  if (point_is_held (state, board, s->points[0], side) &&
      point_is_held (state, board, s->points[1], side))
    divide_province (state, board, s->spaces[0], s->spaces[1]);
}

/**
 * alx_state_deal:
 * @state: (out caller-allocates): the position after the deal
 * @board: a board
 * @options: the rules it is played by
 * @n_players: 2 to 4
 * @deck: all cards as symbols, top first
 * @seed: what later reshuffles are made from
 *
 * R1 to R3.
 */
void
alx_state_deal (AlxState         *state,
                const AlxBoard   *board,
                const AlxOptions *options,
                guint             n_players,
                const guint8     *deck,
                guint64           seed)
{
  g_return_if_fail (n_players >= 2 && n_players <= ALX_MAX_PLAYERS);

  memset (state, 0, sizeof *state);
  state->unwalled = board->symbol_spaces;
  state->seed = seed;
  state->turn = 1;
  state->options = *options;
  state->n_players = n_players;
  state->alexander = board->start;
  state->black = board->black;
  state->red = board->red;
  state->n_provinces = 1;
  memset (state->governors, ALX_NONE, sizeof state->governors);

  state->supply_end = alx_board_n_cards (board);
  memcpy (state->supply, deck, state->supply_end);
  for (guint i = 0; i < n_players; i++)
    state->hands[i][state->supply[state->supply_next++]]++;
  for (guint i = 0; i < ALX_FACE_UP; i++)
    state->face_up[i] = state->supply[state->supply_next++];
}

/** alx_state_is_last_turn: whether the game ends with this turn, R41. */
gboolean
alx_state_is_last_turn (const AlxState *state,
                        const AlxBoard *board)
{
  return state->no_move || state->red < board->red;
}

/** alx_state_supply_size: the number of cards in the supply. */
guint
alx_state_supply_size (const AlxState *state)
{
  return state->supply_end - state->supply_next;
}

static guint
count_cards (const guint8 cards[ALX_SYMBOLS])
{
  guint n = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    n += cards[i];
  return n;
}

/** alx_state_discards_size: the number of discarded cards. */
guint
alx_state_discards_size (const AlxState *state)
{
  return count_cards (state->discards);
}

/** alx_state_hand_size: the number of cards in a player's hand. */
guint
alx_state_hand_size (const AlxState *state,
                     guint           player)
{
  return count_cards (state->hands[player]);
}

/** alx_state_unused_governors: how many governors a player has off the board. */
guint
alx_state_unused_governors (const AlxState *state,
                            guint           player)
{
  guint n = 0;

  for (guint i = 0; i < ALX_GOVERNORS; i++)
    n += state->governors[player][i] == ALX_NONE;
  return n;
}

/**
 * alx_state_governor_on:
 *
 * Returns: the player whose governor stands on @space, or %ALX_NONE
 */
guint8
alx_state_governor_on (const AlxState *state,
                       guint8          space)
{
  for (guint p = 0; p < state->n_players; p++)
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      if (state->governors[p][i] == space)
        return p;
  return ALX_NONE;
}

static AlxSpaceSet
list_available (const AlxState *state,
                const AlxBoard *board)
{
  AlxSpaceSet available = state->unwalled;

  for (guint p = 0; p < state->n_players; p++)
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      if (state->governors[p][i] != ALX_NONE)
        alx_space_set_remove (&available, state->governors[p][i]);
  for (guint i = 0; i < G_N_ELEMENTS (available.bits); i++)
    available.bits[i] &= ~board->points[state->alexander].spaces.bits[i];
  return available;
}

/** alx_state_space_is_available: R7. */
gboolean
alx_state_space_is_available (const AlxState *state,
                              const AlxBoard *board,
                              guint8          space)
{
  AlxSpaceSet available = list_available (state, board);

  return alx_space_set_has (&available, space);
}

static guint
find_closest (const AlxState    *state,
              const AlxBoard    *board,
              const AlxSpaceSet *available,
              guint8             symbol)
{
  guint closest = ALX_NONE;

  for (guint i = 0; i < board->n_of_symbol[symbol]; i++)
    {
      guint8 space = board->of_symbol[symbol][i];

      if (alx_space_set_has (available, space))
        closest = MIN (closest, board->space_distance[state->alexander][space]);
    }
  return closest;
}

/**
 * alx_state_closest_distance:
 *
 * Returns: how far the closest available spaces of @symbol are (R8, R9), or
 *   %ALX_NONE where there is none
 */
guint
alx_state_closest_distance (const AlxState *state,
                            const AlxBoard *board,
                            guint8          symbol)
{
  AlxSpaceSet available = list_available (state, board);

  return find_closest (state, board, &available, symbol);
}

/** alx_state_symbol_is_dead: whether no available space shows @symbol, R15. */
gboolean
alx_state_symbol_is_dead (const AlxState *state,
                          const AlxBoard *board,
                          guint8          symbol)
{
  return alx_state_closest_distance (state, board, symbol) == ALX_NONE;
}

static void
add_closest (const AlxState    *state,
             const AlxBoard    *board,
             const AlxSpaceSet *available,
             guint8             symbol,
             AlxSpaceSet       *allowed)
{
  guint closest = find_closest (state, board, available, symbol);

  for (guint i = 0; i < board->n_of_symbol[symbol]; i++)
    {
      guint8 space = board->of_symbol[symbol][i];

      if (alx_space_set_has (available, space) &&
          board->space_distance[state->alexander][space] == closest)
        alx_space_set_add (allowed, space);
    }
}

/**
 * alx_state_allowed_spaces:
 * @state: a position
 * @board: its board
 * @symbol: of the card
 *
 * The spaces that Alexander may go to with a card of @symbol (R9), which is a
 * joker when the symbol is dead (R15, option Joker). Walls in stock are not
 * looked at.
 */
AlxSpaceSet
alx_state_allowed_spaces (const AlxState *state,
                          const AlxBoard *board,
                          guint8          symbol)
{
  AlxSpaceSet available = list_available (state, board);
  AlxSpaceSet allowed = { { 0 } };

  add_closest (state, board, &available, symbol, &allowed);
  if (alx_space_set_size (&allowed) > 0)
    return allowed;
  if (state->options.joker == ALX_JOKER_ANY)
    return available;
  for (guint8 i = 0; i < ALX_SYMBOLS; i++)
    add_closest (state, board, &available, i, &allowed);
  return allowed;
}

/** alx_state_allowed_points: the points of alx_state_allowed_spaces(), R10. */
AlxPointSet
alx_state_allowed_points (const AlxState *state,
                          const AlxBoard *board,
                          guint8          symbol)
{
  AlxSpaceSet spaces = alx_state_allowed_spaces (state, board, symbol);
  AlxPointSet points = { { 0 } };

  for (guint s = 0; s < board->n_spaces; s++)
    if (alx_space_set_has (&spaces, s))
      for (guint i = 0; i < 3; i++)
        alx_point_set_add (&points, board->spaces[s].points[i]);
  return points;
}

/**
 * alx_state_least_walls:
 * @state: a position
 * @board: its board
 * @to: a point
 *
 * Returns: the fewest new walls that a shortest way to @to lays, R12
 */
guint
alx_state_least_walls (const AlxState *state,
                       const AlxBoard *board,
                       guint8          to)
{
  guint8 least[ALX_MAX_POINTS];
  guint8 queue[ALX_MAX_POINTS];
  guint n = 1;

  /* Breadth first along the shortest ways; a point's value is final when all of the ring before is done. */
  memset (least, ALX_NONE, sizeof least);
  least[state->alexander] = 0;
  queue[0] = state->alexander;
  for (guint i = 0; i < n; i++)
    {
      guint8 p = queue[i];

      for (guint d = 0; d < ALX_DIRECTIONS; d++)
        if (board->next[p][to] & (1 << d))
          {
            guint8 q = board->points[p].neighbours[d];
            guint walls = least[p] + !alx_side_set_has (&state->walls, board->points[p].sides[d]);

            if (least[q] == ALX_NONE)
              queue[n++] = q;
            least[q] = MIN (least[q], walls);
          }
    }
  return least[to];
}

/**
 * alx_state_move_is_possible:
 *
 * Whether Alexander can be moved with any card face up or in the hand of the
 * player on turn; if not, R17.
 */
gboolean
alx_state_move_is_possible (const AlxState *state,
                            const AlxBoard *board)
{
  guint stock = state->black + state->red;

  for (guint8 symbol = 0; symbol < ALX_SYMBOLS; symbol++)
    {
      gboolean dead = alx_state_symbol_is_dead (state, board, symbol);
      gboolean usable = state->hands[state->player][symbol] > 0 && !dead;
      AlxPointSet points;

      for (guint i = 0; i < ALX_FACE_UP; i++)
        if (state->face_up[i] == symbol)
          usable |= !dead || state->options.joker == ALX_JOKER_EACH ||
                    state->face_up[1 - i] == ALX_NONE ||
                    alx_state_symbol_is_dead (state, board, state->face_up[1 - i]);
      if (!usable)
        continue;
      points = alx_state_allowed_points (state, board, symbol);
      for (guint p = 0; p < board->n_points; p++)
        if (alx_point_set_has (&points, p) &&
            (board->distance[state->alexander][p] <= stock ||
             alx_state_least_walls (state, board, p) <= stock))
          return TRUE;
    }
  return FALSE;
}

/**
 * alx_state_get_province:
 * @state: a position
 * @board: its board
 * @label: of a space, below n_provinces
 * @province: (out): what is known of it
 */
void
alx_state_get_province (const AlxState *state,
                        const AlxBoard *board,
                        guint8          label,
                        AlxProvince    *province)
{
  memset (province, 0, sizeof *province);
  province->label = label;
  province->owner = ALX_NONE;
  for (guint s = 0; s < board->n_spaces; s++)
    if (state->province[s] == label)
      {
        guint8 symbol = board->spaces[s].symbol;

        province->n_spaces++;
        if (symbol == ALX_PLAIN)
          province->value++;
        else
          {
            province->n_symbols++;
            province->of_symbol[symbol]++;
          }
      }

  for (guint p = 0; p < state->n_players; p++)
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      {
        guint8 space = state->governors[p][i];

        if (space != ALX_NONE && state->province[space] == label &&
            province->n_governors < ALX_GOVERNORS)
          {
            province->owner = p;
            province->governors[province->n_governors++] = space;
          }
      }
}

/**
 * alx_state_levy_score:
 *
 * Returns: the points that @player scores when anybody levies, R28
 */
guint
alx_state_levy_score (const AlxState *state,
                      const AlxBoard *board,
                      guint           player)
{
  guint score = 0;

  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[player][i];
      AlxProvince province;

      if (space == ALX_NONE)
        continue;
      alx_state_get_province (state, board, state->province[space], &province);
      if (province.n_governors == 1)
        score += province.value;
    }
  return score;
}

/** alx_state_is_won: whether a score ends the game, R40 and option EndAbove. */
gboolean
alx_state_is_won (const AlxState *state,
                  const AlxBoard *board)
{
  for (guint p = 0; p < state->n_players; p++)
    if (state->scores[p] > board->target ||
        (state->scores[p] == board->target && !state->options.end_above))
      return TRUE;
  return FALSE;
}

/**
 * alx_state_winners:
 *
 * Returns: a bit for each player with the most points, R42
 */
guint
alx_state_winners (const AlxState *state)
{
  guint most = 0;
  guint winners = 0;

  for (guint p = 0; p < state->n_players; p++)
    most = MAX (most, state->scores[p]);
  for (guint p = 0; p < state->n_players; p++)
    if (state->scores[p] == most)
      winners |= 1 << p;
  return winners;
}

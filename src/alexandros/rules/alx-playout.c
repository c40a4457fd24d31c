/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playouts: whole games by a fixed policy that hardly thinks, as fast as the rules
   can be followed. */

#include "alx-playout.h"
#include "alx-state-private.h"
#include "alx-supply-private.h"
#include "alx-wall-private.h"

#include <string.h>

/* One in so many levies that could be made is made. */
#define LEVY_CHANCE 3
/* Ways that need more walls than there are may be met so often before all ways are listed. */
#define MAX_TRIES   16

typedef struct
{
  AlxState         *state;
  const AlxBoard   *board;
  BaseRandom        random;
  AlxPlayoutCounts *counts;
  AlxVisit          visit;
  gpointer          data;
} Playout;

/* Tells who listens what is decided; in a test alone anybody does. */
static inline void
tell (Playout         *playout,
      AlxDecisionKind  kind,
      guint8           symbol,
      guint            n,
      const guint8    *at)
{
  AlxDecision decision;

  if (G_LIKELY (playout->visit == NULL))
    return;
  alx_decision_init (&decision, kind);
  decision.symbol = symbol;
  decision.n = n;
  if (n > 0)
    memcpy (decision.at, at, n);
  playout->visit (&decision, playout->data);
}

/* Where the policy says nothing: any legal decision. */
static void
decide_anything (Playout *playout)
{
  AlxDecision decision;
  guint n = alx_legal_count (playout->state, playout->board);

  alx_legal_pick (playout->state, playout->board, base_random_below (&playout->random, n),
                  &decision);
  if (playout->visit != NULL)
    playout->visit (&decision, playout->data);
  alx_apply (playout->state, playout->board, &decision, NULL);
}

static inline void
refill (AlxState *state)
{
  for (guint i = 0; i < ALX_FACE_UP; i++)
    if (state->face_up[i] == ALX_NONE)
      {
        guint8 symbol = alx_state_draw (state, NULL);

        if (symbol == ALX_NONE)
          return;
        state->face_up[i] = symbol;
      }
}

static inline void
end_turn (Playout *playout)
{
  AlxState *state = playout->state;

  state->actions_left = 0;
  if (alx_state_is_last_turn (state, playout->board))
    {
      state->phase = ALX_PHASE_OVER;
      return;
    }
  refill (state);
  state->player = state->player + 1 == state->n_players ? 0 : state->player + 1;
  state->turn++;
  state->phase = ALX_PHASE_CARD;
  state->levied = FALSE;
}

static inline void
end_action (Playout *playout)
{
  playout->state->phase = ALX_PHASE_ACTIONS;
  if (--playout->state->actions_left == 0)
    end_turn (playout);
}

/* --- moving Alexander --- */

static void
choose_card (Playout *playout)
{
  AlxState *state = playout->state;
  guint place = base_random_next (&playout->random) >> 63;
  guint8 symbol;

  if (state->face_up[place] == ALX_NONE)
    place = 1 - place;
  symbol = state->face_up[place];
  if (symbol == ALX_NONE || alx_state_available_of (state, playout->board, symbol) == 0 ||
      state->black + state->red < playout->board->diameter)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      alx_decision_init (&decision, ALX_CHOOSE);
      decision.symbol = symbol == ALX_NONE ? 0 : symbol;
      if (!alx_legal_test (state, playout->board, &decision, &refusal))
        {
          decide_anything (playout);
          return;
        }
    }

  /* If both are equal, records and everybody else take the first. */
  if (state->face_up[0] == symbol)
    place = 0;
  tell (playout, ALX_CHOOSE, symbol, 0, NULL);
  state->face_up[place] = ALX_NONE;
  alx_state_join_hand (state, state->player, symbol, 1);
  refill (state);
  state->phase = ALX_PHASE_WAY;
  state->symbol = symbol;
}

static inline guint
pick_bit (Playout *playout,
          guint    set)
{
  guint n = 0;

  if ((set & (set - 1)) == 0)
    return __builtin_ctz (set);
  for (guint rest = set; rest != 0; rest &= rest - 1)
    n++;
  for (n = base_random_below (&playout->random, n); n > 0; n--)
    set &= set - 1;
  return __builtin_ctz (set);
}

/* A closest space at random, R9, R15. */
static guint8
pick_space (Playout *playout)
{
  AlxState *state = playout->state;
  guint closest = alx_state_closest_of (state, playout->board, state->symbol);
  AlxSpaceSet spaces;
  guint n;

  if (G_LIKELY (closest != 0))
    return playout->board->of_symbol[state->symbol][pick_bit (playout, closest)];

  spaces = alx_state_allowed_spaces (state, playout->board, state->symbol);
  n = base_random_below (&playout->random, alx_space_set_size (&spaces));
  for (guint s = 0;; s++)
    if (alx_space_set_has (&spaces, s) && n-- == 0)
      return s;
}

/* A shortest way to @to, each as likely; its points and sides. Returns its length. */
static guint
pick_way (Playout *playout,
          guint8   to,
          guint8  *points,
          guint16 *sides)
{
  const AlxBoard *board = playout->board;
  guint8 at = playout->state->alexander;
  guint n_ways = board->n_ways[at][to];
  guint index = n_ways > 1 ? base_random_below (&playout->random, n_ways) : 0;
  guint n = 0;

  points[0] = at;
  while (at != to)
    {
      const AlxPoint *point = &board->points[at];
      guint next = board->next[at][to];
      guint d = __builtin_ctz (next);

      for (next &= next - 1; next != 0; next &= next - 1)
        {
          guint ways = board->n_ways[point->neighbours[d]][to];

          if (index < ways)
            break;
          index -= ways;
          d = __builtin_ctz (next);
        }
      sides[n] = point->sides[d];
      points[++n] = at = point->neighbours[d];
    }
  return n;
}

static void
walk (Playout *playout)
{
  AlxState *state = playout->state;
  const AlxBoard *board = playout->board;
  guint8 points[ALX_MAX_WAY];
  guint16 sides[ALX_MAX_WAY];
  guint stock = state->black + state->red;
  guint needed;
  guint n;

  for (guint try = 0;; try++)
    {
      guint8 to =
        board->spaces[pick_space (playout)].points[base_random_below (&playout->random, 3)];

      n = pick_way (playout, to, points, sides);
      if (G_LIKELY (n <= stock))
        break;
      needed = 0;
      for (guint i = 0; i < n; i++)
        needed += !alx_side_set_has (&state->walls, sides[i]);
      if (needed <= stock)
        break;
      if (try == MAX_TRIES)
        {
          decide_anything (playout);
          return;
        }
    }

  tell (playout, ALX_WAY, 0, n + 1, points);
  for (guint i = 0; i < n; i++)
    if (!alx_side_set_has (&state->walls, sides[i]))
      alx_state_add_wall (state, board, sides[i], state->black == 0);
  state->alexander = points[n];
  state->symbol = 0;
  state->phase = ALX_PHASE_ACTIONS;
  state->actions_left = ALX_ACTIONS;
}

/* --- actions --- */

static void
give (Playout *playout)
{
  AlxState *state = playout->state;
  guint8 given[ALX_SYMBOLS];

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      given[i] = MIN (state->owed, state->paid[i]);
      state->owed -= given[i];
      alx_state_join_hand (state, state->loser, i, given[i]);
      state->discards[i] += state->paid[i] - given[i];
      state->paid[i] = 0;
    }
  tell (playout, ALX_COMPENSATE, 0, ALX_SYMBOLS, given);
  state->loser = 0;
  end_action (playout);
}

/* The cards go to the discards, but for those kept for a loser to be chosen from. */
static inline void
pay (AlxState *state,
     AlxCards  cards,
     gboolean  keep)
{
  for (guint i = 0; cards != 0; i++, cards >>= ALX_CARDS_BITS)
    {
      guint n = cards & 31;

      alx_state_leave_hand (state, state->player, i, n);
      if (keep)
        state->paid[i] += n;
      else
        state->discards[i] += n;
    }
}

/* The spaces of the governors: for each missing card one on the first spaces of its symbol, or a
   single one anywhere; in board order. */
static guint
list_places (Playout *playout,
             guint    label,
             AlxCards missing,
             guint8   places[ALX_GOVERNORS])
{
  const AlxState *state = playout->state;
  const AlxBoard *board = playout->board;
  guint n = 0;

  if (missing == 0)
    {
      guint symbols = 0;

      for (guint i = 0; i < ALX_SYMBOLS; i++)
        symbols |= (alx_cards_of (state->symbols[label], i) > 0) << i;
      missing = alx_cards_one (pick_bit (playout, symbols));
    }
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    for (guint k = 0, left = alx_cards_of (missing, i); left > 0; k++)
      if (state->province[board->of_symbol[i][k]] == label)
        {
          guint at = n++;

          for (; at > 0 && places[at - 1] > board->of_symbol[i][k]; at--)
            places[at] = places[at - 1];
          places[at] = board->of_symbol[i][k];
          left--;
        }
  return n;
}

static void
occupy (Playout *playout,
        guint    label,
        AlxCards hand)
{
  AlxState *state = playout->state;
  const AlxBoard *board = playout->board;
  AlxCards removal = alx_state_removal (state, board, label);
  AlxCards cost = state->symbols[label];
  guint8 loser = alx_state_owner (state, label);
  gboolean to_give = loser != ALX_NONE && state->n_players > 2 &&
                     state->options.compensation != ALX_COMPENSATION_NONE;
  gboolean all = state->options.compensation == ALX_COMPENSATION_ALL;
  guint8 places[ALX_GOVERNORS];
  guint n = list_places (playout, label, alx_cards_missing (cost + removal, hand), places);

  tell (playout, ALX_OCCUPY, 0, n, places);
  for (guint i = 0; i < n; i++)
    cost -= board->spaces[places[i]].card;
  if (loser != ALX_NONE)
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      {
        guint8 space = state->governors[loser][i];

        if (space != ALX_NONE && state->province[space] == label)
          alx_state_remove_governor (state, board, loser, space);
      }
  for (guint i = 0; i < n; i++)
    alx_state_place_governor (state, board, state->player, places[i]);
  playout->counts->occupations++;

  state->owed = to_give ? (alx_cards_total (cost) + (all ? alx_cards_total (removal) : 0) + 1) / 2
                        : 0;
  pay (state, removal, state->owed > 0 && all);
  pay (state, cost, state->owed > 0);
  if (state->owed == 0)
    {
      end_action (playout);
      return;
    }
  state->loser = loser;
  state->phase = ALX_PHASE_COMPENSATION;
}

static gboolean
try_occupy (Playout *playout)
{
  AlxState *state = playout->state;
  guint unused = alx_state_count_unused (state, state->player);
  AlxCards hand = alx_cards_pack (state->hands[state->player]);
  guint n_cards = alx_cards_total (hand);
  guint8 labels[ALX_MAX_PROVINCES];
  guint n_reachable;
  guint n = 0;

  if (unused == 0)
    return FALSE;
  n_reachable = alx_state_list_reachable (state, hand, unused, labels);
  for (guint i = 0; i < n_reachable; i++)
    {
      guint label = labels[i];
      AlxCards missing;

      if (state->holder[label] != 0 &&
          (2 * alx_state_holding (state, label) > n_cards ||
           alx_state_least_governors (state, playout->board, label, hand, &missing) > unused))
        continue;
      labels[n++] = label;
    }
  if (n == 0)
    return FALSE;
  occupy (playout, labels[base_random_below (&playout->random, n)], hand);
  return TRUE;
}

static gboolean
try_levy (Playout *playout)
{
  AlxState *state = playout->state;
  const guint8 *governors = state->governors[state->player];
  guint8 symbol = ALX_NONE;

  for (guint i = 0; !state->levied && i < ALX_GOVERNORS; i++)
    if (governors[i] != ALX_NONE &&
        state->hands[state->player][playout->board->spaces[governors[i]].symbol] > 0)
      symbol = playout->board->spaces[governors[i]].symbol;
  if (symbol == ALX_NONE || base_random_below (&playout->random, LEVY_CHANCE) > 0)
    return FALSE;

  tell (playout, ALX_LEVY, symbol, 0, NULL);
  playout->counts->levies++;
  alx_state_leave_hand (state, state->player, symbol, 1);
  state->discards[symbol]++;
  state->levied = TRUE;
  for (guint i = 0; i < state->n_players; i++)
    state->scores[i] += alx_state_levy_gain (state, i);
  if (alx_state_is_won (state, playout->board))
    state->phase = ALX_PHASE_OVER;
  else
    end_action (playout);
  return TRUE;
}

static void
act (Playout *playout)
{
  AlxState *state = playout->state;
  guint8 symbol;

  if (base_random_next (&playout->random) >> 63 && try_occupy (playout))
    return;
  if (try_levy (playout))
    return;
  symbol = alx_state_draw (state, NULL);
  if (symbol == ALX_NONE)
    {
      tell (playout, ALX_END_TURN, 0, 0, NULL);
      end_turn (playout);
      return;
    }
  tell (playout, ALX_DRAW, 0, 0, NULL);
  state->hands[state->player][symbol]++;
  end_action (playout);
}

/**
 * alx_playout:
 * @state: (inout): a position in which nothing is blank; afterwards the end of the game
 * @board: its board
 * @random: (inout): makes the choices
 * @counts: (inout): what happened
 * @visit: (nullable) (scope call): called with each decision before it is made; its result is not
 *   looked at
 * @data: for @visit
 *
 * The policy: a face-up card at random; a closest space, one of its points and
 * a shortest way at random; each action: with probability 1/2 occupy or take
 * over if any province can be paid for (any of them, with the fewest
 * governors), else levy with probability 1/3 if that is possible, else draw.
 * Where it can say nothing, any legal decision.
 */
void
alx_playout (AlxState         *state,
             const AlxBoard   *board,
             BaseRandom       *random,
             AlxPlayoutCounts *counts,
             AlxVisit          visit,
             gpointer          data)
{
  Playout playout = { state, board, *random, counts, visit, data };
  guint first = state->turn;

  while (state->phase != ALX_PHASE_OVER)
    switch (state->phase)
      {
      case ALX_PHASE_CARD:
        choose_card (&playout);
        break;
      case ALX_PHASE_WAY:
        walk (&playout);
        break;
      case ALX_PHASE_ACTIONS:
        act (&playout);
        break;
      default:
        give (&playout);
      }
  counts->games++;
  counts->turns += state->turn - first + 1;
  *random = playout.random;
}

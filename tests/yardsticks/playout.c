/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playouts: whole games of Alexandros by a fixed, nearly blind policy, which finds its decisions by
   shortcuts. ISMCTS plays them from the edge of its tree, and a plain program plays the same. */

#include "playout.h"

#include "alexandros/rules/alx-state-private.h"

/* One in three possible levies is made. */
#define LEVY_CHANCE 3
/* Random ways that turn out to need too many walls, before all legal ways are listed. */
#define MAX_TRIES   16

typedef struct
{
  AlxState         *state;
  const AlxBoard   *board;
  BaseRandom        random;
  AlxPlayoutCounts *counts;
  AlxVisit          visit;
  gpointer          data;
  AlxDecision       decision;           /* the current one */
} Playout;

static void
play (Playout *playout)
{
  if (G_UNLIKELY (playout->visit != NULL))
    playout->visit (&playout->decision, playout->data);
  alx_apply (playout->state, playout->board, &playout->decision, NULL);
}

/* Makes a decision with the first @n of its @at already filled in. */
static void
decide (Playout         *playout,
        AlxDecisionKind  kind,
        guint8           symbol,
        guint            n)
{
  playout->decision.kind = kind;
  playout->decision.symbol = symbol;
  playout->decision.refreshed = ALX_NONE;
  playout->decision.n = n;
  play (playout);
}

/* Any legal decision, for positions that the policy has no answer to. */
static void
decide_anything (Playout *playout)
{
  guint n = alx_legal_count (playout->state, playout->board);

  alx_legal_pick (playout->state, playout->board, base_random_below (&playout->random, n),
                  &playout->decision);
  play (playout);
}

/* --- moving Alexander --- */

static void
choose_card (Playout *playout)
{
  const AlxState *state = playout->state;
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
  decide (playout, ALX_CHOOSE, symbol, 0);
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
  const AlxState *state = playout->state;
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

/* Puts the points of a random shortest way to @to into the decision, all ways equally likely.
   Returns the number of its sides. */
static guint
pick_way (Playout *playout,
          guint8   to)
{
  const AlxBoard *board = playout->board;
  guint8 *points = playout->decision.at;
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
      points[++n] = at = point->neighbours[d];
    }
  return n;
}

/* The walls that a way of @n sides would lay. */
static guint
count_new_walls (const Playout *playout,
                 guint          n)
{
  const guint8 *points = playout->decision.at;
  guint needed = 0;

  for (guint i = 0; i < n; i++)
    needed += !alx_side_set_has (&playout->state->walls,
                                 alx_board_find_side (playout->board, points[i], points[i + 1]));
  return needed;
}

static void
walk (Playout *playout)
{
  const AlxState *state = playout->state;
  guint stock = state->black + state->red;

  for (guint try = 0; try <= MAX_TRIES; try++)
    {
      const AlxSpace *space = &playout->board->spaces[pick_space (playout)];
      guint n = pick_way (playout, space->points[base_random_below (&playout->random, 3)]);

      if (n <= stock || count_new_walls (playout, n) <= stock)
        {
          decide (playout, ALX_WAY, 0, n + 1);
          return;
        }
    }
  decide_anything (playout);
}

/* --- actions --- */

static void
give (Playout *playout)
{
  const AlxState *state = playout->state;
  guint owed = state->owed;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      playout->decision.at[i] = MIN (owed, state->paid[i]);
      owed -= playout->decision.at[i];
    }
  decide (playout, ALX_COMPENSATE, 0, ALX_SYMBOLS);
}

/* Lists the spaces of the governors, in board order: for each missing card the first space of its
   symbol that is left, or a single random one if no card is missing. */
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
  const AlxState *state = playout->state;
  AlxCards needed = state->symbols[label] + alx_state_removal (state, playout->board, label);

  playout->counts->occupations++;
  decide (playout, ALX_OCCUPY, 0,
          list_places (playout, label, alx_cards_missing (needed, hand), playout->decision.at));
}

static gboolean
try_occupy (Playout *playout)
{
  const AlxState *state = playout->state;
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
  const AlxState *state = playout->state;
  const guint8 *governors = state->governors[state->player];
  guint8 symbol = ALX_NONE;

  for (guint i = 0; !state->levied && i < ALX_GOVERNORS; i++)
    if (governors[i] != ALX_NONE &&
        state->hands[state->player][playout->board->spaces[governors[i]].symbol] > 0)
      symbol = playout->board->spaces[governors[i]].symbol;
  if (symbol == ALX_NONE || base_random_below (&playout->random, LEVY_CHANCE) > 0)
    return FALSE;

  playout->counts->levies++;
  decide (playout, ALX_LEVY, symbol, 0);
  return TRUE;
}

static void
act (Playout *playout)
{
  const AlxState *state = playout->state;

  if (base_random_next (&playout->random) >> 63 && try_occupy (playout))
    return;
  if (try_levy (playout))
    return;
  if (state->supply_next == state->supply_end && alx_state_discards_size (state) == 0)
    decide (playout, ALX_END_TURN, 0, 0);
  else
    decide (playout, ALX_DRAW, 0, 0);
}

/**
 * alx_playout:
 * @state: (inout): a position without unknown cards; afterwards the end of the game
 * @board: its board
 * @random: (inout): makes the choices
 * @counts: (inout): what happened
 * @visit: (nullable) (scope call): called with each decision before it is made; what it returns
 *   is ignored
 * @data: for @visit
 *
 * The policy: a face-up card at random; a closest space, one of its points and
 * a shortest way at random; each action: with probability 1/2 occupy or take
 * over if any province can be paid for (any of them, with the fewest
 * governors), else levy with probability 1/3 if that is possible, else draw.
 * Where none of this applies, any legal decision.
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal decisions of a position, one after the other. */

#include "alx-iterate-private.h"

#include "alx-state-private.h"

#include <string.h>

/* The arguments of all functions below. */
typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  AlxVisit        visit;
  gpointer        data;
  guint          *skip;                 /* (nullable): number of decisions still to be skipped;
                                           reduced when they are skipped without a visit, and by
                                           @visit */
  AlxDecision     decision;
  gboolean        can_move;             /* in the card phase: a legal card was found */
} Walk;

/* Skips the next @n decisions, if the caller allows that many; otherwise they must be visited.
   Returns whether nothing is left to visit. */
static inline gboolean
skip_all (Walk  *walk,
          guint  n)
{
  if (n == 0)
    return TRUE;
  if (walk->skip == NULL || n > *walk->skip)
    return FALSE;
  *walk->skip -= n;
  return TRUE;
}

/* A cheap test that is sufficient for nearly all positions: the symbol is not dead, and there are
   enough walls for any way. */
static inline gboolean
is_surely_walkable (const Walk *walk,
                    guint       symbol)
{
  return alx_state_available_of (walk->state, walk->board, symbol) != 0 &&
         (guint) walk->state->black + walk->state->red >= walk->board->diameter;
}

/* Visits the decision, if its card may be used. */
static gboolean
visit_card (Walk *walk)
{
  AlxRefusal refusal;

  if (!is_surely_walkable (walk, walk->decision.symbol) &&
      !alx_legal_test (walk->state, walk->board, &walk->decision, &refusal))
    return TRUE;
  walk->can_move = TRUE;
  return skip_all (walk, 1) || walk->visit (&walk->decision, walk->data);
}

/* Visits a decision of @kind for each symbol in @symbols, a bit each, for which it is legal. */
static gboolean
visit_cards (Walk            *walk,
             AlxDecisionKind  kind,
             guint            symbols)
{
  alx_decision_init (&walk->decision, kind);
  for (; symbols != 0; symbols &= symbols - 1)
    {
      walk->decision.symbol = __builtin_ctz (symbols);
      if (!visit_card (walk))
        return FALSE;
    }
  return TRUE;
}

static guint
list_face_up (const AlxState *state)
{
  guint symbols = 0;

  for (guint i = 0; i < ALX_FACE_UP; i++)
    if (state->face_up[i] != ALX_NONE)
      symbols |= 1u << state->face_up[i];
  return symbols;
}

/* The symbols in the hand of the player on turn. */
static guint
list_held (const AlxState *state)
{
  guint symbols = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    symbols |= (state->hands[state->player][i] > 0) << i;
  return symbols;
}

/* The symbols that a levy may be paid with, R27. */
static guint
list_levies (const AlxState *state,
             const AlxBoard *board)
{
  guint symbols = 0;

  for (guint i = 0; !state->levied && i < ALX_GOVERNORS; i++)
    if (state->governors[state->player][i] != ALX_NONE)
      symbols |= 1u << board->spaces[state->governors[state->player][i]].symbol;
  return symbols & list_held (state);
}

/* Like visit_cards(), for decisions that are known to be legal. */
static gboolean
visit_legal_symbols (Walk            *walk,
                     AlxDecisionKind  kind,
                     guint            symbols)
{
  guint n = 0;

  for (guint rest = symbols; rest != 0; rest &= rest - 1)
    n++;
  if (skip_all (walk, n))
    return TRUE;
  alx_decision_init (&walk->decision, kind);
  for (; symbols != 0; symbols &= symbols - 1)
    {
      walk->decision.symbol = __builtin_ctz (symbols);
      if (!walk->visit (&walk->decision, walk->data))
        return FALSE;
    }
  return TRUE;
}

static gboolean
visit_specials (Walk *walk)
{
  const AlxState *state = walk->state;
  gboolean refresh = state->options.special_refresh &&
                     (state->face_up[0] != ALX_NONE || state->face_up[1] != ALX_NONE);

  if (!refresh)
    return visit_cards (walk, ALX_SPECIAL, list_held (state));
  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      if (state->face_up[i] == ALX_NONE || (i == 1 && state->face_up[0] == state->face_up[1]))
        continue;
      alx_decision_init (&walk->decision, ALX_SPECIAL);
      walk->decision.refreshed = state->face_up[i];
      for (guint held = list_held (state); held != 0; held &= held - 1)
        {
          walk->decision.symbol = __builtin_ctz (held);
          if (!visit_card (walk))
            return FALSE;
        }
    }
  return TRUE;
}

/* Visits all continuations of the way in the decision that lead to @to on a shortest way, with at
   most @stock new walls. */
static gboolean
visit_ways_on (Walk   *walk,
               guint8  to,
               int     stock)
{
  guint8 at = walk->decision.at[walk->decision.n - 1];
  guint8 next = walk->board->next[at][to];

  if (stock < 0)
    return TRUE;
  if (at == to)
    return walk->visit (&walk->decision, walk->data);

  for (guint d = 0; d < ALX_DIRECTIONS; d++)
    if (next & (1 << d))
      {
        const AlxPoint *point = &walk->board->points[at];
        gboolean more;

        walk->decision.at[walk->decision.n++] = point->neighbours[d];
        more = visit_ways_on (walk, to,
                              stock - !alx_side_set_has (&walk->state->walls, point->sides[d]));
        walk->decision.at[--walk->decision.n] = 0;
        if (!more)
          return FALSE;
      }
  return TRUE;
}

static gboolean
visit_ways_to (Walk   *walk,
               guint8  to)
{
  guint stock = walk->state->black + walk->state->red;

  if (walk->board->distance[walk->state->alexander][to] > stock &&
      alx_state_least_walls (walk->state, walk->board, to) > stock)
    return TRUE;
  alx_decision_init (&walk->decision, ALX_WAY);
  walk->decision.n = 1;
  walk->decision.at[0] = walk->state->alexander;
  return visit_ways_on (walk, to, stock);
}

static gboolean
visit_ways (Walk *walk)
{
  AlxPointSet points = alx_state_allowed_points (walk->state, walk->board, walk->state->symbol);

  for (guint i = 0; i < G_N_ELEMENTS (points.bits); i++)
    for (guint64 bits = points.bits[i]; bits != 0; bits &= bits - 1)
      if (!visit_ways_to (walk, i * 64 + __builtin_ctzll (bits)))
        return FALSE;
  return TRUE;
}

/* A province that is to be occupied. */
typedef struct
{
  AlxCards symbols;                     /* its symbol spaces */
  AlxCards removal;                     /* what the rival's governors cost */
  AlxCards hand;                        /* of the player on turn */
  guint    n;
  guint8   spaces[ALX_SYMBOLS * ALX_MAX_OF_SYMBOL + 1];       /* and one for a branchless write */
} Aim;

/* Visits all occupations that add up to @governors governors, on spaces from @first on, to those
   in the decision. A governor saves the card of its own space; @saved is what the governors so far
   save. Prunes when the rest cannot save all that is missing. */
static gboolean
visit_occupations_on (Walk      *walk,
                      const Aim *aim,
                      guint      first,
                      guint      governors,
                      AlxCards   saved)
{
  guint total =
    alx_cards_total (alx_cards_missing (aim->symbols + aim->removal, aim->hand + saved));

  if (total > governors)
    return TRUE;
  if (total == 0 && walk->decision.n > 0 && !walk->visit (&walk->decision, walk->data))
    return FALSE;
  if (governors == 0)
    return TRUE;

  for (guint i = first; i < aim->n; i++)
    {
      AlxCards more = saved + walk->board->spaces[aim->spaces[i]].card;
      gboolean go_on;

      walk->decision.at[walk->decision.n++] = aim->spaces[i];
      go_on = visit_occupations_on (walk, aim, i + 1, governors - 1, more);
      walk->decision.at[--walk->decision.n] = 0;
      if (!go_on)
        return FALSE;
    }
  return TRUE;
}

/* Lists the symbol spaces of a province. Branchless: each space is written, but the length only
   grows if it is in the province. */
static void
list_symbol_spaces (const AlxState *state,
                    const AlxBoard *board,
                    guint           label,
                    Aim            *aim)
{
  aim->n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (board->symbol_spaces.bits); i++)
    for (guint64 bits = board->symbol_spaces.bits[i]; bits != 0; bits &= bits - 1)
      {
        guint space = i * 64 + __builtin_ctzll (bits);

        aim->spaces[aim->n] = space;
        aim->n += state->province[space] == label;
      }
}

/* The binomial coefficients (n choose 0) to (n choose 4) in 12 bits each: a polynomial, whose
   product with that of another symbol counts the choices among the spaces of both. */
#define LANE 12
#define CHOICES(n)                                                                                 \
  (1 | (guint64)(n) << LANE | (guint64)((n) * ((n)-1) / 2) << 2 * LANE |                           \
   (guint64)((n) * ((n)-1) * ((n)-2) / 6) << 3 * LANE |                                            \
   (guint64)((n) * ((n)-1) * ((n)-2) * ((n)-3) / 24) << 4 * LANE)
#define MAX_COUNTED 19                  /* symbol spaces of a province: (19 choose 4) is 3876;
                                           (20 choose 4) is 4845 and needs 13 bits */

static const guint64 choices_of[ALX_MAX_OF_SYMBOL + 1] = {
  CHOICES (0), CHOICES (1), CHOICES (2), CHOICES (3), CHOICES (4), CHOICES (5),
  CHOICES (6), CHOICES (7), CHOICES (8), CHOICES (9), CHOICES (10), CHOICES (11),
  CHOICES (12), CHOICES (13), CHOICES (14), CHOICES (15), CHOICES (16),
};

G_STATIC_ASSERT (ALX_GOVERNORS == 4 && ALX_MAX_OF_SYMBOL == 16);

/* Counts the occupations of a province with at most MAX_COUNTED symbol spaces without listing them:
   of each symbol at least as many spaces are chosen as cards are missing. */
static guint
count_occupations_of (AlxCards symbols,
                      AlxCards missing,
                      guint    unused)
{
  const guint64 lane = (1 << LANE) - 1;
  guint64 choices = 1;

  for (; symbols != 0; symbols >>= ALX_CARDS_BITS, missing >>= ALX_CARDS_BITS)
    choices *= choices_of[alx_cards_of (symbols, 0)] &
               -(guint64) 1 << LANE * alx_cards_of (missing, 0);
  choices = (choices & (((guint64) 1 << LANE * (unused + 1)) - 1)) >> LANE;
  return (choices & lane) + (choices >> LANE & lane) + (choices >> 2 * LANE & lane) +
         (choices >> 3 * LANE);
}

static gboolean
visit_occupations_of (Walk *walk,
                      Aim  *aim,
                      guint label,
                      guint unused)
{
  aim->removal = alx_state_removal (walk->state, walk->board, label);
  list_symbol_spaces (walk->state, walk->board, label, aim);
  alx_decision_init (&walk->decision, ALX_OCCUPY);
  return visit_occupations_on (walk, aim, 0, unused, 0);
}

static gboolean
visit_occupations (Walk *walk)
{
  const AlxState *state = walk->state;
  guint unused = alx_state_count_unused (state, state->player);
  guint8 labels[ALX_MAX_PROVINCES];
  guint n_labels;
  Aim aim;

  if (unused == 0)
    return TRUE;
  aim.hand = alx_cards_pack (state->hands[state->player]);
  n_labels = alx_state_list_reachable (state, aim.hand, unused, labels);
  for (guint i = 0; i < n_labels; i++)
    {
      guint label = labels[i];
      AlxCards missing;

      if (alx_state_least_governors (state, walk->board, label, aim.hand, &missing) > unused)
        continue;
      aim.symbols = state->symbols[label];
      if (walk->skip != NULL && alx_cards_total (aim.symbols) <= MAX_COUNTED &&
          skip_all (walk, count_occupations_of (aim.symbols, missing, unused)))
        continue;
      if (!visit_occupations_of (walk, &aim, label, unused))
        return FALSE;
    }
  return TRUE;
}

/* Visits all ways to give @owed of the cards paid, from @symbol on. */
static gboolean
visit_compensations (Walk  *walk,
                     guint  symbol,
                     guint  owed)
{
  if (symbol == ALX_SYMBOLS)
    return owed > 0 || walk->visit (&walk->decision, walk->data);

  for (guint n = 0; n <= MIN (owed, walk->state->paid[symbol]); n++)
    {
      walk->decision.at[symbol] = n;
      if (!visit_compensations (walk, symbol + 1, owed - n))
        return FALSE;
    }
  walk->decision.at[symbol] = 0;
  return TRUE;
}

static gboolean
visit_take_backs (Walk *walk)
{
  alx_decision_init (&walk->decision, ALX_TAKE_BACK);
  walk->decision.n = 1;
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      walk->decision.at[0] = walk->state->governors[walk->state->player][i];
      if (walk->decision.at[0] != ALX_NONE && !walk->visit (&walk->decision, walk->data))
        return FALSE;
    }
  return TRUE;
}

static gboolean
visit_legal (Walk            *walk,
             AlxDecisionKind  kind)
{
  alx_decision_init (&walk->decision, kind);
  return walk->visit (&walk->decision, walk->data);
}

static gboolean
can_draw (const AlxState *state)
{
  return state->supply_next < state->supply_end || alx_state_discards_size (state) > 0;
}

static gboolean
visit_all (Walk *walk)
{
  const AlxState *state = walk->state;

  switch (state->phase)
    {
    case ALX_PHASE_CARD:
      return visit_cards (walk, ALX_CHOOSE, list_face_up (state)) &&
             visit_specials (walk) &&
             (walk->can_move || visit_legal (walk, ALX_NO_MOVE));
    case ALX_PHASE_WAY:
      return visit_ways (walk);
    case ALX_PHASE_ACTIONS:
      return (skip_all (walk, can_draw (state)) || visit_legal (walk, ALX_DRAW)) &&
             visit_legal_symbols (walk, ALX_TAKE, list_face_up (state)) &&
             visit_occupations (walk) &&
             visit_legal_symbols (walk, ALX_LEVY, list_levies (state, walk->board)) &&
             (skip_all (walk, ALX_GOVERNORS - alx_state_count_unused (state, state->player)) ||
              visit_take_backs (walk)) &&
             (skip_all (walk, 1) || visit_legal (walk, ALX_END_TURN));
    case ALX_PHASE_COMPENSATION:
      alx_decision_init (&walk->decision, ALX_COMPENSATE);
      walk->decision.n = ALX_SYMBOLS;
      return visit_compensations (walk, 0, state->owed);
    default:
      return TRUE;
    }
}

/**
 * alx_legal_foreach_but:
 * @state: a position
 * @board: its board
 * @visit: (scope call): called with each legal decision once
 * @data: for @visit
 * @skip: (inout): how many of the first decisions may be left out, where that is cheaper than to
 *   visit them. It is reduced by those left out; @visit, which still gets the others, counts it
 *   down itself
 *
 * Returns: %FALSE if @visit stopped it
 */
gboolean
alx_legal_foreach_but (const AlxState *state,
                       const AlxBoard *board,
                       AlxVisit        visit,
                       gpointer        data,
                       guint          *skip)
{
  Walk walk = { .state = state, .board = board, .visit = visit, .data = data, .skip = skip };

  return visit_all (&walk);
}

/**
 * alx_legal_foreach:
 * @state: a position
 * @board: its board
 * @visit: (scope call): called with each legal decision once
 * @data: for @visit
 *
 * Some positions have tens of thousands of legal decisions, so no list is ever made.
 *
 * Returns: %FALSE if @visit stopped it
 */
gboolean
alx_legal_foreach (const AlxState *state,
                   const AlxBoard *board,
                   AlxVisit        visit,
                   gpointer        data)
{
  Walk walk = { .state = state, .board = board, .visit = visit, .data = data };

  return visit_all (&walk);
}

/**
 * alx_legal_foreach_way:
 * @state: a position in the way phase
 * @board: its board
 * @to: an allowed point
 * @visit: (scope call): called with each legal way to @to
 * @data: for @visit
 *
 * Returns: %FALSE if @visit stopped it
 */
gboolean
alx_legal_foreach_way (const AlxState *state,
                       const AlxBoard *board,
                       guint8          to,
                       AlxVisit        visit,
                       gpointer        data)
{
  Walk walk = { .state = state, .board = board, .visit = visit, .data = data };

  return visit_ways_to (&walk, to);
}

typedef struct
{
  const AlxState *state;
  guint           value;
  guint8          space;
} Gain;

static gboolean
compare_gain (const AlxDecision *decision,
              gpointer           data)
{
  Gain *gain = data;
  guint value;

  if (decision->kind != ALX_OCCUPY || decision->n != 1)
    return TRUE;
  value = gain->state->value[gain->state->province[decision->at[0]]];
  if (value > gain->value)
    {
      gain->value = value;
      gain->space = decision->at[0];
    }
  return TRUE;
}

/** alx_legal_find_gain: where a single governor would occupy the province that is worth most among
    those that can be paid for now; %ALX_NONE if none of them would score. */
guint8
alx_legal_find_gain (const AlxState *state,
                     const AlxBoard *board)
{
  Gain gain = { state, 0, ALX_NONE };

  g_return_val_if_fail (state != NULL && board != NULL, ALX_NONE);

  if (state->phase == ALX_PHASE_ACTIONS)
    alx_legal_foreach (state, board, compare_gain, &gain);
  return gain.space;
}

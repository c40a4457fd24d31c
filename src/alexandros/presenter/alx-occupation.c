/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Occupations that are proposed for a province, and changed. */

#include "alx-occupation.h"

/* The occupation with the fewest governors and, among those, the one that saves the best cards. */
typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  guint8          label;
  AlxDecision     best;
  int             worth;
} Cheapest;

static gboolean
compare_occupation (const AlxDecision *decision,
                    gpointer           data)
{
  Cheapest *cheapest = data;
  int worth = -100 * decision->n;

  if (decision->kind != ALX_OCCUPY || cheapest->state->province[decision->at[0]] != cheapest->label)
    return TRUE;
  /* A card that is not paid can be used for a later levy, so save what the player has most of. */
  for (guint i = 0; i < decision->n; i++)
    worth += cheapest->state->hands[cheapest->state->player]
                                   [cheapest->board->spaces[decision->at[i]].symbol];
  if (cheapest->best.n == 0 || worth > cheapest->worth)
    {
      cheapest->best = *decision;
      cheapest->worth = worth;
    }
  return TRUE;
}

/* One governor, on a space where one may stand if there is any. */
static void
make_one (const AlxState *state,
          const AlxBoard *board,
          guint8          label,
          AlxDecision    *decision)
{
  guint8 any = ALX_NONE;
  guint8 at = ALX_NONE;

  for (guint s = board->n_spaces; s-- > 0; )
    if (state->province[s] == label)
      {
        any = s;
        if (board->spaces[s].symbol != ALX_PLAIN)
          at = s;
      }
  alx_decision_init (decision, ALX_OCCUPY);
  decision->at[decision->n++] = at != ALX_NONE ? at : any;
}

/**
 * alx_occupation_make:
 * @state: a position
 * @board: its board
 * @label: of a province
 * @decision: (out): the occupation to be proposed; one that cannot be paid for if only cards are
 *   missing, so that these are shown
 * @refusal: (out): why there is none
 *
 * Returns: whether there is one
 */
gboolean
alx_occupation_make (const AlxState *state,
                     const AlxBoard *board,
                     guint8          label,
                     AlxDecision    *decision,
                     AlxRefusal     *refusal)
{
  Cheapest cheapest = { .state = state, .board = board, .label = label };

  alx_legal_foreach (state, board, compare_occupation, &cheapest);
  if (cheapest.best.n > 0)
    {
      *decision = cheapest.best;
      return TRUE;
    }
  make_one (state, board, label, decision);
  return !alx_legal_test (state, board, decision, refusal) &&
         refusal->reason == ALX_REFUSED_CARDS;
}

/** alx_occupation_toggle: adds a governor on @space to @decision, an occupation, or removes it;
    returns FALSE if it is the last, or there are as many as can be. */
gboolean
alx_occupation_toggle (AlxDecision *decision,
                       guint8       space)
{
  AlxDecision changed;
  guint i;

  alx_decision_init (&changed, ALX_OCCUPY);
  for (i = 0; i < decision->n; i++)
    if (decision->at[i] != space)
      changed.at[changed.n++] = decision->at[i];
  if (changed.n == decision->n)
    {
      if (changed.n == ALX_GOVERNORS)
        return FALSE;
      for (i = changed.n++; i > 0 && changed.at[i - 1] > space; i--)
        changed.at[i] = changed.at[i - 1];
      changed.at[i] = space;
    }
  if (changed.n == 0)
    return FALSE;
  *decision = changed;
  return TRUE;
}

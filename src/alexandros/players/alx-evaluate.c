/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand-made evaluation of Recruit and Captain; stronger levels use a net. */

#include "alx-level-private.h"

#include <math.h>

/* All in hundredths of a point. */
#define WORTH_POINT     100
#define WORTH_INCOME    140             /* a point of each future levy */
#define WORTH_READY     60              /* added if a levy could be paid now */
#define WORTH_CARD      90
#define WORTH_SPREAD    40              /* each different symbol in the hand */
#define WORTH_GOVERNOR  150             /* an unused one */
#define WORTH_PROSPECT  45              /* a plain space of the best free province that could be
                                           occupied */

static gboolean
can_pay_levy (const AlxState *state,
              const AlxBoard *board,
              guint           player)
{
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[player][i];

      if (space != ALX_NONE && state->hands[player][board->spaces[space].symbol] > 0)
        return TRUE;
    }
  return FALSE;
}

/* The value of the best free province that the hand and one governor could occupy, minus half the
   worth of the cards. */
static int
find_prospect (const AlxState *state,
               guint           player)
{
  int best = 0;

  if (alx_state_unused_governors (state, player) == 0)
    return 0;
  for (guint label = 0; label < state->n_provinces; label++)
    {
      AlxProvince province;
      guint missing = 0;

      alx_state_get_province (state, label, &province);
      if (province.n_symbols == 0 || province.n_symbols > 7 || province.owner != ALX_NONE)
        continue;
      for (guint i = 0; i < ALX_SYMBOLS; i++)
        if (province.of_symbol[i] > state->hands[player][i])
          missing += province.of_symbol[i] - state->hands[player][i];
      if (missing <= 1)
        best = MAX (best, (int) province.value * WORTH_PROSPECT -
                          (int) (province.n_symbols - 1) * WORTH_CARD / 2);
    }
  return best;
}

static int
evaluate_own (const AlxState *state,
              const AlxBoard *board,
              guint           player)
{
  guint income = alx_state_levy_score (state, player);
  int worth = state->scores[player] * WORTH_POINT;

  worth += income * WORTH_INCOME;
  if (income > 0 && can_pay_levy (state, board, player))
    worth += income * WORTH_READY;
  worth += alx_state_hand_size (state, player) * WORTH_CARD;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    worth += state->hands[player][i] > 0 ? WORTH_SPREAD : 0;
  worth += alx_state_unused_governors (state, player) * WORTH_GOVERNOR;
  return worth;
}

/**
 * alx_evaluate:
 * @state: a position without unknown cards
 * @board: its board
 * @player: one of its players
 *
 * Returns: the lead of @player over the best rival, in hundredths of a point
 */
int
alx_evaluate (const AlxState *state,
              const AlxBoard *board,
              guint           player)
{
  int rival = G_MININT;

  for (guint i = 0; i < state->n_players; i++)
    if (i != player)
      rival = MAX (rival, state->phase == ALX_PHASE_OVER
                          ? state->scores[i] * WORTH_POINT
                          : evaluate_own (state, board, i));
  if (state->phase == ALX_PHASE_OVER)
    return (state->scores[player] * WORTH_POINT - rival) * 50;
  return evaluate_own (state, board, player) + find_prospect (state, player) - rival;
}

/** alx_evaluate_chances: a rough chance of winning for each player, in thousandths. */
void
alx_evaluate_chances (const AlxState *state,
                      const AlxBoard *board,
                      guint           chances[ALX_MAX_PLAYERS])
{
  double weights[ALX_MAX_PLAYERS];
  double sum = 0;

  for (guint i = 0; i < state->n_players; i++)
    {
      weights[i] = exp (CLAMP (alx_evaluate (state, board, i), -10000, 10000) / 2000.0);
      sum += weights[i];
    }
  for (guint i = 0; i < state->n_players; i++)
    chances[i] = lround (1000 * weights[i] / sum);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions whose best decision follows from a criterion, and the search through the whole turn that proves it. */

#include "suite.h"

#include <string.h>

const char *
suite_get_name (SuiteCriterion criterion)
{
  static const char * const names[SUITE_CRITERIA] = { "win", "last", "stop", "safe", "block", "give" };

  return names[criterion];
}

/* Could a rival pay for a take-over, whatever his cards are? */
static gboolean
may_be_taken (const AlxState    *state,
              const AlxProvince *province)
{
  for (guint p = 0; p < state->n_players; p++)
    {
      guint unused = alx_state_unused_governors (state, p);
      guint cards = 2 * province->n_governors + province->n_symbols - MIN (unused, province->n_symbols);

      if (p != province->owner && unused > 0 && alx_state_hand_size (state, p) >= cards)
        return TRUE;
    }
  return FALSE;
}

/* May Alexander be sent to a space of it, so that it might be divided? Figure 10 shows how a governor prevents it. */
static gboolean
may_be_entered (const AlxState *state,
                const AlxBoard *board,
                guint           label)
{
  for (guint s = 0; s < board->n_spaces; s++)
    if (state->province[s] == label && board->spaces[s].symbol != ALX_PLAIN)
      {
        gboolean walled = FALSE;

        for (guint k = 0; k < 3; k++)
          walled |= alx_side_set_has (&state->walls, board->spaces[s].sides[k]);
        if (!walled && alx_state_governor_on (state, s) == ALX_NONE)
          return TRUE;
      }
  return FALSE;
}

typedef struct
{
  int income;
  int safe;                             /* of it, what nobody could take over next */
  int closed;                           /* of it, where Alexander cannot be sent */
} Income;

static Income
find_income (const AlxState *state,
             const AlxBoard *board,
             guint           player)
{
  Income income = { 0 };

  for (guint label = 0; label < state->n_provinces; label++)
    {
      AlxProvince province;

      alx_state_get_province (state, board, label, &province);
      if (province.owner != player || province.n_governors != 1)
        continue;
      income.income += province.value;
      income.safe += may_be_taken (state, &province) ? 0 : province.value;
      income.closed += may_be_entered (state, board, label) ? 0 : province.value;
    }
  return income;
}

static gboolean
can_levy (const AlxState *state,
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

/* Would a levy end the game in a rival's favour, if he holds any card at all? */
static gboolean
rival_may_win (const AlxState *state,
               const AlxBoard *board,
               guint           player)
{
  int own = state->scores[player] + alx_state_levy_score (state, board, player);

  for (guint p = 0; p < state->n_players; p++)
    {
      int after = state->scores[p] + alx_state_levy_score (state, board, p);

      if (p != player && after >= board->target && after > own && alx_state_hand_size (state, p) > 0 &&
          alx_state_unused_governors (state, p) < ALX_GOVERNORS)
        return TRUE;
    }
  return FALSE;
}

/* The plain spaces of the best province of @owner that @player could take over at once. */
static int
best_prey (const AlxState *state,
           const AlxBoard *board,
           guint           player,
           guint           owner)
{
  AlxState his = *state;
  int best = 0;

  his.player = player;
  his.phase = ALX_PHASE_ACTIONS;
  his.actions_left = 1;
  for (guint s = 0; s < board->n_spaces; s++)
    {
      AlxDecision decision;
      AlxRefusal refusal;
      AlxProvince province;

      if (board->spaces[s].symbol == ALX_PLAIN)
        continue;
      alx_decision_init (&decision, ALX_OCCUPY);
      decision.n = 1;
      decision.at[0] = s;
      alx_state_get_province (&his, board, his.province[s], &province);
      if (province.owner == owner && alx_legal_test (&his, board, &decision, &refusal))
        best = MAX (best, province.value);
    }
  return best;
}

/**
 * suite_judge:
 * @criterion: by what
 * @state: at the end of a turn
 * @board: its board
 * @player: whose turn it was
 * @loser: in it, or ALX_NONE
 *
 * win: the game is won, alone. last: the game is over; won, shared or lost. stop: no rival wins by a
 * levy next. safe: most points at a levy that nobody can take over next whatever his cards are, then most points.
 * block: able to levy, most points at it, then most of them where Alexander cannot be sent. give: the loser, who has no other
 * cards than those given, can take over as little as possible of the giver's at once.
 *
 * Returns: the more the better
 */
int
suite_judge (SuiteCriterion  criterion,
             const AlxState *state,
             const AlxBoard *board,
             guint           player,
             guint           loser)
{
  gboolean over = state->phase == ALX_PHASE_OVER;
  gboolean won = over && alx_state_winners (state) == 1u << player;
  Income income;

  switch (criterion)
    {
    case SUITE_WIN:
      return won;
    case SUITE_LAST:
      return !over ? -1 : won ? 2 : (int) (alx_state_winners (state) >> player & 1);
    case SUITE_STOP:
      return over ? won : !rival_may_win (state, board, player);
    case SUITE_SAFE:
      income = find_income (state, board, player);
      return 1000 * income.safe + income.income;
    case SUITE_BLOCK:
      income = find_income (state, board, player);
      return 100000 * can_levy (state, board, player) + 1000 * income.income + income.closed;
    default:
      return loser == ALX_NONE ? 0 : -best_prey (state, board, loser, player);
    }
}

/* --- the whole turn --- */

typedef struct
{
  SuiteCriterion  criterion;
  const AlxBoard *board;
  const AlxState *state;
  guint           player;
  guint           loser;
  guint           turn;
  SuiteProof     *proof;
} Proof;

static void prove_on (Proof          *proof,
                      const AlxState *state);

/* Nobody can count on what he will draw: a draw is an action that brings nothing. */
static gboolean
prove_decision (const AlxDecision *decision,
                gpointer           data)
{
  Proof *proof = data;
  const AlxState *before = proof->state;
  AlxState next = *before;
  guint drawn[ALX_SYMBOLS];

  alx_apply (&next, proof->board, decision, NULL);
  if (decision->kind == ALX_DRAW)
    for (guint i = 0; i < ALX_SYMBOLS; i++)
      {
        drawn[i] = next.hands[proof->player][i] - before->hands[proof->player][i];
        next.hands[proof->player][i] -= drawn[i];
        next.discards[i] += drawn[i];
      }
  prove_on (proof, &next);
  proof->state = before;
  return TRUE;
}

static void
prove_on (Proof          *proof,
          const AlxState *state)
{
  if (state->phase == ALX_PHASE_OVER || state->turn != proof->turn)
    {
      int worth = suite_judge (proof->criterion, state, proof->board, proof->player, proof->loser);

      proof->proof->n_turns++;
      proof->proof->worst = MIN (proof->proof->worst, worth);
      if (worth > proof->proof->best)
        {
          proof->proof->best = worth;
          proof->proof->n_best = 0;
        }
      proof->proof->n_best += worth == proof->proof->best;
      return;
    }
  proof->state = state;
  alx_legal_foreach (state, proof->board, prove_decision, proof);
}

/**
 * suite_prove:
 * @criterion: by what turns are judged
 * @state: a position after the card was chosen
 * @board: its board
 * @proof: (out): the best that any turn reaches, and how many turns do
 */
void
suite_prove (SuiteCriterion  criterion,
             const AlxState *state,
             const AlxBoard *board,
             SuiteProof     *proof)
{
  Proof search = {
    .criterion = criterion, .board = board, .player = state->player,
    .loser = state->phase == ALX_PHASE_COMPENSATION ? state->loser : ALX_NONE,
    .turn = state->turn, .proof = proof,
  };

  proof->best = G_MININT;
  proof->worst = G_MAXINT;
  proof->n_turns = proof->n_best = 0;
  prove_on (&search, state);
}

/**
 * suite_play:
 * @tokens: (inout): what was decided, appended
 *
 * Returns: what the turn comes to when @level plays it from @state
 */
int
suite_play (SuiteCriterion  criterion,
            const AlxState *state,
            const AlxBoard *board,
            AlxLevel        level,
            guint64         nodes,
            guint64         seed,
            GString        *tokens)
{
  guint loser = state->phase == ALX_PHASE_COMPENSATION ? state->loser : ALX_NONE;
  AlxState now = *state;

  while (now.phase != ALX_PHASE_OVER && now.turn == state->turn)
    {
      AlxQuestion question = { .board = board, .budget.nodes = nodes, .seed = seed++ };
      AlxAdvice advice;
      char token[ALX_TOKEN_SIZE];

      alx_seat_look (&question.seat, &now, now.player);
      alx_level_advise (level, &question, &advice);
      alx_decision_write (&advice.line[0], board, token);
      g_string_append_printf (tokens, " %s", token);
      alx_apply (&now, board, &advice.line[0], NULL);
    }
  return suite_judge (criterion, &now, board, state->player, loser);
}

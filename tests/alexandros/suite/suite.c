/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Criteria by which a turn is best in a position, and the exhaustive search of the turn that proves
   it. */

#include "suite.h"

#include "alexandros/rules/alx-rules.h"

#include <string.h>

const char *
suite_get_name (SuiteCriterion criterion)
{
  static const char * const names[SUITE_CRITERIA] = {
    "win", "last", "stop", "safe", "block", "give"
  };

  return names[criterion];
}

/* Whether some rival could pay for a take-over if the symbols of all hands were right. */
static gboolean
may_be_taken (const AlxState    *state,
              const AlxProvince *province)
{
  for (guint p = 0; p < state->n_players; p++)
    {
      guint unused = alx_state_unused_governors (state, p);
      guint cards =
        2 * province->n_governors + province->n_symbols - MIN (unused, province->n_symbols);

      if (p != province->owner && unused > 0 && alx_state_hand_size (state, p) >= cards)
        return TRUE;
    }
  return FALSE;
}

/* Points of a levy from provinces that nobody can take over. */
static int
find_safe_income (const AlxState *state,
                  guint           player)
{
  int income = 0;

  for (guint label = 0; label < state->n_provinces; label++)
    {
      AlxProvince province;

      alx_state_get_province (state, label, &province);
      if (province.owner == player && province.n_governors == 1 && !may_be_taken (state, &province))
        income += province.value;
    }
  return income;
}

/* How many of @cards could pay for a levy of @player. */
static guint
count_levy_cards (const AlxState *state,
                  const AlxBoard *board,
                  guint           player,
                  const guint8   *cards)
{
  guint symbols = 0;
  guint n = 0;

  for (guint i = 0; i < ALX_GOVERNORS; i++)
    if (state->governors[player][i] != ALX_NONE)
      symbols |= 1u << board->spaces[state->governors[player][i]].symbol;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    n += symbols >> i & 1 ? cards[i] : 0;
  return n;
}

/* Whether the next player would win with a levy; the card for it is taken for granted. */
static gboolean
next_may_win (const AlxState *state,
              const AlxBoard *board,
              guint           player)
{
  guint next = (player + 1) % state->n_players;
  int score = state->scores[next] + alx_state_levy_score (state, next);

  for (guint p = 0; p < state->n_players; p++)
    if (p != next && (int) (state->scores[p] + alx_state_levy_score (state, p)) >= score)
      return FALSE;
  return score >= board->target && alx_state_hand_size (state, next) > 0;
}

typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  guint           player;
  int             income;
} Cut;

static gboolean
try_cut (const AlxDecision *decision,
         gpointer           data)
{
  Cut *cut = data;
  const AlxState *before = cut->state;
  AlxState next = *before;

  if (decision->kind == ALX_SPECIAL)
    return TRUE;
  alx_apply (&next, cut->board, decision, NULL);
  if (next.phase == ALX_PHASE_WAY)
    {
      cut->state = &next;
      alx_legal_foreach (&next, cut->board, try_cut, cut);
      cut->state = before;
    }
  else
    cut->income = MIN (cut->income, (int) alx_state_levy_score (&next, cut->player));
  return cut->income > 0;
}

/* Points of a levy after the worst move of Alexander with one of the face-up cards. */
static int
find_lasting_income (const AlxState *state,
                     const AlxBoard *board,
                     guint           player)
{
  Cut cut = { state, board, player, alx_state_levy_score (state, player) };

  if (state->phase == ALX_PHASE_CARD)
    alx_legal_foreach (state, board, try_cut, &cut);
  return cut.income;
}

/* The value of the best single action of @player, if it were that player's turn: the plain spaces
   of a province to occupy, or the lead over @other that a levy brings. */
static int
find_best_action (const AlxState *state,
                  const AlxBoard *board,
                  guint           player,
                  guint           other)
{
  AlxState own = *state;
  int best = 0;

  if (count_levy_cards (state, board, player, state->hands[player]) > 0)
    best = (int)alx_state_levy_score (state, player) - (int)alx_state_levy_score (state, other);
  own.player = player;
  own.phase = ALX_PHASE_ACTIONS;
  own.actions_left = 1;
  for (guint s = 0; s < board->n_spaces; s++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      if (board->spaces[s].symbol == ALX_PLAIN)
        continue;
      alx_decision_init (&decision, ALX_OCCUPY);
      decision.n = 1;
      decision.at[0] = s;
      if (alx_legal_test (&own, board, &decision, &refusal))
        best = MAX (best, own.value[own.province[s]]);
    }
  return MAX (best, 0);
}

/**
 * suite_levy_chance:
 *
 * Returns: the probability that @other can pay for a levy, given what @player knows
 */
double
suite_levy_chance (const AlxState *state,
                   const AlxBoard *board,
                   guint           player,
                   guint           other)
{
  guint8 unseen[ALX_SYMBOLS];
  guint n_unseen = 0;
  guint n_useless;
  double useless = 1;
  AlxSeat seat;

  alx_seat_look (&seat, state, player);
  if (count_levy_cards (state, board, other, seat.state.hands[other]) > 0)
    return 1;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      unseen[i] = board->cards - state->discards[i];
      for (guint k = 0; k < ALX_FACE_UP; k++)
        unseen[i] -= state->face_up[k] == i;
      for (guint p = 0; p < state->n_players; p++)
        unseen[i] -= seat.state.hands[p][i];
      n_unseen += unseen[i];
    }
  n_useless = n_unseen - count_levy_cards (state, board, other, unseen);
  for (guint k = 0; k < seat.state.unnamed[other]; k++)
    useless *= n_useless > k ? (n_useless - k) / (double) (n_unseen - k) : 0;
  return 1 - useless;
}

/**
 * suite_judge:
 * @criterion: the only thing that counts
 * @state: the position at the end of a turn
 * @board: its board
 * @player: whose turn it was
 * @loser: the player who got cards in it, or ALX_NONE
 *
 * The criteria:
 *
 * - win: the game is won alone.
 * - last: the game is over; won, shared or lost.
 * - stop: the next player cannot win with a levy, even with a card for it.
 * - hold: the same, and cannot win with any turn either.
 * - safe: most points of a levy from provinces that nobody can take over, whatever the symbols of
 *   the rivals' cards, with at least %SUITE_SPARE cards left.
 * - block: most points of a levy after the worst move of Alexander with one of the face-up cards,
 *   with at least %SUITE_SPARE cards left.
 * - give: the best action of the loser, who has no other cards than those given, is worth least.
 *
 * Returns: the value of the turn; higher is better
 */
int
suite_judge (SuiteCriterion  criterion,
             const AlxState *state,
             const AlxBoard *board,
             guint           player,
             guint           loser)
{
  gboolean over = state->phase == ALX_PHASE_OVER;
  gboolean won = over && kit_rules_get_winners (&alx_rules, state) == 1u << player;

  switch (criterion)
    {
    case SUITE_WIN:
      return won;
    case SUITE_LAST:
      return !over ? -1 : won ? 2 : (int) (kit_rules_get_winners (&alx_rules, state) >> player & 1);
    case SUITE_STOP:
      return over ? won : !next_may_win (state, board, player);
    case SUITE_HOLD:
      return over ? won
                  : !next_may_win (state, board, player) &&
                      !suite_reaches (SUITE_WIN, state, board, 1);
    case SUITE_GIVE:
      return loser == ALX_NONE ? 0 : -find_best_action (state, board, loser, player);
    default:
      if (alx_state_hand_size (state, player) < SUITE_SPARE)
        return -1;
      return criterion == SUITE_SAFE ? find_safe_income (state, player) :
                                       find_lasting_income (state, board, player);
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
  int             enough;
  SuiteProof     *proof;
} Proof;

static void prove_on (Proof          *proof,
                      const AlxState *state);

/* A drawn card is not known in advance, so a draw counts as an action without effect. */
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
  return proof->proof->best < proof->enough;
}

static void
prove_on (Proof          *proof,
          const AlxState *state)
{
  if (state->phase == ALX_PHASE_OVER || state->turn != proof->turn)
    {
      int worth = suite_judge (proof->criterion, state, proof->board, proof->player, proof->loser);

      proof->proof->n_turns++;
      if (worth > proof->proof->best)
        {
          proof->proof->second = proof->proof->best;
          proof->proof->best = worth;
          proof->proof->n_best = 0;
        }
      else if (worth < proof->proof->best)
        proof->proof->second = MAX (proof->proof->second, worth);
      proof->proof->n_best += worth == proof->proof->best;
      return;
    }
  proof->state = state;
  alx_legal_foreach (state, proof->board, prove_decision, proof);
}

static void
search_turn (SuiteCriterion  criterion,
             const AlxState *state,
             const AlxBoard *board,
             int             enough,
             SuiteProof     *proof)
{
  Proof search = {
    .criterion = criterion, .board = board, .player = state->player,
    .loser = state->phase == ALX_PHASE_COMPENSATION ? state->loser : ALX_NONE,
    .turn = state->turn, .enough = enough, .proof = proof,
  };

  proof->best = proof->second = G_MININT;
  proof->n_turns = proof->n_best = 0;
  prove_on (&search, state);
}

/**
 * suite_prove:
 * @criterion: by which turns are judged
 * @state: a position
 * @board: its board
 * @proof: (out): the result of an exhaustive search of the turn
 */
void
suite_prove (SuiteCriterion  criterion,
             const AlxState *state,
             const AlxBoard *board,
             SuiteProof     *proof)
{
  search_turn (criterion, state, board, G_MAXINT, proof);
}

/** suite_reaches: whether the value of some turn is at least @worth. */
gboolean
suite_reaches (SuiteCriterion  criterion,
               const AlxState *state,
               const AlxBoard *board,
               int             worth)
{
  SuiteProof proof;

  search_turn (criterion, state, board, worth, &proof);
  return proof.best >= worth;
}

/**
 * suite_play:
 * @tokens: (inout): the decisions are appended
 *
 * Returns: the value of the turn when @level plays it from @state
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
      advise (level, &question, &advice);
      alx_decision_write (&advice.line[0], board, token);
      g_string_append_printf (tokens, " %s", token);
      alx_apply (&now, board, &advice.line[0], NULL);
    }
  return suite_judge (criterion, &now, board, state->player, loser);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries decisions of The Advisers in games that are played on to their end by the hasty turns of
 * the kit, with weights that are given, so that training does not change what is found. What is
 * hidden is dealt anew as the seat that decides sees it, the same for all decisions. */

#include "judge.h"

#include "advisers/players/adv-features.h"
#include "advisers/players/adv-levels.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/rules/adv-rules.h"

#include <math.h>
#include <string.h>

/** judge_new: (transfer full) (nullable): plays by the net in the file @weights; %NULL if there is
    none. */
Judge *
judge_new (const char *weights)
{
  g_autoptr (Judge) judge = g_new0 (Judge, 1);
  g_autofree char *text = NULL;
  gsize length;

  judge->board = adv_boards_default ();
  judge->turns = JUDGE_TURNS;
  kit_evaluator_init (&judge->evaluator, &adv_strategy, judge->board, &judge->weights);
  if (!g_file_get_contents (weights, &text, &length, NULL) ||
      kit_weights_read (&judge->weights, adv_features, ADV_MAX_PLAYERS, text, length) !=
        KIT_WEIGHTS_FINE)
    return NULL;
  return g_steal_pointer (&judge);
}

void
judge_free (Judge *judge)
{
  kit_evaluator_clear (&judge->evaluator);
  g_free (judge);
}

/** judge_decide: (out) @decision: what General decides in @state. */
void
judge_decide (const Judge    *judge,
              const AdvState *state,
              guint64         seed,
              AdvDecision    *decision)
{
  AdvSeat seat;
  KitQuestion question = { .rules = &adv_rules, .board = judge->board, .view = &seat,
                           .seed = seed, .threads = 1 };
  KitAdvice advice;

  adv_seat_look (&seat, state, state->decider);
  kit_levels_find (adv_levels, "general")->advise (&question, &advice);
  memcpy (decision, kit_advice_get (&advice, &adv_rules, 0), sizeof *decision);
}

/** judge_add: adds a candidate that is not one yet. FALSE if no more can be added. */
gboolean
judge_add (Judge             *judge,
           const AdvDecision *decision)
{
  for (guint i = 0; i < judge->n_candidates; i++)
    if (kit_rules_is_equal (&adv_rules, judge->board, &judge->candidates[i].decision, decision))
      return TRUE;
  if (judge->n_candidates < JUDGE_CANDIDATES)
    judge->candidates[judge->n_candidates++].decision = *decision;
  return judge->n_candidates < JUDGE_CANDIDATES;
}

/* Plays a decision and the rest of the game; returns the share of the win of the seat, or after
   judge->turns turns its chance by the net. */
static double
play_on (Judge             *judge,
         const AdvSeat     *seat,
         const AdvDecision *decision,
         guint64            seed)
{
  BaseRandom random = { seed };
  AdvState state;
  KitOutlook outlook;
  guint winners;
  guint last;

  adv_rules.deal (seat, judge->board, &random, &state);
  adv_rules.apply (&state, judge->board, decision, NULL);
  last = state.turn + judge->turns;
  while (!state.over && state.turn < last)
    kit_evaluator_step (&judge->evaluator, &state, &random);
  if (!state.over)
    {
      kit_evaluator_look (&judge->evaluator, &state, &outlook);
      return outlook.chances[seat->player] / (double) KIT_CERTAIN;
    }
  winners = kit_rules_get_winners (&adv_rules, &state);
  return (winners >> seat->player & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0;
}

/** judge_try: plays the games @from to @to - 1 with each candidate; its share is the mean of the
    games 0 to @to - 1. There are at most %JUDGE_MOST_GAMES. */
void
judge_try (Judge         *judge,
           const AdvSeat *seat,
           guint          from,
           guint          to,
           guint64        seed)
{
  for (guint i = 0; i < judge->n_candidates; i++)
    {
      Candidate *candidate = &judge->candidates[i];
      double sum = 0;

      for (guint game = from; game < to; game++)
        candidate->shares[game] = play_on (judge, seat, &candidate->decision, seed + game);
      for (guint game = 0; game < to; game++)
        sum += candidate->shares[game];
      candidate->share = sum / to;
    }
}

/** judge_find_gap: by how much @a is better than @b after so many games; (out) @error: the standard
    error of that. */
double
judge_find_gap (const Candidate *a,
                const Candidate *b,
                guint            n_games,
                double          *error)
{
  double gap = a->share - b->share;
  double squares = 0;

  for (guint i = 0; i < n_games; i++)
    squares += pow (a->shares[i] - b->shares[i] - gap, 2);
  *error = sqrt (squares / (n_games - 1) / n_games);
  return gap;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fits the net of the sparring partner: fit-sparring GAMES SEED prints its weights. It has learned
   from games of Captains as they were at first, in which some decisions are random ones, and from
   nothing else. */

#include "yardsticks.h"

#include "advisers/players/adv-strategy.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"
#include "kit/players/kit-evaluator.h"
#include "kit/players/kit-learn.h"

#include <stdio.h>

/* In a hundred: decisions that are random ones, and positions that become samples. */
#define EXPLORED  6
#define SAMPLED   25
#define MAX_TURNS 400
#define MAX_GAMES 100000
#define EPOCHS    0.5
#define RATE      0.002

typedef struct
{
  const KitLevel *level;
  BaseRandom      random;
  KitEvaluator    evaluator;            /* says how a game has ended */
} Fit;

static void
decide (Fit      *fit,
        AdvState *state)
{
  const AdvBoard *board = adv_boards_default ();
  AdvDecision decision;
  KitAdvice advice;
  AdvSeat seat;
  const KitQuestion question = {
    .rules = &adv_rules, .board = board, .view = &seat, .seed = base_random_next (&fit->random)
  };

  adv_seat_look (&seat, state, state->decider);
  if (base_random_below (&fit->random, 100) < EXPLORED)
    kit_rules_pick_any (&adv_rules, state, board, &fit->random, &decision);
  else
    {
      fit->level->advise (&question, &advice);
      decision = *(const AdvDecision *) kit_advice_get (&advice, &adv_rules, 0);
    }
  adv_apply (state, board, &decision, NULL);
}

/* Plays a game, and adds its samples. */
static void
play (Fit        *fit,
      guint       n_players,
      KitSamples *samples)
{
  const AdvBoard *board = adv_boards_default ();
  g_autoptr (KitRecord) record = adv_format.create_record (&ADV_OPTIONS_DEFAULT, n_players,
                                                           base_random_next (&fit->random));
  AdvState state = *adv_history_get_state (record->history);
  gsize first = samples->n;
  KitOutlook outcome;

  while (!state.over && state.turn < MAX_TURNS)
    {
      decide (fit, &state);
      if (!state.over && base_random_below (&fit->random, 100) < SAMPLED)
        adv_strategy.look (&state, board, kit_samples_add (samples));
    }
  if (!state.over)
    kit_samples_drop (samples, first);
  kit_evaluator_look (&fit->evaluator, &state, &outcome);
  kit_samples_label (samples, first, &outcome);
}

static void
learn (Fit        *fit,
       guint       n_players,
       guint       n_games,
       KitWeights *weights)
{
  guint n_features = g_strv_length ((char **) adv_strategy.features);
  KitSamples samples;
  KitLearning learning = {
    .parts = &samples, .n_parts = 1, .epochs = EPOCHS, .rate = RATE, .seed = fit->random.state
  };

  kit_samples_init (&samples, n_players, n_features);
  for (guint i = 0; i < n_games; i++)
    play (fit, n_players, &samples);
  kit_learn (&weights->nets[n_players - KIT_MIN_PLAYERS], &learning);
  fprintf (stderr, "%u players: %" G_GSIZE_FORMAT " samples, loss %.4f\n", n_players, samples.n,
           learning.loss);
  kit_samples_clear (&samples);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree KitLevel *levels = yardsticks_list_advisers ();
  g_autofree KitWeights *weights = g_new0 (KitWeights, 1);
  g_autofree char *text = NULL;
  Fit fit = { NULL };
  guint64 n_games;

  if (argc != 3 || !g_ascii_string_to_unsigned (argv[1], 10, 1, MAX_GAMES, &n_games, NULL) ||
      !g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT64, &fit.random.state, NULL))
    {
      fprintf (stderr, "usage: %s GAMES SEED\n", argv[0]);
      return 2;
    }
  fit.level = kit_levels_find (levels, "captain-1");
  kit_evaluator_init (&fit.evaluator, &adv_strategy, adv_boards_default (), weights);
  g_snprintf (weights->made, sizeof weights->made, "fit-sparring %s %s", argv[1], argv[2]);
  for (guint n = KIT_MIN_PLAYERS; n <= ADV_MAX_PLAYERS; n++)
    learn (&fit, n, n_games, weights);
  text = kit_weights_write (weights, adv_strategy.features, ADV_MAX_PLAYERS);
  kit_evaluator_clear (&fit.evaluator);
  fputs (text, stdout);
  return 0;
}

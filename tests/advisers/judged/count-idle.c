/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts turns that should have gone on: count-idle WEIGHTS SEED GAMES.
 *
 * Four Generals play; a turn is idle that ends although a village or a city could be built. Games
 * that are played on, by the weights, say whether one of these, three at most, would have been
 * better by more than JUDGE_GAP. They are played until ERRORS standard errors say so, or say the
 * opposite, of each, and JUDGE_MOST_GAMES at most. Prints of how many turns that is so.
 */

#include "judge.h"

#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-rules.h"

#include <stdio.h>

#define ERRORS 2

typedef struct
{
  Judge     *judge;
  BaseRandom random;
  guint      n_turns;
  guint      n_idle;
  guint      n_better;
} Counter;

static gboolean
add_building (gconstpointer decision,
              gpointer      judge)
{
  AdvDecisionKind kind = ((const AdvDecision *) decision)->kind;

  return (kind != ADV_VILLAGE && kind != ADV_CITY) || judge_add (judge, decision);
}

/* Whether one of the other candidates is better than the first. */
static gboolean
has_better (Judge         *judge,
            const AdvSeat *seat,
            guint64        seed)
{
  guint from = 0;

  for (guint to = JUDGE_FEW_GAMES;; from = to, to = MIN (2 * to, JUDGE_MOST_GAMES))
    {
      gboolean last = to == JUDGE_MOST_GAMES;

      judge_try (judge, seat, from, to, seed);
      for (guint i = judge->n_candidates; --i > 0;)
        {
          double error;
          double gap = judge_find_gap (&judge->candidates[i], &judge->candidates[0], to, &error);

          error *= last ? 0 : ERRORS;
          if (gap > JUDGE_GAP + error)
            return TRUE;
          if (gap <= JUDGE_GAP - error)
            judge->candidates[i] = judge->candidates[--judge->n_candidates];
        }
      if (judge->n_candidates == 1)
        return FALSE;
    }
}

static void
look (Counter        *counter,
      const AdvState *state)
{
  static const AdvDecision end = { ADV_END };
  Judge *judge = counter->judge;
  AdvSeat seat;

  counter->n_turns++;
  judge->n_candidates = 0;
  judge_add (judge, &end);
  adv_rules.walk (state, judge->board, add_building, judge);
  if (judge->n_candidates == 1)
    return;
  adv_seat_look (&seat, state, state->decider);
  counter->n_idle++;
  counter->n_better += has_better (judge, &seat, base_random_next (&counter->random));
}

static void
play_game (Counter *counter)
{
  const AdvBoard *board = counter->judge->board;
  g_autoptr (KitRecord) game = adv_format.create_record (&ADV_OPTIONS_DEFAULT, ADV_MAX_PLAYERS,
                                                         base_random_next (&counter->random));
  AdvState state = *adv_history_get_state (game->history);

  while (!state.over)
    {
      AdvDecision decision;

      judge_decide (counter->judge, &state, base_random_next (&counter->random), &decision);
      if (decision.kind == ADV_END)
        look (counter, &state);
      adv_rules.apply (&state, board, &decision, NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (Judge) judge = NULL;
  Counter counter = { 0 };
  guint64 games;
  guint64 seed;

  if (argc != 4 || !(judge = judge_new (argv[1])) ||
      !g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXUINT64, &seed, NULL) ||
      !g_ascii_string_to_unsigned (argv[3], 10, 1, G_MAXUINT, &games, NULL))
    {
      fprintf (stderr, "usage: count-idle WEIGHTS SEED GAMES\n");
      return 2;
    }
  counter = (Counter) { judge, { seed } };
  for (guint64 i = 0; i < games; i++)
    play_game (&counter);
  printf ("of %u turns %u are idle, and of these building is better in %u\n", counter.n_turns,
          counter.n_idle, counter.n_better);
  return 0;
}

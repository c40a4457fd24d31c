/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions in which games that were played on say what is good; find-judged found and judged
   them. Levels must decide most of them as those games say. */

#include "advisers/players/adv-levels.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"

#include <string.h>

#define N_POSITIONS 100
#define SEEDS       5                   /* of what the level deals that it does not know */

typedef struct
{
  const char *path;                     /* of the test */
  const char *level;
  guint       least;                    /* of a hundred, that it must decide as the games say */
} Case;

static const Case cases[] = {
  { "/judged/general", "general", 80 },
  { "/judged/satrap", "satrap", 90 },
};

/* (transfer full) */
static KitRecord *
read_position (const char *name)
{
  g_autofree char *base = g_strconcat (name, ADV_RECORD_SUFFIX, NULL);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "advisers", "judged", "positions", base, NULL);
  g_autofree char *text = NULL;
  KitRecord *record;
  KitFault fault;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  record = adv_record_read (text, strlen (text), &fault);
  g_assert_nonnull (record);
  return record;
}

/* All others refuse an offer that was made. */
static void
refuse (KitRecord *record)
{
  static const AdvDecision no = { ADV_NO };
  KitRefusal refusal;

  while (adv_history_get_state (record->history)->phase == ADV_PHASE_ANSWER)
    g_assert_true (kit_history_decide (record->history, &no, &refusal));
}

/* Whether the level decides in a position as @best says; (out) @word: what it decides. What it
   offers to the others first does not count, for only what the seat does alone was judged: they
   refuse, and it is asked again. */
static gboolean
decides (const KitLevel *level,
         const char     *name,
         const char     *best,
         guint64         seed,
         char            word[ADV_TOKEN_SIZE])
{
  g_autoptr (KitRecord) record = read_position (name);
  KitQuestion question = { .rules = &adv_rules, .board = adv_boards_default (), .seed = seed,
                           .threads = 1 };

  for (;;)
    {
      const AdvState *state = adv_history_get_state (record->history);
      const AdvDecision *decision;
      KitRefusal refusal;
      KitAdvice advice;
      AdvSeat seat;

      adv_seat_look (&seat, state, state->decider);
      question.view = &seat;
      level->advise (&question, &advice);
      decision = kit_advice_get (&advice, &adv_rules, 0);
      adv_decision_write (decision, question.board, word);
      if (g_str_equal (word, best) || decision->kind != ADV_OFFER)
        return g_str_equal (word, best);
      g_assert_true (kit_history_decide (record->history, decision, &refusal));
      refuse (record);
    }
}

/* A line for each position: its name, then decisions with their shares of wins, the best first. */
static void
test_level (gconstpointer data)
{
  const Case *row = data;
  const KitLevel *level = kit_levels_find (adv_levels, row->level);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "advisers", "judged", "positions", "shares", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_good = 0;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (; lines[n] != NULL; n++)
    {
      g_auto (GStrv) words = g_strsplit (lines[n], " ", -1);
      char word[ADV_TOKEN_SIZE];

      for (guint seed = 0; seed < SEEDS; seed++)
        if (decides (level, words[0], words[1], seed, word))
          n_good++;
        else
          g_test_message ("%s: %s, not %s, which wins %s", words[0], word, words[1], words[2]);
    }
  g_test_message ("%s: %u of %u", row->level, n_good, SEEDS * n);
  g_assert_cmpuint (n, ==, N_POSITIONS);
  g_assert_cmpuint (100 * n_good, >=, row->least * SEEDS * n);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_level);
  return g_test_run ();
}

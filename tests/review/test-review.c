/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reviews: what they say depends on the game alone, and on nothing that was hidden; files; what was
   tried; the thread. */

#include "review-games.h"

#include "kit/review/kit-review-file.h"
#include "kit/review/kit-reviewer.h"

#include <string.h>

#define ASKED   5                       /* one in so many decisions is judged again */
#define STOP_US (G_USEC_PER_SEC / 10)   /* within which a task ends that is stopped */

static KitRecord *played[G_N_ELEMENTS (review_games)];

/* Played once. */
static const KitRecord *
get_record (const ReviewGame *game)
{
  guint number = game - review_games;

  if (played[number] == NULL)
    played[number] = review_games_play (game, "captain", 2, 323);
  return played[number];
}

static KitReview *
make_review (const ReviewGame *game)
{
  return kit_review_new (get_record (game), kit_levels_get_strongest (game->levels));
}

/* In which order tasks are done, and on which thread, makes no difference. */
static void
test_order (gconstpointer data)
{
  g_autoptr (KitReview) forwards = make_review (data);
  g_autoptr (KitReview) backwards = make_review (data);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  review_games_review (forwards);
  for (guint i = kit_review_count_tasks (backwards); i-- > 0;)
    {
      KitReviewTask task;

      kit_review_do (backwards, i, NULL, &task);
      kit_review_put (backwards, i, &task);
    }
  one = kit_review_write (forwards, "weights");
  other = kit_review_write (backwards, "weights");
  g_assert_cmpstr (one, ==, other);
}

/* Chances are shares of one game; the winner's is all of it at the end. Only persons are judged,
   and none of their decisions is lost. */
static void
test_content (gconstpointer data)
{
  g_autoptr (KitReview) review = make_review (data);
  const KitHistory *history = review->record->history;
  const KitReviewTurn *end;
  guint n = 0;

  g_assert_cmpuint (review->judged, ==, 1);
  g_assert_cmpuint (review->viewer, ==, 0);
  review_games_review (review);
  for (guint i = 0; i < review->turns->len; i++)
    {
      const KitReviewTurn *turn = &g_array_index (review->turns, KitReviewTurn, i);

      g_assert_true (turn->known);
      g_assert_cmpint (ABS (turn->chances[0] + turn->chances[1] - KIT_CERTAIN), <,
                       KIT_CERTAIN / 100);
    }
  end = &g_array_index (review->turns, KitReviewTurn, review->turns->len - 1);
  g_assert_cmpuint (end->cursor, ==, kit_history_get_cursor (history));
  g_assert_cmpint (MAX (end->chances[0], end->chances[1]), ==, KIT_CERTAIN);
  for (guint i = 0; i < kit_history_get_cursor (history); i++)
    if (kit_review_find (review, i) != NULL)
      {
        g_assert_cmpuint (kit_history_get_decider (history, i), ==, 0);
        n++;
      }
  g_assert_cmpuint (n, >, 10);
  for (guint i = 0; i < review->verdicts->len; i++)
    {
      const KitVerdict *verdict = &g_array_index (review->verdicts, KitVerdict, i);

      g_assert_true (verdict->known);
      g_assert_cmpint (verdict->advice.named.behind, >=, 0);
      g_assert_cmpuint (verdict->advice.named.n, >=, verdict->advice.named.n > 0 ? verdict->n : 0);
    }
}

static void
judge (const KitReview  *review,
       const KitVerdict *verdict,
       gconstpointer     view,
       KitAdvice        *advice)
{
  const KitHistory *history = review->record->history;
  const KitQuestion question = {
    .rules = kit_history_get_rules (history), .board = kit_history_get_board (history),
    .view = view, .budget.nodes = 5000, .seed = 31, .threads = 1,
    .named = kit_history_get_decision (history, verdict->first), .n_named = 1
  };

  memset (advice, 0, sizeof *advice);
  review->level->advise (&question, advice);
}

/* What was hidden from a player does not matter for the judgement of their decisions: the position
   with all of it dealt anew looks the same, and is judged alike. */
static void
test_blind (gconstpointer data)
{
  g_autoptr (KitReview) review = make_review (data);
  const KitHistory *history = review->record->history;
  const KitRules *rules = kit_history_get_rules (history);
  gconstpointer board = kit_history_get_board (history);
  g_autofree gpointer view = g_malloc0 (rules->view_size);
  g_autofree gpointer again = g_malloc0 (rules->view_size);
  g_autofree gpointer other = g_malloc (rules->state_size);
  BaseRandom random = { 1 };
  KitAdvice advice[2];
  guint n_different = 0;

  for (guint i = 0; i < review->verdicts->len; i++)
    {
      const KitVerdict *verdict = &g_array_index (review->verdicts, KitVerdict, i);
      g_autofree gpointer state = kit_history_make_state (history, verdict->first);

      rules->look (view, state, verdict->seat);
      rules->deal (view, board, &random, other);
      rules->look (again, other, verdict->seat);
      g_assert_cmpmem (view, rules->view_size, again, rules->view_size);
      n_different += memcmp (state, other, rules->state_size) != 0;
      if (i % ASKED == 0)
        {
          judge (review, verdict, view, &advice[0]);
          judge (review, verdict, again, &advice[1]);
          g_assert_cmpuint (advice[0].n, >, 0);
          g_assert_cmpmem (&advice[0], sizeof advice[0], &advice[1], sizeof advice[1]);
        }
    }
  g_assert_cmpuint (n_different, >, review->verdicts->len / 2);
}

/* With several persons nobody's knowledge is used for the chart, and each one's for their own
   decisions; without a person all are judged. */
static void
test_seats (gconstpointer data)
{
  const ReviewGame *game = data;
  g_autoptr (KitRecord) record = review_games_begin (game, 3, 5);
  g_autoptr (KitReview) persons = NULL;
  g_autoptr (KitReview) computers = NULL;
  KitReviewTask task;

  for (guint i = 0; i < 20; i++)
    review_games_step (game, record, "captain", i);
  persons = kit_review_new (record, kit_levels_get_strongest (game->levels));
  g_assert_cmpuint (persons->viewer, ==, KIT_NOBODY);
  g_assert_cmpuint (persons->judged, ==, 5);
  for (guint i = 0; i < persons->turns->len; i++)
    {
      kit_review_do (persons, i, NULL, &task);
      g_assert_true (task.turn.known);
    }
  for (guint p = 0; p < 3; p++)
    kit_record_set_player (record, p, p, "captain", "Captain");
  computers = kit_review_new (record, kit_levels_get_strongest (game->levels));
  g_assert_cmpuint (computers->judged, ==, 7);
}

/* A file gives back what it was made of; one that is damaged, or about another game, gives
   nothing. */
static void
test_file (gconstpointer data)
{
  g_autoptr (KitReview) review = make_review (data);
  g_autoptr (KitReview) read = make_review (data);
  g_autoptr (KitRecord) record = review_games_play (data, "captain", 2, 324);
  g_autoptr (KitReview) other = NULL;
  g_autofree char *text = NULL;
  g_autofree char *weights = NULL;
  g_autofree char *again = NULL;
  char *cut;

  review_games_review (review);
  text = kit_review_write (review, "those of today");
  weights = kit_review_read (read, text, strlen (text));
  g_assert_cmpstr (weights, ==, "those of today");
  g_assert_cmpuint (read->n_done, ==, kit_review_count_tasks (read));
  again = kit_review_write (read, weights);
  g_assert_cmpstr (again, ==, text);

  other = kit_review_new (record, review->level);
  g_assert_null (kit_review_read (other, text, strlen (text)));
  g_assert_null (kit_review_read (read, "", 0));
  g_assert_null (kit_review_read (read, text, strlen (text) / 2));
  g_assert_cmpuint (read->n_done, ==, 0);
  cut = strstr (text, "[Better]");
  g_assert_nonnull (cut);
  memcpy (strchr (strchr (cut, '\n') + 1, '=') + 1, "?", 1);
  g_assert_null (kit_review_read (read, text, strlen (text)));
}

/* A line that is tried is judged as what was played is: the best one costs nothing. */
static void
test_try (gconstpointer data)
{
  g_autoptr (KitReview) review = make_review (data);
  guint n = 0;

  for (guint i = 0; i < review->verdicts->len && n < 5; i++)
    {
      KitVerdict verdict = g_array_index (review->verdicts, KitVerdict, i);
      KitVerdict best;
      guint first = kit_review_count_tasks (review) - review->lucks->len - 1 - i;
      KitReviewTask task;

      kit_review_do (review, first, NULL, &task);
      g_assert_cmpuint (task.verdict.first, ==, verdict.first);
      if (task.verdict.advice.named.n == 0)
        continue;
      best = task.verdict;
      kit_review_judge (review, task.verdict.advice.line, task.verdict.advice.n, NULL, &best);
      g_assert_cmpint (best.advice.named.behind, ==, 0);
      g_assert_cmpint (kit_verdict_get_cost (&best), ==, 0);
      n++;
    }
  g_assert_cmpuint (n, ==, 5);
}

static void
test_stop (gconstpointer data)
{
  g_autoptr (KitReview) review = make_review (data);
  const int stop = 1;

  for (guint i = 0; i < kit_review_count_tasks (review); i += 7)
    {
      gint64 start = g_get_monotonic_time ();
      KitReviewTask task;

      kit_review_do (review, i, &stop, &task);
      g_assert_cmpint (g_get_monotonic_time () - start, <, STOP_US);
    }
}

static void
tried_cb (const KitVerdict *verdict,
          gpointer          data)
{
  *(int *) data = verdict->advice.named.behind;
}

/* The thread says the same; and nothing any more once nobody wants it. */
static void
test_thread (gconstpointer data)
{
  g_autoptr (KitReview) review = make_review (data);
  g_autoptr (KitReviewer) reviewer = kit_reviewer_new (make_review (data));
  KitReviewer *dropped = kit_reviewer_new (make_review (data));
  const KitVerdict *verdict = &g_array_index (review->verdicts, KitVerdict, 0);
  const KitHistory *history = review->record->history;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  int behind = -1;

  kit_reviewer_start (dropped);
  g_object_unref (dropped);
  kit_reviewer_start (reviewer);
  kit_reviewer_judge (reviewer, verdict, kit_history_get_decision (history, verdict->first), 1,
                      tried_cb, &behind);
  while (!kit_reviewer_is_done (reviewer) || behind < 0)
    g_main_context_iteration (NULL, TRUE);
  review_games_review (review);
  text = kit_review_write (review, "");
  same = kit_review_write (kit_reviewer_get_review (reviewer), "");
  g_assert_cmpstr (text, ==, same);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc test;
  } tests[] = {
    { "order", test_order }, { "content", test_content }, { "blind", test_blind },
    { "seats", test_seats }, { "file", test_file },       { "try", test_try },
    { "stop", test_stop },   { "thread", test_thread },
  };
  int failed;

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (review_games); i++)
    for (guint k = 0; k < G_N_ELEMENTS (tests); k++)
      {
        g_autofree char *path =
          g_strdup_printf ("/review/%s/%s", review_games[i].name, tests[k].name);

        g_test_add_data_func (path, &review_games[i], tests[k].test);
      }
  failed = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    g_clear_pointer (&played[i], kit_record_free);
  return failed;
}

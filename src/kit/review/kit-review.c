/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player thinks of a game that has ended: chances turn by turn, what was played and
   what was better, and luck. */

#include "kit-review.h"

#include <string.h>

/* Worlds in which positions are looked at. */
#define TURN_WORLDS 200
#define LUCK_WORLDS 400
/* Positions that may be valued for a turn, for each player; a question has a part of them. */
#define NODES 60000
/* Seeds of questions, so that another one has other worlds. */
#define SEED G_GUINT64_CONSTANT (0x8ebc6af09c88c6e3)

/* --- what is to be judged --- */

static void
add_turns (KitReview *review)
{
  const KitHistory *history = review->record->history;

  for (guint i = 0; i <= kit_history_get_cursor (history); i++)
    if (kit_history_begins_turn (history, i))
      {
        KitReviewTurn turn = { .cursor = i };

        g_array_append_val (review->turns, turn);
      }
}

/* Whether the decision at @index is one of several that were possible. */
static gboolean
is_free (const KitReview *review,
         guint            index)
{
  const KitHistory *history = review->record->history;
  g_autofree gpointer state = kit_history_make_state (history, index);

  return kit_rules_count (kit_history_get_rules (history), state,
                          kit_history_get_board (history)) > 1;
}

/* How many decisions from @first on belong together: of one seat in one turn, up to the first that
   reveals something. */
static guint
count_line (const KitReview *review,
            guint            first)
{
  const KitHistory *history = review->record->history;
  guint n = 1;

  while (n < KIT_MAX_LINE && first + n < kit_history_get_cursor (history) &&
         !kit_history_reveals (history, first + n - 1) &&
         kit_history_get_decider (history, first + n) ==
           kit_history_get_decider (history, first) &&
         kit_history_get_turn (history, first + n) == kit_history_get_turn (history, first))
    n++;
  return n;
}

static void
add_verdicts (KitReview *review)
{
  const KitHistory *history = review->record->history;

  for (guint i = 0; i < kit_history_get_cursor (history);)
    {
      KitVerdict verdict = { .first = i, .n = 1, .seat = kit_history_get_decider (history, i) };

      if ((review->judged >> verdict.seat & 1) != 0 && is_free (review, i))
        {
          verdict.n = count_line (review, i);
          g_array_append_val (review->verdicts, verdict);
        }
      i += verdict.n;
    }
}

static void
add_lucks (KitReview *review)
{
  const KitHistory *history = review->record->history;

  for (guint i = 0; i < kit_history_get_cursor (history); i++)
    {
      KitReviewLuck luck = { .index = i };

      if (kit_history_reveals (history, i))
        g_array_append_val (review->lucks, luck);
    }
}

/**
 * kit_review_new:
 * @record: a game; copied up to its cursor
 * @level: that judges it; the strongest that persons may choose
 *
 * Returns: (transfer full): a review in which nothing is known yet
 */
KitReview *
kit_review_new (const KitRecord *record,
                const KitLevel  *level)
{
  KitReview *review = g_new0 (KitReview, 1);
  int only = kit_record_get_only_person (record);

  review->record = kit_record_copy (record);
  review->level = level;
  review->viewer = record->seat > 0 ? record->seat - 1 : only >= 0 ? (guint) only : KIT_NOBODY;
  for (guint p = 0; p < record->n_players; p++)
    if (record->seat == 0 ? kit_record_is_person (record, p) : record->seat == p + 1)
      review->judged |= 1u << p;
  if (review->judged == 0 && record->seat == 0)
    review->judged = (1u << record->n_players) - 1;
  review->turns = g_array_new (FALSE, FALSE, sizeof (KitReviewTurn));
  review->verdicts = g_array_new (FALSE, FALSE, sizeof (KitVerdict));
  review->lucks = g_array_new (FALSE, FALSE, sizeof (KitReviewLuck));
  add_turns (review);
  add_verdicts (review);
  add_lucks (review);
  return review;
}

/** kit_review_free: frees it. */
void
kit_review_free (KitReview *review)
{
  kit_record_free (review->record);
  g_array_unref (review->turns);
  g_array_unref (review->verdicts);
  g_array_unref (review->lucks);
  g_free (review);
}

/** kit_review_forget: nothing is known any more. */
void
kit_review_forget (KitReview *review)
{
  for (guint i = 0; i < review->turns->len; i++)
    g_array_index (review->turns, KitReviewTurn, i).known = FALSE;
  for (guint i = 0; i < review->verdicts->len; i++)
    g_array_index (review->verdicts, KitVerdict, i).known = FALSE;
  for (guint i = 0; i < review->lucks->len; i++)
    g_array_index (review->lucks, KitReviewLuck, i) = (KitReviewLuck) {
      g_array_index (review->lucks, KitReviewLuck, i).index
    };
  review->n_done = 0;
}

/* --- tasks --- */

/** kit_review_count_tasks: how many tasks there are, from 0 on. */
guint
kit_review_count_tasks (const KitReview *review)
{
  return review->turns->len + review->verdicts->len + review->lucks->len;
}

/* A question about the position after @cursor decisions, as @seat knows it; (out) @view, to be
   freed. */
static KitQuestion
ask (const KitReview *review,
     guint            cursor,
     guint            seat,
     const int       *stop,
     gpointer        *view)
{
  const KitHistory *history = review->record->history;
  const KitRules *rules = kit_history_get_rules (history);
  g_autofree gpointer state = kit_history_make_state (history, cursor);

  *view = g_malloc (rules->view_size);
  rules->look (*view, state, seat);
  return (KitQuestion) {
    .rules = rules, .board = kit_history_get_board (history), .view = *view, .stop = stop,
    .seed = cursor * SEED, .threads = 1
  };
}

/* The chances after @cursor decisions. */
static gboolean
look_at (const KitReview *review,
         guint            cursor,
         guint            n_worlds,
         const int       *stop,
         gint32           chances[KIT_MAX_PLAYERS])
{
  g_autofree gpointer view = NULL;
  KitQuestion question = ask (review, cursor, review->viewer, stop, &view);
  const KitHead *head = kit_rules_head (question.view);
  guint winners;

  if (!head->over)
    return review->level->look (&question, n_worlds, chances);
  winners = kit_rules_get_winners (question.rules, question.view);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    chances[p] = (winners >> p & 1) != 0 ? KIT_CERTAIN / __builtin_popcount (winners) : 0;
  return TRUE;
}

/**
 * kit_review_judge:
 * @review: is not changed
 * @line: decisions of the seat of @verdict, the first of which is legal where its line begins
 * @n: how many there are
 * @stop: (nullable): see kit_review_do()
 * @verdict: (inout): is known then; its advice values @line, whatever was played
 *
 * Judges a line, in any thread.
 */
void
kit_review_judge (const KitReview *review,
                  gconstpointer    line,
                  guint            n,
                  const int       *stop,
                  KitVerdict      *verdict)
{
  g_autofree gpointer view = NULL;
  KitQuestion question = ask (review, verdict->first, verdict->seat, stop, &view);

  question.named = line;
  question.n_named = n;
  question.budget.nodes = (guint64) NODES * review->record->n_players;
  review->level->advise (&question, &verdict->advice);
  verdict->known = TRUE;
}

/* What was played. */
static void
judge (const KitReview *review,
       const int       *stop,
       KitVerdict      *verdict)
{
  const KitHistory *history = review->record->history;
  gsize size = kit_history_get_rules (history)->decision_size;
  guint8 line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));

  for (guint i = 0; i < verdict->n; i++)
    memcpy (line + i * size, kit_history_get_decision (history, verdict->first + i), size);
  kit_review_judge (review, line, verdict->n, stop, verdict);
}

/* What was revealed against what could have been: before it, the decision is made in many worlds;
   after it, what all of them have in common is known. */
static void
value_luck (const KitReview *review,
            const int       *stop,
            KitReviewLuck   *luck)
{
  const KitHistory *history = review->record->history;
  g_autofree gpointer view = NULL;
  KitQuestion question = ask (review, luck->index, review->viewer, stop, &view);
  gint32 before[KIT_MAX_PLAYERS];
  gint32 after[KIT_MAX_PLAYERS];

  question.named = kit_history_get_decision (history, luck->index);
  question.n_named = 1;
  luck->known = TRUE;
  if (!review->level->look (&question, LUCK_WORLDS, before) ||
      !look_at (review, luck->index + 1, LUCK_WORLDS, stop, after))
    return;
  for (guint p = 0; p < review->record->n_players; p++)
    luck->luck[p] = after[p] - before[p];
}

/**
 * kit_review_do:
 * @review: is not changed
 * @number: of the task
 * @stop: (nullable): an atomic flag; when it is set, this ends soon, and @task is of no use
 * @task: (out): what came of it
 *
 * Does a task, in any thread, but one at a time. What comes of it depends on the game, the level
 * and its weights alone.
 */
void
kit_review_do (const KitReview *review,
               guint            number,
               const int       *stop,
               KitReviewTask   *task)
{
  guint n_turns = review->turns->len;
  guint n_verdicts = review->verdicts->len;

  if (number < n_turns)
    {
      task->turn = g_array_index (review->turns, KitReviewTurn, n_turns - 1 - number);
      task->turn.known = look_at (review, task->turn.cursor, TURN_WORLDS, stop,
                                  task->turn.chances);
      return;
    }
  number -= n_turns;
  if (number < n_verdicts)
    {
      task->verdict = g_array_index (review->verdicts, KitVerdict, n_verdicts - 1 - number);
      judge (review, stop, &task->verdict);
      return;
    }
  number -= n_verdicts;
  task->luck = g_array_index (review->lucks, KitReviewLuck, review->lucks->len - 1 - number);
  value_luck (review, stop, &task->luck);
}

/** kit_review_put: adds what came of a task. */
void
kit_review_put (KitReview           *review,
                guint                number,
                const KitReviewTask *task)
{
  guint n_turns = review->turns->len;
  guint n_verdicts = review->verdicts->len;

  if (number < n_turns)
    g_array_index (review->turns, KitReviewTurn, n_turns - 1 - number) = task->turn;
  else if (number < n_turns + n_verdicts)
    g_array_index (review->verdicts, KitVerdict, n_turns + n_verdicts - 1 - number) =
      task->verdict;
  else
    g_array_index (review->lucks, KitReviewLuck, kit_review_count_tasks (review) - 1 - number) =
      task->luck;
  review->n_done++;
}

/* --- what came of it --- */

/** kit_verdict_get_cost: what was lost by what was played, of %KIT_CERTAIN; 0 unless that is a
    mark. */
int
kit_verdict_get_cost (const KitVerdict *verdict)
{
  const KitAlternative *named = &verdict->advice.named;

  return verdict->known && named->n > 0 && named->behind >= KIT_REVIEW_MARK &&
         named->behind > 2 * named->error ? named->behind : 0;
}

/** kit_review_find: (nullable): the verdict about a line that the decision at @index belongs to. */
const KitVerdict *
kit_review_find (const KitReview *review,
                 guint            index)
{
  for (guint i = 0; i < review->verdicts->len; i++)
    {
      const KitVerdict *verdict = &g_array_index (review->verdicts, KitVerdict, i);

      if (index >= verdict->first && index < verdict->first + verdict->n)
        return verdict;
    }
  return NULL;
}

/** kit_review_list_marks: (out) @marks: the turning points of a player, the worst first; returns
    how many there are. */
guint
kit_review_list_marks (const KitReview  *review,
                       guint             seat,
                       const KitVerdict *marks[KIT_REVIEW_MARKS])
{
  guint n = 0;

  for (guint i = 0; i < review->verdicts->len; i++)
    {
      const KitVerdict *verdict = &g_array_index (review->verdicts, KitVerdict, i);
      int cost = verdict->seat == seat ? kit_verdict_get_cost (verdict) : 0;
      guint at;

      if (cost == 0 ||
          (n == KIT_REVIEW_MARKS && cost <= kit_verdict_get_cost (marks[n - 1])))
        continue;
      n += n < KIT_REVIEW_MARKS;
      for (at = n - 1; at > 0 && kit_verdict_get_cost (marks[at - 1]) < cost; at--)
        marks[at] = marks[at - 1];
      marks[at] = verdict;
    }
  return n;
}

/** kit_review_get_luck: what all that was revealed changed the chance of a player by, of
    %KIT_CERTAIN. */
int
kit_review_get_luck (const KitReview *review,
                     guint            seat)
{
  int sum = 0;

  for (guint i = 0; i < review->lucks->len; i++)
    sum += g_array_index (review->lucks, KitReviewLuck, i).luck[seat];
  return sum;
}

/** kit_review_get_loss: what a player whose decisions are judged lost by them in the mean, a turn
    of their own; of %KIT_CERTAIN. */
int
kit_review_get_loss (const KitReview *review,
                     guint            seat)
{
  const KitHistory *history = review->record->history;
  int sum = 0;
  int n = 0;

  for (guint i = 0; i < review->verdicts->len; i++)
    {
      const KitVerdict *verdict = &g_array_index (review->verdicts, KitVerdict, i);

      if (verdict->seat == seat && verdict->known && verdict->advice.named.n > 0)
        sum += MAX (verdict->advice.named.behind, 0);
    }
  for (guint i = 0; i + 1 < review->turns->len; i++)
    n += kit_history_get_owner (history,
                                g_array_index (review->turns, KitReviewTurn, i).cursor) == seat;
  return n > 0 ? sum / n : 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reviews a game in a thread, task by task. */

#include "kit-reviewer.h"

#include <string.h>

/* Shared by the main context and the threads, each of which has a reference. */
typedef struct
{
  gatomicrefcount count;
  KitReview      *review;               /* owned; only the main context changes it */
  KitReviewer    *reviewer;             /* of the main context, while stop is 0 */
  int             stop;                 /* atomic */
} Shared;

struct _KitReviewer
{
  GObject parent_instance;

  Shared  *shared;
  gboolean running;
};

G_DEFINE_FINAL_TYPE (KitReviewer, kit_reviewer, G_TYPE_OBJECT)

/* What came of a task, or of a line that was tried. */
typedef struct
{
  Shared          *shared;
  guint            number;
  KitReviewTask    task;
  KitReviewerTried tried;               /* or NULL */
  gpointer         data;
  guint            n;                   /* decisions in @line */
  guint8           line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} Message;

static Shared *
ref_shared (Shared *shared)
{
  g_atomic_ref_count_inc (&shared->count);
  return shared;
}

static void
unref_shared (gpointer data)
{
  Shared *shared = data;

  if (!g_atomic_ref_count_dec (&shared->count))
    return;
  kit_review_free (shared->review);
  g_free (shared);
}

static void
free_message (gpointer data)
{
  Message *message = data;

  unref_shared (message->shared);
  g_free (message);
}

static Message *
make_message (Shared *shared)
{
  Message *message = g_new0 (Message, 1);

  message->shared = ref_shared (shared);
  return message;
}

/* --- in the main context --- */

static gboolean
put_cb (gpointer data)
{
  Message *message = data;
  Shared *shared = message->shared;

  if (g_atomic_int_get (&shared->stop) != 0)
    return G_SOURCE_REMOVE;
  if (message->tried != NULL)
    {
      message->tried (&message->task.verdict, message->data);
      return G_SOURCE_REMOVE;
    }
  kit_review_put (shared->review, message->number, &message->task);
  g_signal_emit_by_name (shared->reviewer, "changed");
  return G_SOURCE_REMOVE;
}

/* --- in the threads --- */

static void
send (Message *message)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, put_cb, message, free_message);
}

static void
review_thread (GTask        *gtask,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  Message *begin = data;
  Shared *shared = begin->shared;
  guint n = kit_review_count_tasks (shared->review);

  for (guint i = begin->number; i < n && g_atomic_int_get (&shared->stop) == 0; i++)
    {
      Message *message = make_message (shared);

      message->number = i;
      kit_review_do (shared->review, i, &shared->stop, &message->task);
      send (message);
    }
  g_task_return_boolean (gtask, TRUE);
}

static void
judge_thread (GTask        *gtask,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  Message *begin = data;
  Message *message = make_message (begin->shared);

  message->tried = begin->tried;
  message->data = begin->data;
  message->task = begin->task;
  kit_review_judge (begin->shared->review, begin->line, begin->n, &begin->shared->stop,
                    &message->task.verdict);
  send (message);
  g_task_return_boolean (gtask, TRUE);
}

static void
run (Message         *begin,
     GTaskThreadFunc  func)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

  g_task_set_task_data (task, begin, free_message);
  g_task_run_in_thread (task, func);
}

/* --- the object --- */

static void
kit_reviewer_dispose (GObject *object)
{
  KitReviewer *reviewer = KIT_REVIEWER (object);

  if (reviewer->shared != NULL)
    g_atomic_int_set (&reviewer->shared->stop, 1);
  g_clear_pointer (&reviewer->shared, unref_shared);
  G_OBJECT_CLASS (kit_reviewer_parent_class)->dispose (object);
}

static void
kit_reviewer_class_init (KitReviewerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_reviewer_dispose;

  g_signal_new ("changed", KIT_TYPE_REVIEWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
kit_reviewer_init (KitReviewer *reviewer)
{
}

/** kit_reviewer_new: (transfer full): takes over @review, in which some may be known already. */
KitReviewer *
kit_reviewer_new (KitReview *review)
{
  KitReviewer *reviewer;

  g_return_val_if_fail (review != NULL, NULL);

  reviewer = g_object_new (KIT_TYPE_REVIEWER, NULL);
  reviewer->shared = g_new0 (Shared, 1);
  g_atomic_ref_count_init (&reviewer->shared->count);
  reviewer->shared->review = review;
  reviewer->shared->reviewer = reviewer;
  return reviewer;
}

/** kit_reviewer_get_review: (transfer none): what is known so far. */
const KitReview *
kit_reviewer_get_review (KitReviewer *reviewer)
{
  g_return_val_if_fail (KIT_IS_REVIEWER (reviewer), NULL);

  return reviewer->shared->review;
}

/** kit_reviewer_is_done: whether all is known. */
gboolean
kit_reviewer_is_done (KitReviewer *reviewer)
{
  g_return_val_if_fail (KIT_IS_REVIEWER (reviewer), FALSE);

  return reviewer->shared->review->n_done == kit_review_count_tasks (reviewer->shared->review);
}

/** kit_reviewer_start: begins with what is not known yet; once. */
void
kit_reviewer_start (KitReviewer *reviewer)
{
  Message *begin;

  g_return_if_fail (KIT_IS_REVIEWER (reviewer));

  if (reviewer->running)
    return;
  reviewer->running = TRUE;
  begin = make_message (reviewer->shared);
  begin->number = reviewer->shared->review->n_done;
  run (begin, review_thread);
}

/**
 * kit_reviewer_judge:
 * @reviewer: a reviewer
 * @instead: the verdict about the line that was played in the same position
 * @line: another line, whose first decision is legal there
 * @n: decisions in it
 * @tried: called with the verdict about it, unless the reviewer is disposed of before
 * @data: for @tried
 */
void
kit_reviewer_judge (KitReviewer      *reviewer,
                    const KitVerdict *instead,
                    gconstpointer     line,
                    guint             n,
                    KitReviewerTried  tried,
                    gpointer          data)
{
  Message *begin;

  g_return_if_fail (KIT_IS_REVIEWER (reviewer) && instead != NULL && line != NULL);
  g_return_if_fail (n > 0 && n <= KIT_MAX_LINE && tried != NULL);

  begin = make_message (reviewer->shared);
  begin->task.verdict = *instead;
  begin->tried = tried;
  begin->data = data;
  begin->n = n;
  memcpy (begin->line, line,
          n * reviewer->shared->review->record->format->rules->decision_size);
  run (begin, judge_thread);
}

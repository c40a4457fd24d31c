/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a level of the computer player in a thread. */

#include "kit-job.h"

/* Shared by the main context and the thread; owned by the task. */
struct _KitJob
{
  const KitLevel *level;
  KitQuestion     question;
  gpointer        view;                 /* owned, of the question */
  KitWishes       wishes;               /* likewise */
  KitAdvice       advice;
  KitJobDone      done;
  gpointer        data;
  int             stop;                 /* atomic; once set, done is not called any more */
  int             hurry;                /* atomic; once set, the best answer so far is taken */
};

static void
free_job (gpointer data)
{
  KitJob *job = data;

  g_free (job->view);
  g_free (job);
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  KitJob *job = task_data;

  job->level->advise (&job->question, &job->advice);
  g_debug ("thread of level %s ends", job->level->id);
  g_task_return_boolean (task, TRUE);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  KitJob *job = data;

  if (g_atomic_int_get (&job->stop) == 0)
    job->done (&job->advice, job->data);
}

/**
 * kit_job_start:
 * @level: the level that is asked, in the thread
 * @question: the question; copied with its view and its wishes. Its flags stop and hurry are set
 *   here
 * @done: called with the answer
 * @data: for @done
 *
 * Returns: (transfer none): the job, valid until it is done or stopped
 */
KitJob *
kit_job_start (const KitLevel    *level,
               const KitQuestion *question,
               KitJobDone         done,
               gpointer           data)
{
  KitJob *job;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (level != NULL && question != NULL && done != NULL, NULL);

  job = g_new0 (KitJob, 1);
  task = g_task_new (NULL, NULL, thought_cb, job);
  job->level = level;
  job->view = g_memdup2 (question->view, question->rules->view_size);
  job->question = *question;
  job->question.view = job->view;
  if (question->wishes != NULL)
    {
      job->wishes = *question->wishes;
      job->question.wishes = &job->wishes;
    }
  job->question.stop = &job->stop;
  job->question.hurry = &job->hurry;
  job->done = done;
  job->data = data;
  g_debug ("thread of level %s starts", level->id);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, think);
  return job;
}

/** kit_job_stop: cancels the job without waiting; its thread ends when it next checks the flag. */
void
kit_job_stop (KitJob *job)
{
  g_return_if_fail (job != NULL);

  g_atomic_int_set (&job->stop, 1);
}

/** kit_job_hurry: makes the job answer now with the best that it has found. */
void
kit_job_hurry (KitJob *job)
{
  g_return_if_fail (job != NULL);

  g_atomic_int_set (&job->hurry, 1);
}

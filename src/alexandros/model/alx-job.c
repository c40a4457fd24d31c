/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a level of the computer player in a thread. */

#include "alx-job.h"

/* Shared by the main context and the thread; owned by the task. */
struct _AlxJob
{
  AlxAdviseFunc advise;
  AlxLevel      level;
  AlxQuestion   question;
  AlxAdvice     advice;
  AlxJobDone    done;
  gpointer      data;
  int           stop;                   /* atomic; once set, done is not called any more */
  int           hurry;                  /* atomic; once set, the best answer so far is taken */
};

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  AlxJob *job = task_data;

  job->advise (job->level, &job->question, &job->advice);
  g_debug ("thread of level %s ends", alx_level_get_id (job->level));
  g_task_return_boolean (task, TRUE);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  AlxJob *job = data;

  if (g_atomic_int_get (&job->stop) == 0)
    job->done (&job->advice, job->data);
}

/**
 * alx_job_start:
 * @advise: finds the answer; called in the thread
 * @level: the level that is asked
 * @question: the question; copied, its flags stop and hurry are set here
 * @done: called with the answer
 * @data: for @done
 *
 * Returns: (transfer none): the job, valid until it is done or stopped
 */
AlxJob *
alx_job_start (AlxAdviseFunc      advise,
               AlxLevel           level,
               const AlxQuestion *question,
               AlxJobDone         done,
               gpointer           data)
{
  AlxJob *job;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (advise != NULL && question != NULL && done != NULL, NULL);
  g_return_val_if_fail (level < ALX_LEVELS, NULL);

  job = g_new0 (AlxJob, 1);
  task = g_task_new (NULL, NULL, thought_cb, job);
  job->advise = advise;
  job->level = level;
  job->question = *question;
  job->question.stop = &job->stop;
  job->question.hurry = &job->hurry;
  job->done = done;
  job->data = data;
  g_debug ("thread of level %s starts", alx_level_get_id (level));
  g_task_set_task_data (task, job, g_free);
  g_task_run_in_thread (task, think);
  return job;
}

/** alx_job_stop: cancels the job without waiting; its thread ends when it next checks the flag. */
void
alx_job_stop (AlxJob *job)
{
  g_return_if_fail (job != NULL);

  g_atomic_int_set (&job->stop, 1);
}

/** alx_job_hurry: makes the job answer now with the best that it has found. */
void
alx_job_hurry (AlxJob *job)
{
  g_return_if_fail (job != NULL);

  g_atomic_int_set (&job->hurry, 1);
}

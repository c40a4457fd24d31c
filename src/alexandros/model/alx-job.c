/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player thinking in a thread of its own. */

#include "alx-job.h"

/* Shared by the main context and the thread; the task holds it until both are done with it. */
struct _AlxJob
{
  AlxAdviseFunc advise;
  AlxLevel      level;
  AlxQuestion   question;
  AlxAdvice     advice;
  AlxJobDone    done;
  gpointer      data;
  int           stop;                   /* atomic; once set, nobody hears of the job any more */
  int           hurry;                  /* atomic; once set, the best that was found until then
                                           is answered */
};

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  AlxJob *job = task_data;

  job->advise (job->level, &job->question, &job->advice);
  g_debug ("level %s is done", alx_level_get_id (job->level));
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
 * @advise: answers; called in the thread
 * @level: who is asked
 * @question: what is asked; copied, its stop flag is set here
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
  AlxJob *job = g_new0 (AlxJob, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, thought_cb, job);

  job->advise = advise;
  job->level = level;
  job->question = *question;
  job->question.stop = &job->stop;
  job->question.hurry = &job->hurry;
  job->done = done;
  job->data = data;
  g_task_set_task_data (task, job, g_free);
  g_task_run_in_thread (task, think);
  return job;
}

/** alx_job_stop: gives the job up at once; the thread follows as soon as it looks. */
void
alx_job_stop (AlxJob *job)
{
  g_atomic_int_set (&job->stop, 1);
}

/** alx_job_hurry: has the job answer now with the best that it has found. */
void
alx_job_hurry (AlxJob *job)
{
  g_atomic_int_set (&job->hurry, 1);
}

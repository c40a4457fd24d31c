/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A queue that writes games to disk in a thread, one at a time and in order: the autosave, games
   that are put aside or kept, copies in the player's own files. */

#include "config.h"

#include "shell-keeper.h"

/* How old a change may be that is not on the disk. With a frame or two until the game is held, less
   than 0.3 s of play is lost if the program is killed. */
#define MAX_UNSAVED (150 * G_TIME_SPAN_MILLISECOND)

typedef struct
{
  ShellCopy       *copy;                /* owned, as the strings */
  char            *title;               /* of a game to be put aside, or NULL */
  gboolean         finished_game;       /* one to be kept */
  GFile           *file;                /* of a copy for the player, or NULL; owned */
  ShellKeeperDone  done;                /* of both, as the data */
  gpointer         data;
  char            *uri;                 /* of an autosave, as the next two */
  gboolean         modified;
  guint64          serial;              /* the later, the higher */
  gint64           since;               /* when the first change was made that only this job brings
                                           to the disk, in monotonic time */

  gboolean         finished;            /* it was tried; under the keeper's lock, as what follows
                                           but @reported */
  gboolean         reported;            /* @done was called, or the signal emitted */
  gsize            length;              /* of the text, once it is written */
  char            *name;                /* of the file of a game that was put aside; owned */
  GError          *error;               /* owned; why it failed, or NULL */
} Job;

/**
 * ShellKeeper:
 *
 * Writes games to disk without blocking the main thread. Each job is run by a #GTask in a thread;
 * the next one starts when the main loop has reported the one before, so that no two of them ever
 * write at the same time. The task holds a reference, so a keeper lives until its queue is empty.
 * Nothing is ever cancelled: what was asked for comes to the disk.
 *
 * Of several autosaves that wait, only the newest is written. It comes after all other jobs, so
 * that a game that is put aside is on the disk before its autosave is overwritten.
 *
 * If the disk is so slow that changes have waited too long for it, the keeper is late until nothing
 * waits any more.
 */
struct _ShellKeeper
{
  GObject parent_instance;

  /* owned */
  ShellStore *store;
  GQueue      queue;                    /* of Job, not begun; no autosaves */
  Job        *newest;                   /* the autosave that is not begun, or NULL */
  Job        *running;                  /* in a thread, or NULL; owned by the task */
  guint64     serial;
  gboolean    flushing;                 /* the main thread runs the jobs; none is started */
  guint       late_source;              /* when the oldest change that waits is too old; or 0 */
  gboolean    late;

  GMutex      lock;                     /* held while a job is run */
};

enum
{
  SIGNAL_AUTOSAVED,
  SIGNAL_LATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ShellKeeper, shell_keeper, G_TYPE_OBJECT)

static void
free_job (Job *job)
{
  shell_copy_free (job->copy);
  g_free (job->title);
  g_clear_object (&job->file);
  g_free (job->uri);
  g_free (job->name);
  g_clear_error (&job->error);
  g_free (job);
}

/* For the log. */
static const char *
describe (const Job *job)
{
  return job->finished_game   ? "a finished game"
         : job->file != NULL  ? "a copy for the player"
         : job->title != NULL ? "a game to be put aside"
                              : "the autosave";
}

static void
write_text (ShellKeeper *keeper,
            Job         *job,
            const char  *text)
{
  const ShellAutosave autosave = { (char *) text, job->length, job->uri, job->modified };

  if (job->finished_game)
    shell_store_keep (keeper->store, shell_copy_get_info (job->copy), text, job->length,
                      &job->error);
  else if (job->file != NULL)
    g_file_replace_contents (job->file, text, job->length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                             NULL, &job->error);
  else if (job->title != NULL)
    job->name = shell_store_put_aside (keeper->store, text, job->length, job->title,
                                       shell_copy_get_info (job->copy)->suffix, &job->error);
  else
    shell_store_write (keeper->store, &autosave, &job->error);
}

/* In a thread, or in the main thread when the queue is flushed. Whoever comes second waits and has
   nothing to do; only if it has failed, and @again is set, it is tried once more. */
static void
run (ShellKeeper *keeper,
     Job         *job,
     gboolean     again)
{
  G_GNUC_UNUSED g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&keeper->lock);
  g_autofree char *text = NULL;

  if (job->finished && (!again || job->error == NULL))
    return;
  g_clear_error (&job->error);
  text = shell_copy_write (job->copy, &job->length, &job->error);
  if (text != NULL)
    write_text (keeper, job, text);
  job->finished = TRUE;
  g_debug ("%s: %s", describe (job), job->error ? job->error->message : "written");
}

static void
report (ShellKeeper *keeper,
        Job         *job)
{
  job->reported = TRUE;
  if (job->done != NULL)
    job->done (job->name, job->error, job->data);
  else
    g_signal_emit (keeper, signals[SIGNAL_AUTOSAVED], 0, job->serial, (guint64) job->length,
                   job->error);
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  ShellKeeper *keeper = source;
  Job *job = data;

  g_debug ("a thread begins to write %s", describe (job));
  run (keeper, job, FALSE);
  g_debug ("the thread that wrote %s ends", describe (job));
  g_task_return_boolean (task, TRUE);
}

static gboolean
is_autosave (const Job *job)
{
  return job != NULL && job->done == NULL;
}

static void
set_late (ShellKeeper *keeper,
          gboolean     late)
{
  if (keeper->late == late)
    return;
  g_debug ("the disk is %s", late ? "slow" : "not slow any more");
  keeper->late = late;
  g_signal_emit (keeper, signals[SIGNAL_LATE], 0, late);
}

static void
time_is_up_cb (gpointer data)
{
  ShellKeeper *keeper = data;

  keeper->late_source = 0;
  set_late (keeper, TRUE);
}

/* Updates whether the keeper is late, now or as soon as the oldest change that waits is too old. */
static void
watch_time (ShellKeeper *keeper)
{
  const Job *oldest = is_autosave (keeper->running) ? keeper->running : keeper->newest;
  gint64 left;

  g_clear_handle_id (&keeper->late_source, g_source_remove);
  if (oldest == NULL)
    set_late (keeper, FALSE);
  if (oldest == NULL || keeper->late)
    return;
  left = oldest->since + MAX_UNSAVED - g_get_monotonic_time ();
  if (left <= 0)
    set_late (keeper, TRUE);
  else
    keeper->late_source =
      g_timeout_add_once (left / G_TIME_SPAN_MILLISECOND + 1, time_is_up_cb, keeper);
}

static Job *
take_next (ShellKeeper *keeper)
{
  return g_queue_is_empty (&keeper->queue) ? g_steal_pointer (&keeper->newest)
                                           : g_queue_pop_head (&keeper->queue);
}

static void start (ShellKeeper *keeper);

static void
finished_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  ShellKeeper *keeper = SHELL_KEEPER (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  /* A flush may have come first. */
  if (job->reported)
    return;
  keeper->running = NULL;
  report (keeper, job);
  start (keeper);
  watch_time (keeper);
}

static void
start (ShellKeeper *keeper)
{
  g_autoptr (GTask) task = NULL;

  if (keeper->running != NULL || keeper->flushing)
    return;
  keeper->running = take_next (keeper);
  if (keeper->running == NULL)
    return;
  task = g_task_new (keeper, NULL, finished_cb, NULL);
  g_task_set_task_data (task, keeper->running, (GDestroyNotify) free_job);
  g_task_run_in_thread (task, run_in_thread);
}

/**
 * shell_keeper_autosave:
 * @keeper: a keeper
 * @copy: (transfer full): the current game
 * @uri: (nullable): of the file that it was saved to or loaded from
 * @modified: whether it has changed since then
 *
 * Writes the autosave soon, unless a newer one is asked for before.
 *
 * Returns: the serial number of this autosave; the signal “autosaved” will carry it, or a higher
 *   one
 */
guint64
shell_keeper_autosave (ShellKeeper *keeper,
                       ShellCopy   *copy,
                       const char  *uri,
                       gboolean     modified)
{
  gint64 since;

  g_return_val_if_fail (SHELL_IS_KEEPER (keeper), 0);
  g_return_val_if_fail (copy != NULL, 0);

  since = keeper->newest != NULL ? keeper->newest->since : g_get_monotonic_time ();
  g_clear_pointer (&keeper->newest, free_job);
  keeper->newest = g_new (Job, 1);
  *keeper->newest = (Job) { .copy = copy, .uri = g_strdup (uri), .modified = modified,
                            .serial = ++keeper->serial, .since = since };
  start (keeper);
  watch_time (keeper);
  return keeper->serial;
}

/* Takes over what @job has. */
static void
append (ShellKeeper *keeper,
        Job          job)
{
  g_queue_push_tail (&keeper->queue, g_memdup2 (&job, sizeof job));
  start (keeper);
}

/**
 * shell_keeper_keep:
 * @keeper: a keeper
 * @copy: (transfer full): a finished game, which takes the place of the same one if that was kept
 *   before
 * @done: called when it is on the disk, or cannot be
 * @data: for @done
 */
void
shell_keeper_keep (ShellKeeper     *keeper,
                   ShellCopy       *copy,
                   ShellKeeperDone  done,
                   gpointer         data)
{
  g_return_if_fail (SHELL_IS_KEEPER (keeper));
  g_return_if_fail (copy != NULL);
  g_return_if_fail (done != NULL);

  append (keeper, (Job) { .copy = copy, .finished_game = TRUE, .done = done, .data = data });
}

/**
 * shell_keeper_put_aside:
 * @keeper: a keeper
 * @copy: (transfer full): an unfinished game
 * @title: who plays it
 * @done: called when it is on the disk, or cannot be
 * @data: for @done
 */
void
shell_keeper_put_aside (ShellKeeper     *keeper,
                        ShellCopy       *copy,
                        const char      *title,
                        ShellKeeperDone  done,
                        gpointer         data)
{
  g_return_if_fail (SHELL_IS_KEEPER (keeper));
  g_return_if_fail (copy != NULL);
  g_return_if_fail (title != NULL);
  g_return_if_fail (done != NULL);

  append (keeper, (Job) { .copy = copy, .title = g_strdup (title), .done = done, .data = data });
}

/**
 * shell_keeper_save:
 * @keeper: a keeper
 * @copy: (transfer full): a game
 * @file: a file of the player's; if it cannot be written, it holds what it did before
 * @done: called when it is on the disk, or cannot be
 * @data: for @done
 */
void
shell_keeper_save (ShellKeeper     *keeper,
                   ShellCopy       *copy,
                   GFile           *file,
                   ShellKeeperDone  done,
                   gpointer         data)
{
  g_return_if_fail (SHELL_IS_KEEPER (keeper));
  g_return_if_fail (copy != NULL);
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (done != NULL);

  append (keeper,
          (Job) { .copy = copy, .file = g_object_ref (file), .done = done, .data = data });
}

/**
 * shell_keeper_flush:
 * @keeper: a keeper
 * @error: (nullable): why something could not be written
 *
 * Runs all jobs before it returns, and reports them; for when the program ends. A job that a thread
 * has just failed to do is tried once more.
 *
 * Returns: whether everything is on the disk
 */
gboolean
shell_keeper_flush (ShellKeeper  *keeper,
                    GError      **error)
{
  g_autoptr (GError) first = NULL;
  Job *begun;

  g_return_val_if_fail (SHELL_IS_KEEPER (keeper), FALSE);

  begun = keeper->running;              /* owned by its task */
  keeper->flushing = TRUE;
  for (Job *job = begun ? begun : take_next (keeper); job != NULL; job = take_next (keeper))
    {
      run (keeper, job, TRUE);
      /* An autosave that failed does not matter if a newer one follows. */
      if (job->error != NULL && first == NULL && (job->done != NULL || keeper->newest == NULL))
        first = g_error_copy (job->error);
      keeper->running = NULL;
      report (keeper, job);
      if (job != begun)
        free_job (job);
    }
  keeper->flushing = FALSE;
  watch_time (keeper);
  if (first == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&first));
  return FALSE;
}

/* --- the object --- */

/** shell_keeper_is_late: whether too many changes wait for the disk. */
gboolean
shell_keeper_is_late (ShellKeeper *keeper)
{
  g_return_val_if_fail (SHELL_IS_KEEPER (keeper), FALSE);

  return keeper->late;
}

static void
shell_keeper_finalize (GObject *object)
{
  ShellKeeper *keeper = SHELL_KEEPER (object);

  g_clear_handle_id (&keeper->late_source, g_source_remove);
  g_queue_clear_full (&keeper->queue, (GDestroyNotify) free_job);
  g_clear_pointer (&keeper->newest, free_job);
  g_clear_object (&keeper->store);
  g_mutex_clear (&keeper->lock);
  G_OBJECT_CLASS (shell_keeper_parent_class)->finalize (object);
}

static void
shell_keeper_class_init (ShellKeeperClass *class)
{
  G_OBJECT_CLASS (class)->finalize = shell_keeper_finalize;
  /* The autosave is on the disk: its serial number, and the length of its text in bytes; or it is
     not, for an error. */
  signals[SIGNAL_AUTOSAVED] =
    g_signal_new ("autosaved", SHELL_TYPE_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_UINT64, G_TYPE_UINT64,
                  G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
  /* Whether too many changes wait for the disk, so that no more should be made. */
  signals[SIGNAL_LATE] = g_signal_new ("late", SHELL_TYPE_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
shell_keeper_init (ShellKeeper *keeper)
{
  g_queue_init (&keeper->queue);
  g_mutex_init (&keeper->lock);
}

/** shell_keeper_new: (transfer full): an empty queue; autosaves and games that are put aside go to
    @store. */
ShellKeeper *
shell_keeper_new (ShellStore *store)
{
  ShellKeeper *keeper;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  keeper = g_object_new (SHELL_TYPE_KEEPER, NULL);
  keeper->store = g_object_ref (store);
  return keeper;
}

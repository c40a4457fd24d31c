/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the game on disk while it is played, and unfinished games that gave way to others. */

#include "config.h"

#include "shell-store-private.h"

#include <glib/gstdio.h>
#include <string.h>

#define GROUP     "Autosave"
#define BEFORE    "Before"

enum
{
  SIGNAL_FAILED,
  SIGNAL_KEPT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ShellStore, shell_store, G_TYPE_OBJECT)

static void
free_snapshot (gpointer data)
{
  Snapshot *snapshot = data;

  shell_kept_clear (&snapshot->kept);
  g_free (snapshot);
}

/** shell_kept_clear: frees what @kept holds. */
void
shell_kept_clear (ShellKept *kept)
{
  g_clear_pointer (&kept->text, g_free);
  g_clear_pointer (&kept->uri, g_free);
}

static void
set_about (About      *about,
           const char *checksum,
           const char *uri,
           gboolean    modified)
{
  g_free (about->checksum);
  g_free (about->uri);
  *about = (About) { g_strdup (checksum), g_strdup (uri), modified };
}

/* --- writing, in a thread --- */

static void
write_about (GKeyFile    *file,
             const char  *group,
             const About *about)
{
  if (about->checksum == NULL)
    return;
  g_key_file_set_string (file, group, "Game", about->checksum);
  g_key_file_set_boolean (file, group, "Modified", about->modified);
  if (about->uri != NULL)
    g_key_file_set_string (file, group, "File", about->uri);
}

/* The two files are not written in one moment. So what is known of the game comes first, together with what is known of
   the one that is still there; whenever it ends, one of them is about the game that is found. */
static gboolean
write_kept (ShellStore       *store,
            const ShellKept  *kept,
            GError          **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, kept->text,
                                                             kept->length);
  g_autofree char *data = NULL;
  gsize length;

  write_about (file, GROUP, &(About) { checksum, kept->uri, kept->modified });
  write_about (file, BEFORE, &store->about);
  data = g_key_file_to_data (file, &length, NULL);
  if (!shell_store_write_file (store->about_path, data, length, error) ||
      !shell_store_write_file (store->game_path, kept->text, kept->length, error))
    return FALSE;
  set_about (&store->about, checksum, kept->uri, kept->modified);
  return TRUE;
}

static void
write_snapshot (ShellStore      *store,
                const Snapshot  *snapshot,
                GError         **error)
{
  g_mutex_lock (&store->lock);
  if (snapshot->serial > store->written && write_kept (store, &snapshot->kept, error))
    store->written = snapshot->serial;
  g_mutex_unlock (&store->lock);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  write_snapshot (source, data, &error);
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void start_writing (ShellStore *store);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  ShellStore *store = SHELL_STORE (source);
  g_autoptr (GError) error = NULL;

  store->writing = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_signal_emit (store, signals[SIGNAL_KEPT], 0);
  else
    g_signal_emit (store, signals[SIGNAL_FAILED], 0, error->message);
  start_writing (store);
}

static void
start_writing (ShellStore *store)
{
  g_autoptr (GTask) task = NULL;
  Snapshot *copy;

  if (store->writing || store->newest == NULL || store->newest->serial <= store->started)
    return;
  copy = g_memdup2 (store->newest, sizeof *copy);
  copy->kept.text = g_strdup (copy->kept.text);
  copy->kept.uri = g_strdup (copy->kept.uri);
  task = g_task_new (store, NULL, written_cb, NULL);
  g_task_set_task_data (task, copy, free_snapshot);
  store->started = copy->serial;
  store->writing = TRUE;
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * shell_store_keep:
 * @store: a store
 * @text: the game as it is now
 * @uri: (nullable): of the file that it was saved to or loaded from
 * @modified: whether it has changed since then
 *
 * Brings the game to the disk soon, without keeping anybody waiting.
 */
void
shell_store_keep (ShellStore *store,
                  const char *text,
                  const char *uri,
                  gboolean    modified)
{
  guint64 serial = store->newest ? store->newest->serial + 1 : 1;

  g_clear_pointer (&store->newest, free_snapshot);
  store->newest = g_new0 (Snapshot, 1);
  store->newest->serial = serial;
  store->newest->kept.text = g_strdup (text);
  store->newest->kept.length = strlen (text);
  store->newest->kept.uri = g_strdup (uri);
  store->newest->kept.modified = modified;
  start_writing (store);
}

/**
 * shell_store_flush:
 * @store: a store
 * @error: (nullable): why it cannot be done
 *
 * Brings the newest game to the disk before it returns; for when the program ends.
 *
 * Returns: whether it is there
 */
gboolean
shell_store_flush (ShellStore  *store,
                   GError     **error)
{
  g_autoptr (GError) why = NULL;

  if (store->newest != NULL)
    write_snapshot (store, store->newest, &why);
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

/* --- reading --- */

/* Of which of the two games is it? Of neither, it is as good as new. */
static void
read_about (ShellStore *store,
            ShellKept  *kept)
{
  static const char * const groups[] = { GROUP, BEFORE };
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, kept->text,
                                                             kept->length);

  kept->modified = TRUE;
  if (!g_key_file_load_from_file (file, store->about_path, G_KEY_FILE_NONE, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *expected = g_key_file_get_string (file, groups[i], "Game", NULL);

      if (g_strcmp0 (checksum, expected) != 0)
        continue;
      kept->uri = g_key_file_get_string (file, groups[i], "File", NULL);
      kept->modified = g_key_file_get_boolean (file, groups[i], "Modified", NULL);
      g_mutex_lock (&store->lock);
      set_about (&store->about, checksum, kept->uri, kept->modified);
      g_mutex_unlock (&store->lock);
      return;
    }
}

/**
 * shell_store_load:
 * @store: a store
 * @kept: (out): the game that was played last
 * @error: (nullable): why there is one that cannot be read
 *
 * Returns: whether there is one; neither that nor an error at the very first start
 */
gboolean
shell_store_load (ShellStore  *store,
                  ShellKept   *kept,
                  GError     **error)
{
  g_autoptr (GError) why = NULL;

  *kept = (ShellKept) { NULL };
  if (!g_file_get_contents (store->game_path, &kept->text, &kept->length, &why))
    {
      if (!g_error_matches (why, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  read_about (store, kept);
  return TRUE;
}

/** shell_store_reject: (transfer full): sets a kept game that is none aside; returns
    where it is now. */
char *
shell_store_reject (ShellStore *store)
{
  g_autofree char *path = shell_store_make_path (store, "", "unreadable");

  return g_rename (store->game_path, path) == 0 ? g_steal_pointer (&path)
                                                : g_strdup (store->game_path);
}

static void
shell_store_finalize (GObject *object)
{
  ShellStore *store = SHELL_STORE (object);

  g_clear_pointer (&store->newest, free_snapshot);
  set_about (&store->about, NULL, NULL, FALSE);
  g_mutex_clear (&store->lock);
  g_free (store->directory);
  g_free (store->suffix);
  g_free (store->game_path);
  g_free (store->about_path);
  G_OBJECT_CLASS (shell_store_parent_class)->finalize (object);
}

static void
shell_store_class_init (ShellStoreClass *class)
{
  G_OBJECT_CLASS (class)->finalize = shell_store_finalize;
  /* The newest game could not be brought to the disk; a sentence of the system says why. */
  signals[SIGNAL_FAILED] = g_signal_new ("failed", SHELL_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /* A game was brought to the disk. */
  signals[SIGNAL_KEPT] = g_signal_new ("kept", SHELL_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 0);
}

static void
shell_store_init (ShellStore *store)
{
  g_mutex_init (&store->lock);
}

/* (transfer full): the folder in which games are kept. */
static char *
make_directory_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "alexandros", NULL);
}

/** shell_store_make_autosave_path: (transfer full): where the game that is played is kept; @suffix is that of saved games. */
char *
shell_store_make_autosave_path (const char *suffix)
{
  g_autofree char *directory = make_directory_path ();
  g_autofree char *base = g_strconcat ("autosave", suffix, NULL);

  return g_build_filename (directory, base, NULL);
}

/**
 * shell_store_new:
 * @suffix: of saved games
 *
 * Returns: (transfer full): a store in the user's data folder
 */
ShellStore *
shell_store_new (const char *suffix)
{
  ShellStore *store = g_object_new (SHELL_TYPE_STORE, NULL);

  store->suffix = g_strdup (suffix);
  store->directory = make_directory_path ();
  store->game_path = shell_store_make_autosave_path (suffix);
  store->about_path = g_build_filename (store->directory, "autosave.ini", NULL);
  g_mkdir_with_parents (store->directory, 0700);
  return store;
}

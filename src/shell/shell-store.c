/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the game on disk while it is played, and unfinished games that gave way to others. */

#include "config.h"

#include "shell-store.h"

#include <glib/gstdio.h>
#include <string.h>

#define MAX_ASIDE 20
#define MAX_TITLE 160                   /* bytes */
#define GROUP     "Autosave"

struct _ShellStore
{
  GObject parent_instance;

  char      *directory;                 /* owned, as all strings here */
  char      *suffix;
  char      *game_path;
  char      *about_path;                /* where the game was saved by the user, and whether it has changed */
  ShellKept *pending;                   /* owned; the newest game that is not on disk yet */
  GTask     *task;                      /* that writes; not owned */
};

G_DEFINE_FINAL_TYPE (ShellStore, shell_store, G_TYPE_OBJECT)

static void
free_kept (gpointer data)
{
  shell_kept_clear (data);
  g_free (data);
}

/** shell_kept_clear: frees what @kept holds. */
void
shell_kept_clear (ShellKept *kept)
{
  g_clear_pointer (&kept->text, g_free);
  g_clear_pointer (&kept->uri, g_free);
}

/* --- writing, in a thread --- */

/* A new file, brought to the disk, and then renamed: whatever happens, one whole game is there. */
static gboolean
write_file (const char  *path,
            const char  *text,
            gsize        length,
            GError     **error)
{
  return g_file_set_contents_full (path, text, length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}

static gboolean
write_kept (ShellStore       *store,
            const ShellKept  *kept,
            GError          **error)
{
  g_autoptr (GKeyFile) about = g_key_file_new ();
  g_autofree char *data = NULL;
  gsize length;

  g_key_file_set_boolean (about, GROUP, "Modified", kept->modified);
  if (kept->uri != NULL)
    g_key_file_set_string (about, GROUP, "File", kept->uri);
  data = g_key_file_to_data (about, &length, NULL);
  return write_file (store->game_path, kept->text, kept->length, error) &&
         write_file (store->about_path, data, length, error);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_kept (source, data, &error))
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

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_warning ("the game is not kept: %s", error->message);
  store->task = NULL;
  start_writing (store);
}

static void
start_writing (ShellStore *store)
{
  g_autoptr (GTask) task = NULL;

  if (store->pending == NULL || store->task != NULL)
    return;
  task = g_task_new (store, NULL, written_cb, NULL);
  g_task_set_task_data (task, g_steal_pointer (&store->pending), free_kept);
  store->task = task;
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
  if (store->pending != NULL)
    free_kept (store->pending);
  store->pending = g_new0 (ShellKept, 1);
  store->pending->text = g_strdup (text);
  store->pending->length = strlen (text);
  store->pending->uri = g_strdup (uri);
  store->pending->modified = modified;
  start_writing (store);
}

/** shell_store_flush: waits until the newest game is on the disk; for when the program ends. */
void
shell_store_flush (ShellStore *store)
{
  while (store->task != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* --- reading --- */

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
  g_autoptr (GKeyFile) about = g_key_file_new ();
  g_autoptr (GError) why = NULL;

  *kept = (ShellKept) { NULL };
  if (!g_file_get_contents (store->game_path, &kept->text, &kept->length, &why))
    {
      if (!g_error_matches (why, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  if (g_key_file_load_from_file (about, store->about_path, G_KEY_FILE_NONE, NULL))
    {
      kept->uri = g_key_file_get_string (about, GROUP, "File", NULL);
      kept->modified = g_key_file_get_boolean (about, GROUP, "Modified", NULL);
    }
  return TRUE;
}

static char *
make_path (ShellStore *store,
           const char *folder,
           const char *title)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%d %H.%M.%S");
  g_autofree char *base = g_strdup_printf ("%s %s", time, title);

  /* File systems want names of at most 255 bytes. */
  if (strlen (base) > MAX_TITLE)
    *g_utf8_find_prev_char (base, base + MAX_TITLE) = '\0';
  g_strdelimit (base, "/", '-');
  for (guint n = 1; ; n++)
    {
      g_autofree char *name = n == 1 ? g_strconcat (base, store->suffix, NULL)
                                     : g_strdup_printf ("%s (%u)%s", base, n, store->suffix);
      g_autofree char *path = g_build_filename (store->directory, folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

/** shell_store_reject: (transfer full): sets a kept game that is none aside; returns where it is now. */
char *
shell_store_reject (ShellStore *store)
{
  char *path = make_path (store, "", "unreadable");

  g_rename (store->game_path, path);
  return path;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) b, *(char * const *) a);
}

/**
 * shell_store_list_aside:
 *
 * Returns: (transfer full): the paths of unfinished games, the newest first
 */
char **
shell_store_list_aside (ShellStore *store)
{
  g_autofree char *folder = g_build_filename (store->directory, "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, store->suffix))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  g_ptr_array_add (paths, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&paths), FALSE);
}

/** shell_store_get_title: (transfer full): what a game set aside is called: when, and who played. */
char *
shell_store_get_title (ShellStore *store,
                       const char *path)
{
  char *title = g_path_get_basename (path);

  title[strlen (title) - strlen (store->suffix)] = '\0';
  return title;
}

/**
 * shell_store_put_aside:
 * @store: a store
 * @text: an unfinished game
 * @title: who plays it
 *
 * The oldest of many are given up.
 */
void
shell_store_put_aside (ShellStore *store,
                       const char *text,
                       const char *title)
{
  g_autofree char *path = make_path (store, "games", title);
  g_autofree char *folder = g_path_get_dirname (path);
  g_auto (GStrv) paths = NULL;
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (!write_file (path, text, strlen (text), &error))
    {
      g_warning ("the game is not put aside: %s", error->message);
      return;
    }
  paths = shell_store_list_aside (store);
  for (guint i = 0; paths[i]; i++)
    if (i >= MAX_ASIDE)
      g_unlink (paths[i]);
}

static void
shell_store_finalize (GObject *object)
{
  ShellStore *store = SHELL_STORE (object);

  if (store->pending != NULL)
    free_kept (store->pending);
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
}

static void
shell_store_init (ShellStore *store)
{
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
  g_autofree char *base = g_strconcat ("autosave", suffix, NULL);

  store->suffix = g_strdup (suffix);
  store->directory = g_build_filename (g_get_user_data_dir (), "alexandros", NULL);
  store->game_path = g_build_filename (store->directory, base, NULL);
  store->about_path = g_build_filename (store->directory, "autosave.ini", NULL);
  g_mkdir_with_parents (store->directory, 0700);
  return store;
}

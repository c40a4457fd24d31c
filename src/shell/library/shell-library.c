/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All games that can be found again: finished ones, those that were put aside, files. */

#include "config.h"

#include "shell-library.h"

#include "shell/document/shell-error.h"
#include "shell/document/shell-read.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define FIRST_BATCH 100                 /* entries that are shown before the others are read */
#define BATCH       2000

#define TABLE_SUFFIX ".joined"          /* of what is kept of a table elsewhere */

struct _ShellLibrary
{
  GObject parent_instance;

  /* owned */
  ShellStore   *store;
  GListStore   *list;
  GCancellable *cancellable;            /* of the thread */
  GPtrArray    *deleted;                /* of ShellEntry, the last that were; or NULL */
};

static guint loaded;

G_DEFINE_FINAL_TYPE (ShellLibrary, shell_library, G_TYPE_OBJECT)

/* --- in a thread --- */

/* What a thread has. */
typedef struct
{
  ShellStore   *store;                  /* owned, as all here */
  GWeakRef      library;
  gboolean      with_current;           /* whether a game is being played */
  GStrv         files;                  /* of the player's */
  GHashTable   *known;                  /* identities of games that are listed */
  GPtrArray    *batch;                  /* of ShellEntry, not listed yet */
  guint         n_batches;
  GCancellable *cancellable;
} Look;

static void
look_free (Look *look)
{
  g_object_unref (look->store);
  g_weak_ref_clear (&look->library);
  g_strfreev (look->files);
  g_hash_table_unref (look->known);
  g_ptr_array_unref (look->batch);
  g_object_unref (look->cancellable);
  g_free (look);
}

/* Entries on their way to the main thread. */
typedef struct
{
  ShellLibrary *library;                /* owned, as the entries */
  GCancellable *cancellable;
  GPtrArray    *entries;
  gboolean      last;
} Batch;

static gboolean
list_cb (gpointer data)
{
  Batch *batch = data;
  ShellLibrary *library = batch->library;

  if (g_cancellable_is_cancelled (batch->cancellable))
    return G_SOURCE_REMOVE;
  g_list_store_splice (library->list, g_list_model_get_n_items (G_LIST_MODEL (library->list)), 0,
                       batch->entries->pdata, batch->entries->len);
  if (batch->last)
    g_signal_emit (library, loaded, 0);
  return G_SOURCE_REMOVE;
}

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  g_object_unref (batch->library);
  g_object_unref (batch->cancellable);
  g_ptr_array_unref (batch->entries);
  g_free (batch);
}

/* Has what was read listed; @last: nothing follows. */
static void
deliver (Look     *look,
         gboolean  last)
{
  ShellLibrary *library = g_weak_ref_get (&look->library);
  Batch *batch;

  look->n_batches++;
  if (library == NULL)
    return;
  batch = g_new (Batch, 1);
  *batch = (Batch) { library, g_object_ref (look->cancellable), look->batch, last };
  look->batch = g_ptr_array_new_with_free_func (g_object_unref);
  g_idle_add_full (G_PRIORITY_DEFAULT, list_cb, batch, batch_free);
}

/* (transfer full) (nullable): when the game was begun. */
static GDateTime *
find_begin (const BaseHead *head)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *text = head->date != NULL ? g_strdup_printf ("%sT%s", head->date,
                                                                head->time != NULL ? head->time
                                                                                   : "00:00:00")
                                             : NULL;

  return text != NULL ? g_date_time_new_from_iso8601 (text, zone) : NULL;
}

static void
read_facts (ShellCatalogue  *games,
            ShellEntryFacts *facts)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  GStatBuf about = { 0 };

  if (!shell_read_path (facts->path, shell_catalogue_get_max_bytes (games), &text, &length,
                        &error))
    facts->reason = g_strdup (shell_error_describe (error));
  else
    facts->info = shell_catalogue_find_claimant (games, text, length);
  if (facts->info != NULL && facts->info->format->read_head (facts->info->data, text, length,
                                                             &facts->head))
    facts->when = find_begin (&facts->head);
  else if (facts->reason == NULL)
    facts->reason = g_strdup (_("It is not a saved game."));
  if (g_stat (facts->path, &about) == 0)
    facts->bytes = about.st_size;
  if (facts->when == NULL && about.st_mtime > 0)
    facts->when = g_date_time_new_from_unix_local (about.st_mtime);
}

/* Adds the game at @path, unless a copy of it is listed. */
static void
add (Look           *look,
     ShellEntryKind  kind,
     char           *path)
{
  ShellEntryFacts facts = { kind, path };
  const char *identity;

  read_facts (shell_store_get_games (look->store), &facts);
  identity = facts.head.identity;
  if (identity != NULL && !g_hash_table_add (look->known, g_strdup (identity)))
    {
      g_object_unref (shell_entry_new (&facts));
      return;
    }
  g_ptr_array_add (look->batch, shell_entry_new (&facts));
  if (look->batch->len >= (look->n_batches == 0 ? FIRST_BATCH : BATCH))
    deliver (look, FALSE);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) b, *(char * const *) a);
}

/* Adds what is in @folder, the newest first; that it cannot be read is listed, too. The names of
   tables end with @suffix; of other games it is %NULL. */
static void
add_folder (Look           *look,
            ShellEntryKind  kind,
            const char     *folder,
            const char     *suffix)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      ShellEntryFacts facts = { kind, g_strdup (folder),
                                .reason = g_strdup (shell_error_describe (error)) };

      g_ptr_array_add (look->batch, shell_entry_new (&facts));
    }
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (suffix != NULL ? g_str_has_suffix (name, suffix)
                       : shell_store_find_suffix (look->store, name) != NULL)
      g_ptr_array_add (names, g_strdup (name));
    else
      shell_store_purge_old (folder, name);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len && !g_cancellable_is_cancelled (look->cancellable); i++)
    add (look, kind, g_build_filename (folder, names->pdata[i], NULL));
}

static void
look_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Look *look = data;
  g_autofree char *aside = shell_store_get_folder (look->store, FALSE);
  g_autofree char *kept = shell_store_get_folder (look->store, TRUE);
  g_autofree char *tables = shell_store_get_tables ();

  if (look->with_current)
    add (look, SHELL_ENTRY_CURRENT, g_strdup (shell_store_get_path (look->store)));
  add_folder (look, SHELL_ENTRY_ASIDE, aside, NULL);
  add_folder (look, SHELL_ENTRY_KEPT, kept, NULL);
  add_folder (look, SHELL_ENTRY_TABLE, tables, TABLE_SUFFIX);
  for (guint i = 0; look->files[i] != NULL && !g_cancellable_is_cancelled (cancellable); i++)
    add (look, SHELL_ENTRY_FILE, g_strdup (look->files[i]));
  deliver (look, TRUE);
  g_task_return_boolean (task, TRUE);
}

/* (transfer full): the paths of the files on this machine that the player has saved or opened. */
static GStrv
list_files (ShellStore *store)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (GList *l = items; l != NULL; l = l->next)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (l->data));
      const char *path = g_file_peek_path (file);

      if (path != NULL && gtk_recent_info_has_application (l->data, g_get_application_name ()) &&
          shell_store_find_suffix (store, path) != NULL && !shell_store_owns (store, file) &&
          g_file_test (path, G_FILE_TEST_EXISTS))
        g_strv_builder_add (paths, path);
    }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  return g_strv_builder_end (paths);
}

static void
start (ShellLibrary *library,
       gboolean      with_current)
{
  g_autoptr (GTask) task = NULL;
  Look *look = g_new0 (Look, 1);

  look->store = g_object_ref (library->store);
  g_weak_ref_init (&look->library, library);
  look->with_current = with_current;
  look->files = list_files (library->store);
  look->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  look->batch = g_ptr_array_new_with_free_func (g_object_unref);
  look->cancellable = g_object_ref (library->cancellable);
  task = g_task_new (NULL, library->cancellable, NULL, NULL);
  g_task_set_task_data (task, look, (GDestroyNotify) look_free);
  g_task_run_in_thread (task, look_in_thread);
}

/* --- the list --- */

/** shell_library_get_list: (transfer none): of #ShellEntry. */
GListModel *
shell_library_get_list (ShellLibrary *library)
{
  g_return_val_if_fail (SHELL_IS_LIBRARY (library), NULL);

  return G_LIST_MODEL (library->list);
}

/** shell_library_get_kept_bytes: the space that finished games take, in bytes. */
goffset
shell_library_get_kept_bytes (ShellLibrary *library)
{
  goffset bytes = 0;

  g_return_val_if_fail (SHELL_IS_LIBRARY (library), 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library->list)); i++)
    {
      g_autoptr (ShellEntry) entry = g_list_model_get_item (G_LIST_MODEL (library->list), i);
      const ShellEntryFacts *facts = shell_entry_get_facts (entry);

      if (facts->kind == SHELL_ENTRY_KEPT)
        bytes += facts->bytes;
    }
  return bytes;
}

/** shell_library_list_older: (transfer full): the finished games that were begun more than @months
    ago. */
GPtrArray *
shell_library_list_older (ShellLibrary *library,
                          guint         months)
{
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GDateTime) limit = NULL;
  GPtrArray *older;

  g_return_val_if_fail (SHELL_IS_LIBRARY (library), NULL);

  now = g_date_time_new_now_local ();
  limit = g_date_time_add_months (now, -(int) months);
  older = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library->list)); i++)
    {
      g_autoptr (ShellEntry) entry = g_list_model_get_item (G_LIST_MODEL (library->list), i);
      const ShellEntryFacts *facts = shell_entry_get_facts (entry);

      if (facts->kind == SHELL_ENTRY_KEPT && facts->reason == NULL && facts->when != NULL &&
          g_date_time_compare (facts->when, limit) < 0)
        g_ptr_array_add (older, g_steal_pointer (&entry));
    }
  return older;
}

/* --- deleting --- */

/* Nothing can be brought back any more. */
static void
purge (ShellLibrary *library)
{
  for (guint i = 0; library->deleted != NULL && i < library->deleted->len; i++)
    {
      const ShellEntryFacts *facts = shell_entry_get_facts (library->deleted->pdata[i]);

      shell_store_purge (facts->path);
      if (facts->kind == SHELL_ENTRY_TABLE && facts->info != NULL)
        facts->info->format->forget (facts->info->data, facts->path);
    }
  g_clear_pointer (&library->deleted, g_ptr_array_unref);
}

static void
remove_from_list (ShellLibrary *library,
                  ShellEntry   *entry)
{
  guint position;

  if (g_list_store_find (library->list, entry, &position))
    g_list_store_remove (library->list, position);
}

/**
 * shell_library_delete:
 * @library: a library
 * @entries: of #ShellEntry; those that the library does not keep are left alone
 * @error: (nullable): why one of them cannot be deleted; the others are
 *
 * Deletes games, which shell_library_restore() can bring back until others are deleted or @library
 * is gone.
 *
 * Returns: whether there was no error
 */
gboolean
shell_library_delete (ShellLibrary  *library,
                      GPtrArray     *entries,
                      GError       **error)
{
  g_autoptr (GError) first = NULL;

  g_return_val_if_fail (SHELL_IS_LIBRARY (library), FALSE);
  g_return_val_if_fail (entries != NULL, FALSE);

  purge (library);
  library->deleted = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < entries->len; i++)
    {
      ShellEntry *entry = entries->pdata[i];

      if (!shell_entry_can_delete (entry))
        continue;
      if (!shell_store_delete (shell_entry_get_facts (entry)->path,
                               first == NULL ? &first : NULL))
        continue;
      g_ptr_array_add (library->deleted, g_object_ref (entry));
      remove_from_list (library, entry);
    }
  if (first == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&first));
  return FALSE;
}

/** shell_library_restore: brings back what was deleted last; @error says why one of them cannot
    be. */
gboolean
shell_library_restore (ShellLibrary  *library,
                       GError       **error)
{
  g_autoptr (GPtrArray) deleted = NULL;
  g_autoptr (GError) first = NULL;

  g_return_val_if_fail (SHELL_IS_LIBRARY (library), FALSE);

  deleted = g_steal_pointer (&library->deleted);
  for (guint i = 0; deleted != NULL && i < deleted->len; i++)
    if (shell_store_restore (shell_entry_get_facts (deleted->pdata[i])->path,
                             first == NULL ? &first : NULL))
      g_list_store_append (library->list, deleted->pdata[i]);
  if (first == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&first));
  return FALSE;
}

/* --- the object --- */

static void
shell_library_dispose (GObject *object)
{
  ShellLibrary *library = SHELL_LIBRARY (object);

  g_cancellable_cancel (library->cancellable);
  purge (library);
  g_clear_object (&library->cancellable);
  g_clear_object (&library->list);
  g_clear_object (&library->store);
  G_OBJECT_CLASS (shell_library_parent_class)->dispose (object);
}

static void
shell_library_class_init (ShellLibraryClass *class)
{
  G_OBJECT_CLASS (class)->dispose = shell_library_dispose;
  loaded = g_signal_new ("loaded", SHELL_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                         G_TYPE_NONE, 0);
}

static void
shell_library_init (ShellLibrary *library)
{
  library->list = g_list_store_new (SHELL_TYPE_ENTRY);
  library->cancellable = g_cancellable_new ();
}

/** shell_library_new: (transfer full): the games of @store and the player's files, which are read
    from now on; the autosave is one of them only if it @has_current, a game that is being
    played. */
ShellLibrary *
shell_library_new (ShellStore *store,
                   gboolean    has_current)
{
  ShellLibrary *library;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  library = g_object_new (SHELL_TYPE_LIBRARY, NULL);
  library->store = g_object_ref (store);
  start (library, has_current);
  return library;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the start to the end of the program: loads the autosave, opens files and saves the game to
   them, and at last brings everything to disk. */

#include "config.h"

#include "shell-document-private.h"

#include "shell-error.h"

#include "shell/shell-cancellable.h"

#include <glib/gi18n.h>

/* --- opening --- */

/* The name of a file in valid UTF-8, whatever its bytes are. */
static char *
get_display_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (file);
}

/** shell_document_get_file_name: (transfer full) (nullable): the name of the file of the last save
    or load, in valid UTF-8. */
char *
shell_document_get_file_name (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  return document->file ? get_display_name (document->file) : NULL;
}

static void
tell_unopened (ShellDocument *document,
               GFile         *file,
               const char    *why)
{
  g_autofree char *name = get_display_name (file);
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be opened"), name);

  shell_document_tell_problem (document, text, why);
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  ShellDocument *document = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ShellLoaded) opened = shell_load_finish (result, &error);

  /* Cancelled by another read, or by dispose: the document may be gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || document->game == NULL)
    return;
  if (error != NULL)
    tell_unopened (document, opened->file, shell_error_describe (error));
  else
    shell_document_replace (document, g_steal_pointer (&opened));
}

static void
start_reading (ShellDocument *document,
               GFile         *file,
               const char    *aside)
{
  shell_load_async (document->store, file, aside, shell_cancellable_renew (&document->cancellable),
                    opened_cb, document);
}

/**
 * shell_document_open:
 * @document: a document
 * @files: (array length=n_files): a saved game, and files that are not opened
 * @n_files: at least 1
 *
 * Replaces the game by that of the first file, and puts it aside first if it is unsaved. If any of
 * this fails, “problem” is emitted and the game goes on. Before “ready”, this is done after it.
 * Afterwards “problem” says which files are not opened: there is one game at a time.
 */
void
shell_document_open (ShellDocument  *document,
                     GFile         **files,
                     guint           n_files)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (files != NULL && n_files > 0);

  for (guint i = 1; i < n_files; i++)
    g_ptr_array_add (names, get_display_name (files[i]));
  g_ptr_array_add (names, NULL);
  g_free (document->left_out);
  document->left_out = n_files > 1 ? g_strjoinv (", ", (char **) names->pdata) : NULL;
  if (document->ready)
    start_reading (document, files[0], NULL);
  else
    g_set_object (&document->next, files[0]);
}

/* (transfer full): without the blanks that a page, or a letter, puts around lines. */
static char *
tidy (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  return g_strjoinv ("\n", lines);
}

/** shell_document_paste: replaces the game by that which @text is, and puts it aside first if it is
    unsaved. If any of this fails, “problem” is emitted and the game goes on. */
void
shell_document_paste (ShellDocument *document,
                      const char    *text)
{
  ShellCatalogue *games;
  g_autofree char *tidied = NULL;
  g_autoptr (ShellLoaded) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (text != NULL);

  if (!document->ready)
    return;
  games = shell_store_get_games (document->store);
  tidied = tidy (text);
  loaded = g_new0 (ShellLoaded, 1);
  if (strlen (tidied) > shell_catalogue_get_max_bytes (games))
    shell_error_set (&error, SHELL_ERROR_TOO_LONG);
  else
    {
      loaded->copy = shell_copy_read (games, tidied, strlen (tidied));
      shell_copy_check (loaded->copy, &error);
    }
  if (error != NULL)
    shell_document_tell_problem (document, _("The game cannot be pasted"),
                                 shell_error_describe (error));
  else
    shell_document_replace (document, g_steal_pointer (&loaded));
}

/** shell_document_open_aside: resumes the game that was put aside under @name. Its file is deleted
    once the game is autosaved. */
void
shell_document_open_aside (ShellDocument *document,
                           const char    *name)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (name != NULL);

  path = shell_store_find_aside (document->store, name);
  file = g_file_new_for_path (path ? path : name);
  if (path == NULL)
    tell_unopened (document, file, _("It is not among the unfinished games."));
  else if (document->ready)
    start_reading (document, file, name);
}

/** shell_document_note_aside: to be called when games that were put aside may have been deleted, or
    brought back: emits “aside-changed”. */
void
shell_document_note_aside (ShellDocument *document)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  g_signal_emit_by_name (document, "aside-changed");
}

/* --- the start --- */

/* The autosave cannot be read: it is renamed, and a new game starts. */
static void
reject_last (ShellDocument *document,
             const char    *why)
{
  g_autofree char *path = shell_store_reject (document->store);
  g_autofree char *shown = g_filename_display_name (path);
  /* Translators: where a file now is, and what is wrong with it. */
  g_autofree char *detail = g_strdup_printf (_("It is now at %s. %s"), shown, why);

  shell_game_start (document->game);
  shell_document_tell_problem (document, _("The game that was played last cannot be read"), detail);
}

static void
become_ready (ShellDocument *document)
{
  g_autoptr (GFile) next = g_steal_pointer (&document->next);

  document->ready = TRUE;
  g_signal_emit_by_name (document, "ready");
  if (!shell_store_is_first (document->store))
    shell_document_tell_problem (document, _("Alexandros is running already"),
                                 _("This window keeps a game of its own. When it is closed, its "
                                   "game is put aside if it is unfinished."));
  if (next != NULL)
    start_reading (document, next, NULL);
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  ShellDocument *document = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ShellLoaded) last = shell_load_finish (result, &error);

  /* Cancelled by dispose: the document may be gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || document->game == NULL)
    return;
  if (error != NULL)
    reject_last (document, shell_error_describe (error));
  else if (last->copy == NULL)
    shell_game_start (document->game);
  else
    shell_document_install (document, last);
  become_ready (document);
}

/**
 * shell_document_start:
 * @document: a document with a game that has not started
 *
 * Loads the autosave, or starts a first game; then “ready” is emitted.
 */
void
shell_document_start (ShellDocument *document)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  shell_load_async (document->store, NULL, NULL, shell_cancellable_renew (&document->cancellable),
                    loaded_cb, document);
}

/* --- saving --- */

/* A save that is under way. */
typedef struct
{
  ShellDocument *document;              /* owned, as the file */
  GFile         *file;
  guint          n_games;               /* as in the document, when the copy was taken */
  guint          n_changes;
} Save;

static void
free_save (Save *save)
{
  g_object_unref (save->document);
  g_object_unref (save->file);
  g_free (save);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, free_save)

static void
saved_cb (const char   *name,
          const GError *error,
          gpointer      data)
{
  g_autoptr (Save) save = data;
  ShellDocument *document = save->document;

  if (document->game == NULL)
    return;
  if (error != NULL)
    {
      shell_document_tell_problem (document, _("The game cannot be saved"),
                                   shell_error_describe (error));
      return;
    }
  shell_document_remember_file (save->file);
  /* While it was written, the game may have been replaced by another, or have gone on. */
  if (save->n_games != document->n_games)
    return;
  if (save->n_changes == document->n_changes)
    shell_game_mark_saved (document->game, TRUE);
  shell_document_set_file (document, save->file);
  shell_document_autosave (document);
}

/**
 * shell_document_save:
 * @document: a document
 * @file: a file of the player's
 *
 * Saves the game as it is now. Saves are written in order, in a thread; if one fails, “problem” is
 * emitted.
 */
void
shell_document_save (ShellDocument *document,
                     GFile         *file)
{
  Save *save;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (G_IS_FILE (file));

  if (!document->ready)
    return;
  save = g_new (Save, 1);
  *save =
    (Save) { g_object_ref (document), g_object_ref (file), document->n_games, document->n_changes };
  shell_keeper_save (document->saver, shell_copy_take (document->info, document->game), file,
                     saved_cb, save);
}

/* What the game that lies there says about itself. Returns whether there is one. */
static gboolean
read_current (ShellDocument *document,
              BaseHead      *head)
{
  const ShellGameInfo *info = document->info;
  g_autoptr (ShellCopy) copy = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!document->ready || document->game == NULL)
    return FALSE;
  copy = shell_copy_take (info, document->game);
  text = shell_copy_write (copy, &length, NULL);
  return text != NULL && info->format->read_head (info->data, text, length, head);
}

/** shell_document_find_unfinished: (transfer full) (nullable): the game that lies there, if it has
    begun and is not over. */
ShellUnfinished *
shell_document_find_unfinished (ShellDocument *document)
{
  g_auto (BaseHead) head = { NULL };
  ShellUnfinished *found;
  gboolean unfinished;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  if (!document->ready || document->game == NULL)
    return NULL;
  found = g_new0 (ShellUnfinished, 1);
  found->info = document->info;
  g_object_get (document->game, "unfinished", &unfinished, "title", &found->players, NULL);
  if (unfinished && read_current (document, &head))
    found->turn = head.turns;
  if (!unfinished)
    g_clear_pointer (&found, shell_unfinished_free);
  return found;
}

/** shell_document_propose_name: (transfer full): the name of the game's file or, if it has none, a
    name that says who plays and when the game was begun. */
char *
shell_document_propose_name (ShellDocument *document)
{
  g_auto (BaseHead) head = { NULL };
  g_autofree char *players = NULL;
  GString *name;
  char *last;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  last = shell_document_get_file_name (document);
  if (last != NULL)
    return last;
  g_object_get (document->game, "title", &players, NULL);
  name = g_string_new (players);
  if (read_current (document, &head) && head.date != NULL)
    g_string_append_printf (name, " %s", head.date);
  g_string_append (name, document->info->suffix);
  g_string_replace (name, "/", "-", 0);
  return g_string_free (name, FALSE);
}

/* --- the end --- */

/**
 * shell_document_finish_saves:
 * @document: a document
 *
 * Blocks until all saves are written; to be called before shell_document_flush() when the program
 * ends.
 *
 * Returns: %FALSE if one of them failed; “problem” was emitted then
 */
gboolean
shell_document_finish_saves (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), TRUE);

  /* The autosave goes first: a network share that hangs may block us until we are killed. */
  shell_keeper_flush (document->keeper, NULL);
  return shell_keeper_flush (document->saver, NULL);
}

/**
 * shell_document_flush:
 * @document: a document
 * @error: (nullable): why the game cannot be autosaved
 *
 * Blocks until the autosave is written and all games are put aside; for when the program ends.
 *
 * Returns: whether nothing would be lost if the program ended now
 */
gboolean
shell_document_flush (ShellDocument  *document,
                      GError        **error)
{
  g_autoptr (GError) why = NULL;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), TRUE);

  if (!document->ready)
    return TRUE;
  shell_document_autosave (document);
  if (shell_keeper_flush (document->keeper, &why) || !shell_document_is_unsaved (document))
    return TRUE;
  g_set_error_literal (error, why->domain, why->code, shell_error_describe (why));
  return FALSE;
}

static void
ended_cb (const char   *name,
          const GError *error,
          gpointer      data)
{
  g_object_unref (data);
}

/**
 * shell_document_end:
 * @document: a document
 *
 * To be called last, when the program ends. A program that does not have the usual files puts its
 * game aside, for no program would go on with its autosave.
 */
void
shell_document_end (ShellDocument *document)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  if (!document->ready || shell_store_is_first (document->store))
    return;
  if (shell_document_is_unsaved (document) && document->n_put_aside != document->n_changes)
    shell_document_put_aside (document, ended_cb);
  if (shell_keeper_flush (document->keeper, NULL))
    shell_store_forget (document->store);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the start to the end of the program: loads the autosave, saves the game to the player's
   files, and at last brings everything to disk. */

#include "config.h"

#include "shell-document-private.h"

#include "shell-error.h"

#include <glib/gi18n.h>

/* --- the start --- */

/* (transfer full) (nullable): the file of an autosave, if its URI is that of a file. */
static GFile *
find_file (const char *uri)
{
  g_autoptr (GFile) file = uri ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *base = file ? g_file_get_basename (file) : NULL;

  return base != NULL ? g_steal_pointer (&file) : NULL;
}

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
    shell_document_open (document, next);
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  ShellDocument *document = data;
  g_auto (ShellLast) last = { NULL };
  g_autofree char *why = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  shell_keeper_load_finish (result, &last, &error);
  /* Cancelled by dispose: the document may be gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || document->game == NULL)
    return;
  if (error != NULL)
    reject_last (document, shell_error_describe (error));
  else if (last.copy == NULL)
    shell_game_start (document->game);
  else if ((why = shell_copy_explain (last.copy)) != NULL)
    reject_last (document, why);
  else
    {
      file = find_file (last.uri);
      shell_document_install (document, last.copy, file, file != NULL && !last.modified);
    }
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

  shell_keeper_load_async (document->keeper, document->cancellable, loaded_cb, document);
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
saved_cb (const GError *error,
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
ended_cb (const GError *error,
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

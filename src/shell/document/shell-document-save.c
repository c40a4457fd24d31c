/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game saved to a file of the player's, and everything written when the program ends. */

#include "config.h"

#include "shell-document-private.h"

#include "shell-error.h"

#include <glib/gi18n.h>

/* --- saving --- */

/* A save on its way, and when that was the game. */
typedef struct
{
  ShellDocument *document;
  GFile         *file;
  guint          n_games;
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
  /* The game may have given way to another while it was written, */
  if (save->n_games != document->n_games)
    return;
  /* or have gone on. */
  if (save->n_changes == document->n_changes)
    shell_game_mark_saved (document->game, TRUE);
  shell_document_set_file (document, save->file);
  shell_document_keep (document);
}

/** shell_document_save: saves the game as it is now to @file; “problem” says if that fails. */
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
  shell_keeper_save (document->saver, shell_copy_take (document->game), file, saved_cb, save);
}

/* --- the end --- */

/**
 * shell_document_finish_saves:
 * @document: a document
 *
 * Waits until the files that the player has saved to are written.
 *
 * Returns: %FALSE if one of them cannot be written; “problem” has said why
 */
gboolean
shell_document_finish_saves (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), TRUE);

  /* A network share that hangs may keep us here until the program is killed. */
  shell_keeper_flush (document->keeper, NULL);
  return shell_keeper_flush (document->saver, NULL);
}

/**
 * shell_document_flush:
 * @document: a document
 * @error: (nullable): why the game cannot be kept
 *
 * Brings everything to the disk before it returns; for when the program ends.
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
  shell_document_keep (document);
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

/** shell_document_end: what is to be done when the program ends and nothing more is to be kept.
    A program that does not have the usual files puts its game aside, for nobody would go on with
    it. */
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Autosaving: soon after each change, again if it has failed, and never far behind the game. */

#include "config.h"

#include "shell-document-private.h"

#include "shell-error.h"

#define RETRY_SECONDS 2                 /* after an autosave that has failed */

/** shell_document_autosave: autosaves the game soon; see shell_keeper_autosave(). */
guint64
shell_document_autosave (ShellDocument *document)
{
  g_autofree char *uri = NULL;
  gboolean modified;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), 0);

  uri = document->file ? g_file_get_uri (document->file) : NULL;
  g_object_get (document->game, "modified", &modified, NULL);
  return shell_keeper_autosave (document->keeper,
                                shell_copy_take (document->info, document->game), uri, modified);
}

static gboolean
retry_cb (gpointer data)
{
  ShellDocument *document = data;

  document->retry_source = 0;
  if (document->game != NULL)
    shell_document_autosave (document);
  return G_SOURCE_REMOVE;
}

static void
autosaved_cb (ShellDocument *document,
              guint64        serial,
              guint64        length)
{
  g_clear_handle_id (&document->retry_source, g_source_remove);
  if (document->game == NULL)
    return;
  if (document->resumed != NULL && serial >= document->resumed_serial)
    {
      shell_store_remove_aside (document->store, document->resumed, NULL);
      g_clear_pointer (&document->resumed, g_free);
      g_signal_emit_by_name (document, "aside-changed");
    }
  g_signal_emit_by_name (document, "autosaved",
                         length >= SHELL_DOCUMENT_LONG (document->info->format->max_bytes));
}

static void
autosave_failed_cb (ShellDocument *document,
                    const GError  *error)
{
  /* There may be room later, or a folder be writable again, while nothing changes. */
  if (error->domain != SHELL_ERROR && document->retry_source == 0)
    document->retry_source = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, document);
  g_signal_emit_by_name (document, "autosave-failed", shell_error_describe (error));
}

/** shell_document_update_hold: computers wait while the game is put aside, and while the disk is
    behind. */
void
shell_document_update_hold (ShellDocument *document)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  if (document->game != NULL)
    shell_game_hold (document->game, document->leaving || document->late);
}

static void
late_cb (ShellDocument *document,
         gboolean       late)
{
  document->late = late;
  shell_document_update_hold (document);
}

/** shell_document_watch_keeper: connects to what the keeper tells; to be called once. */
void
shell_document_watch_keeper (ShellDocument *document)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  g_signal_connect_object (document->keeper, "autosaved", G_CALLBACK (autosaved_cb), document,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document->keeper, "autosave-failed", G_CALLBACK (autosave_failed_cb),
                           document, G_CONNECT_SWAPPED);
  g_signal_connect_object (document->keeper, "late", G_CALLBACK (late_cb), document,
                           G_CONNECT_SWAPPED);
}

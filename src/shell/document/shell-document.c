/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game on disk: which file it is from, opened, saved, kept while it is played, and never lost.

   All reading and writing is done by threads, so an answer may come when the game has gone on or
   has given way to another. A text is read first; only when it turns out to be a game is the one
   that is played put aside, and only when that is on the disk does it give way. */

#include "config.h"

#include "shell-document-private.h"

#include "shell-error.h"

#include <glib/gi18n.h>

enum
{
  SIGNAL_READY,
  SIGNAL_TITLE_CHANGED,
  SIGNAL_ASIDE_CHANGED,
  SIGNAL_PROBLEM,
  SIGNAL_FAILED,
  SIGNAL_KEPT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ShellDocument, shell_document, G_TYPE_OBJECT)

static void
free_opened (ShellOpened *opened)
{
  g_clear_object (&opened->file);
  g_free (opened->aside);
  g_clear_pointer (&opened->copy, shell_copy_free);
  g_free (opened);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShellOpened, free_opened)

static const ShellFormat *
get_format (ShellDocument *document)
{
  return SHELL_GAME_GET_IFACE (document->game)->format;
}

/** shell_document_tell_problem: says that something which the user asked for cannot be done. */
void
shell_document_tell_problem (ShellDocument *document,
                             const char    *text,
                             const char    *detail)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (text != NULL);
  g_return_if_fail (detail != NULL);

  g_signal_emit (document, signals[SIGNAL_PROBLEM], 0, text, detail);
}

/* --- keeping --- */

/** shell_document_keep: brings the game to the disk soon; see shell_keeper_keep(). */
guint64
shell_document_keep (ShellDocument *document)
{
  g_autofree char *uri = NULL;
  gboolean modified;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), 0);

  uri = document->file ? g_file_get_uri (document->file) : NULL;
  g_object_get (document->game, "modified", &modified, NULL);
  return shell_keeper_keep (document->keeper, shell_copy_take (document->game), uri, modified);
}

/** shell_document_set_file: @file, or %NULL, is where the game was saved or loaded last. */
void
shell_document_set_file (ShellDocument *document,
                         GFile         *file)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  g_set_object (&document->file, file);
  g_signal_emit (document, signals[SIGNAL_TITLE_CHANGED], 0);
}

/** shell_document_remember_file: lists @file among the recent ones. */
void
shell_document_remember_file (GFile *file)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static void
kept_cb (ShellDocument *document,
         guint64        serial,
         guint64        length)
{
  if (document->game == NULL)
    return;
  if (document->resumed != NULL && serial >= document->resumed_serial)
    {
      shell_store_remove_aside (document->store, document->resumed, NULL);
      g_clear_pointer (&document->resumed, g_free);
      g_signal_emit (document, signals[SIGNAL_ASIDE_CHANGED], 0);
    }
  g_signal_emit (document, signals[SIGNAL_KEPT], 0,
                 length >= SHELL_DOCUMENT_LONG (get_format (document)->max_bytes));
}

static void
failed_cb (ShellDocument *document,
           const GError  *error)
{
  g_signal_emit (document, signals[SIGNAL_FAILED], 0, shell_error_describe (error));
}

static void
changed_cb (ShellDocument *document)
{
  document->n_changes++;
  shell_document_keep (document);
}

/* --- giving way to another game --- */

/* Another game is there; @file is its own, if it has one. */
static void
install (ShellDocument *document,
         ShellCopy     *copy,
         GFile         *file,
         gboolean       saved)
{
  document->n_games++;
  document->n_changes++;
  g_clear_pointer (&document->resumed, g_free);
  shell_copy_install (copy, document->game);
  shell_game_mark_saved (document->game, saved);
  shell_document_set_file (document, file);
}

static void
install_opened (ShellDocument *document)
{
  g_autoptr (ShellOpened) opened = g_steal_pointer (&document->opened);
  guint64 serial;

  install (document, opened->copy, opened->aside ? NULL : opened->file, opened->aside == NULL);
  serial = shell_document_keep (document);
  if (opened->aside == NULL)
    shell_document_remember_file (opened->file);
  else
    {
      document->resumed = g_strdup (opened->aside);
      document->resumed_serial = serial;
    }
}

/** shell_document_is_unsaved: whether the game would be lost if it went away. */
gboolean
shell_document_is_unsaved (ShellDocument *document)
{
  gboolean unfinished;
  gboolean modified;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), FALSE);

  g_object_get (document->game, "unfinished", &unfinished, "modified", &modified, NULL);
  return unfinished && modified;
}

static gboolean leave (ShellDocument *document);

static void
put_aside_cb (const GError *error,
              gpointer      data)
{
  g_autoptr (ShellDocument) document = data;

  document->leaving = FALSE;
  if (document->game == NULL)
    return;
  g_signal_emit (document, signals[SIGNAL_ASIDE_CHANGED], 0);
  if (error != NULL)
    {
      document->n_put_aside = 0;
      g_clear_pointer (&document->opened, free_opened);
      shell_game_hold (document->game, FALSE);
      shell_document_tell_problem (document, _("The game cannot be put aside, so it goes on"),
                                   shell_error_describe (error));
      return;
    }
  /* What the user has decided in the meantime is not lost either. */
  if (document->n_changes != document->n_put_aside && leave (document))
    return;
  if (document->opened != NULL)
    install_opened (document);
  else
    shell_game_proceed (document->game);
}

/** shell_document_put_aside: puts the game aside as it is now; @done is called with @document,
    and a reference to it. */
void
shell_document_put_aside (ShellDocument   *document,
                          ShellKeeperDone  done)
{
  g_autofree char *title = NULL;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (done != NULL);

  g_object_get (document->game, "title", &title, NULL);
  document->n_put_aside = document->n_changes;
  shell_keeper_put_aside (document->keeper, shell_copy_take (document->game), title, done,
                          g_object_ref (document));
}

/* FALSE if the game may give way at once; otherwise it will as soon as it is put aside, or not
   at all. */
static gboolean
leave (ShellDocument *document)
{
  if (document->leaving)
    return TRUE;
  if (!document->ready || !shell_document_is_unsaved (document))
    return FALSE;
  document->leaving = TRUE;
  shell_game_hold (document->game, TRUE);
  shell_document_put_aside (document, put_aside_cb);
  return TRUE;
}

/* The newest wish counts. */
static gboolean
leaving_cb (ShellDocument *document)
{
  g_clear_pointer (&document->opened, free_opened);
  return leave (document);
}

static void
started_cb (ShellDocument *document)
{
  document->n_games++;
  document->n_changes++;
  g_clear_pointer (&document->resumed, g_free);
  shell_document_set_file (document, NULL);
  shell_document_keep (document);
}

/* --- opening --- */

/* A file's name as it can be shown, whatever its bytes are. */
static char *
get_display_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (file);
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
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ShellOpened) opened = data;
  ShellDocument *document = opened->document;
  g_autofree char *why = NULL;
  g_autoptr (GError) error = NULL;

  opened->copy = shell_copy_load_finish (result, &error);
  /* The user has chosen another one in the meantime, or has closed the window. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || document->game == NULL)
    return;
  if (opened->copy == NULL)
    tell_unopened (document, opened->file, shell_error_describe (error));
  else if ((why = shell_copy_explain (opened->copy)) != NULL)
    tell_unopened (document, opened->file, why);
  else
    {
      g_clear_pointer (&document->opened, free_opened);
      document->opened = g_steal_pointer (&opened);
      if (!leave (document))
        install_opened (document);
    }
}

static void
start_reading (ShellDocument *document,
               GFile         *file,
               const char    *aside)
{
  ShellOpened *opened = g_new0 (ShellOpened, 1);

  opened->document = document;
  g_set_object (&opened->file, file);
  opened->aside = g_strdup (aside);
  g_cancellable_cancel (document->cancellable);
  g_object_unref (document->cancellable);
  document->cancellable = g_cancellable_new ();
  shell_copy_load_async (get_format (document), file, document->cancellable, read_cb, opened);
}

/**
 * shell_document_open:
 * @document: a document
 * @file: a saved game; if it is none, “problem” says so and the game goes on
 */
void
shell_document_open (ShellDocument *document,
                     GFile         *file)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (G_IS_FILE (file));

  if (document->ready)
    start_reading (document, file, NULL);
  else
    g_set_object (&document->next, file);
}

/** shell_document_open_aside: has the game called @name, which was put aside, be the current one
    again, and not aside any more. */
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

/** shell_document_delete_aside: removes the game called @name, which was put aside. */
void
shell_document_delete_aside (ShellDocument *document,
                             const char    *name)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (name != NULL);

  if (!shell_store_remove_aside (document->store, name, &error))
    shell_document_tell_problem (document, _("The game cannot be deleted"),
                                 shell_error_describe (error));
  g_signal_emit (document, signals[SIGNAL_ASIDE_CHANGED], 0);
}

/* --- the start --- */

/* (transfer full) (nullable): the file of a kept game, if its address is one. */
static GFile *
find_file (const char *uri)
{
  g_autoptr (GFile) file = uri ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *base = file ? g_file_get_basename (file) : NULL;

  return base != NULL ? g_steal_pointer (&file) : NULL;
}

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
  g_signal_emit (document, signals[SIGNAL_READY], 0);
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
  ShellDocument *document = data;       /* there is one unless reading was cancelled */
  g_auto (ShellLast) last = { NULL };
  g_autofree char *why = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  shell_keeper_load_finish (result, &last, &error);
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
      install (document, last.copy, file, file != NULL && !last.modified);
    }
  become_ready (document);
}

/**
 * shell_document_start:
 * @document: a document with a game that is not played yet
 *
 * Goes on with the game that was played last, in silence, or begins a first one; “ready” says when
 * it is there.
 */
void
shell_document_start (ShellDocument *document)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  shell_keeper_load_async (document->keeper, get_format (document), document->cancellable,
                           loaded_cb, document);
}

/** shell_document_is_ready: whether there is a game. */
gboolean
shell_document_is_ready (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), FALSE);

  return document->ready;
}

/* --- the object --- */

static void
shell_document_dispose (GObject *object)
{
  ShellDocument *document = SHELL_DOCUMENT (object);

  g_cancellable_cancel (document->cancellable);
  g_clear_object (&document->cancellable);
  g_clear_weak_pointer (&document->game);
  g_clear_object (&document->signals);
  g_clear_object (&document->keeper);
  g_clear_object (&document->saver);
  g_clear_object (&document->store);
  g_clear_object (&document->file);
  g_clear_object (&document->next);
  g_clear_pointer (&document->opened, free_opened);
  g_clear_pointer (&document->resumed, g_free);
  G_OBJECT_CLASS (shell_document_parent_class)->dispose (object);
}

static void
shell_document_class_init (ShellDocumentClass *class)
{
  G_OBJECT_CLASS (class)->dispose = shell_document_dispose;
  /* There is a game. */
  signals[SIGNAL_READY] = g_signal_new ("ready", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
  /* The game has another file, or none. */
  signals[SIGNAL_TITLE_CHANGED] =
    g_signal_new ("title-changed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  /* Other games are put aside. */
  signals[SIGNAL_ASIDE_CHANGED] =
    g_signal_new ("aside-changed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  /* Something that the user asked for cannot be done: what, and why. */
  signals[SIGNAL_PROBLEM] =
    g_signal_new ("problem", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  /* The game that is played cannot be kept: why. */
  signals[SIGNAL_FAILED] = g_signal_new ("failed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /* It is kept; and whether it soon will be too long. */
  signals[SIGNAL_KEPT] = g_signal_new ("kept", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
shell_document_init (ShellDocument *document)
{
  document->cancellable = g_cancellable_new ();
  document->signals = g_signal_group_new (SHELL_TYPE_GAME);
  g_signal_group_connect_swapped (document->signals, "changed", G_CALLBACK (changed_cb), document);
  g_signal_group_connect_swapped (document->signals, "leaving", G_CALLBACK (leaving_cb), document);
  g_signal_group_connect_swapped (document->signals, "started", G_CALLBACK (started_cb), document);
}

/** shell_document_new: (transfer full): a document that is kept in @store. */
ShellDocument *
shell_document_new (ShellStore *store)
{
  ShellDocument *document;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  document = g_object_new (SHELL_TYPE_DOCUMENT, NULL);
  document->store = g_object_ref (store);
  document->keeper = shell_keeper_new (store);
  document->saver = shell_keeper_new (store);
  g_signal_connect_object (document->keeper, "kept", G_CALLBACK (kept_cb), document,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document->keeper, "failed", G_CALLBACK (failed_cb), document,
                           G_CONNECT_SWAPPED);
  return document;
}

/** shell_document_set_game: has @game, which is not owned, be what is kept; another widget with
    the same game after a change of language. */
void
shell_document_set_game (ShellDocument *document,
                         ShellGame     *game)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (game == NULL || SHELL_IS_GAME (game));

  g_set_weak_pointer (&document->game, game);
  g_signal_group_set_target (document->signals, game);
}

/** shell_document_get_file: (transfer none) (nullable): the file of the last save or load. */
GFile *
shell_document_get_file (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  return document->file;
}

/** shell_document_get_file_name: (transfer full) (nullable): the name of that file as it can be
    shown. */
char *
shell_document_get_file_name (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  return document->file ? get_display_name (document->file) : NULL;
}

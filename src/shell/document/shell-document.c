/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game on disk: which file it is from; opening, putting aside. Autosaving is in
   shell-document-autosave.c; the start, saving and the end are in shell-document-session.c. */

#include "config.h"

#include "shell-document-private.h"

#include "shell-error.h"

#include "shell/shell-memory.h"

#include <glib/gi18n.h>

enum
{
  SIGNAL_READY,
  SIGNAL_KIND_NEEDED,
  SIGNAL_TITLE_CHANGED,
  SIGNAL_ASIDE_CHANGED,
  SIGNAL_PROBLEM,
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

/* Once the first of several files was opened, or could not be. */
static void
tell_left_out (ShellDocument *document)
{
  g_autofree char *names = g_steal_pointer (&document->left_out);
  g_autofree char *detail = NULL;

  if (names == NULL)
    return;
  /* Translators: %s is names of files, with commas between them. */
  detail = g_strdup_printf (_("Not opened: %s"), names);
  shell_document_tell_problem (document, _("Only one game can be opened at a time"), detail);
}

/** shell_document_tell_problem: emits “problem”: something that the player asked for has failed. */
void
shell_document_tell_problem (ShellDocument *document,
                             const char    *text,
                             const char    *detail)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (text != NULL);
  g_return_if_fail (detail != NULL);

  g_signal_emit (document, signals[SIGNAL_PROBLEM], 0, text, detail);
  tell_left_out (document);
}

/* --- its file, and its changes --- */

/** shell_document_set_file: sets the file of the last save or load; %NULL for a new game. */
void
shell_document_set_file (ShellDocument *document,
                         GFile         *file)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  g_set_object (&document->file, file);
  g_signal_emit (document, signals[SIGNAL_TITLE_CHANGED], 0);
}

/** shell_document_remember_file: adds @file to the desktop's list of recent files. */
void
shell_document_remember_file (GFile *file)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static void
changed_cb (ShellDocument *document)
{
  document->n_changes++;
  shell_document_autosave (document);
}

/* --- replacing the game --- */

/* Afterwards, the document has a widget for games of that kind. */
static void
change_kind (ShellDocument       *document,
             const ShellGameInfo *info)
{
  if (info != document->info)
    g_signal_emit (document, signals[SIGNAL_KIND_NEEDED], 0, info);
  g_assert (info == document->info);
}

/* The pictures of the game before may have been large. */
static void
note_replaced (ShellDocument *document)
{
  document->n_games++;
  document->n_changes++;
  g_clear_pointer (&document->resumed, g_free);
  shell_document_update_hold (document);
  shell_memory_settle ();
}

/** shell_document_install: replaces the game by @copy; @file, which may be %NULL, is its file, and
    @saved whether that holds the game as it is. */
void
shell_document_install (ShellDocument *document,
                        ShellCopy     *copy,
                        GFile         *file,
                        gboolean       saved)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (copy != NULL);
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  change_kind (document, shell_copy_get_info (copy));
  shell_copy_install (copy, document->game);
  note_replaced (document);
  shell_game_mark_saved (document->game, saved);
  shell_document_set_file (document, file);
}

static void
install_opened (ShellDocument *document)
{
  g_autoptr (ShellOpened) opened = g_steal_pointer (&document->opened);
  guint64 serial;

  shell_document_install (document, opened->copy, opened->aside ? NULL : opened->file,
                          opened->aside == NULL);
  serial = shell_document_autosave (document);
  if (opened->aside == NULL)
    shell_document_remember_file (opened->file);
  else
    {
      document->resumed = g_strdup (opened->aside);
      document->resumed_serial = serial;
    }
  tell_left_out (document);
}

/** shell_document_is_unsaved: whether the game would be lost if it were replaced. */
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
      shell_document_update_hold (document);
      shell_document_tell_problem (document, _("The game cannot be put aside, so it goes on"),
                                   shell_error_describe (error));
      return;
    }
  /* The player may have gone on meanwhile; that must not be lost either. */
  if (document->n_changes != document->n_put_aside && leave (document))
    return;
  if (document->opened != NULL)
    {
      install_opened (document);
      return;
    }
  change_kind (document, document->next_info);
  shell_game_proceed (document->game);
}

/** shell_document_put_aside: puts the game aside as it is now; @done gets a reference to
    @document. */
void
shell_document_put_aside (ShellDocument   *document,
                          ShellKeeperDone  done)
{
  g_autofree char *title = NULL;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (done != NULL);

  g_object_get (document->game, "title", &title, NULL);
  document->n_put_aside = document->n_changes;
  shell_keeper_put_aside (document->keeper, shell_copy_take (document->info, document->game),
                          title, done, g_object_ref (document));
}

/* Starts putting the game aside, if it is unsaved. Returns FALSE if it may be replaced at once;
   otherwise put_aside_cb() has it replaced, or not if it cannot be put aside. */
static gboolean
leave (ShellDocument *document)
{
  if (document->leaving)
    return TRUE;
  if (!document->ready || !shell_document_is_unsaved (document))
    return FALSE;
  document->leaving = TRUE;
  shell_document_update_hold (document);
  shell_document_put_aside (document, put_aside_cb);
  return TRUE;
}

/**
 * shell_document_leave:
 * @document: a document
 * @next: the kind of a game that is about to begin, which takes precedence over a file that was to
 *   be opened
 *
 * Puts the game aside, if it is unsaved. Then a widget for the next game is asked for if that is of
 * another kind.
 *
 * Returns: %TRUE if shell_game_proceed() is called later, or never if the game cannot be put aside;
 *   %FALSE if the next game may begin at once
 */
gboolean
shell_document_leave (ShellDocument       *document,
                      const ShellGameInfo *next)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), FALSE);
  g_return_val_if_fail (next != NULL, FALSE);

  if (document->opened != NULL)
    g_clear_pointer (&document->left_out, g_free);
  g_clear_pointer (&document->opened, free_opened);
  document->next_info = next;
  if (leave (document))
    return TRUE;
  change_kind (document, next);
  return FALSE;
}

static gboolean
leaving_cb (ShellDocument *document)
{
  return shell_document_leave (document, document->info);
}

static void
started_cb (ShellDocument *document)
{
  note_replaced (document);
  shell_document_set_file (document, NULL);
  shell_document_autosave (document);
}

/* --- opening --- */

/* The name of a file in valid UTF-8, whatever its bytes are. */
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
  /* Cancelled by another read, or by dispose: the document may be gone. */
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
  shell_copy_load_async (shell_store_get_games (document->store), file, document->cancellable,
                         read_cb, opened);
}

/**
 * shell_document_open:
 * @document: a document
 * @file: a saved game
 *
 * Replaces the game by that of @file, and puts it aside first if it is unsaved. If any of this
 * fails, “problem” is emitted and the game goes on. Before “ready”, this is done after it.
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

/** shell_document_leave_out: “problem” says that @files are not opened, once the next file is, or
    cannot be. */
void
shell_document_leave_out (ShellDocument  *document,
                          GFile         **files,
                          guint           n_files)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (files != NULL);

  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (names, get_display_name (files[i]));
  g_ptr_array_add (names, NULL);
  g_free (document->left_out);
  document->left_out = n_files > 0 ? g_strjoinv (", ", (char **) names->pdata) : NULL;
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

/** shell_document_delete_aside: deletes the game that was put aside under @name. */
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

/* --- the object --- */

/** shell_document_is_ready: whether there is a game. */
gboolean
shell_document_is_ready (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), FALSE);

  return document->ready;
}

static void
shell_document_dispose (GObject *object)
{
  ShellDocument *document = SHELL_DOCUMENT (object);

  g_clear_handle_id (&document->retry_source, g_source_remove);
  g_cancellable_cancel (document->cancellable);
  g_clear_object (&document->cancellable);
  g_clear_weak_pointer (&document->game);
  g_clear_object (&document->signals);
  g_clear_object (&document->keeper);
  g_clear_pointer (&document->left_out, g_free);
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
  /* A game of another kind is to be shown, whose #ShellGameInfo this is: the handler must set a
     widget for it. */
  signals[SIGNAL_KIND_NEEDED] =
    g_signal_new ("kind-needed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  /* The game has another file, or none. */
  signals[SIGNAL_TITLE_CHANGED] =
    g_signal_new ("title-changed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  /* The list of games that were put aside has changed. */
  signals[SIGNAL_ASIDE_CHANGED] =
    g_signal_new ("aside-changed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  /* Something that the player asked for has failed: what, and why. */
  signals[SIGNAL_PROBLEM] =
    g_signal_new ("problem", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  /* The autosave has failed: why. */
  g_signal_new ("autosave-failed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  /* The game was autosaved; and whether it is getting too long for that. */
  g_signal_new ("autosaved", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
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

/** shell_document_new: (transfer full): a document without a game; autosaves go to @store. */
ShellDocument *
shell_document_new (ShellStore *store)
{
  ShellDocument *document;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  document = g_object_new (SHELL_TYPE_DOCUMENT, NULL);
  document->store = g_object_ref (store);
  document->keeper = shell_keeper_new (store);
  document->saver = shell_keeper_new (store);
  shell_document_watch_keeper (document);
  return document;
}

/** shell_document_set_game: sets the widget, which is not owned, whose game this is about, and its
    kind; after a change of language, another widget with the same game. */
void
shell_document_set_game (ShellDocument       *document,
                         const ShellGameInfo *info,
                         ShellGame           *game)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (info != NULL);
  g_return_if_fail (SHELL_IS_GAME (game));

  document->info = info;
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

/** shell_document_get_file_name: (transfer full) (nullable): the name of that file, in valid
    UTF-8. */
char *
shell_document_get_file_name (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  return document->file ? get_display_name (document->file) : NULL;
}

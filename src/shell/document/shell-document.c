/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game on disk: which file it is from; autosaving, putting aside, replacing. What the player
   and the program do with files is in shell-document-files.c. */

#include "config.h"

#include "shell-document-private.h"

#include "shell-error.h"

#include "shell/shell-memory.h"
#include "shell/shell-settings.h"

#include <glib/gi18n.h>

#define RETRY_SECONDS 2                 /* after an autosave that has failed */

/* The length of a text from which on the player is warned that the game is getting too long. */
#define LONG(max_bytes) ((max_bytes) / 10 * 9)

enum
{
  SIGNAL_READY,
  SIGNAL_KIND_NEEDED,
  SIGNAL_TITLE_CHANGED,
  SIGNAL_ASIDE_CHANGED,
  SIGNAL_REPLACED,
  SIGNAL_PROBLEM,
  SIGNAL_AUTOSAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ShellDocument, shell_document, G_TYPE_OBJECT)

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

/* --- autosaving --- */

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
              guint64        length,
              const GError  *error)
{
  /* There may be room later, or a folder be writable again, while nothing changes. */
  if (error == NULL)
    g_clear_handle_id (&document->retry_source, g_source_remove);
  else if (error->domain != SHELL_ERROR && document->retry_source == 0)
    document->retry_source = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, document);
  if (document->game == NULL)
    return;
  if (error == NULL && document->resumed != NULL && serial >= document->resumed_serial)
    {
      shell_store_remove_aside (document->store, document->resumed, NULL);
      g_clear_pointer (&document->resumed, g_free);
      g_signal_emit (document, signals[SIGNAL_ASIDE_CHANGED], 0);
    }
  g_signal_emit (document, signals[SIGNAL_AUTOSAVED], 0,
                 error != NULL ? shell_error_describe (error) : NULL,
                 length >= LONG (document->info->format->max_bytes));
}

/* Computers wait while the game is put aside or covered, and while the disk is behind. */
static void
update_hold (ShellDocument *document)
{
  if (document->game != NULL)
    SHELL_GAME_GET_IFACE (document->game)
      ->hold (document->game, document->leaving || document->covered ||
                                shell_keeper_is_late (document->keeper));
}

static void
kept_cb (const char   *name,
         const GError *error,
         gpointer      data)
{
  g_autoptr (ShellDocument) document = data;

  if (error != NULL && document->game != NULL)
    shell_document_tell_problem (document, _("The finished game cannot be kept"),
                                 shell_error_describe (error));
}

/* A game that has just ended is kept, unless the player does not want that. */
static void
update_finished (ShellDocument *document,
                 gboolean       keeping)
{
  gboolean was_finished = document->finished;

  g_object_get (document->game, "finished", &document->finished, NULL);
  if (keeping && document->finished && !was_finished && shell_settings_keep_games ())
    shell_keeper_keep (document->keeper, shell_copy_take (document->info, document->game), kept_cb,
                       g_object_ref (document));
}

static void
changed_cb (ShellDocument *document)
{
  document->n_changes++;
  update_finished (document, TRUE);
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
  g_autofree char *aside = g_steal_pointer (&document->put_aside);

  document->n_games++;
  document->n_changes++;
  g_clear_pointer (&document->resumed, g_free);
  update_hold (document);
  update_finished (document, FALSE);
  shell_memory_settle ();
  g_signal_emit (document, signals[SIGNAL_REPLACED], 0, aside);
}

/* Whether it was read from a file of the program, which the player does not save to. */
static gboolean
is_own (ShellDocument     *document,
        const ShellLoaded *loaded)
{
  return loaded->aside != NULL ||
         (loaded->file != NULL && shell_store_owns (document->store, loaded->file));
}

/** shell_document_install: replaces the game by @loaded at once. */
void
shell_document_install (ShellDocument *document,
                        ShellLoaded   *loaded)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (loaded != NULL && loaded->copy != NULL);

  change_kind (document, shell_copy_get_info (loaded->copy));
  shell_copy_install (loaded->copy, document->game);
  note_replaced (document);
  shell_game_mark_saved (document->game, loaded->saved);
  shell_document_set_file (document, is_own (document, loaded) ? NULL : loaded->file);
}

static void
install_opened (ShellDocument *document)
{
  g_autoptr (ShellLoaded) opened = g_steal_pointer (&document->opened);
  guint64 serial;

  shell_document_install (document, opened);
  serial = shell_document_autosave (document);
  if (opened->file != NULL && !is_own (document, opened))
    shell_document_remember_file (opened->file);
  if (opened->aside != NULL)
    {
      document->resumed = g_steal_pointer (&opened->aside);
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
put_aside_cb (const char   *name,
              const GError *error,
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
      g_clear_pointer (&document->opened, shell_loaded_free);
      update_hold (document);
      shell_document_tell_problem (document, _("The game cannot be put aside, so it goes on"),
                                   shell_error_describe (error));
      return;
    }
  /* The player may have gone on meanwhile; that must not be lost either. */
  if (document->n_changes != document->n_put_aside && leave (document))
    return;
  g_free (document->put_aside);
  document->put_aside = g_strdup (name);
  if (document->opened != NULL)
    {
      install_opened (document);
      return;
    }
  change_kind (document, document->next_info);
  SHELL_GAME_GET_IFACE (document->game)->proceed (document->game);
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
  update_hold (document);
  shell_document_put_aside (document, put_aside_cb);
  return TRUE;
}

/** shell_document_replace: replaces the game by @loaded, which it takes over, and puts it aside
    first if it is unsaved. If that fails, “problem” is emitted and the game goes on. */
void
shell_document_replace (ShellDocument *document,
                        ShellLoaded   *loaded)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (loaded != NULL);

  g_clear_pointer (&document->opened, shell_loaded_free);
  document->opened = loaded;
  if (!leave (document))
    install_opened (document);
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
 * Returns: %TRUE if the game is told to proceed later, or never if it cannot be put aside; %FALSE
 *   if the next game may begin at once
 */
gboolean
shell_document_leave (ShellDocument       *document,
                      const ShellGameInfo *next)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), FALSE);
  g_return_val_if_fail (next != NULL, FALSE);

  if (document->opened != NULL)
    g_clear_pointer (&document->left_out, g_free);
  g_clear_pointer (&document->put_aside, g_free);
  g_clear_pointer (&document->opened, shell_loaded_free);
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
  g_clear_pointer (&document->opened, shell_loaded_free);
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
  /* Another game has taken the place of the one before, which was put aside under this name; NULL
     if it was not. */
  signals[SIGNAL_REPLACED] =
    g_signal_new ("replaced", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
  /* Something that the player asked for has failed: what, and why. */
  signals[SIGNAL_PROBLEM] =
    g_signal_new ("problem", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  /* The game was autosaved; or that has failed, and a sentence says why. And whether the game is
     getting too long for it. */
  signals[SIGNAL_AUTOSAVED] =
    g_signal_new ("autosaved", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
shell_document_init (ShellDocument *document)
{
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
  g_signal_connect_object (document->keeper, "autosaved", G_CALLBACK (autosaved_cb), document,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document->keeper, "late", G_CALLBACK (update_hold), document,
                           G_CONNECT_SWAPPED);
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
  update_hold (document);
}

/** shell_document_set_covered: sets whether something else is shown in the place of the game:
    computers wait then. */
void
shell_document_set_covered (ShellDocument *document,
                            gboolean       covered)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  document->covered = covered;
  update_hold (document);
}

/** shell_document_get_store: (transfer none): where the game is autosaved and put aside. */
ShellStore *
shell_document_get_store (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  return document->store;
}

/** shell_document_get_file: (transfer none) (nullable): the file of the last save or load. */
GFile *
shell_document_get_file (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  return document->file;
}

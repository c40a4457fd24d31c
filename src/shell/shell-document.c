/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game on disk: which file it is from, opened, saved, kept while it is played, and never lost.

   All reading and writing is done by threads, so an answer may come when the game has gone on or has given way to
   another. A text is read first; only when it turns out to be a game is the one that is played put aside, and only when
   that is on the disk does it give way. */

#include "config.h"

#include "shell-document.h"

#include "shell-error.h"
#include "shell-keeper.h"
#include "shell-read.h"

#include <glib/gi18n.h>

/* What is opened: a file, or the name of a game that was put aside; and what was found there. */
typedef struct
{
  const ShellFormat *format;
  GFile             *file;              /* owned, as all here */
  char              *aside;
  ShellCopy         *copy;              /* NULL as long as a thread reads it */
} Opened;

struct _ShellDocument
{
  GObject parent_instance;

  /* owned */
  ShellStore   *store;
  ShellKeeper  *keeper;
  GSignalGroup *signals;                /* of the game */
  GFile        *file;                   /* of the last save or load, or NULL */
  GFile        *next;                   /* to be opened when the game that was played last is there, or NULL */
  GCancellable *reading;                /* of what is being opened, or NULL */
  Opened       *opened;                 /* takes the place of the game that is being put aside, or NULL */
  char         *resumed;                /* a game that was put aside and is played again, until it is kept; or NULL */
  guint64       resumed_serial;         /* of its being kept */

  ShellGame    *game;                   /* borrowed; NULL at first */
  gboolean      ready;                  /* there is a game */
  gboolean      leaving;                /* it is being put aside */
  guint         n_games;                /* that there have been, */
  guint         n_changes;              /* and changes of them: what has happened since a thread began? */
  guint         n_put_aside;            /* changes when it was put aside last */
};

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
free_opened (Opened *opened)
{
  g_clear_object (&opened->file);
  g_free (opened->aside);
  g_clear_pointer (&opened->copy, shell_copy_unref);
  g_free (opened);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opened, free_opened)

static const ShellFormat *
get_format (ShellDocument *document)
{
  return SHELL_GAME_GET_IFACE (document->game)->format;
}

static void
tell_problem (ShellDocument *document,
              const char    *text,
              const char    *detail)
{
  g_signal_emit (document, signals[SIGNAL_PROBLEM], 0, text, detail);
}

/* --- keeping --- */

static guint64
keep (ShellDocument *document)
{
  g_autofree char *uri = document->file ? g_file_get_uri (document->file) : NULL;
  gboolean modified;

  g_object_get (document->game, "modified", &modified, NULL);
  return shell_keeper_keep (document->keeper, shell_copy_take (document->game), uri, modified);
}

static void
set_file (ShellDocument *document,
          GFile         *file)
{
  g_set_object (&document->file, file);
  g_signal_emit (document, signals[SIGNAL_TITLE_CHANGED], 0);
}

static void
remember_file (ShellDocument *document,
               GFile         *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static void
kept_cb (ShellDocument *document,
         guint64        serial,
         guint64        length)
{
  if (document->resumed != NULL && serial >= document->resumed_serial)
    {
      shell_store_remove_aside (document->store, document->resumed, NULL);
      g_clear_pointer (&document->resumed, g_free);
      g_signal_emit (document, signals[SIGNAL_ASIDE_CHANGED], 0);
    }
  g_signal_emit (document, signals[SIGNAL_KEPT], 0, length >= SHELL_DOCUMENT_LONG (get_format (document)->max_bytes));
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
  keep (document);
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
  set_file (document, file);
}

static void
install_opened (ShellDocument *document)
{
  g_autoptr (Opened) opened = g_steal_pointer (&document->opened);
  guint64 serial;

  install (document, opened->copy, opened->file, opened->file != NULL);
  serial = keep (document);
  if (opened->file != NULL)
    remember_file (document, opened->file);
  else
    {
      document->resumed = g_strdup (opened->aside);
      document->resumed_serial = serial;
    }
}

static gboolean
is_unsaved (ShellDocument *document)
{
  gboolean unfinished;
  gboolean modified;

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
  g_signal_emit (document, signals[SIGNAL_ASIDE_CHANGED], 0);
  if (error != NULL)
    {
      g_clear_pointer (&document->opened, free_opened);
      shell_game_hold (document->game, FALSE);
      tell_problem (document, _("The game cannot be put aside, so it goes on"), shell_error_describe (error));
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

static void
put_aside (ShellDocument   *document,
           ShellKeeperDone  done)
{
  g_autofree char *title = NULL;

  g_object_get (document->game, "title", &title, NULL);
  document->n_put_aside = document->n_changes;
  shell_keeper_put_aside (document->keeper, shell_copy_take (document->game), title, done, g_object_ref (document));
}

/* FALSE if the game may give way at once; otherwise it will as soon as it is put aside, or not at all. */
static gboolean
leave (ShellDocument *document)
{
  if (document->leaving)
    return TRUE;
  if (!document->ready || !is_unsaved (document))
    return FALSE;
  document->leaving = TRUE;
  shell_game_hold (document->game, TRUE);
  put_aside (document, put_aside_cb);
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
  set_file (document, NULL);
  keep (document);
}

/* --- opening --- */

static void
read_in_thread (GTask        *task,
                gpointer      object,
                gpointer      data,
                GCancellable *cancellable)
{
  ShellDocument *document = object;
  Opened *opened = data;
  g_autofree char *text = NULL;
  GError *error = NULL;
  gsize length;

  if (opened->file != NULL
      ? shell_read_file (opened->file, opened->format->max_bytes, cancellable, &text, &length, &error)
      : shell_store_read_aside (document->store, opened->aside, &text, &length, &error))
    g_task_return_pointer (task, shell_copy_read (opened->format, text, length), (GDestroyNotify) shell_copy_unref);
  else
    g_task_return_error (task, error);
}

/* A file's name as it can be shown, whatever its bytes are. */
static char *
get_display_name (const Opened *opened)
{
  g_autofree char *base = opened->file ? g_file_get_basename (opened->file) : g_strdup (opened->aside);

  return base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (opened->file);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  ShellDocument *document = SHELL_DOCUMENT (object);
  g_autoptr (Opened) opened = data;
  g_autofree char *name = get_display_name (opened);
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be opened"), name);
  g_autofree char *why = NULL;
  g_autoptr (GError) error = NULL;

  opened->copy = g_task_propagate_pointer (G_TASK (result), &error);
  /* The user has chosen another one in the meantime. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (opened->copy == NULL)
    tell_problem (document, text, shell_error_describe (error));
  else if ((why = shell_copy_explain (opened->copy)) != NULL)
    tell_problem (document, text, why);
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
  Opened *opened = g_new0 (Opened, 1);
  g_autoptr (GTask) task = NULL;

  opened->format = get_format (document);
  g_set_object (&opened->file, file);
  opened->aside = g_strdup (aside);
  g_cancellable_cancel (document->reading);
  g_clear_object (&document->reading);
  document->reading = g_cancellable_new ();
  task = g_task_new (document, document->reading, read_cb, opened);
  g_task_set_task_data (task, opened, NULL);
  g_task_run_in_thread (task, read_in_thread);
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

/** shell_document_open_aside: has the game called @name, which was put aside, be the current one again, and not aside
    any more. */
void
shell_document_open_aside (ShellDocument *document,
                           const char    *name)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  if (document->ready)
    start_reading (document, NULL, name);
}

/** shell_document_delete_aside: removes the game called @name, which was put aside. */
void
shell_document_delete_aside (ShellDocument *document,
                             const char    *name)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  if (!shell_store_remove_aside (document->store, name, &error))
    tell_problem (document, _("The game cannot be deleted"), shell_error_describe (error));
  g_signal_emit (document, signals[SIGNAL_ASIDE_CHANGED], 0);
}

/* --- the start --- */

/* The game that was played last, as a thread reads it. */
typedef struct
{
  ShellStore        *store;
  const ShellFormat *format;
  ShellKept          kept;
  ShellCopy         *copy;              /* (nullable) */
} Last;

static void
free_last (gpointer data)
{
  Last *last = data;

  g_object_unref (last->store);
  shell_kept_clear (&last->kept);
  g_clear_pointer (&last->copy, shell_copy_unref);
  g_free (last);
}

static void
load_in_thread (GTask        *task,
                gpointer      object,
                gpointer      data,
                GCancellable *cancellable)
{
  Last *last = data;
  GError *error = NULL;

  if (shell_store_load (last->store, &last->kept, &error))
    last->copy = shell_copy_read (last->format, last->kept.text, last->kept.length);
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

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
  tell_problem (document, _("The game that was played last cannot be read"), detail);
}

static void
become_ready (ShellDocument *document)
{
  g_autoptr (GFile) next = g_steal_pointer (&document->next);

  document->ready = TRUE;
  g_signal_emit (document, signals[SIGNAL_READY], 0);
  if (!shell_store_is_first (document->store))
    tell_problem (document, _("Alexandros is running already"),
                  _("This window keeps a game of its own. When it is closed, its game is put aside if it is unfinished."));
  if (next != NULL)
    shell_document_open (document, next);
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  ShellDocument *document = SHELL_DOCUMENT (object);
  const Last *last = g_task_get_task_data (G_TASK (result));
  g_autofree char *why = last->copy ? shell_copy_explain (last->copy) : NULL;
  g_autoptr (GFile) file = find_file (last->kept.uri);
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    reject_last (document, shell_error_describe (error));
  else if (why != NULL)
    reject_last (document, why);
  else if (last->copy != NULL)
    install (document, last->copy, file, file != NULL ? !last->kept.modified : FALSE);
  else
    shell_game_start (document->game);
  become_ready (document);
}

/**
 * shell_document_start:
 * @document: a document with a game that is not played yet
 *
 * Goes on with the game that was played last, in silence, or begins a first one; “ready” says when it is there.
 */
void
shell_document_start (ShellDocument *document)
{
  g_autoptr (GTask) task = g_task_new (document, NULL, loaded_cb, NULL);
  Last *last = g_new0 (Last, 1);

  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  last->store = g_object_ref (document->store);
  last->format = get_format (document);
  g_task_set_task_data (task, last, free_last);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_run_in_thread (task, load_in_thread);
}

/** shell_document_is_ready: whether there is a game. */
gboolean
shell_document_is_ready (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), FALSE);

  return document->ready;
}

/* --- saving --- */

/* What a thread writes, and when that was the game. */
typedef struct
{
  ShellCopy *copy;
  GFile     *file;
  guint      n_games;
  guint      n_changes;
} Save;

static void
free_save (gpointer data)
{
  Save *save = data;

  shell_copy_unref (save->copy);
  g_object_unref (save->file);
  g_free (save);
}

static void
save_in_thread (GTask        *task,
                gpointer      object,
                gpointer      data,
                GCancellable *cancellable)
{
  Save *save = data;
  GError *error = NULL;
  gsize length;
  g_autofree char *text = shell_copy_write (save->copy, &length, &error);

  if (text != NULL && g_file_replace_contents (save->file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                               cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
saved_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  ShellDocument *document = SHELL_DOCUMENT (object);
  const Save *save = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      tell_problem (document, _("The game cannot be saved"), shell_error_describe (error));
      return;
    }
  remember_file (document, save->file);
  /* The game may have given way to another while it was written, */
  if (save->n_games != document->n_games)
    return;
  /* or have gone on. */
  if (save->n_changes == document->n_changes)
    shell_game_mark_saved (document->game, TRUE);
  set_file (document, save->file);
  keep (document);
}

/** shell_document_save: saves the game as it is now to @file; “problem” says if that fails. */
void
shell_document_save (ShellDocument *document,
                     GFile         *file)
{
  g_autoptr (GTask) task = NULL;
  Save *save;

  g_return_if_fail (SHELL_IS_DOCUMENT (document));
  g_return_if_fail (G_IS_FILE (file));

  if (!document->ready)
    return;
  task = g_task_new (document, NULL, saved_cb, NULL);
  save = g_new (Save, 1);
  *save = (Save) { shell_copy_take (document->game), g_object_ref (file), document->n_games, document->n_changes };
  g_task_set_task_data (task, save, free_save);
  g_task_run_in_thread (task, save_in_thread);
}

/* --- the end --- */

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
  keep (document);
  if (shell_keeper_flush (document->keeper, &why) || !is_unsaved (document))
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

/** shell_document_end: what is to be done when the program ends and nothing more is to be kept. A program that does not
    have the usual files puts its game aside, for nobody would go on with it. */
void
shell_document_end (ShellDocument *document)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  if (!document->ready || shell_store_is_first (document->store))
    return;
  if (is_unsaved (document) && document->n_put_aside != document->n_changes)
    put_aside (document, ended_cb);
  if (shell_keeper_flush (document->keeper, NULL))
    shell_store_forget (document->store);
}

/* --- the object --- */

static void
shell_document_dispose (GObject *object)
{
  ShellDocument *document = SHELL_DOCUMENT (object);

  g_cancellable_cancel (document->reading);
  g_clear_object (&document->reading);
  g_clear_object (&document->signals);
  g_clear_object (&document->keeper);
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
  signals[SIGNAL_READY] = g_signal_new ("ready", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  /* The game has another file, or none. */
  signals[SIGNAL_TITLE_CHANGED] = g_signal_new ("title-changed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                                NULL, G_TYPE_NONE, 0);
  /* Other games are put aside. */
  signals[SIGNAL_ASIDE_CHANGED] = g_signal_new ("aside-changed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                                NULL, G_TYPE_NONE, 0);
  /* Something that the user asked for cannot be done: what, and why. */
  signals[SIGNAL_PROBLEM] = g_signal_new ("problem", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  /* The game that is played cannot be kept: why. */
  signals[SIGNAL_FAILED] = g_signal_new ("failed", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
  /* It is kept; and whether it soon will be too long. */
  signals[SIGNAL_KEPT] = g_signal_new ("kept", SHELL_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
shell_document_init (ShellDocument *document)
{
  document->signals = g_signal_group_new (SHELL_TYPE_GAME);
  g_signal_group_connect_swapped (document->signals, "changed", G_CALLBACK (changed_cb), document);
  g_signal_group_connect_swapped (document->signals, "leaving", G_CALLBACK (leaving_cb), document);
  g_signal_group_connect_swapped (document->signals, "started", G_CALLBACK (started_cb), document);
}

/** shell_document_new: (transfer full): a document that is kept in @store. */
ShellDocument *
shell_document_new (ShellStore *store)
{
  ShellDocument *document = g_object_new (SHELL_TYPE_DOCUMENT, NULL);

  document->store = g_object_ref (store);
  document->keeper = shell_keeper_new (store);
  g_signal_connect_object (document->keeper, "kept", G_CALLBACK (kept_cb), document, G_CONNECT_SWAPPED);
  g_signal_connect_object (document->keeper, "failed", G_CALLBACK (failed_cb), document, G_CONNECT_SWAPPED);
  return document;
}

/** shell_document_set_game: has @game, which is not owned, be what is kept; another widget with the same game after a
    change of language. */
void
shell_document_set_game (ShellDocument *document,
                         ShellGame     *game)
{
  g_return_if_fail (SHELL_IS_DOCUMENT (document));

  document->game = game;
  g_signal_group_set_target (document->signals, game);
}

/** shell_document_get_file: (transfer none) (nullable): the file of the last save or load. */
GFile *
shell_document_get_file (ShellDocument *document)
{
  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  return document->file;
}

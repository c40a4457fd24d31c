/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's games on disk: opened, saved, kept while they are played, and never lost. */

#include "config.h"

#include "shell-window-private.h"

#include "shell-dialogs.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* Larger files are no games, and are not read to the end. */
#define MAX_BYTES (2 * 1024 * 1024)

/* A file's name as it can be shown, whatever its bytes are. */
static char *
get_display_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base);
}

/** shell_window_update_title: shows who plays, and in which file. */
void
shell_window_update_title (ShellWindow *window)
{
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;
  g_autofree char *full = NULL;
  gboolean modified;

  g_object_get (window->game, "title", &title, "modified", &modified, NULL);
  name = window->file ? get_display_name (window->file) : g_strdup (_("Not saved"));
  /* Translators: a file's name with unsaved changes. */
  full = modified && window->file ? g_strdup_printf (_("%s, changed"), name) : g_strdup (name);
  gtk_label_set_text (window->title, title);
  gtk_label_set_text (window->subtitle, full);
  gtk_window_set_title (GTK_WINDOW (window), title);
}

/* --- never losing a game --- */

/** shell_window_keep_game: has the game brought to the disk as it is now. */
void
shell_window_keep_game (ShellWindow *window)
{
  g_autofree char *text = shell_game_write (window->game);
  g_autofree char *uri = window->file ? g_file_get_uri (window->file) : NULL;
  gboolean modified;

  g_object_get (window->game, "modified", &modified, NULL);
  shell_store_keep (window->store, text, uri, modified);
}

static void
set_file (ShellWindow *window,
          GFile       *file)
{
  g_autofree char *uri = file ? g_file_get_uri (file) : NULL;

  g_set_object (&window->file, file);
  if (uri != NULL)
    gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
  shell_window_update_title (window);
  shell_window_keep_game (window);
}

/* What would be lost if another game took its place; NULL if it is on disk as it is. */
static char *
write_unsaved (ShellWindow *window)
{
  gboolean unfinished;
  gboolean modified;

  g_object_get (window->game, "unfinished", &unfinished, "modified", &modified, NULL);
  return unfinished && modified ? shell_game_write (window->game) : NULL;
}

/**
 * shell_window_is_lost:
 * @window: a window
 * @error: (out): why the game cannot be kept
 *
 * Returns: whether the game would be lost if the program ended now
 */
gboolean
shell_window_is_lost (ShellWindow  *window,
                      GError      **error)
{
  g_autofree char *unsaved = write_unsaved (window);
  g_autoptr (GError) why = NULL;

  shell_window_keep_game (window);
  if (shell_store_flush (window->store, &why) || unsaved == NULL)
    return FALSE;
  g_propagate_error (error, g_steal_pointer (&why));
  return TRUE;
}

/* Before another game takes its place. FALSE, and the user is told, if the game cannot be put aside; @path is where it
   is now, NULL if that was not needed. */
static gboolean
put_aside (ShellWindow  *window,
           char        **path)
{
  g_autofree char *unsaved = write_unsaved (window);
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  *path = NULL;
  if (unsaved == NULL)
    return TRUE;
  g_object_get (window->game, "title", &title, NULL);
  *path = shell_store_put_aside (window->store, unsaved, title, &error);
  if (*path != NULL)
    return TRUE;
  shell_dialogs_tell (GTK_WINDOW (window), _("The game cannot be put aside, so it goes on"),
                      error->message);
  return FALSE;
}

/** shell_window_make_room: puts the game aside; FALSE, and the user is told, if it has to stay. */
gboolean
shell_window_make_room (ShellWindow *window)
{
  g_autofree char *path = NULL;

  return put_aside (window, &path);
}

/** shell_window_begin: another game has begun, which no file holds. */
void
shell_window_begin (ShellWindow *window)
{
  set_file (window, NULL);
  shell_window_update_recent (window);
}

/* --- opening --- */

/* The game that was played gives way only if it can be kept, and only to a game. */
static gboolean
read_game (ShellWindow  *window,
           const char   *text,
           gsize         length,
           char        **why)
{
  g_autofree char *path = NULL;

  if (!put_aside (window, &path))
    return FALSE;
  if (shell_game_read (window->game, text, length, why))
    return TRUE;
  if (path != NULL)
    g_unlink (path);
  return FALSE;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ShellWindow) window = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *name = get_display_name (G_FILE (source));
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be opened"), name);
  g_autofree char *why = NULL;
  gsize length;

  if (!g_file_load_partial_contents_finish (G_FILE (source), result, &contents, &length, NULL,
                                            &error))
    shell_dialogs_tell (GTK_WINDOW (window), text, error->message);
  else if (read_game (window, contents, length, &why))
    {
      set_file (window, G_FILE (source));
      shell_window_update_recent (window);
    }
  else if (why != NULL)
    shell_dialogs_tell (GTK_WINDOW (window), text, why);
}

static gboolean
is_small (const char *contents,
          goffset     length,
          gpointer    data)
{
  return length < MAX_BYTES;
}

/**
 * shell_window_open:
 * @window: a window
 * @file: a saved game; if it is none, the user is told and the game goes on
 */
void
shell_window_open (ShellWindow *window,
                   GFile       *file)
{
  g_file_load_partial_contents_async (file, NULL, is_small, loaded_cb, g_object_ref (window));
}

static void
open_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (ShellWindow) window = data;

  if (file != NULL)
    shell_window_open (window, file);
}

/** shell_window_ask_open: has the user choose a game. */
void
shell_window_ask_open (ShellWindow *window)
{
  ShellGameInterface *iface = SHELL_GAME_GET_IFACE (window->game);

  shell_dialogs_ask_open (GTK_WINDOW (window), gettext (iface->file_kind), iface->file_suffix,
                          open_chosen_cb, g_object_ref (window));
}

/** shell_window_open_aside: a game that was put aside is the current one again, and not
    aside any more. */
void
shell_window_open_aside (ShellWindow *window,
                         const char  *path)
{
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *problem = g_strdup_printf (_("“%s” cannot be opened"), name);
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    shell_dialogs_tell (GTK_WINDOW (window), problem, error->message);
  else if (read_game (window, text, length, &why))
    {
      shell_game_mark_saved (window->game, FALSE);
      set_file (window, NULL);
      if (shell_store_flush (window->store, NULL))
        g_unlink (path);
      shell_window_update_recent (window);
    }
  else if (why != NULL)
    shell_dialogs_tell (GTK_WINDOW (window), problem, why);
}

/**
 * shell_window_start:
 * @window: a new window
 *
 * Goes on with the game that was played last, in silence; or begins a first one.
 */
void
shell_window_start (ShellWindow *window)
{
  g_auto (ShellKept) kept = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;
  g_autofree char *path = NULL;
  g_autofree char *detail = NULL;

  if (shell_store_load (window->store, &kept, &error))
    {
      if (shell_game_read (window->game, kept.text, kept.length, &why))
        {
          g_autoptr (GFile) file = kept.uri ? g_file_new_for_uri (kept.uri) : NULL;

          shell_game_mark_saved (window->game, !kept.modified);
          g_set_object (&window->file, file);
          shell_window_update_title (window);
          return;
        }
    }
  else if (error == NULL)
    {
      shell_game_start (window->game);
      return;
    }
  path = shell_store_reject (window->store);
  shell_game_start (window->game);
  /* Translators: where a file now is, and what is wrong with it. */
  detail = g_strdup_printf (_("It is now at %s. %s"), path, why ? why : error->message);
  shell_dialogs_tell (GTK_WINDOW (window), _("The game that was played last cannot be read"),
                      detail);
}

/* --- saving --- */

/* What is being written, and from which window. */
typedef struct
{
  ShellWindow *window;
  char        *text;
} Save;

static void
free_save (Save *save)
{
  g_object_unref (save->window);
  g_free (save->text);
  g_free (save);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, free_save)

/* The game may have gone on, or given way to another, while it was written. */
static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Save) save = data;
  ShellWindow *window = save->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *now = NULL;

  if (!g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    {
      shell_dialogs_tell (GTK_WINDOW (window), _("The game cannot be saved"), error->message);
      return;
    }
  now = shell_game_write (window->game);
  if (!g_str_equal (now, save->text))
    return;
  shell_game_mark_saved (window->game, TRUE);
  set_file (window, G_FILE (source));
  shell_window_update_recent (window);
}

static void
save_to (ShellWindow *window,
         GFile       *file)
{
  Save *save = g_new (Save, 1);
  g_autoptr (GBytes) bytes = NULL;

  save->window = g_object_ref (window);
  save->text = shell_game_write (window->game);
  bytes = g_bytes_new (save->text, strlen (save->text));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       written_cb, save);
}

static void
save_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (ShellWindow) window = data;

  if (file != NULL)
    save_to (window, file);
}

/** shell_window_ask_save: has the user choose where the game is saved. */
void
shell_window_ask_save (ShellWindow *window)
{
  ShellGameInterface *iface = SHELL_GAME_GET_IFACE (window->game);
  g_autofree char *name = window->file ? get_display_name (window->file)
                                       /* Translators: proposed as the name of a saved game; the
                                          suffix is added. */
                                       : g_strconcat (_("My game"), iface->file_suffix, NULL);

  shell_dialogs_ask_save (GTK_WINDOW (window), gettext (iface->file_kind), iface->file_suffix, name,
                          save_chosen_cb, g_object_ref (window));
}

/** shell_window_save: saves the game where it was saved before, or asks where. */
void
shell_window_save (ShellWindow *window)
{
  if (window->file != NULL)
    save_to (window, window->file);
  else
    shell_window_ask_save (window);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window around a game: header bar, menu, files. */

#include "config.h"

#include "shell-window.h"

#include "shell-dialogs.h"

#include <glib/gi18n.h>
#include <string.h>

/* Larger files are no games, and are not read to the end. */
#define MAX_BYTES (16 * 1024 * 1024)

struct _ShellWindow
{
  GtkApplicationWindow parent_instance;

  /* template */
  GtkLabel  *title;
  GtkLabel  *subtitle;
  GtkWidget *content;

  /* owned */
  GFile     *file;                      /* of the last save or load, or NULL */
  GSettings *settings;

  ShellGame *game;                      /* a child */
  gboolean   closing;                   /* the user was asked and agreed */
};

G_DEFINE_FINAL_TYPE (ShellWindow, shell_window, GTK_TYPE_APPLICATION_WINDOW)

static void
update_title (ShellWindow *window)
{
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;
  g_autofree char *full = NULL;
  gboolean modified;

  g_object_get (window->game, "title", &title, "modified", &modified, NULL);
  name = window->file ? g_file_get_basename (window->file) : g_strdup (_("Not saved"));
  /* Translators: a file's name with unsaved changes. */
  full = modified && window->file ? g_strdup_printf (_("%s, changed"), name) : g_strdup (name);
  gtk_label_set_text (window->title, title);
  gtk_label_set_text (window->subtitle, full);
  gtk_window_set_title (GTK_WINDOW (window), title);
}

static void
set_file (ShellWindow *window,
          GFile       *file)
{
  g_set_object (&window->file, file);
  update_title (window);
}

/* --- opening --- */

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ShellWindow) window = data;
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (source));
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be opened"), name);
  g_autofree char *why = NULL;

  stream = g_file_read_finish (G_FILE (source), result, &error);
  if (stream != NULL)
    bytes = g_input_stream_read_bytes (G_INPUT_STREAM (stream), MAX_BYTES, NULL, &error);
  if (bytes == NULL)
    {
      shell_dialogs_tell (GTK_WINDOW (window), text, error->message);
      return;
    }
  if (!shell_game_read (window->game, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &why))
    {
      shell_dialogs_tell (GTK_WINDOW (window), text, why);
      return;
    }
  set_file (window, G_FILE (source));
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
  g_file_read_async (file, G_PRIORITY_DEFAULT, NULL, loaded_cb, g_object_ref (window));
}

static void
open_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (ShellWindow) window = data;

  if (file != NULL)
    shell_window_open (window, file);
}

static void
ask_open (ShellWindow *window)
{
  ShellGameInterface *iface = SHELL_GAME_GET_IFACE (window->game);

  shell_dialogs_ask_open (GTK_WINDOW (window), gettext (iface->file_kind), iface->file_suffix,
                          open_chosen_cb, g_object_ref (window));
}

/* --- saving --- */

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (ShellWindow) window = data;
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    {
      shell_game_mark_saved (window->game);
      set_file (window, G_FILE (source));
      return;
    }
  shell_dialogs_tell (GTK_WINDOW (window), _("The game cannot be saved"), error->message);
}

static void
save_to (ShellWindow *window,
         GFile       *file)
{
  g_autofree char *text = shell_game_write (window->game);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, written_cb,
                                       g_object_ref (window));
}

static void
save_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (ShellWindow) window = data;

  if (file != NULL)
    save_to (window, file);
}

static void
ask_save (ShellWindow *window)
{
  ShellGameInterface *iface = SHELL_GAME_GET_IFACE (window->game);
  g_autofree char *name = window->file ? g_file_get_basename (window->file)
                                       /* Translators: proposed as the name of a saved game; the suffix is added. */
                                       : g_strconcat (_("My game"), iface->file_suffix, NULL);

  shell_dialogs_ask_save (GTK_WINDOW (window), gettext (iface->file_kind), iface->file_suffix, name,
                          save_chosen_cb, g_object_ref (window));
}

/* --- leaving a game that was not saved --- */

typedef struct
{
  ShellWindow *window;
  void       (*go_on) (ShellWindow *window);
} Leave;

static void
leave_answered_cb (gboolean yes,
                   gpointer data)
{
  g_autofree Leave *leave = data;

  if (yes)
    leave->go_on (leave->window);
  g_object_unref (leave->window);
}

static void
leave_game (ShellWindow  *window,
            void        (*go_on) (ShellWindow *window))
{
  gboolean modified;
  Leave *leave;

  g_object_get (window->game, "modified", &modified, NULL);
  if (!modified)
    {
      go_on (window);
      return;
    }
  leave = g_new (Leave, 1);
  leave->window = g_object_ref (window);
  leave->go_on = go_on;
  shell_dialogs_ask (GTK_WINDOW (window), _("Leave this game?"),
                     _("The game has not been saved; what was played since then will be lost."),
                     _("_Leave"), leave_answered_cb, leave);
}

static void
close_now (ShellWindow *window)
{
  window->closing = TRUE;
  gtk_window_close (GTK_WINDOW (window));
}

static void
start_new (ShellWindow *window)
{
  shell_game_ask_new (window->game);
}

/* --- actions --- */

static void
new_activated_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  leave_game (data, start_new);
}

static void
open_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  leave_game (data, ask_open);
}

static void
save_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  ShellWindow *window = data;

  if (window->file != NULL)
    save_to (window, window->file);
  else
    ask_save (window);
}

static void
save_as_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       data)
{
  ask_save (data);
}

static void
fullscreen_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       data)
{
  if (gtk_window_is_fullscreen (data))
    gtk_window_unfullscreen (data);
  else
    gtk_window_fullscreen (data);
}

static const GActionEntry actions[] = {
  { "new", new_activated_cb },
  { "open", open_activated_cb },
  { "save", save_activated_cb },
  { "save-as", save_as_activated_cb },
  { "fullscreen", fullscreen_activated_cb },
};

/* --- virtual functions --- */

static gboolean
shell_window_close_request (GtkWindow *gtk_window)
{
  ShellWindow *window = SHELL_WINDOW (gtk_window);
  gboolean modified;

  g_object_get (window->game, "modified", &modified, NULL);
  if (modified && !window->closing)
    {
      leave_game (window, close_now);
      return TRUE;
    }
  if (!gtk_window_is_maximized (gtk_window) && !gtk_window_is_fullscreen (gtk_window))
    {
      g_settings_set_int (window->settings, "window-width", gtk_widget_get_width (GTK_WIDGET (window)));
      g_settings_set_int (window->settings, "window-height", gtk_widget_get_height (GTK_WIDGET (window)));
    }
  g_settings_set_boolean (window->settings, "window-maximized", gtk_window_is_maximized (gtk_window));
  return GTK_WINDOW_CLASS (shell_window_parent_class)->close_request (gtk_window);
}

static void
shell_window_dispose (GObject *object)
{
  ShellWindow *window = SHELL_WINDOW (object);

  g_clear_object (&window->file);
  g_clear_object (&window->settings);
  G_OBJECT_CLASS (shell_window_parent_class)->dispose (object);
}

static void
shell_window_class_init (ShellWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = shell_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, content);
}

static void
shell_window_init (ShellWindow *window)
{
  gtk_widget_init_template (GTK_WIDGET (window));
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
}

static void
title_changed_cb (ShellWindow *window)
{
  update_title (window);
}

static void
started_cb (ShellWindow *window)
{
  set_file (window, NULL);
}

/**
 * shell_window_new:
 * @application: the application
 * @game: what is played in it
 * @settings: where the window's size is kept
 *
 * Returns: (transfer none): the window, owned by GTK
 */
GtkWidget *
shell_window_new (GtkApplication *application,
                  ShellGame      *game,
                  GSettings      *settings)
{
  ShellWindow *window = g_object_new (SHELL_TYPE_WINDOW, "application", application, NULL);

  window->game = game;
  window->settings = g_object_ref (settings);
  gtk_box_append (GTK_BOX (window->content), GTK_WIDGET (game));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "game", shell_game_get_actions (game));
  g_signal_connect_object (game, "notify::title", G_CALLBACK (title_changed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::modified", G_CALLBACK (title_changed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "started", G_CALLBACK (started_cb), window, G_CONNECT_SWAPPED);
  gtk_window_set_default_size (GTK_WINDOW (window), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (window));
  return GTK_WIDGET (window);
}

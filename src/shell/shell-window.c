/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window around a game: header bar, menu, files. */

#include "config.h"

#include "shell-window.h"

#include "shell-dialogs.h"
#include "shell-help.h"
#include "shell-menu.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define RESOURCES "/io/github/alexandros_game/Alexandros/"

/* Larger files are no games, and are not read to the end. */
#define MAX_BYTES (2 * 1024 * 1024)

/* The narrowest window whose header has room for a title. */
#define MIN_TITLED 560

/* Of each kind, so many recent games are listed. */
#define MAX_RECENT 20

struct _ShellWindow
{
  GtkApplicationWindow parent_instance;

  /* template */
  GtkBox     *content;

  /* of the header, made anew for each language */
  GtkWidget  *titles;
  GtkLabel   *title;
  GtkLabel   *subtitle;
  GMenu      *recent;

  /* owned */
  GFile      *file;                     /* of the last save or load, or NULL */
  GSettings  *settings;
  ShellStore *store;

  ShellGame  *game;                     /* a child */
  gboolean    told_of_failure;          /* that the game cannot be kept */
};

G_DEFINE_FINAL_TYPE (ShellWindow, shell_window, GTK_TYPE_APPLICATION_WINDOW)

/* A file's name as it can be shown, whatever its bytes are. */
static char *
get_display_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base);
}

static void
update_title (ShellWindow *window)
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

static void
keep_game (ShellWindow *window)
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
  update_title (window);
  keep_game (window);
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

/* Labels of menus are mnemonics: an underscore of a name is doubled. */
static GMenuItem *
make_item (const char *label,
           const char *action,
           const char *target)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts);
  GMenuItem *item = g_menu_item_new (escaped, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  return item;
}

static void
fill_recent (ShellWindow *window)
{
  g_auto (GStrv) paths = shell_store_list_aside (window->store);
  g_autoptr (GMenu) aside = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  guint n = 0;

  for (guint i = 0; paths[i] && i < MAX_RECENT; i++)
    {
      g_autofree char *title = shell_store_get_title (window->store, paths[i]);
      g_autoptr (GMenuItem) item = make_item (title, "win.open-aside", paths[i]);

      g_menu_append_item (aside, item);
    }
  for (GList *l = items; l && n < MAX_RECENT; l = l->next)
    if (gtk_recent_info_has_application (l->data, g_get_application_name ()) &&
        g_str_has_suffix (gtk_recent_info_get_uri (l->data), SHELL_GAME_GET_IFACE (window->game)->file_suffix))
      {
        g_autoptr (GMenuItem) item = make_item (gtk_recent_info_get_display_name (l->data), "win.open-recent",
                                                gtk_recent_info_get_uri (l->data));

        g_menu_append_item (files, item);
        n++;
      }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  g_menu_remove_all (window->recent);
  g_menu_append_section (window->recent, _("Unfinished"), G_MENU_MODEL (aside));
  g_menu_append_section (window->recent, _("Files"), G_MENU_MODEL (files));
}

/* FALSE, and the user is told, if the game cannot be kept. */
static gboolean
put_aside (ShellWindow *window,
           const char  *text,
           const char  *title)
{
  g_autoptr (GError) error = NULL;

  if (text == NULL || shell_store_put_aside (window->store, text, title, &error))
    return TRUE;
  shell_dialogs_tell (GTK_WINDOW (window), _("The game cannot be put aside, so it goes on"), error->message);
  return FALSE;
}

static void
store_failed_cb (ShellWindow *window,
                 const char  *why)
{
  if (!window->told_of_failure)
    shell_dialogs_tell (GTK_WINDOW (window), _("The game cannot be kept while it is played; save it elsewhere"), why);
  window->told_of_failure = TRUE;
}

/* --- opening --- */

/* Reads a game; the one that was played gives way only if that succeeds, and comes back if it cannot be kept. */
static gboolean
read_game (ShellWindow  *window,
           const char   *text,
           gsize         length,
           char        **why)
{
  g_autofree char *unsaved = write_unsaved (window);
  g_autofree char *title = NULL;

  g_object_get (window->game, "title", &title, NULL);
  if (!shell_game_read (window->game, text, length, why))
    return FALSE;
  if (put_aside (window, unsaved, title))
    return TRUE;
  shell_game_read (window->game, unsaved, strlen (unsaved), NULL);
  shell_game_mark_saved (window->game, FALSE);
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

  if (!g_file_load_partial_contents_finish (G_FILE (source), result, &contents, &length, NULL, &error))
    shell_dialogs_tell (GTK_WINDOW (window), text, error->message);
  else if (read_game (window, contents, length, &why))
    {
      set_file (window, G_FILE (source));
      fill_recent (window);
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

/* A game that was put aside is the current one again, and not aside any more. */
static void
open_aside (ShellWindow *window,
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
      fill_recent (window);
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
          update_title (window);
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
  shell_dialogs_tell (GTK_WINDOW (window), _("The game that was played last cannot be read"), detail);
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
  fill_recent (window);
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
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, written_cb, save);
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
  g_autofree char *name = window->file ? get_display_name (window->file)
                                       /* Translators: proposed as the name of a saved game; the suffix is added. */
                                       : g_strconcat (_("My game"), iface->file_suffix, NULL);

  shell_dialogs_ask_save (GTK_WINDOW (window), gettext (iface->file_kind), iface->file_suffix, name,
                          save_chosen_cb, g_object_ref (window));
}

/* --- actions --- */

static void
new_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_game_ask_new (SHELL_WINDOW (data)->game);
}

static void
open_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;
  ShellGameInterface *iface = SHELL_GAME_GET_IFACE (window->game);

  shell_dialogs_ask_open (GTK_WINDOW (window), gettext (iface->file_kind), iface->file_suffix,
                          open_chosen_cb, g_object_ref (window));
}

static void
open_aside_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  open_aside (data, g_variant_get_string (parameter, NULL));
}

static void
open_recent_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  shell_window_open (data, file);
}

static void
save_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;

  if (window->file != NULL)
    save_to (window, window->file);
  else
    ask_save (window);
}

static void
save_as_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ask_save (data);
}

static void
fullscreen_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (gtk_window_is_fullscreen (data))
    gtk_window_unfullscreen (data);
  else
    gtk_window_fullscreen (data);
}

static void
show_help_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_window_present (GTK_WINDOW (shell_help_new (data)));
}

static const GActionEntry actions[] = {
  { "new", new_activated_cb },
  { "open", open_activated_cb },
  { "open-aside", open_aside_activated_cb, "s" },
  { "open-recent", open_recent_activated_cb, "s" },
  { "save", save_activated_cb },
  { "save-as", save_as_activated_cb },
  { "fullscreen", fullscreen_activated_cb },
  { "show-help-overlay", show_help_activated_cb },
};

/* --- what is made anew for each language --- */

/* Half a title says less than none. */
static void
width_changed_cb (ShellWindow *window)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  gtk_widget_set_visible (window->titles, width >= MIN_TITLED || gtk_window_is_maximized (GTK_WINDOW (window)) ||
                          gtk_window_is_fullscreen (GTK_WINDOW (window)));
}

/* A menu that was left by Escape in a submenu leaves the focus nowhere. */
static void
menu_closed_cb (ShellWindow *window)
{
  gtk_widget_grab_focus (GTK_WIDGET (window->game));
}

static void
build_header (ShellWindow *window)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "ui/shell-header.ui");

  window->titles = GTK_WIDGET (gtk_builder_get_object (builder, "titles"));
  window->title = GTK_LABEL (gtk_builder_get_object (builder, "title"));
  window->subtitle = GTK_LABEL (gtk_builder_get_object (builder, "subtitle"));
  g_set_object (&window->recent, G_MENU (gtk_builder_get_object (builder, "recent")));
  gtk_window_set_titlebar (GTK_WINDOW (window), GTK_WIDGET (gtk_builder_get_object (builder, "header")));
  shell_menu_attach (GTK_MENU_BUTTON (gtk_builder_get_object (builder, "menu_button")),
                     G_MENU_MODEL (gtk_builder_get_object (builder, "menu")), G_CALLBACK (menu_closed_cb));
  width_changed_cb (window);
  fill_recent (window);
}

static void
title_changed_cb (ShellWindow *window)
{
  update_title (window);
}

static gboolean
leaving_cb (ShellWindow *window)
{
  g_autofree char *unsaved = write_unsaved (window);
  g_autofree char *title = NULL;

  g_object_get (window->game, "title", &title, NULL);
  return !put_aside (window, unsaved, title);
}

static void
started_cb (ShellWindow *window)
{
  set_file (window, NULL);
  fill_recent (window);
}

#define NOTIFICATION "attention"

static void
attention_cb (ShellWindow *window,
              const char  *text)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  g_autoptr (GNotification) notification = NULL;

  if (gtk_window_is_active (GTK_WINDOW (window)) || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;
  notification = g_notification_new (g_get_application_name ());
  g_notification_set_body (notification, text);
  g_application_send_notification (application, NOTIFICATION, notification);
}

static void
active_changed_cb (ShellWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  if (application != NULL && gtk_window_is_active (GTK_WINDOW (window)))
    g_application_withdraw_notification (G_APPLICATION (application), NOTIFICATION);
}

static void
adopt_game (ShellWindow *window,
            ShellGame   *game)
{
  window->game = game;
  gtk_box_append (window->content, GTK_WIDGET (game));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "game", shell_game_get_actions (game));
  g_signal_connect_object (game, "notify::title", G_CALLBACK (title_changed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::modified", G_CALLBACK (title_changed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (keep_game), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "attention", G_CALLBACK (attention_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "leaving", G_CALLBACK (leaving_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "started", G_CALLBACK (started_cb), window, G_CONNECT_SWAPPED);
}

static void
close_dialogs (ShellWindow *window)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l; l = l->next)
    if (GTK_IS_WINDOW (l->data) && gtk_window_get_transient_for (l->data) == GTK_WINDOW (window))
      gtk_window_destroy (l->data);
}

/**
 * shell_window_rebuild:
 * @window: a window
 *
 * Makes everything that shows words anew, in the language of now; the game goes on.
 */
void
shell_window_rebuild (ShellWindow *window)
{
  ShellGame *old = window->game;

  close_dialogs (window);
  build_header (window);
  adopt_game (window, shell_game_rebuild (old));
  gtk_box_remove (window->content, GTK_WIDGET (old));
  update_title (window);
}

/* --- virtual functions --- */

static gboolean
shell_window_close_request (GtkWindow *gtk_window)
{
  ShellWindow *window = SHELL_WINDOW (gtk_window);

  int width, height;

  keep_game (window);
  shell_store_flush (window->store, NULL);
  gtk_window_get_default_size (gtk_window, &width, &height);
  g_settings_set_int (window->settings, "window-width", width);
  g_settings_set_int (window->settings, "window-height", height);
  g_settings_set_boolean (window->settings, "window-maximized", gtk_window_is_maximized (gtk_window));
  return GTK_WINDOW_CLASS (shell_window_parent_class)->close_request (gtk_window);
}

static gboolean
dropped_cb (ShellWindow  *window,
            const GValue *value)
{
  shell_window_open (window, g_value_get_object (value));
  return TRUE;
}

static void
shell_window_dispose (GObject *object)
{
  ShellWindow *window = SHELL_WINDOW (object);

  g_clear_object (&window->recent);
  g_clear_object (&window->file);
  g_clear_object (&window->settings);
  g_clear_object (&window->store);
  G_OBJECT_CLASS (shell_window_parent_class)->dispose (object);
}

static void
shell_window_class_init (ShellWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = shell_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCES "ui/shell-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, content);
}

static void
shell_window_init (ShellWindow *window)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (window));
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  g_signal_connect_object (drop, "drop", G_CALLBACK (dropped_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (drop));
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
}

/**
 * shell_window_new:
 * @application: the application
 * @game: what is played in it
 * @store: where it is kept
 * @settings: where the window's size is kept
 *
 * Returns: (transfer none): the window, owned by GTK
 */
GtkWidget *
shell_window_new (GtkApplication *application,
                  ShellGame      *game,
                  ShellStore     *store,
                  GSettings      *settings)
{
  ShellWindow *window = g_object_new (SHELL_TYPE_WINDOW, "application", application, NULL);

  window->settings = g_object_ref (settings);
  window->store = g_object_ref (store);
  g_signal_connect_object (store, "failed", G_CALLBACK (store_failed_cb), window, G_CONNECT_SWAPPED);
  window->game = game;
  build_header (window);
  adopt_game (window, game);
  g_signal_connect (window, "notify::default-width", G_CALLBACK (width_changed_cb), NULL);
  g_signal_connect (window, "notify::maximized", G_CALLBACK (width_changed_cb), NULL);
  g_signal_connect (window, "notify::fullscreened", G_CALLBACK (width_changed_cb), NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (window));
  return GTK_WIDGET (window);
}

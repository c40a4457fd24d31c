/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window around a game: header bar, menu, files. */

#include "config.h"

#include "shell-window-private.h"

#include "shell-dialogs.h"
#include "shell-first-frame.h"
#include "shell-help.h"
#include "shell-menu.h"

#include <glib/gi18n.h>

#define RESOURCES "/io/github/alexandros_game/Alexandros/"

/* The narrowest window whose header has room for a title. */
#define MIN_TITLED 560

/* Of each kind, so many recent games are listed. */
#define MAX_RECENT 20

G_DEFINE_FINAL_TYPE (ShellWindow, shell_window, GTK_TYPE_APPLICATION_WINDOW)

/* --- actions --- */

static void
new_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_game_ask_new (SHELL_WINDOW (data)->game);
}

static void
open_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_window_ask_open (data);
}

static void
open_aside_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_window_open_aside (data, g_variant_get_string (parameter, NULL));
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
  shell_window_save (data);
}

static void
save_as_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_window_ask_save (data);
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
  gtk_window_present (GTK_WINDOW (shell_help_new (data, SHELL_WINDOW (data)->game)));
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

/** shell_window_update_recent: lists the games that can be gone on with; the oldest of very many
    are given up. */
void
shell_window_update_recent (ShellWindow *window)
{
  g_auto (GStrv) paths = NULL;
  g_autoptr (GMenu) aside = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  guint n = 0;

  shell_store_trim (window->store);
  paths = shell_store_list_aside (window->store);
  for (guint i = 0; paths[i] && i < MAX_RECENT; i++)
    {
      g_autofree char *title = shell_store_get_title (window->store, paths[i]);
      g_autoptr (GMenuItem) item = make_item (title, "win.open-aside", paths[i]);

      g_menu_append_item (aside, item);
    }
  for (GList *l = items; l && n < MAX_RECENT; l = l->next)
    if (gtk_recent_info_has_application (l->data, g_get_application_name ()) &&
        g_str_has_suffix (gtk_recent_info_get_uri (l->data),
                          SHELL_GAME_GET_IFACE (window->game)->file_suffix))
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

/* Half a title says less than none. */
static void
width_changed_cb (ShellWindow *window)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  gtk_widget_set_visible (window->titles, width >= MIN_TITLED ||
                                              gtk_window_is_maximized (GTK_WINDOW (window)) ||
                                              gtk_window_is_fullscreen (GTK_WINDOW (window)));
}

/* A menu that was left by Escape in a submenu leaves the focus nowhere. */
static void
menu_closed_cb (ShellWindow *window)
{
  gtk_widget_grab_focus (GTK_WIDGET (window->game));
}

static void
show_failure (ShellWindow *window,
              const char  *why)
{
  g_free (window->why);
  window->why = g_strdup (why);
  gtk_label_set_text (window->failure_detail, why ? why : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (window->failure_detail), why);
  gtk_widget_set_visible (window->failure, why != NULL);
}

static void
store_kept_cb (ShellWindow *window)
{
  if (window->why != NULL)
    show_failure (window, NULL);
}

/* The bar that says whether the game can be kept. */
static void
build_failure (ShellWindow *window,
               GtkBuilder  *builder)
{
  g_autofree char *why = g_strdup (window->why);

  if (window->failure != NULL)
    gtk_box_remove (window->content, window->failure);
  window->failure = GTK_WIDGET (gtk_builder_get_object (builder, "failure"));
  window->failure_detail = GTK_LABEL (gtk_builder_get_object (builder, "failure_detail"));
  gtk_box_prepend (window->content, window->failure);
  show_failure (window, why);
}

/* An empty bar is as high as a full one, and the first frame need not wait for its icons and letters. */
static void
update_header (GtkWidget *widget)
{
  GtkWidget *header = gtk_window_get_titlebar (GTK_WINDOW (widget));

  gtk_widget_set_visible (gtk_widget_get_first_child (header), SHELL_WINDOW (widget)->seen);
}

static void
seen_cb (GtkWidget *widget)
{
  SHELL_WINDOW (widget)->seen = TRUE;
  gtk_window_set_default_icon_name (APPLICATION_ID);
  update_header (widget);
}

static void
build_header (ShellWindow *window)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "ui/shell-header.ui");

  window->titles = GTK_WIDGET (gtk_builder_get_object (builder, "titles"));
  window->title = GTK_LABEL (gtk_builder_get_object (builder, "title"));
  window->subtitle = GTK_LABEL (gtk_builder_get_object (builder, "subtitle"));
  g_set_object (&window->menu, G_MENU (gtk_builder_get_object (builder, "menu")));
  g_set_object (&window->recent, G_MENU (gtk_builder_get_object (builder, "recent")));
  gtk_window_set_titlebar (GTK_WINDOW (window),
                           GTK_WIDGET (gtk_builder_get_object (builder, "header")));
  shell_menu_attach (GTK_MENU_BUTTON (gtk_builder_get_object (builder, "menu_button")),
                     G_MENU_MODEL (window->menu), G_CALLBACK (menu_closed_cb));
  build_failure (window, builder);
  update_header (GTK_WIDGET (window));
  width_changed_cb (window);
  shell_window_update_recent (window);
}

/* Whatever the user was wanted for is past. */
static void
game_changed_cb (ShellWindow *window)
{
  shell_attention_withdraw (window->attention);
  shell_window_keep_game (window);
}

static void
attention_cb (ShellWindow *window,
              const char  *text)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    shell_attention_call (window->attention, text);
}

static gboolean
leaving_cb (ShellWindow *window)
{
  return !shell_window_make_room (window);
}

static void
adopt_game (ShellWindow *window,
            ShellGame   *game)
{
  window->game = game;
  gtk_box_append (window->content, GTK_WIDGET (game));
  g_menu_insert_section (window->menu, 1, NULL, shell_game_get_menu (game));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "game", shell_game_get_actions (game));
  g_signal_connect_object (game, "notify::title", G_CALLBACK (shell_window_update_title), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::modified", G_CALLBACK (shell_window_update_title), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "attention", G_CALLBACK (attention_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "leaving", G_CALLBACK (leaving_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "started", G_CALLBACK (shell_window_begin), window,
                           G_CONNECT_SWAPPED);
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

  shell_dialogs_close (GTK_WINDOW (window));
  build_header (window);
  adopt_game (window, shell_game_rebuild (old));
  gtk_box_remove (window->content, GTK_WIDGET (old));
  shell_window_update_title (window);
}

/** shell_window_get_game: (transfer none): what is played in @window; another widget after
    shell_window_rebuild(). */
ShellGame *
shell_window_get_game (ShellWindow *window)
{
  return window->game;
}

/* --- virtual functions --- */

static void
give_up_answered_cb (gboolean yes,
                     gpointer data)
{
  g_autoptr (ShellWindow) window = data;

  window->asking = FALSE;
  window->giving_up = yes;
  if (yes)
    gtk_window_close (GTK_WINDOW (window));
}

/* Nobody loses a game without having been asked. */
static gboolean
ask_to_give_up (ShellWindow *window)
{
  g_autoptr (GError) error = NULL;

  if (window->giving_up || (!window->asking && !shell_window_is_lost (window, &error)))
    return FALSE;
  if (!window->asking)
    shell_dialogs_ask (GTK_WINDOW (window), _("Quit although the game cannot be kept?"),
                       error->message, _("_Quit and Lose It"), give_up_answered_cb,
                       g_object_ref (window));
  window->asking = TRUE;
  return TRUE;
}

static gboolean
shell_window_close_request (GtkWindow *gtk_window)
{
  ShellWindow *window = SHELL_WINDOW (gtk_window);

  int width, height;

  if (ask_to_give_up (window))
    return TRUE;
  shell_attention_withdraw (window->attention);
  shell_dialogs_close (gtk_window);
  gtk_window_get_default_size (gtk_window, &width, &height);
  g_settings_set_int (window->settings, "window-width", width);
  g_settings_set_int (window->settings, "window-height", height);
  g_settings_set_boolean (window->settings, "window-maximized",
                          gtk_window_is_maximized (gtk_window));
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

  g_clear_object (&window->menu);
  g_clear_object (&window->recent);
  g_clear_object (&window->file);
  g_clear_object (&window->settings);
  g_clear_object (&window->store);
  g_clear_object (&window->attention);
  g_clear_pointer (&window->why, g_free);
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
  shell_after_first_frame (GTK_WIDGET (window), seen_cb);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  g_signal_connect_object (drop, "drop", G_CALLBACK (dropped_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (drop));
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
  window->attention = shell_attention_new (application);
  g_signal_connect_object (store, "failed", G_CALLBACK (show_failure), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "kept", G_CALLBACK (store_kept_cb), window, G_CONNECT_SWAPPED);
  window->game = game;
  build_header (window);
  adopt_game (window, game);
  g_signal_connect_object (window, "notify::default-width", G_CALLBACK (width_changed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::maximized", G_CALLBACK (width_changed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::fullscreened", G_CALLBACK (width_changed_cb), window,
                           G_CONNECT_SWAPPED);
  gtk_window_set_default_size (GTK_WINDOW (window), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (window));
  return GTK_WIDGET (window);
}

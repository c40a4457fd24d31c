/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window around a game: header bar, failure bar, closing. */

#include "config.h"

#include "shell-window-private.h"

#include "shell-first-frame.h"
#include "shell-menu.h"

#include "shell/dialogs/shell-dialogs.h"
#include "shell/document/shell-recent.h"

#include <glib/gi18n.h>

#define RESOURCES "/io/github/alexandros_game/Alexandros/"

/* The narrowest window whose header has room for a title. */
#define MIN_TITLED 560

/* In full screen, the way back is revealed when the pointer is that near to the upper edge, and
   hidden when it is farther away than the other. */
#define NEAR 12
#define FAR  90

G_DEFINE_FINAL_TYPE (ShellWindow, shell_window, GTK_TYPE_APPLICATION_WINDOW)

/* --- header and failure bar --- */

static void
update_recent (ShellWindow *window)
{
  g_cancellable_cancel (window->cancellable);
  g_object_unref (window->cancellable);
  window->cancellable = g_cancellable_new ();
  shell_recent_fill (window->recent, window->store, window->cancellable);
}

static void
update_title (ShellWindow *window)
{
  g_autofree char *title = NULL;
  g_autofree char *name = shell_document_get_file_name (window->document);
  g_autofree char *full = NULL;
  gboolean modified;

  g_object_get (window->game, "title", &title, "modified", &modified, NULL);
  if (name == NULL)
    full = g_strdup (_("Not saved"));
  else
    /* Translators: a file's name with unsaved changes. */
    full = modified ? g_strdup_printf (_("%s, modified"), name) : g_strdup (name);
  gtk_label_set_text (window->title, title);
  gtk_label_set_text (window->subtitle, full);
  gtk_window_set_title (GTK_WINDOW (window), title);
}

/* A narrow window has no title rather than half of one. */
static void
width_changed_cb (ShellWindow *window)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  gtk_widget_set_visible (window->titles, width >= MIN_TITLED ||
                                              gtk_window_is_maximized (GTK_WINDOW (window)) ||
                                              gtk_window_is_fullscreen (GTK_WINDOW (window)));
}

static void
moved_cb (ShellWindow *window,
          double       x,
          double       y)
{
  gboolean near = y < (gtk_revealer_get_reveal_child (window->way_back) ? FAR : NEAR);

  gtk_revealer_set_reveal_child (window->way_back,
                                 near && gtk_window_is_fullscreen (GTK_WINDOW (window)));
}

/* In full screen there is no header. */
static void
fullscreened_cb (ShellWindow *window)
{
  gboolean full = gtk_window_is_fullscreen (GTK_WINDOW (window));

  gtk_widget_set_visible (GTK_WIDGET (window->way_back), full);
  gtk_revealer_set_reveal_child (window->way_back, full);
  width_changed_cb (window);
}

/* After Escape in a submenu, GTK leaves the focus nowhere. */
static void
menu_closed_cb (ShellWindow *window)
{
  gtk_widget_grab_focus (GTK_WIDGET (window->game));
}

static void
update_failure (ShellWindow *window)
{
  const char *heading = _("This game is almost too long to be saved");
  const char *detail = _("Games longer than 1 MiB cannot be saved. Bring it to its end soon.");

  if (window->failure_reason != NULL)
    {
      heading = _("The game cannot be saved automatically; save it elsewhere");
      detail = window->failure_reason;
    }
  gtk_label_set_text (window->failure_heading, heading);
  gtk_label_set_text (window->failure_detail, detail);
  gtk_widget_set_tooltip_text (GTK_WIDGET (window->failure_detail), detail);
  gtk_widget_set_visible (window->failure, window->failure_reason != NULL || window->too_long);
}

static void
autosave_failed_cb (ShellWindow *window,
                    const char  *reason)
{
  g_free (window->failure_reason);
  window->failure_reason = g_strdup (reason);
  update_failure (window);
}

static void
autosaved_cb (ShellWindow *window,
              gboolean     too_long)
{
  if (window->failure_reason == NULL && window->too_long == too_long)
    return;
  g_clear_pointer (&window->failure_reason, g_free);
  window->too_long = too_long;
  update_failure (window);
}

static void
problem_cb (ShellWindow *window,
            const char  *text,
            const char  *detail)
{
  if (window->ending)
    g_printerr ("%s: %s\n", text, detail);
  else
    shell_dialogs_tell (GTK_WINDOW (window), text, detail);
}

static void
build_failure (ShellWindow *window,
               GtkBuilder  *builder)
{
  if (window->failure != NULL)
    gtk_box_remove (window->content, window->failure);
  window->failure = GTK_WIDGET (gtk_builder_get_object (builder, "failure"));
  window->failure_heading = GTK_LABEL (gtk_builder_get_object (builder, "failure_heading"));
  window->failure_detail = GTK_LABEL (gtk_builder_get_object (builder, "failure_detail"));
  gtk_box_prepend (window->content, window->failure);
  update_failure (window);
}

/* In the first frame the header bar is empty, so that the frame need not wait for icons and fonts;
   its height is the same. */
static void
update_header (GtkWidget *widget)
{
  ShellWindow *window = SHELL_WINDOW (widget);
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (window->head));

  gtk_widget_set_visible (gtk_widget_get_first_child (header), window->seen);
}

static void
seen_cb (GtkWidget *widget)
{
  SHELL_WINDOW (widget)->seen = TRUE;
  gtk_window_set_default_icon_name (APPLICATION_ID);
  update_header (widget);
}

/* With several games, the entry for a new game becomes a submenu that lists them. */
static void
list_games (GMenu          *section,
            ShellCatalogue *games)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (games[1] == NULL)
    return;
  for (; *games != NULL; games++)
    {
      g_autofree char *label = shell_menu_escape (gettext ((*games)->name));
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.new-of", "s", (*games)->id);
      g_menu_append_item (menu, item);
    }
  g_menu_remove (section, 0);
  g_menu_prepend_submenu (section, _("_New Game"), G_MENU_MODEL (menu));
}

static void
build_header (ShellWindow *window)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "ui/shell-header.ui");
  GtkWidget *old = gtk_widget_get_first_child (GTK_WIDGET (window->head));
  GtkWidget *header = GTK_WIDGET (gtk_builder_get_object (builder, "header"));

  window->titles = GTK_WIDGET (gtk_builder_get_object (builder, "titles"));
  window->title = GTK_LABEL (gtk_builder_get_object (builder, "title"));
  window->subtitle = GTK_LABEL (gtk_builder_get_object (builder, "subtitle"));
  window->menu_button = GTK_MENU_BUTTON (gtk_builder_get_object (builder, "menu_button"));
  g_set_object (&window->menu, G_MENU (gtk_builder_get_object (builder, "menu")));
  g_set_object (&window->recent, G_MENU (gtk_builder_get_object (builder, "recent")));
  list_games (G_MENU (gtk_builder_get_object (builder, "files")),
              shell_store_get_games (window->store));
  if (old != NULL)
    gtk_box_remove (window->head, old);
  gtk_box_append (window->head, header);
  gtk_button_set_label (window->leave, _("Leave full screen"));
  shell_menu_attach (window->menu_button, G_MENU_MODEL (window->menu),
                     G_CALLBACK (menu_closed_cb));
  build_failure (window, builder);
  update_header (GTK_WIDGET (window));
  width_changed_cb (window);
  update_recent (window);
}

/* --- the game --- */

static void
kind_needed_cb (ShellWindow         *window,
                const ShellGameInfo *info)
{
  shell_window_change_kind (window, info);
  update_title (window);
}

/**
 * shell_window_rebuild:
 * @window: a window
 *
 * Makes everything that shows text anew, in the current language; the game goes on.
 */
void
shell_window_rebuild (ShellWindow *window)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));

  shell_dialogs_close (GTK_WINDOW (window));
  build_header (window);
  shell_window_rebuild_games (window);
  update_title (window);
}

/** shell_window_get_game: (transfer none): the game in @window; another widget after
    shell_window_rebuild(), and when another kind of game is shown. */
ShellGame *
shell_window_get_game (ShellWindow *window)
{
  g_return_val_if_fail (SHELL_IS_WINDOW (window), NULL);

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

/* Returns whether the window must stay open because the player is asked. */
static gboolean
ask_to_give_up (ShellWindow *window)
{
  g_autoptr (GError) error = NULL;

  if (window->giving_up || (!window->asking && shell_document_flush (window->document, &error)))
    return FALSE;
  if (!window->asking)
    shell_dialogs_ask (GTK_WINDOW (window), _("Quit without keeping the game?"),
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

  g_debug ("the window is to be closed");
  if (!shell_document_finish_saves (window->document) || ask_to_give_up (window))
    return TRUE;
  shell_document_end (window->document);
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
  g_autoptr (GSList) list = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = list; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  if (files->len == 0)
    return FALSE;
  shell_window_leave_out (window, (GFile **) files->pdata + 1, files->len - 1);
  shell_window_open (window, files->pdata[0]);
  return TRUE;
}

static void
shell_window_dispose (GObject *object)
{
  ShellWindow *window = SHELL_WINDOW (object);

  g_cancellable_cancel (window->cancellable);
  g_clear_object (&window->cancellable);
  g_clear_object (&window->menu);
  g_clear_object (&window->recent);
  g_clear_object (&window->settings);
  g_clear_object (&window->document);
  g_clear_object (&window->store);
  g_clear_object (&window->attention);
  g_clear_object (&window->titled);
  g_clear_pointer (&window->candidates, g_hash_table_unref);
  g_clear_pointer (&window->failure_reason, g_free);
  G_OBJECT_CLASS (shell_window_parent_class)->dispose (object);
}

static void
shell_window_class_init (ShellWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = shell_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCES "ui/shell-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, head);
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, content);
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, way_back);
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, leave);
}

static void
shell_window_init (ShellWindow *window)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_init_template (GTK_WIDGET (window));
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), motion);
  window->cancellable = g_cancellable_new ();
  window->candidates = g_hash_table_new (NULL, NULL);
  window->titled = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_swapped (window->titled, "notify::title", G_CALLBACK (update_title),
                                  window);
  g_signal_group_connect_swapped (window->titled, "notify::modified", G_CALLBACK (update_title),
                                  window);
  shell_after_first_frame (GTK_WIDGET (window), seen_cb);
  shell_window_add_actions (window);
  g_signal_connect_object (drop, "drop", G_CALLBACK (dropped_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (drop));
}

static void
ready_cb (ShellWindow *window)
{
  update_title (window);
  if (window->show_when_ready)
    gtk_window_present (GTK_WINDOW (window));
  if (window->ask_new_when_ready)
    shell_window_ask_new_of (window, window->info);
}

/** shell_window_show: presents the window, as soon as there is a game to show. */
void
shell_window_show (ShellWindow *window)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));

  window->show_when_ready = TRUE;
  if (shell_document_is_ready (window->document))
    gtk_window_present (GTK_WINDOW (window));
}

/** shell_window_ask_new: shows the dialog for a new game of the same kind as the current one, as
    soon as that is there. */
void
shell_window_ask_new (ShellWindow *window)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));

  window->ask_new_when_ready = TRUE;
  shell_window_ask_new_of (window, window->info);
}

/** shell_window_open: opens a saved game; if that fails, the player is told and the game goes
    on. */
void
shell_window_open (ShellWindow *window,
                   GFile       *file)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));
  g_return_if_fail (G_IS_FILE (file));

  shell_document_open (window->document, file);
}

/** shell_window_leave_out: tells the player that @files, which follow the one that is opened next,
    are not opened: there is one game at a time. */
void
shell_window_leave_out (ShellWindow  *window,
                        GFile       **files,
                        guint         n_files)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));
  g_return_if_fail (files != NULL);

  shell_document_leave_out (window->document, files, n_files);
}

/** shell_window_end: writes everything to disk before the program ends at once. Nobody can be asked
    then, so problems are printed to standard error. */
void
shell_window_end (ShellWindow *window)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (SHELL_IS_WINDOW (window));

  window->ending = TRUE;
  shell_document_finish_saves (window->document);
  if (!shell_document_flush (window->document, &error))
    g_printerr ("%s\n", error->message);
  shell_document_end (window->document);
}

/**
 * shell_window_new:
 * @application: the application
 * @info: the kind of its game, unless the autosave holds another
 * @store: where the game is autosaved
 * @settings: where the window's size and the kind of its game are remembered
 *
 * The window loads the game that was played last, or starts a first one; it is not shown before
 * shell_window_show().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
GtkWidget *
shell_window_new (GtkApplication      *application,
                  const ShellGameInfo *info,
                  ShellStore          *store,
                  GSettings           *settings)
{
  ShellWindow *window;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (info != NULL, NULL);
  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  window = g_object_new (SHELL_TYPE_WINDOW, "application", application, NULL);
  window->settings = g_object_ref (settings);
  window->store = g_object_ref (store);
  window->document = shell_document_new (store);
  window->attention = shell_attention_new (application);
  g_signal_connect_object (window->document, "ready", G_CALLBACK (ready_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "kind-needed", G_CALLBACK (kind_needed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "title-changed", G_CALLBACK (update_title), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "aside-changed", G_CALLBACK (update_recent), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "problem", G_CALLBACK (problem_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "autosave-failed", G_CALLBACK (autosave_failed_cb),
                           window, G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "autosaved", G_CALLBACK (autosaved_cb), window,
                           G_CONNECT_SWAPPED);
  build_header (window);
  shell_window_add_game (window, info);
  g_signal_connect_object (window, "notify::default-width", G_CALLBACK (width_changed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::maximized", G_CALLBACK (width_changed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::fullscreened", G_CALLBACK (fullscreened_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (shell_window_update_keys),
                           window, G_CONNECT_SWAPPED);
  gtk_window_set_default_size (GTK_WINDOW (window), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (window));
  shell_document_start (window->document);
  return GTK_WIDGET (window);
}

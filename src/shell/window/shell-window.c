/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window around a game: what the document has to say, full screen, closing. */

#include "config.h"

#include "shell-window-private.h"

#include "shell/dialogs/shell-dialogs.h"
#include "shell/document/shell-read.h"
#include "shell/shell-first-frame.h"

#include <glib/gi18n.h>

/* The end of the names of files with invitations. */
#define INVITATION ".alexandros-invitation"

#define MAX_INVITATION 4096             /* bytes of such a file */

#define RESOURCES "/io/github/alexandros_game/Alexandros/"

/* The narrowest window whose header has room for a title. */
#define MIN_TITLED 560

/* In full screen, the way back is revealed when the pointer is that near to the upper edge, and
   hidden when it is farther away than the other. */
#define NEAR 12
#define FAR  90

G_DEFINE_FINAL_TYPE (ShellWindow, shell_window, GTK_TYPE_APPLICATION_WINDOW)

/* --- header and full screen --- */

/* A narrow window has no title rather than half of one, and the first frame has an empty header. */
static void
update_header (ShellWindow *window)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  shell_header_set_shown (window->header,
                          width >= MIN_TITLED || gtk_window_is_maximized (GTK_WINDOW (window)) ||
                            gtk_window_is_fullscreen (GTK_WINDOW (window)),
                          window->seen);
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
  update_header (window);
}

static void
build_header (ShellWindow *window)
{
  GtkWidget *old = GTK_WIDGET (window->header);

  window->header = SHELL_HEADER (shell_header_new (window->document));
  if (old != NULL)
    gtk_box_remove (window->head, old);
  gtk_box_append (window->head, GTK_WIDGET (window->header));
  gtk_button_set_label (window->leave, _("Leave full screen"));
  update_header (window);
}

static void
seen_cb (GtkWidget *widget)
{
  ShellWindow *window = SHELL_WINDOW (widget);

  window->seen = TRUE;
  gtk_window_set_default_icon_name (APPLICATION_ID);
  update_header (window);
}

/* --- the game --- */

static void
attention_cb (ShellWindow *window,
              const char  *text)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    shell_attention_call (window->attention, text);
}

/* While a page is shown, there is no game in header and actions. */
static void
shown_cb (ShellWindow *window)
{
  ShellGame *game = shell_game_stack_get_game (window->stack);
  gboolean covered = shell_game_stack_get_page (window->stack) != SHELL_PAGE_NONE;

  shell_header_set_content (window->header, shell_game_stack_get_content (window->stack));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "game",
                                  covered ? NULL : shell_game_get_actions (game));
  g_signal_group_set_target (window->signals, game);
  shell_window_set_keys (window);
  if (covered)
    shell_notice_tell (window->notice, shell_document_get_store (window->document), NULL);
  else if (shell_document_is_ready (window->document))
    g_settings_set_boolean (window->settings, "welcomed", TRUE);
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
  shell_failure_bar_update (window->failure);
  shell_game_stack_rebuild (window->stack);
}

/** shell_window_get_game: (transfer none): the game in @window; another widget after
    shell_window_rebuild(), and when another kind of game is shown. */
ShellGame *
shell_window_get_game (ShellWindow *window)
{
  g_return_val_if_fail (SHELL_IS_WINDOW (window), NULL);

  return shell_game_stack_get_game (window->stack);
}

/* --- what the document has to say --- */

static void
kind_needed_cb (ShellWindow         *window,
                const ShellGameInfo *info)
{
  /* They may be about the old game. */
  shell_dialogs_close (GTK_WINDOW (window));
  shell_attention_withdraw (window->attention);
  shell_game_stack_show (window->stack, info);
  gtk_widget_grab_focus (GTK_WIDGET (shell_game_stack_get_game (window->stack)));
  g_settings_set_string (window->settings, "last-game", info->id);
}

static void
replaced_cb (ShellWindow *window,
             const char  *aside)
{
  g_autofree char *apart = NULL;

  shell_game_stack_set_page (window->stack, SHELL_PAGE_NONE);
  shell_notice_tell (window->notice, shell_document_get_store (window->document), aside);
  g_object_get (shell_game_stack_get_game (window->stack), "apart", &apart, NULL);
  if (shell_document_is_ready (window->document))
    g_settings_set_string (window->settings, "last-table", apart != NULL ? apart : "");
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

/* Who has chosen no game yet chooses one first, unless there is only one, or a game has begun. */
static void
welcome (ShellWindow *window)
{
  ShellCatalogue *games = shell_store_get_games (shell_document_get_store (window->document));
  g_autoptr (ShellUnfinished) begun = NULL;

  if (games[1] == NULL || g_settings_get_boolean (window->settings, "welcomed"))
    return;
  begun = shell_document_find_unfinished (window->document);
  if (begun == NULL)
    shell_game_stack_set_page (window->stack, SHELL_PAGE_DOOR);
  else
    g_settings_set_boolean (window->settings, "welcomed", TRUE);
}

/* The table at which the player was when the program ended. */
static void
join_again (ShellWindow *window)
{
  g_autofree char *last = g_settings_get_string (window->settings, "last-table");

  if (window->invitation != NULL)
    shell_window_join (window, window->invitation);
  else if (!window->opening && last[0] != '\0' && g_file_test (last, G_FILE_TEST_EXISTS))
    shell_window_join (window, last);
  g_clear_pointer (&window->invitation, g_free);
}

static void
ready_cb (ShellWindow *window)
{
  welcome (window);
  if (window->show_when_ready)
    gtk_window_present (GTK_WINDOW (window));
  if (window->ask_new_when_ready)
    shell_game_stack_ask_new (window->stack, NULL);
  join_again (window);
}

/* --- virtual functions --- */

static void
left_cb (gboolean yes,
         gpointer data)
{
  g_autoptr (ShellWindow) window = data;

  window->leaving = FALSE;
  window->left = yes;
  if (yes)
    gtk_window_close (GTK_WINDOW (window));
}

/* Returns whether the window must stay open because the player is asked what becomes of what they
   keep for others. */
static gboolean
ask_to_leave (ShellWindow *window)
{
  ShellGame *game = shell_game_stack_get_game (window->stack);

  if (window->left)
    return FALSE;
  if (window->leaving)
    return TRUE;
  window->leaving = TRUE;
  g_object_ref (window);
  if (SHELL_GAME_GET_IFACE (game)->ask_to_leave (game, left_cb, window))
    return TRUE;
  g_object_unref (window);
  window->leaving = FALSE;
  return FALSE;
}

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
  if (!shell_document_finish_saves (window->document) || ask_to_give_up (window) ||
      ask_to_leave (window))
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
  shell_window_open (window, (GFile **) files->pdata, files->len);
  return TRUE;
}

static void
shell_window_dispose (GObject *object)
{
  ShellWindow *window = SHELL_WINDOW (object);

  g_clear_weak_pointer (&window->school);
  g_clear_pointer (&window->invitation, g_free);
  g_clear_object (&window->settings);
  g_clear_object (&window->document);
  g_clear_object (&window->attention);
  g_clear_object (&window->signals);
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
  gtk_widget_class_bind_template_child (widget_class, ShellWindow, overlay);
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
  window->signals = g_signal_group_new (SHELL_TYPE_GAME);
  g_signal_group_connect_swapped (window->signals, "attention", G_CALLBACK (attention_cb), window);
  shell_after_first_frame (GTK_WIDGET (window), seen_cb);
  shell_window_add_actions (window);
  g_signal_connect_object (drop, "drop", G_CALLBACK (dropped_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (drop));
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
  shell_game_stack_ask_new (window->stack, NULL);
}

/* (transfer full) (nullable): the invitation that @file is, a link or a file with one; %NULL if it
   is something else. */
static char *
read_invitation (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *text = NULL;
  gsize length;

  if (shell_window_is_invitation (uri))
    return g_steal_pointer (&uri);
  if (!g_str_has_suffix (uri, INVITATION) || g_file_peek_path (file) == NULL ||
      !shell_read_path (g_file_peek_path (file), MAX_INVITATION, &text, &length, NULL) ||
      !g_utf8_validate (text, -1, NULL) || !shell_window_is_invitation (text))
    return NULL;
  return g_steal_pointer (&text);
}

/**
 * shell_window_open:
 * @window: a window
 * @files: (array length=n_files): a saved game or an invitation, and files that are not opened
 * @n_files: at least 1
 *
 * Opens the first file; if that fails, the player is told and the game goes on. So they are told of
 * the files that are not opened: there is one game at a time.
 */
void
shell_window_open (ShellWindow  *window,
                   GFile       **files,
                   guint         n_files)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SHELL_IS_WINDOW (window));
  g_return_if_fail (files != NULL && n_files > 0);

  text = read_invitation (files[0]);
  if (text == NULL)
    {
      window->opening = TRUE;
      shell_document_open (window->document, files, n_files);
    }
  else if (shell_document_is_ready (window->document))
    shell_window_join (window, text);
  else
    {
      g_free (window->invitation);
      window->invitation = g_steal_pointer (&text);
    }
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
  window->document = shell_document_new (store);
  window->attention = shell_attention_new (application);
  /* Whatever the player was called for is over. */
  g_signal_group_connect_swapped (window->signals, "changed",
                                  G_CALLBACK (shell_attention_withdraw), window->attention);
  g_signal_connect_object (window->document, "ready", G_CALLBACK (ready_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "kind-needed", G_CALLBACK (kind_needed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "replaced", G_CALLBACK (replaced_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->document, "problem", G_CALLBACK (problem_cb), window,
                           G_CONNECT_SWAPPED);
  build_header (window);
  window->notice = g_object_new (SHELL_TYPE_NOTICE, NULL);
  gtk_overlay_add_overlay (window->overlay, GTK_WIDGET (window->notice));
  window->failure = SHELL_FAILURE_BAR (shell_failure_bar_new (window->document));
  gtk_box_append (window->content, GTK_WIDGET (window->failure));
  window->stack = SHELL_GAME_STACK (shell_game_stack_new (window->document));
  gtk_box_append (window->content, GTK_WIDGET (window->stack));
  g_signal_connect_object (window->stack, "shown", G_CALLBACK (shown_cb), window,
                           G_CONNECT_SWAPPED);
  shell_game_stack_show (window->stack, info);
  g_signal_connect_object (window, "notify::default-width", G_CALLBACK (update_header), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::maximized", G_CALLBACK (update_header), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::fullscreened", G_CALLBACK (fullscreened_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::focus-widget",
                           G_CALLBACK (shell_window_update_keys), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::single-keys", G_CALLBACK (shell_window_set_keys),
                           window, G_CONNECT_SWAPPED);
  gtk_window_set_default_size (GTK_WINDOW (window), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (window));
  shell_document_start (window->document);
  return GTK_WIDGET (window);
}

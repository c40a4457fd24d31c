/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays any game in the real window with real X events, as a user would. */

#include "config.h"

#include "robot-window.h"

#include "shell/shell-application.h"
#include "shell/window/shell-notice.h"
#include "shell/window/shell-window.h"

#include <gdk/x11/gdkx.h>
#include <string.h>

static ShellApplication *application;   /* shared by all tests of a program */

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

static void
exited_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;

  /* xdotool fails if the window closes meanwhile. The tests wait for the effect anyway. */
  if (!g_subprocess_wait_check_finish (G_SUBPROCESS (source), result, &error))
    g_test_message ("xdotool: %s", error->message);
  *(gboolean *) data = TRUE;
}

/* With the descriptors of the test, GLib starts the process without a copy of the test's memory. */
static void
run_xdotool (const char * const *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_INHERIT_FDS, &error);
  gboolean exited = FALSE;

  if (process == NULL)
    g_error ("xdotool: %s", error->message);
  g_subprocess_wait_check_async (process, NULL, exited_cb, &exited);
  robot_wait ("xdotool", is_true, &exited);
  robot_settle ();
}

/** robot_key: presses and releases a key, such as "ctrl+s". */
void
robot_key (const char *key)
{
  run_xdotool ((const char * const []) { "xdotool", "key", "--clearmodifiers", key, NULL });
}

/** robot_hold_key: presses a key, or releases it. */
void
robot_hold_key (const char *key,
                gboolean    held)
{
  run_xdotool ((const char * const []) { "xdotool", held ? "keydown" : "keyup", key, NULL });
}

/** robot_type: types @text. */
void
robot_type (const char *text)
{
  run_xdotool (
    (const char * const[]) { "xdotool", "type", "--clearmodifiers", "--delay", "40", text, NULL });
}

/** robot_mouse: moves the pointer to a place in @widget, and does @action there: "click",
    "mousedown" or "mouseup", with a button. */
void
robot_mouse (GtkWidget  *widget,
             double      x,
             double      y,
             const char *action,
             const char *button)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_point_t point;
  double dx, dy;
  g_autofree char *window = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (surface));
  g_autofree char *left = NULL;
  g_autofree char *top = NULL;

  robot_settle ();
  g_assert_true (
    gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (x, y), &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  left = g_strdup_printf ("%d", (int) (point.x + dx));
  top = g_strdup_printf ("%d", (int) (point.y + dy));
  run_xdotool ((const char * const []) { "xdotool", "mousemove", "--window", window, left, top,
                                       action, button, NULL });
}

/** robot_click: presses and releases the first button at a place in @widget, whose window is active
    or becomes so by itself. */
void
robot_click (GtkWidget *widget,
             double     x,
             double     y)
{
  robot_wait_for_active (widget);
  robot_mouse (widget, x, y, "click", "1");
}

/** robot_click_middle: presses the first button in the middle of @widget. */
void
robot_click_middle (GtkWidget *widget)
{
  g_assert_true (gtk_widget_get_mapped (widget));
  robot_click (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

static GtkWidget *
find_below (GtkWidget *widget,
            GType      type,
            guint     *index)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*index)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, type, index);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/** robot_find: (nullable): the @index-th widget of @type in @root, depth first. */
GtkWidget *
robot_find (GtkWidget *root,
            GType      type,
            guint      index)
{
  return find_below (root, type, &index);
}

/** robot_find_class: (nullable): the first widget of @css_class, @root or below it. */
GtkWidget *
robot_find_class (GtkWidget  *root,
                  const char *css_class)
{
  if (gtk_widget_has_css_class (root, css_class))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = robot_find_class (child, css_class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
read_labels (GMenuModel *menu,
             GString    *labels)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *label = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        g_string_append_printf (labels, "%s;", label);
      if (section != NULL)
        read_labels (section, labels);
      if (submenu != NULL)
        {
          g_string_append_c (labels, '(');
          read_labels (submenu, labels);
          g_string_append_c (labels, ')');
        }
    }
}

/** robot_find_menu: the button of the main menu of @window. */
GtkMenuButton *
robot_find_menu (GtkWidget *window)
{
  GtkWidget *titlebar = gtk_window_get_titlebar (GTK_WINDOW (window));

  return GTK_MENU_BUTTON (robot_find (titlebar, GTK_TYPE_MENU_BUTTON, 0));
}

/** robot_read_menu: (transfer full): the labels of the main menu of @window, such as
    "_Open;_More;(_This;_That;)_Quit;". */
char *
robot_read_menu (GtkWidget *window)
{
  GtkMenuButton *button = robot_find_menu (window);
  GString *labels = g_string_new (NULL);

  /* The menu is made when it is first opened. */
  if (gtk_menu_button_get_menu_model (button) == NULL)
    {
      gtk_menu_button_popup (button);
      gtk_menu_button_popdown (button);
    }
  read_labels (gtk_menu_button_get_menu_model (button), labels);
  return g_string_free (labels, FALSE);
}

/** robot_drop: drops the @n @files on @window, as from a file manager; returns whether it took
    them. */
gboolean
robot_drop (GtkWidget *window,
            GFile    **files,
            gsize      n)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, n));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 0., 0., &taken);
    }
  return taken;
}

/** robot_get_window: the window of the game. */
GtkWidget *
robot_get_window (void)
{
  GtkApplication *program = GTK_APPLICATION (g_application_get_default ());

  for (GList *l = gtk_application_get_windows (program); l; l = l->next)
    if (SHELL_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

/** robot_get_table: the table in the window; a new widget after each change of language. */
KitTable *
robot_get_table (void)
{
  return KIT_TABLE (shell_window_get_game (SHELL_WINDOW (robot_get_window ())));
}

/** robot_set_language: changes the language of the window, as the menu does. */
void
robot_set_language (const char *code)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "language", code);
  for (guint i = 0; i < 5; i++)
    robot_settle ();
}

/** robot_find_child: the child with that name in the template of the only widget of @type, or of a
    class that it is derived from. */
GtkWidget *
robot_find_child (GType       type,
                  const char *name)
{
  GtkWidget *widget = robot_find (robot_get_window (), type, 0);

  GObject *child = NULL;

  g_assert_nonnull (widget);
  for (GType t = type; child == NULL && g_type_is_a (t, GTK_TYPE_WIDGET); t = g_type_parent (t))
    child = gtk_widget_get_template_child (widget, t, name);
  return GTK_WIDGET (child);
}

/* The focus may be in a message above the window. */
static gboolean
has_keyboard (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (gtk_window_is_active (l->data))
      return TRUE;
  return FALSE;
}

/* The table may still give way to that of another game, or of another language. */
static gboolean
has_layout (gpointer data)
{
  GtkWidget *window = robot_get_window ();
  GtkWidget *board =
    window != NULL ? GTK_WIDGET (kit_table_get_board (robot_get_table ())) : NULL;

  return board != NULL && gtk_widget_get_mapped (board) && gtk_widget_get_width (board) > 0 &&
         has_keyboard ();
}

/** robot_resize: makes the window manager resize the window. */
void
robot_resize (int width,
              int height)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (robot_get_window ()));
  g_autofree char *window = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (surface));
  g_autofree char *w = g_strdup_printf ("%d", width);
  g_autofree char *h = g_strdup_printf ("%d", height);

  run_xdotool ((const char * const []) { "xdotool", "windowsize", "--sync", window, w, h, NULL });
}

/** robot_is_fault_of_tooltip: whether a message is one that GTK 4.8 gives by itself, when a window
    is allocated after a widget with an open tooltip has gone, or when the window has gone in which
    a tooltip is about to open. */
gboolean
robot_is_fault_of_tooltip (const char *message)
{
  static const char * const parts[] = {
    "' to 'GtkTooltipWindow'", "' to 'GdkPopup'", "gdk_popup_present: assertion",
    "gdk_surface_get_device_position: assertion",
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strstr (message, parts[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* What handles messages in tests, which prints the fatal ones as the end of the test, even if
   is_fatal() says otherwise afterwards. */
static GLogFunc handle_message;

static void
handle_message_cb (const char    *domain,
                   GLogLevelFlags level,
                   const char    *message,
                   gpointer       data)
{
  if (!robot_is_fault_of_tooltip (message))
    handle_message (domain, level, message, data);
}

static gboolean
is_fatal (const char    *domain,
          GLogLevelFlags level,
          const char    *message,
          gpointer       data)
{
  return !robot_is_fault_of_tooltip (message);
}

/* --- notifications --- */

#define NOTIFICATIONS "org.freedesktop.Notifications"

static const char notifications_xml[] =
  "<node><interface name='" NOTIFICATIONS "'>"
  "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='as' direction='in'/><arg type='a{sv}' direction='in'/>"
  "<arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "</interface></node>";

static void
notified_cb (GDBusConnection       *connection,
             const char            *sender,
             const char            *path,
             const char            *interface,
             const char            *method,
             GVariant              *parameters,
             GDBusMethodInvocation *invocation,
             gpointer               data)
{
  g_dbus_method_invocation_return_value (invocation, g_str_equal (method, "Notify")
                                                       ? g_variant_new ("(u)", 1) : NULL);
}

/* Takes the notifications, which nobody shows on the desktop of the tests. One is sent when a
   player is wanted while no window is in front, as for a moment after a dialog on a busy
   machine. */
static void
take_notifications (GDBusConnection *connection)
{
  static const GDBusInterfaceVTable table = { notified_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (notifications_xml, NULL);

  g_assert_cmpuint (g_dbus_connection_register_object (
                      connection, "/org/freedesktop/Notifications", node->interfaces[0], &table,
                      NULL, NULL, NULL), >, 0);
  g_bus_own_name_on_connection (connection, NOTIFICATIONS, G_BUS_NAME_OWNER_FLAGS_NONE, NULL, NULL,
                                NULL, NULL);
}

/* Somebody who has played before does not see the page of all games, and knows the signs. */
static void
choose_game (ShellCatalogue *games)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_boolean (settings, "welcomed", TRUE);
  for (; *games != NULL; games++)
    {
      g_autoptr (GSettings) own = g_settings_new ((*games)->schema);

      g_settings_set_int (own, "signs-explained", 3);
    }
}

/** robot_open: opens the window with a first game or, if one is kept, with that; the program has
    the @games of the first call. */
KitTable *
robot_open (ShellCatalogue *games)
{
  g_autoptr (GError) error = NULL;

  /* GLib forgets it with each test. */
  g_test_log_set_fatal_handler (is_fatal, NULL);
  if (application == NULL)
    {
      choose_game (games);
      handle_message = g_log_set_default_handler (handle_message_cb, NULL);
      application = shell_application_new (games);
      if (!g_application_register (G_APPLICATION (application), NULL, &error))
        g_error ("%s", error->message);
      take_notifications (g_application_get_dbus_connection (G_APPLICATION (application)));
    }
  g_application_activate (G_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (robot_get_window ()), 1200, 800);
  robot_wait ("the window", has_layout, NULL);
  robot_settle ();
  return robot_get_table ();
}

static gboolean
is_played (gpointer game)
{
  return kit_table_get_game (robot_get_table ()) == game;
}

/* That the game before was put aside is told for some seconds: tests are about the new one. */
static void
close_notice (void)
{
  GtkWidget *notice = robot_find (robot_get_window (), SHELL_TYPE_NOTICE, 0);

  if (gtk_widget_get_visible (notice))
    g_signal_emit_by_name (robot_find (notice, GTK_TYPE_BUTTON, 1), "clicked");
}

/** robot_play_game: plays @game, (transfer full), as soon as the previous one is put aside. */
void
robot_play_game (KitGame *game)
{
  kit_table_play (robot_get_table (), game);
  robot_wait ("the new game", is_played, game);
  close_notice ();
  g_object_unref (game);
}

/** robot_stop: closes the window as a user does. */
void
robot_stop (void)
{
  gtk_window_close (GTK_WINDOW (robot_get_window ()));
  robot_settle ();
}

static GtkWidget *
find_file_dialog (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

static gboolean
has_file_dialog (gpointer data)
{
  return find_file_dialog () != NULL;
}

/** robot_choose_file: chooses a file in the dialog that opens, by typing its name. */
void
robot_choose_file (const char *name)
{
  robot_wait ("the file dialog", has_file_dialog, NULL);
  for (guint i = 0; i < 12; i++)
    robot_settle ();
  /* A slash opens the entry if there is none yet. The name is pasted, because a typed one would be
     completed. */
  robot_type ("/");
  for (guint i = 0; i < 6; i++)
    robot_settle ();
  gdk_clipboard_set_text (gdk_display_get_clipboard (gdk_display_get_default ()), name);
  robot_key ("ctrl+a");
  robot_key ("ctrl+v");
  for (guint i = 0; i < 6; i++)
    robot_settle ();
  robot_key ("Return");
  for (guint i = 0; i < 10; i++)
    robot_settle ();
  /* Newer dialogs go to the folder and select the file first. */
  for (guint i = 0; i < 10 && has_file_dialog (NULL); i++)
    {
      GtkWidget *button = gtk_window_get_default_widget (GTK_WINDOW (find_file_dialog ()));

      if (button != NULL && gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button))
        robot_click_middle (button);
      for (guint k = 0; k < 15; k++)
        robot_settle ();
    }
}

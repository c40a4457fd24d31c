/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window follows the settings portal, which is a mock: day and night, contrast, motion. Files
   are chosen by another mock. */

#include "robot.h"

#include "shell/shell-appearance.h"
#include "shell/shell-language.h"

#define NAME      "org.freedesktop.portal.Desktop"
#define PATH      "/org/freedesktop/portal/desktop"
#define INTERFACE "org.freedesktop.portal.Settings"
#define NAMESPACE "org.freedesktop.appearance"
#define CHOOSER   "org.freedesktop.portal.FileChooser"

static const char interface[] =
  "<node><interface name='" INTERFACE "'>"
  "<method name='ReadAll'><arg type='as' direction='in'/>"
  "<arg type='a{sa{sv}}' direction='out'/></method>"
  "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
  "</interface>"
  "<interface name='" CHOOSER "'><property name='version' type='u' access='read'/>"
  "<method name='SaveFile'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>"
  "</interface></node>";

/* A service on a connection of its own. */
typedef struct
{
  GDBusConnection *connection;
  const char      *values;              /* of the namespace, as text */
  guint            n_reads;
  char            *folder;              /* where a file is to be saved, of the last question */
} Portal;

static void
called_cb (GDBusConnection       *connection,
           const char            *sender,
           const char            *path,
           const char            *interface_name,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               data)
{
  Portal *portal = data;
  g_autofree char *text = g_strdup_printf ("({'" NAMESPACE "': %s},)", portal->values);
  g_autoptr (GError) error = NULL;
  GVariant *reply =
    g_variant_parse (G_VARIANT_TYPE ("(a{sa{sv}})"), text, NULL, NULL, &error);

  g_assert_no_error (error);
  portal->n_reads++;
  g_dbus_method_invocation_return_value (invocation, reply);
}

/* Notes the folder, and cancels. */
static void
chooser_called_cb (GDBusConnection       *connection,
                   const char            *sender,
                   const char            *path,
                   const char            *interface_name,
                   const char            *method,
                   GVariant              *parameters,
                   GDBusMethodInvocation *invocation,
                   gpointer               data)
{
  Portal *portal = data;
  g_autoptr (GVariant) options = g_variant_get_child_value (parameters, 2);
  g_auto (GStrv) client = g_strsplit (sender + 1, ".", -1);
  g_autofree char *name = g_strjoinv ("_", client);
  g_autofree char *request = NULL;
  const char *token;

  g_assert_true (g_variant_lookup (options, "handle_token", "&s", &token));
  g_clear_pointer (&portal->folder, g_free);
  g_variant_lookup (options, "current_folder", "^ay", &portal->folder);
  request = g_strdup_printf (PATH "/request/%s/%s", name, token);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", request));
  g_dbus_connection_emit_signal (connection, sender, request, "org.freedesktop.portal.Request",
                                 "Response",
                                 g_variant_new_parsed ("(uint32 1, {'uris': <@as []>})"), NULL);
}

static GVariant *
get_version_cb (GDBusConnection  *connection,
                const char       *sender,
                const char       *path,
                const char       *interface_name,
                const char       *property,
                GError          **error,
                gpointer          data)
{
  return g_variant_new_uint32 (3);
}

/* Asks the bus itself, so that the name is there when this returns. */
static void
ask_bus (Portal     *portal,
         const char *method,
         GVariant   *parameters)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = g_dbus_connection_call_sync (
    portal->connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
    method, parameters, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (reply);
}

static void
start_portal (Portal     *portal,
              const char *values)
{
  static const GDBusInterfaceVTable vtables[] = {
    { .method_call = called_cb },
    { .method_call = chooser_called_cb, .get_property = get_version_cb },
  };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autoptr (GError) error = NULL;

  *portal = (Portal) { .values = values };
  portal->connection = g_dbus_connection_new_for_address_sync (
    g_getenv ("DBUS_SESSION_BUS_ADDRESS"),
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
      G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
    NULL, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (vtables); i++)
    {
      g_dbus_connection_register_object (portal->connection, PATH, node->interfaces[i], &vtables[i],
                                         portal, NULL, &error);
      g_assert_no_error (error);
    }
  ask_bus (portal, "RequestName", g_variant_new ("(su)", NAME, 4));
}

static void
stop_portal (Portal *portal)
{
  g_assert_cmpuint (portal->n_reads, ==, 1);
  g_dbus_connection_close_sync (portal->connection, NULL, NULL);
  g_clear_object (&portal->connection);
  g_free (portal->folder);
}

static void
change (Portal     *portal,
        const char *key,
        guint       value)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (portal->connection, NULL, PATH, INTERFACE, "SettingChanged",
                                 g_variant_new ("(ssv)", NAMESPACE, key,
                                                g_variant_new_uint32 (value)),
                                 &error);
  g_assert_no_error (error);
}

/* --- the window --- */

/* @class: "day", "night" or "contrast" */
static gboolean
looks (gpointer class)
{
  return gtk_widget_has_css_class (robot_get_window (), class);
}

static gboolean
is_still (gpointer data)
{
  gboolean moving;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moving, NULL);
  return !moving;
}

static gboolean
is_moving (gpointer data)
{
  return !is_still (data);
}

/* The program is dark from the start, and follows each change at once; what the player prefers is
   above it. */
static void
test_follow (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.alexandros_game.Alexandros");
  Portal portal;

  start_portal (&portal, "{'color-scheme': <uint32 1>, 'contrast': <uint32 0>,"
                         " 'reduced-motion': <uint32 0>, 'accent-color': <(0.1, 0.2, 0.3)>}");
  robot_start ();
  robot_wait ("dark by the portal", looks, "night");
  change (&portal, "color-scheme", 2);
  robot_wait ("light", looks, "day");
  change (&portal, "contrast", 1);
  robot_wait ("high contrast", looks, "contrast");
  change (&portal, "contrast", 0);
  robot_wait ("no high contrast", looks, "day");
  g_assert_true (is_moving (NULL));
  change (&portal, "reduced-motion", 1);
  robot_wait ("no motion", is_still, NULL);
  change (&portal, "reduced-motion", 0);
  robot_wait ("motion", is_moving, NULL);

  g_settings_set_string (settings, "appearance", "dark");
  g_assert_true (looks ("night"));
  change (&portal, "color-scheme", 1);
  g_settings_set_string (settings, "appearance", "light");
  g_assert_true (looks ("day"));
  g_settings_reset (settings, "appearance");
  robot_wait ("what the desktop says meanwhile", looks, "night");
  change (&portal, "color-scheme", 0);
  robot_wait ("no preference", looks, "day");
  stop_portal (&portal);
  robot_stop ();
}

/* --- files --- */

static gboolean
is_asked (gpointer portal)
{
  return ((Portal *) portal)->folder != NULL;
}

/* The portal is told where to begin: without a folder, it would be "/". */
static void
test_save_as (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  Portal portal;

  start_portal (&portal, "{'color-scheme': <uint32 1>}");
  robot_start ();
  robot_key ("ctrl+shift+s");
  robot_wait ("the question for a file", is_asked, &portal);
  g_assert_cmpstr (portal.folder, ==, documents ? documents : g_get_home_dir ());
  stop_portal (&portal);
  robot_stop ();
}

/* --- GTK alone --- */

static gboolean
is_dark (gpointer data)
{
  gboolean dark;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

static gboolean
is_light (gpointer data)
{
  return !is_dark (data);
}

static gboolean
has_contrast (gpointer data)
{
  g_autofree char *theme = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &theme, NULL);
  return g_str_equal (theme, "Default-hc");
}

/* The next test begins with the settings of GTK that this one found. */
static void
free_appearance (ShellAppearance *appearance)
{
  g_object_unref (appearance);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);
}

/* A portal that knows colours alone, as that of Debian 12: the others are the settings of GNOME. */
static void
test_colours_alone (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.alexandros_game.Alexandros");
  g_autoptr (GSettings) access = g_settings_new ("org.gnome.desktop.a11y.interface");
  g_autoptr (GSettings) desktop = g_settings_new ("org.gnome.desktop.interface");
  ShellAppearance *appearance;
  Portal portal;

  start_portal (&portal, "{'color-scheme': <uint32 1>}");
  appearance = shell_appearance_new (settings);
  robot_wait ("dark by the portal", is_dark, NULL);
  g_assert_false (has_contrast (NULL) || is_still (NULL));
  g_settings_set_boolean (access, "high-contrast", TRUE);
  g_assert_true (has_contrast (NULL));
  g_settings_reset (access, "high-contrast");
  g_assert_false (has_contrast (NULL));
  g_settings_set_boolean (desktop, "enable-animations", FALSE);
  g_assert_true (is_still (NULL));
  g_settings_reset (desktop, "enable-animations");
  g_assert_false (is_still (NULL));
  change (&portal, "color-scheme", 2);
  robot_wait ("light by the portal", is_light, NULL);
  stop_portal (&portal);
  free_appearance (appearance);
}

/* Without a portal nothing waits, and the settings of GNOME count; one that comes later is asked
   then. */
static void
test_none (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.alexandros_game.Alexandros");
  g_autoptr (GSettings) desktop = g_settings_new ("org.gnome.desktop.interface");
  ShellAppearance *appearance = shell_appearance_new (settings);
  Portal portal;

  g_assert_false (is_dark (NULL));
  g_settings_set_string (desktop, "color-scheme", "prefer-dark");
  g_assert_true (is_dark (NULL));
  g_settings_reset (desktop, "color-scheme");
  g_assert_false (is_dark (NULL));
  start_portal (&portal, "{'color-scheme': <uint32 1>}");
  robot_wait ("dark by a portal that came late", is_dark, NULL);
  stop_portal (&portal);
  free_appearance (appearance);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));
  static GTestDBus *bus;                /* ends with the program */

  /* A bus that does not start the portal of this machine. It forgets the display. GTK before 4.10
     asks the other variable whether it uses portals outside a sandbox. */
  g_setenv ("GDK_DEBUG", "portals", TRUE);
  g_setenv ("GTK_USE_PORTAL", "1", TRUE);
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  g_setenv ("DISPLAY", display, TRUE);
  gtk_init ();
  g_test_add_func ("/portal/none", test_none);
  g_test_add_func ("/portal/colours-alone", test_colours_alone);
  g_test_add_func ("/portal/follow", test_follow);
  g_test_add_func ("/portal/save-as", test_save_as);
  return g_test_run ();
}

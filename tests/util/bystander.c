/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What else is on a desktop: another window, and the service that shows notifications. It writes
   the requests that it gets to its output, and reads from its input what the user does. */

#include <gio/gunixinputstream.h>
#include <gtk/gtk.h>
#include <unistd.h>

#define NAME "org.freedesktop.Notifications"
#define PATH "/org/freedesktop/Notifications"

static const char interface[] =
  "<node><interface name='" NAME "'>"
  "<method name='GetCapabilities'><arg type='as' direction='out'/></method>"
  "<method name='GetServerInformation'><arg type='s' direction='out'/><arg type='s' "
  "direction='out'/>"
  "<arg type='s' direction='out'/><arg type='s' direction='out'/></method>"
  "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' "
  "direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
  "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' "
  "direction='out'/></method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>"
  "<signal name='NotificationClosed'><arg type='u'/><arg type='u'/></signal>"
  "</interface></node>";

typedef struct
{
  GDBusConnection  *connection;
  GDataInputStream *input;
  guint             last;               /* number of a notification */
} Bystander;

/* One line: what, number, desktop file, icon, title, text, actions; between tabs. */
static guint
notify (Bystander *bystander,
        GVariant  *parameters)
{
  const char *title, *text;
  g_autofree const char **actions = NULL;
  g_autofree char *all_actions = NULL;
  g_autoptr (GVariant) hints = NULL;
  const char *desktop = "";
  const char *icon = "";
  guint number;

  g_variant_get (parameters, "(&su&s&s&s^a&s@a{sv}i)", NULL, &number, NULL, &title, &text, &actions,
                 &hints, NULL);
  g_variant_lookup (hints, "desktop-entry", "&s", &desktop);
  g_variant_lookup (hints, "image-path", "&s", &icon);
  all_actions = g_strjoinv ("|", (char **) actions);
  if (number == 0)
    number = ++bystander->last;
  g_print ("notify\t%u\t%s\t%s\t%s\t%s\t%s\n", number, desktop, icon, title, text, all_actions);
  return number;
}

static void
close_notification (Bystander *bystander,
                    guint      number,
                    guint      reason)
{
  g_dbus_connection_emit_signal (bystander->connection, NULL, PATH, NAME, "NotificationClosed",
                                 g_variant_new ("(uu)", number, reason), NULL);
}

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
  Bystander *bystander = data;
  GVariant *answer = NULL;
  guint number;

  if (g_str_equal (method, "GetCapabilities"))
    answer = g_variant_new_parsed ("(['body', 'actions', 'persistence'],)");
  else if (g_str_equal (method, "GetServerInformation"))
    answer = g_variant_new ("(ssss)", "bystander", "", "1", "1.2");
  else if (g_str_equal (method, "Notify"))
    answer = g_variant_new ("(u)", notify (bystander, parameters));
  else
    {
      g_variant_get (parameters, "(u)", &number);
      g_print ("close\t%u\n", number);
      close_notification (bystander, number, 3);
    }
  g_dbus_method_invocation_return_value (invocation, answer);
}

static void
bus_acquired_cb (GDBusConnection *connection,
                 const char      *name,
                 gpointer         data)
{
  static const GDBusInterfaceVTable vtable = { .method_call = called_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autoptr (GError) error = NULL;

  ((Bystander *) data)->connection = g_object_ref (connection);
  if (g_dbus_connection_register_object (connection, PATH, node->interfaces[0], &vtable, data, NULL,
                                         &error) == 0)
    g_error ("%s", error->message);
}

static void
name_acquired_cb (GDBusConnection *connection,
                  const char      *name,
                  gpointer         data)
{
  g_print ("ready\n");
}

static void
name_lost_cb (GDBusConnection *connection,
              const char      *name,
              gpointer         data)
{
  g_error ("the bus does not give the name %s", name);
}

/* "press 3": the user presses the notification with that number, which then goes away. */
static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Bystander *bystander = data;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (bystander->input, result, NULL, NULL);
  guint number;

  if (line == NULL)
    exit (0);
  if (sscanf (line, "press %u", &number) == 1)
    {
      g_dbus_connection_emit_signal (bystander->connection, NULL, PATH, NAME, "ActionInvoked",
                                     g_variant_new ("(us)", number, "default"), NULL);
      close_notification (bystander, number, 2);
    }
  g_data_input_stream_read_line_async (bystander->input, G_PRIORITY_DEFAULT, NULL, read_cb,
                                       bystander);
}

int
main (void)
{
  Bystander bystander = { NULL };
  GtkWidget *window;
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);

  setvbuf (stdout, NULL, _IOLBF, 0);
  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (window), "Elsewhere");
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_present (GTK_WINDOW (window));
  g_bus_own_name (G_BUS_TYPE_SESSION, NAME, G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE, bus_acquired_cb,
                  name_acquired_cb, name_lost_cb, &bystander, NULL);
  bystander.input = g_data_input_stream_new (input);
  g_data_input_stream_read_line_async (bystander.input, G_PRIORITY_DEFAULT, NULL, read_cb,
                                       &bystander);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

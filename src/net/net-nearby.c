/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is announced in this network: by Avahi, over D-Bus. Without Avahi nothing is found. */

#include "net-nearby.h"

#include <string.h>

#define AVAHI   "org.freedesktop.Avahi"
#define SERVER  AVAHI ".Server"
#define GROUP   AVAHI ".EntryGroup"
#define BROWSER AVAHI ".ServiceBrowser"
#define ANY     -1                      /* network interface, or version of IP */

/* (transfer full) (nullable): the answer to a call, in its callback. */
static GVariant *
finish (GObject      *bus,
        GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, &error);

  if (reply == NULL)
    g_debug ("Avahi: %s", error->message);
  return reply;
}

/* (transfer full) (nullable): the bus of the system, in the callback of g_bus_get(). */
static GDBusConnection *
finish_bus (GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  GDBusConnection *bus = g_bus_get_finish (result, &error);

  if (bus == NULL)
    g_debug ("D-Bus: %s", error->message);
  return bus;
}

/* --- announcing --- */

struct _NetAnnouncement
{
  char         *name;                   /* owned, as the next ones */
  char         *type;
  guint         port;
  GStrv         texts;
  char         *path;                   /* of the group at Avahi, or NULL */
  GDBusConnection *bus;                 /* or NULL before it is connected */
  GCancellable *cancellable;
};

static void
ignored_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  GVariant *reply = finish (source, result);

  g_clear_pointer (&reply, g_variant_unref);
}

static GVariant *
write_texts (char **texts)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aay"));
  for (; *texts != NULL; texts++)
    g_variant_builder_add_value (
      &builder, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, *texts, strlen (*texts), 1));
  return g_variant_builder_end (&builder);
}

/* Avahi has made an empty group. */
static void
grouped_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GVariant) reply = finish (source, result);
  NetAnnouncement *announcement = data; /* gone if that was cancelled */

  if (reply == NULL)
    return;
  g_variant_get (reply, "(o)", &announcement->path);
  g_dbus_connection_call (announcement->bus, AVAHI, announcement->path, GROUP, "AddService",
                          g_variant_new ("(iiussssq@aay)", ANY, ANY, 0, announcement->name,
                                         announcement->type, "", "", announcement->port,
                                         write_texts (announcement->texts)),
                          NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, ignored_cb, NULL);
  g_dbus_connection_call (announcement->bus, AVAHI, announcement->path, GROUP, "Commit", NULL,
                          NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, ignored_cb, NULL);
}

static void
announce_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GDBusConnection *bus = finish_bus (result);
  NetAnnouncement *announcement = data; /* gone if that was cancelled */

  if (bus == NULL)
    return;
  announcement->bus = bus;
  g_dbus_connection_call (bus, AVAHI, "/", SERVER, "EntryGroupNew", NULL, G_VARIANT_TYPE ("(o)"),
                          G_DBUS_CALL_FLAGS_NONE, -1, announcement->cancellable, grouped_cb,
                          announcement);
}

/**
 * net_announcement_new:
 * @name: that people can read; it differs from others
 * @type: such as "_game._tcp"
 * @port: of this machine
 * @texts: (array zero-terminated=1): what is said of it, "key=value", each below 256 bytes
 *
 * Returns: (transfer full): an announcement, which Avahi makes soon, if it is there
 */
NetAnnouncement *
net_announcement_new (const char         *name,
                      const char         *type,
                      guint               port,
                      const char * const *texts)
{
  NetAnnouncement *announcement = g_new0 (NetAnnouncement, 1);

  announcement->name = g_strdup (name);
  announcement->type = g_strdup (type);
  announcement->port = port;
  announcement->texts = g_strdupv ((char **) texts);
  announcement->cancellable = g_cancellable_new ();
  g_bus_get (G_BUS_TYPE_SYSTEM, announcement->cancellable, announce_cb, announcement);
  return announcement;
}

/** net_announcement_free: nobody finds the service any more. */
void
net_announcement_free (NetAnnouncement *announcement)
{
  g_cancellable_cancel (announcement->cancellable);
  if (announcement->path != NULL)
    g_dbus_connection_call (announcement->bus, AVAHI, announcement->path, GROUP, "Free", NULL,
                            NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, ignored_cb, NULL);
  g_object_unref (announcement->cancellable);
  g_clear_object (&announcement->bus);
  g_strfreev (announcement->texts);
  g_free (announcement->path);
  g_free (announcement->name);
  g_free (announcement->type);
  g_free (announcement);
}

/* --- looking --- */

struct _NetBrowser
{
  char            *type;                /* owned, as the next ones */
  GDBusConnection *bus;                 /* or NULL before it is connected */
  char            *path;                /* of the browser at Avahi, or NULL */
  GCancellable    *cancellable;
  guint            added;               /* subscriptions */
  guint            removed;
  NetFound         found;
  gpointer         data;
};

/* (transfer full): the texts of a reply. */
static GStrv
read_texts (GVariant *texts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (gsize i = 0; i < g_variant_n_children (texts); i++)
    {
      g_autoptr (GVariant) bytes = g_variant_get_child_value (texts, i);
      gsize n;
      const char *data = g_variant_get_fixed_array (bytes, &n, 1);
      g_autofree char *text = g_strndup (data, n);

      if (g_utf8_validate (text, -1, NULL))
        g_strv_builder_add (builder, text);
    }
  return g_strv_builder_end (builder);
}

static void
resolved_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GVariant) reply = finish (source, result);
  NetBrowser *browser = data;           /* gone if that was cancelled */
  g_autoptr (GVariant) texts = NULL;
  g_auto (GStrv) read = NULL;
  g_autoptr (GInetAddress) inet = NULL;
  const char *name, *address;
  guint16 port;

  if (reply == NULL)
    return;
  g_variant_get (reply, "(ii&s&s&s&si&sq@aayu)", NULL, NULL, &name, NULL, NULL, NULL, NULL,
                 &address, &port, &texts, NULL);
  /* Such an address says nothing without a network interface; there is another one. */
  inet = g_inet_address_new_from_string (address);
  if (inet == NULL || g_inet_address_get_is_link_local (inet))
    return;
  read = read_texts (texts);
  browser->found (&(NetNearby) { name, address, port, read }, browser->data);
}

static void
added_signalled_cb (GDBusConnection *bus,
          const char      *sender,
          const char      *path,
          const char      *interface,
          const char      *signal,
          GVariant        *values,
          gpointer         data)
{
  NetBrowser *browser = data;
  int network, protocol;
  const char *name, *type, *domain;

  g_variant_get (values, "(ii&s&s&su)", &network, &protocol, &name, &type, &domain, NULL);
  if (!g_str_equal (type, browser->type))
    return;
  g_dbus_connection_call (bus, AVAHI, "/", SERVER, "ResolveService",
                          g_variant_new ("(iisssiu)", network, protocol, name, type, domain, ANY,
                                         0),
                          G_VARIANT_TYPE ("(iissssisqaayu)"), G_DBUS_CALL_FLAGS_NONE, -1,
                          browser->cancellable, resolved_cb, browser);
}

static void
removed_signalled_cb (GDBusConnection *bus,
            const char      *sender,
            const char      *path,
            const char      *interface,
            const char      *signal,
            GVariant        *values,
            gpointer         data)
{
  NetBrowser *browser = data;
  const char *name, *type;

  g_variant_get (values, "(ii&s&s&su)", NULL, NULL, &name, &type, NULL, NULL);
  if (g_str_equal (type, browser->type))
    browser->found (&(NetNearby) { .name = name }, browser->data);
}

static guint
listen (NetBrowser         *browser,
        const char         *signal,
        GDBusSignalCallback signalled)
{
  return g_dbus_connection_signal_subscribe (browser->bus, AVAHI, BROWSER, signal, NULL, NULL,
                                             G_DBUS_SIGNAL_FLAGS_NONE, signalled, browser, NULL);
}

static void
browsed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GVariant) reply = finish (source, result);
  NetBrowser *browser = data;           /* gone if that was cancelled */

  if (reply != NULL)
    g_variant_get (reply, "(o)", &browser->path);
}

/* Avahi tells what there is before it has told the path of the browser, so one listens first. */
static void
browse_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GDBusConnection *bus = finish_bus (result);
  NetBrowser *browser = data;           /* gone if that was cancelled */

  if (bus == NULL)
    return;
  browser->bus = bus;
  browser->added = listen (browser, "ItemNew", added_signalled_cb);
  browser->removed = listen (browser, "ItemRemove", removed_signalled_cb);
  g_dbus_connection_call (bus, AVAHI, "/", SERVER, "ServiceBrowserNew",
                          g_variant_new ("(iissu)", ANY, ANY, browser->type, "", 0),
                          G_VARIANT_TYPE ("(o)"), G_DBUS_CALL_FLAGS_NONE, -1,
                          browser->cancellable, browsed_cb, browser);
}

/**
 * net_browser_new:
 * @type: of the services
 * @found: called in the main context for each that comes or goes
 * @data: for @found
 *
 * Returns: (transfer full): a browser
 */
NetBrowser *
net_browser_new (const char *type,
                 NetFound    found,
                 gpointer    data)
{
  NetBrowser *browser = g_new0 (NetBrowser, 1);

  browser->type = g_strdup (type);
  browser->found = found;
  browser->data = data;
  browser->cancellable = g_cancellable_new ();
  g_bus_get (G_BUS_TYPE_SYSTEM, browser->cancellable, browse_cb, browser);
  return browser;
}

/** net_browser_free: nothing is found any more. */
void
net_browser_free (NetBrowser *browser)
{
  g_cancellable_cancel (browser->cancellable);
  if (browser->bus != NULL)
    {
      g_dbus_connection_signal_unsubscribe (browser->bus, browser->added);
      g_dbus_connection_signal_unsubscribe (browser->bus, browser->removed);
    }
  if (browser->path != NULL)
    g_dbus_connection_call (browser->bus, AVAHI, browser->path, BROWSER, "Free", NULL, NULL,
                            G_DBUS_CALL_FLAGS_NONE, -1, NULL, ignored_cb, NULL);
  g_object_unref (browser->cancellable);
  g_clear_object (&browser->bus);
  g_free (browser->path);
  g_free (browser->type);
  g_free (browser);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A broker for one network: Mosquitto, as long as this process runs. */

#include "net-broker.h"

#include "net-seal.h"

#include <glib/gstdio.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>

#define TOOL    "mosquitto"
#define OWN     "referee"               /* the name of this process at the broker */
#define SOON_MS 50                      /* in which several names are admitted at once */
#define AGAIN_MS 2000                   /* until the process, or its reading, is begun again */

struct _NetBroker
{
  GSubprocess *process;                 /* owned, as the next ones */
  char        *directory;               /* of its files */
  GString     *keys;                    /* the file of keys, */
  GString     *rights;                  /* and that of rights */
  NetServer    server;
  guint        source;                  /* has the files read again, */
  guint        again_source;            /* and once more, or begins the process again */
  GCancellable *cancellable;            /* of a wait for its end */
};

/* (transfer full) (nullable) (type filename): services are in no user's path. */
static char *
find_tool (void)
{
  static const char * const places[] = { "/usr/sbin/" TOOL, "/usr/local/sbin/" TOOL };
  g_autofree char *path = g_find_program_in_path (TOOL);

  for (guint i = 0; path == NULL && i < G_N_ELEMENTS (places); i++)
    if (g_file_test (places[i], G_FILE_TEST_IS_EXECUTABLE))
      path = g_strdup (places[i]);
  return g_steal_pointer (&path);
}

/** net_broker_is_installed: whether net_broker_new() is possible. */
gboolean
net_broker_is_installed (void)
{
  g_autofree char *tool = find_tool ();

  return tool != NULL;
}

static gboolean
write_file (NetBroker  *broker,
            const char *name,
            const char *text,
            GError    **error)
{
  g_autofree char *path = g_build_filename (broker->directory, name, NULL);

  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

static gboolean
write_names (NetBroker *broker,
             GError   **error)
{
  return write_file (broker, "keys", broker->keys->str, error) &&
         write_file (broker, "rights", broker->rights->str, error);
}

/* A message is lost with the broker, and put again when it is back. */
static gboolean
write_settings (NetBroker *broker,
                GError   **error)
{
  g_autofree char *text = g_strdup_printf (
    "listener %u\n"
    "psk_hint " TOOL "\n"
    "psk_file %s/keys\n"
    "use_identity_as_username true\n"
    "allow_anonymous false\n"
    "acl_file %s/rights\n"
    "max_connections 64\n"
    "persistence false\n"
    "set_tcp_nodelay true\n"
    "log_type error\n"
    "user %s\n",
    broker->server.port, broker->directory, broker->directory, g_get_user_name ());

  return write_file (broker, "settings", text, error);
}

/* In the new process: it ends with this one. */
static void
end_with_parent (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGTERM);
  /* Until it knows what that is for. */
  signal (SIGHUP, SIG_IGN);
}

static void run_again_cb (gpointer data);

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;
  NetBroker *broker = data;             /* gone if that was cancelled */

  g_subprocess_wait_finish (G_SUBPROCESS (source), result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_warning (TOOL " has ended; it is begun again");
  g_clear_object (&broker->process);
  g_clear_handle_id (&broker->again_source, g_source_remove);
  broker->again_source = g_timeout_add_once (AGAIN_MS, run_again_cb, broker);
}

static GSubprocess *
start (NetBroker *broker,
       GError   **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autofree char *tool = find_tool ();
  g_autofree char *settings = g_build_filename (broker->directory, "settings", NULL);

  if (tool == NULL)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, TOOL);
      return NULL;
    }
  g_subprocess_launcher_set_child_setup (launcher, end_with_parent, NULL, NULL);
  return g_subprocess_launcher_spawn (launcher, error, tool, "-c", settings, NULL);
}

/* Whether the process runs, whose end is waited for. */
static gboolean
run (NetBroker *broker,
     GError   **error)
{
  broker->process = start (broker, error);
  if (broker->process == NULL)
    return FALSE;
  g_subprocess_wait_async (broker->process, broker->cancellable, ended_cb, broker);
  return TRUE;
}

static void
run_again_cb (gpointer data)
{
  NetBroker *broker = data;
  g_autoptr (GError) error = NULL;

  broker->again_source = 0;
  if (!run (broker, &error))
    g_warning ("%s", error->message);
}

/** net_broker_new: (transfer full) (nullable): a broker at @port, to which this process alone is
    admitted; %NULL if it cannot be started. */
NetBroker *
net_broker_new (guint    port,
                GError **error)
{
  g_autoptr (GBytes) key = net_key_new ();
  g_autofree char *psk = net_key_derive (key, OWN);
  NetBroker *broker = g_new0 (NetBroker, 1);

  broker->keys = g_string_new (NULL);
  broker->rights = g_string_new (NULL);
  broker->server = (NetServer) {
    .host = g_strdup ("127.0.0.1"), .port = port, .tls = TRUE, .psk_name = g_strdup (OWN),
    .psk = g_strdup (psk),
  };
  g_string_append_printf (broker->keys, OWN ":%s\n", psk);
  g_string_append (broker->rights, "user " OWN "\ntopic readwrite #\n");
  broker->directory = g_dir_make_tmp ("broker-XXXXXX", error);
  broker->cancellable = g_cancellable_new ();
  if (broker->directory != NULL && write_names (broker, error) && write_settings (broker, error) &&
      run (broker, error))
    return broker;
  net_broker_free (broker);
  return NULL;
}

static void
read_again_cb (gpointer data)
{
  NetBroker *broker = data;

  broker->again_source = 0;
  if (broker->process != NULL)
    g_subprocess_send_signal (broker->process, SIGHUP);
}

/* It may be too early for the process to listen, so it is told once more. */
static void
reload_cb (gpointer data)
{
  NetBroker *broker = data;
  g_autoptr (GError) error = NULL;

  broker->source = 0;
  if (!write_names (broker, &error))
    g_warning ("%s", error->message);
  if (broker->process == NULL)
    return;
  g_subprocess_send_signal (broker->process, SIGHUP);
  if (broker->again_source == 0)
    broker->again_source = g_timeout_add_once (AGAIN_MS, read_again_cb, broker);
}

/**
 * net_broker_admit:
 * @broker: a broker
 * @name: who is admitted
 * @psk: the key that they have, in hexadecimal
 * @rights: what they may do, as lines of a file of Mosquitto
 */
void
net_broker_admit (NetBroker  *broker,
                  const char *name,
                  const char *psk,
                  const char *rights)
{
  g_return_if_fail (broker != NULL && name != NULL && psk != NULL && rights != NULL);

  g_string_append_printf (broker->keys, "%s:%s\n", name, psk);
  g_string_append_printf (broker->rights, "user %s\n%s", name, rights);
  if (broker->source == 0)
    broker->source = g_timeout_add_once (SOON_MS, reload_cb, broker);
}

/** net_broker_get_server: (transfer none): how this process connects to it. */
const NetServer *
net_broker_get_server (NetBroker *broker)
{
  g_return_val_if_fail (broker != NULL, NULL);

  return &broker->server;
}

static void
remove_file (NetBroker  *broker,
             const char *name)
{
  g_autofree char *path = g_build_filename (broker->directory, name, NULL);

  g_unlink (path);
}

/** net_broker_free: ends @broker. */
void
net_broker_free (NetBroker *broker)
{
  g_clear_handle_id (&broker->source, g_source_remove);
  g_clear_handle_id (&broker->again_source, g_source_remove);
  g_cancellable_cancel (broker->cancellable);
  g_clear_object (&broker->cancellable);
  if (broker->process != NULL)
    g_subprocess_send_signal (broker->process, SIGTERM);
  g_clear_object (&broker->process);
  if (broker->directory != NULL)
    {
      remove_file (broker, "keys");
      remove_file (broker, "rights");
      remove_file (broker, "settings");
      g_rmdir (broker->directory);
    }
  g_free (broker->directory);
  g_string_free (broker->keys, TRUE);
  g_string_free (broker->rights, TRUE);
  net_server_clear (&broker->server);
  g_free (broker);
}

/* (transfer full) (nullable): as text; %NULL for one that others cannot use. */
static char *
write_address (const struct ifaddrs *one,
               GSocketFamily         family)
{
  gsize size = family == G_SOCKET_FAMILY_IPV4 ? sizeof (struct sockaddr_in)
                                              : sizeof (struct sockaddr_in6);
  g_autoptr (GSocketAddress) socket = NULL;
  GInetAddress *address;

  if (one->ifa_addr == NULL || one->ifa_addr->sa_family != family ||
      (one->ifa_flags & IFF_UP) == 0 || (one->ifa_flags & IFF_LOOPBACK) != 0)
    return NULL;
  socket = g_socket_address_new_from_native (one->ifa_addr, size);
  address = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (socket));
  return g_inet_address_get_is_link_local (address) ? NULL : g_inet_address_to_string (address);
}

/** net_broker_find_address: (transfer full): where others in the network find this machine; that of
    the machine itself if there is no network. */
char *
net_broker_find_address (void)
{
  static const GSocketFamily families[] = { G_SOCKET_FAMILY_IPV4, G_SOCKET_FAMILY_IPV6 };
  struct ifaddrs *all = NULL;
  char *address = NULL;

  if (getifaddrs (&all) != 0)
    return g_strdup ("127.0.0.1");
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    for (struct ifaddrs *one = all; one != NULL && address == NULL; one = one->ifa_next)
      address = write_address (one, families[i]);
  freeifaddrs (all);
  return address != NULL ? address : g_strdup ("127.0.0.1");
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mailbox at an MQTT broker, by libmosquitto, which has a thread of its own. Messages are kept by
   the broker; but it is not the store: with each connection everything is put again. */

#include "config.h"

#include "net-mqtt.h"

#include "net-certificate.h"

#include <string.h>
#include <unistd.h>

/** net_server_clear: frees what @server owns. */
void
net_server_clear (NetServer *server)
{
  g_free (server->host);
  g_free (server->certificates);
  g_free (server->user);
  g_free (server->password);
  g_free (server->psk_name);
  g_free (server->psk);
  *server = (NetServer) { NULL };
}

/** net_server_copy: (out) @server: the same as @from. */
void
net_server_copy (NetServer       *server,
                 const NetServer *from)
{
  *server = (NetServer) {
    g_strdup (from->host), from->port, from->tls, g_strdup (from->certificates),
    g_strdup (from->user), g_strdup (from->password), g_strdup (from->psk_name),
    g_strdup (from->psk)
  };
}

struct _NetMqtt
{
  NetMailbox parent_instance;

  /* owned */
  NetServer   server;
  GHashTable *mine;                     /* the last messages that were put, by topic */
  GHashTable *watched;                  /* a set of topics */
  char       *presence;                 /* what is announced, or NULL */
  char       *problem;                  /* why there is no connection, or NULL */

  void       *client;                   /* of libmosquitto, or NULL */
  NetMqtt   **owner;                    /* owned: the client's, see Report; NULL without one */
  guint       delay_s;                  /* before the next attempt */
  guint       source;                   /* begins it, or gives it up */
  GCancellable *cancellable;            /* owned: of a look whether the server is there, or NULL */
};

G_DEFINE_FINAL_TYPE (NetMqtt, net_mqtt, NET_TYPE_MAILBOX)

#ifdef HAVE_MOSQUITTO

#include <glib/gstdio.h>
#include <mosquitto.h>
#include <pthread.h>

#define KEEP_ALIVE_S 30
#define DELAY_MIN_S  1                  /* between attempts to connect */
#define DELAY_MAX_S  20
#define PATIENCE_S   15                 /* until an attempt is given up */
#define QOS          1
/* Messages that the server has not confirmed yet. libmosquitto looks at all of them with each one
   that is put, so thousands at once would take it longer than sending them. */
#define MAX_UNCONFIRMED 100

/* What the thread of libmosquitto has to say to the main context. Reports of a client outlive it:
   its owner is a shared pointer, which is NULL once the client is gone, and is read in the main
   context alone. (A GWeakRef for each report would take time that grows with the square of the
   reports that wait.) */
typedef struct
{
  NetMqtt **owner;                      /* owned: an atomic box */
  int       connected;                  /* 1 or 0; -1 for a message */
  char     *problem;                    /* owned, as the next ones */
  char     *topic;
  GBytes   *message;
} Report;

static void
free_report (gpointer data)
{
  Report *report = data;

  g_atomic_rc_box_release (report->owner);
  g_free (report->problem);
  g_free (report->topic);
  g_clear_pointer (&report->message, g_bytes_unref);
  g_free (report);
}

static void
publish (NetMqtt    *mqtt,
         const char *topic,
         GBytes     *message)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (message, &size);

  mosquitto_publish (mqtt->client, NULL, topic, size, bytes, QOS, TRUE);
}

static void
publish_presence (NetMqtt    *mqtt,
                  const char *text)
{
  g_autoptr (GBytes) message = g_bytes_new (text, strlen (text));

  if (mqtt->presence != NULL)
    publish (mqtt, mqtt->presence, message);
}

/* Everything is said again: the broker may have forgotten it. */
static void
begin (NetMqtt *mqtt)
{
  GHashTableIter iter;
  gpointer topic, message;

  g_hash_table_iter_init (&iter, mqtt->watched);
  while (g_hash_table_iter_next (&iter, &topic, NULL))
    mosquitto_subscribe (mqtt->client, NULL, topic, QOS);
  publish_presence (mqtt, "here");
  g_hash_table_iter_init (&iter, mqtt->mine);
  while (g_hash_table_iter_next (&iter, &topic, &message))
    publish (mqtt, topic, message);
}

static void
set_problem (NetMqtt    *mqtt,
             const char *problem)
{
  g_free (mqtt->problem);
  mqtt->problem = g_strdup (problem);
  if (problem != NULL)
    g_debug ("%s: %s", mqtt->server.host, problem);
}

static void try_later (NetMqtt *mqtt);

static gboolean
report_cb (gpointer data)
{
  Report *report = data;
  g_autoptr (NetMqtt) mqtt = NULL;

  if (*report->owner == NULL)
    return G_SOURCE_REMOVE;
  mqtt = g_object_ref (*report->owner);
  if (report->connected < 0)
    net_mailbox_deliver (NET_MAILBOX (mqtt), report->topic, report->message);
  else if (report->connected > 0)
    {
      g_clear_handle_id (&mqtt->source, g_source_remove);
      mqtt->delay_s = 0;
      set_problem (mqtt, NULL);
      begin (mqtt);
      net_mailbox_set_online (NET_MAILBOX (mqtt), TRUE);
    }
  else
    {
      set_problem (mqtt, report->problem);
      try_later (mqtt);
    }
  return G_SOURCE_REMOVE;
}

/* --- in the thread --- */

static void
send_report (NetMqtt   **owner,
             int         connected,
             const char *problem,
             const struct mosquitto_message *message)
{
  Report *report = g_new0 (Report, 1);
  int before;

  /* The thread may be cancelled, but not while it holds locks of GLib. */
  pthread_setcancelstate (PTHREAD_CANCEL_DISABLE, &before);
  report->owner = g_atomic_rc_box_acquire (owner);
  report->connected = connected;
  report->problem = g_strdup (problem);
  if (message != NULL)
    {
      report->topic = g_strdup (message->topic);
      report->message = g_bytes_new (message->payload, message->payloadlen);
    }
  g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, report, free_report);
  pthread_setcancelstate (before, NULL);
}

static void
connected_cb (struct mosquitto *client,
              void             *data,
              int               code)
{
  send_report (data, code == 0, code == 0 ? NULL : mosquitto_connack_string (code), NULL);
}

static void
disconnected_cb (struct mosquitto *client,
                 void             *data,
                 int               code)
{
  mosquitto_disconnect (client);        /* it is not to connect again by itself */
  send_report (data, 0, mosquitto_strerror (code), NULL);
}

/* What goes wrong with TLS is told in no other way. */
static void
log_cb (struct mosquitto *client,
        void             *data,
        int               level,
        const char       *text)
{
  if (level == MOSQ_LOG_ERR)
    send_report (data, 0, text, NULL);
}

static void
message_cb (struct mosquitto               *client,
            void                           *data,
            const struct mosquitto_message *message)
{
  if (message->payloadlen > 0 && message->payloadlen <= NET_MAX_MESSAGE)
    send_report (data, -1, NULL, message);
}

/* --- in the main context --- */

/* (transfer full) (nullable): a file with the certificates, for as long as it takes to connect. */
static char *
write_certificates (const char *text)
{
  g_autofree char *path = NULL;
  g_autofree char *pem = net_certificate_make_pem (text);
  int file = g_file_open_tmp ("certificates-XXXXXX", &path, NULL);

  if (file < 0)
    return NULL;
  close (file);
  return g_file_set_contents (path, pem, -1, NULL) ? g_steal_pointer (&path) : NULL;
}

/* TLS, if it is wanted, with the certificates in @file, or those of the system; FALSE if that
   cannot be. */
static gboolean
secure (NetMqtt    *mqtt,
        const char *file)
{
  const NetServer *server = &mqtt->server;

  if (server->psk != NULL)
    return mosquitto_tls_psk_set (mqtt->client, server->psk, server->psk_name, NULL) == 0;
  if (!server->tls)
    return TRUE;
  if (file == NULL && server->certificates != NULL)
    return FALSE;
  return mosquitto_tls_set (mqtt->client, file, file == NULL ? "/etc/ssl/certs" : NULL, NULL, NULL,
                            NULL) == 0;
}

static void
drop_client (NetMqtt *mqtt)
{
  gboolean was_online = net_mailbox_is_online (NET_MAILBOX (mqtt));

  g_clear_handle_id (&mqtt->source, g_source_remove);
  g_cancellable_cancel (mqtt->cancellable);
  g_clear_object (&mqtt->cancellable);
  if (mqtt->client == NULL)
    return;
  mosquitto_disconnect (mqtt->client);
  mosquitto_loop_stop (mqtt->client, !was_online);
  mosquitto_destroy (mqtt->client);
  mqtt->client = NULL;
  *mqtt->owner = NULL;
  g_clear_pointer (&mqtt->owner, g_atomic_rc_box_release);
  net_mailbox_set_online (NET_MAILBOX (mqtt), FALSE);
}

static void
late_cb (gpointer data)
{
  NetMqtt *mqtt = data;

  mqtt->source = 0;
  try_later (mqtt);
}

static void
connect_client (NetMqtt *mqtt)
{
  const NetServer *server = &mqtt->server;
  g_autofree char *file =
    server->certificates != NULL ? write_certificates (server->certificates) : NULL;
  int status = MOSQ_ERR_TLS;

  mqtt->owner = g_atomic_rc_box_new (NetMqtt *);
  *mqtt->owner = mqtt;
  mqtt->client = mosquitto_new (NULL, TRUE, mqtt->owner);
  mosquitto_connect_callback_set (mqtt->client, connected_cb);
  mosquitto_disconnect_callback_set (mqtt->client, disconnected_cb);
  mosquitto_message_callback_set (mqtt->client, message_cb);
  mosquitto_log_callback_set (mqtt->client, log_cb);
  mosquitto_int_option (mqtt->client, MOSQ_OPT_TCP_NODELAY, TRUE);
  mosquitto_max_inflight_messages_set (mqtt->client, MAX_UNCONFIRMED);
  if (server->user != NULL)
    mosquitto_username_pw_set (mqtt->client, server->user, server->password);
  if (mqtt->presence != NULL)
    mosquitto_will_set (mqtt->client, mqtt->presence, 4, "gone", QOS, TRUE);
  if (secure (mqtt, file))
    status = mosquitto_connect_async (mqtt->client, server->host, server->port, KEEP_ALIVE_S);
  if (file != NULL)
    g_unlink (file);
  if (status != 0)
    {
      set_problem (mqtt, mosquitto_strerror (status));
      try_later (mqtt);
      return;
    }
  mqtt->source = g_timeout_add_once (PATIENCE_S * 1000, late_cb, mqtt);
  mosquitto_loop_start (mqtt->client);
}

/* The server is there, or not. */
static void
probed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection) connection =
    g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (source), result, &error);
  NetMqtt *mqtt = data;                 /* gone if that was cancelled */

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&mqtt->cancellable);
  if (connection != NULL)
    {
      connect_client (mqtt);
      return;
    }
  set_problem (mqtt, error->message);
  try_later (mqtt);
}

/* A client of libmosquitto 2.0 that finds no server for TLS writes to a dead socket for ever, so
   one looks first. */
static gboolean
probe_cb (gpointer data)
{
  NetMqtt *mqtt = data;
  g_autoptr (GSocketClient) client = g_socket_client_new ();

  mqtt->source = 0;
  mqtt->cancellable = g_cancellable_new ();
  g_socket_client_set_timeout (client, PATIENCE_S);
  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_connect_to_host_async (client, mqtt->server.host, mqtt->server.port,
                                         mqtt->cancellable, probed_cb, mqtt);
  return G_SOURCE_REMOVE;
}

/* After another time for each, so that a server that begins again does not have all of them at
   once. */
static void
try_later (NetMqtt *mqtt)
{
  drop_client (mqtt);
  mqtt->delay_s = CLAMP (2 * mqtt->delay_s, DELAY_MIN_S, DELAY_MAX_S);
  mqtt->source = g_timeout_add (g_random_int_range (500, 1500) * mqtt->delay_s, probe_cb, mqtt);
}

static void
stop (NetMqtt *mqtt)
{
  if (net_mailbox_is_online (NET_MAILBOX (mqtt)))
    publish_presence (mqtt, "gone");
  drop_client (mqtt);
}

/* Once the caller is done with watching and announcing. */
static void
start (NetMqtt *mqtt)
{
  static gsize initialised;

  if (g_once_init_enter (&initialised))
    {
      mosquitto_lib_init ();
      g_once_init_leave (&initialised, 1);
    }
  if (mqtt->source == 0 && mqtt->cancellable == NULL)
    mqtt->source = g_idle_add (probe_cb, mqtt);
}

static void
publish_now (NetMqtt    *mqtt,
             const char *topic,
             GBytes     *message)
{
  if (net_mailbox_is_online (NET_MAILBOX (mqtt)))
    publish (mqtt, topic, message);
}

static void
subscribe_now (NetMqtt    *mqtt,
               const char *topic)
{
  if (net_mailbox_is_online (NET_MAILBOX (mqtt)))
    mosquitto_subscribe (mqtt->client, NULL, topic, QOS);
}

#else

static void
stop (NetMqtt *mqtt)
{
  g_clear_handle_id (&mqtt->source, g_source_remove);
}

static void
start (NetMqtt *mqtt)
{
}

static void
publish_now (NetMqtt    *mqtt,
             const char *topic,
             GBytes     *message)
{
}

static void
subscribe_now (NetMqtt    *mqtt,
               const char *topic)
{
}

#endif

/** net_mqtt_is_built_in: whether this program can talk to brokers. */
gboolean
net_mqtt_is_built_in (void)
{
#ifdef HAVE_MOSQUITTO
  return TRUE;
#else
  return FALSE;
#endif
}

static void
put (NetMailbox *mailbox,
     const char *topic,
     GBytes     *message)
{
  NetMqtt *mqtt = NET_MQTT (mailbox);

  g_hash_table_replace (mqtt->mine, g_strdup (topic), g_bytes_ref (message));
  publish_now (mqtt, topic, message);
}

static void
watch (NetMailbox *mailbox,
       const char *topic)
{
  NetMqtt *mqtt = NET_MQTT (mailbox);

  g_hash_table_add (mqtt->watched, g_strdup (topic));
  subscribe_now (mqtt, topic);
}

static void
announce (NetMailbox *mailbox,
          const char *topic)
{
  NetMqtt *mqtt = NET_MQTT (mailbox);

  g_return_if_fail (mqtt->presence == NULL);

  mqtt->presence = g_strdup (topic);
  if (mqtt->client == NULL)
    return;
  stop (mqtt);                          /* the last will is part of the connection */
  start (mqtt);
}

static void
retry (NetMailbox *mailbox)
{
  NetMqtt *mqtt = NET_MQTT (mailbox);

  if (net_mailbox_is_online (mailbox))
    return;
  stop (mqtt);
  start (mqtt);
}

static void
net_mqtt_dispose (GObject *object)
{
  stop (NET_MQTT (object));
  G_OBJECT_CLASS (net_mqtt_parent_class)->dispose (object);
}

static void
net_mqtt_finalize (GObject *object)
{
  NetMqtt *mqtt = NET_MQTT (object);

  net_server_clear (&mqtt->server);
  g_hash_table_unref (mqtt->mine);
  g_hash_table_unref (mqtt->watched);
  g_free (mqtt->presence);
  g_free (mqtt->problem);
  G_OBJECT_CLASS (net_mqtt_parent_class)->finalize (object);
}

static void
net_mqtt_class_init (NetMqttClass *class)
{
  NetMailboxClass *mailbox_class = NET_MAILBOX_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = net_mqtt_dispose;
  G_OBJECT_CLASS (class)->finalize = net_mqtt_finalize;
  mailbox_class->put = put;
  mailbox_class->watch = watch;
  mailbox_class->announce = announce;
  mailbox_class->retry = retry;
}

static void
net_mqtt_init (NetMqtt *mqtt)
{
  mqtt->mine =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  mqtt->watched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/** net_mqtt_new: (transfer full): a mailbox at @server, which is connected to from the main context
    on, and again whenever the line was lost. */
NetMailbox *
net_mqtt_new (const NetServer *server)
{
  NetMqtt *mqtt;

  g_return_val_if_fail (server != NULL && server->host != NULL, NULL);

  mqtt = g_object_new (NET_TYPE_MQTT, NULL);
  net_server_copy (&mqtt->server, server);
  start (mqtt);
  return NET_MAILBOX (mqtt);
}

/** net_mqtt_get_problem: (nullable) (transfer none): why there is no connection, in the words of
    the library; %NULL if it is not known. */
const char *
net_mqtt_get_problem (NetMqtt *mqtt)
{
  g_return_val_if_fail (NET_IS_MQTT (mqtt), NULL);

  return mqtt->problem;
}

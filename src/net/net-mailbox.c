/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mailbox: topics, each of which has one writer and a last message. */

#include "net-mailbox.h"

typedef struct
{
  GHashTable *watchers;                 /* owned: of GClosure, by topic */
  gboolean    online;
} NetMailboxPrivate;

static guint online_signal;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NetMailbox, net_mailbox, G_TYPE_OBJECT)

static void
net_mailbox_finalize (GObject *object)
{
  NetMailboxPrivate *private = net_mailbox_get_instance_private (NET_MAILBOX (object));

  g_hash_table_unref (private->watchers);
  G_OBJECT_CLASS (net_mailbox_parent_class)->finalize (object);
}

static void
net_mailbox_class_init (NetMailboxClass *class)
{
  G_OBJECT_CLASS (class)->finalize = net_mailbox_finalize;

  /* The carrier is there, or not any more. */
  online_signal = g_signal_new ("online", NET_TYPE_MAILBOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
net_mailbox_init (NetMailbox *mailbox)
{
  NetMailboxPrivate *private = net_mailbox_get_instance_private (mailbox);

  private->watchers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                             (GDestroyNotify) g_closure_unref);
}

/** net_mailbox_put: sends the last message of a topic, of %NET_MAX_MESSAGE bytes at most. */
void
net_mailbox_put (NetMailbox *mailbox,
                 const char *topic,
                 GBytes     *message)
{
  g_return_if_fail (NET_IS_MAILBOX (mailbox));
  g_return_if_fail (topic != NULL && message != NULL);
  g_return_if_fail (g_bytes_get_size (message) <= NET_MAX_MESSAGE);

  NET_MAILBOX_GET_CLASS (mailbox)->put (mailbox, topic, message);
}

/**
 * net_mailbox_watch:
 * @mailbox: a mailbox
 * @topic: a topic
 * @watcher: (transfer floating): called with the mailbox, the topic and a message (#GBytes): soon
 *   with the last one, and with each later one. It replaces the watcher that the topic had. One
 *   that was made for an object is not called any more once that is gone
 *
 * A signal would look at the handlers of all topics for each message: 40 us with 1,200 of them.
 */
void
net_mailbox_watch (NetMailbox *mailbox,
                   const char *topic,
                   GClosure   *watcher)
{
  NetMailboxPrivate *private = net_mailbox_get_instance_private (mailbox);

  g_return_if_fail (NET_IS_MAILBOX (mailbox));
  g_return_if_fail (topic != NULL && watcher != NULL);

  g_closure_ref (watcher);
  g_closure_sink (watcher);
  g_closure_set_marshal (watcher, g_cclosure_marshal_generic);
  g_hash_table_replace (private->watchers, g_strdup (topic), watcher);
  NET_MAILBOX_GET_CLASS (mailbox)->watch (mailbox, topic);
}

/** net_mailbox_announce: the topic says "here" as long as this mailbox is there. */
void
net_mailbox_announce (NetMailbox *mailbox,
                      const char *topic)
{
  g_return_if_fail (NET_IS_MAILBOX (mailbox) && topic != NULL);

  NET_MAILBOX_GET_CLASS (mailbox)->announce (mailbox, topic);
}

/** net_mailbox_retry: tries at once whether the carrier is back. */
void
net_mailbox_retry (NetMailbox *mailbox)
{
  g_return_if_fail (NET_IS_MAILBOX (mailbox));

  if (NET_MAILBOX_GET_CLASS (mailbox)->retry != NULL)
    NET_MAILBOX_GET_CLASS (mailbox)->retry (mailbox);
}

/** net_mailbox_is_online: whether the carrier is there. */
gboolean
net_mailbox_is_online (NetMailbox *mailbox)
{
  NetMailboxPrivate *private = net_mailbox_get_instance_private (mailbox);

  g_return_val_if_fail (NET_IS_MAILBOX (mailbox), FALSE);

  return private->online;
}

/** net_mailbox_deliver: for mailboxes: a message of a topic that is watched has come. */
void
net_mailbox_deliver (NetMailbox *mailbox,
                     const char *topic,
                     GBytes     *message)
{
  NetMailboxPrivate *private = net_mailbox_get_instance_private (mailbox);
  GValue values[] = { G_VALUE_INIT, G_VALUE_INIT, G_VALUE_INIT };
  GClosure *watcher;

  g_return_if_fail (NET_IS_MAILBOX (mailbox));
  g_return_if_fail (topic != NULL && message != NULL);

  watcher = g_hash_table_lookup (private->watchers, topic);
  if (watcher == NULL || g_bytes_get_size (message) > NET_MAX_MESSAGE)
    return;
  g_value_init (&values[0], NET_TYPE_MAILBOX);
  g_value_set_object (&values[0], mailbox);
  g_value_init (&values[1], G_TYPE_STRING);
  g_value_set_string (&values[1], topic);
  g_value_init (&values[2], G_TYPE_BYTES);
  g_value_set_boxed (&values[2], message);
  g_closure_ref (watcher);
  g_closure_invoke (watcher, NULL, G_N_ELEMENTS (values), values, NULL);
  g_closure_unref (watcher);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    g_value_unset (&values[i]);
}

/** net_mailbox_set_online: for mailboxes: whether the carrier is there. */
void
net_mailbox_set_online (NetMailbox *mailbox,
                        gboolean    online)
{
  NetMailboxPrivate *private = net_mailbox_get_instance_private (mailbox);

  g_return_if_fail (NET_IS_MAILBOX (mailbox));

  if (private->online == online)
    return;
  private->online = online;
  g_signal_emit (mailbox, online_signal, 0, online);
}

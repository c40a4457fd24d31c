/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mailbox: topics, each of which has one writer and a last message. */

#include "net-mailbox.h"

typedef struct
{
  gboolean online;
} NetMailboxPrivate;

enum
{
  MESSAGE,
  ONLINE,
  SIGNALS
};

static guint signals[SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NetMailbox, net_mailbox, G_TYPE_OBJECT)

static void
net_mailbox_class_init (NetMailboxClass *class)
{
  /* A topic that is watched, which is the detail too, and its last message. */
  signals[MESSAGE] =
    g_signal_new ("message", NET_TYPE_MAILBOX, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL,
                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BYTES);
  /* The carrier is there, or not any more. */
  signals[ONLINE] = g_signal_new ("online", NET_TYPE_MAILBOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
net_mailbox_init (NetMailbox *mailbox)
{
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

/** net_mailbox_watch: "message" is emitted for a topic from now on. */
void
net_mailbox_watch (NetMailbox *mailbox,
                   const char *topic)
{
  g_return_if_fail (NET_IS_MAILBOX (mailbox) && topic != NULL);

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
  g_return_if_fail (NET_IS_MAILBOX (mailbox));
  g_return_if_fail (topic != NULL && message != NULL);

  if (g_bytes_get_size (message) <= NET_MAX_MESSAGE)
    g_signal_emit (mailbox, signals[MESSAGE], g_quark_try_string (topic), topic, message);
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
  g_signal_emit (mailbox, signals[ONLINE], 0, online);
}

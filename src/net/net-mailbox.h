/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mailbox: topics, each of which has one writer and a last message. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The most bytes of a message. What is longer is neither put nor handed on. */
#define NET_MAX_MESSAGE (64 * 1024)

/**
 * NetMailbox:
 *
 * Whoever watches a topic gets its last message, now and whenever there is another one; messages
 * that were replaced meanwhile may be left out, and a message may come twice. Topics are words of
 * the characters a to z, 0 to 9 and "-", with "/" between them.
 */
#define NET_TYPE_MAILBOX (net_mailbox_get_type ())
G_DECLARE_DERIVABLE_TYPE (NetMailbox, net_mailbox, NET, MAILBOX, GObject)

/**
 * NetMailboxClass:
 * @put: sends the last message of a topic, now or as soon as the carrier is there
 * @watch: net_mailbox_deliver() is called for a topic from now on
 * @announce: the topic has the message "here" as long as this mailbox is there, and "gone"
 *   afterwards. A carrier that cannot tell does nothing
 * @retry: (nullable): tries at once whether the carrier is back
 */
struct _NetMailboxClass
{
  GObjectClass parent_class;

  void (*put)      (NetMailbox *mailbox,
                    const char *topic,
                    GBytes     *message);
  void (*watch)    (NetMailbox *mailbox,
                    const char *topic);
  void (*announce) (NetMailbox *mailbox,
                    const char *topic);
  void (*retry)    (NetMailbox *mailbox);
};

void     net_mailbox_put       (NetMailbox *mailbox,
                                const char *topic,
                                GBytes     *message);
void     net_mailbox_watch     (NetMailbox *mailbox,
                                const char *topic,
                                GClosure   *watcher);
void     net_mailbox_announce  (NetMailbox *mailbox,
                                const char *topic);
void     net_mailbox_retry     (NetMailbox *mailbox);
gboolean net_mailbox_is_online (NetMailbox *mailbox);

void     net_mailbox_deliver    (NetMailbox *mailbox,
                                 const char *topic,
                                 GBytes     *message);
void     net_mailbox_set_online (NetMailbox *mailbox,
                                 gboolean    online);

G_END_DECLS

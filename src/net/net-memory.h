/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mailboxes of one process, on a carrier that loses, doubles, delays and overtakes, by a seed; for
   tests. */

#pragma once

#include "net-mailbox.h"

G_BEGIN_DECLS

/**
 * NetFaults:
 * @lost: of a thousand messages on their way, those that are lost
 * @doubled: those that come twice
 * @overtaking: whether messages may overtake each other
 */
typedef struct
{
  guint    lost;
  guint    doubled;
  gboolean overtaking;
} NetFaults;

/** NetCarrier: has the last message of each topic, and messages that are on their way. */
typedef struct _NetCarrier NetCarrier;

#define NET_TYPE_MEMORY (net_memory_get_type ())
G_DECLARE_FINAL_TYPE (NetMemory, net_memory, NET, MEMORY, NetMailbox)

NetCarrier *net_carrier_new       (guint64          seed,
                                   const NetFaults *faults);
void        net_carrier_free      (NetCarrier      *carrier);
gboolean    net_carrier_step      (NetCarrier      *carrier);
void        net_carrier_reconnect (NetCarrier      *carrier);

NetMailbox *net_memory_new        (NetCarrier      *carrier);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NetCarrier, net_carrier_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Invitations to a table, and tables of one network, whose referee is their broker. */

#pragma once

#include "kit-remote-table.h"

#include "net/net-broker.h"

G_BEGIN_DECLS

char *kit_remote_invite      (KitRemoteTable *table,
                              guint           seat);
void  kit_remote_name_seat   (KitInvitation  *invitation,
                              const char     *address,
                              guint           port);
guint kit_remote_find_port   (const char     *directory);
char *kit_remote_make_number (KitRemoteTable *table);
void  kit_remote_admit       (KitRemoteTable *table,
                              const char     *post,
                              NetBroker      *broker);

G_END_DECLS

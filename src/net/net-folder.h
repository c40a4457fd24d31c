/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mailbox in a folder that is shared, or kept the same on several machines. */

#pragma once

#include "net-mailbox.h"

G_BEGIN_DECLS

#define NET_TYPE_FOLDER (net_folder_get_type ())
G_DECLARE_FINAL_TYPE (NetFolder, net_folder, NET, FOLDER, NetMailbox)

NetMailbox *net_folder_new (const char *path);

G_END_DECLS

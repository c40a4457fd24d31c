/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the seats of a table meet. */

#pragma once

#include "net/net-mqtt.h"

G_BEGIN_DECLS

/**
 * KitRemotePlace:
 * @server: the broker; without a host, the table is in a folder
 * @folder: (nullable) (type filename): that folder
 * @is_room: whether the referee is the broker, in one network; there is no other server then
 */
typedef struct
{
  NetServer server;
  char     *folder;
  gboolean  is_room;
} KitRemotePlace;

/** KitPlaceFault: why a place cannot be gone to. */
typedef enum
{
  KIT_PLACE_FINE,
  KIT_PLACE_NO_FOLDER,                  /* it is in a folder, and nobody says in which */
  KIT_PLACE_NO_SERVERS,                 /* this program was built without them */
} KitPlaceFault;

void          kit_remote_place_clear   (KitRemotePlace       *place);
void          kit_remote_place_copy    (KitRemotePlace       *place,
                                        const KitRemotePlace *from);
KitPlaceFault kit_remote_place_check   (const KitRemotePlace *place);
NetMailbox   *kit_remote_place_open    (const KitRemotePlace *place);
char         *kit_remote_name_program  (void);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KitRemotePlace, kit_remote_place_clear)

G_END_DECLS

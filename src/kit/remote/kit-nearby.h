/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables that are announced in this network, and how one sits down at them by a number. */

#pragma once

#include "kit-remote-table.h"

#include "net/net-nearby.h"

G_BEGIN_DECLS

/** The digits of the number of a table. */
#define KIT_NEARBY_DIGITS 6

/** The type of the service. */
extern const char * const kit_nearby_type;

/**
 * KitNearby:
 * @name: (owned): of the announcement
 * @game: (owned): the group of its format in small letters
 * @table: (owned): what tells the table from others
 * @from: (owned): who keeps it
 * @address: (owned): of their machine
 * @port: of their broker
 * @seats: (owned): the keys of free seats, sealed with the number of the table; %NULL for others
 */
typedef struct
{
  char  *name;
  char  *game;
  char  *table;
  char  *from;
  char  *address;
  guint  port;
  char  *seats[KIT_MAX_PLAYERS];
} KitNearby;

NetAnnouncement *kit_nearby_announce (KitRemoteTable  *table);
KitNearby       *kit_nearby_read     (const NetNearby *found);
void             kit_nearby_free     (KitNearby       *nearby);
gboolean         kit_nearby_open     (const KitNearby *nearby,
                                      const char      *number,
                                      KitInvitation   *invitation);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitNearby, kit_nearby_free)

G_END_DECLS

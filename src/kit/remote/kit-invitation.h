/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An invitation to a seat of a table whose seats are apart, as a link. */

#pragma once

#include "net/net-mqtt.h"
#include "net/net-seal.h"

G_BEGIN_DECLS

/** The most bytes of a link. */
#define KIT_INVITATION_MAX_BYTES 4096

/**
 * KitInvitation:
 * @game: (owned): the group of its format in small letters
 * @table: (owned): what tells the table from others, in hexadecimal
 * @seat: from 0 on
 * @key: (owned): whoever has it has the seat
 * @from: (owned) (nullable): who invites
 * @yields: whether the seat is left to whoever has it, until it was once this program's; part of
 *   the seat's file, not of the link
 * @server: the broker; without a host, the table is in a folder, which each machine has elsewhere
 */
typedef struct
{
  char     *game;
  char     *table;
  guint     seat;
  GBytes   *key;
  char     *from;
  gboolean  yields;
  NetServer server;
} KitInvitation;

/**
 * KitInvitationFault:
 *
 * Why a text is no invitation that can be accepted.
 */
typedef enum
{
  KIT_INVITATION_FINE,
  KIT_INVITATION_NO_LINK,               /* it is none at all */
  KIT_INVITATION_DAMAGED,               /* something is missing, or was changed */
  KIT_INVITATION_NEWER,                 /* of a newer version of the program */
  KIT_INVITATION_SERVER,                /* the address of its server is none */
} KitInvitationFault;

void               kit_invitation_copy  (KitInvitation       *invitation,
                                         const KitInvitation *from);
void               kit_invitation_clear (KitInvitation       *invitation);
char              *kit_invitation_write (const KitInvitation *invitation);
KitInvitationFault kit_invitation_read  (KitInvitation       *invitation,
                                         const char          *text);
gboolean           kit_server_read      (NetServer           *server,
                                         const char          *address);
char              *kit_server_write     (const NetServer     *server);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KitInvitation, kit_invitation_clear)

G_END_DECLS

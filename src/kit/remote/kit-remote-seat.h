/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat of a table whose seats are apart, with its mailbox. */

#pragma once

#include "kit-seat-file.h"

#include "kit/apart/kit-apart-seat.h"

G_BEGIN_DECLS

/** The bit of the referee in kit_remote_seat_get_here(). */
#define KIT_HERE_REFEREE (1u << KIT_MAX_PLAYERS)

#define KIT_TYPE_REMOTE_SEAT (kit_remote_seat_get_type ())
G_DECLARE_FINAL_TYPE (KitRemoteSeat, kit_remote_seat, KIT, REMOTE_SEAT, GObject)

KitRemoteSeat      *kit_remote_seat_new       (const KitFormat     *format,
                                               const KitInvitation *invitation,
                                               NetMailbox          *mailbox,
                                               const char          *name,
                                               const char          *program,
                                               const char          *device);
void                kit_remote_seat_keep      (KitRemoteSeat       *remote,
                                               KitSeatFile         *file);
const KitApartSeat *kit_remote_seat_get       (KitRemoteSeat       *remote);
const KitSeatFile  *kit_remote_seat_get_file  (KitRemoteSeat       *remote);
NetMailbox         *kit_remote_seat_get_mailbox (KitRemoteSeat     *remote);
guint               kit_remote_seat_get_here  (KitRemoteSeat       *remote);
gboolean            kit_remote_seat_act       (KitRemoteSeat       *remote,
                                               KitAct               act,
                                               const char          *text);
void                kit_remote_seat_set_orders (KitRemoteSeat      *remote,
                                               const KitOrders     *orders);
void                kit_remote_seat_take_back (KitRemoteSeat       *remote);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat of a table whose seats are apart, with its mailbox. */

#pragma once

#include "kit-invitation.h"

#include "kit/apart/kit-apart-seat.h"

G_BEGIN_DECLS

#define KIT_TYPE_REMOTE_SEAT (kit_remote_seat_get_type ())
G_DECLARE_FINAL_TYPE (KitRemoteSeat, kit_remote_seat, KIT, REMOTE_SEAT, GObject)

KitRemoteSeat      *kit_remote_seat_new       (const KitFormat     *format,
                                               const KitInvitation *invitation,
                                               NetMailbox          *mailbox,
                                               const char          *name,
                                               const char          *program,
                                               const char          *device);
const KitApartSeat *kit_remote_seat_get       (KitRemoteSeat       *remote);
gboolean            kit_remote_seat_act       (KitRemoteSeat       *remote,
                                               KitAct               act,
                                               const char          *text);

G_END_DECLS

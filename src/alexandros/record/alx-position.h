/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as the keys of a [Position] group. */

#pragma once

#include "alx-fault.h"

#include "alexandros/rules/alx-seat.h"

G_BEGIN_DECLS

void     alx_position_write       (GString         *text,
                                   const AlxState  *state,
                                   const AlxBoard  *board);
gboolean alx_position_read        (AlxState        *state,
                                   const AlxBoard  *board,
                                   const BaseGroup *group,
                                   KitFault        *fault);
gboolean alx_position_is_view     (const AlxState  *view,
                                   const AlxBoard  *board);
void     alx_position_write_cards (GString         *text,
                                   const guint8     cards[ALX_SYMBOLS]);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as the keys of a [Position] group. */

#pragma once

#include "adv-fault.h"

#include "advisers/rules/adv-seat.h"

G_BEGIN_DECLS

/** The highest number of a turn in a record. */
#define ADV_LAST_TURN 9999

gboolean adv_position_read       (AdvState        *state,
                                  const AdvBoard  *board,
                                  const BaseGroup *group,
                                  KitFault        *fault);
gboolean adv_position_is_view    (const AdvState  *view);
void     adv_position_write      (GString         *text,
                                  const AdvState  *state,
                                  const AdvBoard  *board);
void     adv_position_write_seat (GString         *text,
                                  const AdvSeat   *seat,
                                  const AdvBoard  *board);
const char *adv_position_get_phase (guint8        phase);

G_END_DECLS

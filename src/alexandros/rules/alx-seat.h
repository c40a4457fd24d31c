/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one seat may know of a position, R43. Computer players get nothing else. */

#pragma once

#include "alx-state.h"

#include "base/base-random.h"

G_BEGIN_DECLS

/**
 * AlxSeat:
 * @state: the position; without its seed, the names of the cards of the supply and of those
 *   cards of other hands that @player does not know
 * @player: whose view it is
 */
typedef struct
{
  AlxState state;
  guint8   player;
} AlxSeat;

void alx_seat_look   (AlxSeat        *seat,
                      const AlxState *state,
                      guint           player);
void alx_seat_sample (const AlxSeat  *seat,
                      const AlxBoard *board,
                      BaseRandom     *random,
                      AlxState       *state);

G_END_DECLS

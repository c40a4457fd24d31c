/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one seat may know of a position, R43: all that a computer player is given. */

#pragma once

#include "alx-state.h"

#include "base/base-random.h"

G_BEGIN_DECLS

/**
 * AlxSeat:
 * @state: the position; in it the supply and what is not known of the others'
 *   hands are blank, and the seed is zero
 * @player: whose view it is
 * @unknown: how many cards of each hand he does not know
 */
typedef struct
{
  AlxState state;
  guint8   player;
  guint8   unknown[ALX_MAX_PLAYERS];
} AlxSeat;

void alx_seat_look   (AlxSeat        *seat,
                      const AlxState *state,
                      guint           player);
void alx_seat_sample (const AlxSeat  *seat,
                      const AlxBoard *board,
                      BaseRandom     *random,
                      AlxState       *state);

G_END_DECLS

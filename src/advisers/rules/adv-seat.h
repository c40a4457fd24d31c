/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one player may know of a position, and positions that it could be. */

#pragma once

#include "adv-state.h"

G_BEGIN_DECLS

/**
 * AdvSeat:
 * @state: the position. What the seat does not know is %ADV_NONE in supply, deck and tokens, and 0
 *   in the hands and development cards of others, whose numbers stay
 * @player: whose seat it is, from 0
 * @least: of each hand, what follows from what all know and from the seat's own hand
 * @most: likewise
 *
 * Q55 to Q57: what a player, computer or person, may base their decisions on.
 */
typedef struct
{
  AdvState state;
  guint8   player;
  guint8   least[ADV_MAX_PLAYERS][ADV_RESOURCES];
  guint8   most[ADV_MAX_PLAYERS][ADV_RESOURCES];
} AdvSeat;

void adv_seat_look (AdvSeat        *seat,
                    const AdvState *state,
                    guint           player);
void adv_seat_deal (const AdvSeat  *seat,
                    BaseRandom     *random,
                    AdvState       *state);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of The Advisers: KitGame in types of the game. */

#pragma once

#include "advisers/players/adv-levels.h"
#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-orders.h"
#include "kit/model/kit-game.h"

G_BEGIN_DECLS

static inline const AdvBoard *
adv_game_get_board (KitGame *game)
{
  return kit_game_get_board (game);
}

static inline const AdvState *
adv_game_get_state (KitGame *game)
{
  return kit_game_get_state (game);
}

static inline const AdvOrders *
adv_game_get_orders (KitGame *game,
                     guint    player)
{
  return (const AdvOrders *) kit_game_get_orders (game, player);
}

static inline void
adv_game_set_orders (KitGame         *game,
                     guint            player,
                     const AdvOrders *orders)
{
  kit_game_set_orders (game, player, (const KitOrders *) orders);
}

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of Stones: KitGame in types of the game. */

#pragma once

#include "stones-levels.h"
#include "stones-record.h"

#include "kit/model/kit-game.h"

G_BEGIN_DECLS

static inline KitGame *
stones_game_new (KitRecord *record)
{
  return kit_game_new (record, stones_levels);
}

static inline const StonesBoard *
stones_game_get_board (KitGame *game)
{
  return kit_game_get_board (game);
}

static inline const StonesState *
stones_game_get_state (KitGame *game)
{
  return kit_game_get_state (game);
}

static inline void
stones_game_get_shown_state (KitGame     *game,
                             StonesState *state)
{
  kit_game_get_shown_state (game, state);
}

static inline gboolean
stones_game_decide (KitGame              *game,
                    const StonesDecision *decision,
                    StonesRefusal        *refusal)
{
  return kit_game_decide (game, decision, (KitRefusal *) refusal);
}

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of Alexandros: KitGame in types of the game. */

#pragma once

#include "alexandros/players/alx-levels.h"
#include "alexandros/record/alx-record.h"
#include "kit/model/kit-game.h"

G_BEGIN_DECLS

static inline KitGame *
alx_game_new (KitRecord *record)
{
  return kit_game_new (record, alx_levels);
}

static inline const AlxBoard *
alx_game_get_board (KitGame *game)
{
  return kit_game_get_board (game);
}

static inline const AlxState *
alx_game_get_state (KitGame *game)
{
  return kit_game_get_state (game);
}

static inline void
alx_game_get_shown_state (KitGame  *game,
                          AlxState *state)
{
  kit_game_get_shown_state (game, state);
}

static inline gboolean
alx_game_decide (KitGame           *game,
                 const AlxDecision *decision,
                 AlxRefusal        *refusal)
{
  return kit_game_decide (game, decision, (KitRefusal *) refusal);
}

G_END_DECLS

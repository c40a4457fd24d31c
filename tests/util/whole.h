/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What no viewer of a game may know, for tests. */

#pragma once

#include "kit/model/kit-game.h"

/** whole_record: (transfer none): the whole record of a game, as it is saved. */
static inline const KitRecord *
whole_record (KitGame *game)
{
  return kit_referee_get_record (kit_game_get_referee (game));
}

/** whole_state: (transfer none): its position, hidden cards and all. */
static inline gconstpointer
whole_state (KitGame *game)
{
  return kit_history_get_state (whole_record (game)->history);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All games, for what must hold of each. */

#pragma once

#include "kit/record/kit-record.h"

G_BEGIN_DECLS

typedef struct
{
  const char      *name;
  const KitFormat *format;
} EveryGame;

void       every_game_add_tests (const char      *path,
                                 GTestDataFunc    test);
KitRecord *every_game_create    (const EveryGame *game,
                                 guint            n_players,
                                 guint64          seed);
void       every_game_play      (KitRecord       *record,
                                 guint            seed);

G_END_DECLS

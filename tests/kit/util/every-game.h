/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All games, for what must hold of each. */

#pragma once

#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** EveryGame: a game, and how a record of it is made, (transfer full), with the usual options. */
typedef struct
{
  const char      *name;
  const KitFormat *format;
  KitRecord     *(*create) (guint   n_players,
                            guint64 seed);
} EveryGame;

void every_game_add_tests (const char    *path,
                           GTestDataFunc  test);

G_END_DECLS

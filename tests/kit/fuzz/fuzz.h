/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold of every reader of both games, whatever it is given. A target gives one reader
   its bytes: libFuzzer makes them for "./dev fuzz", replay.c takes them from files. */

#pragma once

#include "kit/record/kit-reading.h"

G_BEGIN_DECLS

/**
 * FuzzGame:
 * @format: of the game
 * @make: (transfer full): a new game of 2 to 4 players, made from a seed
 */
typedef struct
{
  const KitFormat *format;
  KitRecord *(*make) (guint n_players, guint64 seed);
} FuzzGame;

/** LLVMFuzzerTestOneInput: what every target defines, by the name that libFuzzer has for it. */
int              LLVMFuzzerTestOneInput (const guint8    *data,
                                         gsize            size);

void             fuzz_check_fault       (const KitFault  *fault,
                                         const char      *text,
                                         gsize            length);
const KitRecord *fuzz_get_game          (const FuzzGame  *game,
                                         guint8           number);
KitRecord       *fuzz_record            (const KitFormat *format,
                                         const guint8    *data,
                                         gsize            size);
void             fuzz_token             (const FuzzGame  *game,
                                         const guint8    *data,
                                         gsize            size);
void             fuzz_bot               (const FuzzGame  *game,
                                         const guint8    *data,
                                         gsize            size);

G_END_DECLS

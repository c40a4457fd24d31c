/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a program that plays Alexandros may say. */

#include "fuzz.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"

static KitRecord *
make (guint   n_players,
      guint64 seed)
{
  AlxOptions options = { 0 };
  KitRecord *record = alx_record_new (alx_boards_default (), &options, n_players, seed);

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, "person", "Anna");
  return record;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const FuzzGame game = { &alx_format, make };

  fuzz_bot (&game, data, size);
  return 0;
}

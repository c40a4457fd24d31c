/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words that stand for decisions in The Advisers. */

#include "fuzz.h"

#include "advisers/record/adv-record.h"

static KitRecord *
make (guint   n_players,
      guint64 seed)
{
  AdvOptions options = ADV_OPTIONS_DEFAULT;
  KitRecord *record = adv_format.create_record (&options, n_players, seed);

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, "person", "Anna");
  return record;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const FuzzGame game = { &adv_format, make };

  fuzz_token (&game, data, size);
  return 0;
}

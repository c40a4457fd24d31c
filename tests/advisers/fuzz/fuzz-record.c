/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of The Advisers. */

#include "fuzz.h"

#include "advisers/record/adv-record.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (KitRecord) record = fuzz_record (&adv_format, data, size);
  guint n = record != NULL ? kit_history_get_length (record->history) : 0;

  for (guint i = 0; i < n; i++)
    {
      AdvEvents events;

      adv_history_explain (record->history, i, &events);
      g_assert_cmpuint (events.n, >, 0);
    }
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of Alexandros. */

#include "fuzz.h"

#include "alexandros/record/alx-record.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (KitRecord) record = fuzz_record (&alx_format, data, size);
  guint n = record != NULL ? kit_history_get_length (record->history) : 0;

  for (guint i = 0; i < n; i++)
    {
      AlxEvents events;

      alx_history_explain (record->history, i, &events);
      g_assert_cmpuint (events.n, >, 0);
    }
  return 0;
}

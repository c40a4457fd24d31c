/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For libFuzzer, by "./dev fuzz": whatever the readers of The Advisers are given, they refuse it
   with a line and a reason, or what they read is written as the same record again. */

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

static void
fuzz_record (const char *text,
             gsize       size)
{
  KitFault fault = { 0 };
  g_autoptr (KitRecord) record = adv_record_read (text, size, &fault);
  g_autoptr (KitRecord) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *twice = NULL;

  if (record == NULL)
    {
      g_assert_cmpuint (fault.reason, !=, KIT_FAULT_NONE);
      g_assert_cmpuint (fault.line, >, 0);
      return;
    }
  written = kit_record_write (record);
  again = adv_record_read (written, strlen (written), &fault);
  g_assert_nonnull (again);
  twice = kit_record_write (again);
  g_assert_cmpstr (written, ==, twice);
}

static void
fuzz_board (const char *text,
            gsize       size)
{
  KitFault fault = { 0 };
  g_autofree AdvBoard *board = adv_board_file_read (text, size, &fault);

  g_assert_true (board != NULL || fault.reason != KIT_FAULT_NONE);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  fuzz_record ((const char *) data, size);
  fuzz_board ((const char *) data, size);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of The Advisers as texts. */

#include "fuzz.h"

#include "advisers/record/adv-record.h"

#include <string.h>

/* Fails unless a record of a game with @options brings them back. */
static void
check_written (const AdvOptions *options)
{
  g_autoptr (KitRecord) record = adv_format.create_record (options, 2, 1);
  g_autoptr (KitRecord) again = NULL;
  g_autofree char *written = NULL;
  KitFault fault;

  for (guint i = 0; i < 2; i++)
    kit_record_set_player (record, i, i, "person", "Anna");
  written = kit_record_write (record);
  again = adv_record_read (written, strlen (written), &fault);
  g_assert_nonnull (again);
  g_assert_cmpmem (&adv_history_get_state (again->history)->options, sizeof *options,
                   options, sizeof *options);
}

/* Each line is an option; a refused one changes nothing. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 16);
  AdvOptions options = ADV_OPTIONS_DEFAULT;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      AdvOptions before = options;

      if (!kit_options_set (adv_format.options, &options, lines[i]))
        g_assert_cmpmem (&before, sizeof before, &options, sizeof options);
    }
  check_written (&options);
  return 0;
}

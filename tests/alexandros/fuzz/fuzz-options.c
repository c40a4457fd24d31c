/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of Alexandros as texts, and its editions. */

#include "fuzz.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"

#include <string.h>

/* Fails unless a record of a game with @options brings them back. */
static void
check_written (const AlxOptions *options)
{
  g_autoptr (KitRecord) record = alx_record_new (alx_boards_default (), options, 2, 1);
  g_autoptr (KitRecord) again = NULL;
  g_autofree char *written = NULL;
  KitFault fault;

  for (guint i = 0; i < 2; i++)
    kit_record_set_player (record, i, i, "person", "Anna");
  written = kit_record_write (record);
  again = alx_record_read (written, strlen (written), &fault);
  g_assert_nonnull (again);
  g_assert_cmpmem (&alx_history_get_state (again->history)->options, sizeof *options,
                   options, sizeof *options);
}

/* Each line is an option or an edition; a refused one changes nothing. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 16);
  AlxOptions options = { 0 };

  for (guint i = 0; lines[i] != NULL; i++)
    {
      AlxOptions before = options;

      if (!kit_options_set (alx_format.options, &options, lines[i]) &&
          !kit_options_set_edition (alx_format.options, &options, lines[i]))
        g_assert_cmpmem (&before, sizeof before, &options, sizeof options);
    }
  check_written (&options);
  return 0;
}

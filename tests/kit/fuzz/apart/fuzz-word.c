/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of seats: what can be read is written the same, and any of them may come to a table. */

#include "alexandros/record/alx-record.h"
#include "kit/apart/kit-apart.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

/* (transfer full): a new one, with two seats. */
static KitApart *
make_table (void)
{
  static const guint8 bytes[32] = "a secret of a fuzz target";
  g_autoptr (GBytes) secret = g_bytes_new_static (bytes, sizeof bytes);
  const KitApartSetup setup = {
    .format = &alx_format, .n_players = 2, .apart = 3, .secret = secret,
    .players = { { KIT_RED, (char *) "person", (char *) "A" },
                 { KIT_BLUE, (char *) "person", (char *) "B" } }
  };

  return kit_apart_new (&setup);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (KitApart) apart = NULL;
  g_auto (KitApartWord) word = { NULL };
  g_auto (KitApartWord) same = { NULL };
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *sheet = NULL;

  if (!kit_apart_word_read (&word, (const char *) data, size))
    return 0;
  text = kit_apart_word_write (&word);
  g_assert_true (kit_apart_word_read (&same, text, strlen (text)));
  again = kit_apart_word_write (&same);
  g_assert_cmpstr (text, ==, again);
  apart = make_table ();
  kit_apart_take (apart, 0, &word);
  kit_apart_take (apart, 1, &word);
  sheet = kit_apart_write_sheet (apart, 0);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which game a text is of is told by its content; a game does not read another one's records. */

#include "play.h"

#include "alexandros/record/alx-record.h"

#include <string.h>

typedef enum
{
  NOBODY,
  STONES = 1 << 0,
  ALEXANDROS = 1 << 1,
} Game;

#define STONES_TEXT "[Stones]\nFormat=1\nBoard=heap\n\n[Players]\n1=red person P\n" \
                    "2=blue person P\n\n[Start]\nBonus=2 0\n"
#define ALX_TEXT    "[Alexandros]\nFormat=1\nBoard=persia\n\n[Players]\n1=red person P\n" \
                    "2=blue person P\n\n[Cards]\n" \
                    "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS\n"

static const struct { const char *name; const char *text; guint games; } rows[] = {
  { "stones", STONES_TEXT, STONES },
  { "alexandros", ALX_TEXT, ALEXANDROS },
  { "comment", "# [Alexandros]\n" STONES_TEXT, STONES },
  { "comments-and-empty-lines", "\n#\n\n# one\n# [Stones]\n\n" ALX_TEXT, ALEXANDROS },
  { "carriage-returns", "\r\n# one\r\n\r\n[Stones]\r\nFormat=1\r\n", STONES },
  { "group-alone", "[Stones]", STONES },
  { "broken-behind", "[Alexandros]\n\xff\xfe===", ALEXANDROS },
  { "broken-before", "\xff\xfe===\n[Stones]\n", STONES },
  { "other-group-first", "[Players]\n" STONES_TEXT, STONES },
  { "key-first", "Format=1\n" STONES_TEXT, STONES },
  { "blank-first", " " STONES_TEXT, STONES },
  { "both", "[Stones]\n" ALX_TEXT, STONES | ALEXANDROS },

  { "nothing", "", NOBODY },
  { "empty-lines", "\n\n\n", NOBODY },
  { "comment-alone", "# [Stones]", NOBODY },
  { "byte-order-mark", "\xef\xbb\xbf" STONES_TEXT, NOBODY },
  { "open-bracket", "[", NOBODY },
  { "open-group", "[Stones", NOBODY },
  { "beginning-of-name", "[Stone]\n", NOBODY },
  { "longer-name", "[Stones2]\n", NOBODY },
  { "small-letters", "[stones]\n", NOBODY },
  { "picture", "\x89PNG\r\n\x1a\n", NOBODY },
  { "letter", "Dear Anna,\nI lost.\n", NOBODY },
};

static void
check_claims (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  gsize length = strlen (rows[i].text);
  /* Without a zero behind it, so that reading too far is found by valgrind or a sanitizer. */
  g_autofree char *text = g_memdup2 (rows[i].text, length);

  g_assert_cmpint (kit_format_claims (&stones_format, text, length), ==,
                   (rows[i].games & STONES) != 0);
  g_assert_cmpint (kit_format_claims (&alx_format, text, length), ==,
                   (rows[i].games & ALEXANDROS) != 0);
}

/* A group that only the other game has is unknown; without it, its own is missing. */
static void
check_refused (const KitFormat *format,
               const char      *text,
               guint            reason,
               guint            line,
               const char      *group)
{
  KitFault fault;

  g_assert_null (kit_format_read (format, text, strlen (text), &fault));
  g_assert_cmpuint (fault.reason, ==, reason);
  g_assert_cmpuint (fault.line, ==, line);
  g_assert_cmpstr (fault.text, ==, group);
}

static void
test_other_game (void)
{
  static const char shared[] = "\n[Players]\n1=red person P\n2=blue person P\n";
  static const char * const texts[] = { STONES_TEXT, ALX_TEXT };
  static const KitFormat * const formats[] = { &stones_format, &alx_format };

  for (guint i = 0; i < 2; i++)
    {
      KitFault fault;
      g_autoptr (KitRecord) own = kit_format_read (formats[i], texts[i], strlen (texts[i]), &fault);

      g_assert_nonnull (own);
      g_assert_true (own->format == formats[i]);
      check_refused (formats[i], texts[1 - i], KIT_FAULT_UNKNOWN_GROUP, 1, formats[1 - i]->group);
      check_refused (formats[i], shared, KIT_FAULT_MISSING_GROUP, 1, formats[i]->group);
    }
  check_refused (&stones_format, "[Stones]\n[Cards]\n", KIT_FAULT_UNKNOWN_GROUP, 2, "Cards");
  check_refused (&alx_format, "[Alexandros]\n\n[Chance]\n", KIT_FAULT_UNKNOWN_GROUP, 3, "Chance");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-claims/", rows[i].name, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_claims);
    }
  g_test_add_func ("/kit-claims/other-game", test_other_game);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of players in sentences, and a sentence for each thing that may be wrong with a file. */

#include "kit/words/kit-words.h"

#include <string.h>

/* A sentence has an end, and no remains of a format. */
static void
check_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_true (g_str_has_suffix (text, "."));
}

static void
check_distinct (GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (texts->pdata[i], !=, texts->pdata[k]);
}

/* --- faults --- */

/* All with the same figures, so that only the reason differs. */
static KitFault
make_fault (guint reason)
{
  return (KitFault) {
    .reason = reason,
    .line = 5,
    .detail = BASE_LINES_NEITHER,
    .number = 3,
    .limit = 2,
    .text = "T",
    .other = "Scores",
  };
}

static void
test_faults (void)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint reason = KIT_FAULT_LINES; reason < KIT_FAULT_GAME; reason++)
    {
      KitFault fault = make_fault (reason);
      char *text = kit_words_fault (&fault, "It is too early.");

      check_sentence (text);
      g_ptr_array_add (texts, text);
    }
  check_distinct (texts);
}

static void
test_fault_lines (void)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  KitFault fault = make_fault (KIT_FAULT_LINES);

  for (fault.detail = BASE_LINES_TOO_LARGE; fault.detail <= BASE_LINES_DOUBLE_KEY; fault.detail++)
    g_ptr_array_add (texts, kit_words_fault (&fault, NULL));
  for (guint i = 0; i < texts->len; i++)
    check_sentence (texts->pdata[i]);
  check_distinct (texts);
}

static const struct
{
  guint       reason;
  const char *text;                     /* NULL: the game must say it */
} fault_rows[] = {
  { KIT_FAULT_MISSING_KEY, "The key “T” is missing in the group “Scores”." },
  { KIT_FAULT_KEY_ORDER, "The key “T” is out of order; 3 comes next." },
  { KIT_FAULT_REFUSED, "“T” is not legal: It is too early." },
  { KIT_FAULT_CURSOR, "The cursor is at 3, and there are only 2 decisions." },
  { KIT_FAULT_GAME, NULL },
  { KIT_FAULT_GAME + 7, NULL },
};

static void
test_fault_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (fault_rows); i++)
    {
      KitFault fault = make_fault (fault_rows[i].reason);
      g_autofree char *text = kit_words_fault (&fault, "It is too early.");

      g_assert_cmpstr (text, ==, fault_rows[i].text);
    }
}

/* --- names --- */

static void
test_names (void)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < KIT_COLOURS; i++)
    g_ptr_array_add (texts, (char *) kit_words_colour (i));
  g_ptr_array_add (texts, (char *) kit_words_kind ("person"));
  g_ptr_array_add (texts, (char *) kit_words_kind ("program"));
  g_ptr_array_add (texts, (char *) kit_words_kind ("random"));
  for (guint i = 0; i < texts->len; i++)
    g_assert_true (g_ascii_isupper (((char *) texts->pdata[i])[0]));
  check_distinct (texts);
  g_assert_cmpstr (kit_words_kind ("sage"), ==, "sage");
}

/* Only right-to-left names are isolated. */
static const struct
{
  const char *name;
  gboolean    isolated;
} player_rows[] = {
  { "Zoë", FALSE },       { "Ελένη", FALSE }, { "亚历山大", FALSE },    { "Александр – 2", FALSE },
  { "😀", FALSE },         { "אבירם", TRUE },  { "دارا", TRUE },         { "Anna דן", TRUE },
  { "ﺩﺍﺭﺍ", TRUE },       { "𐤀𐤋𐤊𐤎", TRUE },   { "𞤀𞤣𞤤", TRUE }, { "Anna\u202e", TRUE },
  { "Anna\u2067", TRUE },
};

static void
test_players (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (player_rows); i++)
    {
      KitPlayer player = { .name = (char *) player_rows[i].name };
      g_autofree char *wanted = player_rows[i].isolated
                                  ? g_strdup_printf ("\u200e\u2068%s\u2069", player.name)
                                  : g_strdup (player.name);
      char found[KIT_WORDS_NAME_SIZE];

      g_assert_cmpstr (kit_words_name (&player, found), ==, wanted);
    }
}

/* The longest name fits with its marks. */
static void
test_long_player (void)
{
  g_autoptr (GString) name = g_string_new (NULL);
  char found[KIT_WORDS_NAME_SIZE];
  KitPlayer player = { 0 };

  for (guint i = 0; i < KIT_MAX_NAME; i++)
    g_string_append (name, "𐤀");
  player.name = name->str;
  g_assert_cmpuint (strlen (kit_words_name (&player, found)), ==, name->len + 9);
  g_assert_true (g_str_has_suffix (found, "\u2069"));
}

static const struct
{
  const char *command;
  const char *name;
} program_rows[] = {
  { "gnome", "gnome" },
  { "/usr/games/bot", "bot" },
  { "'/opt/my games/bot' -v", "bot -v" },
  { "./eleven-char", "eleven-char" },
  { "./twelve-chars", "twelve-cha…" },
  { "./ÄÖÜäöüßÄÖÜäö", "ÄÖÜäöüßÄÖÜ…" },
  { "'not closed", "'not closed" },
};

static void
test_programs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (program_rows); i++)
    {
      g_autofree char *name = kit_words_program (program_rows[i].command);

      g_assert_cmpstr (name, ==, program_rows[i].name);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/faults", test_faults);
  g_test_add_func ("/words/fault-lines", test_fault_lines);
  g_test_add_func ("/words/fault-texts", test_fault_texts);
  g_test_add_func ("/words/names", test_names);
  g_test_add_func ("/words/players", test_players);
  g_test_add_func ("/words/long-player", test_long_player);
  g_test_add_func ("/words/programs", test_programs);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save, load, save gives the same bytes, wherever a game of Stones is; damaged records never crash
   the reader. */

#include "play.h"

#include <string.h>

#define N_GAMES     100
#define N_MUTATIONS 300

#define HEAD "[Stones]\nFormat=1\nBoard=heap\n"
#define TWO "\n[Players]\n1=red person P\n2=yellow person P\n"
#define START "\n[Start]\nBonus=2 0\n"

/* Records that are already in the only form that is written. */
static const struct { const char *name; const char *text; } canonical[] = {
  { "no-decision", HEAD TWO START },
  { "pile", "[Stones]\nFormat=1\nBoard=pile\n" TWO START },
  { "date-and-abandoned", HEAD "Date=2026-11-20\nAbandoned=true\n" TWO START },
  { "without-doubling", HEAD "\n[Rules]\nDoubling=false\n" TWO START },
  { "seed", HEAD TWO START "Seed=00000000000000ab\n" },
  { "three", HEAD "\n[Players]\n1=green sage A\n2=blue program B b\n3=red planner C\n"
             "\n[Start]\nBonus=2 0 3\n" },
  { "answer", HEAD TWO START "\n[Chance]\nDice=3\n\n[Turns]\n1=roll double\n" },
  { "answered", HEAD TWO START "\n[Chance]\nDice=3\n\n[Turns]\n1=roll double decline\n" },
  { "tail", HEAD TWO START "\n[Chance]\nDice=3 1\n\n[Turns]\n1=roll double accept take:3\n"
            "2=roll\n\n[History]\nCursor=2\n" },
};

/* Returns (transfer full): what is written, which is written again after reading. */
static char *
save (const KitRecord *record)
{
  g_autofree char *text = kit_record_write (record);
  g_autoptr (KitRecord) again = play_read (text);
  g_autofree char *text_again = kit_record_write (again);

  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpuint (kit_history_get_cursor (again->history), ==,
                    kit_history_get_cursor (record->history));
  g_assert_cmpmem (kit_history_get_state (again->history), sizeof (StonesState),
                   kit_history_get_state (record->history), sizeof (StonesState));
  return g_steal_pointer (&text);
}

static void
check_canonical (gconstpointer data)
{
  g_autoptr (KitRecord) record = play_read (data);
  g_autofree char *text = save (record);

  g_assert_cmpstr (text, ==, data);
}

/* At every moment of random games, with and without a tail, and from a copy. */
static void
test_games (void)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr (KitRecord) record = play_random (seed, seed % 4 == 0 ? 200 : seed / 2);
      g_autoptr (KitRecord) copy = NULL;
      g_autofree char *whole = save (record);
      g_autofree char *of_copy = NULL;
      g_autofree char *spoiled = NULL;

      for (guint i = 0; i <= kit_history_get_length (record->history); i++)
        {
          g_autofree char *text = NULL;

          kit_history_set_cursor (record->history, i);
          text = save (record);
        }
      copy = kit_record_copy (record);
      of_copy = save (copy);
      g_assert_cmpstr (of_copy, ==, whole);
      /* Nothing but the board is shared. */
      kit_history_set_cursor (copy->history, 0);
      kit_history_drop_tail (copy->history);
      kit_record_set_player (copy, 0, KIT_GREEN, "planner", "Q");
      spoiled = save (record);
      g_assert_cmpstr (spoiled, ==, whole);
    }
}

/* In the middle of an answer, the bonus stones and the seed are in the record. */
static void
test_text (void)
{
  g_autoptr (KitRecord) record = play_record ("pl", "13", "roll take:1 / roll double");
  g_autofree char *text = NULL;

  kit_history_set_cursor (record->history, 2);
  text = save (record);
  g_assert_cmpstr (text, ==,
                   HEAD "\n[Players]\n1=red person P\n2=yellow planner P\n" START
                   "Seed=0123456789abcdef\n\n[Chance]\nDice=1 3\n"
                   "\n[Turns]\n1=roll take:1\n2=roll double\n\n[History]\nCursor=2\n");
}

static void
test_players (void)
{
  g_autoptr (KitRecord) record = play_record ("plp", "", "");
  g_autoptr (KitRecord) one = play_record ("lpr", "", "");
  KitColour colours[KIT_MAX_PLAYERS];

  kit_record_set_player (record, 1, KIT_GREEN, "person", "Zoë");
  kit_record_get_colours (record, colours);
  g_assert_cmpuint (colours[0], ==, KIT_RED);
  g_assert_cmpuint (colours[1], ==, KIT_GREEN);
  g_assert_cmpstr (kit_colour_get_id (colours[1]), ==, "green");
  g_assert_cmpstr (record->players[1].name, ==, "Zoë");
  g_assert_true (kit_record_is_person (record, 1));
  g_assert_cmpuint (kit_record_count_persons (record), ==, 3);
  g_assert_cmpint (kit_record_get_only_person (record), ==, -1);
  g_assert_false (kit_record_is_person (one, 0));
  g_assert_cmpuint (kit_record_count_persons (one), ==, 1);
  g_assert_cmpint (kit_record_get_only_person (one), ==, 1);
}

/* --- damage --- */

/* Removes, doubles, exchanges or writes something. */
static void
spoil (BaseRandom *random,
       GString    *text)
{
  static const char * const pieces[] = { "\n", "=", "[", " ", "roll", "9", "take:3", "\xff", "-" };
  guint at = base_random_below (random, text->len);
  guint n = 1 + base_random_below (random, MIN (12, text->len - at));
  g_autofree char *part = g_strndup (text->str + at, n);

  switch (base_random_below (random, 4))
    {
    case 0:
      g_string_erase (text, at, n);
      break;
    case 1:
      g_string_insert (text, base_random_below (random, text->len), part);
      break;
    case 2:
      text->str[at] = "0123 =\n"[base_random_below (random, 7)];
      break;
    default:
      g_string_insert (text, at, pieces[base_random_below (random, G_N_ELEMENTS (pieces))]);
    }
}

static void
test_mutations (void)
{
  BaseRandom random = { 20261120 };
  guint n_fine = 0;

  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (KitRecord) record = play_random (i, 100);
      g_autofree char *whole = kit_record_write (record);
      g_autoptr (GString) text = g_string_new (whole);
      g_autoptr (KitRecord) read = NULL;
      KitFault fault = { 0 };

      for (guint k = base_random_below (&random, 3); k != G_MAXUINT && text->len > 1; k--)
        spoil (&random, text);
      read = stones_record_read (text->str, text->len, &fault);
      if (read != NULL)
        g_free (save (read));
      else
        {
          g_assert_cmpuint (fault.reason, !=, KIT_FAULT_NONE);
          g_assert_cmpuint (fault.line, >=, 1);
          g_assert_true (g_utf8_validate (fault.text, -1, NULL));
        }
      n_fine += read != NULL;
    }
  g_assert_cmpuint (n_fine, >, 0);
  g_assert_cmpuint (n_fine, <, N_MUTATIONS / 2);
}

/* A record that ends anywhere. */
static void
test_cut (void)
{
  g_autoptr (KitRecord) record = play_random (2, 200);
  g_autofree char *text = kit_record_write (record);

  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autofree char *part = g_memdup2 (text, MAX (length, 1));
      g_autoptr (KitRecord) read = NULL;
      KitFault fault;

      kit_format_claims (&stones_format, part, length);
      read = stones_record_read (part, length, &fault);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (canonical); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-save/canonical/", canonical[i].name, NULL);

      g_test_add_data_func (name, canonical[i].text, check_canonical);
    }
  g_test_add_func ("/kit-save/games", test_games);
  g_test_add_func ("/kit-save/text", test_text);
  g_test_add_func ("/kit-save/players", test_players);
  g_test_add_func ("/kit-save/mutations", test_mutations);
  g_test_add_func ("/kit-save/cut", test_cut);
  return g_test_run ();
}

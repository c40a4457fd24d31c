/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that the reader of records refuses, in records of Stones: each fault at its line. */

#include "play.h"

#include <string.h>

/* The lines of the record that each row changes. */
static const char whole[] =
  "[Stones]\n"                          /* 1 */
  "Format=1\n"                          /* 2 */
  "Board=heap\n"                        /* 3 */
  "Date=2026-11-20\n"                   /* 4 */
  "\n"
  "[Rules]\n"                           /* 6 */
  "Doubling=true\n"                     /* 7 */
  "\n"
  "[Players]\n"                         /* 9 */
  "1=red person Anna\n"                 /* 10 */
  "2=blue planner P2\n"                 /* 11 */
  "\n"
  "[Start]\n"                           /* 13 */
  "Bonus=2 0\n"                         /* 14 */
  "Seed=0123456789abcdef\n"             /* 15 */
  "\n"
  "[Chance]\n"                          /* 17 */
  "Dice=3 3 3 3 3 3 3 3\n"              /* 18 */
  "\n"
  "[Turns]\n"                           /* 20 */
  "1=roll double accept take:3\n"       /* 21 */
  "2=roll double decline take:3\n"      /* 22 */
  "3=roll take:3\n"                     /* 23 */
  "4=roll take:3\n"                     /* 24 */
  "5=roll take:3\n"                     /* 25 */
  "6=roll take:3\n"                     /* 26 */
  "7=roll take:2\n"                     /* 27 */
  "8=roll take:1\n"                     /* 28 */
  "\n"
  "[Result]\n"                          /* 30 */
  "Scores=16 11\n"                      /* 31 */
  "Winners=1\n"                         /* 32 */
  "\n"
  "[History]\n"                         /* 34 */
  "Cursor=20\n";                        /* 35 */

#define SEAT \
  "[Seat]\nNumber=1\n1=02\n5=02\n9=02\n11=02\n13=02\n15=02\n17=02\n19=02\n20=0200\n"

/* The same, as the first player saw it. */
static const char excerpt[] =
  "[Stones]\n"                          /* 1 */
  "Format=2\n"
  "Board=heap\n"
  "\n"
  "[Players]\n"                         /* 5 */
  "1=red person Anna\n"
  "2=blue planner P2\n"
  "\n"
  "[Start]\n"                           /* 9 */
  "Bonus=2 ?\n"
  "\n"
  "[Turns]\n"                           /* 12 */
  "1=roll double accept take:3\n"
  "2=roll double decline take:3\n"
  "3=roll take:3\n"
  "4=roll take:3\n"
  "5=roll take:3\n"
  "6=roll take:3\n"
  "7=roll take:2\n"
  "8=roll take:1\n"                     /* 20 */
  "\n"
  SEAT                                  /* 22 to 32 */
  "\n"
  "[Result]\n"
  "Scores=16 11\n"
  "Winners=1\n";

#define RESULT  "[Result]\nScores=16 11\nWinners=1\n"
#define CURSOR  "[History]\nCursor=20\n"
#define LAST    "8=roll take:1\n"
#define START   "[Start]\nBonus=2 0\nSeed=0123456789abcdef\n"
#define PLAYERS "[Players]\n1=red person Anna\n2=blue planner P2\n"
#define E_29 "ééééééééééééééééééééééééééééé"
#define E_30 E_29 "é"
#define NAME_40 "abcdefghijabcdefghijabcdefghijabcdefghij"
#define VALUE(line, value, key) KIT_FAULT_VALUE, line, value, key

typedef struct
{
  const char *name;
  const char *from;                     /* a text in the record that is replaced */
  const char *to;
  guint       reason;                   /* KIT_FAULT_NONE if the record is fine */
  guint       line;
  const char *text;
  const char *other;
  guint       number;
  guint       limit;
} Row;

static const Row rows[] = {
  { "fine", "", "" },
  { "no-rules", "[Rules]\nDoubling=true\n", "" },
  { "no-seed", "Seed=0123456789abcdef\n", "" },
  { "no-date", "Date=2026-11-20\n", "" },
  { "no-result-and-cursor", "\n" RESULT "\n" CURSOR, "" },

  { "lines", "Format=1", "Format = 1", KIT_FAULT_LINES, 2, "Format = 1" },
  { "unknown-group", "[Rules]", "[Options]", KIT_FAULT_UNKNOWN_GROUP, 6, "Options" },
  { "missing-own-group", "[Stones]\nFormat=1\nBoard=heap\nDate=2026-11-20\n", "",
    KIT_FAULT_MISSING_GROUP, 1, "Stones" },
  { "missing-players", PLAYERS, "", KIT_FAULT_MISSING_GROUP, 1, "Players" },
  { "missing-start", START, "", KIT_FAULT_MISSING_GROUP, 1, "Start" },

  { "unknown-key", "Date=", "Place=", KIT_FAULT_UNKNOWN_KEY, 4, "Place" },
  { "unknown-key-of-rules", "Doubling=", "Trebling=", KIT_FAULT_UNKNOWN_KEY, 7, "Trebling" },
  { "unknown-key-of-players", "1=red", "one=red", KIT_FAULT_UNKNOWN_KEY, 10, "one" },
  { "unknown-key-of-start", "Seed=", "Salt=", KIT_FAULT_UNKNOWN_KEY, 15, "Salt" },
  { "unknown-key-of-chance", "Dice=", "Die=", KIT_FAULT_UNKNOWN_KEY, 18, "Die" },
  { "unknown-key-of-turns", "1=roll", "a=roll", KIT_FAULT_UNKNOWN_KEY, 21, "a" },
  { "unknown-key-of-result", "Scores=", "Points=", KIT_FAULT_UNKNOWN_KEY, 31, "Points" },
  { "unknown-key-of-history", "Cursor=", "Index=", KIT_FAULT_UNKNOWN_KEY, 35, "Index" },

  { "missing-format", "Format=1\n", "", KIT_FAULT_MISSING_KEY, 1, "Format", "Stones" },
  { "missing-board", "Board=heap\n", "", KIT_FAULT_MISSING_KEY, 1, "Board", "Stones" },
  { "missing-bonus", "Bonus=2 0\n", "", KIT_FAULT_MISSING_KEY, 13, "Bonus", "Start" },
  { "missing-scores", "Scores=16 11\n", "", KIT_FAULT_MISSING_KEY, 30, "Scores", "Result" },
  { "missing-winners", "Winners=1\n", "", KIT_FAULT_MISSING_KEY, 30, "Winners", "Result" },
  { "missing-cursor", "Cursor=20\n", "", KIT_FAULT_MISSING_KEY, 34, "Cursor", "History" },

  { "key-order-of-players", "2=blue", "3=blue", KIT_FAULT_KEY_ORDER, 11, "3", NULL, 2 },
  { "turn-twice", "3=roll", "4=roll", KIT_FAULT_LINES, 24 },
  { "key-order-of-turns", "8=roll", "9=roll", KIT_FAULT_KEY_ORDER, 28, "9", NULL, 8 },
  { "key-order-of-first-turn", "1=roll", "0=roll", KIT_FAULT_KEY_ORDER, 21, "0", NULL, 1 },

  { "date", "2026-11-20", "2026-02-30", VALUE (4, "2026-02-30", "Date") },
  { "abandoned-value", "Date=2026-11-20", "Abandoned=yes", VALUE (4, "yes", "Abandoned") },
  { "doubling", "Doubling=true", "Doubling=no", VALUE (7, "no", "Doubling") },
  { "colour", "1=red", "1=pink", VALUE (10, "pink person Anna", "1") },
  { "no-name", " Anna", "", VALUE (10, "red person", "1") },
  { "name-40", "Anna", NAME_40 },
  { "name-41", "Anna", NAME_40 "k", VALUE (10, "red person " NAME_40 "k", "1") },
  { "bonus-too-high", "Bonus=2 0", "Bonus=2 4", VALUE (14, "2 4", "Bonus") },
  { "bonus-too-few", "Bonus=2 0", "Bonus=2", VALUE (14, "2", "Bonus") },
  { "bonus-too-many", "Bonus=2 0", "Bonus=2 0 1", VALUE (14, "2 0 1", "Bonus") },
  { "bonus-unknown", "Bonus=2 0", "Bonus=2 ?", VALUE (14, "2 ?", "Bonus") },
  { "seed-short", "Seed=0", "Seed=", VALUE (15, "123456789abcdef", "Seed") },
  { "seed-capitals", "abcdef", "ABCDEF", VALUE (15, "0123456789ABCDEF", "Seed") },
  { "dice-0", "Dice=3", "Dice=0", VALUE (18, "0 3 3 3 3 3 3 3", "Dice") },
  { "dice-4", "Dice=3", "Dice=4", VALUE (18, "4 3 3 3 3 3 3 3", "Dice") },
  { "dice-empty", "Dice=3 3 3 3 3 3 3 3", "Dice=", VALUE (18, "", "Dice") },
  { "dice-blanks", "Dice=3 3", "Dice=3  3", VALUE (18, "3  3 3 3 3 3 3 3", "Dice") },
  { "cursor-value", "Cursor=20", "Cursor=-1", VALUE (35, "-1", "Cursor") },

  { "format", "Format=1", "Format=3", KIT_FAULT_FORMAT, 2, "3" },
  { "board", "heap", "mountain", KIT_FAULT_BOARD, 3, "mountain" },
  { "one-player", "2=blue planner P2\n", "", KIT_FAULT_PLAYERS, 9, NULL, NULL, 1, 3 },
  { "four-players", "P2\n", "P2\n3=green person P3\n4=yellow person P4\n", KIT_FAULT_PLAYERS, 9,
    NULL, NULL, 4, 3 },
  { "five-players", "P2\n", "P2\n3=green person P\n4=yellow person P\n5=red person P\n",
    KIT_FAULT_PLAYERS, 9, NULL, NULL, 5, 3 },
  { "colour-twice", "2=blue", "2=red", KIT_FAULT_COLOUR_TWICE, 11, "red" },

  { "token", "3=roll", "3=rolls", KIT_FAULT_TOKEN, 23, "rolls" },
  { "token-after-blanks", "3=roll take", "3=roll  take", KIT_FAULT_TOKEN, 23, "" },
  { "token-of-no-board", "take:2", "take:22", KIT_FAULT_TOKEN, 27, "take:22" },
  { "refused", "7=roll take:2", "7=take:2", KIT_FAULT_REFUSED, 27, "take:2" },
  { "refused-answer", "accept take:3", "take:3", KIT_FAULT_REFUSED, 21, "take:3" },
  { "refused-by-option", "Doubling=true", "Doubling=false", KIT_FAULT_REFUSED, 21, "double" },
  { "refused-by-dice", "Dice=3", "Dice=1", KIT_FAULT_REFUSED, 21, "take:3" },
  { "empty-turn", LAST, "8=\n", KIT_FAULT_EMPTY_TURN, 28 },
  { "turn-over", "3=roll take:3", "3=roll take:3 roll", KIT_FAULT_TURN_OVER, 23, "roll" },
  { "turn-unfinished", "3=roll take:3", "3=roll", KIT_FAULT_TURN_UNFINISHED, 24, NULL, NULL, 3 },
  { "answer-unfinished", "accept take:3", "accept", KIT_FAULT_TURN_UNFINISHED, 22, NULL, NULL, 1 },
  { "game-over", LAST, "8=roll take:1 roll\n", KIT_FAULT_GAME_OVER, 28, "roll" },
  { "game-over-turn", LAST, LAST "9=roll\n", KIT_FAULT_GAME_OVER, 29, "roll" },

  { "die-missing", "Dice=3 3 3 3 3 3 3 3", "Dice=3 3 3", STONES_FAULT_DIE_MISSING, 24, NULL, NULL,
    4 },
  { "dice-missing", "[Chance]\nDice=3 3 3 3 3 3 3 3\n", "", STONES_FAULT_DIE_MISSING, 19, NULL,
    NULL, 1 },
  { "die-unreached", "Dice=3", "Dice=3 3", STONES_FAULT_DIE_UNREACHED, 18, NULL, NULL, 9 },

  { "cursor", "Cursor=20", "Cursor=21", KIT_FAULT_CURSOR, 35, NULL, NULL, 21, 20 },
  { "result-early", "8=roll take:1", "8=roll", KIT_FAULT_RESULT_EARLY, 30 },
  { "scores-wrong", "16 11", "16 12", KIT_FAULT_RESULT_WRONG, 31, "16 12", "16 11" },
  { "winners-wrong", "Winners=1", "Winners=1 2", KIT_FAULT_RESULT_WRONG, 32, "1 2", "1" },
  { "abandoned", "Date=2026-11-20", "Abandoned=true", KIT_FAULT_ABANDONED, 4 },
};

static const Row seat_rows[] = {
  { "seat", "", "" },
  { "seat-number-last", "Number=1\n1=02\n", "1=02\nNumber=1\n" },
  { "seat-undone", "8=roll take:1\n\n", "\n" , KIT_FAULT_TOLD, 30, "02", NULL, 19 },
  { "seat-group", "[Seat]", "[Chair]", KIT_FAULT_UNKNOWN_GROUP, 22, "Chair" },
  { "seat-of-format-1", "Format=2", "Format=1", KIT_FAULT_UNKNOWN_GROUP, 22, "Seat" },
  { "seat-with-chance", "[Turns]", "[Chance]\nDice=3\n\n[Turns]", KIT_FAULT_UNKNOWN_GROUP, 12,
    "Chance" },
  { "seat-missing", SEAT, "", KIT_FAULT_MISSING_GROUP, 1, "Seat" },
  { "seat-key", "1=02\n5", "one=02\n5", KIT_FAULT_UNKNOWN_KEY, 24, "one" },
  { "seat-no-number", "Number=1\n", "", KIT_FAULT_MISSING_KEY, 22, "Number", "Seat" },
  { "seat-number", "Number=1", "Number=3", VALUE (23, "3", "Number") },
  { "seat-of-another", "Number=1", "Number=2", VALUE (10, "2 ?", "Bonus") },
  { "seat-of-nobody", "Number=1", "Number=0", VALUE (10, "2 ?", "Bonus") },
  { "seat-own-bonus", "Bonus=2 ?", "Bonus=? ?", VALUE (10, "? ?", "Bonus") },
  { "seat-other-bonus", "Bonus=2 ?", "Bonus=2 0", VALUE (10, "2 0", "Bonus") },
  { "seat-seed", "Bonus=2 ?", "Bonus=2 ?\nSeed=0123456789abcdef",
    VALUE (11, "0123456789abcdef", "Seed") },
  { "told-nothing", "1=02\n5", "1=\n5", VALUE (24, "", "1") },
  { "told-odd", "1=02\n5", "1=021\n5", VALUE (24, "021", "1") },
  { "told-capitals", "1=02\n5", "1=0A\n5", VALUE (24, "0A", "1") },
  { "told-another", "1=02\n5", "1=00\n5", KIT_FAULT_REFUSED, 13, "take:3" },
  { "told-impossible", "1=02\n5", "1=03\n5", KIT_FAULT_TOLD, 24, "03", NULL, 1 },
  { "told-too-much", "1=02\n5", "1=0202\n5", KIT_FAULT_TOLD, 24, "0202", NULL, 1 },
  { "told-too-little", "20=0200", "20=02", KIT_FAULT_TOLD, 32, "02", NULL, 20 },
  { "told-of-nothing", "1=02\n5", "1=02\n2=02\n5", KIT_FAULT_TOLD, 25, "02", NULL, 2 },
  { "told-out-of-order", "1=02\n5=02\n", "5=02\n1=02\n", KIT_FAULT_UNTOLD, 13, "roll", NULL, 1 },
  { "told-not", "9=02\n", "", KIT_FAULT_UNTOLD, 15, "roll", NULL, 9 },
  { "told-after-the-end", "20=0200\n", "20=0200\n21=00\n", KIT_FAULT_TOLD, 33, "00", NULL, 21 },
};

/* That a view cannot be is found by games that have more to count, in their own tests. */
static const guint of_games[] = { KIT_FAULT_VIEW };

static char *
replace_once (const char *text,
              const char *from,
              const char *to)
{
  const char *at = strstr (text, from);

  if (at == NULL)
    g_error ("there is no “%s”", from);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, to, at + strlen (from));
}

static void
check (const char *base,
       const Row  *row)
{
  g_autofree char *text = replace_once (base, row->from, row->to);
  KitFault fault = { 0 };
  g_autoptr (KitRecord) record = stones_record_read (text, strlen (text), &fault);

  if ((record != NULL) != (row->reason == KIT_FAULT_NONE))
    g_error ("fault %u in line %u, “%s”:\n%s", fault.reason, fault.line, fault.text, text);
  if (record != NULL)
    return;
  g_assert_cmpuint (fault.reason, ==, row->reason);
  g_assert_cmpuint (fault.line, ==, row->line);
  g_assert_cmpuint (fault.number, ==, row->number);
  g_assert_cmpuint (fault.limit, ==, row->limit);
  if (row->text != NULL)
    g_assert_cmpstr (fault.text, ==, row->text);
  if (row->other != NULL)
    g_assert_cmpstr (fault.other, ==, row->other);
}

static void
check_row (gconstpointer row)
{
  check (whole, row);
}

static void
check_seat_row (gconstpointer row)
{
  check (excerpt, row);
}

/* No reason is left out of the tables. */
static void
test_all_reasons (void)
{
  for (guint reason = KIT_FAULT_NONE; reason <= STONES_FAULT_DIE_UNREACHED; reason++)
    {
      gboolean found = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        found |= rows[i].reason == reason;
      for (guint i = 0; i < G_N_ELEMENTS (seat_rows); i++)
        found |= seat_rows[i].reason == reason;
      for (guint i = 0; i < G_N_ELEMENTS (of_games); i++)
        found |= of_games[i] == reason;
      if (!found)
        g_error ("no row provokes fault %u", reason);
    }
}

/* A fault has the figures of the refusal. */
static void
test_refusal (void)
{
  g_autofree char *text = replace_once (whole, "Dice=3 3 3", "Dice=3 3 1");
  StonesRefusal expected = { STONES_REFUSED_DIE, 6, 3, 1 };
  KitFault fault;

  g_assert_null (stones_record_read (text, strlen (text), &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_REFUSED);
  g_assert_cmpuint (fault.line, ==, 23);
  g_assert_cmpmem (&fault.refusal, sizeof expected, &expected, sizeof expected);
}

/* A text of 64 bytes or more is cut to whole characters. */
static void
test_long_text (void)
{
  static const struct { const char *board; const char *text; } texts[] = {
    { "a" E_30 "é", "a" E_30 "é" },
    { E_30 "éé", E_30 "…" },
    { "a" E_30 "éé", "a" E_29 "…" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = replace_once (whole, "heap", texts[i].board);
      KitFault fault;

      g_assert_null (stones_record_read (text, strlen (text), &fault));
      g_assert_cmpuint (fault.reason, ==, KIT_FAULT_BOARD);
      g_assert_cmpstr (fault.text, ==, texts[i].text);
    }
}

/* Keys with a number behind them, which the records of Stones have not. */
static void
test_numbered_keys (void)
{
  static const char text[] = "[Rolls]\nBonus=1\nRoll1=3\nRoll27=1\nRoll02=1\n";
  static const char * const keys[] = { "Bonus", NULL };
  static const char * const names[] = { "Rolls", NULL };
  KitFault fault = { 0 };
  g_autoptr (BaseLines) lines = kit_fault_read (&fault, text, strlen (text));
  const BaseGroup *group = base_lines_get_group (lines, "Rolls");

  g_assert_true (kit_fault_check_groups (&fault, lines, names));
  g_assert_false (kit_fault_check_keys (&fault, group, NULL, keys));
  g_assert_cmpstr (fault.text, ==, "Roll1");
  g_assert_false (kit_fault_check_keys (&fault, group, "Roll", keys));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_UNKNOWN_KEY);
  g_assert_cmpuint (fault.line, ==, 5);
  g_assert_cmpstr (fault.text, ==, "Roll02");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-faults/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], check_row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (seat_rows); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-faults/", seat_rows[i].name, NULL);

      g_test_add_data_func (name, &seat_rows[i], check_seat_row);
    }
  g_test_add_func ("/kit-faults/all-reasons", test_all_reasons);
  g_test_add_func ("/kit-faults/refusal", test_refusal);
  g_test_add_func ("/kit-faults/long-text", test_long_text);
  g_test_add_func ("/kit-faults/numbered-keys", test_numbered_keys);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the reference alone: the rulebooks' figures, single rules, and random games. */

#include "reference.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

static const char persia[] =
  " A.S.H              L.S.H\n"
  " ..T..S.LA.       .H..L.TA.\n"
  "  L.A.H...H...A.   .TA...H.S\n"
  "       S.T..SL.T.S........L.\n"
  "       ...A.....H.L.H.S.T...\n"
  "  A..TS.H.T..LS.T...A.L..H.A\n"
  "  .H.L.A.  L..  .A.S...T.SL\n"
  "  T......         T..H......\n"
  "   L..S.T            ..AL.H\n"
  "    A.H.              S.T\n";

/* One row: points A0 A2 ... A12 above, B1 B3 ... B11 below. */
static const char strip[] = "..T..A..S.T\n";

static const char deck[] = "TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS";

static const RefOptions defaults = { "each", FALSE, FALSE, "all" };

/* The values of a position that a test needs; NULL is the default. All cards that are not
 * mentioned are in the supply or, if a supply is given, in the discards. */
typedef struct
{
  const char *player;
  const char *phase;
  const char *alexander;
  const char *black;
  const char *red;
  const char *governors;
  const char *hands;
  const char *face_up;
  const char *supply;
  const char *scores;
} Lesson;

/* ---- Helpers ---- */

static char *
find_missing_cards (const char *hands,
                    const char *face_up,
                    const char *supply)
{
  g_autofree char *there = g_strconcat (hands, face_up, supply, NULL);
  GString *missing = g_string_new (NULL);

  for (const char *letter = "TAHLS"; *letter != '\0'; letter++)
    {
      int n = 11;

      for (const char *c = there; *c != '\0'; c++)
        n -= *c == *letter;
      for (; n > 0; n--)
        g_string_append_c (missing, *letter);
    }

  return g_string_free (missing, FALSE);
}

static const char *
choose (const char *text,
        const char *otherwise)
{
  return text != NULL ? text : otherwise;
}

static char *
write_lesson (const Lesson *lesson)
{
  const char *hands = choose (lesson->hands, "- - -");
  const char *face_up = choose (lesson->face_up, "--");
  g_autofree char *missing = find_missing_cards (hands, face_up, choose (lesson->supply, ""));

  return g_strdup_printf ("Turn=5\nPlayer=%s\nPhase=%s\nAlexander=%s\nBlack=%s\nRed=%s\n"
                          "Governors=%s\nHands=%s\nFaceUp=%s\nSupply=%s\nDiscards=%s\nScores=%s\n",
                          choose (lesson->player, "1"), choose (lesson->phase, "actions 2"),
                          choose (lesson->alexander, "A2"), choose (lesson->black, ""),
                          choose (lesson->red, ""), choose (lesson->governors, ""), hands, face_up,
                          choose (lesson->supply, missing),
                          lesson->supply != NULL ? missing : "", choose (lesson->scores, "0 0 0"));
}

static void
set_lesson (Ref          *ref,
            const Lesson *lesson)
{
  g_autofree char *text = write_lesson (lesson);

  g_assert_true (ref_set_position (ref, text));
}

static Ref *
new_lesson (const Lesson     *lesson,
            int               players,
            const RefOptions *options)
{
  Ref *ref = ref_new (persia, "A2", 65, 10, 100, players, options);

  set_lesson (ref, lesson);

  return ref;
}

static Ref *
new_strip (const Lesson     *lesson,
           int               black,
           int               red,
           const RefOptions *options)
{
  Ref *ref = ref_new (strip, "A0", black, red, 100, 3, options);

  set_lesson (ref, lesson);

  return ref;
}

/* The value of a key in the text of a position. */
static char *
find_value (const char *text,
            const char *key)
{
  size_t length = strlen (key);

  for (const char *line = text; *line != '\0'; line = strchr (line, '\n') + 1)
    if (strncmp (line, key, length) == 0 && line[length] == '=')
      return g_strndup (line + length + 1, strcspn (line + length + 1, "\n"));

  g_error ("No %s", key);
}

static char *
get_value (Ref        *ref,
           const char *key)
{
  g_autofree char *text = ref_position (ref);

  return find_value (text, key);
}

static void
assert_value (Ref        *ref,
              const char *key,
              const char *expected)
{
  g_autofree char *value = get_value (ref, key);

  g_assert_cmpstr (value, ==, expected);
}

static void
assert_legal (Ref        *ref,
              const char *expected)
{
  g_auto (GStrv) legal = ref_legal (ref);
  g_autofree char *text = g_strjoinv (" ", legal);

  g_assert_cmpstr (text, ==, expected);
}

/* The legal decisions that begin with a letter, without the others. */
static void
assert_legal_kind (Ref        *ref,
                   char        kind,
                   const char *expected)
{
  g_auto (GStrv) legal = ref_legal (ref);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; legal[i] != NULL; i++)
    if (legal[i][0] == kind)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", legal[i]);

  g_assert_cmpstr (text->str, ==, expected);
}

static gboolean
is_legal (Ref        *ref,
          const char *token)
{
  g_auto (GStrv) legal = ref_legal (ref);

  return g_strv_contains ((const char *const *) legal, token);
}

static int
compare_strings (const void *a,
                 const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The points where the legal ways end. */
static void
assert_ends (Ref        *ref,
             const char *expected)
{
  g_auto (GStrv) legal = ref_legal (ref);
  g_autoptr (GPtrArray) ends = g_ptr_array_new ();
  g_autofree char *text = NULL;

  for (int i = 0; legal[i] != NULL; i++)
    if (!g_ptr_array_find_with_equal_func (ends, strrchr (legal[i], '-') + 1, g_str_equal, NULL))
      g_ptr_array_add (ends, strrchr (legal[i], '-') + 1);
  qsort (ends->pdata, ends->len, sizeof (char *), compare_strings);
  g_ptr_array_add (ends, NULL);
  text = g_strjoinv (" ", (char **) ends->pdata);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_ways_to (Ref        *ref,
                const char *end,
                const char *expected)
{
  g_auto (GStrv) legal = ref_legal (ref);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; legal[i] != NULL; i++)
    if (g_str_equal (strrchr (legal[i], '-') + 1, end))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", legal[i]);

  g_assert_cmpstr (text->str, ==, expected);
}

/* Plays tokens, separated by blanks, and checks the invariants after each. */
static void
play (Ref        *ref,
      const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      g_autofree char *flaw = NULL;

      if (!ref_apply (ref, words[i]))
        g_error ("Not legal: %s", words[i]);
      flaw = ref_check (ref);
      g_assert_cmpstr (flaw, ==, NULL);
    }
}

static Ref *
new_game (const char *tokens)
{
  Ref *ref = ref_new (persia, "A2", 65, 10, 100, 3, &defaults);

  ref_deal (ref, deck);
  if (tokens != NULL)
    play (ref, tokens);

  return ref;
}

/* The letter of a space on the map of Persia. */
static char
get_letter (const char *space)
{
  const char *row = persia;

  for (char c = 'a'; c < space[0]; c++)
    row = strchr (row, '\n') + 1;

  return row[g_ascii_strtoll (space + 1, NULL, 10)];
}

/* How many spaces the province of a space has, of which in *plain those without a symbol. */
static int
count_province (Ref        *ref,
                const char *space,
                int        *plain)
{
  g_autofree char *text = get_value (ref, "Provinces");
  g_auto (GStrv) provinces = g_strsplit (text, " ", -1);

  for (int i = 0; provinces[i] != NULL; i++)
    {
      g_auto (GStrv) spaces = g_strsplit (provinces[i], ",", -1);

      if (!g_strv_contains ((const char *const *) spaces, space))
        continue;
      for (int k = 0; plain != NULL && spaces[k] != NULL; k++)
        *plain += get_letter (spaces[k]) == '.';
      return g_strv_length (spaces);
    }

  g_error ("No province has %s", space);
}

static int
count_words (Ref        *ref,
             const char *key)
{
  g_autofree char *value = get_value (ref, key);
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  return g_strv_length (words);
}

/* ---- The twelve figures ---- */

static void
test_figures_1_to_3 (void)
{
  g_autoptr (Ref) ref = new_game (NULL);
  g_autoptr (Ref) lyre = new_game ("L");
  g_autoptr (Ref) horse = new_game ("H");
  g_autoptr (Ref) east = new_game ("L A2-B3-C4");
  g_autoptr (Ref) south = new_game ("L A2-B3-C4-D3");

  assert_value (ref, "FaceUp", "HL");
  assert_value (ref, "Hands", "T A S");
  assert_value (ref, "Known", "- - -");
  assert_legal (ref, "H L T*");

  assert_value (lyre, "FaceUp", "HS");
  assert_value (lyre, "Known", "L - -");
  assert_value (lyre, "Phase", "way L");
  assert_ends (lyre, "C2 C4 D3");
  assert_ways_to (lyre, "C4", "A2-B3-C4");
  assert_ways_to (lyre, "D3", "A2-B1-C2-D3 A2-B3-C2-D3 A2-B3-C4-D3");
  assert_ends (horse, "A6 B5 B7");

  assert_value (east, "Black", "A2-B3 B3-C4");
  g_assert_cmpint (count_words (east, "Provinces"), ==, 1);
  g_assert_cmpint (count_words (south, "Black"), ==, 3);
  g_assert_cmpint (count_words (south, "Provinces"), ==, 2);
  g_assert_cmpint (count_province (south, "a1", NULL), ==, 4);
  assert_legal (south, "+ +H +S . @a1 @a1,c2");
}

static void
test_figures_4_to_6 (void)
{
  g_autoptr (Ref) ref = new_game ("L A2-B3-C4-D3 + + S");
  g_autoptr (Ref) east = new_game ("L A2-B3-C4-D3 + + S D3-D5-C6-B7");
  g_autoptr (Ref) french = new_game ("L A2-B3-C4-D3 + + S D3-C4-C6-B7");
  g_autoptr (Ref) middle = new_game ("L A2-B3-C4-D3 + + S D3-C4-B5-B7");
  g_autoptr (Ref) back = new_game ("L A2-B3-C4-D3 + + S D3-C4-B3");

  assert_ends (ref, "A4 B3 B5 B7 C6 C8 D7 D9 E8");
  assert_ways_to (ref, "B7", "D3-C4-B5-B7 D3-C4-C6-B7 D3-D5-C6-B7");
  assert_ways_to (ref, "B3", "D3-C2-B3 D3-C4-B3");

  g_assert_cmpint (count_words (east, "Black"), ==, 6);
  g_assert_cmpint (count_province (east, "a3", NULL), ==, 9);
  g_assert_cmpint (count_words (french, "Black"), ==, 5);
  g_assert_cmpint (count_province (french, "a3", NULL), ==, 7);
  g_assert_cmpint (count_words (middle, "Black"), ==, 5);
  g_assert_cmpint (count_province (middle, "a3", NULL), ==, 5);
  g_assert_cmpint (count_words (back, "Black"), ==, 3);
}

#define VALLEY "G24-H23 G24-H25 H23-I22 H25-H27"

static void
test_figure_7 (void)
{
  Lesson lesson = { .alexander = "G24", .black = VALLEY, .hands = "TALS AH L", .face_up = "SA" };
  g_autoptr (Ref) ref = new_lesson (&lesson, 3, &defaults);
  g_auto (GStrv) legal = ref_legal (ref);

  g_assert_cmpint (count_province (ref, "g23", NULL), ==, 16);
  for (int i = 0; legal[i] != NULL; i++)
    if (legal[i][0] == '@')
      {
        g_assert_nonnull (strchr (legal[i], ','));
        g_assert_nonnull (strstr (legal[i], "i26"));
      }

  play (ref, "@g23,i26");
  assert_value (ref, "Governors", "1:g23 1:i26");
  assert_value (ref, "Hands", "- AH L");
  assert_value (ref, "Discards", "TALS");
  g_assert_false (is_legal (ref, "$T"));
  play (ref, "^i26");
  assert_value (ref, "Governors", "1:g23");
  assert_value (ref, "Phase", "card"); /* two actions */
}

#define LONG_VALLEY \
  "D21-E20 D21-E22 E20-F21 E22-F23 F21-G20 F23-G24 G18-G20 G18-H17 G24-G26 G26-H25 H23-H25 " \
  "H23-I24 I22-I24"

static void
test_figure_8 (void)
{
  Lesson lesson = { .phase = "card", .alexander = "G26", .black = LONG_VALLEY, .governors = "2:e20",
                    .hands = "TA LL S", .face_up = "SL" };
  g_autoptr (Ref) soldier = new_lesson (&lesson, 3, &defaults);
  g_autoptr (Ref) lyre = new_lesson (&lesson, 3, &defaults);

  assert_legal (soldier, "A* L S T*");
  play (soldier, "S");
  play (lyre, "L");
  assert_ends (soldier, "C28 D27 D29 G20 H19 H21 J23 K22 K24"); /* c27 g19 j22 */
  assert_ends (lyre, "D27 E26 E28 I24 I26 J25");                 /* d26 i24 */
}

static void
test_figure_9 (void)
{
  Lesson lesson = { .phase = "card", .alexander = "G26", .black = LONG_VALLEY, .governors = "2:e20",
                    .hands = "TA LL S", .face_up = "SL" };
  g_autoptr (Ref) ref = new_lesson (&lesson, 3, &defaults);
  int whole = 0, north = 0, south = 0;

  g_assert_cmpint (count_province (ref, "e20", &whole), ==, 19);
  play (ref, "S G26-G24-G22-G20");
  g_assert_cmpint (count_province (ref, "e20", &north), ==, 6);
  g_assert_cmpint (count_province (ref, "g19", &south), ==, 13);
  g_assert_cmpint (whole, ==, 11);
  g_assert_cmpint (north, ==, 3);
  g_assert_cmpint (south, ==, 8);
  g_assert_true (is_legal (ref, "@h18,h21"));
}

/* How many ways with a card divide the province of a space. */
static int
count_divisions (const Lesson *lesson,
                 const char   *card,
                 const char   *space)
{
  g_autoptr (Ref) ref = new_lesson (lesson, 3, &defaults);
  g_auto (GStrv) legal = NULL;
  int before = count_province (ref, space, NULL);
  int n = 0;

  play (ref, card);
  legal = ref_legal (ref);
  for (int i = 0; legal[i] != NULL; i++)
    {
      g_autoptr (Ref) other = new_lesson (lesson, 3, &defaults);

      play (other, card);
      play (other, legal[i]);
      n += count_province (other, space, NULL) < before;
    }

  return n;
}

static void
test_figure_10 (void)
{
  Lesson lesson = { .phase = "card", .alexander = "G26", .black = LONG_VALLEY, .governors = "2:g19",
                    .hands = "AH LL S", .face_up = "SL" };
  g_autoptr (Ref) ref = new_lesson (&lesson, 3, &defaults);

  assert_legal (ref, "A* H* L S");
  g_assert_cmpint (count_divisions (&lesson, "S", "g19"), ==, 0);
  g_assert_cmpint (count_divisions (&lesson, "L", "g19"), ==, 0);
  g_assert_cmpint (count_divisions (&lesson, "A*", "g19"), ==, 0);
  g_assert_cmpint (count_divisions (&lesson, "H*", "g19"), ==, 4);
}

static const Lesson take_over = { .player = "2", .alexander = "G24", .black = VALLEY,
                                  .governors = "1:g23 1:i26", .hands = "L TTTTAHHHS A",
                                  .face_up = "SA" };

static void
test_figure_11 (void)
{
  g_autoptr (Ref) ref = new_lesson (&take_over, 3, &defaults);

  assert_legal_kind (ref, '^', "");
  play (ref, "@i24");
  assert_value (ref, "Phase", "compensation 5 1");
  assert_value (ref, "Paid", "TTTTAHHHS");
  assert_value (ref, "Discards", "");
  assert_value (ref, "Governors", "2:i24");
  g_assert_true (is_legal (ref, ">TTTTA"));
  g_assert_false (is_legal (ref, ">TTTTT"));
  g_assert_false (is_legal (ref, ">TTTT"));

  play (ref, ">TTAHS");
  assert_value (ref, "Phase", "actions 1");
  assert_value (ref, "Hands", "TTAHLS - A");
  assert_value (ref, "Known", "TTAHS - -");
  assert_value (ref, "Discards", "TTHH");
  assert_value (ref, "Paid", "");
}

static void
test_figure_12 (void)
{
  Lesson lesson = {
    .alexander = "C22",
    .black = "A2-B3 B1-B3 B7-C6 B21-C22 B25-C24 C6-D7 C22-D21 C24-D25 D11-E10 D11-E12 D21-E22 "
             "D25-E24 E8-E10 E8-F9 E12-F11 E22-E24 F9-G10 F11-G12 F13-F15 F13-G12 F15-F17 F17-G16 "
             "G12-H13 H7-H9 H7-I6 H23-H25 H23-I22 H25-I26 I4-I6 I26-J27 J23-J25",
    .governors = "1:a3 3:a24 1:b3 1:e10 2:f13 4:i24 1:j4",
    .hands = "AS L TH A", .face_up = "LT", .scores = "30 22 41 18"
  };
  g_autoptr (Ref) ref = new_lesson (&lesson, 4, &defaults);

  assert_legal_kind (ref, '$', "$A $S");
  play (ref, "$S");
  assert_value (ref, "Scores", "42 26 50 24");
  assert_value (ref, "Phase", "actions 1 levied");
  assert_value (ref, "Hands", "A L TH A");
  assert_legal_kind (ref, '$', "");
  play (ref, "^j4");
  assert_value (ref, "Phase", "card");
  assert_value (ref, "Player", "2");
  assert_value (ref, "Turn", "6");
}

/* ---- Single rules ---- */

static void
test_joker (void)
{
  RefOptions both = { "both", FALSE, FALSE, "all" };
  RefOptions any = { "any", FALSE, FALSE, "all" };
  Lesson one = { .phase = "card", .alexander = "A0", .face_up = "LT", .hands = "HA - -" };
  Lesson all = { .phase = "card", .alexander = "A0", .face_up = "LH", .hands = "HA - -" };
  Lesson alone = { .phase = "card", .alexander = "A0", .face_up = "-L" };
  g_autoptr (Ref) ref = new_strip (&one, 65, 10, &defaults);
  g_autoptr (Ref) french = new_strip (&one, 65, 10, &both);
  g_autoptr (Ref) italian = new_strip (&all, 65, 10, &any);

  assert_legal (ref, "A* L T"); /* R15: a card of the hand is never a joker */
  play (ref, "L");
  assert_ends (ref, "A10 A2 A4 A6 A8 B3 B5 B7 B9");

  assert_legal (french, "A* T");
  set_lesson (french, &all);
  assert_legal (french, "A* H L");
  play (french, "L");
  assert_ends (french, "A10 A2 A4 A6 A8 B3 B5 B7 B9");
  set_lesson (french, &alone);
  assert_legal (french, "L");

  assert_legal (italian, "A* H L");
  play (italian, "H");
  assert_ends (italian, "A10 A12 A2 A4 A6 A8 B11 B3 B5 B7 B9");
  set_lesson (italian, &one);
  assert_legal (italian, "A* T");
}

/* R7: a wall on a side, a governor in the space or Alexander on a point; not a wall at a point. */
static void
test_available (void)
{
  Lesson wall = { .phase = "card", .alexander = "A0", .black = "A4-B3", .face_up = "TA" };
  Lesson touch = { .phase = "card", .alexander = "A0", .black = "A4-A6", .face_up = "TA" };
  Lesson governor = { .phase = "card", .alexander = "A0", .governors = "2:a2", .face_up = "TA" };
  Lesson there = { .phase = "card", .alexander = "A2", .face_up = "TA" };
  g_autoptr (Ref) ref = new_strip (&wall, 65, 10, &defaults);

  play (ref, "T");
  assert_ends (ref, "A10 A12 B11");
  set_lesson (ref, &touch);
  play (ref, "T");
  assert_ends (ref, "A2 A4 B3");
  set_lesson (ref, &governor);
  play (ref, "T");
  assert_ends (ref, "A10 A12 B11");
  set_lesson (ref, &there);
  play (ref, "T");
  assert_ends (ref, "A10 A12 B11");
}

static void
test_walls_run_out (void)
{
  Lesson lesson = { .phase = "card", .alexander = "A0", .face_up = "TA" };
  g_autoptr (Ref) red = new_strip (&lesson, 1, 1, &defaults);

  assert_legal (red, "T"); /* R16: the amphora needs three walls */
  play (red, "T");
  assert_legal (red, "A0-A2 A0-A2-A4 A0-A2-B3 A0-B1-B3");
  play (red, "A0-A2-A4");
  assert_value (red, "Black", "A0-A2");
  assert_value (red, "Red", "A2-A4");
  assert_value (red, "Phase", "actions 2");
}

static void
test_last_turn (void)
{
  Lesson lesson = { .phase = "card", .alexander = "A0", .face_up = "TA", .scores = "7 9 9" };
  g_autoptr (Ref) red = new_strip (&lesson, 1, 1, &defaults);
  g_autoptr (Ref) exact = new_strip (&lesson, 2, 1, &defaults);
  g_autoptr (Ref) none = new_strip (&lesson, 0, 0, &defaults);

  play (red, "T A0-A2-A4 +A +");
  assert_value (red, "Phase", "over");
  assert_value (red, "Player", "1");
  assert_value (red, "Turn", "5");
  assert_value (red, "FaceUp", "T-"); /* R30: no refill */
  assert_legal (red, "");
  g_assert_cmpint (ref_winners (red), ==, 6);

  play (exact, "T A0-A2-A4 .");
  assert_value (exact, "Phase", "card");
  g_assert_cmpint (ref_winners (exact), ==, 0);

  assert_legal (none, "-"); /* R17 */
  play (none, "-");
  assert_value (none, "Phase", "actions 2 last");
  assert_value (none, "FaceUp", "TA");
  play (none, "+A");
  assert_value (none, "Phase", "actions 1 last");
  play (none, ".");
  assert_value (none, "Phase", "over");
  assert_value (none, "FaceUp", "T-");
}

/* With no wall left Alexander may still go along old walls (R16). */
static void
test_no_walls_needed (void)
{
  Lesson lesson = { .phase = "card", .alexander = "A4", .black = "A4-B5 A2-A4 A2-B3",
                    .face_up = "TA", .hands = "A S -" };
  g_autoptr (Ref) ref = new_strip (&lesson, 3, 0, &defaults);

  assert_legal (ref, "A A*");
  play (ref, "A");
  assert_legal (ref, "A4-B5");
  play (ref, "A4-B5 .");
  assert_value (ref, "Phase", "card");
}

static void
test_refill (void)
{
  Lesson lesson = { .hands = "T A H", .face_up = "TA", .supply = "S" };
  Lesson empty = { .hands = "TTTTTTTTTTTAAAAAAAAAAA HHHHHHHHHHHLLLLLLLLLLL SSSSSSSSSS",
                   .face_up = "-S", .supply = "" };
  Lesson spent = { .hands = "TTTTTTTTTTAAAAAAAAAA HHHHHHHHHHLLLLLLLLL SSSSSSSSS",
                   .face_up = "LS", .supply = "" };
  g_autoptr (Ref) ref = new_lesson (&lesson, 3, &defaults);
  g_autofree char *discards = get_value (ref, "Discards");
  g_autofree char *order = g_strreverse (g_strdup (discards));

  play (ref, "+A"); /* R18: replaced at the end of the turn only */
  assert_value (ref, "FaceUp", "T-");
  assert_value (ref, "Known", "A - -");
  ref_plan_shuffle (ref, order);
  play (ref, "+T"); /* R19: S is the last card, and then the discards are shuffled */
  assert_value (ref, "FaceUp", "SS");
  assert_value (ref, "Discards", "");
  assert_value (ref, "Supply", order + 1);
  assert_value (ref, "Hands", "TTA A H");

  set_lesson (ref, &spent);
  g_assert_true (is_legal (ref, "+"));
  ref_plan_shuffle (ref, "SLHAT");
  play (ref, "+");
  assert_value (ref, "Known", "- - -");
  assert_value (ref, "Supply", "LHAT");

  set_lesson (ref, &empty);
  g_assert_false (is_legal (ref, "+")); /* R19: nothing can be drawn */
  play (ref, "+S .");
  assert_value (ref, "FaceUp", "--");
}

/* R13 and R14: what is refilled, and when. */
static void
test_special_move (void)
{
  RefOptions italian = { "any", TRUE, TRUE, "all" };
  Lesson lesson = { .phase = "card", .hands = "L A H", .face_up = "-T", .supply = "" };
  Lesson bare = { .phase = "card", .hands = "L A H", .face_up = "--" };
  Lesson two = { .phase = "card", .hands = "LH A H", .face_up = "TS" };
  g_autoptr (Ref) ref = new_lesson (&lesson, 3, &defaults);
  g_autoptr (Ref) refresh = new_lesson (&lesson, 3, &italian);
  g_autofree char *discards = get_value (ref, "Discards");
  g_autofree char *order = g_strconcat ("TL", discards, NULL);

  assert_legal (ref, "L* T");
  play (ref, "L*");
  assert_value (ref, "FaceUp", "-T");
  assert_value (ref, "Hands", "- A H");

  assert_legal (refresh, "L*/T T");
  ref_plan_shuffle (refresh, order); /* both cards are among the discards already */
  play (refresh, "L*/T");
  assert_value (refresh, "FaceUp", "TL");
  assert_value (refresh, "Phase", "way L");

  set_lesson (refresh, &bare);
  assert_legal (refresh, "L*");
  play (refresh, "L*");
  assert_value (refresh, "FaceUp", "--");
  assert_value (refresh, "Discards", "L");

  set_lesson (refresh, &two);
  assert_legal (refresh, "H*/S H*/T L*/S L*/T S T");
  play (refresh, "L*/S");
  assert_value (refresh, "FaceUp", "TT");
  assert_value (refresh, "Discards", "LS");
}

static void
test_compensation (void)
{
  RefOptions occupation = { "each", FALSE, FALSE, "occupation" };
  RefOptions nothing = { "each", FALSE, FALSE, "none" };
  Lesson last = take_over;
  Lesson two = take_over;
  g_autoptr (Ref) some = new_lesson (&take_over, 3, &occupation);
  g_autoptr (Ref) none = new_lesson (&take_over, 3, &nothing);
  g_autoptr (Ref) ref = NULL;
  g_autoptr (Ref) pair = NULL;

  play (some, "@i24"); /* of T T H S A */
  assert_value (some, "Phase", "compensation 3 1");
  assert_legal (some, ">AHS >TAH >TAS >THS >TTA >TTH >TTS");

  play (none, "@i24");
  assert_value (none, "Phase", "actions 1");
  assert_value (none, "Discards", "TTTTAHHHS");

  last.phase = "actions 1";
  ref = new_lesson (&last, 3, &defaults);
  play (ref, "@i24 >TTTTA");
  assert_value (ref, "Phase", "card");
  assert_value (ref, "Player", "3");

  two.hands = "L TTTTAHHHS";
  two.scores = "0 0";
  pair = new_lesson (&two, 2, &defaults);
  play (pair, "@i24");
  assert_value (pair, "Phase", "actions 1");
  assert_value (pair, "Discards", "TTTTAHHHS");
}

/* Take-overs with every governor, or with nothing but the removal to pay (R24, R25). */
static void
test_take_over_price (void)
{
  RefOptions occupation = { "each", FALSE, FALSE, "occupation" };
  Lesson lesson = { .alexander = "A0", .black = "A4-B5", .governors = "2:a2", .hands = "TT A -" };
  Lesson poor = { .alexander = "A0", .black = "A4-B5", .governors = "2:a2", .hands = "T A -" };
  g_autoptr (Ref) ref = new_strip (&lesson, 65, 10, &defaults);
  g_autoptr (Ref) some = new_strip (&lesson, 65, 10, &occupation);

  assert_legal_kind (ref, '@', "@a2 @a5,a8 @a5,a8,a10");
  play (ref, "@a2");
  assert_legal (ref, ">T");
  play (some, "@a2"); /* no card was paid for the occupation */
  assert_value (some, "Phase", "actions 1");
  set_lesson (ref, &poor);
  g_assert_false (is_legal (ref, "@a2"));
}

/* R23: not with a governor there already; R22: no more governors than there are. */
static void
test_occupation (void)
{
  Lesson own = { .alexander = "A0", .black = "A4-B5", .governors = "1:a2", .hands = "TTA A -" };
  Lesson two = { .alexander = "G24", .black = VALLEY, .governors = "1:a1 1:a3",
                 .hands = "TALS AH L" };
  Lesson one = { .alexander = "G24", .black = VALLEY, .governors = "1:a1 1:a3 1:b3",
                 .hands = "TALS AH L" };
  g_autoptr (Ref) ref = new_strip (&own, 65, 10, &defaults);
  g_autoptr (Ref) valley = new_lesson (&two, 3, &defaults);

  assert_legal_kind (ref, '@', "@a5,a8 @a5,a8,a10 @a8 @a8,a10");
  assert_legal_kind (ref, '^', "^a2");
  play (ref, "^a2");
  assert_value (ref, "Governors", "");
  assert_legal_kind (valley, '@', "@g23,i26 @i26,j24");
  set_lesson (valley, &one);
  assert_legal_kind (valley, '@', "");
}

static void
test_known_cards (void)
{
  Lesson lesson = { .hands = "TT A -", .face_up = "TA", .governors = "1:b3" }; /* a temple */
  g_autoptr (Ref) ref = new_lesson (&lesson, 3, &defaults);

  play (ref, "+T");
  assert_value (ref, "Known", "T - -");
  play (ref, "$T"); /* R43: it may have been the known one */
  assert_value (ref, "Known", "- - -");
  assert_value (ref, "Hands", "TT A -");
}

static void
test_end_of_game (void)
{
  RefOptions above = { "each", FALSE, TRUE, "all" };
  Lesson lesson = { .alexander = "A0", .black = "A4-B5", .governors = "1:a2 3:a8",
                    .hands = "T - -", .face_up = "-A", .scores = "97 12 92" };
  g_autoptr (Ref) ref = new_strip (&lesson, 65, 10, &defaults);
  g_autoptr (Ref) more = new_strip (&lesson, 65, 10, &above);

  play (ref, "$T"); /* 3 for player 1 (a0 a1 a3), 4 for player 3 (a4 a6 a7 a9) */
  assert_value (ref, "Scores", "100 12 96");
  assert_value (ref, "Phase", "over");
  assert_value (ref, "FaceUp", "-A");
  g_assert_cmpint (ref_winners (ref), ==, 1);

  play (more, "$T");
  assert_value (more, "Phase", "actions 1 levied");
}

/* ---- Positions ---- */

static void
test_positions (void)
{
  static const Lesson bad[] = {
    { .player = "4" }, { .player = "0" }, { .player = "01" }, { .phase = "actions 3" },
    { .phase = "actions 2 levied" }, { .phase = "actions 1 last levied" }, { .phase = "over" },
    { .phase = "way X" }, { .phase = "actions" }, { .alexander = "A1" }, { .alexander = "a1" },
    { .alexander = "" }, { .black = "A0-A4" }, { .black = "A2-A0" }, { .black = "A0-A2 A0-A2" },
    { .black = "A0-A2  A2-A4" }, { .black = "A0-A2 A2-A4 A4-A6" }, { .red = "A0-A2" },
    { .black = "A0-A2 A2-A4", .red = "A2-A4" },
    { .black = "A0-A2 A2-A4", .red = "A4-A6 A6-A8" },
    { .black = "A0-A2 A2-A4", .red = "A4-A6", .phase = "card" },
    { .black = "A0-A2 A2-A4", .red = "A4-A6", .phase = "way T" },
    { .black = "A0-A2 A2-A4", .red = "A4-A6", .phase = "actions 1 last" },
    { .governors = "1:a0" }, { .governors = "4:a2" }, { .governors = "1:a2 1:a2" },
    { .governors = "1:a2 2:a5" }, { .governors = "1:a2 2:a2" }, { .hands = "- -" },
    { .hands = "- - - -" }, { .hands = "X - -" }, { .face_up = "T" }, { .face_up = "TX" },
    { .scores = "0 0" }, { .scores = "0 0 1000" }, { .scores = "0 0 01" }, { .scores = "0 0 -1" },
    { .hands = "TTTTTTTTTTTT - -" }, { .supply = "TX" },
    { .alexander = "A2", .black = "A0-A2 A10-A12", .phase = "way S" }
  };
  static const Lesson good[] = {
    { .phase = "card" }, { .phase = "way T" }, { .phase = "actions 1 levied last" },
    { .phase = "actions 2 last" }, { .black = "A0-A2 A2-A4", .red = "A4-A6" },
    { .governors = "1:a2 2:a5", .black = "A4-B5" }, { .scores = "0 100 999" },
    { .phase = "way L" }, { .hands = "TSA SAT -", .face_up = "-A" }
  };
  Ref *ref = ref_new (strip, "A0", 2, 1, 100, 3, &defaults);
  g_autofree char *before = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      Lesson lesson = good[i];

      lesson.alexander = choose (lesson.alexander, "A0");
      set_lesson (ref, &lesson);
    }

  before = ref_position (ref);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      Lesson lesson = bad[i];
      g_autofree char *text = NULL;
      g_autofree char *after = NULL;

      lesson.alexander = choose (lesson.alexander, "A0");
      text = write_lesson (&lesson);
      if (ref_set_position (ref, text))
        g_error ("Not refused:\n%s", text);
      after = ref_position (ref);
      g_assert_cmpstr (before, ==, after);
    }

  ref_free (ref);
}

static void
test_position_lines (void)
{
  Lesson lesson = { .alexander = "A0" };
  g_autofree char *text = write_lesson (&lesson);
  g_autofree char *twice = g_strconcat (text, "Red=\n", NULL);
  g_autofree char *unknown = g_strconcat (text, "Paid=\n", NULL);
  g_autofree char *comment = g_strconcat ("# A comment\n\n", text, NULL);
  g_autoptr (Ref) ref = new_strip (&lesson, 65, 10, &defaults);

  g_assert_true (ref_set_position (ref, comment));
  g_assert_false (ref_set_position (ref, twice));
  g_assert_false (ref_set_position (ref, unknown));
  g_assert_false (ref_set_position (ref, strchr (text, '\n') + 1));
  g_assert_false (ref_set_position (ref, ""));
}

/* ---- Random games ---- */

typedef struct
{
  int    decisions;
  int    listed;
  int    reshuffles;
  int    compensations;
  int    no_moves;
  int    red_ends;
  int    levy_ends;
  gint64 time;   /* microseconds in ref_legal () */
  gint64 slowest;
  int    longest; /* list */
} Count;

static char *
shuffle (GRand      *rand,
         const char *cards)
{
  char *order = g_strdup (cards);

  for (int i = strlen (order) - 1; i > 0; i--)
    {
      int k = g_rand_int_range (rand, 0, i + 1);
      char card = order[i];

      order[i] = order[k];
      order[k] = card;
    }

  return order;
}

/* Adds the cost of an occupation, computed from the text of the position. */
static void
add_price (const char *position,
           const char *token,
           GString    *cards)
{
  g_autofree char *governors = find_value (position, "Governors");
  g_auto (GStrv) words = g_strsplit (governors, " ", -1);
  g_autofree char *text = find_value (position, "Provinces");
  g_auto (GStrv) provinces = g_strsplit (text, " ", -1);
  g_auto (GStrv) chosen = g_strsplit (token + 1, ",", -1);

  for (int i = 0; provinces[i] != NULL; i++)
    {
      g_auto (GStrv) spaces = g_strsplit (provinces[i], ",", -1);

      if (!g_strv_contains ((const char *const *) spaces, chosen[0]))
        continue;
      for (int k = 0; spaces[k] != NULL; k++)
        {
          if (get_letter (spaces[k]) == '.')
            continue;
          if (!g_strv_contains ((const char *const *) chosen, spaces[k]))
            g_string_append_c (cards, get_letter (spaces[k]));
          for (int n = 0; words[n] != NULL; n++)
            if (g_str_equal (words[n] + 2, spaces[k]))
              for (int twice = 0; twice < 2; twice++)
                g_string_append_c (cards, get_letter (spaces[k]));
        }
    }
}

/* The discards as they will be when a decision has been paid for, in the order T A H L S. */
static char *
predict_discards (const char *position,
                  const char *token)
{
  g_autofree char *discards = find_value (position, "Discards");
  g_autofree char *paid = find_value (position, "Paid");
  g_autoptr (GString) cards = g_string_new (discards);
  GString *sorted = g_string_new (NULL);

  if (token[0] == '$')
    g_string_append_c (cards, token[1]);
  else if (token[0] == '@')
    add_price (position, token, cards);
  else if (token[0] == '>')
    {
      g_string_append (cards, paid);
      for (const char *c = token + 1; *c != '\0'; c++)
        g_string_erase (cards, strrchr (cards->str, *c) - cards->str, 1);
    }
  else if (token[0] != '\0' && token[1] == '*')
    {
      g_string_append_c (cards, token[0]);
      if (token[2] == '/')
        g_string_append_c (cards, token[3]);
    }

  for (const char *letter = "TAHLS"; *letter != '\0'; letter++)
    for (const char *c = cards->str; *c != '\0'; c++)
      if (*c == *letter)
        g_string_append_c (sorted, *letter);

  return g_string_free (sorted, FALSE);
}

/* Picks a kind of decision first, then one of this kind, so that there are not only occupations. */
static const char *
choose_token (GRand *rand,
              char **legal)
{
  int n = g_strv_length (legal);
  char kinds[16] = "";
  int n_kinds = 0, first = 0, last;
  char kind;

  for (int i = 0; i < n; i++)
    if (n_kinds < 15 && strchr (kinds, legal[i][0]) == NULL)
      kinds[n_kinds++] = legal[i][0];
  kind = kinds[g_rand_int_range (rand, 0, n_kinds)];

  while (legal[first][0] != kind)
    first++;
  for (last = first; last < n && legal[last][0] == kind; last++)
    ;

  return legal[g_rand_int_range (rand, first, last)];
}

/* A position that is written and read again is the same. */
static void
check_round_trip (const char *position,
                  char      **legal,
                  Ref        *copy)
{
  g_autofree char *phase = find_value (position, "Phase");
  g_autofree char *text = g_strndup (position, strstr (position, "Known=") - position);
  g_autofree char *again = NULL;
  g_auto (GStrv) same = NULL;

  if (g_str_has_prefix (phase, "compensation"))
    return;

  g_assert_true (ref_set_position (copy, text));
  again = ref_position (copy);
  g_assert_true (g_str_has_prefix (again, text));

  same = ref_legal (copy);
  g_assert_true (g_strv_equal ((const char *const *) legal, (const char *const *) same));
}

static char **
list_with_time (Ref   *ref,
                Count *count)
{
  gint64 begin = g_get_monotonic_time ();
  char **legal = ref_legal (ref);
  gint64 time = g_get_monotonic_time () - begin;

  count->time += time;
  count->slowest = MAX (count->slowest, time);
  count->longest = MAX (count->longest, (int) g_strv_length (legal));
  count->listed++;

  return legal;
}

static void
check_list (char **legal)
{
  g_assert_nonnull (legal[0]);
  for (int i = 1; legal[i] != NULL; i++)
    g_assert_cmpint (strcmp (legal[i - 1], legal[i]), <, 0);
}

static void
check_refused (Ref        *ref,
               const char *position,
               const char *token)
{
  g_autofree char *after = NULL;

  g_assert_false (ref_apply (ref, token));
  after = ref_position (ref);
  g_assert_cmpstr (position, ==, after);
}

static void
decide (Ref        *ref,
        const char *position,
        GRand      *rand,
        const char *token,
        Count      *count)
{
  g_autofree char *expected = predict_discards (position, token);
  g_autofree char *order = shuffle (rand, expected);
  g_autofree char *before = find_value (position, "Supply");
  g_autofree char *flaw = NULL;
  g_autofree char *text = NULL;
  g_autofree char *supply = NULL;
  g_autofree char *discards = NULL;
  g_autofree char *paid = NULL;

  ref_plan_shuffle (ref, order);
  g_assert_true (ref_apply (ref, token));
  flaw = ref_check (ref);
  g_assert_cmpstr (flaw, ==, NULL);

  text = ref_position (ref);
  supply = find_value (text, "Supply");
  discards = find_value (text, "Discards");
  paid = find_value (text, "Paid");
  if (strlen (supply) > strlen (before))
    {
      g_assert_cmpstr (discards, ==, "");
      g_assert_true (g_str_has_suffix (order, supply));
      count->reshuffles++;
    }
  else if (paid[0] == '\0' && strlen (before) > 2)
    g_assert_cmpstr (discards, ==, expected);

  count->decisions++;
  count->compensations += token[0] == '>';
  count->no_moves += token[0] == '-';
}

static void
check_winners (Ref *ref)
{
  g_autofree char *text = get_value (ref, "Scores");
  g_auto (GStrv) scores = g_strsplit (text, " ", -1);
  int winners = ref_winners (ref);

  g_assert_cmpint (winners, >, 0);
  for (int i = 0; scores[i] != NULL; i++)
    for (int k = 0; scores[k] != NULL; k++)
      if (winners & (1 << i))
        {
          int difference = atoi (scores[i]) - atoi (scores[k]);

          g_assert_cmpint (difference, >=, 0);
          g_assert_cmpint (difference == 0, ==, (winners & (1 << k)) != 0);
        }
}

static void
play_random_game (Ref   *ref,
                  Ref   *copy,
                  GRand *rand,
                  Count *count)
{
  g_autofree char *cards = shuffle (rand, deck);
  g_autofree char *red = NULL;
  char last = '\0';

  ref_deal (ref, cards);
  while (TRUE)
    {
      g_autofree char *position = ref_position (ref);
      g_autofree char *phase = find_value (position, "Phase");
      g_auto (GStrv) legal = list_with_time (ref, count);
      const char *token;

      if (g_str_equal (phase, "over"))
        break;
      check_list (legal);
      if (count->decisions % 4 == 0)
        check_round_trip (position, legal, copy);
      if (count->decisions % 10 == 0)
        check_refused (ref, position, "A2");
      token = choose_token (rand, legal);
      last = token[0];
      decide (ref, position, rand, token, count);
    }

  check_winners (ref);
  assert_legal (ref, "");
  red = get_value (ref, "Red");
  count->red_ends += red[0] != '\0';
  count->levy_ends += last == '$' && red[0] == '\0';
}

static void
test_random_games (void)
{
  static const char *const jokers[] = { "each", "both", "any" };
  static const char *const compensations[] = { "all", "occupation", "none" };
  static const int stocks[][3] = { { 65, 10, 100 }, { 65, 10, 20 }, { 25, 0, 100 },
                                   { 150, 5, 200 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (331);
  Count count = { 0 };

  for (int i = 0; i < 300; i++)
    {
      RefOptions options = { jokers[i % 3], i / 3 % 2, i / 6 % 2, compensations[i / 12 % 3] };
      const int *stock = stocks[i / 75];
      int players = 2 + i / 36 % 3;
      g_autoptr (Ref) ref = ref_new (persia, "A2", stock[0], stock[1], stock[2], players, &options);
      g_autoptr (Ref) copy = ref_new (persia, "A2", stock[0], stock[1], stock[2], players,
                                      &options);

      play_random_game (ref, copy, rand, &count);
    }

  g_test_message ("%d decisions, %d reshuffles, %d compensations, %d turns without a move, "
                  "%d ends by red walls, %d by a levy", count.decisions, count.reshuffles,
                  count.compensations, count.no_moves, count.red_ends, count.levy_ends);
  g_test_message ("%d lists: mean %d us, slowest %d us, longest %d decisions", count.listed,
                  (int) (count.time / count.listed), (int) count.slowest, count.longest);
  g_assert_cmpint (count.reshuffles, >, 0);
  g_assert_cmpint (count.compensations, >, 0);
  g_assert_cmpint (count.no_moves, >, 0);
  g_assert_cmpint (count.red_ends, >, 0);
  g_assert_cmpint (count.levy_ends, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reference/figures/1-3", test_figures_1_to_3);
  g_test_add_func ("/reference/figures/4-6", test_figures_4_to_6);
  g_test_add_func ("/reference/figures/7", test_figure_7);
  g_test_add_func ("/reference/figures/8", test_figure_8);
  g_test_add_func ("/reference/figures/9", test_figure_9);
  g_test_add_func ("/reference/figures/10", test_figure_10);
  g_test_add_func ("/reference/figures/11", test_figure_11);
  g_test_add_func ("/reference/figures/12", test_figure_12);
  g_test_add_func ("/reference/R15-joker", test_joker);
  g_test_add_func ("/reference/R7-available", test_available);
  g_test_add_func ("/reference/R16-walls-run-out", test_walls_run_out);
  g_test_add_func ("/reference/R16-no-walls-needed", test_no_walls_needed);
  g_test_add_func ("/reference/R41-last-turn", test_last_turn);
  g_test_add_func ("/reference/R19-refill", test_refill);
  g_test_add_func ("/reference/R14-special-move", test_special_move);
  g_test_add_func ("/reference/R25-compensation", test_compensation);
  g_test_add_func ("/reference/R24-price", test_take_over_price);
  g_test_add_func ("/reference/R22-occupation", test_occupation);
  g_test_add_func ("/reference/R43-known-cards", test_known_cards);
  g_test_add_func ("/reference/R40-end-of-game", test_end_of_game);
  g_test_add_func ("/reference/positions", test_positions);
  g_test_add_func ("/reference/position-lines", test_position_lines);
  g_test_add_func ("/reference/random-games", test_random_games);

  return g_test_run ();
}

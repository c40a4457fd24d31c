/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save, load, save gives the same bytes; randomly damaged records are refused or read as games. */

#include "test-util.h"

#include "alexandros/record/alx-position.h"

#include <string.h>
#include <time.h>

#define N_GAMES 200
#define N_MUTATIONS 3000

#define HEAD "[Alexandros]\nFormat=1\nBoard=persia\n"
#define TWO "\n[Players]\n1=green person Anna of the Hills\n2=yellow wizard 1\n"
#define DECK "\n[Cards]\nDeck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS\n"

/* Records that are already in the only form that is written. */
static const struct { const char *name; const char *text; } canonical[] = {
  { "no-decision", HEAD TWO DECK },
  { "date", HEAD "Date=2026-11-20\n" TWO DECK },
  { "about", HEAD "Date=2026-11-20\nTime=18:03:27\nProgram=P 1.0\nWeights=abc\n" TWO DECK },
  { "abandoned", HEAD "Date=2026-11-20\nAbandoned=true\n" TWO DECK "\n[Turns]\n1=S A2-A4 .\n" },
  { "seed", HEAD TWO DECK "Seed=0000000000000abc\n" },
  { "joker", HEAD "\n[Rules]\nJoker=both\n" TWO DECK },
  { "all-options",
    HEAD "\n[Rules]\nJoker=any\nSpecialRefresh=true\nEndAbove=true\nCompensation=none\n" TWO DECK },
  { "compensation", HEAD "\n[Rules]\nCompensation=occupation\n" TWO DECK },
  { "unfinished", HEAD TWO DECK "\n[Turns]\n1=S A2-A4 + +\n2=H\n" },
  { "cursor", HEAD TWO DECK "\n[Turns]\n1=S A2-A4 + +\n2=H\n\n[History]\nCursor=3\n" },
  { "cursor-0", HEAD TWO DECK "\n[Turns]\n1=S A2-A4 + +\n2=H\n\n[History]\nCursor=0\n" },
  { "position", HEAD TWO
    "\n[Position]\nTurn=7\nPlayer=2\nPhase=actions 2\nAlexander=D3\nBlack=A2-B3 B3-C4 C4-D3\n"
    "Red=\nGovernors=1:a1 2:j24\n"
    "Hands=TAS -\nFaceUp=-L\nSupply=TTTTTTTTTTAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLSSSSSSSSSS\n"
    "Discards=L\nScores=12 104\n" },
  { "position-with-seed-and-shuffle", HEAD TWO
    "\n[Cards]\nSeed=ffffffffffffffff\nShuffle1=SL\n"
    "\n[Position]\nTurn=7\nPlayer=2\nPhase=actions 1 levied last\nAlexander=D3\nBlack=\nRed=\n"
    "Governors=\n"
    "Hands=TTTTTTTTTTTAAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLLSSSSSSSSSS -\nFaceUp=--\nSupply=\n"
    "Discards=LS\nScores=0 999\n"
    "\n[Turns]\n7=+\n\n[Result]\nScores=0 999\n" },
  { "finished-and-undone", HEAD TWO
    "\n[Position]\nTurn=7\nPlayer=2\nPhase=actions 2 last\nAlexander=D3\nBlack=\nRed=\nGovernors=\n"
    "Hands=TTTTTTTTTTTAAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLLSSSSSSSSSS -\nFaceUp=--\nSupply=\n"
    "Discards=LS\nScores=0 999\n"
    "\n[Turns]\n7=.\n\n[History]\nCursor=0\n\n[Result]\nScores=0 999\n" },
};

/* Other accepted forms, and what they are written as. */
static const struct
{
  const char *name;
  const char *from;
  const char *to;
  const char *key;
  const char *value;
} freedoms[] = {
  { "black", "Black=", "Black=C4-D3 B9-B11 A2-B3 B3-C4", "Black", "A2-B3 B3-C4 B9-B11 C4-D3" },
  { "governors", "Governors=", "Governors=1:j24 1:c10 1:c2 1:c4", "Governors",
    "1:c2 1:c4 1:c10 1:j24" },
  { "hands", "Hands=TAS LL -", "Hands=SAT LL -", "Hands", "TAS LL -" },
  { "discards", "Discards=TAHLS", "Discards=SLTHA", "Discards", "TAHLS" },
};

static char *
save (const KitRecord *record)
{
  g_autofree char *text = kit_record_write (record);
  g_autoptr (KitRecord) again = test_read_record (text);
  g_autofree char *text_again = kit_record_write (again);

  g_assert_cmpstr (text, ==, text_again);
  return g_steal_pointer (&text);
}

static void
test_canonical (gconstpointer data)
{
  g_autoptr (KitRecord) record = test_read_record (data);
  g_autofree char *text = save (record);

  g_assert_cmpstr (text, ==, data);
}

static void
test_freedoms (void)
{
  static const char short_form[] = "Hands=TAS LL -; Discards=TAHLS";

  for (guint i = 0; i < G_N_ELEMENTS (freedoms); i++)
    {
      g_autofree char *whole = test_text (short_form, NULL);
      g_autoptr (GString) text = g_string_new (whole);
      g_autoptr (KitRecord) record = NULL;
      g_autofree char *saved = NULL;
      g_autofree char *line = NULL;

      g_assert_cmpuint (g_string_replace (text, freedoms[i].from, freedoms[i].to, 1), ==, 1);
      record = test_read_record (text->str);
      saved = save (record);
      line = g_strdup_printf ("\n%s=%s\n", freedoms[i].key, freedoms[i].value);
      g_assert_nonnull (strstr (saved, line));
    }
}

/* Explicit defaults, comments and empty groups are not kept. */
static void
test_dropped (void)
{
  static const char free_form[] =
    "# head\n[Players]\n1=green person Anna of the Hills\n2=yellow wizard 1\n\n\n[Turns]\n"
    "[Rules]\nJoker=each\n"
    "EndAbove=false\n[Cards]\n# the deck\n"
    "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS\n"
    "[History]\nCursor=0\n[Alexandros]\nBoard=persia\r\nFormat=1";
  g_autoptr (KitRecord) record = test_read_record (free_form);
  g_autofree char *text = save (record);

  g_assert_cmpstr (text, ==, HEAD TWO DECK);
}

static void
test_fields (void)
{
  static const char text[] =
    HEAD "Date=2026-11-20\nAbandoned=true\n\n[Rules]\nJoker=any\nSpecialRefresh=true\n"
    "Compensation=occupation\n" TWO
    DECK "Seed=0000000000000abc\n\n[Turns]\n1=S A2-A4 + +\n2=H\n\n[History]\nCursor=3\n";
  g_autoptr (KitRecord) record = test_read_record (text);
  const AlxState *state = alx_history_get_state (record->history);

  g_assert_cmpstr (record->about[KIT_ABOUT_DATE], ==, "2026-11-20");
  g_assert_true (record->abandoned && record->seeded && !record->from_position);
  g_assert_cmpuint (record->n_players, ==, 2);
  g_assert_cmpuint (record->players[0].colour, ==, KIT_GREEN);
  g_assert_cmpstr (record->players[0].kind, ==, "person");
  g_assert_cmpstr (record->players[0].name, ==, "Anna of the Hills");
  g_assert_cmpuint (record->players[1].colour, ==, KIT_YELLOW);
  g_assert_cmpstr (record->players[1].kind, ==, "wizard");
  g_assert_cmpuint (kit_history_get_length (record->history), ==, 5);
  g_assert_cmpuint (kit_history_get_cursor (record->history), ==, 3);
  g_assert_cmpuint (state->seed, ==, 0xabc);
  g_assert_cmpuint (state->options.joker, ==, ALX_JOKER_ANY);
  g_assert_cmpuint (state->options.compensation, ==, ALX_COMPENSATION_OCCUPATION);
  g_assert_true (state->options.special_refresh && !state->options.end_above);
  g_assert_false (kit_history_is_over (record->history));
}

static void
check_same_states (const KitHistory *a,
                   const KitHistory *b)
{
  guint n = kit_history_get_length (a);

  g_assert_cmpuint (kit_history_get_length (b), ==, n);
  g_assert_cmpuint (kit_history_get_cursor (b), ==, kit_history_get_cursor (a));
  for (guint i = 0; i <= n; i += MAX (1, n / 3))
    {
      static const char * const keys[] = { "Known", "Sizes" };
      g_autoptr (GString) left = g_string_new (NULL);
      g_autoptr (GString) right = g_string_new (NULL);
      AlxState one;
      AlxState two;

      alx_history_get_state_at (a, i, &one);
      alx_history_get_state_at (b, i, &two);
      alx_position_write (left, &one, test_board ());
      alx_position_write (right, &two, test_board ());
      g_assert_cmpstr (left->str, ==, right->str);
      g_assert_cmpuint (one.seed, ==, two.seed);
      for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
        {
          g_autofree char *first = test_ask (&one, keys[k]);
          g_autofree char *second = test_ask (&two, keys[k]);

          g_assert_cmpstr (first, ==, second);
        }
    }
}

/* Undoes some decisions, and sometimes makes others instead. */
static void
undo_some (BaseRandom *random,
           KitRecord  *record)
{
  KitHistory *history = record->history;

  for (guint i = base_random_below (random, 3); i > 0; i--)
    {
      guint n = kit_history_get_length (history);

      kit_history_set_cursor (history, base_random_below (random, n + 1));
      for (guint k = base_random_below (random, 30); k > 0 && i > 1; k--)
        if (!test_random_step (random, history))
          break;
    }
}

static void
test_games (void)
{
  BaseRandom random = { 1789 };
  guint over = 0;
  guint undone = 0;
  guint reshuffled = 0;

  for (guint game = 0; game < N_GAMES; game++)
    {
      guint most = game % 4 == 0 ? base_random_below (&random, 40) : 400;
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + game % 3, most);
      g_autoptr (KitRecord) again = NULL;
      g_autofree char *text = NULL;

      undo_some (&random, record);
      record->abandoned = !kit_history_is_over (record->history) && game % 5 == 0;
      if (game % 3 == 0)
        kit_record_set_about (record, KIT_ABOUT_DATE, "2026-02-28");
      text = save (record);
      again = test_read_record (text);
      check_same_states (record->history, again->history);
      over += kit_history_is_over (record->history);
      undone += strstr (text, "Cursor=") != NULL;
      reshuffled += strstr (text, "Shuffle2=") != NULL;
    }
  /* Each of these occurred, or the test says nothing about it. */
  g_assert_cmpuint (over, >, 20);
  g_assert_cmpuint (over, <, N_GAMES - 20);
  g_assert_cmpuint (undone, >, 20);
  g_assert_cmpuint (reshuffled, >, 20);
}

/* The reshuffles of a game without a seed are kept too. */
static void
test_without_seed (void)
{
  BaseRandom random = { 4 };

  for (guint game = 0; game < 10; game++)
    {
      g_autoptr (KitRecord) record = test_random_game (&random, 2, 300);
      g_autofree char *with = NULL;
      g_autofree char *text = NULL;
      g_autoptr (KitRecord) again = NULL;

      with = save (record);
      record->seeded = FALSE;
      text = save (record);
      g_assert_null (strstr (text, "Seed="));
      again = test_read_record (text);
      again->seeded = TRUE;
      g_assert_cmpuint (strlen (text), ==, strlen (with) - strlen ("Seed=0123456789abcdef\n"));
    }
}

/* Any moment of a game is a position to start from. */
static void
test_positions (void)
{
  BaseRandom random = { 1821 };
  guint n = 0;

  for (guint game = 0; game < 40; game++)
    {
      guint most = base_random_below (&random, 250);
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + game % 3, most);
      const AlxState *state = alx_history_get_state (record->history);
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      AlxState start = *state;

      if (state->phase > ALX_PHASE_ACTIONS)
        continue;
      /* A position in a record has neither the number of earlier reshuffles nor known cards. */
      start.n_shuffles = 0;
      memset (start.known, 0, sizeof start.known);
      g_clear_pointer (&record->history, kit_history_free);
      record->history = alx_history_new (test_board (), &start);
      record->from_position = TRUE;
      record->seeded = game % 2;
      text = save (record);
      for (guint i = 0; i < 60; i++)
        if (!test_random_step (&random, record->history))
          break;
      again = save (record);
      g_assert_true (strlen (again) >= strlen (text));
      n++;
    }
  g_assert_cmpuint (n, >, 10);
}

/* The records that are damaged. */
static char **
list_seeds (BaseRandom *random)
{
  GPtrArray *texts = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (canonical); i++)
    g_ptr_array_add (texts, g_strdup (canonical[i].text));
  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (KitRecord) record = test_random_game (random, 2 + i % 3, i * 25);

      undo_some (random, record);
      g_ptr_array_add (texts, kit_record_write (record));
    }
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}

static void
spoil_line (BaseRandom *random,
            GString    *text)
{
  g_auto (GStrv) lines = g_strsplit (text->str, "\n", -1);
  guint n = g_strv_length (lines);
  guint a = base_random_below (random, n);
  guint b = base_random_below (random, n);
  g_autofree char *joined = NULL;
  char *line = lines[a];

  if (base_random_below (random, 2))
    {
      lines[a] = lines[b];
      lines[b] = line;
    }
  else
    {
      lines[a] = g_strdup (lines[b]);
      g_free (line);
    }
  joined = g_strjoinv ("\n", lines);
  g_string_assign (text, joined);
}

static void
spoil (BaseRandom *random,
       GString    *text)
{
  static const char letters[] = "TAHLS.-+@$>^*/,0123456789abcdefgABCDEFG=[]#\n \r\t:\xff";
  guint at = base_random_below (random, text->len);
  guint n = base_random_below (random, 20);
  char letter = letters[base_random_below (random, sizeof letters)];

  switch (base_random_below (random, 6))
    {
    case 0:
      g_string_truncate (text, at);
      break;
    case 1:
      g_string_erase (text, at, 1);
      break;
    case 2:
      g_string_insert_c (text, at, letter);
      break;
    case 3:
      g_string_erase (text, at, MIN (n, text->len - at));
      break;
    case 4:
      spoil_line (random, text);
      break;
    default:
      text->str[at] = letter;
      break;
    }
}

static guint
count_lines (const GString *text)
{
  guint n = 1;

  for (gsize i = 0; i < text->len; i++)
    n += text->str[i] == '\n';
  return n;
}

/* Nothing crashes; a fault has a reason and a line of the file; an accepted record is a game. */
static void
test_mutations (void)
{
  BaseRandom random = { 20261120 };
  g_auto (GStrv) seeds = list_seeds (&random);
  guint reasons[ALX_FAULT_START_INLAND + 1] = { 0 };
  guint kinds = 0;

  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      guint seed = base_random_below (&random, g_strv_length (seeds));
      g_autoptr (GString) text = g_string_new (seeds[seed]);
      g_autoptr (KitRecord) record = NULL;
      KitFault fault = { 0 };

      for (guint k = base_random_below (&random, 3); k != G_MAXUINT && text->len > 1; k--)
        spoil (&random, text);
      record = alx_record_read (text->str, text->len, &fault);
      if (record != NULL)
        g_free (save (record));
      else
        {
          g_assert_cmpuint (fault.reason, !=, KIT_FAULT_NONE);
          g_assert_cmpuint (fault.line, >=, 1);
          g_assert_cmpuint (fault.line, <=, count_lines (text));
          g_assert_true (g_utf8_validate (fault.text, -1, NULL));
        }
      reasons[record ? KIT_FAULT_NONE : fault.reason]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    kinds += reasons[i] > 0;
  g_assert_cmpuint (reasons[KIT_FAULT_NONE], >, 100);
  g_assert_cmpuint (reasons[KIT_FAULT_NONE], <, N_MUTATIONS / 2);
  g_assert_cmpuint (kinds, >, 15);
}

/* Seconds of processor time, which other programs do not lengthen. */
static double
read_clock (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* Writing and reading a game of 20,000 decisions and 5,000 reshuffles takes linear time; a replay
   for each reshuffle would take minutes. */
static void
test_long (void)
{
  static const guint turns[] = { 1000, 5000 };
  double spent[2][2];

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (KitRecord) record = test_long_record (turns[i]);
      g_autoptr (KitRecord) again = NULL;
      g_autofree char *text = NULL;
      g_autofree char *text_again = NULL;

      g_assert_cmpuint (kit_history_get_length (record->history), ==, 4 * turns[i]);
      g_assert_cmpuint (alx_history_get_state (record->history)->n_shuffles, ==, turns[i]);
      spent[i][0] = read_clock ();
      text = kit_record_write (record);
      spent[i][0] = read_clock () - spent[i][0];
      spent[i][1] = read_clock ();
      again = test_read_record (text);
      spent[i][1] = read_clock () - spent[i][1];
      g_test_message ("%u decisions, %" G_GSIZE_FORMAT
                      " bytes: written in %.1f ms, read in %.1f ms",
                      4 * turns[i], strlen (text), 1000 * spent[i][0], 1000 * spent[i][1]);
      text_again = kit_record_write (again);
      g_assert_cmpstr (text, ==, text_again);
    }
  for (guint k = 0; k < 2; k++)
    g_assert_cmpfloat (spent[1][k], <, 15 * MAX (spent[0][k], 0.002));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (canonical); i++)
    {
      g_autofree char *name = g_strconcat ("/save/canonical/", canonical[i].name, NULL);

      g_test_add_data_func (name, canonical[i].text, test_canonical);
    }
  g_test_add_func ("/save/freedoms", test_freedoms);
  g_test_add_func ("/save/dropped", test_dropped);
  g_test_add_func ("/save/fields", test_fields);
  g_test_add_func ("/save/games", test_games);
  g_test_add_func ("/save/without-seed", test_without_seed);
  g_test_add_func ("/save/positions", test_positions);
  g_test_add_func ("/save/mutations", test_mutations);
  g_test_add_func ("/save/long", test_long);
  return g_test_run ();
}

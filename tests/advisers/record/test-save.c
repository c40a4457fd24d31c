/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save, load, save gives the same bytes; randomly damaged records are refused or read as games. */

#include "record-rows.h"


#include <string.h>

#define N_GAMES 200
#define N_MUTATIONS 3000

/* Other accepted forms, and lines that are written for them. */
static const struct { RecordBase base; const char *edits; const char *lines; } freedoms[] = {
  { RECORD_POSITION, "Villages=2:b5s 1:b3s", "Villages=1:b3s 2:b5s\n" },
  { RECORD_POSITION, "Villages=1:c4s 1:c4n 1:b3n", "Villages=1:b3n 1:c4n 1:c4s\n" },
  { RECORD_POSITION, "Cities=3:d7n 1:c12n 1:c2s", "Cities=1:c2s 1:c12n 3:d7n\n" },
  { RECORD_POSITION, "Roads=2:c14nw 1:c4ne 1:c4nw 1:c4w", "Roads=1:c4w 1:c4nw 1:c4ne 2:c14nw\n" },
  { RECORD_POSITION, "Hands=OLHWB OHL WB", "Hands=BWHLO HLO BW\n" },
  { RECORD_POSITION, "Hands=LLBL - O", "Hands=BLLL - O\n" },
  { RECORD_POSITION, "Cards=MPK V R|Development=KKKKKVVVVKKKKKK", "Cards=KPM V R\n" },
  { RECORD_POSITION, "Cards=K MVR -|Development=KKKKKVVVVKKKKKKRP|Fresh=MRV",
    "Cards=K VRM -\nFresh=VRM\n" },
  { RECORD_GAME, "Board=campaign\nDate=2026-11-20", "Board=campaign\nDate=2026-11-20\n\n" },
  { RECORD_GAME, "Board=campaign\n\n[Rules]\nOffers=3\nStartGold=8",
    "\n[Rules]\nStartGold=8\nOffers=3\n\n" },
  { RECORD_GAME, "Board=campaign\n\n[Rules]\nOffers=4\nStartGold=8",
    "\n[Rules]\nStartGold=8\n\n" },
  { RECORD_GAME, "Board=campaign\n\n[Rules]\nOffers=5\nStartGold=0", "\n[Rules]\nOffers=5\n\n" },
  { RECORD_GAME, "Seed", "\n[Chance]\nDice=35 61\nSteals=H\n" },
  { RECORD_GAME, "Cursor=0", "\n[History]\nCursor=0\n" },
  { RECORD_OVER, "99=roll rob:g10\n\n[History]\nCursor=1",
    "\n[History]\nCursor=1\n\n[Result]\nScores=1 2 2\nWinners=2 3\n" },
};

/* Texts that are changed in a base and leave no trace. */
static const struct { RecordBase base; const char *from; const char *to; } dropped[] = {
  { RECORD_GAME, "\n[Players]", "\n[Rules]\n\n[Players]" },
  { RECORD_GAME, "\n[Players]", "\n[Rules]\nOffers=4\nStartGold=0\n\n[Players]" },
  { RECORD_GAME, "[Advisers]\nFormat=1\nBoard=campaign", "[Advisers]\nBoard=campaign\nFormat=1" },
  { RECORD_GAME, "[Advisers]", "\n\n[Advisers]\n\n" },
  { RECORD_GAME, "[Turns]", "[Turns]\n# the first turn" },
  { RECORD_GAME, "[Turns]", "[Turns]\n#=" },
  { RECORD_POSITION, "StrongestArmy=\n", "StrongestArmy=" },
  { RECORD_POSITION, "StrongestArmy=\n", "StrongestArmy=\n[Turns]\n[Chance]\n" },
  { RECORD_POSITION, "StrongestArmy=\n", "StrongestArmy=\n[Turns]\n[History]\nCursor=0\n" },
  { RECORD_POSITION, "Turn=12\nPlayer=2\n", "Player=2\nTurn=12\n" },
  { RECORD_OVER, "Scores=1 2 2\nWinners=2 3\n", "Winners=2 3\nScores=1 2 2\n" },
  { RECORD_OVER, "\n[Result]\nScores=1 2 2\nWinners=2 3\n", "" },
  { RECORD_OVER, "[Result]", "[History]\nCursor=2\n\n[Result]" },
};

/* What is written is read and written as the same bytes. */
static char *
save (const KitRecord *record)
{
  g_autofree char *text = kit_record_write (record);
  g_autoptr (KitRecord) again = record_read (text);
  g_autofree char *text_again = kit_record_write (again);

  g_assert_cmpstr (text, ==, text_again);
  return g_steal_pointer (&text);
}

static void
check_saved (const char *text,
             const char *expected)
{
  g_autoptr (KitRecord) record = record_read (text);
  g_autofree char *saved = save (record);

  g_assert_cmpstr (saved, ==, expected);
}

static void
test_canonical (void)
{
  for (guint i = 0; i <= RECORD_OVER; i++)
    check_saved (record_bases[i], record_bases[i]);
}

static void
test_freedoms (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (freedoms); i++)
    {
      g_autofree char *text = record_change (freedoms[i].base, freedoms[i].edits, NULL, NULL);
      g_autoptr (KitRecord) record = record_read (text);
      g_autofree char *saved = save (record);

      if (strstr (saved, freedoms[i].lines) == NULL)
        g_error ("there is no \"%s\" in\n%s", freedoms[i].lines, saved);
    }
}

static void
test_dropped (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (dropped); i++)
    {
      g_autofree char *text = record_change (dropped[i].base, NULL, dropped[i].from, dropped[i].to);

      check_saved (text, record_bases[dropped[i].base]);
    }
  {
    g_autofree char *all = record_change (RECORD_GAME, "Cursor=17", NULL, NULL);
    g_autofree char *without = record_change (RECORD_GAME, NULL, "\n[History]\nCursor=12\n", "");

    check_saved (all, without);
  }
}

static void
test_line_ends (void)
{
  for (guint i = 0; i <= RECORD_OVER; i++)
    {
      g_autoptr (GString) text = g_string_new (record_bases[i]);

      g_assert_cmpuint (g_string_replace (text, "\n", "\r\n", 0), >, 20);
      check_saved (text->str, record_bases[i]);
      g_string_replace (text, "\r\n", "\n# a remark\n\n", 0);
      check_saved (text->str, record_bases[i]);
    }
}

static void
test_groups_in_any_order (void)
{
  for (guint i = 0; i <= RECORD_OVER; i++)
    {
      g_auto (GStrv) groups = g_strsplit (record_bases[i], "\n\n", -1);
      guint n = g_strv_length (groups);
      BaseRandom random = { i };

      g_assert_cmpuint (n, >=, 3);
      for (guint k = 0; k < 20; k++)
        {
          g_autofree char *text = NULL;
          guint a = base_random_below (&random, n);
          guint b = base_random_below (&random, n);
          char *group = groups[a];

          groups[a] = groups[b];
          groups[b] = group;
          text = g_strjoinv ("\n", groups);
          check_saved (text, record_bases[i]);
        }
    }
}

/* --- games --- */

/* Offers are so many that hardly anything else would happen. */
static gboolean
make_decision (BaseRandom *random,
               KitHistory *history)
{
  const AdvState *state = adv_history_get_state (history);
  const AdvBoard *board = adv_history_get_board (history);
  guint n = adv_legal_count (state, board);
  AdvDecision decision;
  KitRefusal refusal;

  if (n == 0)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (adv_legal_pick (state, board, base_random_below (random, n), &decision));
      if (decision.kind != ADV_OFFER && decision.kind != ADV_BANK)
        break;
    }
  g_assert_true (kit_history_decide (history, &decision, &refusal));
  return TRUE;
}

/* Undoes some decisions, and sometimes makes others instead. */
static void
undo_some (BaseRandom *random,
           KitHistory *history)
{
  for (guint i = base_random_below (random, 4); i > 0; i--)
    {
      kit_history_set_cursor (history,
                              base_random_below (random, kit_history_get_length (history) + 1));
      for (guint k = i > 1 ? base_random_below (random, 60) : 0; k > 0; k--)
        if (!make_decision (random, history))
          break;
    }
}

static KitRecord *
make_game (BaseRandom *random)
{
  AdvOptions options = { 8 * base_random_below (random, 2), base_random_below (random, 10) };
  guint n_players = 2 + base_random_below (random, 3);
  KitRecord *record = adv_format.create_record (&options, n_players,
                                                base_random_next (random));
  guint most = base_random_below (random, 2) == 0 ? G_MAXUINT : base_random_below (random, 900);

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, i == 0 ? "person" : "captain", "Irene  of  Pella");
  for (guint i = 0; i < most; i++)
    if (!make_decision (random, record->history))
      break;
  undo_some (random, record->history);
  return record;
}

static void
check_same_states (const KitHistory *a,
                   const KitHistory *b)
{
  guint n = kit_history_get_length (a);

  g_assert_cmpuint (kit_history_get_length (b), ==, n);
  g_assert_cmpuint (kit_history_get_cursor (b), ==, kit_history_get_cursor (a));
  g_assert_cmpmem (adv_history_get_state (a), sizeof (AdvState), adv_history_get_state (b),
                   sizeof (AdvState));
  for (guint i = 0; i <= n; i += MAX (1, n / 5))
    {
      AdvState one;
      AdvState two;

      kit_history_get_state_at (a, i, &one);
      kit_history_get_state_at (b, i, &two);
      g_assert_cmpmem (&one, sizeof one, &two, sizeof two);
      if (i < n)
        g_assert_cmpmem (kit_history_get_decision (a, i), sizeof (AdvDecision),
                         kit_history_get_decision (b, i), sizeof (AdvDecision));
    }
}

/* Games of all numbers of players with all options, finished, unfinished, and undone in part. */
static void
test_games (void)
{
  BaseRandom random = { 20261120 };
  guint n_over = 0;
  guint n_undone = 0;
  guint n_robbed = 0;
  guint n_of[ADV_MAX_PLAYERS + 1] = { 0 };

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (KitRecord) record = make_game (&random);
      g_autofree char *text = save (record);
      g_autoptr (KitRecord) again = record_read (text);

      check_same_states (record->history, again->history);
      n_over += strstr (text, "\n[Result]\n") != NULL;
      n_undone += strstr (text, "\nCursor=") != NULL;
      n_robbed += strstr (text, "\nSteals=") != NULL;
      n_of[record->n_players]++;
    }
  g_test_message ("%u finished, %u undone in part, %u with robberies", n_over, n_undone, n_robbed);
  g_assert_cmpuint (n_over, >, 15);
  g_assert_cmpuint (n_undone, >, N_GAMES / 3);
  g_assert_cmpuint (n_robbed, >, N_GAMES / 3);
  for (guint i = 2; i <= ADV_MAX_PLAYERS; i++)
    g_assert_cmpuint (n_of[i], >, N_GAMES / 6);
}

/* --- mutations --- */

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

static GPtrArray *
load_all (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "advisers", "data", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ADV_RECORD_SUFFIX))
      g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      char *text = NULL;

      g_assert_true (g_file_get_contents (names->pdata[i], &text, NULL, NULL));
      g_ptr_array_add (texts, text);
    }
  return texts;
}

static void
spoil_byte (BaseRandom *random,
            GString    *text)
{
  static const char bytes[] = "BWHLOGKVRPMhbts-0123456789:=>.[]# \n\r\t\xc3\xff";
  guint at = base_random_below (random, text->len);
  char byte = bytes[base_random_below (random, sizeof bytes)];

  switch (base_random_below (random, 3))
    {
    case 0:
      text->str[at] = byte;
      break;
    case 1:
      g_string_insert_c (text, at, byte);
      break;
    default:
      g_string_erase (text, at, 1);
    }
}

/* Lines are deleted, doubled or change places; so do the words of a line, or one comes from
   elsewhere in the text. */
static void
spoil_parts (BaseRandom *random,
             GString    *text,
             const char *divider)
{
  g_auto (GStrv) parts = g_strsplit (text->str, divider, -1);
  guint n = g_strv_length (parts);
  guint a = base_random_below (random, n);
  guint b = base_random_below (random, n);
  guint how = base_random_below (random, 3);

  g_string_truncate (text, 0);
  for (guint i = 0; i < n; i++)
    {
      guint from = how == 0 && i == a ? b : how == 0 && i == b ? a : i;

      if (how == 1 && i == a)
        continue;
      g_string_append_printf (text, "%s%s", parts[from], i + 1 < n ? divider : "");
      if (how == 2 && i == a)
        g_string_append_printf (text, "%s%s", i + 1 < n ? "" : divider, parts[b]);
    }
}

static void
spoil_number (BaseRandom *random,
              GString    *text)
{
  guint at = base_random_below (random, text->len);

  while (at < text->len && !g_ascii_isdigit (text->str[at]))
    at++;
  if (at < text->len)
    text->str[at] = '0' + base_random_below (random, 10);
}

static void
spoil (BaseRandom *random,
       GString    *text)
{
  static const char * const dividers[] = { "\n", " ", "=", "\n\n" };
  guint how = base_random_below (random, 6);

  if (how < G_N_ELEMENTS (dividers))
    spoil_parts (random, text, dividers[how]);
  else if (how == 4)
    spoil_byte (random, text);
  else
    spoil_number (random, text);
}

static guint
count_lines (const GString *text)
{
  guint n = 1;

  for (gsize i = 0; i < text->len; i++)
    n += text->str[i] == '\n';
  return n;
}

/* Nothing crashes; a fault has a reason and a line of the text; an accepted record is a game. */
static void
test_mutations (void)
{
  g_autoptr (GPtrArray) texts = load_all ();
  BaseRandom random = { 20261120 };
  guint reasons[ADV_FAULT_POINTS + 1] = { 0 };
  guint kinds = 0;

  g_assert_cmpuint (texts->len, >, 60);
  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (GString) text = g_string_new (texts->pdata[i % texts->len]);
      g_autoptr (KitRecord) record = NULL;
      KitFault fault = { 0 };

      for (guint k = base_random_below (&random, 3) + 1; k > 0 && text->len > 0; k--)
        spoil (&random, text);
      record = adv_record_read (text->str, text->len, &fault);
      if (record != NULL)
        g_free (save (record));
      else
        {
          g_assert_cmpuint (fault.reason, !=, KIT_FAULT_NONE);
          g_assert_cmpuint (fault.reason, <, G_N_ELEMENTS (reasons));
          g_assert_cmpuint (fault.line, >=, 1);
          g_assert_cmpuint (fault.line, <=, count_lines (text));
          g_assert_true (g_utf8_validate (fault.text, -1, NULL));
          g_assert_true (g_utf8_validate (fault.other, -1, NULL));
        }
      reasons[record ? KIT_FAULT_NONE : fault.reason]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    kinds += reasons[i] > 0;
  g_test_message ("%u lawful, %u reasons", reasons[KIT_FAULT_NONE], kinds);
  g_assert_cmpuint (reasons[KIT_FAULT_NONE], >, N_MUTATIONS / 20);
  g_assert_cmpuint (reasons[KIT_FAULT_NONE], <, N_MUTATIONS / 2);
  g_assert_cmpuint (kinds, >, 20);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/canonical", test_canonical);
  g_test_add_func ("/save/freedoms", test_freedoms);
  g_test_add_func ("/save/dropped", test_dropped);
  g_test_add_func ("/save/line-ends", test_line_ends);
  g_test_add_func ("/save/groups-in-any-order", test_groups_in_any_order);
  g_test_add_func ("/save/games", test_games);
  g_test_add_func ("/save/mutations", test_mutations);
  return g_test_run ();
}

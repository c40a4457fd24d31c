/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head of a record, read without playing it, says the same as the whole record, for each
   game. */

#include "every-game.h"
#include "stones-record.h"

#include "kit/record/kit-head.h"
#include "kit/record/kit-reading.h"

#include <string.h>

#define TEXT \
  "[Stones]\r\nFormat=1\nBoard=heap\nDate=2026-11-20\nTime=18:03:27\nProgram=Stones 1.0\n\n" \
  "# a comment with Date=2001-01-01\n[Rules]\nDoubling=false\n\n" \
  "[Players]\n1=red person Zoë of = the Hills\n2=yellow sage P\n\n[Start]\nBonus=2 0\n" \
  "Seed=00000000000000ab\n\n[Turns]\n1=roll\n2=damaged\n"

static gboolean
read_head (const char *text,
           BaseHead   *head)
{
  return kit_head_read (&stones_format, text, strlen (text), head);
}

static void
test_unfinished (void)
{
  g_auto (BaseHead) head = { NULL };
  g_autofree char *identity =
    kit_record_make_identity ("2026-11-20", "18:03:27", 0xab, "Zoë of = the Hills\nP");

  g_assert_true (read_head (TEXT, &head));
  g_assert_cmpstr (head.date, ==, "2026-11-20");
  g_assert_cmpstr (head.time, ==, "18:03:27");
  g_assert_cmpstr (head.rules, ==, "Doubling=false");
  g_assert_cmpstr (head.identity, ==, identity);
  g_assert_cmpuint (head.n_players, ==, 2);
  g_assert_cmpstr (head.players[0].name, ==, "Zoë of = the Hills");
  g_assert_cmpstr (head.players[1].kind, ==, "sage");
  g_assert_cmpint (base_head_find_only_person (&head), ==, 0);
  g_assert_cmpuint (head.turns, ==, 2);
  g_assert_cmpuint (head.ending, ==, BASE_ENDING_NOT_KNOWN);
}

static void
test_endings (void)
{
  static const struct
  {
    const char *text;
    BaseEnding  ending;
    guint       winners;
  } rows[] = {
    { TEXT "[Result]\nScores=4 7\n", BASE_ENDING_OVER, 2 },
    { TEXT "[Result]\nScores=7 7\n", BASE_ENDING_OVER, 3 },
    { TEXT "[Result]\nScores=9 7\nWinners=2\n", BASE_ENDING_OVER, 2 },
    { TEXT "[Result]\nScores=9 7\nWinners=0 3 1", BASE_ENDING_OVER, 1 },
    { TEXT "[Result]\nScores=9\n", BASE_ENDING_NOT_KNOWN, 0 },
    { TEXT "[Stones]\nAbandoned=true\n", BASE_ENDING_GIVEN_UP, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (BaseHead) head = { NULL };
      guint winners = 0;

      g_assert_true (read_head (rows[i].text, &head));
      for (guint k = 0; k < head.n_players; k++)
        winners |= head.players[k].won << k;
      g_assert_cmpuint (head.ending, ==, rows[i].ending);
      g_assert_cmpuint (winners, ==, rows[i].winners);
    }
}

/* What says nothing, or is no text, has no head. */
static void
test_nothing (void)
{
  static const char * const texts[] = {
    "", "[", "[Stones", "[Stones]", "[Stones]\n[Players]\n1=red person P\n",
    "[Players]\n1=red person P\n2=blue sage Q\n", "[Stones]\n[Players]\n1=red\n2=\n3\n",
    TEXT "\xff\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (BaseHead) head = { NULL };

      g_assert_false (read_head (texts[i], &head));
      g_assert_cmpuint (head.n_players, ==, 0);
    }
}

/* What is counted from the decisions themselves. */
typedef struct
{
  const KitRecord *record;
  guint16          deeds[KIT_MAX_PLAYERS][BASE_MAX_DEEDS];
} Count;

static void
count_cb (gconstpointer before,
          gconstpointer decision,
          gconstpointer after,
          gpointer      data)
{
  Count *count = data;
  const KitFormat *format = count->record->format;
  char token[KIT_TOKEN_SIZE];

  format->rules->write (decision, kit_history_get_board (count->record->history), token);
  for (guint i = 0; format->deeds != NULL && format->deeds[i] != NULL; i++)
    if (g_str_has_prefix (token, format->deeds[i]))
      count->deeds[kit_rules_head (before)->player][i]++;
}

/* Finished games of each kind: their heads say what their records do. */
static void
test_games (gconstpointer data)
{
  const EveryGame *game = data;

  for (guint n = KIT_MIN_PLAYERS; n <= game->format->rules->max_players; n++)
    {
      g_autoptr (KitRecord) record = every_game_create (game, n, 11 + n);
      g_autofree char *identity = NULL;
      g_autofree char *text = NULL;
      g_auto (BaseHead) head = { NULL };
      Count count = { record };
      gconstpointer state;

      kit_record_set_about (record, KIT_ABOUT_DATE, "2026-11-20");
      kit_record_set_about (record, KIT_ABOUT_TIME, "18:03:27");
      for (guint i = 0; i < n; i++)
        kit_record_set_player (record, i, i, "person", (const char *[]) { "A", "B", "C", "D" }[i]);
      every_game_play (record, 3);
      identity = kit_record_identify (record);
      text = kit_record_write (record);
      state = kit_history_get_state (record->history);
      g_assert_true (kit_head_read (game->format, text, strlen (text), &head));
      g_assert_cmpstr (head.identity, ==, identity);
      g_assert_cmpuint (head.n_players, ==, n);
      g_assert_cmpuint (head.ending, ==, BASE_ENDING_OVER);
      kit_history_foreach (record->history, count_cb, &count);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpmem (head.players[i].deeds, sizeof count.deeds[i], count.deeds[i],
                           sizeof count.deeds[i]);
          g_assert_cmpstr (head.players[i].name, ==, record->players[i].name);
          if (head.scored)
            g_assert_cmpint (head.players[i].score, ==, game->format->rules->get_score (state, i));
          g_assert_cmpint (head.players[i].won, ==,
                           (kit_rules_get_winners (game->format->rules, state) >> i) & 1);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heads/unfinished", test_unfinished);
  g_test_add_func ("/heads/endings", test_endings);
  g_test_add_func ("/heads/nothing", test_nothing);
  every_game_add_tests ("/heads/games", test_games);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Damaged records of seats, in all games: none is read that cannot be. */

#include "every-game.h"

#include "kit/record/kit-reading.h"

#include <string.h>

#define DAMAGES 2000

/* The record of @seat of a game that was played at random. */
static char *
write_excerpt (const EveryGame *game,
               guint            number,
               guint            seat)
{
  const KitRules *rules = game->format->rules;
  guint n_players = KIT_MIN_PLAYERS + number % (rules->max_players - KIT_MIN_PLAYERS + 1);
  g_autoptr (KitRecord) record = every_game_create (game, n_players, number);
  g_autoptr (KitRecord) known = NULL;

  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i, "person", "A name");
  every_game_play (record, number);
  known = kit_record_look (record, seat);
  return kit_record_write (known);
}

/* --- starts that no seat sees --- */

static const struct
{
  const char *group;                    /* of the game */
  const char *key;                      /* before whose value @more is put */
  const char *more;
  guint       reason;
} starts[] = {
  { "Alexandros", "Supply", "?", KIT_FAULT_VIEW },
  { "Alexandros", "Supply", "T", KIT_FAULT_VALUE },
  { "Alexandros", "Discards", "T", KIT_FAULT_VIEW },
  { "Alexandros", "Hands", "T", KIT_FAULT_VIEW },
  { "Advisers", "Supply", "?", KIT_FAULT_VIEW },
  { "Advisers", "Supply", "B", KIT_FAULT_VALUE },
  { "Advisers", "Hands", "B", KIT_FAULT_VIEW },
  { "Advisers", "Piles", "1", KIT_FAULT_VIEW },
  { "Advisers", "Development", "?", KIT_FAULT_VALUE },
  { "Advisers", "Gone", "K", KIT_FAULT_VIEW },
  { "Advisers", "Tokens", "?", KIT_FAULT_VALUE },
};

static void
test_starts (gconstpointer data)
{
  const EveryGame *game = data;
  g_autofree char *text = write_excerpt (game, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *key = g_strdup_printf ("\n%s=", starts[i].key);
      const char *at = strstr (text, key);
      g_autofree char *damaged = NULL;
      KitFault fault;

      if (!g_str_equal (starts[i].group, game->format->group))
        continue;
      g_assert_nonnull (at);
      at += strlen (key);
      damaged = g_strdup_printf ("%.*s%s%s", (int) (at - text), text, starts[i].more, at);
      g_assert_null (kit_format_read (game->format, damaged, strlen (damaged), &fault));
      if (fault.reason != starts[i].reason)
        g_error ("%s: fault %u in line %u, %s", starts[i].key, fault.reason, fault.line,
                 fault.text);
    }
}

/* --- what was told is changed --- */

/* What can be read is written the same; and whatever it shows can be asked of the rules. */
static void
check_damaged (const EveryGame *game,
               const char      *text)
{
  const KitRules *rules = game->format->rules;
  KitFault fault;
  g_autoptr (KitRecord) record = kit_format_read (game->format, text, strlen (text), &fault);
  g_autofree char *again = record != NULL ? kit_record_write (record) : NULL;

  if (record == NULL)
    g_assert_cmpuint (fault.line, >, 0);
  else
    {
      g_assert_cmpstr (again, ==, text);
      kit_rules_count (rules, kit_history_get_state (record->history),
                    kit_history_get_board (record->history));
    }
}

static void
test_told (gconstpointer data)
{
  const EveryGame *game = data;
  BaseRandom random = { 28 };

  for (guint i = 0; i < DAMAGES; i++)
    {
      g_autofree char *text = write_excerpt (game, i % 20, i % 3 < 2 ? i % 3 : KIT_NOBODY);
      char *told = strstr (text, "\n[Seat]\n") + strlen ("\n[Seat]\n");
      guint n = strstr (told, "\n[Result]") - told;

      for (guint k = base_random_below (&random, 3); k < 3; k++)
        {
          char *at = &told[base_random_below (&random, n)];

          if (g_ascii_isxdigit (*at))
            *at = "0123456789abcdef"[base_random_below (&random, 16)];
        }
      check_damaged (game, text);
    }
}

/* The last card of the supply is told to go to a pile that has all of its cards already. */
static void
test_full_pile (gconstpointer data)
{
  static const char text[] =
    "[Advisers]\nFormat=2\nBoard=campaign\n\n"
    "[Players]\n1=red person A\n2=blue person B\n\n"
    "[Position]\nTurn=2\nPlayer=1\nPhase=dice\nAlexander=0\nRobber=h3\nVillages=\nCities=\n"
    "Roads=\nHands=- -\nGold=0 0\nSupply=?\nDevelopment=?????????????????????????\n"
    "Cards=- -\nFresh=\nPlayed=false\nOffers=0\nKnights=0 0\n"
    "Tokens=????????????????????????????\nWon=\nLongestRoad=\nStrongestArmy=\n"
    "Piles=19 19 19 18 19\nGone=\n\n"
    "[Turns]\n2=roll\n\n"
    "[Seat]\nNumber=0\n1=0000\n";
  const EveryGame *game = data;
  g_autofree char *right = g_strdup (text);
  g_autoptr (KitRecord) record = NULL;
  KitFault fault;

  if (!kit_format_claims (game->format, text, strlen (text)))
    return;
  g_assert_null (kit_format_read (game->format, text, strlen (text), &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_VIEW);
  strstr (right, "1=0000")[5] = '3';
  record = kit_format_read (game->format, right, strlen (right), &fault);
  g_assert_nonnull (record);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  every_game_add_tests ("/kit/excerpts/starts", test_starts);
  every_game_add_tests ("/kit/excerpts/told", test_told);
  every_game_add_tests ("/kit/excerpts/full-pile", test_full_pile);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Alexandros for tests of the model and what is above it, by short forms. */

#include "games.h"

#include "test-util.h"

static const char *
get_kind (char letter)
{
  switch (letter)
    {
    case 'p':
      return "person";
    case 'c':
      return "captain";
    case 'r':
      return "random";
    case 'b':
      return "program";
    default:
      g_assert (letter == 's');
      return "sage";                    /* not a known level */
    }
}

/**
 * games_record:
 * @kinds: a letter for each player: person, captain, random, b for a program, sage
 * @position: a short form; see test_text(); without Players
 * @tokens: (nullable): decisions made already, " / " between turns
 *
 * Returns: (transfer full): a record with its cursor at the end
 */
KitRecord *
games_record (const char *kinds,
              const char *position,
              const char *tokens)
{
  g_autofree char *full = g_strdup_printf ("Players=%u; %s", (guint) strlen (kinds), position);
  g_autofree char *text = test_text (full, NULL);
  KitRecord *record = test_read_record (text);
  g_auto (GStrv) words = g_strsplit (tokens ? tokens : "", " ", -1);

  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *name = g_strdup (record->players[i].name);

      kit_record_set_player (record, i, record->players[i].colour, get_kind (kinds[i]), name);
    }
  for (guint i = 0; words[i]; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      if (g_str_equal (words[i], "/"))
        continue;
      test_decision (words[i], &decision);
      if (!alx_history_decide (record->history, &decision, &refusal))
        g_error ("%s is refused: %s", words[i], test_refusal (&refusal));
    }
  return record;
}

/** games_new: (transfer full): a game of games_record(). */
KitGame *
games_new (const char *kinds,
                const char *position,
                const char *tokens)
{
  return alx_game_new (games_record (kinds, position, tokens));
}

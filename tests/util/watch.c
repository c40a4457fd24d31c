/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for the tests of the model, and counts of their signals. */

#include "watch.h"

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
 * watch_record:
 * @kinds: a letter for each player: person, captain, random, b for a program, sage
 * @position: a short form; see test_text(); without Players
 * @tokens: (nullable): decisions made already, " / " between turns
 *
 * Returns: (transfer full): a record with its cursor at the end
 */
AlxRecord *
watch_record (const char *kinds,
              const char *position,
              const char *tokens)
{
  g_autofree char *full = g_strdup_printf ("Players=%u; %s", (guint) strlen (kinds), position);
  g_autofree char *text = test_text (full, NULL);
  AlxRecord *record = test_read_record (text);
  g_auto (GStrv) words = g_strsplit (tokens ? tokens : "", " ", -1);

  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *name = g_strdup (record->players[i].name);

      alx_record_set_player (record, i, record->players[i].colour, get_kind (kinds[i]), name);
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

/** watch_new_game: (transfer full): a game of watch_record(). */
AlxGame *
watch_new_game (const char *kinds,
                const char *position,
                const char *tokens)
{
  return alx_game_new (watch_record (kinds, position, tokens));
}

/* A handler of "changed" sees a consistent game. */
static void
check_whole (AlxGame *game)
{
  int thinker = alx_game_get_thinker (game);

  g_assert_cmpuint (alx_game_get_shown (game), <=, alx_game_get_cursor (game));
  if (alx_game_is_over (game) || thinker < 0)
    g_assert_false (alx_game_thinks_long (game));
  if (alx_game_is_over (game))
    g_assert_cmpint (thinker, ==, -1);
  else if (thinker >= 0)
    g_assert_cmpint (thinker, ==, alx_game_get_state (game)->player);
}

static void
changed_cb (AlxGame        *game,
            AlxGameChanges  changes,
            Watch          *watch)
{
  static const char * const names[] = { "position", "players", "shown", "thinker", "running",
                                        "modified", "ended" };
  const char *separator = watch->log->len > 0 ? " " : "";
  int thinker = alx_game_get_thinker (game);

  check_whole (game);
  g_assert_cmpuint (changes, !=, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (changes & (1 << i))
      {
        g_string_append_printf (watch->log, "%s%s", separator, names[i]);
        separator = "+";
      }
  watch->positions += (changes & ALX_GAME_POSITION) != 0;
  watch->players += (changes & ALX_GAME_PLAYERS) != 0;
  watch->ended += (changes & ALX_GAME_ENDED) != 0;
  if (changes & ALX_GAME_ENDED)
    g_assert_true (alx_game_is_over (game));
  if ((changes & ALX_GAME_THINKER) != 0 &&
      (watch->thinkers->len == 0 ||
       thinker != g_array_index (watch->thinkers, int, watch->thinkers->len - 1)))
    g_array_append_val (watch->thinkers, thinker);
}

/** watch_start: starts to count the signals of @game, which is not owned. */
void
watch_start (Watch   *watch,
             AlxGame *game)
{
  *watch = (Watch) {
    .game = game,
    .log = g_string_new (NULL),
    .thinkers = g_array_new (FALSE, FALSE, sizeof (int)),
  };
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), watch);
}

/** watch_stop: frees the counts; the game may have been finalized. */
void
watch_stop (Watch *watch)
{
  g_string_free (watch->log, TRUE);
  g_array_unref (watch->thinkers);
}

/** watch_check: asserts that @log was signalled since the last check, in this order. */
void
watch_check (Watch      *watch,
             const char *log)
{
  g_assert_cmpstr (watch->log->str, ==, log);
  g_string_truncate (watch->log, 0);
}

/** watch_decide: makes decisions by their tokens; FALSE as soon as one is refused. */
gboolean
watch_decide (AlxGame    *game,
              const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      test_decision (words[i], &decision);
      if (!alx_game_decide (game, &decision, &refusal))
        return FALSE;
    }
  return TRUE;
}

/** watch_decide_any: makes the first decision that is legal. */
void
watch_decide_any (AlxGame *game)
{
  AlxDecision decision;
  AlxRefusal refusal;

  g_assert_true (
    alx_legal_pick (alx_game_get_state (game), alx_game_get_board (game), 0, &decision));
  g_assert_true (alx_game_decide (game, &decision, &refusal));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for the tests of the model, and a count of all that they signal. */

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
      return "sage";                    /* which no program knows */
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

static void
append_log (Watch      *watch,
            const char *name)
{
  g_string_append_printf (watch->log, "%s%s", watch->log->len > 0 ? " " : "", name);
}

static void
decided_cb (AlxGame *game,
            guint    index,
            Watch   *watch)
{
  watch->decided++;
  watch->index = index;
  g_assert_cmpuint (alx_game_get_cursor (game), ==, index + 1);
  append_log (watch, "decided");
}

static void
position_changed_cb (AlxGame *game,
                     Watch   *watch)
{
  watch->position_changed++;
  append_log (watch, "position-changed");
}

static void
players_changed_cb (AlxGame *game,
                    Watch   *watch)
{
  watch->players_changed++;
  append_log (watch, "players-changed");
}

static void
ended_cb (AlxGame *game,
          Watch   *watch)
{
  watch->ended++;
  g_assert_true (alx_game_is_over (game));
  append_log (watch, "ended");
}

static void
notified_cb (AlxGame    *game,
             GParamSpec *pspec,
             Watch      *watch)
{
  append_log (watch, pspec->name);
  if (g_str_equal (pspec->name, "thinker"))
    {
      int thinker = alx_game_get_thinker (game);

      g_array_append_val (watch->thinkers, thinker);
    }
}

/** watch_start: counts from now on; the game is only borrowed. */
void
watch_start (Watch   *watch,
             AlxGame *game)
{
  *watch = (Watch) {
    .game = game,
    .log = g_string_new (NULL),
    .thinkers = g_array_new (FALSE, FALSE, sizeof (int)),
  };
  g_signal_connect (game, "decided", G_CALLBACK (decided_cb), watch);
  g_signal_connect (game, "position-changed", G_CALLBACK (position_changed_cb), watch);
  g_signal_connect (game, "players-changed", G_CALLBACK (players_changed_cb), watch);
  g_signal_connect (game, "ended", G_CALLBACK (ended_cb), watch);
  g_signal_connect (game, "notify", G_CALLBACK (notified_cb), watch);
}

/** watch_stop: frees what was counted; the game may be gone. */
void
watch_stop (Watch *watch)
{
  g_string_free (watch->log, TRUE);
  g_array_unref (watch->thinkers);
}

/** watch_check: all that was signalled since the last check is @log, in this order. */
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

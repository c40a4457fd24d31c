/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game signals, and that no handler sees it half changed. */

#include "watch.h"
#include "whole.h"

/* Whoever thinks is the one who decides; nobody does after the end; nothing is shown that has not
   happened. */
static void
check_whole (KitGame *game)
{
  int thinker = kit_game_get_thinker (game);

  g_assert_cmpuint (kit_game_get_shown (game), <=, kit_game_get_cursor (game));
  g_assert_cmpuint (kit_game_get_cursor (game), <=,
                    kit_history_get_length (whole_record (game)->history));
  if (thinker < 0)
    g_assert_false (kit_game_thinks_long (game));
  else
    {
      g_assert_false (kit_game_is_over (game));
      g_assert_false (kit_game_is_person (game, thinker));
      g_assert_cmpint (thinker, ==, kit_game_get_decider (game));
    }
}

static void
changed_cb (KitGame        *game,
            KitGameChanges  changes,
            Watch          *watch)
{
  static const char * const names[] = { "position", "players", "shown", "thinker", "running",
                                        "modified", "ended" };
  const char *separator = watch->log->len > 0 ? " " : "";
  int thinker = kit_game_get_thinker (game);

  check_whole (game);
  g_assert_cmpuint (changes, !=, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (changes & (1 << i))
      {
        g_string_append_printf (watch->log, "%s%s", separator, names[i]);
        separator = "+";
      }
  watch->positions += (changes & KIT_GAME_POSITION) != 0;
  watch->players += (changes & KIT_GAME_PLAYERS) != 0;
  watch->ended += (changes & KIT_GAME_ENDED) != 0;
  if (changes & KIT_GAME_ENDED)
    g_assert_true (kit_game_is_over (game));
  if ((changes & KIT_GAME_THINKER) != 0 &&
      (watch->thinkers->len == 0 ||
       thinker != g_array_index (watch->thinkers, int, watch->thinkers->len - 1)))
    g_array_append_val (watch->thinkers, thinker);
}

/** watch_start: starts to count the signals of @game. */
void
watch_start (Watch   *watch,
             KitGame *game)
{
  *watch = (Watch) {
    .log = g_string_new (NULL),
    .thinkers = g_array_new (FALSE, FALSE, sizeof (int)),
  };
  g_set_weak_pointer (&watch->game, game);
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), watch);
}

/** watch_stop: frees the counts; the game may have been finalized. */
void
watch_stop (Watch *watch)
{
  if (watch->game != NULL)
    g_signal_handlers_disconnect_by_data (watch->game, watch);
  g_clear_weak_pointer (&watch->game);
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
watch_decide (KitGame    *game,
              const char *tokens)
{
  const KitRules *rules = whole_record (game)->format->rules;
  g_autofree gpointer decision = g_malloc (rules->decision_size);
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);
  KitRefusal refusal;

  for (guint i = 0; words[i]; i++)
    {
      if (!rules->read (decision, kit_game_get_board (game), words[i]))
        g_error ("%s is no token", words[i]);
      if (!kit_game_decide (game, decision, &refusal))
        return FALSE;
    }
  return TRUE;
}

/** watch_decide_any: makes the first decision that is legal. */
void
watch_decide_any (KitGame *game)
{
  const KitRules *rules = whole_record (game)->format->rules;
  g_autofree gpointer decision = g_malloc (rules->decision_size);
  KitRefusal refusal;

  g_assert_true (
    kit_rules_pick (rules, whole_state (game), kit_game_get_board (game), 0, decision));
  g_assert_true (kit_game_decide (game, decision, &refusal));
}

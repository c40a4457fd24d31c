/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as a GObject: position, history, undo, computer players. */

#include "kit-game-private.h"

#include "kit-undo.h"

#include "base/base-random.h"

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (KitGame, kit_game, G_TYPE_OBJECT)

/* --- the signal --- */

static KitGameReport
make_report (KitGame *game)
{
  return (KitGameReport) {
    .shown = game->shown,
    .thinker = kit_game_get_thinker (game),
    .thinks_long = kit_game_thinks_long (game),
    .running = game->running,
    .modified = game->modified,
    .over = kit_game_is_over (game),
  };
}

/* Emits "changed" with @changes and whatever else has changed since the last emission, if any. */
static void
emit_changed (KitGame        *game,
              KitGameChanges  changes)
{
  KitGameReport now = make_report (game);
  KitGameReport last = game->reported;

  if (now.shown != last.shown)
    changes |= KIT_GAME_SHOWN;
  if (now.thinker != last.thinker || now.thinks_long != last.thinks_long)
    changes |= KIT_GAME_THINKER;
  if (now.running != last.running)
    changes |= KIT_GAME_RUNNING;
  if (now.modified != last.modified)
    changes |= KIT_GAME_MODIFIED;
  if (now.over && !last.over)
    changes |= KIT_GAME_ENDED;
  game->reported = now;
  if (changes != 0)
    g_signal_emit (game, signals[SIGNAL_CHANGED], 0, changes);
}

/* --- computer players --- */

/* Notes the problem of the decision that @player is about to make; without one, clears theirs. */
static void
note_fallback (KitGame       *game,
               guint          player,
               KitBotProblem  problem)
{
  if (problem != KIT_BOT_FINE || game->fallback.player == player)
    game->fallback = (KitFallback) { player, problem, kit_game_get_cursor (game) };
}

static gboolean
decide_next_cb (gpointer data)
{
  KitGame *game = data;
  guint player = kit_game_get_decider (game);
  const KitPlan *plan = &game->plans[player];
  const KitRules *rules = game->record->format->rules;
  g_autofree gpointer decision = NULL;
  KitRefusal refusal;

  game->pause_source = 0;
  game->due = game->held;
  if (game->held)
    return G_SOURCE_REMOVE;
  game->stepping = FALSE;
  decision = g_memdup2 (kit_plan_get_next (plan, rules), rules->decision_size);
  note_fallback (game, player, plan->problem);
  if (!kit_game_decide (game, decision, &refusal))
    g_critical ("a computer player decided against rule %u", refusal.rule);
  return G_SOURCE_REMOVE;
}

static void
decide_soon (KitGame *game)
{
  g_assert (game->pause_source == 0);
  game->pause_source = g_timeout_add (game->stepping || game->due ? 0 : game->pause_ms,
                                      decide_next_cb, game);
}

/* @advice is NULL if the thinker has only become slow. */
static void
answered_cb (const KitAdvice *advice,
             KitBotProblem    problem,
             gpointer         data)
{
  KitGame *game = data;

  if (advice != NULL && advice->n > 0)
    {
      kit_plan_set (&game->plans[kit_game_get_decider (game)], advice, problem,
                    kit_game_get_cursor (game));
      decide_soon (game);
    }
  else if (advice != NULL)
    g_critical ("a computer player has no advice");
  emit_changed (game, 0);
}

/* Asks whoever decides if it is a computer, the game runs and no question is pending. */
static void
ask_computer (KitGame *game)
{
  const KitRules *rules = game->record->format->rules;
  gconstpointer state = kit_game_get_state (game);
  guint player = kit_game_get_decider (game);
  g_autofree gpointer view = NULL;
  BaseRandom random;

  if ((!game->running && !game->stepping) || kit_game_get_thinker (game) >= 0 ||
      kit_game_is_over (game))
    return;
  if (kit_plan_is_reusable (&game->plans[player], game->record->history))
    {
      decide_soon (game);
      return;
    }
  /* A player must not be able to compute the seed of chance from its own seed. */
  random.state = rules->get_seed (state) ^ G_GUINT64_CONSTANT (0x5851f42d4c957f2d);
  view = g_malloc (rules->view_size);
  rules->look (view, state, player);
  kit_thinkers_ask (game->thinkers, kit_game_get_board (game), view,
                    game->record->players[player].kind,
                    base_random_next (&random) + kit_game_get_cursor (game));
}

/* Cancels a pending question or decision. */
static void
stop_computer (KitGame *game)
{
  kit_thinkers_stop (game->thinkers);
  g_clear_handle_id (&game->pause_source, g_source_remove);
  game->due = FALSE;
}

static void
drop_plans (KitGame *game)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    kit_plan_drop (&game->plans[i]);
}

static void
stop_running (KitGame *game)
{
  game->running = game->stepping = FALSE;
  stop_computer (game);
  kit_thinkers_dismiss (game->thinkers);
}

/* --- virtual functions --- */

static void
kit_game_finalize (GObject *object)
{
  KitGame *game = KIT_GAME (object);

  g_clear_handle_id (&game->pause_source, g_source_remove);
  kit_thinkers_free (game->thinkers);
  kit_record_free (game->record);
  G_OBJECT_CLASS (kit_game_parent_class)->finalize (object);
}

static void
kit_game_class_init (KitGameClass *class)
{
  G_OBJECT_CLASS (class)->finalize = kit_game_finalize;

  /* Emitted once after each complete change, with its #KitGameChanges. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", KIT_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
kit_game_init (KitGame *game)
{
}

/** kit_game_new_full: (transfer full): like kit_game_new(), with other levels and another time
    limit for programs; for tests. */
KitGame *
kit_game_new_full (KitRecord              *record,
                   const KitThinkersSetup *setup)
{
  KitGame *game;

  g_return_val_if_fail (record != NULL, NULL);

  game = g_object_new (KIT_TYPE_GAME, NULL);
  game->record = record;
  game->thinkers = kit_thinkers_new (setup, answered_cb, game);
  game->shown = kit_history_get_cursor (record->history);
  game->reported = make_report (game);
  return game;
}

/**
 * kit_game_new:
 * @record: (transfer full): a new game, or one that was read from a file
 * @levels: (array): the levels of its game, the last one without an id
 *
 * Returns: (transfer full): the game; computers play after kit_game_set_running()
 */
KitGame *
kit_game_new (KitRecord      *record,
              const KitLevel *levels)
{
  KitThinkersSetup setup;

  g_return_val_if_fail (record != NULL && levels != NULL, NULL);

  setup = (KitThinkersSetup) { record->format, levels, KIT_BOT_SECONDS * G_USEC_PER_SEC };
  return kit_game_new_full (record, &setup);
}

/* --- commands --- */

/** kit_game_mark_saved: notes whether the game on disk is up to date. */
void
kit_game_mark_saved (KitGame  *game,
                     gboolean  saved)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->modified = !saved;
  emit_changed (game, 0);
}

/**
 * kit_game_decide:
 * @game: a game
 * @decision: of whoever decides
 * @refusal: (out): why it is illegal
 *
 * Returns: whether @decision was legal; otherwise nothing has changed
 */
gboolean
kit_game_decide (KitGame       *game,
                 gconstpointer  decision,
                 KitRefusal    *refusal)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);
  g_return_val_if_fail (decision != NULL && refusal != NULL, FALSE);

  if (game->record->abandoned)
    {
      refusal->reason = KIT_REFUSED_OVER;
      refusal->rule = game->record->format->rules->over_rule;
      return FALSE;
    }
  if (!kit_history_decide (game->record->history, decision, refusal))
    return FALSE;

  g_debug ("decision %u is made", kit_game_get_cursor (game));
  stop_computer (game);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    kit_plan_follow (&game->plans[i], game->record->history);
  if (kit_game_is_over (game))
    kit_thinkers_dismiss (game->thinkers);
  game->modified = TRUE;
  if (game->shown + 1 == kit_game_get_cursor (game))
    game->shown++;
  game->shown = MIN (game->shown, kit_game_get_cursor (game));
  ask_computer (game);
  emit_changed (game, KIT_GAME_POSITION);
  return TRUE;
}

static void
move_cursor (KitGame *game,
             guint    cursor)
{
  /* Without persons the computers would redo it at once. */
  if (kit_game_count_persons (game) == 0)
    stop_running (game);
  stop_computer (game);
  drop_plans (game);
  game->record->abandoned = FALSE;
  game->modified = TRUE;
  kit_history_set_cursor (game->record->history, cursor);
  game->shown = cursor;
  ask_computer (game);
  emit_changed (game, KIT_GAME_POSITION);
}

/** kit_game_undo: undoes a decision, or a turn, if that is possible. */
void
kit_game_undo (KitGame *game,
               KitStep  step)
{
  guint cursor;

  g_return_if_fail (KIT_IS_GAME (game));

  if (kit_undo_find (game->record, step == KIT_STEP_TURN, &cursor))
    move_cursor (game, cursor);
}

/** kit_game_redo: redoes a decision, or a turn, if that is possible. */
void
kit_game_redo (KitGame *game,
               KitStep  step)
{
  guint cursor;

  g_return_if_fail (KIT_IS_GAME (game));

  if (kit_redo_find (game->record, step == KIT_STEP_TURN, &cursor))
    move_cursor (game, cursor);
}

/** kit_game_resign: ends the game for all players, which can be undone. */
void
kit_game_resign (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  if (kit_game_is_over (game))
    return;
  stop_computer (game);
  kit_thinkers_dismiss (game->thinkers);
  /* A record that reaches the end of the game cannot be an abandoned one. */
  if (kit_history_is_over (game->record->history))
    kit_history_drop_tail (game->record->history);
  game->record->abandoned = TRUE;
  game->modified = TRUE;
  game->shown = MIN (game->shown, kit_game_get_cursor (game));
  emit_changed (game, KIT_GAME_POSITION);
}

static void
set_player (KitGame    *game,
            guint       player,
            const char *kind,
            const char *command)
{
  KitPlayer *seat = &game->record->players[player];
  g_autofree char *name = NULL;

  if (g_str_equal (seat->kind, kind) &&
      g_strcmp0 (kit_thinkers_get_command (game->thinkers, player), command) == 0)
    return;
  /* The command of a program is not part of the record. */
  game->modified |= !g_str_equal (seat->kind, kind);
  /* The plan is the previous one's. */
  kit_plan_drop (&game->plans[player]);
  stop_computer (game);
  kit_thinkers_set_command (game->thinkers, player, command);
  if (game->fallback.player == player)
    game->fallback.problem = KIT_BOT_FINE;
  name = g_strdup (seat->name);
  kit_record_set_player (game->record, player, seat->colour, kind, name);
  ask_computer (game);
  emit_changed (game, KIT_GAME_PLAYERS);
}

/**
 * kit_game_set_kind:
 * @game: a game
 * @player: a seat
 * @kind: "person" or the name of a level
 */
void
kit_game_set_kind (KitGame    *game,
                   guint       player,
                   const char *kind)
{
  g_return_if_fail (KIT_IS_GAME (game));
  g_return_if_fail (player < game->record->n_players);
  g_return_if_fail (kind != NULL);

  set_player (game, player, kind, NULL);
}

/**
 * kit_game_set_program:
 * @game: a game
 * @player: a seat
 * @command: a program and its arguments, quoted as for a shell; not written to records
 */
void
kit_game_set_program (KitGame    *game,
                      guint       player,
                      const char *command)
{
  g_return_if_fail (KIT_IS_GAME (game));
  g_return_if_fail (player < game->record->n_players);
  g_return_if_fail (command != NULL);

  set_player (game, player, "program", command);
}

/** kit_game_set_running: sets whether computers play; stopping cancels a pending question. */
void
kit_game_set_running (KitGame  *game,
                      gboolean  running)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->stepping = FALSE;
  game->running = running;
  if (running)
    ask_computer (game);
  else
    stop_running (game);
  emit_changed (game, 0);
}

/** kit_game_set_held: while @held, computers go on thinking, but do not decide; persons do. */
void
kit_game_set_held (KitGame  *game,
                   gboolean  held)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->held = held;
  if (!held && game->due && game->pause_source == 0)
    decide_soon (game);
}

/** kit_game_set_pause: sets the time between an answer of a computer and its decision, so that
    persons can follow. */
void
kit_game_set_pause (KitGame *game,
                    guint    pause_ms)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->pause_ms = pause_ms;
}

/** kit_game_get_pause: the time that kit_game_set_pause() has set, in milliseconds. */
guint
kit_game_get_pause (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return game->pause_ms;
}

/** kit_game_step: lets the computer that decides make one decision while the game does not run. */
void
kit_game_step (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->stepping = TRUE;
  ask_computer (game);
  game->stepping = kit_game_get_thinker (game) >= 0;
  emit_changed (game, 0);
}

/** kit_game_hurry: makes the thinking computer decide now. */
void
kit_game_hurry (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  kit_thinkers_hurry (game->thinkers);
}

/** kit_game_set_shown: displays the position after @index decisions, at most those in force. */
void
kit_game_set_shown (KitGame *game,
                    guint    index)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->shown = MIN (index, kit_game_get_cursor (game));
  emit_changed (game, 0);
}

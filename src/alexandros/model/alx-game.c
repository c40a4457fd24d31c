/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as a GObject: position, history, undo, computer players. */

#include "alx-game-private.h"

#include "alx-undo.h"
#include "base/base-random.h"

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AlxGame, alx_game, G_TYPE_OBJECT)

/* --- the signal --- */

static AlxGameReport
make_report (AlxGame *game)
{
  return (AlxGameReport) {
    .shown = game->shown,
    .thinker = alx_game_get_thinker (game),
    .thinks_long = alx_game_thinks_long (game),
    .running = game->running,
    .modified = game->modified,
    .over = alx_game_is_over (game),
  };
}

/* Emits "changed" with @changes and whatever else has changed since the last emission, if any. */
static void
emit_changed (AlxGame        *game,
              AlxGameChanges  changes)
{
  AlxGameReport now = make_report (game);
  AlxGameReport last = game->reported;

  if (now.shown != last.shown)
    changes |= ALX_GAME_SHOWN;
  if (now.thinker != last.thinker || now.thinks_long != last.thinks_long)
    changes |= ALX_GAME_THINKER;
  if (now.running != last.running)
    changes |= ALX_GAME_RUNNING;
  if (now.modified != last.modified)
    changes |= ALX_GAME_MODIFIED;
  if (now.over && !last.over)
    changes |= ALX_GAME_ENDED;
  game->reported = now;
  if (changes != 0)
    g_signal_emit (game, signals[SIGNAL_CHANGED], 0, changes);
}

/* --- computer players --- */

/* Notes the problem of the decision that @player is about to make; without one, clears theirs. */
static void
note_fallback (AlxGame       *game,
               guint          player,
               AlxBotProblem  problem)
{
  if (problem != ALX_BOT_FINE || game->fallback.player == player)
    game->fallback = (AlxFallback) { player, problem, alx_game_get_cursor (game) };
}

static gboolean
decide_next_cb (gpointer data)
{
  AlxGame *game = data;
  AlxRefusal refusal;

  game->pause_source = 0;
  game->stepping = FALSE;
  note_fallback (game, alx_game_get_state (game)->player, game->plan.problem);
  if (!alx_game_decide (game, alx_plan_take (&game->plan), &refusal))
    g_critical ("a computer player decided against rule %u", refusal.rule);
  return G_SOURCE_REMOVE;
}

static void
decide_soon (AlxGame *game)
{
  g_assert (game->pause_source == 0);
  game->pause_source = g_timeout_add (game->stepping ? 0 : game->pause_ms, decide_next_cb, game);
}

/* @advice is NULL if the thinker has only become slow. */
static void
answered_cb (const AlxAdvice *advice,
             AlxBotProblem    problem,
             gpointer         data)
{
  AlxGame *game = data;

  if (advice != NULL && advice->n > 0)
    {
      alx_plan_set (&game->plan, advice, problem, alx_game_get_cursor (game));
      decide_soon (game);
    }
  else if (advice != NULL)
    g_critical ("a computer player has no advice");
  emit_changed (game, 0);
}

/* Asks the player on turn if it is a computer, the game runs and no question is pending. */
static void
ask_computer (AlxGame *game)
{
  const AlxState *state = alx_game_get_state (game);
  const AlxBoard *board = alx_game_get_board (game);
  BaseRandom random;
  AlxSeat seat;

  if ((!game->running && !game->stepping) || alx_game_get_thinker (game) >= 0 ||
      alx_game_is_over (game))
    return;
  if (alx_plan_is_reusable (&game->plan, alx_game_get_cursor (game), state, board))
    {
      decide_soon (game);
      return;
    }
  /* A player must not be able to compute the seed of the reshuffles from its own seed. */
  random.state = state->seed ^ G_GUINT64_CONSTANT (0x5851f42d4c957f2d);
  alx_seat_look (&seat, state, state->player);
  alx_thinkers_ask (game->thinkers, board, &seat, game->record->players[state->player].kind,
                    base_random_next (&random) + alx_game_get_cursor (game));
}

/* Cancels a pending question or decision; drops the plan if it is not for this position. */
static void
stop_computer (AlxGame *game)
{
  alx_thinkers_stop (game->thinkers);
  g_clear_handle_id (&game->pause_source, g_source_remove);
  if (game->plan.cursor != alx_game_get_cursor (game))
    alx_plan_drop (&game->plan);
}

static void
stop_running (AlxGame *game)
{
  game->running = game->stepping = FALSE;
  stop_computer (game);
  alx_thinkers_dismiss (game->thinkers);
}

/* --- virtual functions --- */

static void
alx_game_finalize (GObject *object)
{
  AlxGame *game = ALX_GAME (object);

  g_clear_handle_id (&game->pause_source, g_source_remove);
  alx_thinkers_free (game->thinkers);
  alx_record_free (game->record);
  G_OBJECT_CLASS (alx_game_parent_class)->finalize (object);
}

static void
alx_game_class_init (AlxGameClass *class)
{
  G_OBJECT_CLASS (class)->finalize = alx_game_finalize;

  /* Emitted once after each complete change, with its #AlxGameChanges. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
alx_game_init (AlxGame *game)
{
}

/** alx_game_new_full: (transfer full): like alx_game_new(), with other levels and another time
    limit for programs; for tests. */
AlxGame *
alx_game_new_full (AlxRecord              *record,
                   const AlxThinkersSetup *setup)
{
  AlxGame *game;

  g_return_val_if_fail (record != NULL, NULL);

  game = g_object_new (ALX_TYPE_GAME, NULL);
  game->record = record;
  game->thinkers = alx_thinkers_new (setup, answered_cb, game);
  game->shown = alx_history_get_cursor (record->history);
  game->reported = make_report (game);
  return game;
}

/**
 * alx_game_new:
 * @record: (transfer full): a new game, or one that was read from a file
 *
 * Returns: (transfer full): the game; computers play after alx_game_set_running()
 */
AlxGame *
alx_game_new (AlxRecord *record)
{
  static const AlxThinkersSetup setup = {
    .advise = alx_level_advise,
    .program_time_us = ALX_BOT_SECONDS * G_USEC_PER_SEC,
  };

  return alx_game_new_full (record, &setup);
}

/* --- commands --- */

/** alx_game_mark_saved: notes whether the game on disk is up to date. */
void
alx_game_mark_saved (AlxGame  *game,
                     gboolean  saved)
{
  g_return_if_fail (ALX_IS_GAME (game));

  game->modified = !saved;
  emit_changed (game, 0);
}

/**
 * alx_game_decide:
 * @game: a game
 * @decision: the decision of the player on turn
 * @refusal: (out): why it is illegal
 *
 * Returns: whether @decision was legal; otherwise nothing has changed
 */
gboolean
alx_game_decide (AlxGame           *game,
                 const AlxDecision *decision,
                 AlxRefusal        *refusal)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);
  g_return_val_if_fail (decision != NULL && refusal != NULL, FALSE);

  if (game->record->abandoned)
    {
      *refusal = (AlxRefusal) { .reason = ALX_REFUSED_OVER, .rule = 41 };
      return FALSE;
    }
  if (!alx_history_decide (game->record->history, decision, refusal))
    return FALSE;

  stop_computer (game);
  if (alx_game_is_over (game))
    alx_thinkers_dismiss (game->thinkers);
  game->modified = TRUE;
  if (game->shown + 1 == alx_game_get_cursor (game))
    game->shown++;
  game->shown = MIN (game->shown, alx_game_get_cursor (game));
  ask_computer (game);
  emit_changed (game, ALX_GAME_POSITION);
  return TRUE;
}

static void
move_cursor (AlxGame *game,
             guint    cursor)
{
  /* Without persons the computers would redo it at once. */
  if (alx_game_count_persons (game) == 0)
    stop_running (game);
  stop_computer (game);
  game->record->abandoned = FALSE;
  game->modified = TRUE;
  alx_history_set_cursor (game->record->history, cursor);
  game->shown = cursor;
  ask_computer (game);
  emit_changed (game, ALX_GAME_POSITION);
}

/** alx_game_undo: undoes a decision, or a turn, if that is possible. */
void
alx_game_undo (AlxGame *game,
               AlxStep  step)
{
  guint cursor;

  g_return_if_fail (ALX_IS_GAME (game));

  if (alx_undo_find (game->record, step == ALX_STEP_TURN, &cursor))
    move_cursor (game, cursor);
}

/** alx_game_redo: redoes a decision, or a turn, if that is possible. */
void
alx_game_redo (AlxGame *game,
               AlxStep  step)
{
  guint cursor;

  g_return_if_fail (ALX_IS_GAME (game));

  if (alx_redo_find (game->record, step == ALX_STEP_TURN, &cursor))
    move_cursor (game, cursor);
}

/** alx_game_resign: ends the game for all players, which can be undone. */
void
alx_game_resign (AlxGame *game)
{
  g_return_if_fail (ALX_IS_GAME (game));

  if (alx_game_is_over (game))
    return;
  stop_computer (game);
  alx_thinkers_dismiss (game->thinkers);
  /* A record that reaches the end of the game cannot be an abandoned one. */
  if (alx_record_is_over (game->record))
    alx_history_drop_tail (game->record->history);
  game->record->abandoned = TRUE;
  game->modified = TRUE;
  game->shown = MIN (game->shown, alx_game_get_cursor (game));
  emit_changed (game, ALX_GAME_POSITION);
}

static void
set_player (AlxGame    *game,
            guint       player,
            const char *kind,
            const char *command)
{
  AlxPlayer *seat = &game->record->players[player];
  g_autofree char *name = NULL;

  if (g_str_equal (seat->kind, kind) &&
      g_strcmp0 (alx_thinkers_get_command (game->thinkers, player), command) == 0)
    return;
  /* The command of a program is not part of the record. */
  game->modified |= !g_str_equal (seat->kind, kind);
  /* The plan is the previous player's. */
  alx_plan_drop (&game->plan);
  stop_computer (game);
  alx_thinkers_set_command (game->thinkers, player, command);
  if (game->fallback.player == player)
    game->fallback.problem = ALX_BOT_FINE;
  name = g_strdup (seat->name);
  alx_record_set_player (game->record, player, seat->colour, kind, name);
  ask_computer (game);
  emit_changed (game, ALX_GAME_PLAYERS);
}

/**
 * alx_game_set_kind:
 * @game: a game
 * @player: a seat
 * @kind: "person" or the name of a level
 */
void
alx_game_set_kind (AlxGame    *game,
                   guint       player,
                   const char *kind)
{
  g_return_if_fail (ALX_IS_GAME (game));
  g_return_if_fail (player < game->record->n_players);
  g_return_if_fail (kind != NULL);

  set_player (game, player, kind, NULL);
}

/**
 * alx_game_set_program:
 * @game: a game
 * @player: a seat
 * @command: a program and its arguments, quoted as for a shell; not written to records
 */
void
alx_game_set_program (AlxGame    *game,
                      guint       player,
                      const char *command)
{
  g_return_if_fail (ALX_IS_GAME (game));
  g_return_if_fail (player < game->record->n_players);
  g_return_if_fail (command != NULL);

  set_player (game, player, "program", command);
}

/** alx_game_set_running: sets whether computers play; stopping cancels a pending question. */
void
alx_game_set_running (AlxGame  *game,
                      gboolean  running)
{
  g_return_if_fail (ALX_IS_GAME (game));

  game->stepping = FALSE;
  game->running = running;
  if (running)
    ask_computer (game);
  else
    stop_running (game);
  emit_changed (game, 0);
}

/** alx_game_set_pause: sets the time between an answer of a computer and its decision, so that
    persons can follow. */
void
alx_game_set_pause (AlxGame *game,
                    guint    pause_ms)
{
  g_return_if_fail (ALX_IS_GAME (game));

  game->pause_ms = pause_ms;
}

/** alx_game_step: lets the computer on turn make one decision while the game does not run. */
void
alx_game_step (AlxGame *game)
{
  g_return_if_fail (ALX_IS_GAME (game));

  game->stepping = TRUE;
  ask_computer (game);
  game->stepping = alx_game_get_thinker (game) >= 0;
  emit_changed (game, 0);
}

/** alx_game_hurry: makes the thinking computer decide now. */
void
alx_game_hurry (AlxGame *game)
{
  g_return_if_fail (ALX_IS_GAME (game));

  alx_thinkers_hurry (game->thinkers);
}

/** alx_game_set_shown: displays the position after @index decisions, at most those in force. */
void
alx_game_set_shown (AlxGame *game,
                    guint    index)
{
  g_return_if_fail (ALX_IS_GAME (game));

  game->shown = MIN (index, alx_game_get_cursor (game));
  emit_changed (game, 0);
}

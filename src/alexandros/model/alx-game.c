/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as a GObject: position, history, undo, computer players; it says what
   happens in signals. */

#include "alx-game-private.h"

#include "alx-undo.h"

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_PLAYER,
  PROP_PHASE,
  PROP_OVER,
  PROP_THINKER,
  PROP_THINKS_LONG,
  PROP_RUNNING,
  PROP_MODIFIED,
  PROP_SHOWN,
  PROP_PAUSE,
  N_PROPS
};

enum
{
  SIGNAL_DECIDED,
  SIGNAL_POSITION_CHANGED,
  SIGNAL_PLAYERS_CHANGED,
  SIGNAL_ENDED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AlxGame, alx_game, G_TYPE_OBJECT)

/* What views see of the game, so that properties notify only on real change. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  guint    player;
  guint    phase;
  gboolean over;
  guint    shown;
  gboolean modified;
} Look;

static Look
take_look (AlxGame *game)
{
  const AlxState *state = alx_game_get_state (game);

  return (Look) {
    .can_undo = alx_game_can_undo (game, ALX_STEP_DECISION),
    .can_redo = alx_game_can_redo (game, ALX_STEP_DECISION),
    .player = state->player,
    .phase = state->phase,
    .over = alx_game_is_over (game),
    .shown = game->shown,
    .modified = game->modified,
  };
}

static void
notify_changes (AlxGame    *game,
                const Look *before)
{
  Look now = take_look (game);

  if (now.can_undo != before->can_undo)
    g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_CAN_UNDO]);
  if (now.can_redo != before->can_redo)
    g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_CAN_REDO]);
  if (now.player != before->player)
    g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_PLAYER]);
  if (now.phase != before->phase)
    g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_PHASE]);
  if (now.shown != before->shown)
    g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_SHOWN]);
  if (now.modified != before->modified)
    g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_MODIFIED]);
  if (now.over != before->over)
    {
      g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_OVER]);
      if (now.over)
        g_signal_emit (game, signals[SIGNAL_ENDED], 0);
    }
}

/* --- virtual functions --- */

static void
alx_game_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  AlxGame *game = ALX_GAME (object);

  switch (id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, alx_game_can_undo (game, ALX_STEP_DECISION));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, alx_game_can_redo (game, ALX_STEP_DECISION));
      break;
    case PROP_PLAYER:
      g_value_set_uint (value, alx_game_get_state (game)->player);
      break;
    case PROP_PHASE:
      g_value_set_uint (value, alx_game_get_state (game)->phase);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, alx_game_is_over (game));
      break;
    case PROP_THINKER:
      g_value_set_int (value, alx_game_get_thinker (game));
      break;
    case PROP_THINKS_LONG:
      g_value_set_boolean (value, alx_game_thinks_long (game));
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, game->running);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, game->modified);
      break;
    case PROP_SHOWN:
      g_value_set_uint (value, game->shown);
      break;
    case PROP_PAUSE:
      g_value_set_uint (value, game->pause);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
alx_game_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  AlxGame *game = ALX_GAME (object);

  switch (id)
    {
    case PROP_SHOWN:
      alx_game_set_shown (game, g_value_get_uint (value));
      break;
    case PROP_PAUSE:
      if (game->pause != g_value_get_uint (value))
        {
          game->pause = g_value_get_uint (value);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
alx_game_dispose (GObject *object)
{
  AlxGame *game = ALX_GAME (object);

  if (game->job != NULL)
    alx_job_stop (g_steal_pointer (&game->job));
  alx_game_end_programs (game);
  g_clear_handle_id (&game->pause_source, g_source_remove);
  G_OBJECT_CLASS (alx_game_parent_class)->dispose (object);
}

static void
alx_game_finalize (GObject *object)
{
  AlxGame *game = ALX_GAME (object);

  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    g_free (game->commands[i]);
  alx_record_free (game->record);
  G_OBJECT_CLASS (alx_game_parent_class)->finalize (object);
}

static void
alx_game_class_init (AlxGameClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = alx_game_get_property;
  object_class->set_property = alx_game_set_property;
  object_class->dispose = alx_game_dispose;
  object_class->finalize = alx_game_finalize;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  properties[PROP_PLAYER] =
    g_param_spec_uint ("player", NULL, NULL, 0, ALX_MAX_PLAYERS - 1, 0, readable);
  properties[PROP_PHASE] = g_param_spec_uint ("phase", NULL, NULL, 0, ALX_PHASE_OVER, 0, readable);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, readable);
  /* The player who thinks, -1 for nobody. */
  properties[PROP_THINKER] =
    g_param_spec_int ("thinker", NULL, NULL, -1, ALX_MAX_PLAYERS - 1, -1, readable);
  properties[PROP_THINKS_LONG] = g_param_spec_boolean ("thinks-long", NULL, NULL, FALSE, readable);
  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, readable);
  properties[PROP_SHOWN] = g_param_spec_uint ("shown", NULL, NULL, 0, G_MAXUINT, 0, writable);
  /* Milliseconds between two decisions of computers, so that persons can follow. */
  properties[PROP_PAUSE] = g_param_spec_uint ("pause", NULL, NULL, 0, 60000, 0, writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* A decision was made: its index in the history. */
  signals[SIGNAL_DECIDED] = g_signal_new ("decided", ALX_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /* The position is another one, by a decision, undo or redo. */
  signals[SIGNAL_POSITION_CHANGED] = g_signal_new ("position-changed", ALX_TYPE_GAME,
                                                   G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                   G_TYPE_NONE, 0);
  /* A seat is played by somebody else. */
  signals[SIGNAL_PLAYERS_CHANGED] = g_signal_new ("players-changed", ALX_TYPE_GAME,
                                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                  G_TYPE_NONE, 0);
  signals[SIGNAL_ENDED] = g_signal_new ("ended", ALX_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 0);
}

static void
alx_game_init (AlxGame *game)
{
  game->thinker = -1;
  game->asked = -1;
}

/**
 * alx_game_new:
 * @record: (transfer full): a game, new or read
 *
 * It does not run yet: alx_game_set_running() has computers play.
 *
 * Returns: (transfer full): the game
 */
AlxGame *
alx_game_new (AlxRecord *record)
{
  AlxGame *game = g_object_new (ALX_TYPE_GAME, NULL);

  game->record = record;
  game->shown = alx_history_get_cursor (record->history);
  return game;
}

/** alx_game_mark_saved: says whether the game is saved as it is. */
void
alx_game_mark_saved (AlxGame  *game,
                     gboolean  saved)
{
  Look before = take_look (game);

  game->modified = !saved;
  notify_changes (game, &before);
}

/**
 * alx_game_decide:
 * @game: a game
 * @decision: what the player on turn decides
 * @refusal: (out): why not
 *
 * Returns: whether @decision was legal; otherwise nothing is changed
 */
gboolean
alx_game_decide (AlxGame           *game,
                 const AlxDecision *decision,
                 AlxRefusal        *refusal)
{
  Look before;

  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  before = take_look (game);
  if (game->record->abandoned)
    {
      *refusal = (AlxRefusal) { .reason = ALX_REFUSED_OVER, .rule = 41 };
      return FALSE;
    }
  if (!alx_history_decide (game->record->history, decision, refusal))
    return FALSE;

  alx_game_stop_computer (game);
  if (alx_game_is_over (game))
    alx_game_end_programs (game);
  game->modified = TRUE;
  if (game->shown + 1 == alx_game_get_cursor (game))
    game->shown++;
  game->shown = MIN (game->shown, alx_game_get_cursor (game));
  g_object_ref (game);
  g_signal_emit (game, signals[SIGNAL_DECIDED], 0, alx_game_get_cursor (game) - 1);
  g_signal_emit (game, signals[SIGNAL_POSITION_CHANGED], 0);
  notify_changes (game, &before);
  alx_game_ask_computer (game);
  g_object_unref (game);
  return TRUE;
}

static void
move_cursor (AlxGame *game,
             guint    cursor)
{
  Look before = take_look (game);

  g_object_ref (game);
  /* Among computers alone undo would be undone at once. */
  if (alx_game_count_persons (game) == 0)
    alx_game_set_running (game, FALSE);
  alx_game_stop_computer (game);
  game->record->abandoned = FALSE;
  game->modified = TRUE;
  alx_history_set_cursor (game->record->history, cursor);
  game->shown = cursor;
  g_signal_emit (game, signals[SIGNAL_POSITION_CHANGED], 0);
  notify_changes (game, &before);
  alx_game_ask_computer (game);
  g_object_unref (game);
}

/** alx_game_can_undo: whether a decision, or a turn, can be taken back. */
gboolean
alx_game_can_undo (AlxGame *game,
                   AlxStep  step)
{
  guint cursor;

  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return alx_undo_find (game->record, step == ALX_STEP_TURN, &cursor);
}

/** alx_game_can_redo: whether a decision, or a turn, can be made again. */
gboolean
alx_game_can_redo (AlxGame *game,
                   AlxStep  step)
{
  guint cursor;

  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return alx_redo_find (game->record, step == ALX_STEP_TURN, &cursor);
}

/** alx_game_undo: takes a decision, or a turn, back, if that is possible. */
void
alx_game_undo (AlxGame *game,
               AlxStep  step)
{
  guint cursor;

  g_return_if_fail (ALX_IS_GAME (game));

  if (alx_undo_find (game->record, step == ALX_STEP_TURN, &cursor))
    move_cursor (game, cursor);
}

/** alx_game_redo: makes a decision, or a turn, again, if that is possible. */
void
alx_game_redo (AlxGame *game,
               AlxStep  step)
{
  guint cursor;

  g_return_if_fail (ALX_IS_GAME (game));

  if (alx_redo_find (game->record, step == ALX_STEP_TURN, &cursor))
    move_cursor (game, cursor);
}

/** alx_game_resign: gives the game up, for all; undo takes that back. An end that could be
    redone is dropped. */
void
alx_game_resign (AlxGame *game)
{
  Look before;

  g_return_if_fail (ALX_IS_GAME (game));

  if (alx_game_is_over (game))
    return;
  before = take_look (game);
  g_object_ref (game);
  alx_game_stop_computer (game);
  alx_game_end_programs (game);
  /* A game that can be redone to its end is no abandoned one. */
  if (alx_record_is_over (game->record))
    alx_history_drop_tail (game->record->history);
  game->record->abandoned = TRUE;
  game->modified = TRUE;
  game->shown = MIN (game->shown, alx_game_get_cursor (game));
  g_signal_emit (game, signals[SIGNAL_POSITION_CHANGED], 0);
  notify_changes (game, &before);
  g_object_unref (game);
}

static void
set_player (AlxGame    *game,
            guint       player,
            const char *kind,
            const char *command)
{
  AlxPlayer *seat = &game->record->players[player];
  g_autofree char *name = NULL;
  Look before;

  if (g_str_equal (seat->kind, kind) && g_strcmp0 (game->commands[player], command) == 0)
    return;
  before = take_look (game);
  g_object_ref (game);
  /* Which program it is, no record says. */
  game->modified |= !g_str_equal (seat->kind, kind);
  /* What another player advised is not his. */
  game->next_cursor = G_MAXUINT;
  alx_game_stop_computer (game);
  g_clear_pointer (&game->programs[player], alx_program_free);
  g_free (game->commands[player]);
  game->commands[player] = g_strdup (command);
  if (game->fallback.player == player)
    game->fallback.problem = ALX_BOT_FINE;
  name = g_strdup (seat->name);
  alx_record_set_player (game->record, player, seat->colour, kind, name);
  g_signal_emit (game, signals[SIGNAL_PLAYERS_CHANGED], 0);
  notify_changes (game, &before);
  alx_game_ask_computer (game);
  g_object_unref (game);
}

/**
 * alx_game_set_kind:
 * @game: a game
 * @player: a seat
 * @kind: "person" or the name of a level, who plays it from now on
 */
void
alx_game_set_kind (AlxGame    *game,
                   guint       player,
                   const char *kind)
{
  g_return_if_fail (ALX_IS_GAME (game));
  g_return_if_fail (player < game->record->n_players);

  set_player (game, player, kind, NULL);
}

/**
 * alx_game_set_program:
 * @game: a game
 * @player: a seat
 * @command: a program that plays it from now on, and its arguments, as a shell would read them;
 *   no record holds it
 */
void
alx_game_set_program (AlxGame    *game,
                      guint       player,
                      const char *command)
{
  g_return_if_fail (ALX_IS_GAME (game));
  g_return_if_fail (player < game->record->n_players);

  set_player (game, player, "program", command);
}

/** alx_game_set_running: whether computers play; stopping has them give up their
    thoughts at once. */
void
alx_game_set_running (AlxGame  *game,
                      gboolean  running)
{
  g_return_if_fail (ALX_IS_GAME (game));

  game->stepping = FALSE;
  if (game->running != running)
    {
      game->running = running;
      if (!running)
        alx_game_end_programs (game);
      g_object_notify_by_pspec (G_OBJECT (game), properties[PROP_RUNNING]);
    }
  if (running)
    alx_game_ask_computer (game);
  else
    alx_game_stop_computer (game);
}

/** alx_game_step: has the computer on turn make one decision, while the game does not run. */
void
alx_game_step (AlxGame *game)
{
  g_return_if_fail (ALX_IS_GAME (game));

  game->stepping = TRUE;
  alx_game_ask_computer (game);
  game->stepping = alx_game_is_thinking (game);
}

/** alx_game_set_shown: looks at the position after @index decisions, at most those in force. */
void
alx_game_set_shown (AlxGame *game,
                    guint    index)
{
  Look before;

  g_return_if_fail (ALX_IS_GAME (game));

  before = take_look (game);
  game->shown = MIN (index, alx_game_get_cursor (game));
  notify_changes (game, &before);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The getters of AlxGame. */

#include "alx-game-private.h"

#include "alx-undo.h"

/** alx_game_get_record: (transfer none): the record, as it would be saved. */
const AlxRecord *
alx_game_get_record (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), NULL);

  return game->record;
}

/** alx_game_get_board: (transfer none): the board. */
const AlxBoard *
alx_game_get_board (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), NULL);

  return alx_history_get_board (game->record->history);
}

/** alx_game_get_state: (transfer none): the current position, displayed or not. */
const AlxState *
alx_game_get_state (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), NULL);

  return alx_history_get_state (game->record->history);
}

/** alx_game_get_cursor: the number of decisions in force. */
guint
alx_game_get_cursor (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), 0);

  return alx_history_get_cursor (game->record->history);
}

/** alx_game_is_over: whether the game has ended or was resigned. */
gboolean
alx_game_is_over (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return game->record->abandoned || alx_game_get_state (game)->phase == ALX_PHASE_OVER;
}

/** alx_game_is_person: whether a person plays seat @player. */
gboolean
alx_game_is_person (AlxGame *game,
                    guint    player)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);
  g_return_val_if_fail (player < game->record->n_players, FALSE);

  return alx_record_is_person (game->record, player);
}

/** alx_game_count_persons: the number of seats that persons play. */
guint
alx_game_count_persons (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), 0);

  return alx_record_count_persons (game->record);
}

/** alx_game_get_modified: whether the game has unsaved changes. */
gboolean
alx_game_get_modified (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return game->modified;
}

/** alx_game_get_running: whether computers decide when it is their turn. */
gboolean
alx_game_get_running (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return game->running;
}

/** alx_game_get_shown: the number of decisions made in the displayed position. */
guint
alx_game_get_shown (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), 0);

  return game->shown;
}

/** alx_game_is_looking: whether an earlier position than the current one is displayed. */
gboolean
alx_game_is_looking (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return game->shown != alx_game_get_cursor (game);
}

/** alx_game_get_shown_state: copies the displayed position to @state. */
void
alx_game_get_shown_state (AlxGame  *game,
                          AlxState *state)
{
  g_return_if_fail (ALX_IS_GAME (game));
  g_return_if_fail (state != NULL);

  alx_history_get_state_at (game->record->history, game->shown, state);
}

/** alx_game_get_thinker: the computer player that is about to decide, or -1. */
int
alx_game_get_thinker (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), -1);

  return alx_thinkers_is_asked (game->thinkers) || game->pause_source != 0
         ? alx_game_get_state (game)->player : -1;
}

/** alx_game_thinks_long: whether a slow computer player is thinking; see alx_thinkers_is_slow(). */
gboolean
alx_game_thinks_long (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return alx_thinkers_is_slow (game->thinkers);
}

/** alx_game_get_program: (nullable): the command of the program that plays seat @player. */
const char *
alx_game_get_program (AlxGame *game,
                      guint    player)
{
  g_return_val_if_fail (ALX_IS_GAME (game), NULL);
  g_return_val_if_fail (player < game->record->n_players, NULL);

  return alx_thinkers_get_command (game->thinkers, player);
}

/**
 * alx_game_get_fallback:
 * @game: a game
 * @fallback: (out): the last decision that was made in place of a program that failed
 *
 * Returns: whether that decision is in force and its player has made none since
 */
gboolean
alx_game_get_fallback (AlxGame     *game,
                       AlxFallback *fallback)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);
  g_return_val_if_fail (fallback != NULL, FALSE);

  *fallback = game->fallback;
  return fallback->problem != ALX_BOT_FINE && fallback->index < alx_game_get_cursor (game);
}

/** alx_game_can_undo: whether a decision, or a turn, can be undone. */
gboolean
alx_game_can_undo (AlxGame *game,
                   AlxStep  step)
{
  guint cursor;

  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return alx_undo_find (game->record, step == ALX_STEP_TURN, &cursor);
}

/** alx_game_can_redo: whether a decision, or a turn, can be redone. */
gboolean
alx_game_can_redo (AlxGame *game,
                   AlxStep  step)
{
  guint cursor;

  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  return alx_redo_find (game->record, step == ALX_STEP_TURN, &cursor);
}

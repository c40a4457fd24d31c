/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The getters of KitGame. */

#include "kit-game-private.h"

#include "kit-undo.h"

/** kit_game_get_record: (transfer none): the record, as it would be saved. */
const KitRecord *
kit_game_get_record (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return game->record;
}

/** kit_game_get_board: (transfer none): the board. */
gconstpointer
kit_game_get_board (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return kit_history_get_board (game->record->history);
}

/** kit_game_get_state: (transfer none): the current position, displayed or not. */
gconstpointer
kit_game_get_state (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return kit_history_get_state (game->record->history);
}

/** kit_game_get_turn: the number of the current turn. */
guint
kit_game_get_turn (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return game->record->format->rules->get_turn (kit_game_get_state (game));
}

/** kit_game_get_decider: the player who decides next: the owner of the turn or, within it, another
    one. */
guint
kit_game_get_decider (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return game->record->format->rules->get_decider (kit_game_get_state (game));
}

/** kit_game_get_cursor: the number of decisions in force. */
guint
kit_game_get_cursor (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return kit_history_get_cursor (game->record->history);
}

/** kit_game_is_over: whether the game has ended or was resigned. */
gboolean
kit_game_is_over (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return game->record->abandoned ||
         game->record->format->rules->is_over (kit_game_get_state (game));
}

/** kit_game_is_person: whether a person plays seat @player. */
gboolean
kit_game_is_person (KitGame *game,
                    guint    player)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);
  g_return_val_if_fail (player < game->record->n_players, FALSE);

  return kit_record_is_person (game->record, player);
}

/** kit_game_count_persons: the number of seats that persons play. */
guint
kit_game_count_persons (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return kit_record_count_persons (game->record);
}

/** kit_game_get_modified: whether the game has unsaved changes. */
gboolean
kit_game_get_modified (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return game->modified;
}

/** kit_game_get_running: whether computers decide when it is their turn. */
gboolean
kit_game_get_running (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return game->running;
}

/** kit_game_get_shown: the number of decisions made in the displayed position. */
guint
kit_game_get_shown (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), 0);

  return game->shown;
}

/** kit_game_is_looking: whether an earlier position than the current one is displayed. */
gboolean
kit_game_is_looking (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return game->shown != kit_game_get_cursor (game);
}

/** kit_game_get_shown_state: copies the displayed position to @state. */
void
kit_game_get_shown_state (KitGame  *game,
                          gpointer  state)
{
  g_return_if_fail (KIT_IS_GAME (game));
  g_return_if_fail (state != NULL);

  kit_history_get_state_at (game->record->history, game->shown, state);
}

/** kit_game_get_thinker: the computer player that is about to decide, or -1. */
int
kit_game_get_thinker (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), -1);

  return kit_thinkers_is_asked (game->thinkers) || game->pause_source != 0 || game->due
         ? (int) kit_game_get_decider (game) : -1;
}

/** kit_game_thinks_long: whether a slow computer player is thinking; see kit_thinkers_is_slow(). */
gboolean
kit_game_thinks_long (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_thinkers_is_slow (game->thinkers);
}

/** kit_game_get_program: (nullable): the command of the program that plays seat @player. */
const char *
kit_game_get_program (KitGame *game,
                      guint    player)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);
  g_return_val_if_fail (player < game->record->n_players, NULL);

  return kit_thinkers_get_command (game->thinkers, player);
}

/**
 * kit_game_get_fallback:
 * @game: a game
 * @fallback: (out): the last decision that was made in place of a program that failed
 *
 * Returns: whether that decision is in force and its player has made none since
 */
gboolean
kit_game_get_fallback (KitGame     *game,
                       KitFallback *fallback)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);
  g_return_val_if_fail (fallback != NULL, FALSE);

  *fallback = game->fallback;
  return fallback->problem != KIT_BOT_FINE && fallback->index < kit_game_get_cursor (game);
}

/** kit_game_can_undo: whether a decision, or a turn, can be undone. */
gboolean
kit_game_can_undo (KitGame *game,
                   KitStep  step)
{
  guint cursor;

  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_undo_find (game->record, step == KIT_STEP_TURN, &cursor);
}

/** kit_game_can_redo: whether a decision, or a turn, can be redone. */
gboolean
kit_game_can_redo (KitGame *game,
                   KitStep  step)
{
  guint cursor;

  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_redo_find (game->record, step == KIT_STEP_TURN, &cursor);
}

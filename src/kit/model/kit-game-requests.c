/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game asks its referee. */

#include "kit-game-private.h"

#include <string.h>

static KitRefereeClass *
get_class (KitGame *game)
{
  return KIT_REFEREE_GET_CLASS (game->referee);
}

/** kit_game_get_connection: (transfer none) (nullable): the connection to the table, if that is
    elsewhere. */
const KitConnection *
kit_game_get_connection (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  return get_class (game)->get_connection != NULL
           ? get_class (game)->get_connection (game->referee) : NULL;
}

/** kit_game_reconnect: tries at once whether the table can be reached, and takes the seat back from
    another program. */
void
kit_game_reconnect (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  if (get_class (game)->reconnect != NULL)
    get_class (game)->reconnect (game->referee);
}

/** kit_game_is_waiting: whether nobody here can decide, because the table has yet to answer what
    was asked of it, or does not listen to this program. */
gboolean
kit_game_is_waiting (KitGame *game)
{
  const KitConnection *connection = kit_game_get_connection (game);

  return connection != NULL && (connection->is_waiting || connection->is_taken ||
                                connection->fit != KIT_APART_FITS);
}

/**
 * kit_game_decide_line:
 * @game: a game
 * @decisions: (array length=n): one after the other, the first of whoever decides
 * @n: at least 1
 * @refusal: (out): why the first is illegal
 *
 * Returns: whether the first is legal; otherwise nothing has changed
 */
gboolean
kit_game_decide_line (KitGame       *game,
                      gconstpointer  decisions,
                      guint          n,
                      KitRefusal    *refusal)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);
  g_return_val_if_fail (decisions != NULL && n > 0 && refusal != NULL, FALSE);

  return get_class (game)->decide (game->referee, decisions, n, refusal);
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
  return kit_game_decide_line (game, decision, 1, refusal);
}

/** kit_game_can_undo: whether a decision, or a turn, can be undone. */
gboolean
kit_game_can_undo (KitGame *game,
                   KitStep  step)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return get_class (game)->can_undo (game->referee, step);
}

/** kit_game_can_redo: whether a decision, or a turn, can be redone. */
gboolean
kit_game_can_redo (KitGame *game,
                   KitStep  step)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return get_class (game)->can_redo (game->referee, step);
}

/** kit_game_undo: undoes a decision, or a turn, if that is possible, and displays the position. */
void
kit_game_undo (KitGame *game,
               KitStep  step)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->follows = get_class (game)->can_undo (game->referee, step);
  get_class (game)->undo (game->referee, step);
}

/** kit_game_redo: redoes a decision, or a turn, if that is possible, and displays the position. */
void
kit_game_redo (KitGame *game,
               KitStep  step)
{
  g_return_if_fail (KIT_IS_GAME (game));

  game->follows = get_class (game)->can_redo (game->referee, step);
  get_class (game)->redo (game->referee, step);
}

/** kit_game_resign: ends the game for all players, which can be undone until hands are shown. */
void
kit_game_resign (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  get_class (game)->resign (game->referee);
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
  g_return_if_fail (KIT_IS_GAME (game) && kind != NULL);
  g_return_if_fail (player < game->record->n_players);

  get_class (game)->set_player (game->referee, player, kind, NULL);
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
  g_return_if_fail (KIT_IS_GAME (game) && command != NULL);
  g_return_if_fail (player < game->record->n_players);

  get_class (game)->set_player (game->referee, player, "program", command);
}

/** kit_game_get_program: (nullable): the command of the program that plays seat @player. */
const char *
kit_game_get_program (KitGame *game,
                      guint    player)
{
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);
  g_return_val_if_fail (player < game->record->n_players, NULL);

  return get_class (game)->get_command != NULL
           ? get_class (game)->get_command (game->referee, player) : NULL;
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
  g_return_val_if_fail (KIT_IS_GAME (game) && fallback != NULL, FALSE);

  if (get_class (game)->get_fallback == NULL)
    return FALSE;
  *fallback = get_class (game)->get_fallback (game->referee);
  return fallback->problem != KIT_BOT_FINE &&
         fallback->index < kit_referee_get_cursor (game->referee);
}

/** kit_game_get_orders: (transfer none): the standing orders of a seat. */
const KitOrders *
kit_game_get_orders (KitGame *game,
                     guint    player)
{
  g_return_val_if_fail (KIT_IS_GAME (game) && player < KIT_MAX_PLAYERS, NULL);

  return get_class (game)->get_orders (game->referee, player);
}

/** kit_game_get_wishes: (out) @wishes: what persons would like to be offered. */
void
kit_game_get_wishes (KitGame   *game,
                     KitWishes *wishes)
{
  const KitRecord *record;

  g_return_if_fail (KIT_IS_GAME (game) && wishes != NULL);

  record = kit_referee_get_record (game->referee);
  *wishes = (KitWishes) { 0 };
  for (guint p = 0; p < record->n_players; p++)
    if (kit_record_is_person (record, p) ||
        g_str_equal (record->players[p].kind, KIT_KIND_ELSEWHERE))
      memcpy (wishes->seats[p], kit_game_get_orders (game, p)->wish, KIT_WISH);
}

/** kit_game_set_orders: gives standing orders to a seat. What is ordered now is carried out in the
    time that a computer would take, see kit_game_set_pause(). */
void
kit_game_set_orders (KitGame         *game,
                     guint            player,
                     const KitOrders *orders)
{
  g_return_if_fail (KIT_IS_GAME (game));
  g_return_if_fail (player < KIT_MAX_PLAYERS && orders != NULL);

  get_class (game)->set_orders (game->referee, player, orders);
}

/** kit_game_is_ordered: whether the person who decides is not asked. */
gboolean
kit_game_is_ordered (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return get_class (game)->is_ordered (game->referee);
}

/** kit_game_get_thinker: the computer player that is about to decide, or -1. */
int
kit_game_get_thinker (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), -1);

  return kit_referee_report (game->referee).thinker;
}

/** kit_game_thinks_long: whether a slow computer player is thinking; see kit_thinkers_is_slow(). */
gboolean
kit_game_thinks_long (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_referee_report (game->referee).thinks_long;
}

/** kit_game_set_running: sets whether computers play; stopping cancels a pending question. */
void
kit_game_set_running (KitGame  *game,
                      gboolean  running)
{
  g_return_if_fail (KIT_IS_GAME (game));

  get_class (game)->set_running (game->referee, running);
}

/** kit_game_get_running: whether computers decide when it is their turn. */
gboolean
kit_game_get_running (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_referee_report (game->referee).running;
}

/** kit_game_set_held: while @held, computers go on thinking, but nothing is decided by itself;
    persons decide. */
void
kit_game_set_held (KitGame  *game,
                   gboolean  held)
{
  g_return_if_fail (KIT_IS_GAME (game));

  get_class (game)->set_held (game->referee, held);
}

/** kit_game_set_pause: sets the time between an answer of a computer and its decision, so that
    persons can follow. */
void
kit_game_set_pause (KitGame *game,
                    guint    pause_ms)
{
  g_return_if_fail (KIT_IS_GAME (game));

  get_class (game)->set_pause (game->referee, pause_ms);
}

/** kit_game_step: lets the computer that decides make one decision while the game does not run. */
void
kit_game_step (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  if (get_class (game)->step != NULL)
    get_class (game)->step (game->referee);
}

/** kit_game_hurry: makes the thinking computer decide now. */
void
kit_game_hurry (KitGame *game)
{
  g_return_if_fail (KIT_IS_GAME (game));

  if (get_class (game)->hurry != NULL)
    get_class (game)->hurry (game->referee);
}

/** kit_game_get_modified: whether the game has unsaved changes. */
gboolean
kit_game_get_modified (KitGame *game)
{
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  return kit_referee_report (game->referee).modified;
}

/** kit_game_mark_saved: notes whether the game on disk is up to date. */
void
kit_game_mark_saved (KitGame  *game,
                     gboolean  saved)
{
  g_return_if_fail (KIT_IS_GAME (game));

  if (get_class (game)->mark_saved != NULL)
    get_class (game)->mark_saved (game->referee, saved);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as a GObject: position, history, undo, computer players. */

#pragma once

#include "alexandros/players/alx-bot.h"
#include "alexandros/record/alx-record.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AlxGame:
 *
 * A game that is being played: its record with undo and redo, the position that is displayed, and
 * the computer players. It owns the record and asks the player on turn if it is a computer. Every
 * command completes its change first and then emits "changed" once.
 */
#define ALX_TYPE_GAME (alx_game_get_type ())
G_DECLARE_FINAL_TYPE (AlxGame, alx_game, ALX, GAME, GObject)

/** AlxGameChanges: the flags of the signal "changed". */
typedef enum
{
  ALX_GAME_POSITION = 1 << 0,           /* by a decision, undo, redo or resigning */
  ALX_GAME_PLAYERS = 1 << 1,            /* a seat has another kind or program */
  ALX_GAME_SHOWN = 1 << 2,              /* another position is displayed */
  ALX_GAME_THINKER = 1 << 3,            /* who thinks, or whether it is slow */
  ALX_GAME_RUNNING = 1 << 4,
  ALX_GAME_MODIFIED = 1 << 5,
  ALX_GAME_ENDED = 1 << 6,              /* the game is over now */
} AlxGameChanges;

/** AlxStep: what undo and redo take back or make again. */
typedef enum
{
  ALX_STEP_DECISION,
  ALX_STEP_TURN,
} AlxStep;

/**
 * AlxFallback:
 * @player: the seat whose program failed to decide
 * @problem: why
 * @index: the decision in the history that was made in its place
 */
typedef struct
{
  guint         player;
  AlxBotProblem problem;
  guint         index;
} AlxFallback;

AlxGame         *alx_game_new           (AlxRecord         *record);

const AlxRecord *alx_game_get_record    (AlxGame           *game);
const AlxBoard  *alx_game_get_board     (AlxGame           *game);
const AlxState  *alx_game_get_state     (AlxGame           *game);
guint            alx_game_get_cursor    (AlxGame           *game);
gboolean         alx_game_is_over       (AlxGame           *game);
gboolean         alx_game_is_person     (AlxGame           *game,
                                         guint              player);
guint            alx_game_count_persons (AlxGame           *game);
int              alx_game_get_thinker   (AlxGame           *game);
gboolean         alx_game_get_modified  (AlxGame           *game);
void             alx_game_mark_saved    (AlxGame           *game,
                                         gboolean           saved);

gboolean         alx_game_decide        (AlxGame           *game,
                                         const AlxDecision *decision,
                                         AlxRefusal        *refusal);
gboolean         alx_game_can_undo      (AlxGame           *game,
                                         AlxStep            step);
gboolean         alx_game_can_redo      (AlxGame           *game,
                                         AlxStep            step);
void             alx_game_undo          (AlxGame           *game,
                                         AlxStep            step);
void             alx_game_redo          (AlxGame           *game,
                                         AlxStep            step);
void             alx_game_resign        (AlxGame           *game);
void             alx_game_set_kind      (AlxGame           *game,
                                         guint              player,
                                         const char        *kind);
void             alx_game_set_program   (AlxGame           *game,
                                         guint              player,
                                         const char        *command);
const char      *alx_game_get_program   (AlxGame           *game,
                                         guint              player);
gboolean         alx_game_get_fallback  (AlxGame     *game,
                                         AlxFallback *fallback);
void             alx_game_set_running   (AlxGame           *game,
                                         gboolean           running);
gboolean         alx_game_get_running   (AlxGame           *game);
void             alx_game_set_pause     (AlxGame           *game,
                                         guint              pause_ms);
void             alx_game_step          (AlxGame           *game);
gboolean         alx_game_thinks_long   (AlxGame           *game);
void             alx_game_hurry         (AlxGame           *game);

guint            alx_game_get_shown     (AlxGame           *game);
void             alx_game_set_shown     (AlxGame           *game,
                                         guint              index);
gboolean         alx_game_is_looking    (AlxGame           *game);
void             alx_game_get_shown_state (AlxGame  *game,
                                           AlxState *state);

G_END_DECLS

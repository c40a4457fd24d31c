/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as a GObject: position, history, undo, computer players. */

#pragma once

#include "kit/players/kit-bot.h"
#include "kit/players/kit-level.h"
#include "kit/record/kit-format.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * KitGame:
 *
 * A game that is being played: its record with undo and redo, the position that is displayed, and
 * the computer players. It owns the record and asks whoever decides if it is a computer. Every
 * command completes its change first and then emits "changed" once.
 */
#define KIT_TYPE_GAME (kit_game_get_type ())
G_DECLARE_FINAL_TYPE (KitGame, kit_game, KIT, GAME, GObject)

/** KitGameChanges: the flags of the signal "changed". */
typedef enum
{
  KIT_GAME_POSITION = 1 << 0,           /* by a decision, undo, redo or resigning */
  KIT_GAME_PLAYERS = 1 << 1,            /* a seat has another kind or program */
  KIT_GAME_SHOWN = 1 << 2,              /* another position is displayed */
  KIT_GAME_THINKER = 1 << 3,            /* who thinks, or whether it is slow */
  KIT_GAME_RUNNING = 1 << 4,
  KIT_GAME_MODIFIED = 1 << 5,
  KIT_GAME_ENDED = 1 << 6,              /* the game is over now */
} KitGameChanges;

/** KitStep: what undo and redo take back or make again. */
typedef enum
{
  KIT_STEP_DECISION,
  KIT_STEP_TURN,
} KitStep;

/**
 * KitFallback:
 * @player: the seat whose program failed to decide
 * @problem: why
 * @index: the decision in the history that was made in its place
 */
typedef struct
{
  guint         player;
  KitBotProblem problem;
  guint         index;
} KitFallback;

KitGame         *kit_game_new           (KitRecord         *record,
                                         const KitLevel    *levels);

const KitRecord *kit_game_get_record    (KitGame           *game);
gconstpointer    kit_game_get_board     (KitGame           *game);
gconstpointer    kit_game_get_state     (KitGame           *game);
guint            kit_game_get_turn      (KitGame           *game);
guint            kit_game_get_decider   (KitGame           *game);
guint            kit_game_get_cursor    (KitGame           *game);
gboolean         kit_game_is_over       (KitGame           *game);
gboolean         kit_game_is_person     (KitGame           *game,
                                         guint              player);
guint            kit_game_count_persons (KitGame           *game);
int              kit_game_get_thinker   (KitGame           *game);
gboolean         kit_game_get_modified  (KitGame           *game);
void             kit_game_mark_saved    (KitGame           *game,
                                         gboolean           saved);

gboolean         kit_game_decide        (KitGame           *game,
                                         gconstpointer      decision,
                                         KitRefusal        *refusal);
gboolean         kit_game_can_undo      (KitGame           *game,
                                         KitStep            step);
gboolean         kit_game_can_redo      (KitGame           *game,
                                         KitStep            step);
void             kit_game_undo          (KitGame           *game,
                                         KitStep            step);
void             kit_game_redo          (KitGame           *game,
                                         KitStep            step);
void             kit_game_resign        (KitGame           *game);
void             kit_game_set_kind      (KitGame           *game,
                                         guint              player,
                                         const char        *kind);
void             kit_game_set_program   (KitGame           *game,
                                         guint              player,
                                         const char        *command);
const char      *kit_game_get_program   (KitGame           *game,
                                         guint              player);
gboolean         kit_game_get_fallback  (KitGame     *game,
                                         KitFallback *fallback);
void             kit_game_set_running   (KitGame           *game,
                                         gboolean           running);
gboolean         kit_game_get_running   (KitGame           *game);
void             kit_game_set_held      (KitGame           *game,
                                         gboolean           held);
void             kit_game_set_pause     (KitGame           *game,
                                         guint              pause_ms);
guint            kit_game_get_pause     (KitGame           *game);
void             kit_game_step          (KitGame           *game);
gboolean         kit_game_thinks_long   (KitGame           *game);
void             kit_game_hurry         (KitGame           *game);

guint            kit_game_get_shown     (KitGame           *game);
void             kit_game_set_shown     (KitGame           *game,
                                         guint              index);
gboolean         kit_game_is_looking    (KitGame           *game);
void             kit_game_get_shown_state (KitGame *game,
                                           gpointer state);

G_END_DECLS

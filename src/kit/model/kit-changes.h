/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked of a game that is being played, and what it tells. */

#pragma once

#include "kit/players/kit-bot.h"

G_BEGIN_DECLS

/** KitGameChanges: the flags of the signals "changed". */
typedef enum
{
  KIT_GAME_POSITION = 1 << 0,           /* by a decision, undo, redo or resigning */
  KIT_GAME_PLAYERS = 1 << 1,            /* a seat has another kind or program */
  KIT_GAME_SHOWN = 1 << 2,              /* another position is displayed */
  KIT_GAME_THINKER = 1 << 3,            /* who thinks, or whether it is slow */
  KIT_GAME_RUNNING = 1 << 4,
  KIT_GAME_MODIFIED = 1 << 5,
  KIT_GAME_ENDED = 1 << 6,              /* the game is over now */
  KIT_GAME_VIEWER = 1 << 7,             /* it is seen as another seat knows it */
  KIT_GAME_ORDERS = 1 << 8,             /* a person has ordered something */
  KIT_GAME_CONNECTION = 1 << 9,         /* to a table elsewhere, or who is there */
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

G_END_DECLS

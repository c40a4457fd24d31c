/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: what they are asked and what they answer. */

#pragma once

#include "alx-weights.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-seat.h"

G_BEGIN_DECLS

/** AlxLevel: from the weakest on. */
typedef enum
{
  ALX_LEVEL_RANDOM,                     /* any legal decision, each as likely */
  ALX_LEVEL_RECRUIT,                    /* a friendly first opponent that often overlooks */
  ALX_LEVEL_CAPTAIN,                    /* one sensible turn at a time */
  ALX_LEVEL_GENERAL,                    /* its whole turn, and what the next player can do */
  ALX_LEVEL_SATRAP,                     /* a search over what it can know */
  ALX_LEVEL_ALEXANDER,                  /* the strongest there is */
  ALX_LEVEL_ISMCTS,                     /* a plain search to be measured against; not for persons */
  ALX_LEVELS
} AlxLevel;

/** Levels below are for persons to choose from. */
#define ALX_LEVELS_SHOWN ALX_LEVEL_ISMCTS

/**
 * AlxBudget:
 * @time: microseconds for a turn, 0 for as many as the level likes
 * @nodes: positions looked at for a turn, 0 for as many as the level likes
 *
 * A turn is several questions: each may spend its part.
 */
typedef struct
{
  gint64  time;
  guint64 nodes;
} AlxBudget;

/** A turn has at most a card, a way, and two take-overs with their compensations. */
#define ALX_MAX_LINE 6

/**
 * AlxAdvice:
 * @n: decisions in @line; 0 if it was stopped before it found any
 * @n_reusable: how many decisions of it need not be asked for again: nothing hidden is revealed
 *   before the last of them
 * @line: the best line of the turn that could be foreseen, as it is now to be played
 * @chances: of winning, for each player, in thousandths
 * @nodes: positions looked at
 */
typedef struct
{
  guint       n;
  guint       n_reusable;
  AlxDecision line[ALX_MAX_LINE];
  guint       chances[ALX_MAX_PLAYERS];
  guint64     nodes;
} AlxAdvice;

/**
 * AlxQuestion:
 * @board: the board
 * @seat: what the player on turn may know
 * @budget: what the answer may cost
 * @seed: the same question with the same seed and nodes has the same answer
 * @stop: (nullable): looked at often; as soon as it is not 0, the answer is given up
 * @hurry: (nullable): the same, but the best that was found until then is answered
 * @weights: (nullable): of the evaluation; %NULL for those that the program brings along
 * @threads: how many may think, 0 for as many as the level likes
 */
typedef struct
{
  const AlxBoard *board;
  AlxSeat         seat;
  AlxBudget       budget;
  guint64         seed;
  const int      *stop;
  const int      *hurry;
  const AlxWeights *weights;
  guint           threads;
} AlxQuestion;

const char *alx_level_get_id (AlxLevel           level);
gboolean    alx_level_find   (const char        *id,
                              AlxLevel          *level);
void        alx_level_advise (AlxLevel           level,
                              const AlxQuestion *question,
                              AlxAdvice         *advice);

G_END_DECLS

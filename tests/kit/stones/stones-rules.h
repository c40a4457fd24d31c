/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stones: a small game with chance, a secret, and an answer within the turn of another seat. */

#pragma once

#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

/*
 * S1. Two or three players take turns with a heap of 21 stones; on the board "pile" it has 31.
 * S2. At the start each player draws a bonus stone worth 0 to 3 points, which only they know. All
 *     bonus stones are turned up at the end.
 * S3. The owner of the turn rolls a die with the numbers 1 to 3 once.
 * S4. After the roll the owner may offer to double the stones of this turn, once; not if the game
 *     is played without doubling.
 * S5. The next player then accepts or declines, before anything else is decided. If they decline,
 *     the owner gets 1 point.
 * S6. The owner takes 1 stone or more, up to the number of the die and to those in the heap, which
 *     ends the turn. Each is 1 point, or 2 if the doubling was accepted.
 * S7. The game is over when the heap is empty. The points are those of the stones, and with them,
 *     once the bonus stones are turned up, theirs. Who has the most has won; there may be several.
 */

#define STONES_MAX_PLAYERS  3
#define STONES_MOST_BONUS   3
#define STONES_MOST_DIE     3
#define STONES_DICE         0           /* stream of chance: outcomes of one byte, 1 to 3 */
#define STONES_UNKNOWN      G_MAXUINT8  /* a bonus stone that the seat of a view does not know */

/** StonesBoard: how many stones the heap has, S1. */
typedef struct
{
  char   id[8];
  guint8 n_stones;
} StonesBoard;

typedef enum
{
  STONES_PHASE_ROLL,
  STONES_PHASE_ANSWER,                  /* the next player decides */
  STONES_PHASE_TAKE,
  STONES_PHASE_OVER,
} StonesPhase;

typedef enum
{
  STONES_ROLL,
  STONES_DOUBLE,
  STONES_ACCEPT,
  STONES_DECLINE,
  STONES_TAKE,
} StonesKind;

/**
 * StonesDecision:
 * @kind: a #StonesKind
 * @n: the stones that are taken, otherwise 0
 *
 * Written "roll", "double", "accept", "decline", "take:2".
 */
typedef struct
{
  guint8 kind;
  guint8 n;
} StonesDecision;

/** StonesDoubling: how far the doubling of a turn has come. */
typedef enum
{
  STONES_NOT_OFFERED,
  STONES_OFFERED,
  STONES_ACCEPTED,
  STONES_DECLINED,
} StonesDoubling;

/**
 * StonesState:
 * @n_rolls: so far in the game: the number of the next outcome in the stream of dice
 * @phase: a #StonesPhase
 * @heap: the stones left
 * @die: what was rolled in this turn
 * @doubling: a #StonesDoubling, of this turn
 * @without_doubling: an option: S4 is not used
 * @viewer: 1 + the seat whose view it is; 0 of a whole position
 * @points: of the stones taken and the doublings declined
 * @bonus: 0 to 3 points, or %STONES_UNKNOWN
 */
typedef struct
{
  KIT_HEAD;
  guint8 n_rolls;
  guint8 phase;
  guint8 heap;
  guint8 die;
  guint8 doubling;
  guint8 without_doubling;
  guint8 viewer;
  guint8 points[STONES_MAX_PLAYERS];
  guint8 bonus[STONES_MAX_PLAYERS];
} StonesState;

/** StonesView: what a seat may know: a state without the seed and with the bonus stones of others
    unknown. */
typedef struct
{
  StonesState state;
} StonesView;

/** StonesRefusalReason: the comments say which fields of #StonesRefusal are used. */
typedef enum
{
  STONES_REFUSED_NOT,                   /* it is legal */
  STONES_REFUSED_OVER,
  STONES_REFUSED_NOT_ROLLED,
  STONES_REFUSED_ROLLED,                /* number: the die */
  STONES_REFUSED_WITHOUT_DOUBLING,
  STONES_REFUSED_OFFERED,               /* for the second time in the turn */
  STONES_REFUSED_ANSWER_DUE,            /* the next player must answer first */
  STONES_REFUSED_NOT_OFFERED,           /* there is nothing to answer */
  STONES_REFUSED_NO_STONE,
  STONES_REFUSED_DIE,                   /* number: stones asked; limit: the die */
  STONES_REFUSED_HEAP,                  /* number: stones asked; limit: those in the heap */
} StonesRefusalReason;

/** StonesRefusal: why a decision is not legal; the same as #KitRefusal, with names. */
typedef struct
{
  guint8 reason;                        /* StonesRefusalReason */
  guint8 rule;                          /* 5 for S5 */
  guint8 number;
  guint8 limit;
  guint8 unused[28];                    /* as large as a KitRefusal */
} StonesRefusal;

extern const StonesBoard stones_boards[2];
extern const KitRules stones_rules;

void stones_state_start (StonesState       *state,
                         const StonesBoard *board,
                         guint              n_players,
                         guint64            seed);

G_END_DECLS

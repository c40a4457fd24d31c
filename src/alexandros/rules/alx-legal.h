/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which decisions are legal, and why others are not. */

#pragma once

#include "alx-decision.h"
#include "alx-state.h"

G_BEGIN_DECLS

/**
 * AlxRefusalReason:
 *
 * Why a decision is not legal; the comments say which fields of #AlxRefusal are used.
 */
typedef enum
{
  ALX_REFUSED_NOT,             /* it is legal */
  ALX_REFUSED_OVER,            /* the game is over */
  ALX_REFUSED_PHASE,           /* number: the AlxPhase that it is */
  ALX_REFUSED_NOT_FACE_UP,     /* symbol */
  ALX_REFUSED_NOT_IN_HAND,     /* symbol */
  ALX_REFUSED_DEAD_IN_HAND,    /* symbol */
  ALX_REFUSED_OTHER_NOT_DEAD,  /* symbol: the other face-up card, which is not dead */
  ALX_REFUSED_NO_WAY,          /* symbol; number: fewest walls; limit: walls in stock */
  ALX_REFUSED_NO_SPACE,        /* no available symbol space is left at all */
  ALX_REFUSED_REFRESH_MISSING, /* a face-up card must be discarded too */
  ALX_REFUSED_REFRESH_OFF,     /* no face-up card may be discarded */
  ALX_REFUSED_MOVE_POSSIBLE,
  ALX_REFUSED_WAY_START,  /* place: Alexander's point */
  ALX_REFUSED_WAY_BROKEN, /* place, other: two points with no side between them */
  ALX_REFUSED_WAY_TARGET, /* symbol, ALX_NONE for a joker; place: the point; number: the distance of
                             the nearest available space that touches it, ALX_NONE if there is none;
                             limit: the closest distance of the symbol of that space */
  ALX_REFUSED_WAY_LONG,   /* number: its sides; limit: of a shortest way */
  ALX_REFUSED_WAY_WALLS,  /* number: walls it needs; limit: walls in stock */
  ALX_REFUSED_NO_CARDS,   /* supply and discards are empty */
  ALX_REFUSED_PLAIN_SPACE,         /* place */
  ALX_REFUSED_NOT_IN_ORDER,        /* place, other */
  ALX_REFUSED_TWO_PROVINCES,       /* place, other */
  ALX_REFUSED_NO_SYMBOL,           /* a province without a symbol space */
  ALX_REFUSED_OWN_PROVINCE,        /* place: where the player's governor stands */
  ALX_REFUSED_GOVERNORS,           /* number: needed; limit: unused */
  ALX_REFUSED_CARDS,               /* cards: how many of each symbol are missing */
  ALX_REFUSED_COMPENSATION_NUMBER, /* number: given; limit: to be given */
  ALX_REFUSED_COMPENSATION_CARDS,  /* symbol: fewer cards of it were paid */
  ALX_REFUSED_LEVIED,
  ALX_REFUSED_NO_GOVERNOR,      /* the player has no governor on the board */
  ALX_REFUSED_LEVY_SYMBOL,      /* symbol: on which no governor of the player stands */
  ALX_REFUSED_NOT_OWN_GOVERNOR, /* place */
} AlxRefusalReason;

/**
 * AlxRefusal:
 *
 * The rule that forbids a decision, and the figures that explain why.
 * alx_words_refusal() makes a sentence of it.
 */
typedef struct
{
  guint8 reason;                        /* AlxRefusalReason */
  guint8 rule;                          /* 9 for R9 */
  guint8 symbol;
  guint8 place;
  guint8 other;
  guint8 number;
  guint8 limit;
  guint8 cards[ALX_SYMBOLS];
  guint8 unused[20];                    /* as large as a KitRefusal */
} AlxRefusal;

/**
 * AlxCost:
 *
 * What it costs to occupy or take over a province with given governors; R22, R24.
 */
typedef struct
{
  guint8 removal[ALX_SYMBOLS];          /* cards: two for each governor of the loser */
  guint8 occupation[ALX_SYMBOLS];       /* cards: one for each symbol space without a governor */
  guint8 loser;                         /* a player, or ALX_NONE */
  guint8 owed;                          /* cards that the loser gets, R25 */
} AlxCost;

/**
 * AlxVisit:
 * @decision: a legal decision, only valid during the call
 * @data: user data
 *
 * Returns: %TRUE to go on, %FALSE to stop
 */
typedef gboolean (*AlxVisit) (const AlxDecision *decision,
                              gpointer           data);

gboolean alx_legal_test     (const AlxState    *state,
                             const AlxBoard    *board,
                             const AlxDecision *decision,
                             AlxRefusal        *refusal);
gboolean alx_legal_foreach  (const AlxState    *state,
                             const AlxBoard    *board,
                             AlxVisit           visit,
                             gpointer           data);
gboolean alx_legal_foreach_way (const AlxState *state,
                                const AlxBoard *board,
                                guint8          to,
                                AlxVisit        visit,
                                gpointer        data);
guint    alx_legal_count    (const AlxState    *state,
                             const AlxBoard    *board);
gboolean alx_legal_pick     (const AlxState    *state,
                             const AlxBoard    *board,
                             guint              index,
                             AlxDecision       *decision);
guint8   alx_legal_find_gain (const AlxState   *state,
                              const AlxBoard   *board);
void     alx_legal_cost     (const AlxState    *state,
                             const AlxBoard    *board,
                             const AlxDecision *decision,
                             AlxCost           *cost);

G_END_DECLS

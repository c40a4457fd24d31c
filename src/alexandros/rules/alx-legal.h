/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which decisions are legal, and why others are not. */

#pragma once

#include "alx-decision.h"
#include "alx-state.h"

G_BEGIN_DECLS

/**
 * AlxRefusalReason:
 *
 * Why a decision is not legal; behind each what the fields of #AlxRefusal say.
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
  ALX_REFUSED_REFRESH_MISSING, /* a face-up card is to be discarded too */
  ALX_REFUSED_REFRESH_OFF,     /* none is */
  ALX_REFUSED_MOVE_POSSIBLE,
  ALX_REFUSED_WAY_START,  /* place: Alexander's point */
  ALX_REFUSED_WAY_BROKEN, /* place, other: two points with no side between them */
  ALX_REFUSED_WAY_TARGET, /* symbol, ALX_NONE for a joker; place: the point; number: the distance of
                             the nearest available space there, ALX_NONE if there is none; limit:
                             the closest distance of its symbol */
  ALX_REFUSED_WAY_LONG,   /* number: its sides; limit: of a shortest way */
  ALX_REFUSED_WAY_WALLS,  /* number: walls it needs; limit: walls in stock */
  ALX_REFUSED_NO_CARDS,   /* supply and discards are empty */
  ALX_REFUSED_PLAIN_SPACE,         /* place */
  ALX_REFUSED_NOT_IN_ORDER,        /* place, other */
  ALX_REFUSED_TWO_PROVINCES,       /* place, other */
  ALX_REFUSED_NO_SYMBOL,           /* a province without a symbol space */
  ALX_REFUSED_OWN_PROVINCE,        /* place: where the player's governor stands */
  ALX_REFUSED_GOVERNORS,           /* number: needed; limit: unused */
  ALX_REFUSED_CARDS,               /* cards: missing ones of each symbol */
  ALX_REFUSED_COMPENSATION_NUMBER, /* number: given; limit: to be given */
  ALX_REFUSED_COMPENSATION_CARDS,  /* symbol: of which fewer were paid */
  ALX_REFUSED_LEVIED,
  ALX_REFUSED_NO_GOVERNOR,      /* the player has no governor on the board */
  ALX_REFUSED_LEVY_SYMBOL,      /* symbol: on which no governor of the player stands */
  ALX_REFUSED_NOT_OWN_GOVERNOR, /* place */
} AlxRefusalReason;

/**
 * AlxRefusal:
 *
 * A rule and the figures that explain why it refuses; a sentence is made of it
 * where the program speaks the user's language.
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
} AlxRefusal;

/**
 * AlxCost:
 *
 * What occupying or taking over a province takes (R22, R24), the governors' spaces given.
 */
typedef struct
{
  guint8 removal[ALX_SYMBOLS];          /* two for each opponent's governor */
  guint8 occupation[ALX_SYMBOLS];
  guint8 loser;                         /* a player, or ALX_NONE */
  guint8 owed;                          /* cards that the loser gets, R25 */
} AlxCost;

/**
 * AlxVisit:
 * @decision: (inout): a legal decision, only valid during the call
 * @data: what was given
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
void     alx_legal_cost     (const AlxState    *state,
                             const AlxBoard    *board,
                             const AlxDecision *decision,
                             AlxCost           *cost);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which decisions are legal, and why others are not. */

#pragma once

#include "adv-decision.h"
#include "adv-state.h"

G_BEGIN_DECLS

/**
 * AdvRefusalReason:
 *
 * Why a decision is not legal; the comments say which fields of #AdvRefusal are used.
 */
typedef enum
{
  ADV_REFUSED_NOT,                      /* it is legal */
  ADV_REFUSED_OVER,                     /* the game is over */
  ADV_REFUSED_PHASE,                    /* number: the AdvPhase that it is */
  ADV_REFUSED_LACKING,                  /* good; number: needed; limit: held */
  ADV_REFUSED_DROPPED,                  /* number: cards given; limit: to be given */
  ADV_REFUSED_NO_CARD,                  /* good: gold or knights, which are no cards */
  ADV_REFUSED_ROBBER_STAYS,             /* place: the hexagon on which the robber stands */
  ADV_REFUSED_MUST_ROB,                 /* place: the hexagon; player, who can be robbed there */
  ADV_REFUSED_NO_PLAYER,                /* player */
  ADV_REFUSED_ROBS_SELF,
  ADV_REFUSED_NO_BUILDING,              /* player, who has none at the hexagon place */
  ADV_REFUSED_NO_CARDS,                 /* player, who has none */
  ADV_REFUSED_BID_LOW,                  /* number: bid; limit: the highest bid */
  ADV_REFUSED_BID_HIGH,                 /* number: bid; limit: the most that may be bid */
  ADV_REFUSED_NOT_ADMITTED,             /* good; number: the AdvAuction */
  ADV_REFUSED_PAID,                     /* number: paid; limit: the bid */
  ADV_REFUSED_EDGE_TAKEN,               /* place: an edge; player: whose road */
  ADV_REFUSED_EDGE_FAR,                 /* place: an edge that touches nothing of the player's */
  ADV_REFUSED_EDGE_CUT,                 /* place: an edge; other: a corner with a building of
                                           player, a rival */
  ADV_REFUSED_CORNER_TAKEN,             /* place: a corner; player: whose building */
  ADV_REFUSED_CORNER_FAR,               /* place: a corner that no road of the player's touches */
  ADV_REFUSED_CORNER_NEAR,              /* place: a corner; other: one next to it with a building */
  ADV_REFUSED_NOT_PASSED,               /* place: a corner; other: it, or one next to it: a point;
                                           number: of the point; limit: points passed */
  ADV_REFUSED_NO_VILLAGE,               /* place: a corner without a village of the player's */
  ADV_REFUSED_NO_PIECE,                 /* number: the AdvDecisionKind that needs a piece */
  ADV_REFUSED_DECK_EMPTY,
  ADV_REFUSED_BANK_KINDS,               /* not one kind for one of another */
  ADV_REFUSED_BANK_RATE,                /* good; number: given; limit: the rate */
  ADV_REFUSED_PILE,                     /* good; number: asked; limit: on the pile, or in stock */
  ADV_REFUSED_OFFER_SIZE,               /* number: goods on one side, 0 or more
                                           than the limit */
  ADV_REFUSED_OFFER_KIND,               /* good: on both sides */
  ADV_REFUSED_OFFERS_SPENT,             /* limit: offers a turn */
  ADV_REFUSED_NOT_AGREED,               /* player, who did not say yes */
  ADV_REFUSED_CARD_PLAYED,              /* one was played in this turn */
  ADV_REFUSED_CARD_NOT_HELD,            /* card */
  ADV_REFUSED_CARD_FRESH,               /* card: all that the player has were bought in this turn */
  ADV_REFUSED_NO_SITE,                  /* number: the AdvDecisionKind that has no place */
  ADV_REFUSED_PLENTY,                   /* number: taken; limit: to be taken */
  ADV_REFUSED_PILES_EMPTY,
  ADV_REFUSED_REASONS,                  /* how many there are */
} AdvRefusalReason;

/**
 * AdvRefusal:
 *
 * The rule that forbids a decision, and the figures that explain why. adv_words_refusal() makes a
 * sentence of it.
 */
typedef struct
{
  guint8 reason;                        /* AdvRefusalReason */
  guint8 rule;                          /* 9 for Q9 */
  guint8 good;
  guint8 card;
  guint8 player;
  guint8 place;
  guint8 other;
  guint8 number;
  guint8 limit;
  guint8 unused[23];                    /* as large as a KitRefusal */
} AdvRefusal;

extern const guint8 adv_costs[ADV_BUY + 1][ADV_RESOURCES];

gboolean adv_legal_test       (const AdvState    *state,
                               const AdvBoard    *board,
                               const AdvDecision *decision,
                               AdvRefusal        *refusal);
gboolean adv_legal_can_afford (const AdvState    *state,
                               AdvDecisionKind    kind);
guint    adv_legal_plenty     (const AdvState    *state);
gboolean adv_legal_foreach    (const AdvState    *state,
                               const AdvBoard    *board,
                               KitVisit           visit,
                               gpointer           data);
guint    adv_legal_count      (const AdvState    *state,
                               const AdvBoard    *board);
gboolean adv_legal_pick       (const AdvState    *state,
                               const AdvBoard    *board,
                               guint              index,
                               AdvDecision       *decision);

G_END_DECLS

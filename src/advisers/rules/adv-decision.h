/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision, and the word that stands for it in records. */

#pragma once

#include "adv-board.h"

G_BEGIN_DECLS

/** AdvDecisionKind: the comments say which fields of #AdvDecision are used, and the word. */
typedef enum
{
  ADV_ROLL,                             /* roll */
  ADV_DROP,                             /* goods; drop:BBW */
  ADV_ROB,                              /* place: a hexagon; other; rob:c4, rob:c4>2 */
  ADV_BID,                              /* number; bid:3 */
  ADV_PASS,                             /* pass */
  ADV_PAY,                              /* goods; pay:BBG */
  ADV_ROAD,                             /* place: an edge; road:c4ne */
  ADV_VILLAGE,                          /* place: a corner; village:c4n */
  ADV_CITY,                             /* place: a corner; city:c4n */
  ADV_BUY,                              /* buy */
  ADV_BANK,                             /* goods, get: one; bank:WWWW>B */
  ADV_OFFER,                            /* goods, get; offer:WG>O */
  ADV_END,                              /* . */
  ADV_YES,                              /* yes */
  ADV_NO,                               /* no */
  ADV_WITH,                             /* other; with:3 */
  ADV_WITH_NOBODY,                      /* none */
  ADV_PLAY_KNIGHT,                      /* place, other as ADV_ROB; knight:c4>2 */
  ADV_PLAY_ROADS,                       /* roads */
  ADV_PLAY_PLENTY,                      /* get; plenty:BB */
  ADV_PLAY_MONOPOLY,                    /* other: a resource; monopoly:O */
  ADV_DECISION_KINDS,
} AdvDecisionKind;

/**
 * AdvDecision:
 * @kind: an #AdvDecisionKind
 * @place: a hexagon, corner or edge
 * @other: a player, or %ADV_NONE for nobody; or a resource
 * @number: of a bid
 * @goods: what is given
 * @get: what is got
 *
 * What is not used is 0, so that equal decisions are equal in memory.
 */
typedef struct
{
  guint8 kind;
  guint8 place;
  guint8 other;
  guint8 number;
  guint8 goods[ADV_GOODS];
  guint8 get[ADV_TRADED];
} AdvDecision;

/** adv_kind_of_card: the decision that plays a development card; none plays a victory point. */
static inline AdvDecisionKind
adv_kind_of_card (AdvCard card)
{
  return card == ADV_CARD_KNIGHT  ? ADV_PLAY_KNIGHT
         : card == ADV_CARD_ROADS ? ADV_PLAY_ROADS
         : card == ADV_CARD_PLENTY ? ADV_PLAY_PLENTY
         : card == ADV_CARD_MONOPOLY ? ADV_PLAY_MONOPOLY : ADV_DECISION_KINDS;
}

/** The most bytes of a word, with the final zero. */
#define ADV_TOKEN_SIZE 256

/** adv_decision_robs: whether a legal decision robs a card. */
static inline gboolean
adv_decision_robs (const AdvDecision *decision)
{
  return (decision->kind == ADV_ROB || decision->kind == ADV_PLAY_KNIGHT) &&
         decision->other != ADV_NONE;
}

gboolean adv_decision_read  (AdvDecision       *decision,
                             const AdvBoard    *board,
                             const char        *token);
void     adv_decision_write (const AdvDecision *decision,
                             const AdvBoard    *board,
                             char               token[ADV_TOKEN_SIZE]);

G_END_DECLS

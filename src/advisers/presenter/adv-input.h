/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in The Advisers, made into decisions. */

#pragma once

#include "advisers/paint/adv-scene.h"
#include "advisers/rules/adv-legal.h"
#include "kit/presenter/kit-input.h"

G_BEGIN_DECLS

/**
 * AdvInput:
 *
 * Places of the board, goods and buttons become proposals. What leaves nothing to think about twice
 * is decided at once: the dice, bids, passes and answers.
 */
#define ADV_TYPE_INPUT (adv_input_get_type ())
G_DECLARE_FINAL_TYPE (AdvInput, adv_input, ADV, INPUT, KitInput)

/** AdvSide: what goods are chosen for: to give, to the bank too, or to get. */
typedef enum
{
  ADV_GIVE,
  ADV_GET,
  ADV_SIDES_OF_TRADE
} AdvSide;

KitInput          *adv_input_new            (void);
const AdvState    *adv_input_get_state      (KitInput        *input);
const AdvBoard    *adv_input_get_board      (KitInput        *input);
const AdvDecision *adv_input_get_proposal   (KitInput        *input);

/* Buttons and keys. */
void               adv_input_decide         (KitInput        *input,
                                             AdvDecisionKind  kind);
void               adv_input_bid            (KitInput        *input,
                                             guint            number);
void               adv_input_choose_kind    (KitInput        *input,
                                             AdvDecisionKind  kind);
void               adv_input_choose_partner (KitInput        *input,
                                             guint            player);
void               adv_input_end_turn       (KitInput        *input);
void               adv_input_trade          (KitInput        *input,
                                             AdvDecisionKind  kind);
void               adv_input_add            (KitInput        *input,
                                             AdvSide          side,
                                             guint8           good,
                                             int              step);

/* What is being done. */
guint8             adv_input_get_mode       (KitInput        *input);
const guint8      *adv_input_get_goods      (KitInput        *input,
                                             AdvSide          side);
guint              adv_input_get_limit      (KitInput        *input,
                                             AdvSide          side,
                                             guint8           good);
void               adv_input_consider       (KitInput        *input,
                                             guint8           kind);
guint8             adv_input_get_considered (KitInput        *input);
gboolean           adv_input_is_pointing    (KitInput        *input);
gboolean           adv_input_get_pointed    (KitInput        *input,
                                             AdvDecision     *decision);
gboolean           adv_input_place_decision (KitInput        *input,
                                             int              place,
                                             AdvDecision     *decision);
gboolean           adv_input_test           (KitInput        *input,
                                             AdvDecisionKind  kind,
                                             AdvRefusal      *refusal);
guint              adv_input_find_buildable (KitInput        *input);
gboolean           adv_input_takes_goods    (KitInput        *input);
gboolean           adv_input_has_trade      (KitInput        *input);
guint              adv_input_find_takers    (KitInput        *input,
                                             guint           *likely);
gboolean           adv_input_sees_hand      (KitInput        *input);
gboolean           adv_input_is_bluff       (KitInput        *input,
                                             guint            number);
gboolean           adv_input_can_accept     (KitInput        *input);
AdvPlaceKind       adv_input_get_place_kind (KitInput        *input);
void               adv_input_mark           (KitInput        *input,
                                             AdvScene        *scene);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in The Advisers, made into decisions. */

#pragma once

#include "adv-choice.h"

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

KitInput        *adv_input_new            (void);
const AdvChoice *adv_input_get_choice     (KitInput        *input);
void             adv_input_consider       (KitInput        *input,
                                           guint8           kind);

/* Buttons and keys. */
void             adv_input_decide         (KitInput        *input,
                                           AdvDecisionKind  kind);
void             adv_input_bid            (KitInput        *input,
                                           guint            number);
void             adv_input_choose_kind    (KitInput        *input,
                                           AdvDecisionKind  kind);
void             adv_input_choose_partner (KitInput        *input,
                                           guint            player);
void             adv_input_end_turn       (KitInput        *input);
void             adv_input_trade          (KitInput        *input,
                                           AdvDecisionKind  kind);
void             adv_input_add            (KitInput        *input,
                                           AdvSide          side,
                                           guint8           good,
                                           int              step);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person has chosen so far in The Advisers, as data, and questions about it. */

#pragma once

#include "advisers/paint/adv-scene.h"
#include "advisers/rules/adv-legal.h"

G_BEGIN_DECLS

/** AdvSide: what goods are chosen for: to give, to the bank too, or to get. */
typedef enum
{
  ADV_GIVE,
  ADV_GET,
  ADV_SIDES_OF_TRADE
} AdvSide;

/**
 * AdvChoice:
 * @state: the position, as far as it is known to whoever looks at it
 * @board: its board
 * @proposal: (nullable): what is proposed; it may not be legal yet
 * @advice: (nullable) (array length=n_advice): a turn that was advised, which begins with the
 *   proposal
 * @n_advice: how many decisions those are
 * @is_active: whether a person may decide now
 * @sees_hand: whether the hand of whoever decides is open, or looked at just now: only then may
 *   anything be shown that depends on it
 * @mode: the kind of decision whose place or goods are being chosen, an #AdvDecisionKind, or
 *   %ADV_NONE
 * @goods: how many of each good are chosen for a trade or a card
 * @considered: the #AdvDecisionKind of the button that is pointed at, or %ADV_NONE
 * @place: the place under the pointer or the cursor, or -1
 * @is_resting: the pointer has rested there since before the last decision or button
 *
 * Filled by adv_input_get_choice(). The questions trust what they are given.
 */
typedef struct
{
  const AdvState    *state;
  const AdvBoard    *board;
  const AdvDecision *proposal;
  const AdvDecision *advice;
  guint              n_advice;
  gboolean           is_active;
  gboolean           sees_hand;
  guint8             mode;
  guint8             goods[ADV_SIDES_OF_TRADE][ADV_GOODS];
  guint8             considered;
  int                place;
  gboolean           is_resting;
} AdvChoice;

const guint8 *adv_choice_get_goods      (const AdvChoice *choice,
                                         AdvSide          side);
guint         adv_choice_get_limit      (const AdvChoice *choice,
                                         AdvSide          side,
                                         guint8           good);
gboolean      adv_choice_decide         (const AdvChoice *choice,
                                         int              place,
                                         AdvDecision     *decision);
gboolean      adv_choice_is_pointing    (const AdvChoice *choice);
gboolean      adv_choice_get_pointed    (const AdvChoice *choice,
                                         AdvDecision     *decision);
gboolean      adv_choice_test           (const AdvChoice *choice,
                                         AdvDecisionKind  kind,
                                         AdvRefusal      *refusal);
guint         adv_choice_find_buildable (const AdvChoice *choice);
gboolean      adv_choice_has_rate       (const AdvChoice *choice,
                                         guint8           good);
gboolean      adv_choice_has_trade      (const AdvChoice *choice);
guint         adv_choice_find_takers    (const AdvChoice *choice,
                                         guint           *likely);
gboolean      adv_choice_is_bluff       (const AdvChoice *choice,
                                         guint            number);
guint         adv_choice_find_payable   (const AdvChoice *choice);
gboolean      adv_choice_can_accept     (const AdvChoice *choice);
AdvPlaceKind  adv_choice_get_kind       (const AdvChoice *choice);
void          adv_choice_mark           (const AdvChoice *choice,
                                         AdvScene        *scene);

G_END_DECLS

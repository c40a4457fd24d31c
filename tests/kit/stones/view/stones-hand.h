/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bonus stone of the person who plays, covered between the decisions of several persons. */

#pragma once

#include "kit/presenter/kit-playback.h"
#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define STONES_TYPE_HAND (stones_hand_get_type ())
G_DECLARE_FINAL_TYPE (StonesHand, stones_hand, STONES, HAND, GtkWidget)

void       stones_hand_set_up     (StonesHand *hand,
                                   KitInput   *input,
                                   KitStyle   *style);
void       stones_hand_set_scale  (StonesHand *hand,
                                   double      scale);
GtkWidget *stones_hand_get_anchor (StonesHand *hand);

G_END_DECLS

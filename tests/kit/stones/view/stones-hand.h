/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bonus stone of the person who plays, covered between the decisions of several persons. */

#pragma once

#include "kit/view/panels/kit-panel.h"

G_BEGIN_DECLS

#define STONES_TYPE_HAND (stones_hand_get_type ())
G_DECLARE_FINAL_TYPE (StonesHand, stones_hand, STONES, HAND, KitPanel)

GtkWidget *stones_hand_get_anchor (StonesHand *hand);

G_END_DECLS

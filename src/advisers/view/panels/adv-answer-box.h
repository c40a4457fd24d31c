/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An offer of the player on turn: who offers what, the answers, and standing ones. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ADV_TYPE_ANSWER_BOX (adv_answer_box_get_type ())
G_DECLARE_FINAL_TYPE (AdvAnswerBox, adv_answer_box, ADV, ANSWER_BOX, GtkBox)

void adv_answer_box_update (AdvAnswerBox *box,
                            gboolean      active);

G_END_DECLS

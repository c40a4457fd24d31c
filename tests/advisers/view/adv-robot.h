/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays The Advisers in the real window. */

#pragma once

#include "robot-window.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-layout.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/view/adv-table.h"

G_BEGIN_DECLS

KitTable  *adv_robot_start  (void);
void       adv_robot_play   (KitRecord  *record);
KitRecord *adv_robot_read   (const char *name);
GtkWidget *adv_robot_part   (const char *name);
GtkWidget *adv_robot_card   (GType       panel,
                             guint       index,
                             guint       face);
void       adv_robot_click  (int         place);

G_END_DECLS

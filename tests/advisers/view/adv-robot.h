/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays The Advisers in the real window. */

#pragma once

#include "robot-window.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-layout.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/view/adv-table.h"

G_BEGIN_DECLS

KitTable   *adv_robot_start         (void);
void        adv_robot_play          (KitRecord  *record);
KitRecord  *adv_robot_read          (const char *name);
char       *adv_robot_read_text     (const char *name);
KitRecord  *adv_robot_make_position (char       *whole,
                                     const char *turns,
                                     guint       persons);
KitRecord  *adv_robot_read_position (const char *name,
                                     const char *turns,
                                     guint       persons);
GtkWidget  *adv_robot_part          (const char *name);
GtkWidget  *adv_robot_card          (GType       panel,
                                     guint       index,
                                     guint       face);
const char *adv_robot_say           (const char *name);
int         adv_robot_place         (const char *name);
KitPixel    adv_robot_at            (int         place);
void        adv_robot_click         (int         place);

G_END_DECLS

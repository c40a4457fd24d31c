/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays any game in the real window: places, buttons, and what is seen and said. */

#pragma once

#include "robot-window.h"

G_BEGIN_DECLS

void       stand_forget            (void);
KitTable  *stand_open              (const ShellGameInfo *info,
                                    gboolean             kept);
KitGame   *stand_play              (KitGame             *game);
KitInput  *stand_get_input         (void);
GtkWidget *stand_find_button       (const char          *action);
void       stand_click_place       (int                  place);
int        stand_get_focused_place (void);
gboolean   stand_can               (const char          *action);
char      *stand_read_widgets      (GtkWidget           *root);
char      *stand_read_pixels       (void);
void       stand_close_result      (const char          *one,
                                    const char          *other);

G_END_DECLS

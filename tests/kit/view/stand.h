/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Stones in the real window: places, buttons, and what is seen and said. */

#pragma once

#include "play.h"
#include "robot-window.h"
#include "stones-input.h"
#include "stones-table.h"

G_BEGIN_DECLS

void       stand_forget       (void);
KitTable  *stand_open         (gboolean    kept);
KitGame   *stand_play         (KitGame    *game);
KitInput  *stand_get_input    (void);
GtkWidget *stand_find_button  (const char *action);
int        stand_find_place   (const StonesDecision *decision);
void       stand_click_place  (int         place);
void       stand_check        (const char *tokens);
gboolean   stand_can          (const char *action);
char      *stand_read_widgets (GtkWidget  *root);
char      *stand_read_pixels  (void);
gboolean   stand_has_result   (gpointer    data);
void       stand_close_result (void);

G_END_DECLS

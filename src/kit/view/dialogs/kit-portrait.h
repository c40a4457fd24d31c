/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The piece that stands for a player. */

#pragma once

#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_PORTRAIT (kit_portrait_get_type ())
G_DECLARE_FINAL_TYPE (KitPortrait, kit_portrait, KIT, PORTRAIT, GtkWidget)

GtkWidget *kit_portrait_new        (const KitGameView *view,
                                    KitColour          colour,
                                    int                size);
void       kit_portrait_set_up     (KitPortrait       *portrait,
                                    const KitGameView *view);
void       kit_portrait_set_colour (KitPortrait       *portrait,
                                    KitColour          colour);

G_END_DECLS

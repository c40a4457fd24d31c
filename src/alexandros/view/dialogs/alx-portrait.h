/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's governor, as on the board. */

#pragma once

#include "alexandros/view/alx-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_PORTRAIT (alx_portrait_get_type ())
G_DECLARE_FINAL_TYPE (AlxPortrait, alx_portrait, ALX, PORTRAIT, GtkWidget)

GtkWidget *alx_portrait_new        (AlxColour    colour,
                                    int          size);
void       alx_portrait_set_colour (AlxPortrait *portrait,
                                    AlxColour    colour);

G_END_DECLS

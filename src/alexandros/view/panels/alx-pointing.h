/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets besides the board that can be pointed at: what is possible is marked, what is not says
   why. */

#pragma once

#include "alexandros/presenter/alx-input.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  alx_pointing_add     (GtkWidget *widget,
                            KitInput  *input,
                            AlxItem    item,
                            guint      which);
void  alx_pointing_update  (GtkWidget *widget);
void  alx_pointing_label   (GtkWidget  *widget,
                            const char *label);
char *alx_pointing_explain (KitInput  *input,
                            AlxItem    item,
                            guint      which);

G_END_DECLS

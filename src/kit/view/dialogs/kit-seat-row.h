/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat in a dialog: who plays, their name and colour. */

#pragma once

#include "kit/view/kit-bin.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

#define KIT_TYPE_SEAT_ROW (kit_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (KitSeatRow, kit_seat_row, KIT, SEAT_ROW, KitBin)

void        kit_seat_row_bind_children (GtkWidgetClass    *widget_class,
                                        gssize             offset);
void        kit_seat_row_set_up        (KitSeatRow        *row,
                                        const KitGameView *view,
                                        GSettings         *settings);
void        kit_seat_row_set_names     (KitSeatRow        *row,
                                        const char        *person,
                                        const char        *general);
void        kit_seat_row_set           (KitSeatRow        *row,
                                        gboolean           optional,
                                        const char        *kind,
                                        const char        *program,
                                        const char        *name,
                                        KitColour          colour);
void        kit_seat_row_set_fixed     (KitSeatRow        *row,
                                        const char        *name,
                                        KitColour          colour);
const char *kit_seat_row_get_kind      (KitSeatRow        *row);
const char *kit_seat_row_get_program   (KitSeatRow        *row);
char       *kit_seat_row_get_name      (KitSeatRow        *row);
KitColour   kit_seat_row_get_colour    (KitSeatRow        *row);
void        kit_seat_row_exchange      (KitSeatRow        *row,
                                        KitSeatRow        *other);
void        kit_seat_row_focus_name    (KitSeatRow        *row);
GtkWidget  *kit_seat_row_get_portrait  (KitSeatRow        *row);
void        kit_seat_row_align         (KitSeatRow        *rows[KIT_MAX_PLAYERS]);

G_END_DECLS

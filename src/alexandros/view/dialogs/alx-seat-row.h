/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat in a dialog: who plays, their name and colour. */

#pragma once

#include "alexandros/record/alx-record.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_SEAT_ROW (alx_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (AlxSeatRow, alx_seat_row, ALX, SEAT_ROW, GtkWidget)

void        alx_seat_row_set           (AlxSeatRow     *row,
                                        gboolean        optional,
                                        const char     *kind,
                                        const char     *program,
                                        const char     *name,
                                        AlxColour       colour);
void        alx_seat_row_set_fixed     (AlxSeatRow     *row,
                                        const char     *name,
                                        AlxColour       colour);
void        alx_seat_row_bind_children (GtkWidgetClass *widget_class,
                                        gssize          offset);
const char *alx_seat_row_get_kind      (AlxSeatRow     *row);
const char *alx_seat_row_get_program   (AlxSeatRow     *row);
char       *alx_seat_row_get_name      (AlxSeatRow     *row);
AlxColour   alx_seat_row_get_colour    (AlxSeatRow     *row);
void        alx_seat_row_align         (AlxSeatRow     *rows[ALX_MAX_PLAYERS]);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks who plays the seats of a loaded game whose kind the program does not know. */

#pragma once

#include "alexandros/model/alx-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_ASK_SEATS (alx_ask_seats_get_type ())
G_DECLARE_FINAL_TYPE (AlxAskSeats, alx_ask_seats, ALX, ASK_SEATS, GtkWindow)

gboolean   alx_ask_seats_needed (AlxGame   *game);
GtkWidget *alx_ask_seats_new    (GtkWindow *parent,
                                 AlxGame   *game);

G_END_DECLS

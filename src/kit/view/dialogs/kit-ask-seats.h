/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks who plays the seats of a loaded game whose kind the program does not know. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_ASK_SEATS (kit_ask_seats_get_type ())
G_DECLARE_FINAL_TYPE (KitAskSeats, kit_ask_seats, KIT, ASK_SEATS, GtkWindow)

gboolean   kit_ask_seats_needed (const KitGameView *view,
                                 KitGame           *game);
GtkWidget *kit_ask_seats_new    (GtkWindow         *parent,
                                 const KitGameView *view,
                                 GSettings         *settings,
                                 KitGame           *game);

G_END_DECLS

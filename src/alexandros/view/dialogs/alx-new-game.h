/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game: who plays, and by which rules. */

#pragma once

#include "alexandros/model/alx-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_NEW_GAME (alx_new_game_get_type ())
G_DECLARE_FINAL_TYPE (AlxNewGame, alx_new_game, ALX, NEW_GAME, GtkWindow)

GtkWidget *alx_new_game_new     (GtkWindow *parent,
                                 GSettings *settings,
                                 KitGame   *last);
KitGame   *alx_new_game_rematch (KitGame   *last);
KitRecord *alx_new_game_guided  (void);
KitRecord *alx_new_game_first   (void);

G_END_DECLS

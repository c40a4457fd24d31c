/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game of Hex, and games that are made without it. */

#pragma once

#include "kit/model/kit-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HEX_TYPE_NEW_GAME (hex_new_game_get_type ())
G_DECLARE_FINAL_TYPE (HexNewGame, hex_new_game, HEX, NEW_GAME, GtkWindow)

GtkWidget *hex_new_game_new     (GtkWindow *parent,
                                 GSettings *settings,
                                 KitGame   *last);
KitGame   *hex_new_game_rematch (KitGame   *last);
KitRecord *hex_new_game_first   (void);

G_END_DECLS

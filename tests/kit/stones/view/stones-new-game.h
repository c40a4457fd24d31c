/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game of Stones, and games that are made without it. */

#pragma once

#include "stones-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define STONES_TYPE_NEW_GAME (stones_new_game_get_type ())
G_DECLARE_FINAL_TYPE (StonesNewGame, stones_new_game, STONES, NEW_GAME, GtkWindow)

GtkWidget *stones_new_game_new     (GtkWindow *parent,
                                    GSettings *settings,
                                    KitGame   *last);
KitGame   *stones_new_game_rematch (KitGame   *last);
KitRecord *stones_new_game_first   (void);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game of The Advisers, and games that are made without it. */

#pragma once

#include "kit/model/kit-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ADV_TYPE_NEW_GAME (adv_new_game_get_type ())
G_DECLARE_FINAL_TYPE (AdvNewGame, adv_new_game, ADV, NEW_GAME, GtkWindow)

GtkWidget *adv_new_game_new     (GtkWindow *parent,
                                 GSettings *settings,
                                 KitGame   *last);
KitGame   *adv_new_game_rematch (KitGame   *last);
KitRecord *adv_new_game_first   (void);
KitRecord *adv_new_game_guided  (void);

G_END_DECLS

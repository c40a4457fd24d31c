/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game: who plays, and by which rules. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

#define KIT_TYPE_NEW_GAME (kit_new_game_get_type ())
G_DECLARE_FINAL_TYPE (KitNewGame, kit_new_game, KIT, NEW_GAME, GtkWindow)

GtkWidget *kit_new_game_new (GtkWindow         *parent,
                             GSettings         *settings,
                             const KitGameView *view,
                             KitGame           *last);

G_END_DECLS

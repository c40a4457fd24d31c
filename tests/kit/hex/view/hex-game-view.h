/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Hex tells the panels and dialogs of the kit. */

#pragma once

#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

extern const KitGameView hex_game_view;

G_END_DECLS

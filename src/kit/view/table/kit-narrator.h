/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what happens in a game, for screen readers. */

#pragma once

#include "kit/presenter/kit-pace.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/**
 * KitNarrator:
 *
 * Says the line of the log for each decision that is displayed, one that is taken back, a position
 * that is looked at, and another game. What the player may do then, and what they propose, is said
 * by the #KitActionPanel.
 */
#define KIT_TYPE_NARRATOR (kit_narrator_get_type ())
G_DECLARE_FINAL_TYPE (KitNarrator, kit_narrator, KIT, NARRATOR, GObject)

KitNarrator *kit_narrator_new  (GtkWidget         *widget,
                                KitPace           *pace,
                                const KitGameView *view);

G_END_DECLS

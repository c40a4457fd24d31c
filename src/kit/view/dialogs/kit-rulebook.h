/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with the rules of the game, to be read beside it. */

#pragma once

#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_RULEBOOK (kit_rulebook_get_type ())
G_DECLARE_FINAL_TYPE (KitRulebook, kit_rulebook, KIT, RULEBOOK, GtkWindow)

void kit_rulebook_show (GtkWindow         *parent,
                        const KitGameView *view,
                        guint              number);

G_END_DECLS

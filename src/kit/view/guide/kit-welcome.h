/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player sees at the very first start. */

#pragma once

#include "kit/view/kit-bin.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

#define KIT_TYPE_WELCOME (kit_welcome_get_type ())
G_DECLARE_FINAL_TYPE (KitWelcome, kit_welcome, KIT, WELCOME, KitBin)

GtkWidget *kit_welcome_new (const KitGameView *view);

G_END_DECLS

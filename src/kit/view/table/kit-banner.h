/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The banner over the board: what others did that one should notice, why the game waits, hints. */

#pragma once

#include "kit/presenter/kit-hint.h"
#include "kit/presenter/kit-pace.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/**
 * KitBanner:
 *
 * A sentence over the board, which is hidden after a while or, if the game waits, has a button to
 * go on with.
 *
 * CSS: the class "banner". Its text is an alert for assistive technologies.
 */
#define KIT_TYPE_BANNER (kit_banner_get_type ())
G_DECLARE_FINAL_TYPE (KitBanner, kit_banner, KIT, BANNER, GtkWidget)

GtkWidget *kit_banner_new      (KitPace           *pace,
                                const KitGameView *view);
gboolean   kit_banner_tells    (KitBanner         *banner,
                                guint              index);
void       kit_banner_tell     (KitBanner         *banner,
                                const char        *text);
void       kit_banner_forget   (KitBanner         *banner);
KitHint   *kit_banner_get_hint (KitBanner         *banner);
void       kit_banner_ask_hint (KitBanner         *banner);
gboolean   kit_banner_has_hint (KitBanner         *banner);

G_END_DECLS

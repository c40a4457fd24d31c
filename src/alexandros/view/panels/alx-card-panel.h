/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards in the middle of the table: supply, face-up cards, discards; and the walls left. */

#pragma once

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-storyboard.h"
#include "kit/presenter/kit-playback.h"
#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_CARD_PANEL (alx_card_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxCardPanel, alx_card_panel, ALX, CARD_PANEL, GtkWidget)

void alx_card_panel_set_up (AlxCardPanel *panel,
                            KitInput     *input,
                            KitPlayback  *playback,
                            KitStyle     *style);
void alx_card_panel_set_scale (AlxCardPanel *panel,
                               double        scale,
                               gboolean      in_tray);
GtkWidget *alx_card_panel_get_anchor (AlxCardPanel *panel,
                                      AlxAnchor     anchor);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards in the middle of the table: supply, face-up cards, discards; and the walls left. */

#pragma once

#include "alexandros/presenter/alx-storyboard.h"
#include "kit/view/panels/kit-panel.h"

G_BEGIN_DECLS

#define ALX_TYPE_CARD_PANEL (alx_card_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxCardPanel, alx_card_panel, ALX, CARD_PANEL, KitPanel)

GtkWidget *alx_card_panel_get_anchor (AlxCardPanel *panel,
                                      AlxAnchor     anchor);

G_END_DECLS

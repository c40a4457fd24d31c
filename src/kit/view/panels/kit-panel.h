/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A panel beside the board. */

#pragma once

#include "kit/view/kit-bin.h"
#include "kit/view/kit-context.h"

G_BEGIN_DECLS

/**
 * KitPanel:
 *
 * What stands beside the board or below it. It is updated when the position or the input changes,
 * and painted anew when the style does, with all that is in it. Its subclasses are the panels of
 * the kit and of the games; the table makes, places and scales them, see #KitPanelRow.
 *
 * CSS name `widget`; it has the accessible role of its parent class. It owns references to the
 * objects of its context.
 */
#define KIT_TYPE_PANEL (kit_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (KitPanel, kit_panel, KIT, PANEL, KitBin)

/**
 * KitPanelClass:
 * @for_persons: whether it is hidden in games of computers alone
 * @is_hand: whether it shows the hand of the player, as #KitCard
 * @waits: whether a change of the input is not shown while a piece moves, but when another position
 *   is displayed
 * @update: shows the displayed position, and what is chosen
 * @set_scale: (nullable): sets the size of what it shows, 1 for a narrow window; @tray_scale is the
 *   scale of the tray that it stands in, 0 if it stands in none
 *
 * What a panel tells its base class.
 */
struct _KitPanelClass
{
  KitBinClass parent_class;

  gboolean for_persons;
  gboolean is_hand;
  gboolean waits;
  void   (*update)    (KitPanel *panel);
  void   (*set_scale) (KitPanel *panel,
                       double    scale,
                       double    tray_scale);
};

const KitContext *kit_context_of        (gpointer   widget);
void              kit_panel_paint_piece (gpointer   widget,
                                         cairo_t   *cr,
                                         KitColour  colour,
                                         double     width,
                                         double     height);
void              kit_panel_set_scale   (KitPanel  *panel,
                                         double     scale,
                                         double     tray_scale);
int               kit_panel_name_hand   (KitPanel  *panel,
                                         GtkLabel  *title,
                                         GtkLabel  *ready);

G_END_DECLS

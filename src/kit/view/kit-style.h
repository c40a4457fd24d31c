/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter for the theme of the desktop, and CSS classes of widgets. */

#pragma once

#include "kit/paint/kit-painter.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_STYLE (kit_style_get_type ())
G_DECLARE_FINAL_TYPE (KitStyle, kit_style, KIT, STYLE, GObject)

KitStyle     *kit_style_new           (KitPainterFunc  make_painter);
KitThemeKind  kit_style_get_kind      (KitStyle       *style);
KitPainter   *kit_style_get_painter   (KitStyle       *style);
void          kit_style_adopt_painter (KitStyle       *style,
                                       KitPainter     *painter);

void          kit_style_set_class     (GtkWidget      *widget,
                                       const char     *name,
                                       gboolean        set);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter for the theme of the desktop, and CSS classes of widgets. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_STYLE (alx_style_get_type ())
G_DECLARE_FINAL_TYPE (AlxStyle, alx_style, ALX, STYLE, GObject)

AlxStyle     *alx_style_new           (void);
AlxThemeKind  alx_style_get_kind      (AlxStyle   *style);
AlxPainter   *alx_style_get_painter   (AlxStyle   *style);
void          alx_style_adopt_painter (AlxStyle   *style,
                                       AlxPainter *painter);

void          alx_style_set_class     (GtkWidget  *widget,
                                       const char *name,
                                       gboolean    set);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the game looks now: the painter for the theme of the desktop, shared by all its widgets. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_STYLE (alx_style_get_type ())
G_DECLARE_FINAL_TYPE (AlxStyle, alx_style, ALX, STYLE, GObject)

AlxStyle     *alx_style_new           (void);
AlxThemeKind alx_style_get_kind      (AlxStyle    *style);
AlxPainter  *alx_style_get_painter   (AlxStyle    *style);
void         alx_style_adopt_painter (AlxStyle   *style,
                                      AlxPainter *painter);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the game looks now: the painter for the theme of the desktop, shared by all its widgets. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_LOOK (alx_look_get_type ())
G_DECLARE_FINAL_TYPE (AlxLook, alx_look, ALX, LOOK, GObject)

AlxLook     *alx_look_new           (void);
AlxThemeKind alx_look_get_kind      (AlxLook    *look);
AlxPainter  *alx_look_get_painter   (AlxLook    *look);
void         alx_look_adopt_painter (AlxLook    *look,
                                     AlxPainter *painter);

G_END_DECLS

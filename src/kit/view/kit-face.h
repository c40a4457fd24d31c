/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget whose contents a function paints. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_FACE (kit_face_get_type ())
G_DECLARE_FINAL_TYPE (KitFace, kit_face, KIT, FACE, GtkWidget)

/** KitFaceFunc: paints @face; @width and @height are those of the widget. */
typedef void (*KitFaceFunc) (KitFace  *face,
                             cairo_t  *cr,
                             double    width,
                             double    height,
                             gpointer  data);

void kit_face_set_func (KitFace     *face,
                        KitFaceFunc  func,
                        gpointer     data);

G_END_DECLS

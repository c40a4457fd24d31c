/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget whose contents a function paints. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_PICTURE (alx_picture_get_type ())
G_DECLARE_FINAL_TYPE (AlxPicture, alx_picture, ALX, PICTURE, GtkWidget)

/** AlxPictureFunc: paints @picture; @width and @height are those of the widget. */
typedef void (*AlxPictureFunc) (AlxPicture *picture,
                                cairo_t    *cr,
                                double      width,
                                double      height,
                                gpointer    data);

void alx_picture_set_func (AlxPicture     *picture,
                           AlxPictureFunc  func,
                           gpointer        data);

G_END_DECLS

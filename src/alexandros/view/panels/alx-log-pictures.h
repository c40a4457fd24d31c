/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures beside the lines of the log: the symbols of the cards that a decision moves. */

#pragma once

#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

guint alx_log_pictures_list  (const KitRecord *record,
                              guint            index,
                              guint8           pictures[KIT_MAX_LINE_PICTURES]);
void  alx_log_pictures_paint (KitPainter      *painter,
                              cairo_t         *cr,
                              guint            picture,
                              KitPixel         middle,
                              double           size);

G_END_DECLS

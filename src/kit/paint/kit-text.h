/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text in a few styles, in fonts of any size. */

#pragma once

#include "kit-painter.h"

#include <pango/pango.h>

G_BEGIN_DECLS

typedef enum
{
  KIT_TEXT_PLAIN,
  KIT_TEXT_BOLD,
  KIT_TEXT_SPACED,                      /* letter-spaced capitals, for names on the map */
  KIT_TEXT_STYLES
} KitTextStyle;

/** KitTextExtents: the size of a text in a font of one pixel. */
typedef struct
{
  double width;
  double ink_x;                         /* left edge of the ink */
  double ink_width, ink_height;
} KitTextExtents;

PangoLayout *kit_paint_text_layout  (KitPainter     *painter,
                                     cairo_t        *cr,
                                     const char     *text,
                                     KitTextStyle    style,
                                     double          size);
void         kit_paint_measure_text (KitPainter     *painter,
                                     cairo_t        *cr,
                                     const char     *text,
                                     KitTextStyle    style,
                                     KitTextExtents *extents);
void         kit_paint_text         (KitPainter     *painter,
                                     cairo_t        *cr,
                                     const char     *text,
                                     KitTextStyle    style,
                                     double          size,
                                     KitPixel        middle);

void         kit_paint_number       (KitPainter     *painter,
                                     cairo_t        *cr,
                                     guint           number,
                                     double          size,
                                     KitPixel        middle);

G_END_DECLS

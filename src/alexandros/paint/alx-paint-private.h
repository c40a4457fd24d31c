/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the painters of the layers share. */

#pragma once

#include "alx-paint.h"

#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

struct _AlxPainter
{
  const AlxTheme *theme;
  RsvgHandle     *emblems[ALX_SYMBOLS];
  RsvgHandle     *governors[ALX_COLOURS];
  RsvgHandle     *alexander;
};

typedef enum
{
  ALX_TEXT_PLAIN,
  ALX_TEXT_BOLD,
  ALX_TEXT_SPACED,                      /* letter-spaced capitals, for names on the map */
} AlxTextStyle;

PangoLayout *alx_paint_text_layout (cairo_t      *cr,
                                 const char      *text,
                                 AlxTextStyle     style,
                                 double           size);
void alx_paint_text             (cairo_t         *cr,
                                 const char      *text,
                                 AlxTextStyle     style,
                                 double           size,
                                 AlxPixel         middle);
void alx_paint_svg              (cairo_t         *cr,
                                 RsvgHandle      *handle,
                                 AlxPixel         middle,
                                 double           size);
void alx_paint_trace_space      (cairo_t         *cr,
                                 const AlxLayout *layout,
                                 guint8           space,
                                 double           inset);
void alx_paint_trace_coast      (cairo_t         *cr,
                                 const AlxLayout *layout);
void alx_paint_trace_round      (cairo_t         *cr,
                                 double           x,
                                 double           y,
                                 double           width,
                                 double           height,
                                 double           radius);
void alx_paint_names            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_track            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout);
void alx_paint_discs            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_value            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxPixel         middle,
                                 guint            value,
                                 gboolean         scores,
                                 const AlxRgba   *colour);

G_END_DECLS

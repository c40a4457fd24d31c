/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of this folder share. */

#pragma once

#include "alx-paint.h"

#include "kit/paint/kit-shapes.h"
#include "kit/paint/kit-text.h"

G_BEGIN_DECLS

/** AlxPicture: emblems by symbol, governors by colour, Alexander. */
typedef enum
{
  ALX_PICTURE_EMBLEM,
  ALX_PICTURE_GOVERNOR = ALX_PICTURE_EMBLEM + ALX_SYMBOLS,
  ALX_PICTURE_ALEXANDER = ALX_PICTURE_GOVERNOR + KIT_COLOURS,
  ALX_PICTURES
} AlxPicture;

/**
 * AlxShield:
 * @value: the number in it
 * @scores: whether it scores in a levy, R28; otherwise it is struck out
 * @colour: of its rim
 */
typedef struct
{
  guint          value;
  gboolean       scores;
  const KitRgba *colour;
} AlxShield;

RsvgHandle *alx_paint_read_relief (KitPainter     *painter,
                                   const AlxBoard *board);
void alx_paint_shallows         (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout);
void alx_paint_sea              (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout);
void alx_paint_trace_space      (cairo_t         *cr,
                                 const AlxLayout *layout,
                                 guint8           space,
                                 double           inset);
void alx_paint_trace_coast      (cairo_t         *cr,
                                 const AlxLayout *layout);
void alx_paint_space_emblem     (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 guint8           space);
void alx_paint_trace_rim        (cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint8           label);
void alx_paint_provinces        (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_walls            (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxState  *state);
void alx_paint_names            (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_value            (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 KitPixel         middle,
                                 const AlxShield *shield);

/**
 * AlxNamePlace:
 * @size: of the font, in pixels; 0 if the name is left out
 * @middle: the middle of the text
 * @corner: the left upper corner of its ink
 * @width: of its ink
 * @height: of its ink
 */
typedef struct
{
  double   size;
  KitPixel middle;
  KitPixel corner;
  double   width;
  double   height;
} AlxNamePlace;

void alx_paint_find_names       (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene,
                                 AlxNamePlace     places[ALX_MAX_REGIONS]);

G_END_DECLS

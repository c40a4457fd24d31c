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
void alx_paint_shallows         (const AlxTarget *target);
void alx_paint_sea              (const AlxTarget *target);
void alx_paint_trace_space      (const AlxTarget *target,
                                 guint8           space,
                                 double           inset);
void alx_paint_trace_side       (const AlxTarget *target,
                                 guint            side);
void alx_paint_trace_coast      (const AlxTarget *target);
void alx_paint_space_emblem     (const AlxTarget *target,
                                 guint8           space);
void alx_paint_trace_rim        (const AlxTarget *target,
                                 guint8           label);
void alx_paint_provinces        (const AlxTarget *target);
void alx_paint_walls            (const AlxTarget *target);
void alx_paint_names            (const AlxTarget *target);
void alx_paint_value            (const AlxTarget *target,
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

void alx_paint_find_names       (const AlxTarget *target,
                                 AlxNamePlace     places[ALX_MAX_REGIONS]);

G_END_DECLS

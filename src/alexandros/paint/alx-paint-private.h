/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of this folder share. */

#pragma once

#include "alx-paint.h"

#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

/** AlxPicture: emblems by symbol, governors by colour, Alexander. */
typedef enum
{
  ALX_PICTURE_EMBLEM,
  ALX_PICTURE_GOVERNOR = ALX_PICTURE_EMBLEM + ALX_SYMBOLS,
  ALX_PICTURE_ALEXANDER = ALX_PICTURE_GOVERNOR + ALX_COLOURS,
  ALX_PICTURES
} AlxPicture;

struct _AlxPainter
{
  const AlxTheme  *theme;
  double           scale;                       /* device pixels for each pixel of a recording */

  /* owned; created on first use */
  RsvgHandle      *pictures[ALX_PICTURES];
  GHashTable      *sprites;                     /* surfaces by picture and size in device pixels */
  gsize            sprite_bytes;
  cairo_surface_t *grain;
  PangoContext    *context;
};

typedef enum
{
  ALX_TEXT_PLAIN,
  ALX_TEXT_BOLD,
  ALX_TEXT_SPACED,                      /* letter-spaced capitals, for names on the map */
  ALX_TEXT_STYLES
} AlxTextStyle;

/** AlxTextExtents: the size of a text in a font of one pixel. */
typedef struct
{
  double width;
  double ink_x;                         /* left edge of the ink */
  double ink_width, ink_height;
} AlxTextExtents;

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
  const AlxRgba *colour;
} AlxShield;

PangoLayout *alx_paint_text_layout (AlxPainter   *painter,
                                    cairo_t      *cr,
                                    const char   *text,
                                    AlxTextStyle  style,
                                    double        size);
void alx_paint_measure_text     (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const char      *text,
                                 AlxTextStyle     style,
                                 AlxTextExtents  *extents);
void alx_paint_text             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const char      *text,
                                 AlxTextStyle     style,
                                 double           size,
                                 AlxPixel         middle);
RsvgHandle *alx_paint_read_relief (AlxPainter     *painter,
                                   const AlxBoard *board);
void alx_paint_picture          (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 AlxPicture       picture,
                                 AlxPixel         middle,
                                 double           size);
double alx_paint_find_scale     (AlxPainter      *painter,
                                 cairo_t         *cr);
void alx_paint_shallows         (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout);
void alx_paint_grain            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 double           strength);
void alx_paint_sea              (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout);
gboolean alx_paint_is_seen      (cairo_t         *cr,
                                 AlxPixel         middle,
                                 double           reach);
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
void alx_paint_stroke           (cairo_t         *cr,
                                 double           width,
                                 const AlxRgba   *colour,
                                 double           alpha);
void alx_paint_stroke_preserve  (cairo_t         *cr,
                                 double           width,
                                 const AlxRgba   *colour,
                                 double           alpha);
void alx_paint_space_emblem     (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 guint8           space);
void alx_paint_trace_rim        (cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint8           label);
void alx_paint_provinces        (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_walls            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxState  *state);
void alx_paint_names            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_value            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxPixel         middle,
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
  AlxPixel middle;
  AlxPixel corner;
  double   width;
  double   height;
} AlxNamePlace;

void alx_paint_find_names       (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene,
                                 AlxNamePlace     places[ALX_MAX_REGIONS]);

G_END_DECLS

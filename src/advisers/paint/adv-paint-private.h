/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board, and what they share. */

#pragma once

#include "adv-paint.h"

#include "kit/paint/kit-shapes.h"
#include "kit/paint/kit-text.h"

G_BEGIN_DECLS

/* A #KitTarget with the types of this game, and what is used most of it. */
typedef struct
{
  KitPainter      *painter;
  cairo_t         *cr;
  const AdvTheme  *theme;
  const AdvLayout *layout;
  const AdvScene  *scene;
  double           unit;
} AdvTarget;

/*
 * A step of a figure, with lengths in the unit of the figure from its middle. The letters of paths
 * are those of SVG where it has them:
 *
 *   M x y              move            R x y width height           rectangle
 *   L x y              line            B x y width height radius    one with round corners
 *   C x y x y x y      curve           O x y radius                 circle
 *   Z                  close           E x y radius x-scale y-scale ellipse
 *                                      A x y radius from to         arc, angles in half turns;
 *                                                                   backwards if from > to
 *
 * F fills the path so far with a colour of the theme, S strokes it with lines @a wide; the path is
 * kept until the next one begins. A figure ends with a step that is all zero.
 */
typedef struct
{
  char   verb;
  double a, b, c, d, e, f;
  gsize  colour;                        /* offset in an #AdvTheme */
} AdvStep;

#define ADV_FILL(name)          { 'F', .colour = G_STRUCT_OFFSET (AdvTheme, name) }
#define ADV_STROKE(width, name) { 'S', width, .colour = G_STRUCT_OFFSET (AdvTheme, name) }

/* adv-paint-sea.c: the sea up to the beach, on its colour, and what is written on it. */
void adv_paint_sea      (const AdvTarget *target);
void adv_paint_regions  (const AdvTarget *target);

/* adv-paint-land.c: the hexagons with their discs, and the harbours. */
void adv_paint_land     (const AdvTarget *target);

/* adv-paint-motifs.c: what grows and stands on a hexagon; rivers. */
void adv_paint_motif    (const AdvTarget *target,
                         guint8           hexagon);
void adv_paint_rivers   (const AdvTarget *target);

/* adv-paint-route.c: Alexander's way, and a point of it as it is now. */
void adv_paint_route    (const AdvTarget *target);
void adv_paint_points   (const AdvTarget *target);

/* adv-shapes.c */
AdvTarget adv_target    (const KitTarget *kit);
void adv_trace_hexagon  (const AdvTarget *target,
                         guint8           hexagon,
                         double           factor);
const AdvStep *adv_trace_figure (cairo_t       *cr,
                                 const AdvStep *figure,
                                 KitPixel       at,
                                 double         size);
void adv_paint_figure   (KitPainter      *painter,
                         cairo_t         *cr,
                         const AdvStep   *figure,
                         KitPixel         at,
                         double           size);
void adv_paint_temple   (cairo_t         *cr,
                         KitPixel         at,
                         double           size,
                         const KitRgba   *colour);

G_END_DECLS

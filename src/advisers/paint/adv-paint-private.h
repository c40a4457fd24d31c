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

/* A figure as corners in its own unit around its middle. */
typedef struct
{
  guint  n;
  double points[14][2];
} AdvFigure;

/* adv-paint-sea.c: the sea up to the beach, and what is written on it. */
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
void adv_trace_figure   (cairo_t         *cr,
                         const AdvFigure *figure,
                         KitPixel         at,
                         double           size);
void adv_fill_figure    (cairo_t         *cr,
                         const AdvFigure *figure,
                         KitPixel         at,
                         double           size,
                         const KitRgba   *colour);
void adv_paint_circle   (cairo_t         *cr,
                         KitPixel         middle,
                         double           radius,
                         const KitRgba   *fill,
                         const KitRgba   *edge,
                         double           width);
void adv_paint_temple   (cairo_t         *cr,
                         KitPixel         at,
                         double           size,
                         const KitRgba   *colour);

G_END_DECLS

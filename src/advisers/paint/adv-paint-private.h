/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board, and what they share. */

#pragma once

#include "adv-paint.h"

#include "kit/paint/kit-shapes.h"
#include "kit/paint/kit-text.h"

G_BEGIN_DECLS

/* What travels together through all painting. */
typedef struct
{
  KitPainter      *painter;
  cairo_t         *cr;
  const AdvTheme  *theme;
  const AdvLayout *layout;
  const AdvScene  *scene;
  double           unit;
} AdvTarget;

/* adv-paint-land.c: sea, hexagons with their discs, harbours. */
void adv_paint_land   (const AdvTarget *target);

/* adv-paint-route.c: Alexander's way with its points. */
void adv_paint_route  (const AdvTarget *target);

/* adv-paint-pieces.c: roads, buildings, robber, Alexander. */
void adv_paint_pieces (const AdvTarget *target);

/* adv-shapes.c: a filled circle with an edge. */
void adv_paint_circle (const AdvTarget *target,
                       KitPixel         middle,
                       double           radius,
                       const KitRgba   *fill,
                       const KitRgba   *edge);

G_END_DECLS

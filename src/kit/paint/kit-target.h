/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all painting code is given. */

#pragma once

#include "kit-painter.h"

G_BEGIN_DECLS

/**
 * KitOutput:
 * @scale: device pixels for each pixel of a widget
 * @textures: whether the renderer uses a graphics card, so that pictures are textures
 */
typedef struct
{
  int      scale;
  gboolean textures;
} KitOutput;

/**
 * KitTarget:
 * @cr: on what is painted; %NULL until something is
 * @geometry: that the layout of the game begins with
 * @scene: of the game
 *
 * What is painted, by which painter, on what and where, and for which screen; all borrowed.
 */
typedef struct
{
  KitPainter        *painter;
  cairo_t           *cr;
  const KitGeometry *geometry;
  gconstpointer      scene;
  KitOutput          output;
} KitTarget;

KitPixel kit_target_round   (const KitTarget *target,
                             KitPixel         at);
void     kit_paint_backdrop (const KitTarget *target);

G_END_DECLS

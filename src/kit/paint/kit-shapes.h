/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paths, strokes and clips that painting code shares. */

#pragma once

#include "kit-geometry.h"
#include "kit-theme.h"

G_BEGIN_DECLS

gboolean kit_paint_is_seen         (cairo_t       *cr,
                                    KitPixel       middle,
                                    double         reach);
void     kit_paint_trace_round     (cairo_t       *cr,
                                    double         x,
                                    double         y,
                                    double         width,
                                    double         height,
                                    double         radius);
void     kit_paint_trace_circle    (cairo_t       *cr,
                                    KitPixel       middle,
                                    double         radius);
void     kit_paint_trace_ellipse   (cairo_t       *cr,
                                    KitPixel       middle,
                                    double         radius,
                                    KitPixel       scale);
void     kit_paint_trace_line      (cairo_t       *cr,
                                    KitPixel       from,
                                    KitPixel       to);
void     kit_paint_fill            (cairo_t       *cr,
                                    const KitRgba *colour);
void     kit_paint_stroke          (cairo_t       *cr,
                                    double         width,
                                    const KitRgba *colour,
                                    double         alpha);
void     kit_paint_stroke_preserve (cairo_t       *cr,
                                    double         width,
                                    const KitRgba *colour,
                                    double         alpha);
void     kit_paint_stroke_dashed   (cairo_t       *cr,
                                    double         width,
                                    const KitRgba *colour,
                                    double         dash,
                                    double         gap);
void     kit_paint_shape           (cairo_t       *cr,
                                    const KitRgba *fill,
                                    const KitRgba *edge,
                                    double         width);
void     kit_paint_circle          (cairo_t       *cr,
                                    KitPixel       middle,
                                    double         radius,
                                    const KitRgba *fill,
                                    const KitRgba *edge,
                                    double         width);

/** The steps of a hint that are marked, at most. */
#define KIT_MAX_GHOSTS 8

/**
 * KitGhost:
 * @place: a place of the board
 * @kind: of what comes there, as the game likes; 0 for nothing
 * @number: of the step, from 1 on
 *
 * A step of a turn that is advised.
 */
typedef struct
{
  int    place;
  guint8 kind;
  guint8 number;
} KitGhost;

/** KIT_GHOST_ALPHA: how faint what may come there is painted. */
#define KIT_GHOST_ALPHA 0.6

G_END_DECLS

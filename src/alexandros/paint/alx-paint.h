/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the board in layers, on any cairo surface. */

#pragma once

#include "alx-layout.h"
#include "alx-scene.h"
#include "alx-theme.h"

G_BEGIN_DECLS

/** AlxStock: the black or red walls of which @n are left of @whole. */
typedef struct
{
  guint    n;
  guint    whole;
  gboolean red;
} AlxStock;

/**
 * AlxPainter:
 *
 * A theme, and caches of rendered emblems, pieces and fonts. May move between threads, but is used
 * by one at a time.
 */
typedef struct _AlxPainter AlxPainter;

AlxPainter *alx_painter_new     (const AlxTheme  *theme);
void        alx_painter_free    (AlxPainter      *painter);
const AlxTheme *alx_painter_get_theme (AlxPainter *painter);
void        alx_painter_set_scale (AlxPainter *painter,
                                   double      scale);

/*
 * The layers, from the bottom: the land, opaque, and the frame, which both change only with size,
 * theme and language; the ground, with provinces, walls and governors; marks that stay; discs and
 * Alexander, each alone because they move; marks that follow the pointer.
 */
void alx_paint_land             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_frame            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout);
void alx_paint_ground           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_tile_keys        (const AlxLayout *layout,
                                 const AlxScene  *scene,
                                 guint64          keys[ALX_MAX_SPACES]);
void alx_paint_trails           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_choices          (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_way              (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
AlxPixel alx_paint_cursor_place (const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_cursor           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_board            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);

void alx_paint_alexander        (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxPixel         foot);
void alx_paint_disc             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxColour        colour,
                                 AlxPixel         middle,
                                 gboolean         again);
AlxPixel alx_paint_disc_place   (const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint            player);
void alx_paint_governor_shadow  (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxPixel         middle);
void alx_paint_bust             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxColour        colour,
                                 AlxPixel         middle);
void alx_paint_badge            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 guint8           symbol,
                                 AlxPixel         middle);
void alx_paint_new_wall         (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 guint            side,
                                 guint8           from,
                                 gboolean         red);
gboolean alx_paint_is_rim       (const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint            side,
                                 guint8           label);
void alx_paint_flash            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 guint            side,
                                 double           progress);
void alx_paint_count            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxPixel         middle,
                                 guint            number);
void alx_paint_points           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 AlxPixel         middle,
                                 AlxColour        colour,
                                 guint            points);

AlxPixel alx_paint_value_place  (const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint8           label);

void alx_paint_emblem           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 guint8           symbol,
                                 AlxPixel         middle,
                                 double           size);
void alx_paint_governor         (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 AlxColour        colour,
                                 AlxPixel         middle,
                                 double           size);
void alx_paint_card             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 guint8           symbol,
                                 const char      *name,
                                 double           width,
                                 double           height);
void alx_paint_card_back        (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 double           width,
                                 double           height);

void alx_paint_pile             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 guint            n,
                                 gboolean         face_down,
                                 double           width,
                                 double           height);
void alx_paint_stones           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 AlxStock         stock,
                                 double           width,
                                 double           height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AlxPainter, alx_painter_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the board in layers, on any cairo surface. */

#pragma once

#include "alx-layout.h"
#include "alx-scene.h"
#include "alx-theme.h"

#include "kit/paint/kit-target.h"

G_BEGIN_DECLS

/**
 * AlxPile:
 * @n: how many cards
 * @face_down: whether their backs are to be seen
 * @top: the symbol of the uppermost card, or %ALX_NONE for a blank one
 */
typedef struct
{
  guint    n;
  gboolean face_down;
  guint8   top;
} AlxPile;

/** AlxStock: the black or red walls of which @n are left of @whole. */
typedef struct
{
  guint    n;
  guint    whole;
  gboolean red;
} AlxStock;

KitPainter     *alx_painter_new          (const AlxTheme *theme);
KitPainter     *alx_painter_new_for_kind (KitThemeKind    kind);
const AlxTheme *alx_painter_get_theme    (KitPainter     *painter);

/** AlxTarget: a #KitTarget with the types of this game, and what is used most of it. */
typedef struct
{
  KitPainter      *painter;
  cairo_t         *cr;
  const AlxTheme  *theme;
  const AlxLayout *layout;
  const AlxScene  *scene;
  double           unit;
} AlxTarget;

AlxTarget alx_target (const KitTarget *kit);

/** The part of a key of alx_paint_tile_keys() for walls and the governor. */
#define ALX_KEY_BUILT G_GUINT64_CONSTANT (0x3fff00000000)

/*
 * The layers, from the bottom: the land, opaque, and the frame, which both change only with size,
 * theme and language; the ground, with provinces, walls and governors; marks that stay; discs and
 * Alexander, each alone because they move; marks that follow the pointer.
 */
void     alx_paint_land         (const KitTarget *kit);
void     alx_paint_frame        (const KitTarget *kit);
void     alx_paint_ground       (const KitTarget *kit);
void     alx_paint_tile_keys    (const AlxLayout *layout,
                                 const AlxScene  *scene,
                                 guint64          keys[ALX_MAX_SPACES]);
void     alx_paint_trails       (const KitTarget *kit);
void     alx_paint_choices      (const KitTarget *kit);
void     alx_paint_way          (const KitTarget *kit);
KitPixel alx_paint_cursor_place (const AlxLayout *layout,
                                 const AlxScene  *scene);
void     alx_paint_cursor       (const KitTarget *kit);
void     alx_paint_board        (const KitTarget *kit);

void     alx_paint_alexander    (const AlxTarget *target,
                                 KitPixel         middle);
void     alx_paint_disc         (const AlxTarget *target,
                                 KitColour        colour,
                                 KitPixel         middle,
                                 gboolean         again);
KitPixel alx_paint_disc_place   (const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint            player);
void     alx_paint_governor_shadow (const AlxTarget *target,
                                    KitPixel         middle);
void     alx_paint_bust         (const AlxTarget *target,
                                 KitColour        colour,
                                 KitPixel         middle);
void     alx_paint_badge        (const AlxTarget *target,
                                 guint8           symbol,
                                 KitPixel         middle);
void     alx_paint_new_wall     (const AlxTarget *target,
                                 guint            side,
                                 guint8           from,
                                 gboolean         red);
gboolean alx_paint_is_rim       (const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint            side,
                                 guint8           label);
void     alx_paint_flash        (const AlxTarget *target,
                                 guint            side,
                                 double           progress);
void     alx_paint_count        (const AlxTarget *target,
                                 KitPixel         middle,
                                 guint            number);
void     alx_paint_points       (const AlxTarget *target,
                                 KitPixel         middle,
                                 KitColour        colour,
                                 guint            points);

KitPixel alx_paint_value_place  (const AlxLayout *layout,
                                 const AlxState  *state,
                                 guint8           label);

void     alx_paint_emblem       (KitPainter      *painter,
                                 cairo_t         *cr,
                                 guint8           symbol,
                                 KitPixel         middle,
                                 double           size);
void     alx_paint_governor     (KitPainter      *painter,
                                 cairo_t         *cr,
                                 KitColour        colour,
                                 KitPixel         middle,
                                 double           size);
void     alx_paint_card         (KitPainter      *painter,
                                 cairo_t         *cr,
                                 guint8           symbol,
                                 const char      *name,
                                 double           width,
                                 double           height);
void     alx_paint_card_back    (KitPainter      *painter,
                                 cairo_t         *cr,
                                 double           width,
                                 double           height);

void     alx_paint_pile         (KitPainter      *painter,
                                 cairo_t         *cr,
                                 AlxPile          pile,
                                 double           width,
                                 double           height);
void     alx_paint_stones       (KitPainter      *painter,
                                 cairo_t         *cr,
                                 AlxStock         stock,
                                 double           width,
                                 double           height);

G_END_DECLS

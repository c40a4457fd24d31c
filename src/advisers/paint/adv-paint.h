/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the board in layers, and the things that move or are shown beside it. */

#pragma once

#include "adv-scene.h"
#include "adv-theme.h"

#include "kit/paint/kit-target.h"

G_BEGIN_DECLS

/* The faces of cards and small pictures: goods by #AdvGood, then these. */
#define ADV_FACE_CARD   16              /* + an #AdvCard */
#define ADV_FACE_TOKEN  32              /* + an #AdvAuction */
#define ADV_FACE_CARDS  40              /* small pictures: cards of any resource, */
#define ADV_FACE_DEED   41              /* a development card face down, */
#define ADV_FACE_ROAD   42
#define ADV_FACE_CHAIR  43              /* of an adviser */
#define ADV_FACE_ROBBER 44
#define ADV_FACE_HIDDEN 255             /* the back of a development card or a card of the supply */

KitPainter *adv_painter_new      (KitThemeKind     kind);

/* The layers; a target has a geometry that begins an #AdvLayout. */
void        adv_paint_backdrop   (const KitTarget *kit);
void        adv_paint_tiles      (const KitTarget *kit);
void        adv_paint_choices    (const KitTarget *kit);
void        adv_paint_proposal   (const KitTarget *kit);
void        adv_paint_board      (const KitTarget *kit);

/* Things; sizes in pixels. */
void        adv_paint_alexander  (KitPainter      *painter,
                                  cairo_t         *cr,
                                  KitPixel         foot,
                                  double           unit);
KitPixel    adv_paint_king_place (const AdvLayout *layout,
                                  guint            passed);
void        adv_paint_robber     (KitPainter      *painter,
                                  cairo_t         *cr,
                                  KitPixel         middle,
                                  double           unit);
KitPixel    adv_paint_robber_place (const AdvLayout *layout,
                                    guint8           hexagon);
void        adv_paint_building   (KitPainter      *painter,
                                  cairo_t         *cr,
                                  KitColour        colour,
                                  KitPixel         middle,
                                  double           unit,
                                  gboolean         city);
void        adv_paint_road       (KitPainter      *painter,
                                  cairo_t         *cr,
                                  KitColour        colour,
                                  const KitPixel   ends[2],
                                  double           unit);
void        adv_paint_die        (KitPainter      *painter,
                                  cairo_t         *cr,
                                  guint            number,
                                  KitPixel         middle,
                                  double           size,
                                  double           angle);
KitPixel    adv_paint_die_place  (const AdvLayout *layout,
                                  guint            die);
void        adv_paint_token      (KitPainter      *painter,
                                  cairo_t         *cr,
                                  guint8           auction,
                                  KitPixel         middle,
                                  double           size);
void        adv_paint_hidden     (KitPainter      *painter,
                                  cairo_t         *cr,
                                  KitPixel         middle,
                                  double           size);
void        adv_paint_good       (KitPainter      *painter,
                                  cairo_t         *cr,
                                  guint8           good,
                                  KitPixel         middle,
                                  double           size);
void        adv_paint_picture    (KitPainter      *painter,
                                  cairo_t         *cr,
                                  guint            face,
                                  KitPixel         middle,
                                  double           size);
void        adv_paint_card       (KitPainter      *painter,
                                  cairo_t         *cr,
                                  guint            face,
                                  double           width,
                                  double           height);
void        adv_paint_piece      (KitPainter      *painter,
                                  cairo_t         *cr,
                                  KitColour        colour,
                                  KitPixel         middle,
                                  double           size);

G_END_DECLS

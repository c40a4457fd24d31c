/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board of Stones is painted: its layout, its scene, its colours. */

#pragma once

#include "stones-input.h"

#include "kit/view/board/kit-art.h"
#include "kit/view/board/kit-places.h"

G_BEGIN_DECLS

/** StonesLayout: where everything lies. */
typedef struct
{
  KitGeometry        geometry;          /* first: the kit knows no more of a layout */
  const StonesBoard *board;
} StonesLayout;

/**
 * StonesScene:
 * @heap: the stones that are there
 * @die: what it shows, 0 for no die
 * @buttons: set of those that mean something in this position
 * @free: set of places that may be chosen
 * @proposed: set of places of the proposal
 * @cursor: the place under the pointer or the cursor, or %KIT_NO_PLACE
 *
 * What is painted. A scene holds nothing that is secret: so no painting code can give it away.
 */
typedef struct
{
  guint8  heap;
  guint8  die;
  guint8  buttons;
  guint64 free;
  guint64 proposed;
  int     cursor;
} StonesScene;

extern const KitArt stones_art;

KitPainter *stones_painter_new     (KitThemeKind        kind);
void        stones_layout_init     (StonesLayout       *layout,
                                    const StonesBoard  *board);
void        stones_layout_locate   (const StonesLayout *layout,
                                    int                 place,
                                    KitSpot            *spot);
void        stones_scene_init      (StonesScene        *scene,
                                    const StonesState  *state);
void        stones_paint_die       (const KitTarget    *target,
                                    guint               number,
                                    double              angle);
void        stones_paint_card      (KitPainter         *painter,
                                    cairo_t            *cr,
                                    guint               face,
                                    double              width,
                                    double              height);
void        stones_paint_piece     (KitPainter         *painter,
                                    cairo_t            *cr,
                                    KitColour           colour,
                                    KitPixel            middle,
                                    double              size);
void        stones_art_prepaint    (GSettings          *settings);

G_END_DECLS

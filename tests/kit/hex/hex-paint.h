/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board of Hex is painted, in the window and by the tool. */

#pragma once

#include "hex-rules.h"

#include "kit/paint/kit-target.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** The width of the board by its height. */
#define HEX_ASPECT (18.0 / 11.8)

/** No cell. */
#define HEX_NOWHERE (-1)

/**
 * HexScene:
 * @colours: of the players
 * @cells: as of #HexState
 * @is_free: whether the empty cells may be chosen
 * @proposed: the cell of the proposal, or %HEX_NOWHERE
 * @cursor: that under the pointer or the cursor, or %HEX_NOWHERE
 *
 * What is painted.
 */
typedef struct
{
  KitColour colours[KIT_MAX_PLAYERS];
  guint8    cells[HEX_CELLS];
  gboolean  is_free;
  int       proposed;
  int       cursor;
} HexScene;

KitPainter *hex_painter_new    (KitThemeKind       kind);
void        hex_layout_init    (KitGeometry       *layout);
KitPixel    hex_layout_locate  (const KitGeometry *layout,
                                int                cell);
void        hex_scene_init     (HexScene          *scene,
                                const KitRecord   *record,
                                gconstpointer      state);
void        hex_paint_board    (const KitTarget   *target);
void        hex_paint_marks    (const KitTarget   *target);
void        hex_paint_piece    (KitPainter        *painter,
                                cairo_t           *cr,
                                KitColour          colour,
                                KitPixel           middle,
                                double             size);

G_END_DECLS

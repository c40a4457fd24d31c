/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints a position on the board. */

#pragma once

#include "adv-layout.h"
#include "adv-theme.h"

#include "advisers/rules/adv-state.h"
#include "kit/paint/kit-painter.h"

G_BEGIN_DECLS

/**
 * AdvScene:
 * @board: the board
 * @state: the position
 * @colours: of the players
 * @names: whether the names of the hexagons are shown
 */
typedef struct
{
  const AdvBoard *board;
  const AdvState *state;
  KitColour       colours[KIT_MAX_PLAYERS];
  gboolean        names;
} AdvScene;

KitPainter *adv_painter_new (KitThemeKind     kind);
void        adv_paint_board (KitPainter      *painter,
                             cairo_t         *cr,
                             const AdvLayout *layout,
                             const AdvScene  *scene);

G_END_DECLS

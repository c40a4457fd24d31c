/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: the board, or a detail of it, in some position. */

#pragma once

#include "kit/paint/kit-painter.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** What there is to paint. */
enum
{
  ADV_FIGURE_START,
  ADV_FIGURE_DICE,                      /* a village and a city beside hexagons, and the robber */
  ADV_FIGURE_ROUTE,
  ADV_FIGURE_AUCTION,                   /* a temple, before and after */
  ADV_FIGURE_BUILD = ADV_FIGURE_AUCTION + 2,
  ADV_FIGURE_LONGEST,                   /* road */
  ADV_FIGURE_POINTS,
  ADV_FIGURES
};

void adv_figure_paint       (KitPainter      *painter,
                             cairo_t         *cr,
                             guint            number,
                             double           width,
                             double           height);
void adv_figure_paint_board (KitPainter      *painter,
                             cairo_t         *cr,
                             const KitRecord *record,
                             double           width,
                             double           height);

G_END_DECLS

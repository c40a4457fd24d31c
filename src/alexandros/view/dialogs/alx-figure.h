/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: a card, or a detail of the board in some position. */

#pragma once

#include "alexandros/rules/alx-board.h"
#include "kit/paint/kit-painter.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** What there is to paint. */
enum
{
  ALX_FIGURE_CARDS,                     /* that of the first symbol; those of the others follow */
  ALX_FIGURE_START = ALX_SYMBOLS,
  ALX_FIGURE_MOVE,                      /* of Alexander */
  ALX_FIGURE_PROVINCE,
  ALX_FIGURE_OCCUPY,                    /* before and after, as the next two */
  ALX_FIGURE_TAKE_OVER = ALX_FIGURE_OCCUPY + 2,
  ALX_FIGURE_TAKE_BACK = ALX_FIGURE_TAKE_OVER + 2,
  ALX_FIGURE_LEVY = ALX_FIGURE_TAKE_BACK + 2,
  ALX_FIGURES
};

void alx_figure_paint       (KitPainter      *painter,
                             cairo_t         *cr,
                             guint            number,
                             double           width,
                             double           height);
void alx_figure_paint_board (KitPainter      *painter,
                             cairo_t         *cr,
                             const KitRecord *record,
                             double           width,
                             double           height);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: a card, or a detail of the board in some position. */

#pragma once

#include "alexandros/rules/alx-board.h"
#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_FIGURE (alx_figure_get_type ())
G_DECLARE_FINAL_TYPE (AlxFigure, alx_figure, ALX, FIGURE, GtkWidget)

/** What there is to paint. */
enum
{
  ALX_FIGURE_CARDS,                     /* that of the first symbol; those of the others follow */
  ALX_FIGURE_MOVE = ALX_SYMBOLS,        /* of Alexander */
  ALX_FIGURE_PROVINCE
};

GtkWidget *alx_figure_new (guint subject);

G_END_DECLS

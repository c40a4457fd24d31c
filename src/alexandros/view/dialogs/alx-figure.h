/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: a card, or a detail of the board in some position. */

#pragma once

#include "alexandros/rules/alx-board.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** What there is to paint. */
enum
{
  ALX_FIGURE_CARDS,                     /* that of the first symbol; those of the others follow */
  ALX_FIGURE_MOVE = ALX_SYMBOLS,        /* of Alexander */
  ALX_FIGURE_PROVINCE
};

GtkWidget *alx_figure_new (guint subject);

G_END_DECLS

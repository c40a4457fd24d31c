/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: a card, or a detail of the board in some position. */

#pragma once

#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_FIGURE (alx_figure_get_type ())
G_DECLARE_FINAL_TYPE (AlxFigure, alx_figure, ALX, FIGURE, GtkWidget)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests and screenshots need to see of the board. */

#pragma once

#include "alx-board-view.h"

G_BEGIN_DECLS

const AlxLayout *alx_board_view_get_layout  (AlxBoardView *view);
gboolean         alx_board_view_is_complete (AlxBoardView *view);

G_END_DECLS

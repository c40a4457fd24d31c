/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Alexandros as a widget. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

/**
 * AlxBoardView:
 *
 * The #KitBoardView of a game of Alexandros: its places are those of #AlxInput. It owns its pieces.
 */
#define ALX_TYPE_BOARD_VIEW (alx_board_view_get_type ())
G_DECLARE_FINAL_TYPE (AlxBoardView, alx_board_view, ALX, BOARD_VIEW, KitBoardView)

void alx_board_view_set_coordinates (AlxBoardView *view,
                                     gboolean      coordinates);

G_END_DECLS

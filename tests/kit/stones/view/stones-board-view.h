/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Stones as a widget. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

#define STONES_TYPE_BOARD_VIEW (stones_board_view_get_type ())
G_DECLARE_FINAL_TYPE (StonesBoardView, stones_board_view, STONES, BOARD_VIEW, KitBoardView)

G_END_DECLS

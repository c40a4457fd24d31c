/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Hex as a widget. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

#define HEX_TYPE_BOARD_VIEW (hex_board_view_get_type ())
G_DECLARE_FINAL_TYPE (HexBoardView, hex_board_view, HEX, BOARD_VIEW, KitBoardView)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Hex as a widget. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

extern const KitBoardInfo hex_board;

G_END_DECLS

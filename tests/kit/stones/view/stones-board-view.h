/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Stones as a widget. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

extern const KitBoardInfo stones_board;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of The Advisers as a widget: its scene, its places, its pieces. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

extern const KitBoardInfo adv_board;

G_END_DECLS

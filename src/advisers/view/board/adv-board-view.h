/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of The Advisers as a widget: its scene, its places, its pieces. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

#define ADV_TYPE_BOARD_VIEW (adv_board_view_get_type ())
G_DECLARE_FINAL_TYPE (AdvBoardView, adv_board_view, ADV, BOARD_VIEW, KitBoardView)

void adv_board_view_set_names (AdvBoardView *view,
                               gboolean      names);

G_END_DECLS

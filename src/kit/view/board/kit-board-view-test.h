/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests and screenshots need to see of the board. */

#pragma once

#include "kit-board-view.h"

G_BEGIN_DECLS

gboolean kit_board_view_is_complete (KitBoardView *view);

G_END_DECLS

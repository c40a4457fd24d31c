/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Alexandros in the real window. */

#pragma once

#include "robot-window.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/presenter/alx-input.h"
#include "alexandros/view/alx-table.h"
#include "kit/view/board/kit-board-view-test.h"

G_BEGIN_DECLS

KitTable *robot_start (void);
void      robot_play  (KitRecord *record);

/** robot_get_layout: where everything lies on @board. */
static inline const AlxLayout *
robot_get_layout (KitBoardView *board)
{
  return (const AlxLayout *) kit_board_view_get_parts (board)->layout;
}

G_END_DECLS

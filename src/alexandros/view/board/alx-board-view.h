/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Alexandros as a widget: its scene, its places, which are those of #AlxInput, its
   pieces. */

#pragma once

#include "kit/view/board/kit-board-view.h"

G_BEGIN_DECLS

extern const KitBoardInfo alx_board;

G_END_DECLS

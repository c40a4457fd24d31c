/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: the board with all panels around it; the game as the shell knows it. */

#pragma once

#include "alexandros/view/board/alx-board-view.h"

G_BEGIN_DECLS

#define ALX_TYPE_TABLE (alx_table_get_type ())
G_DECLARE_FINAL_TYPE (AlxTable, alx_table, ALX, TABLE, GtkWidget)

AlxGame      *alx_table_get_game  (AlxTable  *table);
AlxInput     *alx_table_get_input (AlxTable  *table);
AlxBoardView *alx_table_get_board (AlxTable  *table);
gboolean      alx_table_is_large  (AlxTable  *table);
void          alx_table_play      (AlxTable  *table,
                                   AlxRecord *record);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be asked of a table. */

#include "alx-table-private.h"

/** alx_table_get_game: (transfer none): the game that is played. */
AlxGame *
alx_table_get_game (AlxTable *table)
{
  return alx_input_get_game (table->input);
}

/** alx_table_get_input: (transfer none): what is about to be decided. */
AlxInput *
alx_table_get_input (AlxTable *table)
{
  return table->input;
}

/** alx_table_is_large: whether everything is larger than usual, for a large screen. */
gboolean
alx_table_is_large (AlxTable *table)
{
  return table->scale > 1;
}

/** alx_table_get_board: (transfer none): the board. */
AlxBoardView *
alx_table_get_board (AlxTable *table)
{
  return table->board;
}

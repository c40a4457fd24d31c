/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Getters of the table: not in alx-table.c, so that the files that it uses need not call it. */

#include "alx-table-private.h"

/** alx_table_get_game: (transfer none): the game that is played. */
AlxGame *
alx_table_get_game (AlxTable *table)
{
  g_return_val_if_fail (ALX_IS_TABLE (table), NULL);

  return alx_input_get_game (table->input);
}

/** alx_table_get_input: (transfer none): what the player is about to decide. */
AlxInput *
alx_table_get_input (AlxTable *table)
{
  g_return_val_if_fail (ALX_IS_TABLE (table), NULL);

  return table->input;
}

/** alx_table_get_board: (transfer none): the board. */
AlxBoardView *
alx_table_get_board (AlxTable *table)
{
  g_return_val_if_fail (ALX_IS_TABLE (table), NULL);

  return table->board;
}

/** alx_table_get_window: (transfer none) (nullable): the window that the table is in. */
GtkWindow *
alx_table_get_window (AlxTable *table)
{
  g_return_val_if_fail (ALX_IS_TABLE (table), NULL);

  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table)));
}

/** alx_table_is_large: whether panels and text are enlarged, for a large window. */
gboolean
alx_table_is_large (AlxTable *table)
{
  g_return_val_if_fail (ALX_IS_TABLE (table), FALSE);

  return table->scale > 1;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards of Alexandros. */

#include "fuzz.h"

#include "alexandros/record/alx-board-file.h"

/* Every place is found by its name. */
static void
check_names (const AlxBoard *board)
{
  char name[ALX_NAME_SIZE];

  for (guint i = 0; i < board->n_spaces; i++)
    {
      alx_board_space_name (board, i, name);
      g_assert_cmpuint (alx_board_find_space (board, name), ==, i);
    }
  for (guint i = 0; i < board->n_points; i++)
    {
      alx_board_point_name (board, i, name);
      g_assert_cmpuint (alx_board_find_point (board, name), ==, i);
    }
  for (guint i = 0; i < board->n_sides; i++)
    g_assert_cmpuint (alx_board_find_side (board, board->sides[i].points[0],
                                           board->sides[i].points[1]), ==, i);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  KitFault fault = { 0 };
  g_autofree AlxBoard *board = alx_board_file_read ((const char *) data, size, &fault);

  if (board != NULL)
    check_names (board);
  else
    fuzz_check_fault (&fault, (const char *) data, size);
  return 0;
}

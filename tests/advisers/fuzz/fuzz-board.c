/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards of The Advisers. */

#include "fuzz.h"

#include "advisers/record/adv-board-file.h"

/* Every place is found by its name. */
static void
check_names (const AdvBoard *board)
{
  char name[ADV_NAME_SIZE];

  for (guint i = 0; i < board->n_hexagons; i++)
    {
      adv_board_hexagon_name (board, i, name);
      g_assert_cmpuint (adv_board_find_hexagon (board, name), ==, i);
    }
  for (guint i = 0; i < board->n_corners; i++)
    {
      adv_board_corner_name (board, i, name);
      g_assert_cmpuint (adv_board_find_corner (board, name), ==, i);
    }
  for (guint i = 0; i < board->n_edges; i++)
    {
      adv_board_edge_name (board, i, name);
      g_assert_cmpuint (adv_board_find_edge (board, name), ==, i);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  KitFault fault = { 0 };
  g_autofree AdvBoard *board = adv_board_file_read ((const char *) data, size, &fault);

  if (board != NULL)
    check_names (board);
  else
    fuzz_check_fault (&fault, (const char *) data, size);
  return 0;
}

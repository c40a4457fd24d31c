/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into a game. */

#include "kit-boards.h"

#include <string.h>

/**
 * kit_board_read_map:
 * @board: (out): the board
 * @group: the rows of its map, with the keys "a", "b" and so on, in this order
 * @fault: (out): what is wrong
 * @build: makes the board
 * @reason: of the fault, if it cannot; then the detail says why, and there is a column
 *
 * Returns: whether it is a map
 */
gboolean
kit_board_read_map (gpointer         board,
                    const BaseGroup *group,
                    KitFault        *fault,
                    KitMapBuild      build,
                    guint            reason)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  const BaseLine *line = NULL;
  guint problem;
  guint row;
  guint column;

  for (guint i = 0; i < group->lines->len; i++)
    {
      line = g_ptr_array_index (group->lines, i);
      if (i > 'z' - 'a' || line->key[0] != (char) ('a' + i) || line->key[1] != '\0')
        return kit_fault_set (fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
      g_ptr_array_add (rows, line->value);
    }
  problem = build (board, (const char * const *) rows->pdata, rows->len, &row, &column);
  if (problem == 0)
    return TRUE;
  line = row < rows->len ? g_ptr_array_index (group->lines, row) : NULL;
  kit_fault_set (fault, reason, line != NULL ? line->line : group->line, NULL, NULL);
  fault->column = line != NULL ? line->column + column : 0;
  fault->detail = problem;
  return FALSE;
}

static gboolean
check_groups (const KitBoards *boards,
              const BaseLines *lines,
              KitFault        *fault)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < boards->n_groups; i++)
    g_strv_builder_add (builder, boards->groups[i].name);
  names = g_strv_builder_end (builder);
  return kit_fault_check_groups (fault, lines, (const char * const *) names);
}

/**
 * kit_board_read:
 * @boards: how boards are read
 * @text: (array length=length): a board file
 * @length: its bytes
 * @fault: (out): what is wrong with it, if %NULL is returned; faults of the map have a column
 *
 * Returns: (transfer full) (nullable): the board; free with g_free()
 */
gpointer
kit_board_read (const KitBoards *boards,
                const char      *text,
                gsize            length,
                KitFault        *fault)
{
  g_autoptr (BaseLines) lines = kit_fault_read (fault, text, length);
  g_autofree gpointer board = g_malloc0 (boards->size);

  if (lines == NULL || !check_groups (boards, lines, fault))
    return NULL;
  for (guint i = 0; i < boards->n_groups; i++)
    {
      const KitBoardGroup *row = &boards->groups[i];
      const BaseGroup *group = base_lines_get_group (lines, row->name);

      if (group == NULL && row->optional)
        continue;
      if (kit_fault_need_group (fault, lines, row->name) == NULL ||
          (row->read != NULL && !row->read (board, group, fault)))
        return NULL;
    }
  return g_steal_pointer (&board);
}

/** kit_boards_get: (transfer none): a board that is compiled in, which is never freed; read on
    first use, in whatever thread that is. */
gconstpointer
kit_boards_get (const KitBoards *boards,
                guint            index)
{
  if (g_once_init_enter (&boards->boards[index]))
    {
      const char *text = boards->texts[index];
      KitFault fault;
      gpointer board = kit_board_read (boards, text, strlen (text), &fault);

      if (board == NULL)
        g_error ("bundled board %u, line %u: fault %u", index, fault.line, fault.reason);
      g_once_init_leave (&boards->boards[index], board);
    }
  return boards->boards[index];
}

/** kit_boards_find: (transfer none) (nullable): the board with an id, as in records. */
gconstpointer
kit_boards_find (const KitBoards *boards,
                 const char      *id)
{
  for (guint i = 0; i < boards->n; i++)
    if (g_str_equal (kit_boards_get (boards, i), id))
      return kit_boards_get (boards, i);
  return NULL;
}

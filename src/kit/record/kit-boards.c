/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into a game. */

#include "kit-boards.h"

#include <string.h>

/**
 * kit_board_read_map:
 * @entry: with the group of the map: its rows with the keys "a", "b" and so on, in this order
 * @build: makes the board
 * @reason: of the fault, if it cannot; then the detail says why, and there is a column
 *
 * Returns: whether it is a map
 */
gboolean
kit_board_read_map (KitEntry    *entry,
                    KitMapBuild  build,
                    guint        reason)
{
  const GPtrArray *lines = entry->group->lines;
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  const BaseLine *line;
  guint problem, row, column;

  for (guint i = 0; i < lines->len; i++)
    {
      line = g_ptr_array_index (lines, i);
      if (i > 'z' - 'a' || line->key[0] != (char) ('a' + i) || line->key[1] != '\0')
        return kit_fault_set (entry->fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
      g_ptr_array_add (rows, line->value);
    }
  problem = build (entry->state, (const char * const *) rows->pdata, rows->len, &row, &column);
  if (problem == 0)
    return TRUE;
  kit_fault_set (entry->fault, reason, entry->group->line, NULL, NULL);
  entry->fault->detail = problem;
  if (row < lines->len)
    {
      line = g_ptr_array_index (lines, row);
      entry->fault->line = line->line;
      entry->fault->column = line->column + column;
    }
  return FALSE;
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
  KitEntry entry = { .state = board, .fault = fault };

  if (lines == NULL || !kit_fault_check_groups (fault, lines, boards->names))
    return NULL;
  for (const KitBoardGroup *row = boards->groups; row->name != NULL; row++)
    {
      entry.group = base_lines_get_group (lines, row->name);
      if (entry.group == NULL && row->optional)
        continue;
      if (kit_fault_need_group (fault, lines, row->name) == NULL ||
          (row->read != NULL && !row->read (&entry)))
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

/** kit_boards_digest: (transfer full): SHA-256 of the text of @board, one of @boards, in
    hexadecimal. */
char *
kit_boards_digest (const KitBoards *boards,
                   gconstpointer    board)
{
  guint i = 0;

  while (kit_boards_get (boards, i) != board)
    i++;
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, boards->texts[i], -1);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into the program. */

#include "adv-board-file.h"

#include "adv-boards-data.h"

#include <string.h>

static gboolean
refuse_value (KitFault       *fault,
              const BaseLine *line)
{
  return kit_fault_set (fault, KIT_FAULT_VALUE, line->line, line->value, line->key);
}

static gboolean
read_map (AdvBoard        *board,
          const BaseGroup *group,
          KitFault        *fault)
{
  g_autoptr (GPtrArray) rows = kit_fault_read_rows (fault, group);
  AdvMapProblem problem;
  guint row;
  guint column;

  if (rows == NULL)
    return FALSE;
  problem = adv_board_build (board, (const char * const *) rows->pdata, rows->len, &row, &column);
  if (problem != ADV_MAP_FINE)
    {
      const BaseLine *line = row < group->lines->len ? g_ptr_array_index (group->lines, row) : NULL;

      kit_fault_set (fault, ADV_FAULT_MAP, line ? line->line : group->line, NULL, NULL);
      fault->column = line ? line->column + column : 0;
      fault->detail = problem;
      return FALSE;
    }
  return TRUE;
}

/* Splits a line into a place and one of @kinds, which ends with NULL. */
static gboolean
read_place (KitFault           *fault,
            const BaseLine     *line,
            const AdvBoard     *board,
            guint8            (*find) (const AdvBoard *, const char *),
            const char * const *kinds,
            guint8              found[2])
{
  g_auto (GStrv) words = g_strsplit (line->value, " ", -1);

  if (g_strv_length (words) != 2)
    return refuse_value (fault, line);
  found[0] = find (board, words[0]);
  if (found[0] == ADV_NONE)
    return kit_fault_set (fault, ADV_FAULT_PLACE, line->line, words[0], NULL);
  for (found[1] = 0; kinds[found[1]] != NULL; found[1]++)
    if (g_str_equal (words[1], kinds[found[1]]))
      return TRUE;
  return refuse_value (fault, line);
}

static gboolean
read_harbours (AdvBoard        *board,
               const BaseGroup *group,
               KitFault        *fault)
{
  static const char * const kinds[] = { "brick", "wood", "wheat", "wool", "ore", "any", NULL };
  guint8 found[2];

  if (!kit_fault_check_numbers (fault, group, "", 1))
    return FALSE;
  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);

      if (!read_place (fault, line, board, adv_board_find_edge, kinds, found))
        return FALSE;
      if (!adv_board_add_harbour (board, found[0], found[1] < ADV_RESOURCES ? found[1] : ADV_NONE))
        return kit_fault_set (fault, ADV_FAULT_HARBOUR, line->line, line->value, NULL);
    }
  return TRUE;
}

static gboolean
refuse_route (KitFault        *fault,
              AdvRouteProblem  problem,
              guint            line,
              const char      *text)
{
  kit_fault_set (fault, ADV_FAULT_ROUTE, line, text, NULL);
  fault->detail = problem;
  return FALSE;
}

static gboolean
read_route (AdvBoard        *board,
            const BaseGroup *group,
            KitFault        *fault)
{
  static const char * const kinds[] = { "temple", "event", "empty", "seven", NULL };
  AdvRouteProblem problem;
  guint8 found[2];
  guint last = group->line;

  if (!kit_fault_check_numbers (fault, group, "", 1))
    return FALSE;
  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);

      if (!read_place (fault, line, board, adv_board_find_corner, kinds, found))
        return FALSE;
      problem = adv_board_add_point (board, found[0], found[1]);
      if (problem != ADV_ROUTE_FINE)
        return refuse_route (fault, problem, line->line, line->value);
      last = line->line;
    }
  problem = adv_board_finish_route (board);
  return problem == ADV_ROUTE_FINE || refuse_route (fault, problem, last, NULL);
}

/* Such as "asia-minor=land 90 3": a column and a row, in tenths. */
static gboolean
read_names (AdvBoard        *board,
            const BaseGroup *group,
            KitFault        *fault)
{
  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);
      g_auto (GStrv) words = g_strsplit (line->value, " ", -1);
      AdvRegion *region = &board->regions[i];
      guint64 column;
      guint64 row;

      if (i == ADV_MAX_REGIONS || strlen (line->key) >= sizeof region->id ||
          g_strv_length (words) != 3 ||
          (!g_str_equal (words[0], "land") && !g_str_equal (words[0], "sea")) ||
          !g_ascii_string_to_unsigned (words[1], 10, 0, 10 * ADV_MAX_COLUMNS, &column, NULL) ||
          !g_ascii_string_to_unsigned (words[2], 10, 0, 10 * ADV_MAX_ROWS, &row, NULL))
        return refuse_value (fault, line);
      *region = (AdvRegion) { .row = row, .column = column, .sea = words[0][0] == 's' };
      g_strlcpy (region->id, line->key, sizeof region->id);
      board->n_regions = i + 1;
    }
  return TRUE;
}

static gboolean
read_about (AdvBoard        *board,
            const BaseGroup *group,
            KitFault        *fault)
{
  static const char * const keys[] = { "Name", "Robber", NULL };
  const BaseLine *name;
  const BaseLine *robber;

  if (!kit_fault_check_keys (fault, group, NULL, keys) ||
      (name = kit_fault_need (fault, group, "Name")) == NULL ||
      (robber = kit_fault_need (fault, group, "Robber")) == NULL)
    return FALSE;
  if (name->value[0] == '\0' || strlen (name->value) >= sizeof board->id)
    return refuse_value (fault, name);
  g_strlcpy (board->id, name->value, sizeof board->id);
  board->robber = adv_board_find_hexagon (board, robber->value);
  if (board->robber == ADV_NONE)
    return kit_fault_set (fault, ADV_FAULT_PLACE, robber->line, robber->value, NULL);
  return board->hexagons[board->robber].produces == ADV_NONE ||
         kit_fault_set (fault, ADV_FAULT_ROBBER, robber->line, robber->value, NULL);
}

/**
 * adv_board_file_read:
 * @text: (array length=length): a board file
 * @length: its bytes
 * @fault: (out): what is wrong with it, if %NULL is returned; faults of the map have a column
 *
 * Returns: (transfer full) (nullable): the board; free with g_free()
 */
AdvBoard *
adv_board_file_read (const char *text,
                     gsize       length,
                     KitFault   *fault)
{
  static const char * const names[] = { "Map", "Board", "Harbours", "Route", "Names", NULL };
  static gboolean (* const readers[]) (AdvBoard *, const BaseGroup *, KitFault *) = {
    read_map, read_about, read_harbours, read_route, read_names
  };
  g_autoptr (BaseLines) lines = kit_fault_read (fault, text, length);
  g_autofree AdvBoard *board = g_new0 (AdvBoard, 1);

  if (lines == NULL || !kit_fault_check_groups (fault, lines, names))
    return NULL;
  for (guint i = 0; names[i] != NULL; i++)
    {
      const BaseGroup *group = base_lines_get_group (lines, names[i]);

      if (group == NULL && readers[i] == read_names)
        continue;
      if (group == NULL)
        {
          kit_fault_set (fault, KIT_FAULT_MISSING_GROUP, 1, names[i], NULL);
          return NULL;
        }
      if (!readers[i] (board, group, fault))
        return NULL;
    }
  return g_steal_pointer (&board);
}

/** adv_boards_default: the board that new games are played on; read on first use, in whatever
    thread that is. */
const AdvBoard *
adv_boards_default (void)
{
  static AdvBoard *board;

  if (g_once_init_enter (&board))
    {
      KitFault fault;
      AdvBoard *read = adv_board_file_read (adv_boards_data[0], strlen (adv_boards_data[0]),
                                            &fault);

      if (read == NULL)
        g_error ("bundled board, line %u: fault %u", fault.line, fault.reason);
      g_once_init_leave (&board, read);
    }
  return board;
}

/**
 * adv_boards_find:
 * @id: the id of a board, as in records
 *
 * Returns: (nullable) (transfer none): the bundled board, which is never freed
 */
const AdvBoard *
adv_boards_find (const char *id)
{
  return g_str_equal (adv_boards_default ()->id, id) ? adv_boards_default () : NULL;
}

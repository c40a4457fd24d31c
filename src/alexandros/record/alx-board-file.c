/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into the program. */

#include "alx-board-file.h"

#include "alx-boards-data.h"

#include <string.h>

/* Reads the number of a mandatory key. */
static gboolean
read_figure (KitFault        *fault,
             const BaseGroup *group,
             const char      *key,
             guint            least,
             guint            most,
             guint           *number)
{
  const BaseLine *line = kit_fault_need (fault, group, key);

  if (line == NULL)
    return FALSE;
  if (!kit_fault_read_number (line->value, most, number) || *number < least)
    return kit_fault_set (fault, KIT_FAULT_VALUE, line->line, line->value, key);
  return TRUE;
}

static gboolean
read_name (KitFault        *fault,
           const BaseGroup *group,
           const char      *key,
           char            *name,
           gsize            size)
{
  const BaseLine *line = kit_fault_need (fault, group, key);

  if (line == NULL)
    return FALSE;
  if (line->value[0] == '\0' || strlen (line->value) >= size)
    return kit_fault_set (fault, KIT_FAULT_VALUE, line->line, line->value, key);
  g_strlcpy (name, line->value, size);
  return TRUE;
}

static gboolean
read_map (AlxBoard        *board,
          const BaseGroup *group,
          KitFault        *fault)
{
  g_autoptr (GPtrArray) rows = kit_fault_read_rows (fault, group);
  AlxMapProblem problem;
  guint row;
  guint column;

  if (rows == NULL)
    return FALSE;
  problem = alx_board_build (board, (const char * const *) rows->pdata, rows->len, &row, &column);
  if (problem != ALX_MAP_FINE)
    {
      const BaseLine *line = row < group->lines->len ? g_ptr_array_index (group->lines, row) : NULL;

      kit_fault_set (fault, ALX_FAULT_MAP, line ? line->line : group->line, NULL, NULL);
      fault->column = line ? line->column + column : 0;
      fault->detail = problem;
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_region (AlxBoard       *board,
             const BaseLine *line,
             KitFault       *fault)
{
  g_auto (GStrv) names = g_strsplit (line->value, " ", -1);
  guint region = board->n_regions++;
  guint column = line->column;

  g_strlcpy (board->regions[region], line->key, sizeof board->regions[region]);
  for (guint i = 0; names[i]; i++)
    {
      guint8 space = alx_board_find_space (board, names[i]);
      guint          reason = space == ALX_NONE ? ALX_FAULT_PLACE : ALX_FAULT_TWICE;

      if (space == ALX_NONE || board->spaces[space].region != ALX_NONE)
        {
          kit_fault_set (fault, reason, line->line, names[i], NULL);
          fault->column = column;
          return FALSE;
        }
      board->spaces[space].region = region;
      column += strlen (names[i]) + 1;
    }
  return TRUE;
}

static gboolean
read_regions (AlxBoard        *board,
              const BaseGroup *group,
              KitFault        *fault)
{
  for (guint s = 0; s < board->n_spaces; s++)
    board->spaces[s].region = ALX_NONE;

  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);

      if (i == ALX_MAX_REGIONS || strlen (line->key) >= sizeof board->regions[0])
        return kit_fault_set (fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
      if (!read_region (board, line, fault))
        return FALSE;
    }

  for (guint s = 0; s < board->n_spaces; s++)
    if (board->spaces[s].region == ALX_NONE)
      {
        char name[ALX_NAME_SIZE];

        alx_board_space_name (board, s, name);
        return kit_fault_set (fault, ALX_FAULT_WITHOUT_REGION, group->line, name, NULL);
      }
  return TRUE;
}

static gboolean
read_figures (AlxBoard        *board,
              const BaseGroup *group,
              KitFault        *fault)
{
  const BaseLine *start = kit_fault_need (fault, group, "Start");
  guint cards;
  guint spaces;
  guint black;
  guint red;
  guint target;

  if (start == NULL ||
      !read_name (fault, group, "Name", board->name, sizeof board->name) ||
      !read_name (fault, group, "Id", board->id, sizeof board->id) ||
      !read_figure (fault, group, "Cards", 2, ALX_MAX_CARDS / ALX_SYMBOLS, &cards) ||
      !read_figure (fault, group, "Spaces", 1, ALX_MAX_OF_SYMBOL, &spaces) ||
      !read_figure (fault, group, "Black", 1, ALX_MAX_WALLS, &black) ||
      !read_figure (fault, group, "Red", 0, ALX_MAX_WALLS - black, &red) ||
      !read_figure (fault, group, "Target", 1, 999, &target))
    return FALSE;

  board->start = alx_board_find_point (board, start->value);
  if (board->start == ALX_NONE)
    return kit_fault_set (fault, ALX_FAULT_PLACE, start->line, start->value, NULL);
  if (!board->points[board->start].rim)
    return kit_fault_set (fault, ALX_FAULT_START_INLAND, start->line, start->value, NULL);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (board->n_of_symbol[i] != spaces)
      return alx_fault_cards (fault, base_group_get_line (group, "Spaces")->line, i,
                              board->n_of_symbol[i], spaces);
  board->cards = cards;
  board->black = black;
  board->red = red;
  board->target = target;
  return TRUE;
}

/**
 * alx_board_file_read:
 * @text: (array length=length): a board file
 * @length: its bytes
 * @fault: (out): what is wrong with it, if %NULL is returned; faults of the map have a column
 *
 * Returns: (transfer full) (nullable): the board; free with g_free()
 */
AlxBoard *
alx_board_file_read (const char *text,
                     gsize       length,
                     KitFault   *fault)
{
  static const char * const groups[] = { "Board", "Map", "Regions", NULL };
  static const char * const keys[] = { "Format", "Id", "Name", "Start", "Target", "Black", "Red",
                                       "Cards", "Spaces", NULL };
  g_autoptr (BaseLines) lines = kit_fault_read (fault, text, length);
  g_autofree AlxBoard *board = NULL;
  const BaseGroup *group[3];
  const BaseLine *format;

  if (lines == NULL || !kit_fault_check_groups (fault, lines, groups))
    return NULL;
  for (guint i = 0; i < 3; i++)
    {
      group[i] = base_lines_get_group (lines, groups[i]);
      if (group[i] == NULL)
        {
          kit_fault_set (fault, KIT_FAULT_MISSING_GROUP, 1, groups[i], NULL);
          return NULL;
        }
    }
  if (!kit_fault_check_keys (fault, group[0], NULL, keys) ||
      (format = kit_fault_need (fault, group[0], "Format")) == NULL)
    return NULL;
  if (!g_str_equal (format->value, "1"))
    {
      kit_fault_set (fault, KIT_FAULT_FORMAT, format->line, format->value, NULL);
      return NULL;
    }

  board = g_new0 (AlxBoard, 1);
  if (!read_map (board, group[1], fault) ||
      !read_figures (board, group[0], fault) ||
      !read_regions (board, group[2], fault))
    return NULL;
  return g_steal_pointer (&board);
}

/* Parsed on first use, in whatever thread that is. */
static const AlxBoard *
load_board (guint index)
{
  static AlxBoard *boards[G_N_ELEMENTS (alx_boards_data)];

  if (g_once_init_enter (&boards[index]))
    {
      KitFault fault;
      AlxBoard *board = alx_board_file_read (alx_boards_data[index],
                                             strlen (alx_boards_data[index]), &fault);

      if (board == NULL)
        g_error ("bundled board %u, line %u: fault %u", index, fault.line, fault.reason);
      g_once_init_leave (&boards[index], board);
    }
  return boards[index];
}

/**
 * alx_boards_find:
 * @id: the id of a board, as in records
 *
 * Returns: (nullable) (transfer none): the bundled board, which is never freed
 */
const AlxBoard *
alx_boards_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (alx_boards_data); i++)
    if (g_str_equal (load_board (i)->id, id))
      return load_board (i);
  return NULL;
}

/** alx_boards_default: the board that new games are played on. */
const AlxBoard *
alx_boards_default (void)
{
  return load_board (0);
}

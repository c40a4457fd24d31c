/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into the program. */

#include "alx-board-file.h"

#include "alx-boards-data.h"

#include "kit/record/kit-boards.h"

#include <string.h>

static guint
build_map (gpointer            board,
           const char * const *rows,
           guint               n_rows,
           guint              *bad_row,
           guint              *bad_column)
{
  return alx_board_build (board, rows, n_rows, bad_row, bad_column);
}

static gboolean
read_map (KitEntry *entry)
{
  return kit_board_read_map (entry, build_map, ALX_FAULT_MAP);
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
      guint reason = space == ALX_NONE ? ALX_FAULT_PLACE : ALX_FAULT_TWICE;

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
read_regions (KitEntry *entry)
{
  AlxBoard *board = entry->state;

  for (guint s = 0; s < board->n_spaces; s++)
    board->spaces[s].region = ALX_NONE;

  for (guint i = 0; i < entry->group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (entry->group->lines, i);

      if (i == ALX_MAX_REGIONS || strlen (line->key) >= sizeof board->regions[0])
        return kit_fault_set (entry->fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
      if (!read_region (board, line, entry->fault))
        return FALSE;
    }

  for (guint s = 0; s < board->n_spaces; s++)
    if (board->spaces[s].region == ALX_NONE)
      {
        char name[ALX_NAME_SIZE];

        alx_board_space_name (board, s, name);
        return kit_fault_set (entry->fault, ALX_FAULT_WITHOUT_REGION, entry->group->line, name,
                              NULL);
      }
  return TRUE;
}

/* --- the figures --- */

static gboolean
read_format (KitEntry   *entry,
             const char *word)
{
  return g_str_equal (word, "1") ||
         kit_fault_set (entry->fault, KIT_FAULT_FORMAT, entry->line->line, word, NULL);
}

static gboolean
check_walls (KitEntry *entry)
{
  const AlxBoard *board = entry->state;

  return board->black + board->red <= ALX_MAX_WALLS;
}

/* The number is compared with the map when all keys have been read. */
static gboolean
read_spaces (KitEntry   *entry,
             const char *word)
{
  guint spaces;

  return kit_fault_read_number (word, ALX_MAX_OF_SYMBOL, &spaces) && spaces > 0;
}

static const KitKey format_keys[] = { { "Format", read_format }, { NULL } };

static const KitKey figure_keys[] = {
  { "Start" },
  { "Name", kit_key_read_text, .offset = G_STRUCT_OFFSET (AlxBoard, name),
    .most = G_SIZEOF_MEMBER (AlxBoard, name) },
  { "Id", kit_key_read_text, .offset = G_STRUCT_OFFSET (AlxBoard, id),
    .most = G_SIZEOF_MEMBER (AlxBoard, id) },
  { "Cards", kit_key_read_number, .offset = G_STRUCT_OFFSET (AlxBoard, cards), .size = 1,
    .least = 2, .most = ALX_MAX_CARDS / ALX_SYMBOLS },
  { "Spaces", read_spaces },
  { "Black", kit_key_read_number, .offset = G_STRUCT_OFFSET (AlxBoard, black), .size = 1,
    .least = 1, .most = ALX_MAX_WALLS },
  { "Red", kit_key_read_number, .check = check_walls, .offset = G_STRUCT_OFFSET (AlxBoard, red),
    .size = 1, .most = ALX_MAX_WALLS },
  { "Target", kit_key_read_number, .offset = G_STRUCT_OFFSET (AlxBoard, target), .size = 2,
    .least = 1, .most = 999 },
  { NULL }
};

static gboolean
read_about (KitEntry *entry)
{
  return kit_keys_check (entry, (const KitKey *[]) { format_keys, figure_keys, NULL }) &&
         kit_keys_read (entry, (const KitKey *[]) { format_keys, NULL });
}

static gboolean
read_figures (KitEntry *entry)
{
  AlxBoard *board = entry->state;
  const BaseLine *start = base_group_get_line (entry->group, "Start");
  const BaseLine *spaces = base_group_get_line (entry->group, "Spaces");
  guint n;

  if (!kit_keys_read (entry, (const KitKey *[]) { figure_keys, NULL }))
    return FALSE;
  board->start = alx_board_find_point (board, start->value);
  if (board->start == ALX_NONE)
    return kit_fault_set (entry->fault, ALX_FAULT_PLACE, start->line, start->value, NULL);
  if (!board->points[board->start].rim)
    return kit_fault_set (entry->fault, ALX_FAULT_START_INLAND, start->line, start->value, NULL);
  n = g_ascii_strtoull (spaces->value, NULL, 10);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (board->n_of_symbol[i] != n)
      return alx_fault_cards (entry->fault, spaces->line, i, board->n_of_symbol[i], n);
  return TRUE;
}

/* --- the boards --- */

/* All groups must be there before one is read, and the figures need the map. */
static const KitBoardGroup groups[] = {
  { "Board" }, { "Map" }, { "Regions" }, { "Board", read_about }, { "Map", read_map },
  { "Board", read_figures }, { "Regions", read_regions }, { NULL }
};

const KitBoards alx_boards = {
  .names = (const char * const[]) { "Board", "Map", "Regions", NULL },
  .groups = groups,
  .size = sizeof (AlxBoard),
  .texts = alx_boards_data,
  .n = G_N_ELEMENTS (alx_boards_data),
  .boards = (gpointer[G_N_ELEMENTS (alx_boards_data)]) { NULL },
};

/** alx_board_file_read: (transfer full) (nullable): a board, see kit_board_read(). */
AlxBoard *
alx_board_file_read (const char *text,
                     gsize       length,
                     KitFault   *fault)
{
  return kit_board_read (&alx_boards, text, length, fault);
}

/** alx_boards_find: (transfer none) (nullable): the bundled board with an id, as in records; it is
    never freed. */
gconstpointer
alx_boards_find (const char *id)
{
  return kit_boards_find (&alx_boards, id);
}

/** alx_boards_default: the board that new games are played on. */
const AlxBoard *
alx_boards_default (void)
{
  return kit_boards_get (&alx_boards, 0);
}

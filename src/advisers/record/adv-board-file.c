/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into the program. */

#include "adv-board-file.h"

#include "adv-boards-data.h"

#include "kit/record/kit-boards.h"

#include <string.h>

static guint
build_map (gpointer            board,
           const char * const *rows,
           guint               n_rows,
           guint              *bad_row,
           guint              *bad_column)
{
  return adv_board_build (board, rows, n_rows, bad_row, bad_column);
}

static gboolean
read_map (KitEntry *entry)
{
  return kit_board_read_map (entry, build_map, ADV_FAULT_MAP);
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
    return kit_fault_value (fault, line);
  found[0] = find (board, words[0]);
  if (found[0] == ADV_NONE)
    return kit_fault_set (fault, ADV_FAULT_PLACE, line->line, words[0], NULL);
  for (found[1] = 0; kinds[found[1]] != NULL; found[1]++)
    if (g_str_equal (words[1], kinds[found[1]]))
      return TRUE;
  return kit_fault_value (fault, line);
}

static gboolean
read_harbours (KitEntry *entry)
{
  static const char * const kinds[] = { "brick", "wood", "wheat", "wool", "ore", "any", NULL };
  AdvBoard *board = entry->state;
  guint8 found[2];

  if (!kit_fault_check_numbers (entry->fault, entry->group, "", 1))
    return FALSE;
  for (guint i = 0; i < entry->group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (entry->group->lines, i);

      if (!read_place (entry->fault, line, board, adv_board_find_edge, kinds, found))
        return FALSE;
      if (!adv_board_add_harbour (board, found[0], found[1] < ADV_RESOURCES ? found[1] : ADV_NONE))
        return kit_fault_set (entry->fault, ADV_FAULT_HARBOUR, line->line, line->value, NULL);
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
read_route (KitEntry *entry)
{
  static const char * const kinds[] = { "temple", "event", "empty", "seven", NULL };
  AdvBoard *board = entry->state;
  AdvRouteProblem problem;
  guint8 found[2];
  guint last = entry->group->line;

  if (!kit_fault_check_numbers (entry->fault, entry->group, "", 1))
    return FALSE;
  for (guint i = 0; i < entry->group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (entry->group->lines, i);

      if (!read_place (entry->fault, line, board, adv_board_find_corner, kinds, found))
        return FALSE;
      problem = adv_board_add_point (board, found[0], found[1]);
      if (problem != ADV_ROUTE_FINE)
        return refuse_route (entry->fault, problem, line->line, line->value);
      last = line->line;
    }
  problem = adv_board_finish_route (board);
  return problem == ADV_ROUTE_FINE || refuse_route (entry->fault, problem, last, NULL);
}

/* Such as "asia-minor=land 90 3": a column and a row, in tenths. */
static gboolean
read_names (KitEntry *entry)
{
  AdvBoard *board = entry->state;

  for (guint i = 0; i < entry->group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (entry->group->lines, i);
      g_auto (GStrv) words = g_strsplit (line->value, " ", -1);
      AdvRegion *region = &board->regions[i];
      guint64 column;
      guint64 row;

      if (i == ADV_MAX_REGIONS || strlen (line->key) >= sizeof region->id ||
          g_strv_length (words) != 3 ||
          (!g_str_equal (words[0], "land") && !g_str_equal (words[0], "sea")) ||
          !g_ascii_string_to_unsigned (words[1], 10, 0, 10 * ADV_MAX_COLUMNS, &column, NULL) ||
          !g_ascii_string_to_unsigned (words[2], 10, 0, 10 * ADV_MAX_ROWS, &row, NULL))
        return kit_fault_value (entry->fault, line);
      *region = (AdvRegion) { .row = row, .column = column, .sea = words[0][0] == 's' };
      g_strlcpy (region->id, line->key, sizeof region->id);
      board->n_regions = i + 1;
    }
  return TRUE;
}

static gboolean
read_robber (KitEntry   *entry,
             const char *word)
{
  AdvBoard *board = entry->state;

  board->robber = adv_board_find_hexagon (board, word);
  if (board->robber == ADV_NONE)
    return kit_fault_set (entry->fault, ADV_FAULT_PLACE, entry->line->line, word, NULL);
  return board->hexagons[board->robber].produces == ADV_NONE ||
         kit_fault_set (entry->fault, ADV_FAULT_ROBBER, entry->line->line, word, NULL);
}

static gboolean
read_about (KitEntry *entry)
{
  /* Both keys must be there before one is read. */
  static const KitKey keys[] = {
    { "Name" },
    { "Robber" },
    { "Name", kit_key_read_text, .offset = G_STRUCT_OFFSET (AdvBoard, id),
      .most = G_SIZEOF_MEMBER (AdvBoard, id) },
    { "Robber", read_robber },
    { NULL }
  };
  static const KitKey * const tables[] = { keys, NULL };

  return kit_keys_check (entry, tables) && kit_keys_read (entry, tables);
}

/* --- the boards --- */

static const KitBoardGroup groups[] = {
  { "Map", read_map }, { "Board", read_about }, { "Harbours", read_harbours },
  { "Route", read_route }, { "Names", read_names, .optional = TRUE }, { NULL }
};

static const KitBoards boards = {
  .names = (const char * const[]) { "Map", "Board", "Harbours", "Route", "Names", NULL },
  .groups = groups,
  .size = sizeof (AdvBoard),
  .texts = adv_boards_data,
  .n = G_N_ELEMENTS (adv_boards_data),
  .boards = (gpointer[G_N_ELEMENTS (adv_boards_data)]) { NULL },
};

/** adv_board_file_read: (transfer full) (nullable): a board, see kit_board_read(). */
AdvBoard *
adv_board_file_read (const char *text,
                     gsize       length,
                     KitFault   *fault)
{
  return kit_board_read (&boards, text, length, fault);
}

/** adv_boards_find: (transfer none) (nullable): the bundled board with an id, as in records; it is
    never freed. */
gconstpointer
adv_boards_find (const char *id)
{
  return kit_boards_find (&boards, id);
}

/** adv_boards_default: the board that new games are played on. */
const AdvBoard *
adv_boards_default (void)
{
  return kit_boards_get (&boards, 0);
}

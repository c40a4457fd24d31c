/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a board file, and finds which hexagons, corners and edges touch one another. */

#include "reference-private.h"

#include <string.h>

#define TERRAINS "hfwpmg" /* what gives B W H L O G (Q14) */
#define DISCS "23456789abc"

int
adv_ref_find_hexagon (Board      *board,
                      const char *name)
{
  for (int i = 0; i < board->n_hexagons; i++)
    if (strcmp (board->hexagon[i].name, name) == 0)
      return i;

  return NONE;
}

int
adv_ref_find_corner (Board      *board,
                     const char *name)
{
  for (int i = 0; i < board->n_corners; i++)
    if (strcmp (board->corner[i].name, name) == 0)
      return i;

  return NONE;
}

int
adv_ref_find_edge (Board      *board,
                   const char *name)
{
  for (int i = 0; i < board->n_edges; i++)
    if (strcmp (board->edge[i].name, name) == 0)
      return i;

  return NONE;
}

static gboolean
is_land (Board *board,
         int    row,
         int    column)
{
  for (int i = 0; i < board->n_hexagons; i++)
    if (board->hexagon[i].row == row && board->hexagon[i].column == column)
      return board->hexagon[i].land;

  return FALSE;
}

static int
get_corner (Board *board,
            int    row,
            int    column,
            char   side)
{
  for (int i = 0; i < board->n_corners; i++)
    {
      Corner *corner = &board->corner[i];

      if (corner->row == row && corner->column == column && corner->side == side)
        return i;
    }

  return NONE;
}

static void
add_row (Board      *board,
         int         row,
         const char *text)
{
  int column = 0;

  while (text[column] == '.')
    column++;
  while (text[column] != '\0' && text[column + 1] != '\0')
    {
      Hexagon *hexagon = &board->hexagon[board->n_hexagons++];
      int disc = adv_ref_find_letter (DISCS, text[column + 1]);

      g_assert (board->n_hexagons < MAX_HEXAGONS);
      hexagon->row = row;
      hexagon->column = column;
      hexagon->land = text[column] != '~';
      hexagon->good = adv_ref_find_letter (TERRAINS, text[column]);
      hexagon->disc = disc == NONE ? 0 : disc + 2;
      g_snprintf (hexagon->name, sizeof hexagon->name, "%c%d", 'a' + row, column);
      column += 2;
    }
}

static void
add_corner (Board   *board,
            Hexagon *hexagon,
            char     side)
{
  int row = hexagon->row + (side == 'n' ? -1 : 1);
  Corner *corner = &board->corner[board->n_corners];

  if (!hexagon->land && !is_land (board, row, hexagon->column - 1) &&
      !is_land (board, row, hexagon->column + 1))
    return;

  board->n_corners++;
  corner->row = hexagon->row;
  corner->column = hexagon->column;
  corner->side = side;
  g_snprintf (corner->name, sizeof corner->name, "%s%c", hexagon->name, side);
}

static void
add_edge (Board      *board,
          Hexagon    *hexagon,
          const char *side)
{
  int row = hexagon->row;
  int column = hexagon->column;
  gboolean west = strcmp (side, "w") == 0;
  int aside = strcmp (side, "ne") == 0 ? 1 : -1;
  Edge *edge = &board->edge[board->n_edges];

  if (!hexagon->land && !is_land (board, west ? row : row - 1, column + (west ? -2 : aside)))
    return;

  edge->corner[0] = get_corner (board, row - 1, column + aside, 's');
  edge->corner[1] = west ? get_corner (board, row + 1, column - 1, 'n')
                         : get_corner (board, row, column, 'n');
  g_snprintf (edge->name, sizeof edge->name, "%s%s", hexagon->name, side);
  for (int i = 0; i < 2; i++)
    {
      Corner *corner = &board->corner[edge->corner[i]];

      corner->edge[corner->n_edges] = board->n_edges;
      corner->next[corner->n_edges++] = edge->corner[1 - i];
    }
  board->n_edges++;
}

static void
find_corners_of (Board   *board,
                 Hexagon *hexagon)
{
  int row = hexagon->row;
  int column = hexagon->column;

  hexagon->corner[0] = get_corner (board, row, column, 'n');
  hexagon->corner[1] = get_corner (board, row - 1, column + 1, 's');
  hexagon->corner[2] = get_corner (board, row + 1, column + 1, 'n');
  hexagon->corner[3] = get_corner (board, row, column, 's');
  hexagon->corner[4] = get_corner (board, row + 1, column - 1, 'n');
  hexagon->corner[5] = get_corner (board, row - 1, column - 1, 's');
}

static void
find_places (Board *board)
{
  for (int i = 0; i < board->n_hexagons; i++)
    {
      add_corner (board, &board->hexagon[i], 'n');
      add_corner (board, &board->hexagon[i], 's');
    }
  for (int i = 0; i < board->n_hexagons; i++)
    {
      add_edge (board, &board->hexagon[i], "w");
      add_edge (board, &board->hexagon[i], "nw");
      add_edge (board, &board->hexagon[i], "ne");
    }
  for (int i = 0; i < board->n_hexagons; i++)
    if (board->hexagon[i].land)
      find_corners_of (board, &board->hexagon[i]);
}

/* A numbered value of two words: a place and what is there. */
static char **
read_pair (GKeyFile   *file,
           const char *group,
           int         number)
{
  char key[16];
  g_autofree char *value = NULL;

  g_snprintf (key, sizeof key, "%d", number);
  value = g_key_file_get_value (file, group, key, NULL);

  return value == NULL ? NULL : g_strsplit (value, " ", 2);
}

static gboolean
add_harbour (Board *board,
             char **pair)
{
  static const char *const names[] = { "brick", "wood", "wheat", "wool", "ore", NULL };
  Harbour *harbour = &board->harbour[board->n_harbours++];

  harbour->edge = adv_ref_find_edge (board, pair[0]);
  harbour->good = NONE;
  for (int i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], pair[1]) == 0)
      harbour->good = i;

  return harbour->edge != NONE && (harbour->good != NONE || strcmp (pair[1], "any") == 0);
}

static gboolean
add_point (Board *board,
           char **pair)
{
  static const char *const kinds[] = { "temple", "event", "empty", "seven", NULL };
  Point *point = &board->point[board->n_points++];
  int kind = 0;

  while (kinds[kind] != NULL && strcmp (kinds[kind], pair[1]) != 0)
    kind++;
  point->corner = adv_ref_find_corner (board, pair[0]);
  point->kind = kind;

  return point->corner != NONE && kinds[kind] != NULL;
}

gboolean
adv_ref_read_board (Board      *board,
                    const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *robber = NULL;
  char **pair;
  gboolean good = TRUE;

  memset (board, 0, sizeof *board);
  if (!g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    return FALSE;

  for (int row = 0; row < 26; row++)
    {
      char key[] = { 'a' + row, '\0' };
      g_autofree char *value = g_key_file_get_value (file, "Map", key, NULL);

      if (value != NULL)
        add_row (board, row, value);
    }
  find_places (board);

  for (int i = 1; i <= MAX_HARBOURS && (pair = read_pair (file, "Harbours", i)) != NULL; i++)
    {
      good = good && add_harbour (board, pair);
      g_strfreev (pair);
    }
  for (int i = 1; i <= MAX_POINTS && (pair = read_pair (file, "Route", i)) != NULL; i++)
    {
      good = good && add_point (board, pair);
      g_strfreev (pair);
    }

  robber = g_key_file_get_value (file, "Board", "Robber", NULL);
  board->robber = robber == NULL ? NONE : adv_ref_find_hexagon (board, robber);

  return good && board->robber != NONE && board->n_points > 0;
}

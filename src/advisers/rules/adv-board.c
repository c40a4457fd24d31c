/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builds the graph of corners and edges from a map, and the route on it. */

#include "adv-board.h"

#include <string.h>

#define TERRAINS "hfwpmgd~"
#define DISCS    "23456789abc"          /* 2 to 12 */

/* Where a hexagon, and the hexagons that name its corners and edges, lie. */
typedef struct
{
  gint8  row;
  gint8  column;
  guint8 which;                         /* south of a corner, direction of an edge */
} Offset;

static const Offset corner_offsets[ADV_SIDES] = {
  { 0, 0, 0 }, { -1, 1, 1 }, { 1, 1, 0 }, { 0, 0, 1 }, { 1, -1, 0 }, { -1, -1, 1 },
};

static const Offset edge_offsets[ADV_SIDES] = {
  { 0, 0, 2 }, { 0, 2, 0 }, { 1, 1, 1 }, { 1, -1, 2 }, { 0, 0, 0 }, { 0, 0, 1 },
};

static const Offset neighbour_offsets[ADV_SIDES] = {
  { -1, 1 }, { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 },
};

/* What is known of each hexagon of the map while the board is built. */
typedef struct
{
  guint8 is_there[ADV_MAX_ROWS][ADV_MAX_COLUMNS];
  guint8 land[ADV_MAX_ROWS][ADV_MAX_COLUMNS];           /* index + 1, or 0 */
  guint8 corners[ADV_MAX_ROWS][ADV_MAX_COLUMNS][2];     /* index + 1, or 0 */
  guint8 edges[ADV_MAX_ROWS][ADV_MAX_COLUMNS][3];
} Map;

static guint8 *
find_corner (Map              *map,
             const AdvHexagon *hexagon,
             guint             i)
{
  const Offset *offset = &corner_offsets[i];

  return &map->corners[hexagon->row + offset->row][hexagon->column + offset->column][offset->which];
}

static guint8 *
find_edge (Map              *map,
           const AdvHexagon *hexagon,
           guint             i)
{
  const Offset *offset = &edge_offsets[i];

  return &map->edges[hexagon->row + offset->row][hexagon->column + offset->column][offset->which];
}

/* --- the map --- */

static AdvMapProblem
read_hexagon (AdvBoard   *board,
              Map        *map,
              const char *text,
              guint       row,
              guint       column)
{
  static const guint8 produces[] = { ADV_BRICK, ADV_WOOD, ADV_WHEAT, ADV_WOOL, ADV_ORE, ADV_GOLD,
                                     ADV_NONE };
  const char *terrain = strchr (TERRAINS, text[0]);
  const char *disc = strchr (DISCS, text[1]);
  AdvHexagon *hexagon = &board->hexagons[board->n_hexagons];

  if (terrain == NULL)
    return ADV_MAP_LETTER;
  map->is_there[row][column] = TRUE;
  if (*terrain == '~')
    return text[1] == '~' ? ADV_MAP_FINE : ADV_MAP_DISC;
  if (*terrain == 'd' ? text[1] != '-' : disc == NULL || *disc == '7')
    return ADV_MAP_DISC;
  if (board->n_hexagons == ADV_MAX_HEXAGONS)
    return ADV_MAP_TOO_LARGE;
  *hexagon = (AdvHexagon) {
    .row = row,
    .column = column,
    .produces = produces[terrain - TERRAINS],
    .disc = *terrain == 'd' ? 0 : 2 + (disc - DISCS),
  };
  map->land[row][column] = ++board->n_hexagons;
  return ADV_MAP_FINE;
}

static AdvMapProblem
read_row (AdvBoard   *board,
          Map        *map,
          const char *text,
          guint       row,
          guint      *column)
{
  guint length = strlen (text);

  *column = 0;
  if (row == ADV_MAX_ROWS || length > ADV_MAX_COLUMNS)
    return ADV_MAP_TOO_LARGE;
  if (row % 2 == 1 && text[0] != '.')
    return ADV_MAP_COLUMN;
  for (*column = row % 2; *column < length; *column += 2)
    {
      AdvMapProblem problem;

      if (text[*column] == '.' || *column + 1 == length)
        return text[*column] == '.' || strchr (TERRAINS, text[*column]) ? ADV_MAP_COLUMN
                                                                       : ADV_MAP_LETTER;
      problem = read_hexagon (board, map, text + *column, row, *column);
      if (problem != ADV_MAP_FINE)
        return problem;
    }
  return ADV_MAP_FINE;
}

/* Its corners and edges are named after the hexagons around it. */
static gboolean
has_rim (const Map        *map,
         const AdvHexagon *hexagon)
{
  for (guint i = 0; i < ADV_SIDES; i++)
    {
      int row = hexagon->row + neighbour_offsets[i].row;
      int column = hexagon->column + neighbour_offsets[i].column;

      if (row < 0 || row >= ADV_MAX_ROWS || column < 0 || column >= ADV_MAX_COLUMNS ||
          !map->is_there[row][column])
        return FALSE;
    }
  return TRUE;
}

/* --- corners and edges --- */

/* Numbers corners and edges in board order: marks those of the land first. */
static gboolean
number_places (AdvBoard *board,
               Map      *map)
{
  for (guint i = 0; i < board->n_hexagons; i++)
    for (guint k = 0; k < ADV_SIDES; k++)
      *find_corner (map, &board->hexagons[i], k) = *find_edge (map, &board->hexagons[i], k) = 1;

  for (guint row = 0; row < ADV_MAX_ROWS; row++)
    for (guint column = 0; column < ADV_MAX_COLUMNS; column++)
      {
        for (guint south = 0; south < 2; south++)
          if (map->corners[row][column][south] != 0)
            {
              if (board->n_corners == ADV_MAX_CORNERS)
                return FALSE;
              board->corners[board->n_corners] =
                (AdvCorner) { .row = row, .column = column, .south = south };
              map->corners[row][column][south] = ++board->n_corners;
            }
        for (guint direction = 0; direction < 3; direction++)
          if (map->edges[row][column][direction] != 0)
            {
              if (board->n_edges == ADV_MAX_EDGES)
                return FALSE;
              board->edges[board->n_edges] =
                (AdvEdge) { .row = row, .column = column, .direction = direction };
              map->edges[row][column][direction] = ++board->n_edges;
            }
      }
  return TRUE;
}

static void
join_places (AdvBoard *board,
             Map      *map)
{
  for (guint i = 0; i < board->n_hexagons; i++)
    {
      AdvHexagon *hexagon = &board->hexagons[i];

      for (guint k = 0; k < ADV_SIDES; k++)
        {
          guint8 corner = *find_corner (map, hexagon, k) - 1;
          AdvCorner *c = &board->corners[corner];
          AdvEdge *edge = &board->edges[*find_edge (map, hexagon, k) - 1];

          hexagon->corners[k] = corner;
          adv_corner_set_add (&hexagon->around, corner);
          c->hexagons[c->n_hexagons++] = i;
          if (hexagon->produces != ADV_NONE)
            c->pips[hexagon->produces] += adv_disc_pips (hexagon->disc);
          edge->corners[0] = corner;
          edge->corners[1] = *find_corner (map, hexagon, (k + 1) % ADV_SIDES) - 1;
          edge->n_hexagons++;
        }
    }
  for (guint i = 0; i < board->n_edges; i++)
    for (guint k = 0; k < 2; k++)
      {
        AdvCorner *c = &board->corners[board->edges[i].corners[k]];

        c->edges[c->n_edges++] = i;
        adv_edge_set_add (&c->ways, i);
        adv_corner_set_add (&c->near, board->edges[i].corners[0]);
        adv_corner_set_add (&c->near, board->edges[i].corners[1]);
      }
}

static void
list_discs (AdvBoard *board)
{
  for (guint disc = 0; disc < G_N_ELEMENTS (board->by_disc); disc++)
    {
      guint n = 0;

      for (guint i = 0; i < board->n_hexagons; i++)
        if (board->hexagons[i].disc == disc)
          board->by_disc[disc][n++] = i;
      board->by_disc[disc][n] = ADV_NONE;
    }
}

/**
 * adv_board_build:
 * @board: (out): a board without harbours, route and robber
 * @rows: (array length=n_rows): two characters a hexagon: terrain (h hills, f forest, w fields,
 *   p pasture, m mountains, g gold river, d desert, ~ sea) and disc (2 to 9, a b c for 10 to 12,
 *   - for a desert, ~ for sea); every second row begins with a dot
 * @n_rows: how many
 * @bad_row: (out): where a problem is, from 0
 * @bad_column: (out): likewise
 *
 * Returns: what is wrong with the map
 */
AdvMapProblem
adv_board_build (AdvBoard           *board,
                 const char * const *rows,
                 guint               n_rows,
                 guint              *bad_row,
                 guint              *bad_column)
{
  Map map = { 0 };

  memset (board, 0, sizeof *board);
  board->robber = ADV_NONE;
  for (*bad_row = 0; *bad_row < n_rows; (*bad_row)++)
    {
      AdvMapProblem problem = read_row (board, &map, rows[*bad_row], *bad_row, bad_column);

      if (problem != ADV_MAP_FINE)
        return problem;
    }
  *bad_row = *bad_column = 0;
  if (board->n_hexagons == 0)
    return ADV_MAP_EMPTY;
  for (guint i = 0; i < board->n_hexagons; i++)
    if (!has_rim (&map, &board->hexagons[i]))
      {
        *bad_row = board->hexagons[i].row;
        *bad_column = board->hexagons[i].column;
        return ADV_MAP_RIM;
      }
  if (!number_places (board, &map))
    return ADV_MAP_TOO_LARGE;
  join_places (board, &map);
  list_discs (board);
  return ADV_MAP_FINE;
}

/**
 * adv_board_add_harbour:
 * @board: a board
 * @edge: where it is
 * @resource: what is exchanged two to one, or %ADV_NONE: anything, three to one
 *
 * Returns: %FALSE if the edge is not on a coast or has a harbour, or there are too many
 */
gboolean
adv_board_add_harbour (AdvBoard *board,
                       guint8    edge,
                       guint8    resource)
{
  AdvCornerSet *corners = &board->harbour_corners[MIN (resource, ADV_RESOURCES)];

  if (board->edges[edge].n_hexagons != 1 || board->n_harbours == ADV_MAX_HARBOURS)
    return FALSE;
  for (guint i = 0; i < board->n_harbours; i++)
    if (board->harbours[i].edge == edge)
      return FALSE;
  board->harbours[board->n_harbours++] = (AdvHarbour) { edge, resource };
  adv_corner_set_add (corners, board->edges[edge].corners[0]);
  adv_corner_set_add (corners, board->edges[edge].corners[1]);
  return TRUE;
}

/**
 * adv_board_add_point:
 * @board: a board
 * @corner: the next point of the route
 * @kind: what it is
 *
 * Returns: what is wrong with it, Q9; then it is not added
 */
AdvRouteProblem
adv_board_add_point (AdvBoard     *board,
                     guint8        corner,
                     AdvPointKind  kind)
{
  const AdvPoint *before = board->n_points > 0 ? &board->points[board->n_points - 1] : NULL;
  guint n_events = (before != NULL ? before->n_events : 0) + (kind == ADV_POINT_EVENT);

  if (board->n_points == ADV_MAX_POINTS || n_events > ADV_TOKENS)
    return ADV_ROUTE_LENGTH;
  if (board->corners[corner].point != 0)
    return ADV_ROUTE_TWICE;
  if (before == NULL && kind != ADV_POINT_TEMPLE)
    return ADV_ROUTE_FIRST;
  if (before != NULL && !adv_corner_set_has (&board->corners[corner].near, before->corner))
    return ADV_ROUTE_JUMPS;
  for (guint i = 0; i + 1 < board->n_points; i++)
    if (adv_corner_set_has (&board->corners[corner].near, board->points[i].corner))
      return ADV_ROUTE_TOUCHES;
  if (kind == ADV_POINT_TEMPLE && before != NULL && before->kind == ADV_POINT_TEMPLE)
    return ADV_ROUTE_TEMPLES;
  board->points[board->n_points++] = (AdvPoint) { corner, kind, n_events };
  board->corners[corner].point = board->n_points;
  return ADV_ROUTE_FINE;
}

/** adv_board_finish_route: to be called when all points are there; what is wrong with them. */
AdvRouteProblem
adv_board_finish_route (AdvBoard *board)
{
  if (board->n_points == 0)
    return ADV_ROUTE_LENGTH;
  if (board->points[board->n_points - 1].kind != ADV_POINT_SEVEN)
    return ADV_ROUTE_LAST;
  for (guint i = 0; i < board->n_corners; i++)
    for (guint k = 0; k < board->n_points; k++)
      if (adv_corner_set_has (&board->corners[i].near, board->points[k].corner))
        board->corners[i].opened = k + 1;
  for (guint i = 0; i < board->n_corners; i++)
    for (guint k = board->corners[i].opened; k <= board->n_points; k++)
      adv_corner_set_add (&board->opened[k], i);
  return ADV_ROUTE_FINE;
}

/* --- names --- */

/* Splits "d15ne" into row, column and the rest. */
static const char *
read_name (const char *name,
           guint      *row,
           guint      *column)
{
  char *end;

  if (!g_ascii_islower (name[0]) || !g_ascii_isdigit (name[1]) ||
      (name[1] == '0' && g_ascii_isdigit (name[2])))
    return NULL;
  *row = name[0] - 'a';
  *column = g_ascii_strtoull (name + 1, &end, 10);
  return end - name > 3 ? NULL : end;
}

/**
 * adv_board_find_hexagon:
 * @board: a board
 * @name: such as "c4"
 *
 * Returns: the land hexagon, or %ADV_NONE
 */
guint8
adv_board_find_hexagon (const AdvBoard *board,
                        const char     *name)
{
  guint row;
  guint column;
  const char *rest = read_name (name, &row, &column);

  for (guint i = 0; rest != NULL && *rest == '\0' && i < board->n_hexagons; i++)
    if (board->hexagons[i].row == row && board->hexagons[i].column == column)
      return i;
  return ADV_NONE;
}

static const char * const corner_suffixes[] = { "n", "s" };
static const char * const edge_suffixes[] = { "w", "nw", "ne" };

/**
 * adv_board_find_corner:
 * @board: a board
 * @name: such as "c4n"
 *
 * Returns: the corner, or %ADV_NONE
 */
guint8
adv_board_find_corner (const AdvBoard *board,
                       const char     *name)
{
  guint row;
  guint column;
  const char *rest = read_name (name, &row, &column);

  for (guint i = 0; rest != NULL && i < board->n_corners; i++)
    if (board->corners[i].row == row && board->corners[i].column == column &&
        g_str_equal (rest, corner_suffixes[board->corners[i].south]))
      return i;
  return ADV_NONE;
}

/**
 * adv_board_find_edge:
 * @board: a board
 * @name: such as "c4nw"
 *
 * Returns: the edge, or %ADV_NONE
 */
guint8
adv_board_find_edge (const AdvBoard *board,
                     const char     *name)
{
  guint row;
  guint column;
  const char *rest = read_name (name, &row, &column);

  for (guint i = 0; rest != NULL && i < board->n_edges; i++)
    if (board->edges[i].row == row && board->edges[i].column == column &&
        g_str_equal (rest, edge_suffixes[board->edges[i].direction]))
      return i;
  return ADV_NONE;
}

/* Writing all names of a long list must not be slower than finding what is in it. */
static void
write_name (guint       row,
            guint       column,
            const char *suffix,
            char        name[ADV_NAME_SIZE])
{
  guint n = 0;

  name[n++] = 'a' + row;
  if (column >= 10)
    name[n++] = '0' + column / 10;
  name[n++] = '0' + column % 10;
  g_strlcpy (name + n, suffix, ADV_NAME_SIZE - n);
}

/** adv_board_hexagon_name: writes the name of a hexagon, such as "c4". */
void
adv_board_hexagon_name (const AdvBoard *board,
                        guint8          hexagon,
                        char            name[ADV_NAME_SIZE])
{
  write_name (board->hexagons[hexagon].row, board->hexagons[hexagon].column, "", name);
}

/** adv_board_corner_name: writes the name of a corner, such as "c4n". */
void
adv_board_corner_name (const AdvBoard *board,
                       guint8          corner,
                       char            name[ADV_NAME_SIZE])
{
  const AdvCorner *c = &board->corners[corner];

  write_name (c->row, c->column, corner_suffixes[c->south], name);
}

/** adv_board_edge_name: writes the name of an edge, such as "c4nw". */
void
adv_board_edge_name (const AdvBoard *board,
                     guint8          edge,
                     char            name[ADV_NAME_SIZE])
{
  const AdvEdge *e = &board->edges[edge];

  write_name (e->row, e->column, edge_suffixes[e->direction], name);
}

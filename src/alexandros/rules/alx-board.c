/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: spaces, points and sides of a map, and the distances on it. */

#include "alx-board.h"

#include <string.h>

#define MAX_ROWS    25                  /* lines have one-letter names, and there is one more of
                                           them than rows */
#define MAX_COLUMNS 97                  /* half-steps have two digits, and there are two more of
                                           them than columns */
#define NO_SPACE    '~'

static gboolean
points_up (guint row,
           guint column)
{
  return (row + column) % 2 == 1;
}

static guint8
find_point_at (const AlxBoard *board,
               int             line,
               int             step)
{
  for (guint i = 0; i < board->n_points; i++)
    if (board->points[i].line == line && board->points[i].step == step)
      return i;
  return ALX_NONE;
}

/* The points of a space, in board order. */
static void
list_corners (const AlxSpace *space,
              guint8          lines[3],
              guint8          steps[3])
{
  gboolean up = points_up (space->row, space->column);

  lines[0] = space->row;
  lines[1] = up ? space->row + 1 : space->row;
  lines[2] = space->row + 1;
  steps[0] = up ? space->column + 1 : space->column;
  steps[1] = up ? space->column : space->column + 2;
  steps[2] = up ? space->column + 2 : space->column + 1;
}

static AlxMapProblem
read_spaces (AlxBoard           *board,
             const char * const *rows,
             guint               n_rows,
             guint              *bad_row,
             guint              *bad_column)
{
  for (guint r = 0; r < n_rows; r++)
    for (guint c = 0; rows[r][c] != '\0'; c++)
      {
        guint8 symbol = alx_symbol_from_letter (rows[r][c]);
        AlxSpace *space = &board->spaces[board->n_spaces];

        *bad_row = r;
        *bad_column = c;
        if (rows[r][c] == ' ')
          return ALX_MAP_BLANK;
        if (rows[r][c] == NO_SPACE)
          continue;
        if (symbol == ALX_NONE)
          return ALX_MAP_LETTER;
        if (r >= MAX_ROWS || c >= MAX_COLUMNS || board->n_spaces == ALX_MAX_SPACES)
          return ALX_MAP_TOO_LARGE;
        if (symbol != ALX_PLAIN)
          {
            if (board->n_of_symbol[symbol] == ALX_MAX_OF_SYMBOL)
              return ALX_MAP_TOO_MANY_OF_SYMBOL;
            space->number = board->n_of_symbol[symbol];
            board->of_symbol[symbol][board->n_of_symbol[symbol]++] = board->n_spaces;
            alx_space_set_add (&board->symbol_spaces, board->n_spaces);
            board->symbols += alx_cards_one (symbol);
          }
        else
          board->value++;
        space->row = r;
        space->column = c;
        space->symbol = symbol;
        space->card = alx_cards_one (symbol);
        board->n_columns = MAX (board->n_columns, c + 1);
        board->n_spaces++;
      }

  *bad_row = *bad_column = 0;
  board->n_rows = n_rows;
  return board->n_spaces > 0 ? ALX_MAP_FINE : ALX_MAP_EMPTY;
}

static AlxMapProblem
find_points (AlxBoard *board)
{
  static const guint n_steps = MAX_COLUMNS + 2;
  g_autofree gboolean *used = g_new0 (gboolean, (MAX_ROWS + 1) * n_steps);
  guint8 lines[3];
  guint8 steps[3];

  for (guint s = 0; s < board->n_spaces; s++)
    {
      list_corners (&board->spaces[s], lines, steps);
      for (guint i = 0; i < 3; i++)
        used[lines[i] * n_steps + steps[i]] = TRUE;
    }

  for (guint i = 0; i < (MAX_ROWS + 1) * n_steps; i++)
    if (used[i])
      {
        if (board->n_points == ALX_MAX_POINTS)
          return ALX_MAP_TOO_LARGE;
        board->points[board->n_points].line = i / n_steps;
        board->points[board->n_points].step = i % n_steps;
        memset (board->points[board->n_points].neighbours, ALX_NONE, ALX_DIRECTIONS);
        for (guint d = 0; d < ALX_DIRECTIONS; d++)
          board->points[board->n_points].sides[d] = ALX_NO_SIDE;
        board->n_points++;
      }

  for (guint s = 0; s < board->n_spaces; s++)
    {
      list_corners (&board->spaces[s], lines, steps);
      for (guint i = 0; i < 3; i++)
        {
          guint8 point = find_point_at (board, lines[i], steps[i]);

          board->spaces[s].points[i] = point;
          alx_space_set_add (&board->points[point].spaces, s);
        }
    }
  return ALX_MAP_FINE;
}

/* Of a side from its first point to its second: along the line, or down to the right or left. */
static guint
find_direction (const AlxPoint *from,
                const AlxPoint *to)
{
  if (to->line == from->line)
    return 0;
  return to->step > from->step ? 1 : 2;
}

/* Sides are numbered in board order, so by their first point and then by their second. */
static AlxMapProblem
find_sides (AlxBoard *board)
{
  g_autofree guint8 *spaces = g_malloc (ALX_MAX_POINTS * ALX_MAX_POINTS * 2);

  memset (spaces, ALX_NONE, ALX_MAX_POINTS * ALX_MAX_POINTS * 2);
  for (guint s = 0; s < board->n_spaces; s++)
    for (guint i = 0; i < 3; i++)
      {
        guint8 a = board->spaces[s].points[i == 2 ? 1 : 0];
        guint8 b = board->spaces[s].points[i == 0 ? 1 : 2];
        guint8 *pair = &spaces[(a * ALX_MAX_POINTS + b) * 2];

        pair[pair[0] == ALX_NONE ? 0 : 1] = s;
      }

  for (guint a = 0; a < board->n_points; a++)
    for (guint b = a + 1; b < board->n_points; b++)
      {
        const guint8 *pair = &spaces[(a * ALX_MAX_POINTS + b) * 2];
        AlxSide *side = &board->sides[board->n_sides];
        guint direction;

        if (pair[0] == ALX_NONE)
          continue;
        if (board->n_sides == ALX_MAX_SIDES)
          return ALX_MAP_TOO_LARGE;
        side->points[0] = a;
        side->points[1] = b;
        memcpy (side->spaces, pair, 2);
        direction = find_direction (&board->points[a], &board->points[b]);
        board->points[a].neighbours[direction] = b;
        board->points[b].neighbours[(direction + 3) % 6] = a;
        board->points[a].sides[direction] = board->n_sides;
        board->points[b].sides[(direction + 3) % 6] = board->n_sides;
        if (pair[1] == ALX_NONE)
          {
            board->points[a].rim = board->points[b].rim = TRUE;
            alx_point_set_add (&board->rim, a);
            alx_point_set_add (&board->rim, b);
          }
        board->n_sides++;
      }

  for (guint s = 0; s < board->n_spaces; s++)
    for (guint i = 0; i < 3; i++)
      {
        AlxSpace *space = &board->spaces[s];
        guint16 side = alx_board_find_side (board, space->points[i == 2 ? 1 : 0],
                                            space->points[i == 0 ? 1 : 2]);

        space->sides[i] = side;
        space->neighbours[i] = board->sides[side].spaces[board->sides[side].spaces[0] == s];
      }
  return ALX_MAP_FINE;
}

static AlxMapProblem
check_connected (const AlxBoard *board,
                 guint          *bad_row,
                 guint          *bad_column)
{
  AlxSpaceSet reached = { { 0 } };
  guint8 queue[ALX_MAX_SPACES];
  guint n = 1;

  queue[0] = 0;
  alx_space_set_add (&reached, 0);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 3; k++)
      {
        guint8 to = board->spaces[queue[i]].neighbours[k];

        if (to == ALX_NONE || alx_space_set_has (&reached, to))
          continue;
        alx_space_set_add (&reached, to);
        queue[n++] = to;
      }

  for (guint s = 0; s < board->n_spaces; s++)
    if (!alx_space_set_has (&reached, s))
      {
        *bad_row = board->spaces[s].row;
        *bad_column = board->spaces[s].column;
        return ALX_MAP_NOT_CONNECTED;
      }
  return ALX_MAP_FINE;
}

/* Distances, ways and first directions from all points to @to. Breadth-first from @to: the number
   of ways from a point is the sum over its neighbours that are one side nearer. */
static AlxMapProblem
measure_to (AlxBoard *board,
            guint8    to)
{
  guint8 queue[ALX_MAX_POINTS];
  guint n = 1;

  for (guint p = 0; p < board->n_points; p++)
    board->distance[p][to] = ALX_NONE;
  board->distance[to][to] = 0;
  board->n_ways[to][to] = 1;
  queue[0] = to;

  for (guint i = 0; i < n; i++)
    {
      guint8 p = queue[i];
      guint ways = 0;

      for (guint d = 0; d < ALX_DIRECTIONS; d++)
        {
          guint8 q = board->points[p].neighbours[d];

          if (q == ALX_NONE)
            continue;
          if (board->distance[q][to] == ALX_NONE)
            {
              board->distance[q][to] = board->distance[p][to] + 1;
              queue[n++] = q;
            }
          else if (board->distance[q][to] + 1 == board->distance[p][to])
            {
              board->next[p][to] |= 1 << d;
              ways += board->n_ways[q][to];
            }
        }
      if (p != to)
        {
          if (board->distance[p][to] >= ALX_MAX_WAY)
            return ALX_MAP_TOO_FAR;
          if (ways > ALX_MAX_WAYS)
            return ALX_MAP_TOO_MANY_WAYS;
          board->n_ways[p][to] = ways;
          board->diameter = MAX (board->diameter, board->distance[p][to]);
        }
    }
  return ALX_MAP_FINE;
}

static AlxMapProblem
measure (AlxBoard *board)
{
  for (guint p = 0; p < board->n_points; p++)
    {
      AlxMapProblem problem = measure_to (board, p);

      if (problem != ALX_MAP_FINE)
        return problem;
    }

  for (guint p = 0; p < board->n_points; p++)
    for (guint s = 0; s < board->n_spaces; s++)
      {
        const guint8 *corners = board->spaces[s].points;
        const guint8 *distance = board->distance[p];

        board->space_distance[p][s] = MIN (distance[corners[0]],
                                           MIN (distance[corners[1]], distance[corners[2]]));
      }
  return ALX_MAP_FINE;
}

/* Fills AlxBoard.rings and .touching for one point and symbol. */
static void
list_rings (AlxBoard *board,
            guint8    point,
            guint8    symbol)
{
  guint n = 0;

  for (guint distance = 0; distance < ALX_MAX_WAY; distance++)
    {
      guint16 ring = 0;

      for (guint i = 0; i < board->n_of_symbol[symbol]; i++)
        if (board->space_distance[point][board->of_symbol[symbol][i]] == distance)
          ring |= 1 << i;
      if (ring != 0)
        board->rings[point][symbol][n++] = ring;
      if (distance == 0)
        board->touching[point][symbol] = ring;
    }
}

/**
 * alx_board_build:
 * @board: (out caller-allocates): all sizes, spaces, points, sides and distances; the rest is zero
 * @rows: (array length=n_rows): the map, "~" for no space
 * @n_rows: how many
 * @bad_row: (out): where the problem is, from 0
 * @bad_column: (out): where the problem is, from 0
 *
 * Returns: %ALX_MAP_FINE, or why @rows are no board; then @board must not be used
 */
AlxMapProblem
alx_board_build (AlxBoard           *board,
                 const char * const *rows,
                 guint               n_rows,
                 guint              *bad_row,
                 guint              *bad_column)
{
  AlxMapProblem problem;

  memset (board, 0, sizeof *board);
  problem = read_spaces (board, rows, n_rows, bad_row, bad_column);
  if (problem == ALX_MAP_FINE)
    problem = find_points (board);
  if (problem == ALX_MAP_FINE)
    problem = find_sides (board);
  if (problem == ALX_MAP_FINE)
    problem = check_connected (board, bad_row, bad_column);
  if (problem == ALX_MAP_FINE)
    problem = measure (board);
  for (guint p = 0; problem == ALX_MAP_FINE && p < board->n_points; p++)
    for (guint symbol = 0; symbol < ALX_SYMBOLS; symbol++)
      list_rings (board, p, symbol);
  return problem;
}

/* Reads a letter, as its distance from @first, and a number from 0 to 99 without leading zeros.
   Returns the number, or -1 if @name is something else. */
static int
read_name (const char *name,
           char        first,
           guint      *letter)
{
  if (name[0] < first || !g_ascii_isdigit (name[1]))
    return -1;
  *letter = name[0] - first;
  if (name[2] == '\0')
    return name[1] - '0';
  if (name[1] == '0' || !g_ascii_isdigit (name[2]) || name[3] != '\0')
    return -1;
  return (name[1] - '0') * 10 + name[2] - '0';
}

/**
 * alx_board_find_space:
 * @board: a board
 * @name: such as "c4"
 *
 * Returns: the space, or %ALX_NONE if there is none with this name
 */
guint8
alx_board_find_space (const AlxBoard *board,
                      const char     *name)
{
  guint row;
  int column = read_name (name, 'a', &row);

  for (guint s = 0; column >= 0 && s < board->n_spaces; s++)
    if (board->spaces[s].row == row && board->spaces[s].column == column)
      return s;
  return ALX_NONE;
}

/**
 * alx_board_find_point:
 * @board: a board
 * @name: such as "C4"
 *
 * Returns: the point, or %ALX_NONE if there is none with this name
 */
guint8
alx_board_find_point (const AlxBoard *board,
                      const char     *name)
{
  guint line;
  int step = read_name (name, 'A', &line);

  return step < 0 ? ALX_NONE : find_point_at (board, line, step);
}

/**
 * alx_board_find_side:
 * @board: a board
 * @from: a point
 * @to: a point
 *
 * Returns: the side between the two, or %ALX_NO_SIDE if they are not neighbours
 */
guint16
alx_board_find_side (const AlxBoard *board,
                     guint8          from,
                     guint8          to)
{
  for (guint d = 0; d < ALX_DIRECTIONS; d++)
    if (board->points[from].neighbours[d] == to)
      return board->points[from].sides[d];
  return ALX_NO_SIDE;
}

/* A letter and a number below 100. */
static void
write_name (char  letter,
            guint number,
            char  name[ALX_NAME_SIZE])
{
  *name++ = letter;
  if (number >= 10)
    *name++ = '0' + number / 10;
  *name++ = '0' + number % 10;
  *name = '\0';
}

/**
 * alx_board_space_name:
 * @board: a board
 * @space: one of its spaces
 * @name: (out): "c4"
 */
void
alx_board_space_name (const AlxBoard *board,
                      guint8          space,
                      char            name[ALX_NAME_SIZE])
{
  write_name ('a' + board->spaces[space].row, board->spaces[space].column, name);
}

/**
 * alx_board_point_name:
 * @board: a board
 * @point: one of its points
 * @name: (out): "C4"
 */
void
alx_board_point_name (const AlxBoard *board,
                      guint8          point,
                      char            name[ALX_NAME_SIZE])
{
  write_name ('A' + board->points[point].line, board->points[point].step, name);
}

/** alx_board_n_cards: how many cards the game has, R2. */
guint
alx_board_n_cards (const AlxBoard *board)
{
  return board->cards * ALX_SYMBOLS;
}

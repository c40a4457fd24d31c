/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of the reference implementation: spaces, points, sides, distances and provinces. */

#include "reference-private.h"

#include <stdlib.h>

static void
find_corners (int row,
              int column,
              int line[3],
              int number[3])
{
  if ((row + column) % 2 == 1)
    {
      line[0] = row, number[0] = column + 1;
      line[1] = row + 1, number[1] = column;
      line[2] = row + 1, number[2] = column + 2;
    }
  else
    {
      line[0] = row, number[0] = column;
      line[1] = row, number[1] = column + 2;
      line[2] = row + 1, number[2] = column + 1;
    }
}

static void
add_space (Ref *ref,
           int  row,
           int  column,
           char letter)
{
  Space *space;

  if (ref->n_spaces == MAX_SPACES)
    g_error ("The map has too many spaces");

  space = &ref->space[ref->n_spaces++];
  space->row = row;
  space->column = column;
  space->symbol = letter == '.' ? NONE : ref_symbol (letter);
  g_snprintf (space->name, sizeof space->name, "%c%d", 'a' + row, column);
}

static int
find_point_at (const Ref *ref,
               int        line,
               int        number)
{
  for (int i = 0; i < ref->n_points; i++)
    if (ref->point[i].line == line && ref->point[i].number == number)
      return i;

  return NONE;
}

static void
add_point (Ref *ref,
           int  line,
           int  number)
{
  Point *point;

  if (find_point_at (ref, line, number) != NONE)
    return;

  if (ref->n_points == MAX_POINTS)
    g_error ("The map has too many points");

  point = &ref->point[ref->n_points++];
  point->line = line;
  point->number = number;
  g_snprintf (point->name, sizeof point->name, "%c%d", 'A' + line, number);
}

static int
compare_points (const void *a,
                const void *b)
{
  const Point *first = a;
  const Point *second = b;

  if (first->line != second->line)
    return first->line - second->line;
  return first->number - second->number;
}

static void
add_side (Ref *ref,
          int  a,
          int  b)
{
  Side *side;

  if (ref_side_between (ref, a, b) != NONE)
    return;

  if (ref->n_sides == MAX_SIDES)
    g_error ("The map has too many sides");

  side = &ref->side[ref->n_sides++];
  side->point[0] = MIN (a, b);
  side->point[1] = MAX (a, b);
  g_snprintf (side->name, sizeof side->name, "%s-%s",
              ref->point[side->point[0]].name, ref->point[side->point[1]].name);
}

static int
compare_sides (const void *a,
               const void *b)
{
  const Side *first = a;
  const Side *second = b;

  if (first->point[0] != second->point[0])
    return first->point[0] - second->point[0];
  return first->point[1] - second->point[1];
}

static void
build_points (Ref *ref)
{
  int line[3], number[3];

  for (int i = 0; i < ref->n_spaces; i++)
    {
      find_corners (ref->space[i].row, ref->space[i].column, line, number);
      for (int k = 0; k < 3; k++)
        add_point (ref, line[k], number[k]);
    }
  qsort (ref->point, ref->n_points, sizeof (Point), compare_points);

  for (int i = 0; i < ref->n_spaces; i++)
    {
      find_corners (ref->space[i].row, ref->space[i].column, line, number);
      for (int k = 0; k < 3; k++)
        ref->space[i].point[k] = find_point_at (ref, line[k], number[k]);
    }
}

static void
build_sides (Ref *ref)
{
  for (int i = 0; i < ref->n_spaces; i++)
    for (int k = 0; k < 3; k++)
      add_side (ref, ref->space[i].point[k], ref->space[i].point[(k + 1) % 3]);
  qsort (ref->side, ref->n_sides, sizeof (Side), compare_sides);

  for (int i = 0; i < ref->n_spaces; i++)
    for (int k = 0; k < 3; k++)
      {
        Space *space = &ref->space[i];
        Side *side;

        space->side[k] = ref_side_between (ref, space->point[k], space->point[(k + 1) % 3]);
        side = &ref->side[space->side[k]];
        side->space[side->n_spaces++] = i;
      }

  for (int i = 0; i < ref->n_sides; i++)
    for (int k = 0; k < 2; k++)
      {
        Point *point = &ref->point[ref->side[i].point[k]];

        point->side[point->n_sides++] = i;
      }
}

/* Reads the map (R5): one row of spaces a line, one space a character. */
void
ref_build_board (Ref        *ref,
                 const char *map)
{
  int row = 0, column = 0;

  for (const char *c = map; *c != '\0'; c++)
    if (*c == '\n')
      {
        row++;
        column = 0;
      }
    else
      {
        if (*c == '.' || ref_symbol (*c) != NONE)
          add_space (ref, row, column, *c);
        column++;
      }

  build_points (ref);
  build_sides (ref);
}

int
ref_find_space (const Ref  *ref,
                const char *name)
{
  for (int i = 0; i < ref->n_spaces; i++)
    if (strcmp (ref->space[i].name, name) == 0)
      return i;

  return NONE;
}

int
ref_find_point (const Ref  *ref,
                const char *name)
{
  for (int i = 0; i < ref->n_points; i++)
    if (strcmp (ref->point[i].name, name) == 0)
      return i;

  return NONE;
}

int
ref_find_side (const Ref  *ref,
               const char *name)
{
  for (int i = 0; i < ref->n_sides; i++)
    if (strcmp (ref->side[i].name, name) == 0)
      return i;

  return NONE;
}

/* The side that joins two points, or NONE. */
int
ref_side_between (const Ref *ref,
                  int        a,
                  int        b)
{
  for (int i = 0; i < ref->n_sides; i++)
    if (ref->side[i].point[0] == MIN (a, b) && ref->side[i].point[1] == MAX (a, b))
      return i;

  return NONE;
}

int
ref_other_end (const Ref *ref,
               int        side,
               int        point)
{
  const int *ends = ref->side[side].point;

  return ends[0] == point ? ends[1] : ends[0];
}

/* R8: the number of sides from a point to every other point; walls do not matter. The distance is
 * NONE if there is no way. */
void
ref_measure (const Ref *ref,
             int        from,
             int        distance[])
{
  int queue[MAX_POINTS];
  int n_queue = 0;

  for (int i = 0; i < ref->n_points; i++)
    distance[i] = NONE;
  distance[from] = 0;
  queue[n_queue++] = from;

  for (int i = 0; i < n_queue; i++)
    {
      const Point *point = &ref->point[queue[i]];

      for (int k = 0; k < point->n_sides; k++)
        {
          int next = ref_other_end (ref, point->side[k], queue[i]);

          if (distance[next] == NONE)
            {
              distance[next] = distance[queue[i]] + 1;
              queue[n_queue++] = next;
            }
        }
    }
}

static void
flood (const Ref *ref,
       int        space,
       int        number,
       int        province[])
{
  province[space] = number;

  for (int k = 0; k < 3; k++)
    {
      const Side *side = &ref->side[ref->space[space].side[k]];

      if (ref->state.wall[ref->space[space].side[k]] != WALL_NONE)
        continue;
      for (int i = 0; i < side->n_spaces; i++)
        if (province[side->space[i]] == NONE)
          flood (ref, side->space[i], number, province);
    }
}

/* R20: gives every space the number of its province, and returns how many provinces there are;
 * they are numbered from 0 in the order of their first spaces. */
int
ref_find_provinces (const Ref *ref,
                    int        province[])
{
  int n_provinces = 0;

  for (int i = 0; i < ref->n_spaces; i++)
    province[i] = NONE;
  for (int i = 0; i < ref->n_spaces; i++)
    if (province[i] == NONE)
      flood (ref, i, n_provinces++, province);

  return n_provinces;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walls of black or red stones between towers; the light comes from the upper left. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define WALL   0.14                     /* thickness, in sides */
#define TOWER  0.105                    /* radius, in sides */
#define COURSE 5                        /* stones to a wall */

/* The black or red walls that may touch the clip. */
static AlxSideSet
find_seen (const AlxTarget *target,
           gboolean         red)
{
  const AlxState *state = &target->scene->state;
  const AlxLayout *layout = target->layout;
  AlxSideSet seen = { { 0 } };

  for (guint i = 0; i < layout->board->n_sides; i++)
    if (alx_side_set_has (&state->walls, i) && alx_side_set_has (&state->red_walls, i) == red &&
        kit_paint_is_seen (target->cr, alx_layout_point (layout, layout->board->sides[i].points[0]),
                           target->unit * 1.5))
      alx_side_set_add (&seen, i);
  return seen;
}

static KitPixel
shift (KitPixel from,
       KitPixel direction,
       double   distance)
{
  return (KitPixel) { from.x + direction.x * distance, from.y + direction.y * distance };
}

/* A line along the lit edge of a wall, and the joints between its stones. */
static void
paint_courses (cairo_t       *cr,
               KitPixel       a,
               KitPixel       b,
               const KitRgba *edge,
               double         width)
{
  double length = MAX (hypot (b.x - a.x, b.y - a.y), 1e-6);
  KitPixel across = { (b.y - a.y) / length, (a.x - b.x) / length };

  if (across.x + across.y * 1.5 > 0)
    across = (KitPixel) { -across.x, -across.y };
  kit_paint_trace_line (cr, shift (a, across, width * 0.33), shift (b, across, width * 0.33));
  kit_paint_stroke (cr, width * 0.2, edge, 1);
  for (guint i = 1; i < COURSE; i++)
    {
      KitPixel joint = kit_pixel_between (a, b, (double) i / COURSE);

      kit_paint_trace_line (cr, shift (joint, across, width * 0.4),
                            shift (joint, across, width * -0.4));
    }
  kit_paint_stroke (cr, width * 0.11, edge, 0.75);
}

/* A tower stands at both ends of each wall. */
static void
paint_tower (const AlxTarget *target,
             guint            point,
             gboolean         red)
{
  const AlxTheme *theme = target->theme;
  KitPixel middle = alx_layout_point (target->layout, point);
  double radius = MAX (TOWER * target->unit, 2.2);

  kit_paint_trace_circle (target->cr, middle, radius);
  kit_paint_fill (target->cr, red ? &theme->red_wall : &theme->black_wall);
  cairo_arc (target->cr, middle.x, middle.y, radius * 0.68, G_PI * 0.85, G_PI * 1.75);
  kit_paint_stroke (target->cr, radius * 0.3, red ? &theme->red_edge : &theme->black_edge, 1);
}

static double
get_wall_width (const AlxLayout *layout)
{
  return MAX (WALL * layout->geometry.unit, 2.5);
}

/** alx_paint_walls: all walls that stand in @state. */
void
alx_paint_walls (const AlxTarget *target)
{
  const AlxTheme *theme = target->theme;
  cairo_t *cr = target->cr;
  const AlxBoard *board = target->layout->board;
  const AlxSideSet seen[] = { find_seen (target, FALSE), find_seen (target, TRUE) };
  double width = get_wall_width (target->layout);

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_save (cr);
  cairo_translate (cr, width * 0.3, width * 0.42);
  for (guint i = 0; i < board->n_sides; i++)
    if (alx_side_set_has (&seen[0], i) || alx_side_set_has (&seen[1], i))
      alx_paint_trace_side (target, i);
  cairo_restore (cr);
  kit_paint_stroke (cr, width * 1.1, &theme->shadow, 1);
  for (guint red = 0; red < 2; red++)
    {
      for (guint i = 0; i < board->n_sides; i++)
        if (alx_side_set_has (&seen[red], i))
          alx_paint_trace_side (target, i);
      kit_paint_stroke (cr, width, red ? &theme->red_wall : &theme->black_wall, 1);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (guint red = 0; red < 2; red++)
    for (guint i = 0; i < board->n_sides; i++)
      if (alx_side_set_has (&seen[red], i))
        paint_courses (cr, alx_layout_point (target->layout, board->sides[i].points[0]),
                       alx_layout_point (target->layout, board->sides[i].points[1]),
                       red ? &theme->red_edge : &theme->black_edge, width);
  for (guint p = 0; p < board->n_points; p++)
    {
      gboolean black = FALSE;
      gboolean red = FALSE;

      for (guint d = 0; d < ALX_DIRECTIONS; d++)
        if (board->points[p].sides[d] != ALX_NO_SIDE)
          {
            black |= alx_side_set_has (&seen[0], board->points[p].sides[d]);
            red |= alx_side_set_has (&seen[1], board->points[p].sides[d]);
          }
      if (black || red)
        paint_tower (target, p, !black);
    }
  cairo_restore (cr);
}

/** alx_paint_new_wall: a wall that rises on @side from the point @from, without a shadow and with a
    single tower. */
void
alx_paint_new_wall (const AlxTarget *target,
                    guint            side,
                    guint8           from,
                    gboolean         red)
{
  const AlxLayout *layout = target->layout;
  cairo_t *cr = target->cr;
  const guint8 *points = layout->board->sides[side].points;
  double width = get_wall_width (layout);

  alx_paint_trace_side (target, side);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke (cr, width, red ? &target->theme->red_wall : &target->theme->black_wall, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  paint_courses (cr, alx_layout_point (layout, points[0]), alx_layout_point (layout, points[1]),
                 red ? &target->theme->red_edge : &target->theme->black_edge, width);
  paint_tower (target, from, red);
}

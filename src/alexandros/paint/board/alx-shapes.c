/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes for several layers: spaces, coasts, rims of provinces, emblems and shields. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define EMBLEM 0.40                     /* size, in sides */

/** alx_paint_trace_space: adds the triangle of @space, @inset pixels inside its sides. */
void
alx_paint_trace_space (const AlxTarget *target,
                       guint8           space,
                       double           inset)
{
  const AlxLayout *layout = target->layout;
  KitPixel middle = alx_layout_space (layout, space);
  double scale = 1 - inset / (target->unit * ALX_ROW / 3);

  cairo_new_sub_path (target->cr);
  for (guint i = 0; i < 3; i++)
    {
      KitPixel corner = alx_layout_point (layout, layout->board->spaces[space].points[i]);
      KitPixel at = kit_pixel_between (middle, corner, scale);

      cairo_line_to (target->cr, at.x, at.y);
    }
  cairo_close_path (target->cr);
}

/** alx_paint_trace_side: adds a side to the path. */
void
alx_paint_trace_side (const AlxTarget *target,
                      guint            side)
{
  const guint8 *points = target->layout->board->sides[side].points;

  kit_paint_trace_line (target->cr, alx_layout_point (target->layout, points[0]),
                        alx_layout_point (target->layout, points[1]));
}

/** alx_paint_trace_coast: adds the coasts as closed paths, so that their corners are joined. */
void
alx_paint_trace_coast (const AlxTarget *target)
{
  const AlxBoard *board = target->layout->board;
  AlxSideSet done = { { 0 } };

  for (guint first = 0; first < board->n_sides; first++)
    {
      guint8 at = board->sides[first].points[1];
      KitPixel pixel = alx_layout_point (target->layout, board->sides[first].points[0]);
      gboolean more = TRUE;

      if (board->sides[first].spaces[1] != ALX_NONE || alx_side_set_has (&done, first))
        continue;
      alx_side_set_add (&done, first);
      cairo_move_to (target->cr, pixel.x, pixel.y);
      while (more)
        {
          pixel = alx_layout_point (target->layout, at);
          cairo_line_to (target->cr, pixel.x, pixel.y);
          more = FALSE;
          for (guint d = 0; d < ALX_DIRECTIONS && !more; d++)
            {
              guint16 side = board->points[at].sides[d];

              if (side != ALX_NO_SIDE && board->sides[side].spaces[1] == ALX_NONE &&
                  !alx_side_set_has (&done, side))
                {
                  alx_side_set_add (&done, side);
                  at = board->points[at].neighbours[d];
                  more = TRUE;
                }
            }
        }
      cairo_close_path (target->cr);
    }
}

/** alx_paint_is_rim: whether @side is on the outline of the province @label. */
gboolean
alx_paint_is_rim (const AlxLayout *layout,
                  const AlxState  *state,
                  guint            side,
                  guint8           label)
{
  const guint8 *spaces = layout->board->sides[side].spaces;
  gboolean other = spaces[1] != ALX_NONE && state->province[spaces[1]] == label;

  return (state->province[spaces[0]] == label) != other;
}

/** alx_paint_trace_rim: adds the outline of a province, to be filled by the even-odd rule. One
    outline instead of many triangles gives cairo fewer edges to clip against. */
void
alx_paint_trace_rim (const AlxTarget *target,
                     guint8           label)
{
  const AlxState *state = &target->scene->state;
  const AlxBoard *board = target->layout->board;
  AlxSideSet left = { { 0 } };

  for (guint i = 0; i < board->n_sides; i++)
    if (alx_paint_is_rim (target->layout, state, i, label))
      alx_side_set_add (&left, i);
  for (guint first = 0; first < board->n_sides; first++)
    {
      guint16 side = first;
      guint8 at = board->sides[first].points[0];

      if (!alx_side_set_has (&left, first))
        continue;
      cairo_new_sub_path (target->cr);
      /* An even number of sides meet at each point, so the path ends where it started. */
      while (side != ALX_NO_SIDE)
        {
          KitPixel pixel = alx_layout_point (target->layout, at);

          cairo_line_to (target->cr, pixel.x, pixel.y);
          alx_side_set_remove (&left, side);
          at = board->sides[side].points[board->sides[side].points[0] == at];
          side = ALX_NO_SIDE;
          for (guint d = 0; d < ALX_DIRECTIONS && side == ALX_NO_SIDE; d++)
            if (board->points[at].sides[d] != ALX_NO_SIDE &&
                alx_side_set_has (&left, board->points[at].sides[d]))
              side = board->points[at].sides[d];
        }
      cairo_close_path (target->cr);
    }
}

/** alx_paint_value: the value of a province in a small shield around @middle. */
void
alx_paint_value (const AlxTarget *target,
                 KitPixel         middle,
                 const AlxShield *shield)
{
  cairo_t *cr = target->cr;
  double size =
    kit_geometry_enlarge (&target->layout->geometry, MAX (target->unit * 0.36, 13));

  kit_paint_circle (cr, middle, size / 2, &target->theme->paper, shield->colour,
                    MAX (size * 0.09, 1.5));
  kit_theme_set (cr, &target->theme->ink);
  kit_paint_number (target->painter, cr, shield->value, size * 0.62, middle);
  if (shield->scores)
    return;
  kit_paint_trace_line (cr, (KitPixel) { middle.x - size * 0.35, middle.y + size * 0.35 },
                        (KitPixel) { middle.x + size * 0.35, middle.y - size * 0.35 });
  kit_theme_set (cr, shield->colour);
  cairo_stroke (cr);
}

/** alx_paint_space_emblem: the emblem of @space, in its middle. */
void
alx_paint_space_emblem (const AlxTarget *target,
                        guint8           space)
{
  alx_paint_emblem (target->painter, target->cr, target->layout->board->spaces[space].symbol,
                    alx_layout_space (target->layout, space), EMBLEM * target->unit);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Alexander's way with its points: temples, events, empty ones, sevens. */

#include "adv-paint-private.h"

#include <math.h>

/* The tokens that lie open have the sign of their kind, the others a question mark. */
static const char *
get_sign (const AdvTarget *target,
          const AdvPoint  *point,
          guint            index)
{
  static const char * const signs[ADV_TOKEN_KINDS] = { "h", "b", "t", "s" };
  const AdvState *state = target->scene->state;

  if (point->kind == ADV_POINT_SEVEN)
    return "7";
  return index < state->alexander ? signs[state->tokens[point->n_events - 1]] : "?";
}

/* Three columns under a gable. */
static void
paint_temple (const AdvTarget *target,
              KitPixel         at,
              double           size)
{
  cairo_t *cr = target->cr;

  kit_theme_set (cr, &target->theme->sign);
  cairo_move_to (cr, at.x - size, at.y - size * 0.25);
  cairo_line_to (cr, at.x, at.y - size * 0.85);
  cairo_line_to (cr, at.x + size, at.y - size * 0.25);
  cairo_close_path (cr);
  for (int i = -1; i <= 1; i++)
    cairo_rectangle (cr, at.x + i * size * 0.6 - size * 0.14, at.y - size * 0.1, size * 0.28,
                     size * 0.6);
  cairo_rectangle (cr, at.x - size, at.y + size * 0.55, 2 * size, size * 0.25);
  cairo_fill (cr);
}

static void
paint_point (const AdvTarget *target,
             guint            index)
{
  const AdvTheme *theme = target->theme;
  const AdvPoint *point = &target->scene->board->points[index];
  gboolean passed = index < target->scene->state->alexander;
  gboolean last = index + 1 == target->scene->board->n_points;
  KitPixel at = adv_layout_corner (target->layout, point->corner);
  double radius = target->unit * (last ? 0.25 : 0.2);
  const KitRgba *colour = passed                               ? &theme->passed
                          : point->kind == ADV_POINT_TEMPLE ? &theme->temple
                          : point->kind == ADV_POINT_SEVEN  ? &theme->seven
                                                             : &theme->event;

  switch (point->kind)
    {
    case ADV_POINT_EMPTY:
      adv_paint_circle (target, at, target->unit * 0.08, colour, &theme->sign);
      break;
    case ADV_POINT_TEMPLE:
      adv_paint_circle (target, at, radius, colour, &theme->sign);
      paint_temple (target, at, radius * 0.6);
      break;
    case ADV_POINT_EVENT:
      adv_paint_circle (target, at, radius, &theme->sign, colour);
      kit_theme_set (target->cr, colour);
      kit_paint_text (target->painter, target->cr, get_sign (target, point, index), KIT_TEXT_BOLD,
                      target->unit * 0.27, at);
      break;
    default:
      adv_paint_circle (target, at, radius, colour, &theme->sign);
      kit_theme_set (target->cr, &theme->sign);
      kit_paint_text (target->painter, target->cr, get_sign (target, point, index), KIT_TEXT_BOLD,
                      target->unit * 0.27, at);
    }
}

void
adv_paint_route (const AdvTarget *target)
{
  const AdvBoard *board = target->scene->board;
  cairo_t *cr = target->cr;
  const double dashes[] = { target->unit * 0.16, target->unit * 0.1 };

  cairo_new_path (cr);
  for (guint i = 0; i < board->n_points; i++)
    {
      KitPixel at = adv_layout_corner (target->layout, board->points[i].corner);

      cairo_line_to (cr, at.x, at.y);
    }
  kit_paint_stroke_preserve (cr, target->unit * 0.13, &target->theme->sign, 0.85);
  cairo_set_dash (cr, dashes, 2, 0);
  kit_paint_stroke (cr, target->unit * 0.07, &target->theme->way, 1);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < board->n_points; i++)
    paint_point (target, i);
}

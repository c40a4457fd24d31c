/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Alexander's way with its points: temples, events, empty ones, sevens. */

#include "adv-paint-private.h"

#define POINT 0.2                       /* radius, in sides */
#define LAST  0.27

static KitPixel
get_place (const AdvTarget *target,
           guint            index)
{
  return adv_layout_corner (target->layout, target->layout->board->points[index].corner);
}

/* The points from @first to @last as one line. */
static void
trace_way (const AdvTarget *target,
           guint            first,
           guint            last)
{
  cairo_new_path (target->cr);
  for (guint i = first; i <= last; i++)
    {
      KitPixel at = get_place (target, i);

      cairo_line_to (target->cr, at.x, at.y);
    }
}

/* A token face down, a temple, a seven, or a stone beside the way. */
static void
paint_point (const AdvTarget *target,
             guint            index)
{
  const AdvTheme *theme = target->theme;
  const AdvPoint *point = &target->layout->board->points[index];
  gboolean last = index + 1 == target->layout->board->n_points;
  KitPixel at = get_place (target, index);
  double radius = target->unit * (last ? LAST : POINT);
  cairo_t *cr = target->cr;

  switch (point->kind)
    {
    case ADV_POINT_EMPTY:
      kit_paint_circle (cr, at, target->unit * 0.09, &theme->way, &theme->way_edge,
                        target->unit * 0.03);
      break;
    case ADV_POINT_TEMPLE:
      kit_paint_circle (cr, at, radius, &theme->temple, &theme->sign, target->unit * 0.03);
      adv_paint_temple (cr, at, radius * 0.6, &theme->sign);
      break;
    case ADV_POINT_EVENT:
      adv_paint_hidden (target->painter, cr, at, 2 * radius);
      break;
    default:
      kit_paint_circle (cr, at, radius, &theme->seven, &theme->coin,
                        target->unit * (last ? 0.06 : 0.03));
      kit_theme_set (cr, &theme->sign);
      kit_paint_text (target->painter, cr, "7", KIT_TEXT_BOLD, target->unit * 0.27, at);
    }
}

/* The road that lies before Alexander, part of the backdrop. */
void
adv_paint_route (const AdvTarget *target)
{
  cairo_t *cr = target->cr;

  trace_way (target, 0, target->layout->board->n_points - 1);
  kit_paint_stroke_preserve (cr, target->unit * 0.16, &target->theme->way_edge, 0.9);
  kit_paint_stroke_preserve (cr, target->unit * 0.1, &target->theme->way, 1);
  kit_paint_stroke_dashed (cr, target->unit * 0.035, &target->theme->plume, target->unit * 0.14,
                           target->unit * 0.1);
}

/* A point that Alexander has passed: tokens that nobody won lie open, others are gone, temples are
   grey. */
static void
paint_passed (const AdvTarget *target,
              guint            index)
{
  const AdvTheme *theme = target->theme;
  const AdvState *state = &target->scene->state;
  const AdvPoint *point = &target->layout->board->points[index];
  KitPixel at = get_place (target, index);
  cairo_t *cr = target->cr;
  guint8 event = point->n_events - 1;

  if (point->kind == ADV_POINT_EVENT && event < state->n_turned &&
           (state->won[event] == ADV_NONE || index + 1 == state->alexander))
    adv_paint_token (target->painter, cr, state->tokens[event], at, target->unit * 2 * POINT);
  else if (point->kind == ADV_POINT_TEMPLE)
    {
      kit_paint_circle (cr, at, target->unit * POINT, &theme->passed, &theme->sign,
                        target->unit * 0.03);
      adv_paint_temple (cr, at, target->unit * POINT * 0.6, &theme->sign);
    }
  else
    kit_paint_circle (cr, at, target->unit * 0.09, &theme->worn, &theme->way_edge,
                      target->unit * 0.03);
}

void
adv_paint_points (const AdvTarget *target)
{
  guint passed = target->scene->state.alexander;
  cairo_t *cr = target->cr;

  if (passed > 1)
    {
      trace_way (target, 0, passed - 1);
      kit_paint_stroke_preserve (cr, target->unit * 0.16, &target->theme->way_edge, 1);
      kit_paint_stroke (cr, target->unit * 0.1, &target->theme->worn, 1);
    }
  for (guint i = 0; i < target->layout->board->n_points; i++)
    if (i < passed)
      paint_passed (target, i);
    else
      paint_point (target, i);
}

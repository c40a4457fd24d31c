/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roads, villages, cities, the robber and Alexander. */

#include "adv-paint-private.h"

#include <math.h>

static const KitPlayerColours *
get_colours (const AdvTarget *target,
             guint            player)
{
  return &target->theme->kit.players[target->scene->colours[player]];
}

/* A beam along the middle of its edge. The line on it is broken in another way for each colour, so
   that colours need not be told apart. */
static void
paint_road (const AdvTarget *target,
            guint            player,
            guint8           edge)
{
  static const double patterns[KIT_COLOURS][2] = {
    { 1, 0 }, { 0.16, 0.08 }, { 0.05, 0.07 }, { 0.05, 0.2 }
  };
  const KitPlayerColours *colours = get_colours (target, player);
  const double *pattern = patterns[target->scene->colours[player]];
  const double dashes[] = { target->unit * pattern[0], target->unit * pattern[1] };
  cairo_t *cr = target->cr;
  double unit = target->unit;
  KitPixel ends[2];
  KitPixel middle = adv_layout_edge (target->layout, edge, ends);
  double dx = (ends[1].x - middle.x) * 0.56;
  double dy = (ends[1].y - middle.y) * 0.56;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, middle.x - dx, middle.y - dy);
  cairo_line_to (cr, middle.x + dx, middle.y + dy);
  kit_paint_stroke_preserve (cr, unit * 0.23, &colours->shade, 1);
  kit_paint_stroke_preserve (cr, unit * 0.16, &colours->body, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, 2, 0);
  kit_paint_stroke (cr, unit * 0.045, &colours->light, 1);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
trace (cairo_t      *cr,
       KitPixel      at,
       double        size,
       const double  points[][2],
       guint         n)
{
  cairo_new_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, at.x + points[i][0] * size, at.y + points[i][1] * size);
  cairo_close_path (cr);
}

/* A house; a city has a tower as well. Each has the number of its player's seat. */
static void
paint_building (const AdvTarget *target,
                guint8           corner,
                guint            player,
                gboolean         city)
{
  static const double village_shape[][2] = {
    { -0.8, 0.75 }, { -0.8, -0.15 }, { 0, -0.95 }, { 0.8, -0.15 }, { 0.8, 0.75 }
  };
  static const double city_shape[][2] = {
    { -1.15, 0.75 }, { -1.15, -0.75 }, { -0.8, -0.75 }, { -0.8, -1.05 }, { -0.5, -1.05 },
    { -0.5, -0.75 }, { -0.15, -0.75 }, { 0.4, -0.35 }, { 0.75, -0.65 }, { 1.15, -0.2 },
    { 1.15, 0.75 }
  };
  const KitPlayerColours *colours = get_colours (target, player);
  KitPixel at = adv_layout_corner (target->layout, corner);
  double size = target->unit * (city ? 0.3 : 0.26);
  const char number[] = { '1' + player, '\0' };
  cairo_t *cr = target->cr;

  if (city)
    trace (cr, at, size, city_shape, G_N_ELEMENTS (city_shape));
  else
    trace (cr, at, size, village_shape, G_N_ELEMENTS (village_shape));
  kit_theme_set (cr, &colours->body);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, target->unit * 0.05, &colours->shade, 1);
  kit_theme_set (cr, &colours->light);
  kit_paint_text (target->painter, cr, number, KIT_TEXT_BOLD, size * 0.95,
                  (KitPixel) { at.x, at.y + size * 0.22 });
}

/* A hooded figure beside the disc. */
static void
paint_robber (const AdvTarget *target)
{
  KitPixel at = adv_layout_hexagon (target->layout, target->scene->state->robber);
  cairo_t *cr = target->cr;
  double size = target->unit * 0.3;

  at.x -= target->unit * 0.5;
  cairo_new_path (cr);
  cairo_move_to (cr, at.x - size * 0.75, at.y + size);
  cairo_curve_to (cr, at.x - size * 0.7, at.y - size * 0.2, at.x - size * 0.4, at.y - size * 0.1,
                  at.x, at.y - size * 0.2);
  cairo_curve_to (cr, at.x + size * 0.4, at.y - size * 0.1, at.x + size * 0.7, at.y - size * 0.2,
                  at.x + size * 0.75, at.y + size);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y - size * 0.55, size * 0.45, 0, 2 * G_PI);
  kit_paint_stroke_preserve (cr, target->unit * 0.06, &target->theme->sign, 1);
  kit_theme_set (cr, &target->theme->robber);
  cairo_fill (cr);
}

/* A crown above the point where Alexander stands; before the first one it waits beside it. */
static void
paint_king (const AdvTarget *target)
{
  static const double crown[][2] = {
    { -0.9, 0.5 }, { -1, -0.55 }, { -0.45, -0.05 }, { 0, -0.85 }, { 0.45, -0.05 }, { 1, -0.55 },
    { 0.9, 0.5 }
  };
  guint passed = target->scene->state->alexander;
  KitPixel at = adv_layout_corner (target->layout,
                                   target->scene->board->points[MAX (passed, 1) - 1].corner);

  at.y -= target->unit * (passed > 0 ? 0.42 : 0.62);
  trace (target->cr, at, target->unit * 0.24, crown, G_N_ELEMENTS (crown));
  kit_theme_set (target->cr, &target->theme->king);
  cairo_fill_preserve (target->cr);
  kit_paint_stroke (target->cr, target->unit * 0.05, &target->theme->edge, 1);
}

void
adv_paint_pieces (const AdvTarget *target)
{
  const AdvBoard *board = target->scene->board;
  const AdvState *state = target->scene->state;

  for (guint i = 0; i < board->n_edges; i++)
    {
      guint8 player = adv_state_road_on (state, i);

      if (player != ADV_NONE)
        paint_road (target, player, i);
    }
  for (guint i = 0; i < board->n_corners; i++)
    {
      gboolean city;
      guint8 player = adv_state_building_on (state, i, &city);

      if (player != ADV_NONE)
        paint_building (target, i, player, city);
    }
  paint_robber (target);
  paint_king (target);
}

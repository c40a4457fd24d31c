/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hexagons with their discs, and the harbours. */

#include "adv-paint-private.h"

/* The number, and as many dots as there are ways to roll it. */
static void
paint_disc (const AdvTarget *target,
            guint8           hexagon)
{
  guint disc = target->layout->board->hexagons[hexagon].disc;
  guint n = adv_disc_pips (disc);
  const KitRgba *ink = n == 5 ? &target->theme->often : &target->theme->ink;
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);
  cairo_t *cr = target->cr;
  double unit = kit_geometry_enlarge (&target->layout->geometry, target->unit);
  char number[4];

  cairo_new_path (cr);
  kit_paint_trace_circle (cr, (KitPixel) { middle.x + unit * 0.02, middle.y + unit * 0.04 },
                          unit * 0.33);
  kit_paint_fill (cr, &target->theme->shadow);
  kit_paint_circle (cr, middle, unit * 0.315, &target->theme->disc, &target->theme->edge,
                    unit * 0.03);
  g_snprintf (number, sizeof number, "%u", disc);
  kit_theme_set (cr, ink);
  kit_paint_text (target->painter, cr, number, KIT_TEXT_BOLD, unit * 0.32,
                  (KitPixel) { middle.x, middle.y - unit * 0.05 });
  for (guint i = 0; i < n; i++)
    kit_paint_trace_circle (cr, (KitPixel) { middle.x + (i - (n - 1) / 2.0) * unit * 0.08,
                                             middle.y + unit * 0.19 }, unit * 0.027);
  cairo_fill (cr);
}

/* Lit from above; at its rim it is darker, so that the hexagons are told apart. */
static void
paint_ground (const AdvTarget *target,
              guint8           hexagon)
{
  const AdvTheme *theme = target->theme;
  guint produces = MIN (target->layout->board->hexagons[hexagon].produces, ADV_TRADED);
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);
  cairo_t *cr = target->cr;
  cairo_pattern_t *light;
  const KitRgba *ground = &theme->grounds[produces];
  const KitRgba *rim = &theme->rims[produces];

  adv_trace_hexagon (target, hexagon, 1);
  kit_paint_fill (cr, rim);
  adv_trace_hexagon (target, hexagon, 0.955);
  if (theme->grain > 0)
    {
      light = cairo_pattern_create_radial (middle.x - target->unit * 0.2,
                                           middle.y - target->unit * 0.3, target->unit * 0.2,
                                           middle.x, middle.y, target->unit * 1.15);
      cairo_pattern_add_color_stop_rgb (light, 0, ground->red, ground->green, ground->blue);
      cairo_pattern_add_color_stop_rgb (light, 0.55, ground->red, ground->green, ground->blue);
      cairo_pattern_add_color_stop_rgb (light, 1, (ground->red + rim->red) / 2,
                                        (ground->green + rim->green) / 2,
                                        (ground->blue + rim->blue) / 2);
      cairo_set_source (cr, light);
      cairo_pattern_destroy (light);
    }
  else
    kit_theme_set (cr, ground);
  cairo_fill (cr);
}

static void
paint_name (const AdvTarget *target,
            guint8           hexagon)
{
  KitPixel at = adv_layout_hexagon (target->layout, hexagon);
  char name[ADV_NAME_SIZE];

  adv_board_hexagon_name (target->layout->board, hexagon, name);
  kit_theme_set (target->cr, &target->theme->ink);
  at.y += target->unit * 0.62;
  kit_paint_text (target->painter, target->cr, name, KIT_TEXT_BOLD, target->unit * 0.19, at);
}

/* --- harbours --- */

/* (out): where its sign lies: away from the only hexagon that both its corners touch. */
static KitPixel
find_sign (const AdvTarget  *target,
           const AdvHarbour *harbour,
           KitPixel          ends[2])
{
  const AdvBoard *board = target->layout->board;
  const AdvEdge *edge = &board->edges[harbour->edge];
  const AdvCorner *corner = &board->corners[edge->corners[0]];
  KitPixel middle = adv_layout_edge (target->layout, harbour->edge, ends);
  KitPixel sign = middle;

  for (guint i = 0; i < corner->n_hexagons; i++)
    if (adv_corner_set_has (&board->hexagons[corner->hexagons[i]].around, edge->corners[1]))
      {
        KitPixel land = adv_layout_hexagon (target->layout, corner->hexagons[i]);

        sign.x += (middle.x - land.x) * 0.72;
        sign.y += (middle.y - land.y) * 0.72;
      }
  return sign;
}

/* A ship under sail; on the sail stands what is exchanged. */
static void
paint_ship (const AdvTarget  *target,
            const AdvHarbour *harbour,
            KitPixel          at)
{
  static const AdvStep ship[] = {
    { 'L', -0.95, 0.3 }, { 'L', -0.7, 0.35 }, { 'L', 0.7, 0.35 }, { 'L', 1.0, 0.1 },
    { 'L', 0.7, 0.8 }, { 'L', -0.65, 0.8 }, { 'Z' }, ADV_FILL (pier),
    { 'M', 0, 0.4 }, { 'L', 0, -1.15 }, ADV_STROKE (0.14, edge),
    { 'M', -0.72, -1 }, { 'C', -0.2, -1.15, 0.2, -1.15, 0.72, -1 },
    { 'C', 0.95, -0.5, 0.9, -0.1, 0.68, 0.25 }, { 'C', 0.2, 0.38, -0.2, 0.38, -0.68, 0.25 },
    { 'C', -0.5, -0.1, -0.5, -0.5, -0.72, -1 }, { 'Z' }, ADV_FILL (disc), ADV_STROKE (0.09, edge),
    { 0 }
  };
  gboolean any = harbour->resource >= ADV_RESOURCES;
  cairo_t *cr = target->cr;
  double size = target->unit * 0.36;

  adv_paint_figure (target->painter, cr, ship, at, size);
  if (!any)
    adv_paint_good (target->painter, cr, harbour->resource,
                    (KitPixel) { at.x, at.y - size * 0.62 }, size * 0.75);
  kit_theme_set (cr, &target->theme->ink);
  kit_paint_text (target->painter, cr, any ? "3:1" : "2:1", KIT_TEXT_BOLD,
                  size * (any ? 0.62 : 0.52),
                  (KitPixel) { at.x, at.y - size * (any ? 0.36 : 0.04) });
}

static void
paint_harbour (const AdvTarget  *target,
               const AdvHarbour *harbour)
{
  cairo_t *cr = target->cr;
  KitPixel ends[2];
  KitPixel sign = find_sign (target, harbour, ends);

  for (guint i = 0; i < 2; i++)
    kit_paint_trace_line (cr, ends[i], kit_pixel_between (ends[i], sign, 0.7));
  kit_paint_stroke_dashed (cr, target->unit * 0.11, &target->theme->pier, target->unit * 0.07,
                           target->unit * 0.04);
  paint_ship (target, harbour, sign);
}

void
adv_paint_land (const AdvTarget *target)
{
  const AdvBoard *board = target->layout->board;

  for (guint i = 0; i < board->n_hexagons; i++)
    paint_ground (target, i);
  adv_paint_rivers (target);
  for (guint i = 0; i < board->n_hexagons; i++)
    adv_paint_motif (target, i);
  for (guint i = 0; i < board->n_harbours; i++)
    paint_harbour (target, &board->harbours[i]);
  for (guint i = 0; i < board->n_hexagons; i++)
    {
      if (board->hexagons[i].disc != 0)
        paint_disc (target, i);
      if (target->scene->names)
        paint_name (target, i);
    }
}

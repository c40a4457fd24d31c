/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sea, the hexagons with their discs, and the harbours. */

#include "adv-paint-private.h"

#include <math.h>

static void
trace_hexagon (const AdvTarget *target,
               guint8           hexagon,
               double           factor)
{
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);

  cairo_new_sub_path (target->cr);
  for (guint i = 0; i < ADV_SIDES; i++)
    {
      KitPixel corner = adv_layout_corner (target->layout,
                                           target->scene->board->hexagons[hexagon].corners[i]);

      cairo_line_to (target->cr, middle.x + (corner.x - middle.x) * factor,
                     middle.y + (corner.y - middle.y) * factor);
    }
  cairo_close_path (target->cr);
}

static void
paint_sea (const AdvTarget *target)
{
  const AdvTheme *theme = target->theme;
  cairo_t *cr = target->cr;
  double unit = target->unit;

  kit_theme_set (cr, &theme->kit.backdrop);
  cairo_paint (cr);
  for (double y = unit * 0.4; y < target->layout->geometry.height; y += unit * 0.9)
    for (double x = fmod (y, unit * 1.9); x < target->layout->geometry.width; x += unit * 1.9)
      {
        cairo_move_to (cr, x, y);
        cairo_rel_curve_to (cr, unit * 0.1, -unit * 0.1, unit * 0.2, unit * 0.1, unit * 0.3, 0);
      }
  kit_paint_stroke (cr, unit * 0.03, &theme->wave, 0.6);
  for (guint i = 0; i < target->scene->board->n_hexagons; i++)
    trace_hexagon (target, i, 1);
  kit_paint_stroke_preserve (cr, unit * 0.45, &theme->shallows, 0.7);
  kit_paint_stroke_preserve (cr, unit * 0.18, &theme->beach, 1);
  cairo_new_path (cr);
}

/* --- what grows and stands on a hexagon; positions in sides from its middle --- */

static void
paint_trees (const AdvTarget *target,
             KitPixel         at)
{
  cairo_t *cr = target->cr;
  double unit = target->unit * 0.16;

  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, at.x - unit, at.y + unit * (1 - i));
      cairo_line_to (cr, at.x, at.y - unit * (0.6 + i));
      cairo_line_to (cr, at.x + unit, at.y + unit * (1 - i));
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

static void
paint_mountain (const AdvTarget *target,
                KitPixel         at)
{
  cairo_t *cr = target->cr;
  double unit = target->unit * 0.24;

  cairo_move_to (cr, at.x - unit, at.y + unit * 0.7);
  cairo_line_to (cr, at.x, at.y - unit * 0.8);
  cairo_line_to (cr, at.x + unit, at.y + unit * 0.7);
  cairo_close_path (cr);
  cairo_fill (cr);
  kit_theme_set (cr, &target->theme->sign);
  cairo_move_to (cr, at.x - unit * 0.33, at.y - unit * 0.3);
  cairo_line_to (cr, at.x, at.y - unit * 0.8);
  cairo_line_to (cr, at.x + unit * 0.33, at.y - unit * 0.3);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
paint_ears (const AdvTarget *target,
            KitPixel         at)
{
  cairo_t *cr = target->cr;
  double unit = target->unit * 0.2;

  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, at.x + i * unit * 0.5, at.y + unit);
      cairo_line_to (cr, at.x + i * unit * 0.8, at.y - unit * 0.7);
    }
  kit_paint_stroke (cr, unit * 0.3, &target->theme->motifs[ADV_WHEAT], 1);
}

static void
paint_sheep (const AdvTarget *target,
             KitPixel         at)
{
  cairo_t *cr = target->cr;
  double unit = target->unit * 0.13;

  for (int i = -1; i <= 1; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, at.x + i * unit * 0.7, at.y - (i == 0) * unit * 0.4, unit * 0.75, 0, 2 * G_PI);
    }
  cairo_fill (cr);
  kit_theme_set (cr, &target->theme->edge);
  cairo_arc (cr, at.x + unit * 1.5, at.y, unit * 0.4, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Low hills with the cut of a clay pit. */
static void
paint_hill (const AdvTarget *target,
            KitPixel         at)
{
  cairo_t *cr = target->cr;
  double unit = target->unit * 0.27;

  cairo_move_to (cr, at.x - unit, at.y + unit * 0.4);
  cairo_curve_to (cr, at.x - unit * 0.6, at.y - unit * 0.6, at.x + unit * 0.6, at.y - unit * 0.6,
                  at.x + unit, at.y + unit * 0.4);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
paint_dune (const AdvTarget *target,
            KitPixel         at)
{
  cairo_t *cr = target->cr;
  double unit = target->unit * 0.25;

  cairo_move_to (cr, at.x - unit, at.y);
  cairo_curve_to (cr, at.x - unit * 0.3, at.y - unit * 0.7, at.x + unit * 0.3, at.y + unit * 0.5,
                  at.x + unit, at.y - unit * 0.2);
  kit_paint_stroke (cr, unit * 0.2, &target->theme->motifs[ADV_TRADED], 1);
}

/* A river from corner to corner, with gold beside it. */
static void
paint_river (const AdvTarget *target,
             KitPixel         middle)
{
  cairo_t *cr = target->cr;
  double unit = target->unit;

  cairo_move_to (cr, middle.x - unit * 0.6, middle.y - unit * 0.55);
  cairo_curve_to (cr, middle.x - unit * 0.1, middle.y - unit * 0.3, middle.x - unit * 0.5,
                  middle.y + unit * 0.25, middle.x + unit * 0.5, middle.y + unit * 0.6);
  kit_paint_stroke (cr, unit * 0.17, &target->theme->motifs[ADV_GOLD], 1);
  for (int i = 0; i < 3; i++)
    adv_paint_circle (target,
                      (KitPixel) { middle.x + unit * (0.25 + 0.2 * (i % 2)),
                                   middle.y - unit * (0.55 - 0.17 * i) },
                      unit * 0.07, &target->theme->king, &target->theme->edge);
}

static void
paint_motif (const AdvTarget *target,
             guint8           hexagon)
{
  static void (* const paints[]) (const AdvTarget *, KitPixel) = {
    paint_hill, paint_trees, paint_ears, paint_sheep, paint_mountain, NULL, paint_dune
  };
  static const double places[][2] = {
    { -0.5, -0.28 }, { 0.5, -0.28 }, { -0.5, 0.34 }, { 0.5, 0.34 }, { 0, -0.62 }
  };
  guint8 produces = MIN (target->scene->board->hexagons[hexagon].produces, ADV_TRADED);
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);

  if (produces == ADV_GOLD)
    {
      paint_river (target, middle);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      kit_theme_set (target->cr, &target->theme->motifs[produces]);
      paints[produces] (target, (KitPixel) { middle.x + places[i][0] * target->unit,
                                             middle.y + places[i][1] * target->unit });
    }
}

/* The number, and as many dots as there are ways to roll it. */
static void
paint_disc (const AdvTarget *target,
            guint8           hexagon)
{
  guint disc = target->scene->board->hexagons[hexagon].disc;
  guint n = 6 - ABS ((int) disc - 7);
  const KitRgba *ink = n == 5 ? &target->theme->often : &target->theme->ink;
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);
  double unit = target->unit;
  char number[4];

  adv_paint_circle (target, middle, unit * 0.32, &target->theme->disc, &target->theme->disc_edge);
  g_snprintf (number, sizeof number, "%u", disc);
  kit_theme_set (target->cr, ink);
  kit_paint_text (target->painter, target->cr, number, KIT_TEXT_BOLD, unit * 0.32,
                  (KitPixel) { middle.x, middle.y - unit * 0.05 });
  for (guint i = 0; i < n; i++)
    {
      cairo_new_sub_path (target->cr);
      cairo_arc (target->cr, middle.x + (i - (n - 1) / 2.0) * unit * 0.08, middle.y + unit * 0.19,
                 unit * 0.027, 0, 2 * G_PI);
    }
  cairo_fill (target->cr);
}

static void
paint_hexagon (const AdvTarget *target,
               guint8           hexagon)
{
  const AdvHexagon *h = &target->scene->board->hexagons[hexagon];
  cairo_t *cr = target->cr;
  char name[ADV_NAME_SIZE];
  KitPixel at = adv_layout_hexagon (target->layout, hexagon);

  trace_hexagon (target, hexagon, 0.96);
  kit_theme_set (cr, &target->theme->grounds[MIN (h->produces, ADV_TRADED)]);
  cairo_fill (cr);
  cairo_save (cr);
  trace_hexagon (target, hexagon, 0.96);
  cairo_clip (cr);
  paint_motif (target, hexagon);
  cairo_restore (cr);
  if (h->disc != 0)
    paint_disc (target, hexagon);
  if (!target->scene->names)
    return;
  adv_board_hexagon_name (target->scene->board, hexagon, name);
  kit_theme_set (cr, &target->theme->name);
  at.y += target->unit * 0.66;
  kit_paint_text (target->painter, cr, name, KIT_TEXT_PLAIN, target->unit * 0.2, at);
}

/* Piers from both corners of the edge to a sign on the sea. */
static void
paint_harbour (const AdvTarget  *target,
               const AdvHarbour *harbour)
{
  const AdvBoard *board = target->scene->board;
  const AdvTheme *theme = target->theme;
  const AdvCorner *corner = &board->corners[board->edges[harbour->edge].corners[0]];
  cairo_t *cr = target->cr;
  KitPixel ends[2];
  KitPixel middle = adv_layout_edge (target->layout, harbour->edge, ends);
  KitPixel sign = middle;
  const double dashes[] = { target->unit * 0.07, target->unit * 0.04 };

  /* Away from the only hexagon that both corners touch. */
  for (guint i = 0; i < corner->n_hexagons; i++)
    if (adv_corner_set_has (&board->hexagons[corner->hexagons[i]].around,
                            board->edges[harbour->edge].corners[1]))
      {
        KitPixel land = adv_layout_hexagon (target->layout, corner->hexagons[i]);

        sign.x += (middle.x - land.x) * 0.6;
        sign.y += (middle.y - land.y) * 0.6;
      }
  for (guint i = 0; i < 2; i++)
    {
      cairo_move_to (cr, ends[i].x, ends[i].y);
      cairo_line_to (cr, sign.x, sign.y);
    }
  cairo_set_dash (cr, dashes, 2, 0);
  kit_paint_stroke (cr, target->unit * 0.1, &theme->pier, 1);
  cairo_set_dash (cr, NULL, 0, 0);
  adv_paint_circle (target, sign, target->unit * 0.24,
                    harbour->resource < ADV_RESOURCES ? &theme->grounds[harbour->resource]
                                                      : &theme->disc,
                    &theme->disc_edge);
  kit_theme_set (cr, &theme->ink);
  if (harbour->resource >= ADV_RESOURCES)
    {
      kit_paint_text (target->painter, cr, "3:1", KIT_TEXT_BOLD, target->unit * 0.19, sign);
      return;
    }
  kit_paint_text (target->painter, cr, (const char[]) { ADV_GOOD_LETTERS[harbour->resource], '\0' },
                  KIT_TEXT_PLAIN, target->unit * 0.15,
                  (KitPixel) { sign.x, sign.y - target->unit * 0.12 });
  kit_paint_text (target->painter, cr, "2:1", KIT_TEXT_BOLD, target->unit * 0.19,
                  (KitPixel) { sign.x, sign.y + target->unit * 0.06 });
}

void
adv_paint_land (const AdvTarget *target)
{
  const AdvBoard *board = target->scene->board;

  paint_sea (target);
  for (guint i = 0; i < board->n_harbours; i++)
    paint_harbour (target, &board->harbours[i]);
  for (guint i = 0; i < board->n_hexagons; i++)
    paint_hexagon (target, i);
}

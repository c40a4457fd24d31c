/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What grows and stands on a hexagon, and the rivers that bring gold. */

#include "adv-paint-private.h"

#include "base/base-random.h"

#include <stdlib.h>
#include <string.h>


typedef void (*MotifFunc) (const AdvTarget *target,
                           guint            produces,
                           KitPixel         at,
                           double           size);

/* A cedar: three storeys that spread, darker below. */
static void
paint_cedar (const AdvTarget *target,
             guint            produces,
             KitPixel         at,
             double           size)
{
  static const double storeys[][3] = { { 0.55, 0.95, 0.1 }, { 0.05, 0.8, -0.45 },
                                       { -0.5, 0.55, -1.0 } };
  cairo_t *cr = target->cr;

  kit_theme_set (cr, &target->theme->trunk);
  cairo_rectangle (cr, at.x - size * 0.1, at.y + size * 0.4, size * 0.2, size * 0.5);
  cairo_fill (cr);
  for (guint i = 0; i < G_N_ELEMENTS (storeys); i++)
    {
      double y = at.y + storeys[i][0] * size;

      for (guint side = 0; side < 2; side++)
        {
          cairo_move_to (cr, at.x, at.y + storeys[i][2] * size - size * 0.15);
          cairo_line_to (cr, at.x + (side ? 1 : -1) * storeys[i][1] * size, y);
          cairo_line_to (cr, at.x, y + size * 0.12);
          cairo_close_path (cr);
          kit_theme_set (cr, side ? &target->theme->darks[produces]
                                  : &target->theme->lights[produces]);
          cairo_fill (cr);
        }
    }
}

/* A mountain with its shaded side and snow. */
static void
paint_peak (const AdvTarget *target,
            guint            produces,
            KitPixel         at,
            double           size)
{
  static const AdvFigure body = { 5, { { -1, 0.7 }, { -0.45, -0.1 }, { 0, -0.9 }, { 0.5, 0.05 },
                                       { 1, 0.7 } } };
  static const AdvFigure shade = { 5, { { 0, -0.9 }, { 0.5, 0.05 }, { 1, 0.7 }, { 0.2, 0.7 },
                                        { 0.08, -0.1 } } };
  static const AdvFigure snow = { 7, { { 0, -0.9 }, { 0.28, -0.38 }, { 0.12, -0.24 },
                                       { 0.02, -0.42 }, { -0.12, -0.2 }, { -0.2, -0.34 },
                                       { -0.28, -0.4 } } };

  adv_fill_figure (target->cr, &body, at, size, &target->theme->lights[produces]);
  adv_fill_figure (target->cr, &shade, at, size, &target->theme->darks[produces]);
  adv_fill_figure (target->cr, &snow, at, size, &target->theme->snow);
}

/* A sheaf of ears. */
static void
paint_sheaf (const AdvTarget *target,
             guint            produces,
             KitPixel         at,
             double           size)
{
  cairo_t *cr = target->cr;

  for (int i = -2; i <= 2; i++)
    {
      cairo_move_to (cr, at.x + i * size * 0.1, at.y + size * 0.9);
      cairo_curve_to (cr, at.x + i * size * 0.1, at.y + size * 0.3, at.x + i * size * 0.2, at.y,
                      at.x + i * size * 0.42, at.y - size * (0.85 - 0.1 * abs (i)));
    }
  kit_paint_stroke (cr, size * 0.2, &target->theme->darks[produces], 1);
  for (int i = -2; i <= 2; i++)
    {
      cairo_move_to (cr, at.x + i * size * 0.26, at.y - size * 0.15);
      cairo_line_to (cr, at.x + i * size * 0.42, at.y - size * (0.85 - 0.1 * abs (i)));
    }
  kit_paint_stroke (cr, size * 0.13, &target->theme->lights[produces], 1);
  cairo_move_to (cr, at.x - size * 0.25, at.y + size * 0.35);
  cairo_line_to (cr, at.x + size * 0.25, at.y + size * 0.35);
  kit_paint_stroke (cr, size * 0.16, &target->theme->trunk, 1);
}

static void
paint_sheep (const AdvTarget *target,
             guint            produces,
             KitPixel         at,
             double           size)
{
  static const double curls[][2] = { { -0.5, 0 }, { 0, -0.25 }, { 0.45, -0.02 }, { -0.2, 0.18 },
                                     { 0.25, 0.18 } };
  cairo_t *cr = target->cr;

  kit_theme_set (cr, &target->theme->edge);
  for (int i = 0; i < 4; i++)
    cairo_rectangle (cr, at.x + (i * 0.28 - 0.5) * size, at.y + size * 0.3, size * 0.12,
                     size * 0.45);
  cairo_fill (cr);
  kit_theme_set (cr, &target->theme->darks[produces]);
  for (guint i = 0; i < G_N_ELEMENTS (curls); i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, at.x + curls[i][0] * size, at.y + (curls[i][1] + 0.06) * size, size * 0.44, 0,
                 2 * G_PI);
    }
  cairo_fill (cr);
  kit_theme_set (cr, &target->theme->lights[produces]);
  for (guint i = 0; i < G_N_ELEMENTS (curls); i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, at.x + curls[i][0] * size, at.y + curls[i][1] * size, size * 0.38, 0,
                 2 * G_PI);
    }
  cairo_fill (cr);
  kit_theme_set (cr, &target->theme->edge);
  cairo_save (cr);
  cairo_translate (cr, at.x + size * 0.92, at.y - size * 0.02);
  cairo_scale (cr, 0.75, 1);
  cairo_arc (cr, 0, 0, size * 0.3, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
}

/* A hill with the terraces of a clay pit. */
static void
paint_pit (const AdvTarget *target,
           guint            produces,
           KitPixel         at,
           double           size)
{
  cairo_t *cr = target->cr;

  for (int i = 0; i < 3; i++)
    {
      double width = size * (1.15 - 0.3 * i);
      double y = at.y + size * (0.6 - 0.38 * i);

      cairo_move_to (cr, at.x - width, y);
      cairo_curve_to (cr, at.x - width * 0.8, y - size * 0.55, at.x + width * 0.8, y - size * 0.55,
                      at.x + width, y);
      cairo_close_path (cr);
      kit_theme_set (cr, i % 2 ? &target->theme->lights[produces]
                               : &target->theme->darks[produces]);
      cairo_fill (cr);
    }
}

static void
paint_dune (const AdvTarget *target,
            guint            produces,
            KitPixel         at,
            double           size)
{
  cairo_t *cr = target->cr;

  cairo_move_to (cr, at.x - size * 1.2, at.y + size * 0.3);
  cairo_curve_to (cr, at.x - size * 0.5, at.y - size * 0.6, at.x, at.y - size * 0.5,
                  at.x + size * 0.2, at.y - size * 0.1);
  cairo_curve_to (cr, at.x + size * 0.5, at.y + size * 0.3, at.x + size * 0.9, at.y + size * 0.3,
                  at.x + size * 1.3, at.y + size * 0.1);
  kit_paint_stroke_preserve (cr, size * 0.3, &target->theme->lights[produces], 1);
  kit_paint_stroke (cr, size * 0.12, &target->theme->darks[produces], 1);
}

static void
paint_coins (const AdvTarget *target,
             guint            produces,
             KitPixel         at,
             double           size)
{
  for (int i = 0; i < 3; i++)
    adv_paint_circle (target->cr,
                      (KitPixel) { at.x + (i - 1) * size * 0.55, at.y - (i == 1) * size * 0.5 },
                      size * 0.36, &target->theme->coin, &target->theme->darks[produces],
                      size * 0.1);
}

/* The motif in rows around the disc, from the back to the front, a little different on each
   hexagon. */
void
adv_paint_motif (const AdvTarget *target,
                 guint8           hexagon)
{
  static const struct
  {
    MotifFunc func;
    double    size;
    guint     n;
    double    places[9][2];
  } motifs[] = {
    { paint_pit, 0.2, 4, { { -0.42, -0.34 }, { 0.42, -0.36 }, { -0.4, 0.5 }, { 0.42, 0.48 } } },
    { paint_cedar, 0.17, 9, { { 0, -0.68 }, { -0.34, -0.5 }, { 0.34, -0.52 }, { -0.6, -0.24 },
                              { 0.6, -0.24 }, { -0.58, 0.22 }, { 0.6, 0.24 }, { -0.32, 0.54 },
                              { 0.34, 0.54 } } },
    { paint_sheaf, 0.21, 6, { { -0.32, -0.52 }, { 0.32, -0.52 }, { -0.6, -0.02 }, { 0.6, 0 },
                              { -0.32, 0.52 }, { 0.32, 0.52 } } },
    { paint_sheep, 0.14, 5, { { -0.3, -0.52 }, { 0.4, -0.44 }, { -0.6, 0.06 }, { 0.3, 0.58 },
                              { -0.3, 0.5 } } },
    { paint_peak, 0.31, 5, { { 0, -0.58 }, { -0.46, -0.26 }, { 0.48, -0.22 }, { -0.42, 0.42 },
                             { 0.42, 0.44 } } },
    { paint_coins, 0.13, 3, { { 0.44, -0.42 }, { -0.5, 0.34 }, { 0.44, 0.44 } } },
    { paint_dune, 0.25, 5, { { -0.32, -0.44 }, { 0.4, -0.22 }, { -0.36, 0.08 }, { 0.36, 0.3 },
                             { -0.14, 0.58 } } },
  };
  guint produces = MIN (target->layout->board->hexagons[hexagon].produces, ADV_TRADED);
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);
  BaseRandom random = { hexagon + 1 };
  double unit = target->unit;

  base_random_next (&random);
  for (guint i = 0; i < motifs[produces].n; i++)
    {
      double dx = (base_random_below (&random, 101) - 50.0) * 0.0012;
      double dy = (base_random_below (&random, 101) - 50.0) * 0.0008;
      double size = motifs[produces].size * (0.9 + base_random_below (&random, 21) * 0.01);

      motifs[produces].func (target, produces,
                             (KitPixel) { middle.x + unit * (motifs[produces].places[i][0] + dx),
                                          middle.y + unit * (motifs[produces].places[i][1] + dy) },
                             size * unit);
    }
}

/* --- rivers --- */

/* The way of a river: corners, from its hexagon to the coast. */
typedef struct
{
  guint  n;
  guint8 corners[ADV_MAX_CORNERS];
} River;

static gboolean
is_coast (const AdvBoard *board,
          guint8          corner)
{
  return board->corners[corner].n_hexagons < 3;
}

/* Along edges from the corner of @hexagon that is farthest from the coast, the shortest way. */
static void
find_river (const AdvBoard *board,
            guint8          hexagon,
            River          *river)
{
  guint8 next[ADV_MAX_CORNERS];         /* towards the coast, */
  guint8 steps[ADV_MAX_CORNERS];        /* in so many steps */
  guint8 queue[ADV_MAX_CORNERS];
  guint first = 0, n = 0;
  guint8 at = board->hexagons[hexagon].corners[0];

  memset (steps, ADV_NONE, sizeof steps);
  for (guint8 c = 0; c < board->n_corners; c++)
    if (is_coast (board, c))
      {
        steps[c] = 0;
        queue[n++] = c;
      }
  while (first < n)
    {
      const AdvCorner *corner = &board->corners[queue[first]];

      for (guint i = 0; i < corner->n_edges; i++)
        {
          const guint8 *ends = board->edges[corner->edges[i]].corners;
          guint8 other = ends[0] == queue[first] ? ends[1] : ends[0];

          if (steps[other] != ADV_NONE)
            continue;
          steps[other] = steps[queue[first]] + 1;
          next[other] = queue[first];
          queue[n++] = other;
        }
      first++;
    }
  for (guint i = 1; i < ADV_SIDES; i++)
    if (steps[board->hexagons[hexagon].corners[i]] > steps[at])
      at = board->hexagons[hexagon].corners[i];
  for (river->n = 0; steps[at] != 0 && steps[at] != ADV_NONE; at = next[at])
    river->corners[river->n++] = at;
  river->corners[river->n++] = at;
}

/* From the middle of the hexagon to the first corner, then along the edges; it widens. */
static void
paint_river (const AdvTarget *target,
             guint8           hexagon)
{
  cairo_t *cr = target->cr;
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);
  double unit = target->unit;
  River river;
  KitPixel to;

  find_river (target->layout->board, hexagon, &river);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint layer = 0; layer < 2; layer++)
    {
      to = adv_layout_corner (target->layout, river.corners[0]);
      cairo_move_to (cr, middle.x, middle.y);
      cairo_curve_to (cr, middle.x + (to.y - middle.y) * 0.35, middle.y - (to.x - middle.x) * 0.35,
                      to.x - (to.y - middle.y) * 0.25, to.y + (to.x - middle.x) * 0.25, to.x, to.y);
      for (guint i = 1; i < river.n; i++)
        {
          KitPixel corner = adv_layout_corner (target->layout, river.corners[i]);

          cairo_line_to (cr, corner.x, corner.y);
        }
      kit_paint_stroke (cr, unit * (layer == 0 ? 0.27 : 0.19),
                        layer == 0 ? &target->theme->bank : &target->theme->water, 1);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

void
adv_paint_rivers (const AdvTarget *target)
{
  const AdvBoard *board = target->layout->board;

  for (guint i = 0; i < board->n_hexagons; i++)
    if (board->hexagons[i].produces == ADV_GOLD)
      paint_river (target, i);
}

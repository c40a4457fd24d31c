/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sea, its depths around the coast, and the names of regions and seas. */

#include "adv-paint-private.h"

#include "base/base-random.h"

#include <math.h>
#include <pango/pangocairo.h>

#define NAME     0.31                   /* font size of a region, in sides */
#define SEA_NAME 0.27

static void
paint_waves (const AdvTarget *target)
{
  const KitGeometry *geometry = &target->layout->geometry;
  cairo_t *cr = target->cr;
  double unit = target->unit;
  BaseRandom random = { 4 };

  for (double y = geometry->map.y + unit * 0.3; y < geometry->map.y + geometry->map_height;
       y += unit * 0.8)
    for (double x = geometry->map.x; x < geometry->map.x + geometry->map_width; x += unit * 1.6)
      {
        double dx = base_random_below (&random, 100) * unit * 0.012;
        double dy = base_random_below (&random, 100) * unit * 0.005;

        cairo_move_to (cr, x + dx, y + dy);
        cairo_rel_curve_to (cr, unit * 0.08, -unit * 0.1, unit * 0.12, -unit * 0.1, unit * 0.2, 0);
        cairo_rel_curve_to (cr, unit * 0.08, -unit * 0.1, unit * 0.12, -unit * 0.1, unit * 0.2, 0);
      }
  kit_paint_stroke (cr, unit * 0.035, &target->theme->wave, 0.45);
}

/* Lighter towards the coast, as on old charts. */
static void
paint_shallows (const AdvTarget *target)
{
  static const double widths[] = { 1.75, 1.3, 0.92, 0.6 };
  const AdvTheme *theme = target->theme;
  cairo_t *cr = target->cr;
  double unit = target->unit;

  cairo_new_path (cr);
  for (guint i = 0; i < target->layout->board->n_hexagons; i++)
    adv_trace_hexagon (target, i, 1);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    kit_paint_stroke_preserve (cr, unit * widths[i], &theme->shallows, 0.27);
  kit_paint_stroke_preserve (cr, unit * 0.27, &theme->coast, 1);
  kit_paint_stroke (cr, unit * 0.2, &theme->beach, 1);
}

void
adv_paint_sea (const AdvTarget *target)
{
  const KitGeometry *geometry = &target->layout->geometry;
  cairo_t *cr = target->cr;
  KitPixel middle = { geometry->map.x + geometry->map_width / 2,
                      geometry->map.y + geometry->map_height / 2 };
  double reach = hypot (geometry->map_width, geometry->map_height) / 2;

  if (target->theme->grain > 0)
    {
      cairo_pattern_t *light =
        cairo_pattern_create_radial (middle.x, middle.y, reach * 0.2, middle.x, middle.y, reach);

      cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 1, 0.1 * target->theme->grain);
      cairo_pattern_add_color_stop_rgba (light, 1, 0, 0, 0, 0.22 * target->theme->grain);
      cairo_set_source (cr, light);
      cairo_paint (cr);
      cairo_pattern_destroy (light);
      paint_waves (target);
    }
  paint_shallows (target);
}

/* A name on the sea has an edge in the colour of the sea, so that waves do not cross it. */
void
adv_paint_regions (const AdvTarget *target)
{
  const AdvBoard *board = target->layout->board;
  const KitGeometry *geometry = &target->layout->geometry;
  cairo_t *cr = target->cr;

  for (guint i = 0; i < board->n_regions; i++)
    {
      const AdvRegion *region = &board->regions[i];
      KitPixel at = adv_layout_at (target->layout, region->row / 10.0, region->column / 10.0);
      double size = target->unit * (region->sea ? SEA_NAME : NAME);
      g_autoptr (PangoLayout) text = NULL;
      PangoRectangle ink;

      if (target->scene->regions[i] == NULL || size < 4)
        continue;
      text = kit_paint_text_layout (target->painter, cr, target->scene->regions[i],
                                    region->sea ? KIT_TEXT_PLAIN : KIT_TEXT_SPACED, size);
      pango_layout_get_pixel_extents (text, &ink, NULL);
      at.x = CLAMP (at.x, geometry->map.x + ink.width / 2.0 + 4,
                    geometry->map.x + geometry->map_width - ink.width / 2.0 - 4);
      cairo_move_to (cr, round (at.x - ink.x - ink.width / 2.0),
                     round (at.y - ink.y - ink.height / 2.0));
      pango_cairo_layout_path (cr, text);
      kit_paint_stroke_preserve (cr, size * 0.2, &target->theme->kit.backdrop, 0.6);
      kit_paint_fill (cr, region->sea ? &target->theme->sea_name : &target->theme->name);
    }
}

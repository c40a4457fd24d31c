/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roads, villages and cities of four peoples, the robber, Alexander with his train. */

#include "adv-paint-private.h"

#include <math.h>

#define KING  0.38                      /* sizes in units: of Alexander without his crest, */
#define ASIDE 0.52                      /* and from a corner to the middle of his company */

static const KitPlayerColours *
get_colours (KitPainter *painter,
             KitColour   colour)
{
  return &kit_painter_get_theme (painter)->players[colour];
}

/** adv_paint_road: a beam between @ends. The line on it is broken in another way for each colour,
    so that colours need not be told apart. */
void
adv_paint_road (KitPainter     *painter,
                cairo_t        *cr,
                KitColour       colour,
                const KitPixel  ends[2],
                double          unit)
{
  static const double patterns[KIT_COLOURS][2] = {
    { 1, 0 }, { 0.16, 0.08 }, { 0.05, 0.07 }, { 0.05, 0.2 }
  };
  const KitPlayerColours *colours = get_colours (painter, colour);
  KitPixel middle = { (ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2 };
  double dx = (ends[1].x - middle.x) * 0.56;
  double dy = (ends[1].y - middle.y) * 0.56;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_trace_line (cr, (KitPixel) { middle.x - dx, middle.y - dy },
                        (KitPixel) { middle.x + dx, middle.y + dy });
  kit_paint_stroke_preserve (cr, unit * 0.25, &colours->shade, 1);
  kit_paint_stroke_preserve (cr, unit * 0.18, &colours->body, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  kit_paint_stroke_dashed (cr, unit * 0.05, &colours->light, unit * patterns[colour][0],
                           unit * patterns[colour][1]);
}

/* The house of each people, in the order of the colours: a gable, a dome, a flat roof with a
   parapet, a pointed roof. */
static const AdvStep houses[KIT_COLOURS][14] = {
  { { 'L', -0.8, 0.7 }, { 'L', -0.8, -0.15 }, { 'L', 0, -0.95 }, { 'L', 0.8, -0.15 },
    { 'L', 0.8, 0.7 }, { 'Z' } },
  { { 'L', -0.75, 0.7 }, { 'L', -0.75, -0.1 }, { 'L', 0.75, -0.1 }, { 'L', 0.75, 0.7 }, { 'Z' },
    { 'A', 0, -0.1, 0.75, 1, 2 }, { 'Z' } },
  { { 'L', -0.8, 0.7 }, { 'L', -0.8, -0.75 }, { 'L', -0.45, -0.75 }, { 'L', -0.45, -0.4 },
    { 'L', -0.18, -0.4 }, { 'L', -0.18, -0.75 }, { 'L', 0.18, -0.75 }, { 'L', 0.18, -0.4 },
    { 'L', 0.45, -0.4 }, { 'L', 0.45, -0.75 }, { 'L', 0.8, -0.75 }, { 'L', 0.8, 0.7 }, { 'Z' } },
  { { 'L', -0.62, 0.7 }, { 'L', -0.9, 0.1 }, { 'L', 0, -1.15 }, { 'L', 0.9, 0.1 },
    { 'L', 0.62, 0.7 }, { 'Z' } },
};

static const AdvStep door[] = {
  { 'L', -0.2, 0.7 }, { 'L', -0.2, 0.15 }, { 'L', 0.2, 0.15 }, { 'L', 0.2, 0.7 }, { 'Z' }, { 0 }
};

static const AdvStep wall[] = {
  { 'L', -1.35, 0.85 }, { 'L', -1.35, 0.1 }, { 'L', -1.0, 0.1 }, { 'L', -1.0, 0.3 },
  { 'L', -0.3, 0.3 }, { 'L', 0.3, 0.3 }, { 'L', 1.0, 0.3 }, { 'L', 1.0, 0.1 },
  { 'L', 1.35, 0.1 }, { 'L', 1.35, 0.85 }, { 'Z' }, { 0 }
};

static void
paint_part (cairo_t                *cr,
            const KitPlayerColours *colours,
            const AdvStep          *outline,
            KitPixel                at,
            double                  size,
            double                  line)
{
  adv_trace_figure (cr, outline, at, size);
  kit_paint_stroke_preserve (cr, line, &colours->shade, 1);
  kit_paint_fill (cr, &colours->body);
}

/** adv_paint_building: a village, or a city: three houses of its people on a wall. */
void
adv_paint_building (KitPainter *painter,
                    cairo_t    *cr,
                    KitColour   colour,
                    KitPixel    middle,
                    double      unit,
                    gboolean    city)
{
  const KitPlayerColours *colours = get_colours (painter, colour);
  const AdvStep *house = houses[colour];
  double size = unit * 0.25;
  double line = unit * 0.07;
  KitPixel threshold = middle;

  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (city)
    {
      for (int side = -1; side <= 1; side += 2)
        paint_part (cr, colours, house,
                    (KitPixel) { middle.x + side * size * 0.8, middle.y - size * 0.2 },
                    size * 0.62, line);
      paint_part (cr, colours, house, (KitPixel) { middle.x, middle.y - size * 0.35 }, size * 0.9,
                  line);
      paint_part (cr, colours, wall, middle, size, line);
      threshold.y += size * 0.15;
    }
  else
    paint_part (cr, colours, house, middle, size, line);
  adv_trace_figure (cr, door, threshold, size);
  kit_paint_fill (cr, &colours->light);
}

/** adv_paint_piece: what stands for a player in panels: a village. */
void
adv_paint_piece (KitPainter *painter,
                 cairo_t    *cr,
                 KitColour   colour,
                 KitPixel    middle,
                 double      size)
{
  adv_paint_building (painter, cr, colour, (KitPixel) { middle.x, middle.y + size * 0.05 },
                      size * 1.7, FALSE);
}

/** adv_paint_robber_place: where the robber stands on a hexagon: left of its disc. */
KitPixel
adv_paint_robber_place (const AdvLayout *layout,
                        guint8           hexagon)
{
  KitPixel at = adv_layout_hexagon (layout, hexagon);

  at.x -= layout->geometry.unit * 0.47;
  at.y += layout->geometry.unit * 0.04;
  return at;
}

/** adv_paint_robber: a hooded figure with a knife. */
void
adv_paint_robber (KitPainter *painter,
                  cairo_t    *cr,
                  KitPixel    at,
                  double      unit)
{
  static const AdvStep robber[] = {
    { 'M', -0.8, 1 }, { 'C', -0.75, -0.1, -0.55, -0.3, -0.3, -0.45 },
    { 'C', -0.45, -1.1, 0.45, -1.1, 0.3, -0.45 }, { 'C', 0.55, -0.3, 0.75, -0.1, 0.8, 1 }, { 'Z' },
    ADV_STROKE (0.08 / 0.33, sign), ADV_FILL (robber),
    { 'E', 0, -0.58, 0.2, 1, 0.7 }, ADV_FILL (often),
    { 'M', 0.3, 0.45 }, { 'L', 0.95, -0.2 }, ADV_STROKE (0.16, sign),
    { 0 }
  };

  adv_paint_figure (painter, cr, robber, at, unit * 0.33);
}

/* The middle of the sea beside a corner of the coast or, where there is land all round, of the
   lowest hexagon. */
static KitPixel
find_aside (const AdvLayout *layout,
            guint8           corner)
{
  const AdvCorner *c = &layout->board->corners[corner];
  KitPixel at = adv_layout_corner (layout, corner);
  KitPixel sea = at;
  KitPixel lowest = at;

  for (guint i = 0; i < c->n_hexagons; i++)
    {
      KitPixel middle = adv_layout_hexagon (layout, c->hexagons[i]);

      sea.x -= middle.x - at.x;
      sea.y -= middle.y - at.y;
      if (middle.y > lowest.y)
        lowest = middle;
    }
  return c->n_hexagons < G_N_ELEMENTS (c->hexagons) ? sea : lowest;
}

/** adv_paint_king_place: where the feet of Alexander stand when so many points are passed: beside
    the last one, where they hide neither what is built there nor its edges; or before the first. */
KitPixel
adv_paint_king_place (const AdvLayout *layout,
                      guint            passed)
{
  double unit = layout->geometry.unit;
  guint8 corner = layout->board->points[MAX (passed, 1) - 1].corner;
  KitPixel at = adv_layout_corner (layout, corner);
  KitPixel aside = find_aside (layout, corner);

  if (passed == 0)
    return (KitPixel) { at.x - unit * 0.85, at.y - unit * 0.2 };
  at = kit_pixel_between (at, aside, ASIDE * unit / hypot (aside.x - at.x, aside.y - at.y));
  at.y += unit * KING * 0.9;
  return at;
}

/* One of the king's company: a cloak and a head. */
static void
paint_companion (cairo_t        *cr,
                 const AdvTheme *theme,
                 KitPixel        foot,
                 double          size,
                 const KitRgba  *body)
{
  static const AdvStep companion[] = {
    { 'M', -0.42, 0 }, { 'C', -0.4, -0.6, -0.25, -0.85, 0, -0.88 },
    { 'C', 0.25, -0.85, 0.4, -0.6, 0.42, 0 }, { 'Z' }, { 'O', 0, -1.02, 0.25 },
    { 0 }
  };

  cairo_new_path (cr);
  adv_trace_figure (cr, companion, foot, size);
  kit_paint_stroke_preserve (cr, size * 0.16, &theme->edge, 1);
  kit_paint_fill (cr, body);
}

/** adv_paint_alexander: the king with a crest and a spear, and a small train of advisers. */
void
adv_paint_alexander (KitPainter *painter,
                     cairo_t    *cr,
                     KitPixel    foot,
                     double      unit)
{
  /* Crest, spear and sash. */
  static const AdvStep attire[] = {
    { 'A', 0, -1.06, 0.37, 1.08, 1.92 }, ADV_STROKE (0.2, plume),
    { 'M', 0.36, 0 }, { 'L', 0.52, -1.5 }, ADV_STROKE (0.09, edge),
    { 'M', -0.3, -0.1 }, { 'C', -0.1, -0.3, 0.1, -0.5, 0.2, -0.72 }, ADV_STROKE (0.14, plume),
    { 0 }
  };
  const AdvTheme *theme = (const AdvTheme *) kit_painter_get_theme (painter);
  double size = unit * KING;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  paint_companion (cr, theme, (KitPixel) { foot.x - size * 0.72, foot.y - size * 0.1 },
                   size * 0.62, &theme->king_dark);
  paint_companion (cr, theme, (KitPixel) { foot.x + size * 0.62, foot.y - size * 0.1 },
                   size * 0.62, &theme->king_dark);
  paint_companion (cr, theme, foot, size, &theme->king);
  adv_paint_figure (painter, cr, attire, foot, size);
  cairo_restore (cr);
}

/* --- dice --- */

/** adv_paint_die_place: where the first or second die lies: on the sea in the lower left. */
KitPixel
adv_paint_die_place (const AdvLayout *layout,
                     guint            die)
{
  return adv_layout_at (layout, 4.55, 1.9 + die * 1.15);
}

/** adv_paint_die: a die that shows @number, turned by @angle. */
void
adv_paint_die (KitPainter *painter,
               cairo_t    *cr,
               guint       number,
               KitPixel    middle,
               double      size,
               double      angle)
{
  /* A bit for each of nine fields, row by row. */
  static const guint fields[7] = { 0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };
  const AdvTheme *theme = (const AdvTheme *) kit_painter_get_theme (painter);

  cairo_save (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_rotate (cr, angle);
  kit_paint_trace_round (cr, -size / 2 + size * 0.04, -size / 2 + size * 0.07, size, size,
                         size / 5);
  kit_paint_fill (cr, &theme->shadow);
  kit_paint_trace_round (cr, -size / 2, -size / 2, size, size, size / 5);
  kit_paint_shape (cr, &theme->disc, &theme->edge, size * 0.05);
  for (guint i = 0; i < 9; i++)
    if (fields[number] >> i & 1)
      kit_paint_trace_circle (cr, (KitPixel) { ((int) (i % 3) - 1) * size * 0.27,
                                               ((int) (i / 3) - 1) * size * 0.27 }, size * 0.09);
  kit_paint_fill (cr, &theme->ink);
  cairo_restore (cr);
}

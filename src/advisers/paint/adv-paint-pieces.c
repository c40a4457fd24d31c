/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roads, villages and cities of four peoples, the robber, Alexander with his train. */

#include "adv-paint-private.h"

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
  const double dashes[] = { unit * patterns[colour][0], unit * patterns[colour][1] };
  KitPixel middle = { (ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2 };
  double dx = (ends[1].x - middle.x) * 0.56;
  double dy = (ends[1].y - middle.y) * 0.56;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, middle.x - dx, middle.y - dy);
  cairo_line_to (cr, middle.x + dx, middle.y + dy);
  kit_paint_stroke_preserve (cr, unit * 0.25, &colours->shade, 1);
  kit_paint_stroke_preserve (cr, unit * 0.18, &colours->body, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, 2, 0);
  kit_paint_stroke (cr, unit * 0.05, &colours->light, 1);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* The house of each people, in the order of the colours: a gable, a dome, a flat roof with a
   parapet, a pointed roof. The dome is added by trace_house(). */
static const AdvFigure houses[KIT_COLOURS] = {
  { 5, { { -0.8, 0.7 }, { -0.8, -0.15 }, { 0, -0.95 }, { 0.8, -0.15 }, { 0.8, 0.7 } } },
  { 4, { { -0.75, 0.7 }, { -0.75, -0.1 }, { 0.75, -0.1 }, { 0.75, 0.7 } } },
  { 12, { { -0.8, 0.7 }, { -0.8, -0.75 }, { -0.45, -0.75 }, { -0.45, -0.4 }, { -0.18, -0.4 },
          { -0.18, -0.75 }, { 0.18, -0.75 }, { 0.18, -0.4 }, { 0.45, -0.4 }, { 0.45, -0.75 },
          { 0.8, -0.75 }, { 0.8, 0.7 } } },
  { 5, { { -0.62, 0.7 }, { -0.9, 0.1 }, { 0, -1.15 }, { 0.9, 0.1 }, { 0.62, 0.7 } } },
};

static void
trace_house (cairo_t   *cr,
             KitColour  colour,
             KitPixel   at,
             double     size)
{
  adv_trace_figure (cr, &houses[colour], at, size);
  if (colour != KIT_YELLOW)
    return;
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y - size * 0.1, size * 0.75, G_PI, 2 * G_PI);
  cairo_close_path (cr);
}

static void
paint_part (cairo_t                *cr,
            const KitPlayerColours *colours,
            double                  width)
{
  kit_paint_stroke_preserve (cr, width * 2, &colours->shade, 1);
  kit_theme_set (cr, &colours->body);
  cairo_fill (cr);
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
  static const AdvFigure door = { 4, { { -0.2, 0.7 }, { -0.2, 0.15 }, { 0.2, 0.15 },
                                       { 0.2, 0.7 } } };
  static const AdvFigure wall = { 10, { { -1.35, 0.85 }, { -1.35, 0.1 }, { -1.0, 0.1 },
                                        { -1.0, 0.3 }, { -0.3, 0.3 }, { 0.3, 0.3 },
                                        { 1.0, 0.3 }, { 1.0, 0.1 }, { 1.35, 0.1 },
                                        { 1.35, 0.85 } } };
  const KitPlayerColours *colours = get_colours (painter, colour);
  double size = unit * 0.25;
  double line = unit * 0.035;

  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (!city)
    {
      trace_house (cr, colour, middle, size);
      paint_part (cr, colours, line);
      adv_fill_figure (cr, &door, middle, size, &colours->light);
      return;
    }
  trace_house (cr, colour, (KitPixel) { middle.x - size * 0.8, middle.y - size * 0.2 },
               size * 0.62);
  paint_part (cr, colours, line);
  trace_house (cr, colour, (KitPixel) { middle.x + size * 0.8, middle.y - size * 0.2 },
               size * 0.62);
  paint_part (cr, colours, line);
  trace_house (cr, colour, (KitPixel) { middle.x, middle.y - size * 0.35 }, size * 0.9);
  paint_part (cr, colours, line);
  adv_trace_figure (cr, &wall, middle, size);
  paint_part (cr, colours, line);
  adv_fill_figure (cr, &door, (KitPixel) { middle.x, middle.y + size * 0.15 }, size,
                   &colours->light);
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
  const AdvTheme *theme = (const AdvTheme *) kit_painter_get_theme (painter);
  double size = unit * 0.33;

  cairo_new_path (cr);
  cairo_move_to (cr, at.x - size * 0.8, at.y + size);
  cairo_curve_to (cr, at.x - size * 0.75, at.y - size * 0.1, at.x - size * 0.55, at.y - size * 0.3,
                  at.x - size * 0.3, at.y - size * 0.45);
  cairo_curve_to (cr, at.x - size * 0.45, at.y - size * 1.1, at.x + size * 0.45, at.y - size * 1.1,
                  at.x + size * 0.3, at.y - size * 0.45);
  cairo_curve_to (cr, at.x + size * 0.55, at.y - size * 0.3, at.x + size * 0.75, at.y - size * 0.1,
                  at.x + size * 0.8, at.y + size);
  cairo_close_path (cr);
  kit_paint_stroke_preserve (cr, unit * 0.08, &theme->sign, 1);
  kit_theme_set (cr, &theme->robber);
  cairo_fill (cr);
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y - size * 0.58);
  cairo_scale (cr, 1, 0.7);
  cairo_arc (cr, 0, 0, size * 0.2, 0, 2 * G_PI);
  cairo_restore (cr);
  kit_theme_set (cr, &theme->often);
  cairo_fill (cr);
  cairo_move_to (cr, at.x + size * 0.3, at.y + size * 0.45);
  cairo_line_to (cr, at.x + size * 0.95, at.y - size * 0.2);
  kit_paint_stroke (cr, size * 0.16, &theme->sign, 1);
}

/** adv_paint_king_place: where the feet of Alexander stand when so many points are passed: a little
    behind the last one, or before the first. */
KitPixel
adv_paint_king_place (const AdvLayout *layout,
                      guint            passed)
{
  KitPixel at = adv_layout_corner (layout, layout->board->points[MAX (passed, 1) - 1].corner);

  if (passed == 0)
    at.x -= layout->geometry.unit * 0.85;
  at.y -= layout->geometry.unit * (passed == 0 ? 0.2 : 0.14);
  return at;
}

/* One of the king's company: a cloak, a head, a helmet. */
static void
paint_figure (cairo_t       *cr,
              const AdvTheme *theme,
              KitPixel       foot,
              double         size,
              const KitRgba *body)
{
  cairo_new_path (cr);
  cairo_move_to (cr, foot.x - size * 0.42, foot.y);
  cairo_curve_to (cr, foot.x - size * 0.4, foot.y - size * 0.6, foot.x - size * 0.25,
                  foot.y - size * 0.85, foot.x, foot.y - size * 0.88);
  cairo_curve_to (cr, foot.x + size * 0.25, foot.y - size * 0.85, foot.x + size * 0.4,
                  foot.y - size * 0.6, foot.x + size * 0.42, foot.y);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, foot.x, foot.y - size * 1.02, size * 0.25, 0, 2 * G_PI);
  kit_paint_stroke_preserve (cr, size * 0.16, &theme->edge, 1);
  kit_theme_set (cr, body);
  cairo_fill (cr);
}

/** adv_paint_alexander: the king with a crest and a spear, and a small train of advisers. */
void
adv_paint_alexander (KitPainter *painter,
                     cairo_t    *cr,
                     KitPixel    foot,
                     double      unit)
{
  const AdvTheme *theme = (const AdvTheme *) kit_painter_get_theme (painter);
  double size = unit * 0.45;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  paint_figure (cr, theme, (KitPixel) { foot.x - size * 0.72, foot.y - size * 0.1 }, size * 0.62,
                &theme->king_dark);
  paint_figure (cr, theme, (KitPixel) { foot.x + size * 0.62, foot.y - size * 0.1 }, size * 0.62,
                &theme->king_dark);
  paint_figure (cr, theme, foot, size, &theme->king);
  cairo_new_path (cr);
  cairo_arc (cr, foot.x, foot.y - size * 1.06, size * 0.37, G_PI * 1.08, G_PI * 1.92);
  kit_paint_stroke (cr, size * 0.2, &theme->plume, 1);
  cairo_move_to (cr, foot.x + size * 0.36, foot.y);
  cairo_line_to (cr, foot.x + size * 0.52, foot.y - size * 1.5);
  kit_paint_stroke (cr, size * 0.09, &theme->edge, 1);
  cairo_move_to (cr, foot.x - size * 0.3, foot.y - size * 0.1);
  cairo_curve_to (cr, foot.x - size * 0.1, foot.y - size * 0.3, foot.x + size * 0.1,
                  foot.y - size * 0.5, foot.x + size * 0.2, foot.y - size * 0.72);
  kit_paint_stroke (cr, size * 0.14, &theme->plume, 1);
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
  kit_theme_set (cr, &theme->shadow);
  cairo_fill (cr);
  kit_paint_trace_round (cr, -size / 2, -size / 2, size, size, size / 5);
  kit_theme_set (cr, &theme->disc);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, size * 0.05, &theme->edge, 1);
  for (guint i = 0; i < 9; i++)
    if (fields[number] >> i & 1)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, ((int) (i % 3) - 1) * size * 0.27, ((int) (i / 3) - 1) * size * 0.27,
                   size * 0.09, 0, 2 * G_PI);
      }
  kit_theme_set (cr, &theme->ink);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layer of the position: provinces, walls, governors, discs, Alexander. */

#include "alx-paint-private.h"

#include <math.h>

#define GOVERNOR  0.62                  /* of a side */
#define ALEXANDER 1.0
#define WALL      0.13

/* Stripes, so that an owner's province is told apart without its colour. */
static void
paint_stripes (AlxPainter      *painter,
               cairo_t         *cr,
               const AlxLayout *layout,
               AlxColour        colour)
{
  double step = layout->unit * 0.19;
  double x1, y1, x2, y2;

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  cairo_set_line_width (cr, layout->unit * 0.035);
  for (double at = floor ((x1 - (y2 - y1)) / step) * step; at < x2 + (y2 - y1); at += step)
    switch (colour)
      {
      case ALX_RED:
        cairo_move_to (cr, at, y2);
        cairo_line_to (cr, at + (y2 - y1), y1);
        break;
      case ALX_YELLOW:
        cairo_move_to (cr, at, y1);
        cairo_line_to (cr, at + (y2 - y1), y2);
        break;
      case ALX_BLUE:
        cairo_move_to (cr, at, y1);
        cairo_line_to (cr, at, y2);
        break;
      default:
        cairo_move_to (cr, x1, y1 + at - x1 + (y2 - y1));
        cairo_line_to (cr, x2, y1 + at - x1 + (y2 - y1));
        break;
      }
  alx_theme_set_alpha (cr, &painter->theme->players[colour].shade, 0.30);
  cairo_stroke (cr);
}

static void
trace_province (cairo_t         *cr,
                const AlxLayout *layout,
                const AlxState  *state,
                guint8           label,
                gboolean         only_plain)
{
  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (state->province[s] == label &&
        (!only_plain || layout->board->spaces[s].symbol == ALX_PLAIN))
      alx_paint_trace_space (cr, layout, s, 0);
}

/** alx_paint_value: a number in a small shield, @value points; struck out when it does not score. */
void
alx_paint_value (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 AlxPixel         middle,
                 guint            value,
                 gboolean         scores,
                 const AlxRgba   *colour)
{
  double size = MAX (layout->unit * 0.36, 13);
  char text[8];

  g_snprintf (text, sizeof text, "%u", value);
  cairo_arc (cr, middle.x, middle.y, size / 2, 0, 2 * G_PI);
  alx_theme_set (cr, &painter->theme->paper);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (size * 0.09, 1.5));
  alx_theme_set (cr, colour);
  cairo_stroke (cr);
  alx_theme_set (cr, &painter->theme->ink);
  alx_paint_text (cr, text, ALX_TEXT_BOLD, size * 0.62, middle);
  if (scores)
    return;
  cairo_move_to (cr, middle.x - size * 0.35, middle.y + size * 0.35);
  cairo_line_to (cr, middle.x + size * 0.35, middle.y - size * 0.35);
  alx_theme_set (cr, colour);
  cairo_stroke (cr);
}

/* The plain space of a province that lies nearest to its middle; ALX_NONE if it has none. */
static guint8
find_middle (const AlxLayout *layout,
             const AlxState  *state,
             guint8           label)
{
  AlxPixel sum = { 0, 0 };
  double best = G_MAXDOUBLE;
  guint8 found = ALX_NONE;
  guint n = 0;

  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (state->province[s] == label)
      {
        AlxPixel middle = alx_layout_space (layout, s);

        sum.x += middle.x;
        sum.y += middle.y;
        n++;
      }
  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (state->province[s] == label && layout->board->spaces[s].symbol == ALX_PLAIN)
      {
        AlxPixel middle = alx_layout_space (layout, s);
        double distance = hypot (middle.x - sum.x / n, middle.y - sum.y / n);

        if (distance < best)
          {
            best = distance;
            found = s;
          }
      }
  return found;
}

static void
paint_province (AlxPainter      *painter,
                cairo_t         *cr,
                const AlxLayout *layout,
                const AlxScene  *scene,
                const AlxProvince *province)
{
  const AlxTheme *theme = painter->theme;
  const AlxRgba *edge = &theme->coast;
  guint8 middle = find_middle (layout, &scene->state, province->label);

  cairo_save (cr);
  trace_province (cr, layout, &scene->state, province->label, province->owner == ALX_NONE);
  if (province->owner != ALX_NONE)
    {
      AlxColour colour = scene->colours[province->owner];

      edge = &theme->players[colour].body;
      alx_theme_set_alpha (cr, &theme->players[colour].wash, 0.34);
      cairo_fill_preserve (cr);
      cairo_clip (cr);
      paint_stripes (painter, cr, layout, colour);
    }
  else
    {
      alx_theme_set_alpha (cr, &theme->paper, 0.7);
      cairo_fill (cr);
    }
  cairo_restore (cr);
  if (middle != ALX_NONE)
    alx_paint_value (painter, cr, layout, alx_layout_space (layout, middle),
                     province->value, province->n_governors < 2, edge);
}

/* Open land, which is the largest free province, stays calm. */
static void
paint_provinces (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  AlxProvince provinces[ALX_MAX_SPACES];
  guint open = 0;

  for (guint i = 0; i < scene->state.n_provinces; i++)
    {
      alx_state_get_province (&scene->state, scene->board, i, &provinces[i]);
      if (provinces[i].n_spaces > provinces[open].n_spaces)
        open = i;
    }
  for (guint i = 0; i < scene->state.n_provinces; i++)
    if (i != open || provinces[i].owner != ALX_NONE)
      paint_province (painter, cr, layout, scene, &provinces[i]);
}

static void
trace_walls (cairo_t         *cr,
             const AlxLayout *layout,
             const AlxState  *state,
             gboolean         red,
             double           offset)
{
  for (guint i = 0; i < layout->board->n_sides; i++)
    if (alx_side_set_has (&state->walls, i) && alx_side_set_has (&state->red_walls, i) == red)
      {
        AlxPixel a = alx_layout_point (layout, layout->board->sides[i].points[0]);
        AlxPixel b = alx_layout_point (layout, layout->board->sides[i].points[1]);

        cairo_move_to (cr, a.x + offset, a.y + offset);
        cairo_line_to (cr, b.x + offset, b.y + offset);
      }
}

static void
paint_walls (AlxPainter      *painter,
             cairo_t         *cr,
             const AlxLayout *layout,
             const AlxState  *state)
{
  const AlxTheme *theme = painter->theme;
  double width = MAX (WALL * layout->unit, 2.5);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint red = 0; red < 2; red++)
    {
      trace_walls (cr, layout, state, red, width * 0.3);
      cairo_set_line_width (cr, width);
      alx_theme_set (cr, &theme->shadow);
      cairo_stroke (cr);
    }
  for (guint red = 0; red < 2; red++)
    {
      const double joints[] = { width * 0.75, width * 0.55 };

      trace_walls (cr, layout, state, red, 0);
      cairo_set_line_width (cr, width);
      alx_theme_set (cr, red ? &theme->red_wall : &theme->black_wall);
      cairo_stroke (cr);
      trace_walls (cr, layout, state, red, -width * 0.16);
      cairo_set_line_width (cr, width * 0.22);
      cairo_set_dash (cr, joints, 2, 0);
      alx_theme_set (cr, red ? &theme->red_edge : &theme->black_edge);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
}

/* A governor hides the emblem he stands on: a small one beside him keeps it in sight. */
static void
paint_governors (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      guint8 player = alx_state_governor_on (&scene->state, s);
      AlxPixel middle = alx_layout_space (layout, s);
      AlxPixel badge = { middle.x + layout->unit * 0.22, middle.y + layout->unit * 0.17 };
      double size = layout->unit * GOVERNOR;

      if (player == ALX_NONE)
        continue;
      cairo_save (cr);
      cairo_translate (cr, middle.x + size * 0.05, middle.y + size * 0.42);
      cairo_scale (cr, 1, 0.35);
      cairo_arc (cr, 0, 0, size * 0.42, 0, 2 * G_PI);
      alx_theme_set (cr, &painter->theme->shadow);
      cairo_fill (cr);
      cairo_restore (cr);
      alx_paint_governor (painter, cr, scene->colours[player],
                          (AlxPixel) { middle.x, middle.y - size * 0.06 }, size);
      cairo_arc (cr, badge.x, badge.y, layout->unit * 0.125, 0, 2 * G_PI);
      alx_theme_set (cr, &painter->theme->tints[scene->board->spaces[s].symbol]);
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, layout->unit * 0.02);
      alx_theme_set (cr, &painter->theme->inks[scene->board->spaces[s].symbol]);
      cairo_stroke (cr);
      alx_paint_emblem (painter, cr, scene->board->spaces[s].symbol, badge, layout->unit * 0.17);
    }
}

static void
paint_alexander (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  AlxPixel foot = alx_layout_point (layout, scene->state.alexander);
  double size = layout->unit * ALEXANDER;

  cairo_save (cr);
  cairo_translate (cr, foot.x, foot.y);
  cairo_scale (cr, 1, 0.4);
  cairo_arc (cr, 0, 0, size * 0.3, 0, 2 * G_PI);
  alx_theme_set (cr, &painter->theme->shadow);
  cairo_fill (cr);
  cairo_restore (cr);
  alx_paint_svg (cr, painter->alexander, (AlxPixel) { foot.x, foot.y - size * 0.42 }, size);
}

/**
 * alx_paint_pieces:
 * @painter: a painter
 * @cr: what is painted on, the land already there
 * @layout: where
 * @scene: what
 */
void
alx_paint_pieces (AlxPainter      *painter,
                  cairo_t         *cr,
                  const AlxLayout *layout,
                  const AlxScene  *scene)
{
  cairo_save (cr);
  paint_provinces (painter, cr, layout, scene);
  paint_walls (painter, cr, layout, &scene->state);
  paint_governors (painter, cr, layout, scene);
  paint_alexander (painter, cr, layout, scene);
  if (layout->frame > 0)
    alx_paint_discs (painter, cr, layout, scene);
  cairo_restore (cr);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provinces: their owners and values, and the keys of tiles of the ground. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

/* Stripes identify the owner without colours. They start from the origin of the board, so that they
   continue from one tile to the next. */
static void
paint_stripes (KitPainter      *painter,
               cairo_t         *cr,
               const AlxLayout *layout,
               KitColour        colour)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  /* The lines are x * across + y * down = a multiple of the step. */
  static const struct
  {
    int across, down;
  } slants[KIT_COLOURS] = { { 1, 1 }, { 1, -1 }, { 1, 0 }, { 0, 1 } };
  int across = slants[colour].across;
  int down = slants[colour].down;
  double step = layout->geometry.unit * (across != 0 && down != 0 ? 0.26 : 0.19);
  double offset = layout->geometry.origin.x * across + layout->geometry.origin.y * down;
  double x1, y1, x2, y2;
  double least, most;

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  least = x1 * across + MIN (y1 * down, y2 * down);
  most = x2 * across + MAX (y1 * down, y2 * down);
  cairo_set_line_width (cr, layout->geometry.unit * 0.035);
  for (double at = offset + floor ((least - offset) / step) * step; at <= most; at += step)
    if (across == 0)
      {
        cairo_move_to (cr, x1, at);
        cairo_line_to (cr, x2, at);
      }
    else
      {
        cairo_move_to (cr, at - y1 * down, y1);
        cairo_line_to (cr, at - y2 * down, y2);
      }
  kit_theme_set_alpha (cr, &theme->kit.players[colour].shade, 0.36);
  cairo_stroke (cr);
}

/* The plain space of a province that is nearest to its middle; ALX_NONE if it has none. */
static guint8
find_middle (const AlxLayout *layout,
             const AlxState  *state,
             guint8           label)
{
  KitPixel sum = { 0, 0 };
  double best = G_MAXDOUBLE;
  guint8 found = ALX_NONE;
  guint n = 0;

  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (state->province[s] == label)
      {
        KitPixel middle = alx_layout_space (layout, s);

        sum.x += middle.x;
        sum.y += middle.y;
        n++;
      }
  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (state->province[s] == label && layout->board->spaces[s].symbol == ALX_PLAIN)
      {
        KitPixel middle = alx_layout_space (layout, s);
        double distance = hypot (middle.x - sum.x / n, middle.y - sum.y / n);

        if (distance < best)
          {
            best = distance;
            found = s;
          }
      }
  return found;
}

/** alx_paint_value_place: the middle of the value of the province @label. */
KitPixel
alx_paint_value_place (const AlxLayout *layout,
                       const AlxState  *state,
                       guint8           label)
{
  guint8 middle = find_middle (layout, state, label);

  for (guint s = 0; s < layout->board->n_spaces && middle == ALX_NONE; s++)
    if (state->province[s] == label)
      middle = s;
  return alx_layout_space (layout, middle);
}

/* Clips to the extents of the path, rounded to whole pixels, and clears the path. */
static void
clip_to_extents (cairo_t *cr)
{
  double x1, y1, x2, y2;

  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  cairo_new_path (cr);
  cairo_rectangle (cr, floor (x1), floor (y1), ceil (x2) - floor (x1), ceil (y2) - floor (y1));
  cairo_clip (cr);
}

/* Adds the visible sides of a province as separate lines, so that the dots of each start anew and
   are spaced evenly. */
static void
trace_seen_rim (cairo_t         *cr,
                const AlxLayout *layout,
                const AlxState  *state,
                guint8           label)
{
  for (guint i = 0; i < layout->board->n_sides; i++)
    {
      KitPixel a = alx_layout_point (layout, layout->board->sides[i].points[0]);
      KitPixel b = alx_layout_point (layout, layout->board->sides[i].points[1]);

      if (!alx_paint_is_rim (layout, state, i, label) ||
          !kit_paint_is_seen (cr, (KitPixel) { (a.x + b.x) / 2, (a.y + b.y) / 2 },
                              layout->geometry.unit * 0.7))
        continue;
      cairo_move_to (cr, a.x, a.y);
      cairo_line_to (cr, b.x, b.y);
    }
}

/* What is written and drawn on the plain spaces of a province that has an owner is faint. */
static void
fade_land (cairo_t         *cr,
           const AlxLayout *layout,
           const AlxScene  *scene,
           guint8           label,
           const KitRgba   *plain)
{
  for (guint s = 0; s < scene->board->n_spaces; s++)
    if (scene->state.province[s] == label && scene->board->spaces[s].symbol == ALX_PLAIN &&
        kit_paint_is_seen (cr, alx_layout_space (layout, s), layout->geometry.unit))
      alx_paint_trace_space (cr, layout, s, 0);
  kit_theme_set_alpha (cr, plain, 0.6);
  cairo_fill (cr);
}

/* With an owner, coloured and striped; without, pale with a dotted rim. */
static void
paint_province (KitPainter        *painter,
                cairo_t           *cr,
                const AlxLayout   *layout,
                const AlxScene    *scene,
                const AlxProvince *province)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  gboolean owned = province->owner != ALX_NONE;
  const KitPlayerColours *owner =
    owned ? &theme->kit.players[scene->colours[province->owner]] : NULL;
  const double dots[] = { 0, layout->geometry.unit * 0.125 };
  guint8 middle = find_middle (layout, &scene->state, province->label);

  cairo_save (cr);
  if (owned)
    fade_land (cr, layout, scene, province->label, &theme->plain);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  alx_paint_trace_rim (cr, layout, &scene->state, province->label);
  /* Paint to a group and fill the rim with it: clipping hundreds of dots to the rim takes much
     longer. */
  clip_to_extents (cr);
  cairo_push_group (cr);
  if (owned)
    kit_theme_set_alpha (cr, &owner->wash, 0.42);
  else
    kit_theme_set_alpha (cr, &theme->free, 0.6);
  cairo_paint (cr);
  if (owned)
    paint_stripes (painter, cr, layout, scene->colours[province->owner]);
  trace_seen_rim (cr, layout, &scene->state, province->label);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke_preserve (cr, layout->geometry.unit * (owned ? 0.26 : 0.24),
                             owned ? &owner->body : &theme->free, owned ? 0.55 : 0.6);
  if (!owned)
    {
      /* Small dots look round with a coarse tolerance. */
      cairo_set_tolerance (cr, 0.4);
      cairo_set_dash (cr, dots, 2, 0);
      kit_paint_stroke_preserve (cr, layout->geometry.unit * 0.19, &theme->coast, 0.30);
    }
  cairo_pop_group_to_source (cr);
  cairo_new_path (cr);
  alx_paint_trace_rim (cr, layout, &scene->state, province->label);
  cairo_fill (cr);
  cairo_restore (cr);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    if (scene->state.province[s] == province->label &&
        scene->board->spaces[s].symbol != ALX_PLAIN &&
        kit_paint_is_seen (cr, alx_layout_space (layout, s), layout->geometry.unit / 2))
      alx_paint_space_emblem (painter, cr, layout, s);
  if (middle != ALX_NONE &&
      kit_paint_is_seen (cr, alx_layout_space (layout, middle), MAX (layout->geometry.unit, 20)))
    alx_paint_value (painter, cr, layout, alx_layout_space (layout, middle),
                     &(AlxShield) { province->value, province->n_governors < 2,
                                    owned ? &owner->body : &theme->coast });
}

static void
list_provinces (const AlxScene *scene,
                AlxProvince     provinces[ALX_MAX_SPACES])
{
  for (guint i = 0; i < scene->state.n_provinces; i++)
    alx_state_get_province (&scene->state, i, &provinces[i]);
}

static gboolean
is_seen (cairo_t         *cr,
         const AlxLayout *layout,
         const AlxState  *state,
         guint8           label)
{
  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (state->province[s] == label &&
        kit_paint_is_seen (cr, alx_layout_space (layout, s), layout->geometry.unit * 0.7))
      return TRUE;
  return FALSE;
}

/** alx_paint_provinces: all provinces but the open land. */
void
alx_paint_provinces (KitPainter      *painter,
                     cairo_t         *cr,
                     const AlxLayout *layout,
                     const AlxScene  *scene)
{
  AlxProvince provinces[ALX_MAX_SPACES];
  guint8 open = alx_state_find_open (&scene->state);

  list_provinces (scene, provinces);
  for (guint i = 0; i < scene->state.n_provinces; i++)
    if (i != open && is_seen (cr, layout, &scene->state, i))
      paint_province (painter, cr, layout, scene, &provinces[i]);
}

/**
 * alx_paint_tile_keys:
 * @layout: a layout
 * @scene: a scene
 * @keys: (out caller-allocates): for each space a key that changes with anything that
 *   alx_paint_ground() paints on it; 0 if it paints nothing
 */
void
alx_paint_tile_keys (const AlxLayout *layout,
                        const AlxScene  *scene,
                        guint64          keys[ALX_MAX_SPACES])
{
  AlxProvince provinces[ALX_MAX_SPACES];
  guint8 open = alx_state_find_open (&scene->state);
  const AlxState *state = &scene->state;

  list_provinces (scene, provinces);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      const AlxSpace *space = &scene->board->spaces[s];
      const AlxProvince *province = &provinces[state->province[s]];
      guint8 player = alx_state_governor_on (state, s);
      guint64 key = 0;

      if (province->label != open)
        key = province->owner == ALX_NONE ? 1 : 2 + scene->colours[province->owner];
      if (player != ALX_NONE && !alx_space_set_has (&scene->lifted, s))
        key |= (guint64) (1 + scene->colours[player]) << 32;
      for (guint i = 0; i < 3; i++)
        if (alx_side_set_has (&state->walls, space->sides[i]))
          /* The wall, and whether it is a rim: it may become one when the province is divided. */
          key |= (guint64)(1 + alx_side_set_has (&state->red_walls, space->sides[i]))
                   << (40 + 2 * i) |
                 (guint64)alx_paint_is_rim (layout, state, space->sides[i], state->province[s])
                   << (48 + i);
      keys[s] = key;
    }
  /* The value is painted on one space, but may change with any space of the province. */
  for (guint i = 0; i < state->n_provinces; i++)
    {
      guint8 middle = i == open ? ALX_NONE : find_middle (layout, state, i);

      if (middle != ALX_NONE)
        keys[middle] |=
          8 * (1 + MIN (provinces[i].n_governors, 2)) + 32 * (1 + provinces[i].value);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provinces: their owners and values, and the keys of tiles of the ground. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

/* Stripes identify the owner without colours. They start from the origin of the board, so that they
   continue from one tile to the next. */
static void
paint_stripes (const AlxTarget *target,
               KitColour        colour)
{
  /* The lines are x * across + y * down = a multiple of the step. */
  static const struct
  {
    int across, down;
  } slants[KIT_COLOURS] = { { 1, 1 }, { 1, -1 }, { 1, 0 }, { 0, 1 } };
  const KitPlayerColours *player = &target->theme->kit.players[colour];
  gboolean on_dark = target->theme->plain.green < 0.3;
  cairo_t *cr = target->cr;
  int across = slants[colour].across;
  int down = slants[colour].down;
  double step = target->unit * (across != 0 && down != 0 ? 0.26 : 0.19);
  KitPixel origin = target->layout->geometry.origin;
  double offset = origin.x * across + origin.y * down;
  double x1, y1, x2, y2;
  double least, most;

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  least = x1 * across + MIN (y1 * down, y2 * down);
  most = x2 * across + MAX (y1 * down, y2 * down);
  for (double at = offset + floor ((least - offset) / step) * step; at <= most; at += step)
    if (across == 0)
      kit_paint_trace_line (cr, (KitPixel) { x1, at }, (KitPixel) { x2, at });
    else
      kit_paint_trace_line (cr, (KitPixel) { at - y1 * down, y1 },
                            (KitPixel) { at - y2 * down, y2 });
  kit_paint_stroke (cr, target->unit * 0.035, on_dark ? &player->light : &player->shade, 0.36);
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
trace_seen_rim (const AlxTarget *target,
                guint8           label)
{
  const AlxState *state = &target->scene->state;
  const AlxLayout *layout = target->layout;

  for (guint i = 0; i < layout->board->n_sides; i++)
    {
      KitPixel a = alx_layout_point (layout, layout->board->sides[i].points[0]);
      KitPixel b = alx_layout_point (layout, layout->board->sides[i].points[1]);

      if (alx_paint_is_rim (layout, state, i, label) &&
          kit_paint_is_seen (target->cr, kit_pixel_between (a, b, 0.5), target->unit * 0.7))
        kit_paint_trace_line (target->cr, a, b);
    }
}

/* What is written and drawn on the plain spaces of a province that has an owner is faint. */
static void
fade_land (const AlxTarget *target,
           guint8           label)
{
  const AlxScene *scene = target->scene;

  for (guint s = 0; s < scene->board->n_spaces; s++)
    if (scene->state.province[s] == label && scene->board->spaces[s].symbol == ALX_PLAIN &&
        kit_paint_is_seen (target->cr, alx_layout_space (target->layout, s), target->unit))
      alx_paint_trace_space (target, s, 0);
  kit_theme_set_alpha (target->cr, &target->theme->plain, 0.6);
  cairo_fill (target->cr);
}

/* With an owner, coloured and striped; without, pale with a dotted rim. */
static void
paint_province (const AlxTarget   *target,
                const AlxProvince *province)
{
  const AlxScene *scene = target->scene;
  const AlxTheme *theme = target->theme;
  cairo_t *cr = target->cr;
  gboolean owned = province->owner != ALX_NONE;
  const KitPlayerColours *owner =
    owned ? &theme->kit.players[scene->colours[province->owner]] : NULL;
  const double dots[] = { 0, target->unit * 0.125 };
  guint8 middle = find_middle (target->layout, &scene->state, province->label);

  cairo_save (cr);
  if (owned)
    fade_land (target, province->label);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  alx_paint_trace_rim (target, province->label);
  /* Paint to a group and fill the rim with it: clipping hundreds of dots to the rim takes much
     longer. */
  clip_to_extents (cr);
  cairo_push_group (cr);
  if (owned)
    kit_theme_set_alpha (cr, &owner->body, 0.42);
  else
    kit_theme_set_alpha (cr, &theme->free, 0.6);
  cairo_paint (cr);
  if (owned)
    paint_stripes (target, scene->colours[province->owner]);
  trace_seen_rim (target, province->label);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke_preserve (cr, target->unit * (owned ? 0.26 : 0.24),
                             owned ? &owner->body : &theme->free, owned ? 0.55 : 0.6);
  if (!owned)
    {
      /* Small dots look round with a coarse tolerance. */
      cairo_set_tolerance (cr, 0.4);
      cairo_set_dash (cr, dots, 2, 0);
      kit_paint_stroke_preserve (cr, target->unit * 0.19, &theme->coast, 0.30);
    }
  cairo_pop_group_to_source (cr);
  cairo_new_path (cr);
  alx_paint_trace_rim (target, province->label);
  cairo_fill (cr);
  cairo_restore (cr);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    if (scene->state.province[s] == province->label &&
        scene->board->spaces[s].symbol != ALX_PLAIN &&
        kit_paint_is_seen (cr, alx_layout_space (target->layout, s), target->unit / 2))
      alx_paint_space_emblem (target, s);
  if (middle != ALX_NONE &&
      kit_paint_is_seen (cr, alx_layout_space (target->layout, middle), MAX (target->unit, 20)))
    alx_paint_value (target, alx_layout_space (target->layout, middle),
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
is_seen (const AlxTarget *target,
         guint8           label)
{
  const AlxState *state = &target->scene->state;

  for (guint s = 0; s < target->layout->board->n_spaces; s++)
    if (state->province[s] == label &&
        kit_paint_is_seen (target->cr, alx_layout_space (target->layout, s), target->unit * 0.7))
      return TRUE;
  return FALSE;
}

/** alx_paint_provinces: all provinces but the open land. */
void
alx_paint_provinces (const AlxTarget *target)
{
  AlxProvince provinces[ALX_MAX_SPACES];
  guint8 open = alx_state_find_open (&target->scene->state);

  list_provinces (target->scene, provinces);
  for (guint i = 0; i < target->scene->state.n_provinces; i++)
    if (i != open && is_seen (target, i))
      paint_province (target, &provinces[i]);
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

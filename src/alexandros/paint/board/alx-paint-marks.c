/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of marks: trails and threats, choices, a proposed way, the cursor. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

static void
paint_faint_governor (const AlxTarget *target,
                      guint8           space,
                      double           alpha)
{
  const AlxScene *scene = target->scene;

  cairo_push_group (target->cr);
  alx_paint_governor (target->painter, target->cr, scene->colours[scene->state.player],
                      alx_layout_space (target->layout, space), target->unit * 0.62);
  cairo_pop_group_to_source (target->cr);
  cairo_paint_with_alpha (target->cr, alpha);
}

static void
paint_spaces (const AlxTarget *target)
{
  const AlxScene *scene = target->scene;
  cairo_t *cr = target->cr;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      gboolean chosen = alx_space_set_has (&scene->chosen, s);

      if (!chosen && !alx_space_set_has (&scene->choices, s))
        continue;
      alx_paint_trace_space (target, s, target->unit * 0.07);
      if (alx_state_governor_on (&scene->state, s) == ALX_NONE)
        {
          kit_theme_set_alpha (cr, &target->theme->mark, chosen ? 0.5 : 0.2);
          cairo_fill_preserve (cr);
        }
      kit_paint_stroke_preserve (cr, target->unit * (chosen ? 0.13 : 0.075),
                                 &target->theme->mark_edge, 0.5);
      kit_paint_stroke (cr, target->unit * (chosen ? 0.09 : 0.045), &target->theme->mark, 1);
      if (!chosen || !scene->placing)
        continue;
      paint_faint_governor (target, s, 0.75);
    }
}

static void
paint_targets (const AlxTarget *target)
{
  double radius = MAX (target->unit * 0.11, 4);

  for (guint p = 0; p < target->scene->board->n_points; p++)
    if (alx_point_set_has (&target->scene->targets, p))
      kit_paint_circle (target->cr, alx_layout_point (target->layout, p), radius,
                        &target->theme->mark, &target->theme->mark_edge, MAX (radius * 0.3, 1.5));
}

static void
trace_way (const AlxTarget *target,
           gboolean         only_new)
{
  const AlxScene *scene = target->scene;

  for (guint i = 1; i < scene->n_way; i++)
    {
      guint16 side = alx_board_find_side (scene->board, scene->way[i - 1], scene->way[i]);

      if (!only_new || !alx_side_set_has (&scene->state.walls, side))
        kit_paint_trace_line (target->cr, alx_layout_point (target->layout, scene->way[i - 1]),
                              alx_layout_point (target->layout, scene->way[i]));
    }
}

/* The provinces that a proposed way will close: those that get smaller, except the larger half of
   a province without an owner. */
static void
paint_closings (const AlxTarget *target)
{
  const AlxScene *scene = target->scene;

  for (guint label = 0; label < scene->after.n_provinces; label++)
    {
      AlxProvince now;
      AlxProvince before;
      KitPixel sum = { 0, 0 };
      guint8 first = ALX_NONE;

      alx_state_get_province (&scene->after, label, &now);
      for (guint s = 0; s < scene->board->n_spaces && first == ALX_NONE; s++)
        if (scene->after.province[s] == label)
          first = s;
      alx_state_get_province (&scene->state, scene->state.province[first], &before);
      if (now.n_spaces == before.n_spaces ||
          (before.owner == ALX_NONE && now.n_spaces * 2 > before.n_spaces))
        continue;
      for (guint s = first; s < scene->board->n_spaces; s++)
        if (scene->after.province[s] == label)
          {
            KitPixel middle = alx_layout_space (target->layout, s);

            sum.x += middle.x / now.n_spaces;
            sum.y += middle.y / now.n_spaces;
            alx_paint_trace_space (target, s, 0);
          }
      kit_theme_set_alpha (target->cr, &target->theme->closing, 0.5);
      cairo_fill (target->cr);
      alx_paint_value (target, sum, &(AlxShield) { now.value, TRUE, &target->theme->mark_edge });
    }
}

/* What sentences call a point, below it. */
static void
paint_name (const AlxTarget *target,
            guint8           point)
{
  KitPixel middle = alx_layout_point (target->layout, point);
  double size = CLAMP (target->unit * 0.26, 9, 22);
  char name[ALX_NAME_SIZE];
  KitTextExtents extents;
  double width;

  alx_board_point_name (target->scene->board, point, name);
  kit_paint_measure_text (target->painter, target->cr, name, KIT_TEXT_BOLD, &extents);
  width = (extents.width + 0.6) * size;
  middle.y += target->unit * 0.3;
  kit_paint_trace_round (target->cr, middle.x - width / 2, middle.y - size * 0.65, width,
                         size * 1.3, size * 0.4);
  kit_theme_set_alpha (target->cr, &target->theme->paper, 0.92);
  cairo_fill (target->cr);
  kit_theme_set (target->cr, &target->theme->ink);
  kit_paint_text (target->painter, target->cr, name, KIT_TEXT_BOLD, size, middle);
}

/* The steps of a turn that is advised, with their numbers. */
static void
paint_ghosts (const AlxTarget *target)
{
  const AlxTheme *theme = target->theme;

  for (guint i = 0; i < target->scene->n_ghosts; i++)
    {
      const KitGhost *ghost = &target->scene->ghosts[i];
      KitPixel middle = ghost->kind == ALX_GHOST_POINT
                          ? alx_layout_point (target->layout, ghost->place)
                          : alx_layout_space (target->layout, ghost->place);
      KitPixel beside = { middle.x + target->unit * 0.3, middle.y - target->unit * 0.3 };

      if (ghost->kind == ALX_GHOST_GOVERNOR)
        paint_faint_governor (target, ghost->place, KIT_GHOST_ALPHA);
      kit_paint_circle (target->cr, beside, target->unit * 0.19, &theme->mark_edge,
                        &theme->proposal, 1.5);
      kit_theme_set (target->cr, &theme->proposal);
      kit_paint_number (target->painter, target->cr, ghost->number, target->unit * 0.26, beside);
      if (ghost->kind == ALX_GHOST_POINT)
        paint_name (target, ghost->place);
    }
}

static void
paint_way (const AlxTarget *target)
{
  const AlxTheme *theme = target->theme;
  cairo_t *cr = target->cr;
  double width = MAX (target->unit * 0.13, 3);

  if (target->scene->n_way == 0)
    return;
  cairo_save (cr);
  paint_closings (target);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  trace_way (target, FALSE);
  kit_paint_stroke_preserve (cr, width * 1.7, &theme->mark_edge, 1);
  kit_paint_stroke (cr, width * 1.3, &theme->mark, 1);
  trace_way (target, TRUE);
  kit_paint_stroke_dashed (cr, width * 0.8, &theme->black_wall, width * 0.9, width * 1.1);
  kit_paint_circle (cr, alx_layout_point (target->layout,
                                          target->scene->way[target->scene->n_way - 1]),
                    width * 1.35, &theme->proposal, &theme->mark_edge, width * 0.5);
  cairo_restore (cr);
}

/** alx_paint_way: the way that is proposed or under the pointer, if there is one, and the steps of
    a turn that is advised. */
void
alx_paint_way (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);

  paint_way (&target);
  paint_ghosts (&target);
}

/* --- trails and threats --- */

/* Adds the sides between a set of spaces and all others to the path. */
static void
trace_outline (const AlxTarget   *target,
               const AlxSpaceSet *spaces)
{
  for (guint i = 0; i < target->layout->board->n_sides; i++)
    {
      const AlxSide *side = &target->layout->board->sides[i];
      gboolean other = side->spaces[1] != ALX_NONE && alx_space_set_has (spaces, side->spaces[1]);

      if (alx_space_set_has (spaces, side->spaces[0]) != other)
        alx_paint_trace_side (target, i);
    }
}

/* A line that is visible on any ground: dark edges, light, the player's colour in the middle. */
static void
stroke_trail (const AlxTarget        *target,
              const KitPlayerColours *colours,
              double                  width)
{
  const struct { const KitRgba *colour; double width; } passes[] = {
    { &colours->shade, 2.1 }, { &target->theme->paper, 1.7 }, { &colours->body, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (passes); i++)
    kit_paint_stroke_preserve (target->cr, passes[i].width * width, passes[i].colour, 1);
  cairo_new_path (target->cr);
}

/* The bust of its player in the middle of a trail, for those who cannot tell colours apart. */
static void
paint_sign (const AlxTarget *target,
            const AlxTrail  *trail)
{
  KitColour colour = target->scene->colours[trail->player];
  double size = MAX (target->unit * 0.32, 12);
  KitPixel middle;

  if (trail->n == 0)
    return;
  middle = alx_layout_point (target->layout, trail->way[trail->n / 2]);
  kit_paint_circle (target->cr, middle, size / 2, &target->theme->paper,
                    &target->theme->kit.players[colour].shade, MAX (size * 0.08, 1));
  alx_paint_governor (target->painter, target->cr, colour, middle, size * 0.8);
}

/* Excludes a piece on a space from the clip. */
static void
keep_clear (const AlxTarget *target,
            KitPixel         middle)
{
  double unit = target->unit;

  cairo_rectangle (target->cr, middle.x - unit, middle.y - unit, 2 * unit, 2 * unit);
  kit_paint_trace_circle (target->cr, (KitPixel) { middle.x, middle.y - unit * 0.04 }, unit * 0.26);
  cairo_set_fill_rule (target->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (target->cr);
}

/* Dots along the way, and a triangle round each governor that was placed or, dashed, removed. */
static void
paint_trail (const AlxTarget *target,
             const AlxTrail  *trail,
             gboolean         strong)
{
  cairo_t *cr = target->cr;
  const AlxScene *scene = target->scene;
  const KitPlayerColours *colours = &target->theme->kit.players[scene->colours[trail->player]];
  double width = MAX (target->unit * (strong ? 0.08 : 0.045), 1.6);
  const double dots[] = { 0, width * 2.2 };
  const double dashes[] = { width * 1.6, width * 1.6 };

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dots, 2, 0);
  for (guint i = 0; i < trail->n; i++)
    {
      KitPixel pixel = alx_layout_point (target->layout, trail->way[i]);

      cairo_line_to (cr, pixel.x, pixel.y);
    }
  stroke_trail (target, colours, width);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      gboolean removed = alx_space_set_has (&trail->removed, s);

      if (!removed && !alx_space_set_has (&trail->placed, s))
        continue;
      cairo_save (cr);
      keep_clear (target, alx_layout_space (target->layout, s));
      cairo_set_dash (cr, dashes, removed ? 2 : 0, 0);
      alx_paint_trace_space (target, s, target->unit * 0.09);
      stroke_trail (target, colours, width);
      cairo_restore (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Rings where the next player could go, dashed outlines of provinces that they could divide. */
static void
paint_threats (const AlxTarget *target)
{
  cairo_t *cr = target->cr;
  double width = MAX (target->unit * 0.07, 2);

  for (guint s = 0; s < target->scene->board->n_spaces; s++)
    if (alx_space_set_has (&target->scene->reached, s))
      {
        kit_paint_trace_circle (cr, alx_layout_space (target->layout, s), target->unit * 0.28);
        kit_paint_stroke_preserve (cr, width * 1.5, &target->theme->paper, 1);
        kit_paint_stroke (cr, width, &target->theme->red_wall, 1);
      }
  trace_outline (target, &target->scene->threatened);
  kit_paint_stroke_preserve (cr, width * 2.2, &target->theme->paper, 1);
  kit_paint_stroke_dashed (cr, width * 1.5, &target->theme->red_wall, width * 2, width * 1.2);
}

/* --- the cursor --- */

static KitPixel
find_cursor (const AlxLayout *layout,
             const AlxScene  *scene)
{
  return scene->point != ALX_NONE ? alx_layout_point (layout, scene->point)
                                  : alx_layout_space (layout, scene->space);
}

/** alx_paint_cursor_place: the middle of the cursor, on whole pixels so that its picture is the
    same everywhere. */
KitPixel
alx_paint_cursor_place (const AlxLayout *layout,
                        const AlxScene  *scene)
{
  KitPixel middle = find_cursor (layout, scene);

  return (KitPixel) { round (middle.x), round (middle.y) };
}

/** alx_paint_cursor: the place under the pointer or the keyboard's cursor, if there is one. */
void
alx_paint_cursor (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);
  const AlxScene *scene = target.scene;
  cairo_t *cr = target.cr;
  double width = MAX (target.unit * 0.05, 2);
  KitPixel middle, place;

  if (scene->point == ALX_NONE && scene->space == ALX_NONE)
    return;
  middle = find_cursor (target.layout, scene);
  place = alx_paint_cursor_place (target.layout, scene);
  cairo_save (cr);
  cairo_translate (cr, place.x - middle.x, place.y - middle.y);
  cairo_new_path (cr);
  if (scene->point != ALX_NONE)
    kit_paint_trace_circle (cr, middle, MAX (target.unit * 0.2, 6));
  else
    alx_paint_trace_space (&target, scene->space, target.unit * 0.03);
  kit_paint_stroke_preserve (cr, width * (scene->focused ? 2.2 : 1.4),
                             &target.theme->ink, scene->focused ? 0.95 : 0.6);
  kit_paint_stroke (cr, width * (scene->focused ? 1 : 0.5), &target.theme->proposal, 1);
  cairo_restore (cr);
}

/** alx_paint_trails: trails and threats, which stay until the next decision. */
void
alx_paint_trails (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);
  const AlxScene *scene = target.scene;

  cairo_save (target.cr);
  for (guint i = 0; i < scene->n_trails; i++)
    paint_trail (&target, &scene->trails[i], FALSE);
  if (scene->has_log_trail)
    paint_trail (&target, &scene->log_trail, TRUE);
  for (guint i = 0; i < scene->n_trails; i++)
    paint_sign (&target, &scene->trails[i]);
  if (scene->has_log_trail)
    paint_sign (&target, &scene->log_trail);
  if (scene->has_log_trail && scene->log_trail.n > 0)
    {
      paint_name (&target, scene->log_trail.way[0]);
      paint_name (&target, scene->log_trail.way[scene->log_trail.n - 1]);
    }
  paint_threats (&target);
  cairo_restore (target.cr);
}

/** alx_paint_choices: the choices and the chosen spaces, which stay until the next proposal. */
void
alx_paint_choices (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);

  cairo_save (target.cr);
  paint_spaces (&target);
  paint_targets (&target);
  cairo_restore (target.cr);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be chosen, what is proposed, and the cursor. */

#include "adv-paint-private.h"

/* A ring that is seen on any ground: an edge, and the mark within. */
static void
stroke_mark (const AdvTarget *target,
             double           width,
             const KitRgba   *colour)
{
  kit_paint_stroke_preserve (target->cr, target->unit * (width + 0.05), &target->theme->mark_edge,
                             0.9);
  kit_paint_stroke (target->cr, target->unit * width, colour, 1);
}

static void
mark_corner (const AdvTarget *target,
             guint8           corner,
             double           radius,
             double           width,
             const KitRgba   *colour)
{
  KitPixel at = adv_layout_corner (target->layout, corner);

  cairo_new_path (target->cr);
  kit_paint_trace_circle (target->cr, at, target->unit * radius);
  stroke_mark (target, width, colour);
}

static void
mark_edge (const AdvTarget *target,
           guint8           edge,
           double           width,
           const KitRgba   *colour)
{
  KitPixel ends[2];
  KitPixel middle = adv_layout_edge (target->layout, edge, ends);

  cairo_new_path (target->cr);
  cairo_set_line_cap (target->cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_trace_line (target->cr, kit_pixel_between (middle, ends[0], 0.5),
                        kit_pixel_between (middle, ends[1], 0.5));
  stroke_mark (target, width, colour);
  cairo_set_line_cap (target->cr, CAIRO_LINE_CAP_BUTT);
}

static void
mark_hexagon (const AdvTarget *target,
              guint8           hexagon,
              double           width,
              const KitRgba   *colour)
{
  cairo_new_path (target->cr);
  /* Inside the buildings at its corners. */
  adv_trace_hexagon (target, hexagon, 0.72);
  stroke_mark (target, width, colour);
}

static void
mark_place (const AdvTarget *target,
            int              place,
            double           width,
            const KitRgba   *colour)
{
  guint8 index;

  switch (adv_place_get (target->layout->board, place, &index))
    {
    case ADV_PLACE_HEXAGON:
      mark_hexagon (target, index, width, colour);
      break;
    case ADV_PLACE_CORNER:
      mark_corner (target, index, 0.3, width, colour);
      break;
    default:
      mark_edge (target, index, width * 2.5, colour);
    }
}

/** adv_paint_choices: what may be chosen, and what the log points at. */
void
adv_paint_choices (const KitTarget *kit)
{
  AdvTarget target = adv_target (kit);
  const AdvBoard *board = target.layout->board;
  const AdvScene *scene = target.scene;
  const KitRgba *mark = &target.theme->mark;

  for (guint i = 0; i < board->n_hexagons; i++)
    if (adv_hexagon_set_has (&scene->hexagons, i))
      mark_hexagon (&target, i, 0.05, mark);
  for (guint i = 0; i < board->n_edges; i++)
    if (adv_edge_set_has (&scene->edges, i))
      mark_edge (&target, i, 0.08, mark);
  for (guint i = 0; i < board->n_corners; i++)
    if (adv_corner_set_has (&scene->corners, i))
      mark_corner (&target, i, 0.2, 0.07, mark);
  for (guint i = 0; i < scene->n_marked; i++)
    mark_place (&target, scene->marked[i], 0.09, &target.theme->proposal);
  if (scene->auction != ADV_NONE)
    {
      mark_corner (&target, scene->auction, 0.34, 0.05, mark);
      mark_corner (&target, scene->auction, 0.46, 0.04, mark);
    }
}

/* What would be built at a place, as faint as @alpha says. */
static void
paint_piece (const AdvTarget *target,
             int              place,
             guint8           placing,
             double           alpha)
{
  const AdvScene *scene = target->scene;
  KitColour colour = scene->colours[scene->state.player];
  cairo_t *cr = target->cr;
  KitPixel ends[2];
  guint8 index;
  AdvPlaceKind kind = adv_place_get (target->layout->board, place, &index);

  cairo_push_group (cr);
  if (kind == ADV_PLACE_EDGE)
    {
      adv_layout_edge (target->layout, index, ends);
      adv_paint_road (target->painter, cr, colour, ends, target->unit);
    }
  else if (kind == ADV_PLACE_CORNER)
    adv_paint_building (target->painter, cr, colour, adv_layout_corner (target->layout, index),
                        target->unit, placing == ADV_CITY);
  else
    adv_paint_robber (target->painter, cr, adv_paint_robber_place (target->layout, index),
                      target->unit);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, alpha);
}

static KitPixel
find_middle (const AdvTarget *target,
             int              place)
{
  KitPixel ends[2];
  guint8 index;

  switch (adv_place_get (target->layout->board, place, &index))
    {
    case ADV_PLACE_HEXAGON:
      return adv_layout_hexagon (target->layout, index);
    case ADV_PLACE_CORNER:
      return adv_layout_corner (target->layout, index);
    default:
      adv_layout_edge (target->layout, index, ends);
      return (KitPixel) { (ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2 };
    }
}

/* The steps of a turn that is advised, with their numbers. */
static void
paint_ghosts (const AdvTarget *target)
{
  const AdvTheme *theme = target->theme;

  for (guint i = 0; i < target->scene->n_ghosts; i++)
    {
      const KitGhost *ghost = &target->scene->ghosts[i];
      KitPixel middle = find_middle (target, ghost->place);
      KitPixel beside = { middle.x + target->unit * 0.28, middle.y - target->unit * 0.28 };

      if (ghost->kind != 0 && ghost->place != target->scene->chosen)
        paint_piece (target, ghost->place, ghost->kind, KIT_GHOST_ALPHA);
      kit_paint_circle (target->cr, beside, target->unit * 0.19, &theme->mark_edge,
                        &theme->proposal, 1.5);
      kit_theme_set (target->cr, &theme->proposal);
      kit_paint_number (target->painter, target->cr, ghost->number, target->unit * 0.26, beside);
    }
}

/** adv_paint_proposal: what is proposed, the rest of a turn that is advised, and the cursor. */
void
adv_paint_proposal (const KitTarget *kit)
{
  AdvTarget target = adv_target (kit);
  const AdvScene *scene = target.scene;
  guint8 index;

  if (scene->chosen >= 0)
    {
      /* Around a road, not on it. */
      if (adv_place_get (target.layout->board, scene->chosen, &index) == ADV_PLACE_EDGE)
        mark_edge (&target, index, 0.36, &target.theme->proposal);
      else
        mark_place (&target, scene->chosen, 0.07, &target.theme->proposal);
      if (scene->placing != 0 ||
          adv_place_get (target.layout->board, scene->chosen, &index) == ADV_PLACE_HEXAGON)
        paint_piece (&target, scene->chosen, scene->placing, 0.9);
    }
  if (scene->cursor >= 0)
    mark_place (&target, scene->cursor, 0.05, &target.theme->cursor);
  paint_ghosts (&target);
}

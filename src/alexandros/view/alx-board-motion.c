/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves on the board, each thing in a node no larger than itself. */

#include "alx-board-motion.h"

#include <math.h>

typedef struct
{
  GtkSnapshot     *snapshot;
  AlxShow         *show;
  AlxPainter      *painter;
  const AlxLayout *layout;
  const AlxScene  *scene;
  AlxPixel         alexander;
  AlxPixel         discs[ALX_MAX_PLAYERS];
} Stage;

static cairo_t *
append (Stage    *stage,
        AlxPixel  least,
        AlxPixel  most,
        double    margin)
{
  double x = floor (least.x - margin);
  double y = floor (least.y - margin);

  return gtk_snapshot_append_cairo (stage->snapshot, &GRAPHENE_RECT_INIT (x, y, ceil (most.x + margin) - x,
                                                                          ceil (most.y + margin) - y));
}

/* Slow at the beginning and at the end. */
static double
ease (double part)
{
  return part * part * (3 - 2 * part);
}

static AlxPixel
between (AlxPixel a,
         AlxPixel b,
         double   part)
{
  return (AlxPixel) { a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part };
}

static void
show_wall (Stage           *stage,
           const AlxMotion *motion,
           double           part)
{
  const guint8 *points = stage->layout->board->sides[motion->side].points;
  AlxPixel a = alx_layout_point (stage->layout, points[0]);
  AlxPixel b = alx_layout_point (stage->layout, points[1]);
  cairo_t *cr = append (stage, (AlxPixel) { MIN (a.x, b.x), MIN (a.y, b.y) },
                        (AlxPixel) { MAX (a.x, b.x), MAX (a.y, b.y) }, stage->layout->unit * 0.2 + 2);

  alx_paint_rising_wall (stage->painter, cr, stage->layout, motion->side, motion->from, motion->number, part);
  cairo_destroy (cr);
}

static void
show_closing (Stage           *stage,
              const AlxMotion *motion,
              double           part)
{
  const AlxState *after = alx_show_get_after (stage->show);
  AlxPixel least = { G_MAXDOUBLE, G_MAXDOUBLE };
  AlxPixel most = { 0, 0 };
  cairo_t *cr;

  for (guint s = 0; s < stage->layout->board->n_spaces; s++)
    if (after->province[s] == after->province[motion->to])
      {
        AlxPixel middle = alx_layout_space (stage->layout, s);

        least = (AlxPixel) { MIN (least.x, middle.x), MIN (least.y, middle.y) };
        most = (AlxPixel) { MAX (most.x, middle.x), MAX (most.y, middle.y) };
      }
  cr = append (stage, least, most, stage->layout->unit);
  alx_paint_flash (stage->painter, cr, stage->layout, after, after->province[motion->to], part);
  cairo_destroy (cr);
}

/* From above to the ground, or from the ground up and away. */
static void
show_governor (Stage           *stage,
               const AlxMotion *motion,
               double           part)
{
  gboolean placed = motion->kind == ALX_MOTION_PLACED;
  guint8 space = placed ? motion->to : motion->from;
  AlxPixel middle = alx_layout_space (stage->layout, space);
  double height = placed ? (1 - part) * (1 - part) * 0.9 : part * part * 0.9;
  double unit = stage->layout->unit;
  cairo_t *cr = append (stage, (AlxPixel) { middle.x, middle.y - height * unit }, middle, unit * 0.5);

  if (!placed)
    cairo_push_group (cr);
  alx_paint_standing_governor (stage->painter, cr, stage->layout, space, stage->scene->colours[motion->player], height);
  if (!placed)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 1 - part);
    }
  cairo_destroy (cr);
}

static void
show_points (Stage           *stage,
             const AlxMotion *motion,
             double           part)
{
  const AlxState *state = alx_show_get_state (stage->show);
  AlxPixel middle = alx_paint_value_place (stage->layout, state, state->province[motion->from]);
  cairo_t *cr = append (stage, middle, middle, MAX (stage->layout->unit, 32));

  alx_paint_points (stage->painter, cr, stage->layout, middle, stage->scene->colours[motion->player],
                    motion->number, part);
  cairo_destroy (cr);
}

static void
show_motion (const AlxMotion *motion,
             double           part,
             gpointer         data)
{
  Stage *stage = data;

  switch (motion->kind)
    {
    case ALX_MOTION_WALK:
      stage->alexander = between (alx_layout_point (stage->layout, motion->from),
                                  alx_layout_point (stage->layout, motion->to), part);
      /* A horse trots. */
      stage->alexander.y -= fabs (sin (part * 2 * G_PI)) * stage->layout->unit * 0.07;
      break;
    case ALX_MOTION_WALL:
      show_wall (stage, motion, part);
      break;
    case ALX_MOTION_CLOSING:
      show_closing (stage, motion, part);
      break;
    case ALX_MOTION_PLACED:
    case ALX_MOTION_REMOVED:
      show_governor (stage, motion, part);
      break;
    case ALX_MOTION_POINTS:
      show_points (stage, motion, part);
      break;
    default:
      break;
    }
}

/** alx_board_motion_snapshot: everything on the land that moves or can, Alexander last. */
void
alx_board_motion_snapshot (GtkSnapshot     *snapshot,
                           AlxShow         *show,
                           AlxLook         *look,
                           AlxLayers       *layers,
                           const AlxLayout *layout,
                           const AlxScene  *scene)
{
  Stage stage = { snapshot, show, alx_look_get_painter (look), layout, scene,
                  alx_layout_point (layout, scene->state.alexander), { { 0, 0 } } };

  alx_show_foreach (show, show_motion, &stage);
  alx_layers_append_alexander (layers, snapshot, layout, stage.alexander);
}

/* A disc runs from cell to cell. */
static void
move_disc (const AlxMotion *motion,
           double           part,
           gpointer         data)
{
  Stage *stage = data;
  double score = motion->number + (motion->rest - motion->number) * ease (part);

  if (motion->kind == ALX_MOTION_DISC)
    stage->discs[motion->player] = between (alx_layout_score (stage->layout, floor (score)),
                                            alx_layout_score (stage->layout, ceil (score)), score - floor (score));
}

/** alx_board_motion_snapshot_discs: the discs on the frame, if there is one. */
void
alx_board_motion_snapshot_discs (GtkSnapshot     *snapshot,
                                 AlxShow         *show,
                                 AlxLook         *look,
                                 AlxLayers       *layers,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene)
{
  Stage stage = { snapshot, show, alx_look_get_painter (look), layout, scene, { 0, 0 }, { { 0, 0 } } };

  if (layout->frame == 0)
    return;
  for (guint p = 0; p < scene->state.n_players; p++)
    stage.discs[p] = alx_paint_disc_place (layout, &scene->state, p);
  alx_show_foreach (show, move_disc, &stage);
  for (guint p = 0; p < scene->state.n_players; p++)
    alx_layers_append_disc (layers, snapshot, layout, scene->colours[p], stage.discs[p],
                            scene->state.scores[p] >= layout->board->target);
}

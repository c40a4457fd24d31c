/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Snapshots of the pieces that move on the board.

   Trusted in every frame: playback, pieces, layout and scene are those of the board widget. */

#include "alx-board-motion.h"

#include <math.h>

#define FLARE 0.25                      /* how long each side of a rim burns, as a share of the
                                           time that the province takes to close */

typedef struct
{
  GtkSnapshot     *snapshot;
  KitPlayback     *playback;
  AlxPieces       *pieces;
  const AlxLayout *layout;
  const AlxScene  *scene;
  KitPixel         alexander;
  gboolean         walled;              /* a wall is rising */
  KitPixel         discs[ALX_MAX_PLAYERS];
} Stage;

static double
get_angle (KitPixel middle,
           KitPixel pixel)
{
  return atan2 (pixel.y - middle.y, pixel.x - middle.x);
}

/* The progress of the flare of one side of a rim, below 0 or above 1 while it does not burn; the
   fire runs once around @middle, from where Alexander stands. */
static double
get_flare (Stage    *stage,
           guint     side,
           KitPixel  middle,
           double    progress)
{
  const guint8 *points = stage->layout->board->sides[side].points;
  KitPixel a = alx_layout_point (stage->layout, points[0]);
  KitPixel b = alx_layout_point (stage->layout, points[1]);
  double angle = get_angle (middle, kit_pixel_between (a, b, 0.5));
  double turn = (angle - get_angle (middle, stage->alexander)) / (2 * G_PI);

  return (progress - (turn - floor (turn)) * (1 - FLARE)) / FLARE;
}

/* Only burning sides are painted, so that the damage stays small in a large province. */
static void
show_closing (Stage           *stage,
              const KitMotion *motion,
              double           progress)
{
  const AlxState *after = kit_playback_get_after (stage->playback);
  guint8 label = after->province[motion->to];
  KitPixel middle = alx_paint_value_place (stage->layout, after, label);
  AlxProvince province;

  for (guint i = 0; i < stage->layout->board->n_sides; i++)
    if (alx_paint_is_rim (stage->layout, after, i, label))
      {
        double flare = get_flare (stage, i, middle, progress);

        if (flare >= 0 && flare < 1)
          alx_pieces_append_flash (stage->pieces, stage->snapshot, i, flare);
      }
  alx_state_get_province (after, label, &province);
  alx_pieces_append_count (stage->pieces, stage->snapshot, middle,
                           lround (province.value * MIN (1, progress * 1.6)));
}

/* Comes down to its space, or rises from it and fades. */
static void
show_governor (Stage           *stage,
               const KitMotion *motion,
               double           progress)
{
  gboolean placed = motion->kind == ALX_MOTION_PLACED;

  gtk_snapshot_push_opacity (stage->snapshot, placed ? 1 : 1 - progress);
  alx_pieces_append_governor (stage->pieces, stage->snapshot, placed ? motion->to : motion->from,
                              stage->scene->colours[motion->player],
                              (placed ? pow (1 - progress, 2) : pow (progress, 2)) * 0.9);
  gtk_snapshot_pop (stage->snapshot);
}

static void
show_points (Stage           *stage,
             const KitMotion *motion,
             double           progress)
{
  const AlxState *state = kit_playback_get_state (stage->playback);
  KitPixel middle = alx_paint_value_place (stage->layout, state, state->province[motion->from]);

  alx_pieces_append_points (stage->pieces, stage->snapshot, middle,
                            stage->scene->colours[motion->player], motion->number, progress);
}

static void
show_motion (const KitMotion *motion,
             double           progress,
             gpointer         data)
{
  Stage *stage = data;

  switch (motion->kind)
    {
    case ALX_MOTION_WALK:
      stage->alexander =
        kit_pixel_between (alx_layout_point (stage->layout, motion->from),
                           alx_layout_point (stage->layout, motion->to), progress);
      /* A horse trots. */
      stage->alexander.y -= fabs (sin (progress * 2 * G_PI)) * stage->layout->geometry.unit * 0.07;
      break;
    case ALX_MOTION_WALL:
      alx_pieces_append_wall (stage->pieces, stage->snapshot, motion->place, motion->from,
                              motion->number, progress);
      stage->walled = TRUE;
      break;
    case ALX_MOTION_CLOSING:
      show_closing (stage, motion, progress);
      break;
    case ALX_MOTION_PLACED:
    case ALX_MOTION_REMOVED:
      show_governor (stage, motion, progress);
      break;
    case ALX_MOTION_POINTS:
      show_points (stage, motion, progress);
      break;
    default:
      break;
    }
}

/** alx_board_motion_snapshot: adds all moving pieces inside the frame, and Alexander. */
void
alx_board_motion_snapshot (GtkSnapshot     *snapshot,
                           KitPlayback     *playback,
                           AlxPieces       *pieces,
                           const AlxLayout *layout,
                           const AlxScene  *scene)
{
  Stage stage = { .playback = playback, .pieces = pieces, .layout = layout, .scene = scene,
                  .alexander = alx_layout_point (layout, scene->state.alexander) };
  GskRenderNode *node = NULL;

  if (kit_playback_is_playing (playback))
    {
      /* In a container of its own: GSK damages a whole container if too many children differ. */
      stage.snapshot = gtk_snapshot_new ();
      kit_playback_foreach (playback, show_motion, &stage);
      node = gtk_snapshot_free_to_node (stage.snapshot);
    }
  if (!stage.walled)
    alx_pieces_drop_walls (pieces);
  if (node != NULL)
    {
      gtk_snapshot_append_node (snapshot, node);
      gsk_render_node_unref (node);
    }
  alx_pieces_append_alexander (pieces, snapshot, stage.alexander);
}

/* Moves in straight lines from cell to cell of the score track. */
static void
move_disc (const KitMotion *motion,
           double           progress,
           gpointer         data)
{
  Stage *stage = data;
  double score = motion->number + (motion->rest - motion->number) * kit_motion_ease (progress);

  if (motion->kind == ALX_MOTION_DISC)
    stage->discs[motion->player] =
      kit_pixel_between (alx_layout_score (stage->layout, floor (score)),
                         alx_layout_score (stage->layout, ceil (score)), score - floor (score));
}

/** alx_board_motion_snapshot_discs: adds the discs on the frame, if there is one. */
void
alx_board_motion_snapshot_discs (GtkSnapshot     *snapshot,
                                 KitPlayback     *playback,
                                 AlxPieces       *pieces,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene)
{
  Stage stage = { .layout = layout };

  if (layout->geometry.frame == 0)
    return;
  for (guint p = 0; p < scene->state.n_players; p++)
    stage.discs[p] = alx_paint_disc_place (layout, &scene->state, p);
  kit_playback_foreach (playback, move_disc, &stage);
  for (guint p = 0; p < scene->state.n_players; p++)
    alx_pieces_append_disc (pieces, snapshot, scene->colours[p], stage.discs[p],
                            scene->state.scores[p] >= layout->board->target);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Snapshots of the pieces that move on the board.

   Trusted in every frame: playback and stage are those of the board widget. */

#include "alx-board-motion.h"

#include <math.h>

#define FLARE 0.25                      /* how long each side of a rim burns, as a share of the
                                           time that the province takes to close */

typedef struct
{
  KitStage         stage;
  KitPlayback     *playback;
  const AlxLayout *layout;
  const AlxScene  *scene;
  KitPixel         alexander;
  gboolean         passing;             /* a wall rises, or a number is shown */
  KitPixel         discs[ALX_MAX_PLAYERS];
} Frame;

static double
get_angle (KitPixel middle,
           KitPixel pixel)
{
  return atan2 (pixel.y - middle.y, pixel.x - middle.x);
}

/* The progress of the flare of one side of a rim, below 0 or above 1 while it does not burn; the
   fire runs once around @middle, from where Alexander stands. */
static double
get_flare (Frame    *frame,
           guint     side,
           KitPixel  middle,
           double    progress)
{
  const guint8 *points = frame->layout->board->sides[side].points;
  KitPixel a = alx_layout_point (frame->layout, points[0]);
  KitPixel b = alx_layout_point (frame->layout, points[1]);
  double angle = get_angle (middle, kit_pixel_between (a, b, 0.5));
  double turn = (angle - get_angle (middle, frame->alexander)) / (2 * G_PI);

  return (progress - (turn - floor (turn)) * (1 - FLARE)) / FLARE;
}

/* Only burning sides are painted, so that the damage stays small in a large province. */
static void
show_closing (Frame           *frame,
              const KitMotion *motion,
              double           progress)
{
  const AlxState *after = kit_playback_get_after (frame->playback);
  guint8 label = after->province[motion->to];
  KitPixel middle = alx_paint_value_place (frame->layout, after, label);
  AlxProvince province;

  for (guint i = 0; i < frame->layout->board->n_sides; i++)
    if (alx_paint_is_rim (frame->layout, after, i, label))
      {
        double flare = get_flare (frame, i, middle, progress);

        if (flare >= 0 && flare < 1)
          alx_pieces_append_flash (&frame->stage, i, flare);
      }
  alx_state_get_province (after, label, &province);
  alx_pieces_append_count (&frame->stage, middle,
                           lround (province.value * MIN (1, progress * 1.6)));
}

/* Comes down to its space, or rises from it and fades. */
static void
show_governor (Frame           *frame,
               const KitMotion *motion,
               double           progress)
{
  gboolean placed = motion->kind == ALX_MOTION_PLACED;

  gtk_snapshot_push_opacity (frame->stage.snapshot, placed ? 1 : 1 - progress);
  alx_pieces_append_governor (&frame->stage, placed ? motion->to : motion->from,
                              frame->scene->colours[motion->player],
                              (placed ? pow (1 - progress, 2) : pow (progress, 2)) * 0.9);
  gtk_snapshot_pop (frame->stage.snapshot);
}

static void
show_points (Frame           *frame,
             const KitMotion *motion,
             double           progress)
{
  const AlxState *state = kit_playback_get_state (frame->playback);
  KitPixel middle = alx_paint_value_place (frame->layout, state, state->province[motion->from]);

  alx_pieces_append_points (&frame->stage, middle, frame->scene->colours[motion->player],
                            motion->number, progress);
}

static void
show_motion (const KitMotion *motion,
             double           progress,
             gpointer         data)
{
  Frame *frame = data;

  switch (motion->kind)
    {
    case ALX_MOTION_WALK:
      frame->alexander =
        kit_pixel_between (alx_layout_point (frame->layout, motion->from),
                           alx_layout_point (frame->layout, motion->to), progress);
      /* A horse trots. */
      frame->alexander.y -=
        fabs (sin (progress * 2 * G_PI)) * frame->layout->geometry.unit * 0.07;
      break;
    case ALX_MOTION_WALL:
      alx_pieces_append_wall (&frame->stage, motion->place, motion->from, motion->number,
                              progress);
      frame->passing = TRUE;
      break;
    case ALX_MOTION_CLOSING:
      show_closing (frame, motion, progress);
      frame->passing = TRUE;
      break;
    case ALX_MOTION_PLACED:
    case ALX_MOTION_REMOVED:
      show_governor (frame, motion, progress);
      break;
    case ALX_MOTION_POINTS:
      show_points (frame, motion, progress);
      frame->passing = TRUE;
      break;
    default:
      break;
    }
}

static Frame
begin_frame (const KitStage *stage,
             KitPlayback    *playback)
{
  const AlxLayout *layout = (const AlxLayout *) stage->target->geometry;
  const AlxScene *scene = stage->target->scene;

  return (Frame) { .stage = *stage, .playback = playback, .layout = layout, .scene = scene,
                   .alexander = alx_layout_point (layout, scene->state.alexander) };
}

/** alx_board_motion_snapshot: adds all moving pieces inside the frame, and Alexander. */
void
alx_board_motion_snapshot (const KitStage *stage,
                           KitPlayback    *playback)
{
  Frame frame = begin_frame (stage, playback);

  frame.stage.snapshot = gtk_snapshot_new ();
  kit_playback_foreach (playback, show_motion, &frame);
  kit_nodes_append_part (stage->snapshot, frame.stage.snapshot);
  if (!frame.passing)
    alx_pieces_forget_passed (stage->pieces);
  alx_pieces_append_alexander (stage, frame.alexander);
}

/* Moves in straight lines from cell to cell of the score track. */
static void
move_disc (const KitMotion *motion,
           double           progress,
           gpointer         data)
{
  Frame *frame = data;
  double score = motion->number + (motion->rest - motion->number) * kit_motion_ease (progress);

  if (motion->kind == ALX_MOTION_DISC)
    frame->discs[motion->player] =
      kit_pixel_between (alx_layout_score (frame->layout, floor (score)),
                         alx_layout_score (frame->layout, ceil (score)), score - floor (score));
}

/** alx_board_motion_snapshot_discs: adds the discs on the frame, if there is one. */
void
alx_board_motion_snapshot_discs (const KitStage *stage,
                                 KitPlayback    *playback)
{
  Frame frame = begin_frame (stage, playback);
  const AlxState *state = &frame.scene->state;

  if (frame.layout->geometry.frame == 0)
    return;
  for (guint p = 0; p < state->n_players; p++)
    frame.discs[p] = alx_paint_disc_place (frame.layout, state, p);
  kit_playback_foreach (playback, move_disc, &frame);
  for (guint p = 0; p < state->n_players; p++)
    alx_pieces_append_disc (stage, frame.scene->colours[p], frame.discs[p],
                            state->scores[p] >= frame.layout->board->target);
}

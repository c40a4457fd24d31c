/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of The Advisers as a widget: its scene, its places, its pieces. */

#include "adv-board-view.h"

#include "adv-art.h"
#include "adv-board-pieces.h"

#include "advisers/model/adv-game.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/presenter/adv-storyboard.h"
#include "advisers/words/adv-words.h"

#include <math.h>

#define TURNS 3                         /* of a die, while it rolls */
#define FACES 14                        /* that it shows in that time */

static const AdvLayout *
get_layout (const KitBoardParts *parts)
{
  return (const AdvLayout *) parts->layout;
}

/* --- where places lie --- */

static void
lay_out (KitGeometry   *layout,
         gconstpointer  board)
{
  adv_layout_init ((AdvLayout *) layout, board, layout->width, layout->height);
}

static int
find_place (const KitBoardParts *parts,
            guint                kind,
            KitPixel             pixel)
{
  int place = adv_layout_find (get_layout (parts), kind, pixel);

  return place < 0 ? KIT_NO_PLACE : place;
}

/* A place that may be chosen; if there is no such corner, where something stands. */
static gboolean
is_marked (const AdvScene *scene,
           AdvPlaceKind    kind,
           guint8          index)
{
  gboolean city;

  switch (kind)
    {
    case ADV_PLACE_HEXAGON:
      return adv_hexagon_set_has (&scene->hexagons, index);
    case ADV_PLACE_CORNER:
      return adv_corner_set_has (&scene->corners, index) ||
             (adv_corner_set_size (&scene->corners) == 0 &&
              adv_state_building_on (&scene->state, index, &city) != ADV_NONE);
    default:
      return adv_edge_set_has (&scene->edges, index);
    }
}

/* The robber; the last point of the way, and an edge of it. */
static gboolean
is_home (const KitBoardParts *parts,
         AdvPlaceKind         kind,
         guint8               index)
{
  const AdvBoard *board = get_layout (parts)->board;
  const AdvState *state = adv_input_get_choice (parts->input)->state;
  guint8 corner = board->points[MAX (state->alexander, 1) - 1].corner;

  return index == (kind == ADV_PLACE_HEXAGON  ? state->robber
                   : kind == ADV_PLACE_CORNER ? corner : board->corners[corner].edges[0]);
}

/* For the arrow keys, the corners and edges of a row have the same height. */
static gboolean
locate (const KitBoardParts *parts,
        int                  place,
        KitSpot             *spot)
{
  const AdvLayout *layout = get_layout (parts);
  const KitGeometry *geometry = &layout->geometry;
  double half = geometry->unit * 0.75;
  guint8 index;
  AdvPlaceKind kind = adv_place_get (layout->board, place, &index);

  if (kind == ADV_PLACE_EDGE && index >= layout->board->n_edges)
    return FALSE;
  spot->kind = kind;
  spot->middle = spot->step = adv_layout_place (layout, place);
  spot->size = geometry->unit * (kind == ADV_PLACE_HEXAGON ? 1.5 : 0.5);
  if (kind != ADV_PLACE_HEXAGON)
    spot->step.y = geometry->origin.y + round ((spot->middle.y - geometry->origin.y) / half) * half;
  spot->is_home = is_home (parts, kind, index);
  spot->is_marked = is_marked (parts->scene, kind, index);
  return TRUE;
}

static guint
get_kind (const KitBoardParts *parts)
{
  return adv_choice_get_kind (adv_input_get_choice (parts->input));
}

/* --- the scene --- */

/* Where the decision of the log that is pointed at took place. */
static void
mark_log (const KitBoardParts *parts,
          AdvScene            *scene)
{
  KitGame *game = kit_input_get_game (parts->input);
  int pointed = parts->pointed;
  AdvEvents events;

  if (pointed < 0 || (guint) pointed >= kit_game_get_cursor (game))
    return;
  adv_history_explain (kit_game_get_record (game)->history, pointed, &events);
  for (guint i = 0; i < events.n && scene->n_marked < G_N_ELEMENTS (scene->marked); i++)
    {
      const AdvEvent *event = &events.items[i];
      int kind = event->kind == ADV_EVENT_ROAD       ? ADV_PLACE_EDGE
                 : event->kind == ADV_EVENT_ROBBER   ? ADV_PLACE_HEXAGON
                 : event->kind == ADV_EVENT_VILLAGE || event->kind == ADV_EVENT_CITY ||
                     event->kind == ADV_EVENT_PASSED_POINT
                   ? ADV_PLACE_CORNER : -1;

      if (kind >= 0)
        scene->marked[scene->n_marked++] = adv_place_of (scene->board, kind, event->place);
    }
}

static void
fill_scene (const KitBoardParts *parts,
            gpointer             data)
{
  KitPlayback *playback = parts->playback;
  KitGame *game = kit_input_get_game (parts->input);
  const KitRecord *record = kit_game_get_record (game);
  const AdvState *state = kit_playback_get_state (playback);
  AdvScene *scene = data;
  KitColour colours[KIT_MAX_PLAYERS];
  int index = kit_playback_get_index (playback);
  AdvState rolled;

  kit_record_get_colours (record, colours);
  adv_scene_init (scene, adv_game_get_board (game), state, colours);
  adv_words_regions (scene->board, scene->regions);
  kit_history_get_state_at (record->history, kit_playback_is_playing (playback) ? index : index + 1,
                            &rolled);
  memcpy (scene->dice, rolled.dice, sizeof scene->dice);
  adv_storyboard_lift (playback, scene);
  if (state->phase == ADV_PHASE_BID || state->phase == ADV_PHASE_PAY ||
      state->phase == ADV_PHASE_FORFEIT)
    scene->auction = scene->board->points[state->alexander - 1].corner;
  if (!kit_playback_is_playing (playback))
    mark_log (parts, scene);
}

static void
mark_choice (const KitBoardParts *parts,
             gpointer             data,
             gboolean             visible)
{
  const AdvChoice *choice = adv_input_get_choice (parts->input);
  AdvScene *scene = data;
  AdvDecision decision;
  gboolean focused;

  adv_choice_mark (choice, scene);
  kit_input_get_place (parts->input, &focused);
  /* The pointer marks only what can be chosen. */
  if (focused ? !visible : !adv_choice_get_pointed (choice, &decision))
    scene->cursor = -1;
}

/* --- what is said and chosen --- */

static char *
describe (const KitBoardParts *parts,
          int                  place)
{
  const AdvScene *scene = parts->scene;
  const KitRecord *record = kit_game_get_record (kit_input_get_game (parts->input));
  guint8 index;

  switch (adv_place_get (scene->board, place, &index))
    {
    case ADV_PLACE_HEXAGON:
      return adv_words_hexagon (scene->board, &scene->state, index,
                                adv_hexagon_set_has (&scene->hexagons, index));
    case ADV_PLACE_CORNER:
      return adv_words_corner (record, &scene->state, index,
                               adv_corner_set_has (&scene->corners, index));
    default:
      return adv_words_edge (record, &scene->state, index,
                             adv_edge_set_has (&scene->edges, index));
    }
}

/* Between corners and edges a hexagon is told. */
static char *
describe_pixel (const KitBoardParts *parts,
                KitPixel             pixel,
                KitPixel            *middle)
{
  const AdvScene *scene = parts->scene;
  int place;
  guint8 index;

  if (get_kind (parts) == ADV_PLACE_HEXAGON ||
      adv_layout_find (get_layout (parts), get_kind (parts), pixel) >= 0)
    return NULL;
  place = adv_layout_find (get_layout (parts), ADV_PLACE_HEXAGON, pixel);
  if (place < 0)
    return NULL;
  adv_place_get (scene->board, place, &index);
  *middle = adv_layout_hexagon (get_layout (parts), index);
  return adv_words_hexagon (scene->board, &scene->state, index, FALSE);
}

static gboolean
is_elsewhere (const KitBoardParts *parts,
              int                  place)
{
  const AdvChoice *choice = adv_input_get_choice (parts->input);
  const AdvDecision *proposal = choice->proposal;
  AdvDecision decision;

  return adv_choice_decide (choice, place, &decision) &&
         (decision.kind != proposal->kind || decision.place != proposal->place);
}

/* --- frames --- */

typedef struct
{
  KitStage         stage;
  const AdvLayout *layout;
  const AdvScene  *scene;
  KitPixel         king;
} Frame;

/* While they roll, the dice show any number; at last their own. */
static void
show_dice (Frame           *frame,
           const KitMotion *motion,
           double           progress)
{
  double unit = frame->layout->geometry.unit;
  double eased = kit_motion_ease (progress);

  for (guint i = 0; i < 2; i++)
    {
      guint last = i == 0 ? motion->number : motion->rest;
      guint step = (1 - progress) * FACES;
      KitPixel at = adv_paint_die_place (frame->layout, i);
      double angle = (i == 0 ? -7 : 9) + (1 - eased) * TURNS * 360;

      at.x -= (1 - eased) * unit * (2.5 - i);
      at.y -= fabs (sin (eased * 2.5 * G_PI)) * (1 - eased) * unit * 1.2;
      adv_pieces_append (&frame->stage, ADV_PIECE_DIE + (last + step * (i + 2) - 1) % 6 + 1, at,
                         gsk_transform_rotate (NULL, angle));
    }
}

/* A token is turned like a coin. */
static void
show_token (Frame           *frame,
            const KitMotion *motion,
            double           progress)
{
  KitPixel at =
    adv_layout_corner (frame->layout, frame->layout->board->points[motion->number].corner);
  double width = MAX (fabs (cos (progress * G_PI)), 0.05);

  at.y -= sin (progress * G_PI) * frame->layout->geometry.unit * 0.3;
  adv_pieces_append (&frame->stage,
                     ADV_PIECE_TOKEN + (progress > 0.5 ? motion->rest : ADV_TEMPLE), at,
                     gsk_transform_scale (NULL, width, 1));
}

/* What is built comes down to its place. */
static void
show_piece (Frame           *frame,
            const KitMotion *motion,
            double           progress)
{
  const AdvLayout *layout = frame->layout;
  KitColour colour = frame->scene->colours[motion->player];
  guint piece = (motion->number ? ADV_PIECE_CITY : ADV_PIECE_VILLAGE) + colour;
  KitPixel ends[2];
  KitPixel at;

  if (motion->kind == ADV_MOTION_ROAD)
    {
      at = adv_layout_edge (layout, motion->place, ends);
      piece = ADV_PIECE_ROAD + colour + KIT_COLOURS * layout->board->edges[motion->place].direction;
    }
  else
    at = adv_layout_corner (layout, motion->place);
  at.y -= pow (1 - progress, 2) * layout->geometry.unit;
  adv_pieces_append (&frame->stage, piece, at, NULL);
}

static void
show_motion (const KitMotion *motion,
             double           progress,
             gpointer         data)
{
  Frame *frame = data;
  const AdvLayout *layout = frame->layout;

  switch (motion->kind)
    {
    case ADV_MOTION_DICE:
      show_dice (frame, motion, progress);
      break;
    case ADV_MOTION_WALK:
      frame->king = kit_pixel_between (adv_paint_king_place (layout, motion->number - 1),
                                        adv_paint_king_place (layout, motion->number),
                                        kit_motion_ease (progress));
      frame->king.y -= fabs (sin (progress * 3 * G_PI)) * layout->geometry.unit * 0.08;
      break;
    case ADV_MOTION_TURN:
      show_token (frame, motion, progress);
      break;
    case ADV_MOTION_ROBBER:
      adv_pieces_append (&frame->stage, ADV_PIECE_ROBBER,
                         kit_pixel_between (adv_paint_robber_place (layout, motion->from),
                                            adv_paint_robber_place (layout, motion->to),
                                            kit_motion_ease (progress)), NULL);
      break;
    case ADV_MOTION_ROAD:
    case ADV_MOTION_BUILDING:
      show_piece (frame, motion, progress);
      break;
    default:
      break;
    }
}

static void
snapshot_above (const KitBoardParts *parts,
                const KitStage      *stage,
                guint                layer)
{
  const AdvLayout *layout = get_layout (parts);
  const AdvScene *scene = parts->scene;
  Frame frame = { *stage, layout, scene, adv_paint_king_place (layout, scene->state.alexander) };

  if (layer != ADV_MARKS_CHOICES)
    return;
  frame.stage.snapshot = gtk_snapshot_new ();
  kit_playback_foreach (parts->playback, show_motion, &frame);
  adv_pieces_append (&frame.stage, ADV_PIECE_KING, frame.king, NULL);
  kit_nodes_append_part (stage->snapshot, frame.stage.snapshot);
}

const KitBoardInfo adv_board = {
  .art = &adv_art,
  .aspect = 1.8,
  .lay_out = lay_out,
  .locate = locate,
  .find_place = find_place,
  .get_kind = get_kind,
  .fill_scene = fill_scene,
  .mark_choice = mark_choice,
  .describe = describe,
  .describe_pixel = describe_pixel,
  .is_elsewhere = is_elsewhere,
  .snapshot_above = snapshot_above,
};

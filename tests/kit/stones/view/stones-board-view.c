/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Stones as a widget: its scene, its places, the die that rolls. */

#include "stones-board-view.h"

#include "stones-art.h"

#include <math.h>

#define TURNS 4                         /* of the die, while it rolls */

static const StonesLayout *
get_layout (const KitBoardParts *parts)
{
  return (const StonesLayout *) parts->layout;
}

static const StonesState *
get_state (const KitBoardParts *parts)
{
  return kit_input_get_state (parts->input);
}

/* --- where places lie --- */

static void
lay_out (KitGeometry   *layout,
         gconstpointer  board)
{
  stones_layout_init ((StonesLayout *) layout, board);
}

/* The cursors wait at the last stone and at the first button. */
static gboolean
locate (const KitBoardParts *parts,
        int                  place,
        KitSpot             *spot)
{
  const StonesScene *scene = parts->scene;
  int n_stones = get_layout (parts)->board->n_stones;

  if (place >= n_stones + STONES_BUTTONS)
    return FALSE;
  stones_layout_locate (get_layout (parts), place, spot);
  spot->kind = place < n_stones ? STONES_PLACES_HEAP : STONES_PLACES_BUTTONS;
  spot->is_home = place == (place < n_stones ? MAX (get_state (parts)->heap - 1, 0)
                                             : n_stones + STONES_BUTTON_ROLL);
  spot->is_marked = scene->free >> place & 1;
  return TRUE;
}

/* Buttons are wider than high. */
static int
find_place (const KitBoardParts *parts,
            guint                kind,
            KitPixel             pixel)
{
  KitSpot spot;

  for (int i = 0; locate (parts, i, &spot); i++)
    if (spot.kind == kind &&
        fabs (pixel.x - spot.middle.x) <
          spot.size * (kind == STONES_PLACES_BUTTONS ? 1.3 : 0.5) &&
        fabs (pixel.y - spot.middle.y) < spot.size * 0.5)
      return i;
  return KIT_NO_PLACE;
}

static guint
get_kind (const KitBoardParts *parts)
{
  return get_state (parts)->phase == STONES_PHASE_TAKE ? STONES_PLACES_HEAP : STONES_PLACES_BUTTONS;
}

/* --- the scene --- */

static void
fill_scene (const KitBoardParts *parts,
            gpointer             scene)
{
  stones_scene_init (scene, kit_playback_get_state (parts->playback));
}

/* What is marked is told to all who see the screen, so with a covered hand it must not depend on
   it. */
static void
mark_choice (const KitBoardParts *parts,
             gpointer             data,
             gboolean             visible)
{
  KitInput *input = parts->input;
  const StonesBoard *board = get_layout (parts)->board;
  const StonesDecision *proposal = kit_input_get_proposal (input);
  StonesScene *scene = data;
  StonesDecision decision;
  gboolean focused;

  scene->cursor = kit_input_get_place (input, &focused);
  if (focused && !visible)
    scene->cursor = KIT_NO_PLACE;
  for (int i = 0; i < board->n_stones + STONES_BUTTONS && kit_input_is_active (input); i++)
    if (stones_place_decide (get_state (parts), board, i, &decision))
      {
        scene->free |= G_GUINT64_CONSTANT (1) << i;
        if (proposal != NULL && proposal->kind == decision.kind && proposal->n >= decision.n)
          scene->proposed |= G_GUINT64_CONSTANT (1) << i;
      }
}

/* --- what is said and chosen --- */

static char *
describe (const KitBoardParts *parts,
          int                  place)
{
  static const char * const labels[STONES_BUTTONS] = { "Roll", "Accept", "Decline" };
  const StonesScene *scene = parts->scene;
  int button = place - get_layout (parts)->board->n_stones;

  if (button >= 0)
    return g_strdup_printf ("%s%s", labels[button],
                            scene->buttons & 1 << button ? "" : ", not possible now");
  if (place >= scene->heap)
    return g_strdup ("A stone that was taken");
  return scene->free >> place & 1
           ? g_strdup_printf ("Stone %d: take %d", place + 1, scene->heap - place)
           : g_strdup_printf ("Stone %d", place + 1);
}

static gboolean
is_elsewhere (const KitBoardParts *parts,
              int                  place)
{
  const StonesDecision *proposal = kit_input_get_proposal (parts->input);
  const StonesBoard *board = get_layout (parts)->board;
  StonesDecision decision;

  return stones_place_decide (get_state (parts), board, place, &decision) &&
         !kit_rules_is_equal (&stones_rules, board, &decision, proposal);
}

/* --- frames --- */

/* While it rolls, it shows any number; at last its own. */
static void
show_motion (const KitMotion *motion,
             double           progress,
             gpointer         target)
{
  guint step = (1 - progress) * TURNS * STONES_MOST_DIE;

  if (motion->kind == STONES_MOTION_DIE)
    stones_paint_die (target, (motion->number + step - 1) % STONES_MOST_DIE + 1,
                      (1 - kit_motion_ease (progress)) * TURNS * G_PI);
}

static void
snapshot_above (const KitBoardParts *parts,
                const KitStage      *stage,
                guint                layer)
{
  KitPlayback *playback = parts->playback;
  graphene_rect_t area = kit_nodes_inside (stage->target->geometry);
  KitTarget target = *stage->target;
  GskRenderNode *node;

  if (layer != KIT_LAYER_MARKS || !kit_playback_is_playing (playback))
    return;
  target.cr = kit_nodes_begin (&area, target.output);
  kit_playback_foreach (playback, show_motion, &target);
  node = kit_nodes_finish (target.cr, &area, target.output);
  gtk_snapshot_append_node (stage->snapshot, node);
  gsk_render_node_unref (node);
}

const KitBoardInfo stones_board = {
  .art = &stones_art,
  .aspect = 1.62,
  .lay_out = lay_out,
  .find_place = find_place,
  .locate = locate,
  .get_kind = get_kind,
  .fill_scene = fill_scene,
  .mark_choice = mark_choice,
  .describe = describe,
  .is_elsewhere = is_elsewhere,
  .snapshot_above = snapshot_above,
};

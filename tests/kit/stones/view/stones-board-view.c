/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Stones as a widget: its scene, its places, the die that rolls. */

#include "stones-board-view.h"

#include "stones-art.h"

#include <math.h>

#define TURNS 4                         /* of the die, while it rolls */

struct _StonesBoardView
{
  KitBoardView parent_instance;
};

G_DEFINE_FINAL_TYPE (StonesBoardView, stones_board_view, KIT_TYPE_BOARD_VIEW)

static const StonesLayout *
get_layout (KitBoardView *view)
{
  return (const StonesLayout *) kit_board_view_get_parts (view)->layout;
}

static KitInput *
get_input (KitBoardView *view)
{
  return kit_board_view_get_parts (view)->input;
}

static const StonesState *
get_state (KitBoardView *view)
{
  return kit_input_get_state (get_input (view));
}

/* --- where places lie --- */

static guint
count_places (gconstpointer board,
              guint         kind)
{
  return kind == STONES_PLACES_HEAP ? ((const StonesBoard *) board)->n_stones : STONES_BUTTONS;
}

static void
lay_out (KitGeometry   *layout,
         gconstpointer  board)
{
  stones_layout_init ((StonesLayout *) layout, board);
}

static void
locate (const KitGeometry *geometry,
        int                place,
        KitSpot           *spot)
{
  stones_layout_locate ((const StonesLayout *) geometry, place, spot);
}

/* Buttons are wider than high. */
static int
find_place (const KitGeometry *geometry,
            guint              kind,
            KitPixel           pixel)
{
  int n_stones = ((const StonesLayout *) geometry)->board->n_stones;
  int first = kind == STONES_PLACES_HEAP ? 0 : n_stones;
  int n = kind == STONES_PLACES_HEAP ? n_stones : STONES_BUTTONS;
  KitSpot spot;

  for (int i = first; i < first + n; i++)
    {
      locate (geometry, i, &spot);
      if (fabs (pixel.x - spot.middle.x) < spot.size * (i >= n_stones ? 1.3 : 0.5) &&
          fabs (pixel.y - spot.middle.y) < spot.size * 0.5)
        return i;
    }
  return KIT_NO_PLACE;
}

static guint
get_kind (KitBoardView *view)
{
  return get_state (view)->phase == STONES_PHASE_TAKE ? STONES_PLACES_HEAP : STONES_PLACES_BUTTONS;
}

static int
get_home (KitBoardView *view,
          guint         kind)
{
  return kind == STONES_PLACES_HEAP ? MAX (get_state (view)->heap - 1, 0)
                                    : get_layout (view)->board->n_stones + STONES_BUTTON_ROLL;
}

/* --- the scene --- */

static void
fill_scene (KitBoardView *view,
            gpointer      scene)
{
  stones_scene_init (scene, kit_playback_get_state (kit_board_view_get_parts (view)->playback));
}

/* What is marked is told to all who see the screen, so with a covered hand it must not depend on
   it. */
static void
mark_choice (KitBoardView *view,
             gpointer      data,
             gboolean      visible)
{
  KitInput *input = get_input (view);
  const StonesBoard *board = get_layout (view)->board;
  const StonesDecision *proposal = kit_input_get_proposal (input);
  StonesScene *scene = data;
  StonesDecision decision;
  gboolean focused;

  scene->cursor = kit_input_get_place (input, &focused);
  if (focused && !visible)
    scene->cursor = KIT_NO_PLACE;
  for (int i = 0; i < board->n_stones + STONES_BUTTONS && kit_input_is_active (input); i++)
    if (stones_place_decide (get_state (view), board, i, &decision))
      {
        scene->free |= G_GUINT64_CONSTANT (1) << i;
        if (proposal != NULL && proposal->kind == decision.kind && proposal->n >= decision.n)
          scene->proposed |= G_GUINT64_CONSTANT (1) << i;
      }
}

static void
clear_choice (gpointer data)
{
  StonesScene *scene = data;

  scene->free = scene->proposed = 0;
  scene->cursor = KIT_NO_PLACE;
}

static gboolean
is_marked (gconstpointer scene,
           int           place)
{
  return ((const StonesScene *) scene)->free >> place & 1;
}

/* --- what is said and chosen --- */

static char *
describe (KitBoardView *view,
          int           place)
{
  static const char * const labels[STONES_BUTTONS] = { "Roll", "Accept", "Decline" };
  const StonesScene *scene = kit_board_view_get_parts (view)->scene;
  int button = place - get_layout (view)->board->n_stones;

  if (button >= 0)
    return g_strdup_printf ("%s%s", labels[button],
                            scene->buttons & 1 << button ? "" : ", not possible now");
  if (place >= scene->heap)
    return g_strdup ("A stone that was taken");
  return is_marked (scene, place)
           ? g_strdup_printf ("Stone %d: take %d", place + 1, scene->heap - place)
           : g_strdup_printf ("Stone %d", place + 1);
}

static gboolean
is_elsewhere (KitBoardView *view,
              int           place)
{
  const StonesDecision *proposal = kit_input_get_proposal (get_input (view));
  const StonesBoard *board = get_layout (view)->board;
  StonesDecision decision;

  return stones_place_decide (get_state (view), board, place, &decision) &&
         !kit_rules_is_equal (&stones_rules, board, &decision, proposal);
}

/* --- frames --- */

typedef struct
{
  KitBoardView *view;
  cairo_t      *cr;
} Frame;

/* While it rolls, it shows any number; at last its own. */
static void
show_motion (const KitMotion *motion,
             double           progress,
             gpointer         data)
{
  const Frame *frame = data;
  guint step = (1 - progress) * TURNS * STONES_MOST_DIE;

  if (motion->kind == STONES_MOTION_DIE)
    stones_paint_die (kit_style_get_painter (kit_board_view_get_parts (frame->view)->style),
                      frame->cr, get_layout (frame->view),
                      (motion->number + step - 1) % STONES_MOST_DIE + 1,
                      (1 - kit_motion_ease (progress)) * TURNS * G_PI);
}

static void
snapshot_inside (KitBoardView *view,
                 GtkSnapshot  *snapshot)
{
  const KitBoardParts *parts = kit_board_view_get_parts (view);
  graphene_rect_t area = kit_nodes_inside (parts->layout);
  KitOutput output = kit_output_of (GTK_WIDGET (view));
  Frame frame = { view, NULL };

  kit_layers_snapshot_marks (parts->layers, snapshot, 0);
  if (!kit_playback_is_playing (parts->playback))
    return;
  frame.cr = kit_nodes_begin (&area, output);
  kit_playback_foreach (parts->playback, show_motion, &frame);
  kit_nodes_append (snapshot, frame.cr, &area, output);
}

static void
stones_board_view_class_init (StonesBoardViewClass *class)
{
  KitBoardViewClass *board_class = KIT_BOARD_VIEW_CLASS (class);

  board_class->art = &stones_art;
  board_class->aspect = 1.62;
  board_class->n_kinds = STONES_PLACE_KINDS;
  board_class->count_places = count_places;
  board_class->lay_out = lay_out;
  board_class->find_place = find_place;
  board_class->locate = locate;
  board_class->get_kind = get_kind;
  board_class->get_home = get_home;
  board_class->fill_scene = fill_scene;
  board_class->mark_choice = mark_choice;
  board_class->clear_choice = clear_choice;
  board_class->is_marked = is_marked;
  board_class->describe = describe;
  board_class->is_elsewhere = is_elsewhere;
  board_class->snapshot_inside = snapshot_inside;
}

static void
stones_board_view_init (StonesBoardView *view)
{
}

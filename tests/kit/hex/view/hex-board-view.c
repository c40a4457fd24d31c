/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Hex as a widget, and what its layers show; its cells are places of one kind. */

#include "hex-board-view.h"

#include "hex-paint.h"
#include "hex-record.h"

#include "kit/words/kit-words.h"

#include <math.h>
#include <string.h>

struct _HexBoardView
{
  KitBoardView parent_instance;
};

G_DEFINE_FINAL_TYPE (HexBoardView, hex_board_view, KIT_TYPE_BOARD_VIEW)

/* --- the layers, which ask this in any thread --- */

static void
paint_backdrop (const KitTarget *target,
                cairo_t         *cr)
{
  hex_paint_backdrop (target->painter, cr);
}

/* The sides too, for they have the colours of the players. */
static void
paint_tiles (const KitTarget *target,
             cairo_t         *cr)
{
  hex_paint_board (target->painter, cr, target->geometry, target->scene);
}

static void
paint_marks (const KitTarget *target,
             cairo_t         *cr,
             guint            marks)
{
  hex_paint_marks (target->painter, cr, target->geometry, target->scene);
}

static gboolean
has_same_tiles (gconstpointer a,
                gconstpointer b)
{
  const HexScene *one = a;
  const HexScene *other = b;

  return memcmp (one->colours, other->colours, sizeof one->colours) == 0 &&
         memcmp (one->cells, other->cells, sizeof one->cells) == 0;
}

/* The empty board, and each cell. */
static void
list_things (const KitTarget *target,
             GArray          *things)
{
  const HexScene *scene = target->scene;
  double reach = target->geometry->unit / 2;
  KitThing thing = {
    { { 0, 0 }, { target->geometry->width, target->geometry->height } },
    HEX_CELLS, scene->colours[0] * KIT_COLOURS + scene->colours[1]
  };

  g_array_append_val (things, thing);
  for (guint i = 0; i < HEX_CELLS; i++)
    {
      KitPixel middle = hex_layout_locate (target->geometry, i);

      thing = (KitThing) {
        { { middle.x - reach, middle.y - reach }, { middle.x + reach, middle.y + reach } },
        i, scene->cells[i]
      };
      g_array_append_val (things, thing);
    }
}

static void
copy_marks (gpointer      copy,
            gconstpointer scene,
            guint         marks)
{
  ((HexScene *) copy)->proposed = ((const HexScene *) scene)->proposed;
  ((HexScene *) copy)->cursor = ((const HexScene *) scene)->cursor;
}

static const KitArt art = {
  .layout_size = sizeof (KitGeometry),
  .scene_size = sizeof (HexScene),
  .n_marks = 1,
  .suffix = HEX_RECORD_SUFFIX,
  .make_painter = hex_painter_new,
  .paint_backdrop = paint_backdrop,
  .paint_tiles = paint_tiles,
  .paint_marks = paint_marks,
  .list_things = list_things,
  .has_same_tiles = has_same_tiles,
  .copy_marks = copy_marks,
};

/* --- where places lie --- */

static guint
count_places (gconstpointer board,
              guint         kind)
{
  return HEX_CELLS;
}

static void
lay_out (KitGeometry   *layout,
         gconstpointer  board)
{
  hex_layout_init (layout);
}

/* For the arrow keys the columns are upright, so that Down leads from c4 to c5. */
static void
locate (const KitGeometry *layout,
        int                place,
        KitSpot           *spot)
{
  spot->middle = hex_layout_locate (layout, place);
  spot->step = (KitPixel) { place % HEX_SIZE * layout->unit, spot->middle.y };
  spot->size = layout->unit;
}

static int
find_place (const KitGeometry *layout,
            guint              kind,
            KitPixel           pixel)
{
  for (int i = 0; i < HEX_CELLS; i++)
    {
      KitPixel middle = hex_layout_locate (layout, i);

      if (hypot (pixel.x - middle.x, pixel.y - middle.y) < layout->unit / 2)
        return i;
    }
  return KIT_NO_PLACE;
}

static guint
get_kind (KitBoardView *view)
{
  return 0;
}

/* --- the scene --- */

static KitInput *
get_input (KitBoardView *view)
{
  return kit_board_view_get_parts (view)->input;
}

static void
fill_scene (KitBoardView *view,
            gpointer      scene)
{
  hex_scene_init (scene, kit_game_get_record (kit_input_get_game (get_input (view))),
                  kit_playback_get_state (kit_board_view_get_parts (view)->playback));
}

static void
mark_choice (KitBoardView *view,
             gpointer      data,
             gboolean      visible)
{
  const HexDecision *proposal = kit_input_get_proposal (get_input (view));
  HexScene *scene = data;
  gboolean focused;
  int place = kit_input_get_place (get_input (view), &focused);

  scene->is_free = kit_input_is_active (get_input (view));
  scene->proposed = proposal != NULL ? proposal->cell : HEX_NOWHERE;
  scene->cursor = visible || !focused ? place : HEX_NOWHERE;
}

static void
clear_choice (gpointer data)
{
  HexScene *scene = data;

  scene->is_free = FALSE;
  scene->proposed = scene->cursor = HEX_NOWHERE;
}

static gboolean
is_marked (gconstpointer data,
           int           place)
{
  const HexScene *scene = data;

  return scene->is_free && scene->cells[place] == HEX_EMPTY;
}

/* --- what is said and chosen --- */

static char *
describe (KitBoardView *view,
          int           place)
{
  const HexScene *scene = kit_board_view_get_parts (view)->scene;
  guint stone = scene->cells[place];
  char token[KIT_TOKEN_SIZE];

  hex_rules.write (&(HexDecision) { place }, NULL, token);
  return g_strdup_printf ("%s, %s", token,
                          stone == HEX_EMPTY ? "empty"
                                             : kit_words_colour (scene->colours[stone - 1]));
}

static gboolean
is_elsewhere (KitBoardView *view,
              int           place)
{
  return ((const HexDecision *) kit_input_get_proposal (get_input (view)))->cell != place;
}

static void
snapshot_inside (KitBoardView *view,
                 GtkSnapshot  *snapshot)
{
  kit_layers_snapshot_marks (kit_board_view_get_parts (view)->layers, snapshot, 0);
}

static void
hex_board_view_class_init (HexBoardViewClass *class)
{
  KitBoardViewClass *board_class = KIT_BOARD_VIEW_CLASS (class);

  board_class->art = &art;
  board_class->aspect = HEX_ASPECT;
  board_class->n_kinds = 1;
  board_class->count_places = count_places;
  board_class->lay_out = lay_out;
  board_class->find_place = find_place;
  board_class->locate = locate;
  board_class->get_kind = get_kind;
  board_class->fill_scene = fill_scene;
  board_class->mark_choice = mark_choice;
  board_class->clear_choice = clear_choice;
  board_class->is_marked = is_marked;
  board_class->describe = describe;
  board_class->is_elsewhere = is_elsewhere;
  board_class->snapshot_inside = snapshot_inside;
}

static void
hex_board_view_init (HexBoardView *view)
{
}

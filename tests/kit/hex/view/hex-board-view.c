/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Hex as a widget, and what its layers show; its cells are places of one kind. */

#include "hex-board-view.h"

#include "hex-paint.h"
#include "hex-record.h"

#include "kit/words/kit-words.h"

#include <string.h>

struct _HexBoardView
{
  KitBoardView parent_instance;
};

G_DEFINE_FINAL_TYPE (HexBoardView, hex_board_view, KIT_TYPE_BOARD_VIEW)

/* --- the layers, which ask this in any thread --- */

static void
key_tiles (gpointer      copy,
           gconstpointer scene)
{
  HexScene *kept = copy;

  memcpy (kept->colours, ((const HexScene *) scene)->colours, sizeof kept->colours);
  memcpy (kept->cells, ((const HexScene *) scene)->cells, sizeof kept->cells);
}

static void
key_marks (gpointer      copy,
           gconstpointer scene)
{
  ((HexScene *) copy)->proposed = ((const HexScene *) scene)->proposed;
  ((HexScene *) copy)->cursor = ((const HexScene *) scene)->cursor;
}

/* The empty board, and each cell. */
static void
list_things (const KitTarget *target,
             GArray          *things)
{
  const HexScene *scene = target->scene;
  KitThing thing = {
    { { 0, 0 }, { target->geometry->width, target->geometry->height } },
    HEX_CELLS, scene->colours[0] * KIT_COLOURS + scene->colours[1], 0
  };

  g_array_append_val (things, thing);
  for (guint i = 0; i < HEX_CELLS; i++)
    kit_art_add_thing (things, i, scene->cells[i], hex_layout_locate (target->geometry, i),
                       target->geometry->unit / 2);
}

/* The tiles show the sides too, for they have the colours of the players. */
static const KitArt art = {
  .layout_size = sizeof (KitGeometry),
  .scene_size = sizeof (HexScene),
  .suffix = HEX_RECORD_SUFFIX,
  .layers = {
    [KIT_LAYER_BACKDROP] = { kit_paint_backdrop },
    [KIT_LAYER_TILES] = { hex_paint_board, key_tiles },
    [KIT_LAYER_MARKS] = { hex_paint_marks, key_marks },
  },
  .make_painter = hex_painter_new,
  .list_things = list_things,
};

/* --- where places lie --- */

static void
lay_out (KitGeometry   *layout,
         gconstpointer  board)
{
  hex_layout_init (layout);
}

/* For the arrow keys the columns are upright, so that Down leads from c4 to c5. */
static gboolean
locate (KitBoardView *view,
        int           place,
        KitSpot      *spot)
{
  const KitGeometry *layout = kit_board_view_get_parts (view)->layout;
  const HexScene *scene = kit_board_view_get_parts (view)->scene;

  if (place >= HEX_CELLS)
    return FALSE;
  spot->middle = hex_layout_locate (layout, place);
  spot->step = (KitPixel) { place % HEX_SIZE * layout->unit, spot->middle.y };
  spot->size = layout->unit;
  spot->is_marked = scene->is_free && scene->cells[place] == HEX_EMPTY;
  return TRUE;
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
hex_board_view_class_init (HexBoardViewClass *class)
{
  KitBoardViewClass *board_class = KIT_BOARD_VIEW_CLASS (class);

  board_class->art = &art;
  board_class->aspect = HEX_ASPECT;
  board_class->lay_out = lay_out;
  board_class->locate = locate;
  board_class->fill_scene = fill_scene;
  board_class->mark_choice = mark_choice;
  board_class->describe = describe;
  board_class->is_elsewhere = is_elsewhere;
}

static void
hex_board_view_init (HexBoardView *view)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Hex as a widget, and what its layers show; its cells are places of one kind. */

#include "hex-board-view.h"

#include "hex-paint.h"
#include "hex-record.h"

#include "kit/words/kit-words.h"

/* --- the layers, which ask this in any thread --- */

static const KitField tile_fields[] = {
  KIT_FIELD (HexScene, colours),
  KIT_FIELD (HexScene, cells),
  { 0, 0 }
};

static const KitField mark_fields[] = {
  KIT_FIELD (HexScene, proposed),
  KIT_FIELD (HexScene, cursor),
  { 0, 0 }
};

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
    [KIT_LAYER_TILES] = { hex_paint_board, tile_fields },
    [KIT_LAYER_MARKS] = { hex_paint_marks, mark_fields },
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
locate (const KitBoardParts *parts,
        int                  place,
        KitSpot             *spot)
{
  const KitGeometry *layout = parts->layout;
  const HexScene *scene = parts->scene;

  if (place >= HEX_CELLS)
    return FALSE;
  spot->middle = hex_layout_locate (layout, place);
  spot->step = (KitPixel) { place % HEX_SIZE * layout->unit, spot->middle.y };
  spot->size = layout->unit;
  spot->is_marked = scene->is_free && scene->cells[place] == HEX_EMPTY;
  return TRUE;
}

/* --- the scene --- */

static void
fill_scene (const KitBoardParts *parts,
            gpointer             scene)
{
  hex_scene_init (scene, kit_game_get_record (kit_input_get_game (parts->input)),
                  kit_playback_get_state (parts->playback));
}

static void
mark_choice (const KitBoardParts *parts,
             gpointer             data,
             gboolean             visible)
{
  const HexDecision *proposal = kit_input_get_proposal (parts->input);
  HexScene *scene = data;
  gboolean focused;
  int place = kit_input_get_place (parts->input, &focused);

  scene->is_free = kit_input_is_active (parts->input);
  scene->proposed = proposal != NULL ? proposal->cell : HEX_NOWHERE;
  scene->cursor = visible || !focused ? place : HEX_NOWHERE;
}

/* --- what is said and chosen --- */

static char *
describe (const KitBoardParts *parts,
          int                  place)
{
  const HexScene *scene = parts->scene;
  guint stone = scene->cells[place];
  char token[KIT_TOKEN_SIZE];

  hex_rules.write (&(HexDecision) { place }, NULL, token);
  return g_strdup_printf ("%s, %s", token,
                          stone == HEX_EMPTY ? "empty"
                                             : kit_words_colour (scene->colours[stone - 1]));
}

static gboolean
is_elsewhere (const KitBoardParts *parts,
              int                  place)
{
  return ((const HexDecision *) kit_input_get_proposal (parts->input))->cell != place;
}

const KitBoardInfo hex_board = {
  .art = &art,
  .aspect = HEX_ASPECT,
  .lay_out = lay_out,
  .locate = locate,
  .fill_scene = fill_scene,
  .mark_choice = mark_choice,
  .describe = describe,
  .is_elsewhere = is_elsewhere,
};

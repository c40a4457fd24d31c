/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the layers of the kit are told of this board.

   Trusted in every frame: targets, layouts and scenes, which are those of the board widget. */

#include "adv-art.h"

#include "adv-board-pieces.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/words/adv-words.h"
#include "kit/view/board/kit-prepaint.h"

#include <string.h>

/* --- what the layers depend on --- */

static const KitField backdrop_fields[] = {
  KIT_FIELD (AdvScene, names),
  KIT_FIELD (AdvScene, regions),
  { 0, 0 }
};

static const KitField tile_fields[] = {
  KIT_FIELD (AdvScene, board),
  KIT_FIELD (AdvScene, no_robber),
  KIT_FIELD (AdvScene, lifted),
  KIT_FIELD (AdvScene, dice),
  KIT_FIELD (AdvScene, colours),
  KIT_FIELD (AdvScene, state.alexander),
  KIT_FIELD (AdvScene, state.robber),
  KIT_FIELD (AdvScene, state.n_turned),
  KIT_FIELD (AdvScene, state.tokens),
  KIT_FIELD (AdvScene, state.won),
  KIT_FIELD (AdvScene, state.villages),
  KIT_FIELD (AdvScene, state.cities),
  KIT_FIELD (AdvScene, state.roads),
  { 0, 0 }
};

static const KitField choice_fields[] = {
  KIT_FIELD (AdvScene, hexagons),
  KIT_FIELD (AdvScene, corners),
  KIT_FIELD (AdvScene, edges),
  KIT_FIELD (AdvScene, auction),
  KIT_FIELD (AdvScene, n_marked),
  KIT_FIELD (AdvScene, marked),
  { 0, 0 }
};

static const KitField proposal_fields[] = {
  KIT_FIELD (AdvScene, chosen),
  KIT_FIELD (AdvScene, cursor),
  KIT_FIELD (AdvScene, placing),
  KIT_FIELD (AdvScene, n_ghosts),
  KIT_FIELD (AdvScene, ghosts),
  KIT_FIELD (AdvScene, state.player),
  KIT_FIELD (AdvScene, colours),
  { 0, 0 }
};

/* --- the tiles --- */

/* How a point looks, with the way to the one before. */
static guint64
get_point_key (const AdvScene *scene,
               guint           index)
{
  const AdvState *state = &scene->state;
  const AdvPoint *point = &scene->board->points[index];
  guint8 event = point->n_events - 1;
  gboolean passed = index < state->alexander;
  gboolean turned = passed && point->kind == ADV_POINT_EVENT && event < state->n_turned;

  return 1 + passed + 2 * (turned ? 1 + state->tokens[event] : 0) +
         16 * (turned && (state->won[event] == ADV_NONE || index + 1 == state->alexander));
}

static void
list_pieces (const AdvLayout *layout,
             const AdvScene  *scene,
             guint            id,
             GArray          *things)
{
  const AdvBoard *board = layout->board;
  double unit = layout->geometry.unit;
  KitPixel ends[2];

  for (guint i = 0; i < board->n_edges; i++)
    {
      guint8 player = adv_state_road_on (&scene->state, i);

      if (player != ADV_NONE)
        kit_art_add_thing (things, id + i, 1 + scene->colours[player],
                           adv_layout_edge (layout, i, ends), unit * 0.75);
    }
  id += board->n_edges;
  for (guint i = 0; i < board->n_corners; i++)
    {
      gboolean city;
      guint8 player = adv_state_building_on (&scene->state, i, &city);

      if (player != ADV_NONE && !adv_corner_set_has (&scene->lifted, i))
        kit_art_add_thing (things, id + i, 1 + scene->colours[player] + 8 * city,
                           adv_layout_corner (layout, i), unit * 0.45);
    }
}

static void
list_things (const KitTarget *target,
             GArray          *things)
{
  const AdvLayout *layout = (const AdvLayout *) target->geometry;
  const AdvScene *scene = target->scene;
  const AdvBoard *board = layout->board;
  double unit = layout->geometry.unit;
  guint id = 1;

  for (guint i = 0; i < board->n_points; i++)
    kit_art_add_thing (things, id++, get_point_key (scene, i),
                       adv_layout_corner (layout, board->points[i].corner), unit * 1.15);
  if (!scene->no_robber)
    kit_art_add_thing (things, id, 1 + scene->state.robber,
                       adv_paint_robber_place (layout, scene->state.robber), unit * 0.5);
  id++;
  for (guint i = 0; i < 2; i++, id++)
    if (scene->dice[i] > 0)
      kit_art_add_thing (things, id, scene->dice[i], adv_paint_die_place (layout, i), unit * 0.7);
  list_pieces (layout, scene, id, things);
}

/* --- before there is a window --- */

static gboolean
read_scene (KitGeometry *layout,
            gpointer     data,
            const char  *text,
            gsize        length)
{
  AdvScene *scene = data;
  gboolean names = scene->names;
  g_autoptr (KitRecord) record = NULL;
  KitColour colours[KIT_MAX_PLAYERS];
  KitFault fault;

  scene->board = adv_boards_default ();
  adv_layout_init ((AdvLayout *) layout, scene->board, layout->width, layout->height);
  adv_words_regions (scene->board, scene->regions);
  if (text != NULL)
    record = adv_record_read (text, length, &fault);
  if (record == NULL || adv_history_get_board (record->history) != scene->board)
    return FALSE;
  kit_record_get_colours (record, colours);
  adv_scene_init (scene, adv_boards_default (), adv_history_get_state (record->history), colours);
  scene->names = names;
  memcpy (scene->dice, scene->state.dice, sizeof scene->dice);
  adv_words_regions (scene->board, scene->regions);
  return TRUE;
}

const KitArt adv_art = {
  .layout_size = sizeof (AdvLayout),
  .scene_size = sizeof (AdvScene),
  .suffix = ADV_RECORD_SUFFIX,
  .layers = {
    [KIT_LAYER_BACKDROP] = { adv_paint_backdrop, backdrop_fields },
    [KIT_LAYER_TILES] = { adv_paint_tiles, tile_fields },
    [ADV_MARKS_CHOICES] = { adv_paint_choices, choice_fields },
    [ADV_MARKS_PROPOSAL] = { adv_paint_proposal, proposal_fields },
  },
  .coordinates = G_STRUCT_OFFSET (AdvScene, names),
  .make_painter = adv_painter_new,
  .paint_piece = adv_pieces_paint,
  .list_things = list_things,
  .read_scene = read_scene,
};

/** adv_art_prepaint: starts to paint the board ahead: see kit_prepaint_start(). */
void
adv_art_prepaint (GSettings *settings)
{
  kit_prepaint_start (&adv_art, settings);
}

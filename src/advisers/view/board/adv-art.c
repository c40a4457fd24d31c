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

static void
key_backdrop (gpointer      copy,
              gconstpointer shown)
{
  const AdvScene *scene = shown;
  AdvScene *kept = copy;

  kept->names = scene->names;
  memcpy (kept->regions, scene->regions, sizeof kept->regions);
}

static void
key_tiles (gpointer      copy,
           gconstpointer shown)
{
  const AdvScene *scene = shown;
  const AdvState *state = &scene->state;
  AdvScene *kept = copy;

  kept->board = scene->board;
  kept->no_robber = scene->no_robber;
  kept->lifted = scene->lifted;
  memcpy (kept->dice, scene->dice, sizeof kept->dice);
  memcpy (kept->colours, scene->colours, sizeof kept->colours);
  kept->state.alexander = state->alexander;
  kept->state.robber = state->robber;
  kept->state.n_turned = state->n_turned;
  memcpy (kept->state.tokens, state->tokens, sizeof state->tokens);
  memcpy (kept->state.won, state->won, sizeof state->won);
  memcpy (kept->state.villages, state->villages, sizeof state->villages);
  memcpy (kept->state.cities, state->cities, sizeof state->cities);
  memcpy (kept->state.roads, state->roads, sizeof state->roads);
}

static void
key_choices (gpointer      copy,
             gconstpointer shown)
{
  const AdvScene *scene = shown;
  AdvScene *kept = copy;

  kept->hexagons = scene->hexagons;
  kept->corners = scene->corners;
  kept->edges = scene->edges;
  kept->auction = scene->auction;
  kept->n_marked = scene->n_marked;
  memcpy (kept->marked, scene->marked, scene->n_marked * sizeof *scene->marked);
}

static void
key_proposal (gpointer      copy,
              gconstpointer shown)
{
  const AdvScene *scene = shown;
  AdvScene *kept = copy;

  kept->chosen = scene->chosen;
  kept->cursor = scene->cursor;
  kept->placing = scene->placing;
  kept->state.player = scene->state.player;
  memcpy (kept->colours, scene->colours, sizeof kept->colours);
}

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

static void
read_settings (gpointer   scene,
               GSettings *settings)
{
  ((AdvScene *) scene)->names = g_settings_get_boolean (settings, "coordinates");
}

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
    [KIT_LAYER_BACKDROP] = { adv_paint_backdrop, key_backdrop },
    [KIT_LAYER_TILES] = { adv_paint_tiles, key_tiles },
    [ADV_MARKS_CHOICES] = { adv_paint_choices, key_choices },
    [ADV_MARKS_PROPOSAL] = { adv_paint_proposal, key_proposal },
  },
  .make_painter = adv_painter_new,
  .paint_piece = adv_pieces_paint,
  .list_things = list_things,
  .read_settings = read_settings,
  .read_scene = read_scene,
};

/** adv_art_prepaint: starts to paint the board ahead: see kit_prepaint_start(). */
void
adv_art_prepaint (GSettings *settings)
{
  kit_prepaint_start (&adv_art, settings);
}

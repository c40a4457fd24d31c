/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the layers of the kit are told of this board.

   Trusted in every frame: targets, layouts and scenes, which are those of the board widget. */

#include "alx-art.h"

#include "alx-board-pieces.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/board/kit-prepaint.h"

#include <string.h>

/* --- what the layers depend on --- */

static void
key_backdrop (gpointer      copy,
              gconstpointer shown)
{
  const AlxScene *scene = shown;
  AlxScene *kept = copy;

  kept->coordinates = scene->coordinates;
  memcpy (kept->regions, scene->regions, sizeof kept->regions);
}

static void
key_tiles (gpointer      copy,
           gconstpointer shown)
{
  const AlxScene *scene = shown;
  AlxScene *kept = copy;

  kept->board = scene->board;
  kept->state = scene->state;
  kept->lifted = scene->lifted;
  memcpy (kept->colours, scene->colours, sizeof kept->colours);
}

static void
key_trails (gpointer      copy,
            gconstpointer shown)
{
  const AlxScene *scene = shown;
  AlxScene *kept = copy;

  memcpy (kept->colours, scene->colours, sizeof kept->colours);
  kept->n_trails = scene->n_trails;
  memcpy (kept->trails, scene->trails, sizeof kept->trails);
  kept->has_log_trail = scene->has_log_trail;
  if (scene->has_log_trail)
    kept->log_trail = scene->log_trail;
  kept->reached = scene->reached;
  kept->threatened = scene->threatened;
}

static void
key_choices (gpointer      copy,
             gconstpointer shown)
{
  const AlxScene *scene = shown;
  AlxScene *kept = copy;

  memcpy (kept->colours, scene->colours, sizeof kept->colours);
  memcpy (kept->state.governors, scene->state.governors, sizeof kept->state.governors);
  kept->state.player = scene->state.player;
  kept->choices = scene->choices;
  kept->targets = scene->targets;
  kept->chosen = scene->chosen;
  kept->placing = scene->placing;
}

static void
key_way (gpointer      copy,
         gconstpointer shown)
{
  const AlxScene *scene = shown;
  AlxScene *kept = copy;

  kept->n_way = scene->n_way;
  memcpy (kept->way, scene->way, scene->n_way);
  kept->state.walls = scene->state.walls;
}

/* --- the tiles --- */

/* What is painted on a space may be so large: governors are taller than their spaces. */
static KitArea
get_area (const AlxLayout *layout,
          guint8           space)
{
  KitPixel middle = alx_layout_space (layout, space);
  double x = layout->geometry.unit * 0.62;
  double y = layout->geometry.unit * 0.75;

  return (KitArea) { { middle.x - x, middle.y - y }, { middle.x + x, middle.y + y } };
}

static void
list_things (const KitTarget *target,
             GArray          *things)
{
  const AlxLayout *layout = (const AlxLayout *) target->geometry;
  guint64 keys[ALX_MAX_SPACES];

  alx_paint_tile_keys (layout, target->scene, keys);
  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (keys[s] != 0)
      {
        KitThing thing = { get_area (layout, s), s + 1, keys[s],
                           keys[s] & ALX_KEY_BUILT };

        g_array_append_val (things, thing);
      }
}

/* --- before there is a window --- */

static void
read_settings (gpointer   scene,
               GSettings *settings)
{
  ((AlxScene *) scene)->coordinates = g_settings_get_boolean (settings, "coordinates");
}

static gboolean
read_scene (KitGeometry *layout,
            gpointer     data,
            const char  *text,
            gsize        length)
{
  AlxScene *scene = data;
  g_autoptr (KitRecord) record = NULL;
  KitFault fault;

  scene->board = alx_boards_default ();
  alx_layout_init ((AlxLayout *) layout, scene->board, layout->width, layout->height);
  alx_words_regions (scene->board, scene->regions);
  if (text != NULL)
    record = alx_record_read (text, length, &fault);
  if (record == NULL || alx_history_get_board (record->history) != scene->board)
    return FALSE;
  scene->state = *alx_history_get_state (record->history);
  kit_record_get_colours (record, scene->colours);
  return TRUE;
}

const KitArt alx_art = {
  .layout_size = sizeof (AlxLayout),
  .scene_size = sizeof (AlxScene),
  .suffix = ALX_RECORD_SUFFIX,
  .layers = {
    [KIT_LAYER_BACKDROP] = { alx_paint_land, key_backdrop },
    [KIT_LAYER_TILES] = { alx_paint_ground, key_tiles },
    [KIT_LAYER_FRAME] = { alx_paint_frame },
    [ALX_MARKS_TRAILS] = { alx_paint_trails, key_trails },
    [ALX_MARKS_CHOICES] = { alx_paint_choices, key_choices },
    [ALX_MARKS_WAY] = { alx_paint_way, key_way },
  },
  .make_painter = alx_painter_new_for_kind,
  .paint_piece = alx_pieces_paint,
  .list_things = list_things,
  .read_settings = read_settings,
  .read_scene = read_scene,
};

/** alx_art_prepaint: starts to paint the board ahead: see kit_prepaint_start(). */
void
alx_art_prepaint (GSettings *settings)
{
  kit_prepaint_start (&alx_art, settings);
}

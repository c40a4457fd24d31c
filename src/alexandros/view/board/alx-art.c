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

/* --- what the layers depend on --- */

static const KitField backdrop_fields[] = {
  KIT_FIELD (AlxScene, coordinates),
  KIT_FIELD (AlxScene, regions),
  { 0, 0 }
};

static const KitField tile_fields[] = {
  KIT_FIELD (AlxScene, board),
  KIT_FIELD (AlxScene, state),
  KIT_FIELD (AlxScene, lifted),
  KIT_FIELD (AlxScene, colours),
  { 0, 0 }
};

static const KitField trail_fields[] = {
  KIT_FIELD (AlxScene, colours),
  KIT_FIELD (AlxScene, n_trails),
  KIT_FIELD (AlxScene, trails),
  KIT_FIELD (AlxScene, has_log_trail),
  KIT_FIELD (AlxScene, log_trail),
  KIT_FIELD (AlxScene, reached),
  KIT_FIELD (AlxScene, threatened),
  { 0, 0 }
};

static const KitField choice_fields[] = {
  KIT_FIELD (AlxScene, colours),
  KIT_FIELD (AlxScene, state.governors),
  KIT_FIELD (AlxScene, state.player),
  KIT_FIELD (AlxScene, choices),
  KIT_FIELD (AlxScene, targets),
  KIT_FIELD (AlxScene, chosen),
  KIT_FIELD (AlxScene, placing),
  { 0, 0 }
};

static const KitField way_fields[] = {
  KIT_FIELD (AlxScene, n_way),
  KIT_FIELD (AlxScene, way),
  KIT_FIELD (AlxScene, n_ghosts),
  KIT_FIELD (AlxScene, ghosts),
  KIT_FIELD (AlxScene, state.walls),
  { 0, 0 }
};

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
    [KIT_LAYER_BACKDROP] = { alx_paint_land, backdrop_fields },
    [KIT_LAYER_TILES] = { alx_paint_ground, tile_fields },
    [KIT_LAYER_FRAME] = { alx_paint_frame },
    [ALX_MARKS_TRAILS] = { alx_paint_trails, trail_fields },
    [ALX_MARKS_CHOICES] = { alx_paint_choices, choice_fields },
    [ALX_MARKS_WAY] = { alx_paint_way, way_fields },
  },
  .coordinates = G_STRUCT_OFFSET (AlxScene, coordinates),
  .make_painter = alx_painter_new_for_kind,
  .paint_piece = alx_pieces_paint,
  .list_things = list_things,
  .read_scene = read_scene,
};

/** alx_art_prepaint: starts to paint the board ahead: see kit_prepaint_start(). */
void
alx_art_prepaint (GSettings *settings)
{
  kit_prepaint_start (&alx_art, settings);
}

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

static const AlxLayout *
get_layout (const KitTarget *target)
{
  return (const AlxLayout *) target->geometry;
}

static gboolean
is_same_board (const KitGeometry *a,
               const KitGeometry *b)
{
  return ((const AlxLayout *) a)->board == ((const AlxLayout *) b)->board;
}

/* --- painting --- */

static void
paint_backdrop (const KitTarget *target,
                cairo_t         *cr)
{
  alx_paint_land (target->painter, cr, get_layout (target), target->scene);
}

static void
paint_frame (const KitTarget *target,
             cairo_t         *cr)
{
  alx_paint_frame (target->painter, cr, get_layout (target));
}

static void
paint_tiles (const KitTarget *target,
             cairo_t         *cr)
{
  alx_paint_ground (target->painter, cr, get_layout (target), target->scene);
}

static void
paint_marks (const KitTarget *target,
             cairo_t         *cr,
             guint            marks)
{
  static void (*const paint[ALX_MARKS]) (KitPainter *, cairo_t *, const AlxLayout *,
                                         const AlxScene *) = {
    alx_paint_trails,
    alx_paint_choices,
    alx_paint_way,
  };

  paint[marks](target->painter, cr, get_layout (target), target->scene);
}

/* --- the backdrop --- */

static gboolean
has_same_backdrop (gconstpointer a,
                   gconstpointer b)
{
  const AlxScene *one = a;
  const AlxScene *other = b;

  return one->coordinates == other->coordinates &&
         memcmp (one->regions, other->regions, sizeof one->regions) == 0;
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
  const AlxLayout *layout = get_layout (target);
  guint64 keys[ALX_MAX_SPACES];

  alx_paint_tile_keys (layout, target->scene, keys);
  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (keys[s] != 0)
      {
        KitThing thing = { get_area (layout, s), s + 1, keys[s] };

        g_array_append_val (things, thing);
      }
}

/* Whether a wall or a governor of @space has changed. */
static gboolean
is_built (const AlxScene *before,
          const AlxScene *now,
          guint           space)
{
  const AlxSpace *s = &now->board->spaces[space];

  for (guint i = 0; i < 3; i++)
    if (alx_side_set_has (&before->state.walls, s->sides[i]) !=
        alx_side_set_has (&now->state.walls, s->sides[i]))
      return TRUE;
  return alx_state_governor_on (&before->state, space) !=
           alx_state_governor_on (&now->state, space) ||
         alx_space_set_has (&before->lifted, space) != alx_space_set_has (&now->lifted, space);
}

static void
list_built (const KitTarget *target,
            gconstpointer    before,
            GArray          *areas)
{
  const AlxLayout *layout = get_layout (target);

  for (guint s = 0; s < layout->board->n_spaces; s++)
    if (is_built (before, target->scene, s))
      {
        KitArea area = get_area (layout, s);

        g_array_append_val (areas, area);
      }
}

static gboolean
has_same_tiles (gconstpointer a,
                gconstpointer b)
{
  const AlxScene *one = a;
  const AlxScene *other = b;

  return one->board == other->board &&
         memcmp (&one->state, &other->state, sizeof one->state) == 0 &&
         memcmp (&one->lifted, &other->lifted, sizeof one->lifted) == 0 &&
         memcmp (one->colours, other->colours, sizeof one->colours) == 0;
}

/* --- marks --- */

static void
copy_marks (gpointer      copy,
            gconstpointer shown,
            guint         marks)
{
  AlxScene *kept = copy;
  const AlxScene *scene = shown;

  switch (marks)
    {
    case ALX_MARKS_TRAILS:
      memcpy (kept->colours, scene->colours, sizeof kept->colours);
      kept->n_trails = scene->n_trails;
      memcpy (kept->trails, scene->trails, sizeof kept->trails);
      kept->has_log_trail = scene->has_log_trail;
      if (scene->has_log_trail)
        kept->log_trail = scene->log_trail;
      kept->reached = scene->reached;
      kept->threatened = scene->threatened;
      break;
    case ALX_MARKS_CHOICES:
      memcpy (kept->colours, scene->colours, sizeof kept->colours);
      memcpy (kept->state.governors, scene->state.governors, sizeof kept->state.governors);
      kept->state.player = scene->state.player;
      kept->choices = scene->choices;
      kept->targets = scene->targets;
      kept->chosen = scene->chosen;
      kept->placing = scene->placing;
      break;
    default:
      kept->n_way = scene->n_way;
      memcpy (kept->way, scene->way, scene->n_way);
      kept->state.walls = scene->state.walls;
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
  .n_marks = ALX_MARKS,
  .suffix = ALX_RECORD_SUFFIX,
  .make_painter = alx_painter_new_for_kind,
  .is_same_board = is_same_board,
  .paint_backdrop = paint_backdrop,
  .paint_frame = paint_frame,
  .paint_tiles = paint_tiles,
  .paint_marks = paint_marks,
  .paint_piece = alx_pieces_paint,
  .has_same_backdrop = has_same_backdrop,
  .list_things = list_things,
  .list_built = list_built,
  .has_same_tiles = has_same_tiles,
  .copy_marks = copy_marks,
  .read_settings = read_settings,
  .read_scene = read_scene,
};

/** alx_art_prepaint: starts to paint the board ahead: see kit_prepaint_start(). */
void
alx_art_prepaint (GSettings *settings)
{
  kit_prepaint_start (&alx_art, settings);
}

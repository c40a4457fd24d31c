/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board of Stones is painted: its layout, its scene, its colours.

   Trusted in every frame: targets, layouts and scenes, which are those of the board widget. */

#include "stones-art.h"

#include "stones-record.h"

#include "kit/paint/kit-shapes.h"
#include "kit/paint/kit-text.h"
#include "kit/view/board/kit-prepaint.h"

#include <math.h>
#include <string.h>

/* In units: */
#define WIDTH         9.0               /* of the board, as the next */
#define HEIGHT        5.5
#define COLUMNS       8                 /* of stones */
#define BUTTON_WIDTH  2.2
#define BUTTON_HEIGHT 0.8
#define DIE           0.8

static const KitPixel die_at = { 1, 4.8 };

/* --- colours --- */

typedef struct
{
  KitTheme kit;                         /* first: the kit knows no more of a theme */
  KitRgba  stone, paper, ink, mark;
} Theme;

#define PLAYERS                                                                              \
  { { .body = { 0.77, 0.15, 0.11, 1 } }, { .body = { 0.92, 0.70, 0.03, 1 } },                \
    { .body = { 0.14, 0.38, 0.72, 1 } }, { .body = { 0.16, 0.54, 0.24, 1 } } }

static const Theme themes[KIT_THEMES] = {
  { { KIT_THEME_DAY, { 0.80, 0.87, 0.72, 1 }, PLAYERS },
    { 0.50, 0.48, 0.45, 1 }, { 1, 0.98, 0.94, 1 }, { 0.15, 0.12, 0.10, 1 }, { 0.8, 0.4, 0, 1 } },
  { { KIT_THEME_NIGHT, { 0.12, 0.18, 0.14, 1 }, PLAYERS },
    { 0.60, 0.58, 0.55, 1 }, { 0.85, 0.80, 0.70, 1 }, { 0.10, 0.08, 0.06, 1 }, { 1, 0.8, 0.2, 1 } },
  { { KIT_THEME_CONTRAST, { 1, 1, 1, 1 }, PLAYERS },
    { 0.30, 0.30, 0.30, 1 }, { 1, 1, 1, 1 }, { 0, 0, 0, 1 }, { 0.7, 0, 0, 1 } },
  { { KIT_THEME_DARK_CONTRAST, { 0, 0, 0, 1 }, PLAYERS },
    { 0.70, 0.70, 0.70, 1 }, { 0, 0, 0, 1 }, { 1, 1, 1, 1 }, { 1, 0.6, 0, 1 } },
};

/** stones_painter_new: (transfer full): a #KitPainterFunc. */
KitPainter *
stones_painter_new (KitThemeKind kind)
{
  return kit_painter_new (&themes[kind].kit, NULL);
}

static const Theme *
get_theme (KitPainter *painter)
{
  return (const Theme *) kit_painter_get_theme (painter);
}

/* --- the layout --- */

/** stones_layout_init: completes a layout, which has a width and a height, to show the whole
    @board. It has no frame. */
void
stones_layout_init (StonesLayout      *layout,
                    const StonesBoard *board)
{
  layout->board = board;
  kit_geometry_fit (&layout->geometry, WIDTH, HEIGHT);
}

/** stones_layout_locate: where a place lies. */
void
stones_layout_locate (const StonesLayout *layout,
                      int                 place,
                      KitSpot            *spot)
{
  int button = place - layout->board->n_stones;

  if (button >= 0)
    spot->middle =
      kit_geometry_at (&layout->geometry, 3 + button * (BUTTON_WIDTH + 0.2), die_at.y);
  else
    spot->middle =
      kit_geometry_at (&layout->geometry, 1 + place % COLUMNS, 0.7 + place / COLUMNS);
  spot->step = spot->middle;
  spot->size = layout->geometry.unit * BUTTON_HEIGHT;
}

/** stones_scene_init: what is seen of @state, without a choice. */
void
stones_scene_init (StonesScene       *scene,
                   const StonesState *state)
{
  static const guint8 buttons[] = {
    [STONES_PHASE_ROLL] = 1 << STONES_BUTTON_ROLL,
    [STONES_PHASE_ANSWER] = 1 << STONES_BUTTON_ACCEPT | 1 << STONES_BUTTON_DECLINE,
    [STONES_PHASE_OVER] = 0,
  };

  memset (scene, 0, sizeof *scene);
  scene->heap = state->heap;
  scene->die = state->die;
  scene->cursor = KIT_NO_PLACE;
  scene->buttons = buttons[state->phase];
}

/* --- painting --- */

static const StonesLayout *
get_layout (const KitTarget *target)
{
  return (const StonesLayout *) target->geometry;
}

static void
trace_place (const KitTarget *target,
             int              place)
{
  const StonesLayout *layout = get_layout (target);
  cairo_t *cr = target->cr;
  double width = layout->geometry.unit * BUTTON_WIDTH;
  double height = layout->geometry.unit * BUTTON_HEIGHT;
  KitSpot spot;

  stones_layout_locate (layout, place, &spot);
  if (place < layout->board->n_stones)
    kit_paint_trace_circle (cr, spot.middle, spot.size / 2);
  else
    kit_paint_trace_round (cr, spot.middle.x - width / 2, spot.middle.y - height / 2, width, height,
                           height / 4);
}

static void
paint_button (const KitTarget *target,
              StonesButton     button)
{
  static const char * const labels[STONES_BUTTONS] = { "Roll", "Accept", "Decline" };
  const StonesLayout *layout = get_layout (target);
  const Theme *theme = get_theme (target->painter);
  const StonesScene *scene = target->scene;
  cairo_t *cr = target->cr;
  double alpha = scene->buttons & 1 << button ? 1 : 0.3;
  KitSpot spot;

  stones_layout_locate (layout, layout->board->n_stones + button, &spot);
  trace_place (target, layout->board->n_stones + button);
  kit_theme_set_alpha (cr, &theme->paper, alpha);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, 1.5, &theme->ink, alpha);
  kit_theme_set_alpha (cr, &theme->ink, alpha);
  kit_paint_text (target->painter, cr, labels[button], KIT_TEXT_BOLD, spot.size * 0.45,
                  spot.middle);
}

/* What does not move. Each tile is painted by this, clipped, and again when the keys of its things
   have changed. */
static void
paint_tiles (const KitTarget *target)
{
  const StonesScene *scene = target->scene;

  for (int i = 0; i < scene->heap; i++)
    trace_place (target, i);
  kit_paint_fill (target->cr, &get_theme (target->painter)->stone);
  if (scene->die > 0)
    stones_paint_die (target, scene->die, 0);
  for (guint i = 0; i < STONES_BUTTONS; i++)
    paint_button (target, i);
}

static void
paint_marks (const KitTarget *target)
{
  const Theme *theme = get_theme (target->painter);
  const StonesScene *scene = target->scene;
  cairo_t *cr = target->cr;
  double unit = target->geometry->unit;

  for (int i = 0; i < get_layout (target)->board->n_stones + STONES_BUTTONS; i++)
    {
      double width = scene->proposed >> i & 1 ? 0.1 : scene->free >> i & 1 ? 0.04 : 0;

      trace_place (target, i);
      if (i == scene->cursor)
        kit_paint_stroke_preserve (cr, unit * 0.16, &theme->ink, 1);
      if (width > 0 || i == scene->cursor)
        kit_paint_stroke (cr, unit * MAX (width, 0.04), &theme->mark, 1);
      cairo_new_path (cr);
    }
}

/** stones_paint_die: the die in its place, turned by @angle. */
void
stones_paint_die (const KitTarget *target,
                  guint            number,
                  double           angle)
{
  KitPixel middle = kit_geometry_at (target->geometry, die_at.x, die_at.y);
  double size = target->geometry->unit * DIE;
  const Theme *theme = get_theme (target->painter);
  cairo_t *cr = target->cr;

  cairo_save (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_rotate (cr, angle);
  kit_paint_trace_round (cr, -size / 2, -size / 2, size, size, size / 6);
  kit_paint_shape (cr, &theme->paper, &theme->ink, 1.5);
  for (guint i = 0; i < number; i++)
    {
      double at = number == 1 ? 0 : (i / (number - 1.0) - 0.5) * size * 0.55;

      kit_paint_trace_circle (cr, (KitPixel) { at, at }, size * 0.09);
    }
  kit_paint_fill (cr, &theme->ink);
  cairo_restore (cr);
}

/** stones_paint_card: a stone that flies, or a bonus stone: its points or, for
    %KIT_MOTION_HIDDEN, its back. */
void
stones_paint_card (KitPainter *painter,
                   cairo_t    *cr,
                   guint       face,
                   double      width,
                   double      height)
{
  const Theme *theme = get_theme (painter);
  KitPixel middle = { width / 2, height / 2 };
  double radius = MIN (width, height) / 2 - 2;
  char points[2] = { '0' + face, '\0' };

  kit_paint_circle (cr, middle, face == STONES_FACE_HEAP ? radius / 2 : radius,
                    face <= STONES_MOST_BONUS ? &theme->paper : &theme->stone, &theme->ink, 2);
  kit_theme_set (cr, &theme->ink);
  if (face <= STONES_MOST_BONUS)
    kit_paint_text (painter, cr, points, KIT_TEXT_BOLD, radius, middle);
}

/** stones_paint_piece: the piece that stands for a player. */
void
stones_paint_piece (KitPainter *painter,
                    cairo_t    *cr,
                    KitColour   colour,
                    KitPixel    middle,
                    double      size)
{
  kit_paint_trace_circle (cr, middle, size * 0.4);
  kit_paint_fill (cr, &kit_painter_get_theme (painter)->players[colour].body);
}

/* --- what the layers ask --- */

/* Buttons are things with a key for each of their states; a stone or the die is there or not. */
static void
list_things (const KitTarget *target,
             GArray          *things)
{
  const StonesLayout *layout = get_layout (target);
  const StonesScene *scene = target->scene;
  double unit = target->geometry->unit;
  int n_stones = layout->board->n_stones;
  KitSpot spot;

  for (int i = 0; i < n_stones + STONES_BUTTONS; i++)
    {
      stones_layout_locate (layout, i, &spot);
      if (i >= n_stones)
        kit_art_add_thing (things, i, scene->buttons >> (i - n_stones) & 1, spot.middle,
                           unit * BUTTON_WIDTH / 2 + 2);
      else if (i < scene->heap)
        kit_art_add_thing (things, i, 0, spot.middle, unit / 2);
    }
  if (scene->die > 0)
    kit_art_add_thing (things, n_stones + STONES_BUTTONS, scene->die,
                       kit_geometry_at (target->geometry, die_at.x, die_at.y), unit / 2);
}

static const KitField tile_fields[] = {
  KIT_FIELD (StonesScene, heap),
  KIT_FIELD (StonesScene, die),
  KIT_FIELD (StonesScene, buttons),
  { 0, 0 }
};

static const KitField mark_fields[] = {
  KIT_FIELD (StonesScene, free),
  KIT_FIELD (StonesScene, proposed),
  KIT_FIELD (StonesScene, cursor),
  { 0, 0 }
};

/* For the first frame, which a thread paints before there is a window. */
static gboolean
read_scene (KitGeometry *layout,
            gpointer     scene,
            const char  *text,
            gsize        length)
{
  g_autoptr (KitRecord) record = NULL;
  KitFault fault;

  stones_layout_init ((StonesLayout *) layout, &stones_boards[0]);
  if (text != NULL)
    record = stones_record_read (text, length, &fault);
  if (record == NULL || stones_history_get_board (record->history) != &stones_boards[0])
    return FALSE;
  stones_scene_init (scene, stones_history_get_state (record->history));
  return TRUE;
}

const KitArt stones_art = {
  .layout_size = sizeof (StonesLayout),
  .scene_size = sizeof (StonesScene),
  .suffix = STONES_RECORD_SUFFIX,
  .layers = {
    [KIT_LAYER_BACKDROP] = { kit_paint_backdrop },
    [KIT_LAYER_TILES] = { paint_tiles, tile_fields },
    [KIT_LAYER_MARKS] = { paint_marks, mark_fields },
  },
  .make_painter = stones_painter_new,
  .list_things = list_things,
  .read_scene = read_scene,
};

/** stones_art_prepaint: starts to paint the board ahead: see kit_prepaint_start(). */
void
stones_art_prepaint (GSettings *settings)
{
  kit_prepaint_start (&stones_art, settings);
}

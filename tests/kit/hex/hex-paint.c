/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board of Hex is painted, in the window and by the tool. */

#include "hex-paint.h"

#include "kit/paint/kit-shapes.h"
#include "kit/paint/kit-text.h"

#include <math.h>

/* In units, the widths of a cell: */
#define WIDTH  18.0                     /* of the board, as the next */
#define HEIGHT (WIDTH / HEX_ASPECT)
#define MARGIN 1.5                      /* from the corner to the middle of the first cell */
#define ROW    0.866                    /* from a row to the next */
#define RADIUS 0.577                    /* of a cell, to its corners */
#define LABEL  -1.25                    /* where names of columns and rows are */

#define PLAYERS                                                                            \
  { { .body = { 0.77, 0.15, 0.11, 1 } }, { .body = { 0.92, 0.70, 0.03, 1 } },              \
    { .body = { 0.14, 0.38, 0.72, 1 } }, { .body = { 0.16, 0.54, 0.24, 1 } } }

typedef struct
{
  KitTheme kit;                         /* first: the kit knows no more of a theme */
  KitRgba  cell, line, mark;
} Theme;

static const Theme themes[KIT_THEMES] = {
  { { KIT_THEME_DAY, { 0.93, 0.90, 0.84, 1 }, PLAYERS },
    { 0.99, 0.97, 0.92, 1 }, { 0.35, 0.32, 0.28, 1 }, { 0.10, 0.08, 0.06, 1 } },
  { { KIT_THEME_NIGHT, { 0.14, 0.14, 0.16, 1 }, PLAYERS },
    { 0.24, 0.24, 0.27, 1 }, { 0.62, 0.60, 0.56, 1 }, { 0.95, 0.93, 0.88, 1 } },
  { { KIT_THEME_CONTRAST, { 1, 1, 1, 1 }, PLAYERS },
    { 1, 1, 1, 1 }, { 0, 0, 0, 1 }, { 0, 0, 0, 1 } },
  { { KIT_THEME_DARK_CONTRAST, { 0, 0, 0, 1 }, PLAYERS },
    { 0, 0, 0, 1 }, { 1, 1, 1, 1 }, { 1, 1, 1, 1 } },
};

/** hex_painter_new: (transfer full): a #KitPainterFunc. */
KitPainter *
hex_painter_new (KitThemeKind kind)
{
  return kit_painter_new (&themes[kind].kit, NULL);
}

static const Theme *
get_theme (KitPainter *painter)
{
  return (const Theme *) kit_painter_get_theme (painter);
}

/* --- the layout and the scene --- */

/** hex_layout_init: completes a layout, which has a width and a height, to show the whole board. */
void
hex_layout_init (KitGeometry *layout)
{
  kit_geometry_fit (layout, WIDTH, HEIGHT);
}

static KitPixel
find_pixel (const KitGeometry *layout,
            double             column,
            double             row)
{
  return kit_geometry_at (layout, MARGIN + column + row / 2, MARGIN + row * ROW);
}

/** hex_layout_locate: the middle of a cell. */
KitPixel
hex_layout_locate (const KitGeometry *layout,
                   int                cell)
{
  return find_pixel (layout, cell % HEX_SIZE, cell / HEX_SIZE);
}

/** hex_scene_init: (out) @scene: what is seen of a state, without a choice. */
void
hex_scene_init (HexScene        *scene,
                const KitRecord *record,
                gconstpointer    state)
{
  *scene = (HexScene) { .proposed = HEX_NOWHERE, .cursor = HEX_NOWHERE };
  kit_record_get_colours (record, scene->colours);
  for (guint i = 0; i < HEX_CELLS; i++)
    scene->cells[i] = ((const HexState *) state)->cells[i];
}

/* --- painting --- */

static void
trace_cell (cairo_t           *cr,
            const KitGeometry *layout,
            int                cell)
{
  KitPixel middle = hex_layout_locate (layout, cell);
  double radius = layout->unit * RADIUS;

  cairo_new_sub_path (cr);
  for (guint i = 0; i < 6; i++)
    cairo_line_to (cr, middle.x + radius * sin (i * G_PI / 3),
                   middle.y - radius * cos (i * G_PI / 3));
  cairo_close_path (cr);
}

/* A band along a side, between the cells in its corners, which the cells cover but for its rim. */
static void
paint_side (cairo_t           *cr,
            const KitGeometry *layout,
            int                from,
            int                to,
            const KitRgba     *colour)
{
  kit_paint_trace_line (cr, hex_layout_locate (layout, from), hex_layout_locate (layout, to));
  kit_paint_stroke (cr, layout->unit * 1.7, colour, 1);
}

static void
paint_label (const KitTarget *target,
             char            *label,
             KitPixel         middle)
{
  kit_theme_set (target->cr, &get_theme (target->painter)->line);
  kit_paint_text (target->painter, target->cr, label, KIT_TEXT_PLAIN,
                  target->geometry->unit * 0.36, middle);
  g_free (label);
}

/** hex_paint_board: the sides, in the players' colours, the cells with their names, the stones. */
void
hex_paint_board (const KitTarget *target)
{
  /* The cells in the corners that each side joins, two sides for each player. */
  static const int sides[2 * HEX_PLAYERS][2] = {
    { 0, HEX_SIZE - 1 }, { HEX_CELLS - HEX_SIZE, HEX_CELLS - 1 },
    { 0, HEX_CELLS - HEX_SIZE }, { HEX_SIZE - 1, HEX_CELLS - 1 },
  };
  const KitGeometry *layout = target->geometry;
  const HexScene *scene = target->scene;
  const Theme *theme = get_theme (target->painter);
  cairo_t *cr = target->cr;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    paint_side (cr, layout, sides[i][0], sides[i][1],
                &theme->kit.players[scene->colours[i / 2]].body);
  for (guint i = 0; i < HEX_CELLS; i++)
    trace_cell (cr, layout, i);
  kit_paint_shape (cr, &theme->cell, &theme->line, layout->unit * 0.03);
  for (guint i = 0; i < HEX_SIZE; i++)
    {
      paint_label (target, g_strdup_printf ("%c", 'a' + i), find_pixel (layout, i, LABEL));
      paint_label (target, g_strdup_printf ("%u", 1 + i), find_pixel (layout, LABEL, i));
    }
  for (guint i = 0; i < HEX_CELLS; i++)
    if (scene->cells[i] != HEX_EMPTY)
      hex_paint_piece (target->painter, cr, scene->colours[scene->cells[i] - 1],
                       hex_layout_locate (layout, i), layout->unit);
}

/** hex_paint_marks: the proposal, and the cursor. */
void
hex_paint_marks (const KitTarget *target)
{
  const KitGeometry *layout = target->geometry;
  const HexScene *scene = target->scene;
  const int cells[] = { scene->cursor, scene->proposed };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    if (cells[i] != HEX_NOWHERE)
      {
        trace_cell (target->cr, layout, cells[i]);
        kit_paint_stroke (target->cr, layout->unit * (i == 0 ? 0.06 : 0.16),
                          &get_theme (target->painter)->mark, 1);
      }
}

/** hex_paint_piece: a stone, which also stands for its player. */
void
hex_paint_piece (KitPainter *painter,
                 cairo_t    *cr,
                 KitColour   colour,
                 KitPixel    middle,
                 double      size)
{
  kit_paint_trace_circle (cr, middle, size * 0.4);
  kit_paint_fill (cr, &kit_painter_get_theme (painter)->players[colour].body);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece that is painted once and then moved looks as if painted in place. */

#include "alexandros/record/alx-board-file.h"
#include "alexandros/view/board/alx-board-pieces.h"
#include "kit/view/kit-style.h"

#include <math.h>

#define WIDTH  700
#define HEIGHT 500

typedef struct
{
  KitStyle  *style;
  KitPieces *pieces;
  AlxLayout  layout;
  KitTarget  target;
  int        scale;
} Stage;

static void
paint_piece (const KitTarget *target,
             guint            piece,
             gpointer         data)
{
  alx_pieces_paint (target, piece);
}

static Stage
begin (int scale)
{
  Stage stage = { .style = kit_style_new (alx_painter_new_for_kind), .scale = scale };

  stage.pieces = kit_pieces_new (paint_piece, NULL);
  alx_layout_init (&stage.layout, alx_boards_default (), WIDTH, HEIGHT);
  kit_painter_set_scale (kit_style_get_painter (stage.style), scale);
  return stage;
}

static KitStage
show_on (Stage       *stage,
         GtkSnapshot *snapshot)
{
  stage->target = (KitTarget) { .painter = kit_style_get_painter (stage->style),
                                .geometry = &stage->layout.geometry,
                                .output = { stage->scale, FALSE } };
  return (KitStage) { stage->pieces, snapshot, &stage->target };
}

/* What is painted without pieces, to compare. */
static AlxTarget
paint_on (Stage   *stage,
          cairo_t *cr)
{
  return alx_target (&(KitTarget) { .painter = kit_style_get_painter (stage->style), .cr = cr,
                                    .geometry = &stage->layout.geometry });
}

static void
end (Stage *stage)
{
  kit_pieces_free (stage->pieces);
  g_object_unref (stage->style);
}

static cairo_surface_t *
make_surface (Stage    *stage,
              cairo_t **cr)
{
  return kit_nodes_create (CAIRO_FORMAT_ARGB32, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT),
                                   stage->scale, cr);
}

/* (transfer full): the picture of @snapshot, which is freed. */
static cairo_surface_t *
draw (Stage       *stage,
      GtkSnapshot *snapshot)
{
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  cairo_t *cr;
  cairo_surface_t *surface = make_surface (stage, &cr);

  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  return surface;
}

typedef struct
{
  guint same;                           /* pixels that are painted in both, */
  guint missing;                        /* in the second alone, */
  guint other;                          /* in the first, but not the same in the second */
} Difference;

/* Destroys both surfaces. */
static Difference
compare (cairo_surface_t *shown,
         cairo_surface_t *painted)
{
  int stride = cairo_image_surface_get_stride (shown) / (int) sizeof (guint32);
  const guint32 *a = (gpointer) cairo_image_surface_get_data (shown);
  const guint32 *b = (gpointer) cairo_image_surface_get_data (painted);
  Difference difference = { 0 };

  for (int i = 0; i < stride * cairo_image_surface_get_height (shown); i++)
    if (a[i] == b[i])
      difference.same += a[i] != 0;
    else if (a[i] == 0)
      difference.missing++;
    else
      difference.other++;
  cairo_surface_destroy (shown);
  cairo_surface_destroy (painted);
  return difference;
}

/* --- a wall --- */

static Difference
raise_wall (Stage   *stage,
            guint16  side,
            guint8   from,
            gboolean red,
            double   progress)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr;
  cairo_surface_t *painted = make_surface (stage, &cr);
  AlxTarget target = paint_on (stage, cr);
  KitStage shown;

  alx_paint_new_wall (&target, side, from, red);
  cairo_destroy (cr);
  shown = show_on (stage, snapshot);
  alx_pieces_append_wall (&shown, side, from, red, progress);
  return compare (draw (stage, snapshot), painted);
}

/* It grows from its start, and what is visible is as in the finished wall. */
static void
test_wall (gconstpointer scale)
{
  Stage stage = begin (GPOINTER_TO_INT (scale));
  const AlxBoard *board = stage.layout.board;

  for (guint16 side = 0; side < board->n_sides; side += 37)
    for (guint i = 0; i < 2; i++)
      {
        guint8 from = board->sides[side].points[i];
        gboolean red = side % 2;
        Difference whole = raise_wall (&stage, side, from, red, 1);
        guint last = 0;

        g_assert_cmpuint (whole.missing + whole.other, ==, 0);
        g_assert_cmpuint (whole.same, >, 0);
        for (guint step = 0; step <= 10; step++)
          {
            Difference part = raise_wall (&stage, side, from, red, step / 10.0);

            g_assert_cmpuint (part.other, ==, 0);
            g_assert_cmpuint (part.same + part.missing, ==, whole.same);
            g_assert_cmpuint (part.same, >=, last);
            last = part.same;
            if (step == 0)
              g_assert_cmpuint (part.same, <, whole.same * 2 / 3);
          }
        g_assert_cmpuint (last, ==, whole.same);
      }
  end (&stage);
}

/* --- pieces --- */

typedef void (*Show) (Stage       *stage,
                      GtkSnapshot *snapshot,
                      cairo_t     *cr,
                      KitPixel     at);

static void
show_alexander (Stage       *stage,
                GtkSnapshot *snapshot,
                cairo_t     *cr,
                KitPixel     at)
{
  KitStage shown = show_on (stage, snapshot);
  AlxTarget target = paint_on (stage, cr);

  alx_pieces_append_alexander (&shown, at);
  alx_paint_alexander (&target, (KitPixel) { 0, 0 });
}

static void
show_disc (Stage       *stage,
           GtkSnapshot *snapshot,
           cairo_t     *cr,
           KitPixel     at)
{
  KitStage shown = show_on (stage, snapshot);
  AlxTarget target = paint_on (stage, cr);

  alx_pieces_append_disc (&shown, KIT_BLUE, at, TRUE);
  alx_paint_disc (&target, KIT_BLUE, (KitPixel) { 0, 0 }, TRUE);
}

static void
show_count (Stage       *stage,
            GtkSnapshot *snapshot,
            cairo_t     *cr,
            KitPixel     at)
{
  KitStage shown = show_on (stage, snapshot);
  AlxTarget target = paint_on (stage, cr);

  alx_pieces_append_count (&shown, at, 13);
  alx_paint_count (&target, (KitPixel) { 0, 0 }, 13);
}

/* The points that were scored, in full size and before they fade; they rise by half a side. */
static void
show_points (Stage       *stage,
             GtkSnapshot *snapshot,
             cairo_t     *cr,
             KitPixel     at)
{
  KitStage shown = show_on (stage, snapshot);
  AlxTarget target = paint_on (stage, cr);

  at.y += stage->layout.geometry.unit * 0.5 * 0.5;
  alx_pieces_append_points (&shown, at, KIT_RED, 17, 0.5);
  alx_paint_points (&target, (KitPixel) { 0, 0 }, KIT_RED, 17);
}

static const struct
{
  const char *name;
  Show        show;
} shows[] = {
  { "alexander", show_alexander },
  { "disc", show_disc },
  { "count", show_count },
  { "points", show_points },
};

/* A piece is placed on the nearest whole pixel, neither cut off nor blurred. */
static void
test_piece (gconstpointer data)
{
  for (int scale = 1; scale <= 2; scale++)
    {
      Stage stage = begin (scale);

      for (guint i = 0; i < 20; i++)
        {
          KitPixel at = { 200 + i * 7.3, 150 + i * 3.7 };
          GtkSnapshot *snapshot = gtk_snapshot_new ();
          cairo_t *cr;
          cairo_surface_t *painted = make_surface (&stage, &cr);
          Difference difference;

          cairo_translate (cr, round (at.x * scale) / scale, round (at.y * scale) / scale);
          shows[GPOINTER_TO_UINT (data)].show (&stage, snapshot, cr, at);
          cairo_destroy (cr);
          difference = compare (draw (&stage, snapshot), painted);
          g_assert_cmpuint (difference.missing + difference.other, ==, 0);
          g_assert_cmpuint (difference.same, >, 100);
        }
      end (&stage);
    }
}

/* (transfer full): a governor alone. */
static cairo_surface_t *
draw_governor (Stage  *stage,
               guint8  space,
               double  height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  KitStage shown = show_on (stage, snapshot);

  alx_pieces_append_governor (&shown, space, KIT_BLUE, height);
  return draw (stage, snapshot);
}

/* The mean position of all pixels, weighted by their alpha. */
static KitPixel
find_centre (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface) / (int) sizeof (guint32);
  const guint32 *pixels = (gpointer) cairo_image_surface_get_data (surface);
  KitPixel centre = { 0, 0 };
  double sum = 0;

  for (int i = 0; i < stride * cairo_image_surface_get_height (surface); i++)
    {
      sum += pixels[i] >> 24;
      centre.x += (pixels[i] >> 24) * (double) (i % stride);
      centre.y += (pixels[i] >> 24) * (double) (i / stride);
    }
  return (KitPixel) { centre.x / sum, centre.y / sum };
}

/* A governor that has landed looks like one on the board. In the air it is higher, but not its
   shadow and the emblem. */
static void
test_governor (void)
{
  Stage stage = begin (1);
  const AlxBoard *board = stage.layout.board;
  guint n_symbols = 0;

  for (guint8 space = 0; space < board->n_spaces; space += 5)
    {
      KitPixel place = alx_layout_space (&stage.layout, space);
      KitPixel rounded = { round (place.x), round (place.y) };
      cairo_t *cr;
      cairo_surface_t *painted = make_surface (&stage, &cr);
      AlxTarget target = paint_on (&stage, cr);
      cairo_surface_t *high = draw_governor (&stage, space, 0.9);
      KitPixel low;
      Difference difference;

      alx_paint_governor_shadow (&target, rounded);
      alx_paint_bust (&target, KIT_BLUE, rounded);
      if (board->spaces[space].symbol != ALX_PLAIN)
        alx_paint_badge (&target, board->spaces[space].symbol, rounded);
      n_symbols += board->spaces[space].symbol != ALX_PLAIN;
      cairo_destroy (cr);
      low = find_centre (painted);
      difference = compare (draw_governor (&stage, space, 0), painted);
      /* Where shadow and governor overlap, colours are rounded twice. */
      g_assert_cmpuint (difference.missing, ==, 0);
      g_assert_cmpuint (difference.other, <, difference.same / 4);
      g_assert_cmpfloat (fabs (find_centre (high).x - low.x), <, 2);
      g_assert_cmpfloat (find_centre (high).y, <, low.y - stage.layout.geometry.unit * 0.4);
      cairo_surface_destroy (high);
    }
  g_assert_cmpuint (n_symbols, >, 2);
  end (&stage);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_data_func ("/pieces/wall/1", GINT_TO_POINTER (1), test_wall);
  g_test_add_data_func ("/pieces/wall/2", GINT_TO_POINTER (2), test_wall);
  g_test_add_func ("/pieces/governor", test_governor);
  for (guint i = 0; i < G_N_ELEMENTS (shows); i++)
    {
      g_autofree char *path = g_strconcat ("/pieces/", shows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_piece);
    }
  return g_test_run ();
}

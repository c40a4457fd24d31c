/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: a card, or a detail of the board in some position. */

#include "alx-figure.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-style.h"

#define CARD_WIDTH 58                   /* pixels */
#define CARD_HEIGHT 80
#define WIDTH  300
#define HEIGHT 165

static const struct
{
  const char *phase;
  const char *alexander;
  const char *walls;
  const char *governors;
  const char *way;                      /* (nullable): proposed for Alexander */
  const char *middle;                   /* the point in the middle of the figure */
  double      zoom;
} boards[] = {
  /* in the order of the header */
  { "way L", "A2", "", "", "A2-B3-C4", "B7", 2.3 },
  { "actions 2", "G24", "G24-H23 G24-H25 H23-I22 H25-H27", "1:g23", NULL, "I24", 2.2 },
};

static KitRecord *
make_record (guint index)
{
  g_autofree char *text = g_strdup_printf (
    "[Alexandros]\nFormat=1\nBoard=persia\n[Players]\n1=red person A\n2=blue person "
    "B\n[Position]\nTurn=1\nPlayer=1\n"
    "Phase=%s\nAlexander=%s\nBlack=%s\nRed=\nGovernors=%s\nHands=L -\nFaceUp=TA\n"
    "Supply=TTTTTTTTTTAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLLSSSSSSSSSSS\nDiscards=\nScores=0 0\n",
    boards[index].phase, boards[index].alexander, boards[index].walls, boards[index].governors);
  KitFault fault;

  return alx_record_read (text, strlen (text), &fault);
}

static void
mark_way (AlxScene   *scene,
          const char *token)
{
  AlxDecision decision;

  if (!alx_decision_read (&decision, scene->board, token))
    return;
  scene->n_way = decision.n;
  memcpy (scene->way, decision.at, decision.n);
  scene->after = scene->state;
  alx_apply (&scene->after, scene->board, &decision, NULL);
}

static void
zoom_to (AlxLayout  *layout,
         const char *middle,
         double      zoom)
{
  KitPixel pixel = alx_layout_point (layout, alx_board_find_point (layout->board, middle));
  KitCamera camera = { zoom, (pixel.x - layout->geometry.map.x) / layout->geometry.map_width,
                       (pixel.y - layout->geometry.map.y) / layout->geometry.map_height };

  kit_geometry_look_at (&layout->geometry, &camera);
}

static void
paint_board (KitPainter *painter,
             guint       index,
             cairo_t    *cr,
             double      width,
             double      height)
{
  g_autoptr (KitRecord) record = make_record (index);
  KitColour colours[ALX_MAX_PLAYERS];
  AlxLayout layout;
  AlxScene scene;

  g_return_if_fail (record != NULL);
  kit_record_get_colours (record, colours);
  alx_scene_init (&scene, alx_history_get_board (record->history),
                  alx_history_get_state (record->history), colours);
  alx_words_regions (scene.board, scene.regions);
  if (boards[index].way != NULL)
    mark_way (&scene, boards[index].way);
  alx_layout_init (&layout, scene.board, width, height);
  zoom_to (&layout, boards[index].middle, boards[index].zoom);
  alx_paint_board (&(KitTarget) { .painter = painter, .cr = cr,
                                  .geometry = &layout.geometry, .scene = &scene,
                                  .output = { 1, FALSE } });
}

static void
paint_figure (KitFace  *face,
              cairo_t  *cr,
              double    width,
              double    height,
              gpointer  subject)
{
  KitPainter *painter = kit_style_get_painter (g_object_get_data (G_OBJECT (face), "style"));
  guint number = GPOINTER_TO_UINT (subject);

  kit_painter_set_scale (painter, gtk_widget_get_scale_factor (GTK_WIDGET (face)));
  if (number >= ALX_SYMBOLS)
    paint_board (painter, number - ALX_SYMBOLS, cr, width, height);
  else
    alx_paint_card (painter, cr, number, alx_words_symbol (number), width, height);
}

/**
 * alx_figure_new:
 * @subject: one of the subjects of the header
 *
 * CSS: a detail of the board has the class "figure". Accessible role: presentation, for the text
 * beside it says the same.
 *
 * Returns: (transfer floating): a figure, which owns its style
 */
GtkWidget *
alx_figure_new (guint subject)
{
  gboolean is_board = subject >= ALX_SYMBOLS;
  KitStyle *style;
  GtkWidget *figure;

  g_return_val_if_fail (subject < ALX_SYMBOLS + G_N_ELEMENTS (boards), NULL);

  style = kit_style_new (alx_painter_new_for_kind);
  figure =
    g_object_new (KIT_TYPE_FACE, "width-request", is_board ? WIDTH : CARD_WIDTH, "height-request",
                  is_board ? HEIGHT : CARD_HEIGHT, "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  g_object_set_data_full (G_OBJECT (figure), "style", style, g_object_unref);
  g_signal_connect_object (style, "changed", G_CALLBACK (gtk_widget_queue_draw), figure,
                           G_CONNECT_SWAPPED);
  if (is_board)
    gtk_widget_add_css_class (figure, "figure");
  kit_face_set_func (KIT_FACE (figure), paint_figure, GUINT_TO_POINTER (subject));
  return figure;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: a card, or a detail of the board in some position. */

#include "alx-figure.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/kit-nodes.h"

#define CARD_WIDTH 58                   /* pixels */
#define CARD_HEIGHT 80
#define WIDTH  300
#define HEIGHT 165
#define RADIUS 8

/*
 * Paints what its property "subject" says: the card of a symbol or, from ALX_SYMBOLS on, an entry
 * of the table of boards below.
 *
 * It has no CSS name. Accessible role: presentation, for the text beside it says the same. It owns
 * its style.
 */
struct _AlxFigure
{
  GtkWidget parent_instance;

  KitStyle *style;                      /* owned */
  guint     subject;
};

enum
{
  PROP_0,
  PROP_SUBJECT
};

G_DEFINE_FINAL_TYPE (AlxFigure, alx_figure, GTK_TYPE_WIDGET)

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

static gboolean
is_board (AlxFigure *figure)
{
  return figure->subject >= ALX_SYMBOLS;
}

/* --- painting --- */

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
paint_board (AlxFigure *figure,
             cairo_t   *cr,
             double     width,
             double     height)
{
  guint index = figure->subject - ALX_SYMBOLS;
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
  alx_paint_board (&(KitTarget) { .painter = kit_style_get_painter (figure->style), .cr = cr,
                                  .geometry = &layout.geometry, .scene = &scene,
                                  .output = { 1, FALSE } });
}

static void
alx_figure_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  AlxFigure *figure = ALX_FIGURE (widget);
  KitOutput output = kit_output_of (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);
  GskRoundedRect corners;
  cairo_t *cr;

  kit_painter_set_scale (kit_style_get_painter (figure->style), output.scale);
  gsk_rounded_rect_init_from_rect (&corners, &area, is_board (figure) ? RADIUS : 0);
  gtk_snapshot_push_rounded_clip (snapshot, &corners);
  cr = kit_nodes_begin (&area, output);
  if (is_board (figure))
    paint_board (figure, cr, width, height);
  else
    alx_paint_card (kit_style_get_painter (figure->style), cr, figure->subject,
                    alx_words_symbol (figure->subject), width, height);
  kit_nodes_append (snapshot, cr, &area, output);
  gtk_snapshot_pop (snapshot);
}

/* --- virtual functions --- */

static void
alx_figure_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  if (!is_board (ALX_FIGURE (widget)))
    *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? CARD_WIDTH : CARD_HEIGHT;
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = WIDTH;
  else
    *minimum = *natural = HEIGHT;
}

static void
alx_figure_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AlxFigure *figure = ALX_FIGURE (object);

  if (id == PROP_SUBJECT)
    figure->subject = g_value_get_uint (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
alx_figure_dispose (GObject *object)
{
  g_clear_object (&ALX_FIGURE (object)->style);
  G_OBJECT_CLASS (alx_figure_parent_class)->dispose (object);
}

static void
alx_figure_class_init (AlxFigureClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->set_property = alx_figure_set_property;
  object_class->dispose = alx_figure_dispose;
  widget_class->measure = alx_figure_measure;
  widget_class->snapshot = alx_figure_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  g_object_class_install_property (object_class, PROP_SUBJECT,
    g_param_spec_uint ("subject", NULL, NULL, 0, ALX_SYMBOLS + G_N_ELEMENTS (boards) - 1, 0,
                       G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
alx_figure_init (AlxFigure *figure)
{
  figure->style = kit_style_new (alx_painter_new_for_kind);
  g_signal_connect_object (figure->style, "changed", G_CALLBACK (gtk_widget_queue_draw), figure,
                           G_CONNECT_SWAPPED);
}

/** alx_figure_new: (transfer floating): a figure of one of the subjects of the header. */
GtkWidget *
alx_figure_new (guint subject)
{
  return g_object_new (ALX_TYPE_FIGURE, "subject", subject, NULL);
}

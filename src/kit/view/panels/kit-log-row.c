/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log. */

#include "kit-log-row.h"

#include "kit-panel.h"

#include "kit/view/kit-face.h"
#include "kit/words/kit-words.h"

/* In pixels. */
#define STRIPE      4
#define PIECE       20
#define PICTURE     18
#define GAP         6
#define EDGE        8

#define LEAST_CHARS 12                  /* of a broken line */

/*
 * KitLogRow:
 *
 * Shows what a decision did: a sentence, and pictures of what it moved. The first decision of a
 * turn has the owner of the turn above it; a stripe in their colour joins the lines of the turn.
 *
 * CSS: the name of the owner is in a box of the class "log-head". The pictures are presentation:
 * the sentence names what they show.
 */
struct _KitLogRow
{
  GtkWidget parent_instance;

  /* children, made and placed without template and boxes: those take several times as long, and a
     list makes dozens of rows at once */
  KitFace   *stripe;
  GtkWidget *head;                      /* NULL before it is needed */
  KitFace   *piece;
  GtkLabel  *name;
  GtkLabel  *turn;
  GtkLabel  *text;
  KitFace   *pictures;

  const KitGameView *view;              /* borrowed */
  KitColour colour;
  guint     n_shown;
  guint8    shown[KIT_MAX_LINE_PICTURES];
};

G_DEFINE_FINAL_TYPE (KitLogRow, kit_log_row, GTK_TYPE_WIDGET)

static KitPainter *
get_painter (KitFace *face)
{
  return kit_style_get_painter (kit_context_of (face)->style);
}

static void
paint_stripe (KitFace  *face,
              cairo_t  *cr,
              double    width,
              double    height,
              gpointer  data)
{
  KitLogRow *row = data;
  const KitTheme *theme = kit_painter_get_theme (get_painter (face));

  kit_theme_set (cr, &theme->players[row->colour].body);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
}

static void
paint_piece (KitFace  *face,
             cairo_t  *cr,
             double    width,
             double    height,
             gpointer  data)
{
  kit_panel_paint_piece (face, cr, ((KitLogRow *) data)->colour, width, height);
}

static void
paint_pictures (KitFace  *face,
                cairo_t  *cr,
                double    width,
                double    height,
                gpointer  data)
{
  KitLogRow *row = data;

  for (guint i = 0; i < row->n_shown; i++)
    row->view->paint_picture (get_painter (face), cr, row->shown[i],
                              (KitPixel) { (i + 0.5) * PICTURE, height / 2 }, PICTURE);
}

static void
kit_log_row_dispose (GObject *object)
{
  KitLogRow *row = KIT_LOG_ROW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (row))) != NULL)
    gtk_widget_unparent (child);
  row->head = NULL;
  G_OBJECT_CLASS (kit_log_row_parent_class)->dispose (object);
}

/* --- placing --- */

static int
get_fixed_width (KitLogRow *row)
{
  return STRIPE + GAP + (row->n_shown > 0 ? GAP + (int) row->n_shown * PICTURE : 0) + EDGE;
}

/* The height of @widget for @width, -1 for any. A list asks a row for its height, and gives it
   room, before there is any: then it is that for the least width. */
static int
measure_height (GtkWidget *widget,
                int        width)
{
  int least, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : MAX (width, least),
                      &height, NULL, NULL, NULL);
  return height;
}

static int
measure_head (KitLogRow *row,
              int        width)
{
  return row->head != NULL && gtk_widget_get_visible (row->head)
           ? measure_height (row->head, width) : 0;
}

static int
measure_text (KitLogRow *row,
              int        width)
{
  return MAX (measure_height (GTK_WIDGET (row->text), width), row->n_shown > 0 ? PICTURE : 0);
}

static GtkSizeRequestMode
kit_log_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
kit_log_row_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  KitLogRow *row = KIT_LOG_ROW (widget);
  int fixed = get_fixed_width (row);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (GTK_WIDGET (row->text), orientation, -1, minimum, natural, NULL, NULL);
      *minimum += fixed;
      *natural += fixed;
      return;
    }
  *minimum = *natural =
    measure_head (row, for_size < 0 ? -1 : MAX (for_size - STRIPE - GAP - EDGE, 0)) +
    measure_text (row, for_size < 0 ? -1 : MAX (for_size - fixed, 0));
}

static void
kit_log_row_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  KitLogRow *row = KIT_LOG_ROW (widget);
  int left = STRIPE + GAP;
  int inner = MAX (width - left - EDGE, 0);
  int top = measure_head (row, inner);
  int pictures = row->n_shown * PICTURE;

  gtk_widget_size_allocate (GTK_WIDGET (row->stripe), &(GtkAllocation) { 0, 0, STRIPE, height },
                            -1);
  if (top > 0)
    gtk_widget_size_allocate (row->head,
                              &(GtkAllocation) { left, 0, inner, top }, -1);
  gtk_widget_size_allocate (
    GTK_WIDGET (row->text),
    &(GtkAllocation) { left, top, MAX (width - get_fixed_width (row), 0), MAX (height - top, 0) },
    -1);
  if (pictures > 0)
    gtk_widget_size_allocate (
      GTK_WIDGET (row->pictures),
      &(GtkAllocation) { width - EDGE - pictures, top, pictures, PICTURE }, -1);
}

static void
kit_log_row_class_init (KitLogRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_log_row_dispose;
  widget_class->get_request_mode = kit_log_row_get_request_mode;
  widget_class->measure = kit_log_row_measure;
  widget_class->size_allocate = kit_log_row_size_allocate;
}

static KitFace *
make_face (KitLogRow   *row,
           KitFaceFunc  func,
           int          width,
           int          height)
{
  KitFace *face = g_object_new (KIT_TYPE_FACE, "width-request", width, "height-request", height,
                                NULL);

  kit_face_set_func (face, func, row);
  return face;
}

static void
kit_log_row_init (KitLogRow *row)
{
  row->stripe = make_face (row, paint_stripe, STRIPE, -1);
  row->pictures = make_face (row, paint_pictures, -1, PICTURE);
  /* Without a least width, GTK measures each label with a single character in a line. */
  row->text = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "yalign", 0.0, "wrap", TRUE,
                            "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", LEAST_CHARS, NULL);
  gtk_widget_set_parent (GTK_WIDGET (row->stripe), GTK_WIDGET (row));
  gtk_widget_set_parent (GTK_WIDGET (row->text), GTK_WIDGET (row));
  gtk_widget_set_parent (GTK_WIDGET (row->pictures), GTK_WIDGET (row));
}

static void
make_head (KitLogRow *row)
{
  row->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class (row->head, "log-head");
  row->piece = make_face (row, paint_piece, PIECE, PIECE);
  row->name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize",
                            PANGO_ELLIPSIZE_END, NULL);
  row->turn = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (row->turn), "dim");
  gtk_box_append (GTK_BOX (row->head), GTK_WIDGET (row->piece));
  gtk_box_append (GTK_BOX (row->head), GTK_WIDGET (row->name));
  gtk_box_append (GTK_BOX (row->head), GTK_WIDGET (row->turn));
  gtk_widget_insert_after (row->head, GTK_WIDGET (row), GTK_WIDGET (row->stripe));
}

/** kit_log_row_new: an empty line for a game of @view. */
GtkWidget *
kit_log_row_new (const KitGameView *view)
{
  KitLogRow *row;

  g_return_val_if_fail (view != NULL, NULL);

  row = g_object_new (KIT_TYPE_LOG_ROW, NULL);
  row->view = view;
  return GTK_WIDGET (row);
}

/* The owner of the turn, above its first decision. */
static void
show_head (KitLogRow       *row,
           const KitPlayer *owner,
           guint            turn)
{
  g_autofree char *number = g_strdup_printf ("%u", turn);
  char name[KIT_WORDS_NAME_SIZE];

  if (row->head == NULL)
    make_head (row);
  gtk_label_set_text (row->name, kit_words_name (owner, name));
  gtk_label_set_text (row->turn, number);
}

/** kit_log_row_get_text: (transfer none): the sentence that is shown. */
const char *
kit_log_row_get_text (KitLogRow *row)
{
  g_return_val_if_fail (KIT_IS_LOG_ROW (row), NULL);

  return gtk_label_get_text (row->text);
}

/** kit_log_row_show: shows the decision at @index of @record. */
void
kit_log_row_show (KitLogRow       *row,
                  const KitRecord *record,
                  guint            index)
{
  const KitPlayer *owner;
  gboolean first;
  guint turn;
  g_autofree char *text = NULL;

  g_return_if_fail (KIT_IS_LOG_ROW (row) && record != NULL);
  g_return_if_fail (index < kit_history_get_length (record->history));

  turn = kit_history_get_turn (record->history, index);
  owner = &record->players[kit_history_get_owner (record->history, index)];
  first = index == 0 || kit_history_get_turn (record->history, index - 1) != turn;
  text = row->view->make_line (record, index);
  row->colour = owner->colour;
  row->n_shown = row->view->list_pictures != NULL
                   ? row->view->list_pictures (record, index, row->shown) : 0;
  if (first)
    show_head (row, owner, turn);
  if (row->head != NULL)
    gtk_widget_set_visible (row->head, first);
  gtk_label_set_text (row->text, text);
  gtk_widget_set_visible (GTK_WIDGET (row->pictures), row->n_shown > 0);
  gtk_widget_set_size_request (GTK_WIDGET (row->pictures), row->n_shown * PICTURE, PICTURE);
  gtk_widget_queue_draw (GTK_WIDGET (row->stripe));
  gtk_widget_queue_draw (GTK_WIDGET (row->pictures));
  if (row->head != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (row->piece));
}

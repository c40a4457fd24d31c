/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of a board. */

#include "kit-picture.h"

#include "kit-nodes.h"
#include "kit-style.h"

#include <math.h>

#define ASPECT     0.64                 /* height by width */
#define MIN_WIDTH  280                  /* pixels, as the next */
#define WIDTH      460
#define MIN_HEIGHT 56

/**
 * KitPicture:
 *
 * The board of the record that stands for a game, in the theme of the desktop. It is as wide as its
 * parent makes it; where there is no room for its height, a strip of the board is shown. It is
 * painted again only if its size or the theme changes.
 *
 * CSS name `widget`; accessible role presentation, because what lies beside it says which game it
 * is.
 */
struct _KitPicture
{
  GtkWidget parent_instance;

  const KitGameView *view;              /* borrowed */

  /* owned */
  KitRecord       *record;
  KitStyle        *style;
  cairo_surface_t *surface;             /* NULL if it is to be painted */
};

G_DEFINE_FINAL_TYPE (KitPicture, kit_picture, GTK_TYPE_WIDGET)

static void
repaint (KitPicture *picture)
{
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  gtk_widget_queue_draw (GTK_WIDGET (picture));
}

static int
find_height (int width)
{
  return ceil (width * ASPECT);
}

static void
paint (KitPicture            *picture,
       const graphene_rect_t *area,
       int                    scale)
{
  KitPainter *painter = kit_style_get_painter (picture->style);
  cairo_t *cr;

  picture->surface = kit_nodes_create (CAIRO_FORMAT_RGB24, area, scale, &cr);
  kit_painter_set_scale (painter, scale);
  picture->view->paint_board (painter, cr, picture->record, area->size.width, area->size.height);
  cairo_destroy (cr);
}

static void
kit_picture_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  KitPicture *picture = KIT_PICTURE (widget);
  KitOutput output = kit_output_of (widget);
  int width = gtk_widget_get_width (widget);
  int height = find_height (width);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);
  g_autoptr (GskRenderNode) node = NULL;

  if (picture->surface == NULL)
    paint (picture, &area, output.scale);
  area.origin.y = (gtk_widget_get_height (widget) - height) / 2;
  node = kit_nodes_show (picture->surface, area, output);
  gtk_snapshot_append_node (snapshot, node);
}

static GtkSizeRequestMode
kit_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
kit_picture_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = WIDTH;
    }
  else
    {
      *minimum = MIN_HEIGHT;
      *natural = find_height (for_size < 0 ? WIDTH : for_size);
    }
}

static void
kit_picture_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  repaint (KIT_PICTURE (widget));
}

static void
kit_picture_finalize (GObject *object)
{
  KitPicture *picture = KIT_PICTURE (object);

  g_clear_pointer (&picture->record, kit_record_free);
  g_clear_object (&picture->style);
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  G_OBJECT_CLASS (kit_picture_parent_class)->finalize (object);
}

static void
kit_picture_class_init (KitPictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_picture_finalize;
  widget_class->snapshot = kit_picture_snapshot;
  widget_class->get_request_mode = kit_picture_get_request_mode;
  widget_class->measure = kit_picture_measure;
  widget_class->size_allocate = kit_picture_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
kit_picture_init (KitPicture *picture)
{
}

/* (transfer full): the record that stands for the game. */
static KitRecord *
read_record (const KitGameView *view)
{
  g_autoptr (GBytes) bytes =
    g_resources_lookup_data (view->picture, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  KitFault fault;

  g_assert (bytes != NULL);
  return kit_format_read (view->format, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                          &fault);
}

/** kit_picture_new: (transfer floating): a picture of the board that stands for the game whose
    #KitGameView @data is. */
GtkWidget *
kit_picture_new (gconstpointer data)
{
  const KitGameView *view = data;
  KitPicture *picture;

  g_return_val_if_fail (view != NULL && view->paint_board != NULL && view->picture != NULL, NULL);

  picture = g_object_new (KIT_TYPE_PICTURE, "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  picture->view = view;
  picture->record = read_record (view);
  g_assert (picture->record != NULL);
  picture->style = kit_style_new (view->make_painter);
  g_signal_connect_object (picture->style, "changed", G_CALLBACK (repaint), picture,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (picture);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget whose contents a function paints. */

#include "alx-picture.h"

#include "alx-nodes.h"

/**
 * AlxPicture:
 *
 * Shows what a function paints, like GtkDrawingArea, but as a texture if there is
 * a graphics card: see alx_nodes_show().
 *
 * CSS name `widget`; accessible role presentation, because labels nearby say what it
 * shows. The data of the function is borrowed.
 */
struct _AlxPicture
{
  GtkWidget parent_instance;

  AlxPictureFunc func;                  /* or NULL */
  gpointer       data;
};

G_DEFINE_FINAL_TYPE (AlxPicture, alx_picture, GTK_TYPE_WIDGET)

static void
alx_picture_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AlxPicture *picture = ALX_PICTURE (widget);
  AlxOutput output = alx_output_of (widget);
  graphene_rect_t area =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  if (picture->func == NULL || area.size.width <= 0 || area.size.height <= 0)
    return;
  cr = alx_nodes_begin (&area, output);
  picture->func (picture, cr, area.size.width, area.size.height, picture->data);
  alx_nodes_append (snapshot, cr, &area, output);
}

static void
alx_picture_class_init (AlxPictureClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = alx_picture_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
alx_picture_init (AlxPicture *picture)
{
}

/** alx_picture_set_func: sets the function that paints, (nullable), and its @data. */
void
alx_picture_set_func (AlxPicture     *picture,
                      AlxPictureFunc  func,
                      gpointer        data)
{
  g_return_if_fail (ALX_IS_PICTURE (picture));

  picture->func = func;
  picture->data = data;
  gtk_widget_queue_draw (GTK_WIDGET (picture));
}

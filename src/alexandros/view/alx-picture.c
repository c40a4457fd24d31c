/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget that shows what a function paints. */

#include "alx-picture.h"

#include "alx-nodes.h"

/*
 * Like GtkDrawingArea, but its picture is a texture where a graphics card draws: see
 * alx_nodes_show(). It is a picture of something that is said elsewhere, so its accessible role
 * is that of a presentation.
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

/** alx_picture_set_func: has @func, called with @data, paint @picture. */
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget whose contents a function paints. */

#include "kit-face.h"

#include "kit-nodes.h"

/**
 * KitFace:
 *
 * Shows what a function paints, like GtkDrawingArea, but as a texture if there is
 * a graphics card: see kit_nodes_show().
 *
 * CSS name `widget`; accessible role presentation, because labels nearby say what it
 * shows. The data of the function is borrowed.
 */
struct _KitFace
{
  GtkWidget parent_instance;

  KitFaceFunc func;                     /* or NULL */
  gpointer    data;
};

G_DEFINE_FINAL_TYPE (KitFace, kit_face, GTK_TYPE_WIDGET)

static void
kit_face_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  KitFace *face = KIT_FACE (widget);
  KitOutput output = kit_output_of (widget);
  graphene_rect_t area =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  if (face->func == NULL || area.size.width <= 0 || area.size.height <= 0)
    return;
  cr = kit_nodes_begin (&area, output);
  face->func (face, cr, area.size.width, area.size.height, face->data);
  kit_nodes_append (snapshot, cr, &area, output);
}

static void
kit_face_class_init (KitFaceClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = kit_face_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
kit_face_init (KitFace *face)
{
}

/** kit_face_set_func: sets the function that paints, (nullable), and its @data. */
void
kit_face_set_func (KitFace     *face,
                   KitFaceFunc  func,
                   gpointer     data)
{
  g_return_if_fail (KIT_IS_FACE (face));

  face->func = func;
  face->data = data;
  gtk_widget_queue_draw (GTK_WIDGET (face));
}

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
paint (GtkWidget *widget,
       cairo_t   *cr,
       double     width,
       double     height)
{
  KitFace *face = KIT_FACE (widget);

  face->func (face, cr, width, height, face->data);
}

static void
kit_face_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  if (KIT_FACE (widget)->func != NULL)
    kit_nodes_paint (widget, snapshot, paint);
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

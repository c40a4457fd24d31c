/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of a window as the program itself draws it, with its decoration and at scale 1. */

#include "robot-picture.h"

#include "robot-window.h"

/* (nullable) (transfer full) */
static GskRenderNode *
take_node (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  return gtk_snapshot_free_to_node (snapshot);
}

/** robot_picture: (transfer full): a picture of @window. All of it is painted: on the screen, a
    letter at the edge of what was painted last may differ. */
GdkTexture *
robot_picture (GtkWidget *window)
{
  GskRenderNode *node = take_node (window);
  GdkTexture *picture;

  /* The node may be missing until the next frame. */
  for (guint i = 0; node == NULL && i < 20; i++)
    {
      robot_settle ();
      node = take_node (window);
    }
  g_assert_nonnull (node);
  picture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  gsk_render_node_unref (node);
  return picture;
}

/** robot_shoot: writes the picture of @window. */
void
robot_shoot (GtkWidget  *window,
             const char *path)
{
  g_autoptr (GdkTexture) picture = robot_picture (window);

  g_assert_true (gdk_texture_save_to_png (picture, path));
}

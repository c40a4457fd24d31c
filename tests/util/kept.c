/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the kept layers of a board show the same as if it were painted anew. */

#include "kept.h"

#include "robot-window.h"

static gboolean
is_complete (gpointer layers)
{
  return kit_layers_is_complete (layers);
}

/* (transfer full): what the board shows. */
static guint32 *
take_picture (KitBoardView *view,
              int           width,
              int           height)
{
  GtkWidget *widget = GTK_WIDGET (view);
  KitLayers *layers = kit_board_view_get_parts (view)->layers;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node;
  guint32 *pixels;

  robot_settle ();
  /* The frame after a thread has ended may start another, for a size that is newer. */
  do
    {
      robot_wait ("the layers", is_complete, layers);
      gtk_widget_queue_draw (widget);
      robot_settle ();
    }
  while (!kit_layers_is_complete (layers));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gsk_render_node_unref (node);
  pixels = g_new0 (guint32, (gsize) width * height);
  gdk_texture_download (texture, (guchar *) pixels, width * 4);
  return pixels;
}

/** kept_is_different: whether a component of two colours differs by more than @tolerance. */
gboolean
kept_is_different (guint32 a,
                   guint32 b,
                   int     tolerance)
{
  for (guint shift = 0; shift < 32; shift += 8)
    if (ABS ((int) (a >> shift & 255) - (int) (b >> shift & 255)) > tolerance)
      return TRUE;
  return FALSE;
}

/**
 * kept_check:
 * @view: the board
 * @n: the number of decisions, for the message
 * @most: how many pixels may differ by more than %KEPT_TOLERANCE
 *
 * Compares what @view shows with what it shows after its layers were dropped.
 */
void
kept_check (KitBoardView *view,
            guint         n,
            guint         most)
{
  g_autofree guint32 *kept = NULL;
  g_autofree guint32 *anew = NULL;
  int width, height;
  guint n_different = 0;

  robot_settle ();
  width = gtk_widget_get_width (GTK_WIDGET (view));
  height = gtk_widget_get_height (GTK_WIDGET (view));
  kept = take_picture (view, width, height);
  kit_layers_drop (kit_board_view_get_parts (view)->layers);
  gtk_widget_queue_draw (GTK_WIDGET (view));
  anew = take_picture (view, width, height);
  g_assert_cmpint (width, ==, gtk_widget_get_width (GTK_WIDGET (view)));
  g_assert_cmpint (height, ==, gtk_widget_get_height (GTK_WIDGET (view)));
  for (int i = 0; i < width * height; i++)
    if (kept_is_different (kept[i], anew[i], KEPT_TOLERANCE) && ++n_different > most)
      g_error ("after %u decisions %d, %d is %08x and would be %08x", n, i % width, i / width,
               kept[i], anew[i]);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Panels that a renderer without a graphics card can pass over.

   For each frame, GTK's cairo renderer goes through all render nodes of a window, even if only
   one mark has moved far from them: a hundred labels cost as much as the mark. A picture of them
   costs nothing. But it has to be painted again as a whole if anything in it changes, and takes
   memory; so this is for large windows, and for a large panel only while a person thinks. */

#include "alx-panel.h"

#include "alexandros/view/board/alx-board-surface.h"
#include "alexandros/view/table/alx-table.h"

#include <gsk/gskcairorenderer.h>

struct _AlxPanel
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AlxPanel, alx_panel, GTK_TYPE_WIDGET)

static gboolean
is_worth_it (GtkWidget *widget)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, ALX_TYPE_TABLE);
  AlxGame *game = table != NULL ? alx_table_get_game (ALX_TABLE (table)) : NULL;
  gboolean   small =
    gtk_widget_get_width (widget) * gtk_widget_get_height (widget) <= ALX_PANEL_SMALL;

  return GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (gtk_widget_get_native (widget))) &&
         game != NULL && alx_table_is_large (ALX_TABLE (table)) &&
         (small || alx_game_get_thinker (game) < 0);
}

/**
 * alx_panel_snapshot:
 *
 * The snapshot function of a final class that draws nothing but its children.
 */
void
alx_panel_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  GtkWidgetClass *parent = g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  int scale = gtk_widget_get_scale_factor (widget);
  GtkSnapshot *children;
  GskRenderNode *node;
  GskRenderNode *picture;
  graphene_rect_t bounds;
  cairo_t *cr;

  if (!is_worth_it (widget))
    {
      parent->snapshot (widget, snapshot);
      return;
    }
  children = gtk_snapshot_new ();
  parent->snapshot (widget, children);
  node = gtk_snapshot_free_to_node (children);
  if (node == NULL)
    return;
  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  cr = alx_board_surface_begin (&bounds, scale);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  picture = alx_board_surface_finish (cr, &bounds, scale);
  gtk_snapshot_append_node (snapshot, picture);
  gsk_render_node_unref (picture);
}

static void
alx_panel_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (alx_panel_parent_class)->dispose (object);
}

static void
alx_panel_class_init (AlxPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = alx_panel_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = alx_panel_snapshot;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
alx_panel_init (AlxPanel *panel)
{
}

/** alx_panel_new: a panel with @child alone. */
GtkWidget *
alx_panel_new (GtkWidget *child)
{
  GtkWidget *panel = g_object_new (ALX_TYPE_PANEL, NULL);

  gtk_widget_set_parent (child, panel);
  return panel;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's governor, as on the board. */

#include "alx-portrait.h"

#include "alexandros/view/alx-nodes.h"

/*
 * Paints the governor of a colour. It has no CSS name. Accessible role: presentation, for the name
 * of the player is beside it. It owns its style.
 */
struct _AlxPortrait
{
  GtkWidget parent_instance;

  AlxStyle  *style;                     /* owned */
  AlxColour  colour;
};

G_DEFINE_FINAL_TYPE (AlxPortrait, alx_portrait, GTK_TYPE_WIDGET)

static void
alx_portrait_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AlxPortrait *portrait = ALX_PORTRAIT (widget);
  AlxOutput output = alx_output_of (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr = alx_nodes_begin (&area, output);

  alx_painter_set_scale (alx_style_get_painter (portrait->style), output.scale);
  alx_paint_governor (alx_style_get_painter (portrait->style), cr, portrait->colour,
                      (AlxPixel) { width / 2, height / 2 }, MIN (width, height));
  alx_nodes_append (snapshot, cr, &area, output);
}

static void
alx_portrait_dispose (GObject *object)
{
  g_clear_object (&ALX_PORTRAIT (object)->style);
  G_OBJECT_CLASS (alx_portrait_parent_class)->dispose (object);
}

static void
alx_portrait_class_init (AlxPortraitClass *class)
{
  G_OBJECT_CLASS (class)->dispose = alx_portrait_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = alx_portrait_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
alx_portrait_init (AlxPortrait *portrait)
{
  portrait->style = alx_style_new ();
  g_signal_connect_object (portrait->style, "changed", G_CALLBACK (gtk_widget_queue_draw), portrait,
                           G_CONNECT_SWAPPED);
}

/** alx_portrait_new: (transfer floating): the governor of @colour, @size pixels wide. */
GtkWidget *
alx_portrait_new (AlxColour colour,
                  int       size)
{
  AlxPortrait *portrait;

  g_return_val_if_fail (colour < ALX_COLOURS, NULL);
  g_return_val_if_fail (size > 0, NULL);

  portrait =
    g_object_new (ALX_TYPE_PORTRAIT, "width-request", size, "height-request", size, NULL);
  portrait->colour = colour;
  return GTK_WIDGET (portrait);
}

/** alx_portrait_set_colour: shows the governor of @colour. */
void
alx_portrait_set_colour (AlxPortrait *portrait,
                         AlxColour    colour)
{
  g_return_if_fail (ALX_IS_PORTRAIT (portrait));
  g_return_if_fail (colour < ALX_COLOURS);

  portrait->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (portrait));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The piece that stands for a player. */

#include "kit-portrait.h"

#include "kit/view/kit-nodes.h"
#include "kit/view/kit-style.h"

/*
 * Paints the piece of a colour; nothing before it is set up. It has no CSS name. Accessible role:
 * presentation, for the name of the player is beside it. It owns its style.
 */
struct _KitPortrait
{
  GtkWidget parent_instance;

  const KitGameView *view;              /* borrowed */
  KitStyle          *style;             /* owned, or NULL before it is set up */
  KitColour          colour;
};

G_DEFINE_FINAL_TYPE (KitPortrait, kit_portrait, GTK_TYPE_WIDGET)

static void
paint (GtkWidget *widget,
       cairo_t   *cr,
       double     width,
       double     height)
{
  KitPortrait *portrait = KIT_PORTRAIT (widget);
  KitPainter *painter = kit_style_get_painter (portrait->style);

  kit_painter_set_scale (painter, gtk_widget_get_scale_factor (widget));
  portrait->view->paint_piece (painter, cr, portrait->colour,
                               (KitPixel) { width / 2, height / 2 }, MIN (width, height));
}

static void
kit_portrait_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  if (KIT_PORTRAIT (widget)->style != NULL)
    kit_nodes_paint (widget, snapshot, paint);
}

static void
kit_portrait_dispose (GObject *object)
{
  g_clear_object (&KIT_PORTRAIT (object)->style);
  G_OBJECT_CLASS (kit_portrait_parent_class)->dispose (object);
}

static void
kit_portrait_class_init (KitPortraitClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_portrait_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = kit_portrait_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
kit_portrait_init (KitPortrait *portrait)
{
}

/** kit_portrait_set_up: sets the game that paints. To be called once. */
void
kit_portrait_set_up (KitPortrait       *portrait,
                     const KitGameView *view)
{
  g_return_if_fail (KIT_IS_PORTRAIT (portrait));
  g_return_if_fail (portrait->style == NULL);
  g_return_if_fail (view != NULL);

  portrait->view = view;
  portrait->style = kit_style_new (view->make_painter);
  g_signal_connect_object (portrait->style, "changed", G_CALLBACK (gtk_widget_queue_draw), portrait,
                           G_CONNECT_SWAPPED);
}

/** kit_portrait_new: (transfer floating): the piece of @colour, @size pixels wide. */
GtkWidget *
kit_portrait_new (const KitGameView *view,
                  KitColour          colour,
                  int                size)
{
  KitPortrait *portrait;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (colour < KIT_COLOURS, NULL);
  g_return_val_if_fail (size > 0, NULL);

  portrait =
    g_object_new (KIT_TYPE_PORTRAIT, "width-request", size, "height-request", size, NULL);
  kit_portrait_set_up (portrait, view);
  portrait->colour = colour;
  return GTK_WIDGET (portrait);
}

/** kit_portrait_set_colour: shows the piece of @colour. */
void
kit_portrait_set_colour (KitPortrait *portrait,
                         KitColour    colour)
{
  g_return_if_fail (KIT_IS_PORTRAIT (portrait));
  g_return_if_fail (colour < KIT_COLOURS);

  portrait->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (portrait));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that can be pressed: what a game paints on it, and how many there are. */

#include "kit-card.h"

#include "kit-panel.h"

#include "kit/view/kit-nodes.h"
#include "kit/view/kit-widget.h"

#define WIDTH  58                       /* five of them fit a narrow window */
#define HEIGHT 80

/**
 * KitCard:
 *
 * A button in a panel that shows a card of a game. Its label is both its tooltip and its accessible
 * label.
 *
 * CSS: it has the class "card", and "chosen" while it is. Accessible role: button.
 */
struct _KitCard
{
  GtkButton parent_instance;

  KitCardPaint  paint;
  guint         face;
  int           count;                  /* -1 to show none */
};

G_DEFINE_FINAL_TYPE (KitCard, kit_card, GTK_TYPE_BUTTON)

/** kit_card_paint_count: paints how many such cards there are, in the upper right corner; nothing
    if @card shows no number. To be called while @card is painted, @width pixels wide. */
void
kit_card_paint_count (KitCard       *card,
                      cairo_t       *cr,
                      double         width,
                      const KitRgba *disc,
                      const KitRgba *ink)
{
  g_autofree char *text = NULL;
  g_autoptr (PangoLayout) layout = NULL;
  double size, x, y;
  int w, h;

  g_return_if_fail (KIT_IS_CARD (card));
  g_return_if_fail (cr != NULL && disc != NULL && ink != NULL);

  if (card->count < 0)
    return;
  text = g_strdup_printf ("%d", card->count);
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (card), text);
  pango_layout_get_pixel_size (layout, &w, &h);
  size = MAX (w, h) + 4;
  x = width - size / 2 - 2;
  y = size / 2 + 1;
  cairo_new_path (cr);
  cairo_arc (cr, x, y, size / 2 - 1, 0, 2 * G_PI);
  kit_theme_set (cr, disc);
  cairo_fill (cr);
  cairo_move_to (cr, x - w / 2.0, y - h / 2.0);
  kit_theme_set (cr, ink);
  pango_cairo_show_layout (cr, layout);
}

static void
paint_card (GtkWidget *widget,
            cairo_t   *cr,
            double     width,
            double     height)
{
  KitCard *card = KIT_CARD (widget);

  card->paint (card, kit_style_get_painter (kit_context_of (card)->style), cr, width, height);
}

static void
kit_card_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  kit_nodes_paint (widget, snapshot, paint_card);
}

static void
kit_card_class_init (KitCardClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = kit_card_snapshot;
}

static void
kit_card_init (KitCard *card)
{
  card->count = -1;
  gtk_widget_add_css_class (GTK_WIDGET (card), "card");
  gtk_widget_set_valign (GTK_WIDGET (card), GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (GTK_WIDGET (card), WIDTH, HEIGHT);
}

/**
 * kit_card_new:
 * @paint: paints it
 * @face: what it shows, as the game numbers it
 *
 * Returns: (transfer floating): a card without a number
 */
KitCard *
kit_card_new (KitCardPaint paint,
              guint        face)
{
  KitCard *card;

  g_return_val_if_fail (paint != NULL, NULL);

  card = g_object_new (KIT_TYPE_CARD, NULL);
  card->paint = paint;
  card->face = face;
  return card;
}

/** kit_card_set_face: sets what it shows, as the game numbers it. */
void
kit_card_set_face (KitCard *card,
                   guint    face)
{
  g_return_if_fail (KIT_IS_CARD (card));

  if (card->face == face)
    return;
  card->face = face;
  gtk_widget_queue_draw (GTK_WIDGET (card));
}

/** kit_card_get_face: what it shows. */
guint
kit_card_get_face (KitCard *card)
{
  g_return_val_if_fail (KIT_IS_CARD (card), 0);

  return card->face;
}

/** kit_card_set_count: shows how many such cards there are; -1 for no number. */
void
kit_card_set_count (KitCard *card,
                    int      count)
{
  g_return_if_fail (KIT_IS_CARD (card));
  g_return_if_fail (count >= -1);

  if (card->count == count)
    return;
  card->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (card));
}

/** kit_card_get_count: the number that is shown, or -1. */
int
kit_card_get_count (KitCard *card)
{
  g_return_val_if_fail (KIT_IS_CARD (card), -1);

  return card->count;
}

/** kit_card_set_chosen: marks the card as the proposed one, or not. */
void
kit_card_set_chosen (KitCard  *card,
                     gboolean  chosen)
{
  g_return_if_fail (KIT_IS_CARD (card));

  kit_style_set_class (GTK_WIDGET (card), "chosen", chosen);
}

/** kit_card_set_scale: sets the size, 1 for a narrow window. */
void
kit_card_set_scale (KitCard *card,
                    double   scale)
{
  g_return_if_fail (KIT_IS_CARD (card));
  g_return_if_fail (scale > 0);

  gtk_widget_set_size_request (GTK_WIDGET (card), WIDTH * scale, HEIGHT * scale);
}

/** kit_card_set_label: sets the tooltip and the label for screen readers. */
void
kit_card_set_label (KitCard    *card,
                    const char *label)
{
  g_return_if_fail (KIT_IS_CARD (card));
  g_return_if_fail (label != NULL);

  if (kit_widget_set_tooltip (card, label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}

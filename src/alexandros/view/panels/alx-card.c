/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that can be pressed: an emblem, a name, and how many there are. */

#include "alx-card.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/kit-nodes.h"

#define WIDTH  58                       /* five of them fit a narrow window */
#define HEIGHT 80

/*
 * A button that shows a face-up card, a pile of cards face down, or an empty place. Its label is
 * both its tooltip and its accessible label.
 *
 * CSS: it has the class "card", and "chosen" while it is. Accessible role: button. It
 * owns a reference to the style.
 */
struct _AlxCard
{
  GtkButton parent_instance;

  KitStyle *style;                      /* owned */
  guint8    symbol;
  int       count;                      /* -1 to show none */
};

G_DEFINE_FINAL_TYPE (AlxCard, alx_card, GTK_TYPE_BUTTON)

static void
paint_count (AlxCard *card,
             cairo_t *cr,
             double   width)
{
  const AlxTheme *theme = alx_painter_get_theme (kit_style_get_painter (card->style));
  g_autofree char *text = g_strdup_printf ("%d", card->count);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (card), text);
  double size, x, y;
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  size = MAX (w, h) + 4;
  x = width - size / 2 - 2;
  y = size / 2 + 1;
  cairo_arc (cr, x, y, size / 2 - 1, 0, 2 * G_PI);
  kit_theme_set (cr, &theme->ink);
  cairo_fill (cr);
  cairo_move_to (cr, x - w / 2.0, y - h / 2.0);
  kit_theme_set (cr, &theme->paper);
  pango_cairo_show_layout (cr, layout);
}

static void
alx_card_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  AlxCard *card = ALX_CARD (widget);
  KitPainter *painter = kit_style_get_painter (card->style);
  KitOutput output = kit_output_of (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  cr = kit_nodes_begin (&area, output);
  if (card->symbol == ALX_CARD_EMPTY)
    alx_paint_pile (painter, cr, (AlxPile) { 0 }, width, height);
  else if (card->symbol == ALX_CARD_BACK)
    alx_paint_pile (painter, cr, (AlxPile) { card->count, .face_down = TRUE }, width, height);
  else
    alx_paint_card (painter, cr, card->symbol, alx_words_symbol (card->symbol), width, height);
  if (card->count >= 0 && card->symbol != ALX_CARD_BACK)
    paint_count (card, cr, width);
  kit_nodes_append (snapshot, cr, &area, output);
}

static void
alx_card_dispose (GObject *object)
{
  g_clear_object (&ALX_CARD (object)->style);
  G_OBJECT_CLASS (alx_card_parent_class)->dispose (object);
}

static void
alx_card_class_init (AlxCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alx_card_dispose;
  widget_class->snapshot = alx_card_snapshot;
}

static void
alx_card_init (AlxCard *card)
{
  card->symbol = ALX_CARD_EMPTY;
  card->count = -1;
  gtk_widget_add_css_class (GTK_WIDGET (card), "card");
  gtk_widget_set_valign (GTK_WIDGET (card), GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (GTK_WIDGET (card), WIDTH, HEIGHT);
}

/**
 * alx_card_add:
 * @box: what shows the card
 * @style: its style
 * @clicked_cb: called with @object and the card when it is pressed
 * @object: the first argument of @clicked_cb
 *
 * Returns: (transfer none): an empty place for a card, the last child of @box
 */
AlxCard *
alx_card_add (GtkBox    *box,
              KitStyle  *style,
              GCallback  clicked_cb,
              gpointer   object)
{
  AlxCard *card;

  g_return_val_if_fail (GTK_IS_BOX (box), NULL);
  g_return_val_if_fail (KIT_IS_STYLE (style), NULL);
  g_return_val_if_fail (G_IS_OBJECT (object), NULL);

  card = g_object_new (ALX_TYPE_CARD, NULL);
  card->style = g_object_ref (style);
  g_signal_connect_object (style, "changed", G_CALLBACK (gtk_widget_queue_draw), card,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "clicked", clicked_cb, object, G_CONNECT_SWAPPED);
  gtk_box_append (box, GTK_WIDGET (card));
  return card;
}

/** alx_card_set_symbol: shows a symbol, %ALX_CARD_BACK or %ALX_CARD_EMPTY. */
void
alx_card_set_symbol (AlxCard *card,
                     guint8   symbol)
{
  g_return_if_fail (ALX_IS_CARD (card));
  g_return_if_fail (symbol < ALX_SYMBOLS || symbol == ALX_CARD_BACK || symbol == ALX_CARD_EMPTY);

  if (card->symbol == symbol)
    return;
  card->symbol = symbol;
  gtk_widget_queue_draw (GTK_WIDGET (card));
}

/** alx_card_get_symbol: what it shows, as set by alx_card_set_symbol(). */
guint8
alx_card_get_symbol (AlxCard *card)
{
  g_return_val_if_fail (ALX_IS_CARD (card), ALX_CARD_EMPTY);

  return card->symbol;
}

/** alx_card_set_count: shows how many such cards there are; -1 for no number. */
void
alx_card_set_count (AlxCard *card,
                    int      count)
{
  g_return_if_fail (ALX_IS_CARD (card));
  g_return_if_fail (count >= -1);

  if (card->count == count)
    return;
  card->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (card));
}

/** alx_card_set_chosen: marks the card as the proposed one, or not. */
void
alx_card_set_chosen (AlxCard  *card,
                     gboolean  chosen)
{
  g_return_if_fail (ALX_IS_CARD (card));

  kit_style_set_class (GTK_WIDGET (card), "chosen", chosen);
}

/** alx_card_set_scale: sets the size, 1 for a narrow window. */
void
alx_card_set_scale (AlxCard *card,
                    double   scale)
{
  g_return_if_fail (ALX_IS_CARD (card));
  g_return_if_fail (scale > 0);

  gtk_widget_set_size_request (GTK_WIDGET (card), WIDTH * scale, HEIGHT * scale);
}

/** alx_card_set_label: sets the tooltip and the label for screen readers. */
void
alx_card_set_label (AlxCard    *card,
                    const char *label)
{
  g_return_if_fail (ALX_IS_CARD (card));
  g_return_if_fail (label != NULL);

  /* Setting a tooltip makes GTK query the pointer from the display. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (card)), label) == 0)
    return;
  gtk_widget_set_tooltip_text (GTK_WIDGET (card), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

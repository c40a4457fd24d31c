/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a card of Alexandros shows: a symbol, a pile of cards face down, or an empty place. */

#include "alx-card.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/words/alx-words.h"

static void
paint (KitCard    *card,
       KitPainter *painter,
       cairo_t    *cr,
       double      width,
       double      height)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  guint face = kit_card_get_face (card);

  if (face == ALX_CARD_EMPTY)
    alx_paint_pile (painter, cr, (AlxPile) { 0 }, width, height);
  else if (face == ALX_CARD_BACK)
    alx_paint_pile (painter, cr, (AlxPile) { kit_card_get_count (card), .face_down = TRUE }, width,
                    height);
  else
    alx_paint_card (painter, cr, face, alx_words_symbol (face), width, height);
  if (face != ALX_CARD_BACK)
    kit_card_paint_count (card, cr, width, &theme->ink, &theme->paper);
}

/**
 * alx_card_add:
 * @box: what shows the card
 * @clicked_cb: called with @object and the card when it is pressed
 * @object: the first argument of @clicked_cb
 *
 * Returns: (transfer none): an empty place for a card, the last child of @box
 */
KitCard *
alx_card_add (GtkBox    *box,
              GCallback  clicked_cb,
              gpointer   object)
{
  KitCard *card;

  g_return_val_if_fail (GTK_IS_BOX (box), NULL);
  g_return_val_if_fail (G_IS_OBJECT (object), NULL);

  card = kit_card_new (paint, ALX_CARD_EMPTY);
  g_signal_connect_object (card, "clicked", clicked_cb, object, G_CONNECT_SWAPPED);
  gtk_box_append (box, GTK_WIDGET (card));
  return card;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods to be chosen: a card for each, and how many of it. */

#include "adv-goods-row.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#include <glib/gi18n.h>

#define SCALE 0.68

/*
 * AdvGoodsRow:
 *
 * A click on a card chooses one more of its good, on the button below it one less. Goods that are
 * of no use are hidden; those of which none may be chosen just now keep their places.
 *
 * CSS: the buttons below the cards have the class "small". It owns its cards.
 */
struct _AdvGoodsRow
{
  GtkBox parent_instance;

  AdvSide    side;                      /* whose goods were shown last */
  GtkWidget *boxes[ADV_GOODS];
  KitCard   *cards[ADV_GOODS];
  GtkWidget *less[ADV_GOODS];
};

G_DEFINE_FINAL_TYPE (AdvGoodsRow, adv_goods_row, GTK_TYPE_BOX)

static KitInput *
get_input (AdvGoodsRow *row)
{
  return kit_context_of (row)->input;
}

static void
paint_card (KitCard    *card,
            KitPainter *painter,
            cairo_t    *cr,
            double      width,
            double      height)
{
  const AdvTheme *theme = (const AdvTheme *) kit_painter_get_theme (painter);

  adv_paint_card (painter, cr, kit_card_get_face (card), width, height);
  kit_card_paint_count (card, cr, width, &theme->card_ink, &theme->card);
}

/** adv_goods_make_card: (transfer floating): a card with a face of adv-paint.h. */
KitCard *
adv_goods_make_card (guint face)
{
  return kit_card_new (paint_card, face);
}

static void
card_clicked_cb (AdvGoodsRow *row,
                 KitCard     *card)
{
  adv_input_add (get_input (row), row->side, kit_card_get_face (card), 1);
}

static void
less_clicked_cb (AdvGoodsRow *row,
                 GtkWidget   *button)
{
  for (guint i = 0; i < ADV_GOODS; i++)
    if (row->less[i] == button)
      adv_input_add (get_input (row), row->side, i, -1);
}

static void
adv_goods_row_class_init (AdvGoodsRowClass *class)
{
}

static void
adv_goods_row_init (AdvGoodsRow *row)
{
  gtk_box_set_spacing (GTK_BOX (row), 4);
  for (guint i = 0; i < ADV_GOODS; i++)
    {
      row->boxes[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      row->cards[i] = adv_goods_make_card (i);
      row->less[i] = gtk_button_new_with_label ("−");
      kit_card_set_scale (row->cards[i], SCALE);
      gtk_widget_add_css_class (row->less[i], "small");
      g_signal_connect_object (row->cards[i], "clicked", G_CALLBACK (card_clicked_cb), row,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row->less[i], "clicked", G_CALLBACK (less_clicked_cb), row,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (row->boxes[i]), GTK_WIDGET (row->cards[i]));
      gtk_box_append (GTK_BOX (row->boxes[i]), row->less[i]);
      gtk_box_append (GTK_BOX (row), row->boxes[i]);
    }
}

/* The goods that have their places whether or not they may be chosen just now. */
static guint
count_placed (AdvGoodsRow *row)
{
  switch (adv_input_get_choice (get_input (row))->mode)
    {
    case ADV_OFFER:
      return ADV_TRADED;
    case ADV_PLAY_PLENTY:
    case ADV_PLAY_MONOPOLY:
      return ADV_RESOURCES;
    default:
      return 0;
    }
}

/** adv_goods_row_forget: nothing is to be chosen now: it no longer tells what could be. */
void
adv_goods_row_forget (AdvGoodsRow *row)
{
  g_return_if_fail (ADV_IS_GOODS_ROW (row));

  for (guint i = 0; i < ADV_GOODS; i++)
    {
      gtk_widget_set_visible (row->boxes[i], FALSE);
      gtk_widget_set_sensitive (GTK_WIDGET (row->cards[i]), FALSE);
      gtk_widget_set_sensitive (row->less[i], FALSE);
      kit_card_set_count (row->cards[i], -1);
      kit_card_set_label (row->cards[i], "");
      kit_card_set_chosen (row->cards[i], FALSE);
    }
}

/** adv_goods_row_update: shows what is chosen now for a @side. */
void
adv_goods_row_update (AdvGoodsRow *row,
                      AdvSide      side)
{
  const AdvChoice *choice;
  const guint8 *goods;
  guint n;

  g_return_if_fail (ADV_IS_GOODS_ROW (row));

  row->side = side;
  n = count_placed (row);
  choice = adv_input_get_choice (get_input (row));
  goods = adv_choice_get_goods (choice, side);
  for (guint i = 0; i < ADV_GOODS; i++)
    {
      guint limit = adv_choice_get_limit (choice, side, i);
      g_autofree char *more = NULL;
      g_autofree char *less = NULL;

      gtk_widget_set_visible (row->boxes[i], limit > 0 || goods[i] > 0 || i < n);
      gtk_widget_set_sensitive (GTK_WIDGET (row->cards[i]), limit > 0);
      gtk_widget_set_opacity (GTK_WIDGET (row->cards[i]), limit > 0 || goods[i] > 0 ? 1 : 0.4);
      kit_card_set_count (row->cards[i], goods[i]);
      kit_card_set_chosen (row->cards[i], goods[i] > 0);
      more = g_strdup_printf (goods[i] < limit
                                /* Translators: a good, how many are chosen, how many may be. */
                                ? _("%s: %u of %u. One more.")
                                /* Translators: likewise, if no more may be chosen. */
                                : _("%s: %u of %u."),
                              adv_words_good (i), goods[i], limit);
      less = g_strdup_printf (_("%s: one less."), adv_words_good (i));
      kit_card_set_label (row->cards[i], more);
      kit_widget_set_tooltip (row->less[i], less);
      gtk_widget_set_sensitive (row->less[i], goods[i] > 0);
    }
}

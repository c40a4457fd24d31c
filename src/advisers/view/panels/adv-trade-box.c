/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods that are chosen: for a trade, a payment, cards to give up, or a development card. */

#include "adv-trade-box.h"

#include "adv-goods-row.h"

#include "advisers/model/adv-game.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#include <glib/gi18n.h>

/*
 * AdvTradeBox:
 *
 * Two rows of goods, to give and to get, of which those are shown that apply; for a trade also what
 * the bank takes, who may have what is asked for, and the buttons for either.
 *
 * CSS: headings have the class "panel-title".
 */
struct _AdvTradeBox
{
  GtkBox parent_instance;

  /* template */
  GtkLabel    *giving;
  AdvGoodsRow *give;
  GtkLabel    *getting;
  AdvGoodsRow *get;
  GtkWidget   *trading;
  GtkLabel    *takers;
  GtkWidget   *bank;
  GtkLabel    *rate;
  GtkWidget   *offer;
};

G_DEFINE_FINAL_TYPE (AdvTradeBox, adv_trade_box, GTK_TYPE_BOX)

static KitInput *
get_input (AdvTradeBox *box)
{
  return kit_context_of (box)->input;
}

/* What the headings of the rows say; NULL for a row that does not apply. */
static void
find_headings (AdvTradeBox  *box,
               const char  **give,
               const char  **get)
{
  const AdvChoice *choice = adv_input_get_choice (get_input (box));

  *give = *get = NULL;
  switch (choice->state->phase)
    {
    case ADV_PHASE_PAY:
      *give = _("You pay");
      return;
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
      *give = _("You give up");
      return;
    default:
      break;
    }
  switch (choice->mode)
    {
    case ADV_OFFER:
      *give = _("You give");
      *get = _("You get");
      break;
    case ADV_PLAY_PLENTY:
      *get = _("Take two cards");
      break;
    case ADV_PLAY_MONOPOLY:
      *get = _("All others give you their cards of");
      break;
    default:
      break;
    }
}

static void
show_takers (AdvTradeBox *box)
{
  KitInput *input = get_input (box);
  const AdvChoice *choice = adv_input_get_choice (input);
  const KitRecord *record = kit_game_get_record (kit_input_get_game (input));
  guint likely;
  guint able = adv_choice_find_takers (choice, &likely);
  g_autoptr (GString) names = g_string_new (NULL);
  char name[KIT_WORDS_NAME_SIZE];

  for (guint i = 0; i < record->n_players; i++)
    if (able >> i & 1)
      {
        kit_words_name (&record->players[i], name);
        g_string_append (names, names->len > 0 ? _(", ") : "");
        /* Translators: a player who may have what is asked for, which is not sure. */
        g_string_append_printf (names, likely >> i & 1 ? "%s" : _("perhaps %s"), name);
      }
  if (names->len == 0)
    gtk_label_set_text (box->takers, _("No other player can have this."));
  else
    /* Translators: the players who have what is asked for, or "perhaps" and a player. */
    kit_widget_print (box->takers, _("Who has it: %s"), names->str);
  /* Below the buttons, which so stay where they are. */
  gtk_widget_set_visible (GTK_WIDGET (box->takers),
                          adv_total (adv_choice_get_goods (choice, ADV_GET), ADV_TRADED) > 0);
}

/* What the bank would take of the good that is given. */
static void
show_bank (AdvTradeBox *box)
{
  KitInput *input = get_input (box);
  const AdvChoice *choice = adv_input_get_choice (input);
  const AdvState *state = choice->state;
  const guint8 *give = adv_choice_get_goods (choice, ADV_GIVE);
  const guint8 *get = adv_choice_get_goods (choice, ADV_GET);
  guint kinds = 0;
  guint8 good = ADV_NONE;
  guint8 goods[ADV_GOODS] = { 0 };
  g_autofree char *given = NULL;

  for (guint i = 0; i < ADV_TRADED; i++)
    if (give[i] > 0)
      {
        kinds++;
        good = i;
      }
  gtk_widget_set_sensitive (box->bank, FALSE);
  gtk_widget_set_sensitive (box->offer, adv_choice_has_trade (choice));
  if (good == ADV_NONE)
    {
      gtk_label_set_text (box->rate, _("With the bank"));
      return;
    }
  goods[good] = adv_state_rate (state, choice->board, state->decider, good);
  gtk_widget_set_sensitive (box->bank, kinds == 1 && adv_total (get, ADV_TRADED) == 1 &&
                                         adv_choice_has_rate (choice, good));
  given = adv_words_goods (goods);
  /* Translators: a button: what the bank takes for one good. */
  kit_widget_print (box->rate, _("Bank: %s"), given);
}

static void
bank_clicked_cb (AdvTradeBox *box)
{
  adv_input_trade (get_input (box), ADV_BANK);
}

static void
offer_clicked_cb (AdvTradeBox *box)
{
  adv_input_trade (get_input (box), ADV_OFFER);
}

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvTradeBox, giving),
  KIT_TEMPLATE_CHILD (AdvTradeBox, give),
  KIT_TEMPLATE_CHILD (AdvTradeBox, getting),
  KIT_TEMPLATE_CHILD (AdvTradeBox, get),
  KIT_TEMPLATE_CHILD (AdvTradeBox, trading),
  KIT_TEMPLATE_CHILD (AdvTradeBox, takers),
  KIT_TEMPLATE_CHILD (AdvTradeBox, bank),
  KIT_TEMPLATE_CHILD (AdvTradeBox, rate),
  KIT_TEMPLATE_CHILD (AdvTradeBox, offer),
  KIT_TEMPLATE_CALLBACK (bank_clicked_cb),
  KIT_TEMPLATE_CALLBACK (offer_clicked_cb),
  { NULL }
};

static void
adv_trade_box_class_init (AdvTradeBoxClass *class)
{
  g_type_ensure (ADV_TYPE_GOODS_ROW);
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-trade-box", template_rows);
}

static void
adv_trade_box_init (AdvTradeBox *box)
{
  gtk_widget_init_template (GTK_WIDGET (box));
}

/* @text: (nullable): the heading; %NULL if nothing is to be chosen there. */
static void
show_side (GtkLabel    *heading,
           AdvGoodsRow *row,
           AdvSide      side,
           const char  *text)
{
  gtk_widget_set_visible (GTK_WIDGET (heading), text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (row), text != NULL);
  gtk_label_set_text (heading, text != NULL ? text : "");
  if (text != NULL)
    adv_goods_row_update (row, side);
  else
    adv_goods_row_forget (row);
}

/** adv_trade_box_update: shows what is chosen now, if there is anything to choose; @active: whether
    a person may. */
void
adv_trade_box_update (AdvTradeBox *box,
                      gboolean     active)
{
  const char *give = NULL;
  const char *get = NULL;
  gboolean trading;

  g_return_if_fail (ADV_IS_TRADE_BOX (box));

  if (active)
    find_headings (box, &give, &get);
  trading = give != NULL && get != NULL;
  gtk_widget_set_visible (GTK_WIDGET (box), give != NULL || get != NULL);
  gtk_widget_set_visible (box->trading, trading);
  show_side (box->giving, box->give, ADV_GIVE, give);
  show_side (box->getting, box->get, ADV_GET, get);
  if (!trading)
    {
      gtk_label_set_text (box->takers, "");
      gtk_label_set_text (box->rate, _("With the bank"));
      return;
    }
  show_takers (box);
  show_bank (box);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of the person who plays: goods with the bank's rates, and development cards. */

#include "adv-hand-panel.h"

#include "adv-goods-row.h"
#include "adv-wish-button.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-paint.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/presenter/adv-storyboard.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-widget.h"

#include <glib/gi18n.h>

#define BESIDE 0.8                      /* the scale of cards that are not in the tray */

/*
 * Shows the viewer's goods, below each the bank's rate for it, and development cards; while the
 * hand is covered, a button that uncovers it and one that shows it until it is pressed again. A
 * click on a good gives one in the trade that is being made, and begins one if there is none; a
 * click on a development card plays it. The panel is hidden in games of computers alone.
 *
 * CSS: the title has the class "panel-title", rates "dim". It owns its cards.
 */
struct _AdvHandPanel
{
  KitPanel parent_instance;

  /* template */
  GtkLabel  *title;
  AdvWishButton *wish;
  GtkStack  *stack;
  GtkBox    *goods;
  GtkGrid   *deeds;
  GtkButton *ready;
  GtkLabel  *ready_label;

  KitCard   *cards[ADV_TRADED];
  GtkLabel  *rates[ADV_TRADED];
  KitCard   *developments[ADV_CARDS];

  double   scale;
  gboolean crowded;                     /* it shares the width of a tray */
};

G_DEFINE_FINAL_TYPE (AdvHandPanel, adv_hand_panel, KIT_TYPE_PANEL)

static KitInput *
get_input (AdvHandPanel *panel)
{
  return kit_context_of (panel)->input;
}

/* What is shown to be given, of the goods in hand. */
static gboolean
is_given (AdvHandPanel *panel,
          guint8        good)
{
  return kit_input_is_active (get_input (panel)) &&
         adv_choice_get_goods (adv_input_get_choice (get_input (panel)), ADV_GIVE)[good] > 0;
}

/* What is not seen does not tell what it was, either. */
static void
forget (KitCard *card)
{
  kit_card_set_count (card, -1);
  /* Translators: what screen readers call a card of a hand that is covered. */
  kit_card_set_label (card, _("Covered card"));
  kit_card_set_chosen (card, FALSE);
}

static void
show_good (AdvHandPanel   *panel,
           const AdvState *state,
           guint           viewer,
           guint8          good)
{
  guint n = good == ADV_GOLD ? state->gold[viewer] : state->hands[viewer][good];
  guint away = kit_playback_count_away (kit_context_of (panel)->playback,
                                        ADV_ANCHOR_HAND + viewer, good);
  guint rate =
    adv_state_rate (state, adv_input_get_choice (get_input (panel))->board, viewer, good);
  g_autofree char *label = NULL;

  /* A card that flies away lies in the hand no more. */
  n -= MIN (n, away);
  /* Translators: a good, how many the player has, and how many the bank takes for another one. */
  label = g_strdup_printf (_("%s: %u. The bank takes %u for one of another kind."),
                           adv_words_good (good), n, rate);
  kit_card_set_count (panel->cards[good], n);
  kit_card_set_label (panel->cards[good], label);
  kit_card_set_chosen (panel->cards[good], is_given (panel, good));
  gtk_widget_set_opacity (GTK_WIDGET (panel->cards[good]), n > 0 ? 1 : 0.45);
  /* Translators: so many goods for one, at the bank. */
  kit_widget_print (panel->rates[good], _("%u:1"), rate);
}

static void
show_card (AdvHandPanel   *panel,
           const AdvState *state,
           guint           viewer,
           AdvCard         card)
{
  guint n = state->developments[viewer][card];
  gboolean mine = state->player == viewer;
  guint fresh = mine ? state->fresh[card] : 0;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (panel->developments[card]), n > 0);
  if (n == 0)
    {
      forget (panel->developments[card]);
      return;
    }
  if (card == ADV_CARD_VICTORY)
    /* Translators: a development card, and how many of it. */
    label = g_strdup_printf (ngettext ("%s: counts 1 point, and stays hidden to the end",
                                       "%s: %u, each counts 1 point and stays hidden to the end",
                                       n), adv_words_card (card), n);
  else if (n == fresh)
    label = g_strdup_printf (_("%s: bought in this turn, to be played in a later one"),
                             adv_words_card (card));
  else
    label = g_strdup_printf (_("Play a card: %s"), adv_words_card (card));
  kit_card_set_count (panel->developments[card], n > 1 ? (int) n : -1);
  kit_card_set_label (panel->developments[card], label);
  kit_card_set_chosen (panel->developments[card], kit_input_is_active (get_input (panel)) &&
                       adv_input_get_choice (get_input (panel))->mode == adv_kind_of_card (card));
  gtk_widget_set_opacity (GTK_WIDGET (panel->developments[card]),
                          n > fresh || card == ADV_CARD_VICTORY ? 1 : 0.55);
}

/* Beside another panel in a tray, development cards of several kinds stand in two rows, half as
   high as the goods: in one they would leave no room for it. */
static void
arrange_cards (AdvHandPanel *panel)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (panel->deeds));
  guint n = 0;
  guint at = 0;
  guint rows;

  for (guint i = 0; i < ADV_CARDS; i++)
    n += gtk_widget_get_visible (GTK_WIDGET (panel->developments[i]));
  rows = panel->crowded && n > 1 ? 2 : 1;
  for (guint i = 0; i < ADV_CARDS; i++)
    {
      GtkWidget *card = GTK_WIDGET (panel->developments[i]);
      GtkGridLayoutChild *child =
        GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, card));

      if (!gtk_widget_get_visible (card))
        continue;
      kit_card_set_scale (panel->developments[i], panel->scale / rows);
      gtk_grid_layout_child_set_column (child, at / rows);
      gtk_grid_layout_child_set_row (child, at % rows);
      at++;
    }
}

static void
forget_all (AdvHandPanel *panel)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      forget (panel->cards[i]);
      gtk_widget_set_opacity (GTK_WIDGET (panel->cards[i]), 1);
      gtk_label_set_text (panel->rates[i], "");
    }
  for (guint i = 0; i < ADV_CARDS; i++)
    {
      forget (panel->developments[i]);
      gtk_widget_set_visible (GTK_WIDGET (panel->developments[i]), FALSE);
      gtk_widget_set_opacity (GTK_WIDGET (panel->developments[i]), 1);
    }
}

static void
adv_hand_panel_update (KitPanel *kit_panel)
{
  AdvHandPanel *panel = ADV_HAND_PANEL (kit_panel);
  const AdvState *state = kit_playback_get_state (kit_context_of (panel)->playback);
  int viewer = kit_panel_name_hand (kit_panel, panel->title, panel->ready_label);

  adv_wish_button_update (panel->wish, viewer);
  gtk_stack_set_visible_child_name (panel->stack, viewer < 0 ? "ready" : "cards");
  gtk_widget_set_visible (GTK_WIDGET (panel->ready), kit_input_is_covered (get_input (panel)));
  if (viewer < 0)
    {
      forget_all (panel);
      return;
    }
  for (guint i = 0; i < ADV_TRADED; i++)
    show_good (panel, state, viewer, i);
  for (guint i = 0; i < ADV_CARDS; i++)
    show_card (panel, state, viewer, i);
  arrange_cards (panel);
}

/* Begins a trade, or gives one more. */
static void
good_clicked_cb (AdvHandPanel *panel,
                 KitCard      *card)
{
  const AdvChoice *choice = adv_input_get_choice (get_input (panel));

  if (choice->state->phase == ADV_PHASE_BUILD && choice->mode != ADV_OFFER)
    adv_input_choose_kind (get_input (panel), ADV_OFFER);
  adv_input_add (get_input (panel), ADV_GIVE, kit_card_get_face (card), 1);
}

static void
deed_clicked_cb (AdvHandPanel *panel,
                 KitCard      *card)
{
  AdvCard kind = kit_card_get_face (card) - ADV_FACE_CARD;

  if (kind != ADV_CARD_VICTORY)
    adv_input_choose_kind (get_input (panel), adv_kind_of_card (kind));
}

static void
ready_clicked_cb (AdvHandPanel *panel)
{
  kit_input_uncover (get_input (panel));
}

/* --- virtual functions --- */

/* Places the development cards beside the goods in a tray, and below them elsewhere. */
static void
adv_hand_panel_set_scale (KitPanel *kit_panel,
                          double    side_scale,
                          double    tray_scale)
{
  AdvHandPanel *panel = ADV_HAND_PANEL (kit_panel);
  GtkWidget *cards = gtk_widget_get_parent (GTK_WIDGET (panel->goods));
  GtkOrientable *parent = GTK_ORIENTABLE (gtk_widget_get_parent (GTK_WIDGET (panel)));
  gboolean in_tray = tray_scale > 0;

  panel->crowded =
    in_tray && gtk_orientable_get_orientation (parent) == GTK_ORIENTATION_HORIZONTAL;
  panel->scale = in_tray ? tray_scale : BESIDE * side_scale;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (cards),
                                  in_tray ? GTK_ORIENTATION_HORIZONTAL
                                          : GTK_ORIENTATION_VERTICAL);
  /* What is beside it in the tray keeps its place when cards come. */
  gtk_widget_set_hexpand (GTK_WIDGET (panel), in_tray);
  for (guint i = 0; i < ADV_TRADED; i++)
    kit_card_set_scale (panel->cards[i], panel->scale);
  arrange_cards (panel);
}

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvHandPanel, title),
  KIT_TEMPLATE_CHILD (AdvHandPanel, wish),
  KIT_TEMPLATE_CHILD (AdvHandPanel, stack),
  KIT_TEMPLATE_CHILD (AdvHandPanel, goods),
  KIT_TEMPLATE_CHILD (AdvHandPanel, deeds),
  KIT_TEMPLATE_CHILD (AdvHandPanel, ready),
  KIT_TEMPLATE_CHILD (AdvHandPanel, ready_label),
  KIT_TEMPLATE_CALLBACK (ready_clicked_cb),
  { NULL }
};

static void
adv_hand_panel_class_init (AdvHandPanelClass *class)
{
  KitPanelClass *panel_class = KIT_PANEL_CLASS (class);

  g_type_ensure (ADV_TYPE_WISH_BUTTON);
  panel_class->for_persons = TRUE;
  panel_class->is_hand = TRUE;
  panel_class->update = adv_hand_panel_update;
  panel_class->set_scale = adv_hand_panel_set_scale;
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-hand-panel", template_rows);
}

static void
adv_hand_panel_init (AdvHandPanel *panel)
{
  panel->scale = 1;
  gtk_widget_init_template (GTK_WIDGET (panel));
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

      panel->cards[i] = adv_goods_make_card (i);
      panel->rates[i] = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (panel->rates[i]), "dim");
      gtk_box_append (GTK_BOX (column), GTK_WIDGET (panel->cards[i]));
      gtk_box_append (GTK_BOX (column), GTK_WIDGET (panel->rates[i]));
      gtk_box_append (panel->goods, column);
      g_signal_connect_object (panel->cards[i], "clicked", G_CALLBACK (good_clicked_cb), panel,
                               G_CONNECT_SWAPPED);
    }
  for (guint i = 0; i < ADV_CARDS; i++)
    {
      panel->developments[i] = adv_goods_make_card (ADV_FACE_CARD + i);
      gtk_widget_set_valign (GTK_WIDGET (panel->developments[i]), GTK_ALIGN_START);
      gtk_grid_attach (panel->deeds, GTK_WIDGET (panel->developments[i]), i, 0, 1, 1);
      g_signal_connect_object (panel->developments[i], "clicked", G_CALLBACK (deed_clicked_cb),
                               panel, G_CONNECT_SWAPPED);
    }
}

/** adv_hand_panel_get_anchor: (transfer none): the widget from and to which a card with @face
    flies; the middle of the hand if it is not visible. */
GtkWidget *
adv_hand_panel_get_anchor (AdvHandPanel *panel,
                           guint         face)
{
  GtkWidget *card = NULL;

  g_return_val_if_fail (ADV_IS_HAND_PANEL (panel), NULL);

  if (face < ADV_TRADED)
    card = GTK_WIDGET (panel->cards[face]);
  else if (face >= ADV_FACE_CARD && face < ADV_FACE_CARD + ADV_CARDS)
    card = GTK_WIDGET (panel->developments[face - ADV_FACE_CARD]);
  return card != NULL && gtk_widget_get_mapped (card) ? card : GTK_WIDGET (panel->stack);
}

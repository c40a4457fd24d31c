/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of the person who plays: goods with the bank's rates, and development cards. */

#include "adv-hand-panel.h"

#include "adv-goods-row.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-paint.h"
#include "advisers/presenter/adv-storyboard.h"
#include "advisers/words/adv-words.h"

#include <glib/gi18n.h>

/*
 * Shows the viewer's goods, below each the bank's rate for it, and development cards; while the
 * hand is covered, a button that uncovers it and one that shows it until it is pressed again. A
 * click on a good gives one in the trade that is being made, and begins one if there is none; a
 * click on a development card plays it. The panel is hidden in games of computers alone.
 *
 * CSS: the title has the class "panel-title", rates "dim". It owns references to input and
 * playback, and its cards.
 */
struct _AdvHandPanel
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *box;
  GtkLabel  *title;
  GtkStack  *stack;
  GtkBox    *goods;
  GtkGrid   *deeds;
  GtkButton *ready;
  GtkLabel  *ready_label;

  /* owned */
  KitInput    *input;
  KitPlayback *playback;

  KitCard   *cards[ADV_TRADED];
  GtkLabel  *rates[ADV_TRADED];
  KitCard   *developments[ADV_CARDS];

  double   scale;
  gboolean in_tray;
};

G_DEFINE_FINAL_TYPE (AdvHandPanel, adv_hand_panel, GTK_TYPE_WIDGET)

/* What is shown to be given, of the goods in hand. */
static gboolean
is_given (AdvHandPanel *panel,
          guint8        good)
{
  return kit_input_is_active (panel->input) &&
         adv_input_get_goods (panel->input, ADV_GIVE)[good] > 0;
}

/* What is not seen does not tell what it was, either. */
static void
forget (KitCard *card)
{
  kit_card_set_count (card, -1);
  kit_card_set_label (card, "");
  kit_card_set_chosen (card, FALSE);
}

static void
show_good (AdvHandPanel   *panel,
           const AdvState *state,
           guint           viewer,
           guint8          good)
{
  guint n = good == ADV_GOLD ? state->gold[viewer] : state->hands[viewer][good];
  guint away =
    kit_playback_count_away (panel->playback, ADV_ANCHOR_HAND + viewer, good);
  guint rate = adv_state_rate (state, adv_input_get_board (panel->input), viewer, good);
  g_autofree char *label = NULL;
  /* Translators: so many goods for one, at the bank. */
  g_autofree char *text = g_strdup_printf (_("%u:1"), rate);

  /* A card that flies away lies in the hand no more. */
  n -= MIN (n, away);
  /* Translators: a good, how many the player has, and how many the bank takes for another one. */
  label = g_strdup_printf (_("%s: %u. The bank takes %u for one of another kind."),
                           adv_words_good (good), n, rate);
  kit_card_set_count (panel->cards[good], n);
  kit_card_set_label (panel->cards[good], label);
  kit_card_set_chosen (panel->cards[good], is_given (panel, good));
  gtk_widget_set_opacity (GTK_WIDGET (panel->cards[good]), n > 0 ? 1 : 0.45);
  gtk_label_set_text (panel->rates[good], text);
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
  kit_card_set_chosen (panel->developments[card], kit_input_is_active (panel->input) &&
                       adv_input_get_mode (panel->input) == adv_kind_of_card (card));
  gtk_widget_set_opacity (GTK_WIDGET (panel->developments[card]),
                          n > fresh || card == ADV_CARD_VICTORY ? 1 : 0.55);
}

/* In a tray, development cards of several kinds stand in two rows, half as high as the goods: in
   one they would leave no room for what is beside them. */
static void
arrange_cards (AdvHandPanel *panel)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (panel->deeds));
  guint n = 0;
  guint at = 0;
  guint rows;

  for (guint i = 0; i < ADV_CARDS; i++)
    n += gtk_widget_get_visible (GTK_WIDGET (panel->developments[i]));
  rows = panel->in_tray && n > 1 ? 2 : 1;
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
changed_cb (AdvHandPanel *panel)
{
  KitGame *game = kit_input_get_game (panel->input);
  const KitRecord *record = kit_game_get_record (game);
  const AdvState *state = kit_playback_get_state (panel->playback);
  int viewer = kit_input_get_viewer (panel->input);
  gboolean covered = kit_input_is_covered (panel->input);
  g_autofree char *text = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  gtk_widget_set_visible (GTK_WIDGET (panel), kit_game_count_persons (game) > 0);
  gtk_stack_set_visible_child_name (panel->stack, covered || viewer < 0 ? "ready" : "cards");
  gtk_widget_set_visible (GTK_WIDGET (panel->ready), covered);
  if (covered)
    {
      kit_words_name (&record->players[kit_game_get_decider (game)], name);
      /* Translators: a button that uncovers the hand of the player who is named. */
      text = g_strdup_printf (_("Ready, %s"), name);
      gtk_label_set_text (panel->ready_label, text);
    }
  if (covered || viewer < 0)
    {
      gtk_label_set_text (panel->title, _("The hand is covered"));
      forget_all (panel);
      return;
    }
  /* Translators: whose hand it is. */
  text = g_strdup_printf (_("Hand of %s"), kit_words_name (&record->players[viewer], name));
  gtk_label_set_text (panel->title, kit_game_count_persons (game) > 1 ? text : _("Your hand"));
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
  if (adv_input_get_state (panel->input)->phase == ADV_PHASE_BUILD &&
      adv_input_get_mode (panel->input) != ADV_OFFER)
    adv_input_choose_kind (panel->input, ADV_OFFER);
  adv_input_add (panel->input, ADV_GIVE, kit_card_get_face (card), 1);
}

static void
deed_clicked_cb (AdvHandPanel *panel,
                 KitCard      *card)
{
  AdvCard kind = kit_card_get_face (card) - ADV_FACE_CARD;

  if (kind != ADV_CARD_VICTORY)
    adv_input_choose_kind (panel->input, adv_kind_of_card (kind));
}

static void
adv_hand_panel_dispose (GObject *object)
{
  AdvHandPanel *panel = ADV_HAND_PANEL (object);

  g_clear_pointer (&panel->box, gtk_widget_unparent);
  g_clear_object (&panel->input);
  g_clear_object (&panel->playback);
  G_OBJECT_CLASS (adv_hand_panel_parent_class)->dispose (object);
}

static void
adv_hand_panel_class_init (AdvHandPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adv_hand_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/adv-hand-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdvHandPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AdvHandPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AdvHandPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AdvHandPanel, goods);
  gtk_widget_class_bind_template_child (widget_class, AdvHandPanel, deeds);
  gtk_widget_class_bind_template_child (widget_class, AdvHandPanel, ready);
  gtk_widget_class_bind_template_child (widget_class, AdvHandPanel, ready_label);
}

static void
adv_hand_panel_init (AdvHandPanel *panel)
{
  panel->scale = 1;
  gtk_widget_init_template (GTK_WIDGET (panel));
}

static void
add_cards (AdvHandPanel *panel,
           KitStyle     *style)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

      panel->cards[i] = adv_goods_make_card (style, i);
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
      panel->developments[i] = adv_goods_make_card (style, ADV_FACE_CARD + i);
      gtk_widget_set_valign (GTK_WIDGET (panel->developments[i]), GTK_ALIGN_START);
      gtk_grid_attach (panel->deeds, GTK_WIDGET (panel->developments[i]), i, 0, 1, 1);
      g_signal_connect_object (panel->developments[i], "clicked", G_CALLBACK (deed_clicked_cb),
                               panel, G_CONNECT_SWAPPED);
    }
}

/** adv_hand_panel_set_up: shows the hand of the viewer of @input, in the position of @playback. To
    be called once. */
void
adv_hand_panel_set_up (AdvHandPanel *panel,
                       KitInput     *input,
                       KitPlayback  *playback,
                       KitStyle     *style)
{
  g_return_if_fail (ADV_IS_HAND_PANEL (panel));
  g_return_if_fail (ADV_IS_INPUT (input) && KIT_IS_PLAYBACK (playback) && KIT_IS_STYLE (style));

  g_set_object (&panel->input, input);
  g_set_object (&panel->playback, playback);
  add_cards (panel, style);
  g_signal_connect_object (panel->ready, "clicked", G_CALLBACK (kit_input_uncover), input,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), panel, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (changed_cb), panel,
                           G_CONNECT_SWAPPED);
}

/** adv_hand_panel_set_scale: sets the size of cards, 1 for a narrow window, and places the
    development cards beside the goods in a tray and below them elsewhere. */
void
adv_hand_panel_set_scale (AdvHandPanel *panel,
                          double        scale,
                          gboolean      in_tray)
{
  GtkWidget *cards;

  g_return_if_fail (ADV_IS_HAND_PANEL (panel) && scale > 0);

  cards = gtk_widget_get_parent (GTK_WIDGET (panel->goods));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (cards), in_tray ? GTK_ORIENTATION_HORIZONTAL
                                                                  : GTK_ORIENTATION_VERTICAL);
  for (guint i = 0; i < ADV_TRADED; i++)
    kit_card_set_scale (panel->cards[i], scale);
  panel->scale = scale;
  panel->in_tray = in_tray;
  arrange_cards (panel);
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

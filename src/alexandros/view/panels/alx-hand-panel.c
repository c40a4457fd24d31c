/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of the person who plays, covered between the turns of several persons. */

#include "alx-hand-panel.h"

#include "alx-card.h"
#include "alx-pointing.h"

#include "alexandros/presenter/alx-storyboard.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

#define READY 180                       /* width of the button in the tray, in pixels */

/*
 * Shows the viewer's cards, one KitCard a symbol; while the hand is covered, a button that uncovers
 * it. The panel is hidden in games of computers alone.
 *
 * CSS: the title has the class "panel-title", the text of an empty hand "dim". It owns references
 * to input and playback, and its cards.
 */
struct _AlxHandPanel
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *box;
  GtkLabel  *title;
  GtkStack  *stack;
  GtkBox    *cards;
  GtkLabel  *empty;
  GtkButton *ready;
  GtkLabel  *ready_label;

  /* owned */
  KitInput    *input;
  KitPlayback *playback;

  KitCard   *symbols[ALX_SYMBOLS];
};

G_DEFINE_FINAL_TYPE (AlxHandPanel, alx_hand_panel, GTK_TYPE_WIDGET)

/* @viewer: whose hand; -1 for none: then no card is left, hidden or not. */
static void
show_cards (AlxHandPanel   *panel,
            const AlxState *state,
            int             viewer)
{
  guint8 paid[ALX_SYMBOLS];

  alx_input_get_paid (panel->input, paid);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      /* A card that flies away lies in the hand no more. */
      guint n = viewer < 0 ? 0
                : state->hands[viewer][i] -
                  kit_playback_count_away (panel->playback, ALX_ANCHOR_HAND + viewer, i);
      g_autofree char *label = g_strdup_printf (ngettext ("In your hand: %u × %s",
                                                          "In your hand: %u × %s", n),
                                                n, alx_words_symbol (i));

      if (n > 0 && !gtk_widget_get_visible (GTK_WIDGET (panel->symbols[i])))
        gtk_widget_queue_resize (GTK_WIDGET (panel->symbols[i]));
      gtk_widget_set_visible (GTK_WIDGET (panel->symbols[i]), n > 0);
      kit_card_set_face (panel->symbols[i], i);
      kit_card_set_count (panel->symbols[i], n > 1 ? (int) n : -1);
      kit_card_set_chosen (panel->symbols[i], paid[i] > 0);
      alx_pointing_label (GTK_WIDGET (panel->symbols[i]), label);
    }
}

static void
changed_cb (AlxHandPanel *panel)
{
  KitGame *game = kit_input_get_game (panel->input);
  const KitRecord *record = kit_game_get_record (game);
  int viewer = kit_input_get_viewer (panel->input);
  const AlxState *state = kit_playback_get_state (panel->playback);
  g_autofree char *text = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  gtk_widget_set_visible (GTK_WIDGET (panel), kit_game_count_persons (game) > 0);
  show_cards (panel, state, kit_input_is_covered (panel->input) ? -1 : viewer);
  if (kit_input_is_covered (panel->input))
    {
      /* Translators: a button that uncovers the hand of the player who is named. */
      text = g_strdup_printf (_("Ready, %s"),
                              kit_words_name (&record->players[alx_game_get_state (game)->player],
                                              name));
      gtk_label_set_text (panel->ready_label, text);
      gtk_label_set_text (panel->title, _("The hand is covered"));
      gtk_stack_set_visible_child_name (panel->stack, "ready");
      return;
    }
  if (viewer < 0)
    {
      gtk_label_set_text (panel->title, _("The hand is covered"));
      gtk_label_set_text (panel->empty, "");
      gtk_stack_set_visible_child_name (panel->stack, "empty");
      return;
    }
  /* Translators: whose hand it is. */
  text = g_strdup_printf (_("Hand of %s"), kit_words_name (&record->players[viewer], name));
  gtk_label_set_text (panel->title, kit_game_count_persons (game) > 1 ? text : _("Your hand"));
  gtk_label_set_text (panel->empty, _("No card"));
  gtk_stack_set_visible_child_name (panel->stack,
                                    alx_state_hand_size (state, viewer) > 0 ? "cards" : "empty");
}

static void
card_clicked_cb (AlxHandPanel *panel,
                 KitCard      *card)
{
  alx_input_choose_hand (panel->input, kit_card_get_face (card));
}

static void
alx_hand_panel_dispose (GObject *object)
{
  AlxHandPanel *panel = ALX_HAND_PANEL (object);

  g_clear_pointer (&panel->box, gtk_widget_unparent);
  g_clear_object (&panel->input);
  g_clear_object (&panel->playback);
  G_OBJECT_CLASS (alx_hand_panel_parent_class)->dispose (object);
}

static void
alx_hand_panel_class_init (AlxHandPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alx_hand_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-hand-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxHandPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AlxHandPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AlxHandPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AlxHandPanel, cards);
  gtk_widget_class_bind_template_child (widget_class, AlxHandPanel, empty);
  gtk_widget_class_bind_template_child (widget_class, AlxHandPanel, ready);
  gtk_widget_class_bind_template_child (widget_class, AlxHandPanel, ready_label);
}

static void
alx_hand_panel_init (AlxHandPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
}

/** alx_hand_panel_set_up: shows the hand of the viewer of @input, in the position of @playback. To
    be called once. */
void
alx_hand_panel_set_up (AlxHandPanel *panel,
                       KitInput     *input,
                       KitPlayback  *playback,
                       KitStyle     *style)
{
  g_return_if_fail (ALX_IS_HAND_PANEL (panel));
  g_return_if_fail (KIT_IS_INPUT (input));
  g_return_if_fail (KIT_IS_PLAYBACK (playback));
  g_return_if_fail (KIT_IS_STYLE (style));

  g_set_object (&panel->input, input);
  g_set_object (&panel->playback, playback);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (changed_cb), panel,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      panel->symbols[i] = alx_card_add (panel->cards, style, G_CALLBACK (card_clicked_cb), panel);
      alx_pointing_add (GTK_WIDGET (panel->symbols[i]), input, ALX_CHOICE_HAND, i);
    }
  g_signal_connect_object (panel->ready, "clicked", G_CALLBACK (kit_input_uncover), input,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), panel, G_CONNECT_SWAPPED);
}

/** alx_hand_panel_set_scale: sets the size of cards, 1 for a narrow window, and aligns the panel
    for the tray or for the column of panels. */
void
alx_hand_panel_set_scale (AlxHandPanel *panel,
                          double        scale,
                          gboolean      in_tray)
{
  g_return_if_fail (ALX_IS_HAND_PANEL (panel));
  g_return_if_fail (scale > 0);

  gtk_widget_set_hexpand (GTK_WIDGET (panel), in_tray);
  gtk_widget_set_halign (GTK_WIDGET (panel->ready), in_tray ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_halign (GTK_WIDGET (panel->empty), in_tray ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_size_request (GTK_WIDGET (panel->ready), in_tray ? READY * scale : -1, -1);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    kit_card_set_scale (panel->symbols[i], scale);
}

/** alx_hand_panel_get_anchor: (transfer none): the widget from and to which cards of @symbol fly;
    the middle of the hand if none is visible, or for a card face down. */
GtkWidget *
alx_hand_panel_get_anchor (AlxHandPanel *panel,
                           guint8        symbol)
{
  g_return_val_if_fail (ALX_IS_HAND_PANEL (panel), NULL);

  return symbol < ALX_SYMBOLS && gtk_widget_get_mapped (GTK_WIDGET (panel->symbols[symbol]))
         ? GTK_WIDGET (panel->symbols[symbol]) : GTK_WIDGET (panel->stack);
}

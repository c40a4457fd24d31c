/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of the person who plays, covered between the turns of several persons. */

#include "alx-hand-panel.h"

#include "alx-card.h"
#include "alx-pointing.h"

#include "alexandros/presenter/alx-storyboard.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/kit-widget.h"

#include <glib/gi18n.h>

#define READY 180                       /* width of the button in the tray, in pixels */

/*
 * Shows the viewer's cards, one KitCard a symbol; while the hand is covered, a button that uncovers
 * it. The panel is hidden in games of computers alone.
 *
 * CSS: the title has the class "panel-title", the text of an empty hand "dim". It owns its cards.
 */
struct _AlxHandPanel
{
  KitPanel parent_instance;

  /* template */
  GtkLabel  *title;
  GtkStack  *stack;
  GtkBox    *cards;
  GtkLabel  *empty;
  GtkButton *ready;
  GtkLabel  *ready_label;

  KitCard   *symbols[ALX_SYMBOLS];
};

G_DEFINE_FINAL_TYPE (AlxHandPanel, alx_hand_panel, KIT_TYPE_PANEL)

/* @viewer: whose hand; -1 for none: then no card is left, hidden or not. */
static void
show_cards (AlxHandPanel   *panel,
            const AlxState *state,
            int             viewer)
{
  const KitContext *context = kit_context_of (panel);
  guint8 paid[ALX_SYMBOLS];

  alx_choice_get_paid (alx_input_get_choice (context->input), paid);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      /* A card that flies away lies in the hand no more. */
      guint n = viewer < 0 ? 0
                : state->hands[viewer][i] -
                  kit_playback_count_away (context->playback, ALX_ANCHOR_HAND + viewer, i);
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
alx_hand_panel_update (KitPanel *kit_panel)
{
  AlxHandPanel *panel = ALX_HAND_PANEL (kit_panel);
  const KitContext *context = kit_context_of (panel);
  const AlxState *state = kit_playback_get_state (context->playback);
  int viewer = kit_panel_name_hand (kit_panel, panel->title, panel->ready_label);
  gboolean any = viewer >= 0 && alx_state_hand_size (state, viewer) > 0;

  show_cards (panel, state, viewer);
  gtk_label_set_text (panel->empty, viewer >= 0 ? _("No card") : "");
  gtk_stack_set_visible_child_name (panel->stack,
                                    kit_input_is_covered (context->input) ? "ready"
                                    : any ? "cards" : "empty");
}

static void
card_clicked_cb (AlxHandPanel *panel,
                 KitCard      *card)
{
  alx_input_choose_hand (kit_context_of (panel)->input, kit_card_get_face (card));
}

static void
alx_hand_panel_constructed (GObject *object)
{
  AlxHandPanel *panel = ALX_HAND_PANEL (object);
  KitInput *input = kit_context_of (panel)->input;

  G_OBJECT_CLASS (alx_hand_panel_parent_class)->constructed (object);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      panel->symbols[i] = alx_card_add (panel->cards, G_CALLBACK (card_clicked_cb), panel);
      alx_pointing_add (GTK_WIDGET (panel->symbols[i]), input, ALX_ITEM_HAND, i);
    }
  g_signal_connect_object (panel->ready, "clicked", G_CALLBACK (kit_input_uncover), input,
                           G_CONNECT_SWAPPED);
}

/* What is wide in the column of panels keeps to the left in the tray. */
static void
alx_hand_panel_set_scale (KitPanel *kit_panel,
                          double    side_scale,
                          double    tray_scale)
{
  AlxHandPanel *panel = ALX_HAND_PANEL (kit_panel);
  gboolean in_tray = tray_scale > 0;
  GtkAlign align = in_tray ? GTK_ALIGN_START : GTK_ALIGN_FILL;
  int height;

  gtk_widget_set_hexpand (GTK_WIDGET (panel), in_tray);
  gtk_widget_set_halign (GTK_WIDGET (panel->ready), align);
  gtk_widget_set_halign (GTK_WIDGET (panel->empty), align);
  gtk_widget_set_size_request (GTK_WIDGET (panel->ready), in_tray ? READY * tray_scale : -1, -1);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    kit_card_set_scale (panel->symbols[i], in_tray ? tray_scale : side_scale);
  /* An empty hand is as high as any other. */
  gtk_widget_get_size_request (GTK_WIDGET (panel->symbols[0]), NULL, &height);
  gtk_widget_set_size_request (GTK_WIDGET (panel->stack), -1, height);
}

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AlxHandPanel, title),
  KIT_TEMPLATE_CHILD (AlxHandPanel, stack),
  KIT_TEMPLATE_CHILD (AlxHandPanel, cards),
  KIT_TEMPLATE_CHILD (AlxHandPanel, empty),
  KIT_TEMPLATE_CHILD (AlxHandPanel, ready),
  KIT_TEMPLATE_CHILD (AlxHandPanel, ready_label),
  { NULL }
};

static void
alx_hand_panel_class_init (AlxHandPanelClass *class)
{
  KitPanelClass *panel_class = KIT_PANEL_CLASS (class);

  G_OBJECT_CLASS (class)->constructed = alx_hand_panel_constructed;
  panel_class->for_persons = TRUE;
  panel_class->is_hand = TRUE;
  panel_class->update = alx_hand_panel_update;
  panel_class->set_scale = alx_hand_panel_set_scale;
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "alx-hand-panel", template_rows);
}

static void
alx_hand_panel_init (AlxHandPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards in the middle of the table: supply, face-up cards, discards; and the walls left. */

#include "alx-card-panel.h"

#include "alx-card.h"
#include "alx-pointing.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"

#include <glib/gi18n.h>

/*
 * Shows the supply, the two face-up cards, the discards (their composition in a popover) and how
 * many walls are left of each colour. Its title is visible only in the tray.
 *
 * CSS: the title has the class "panel-title", the button of the discards "pile", the numbers of
 * walls "numeric"; for cards see KitCard. Pictures of walls are presentation: the numbers beside
 * them are read out. It owns its cards.
 */
struct _AlxCardPanel
{
  KitPanel parent_instance;

  /* template */
  GtkWidget     *title;
  GtkBox        *cards;
  GtkMenuButton *discards;
  KitFace       *pile;
  KitFace       *black_stones;
  KitFace       *red_stones;
  GtkLabel      *composition;
  GtkLabel      *black;
  GtkLabel      *red;

  AlxState  state;                      /* the displayed one, */
  guint8    top;                        /* and the symbol of its uppermost discard */
  KitCard  *supply;
  KitCard  *face_up[ALX_FACE_UP];
};

G_DEFINE_FINAL_TYPE (AlxCardPanel, alx_card_panel, KIT_TYPE_PANEL)

static void
update_face_up (AlxCardPanel   *panel,
                const AlxState *state)
{
  const KitContext *context = kit_context_of (panel);
  const AlxChoice *choice = alx_input_get_choice (context->input);
  const AlxDecision *proposal = choice->proposal;

  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      guint8 symbol = kit_playback_is_away (context->playback, ALX_ANCHOR_FACE_UP + i)
                        ? ALX_NONE : state->face_up[i];
      gboolean twin = state->face_up[1 - i] == symbol && choice->face_up != i;
      gboolean chosen = proposal != NULL && symbol != ALX_NONE && !twin &&
                        (((proposal->kind == ALX_CHOOSE || proposal->kind == ALX_TAKE) &&
                          proposal->symbol == symbol) ||
                         (proposal->kind == ALX_SPECIAL && proposal->refreshed == symbol));
      g_autofree char *label = NULL;

      if (symbol == ALX_NONE)
        label = g_strdup (_("An empty place; it is filled at the end of the turn."));
      else
        label = g_strdup_printf (_("Face-up card: %s"), alx_words_symbol (symbol));
      kit_card_set_face (panel->face_up[i], symbol);
      kit_card_set_chosen (panel->face_up[i], chosen);
      alx_pointing_label (GTK_WIDGET (panel->face_up[i]), label);
    }
}

static void
update_supply (AlxCardPanel   *panel,
               const AlxState *state)
{
  const AlxDecision *proposal = alx_input_get_choice (kit_context_of (panel)->input)->proposal;
  guint n = alx_state_supply_size (state);
  g_autofree char *label = g_strdup_printf (ngettext ("Supply: %u card", "Supply: %u cards", n), n);

  kit_card_set_face (panel->supply, ALX_CARD_BACK);
  kit_card_set_count (panel->supply, n);
  kit_card_set_chosen (panel->supply, proposal != NULL && proposal->kind == ALX_DRAW);
  alx_pointing_label (GTK_WIDGET (panel->supply), label);
}

static void
paint_pile (KitFace  *face,
            cairo_t  *cr,
            double    width,
            double    height,
            gpointer  data)
{
  AlxCardPanel *panel = data;

  alx_paint_pile (kit_style_get_painter (kit_context_of (panel)->style), cr,
                  (AlxPile) { alx_state_discards_size (&panel->state), .top = panel->top }, width,
                  height);
}

static void
paint_stones (KitFace  *face,
              cairo_t  *cr,
              double    width,
              double    height,
              gpointer  data)
{
  AlxCardPanel *panel = data;
  const KitContext *context = kit_context_of (panel);
  gboolean red = face == panel->red_stones;
  const AlxBoard *board = alx_game_get_board (kit_input_get_game (context->input));

  alx_paint_stones (kit_style_get_painter (context->style), cr,
                    (AlxStock) { red ? panel->state.red : panel->state.black,
                                 red ? board->red : board->black, red },
                    width, height);
}

static void
redraw (AlxCardPanel *panel)
{
  gtk_widget_queue_draw (GTK_WIDGET (panel->pile));
  gtk_widget_queue_draw (GTK_WIDGET (panel->black_stones));
  gtk_widget_queue_draw (GTK_WIDGET (panel->red_stones));
}

/* The number that is painted on the pile, for screen readers. */
static void
update_discards_label (AlxCardPanel *panel)
{
  guint n = alx_state_discards_size (&panel->state);
  g_autofree char *label = g_strdup_printf (ngettext ("Discards: %u card", "Discards: %u cards", n),
                                            n);

  gtk_accessible_update_property (GTK_ACCESSIBLE (
                                    gtk_widget_get_first_child (GTK_WIDGET (panel->discards))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* While a decision is played, its cards lie on the pile only when the position changes. */
static guint8
find_top (AlxCardPanel *panel)
{
  const KitContext *context = kit_context_of (panel);
  const KitHistory *history = kit_game_get_record (kit_input_get_game (context->input))->history;
  guint index = kit_playback_get_index (context->playback) + 1;

  if (index > 0 && kit_playback_is_playing (context->playback) &&
      kit_playback_get_state (context->playback) != kit_playback_get_after (context->playback))
    index--;
  return alx_history_find_discard (history, index);
}

static void
alx_card_panel_update (KitPanel *kit_panel)
{
  AlxCardPanel *panel = ALX_CARD_PANEL (kit_panel);
  g_autofree char *composition = NULL;
  const AlxState *state = &panel->state;
  AlxState old = panel->state;
  guint8 top = panel->top;

  panel->top = find_top (panel);
  panel->state = *(const AlxState *) kit_playback_get_state (kit_context_of (panel)->playback);
  update_supply (panel, state);
  update_face_up (panel, state);
  composition = alx_state_discards_size (state) > 0 ? alx_words_cards (state->discards)
                                                    : g_strdup (_("No card has been discarded."));
  if (alx_state_discards_size (&old) != alx_state_discards_size (state) || panel->top != top ||
      old.black != state->black || old.red != state->red)
    redraw (panel);
  gtk_label_set_text (panel->composition, composition);
  update_discards_label (panel);
  kit_widget_print (panel->black, "%u", state->black);
  kit_widget_print (panel->red, "%u", state->red);
}

static void
face_up_clicked_cb (AlxCardPanel *panel,
                    KitCard      *card)
{
  alx_input_choose_face_up (kit_context_of (panel)->input, card == panel->face_up[1]);
}

static void
alx_card_panel_constructed (GObject *object)
{
  AlxCardPanel *panel = ALX_CARD_PANEL (object);
  KitInput *input = kit_context_of (panel)->input;

  G_OBJECT_CLASS (alx_card_panel_parent_class)->constructed (object);
  panel->supply = alx_card_add (panel->cards, G_CALLBACK (alx_input_choose_supply), input);
  alx_pointing_add (GTK_WIDGET (panel->supply), input, ALX_ITEM_SUPPLY, 0);
  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      panel->face_up[i] = alx_card_add (panel->cards, G_CALLBACK (face_up_clicked_cb), panel);
      alx_pointing_add (GTK_WIDGET (panel->face_up[i]), input, ALX_ITEM_FACE_UP, i);
    }
}

/* The title is seen only in the tray. */
static void
alx_card_panel_set_scale (KitPanel *kit_panel,
                          double    side_scale,
                          double    tray_scale)
{
  AlxCardPanel *panel = ALX_CARD_PANEL (kit_panel);
  KitFace * const stones[] = { panel->black_stones, panel->red_stones };
  double scale = tray_scale > 0 ? tray_scale : side_scale;
  int width, height;

  gtk_widget_set_visible (panel->title, tray_scale > 0);
  kit_card_set_scale (panel->supply, scale);
  for (guint i = 0; i < ALX_FACE_UP; i++)
    kit_card_set_scale (panel->face_up[i], scale);
  gtk_widget_get_size_request (GTK_WIDGET (panel->supply), &width, &height);
  gtk_widget_set_size_request (GTK_WIDGET (panel->pile), width, height);
  for (guint i = 0; i < G_N_ELEMENTS (stones); i++)
    gtk_widget_set_size_request (GTK_WIDGET (stones[i]), width * 0.55, height * 0.32);
}

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AlxCardPanel, cards),
  KIT_TEMPLATE_CHILD (AlxCardPanel, discards),
  KIT_TEMPLATE_CHILD (AlxCardPanel, title),
  KIT_TEMPLATE_CHILD (AlxCardPanel, pile),
  KIT_TEMPLATE_CHILD (AlxCardPanel, black_stones),
  KIT_TEMPLATE_CHILD (AlxCardPanel, red_stones),
  KIT_TEMPLATE_CHILD (AlxCardPanel, composition),
  KIT_TEMPLATE_CHILD (AlxCardPanel, black),
  KIT_TEMPLATE_CHILD (AlxCardPanel, red),
  { NULL }
};

static void
alx_card_panel_class_init (AlxCardPanelClass *class)
{
  g_type_ensure (KIT_TYPE_FACE);
  G_OBJECT_CLASS (class)->constructed = alx_card_panel_constructed;
  KIT_PANEL_CLASS (class)->update = alx_card_panel_update;
  KIT_PANEL_CLASS (class)->set_scale = alx_card_panel_set_scale;
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "alx-card-panel", template_rows);
}

static void
alx_card_panel_init (AlxCardPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  kit_face_set_func (panel->pile, paint_pile, panel);
  kit_face_set_func (panel->black_stones, paint_stones, panel);
  kit_face_set_func (panel->red_stones, paint_stones, panel);
}

/** alx_card_panel_get_anchor: (transfer none): the widget of the supply, the discards or a face-up
    card, from and to which cards fly. */
GtkWidget *
alx_card_panel_get_anchor (AlxCardPanel *panel,
                           AlxAnchor     anchor)
{
  g_return_val_if_fail (ALX_IS_CARD_PANEL (panel), NULL);
  g_return_val_if_fail (anchor < ALX_ANCHOR_HAND, NULL);

  if (anchor == ALX_ANCHOR_SUPPLY)
    return GTK_WIDGET (panel->supply);
  if (anchor == ALX_ANCHOR_DISCARDS)
    return GTK_WIDGET (panel->pile);
  return GTK_WIDGET (panel->face_up[anchor - ALX_ANCHOR_FACE_UP]);
}

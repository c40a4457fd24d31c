/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now, what is proposed, and why something is not possible. */

#include "alx-action-panel.h"

#include "alx-card.h"
#include "alx-pointing.h"

#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

/*
 * The panel of the kit with the buttons of Alexandros. Most buttons activate actions of the table
 * ("game.…"); the others, and the cards of a compensation, call the input. It owns its cards.
 */
struct _AlxActionPanel
{
  KitActionPanel parent_instance;

  /* template */
  GtkWidget   *choices;
  GtkButton   *draw;
  GtkButton   *occupy;
  GtkButton   *levy;
  GtkButton   *take_back;
  GtkButton   *end;
  GtkButton   *no_move;
  GtkWidget   *ways;
  GtkLabel    *way;
  GtkWidget   *compensation;
  GtkBox      *paid;
  GtkBox      *given;

  KitCard     *paid_cards[ALX_SYMBOLS];
  KitCard     *given_cards[ALX_SYMBOLS];
};

G_DEFINE_FINAL_TYPE (AlxActionPanel, alx_action_panel, KIT_TYPE_ACTION_PANEL)

static const char *
name_phase (gconstpointer state)
{
  return alx_words_phase (state);
}

static const char *
make_hint (KitActionPanel *panel)
{
  KitInput *input = kit_context_of (panel)->input;

  switch (alx_game_get_state (kit_input_get_game (input))->phase)
    {
    case ALX_PHASE_CARD:
      return _("Take a face-up card, or a card of your hand for a special move.");
    case ALX_PHASE_WAY:
      return _("Point at a marked point to see the route.");
    default:
      if (alx_input_get_mode (input) == ALX_MODE_OCCUPY)
        return _("Choose a province on the board.");
      if (alx_input_get_mode (input) == ALX_MODE_TAKE_BACK)
        return _("Choose one of your governors on the board.");
      return _("Take a card, occupy a province, levy taxes, or take a governor back.");
    }
}

static void
update_compensation (AlxActionPanel *panel)
{
  const AlxState *state = alx_game_get_state (kit_input_get_game (kit_context_of (panel)->input));
  const AlxDecision *proposal = alx_input_get_proposal (kit_context_of (panel)->input);
  gboolean active = kit_action_panel_is_active (KIT_ACTION_PANEL (panel)) &&
                    state->phase == ALX_PHASE_COMPENSATION && proposal != NULL;

  gtk_widget_set_visible (panel->compensation, active);
  for (guint i = 0; active && i < ALX_SYMBOLS; i++)
    {
      guint given = proposal->at[i];
      guint kept = state->paid[i] - given;
      g_autofree char *give = g_strdup_printf (_("Give to the loser: %s"), alx_words_symbol (i));
      g_autofree char *take = g_strdup_printf (_("Keep: %s"), alx_words_symbol (i));

      gtk_widget_set_visible (GTK_WIDGET (panel->paid_cards[i]), kept > 0);
      gtk_widget_set_visible (GTK_WIDGET (panel->given_cards[i]), given > 0);
      kit_card_set_face (panel->paid_cards[i], i);
      kit_card_set_face (panel->given_cards[i], i);
      kit_card_set_count (panel->paid_cards[i], kept > 1 ? (int) kept : -1);
      kit_card_set_count (panel->given_cards[i], given > 1 ? (int) given : -1);
      kit_card_set_label (panel->paid_cards[i], give);
      kit_card_set_label (panel->given_cards[i], take);
    }
}

static void
update_ways (AlxActionPanel *panel)
{
  guint index = 0;
  guint n = alx_input_get_n_ways (kit_context_of (panel)->input, &index);
  /* Translators: which of several ways of the same length is proposed. */
  g_autofree char *text = g_strdup_printf (_("Route %u of %u"), index + 1, n);

  gtk_widget_set_visible (panel->ways, n > 1);
  gtk_label_set_text (panel->way, text);
}

/* The buttons of the actions stay where they are, so that a second click on one confirms it. */
static void
update_buttons (AlxActionPanel *panel)
{
  KitGame *game = kit_input_get_game (kit_context_of (panel)->input);
  const AlxState *state = alx_game_get_state (game);
  gboolean active = kit_action_panel_is_active (KIT_ACTION_PANEL (panel));

  gtk_widget_set_visible (panel->choices, active && state->phase == ALX_PHASE_ACTIONS);
  gtk_widget_set_visible (GTK_WIDGET (panel->no_move), active && state->phase == ALX_PHASE_CARD &&
                          !alx_state_move_is_possible (state, alx_game_get_board (game)));
}

static char *
describe_decision (KitInput          *input,
                   const AlxDecision *decision)
{
  const AlxState *state = decision->kind == ALX_WAY ? alx_input_get_moving (input)
                                                    : kit_input_get_state (input);

  return alx_words_proposal (kit_game_get_record (kit_input_get_game (input)), state, decision);
}

static char *
explain (KitActionPanel *panel)
{
  KitInput *input = kit_context_of (panel)->input;
  guint which;
  AlxChoice choice = alx_input_get_considered (input, &which);

  return alx_pointing_explain (input, choice, which);
}

static char *
describe (KitActionPanel *panel)
{
  KitInput *input = kit_context_of (panel)->input;
  const AlxDecision *preview = alx_input_get_preview (input);
  g_autofree char *text = NULL;
  AlxRefusal refusal;

  if (preview == NULL)
    return NULL;
  text = describe_decision (input, preview);
  if (!alx_input_previews_proposal (input) || !alx_input_is_complete (input, &refusal))
    return g_steal_pointer (&text);
  /* Translators: what is proposed, and a sentence about it. */
  return g_strdup_printf (_("%s Click again to confirm."), text);
}

static char *
refuse (KitActionPanel   *panel,
        const KitRefusal *refusal)
{
  KitGame *game = kit_input_get_game (kit_context_of (panel)->input);

  return alx_words_refusal_markup (alx_game_get_board (game), (const AlxRefusal *) refusal);
}

static gboolean
is_pointing (KitActionPanel *panel)
{
  return alx_input_is_pointing (kit_context_of (panel)->input);
}

static gboolean
can_cancel (KitActionPanel *panel)
{
  return alx_input_get_mode (kit_context_of (panel)->input) != ALX_MODE_ANY;
}

static void
show (KitActionPanel *kit_panel)
{
  AlxActionPanel *panel = ALX_ACTION_PANEL (kit_panel);
  GtkWidget * const buttons[] = {
    GTK_WIDGET (panel->draw), GTK_WIDGET (panel->occupy),  GTK_WIDGET (panel->levy),
    GTK_WIDGET (panel->take_back), GTK_WIDGET (panel->end),
  };

  update_buttons (panel);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    alx_pointing_update (buttons[i]);
  update_ways (panel);
  update_compensation (panel);
}

static void
paid_clicked_cb (AlxActionPanel *panel,
                 KitCard        *card)
{
  alx_input_give (kit_context_of (panel)->input, kit_card_get_face (card), 1);
}

static void
given_clicked_cb (AlxActionPanel *panel,
                  KitCard        *card)
{
  alx_input_give (kit_context_of (panel)->input, kit_card_get_face (card), -1);
}

/* --- the class --- */

static void
alx_action_panel_constructed (GObject *object)
{
  AlxActionPanel *panel = ALX_ACTION_PANEL (object);
  KitInput *input = kit_context_of (panel)->input;

  G_OBJECT_CLASS (alx_action_panel_parent_class)->constructed (object);
  alx_pointing_add (GTK_WIDGET (panel->draw), input, ALX_CHOICE_SUPPLY, 0);
  alx_pointing_add (GTK_WIDGET (panel->occupy), input, ALX_CHOICE_OCCUPY, 0);
  alx_pointing_add (GTK_WIDGET (panel->levy), input, ALX_CHOICE_LEVY, 0);
  alx_pointing_add (GTK_WIDGET (panel->take_back), input, ALX_CHOICE_TAKE_BACK, 0);
  alx_pointing_add (GTK_WIDGET (panel->end), input, ALX_CHOICE_END, 0);
  g_signal_connect_object (panel->no_move, "clicked", G_CALLBACK (alx_input_choose_no_move), input,
                           G_CONNECT_SWAPPED);
}

static void
alx_action_panel_class_init (AlxActionPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  KitActionPanelClass *panel_class = KIT_ACTION_PANEL_CLASS (class);

  G_OBJECT_CLASS (class)->constructed = alx_action_panel_constructed;
  panel_class->name_phase = name_phase;
  panel_class->make_hint = make_hint;
  panel_class->explain = explain;
  panel_class->describe = describe;
  panel_class->refuse = refuse;
  panel_class->is_pointing = is_pointing;
  panel_class->can_cancel = can_cancel;
  panel_class->show = show;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-action-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, choices);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, draw);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, occupy);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, levy);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, take_back);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, end);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, no_move);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, ways);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, way);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, compensation);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, paid);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, given);
}

static void
alx_action_panel_init (AlxActionPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      panel->paid_cards[i] = alx_card_add (panel->paid, G_CALLBACK (paid_clicked_cb), panel);
      panel->given_cards[i] = alx_card_add (panel->given, G_CALLBACK (given_clicked_cb), panel);
    }
}

/** alx_action_panel_find: (transfer none): the part that a guide calls @name: "confirm", "hint",
    "levy", or "actions" for the buttons of all actions. */
GtkWidget *
alx_action_panel_find (AlxActionPanel *panel,
                       const char     *name)
{
  GtkWidget *part;

  g_return_val_if_fail (ALX_IS_ACTION_PANEL (panel) && name != NULL, NULL);

  part = kit_action_panel_find (KIT_ACTION_PANEL (panel), name);
  if (part != NULL)
    return part;
  return g_str_equal (name, "levy") ? GTK_WIDGET (panel->levy) : panel->choices;
}

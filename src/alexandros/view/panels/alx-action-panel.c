/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now, what is proposed, and why something is not possible. */

#include "alx-action-panel.h"

#include "alx-card.h"
#include "alexandros/words/alx-words.h"
#include "shell/shell-game.h"

#include <glib/gi18n.h>

/*
 * Shows a title, a description of what is proposed or else a hint, and the buttons that apply now.
 * Most buttons activate actions of the table ("game.…"); the others, and the cards of a
 * compensation, call the input. A refusal is shown in place of the description, and an alert while
 * the last decision of a program is a fallback.
 *
 * CSS: the box has the class "action-panel", the title "action-title"; a refusal and the alert have
 * "refusal". The panel has the accessible role of its parent class. It owns a reference to the
 * input, and its cards.
 */
struct _AlxActionPanel
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget   *box;
  GtkLabel    *title;
  GtkLabel    *fallback;
  GtkLabel    *detail;
  GtkWidget   *choices;
  GtkButton   *occupy;
  GtkButton   *levy;
  GtkButton   *take_back;
  GtkButton   *end;
  GtkButton   *no_move;
  GtkWidget   *move_now;
  GtkWidget   *watching;
  GtkButton   *pause;
  GtkWidget   *ways;
  GtkLabel    *way;
  GtkWidget   *compensation;
  GtkBox      *paid;
  GtkBox      *given;
  GtkWidget   *answer;
  GtkButton   *confirm;
  GtkWidget   *looking;
  GtkButton   *result;

  /* owned */
  AlxInput    *input;

  AlxCard     *paid_cards[ALX_SYMBOLS];
  AlxCard     *given_cards[ALX_SYMBOLS];
};

G_DEFINE_FINAL_TYPE (AlxActionPanel, alx_action_panel, GTK_TYPE_WIDGET)

/* --- showing --- */

static char *
make_title (AlxActionPanel *panel)
{
  AlxGame *game = alx_input_get_game (panel->input);
  const AlxState *state = alx_game_get_state (game);
  char name[ALX_WORDS_NAME_SIZE];

  if (alx_game_is_looking (game))
    /* Translators: which of how many decisions is looked at. */
    return g_strdup_printf (_("An earlier position: decision %u of %u"), alx_game_get_shown (game),
                            alx_game_get_cursor (game));
  if (alx_game_get_record (game)->abandoned)
    return g_strdup (_("The game was given up"));
  if (alx_game_is_over (game))
    return g_strdup (_("The game is over"));
  /* Translators: a player and what they are to do. */
  return g_strdup_printf (_("%s: %s"),
                          alx_words_name (&alx_game_get_record (game)->players[state->player],
                                          name),
                          alx_words_phase (state));
}

static const char *
make_hint (AlxActionPanel *panel)
{
  AlxGame *game = alx_input_get_game (panel->input);

  if (alx_game_count_persons (game) == 0 && !alx_game_get_running (game) &&
      !alx_game_is_over (game))
    return _("The game pauses.");
  if (alx_game_get_thinker (game) >= 0)
    return _("The computer is thinking.");
  if (alx_input_is_covered (panel->input))
    return _("The hand is covered until the player on turn is ready.");
  if (!alx_input_is_active (panel->input))
    return "";
  switch (alx_game_get_state (game)->phase)
    {
    case ALX_PHASE_CARD:
      return _("Take a face-up card, or a card of your hand for a special move.");
    case ALX_PHASE_WAY:
      return _("Point at one of the marked points to see the way.");
    default:
      if (alx_input_get_mode (panel->input) == ALX_MODE_OCCUPY)
        return _("Choose a province on the board.");
      if (alx_input_get_mode (panel->input) == ALX_MODE_TAKE_BACK)
        return _("Choose one of your governors on the board.");
      return _("Take a card, occupy a province, levy taxes, or take a governor back.");
    }
}

/* Translators: each is of a player whose program did not decide; %s is the player's name. */
static const char * const fallbacks[] = {
  [ALX_BOT_LATE] =
    N_("%s: the program did not answer in time, so the first legal decision was made for it."),
  [ALX_BOT_GONE] = N_("%s: the program has ended, so the first legal decision was made for it."),
  [ALX_BOT_UNSTARTED] =
    N_("%s: the program cannot be started, so the first legal decision was made for it."),
  [ALX_BOT_NONSENSE] =
    N_("%s: the program’s answer is no decision, so the first legal one was made for it."),
  [ALX_BOT_ILLEGAL] =
    N_("%s: the program’s decision is not legal, so the first legal one was made for it."),
  [ALX_BOT_STOPPED] =
    N_("%s: the program had no answer yet, so the first legal decision was made for it."),
};

/* The alert stays until the program makes a decision itself. */
static void
update_fallback (AlxActionPanel *panel)
{
  AlxGame *game = alx_input_get_game (panel->input);
  g_autofree char *text = NULL;
  char name[ALX_WORDS_NAME_SIZE];
  AlxFallback fallback;

  gtk_widget_set_visible (GTK_WIDGET (panel->fallback), alx_game_get_fallback (game, &fallback));
  if (!gtk_widget_get_visible (GTK_WIDGET (panel->fallback)))
    return;
  alx_words_name (&alx_game_get_record (game)->players[fallback.player], name);
  text = g_strdup_printf (_(fallbacks[fallback.problem]), name);
  gtk_label_set_text (panel->fallback, text);
}

static void
update_compensation (AlxActionPanel *panel)
{
  const AlxState *state = alx_game_get_state (alx_input_get_game (panel->input));
  const AlxDecision *proposal = alx_input_get_proposal (panel->input);
  gboolean active = alx_input_is_active (panel->input) && state->phase == ALX_PHASE_COMPENSATION &&
                    proposal != NULL;

  gtk_widget_set_visible (panel->compensation, active);
  for (guint i = 0; active && i < ALX_SYMBOLS; i++)
    {
      guint given = proposal->at[i];
      guint kept = state->paid[i] - given;
      g_autofree char *give = g_strdup_printf (_("Give to the loser: %s"), alx_words_symbol (i));
      g_autofree char *take = g_strdup_printf (_("Do not give: %s"), alx_words_symbol (i));

      gtk_widget_set_visible (GTK_WIDGET (panel->paid_cards[i]), kept > 0);
      gtk_widget_set_visible (GTK_WIDGET (panel->given_cards[i]), given > 0);
      alx_card_set_symbol (panel->paid_cards[i], i);
      alx_card_set_symbol (panel->given_cards[i], i);
      alx_card_set_count (panel->paid_cards[i], kept > 1 ? (int) kept : -1);
      alx_card_set_count (panel->given_cards[i], given > 1 ? (int) given : -1);
      alx_card_set_label (panel->paid_cards[i], give);
      alx_card_set_label (panel->given_cards[i], take);
    }
}

static void
update_ways (AlxActionPanel *panel)
{
  guint index = 0;
  guint n = alx_input_get_n_ways (panel->input, &index);
  /* Translators: which of several ways of the same length is proposed. */
  g_autofree char *text = g_strdup_printf (_("Way %u of %u"), index + 1, n);

  gtk_widget_set_visible (panel->ways, n > 1);
  gtk_label_set_text (panel->way, text);
}

static void
update_buttons (AlxActionPanel *panel)
{
  AlxGame *game = alx_input_get_game (panel->input);
  const AlxState *state = alx_game_get_state (game);
  const AlxDecision *proposal = alx_input_get_proposal (panel->input);
  gboolean active = alx_input_is_active (panel->input);
  gboolean actions = active && state->phase == ALX_PHASE_ACTIONS;
  AlxRefusal refusal;

  gtk_widget_set_visible (panel->choices, actions && proposal == NULL &&
                          alx_input_get_mode (panel->input) == ALX_MODE_ANY);
  /* Nobody could press it in the time of a short thought. */
  gtk_widget_set_visible (panel->move_now, alx_game_thinks_long (game));
  gtk_widget_set_visible (panel->watching,
                          alx_game_count_persons (game) == 0 && !alx_game_is_over (game));
  gtk_button_set_label (panel->pause, alx_game_get_running (game) ? _("Pause") : _("Go on"));
  gtk_widget_set_visible (GTK_WIDGET (panel->no_move), active && state->phase == ALX_PHASE_CARD &&
                          !alx_state_move_is_possible (state, alx_game_get_board (game)));
  gtk_widget_set_visible (panel->answer, active && (proposal != NULL ||
                          alx_input_get_mode (panel->input) != ALX_MODE_ANY));
  gtk_widget_set_visible (GTK_WIDGET (panel->confirm), proposal != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (panel->confirm),
                            alx_input_is_complete (panel->input, &refusal));
  gtk_widget_set_visible (panel->looking, alx_game_is_looking (game));
  gtk_widget_set_visible (GTK_WIDGET (panel->result), alx_game_is_over (game));
}

static void
update_detail (AlxActionPanel *panel)
{
  AlxGame *game = alx_input_get_game (panel->input);
  const AlxDecision *preview = alx_input_get_preview (panel->input);
  g_autofree char *detail = preview != NULL && alx_input_is_active (panel->input)
                            ? alx_words_proposal (alx_game_get_record (game), preview)
                            : g_strdup (make_hint (panel));

  gtk_label_set_text (panel->detail, detail);
  gtk_widget_remove_css_class (GTK_WIDGET (panel->detail), "refusal");
}

/* While a way is chosen, the one under the pointer is described. In other phases the text is left
   alone, so that a refusal can be read. */
static void
hovered_cb (AlxActionPanel *panel)
{
  if (alx_game_get_state (alx_input_get_game (panel->input))->phase == ALX_PHASE_WAY &&
      alx_input_get_preview (panel->input) != NULL)
    update_detail (panel);
}

/* If a shortcut made the proposal while nothing on the table had the focus, focus "Confirm", so
   that Return confirms it. */
static void
offer_confirmation (AlxActionPanel *panel)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (panel));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (panel), SHELL_TYPE_GAME);

  if (root != NULL && alx_input_get_proposal (panel->input) != NULL &&
      alx_input_is_active (panel->input) &&
      (focus == NULL || table == NULL || !gtk_widget_is_ancestor (focus, table)))
    gtk_widget_grab_focus (GTK_WIDGET (panel->confirm));
}

static void
changed_cb (AlxActionPanel *panel)
{
  g_autofree char *title = make_title (panel);

  gtk_label_set_text (panel->title, title);
  update_fallback (panel);
  update_detail (panel);
  update_buttons (panel);
  update_ways (panel);
  update_compensation (panel);
  offer_confirmation (panel);
}

static void
refused_cb (AlxActionPanel   *panel,
            const AlxRefusal *refusal)
{
  g_autofree char *why = alx_words_refusal (alx_game_get_board (alx_input_get_game (panel->input)),
                                            refusal);

  gtk_label_set_text (panel->detail, why);
  gtk_widget_add_css_class (GTK_WIDGET (panel->detail), "refusal");
}

static void
paid_clicked_cb (AlxActionPanel *panel,
                 AlxCard        *card)
{
  alx_input_give (panel->input, alx_card_get_symbol (card), 1);
}

static void
given_clicked_cb (AlxActionPanel *panel,
                  AlxCard        *card)
{
  alx_input_give (panel->input, alx_card_get_symbol (card), -1);
}

/* --- virtual functions --- */

static void
alx_action_panel_dispose (GObject *object)
{
  AlxActionPanel *panel = ALX_ACTION_PANEL (object);

  g_clear_pointer (&panel->box, gtk_widget_unparent);
  g_clear_object (&panel->input);
  G_OBJECT_CLASS (alx_action_panel_parent_class)->dispose (object);
}

static void
alx_action_panel_class_init (AlxActionPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alx_action_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-action-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, fallback);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, detail);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, choices);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, occupy);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, levy);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, take_back);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, end);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, no_move);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, move_now);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, watching);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, pause);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, ways);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, way);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, compensation);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, paid);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, given);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, answer);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, confirm);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, looking);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, result);
}

static void
alx_action_panel_init (AlxActionPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
}

/** alx_action_panel_set_up: connects the panel to @input. To be called once. */
void
alx_action_panel_set_up (AlxActionPanel *panel,
                         AlxInput       *input,
                         AlxStyle       *style)
{
  g_return_if_fail (ALX_IS_ACTION_PANEL (panel));
  g_return_if_fail (ALX_IS_INPUT (input));
  g_return_if_fail (ALX_IS_STYLE (style));

  g_set_object (&panel->input, input);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      panel->paid_cards[i] =
        alx_card_add (panel->paid, style, G_CALLBACK (paid_clicked_cb), panel);
      panel->given_cards[i] =
        alx_card_add (panel->given, style, G_CALLBACK (given_clicked_cb), panel);
    }
  g_signal_connect_object (panel->no_move, "clicked", G_CALLBACK (alx_input_choose_no_move), input,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panel->confirm, "clicked", G_CALLBACK (alx_input_confirm), input,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), panel, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "hovered", G_CALLBACK (hovered_cb), panel, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "refused", G_CALLBACK (refused_cb), panel, G_CONNECT_SWAPPED);
}

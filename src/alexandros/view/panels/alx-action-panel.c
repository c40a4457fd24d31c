/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now, what is proposed, and why something is not possible. */

#include "alx-action-panel.h"

#include "alx-card.h"
#include "alx-pointing.h"

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
  GtkWidget   *hint;
  GtkLabel    *fallback;
  GtkLabel    *detail;
  GtkWidget   *choices;
  GtkButton   *draw;
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
  GtkWidget   *cancel;
  GtkButton   *confirm;
  GtkWidget   *looking;
  GtkButton   *result;

  /* owned */
  KitInput    *input;
  KitPlayback *playback;

  gboolean     refused;                 /* a refusal is shown, until something else is pointed at */
  AlxCard     *paid_cards[ALX_SYMBOLS];
  AlxCard     *given_cards[ALX_SYMBOLS];
};

G_DEFINE_FINAL_TYPE (AlxActionPanel, alx_action_panel, GTK_TYPE_WIDGET)

/* --- showing --- */

static char *
make_title (AlxActionPanel *panel)
{
  KitGame *game = kit_input_get_game (panel->input);
  const AlxState *state = kit_playback_get_state (panel->playback);
  char name[KIT_WORDS_NAME_SIZE];

  if (kit_game_is_looking (game))
    /* Translators: which of how many decisions is looked at. */
    return g_strdup_printf (_("An earlier position: decision %u of %u"), kit_game_get_shown (game),
                            kit_game_get_cursor (game));
  if (kit_game_get_record (game)->abandoned)
    return g_strdup (_("The game was given up"));
  if (state->phase == ALX_PHASE_OVER)
    return g_strdup (_("The game is over"));
  kit_words_name (&kit_game_get_record (game)->players[state->player], name);
  if (!kit_game_is_person (game, state->player))
    /* Translators: a computer player is on turn. */
    return g_strdup_printf (_("%s plays"), name);
  /* Translators: a player and what they are to do. */
  return g_strdup_printf (_("%s: %s"), name, alx_words_phase (state));
}

/* While others' pieces move, panel and board show the same moment, and nothing can be chosen. */
static gboolean
is_watching (AlxActionPanel *panel)
{
  return kit_playback_is_playing (panel->playback) && !kit_playback_is_own (panel->playback);
}

static gboolean
is_active (AlxActionPanel *panel)
{
  return kit_input_is_active (panel->input) && !is_watching (panel);
}

static const char *
make_hint (AlxActionPanel *panel)
{
  KitGame *game = kit_input_get_game (panel->input);

  if (is_watching (panel))
    return "";
  if (kit_game_count_persons (game) == 0 && !kit_game_get_running (game) &&
      !kit_game_is_over (game))
    return _("Paused.");
  if (kit_game_get_thinker (game) >= 0)
    return _("The computer is thinking.");
  if (kit_input_is_covered (panel->input))
    return _("The hand stays covered until the player is ready.");
  if (!kit_input_is_active (panel->input))
    return "";
  switch (alx_game_get_state (game)->phase)
    {
    case ALX_PHASE_CARD:
      return _("Take a face-up card, or a card of your hand for a special move.");
    case ALX_PHASE_WAY:
      return _("Point at a marked point to see the route.");
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
  [KIT_BOT_LATE] =
    N_("%s: the program did not answer in time, so the first legal decision was made for it."),
  [KIT_BOT_GONE] = N_("%s: the program has ended, so the first legal decision was made for it."),
  [KIT_BOT_UNSTARTED] =
    N_("%s: the program cannot be started, so the first legal decision was made for it."),
  [KIT_BOT_NONSENSE] =
    N_("%s: the program’s answer is not a decision, so the first legal one was made for it."),
  [KIT_BOT_ILLEGAL] =
    N_("%s: the program’s decision is not legal, so the first legal one was made for it."),
  [KIT_BOT_STOPPED] =
    N_("%s: the program had no answer yet, so the first legal decision was made for it."),
};

/* The alert stays until the program makes a decision itself. */
static void
update_fallback (AlxActionPanel *panel)
{
  KitGame *game = kit_input_get_game (panel->input);
  g_autofree char *text = NULL;
  char name[KIT_WORDS_NAME_SIZE];
  KitFallback fallback;

  gtk_widget_set_visible (GTK_WIDGET (panel->fallback), kit_game_get_fallback (game, &fallback));
  if (!gtk_widget_get_visible (GTK_WIDGET (panel->fallback)))
    return;
  kit_words_name (&kit_game_get_record (game)->players[fallback.player], name);
  text = g_strdup_printf (_(fallbacks[fallback.problem]), name);
  gtk_label_set_text (panel->fallback, text);
}

static void
update_compensation (AlxActionPanel *panel)
{
  const AlxState *state = alx_game_get_state (kit_input_get_game (panel->input));
  const AlxDecision *proposal = alx_input_get_proposal (panel->input);
  gboolean active =
    is_active (panel) && state->phase == ALX_PHASE_COMPENSATION && proposal != NULL;

  gtk_widget_set_visible (panel->compensation, active);
  for (guint i = 0; active && i < ALX_SYMBOLS; i++)
    {
      guint given = proposal->at[i];
      guint kept = state->paid[i] - given;
      g_autofree char *give = g_strdup_printf (_("Give to the loser: %s"), alx_words_symbol (i));
      g_autofree char *take = g_strdup_printf (_("Keep: %s"), alx_words_symbol (i));

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
  g_autofree char *text = g_strdup_printf (_("Route %u of %u"), index + 1, n);

  gtk_widget_set_visible (panel->ways, n > 1);
  gtk_label_set_text (panel->way, text);
}

static void
update_buttons (AlxActionPanel *panel)
{
  KitGame *game = kit_input_get_game (panel->input);
  const AlxState *state = alx_game_get_state (game);
  const AlxDecision *proposal = alx_input_get_proposal (panel->input);
  gboolean active = is_active (panel);
  gboolean actions = active && state->phase == ALX_PHASE_ACTIONS;
  AlxRefusal refusal;

  /* They stay where they are, so that a second click on one confirms it. */
  gtk_widget_set_visible (panel->choices, actions);
  /* Nobody could press it in the time of a short thought. */
  gtk_widget_set_visible (panel->move_now, kit_game_thinks_long (game));
  gtk_widget_set_visible (panel->watching,
                          kit_game_count_persons (game) == 0 && !kit_game_is_over (game));
  gtk_button_set_label (panel->pause, kit_game_get_running (game) ? _("Pause") : _("Continue"));
  gtk_widget_set_visible (GTK_WIDGET (panel->no_move), active && state->phase == ALX_PHASE_CARD &&
                          !alx_state_move_is_possible (state, alx_game_get_board (game)));
  gtk_widget_set_visible (panel->answer, active);
  gtk_widget_set_visible (panel->cancel, proposal != NULL ||
                          alx_input_get_mode (panel->input) != ALX_MODE_ANY);
  gtk_widget_set_sensitive (GTK_WIDGET (panel->confirm),
                            alx_input_is_complete (panel->input, &refusal));
  gtk_widget_set_visible (panel->hint, active);
  gtk_widget_set_visible (panel->looking, kit_game_is_looking (game));
  gtk_widget_set_visible (GTK_WIDGET (panel->result), kit_game_is_over (game));
}

static char *
describe (AlxActionPanel    *panel,
          const AlxDecision *decision)
{
  const AlxState *state = decision->kind == ALX_WAY ? alx_input_get_moving (panel->input)
                                                    : kit_input_get_state (panel->input);

  return alx_words_proposal (kit_game_get_record (kit_input_get_game (panel->input)), state,
                             decision);
}

/* Of what is pointed at, what it would do or why it is not possible; or of the proposal. */
static void
update_detail (AlxActionPanel *panel)
{
  const AlxDecision *preview = alx_input_get_preview (panel->input);
  g_autofree char *why = NULL;
  g_autofree char *text = NULL;
  guint which;
  AlxChoice choice = alx_input_get_considered (panel->input, &which);
  AlxRefusal refusal;

  if (is_active (panel))
    why = alx_pointing_explain (panel->input, choice, which);
  if (why == NULL && preview != NULL && is_active (panel))
    text = describe (panel, preview);
  if (text != NULL && alx_input_previews_proposal (panel->input) &&
      alx_input_is_complete (panel->input, &refusal))
    {
      g_autofree char *described = g_steal_pointer (&text);

      /* Translators: what is proposed, and a sentence about it. */
      text = g_strdup_printf (_("%s Click again to confirm."), described);
    }
  gtk_label_set_text (panel->detail, why != NULL ? why : text != NULL ? text : make_hint (panel));
  kit_style_set_class (GTK_WIDGET (panel->detail), "refusal", why != NULL);
  panel->refused = FALSE;
}

/* A refusal can be read until something else is pointed at. */
static void
hovered_cb (AlxActionPanel *panel)
{
  if (!panel->refused || alx_input_is_pointing (panel->input))
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
      is_active (panel) &&
      (focus == NULL || table == NULL || !gtk_widget_is_ancestor (focus, table)))
    gtk_widget_grab_focus (GTK_WIDGET (panel->confirm));
}

static void
changed_cb (AlxActionPanel *panel)
{
  GtkWidget * const buttons[] = {
    GTK_WIDGET (panel->draw), GTK_WIDGET (panel->occupy),  GTK_WIDGET (panel->levy),
    GTK_WIDGET (panel->take_back), GTK_WIDGET (panel->end),
  };
  g_autofree char *title = make_title (panel);

  gtk_label_set_text (panel->title, title);
  update_fallback (panel);
  update_detail (panel);
  update_buttons (panel);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    alx_pointing_update (buttons[i]);
  update_ways (panel);
  update_compensation (panel);
  offer_confirmation (panel);
}

static void
refused_cb (AlxActionPanel   *panel,
            const AlxRefusal *refusal)
{
  const AlxBoard *board = alx_game_get_board (kit_input_get_game (panel->input));
  g_autofree char *why = alx_words_refusal_markup (board, refusal);

  gtk_label_set_markup (panel->detail, why);
  gtk_widget_add_css_class (GTK_WIDGET (panel->detail), "refusal");
  panel->refused = TRUE;
}

static gboolean
link_activated_cb (AlxActionPanel *panel,
                   const char     *address)
{
  guint64 rule = g_ascii_strtoull (address + strlen ("rule:"), NULL, 10);

  gtk_widget_activate_action (GTK_WIDGET (panel), "game.rule", "u", (guint) rule);
  return TRUE;
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
  g_clear_object (&panel->playback);
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
  gtk_widget_class_bind_template_callback (widget_class, link_activated_cb);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, fallback);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, detail);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, choices);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, draw);
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
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, cancel);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, confirm);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, looking);
  gtk_widget_class_bind_template_child (widget_class, AlxActionPanel, result);
}

static void
alx_action_panel_init (AlxActionPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
}

/** alx_action_panel_set_up: connects the panel to @input, whose game it shows as far as @playback
    has played it. To be called once. */
void
alx_action_panel_set_up (AlxActionPanel *panel,
                         KitInput       *input,
                         KitPlayback    *playback,
                         KitStyle       *style)
{
  g_return_if_fail (ALX_IS_ACTION_PANEL (panel));
  g_return_if_fail (KIT_IS_INPUT (input));
  g_return_if_fail (KIT_IS_PLAYBACK (playback));
  g_return_if_fail (KIT_IS_STYLE (style));

  g_set_object (&panel->input, input);
  g_set_object (&panel->playback, playback);
  alx_pointing_add (GTK_WIDGET (panel->draw), input, ALX_CHOICE_SUPPLY, 0);
  alx_pointing_add (GTK_WIDGET (panel->occupy), input, ALX_CHOICE_OCCUPY, 0);
  alx_pointing_add (GTK_WIDGET (panel->levy), input, ALX_CHOICE_LEVY, 0);
  alx_pointing_add (GTK_WIDGET (panel->take_back), input, ALX_CHOICE_TAKE_BACK, 0);
  alx_pointing_add (GTK_WIDGET (panel->end), input, ALX_CHOICE_END, 0);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      panel->paid_cards[i] =
        alx_card_add (panel->paid, style, G_CALLBACK (paid_clicked_cb), panel);
      panel->given_cards[i] =
        alx_card_add (panel->given, style, G_CALLBACK (given_clicked_cb), panel);
    }
  g_signal_connect_object (panel->no_move, "clicked", G_CALLBACK (alx_input_choose_no_move), input,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panel->confirm, "clicked", G_CALLBACK (kit_input_confirm), input,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "changed", G_CALLBACK (changed_cb), panel, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "position-shown", G_CALLBACK (changed_cb), panel,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "hovered", G_CALLBACK (hovered_cb), panel, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "refused", G_CALLBACK (refused_cb), panel, G_CONNECT_SWAPPED);
}

/** alx_action_panel_find: (transfer none): the part that a guide calls @name: "confirm", "hint",
    "levy", or "actions" for the buttons of all actions. */
GtkWidget *
alx_action_panel_find (AlxActionPanel *panel,
                       const char     *name)
{
  g_return_val_if_fail (ALX_IS_ACTION_PANEL (panel) && name != NULL, NULL);

  if (g_str_equal (name, "confirm"))
    return GTK_WIDGET (panel->confirm);
  if (g_str_equal (name, "levy"))
    return GTK_WIDGET (panel->levy);
  return g_str_equal (name, "hint") ? panel->hint : panel->choices;
}

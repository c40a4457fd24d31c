/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now in The Advisers. */

#include "adv-action-panel.h"

#include "adv-answer-box.h"
#include "adv-auction-box.h"
#include "adv-price.h"
#include "adv-trade-box.h"

#include "advisers/model/adv-game.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-widget.h"

#include <glib/gi18n.h>
#include <string.h>

#define PRICE 14                        /* size of the picture of a resource, in pixels */

/* The buttons of trade and build. */
static const AdvDecisionKind builds[] = {
  ADV_ROAD, ADV_VILLAGE, ADV_CITY, ADV_BUY, ADV_OFFER, ADV_END
};

/*
 * The panel of the kit with what The Advisers add: the dice, an auction, goods to be chosen, an
 * offer, buttons to build, players to be robbed, and standing orders. Most buttons activate actions
 * of the table ("game.…").
 */
struct _AdvActionPanel
{
  KitActionPanel parent_instance;

  /* template */
  GtkWidget     *roll;
  AdvAuctionBox *auction;
  AdvAnswerBox  *answer_box;
  AdvTradeBox   *trading;
  GtkWidget     *build;
  GtkWidget     *buttons[G_N_ELEMENTS (builds)];
  GtkWidget     *pictures[G_N_ELEMENTS (builds)];       /* below their words */
  GtkWidget     *victims;
  GtkButton     *victim[KIT_MAX_PLAYERS];
  GtkWidget     *orders;
  GtkLabel      *ordered;
  GtkWidget     *skip;
};

G_DEFINE_FINAL_TYPE (AdvActionPanel, adv_action_panel, KIT_TYPE_ACTION_PANEL)

static const KitRecord *
get_record (KitInput *input)
{
  return kit_game_get_record (kit_input_get_game (input));
}

/* --- words --- */

static const char *
name_phase (gconstpointer state)
{
  return adv_words_phase (state);
}

static const char *
make_hint (KitInput *input)
{
  const AdvChoice *choice = adv_input_get_choice (input);

  switch (choice->mode)
    {
    case ADV_ROAD:
      return _("Choose an edge for the road.");
    case ADV_VILLAGE:
      return _("Choose a corner for the village.");
    case ADV_CITY:
      return _("Choose the village that becomes a city.");
    case ADV_PLAY_KNIGHT:
      return _("Choose another hexagon for the robber.");
    case ADV_PLAY_PLENTY:
      return _("Choose the cards to take.");
    case ADV_PLAY_MONOPOLY:
      return _("Choose what all others give you.");
    case ADV_OFFER:
      return adv_choice_has_trade (choice) ? _("Trade with the bank, or offer this to the others.")
                                         : _("Choose what to give and what to get.");
    default:
      break;
    }
  switch (choice->state->phase)
    {
    case ADV_PHASE_DICE:
      return _("Roll, or play a development card first.");
    case ADV_PHASE_ROBBER:
      return _("Choose another hexagon for the robber.");
    case ADV_PHASE_ROADS:
      return _("Choose an edge on the board.");
    case ADV_PHASE_ANSWER:
      return _("Accept the offer, or refuse it.");
    case ADV_PHASE_BUILD:
      return _("Point at corners and edges to see what they bring, or press a button.");
    default:
      return "";
    }
}

/* Why the button that is pointed at does nothing now. */
static char *
explain_button (KitInput *input,
                guint8    kind)
{
  const AdvChoice *choice = adv_input_get_choice (input);
  AdvRefusal refusal;

  if (kind == ADV_NONE || kind == ADV_END || kind == ADV_OFFER ||
      adv_choice_test (choice, kind, &refusal) || refusal.reason == ADV_REFUSED_NOT)
    return NULL;
  return adv_words_impossible (get_record (input), choice->state, kind, &refusal);
}

/* Why what is pointed at on the board is not possible; if it cannot be paid, with what it would
   bring. Of the cursor, which is always somewhere, nothing else is told before it is chosen. */
static char *
explain_place (KitInput *input,
               gboolean  of_cursor)
{
  const AdvChoice *choice = adv_input_get_choice (input);
  const AdvState *state = choice->state;
  AdvDecision decision;
  AdvRefusal refusal;
  g_autofree char *why = NULL;
  g_autofree char *what = NULL;
  gboolean focused;

  kit_input_get_place (input, &focused);
  if (focused != of_cursor || !adv_choice_get_pointed (choice, &decision) ||
      adv_legal_test (state, choice->board, &decision, &refusal) ||
      (of_cursor && refusal.reason != ADV_REFUSED_LACKING))
    return NULL;
  why = adv_words_impossible (get_record (input), state, decision.kind, &refusal);
  if (refusal.reason != ADV_REFUSED_LACKING)
    return g_steal_pointer (&why);
  what = adv_words_proposal (get_record (input), state, &decision, FALSE, 0);
  return g_strdup_printf ("%s %s", what, why);
}

static char *
explain (KitInput *input)
{
  guint8 considered = adv_input_get_choice (input)->considered;

  return considered != ADV_NONE ? explain_button (input, considered) : explain_place (input, FALSE);
}

static char *
describe_proposal (KitInput          *input,
                   const AdvDecision *decision)
{
  const AdvChoice *choice = adv_input_get_choice (input);
  KitGame *game = kit_input_get_game (input);
  g_autofree char *text =
    adv_words_proposal (kit_game_get_record (game), choice->state, decision, TRUE,
                        adv_choice_find_buildable (choice));
  const AdvDecision *proposal = choice->proposal;
  KitRefusal refusal;

  /* Of goods, another click chooses one more. */
  if (proposal == NULL || !kit_input_is_complete (input, &refusal) ||
      memcmp (proposal, decision, sizeof *decision) != 0 || decision->kind == ADV_ROLL ||
      decision->kind == ADV_PAY || decision->kind == ADV_DROP ||
      decision->kind == ADV_PLAY_PLENTY || decision->kind == ADV_PLAY_MONOPOLY)
    return g_steal_pointer (&text);
  /* Translators: what is proposed, and a sentence about it. */
  return g_strdup_printf (_("%s Choose it again, or confirm."), text);
}

/* In an auction with an open hand. */
static char *
describe_limit (const AdvChoice *choice)
{
  guint most = adv_choice_find_payable (choice);

  return g_strdup_printf (most > choice->state->bid
                            ? _("You can pay up to %u.")
                            : _("You can pay up to %u: any bid would be a bluff."),
                          most);
}

static char *
describe (KitInput *input)
{
  const AdvChoice *choice = adv_input_get_choice (input);
  const AdvDecision *proposal = choice->proposal;
  AdvDecision decision;
  KitRefusal refusal;
  AdvRefusal why;

  if (choice->considered == ADV_NONE && adv_choice_get_pointed (choice, &decision) &&
      adv_legal_test (choice->state, choice->board, &decision, &why))
    return describe_proposal (input, &decision);
  if (proposal != NULL && proposal->kind == ADV_ROLL)
    {
      char *since = adv_words_since (get_record (input),
                                     choice->state->player);

      if (since != NULL)
        return since;
    }
  if (proposal == NULL && choice->state->phase == ADV_PHASE_BID && choice->sees_hand)
    return describe_limit (choice);
  if (proposal == NULL)
    return explain_place (input, TRUE);
  if (kit_input_is_complete (input, &refusal))
    return describe_proposal (input, proposal);
  return adv_words_proposal (get_record (input), choice->state, proposal, FALSE, 0);
}

static char *
refuse (KitInput         *input,
        const KitRefusal *refusal)
{
  return adv_words_refusal_markup (get_record (input), (const AdvRefusal *) refusal);
}

static gboolean
is_pointing (KitInput *input)
{
  return adv_choice_is_pointing (adv_input_get_choice (input));
}

/* The dice are rolled by one click. Who has development cards may play one before, which is
   confirmed, and in auctions and answers a bluff or a hint is: the button is there from the start,
   so that no other one moves. */
static gboolean
is_direct (KitInput *input)
{
  const AdvState *state = adv_input_get_choice (input)->state;

  return state->phase == ADV_PHASE_DICE && state->n_developments[state->decider] == 0;
}

static gboolean
can_cancel (KitInput *input)
{
  return adv_input_get_choice (input)->mode != ADV_NONE;
}

/* --- what applies now --- */

static void
update_build (AdvActionPanel *panel,
              gboolean        active)
{
  KitInput *input = kit_context_of (panel)->input;
  const AdvChoice *choice = adv_input_get_choice (input);
  const AdvState *state = choice->state;
  AdvRefusal refusal;

  gtk_widget_set_visible (panel->build, active && state->phase == ADV_PHASE_BUILD);
  for (guint i = 0; i < G_N_ELEMENTS (builds) && active; i++)
    {
      gboolean possible = builds[i] == ADV_END || adv_choice_test (choice, builds[i], &refusal);

      kit_style_set_class (panel->buttons[i], "impossible", !possible);
      kit_style_set_class (panel->buttons[i], "possible", possible && builds[i] <= ADV_BUY);
      kit_style_set_class (panel->buttons[i], "chosen", choice->mode == builds[i]);
      gtk_widget_queue_draw (panel->pictures[i]);
    }
}

/* Whom the robber could rob where it is to go, if there are several. */
static void
update_victims (AdvActionPanel *panel,
                gboolean        active)
{
  KitInput *input = kit_context_of (panel)->input;
  const AdvChoice *choice = adv_input_get_choice (input);
  const KitRecord *record = get_record (input);
  const AdvDecision *proposal = choice->proposal;
  guint victims = 0;

  if (active && proposal != NULL &&
      (proposal->kind == ADV_ROB || proposal->kind == ADV_PLAY_KNIGHT))
    victims = adv_state_victims (choice->state, choice->board,
                                 proposal->place);
  gtk_widget_set_visible (panel->victims, (victims & (victims - 1)) != 0);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      char name[KIT_WORDS_NAME_SIZE];

      gtk_widget_set_visible (GTK_WIDGET (panel->victim[i]), victims >> i & 1);
      if ((victims >> i & 1) == 0)
        continue;
      /* Translators: a button: the player who is robbed. */
      kit_widget_print (panel->victim[i], _("Rob %s"), kit_words_name (&record->players[i], name));
      kit_style_set_class (GTK_WIDGET (panel->victim[i]), "chosen", proposal->other == i);
    }
}

/* The standing orders of the person who plays. */
static void
update_orders (AdvActionPanel *panel)
{
  KitInput *input = kit_context_of (panel)->input;
  int viewer = kit_input_get_viewer (input);
  const AdvOrders *orders =
    viewer >= 0 ? adv_game_get_orders (kit_input_get_game (input), viewer) : NULL;
  const AdvState *state = adv_input_get_choice (input)->state;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  if (orders != NULL && orders->refuse)
    g_ptr_array_add (lines, g_strdup (_("All offers are refused for you.")));
  if (orders != NULL && orders->not_leader)
    g_ptr_array_add (lines, g_strdup (_("Offers of the leader are refused for you.")));
  for (guint i = 0; orders != NULL && i < ADV_TRADED; i++)
    if (orders->never >> i & 1)
      /* Translators: a good. */
      g_ptr_array_add (lines, g_strdup_printf (_("Offers for %s are refused for you."),
                                               adv_words_good (i)));
  if (orders != NULL && orders->at == state->alexander && state->phase == ADV_PHASE_BID)
    g_ptr_array_add (lines, orders->pass
                              ? g_strdup (_("You pass in this auction."))
                              : g_strdup_printf (_("Bids are made for you up to %u."),
                                                 orders->ceiling));
  gtk_widget_set_visible (panel->orders, lines->len > 0);
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("\n", (char **) lines->pdata);
  gtk_label_set_text (panel->ordered, text);
}

static void
show (KitActionPanel *kit_panel)
{
  AdvActionPanel *panel = ADV_ACTION_PANEL (kit_panel);
  KitInput *input = kit_context_of (panel)->input;
  KitGame *game = kit_input_get_game (input);
  gboolean active = kit_action_panel_is_active (kit_panel);

  gtk_widget_set_visible (panel->roll,
                          active && adv_input_get_choice (input)->state->phase == ADV_PHASE_DICE);
  /* Else Confirm is, which rolls them too. */
  kit_style_set_class (panel->roll, "suggested-action", is_direct (input));
  adv_auction_box_update (panel->auction, active);
  adv_answer_box_update (panel->answer_box, active);
  adv_trade_box_update (panel->trading, active);
  update_build (panel, active);
  update_victims (panel, active);
  update_orders (panel);
  gtk_widget_set_visible (panel->skip, kit_game_count_persons (game) > 0 &&
                          !kit_game_is_over (game) && !kit_input_is_asked (input));
}

/* --- callbacks --- */

static void
roll_clicked_cb (AdvActionPanel *panel)
{
  adv_input_decide (kit_context_of (panel)->input, ADV_ROLL);
}

static void
victim_clicked_cb (AdvActionPanel *panel,
                   GtkButton      *button)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    if (panel->victim[i] == button)
      adv_input_choose_partner (kit_context_of (panel)->input, i);
}

static void
cancel_orders_clicked_cb (AdvActionPanel *panel)
{
  KitInput *input = kit_context_of (panel)->input;
  KitGame *game = kit_input_get_game (input);
  int viewer = kit_input_get_viewer (input);
  const AdvOrders *orders = adv_game_get_orders (game, viewer);

  /* A wish is no order. */
  adv_game_set_orders (game, viewer, &(AdvOrders) { .wants = orders->wants,
                                                    .gives = orders->gives });
}

/* The pointer is over a button, or the cursor of the keyboard is on it. */
static void
state_flags_changed_cb (AdvActionPanel *panel,
                        GtkStateFlags   old,
                        GtkWidget      *button)
{
  const GtkStateFlags flags = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE;
  gboolean pointed = (gtk_widget_get_state_flags (button) & flags) != 0;
  KitInput *input = kit_context_of (panel)->input;

  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    if (panel->buttons[i] == button)
      {
        if (pointed)
          adv_input_consider (input, builds[i]);
        else if (adv_input_get_choice (input)->considered == builds[i])
          adv_input_consider (input, ADV_NONE);
      }
}

/* --- the class --- */

static const KitActionInfo info = {
  .name_phase = name_phase,
  .make_hint = make_hint,
  .explain = explain,
  .describe = describe,
  .refuse = refuse,
  .is_pointing = is_pointing,
  .is_direct = is_direct,
  .can_cancel = can_cancel,
  .lines = 15,
};

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvActionPanel, roll),
  KIT_TEMPLATE_CHILD (AdvActionPanel, auction),
  KIT_TEMPLATE_CHILD (AdvActionPanel, answer_box),
  KIT_TEMPLATE_CHILD (AdvActionPanel, trading),
  KIT_TEMPLATE_CHILD (AdvActionPanel, build),
  KIT_TEMPLATE_CHILD (AdvActionPanel, victims),
  KIT_TEMPLATE_CHILD (AdvActionPanel, orders),
  KIT_TEMPLATE_CHILD (AdvActionPanel, ordered),
  KIT_TEMPLATE_CHILD (AdvActionPanel, skip),
  KIT_TEMPLATE_NAMED (AdvActionPanel, buttons[0], "road"),
  KIT_TEMPLATE_NAMED (AdvActionPanel, buttons[1], "village"),
  KIT_TEMPLATE_NAMED (AdvActionPanel, buttons[2], "city"),
  KIT_TEMPLATE_NAMED (AdvActionPanel, buttons[3], "buy"),
  KIT_TEMPLATE_NAMED (AdvActionPanel, buttons[4], "trade"),
  KIT_TEMPLATE_NAMED (AdvActionPanel, buttons[5], "end"),
  KIT_TEMPLATE_ARRAY (AdvActionPanel, victim, "victim"),
  KIT_TEMPLATE_CALLBACK (roll_clicked_cb),
  KIT_TEMPLATE_CALLBACK (victim_clicked_cb),
  KIT_TEMPLATE_CALLBACK (cancel_orders_clicked_cb),
  { NULL }
};

static void
adv_action_panel_class_init (AdvActionPanelClass *class)
{
  KitActionPanelClass *panel_class = KIT_ACTION_PANEL_CLASS (class);

  g_type_ensure (ADV_TYPE_AUCTION_BOX);
  g_type_ensure (ADV_TYPE_ANSWER_BOX);
  g_type_ensure (ADV_TYPE_TRADE_BOX);
  panel_class->info = &info;
  panel_class->show = show;
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-action-panel", template_rows);
}

/* What is bought and its price stand on the buttons. */
static void
add_pictures (AdvActionPanel *panel)
{
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    {
      panel->pictures[i] =
        builds[i] <= ADV_BUY ? adv_price_new (builds[i], PRICE)
                             : gtk_image_new_from_icon_name (
                                 builds[i] == ADV_END ? "go-next-symbolic"
                                                      : "object-flip-horizontal-symbolic");
      kit_widget_add_below (GTK_BUTTON (panel->buttons[i]), panel->pictures[i]);
    }
}

static void
adv_action_panel_init (AdvActionPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  add_pictures (panel);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    g_signal_connect_object (panel->buttons[i], "state-flags-changed",
                             G_CALLBACK (state_flags_changed_cb), panel, G_CONNECT_SWAPPED);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An offer of the player on turn: who offers what, the answers, and standing ones. */

#include "adv-answer-box.h"

#include "advisers/model/adv-game.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#define COLUMNS 3                       /* of other goods that would do */

/*
 * AdvAnswerBox:
 *
 * Shows the offer that is made, as a card on the table, with the answers so far. Who is asked
 * accepts or refuses it by a click, or refuses it and wishes for something else, or orders that
 * such offers are refused from now on. Who has
 * made it chooses with whom to trade.
 *
 * CSS: the box has the class "auction".
 */
struct _AdvAnswerBox
{
  GtkBox parent_instance;

  /* template */
  GtkLabel  *offer;
  GtkLabel  *answers;
  GtkWidget *answering;
  GtkWidget *accept;
  GtkWidget *choosing;
  GtkButton *takers[KIT_MAX_PLAYERS];
  GtkButton *never;
  GtkButton *not_leader;
  GtkGrid   *counters;

  GtkWidget *counter[ADV_TRADED];       /* buttons for other goods that would do */
};

G_DEFINE_FINAL_TYPE (AdvAnswerBox, adv_answer_box, GTK_TYPE_BOX)

static KitInput *
get_input (AdvAnswerBox *box)
{
  return kit_context_of (box)->input;
}

/* The goods of one side of the offer in @state. */
static char *
list_goods (const guint8 goods[ADV_TRADED])
{
  guint8 all[ADV_GOODS] = { 0 };

  memcpy (all, goods, ADV_TRADED);
  return adv_words_goods (all);
}

static void
show_offer (AdvAnswerBox   *box,
            const AdvState *state)
{
  const KitRecord *record = kit_game_get_record (kit_input_get_game (get_input (box)));
  g_autofree char *given = list_goods (state->give);
  g_autofree char *got = list_goods (state->get);
  g_autoptr (GString) answers = g_string_new (NULL);
  char name[KIT_WORDS_NAME_SIZE];

  /* Translators: a player, what they give, and what they want for it. */
  kit_widget_print (box->offer, _("%s offers %s for %s."),
                    kit_words_name (&record->players[state->player], name), given, got);
  for (guint i = 1; i < state->n_players; i++)
    {
      guint player = (state->player + i) % state->n_players;

      if (state->phase == ADV_PHASE_ANSWER && player == state->decider)
        break;
      kit_words_name (&record->players[player], name);
      if (answers->len > 0)
        g_string_append_c (answers, '\n');
      /* Translators: a player and their answer to an offer. */
      g_string_append_printf (answers, state->agreed >> player & 1 ? _("%s: yes") : _("%s: no"),
                              name);
    }
  gtk_label_set_text (box->answers, answers->str);
  gtk_widget_set_visible (GTK_WIDGET (box->answers), answers->len > 0);
}

/* The first good that is asked for: "never" means it. */
static guint8
get_asked (const AdvState *state)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    if (state->get[i] > 0)
      return i;
  return ADV_NONE;
}

/* Goods that are neither offered nor asked for, side by side. */
static void
show_counters (AdvAnswerBox   *box,
               const AdvState *state)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (box->counters));
  guint n = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    {
      GtkGridLayoutChild *child = GTK_GRID_LAYOUT_CHILD (
        gtk_layout_manager_get_layout_child (layout, box->counter[i]));
      gboolean on = state->give[i] == 0 && state->get[i] == 0;

      gtk_widget_set_visible (box->counter[i], on);
      if (!on)
        continue;
      gtk_grid_layout_child_set_column (child, n % COLUMNS);
      gtk_grid_layout_child_set_row (child, n++ / COLUMNS);
    }
}

static void
show_buttons (AdvAnswerBox   *box,
              const AdvState *state)
{
  const KitRecord *record = kit_game_get_record (kit_input_get_game (get_input (box)));

  /* Translators: a button: offers for a good are refused from now on. */
  kit_widget_print (box->never, _("Never give %s"), adv_words_good (get_asked (state)));
  gtk_widget_set_sensitive (box->accept,
                            adv_choice_can_accept (adv_input_get_choice (get_input (box))));
  show_counters (box, state);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      gboolean agreed = state->phase == ADV_PHASE_CHOOSE && (state->agreed >> i & 1);
      char name[KIT_WORDS_NAME_SIZE];

      gtk_widget_set_visible (GTK_WIDGET (box->takers[i]), agreed);
      if (agreed)
        /* Translators: a button: the player with whom one trades. */
        kit_widget_print (box->takers[i], _("Trade with %s"),
                          kit_words_name (&record->players[i], name));
    }
}

/* --- callbacks --- */

static void
accept_clicked_cb (AdvAnswerBox *box)
{
  adv_input_decide (get_input (box), ADV_YES);
}

static void
refuse_clicked_cb (AdvAnswerBox *box)
{
  adv_input_decide (get_input (box), ADV_NO);
}

static void
nobody_clicked_cb (AdvAnswerBox *box)
{
  adv_input_decide (get_input (box), ADV_WITH_NOBODY);
}

static void
taker_clicked_cb (AdvAnswerBox *box,
                  GtkButton    *button)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    if (box->takers[i] == button)
      adv_input_choose_partner (get_input (box), i);
}

/* Adds the orders of @more to those of the seat that answers. */
static void
order (AdvAnswerBox    *box,
       const AdvOrders *more)
{
  KitGame *game = kit_input_get_game (get_input (box));
  guint decider = kit_game_get_decider (game);
  AdvOrders orders = *adv_game_get_orders (game, decider);

  orders.refuse |= more->refuse;
  orders.not_leader |= more->not_leader;
  orders.never |= more->never;
  adv_game_set_orders (game, decider, &orders);
}

/* Refuses, and would give what is asked for in exchange for another good. */
static void
counter_clicked_cb (AdvAnswerBox *box,
                    GtkWidget    *button)
{
  KitGame *game = kit_input_get_game (get_input (box));
  const AdvState *state = adv_input_get_choice (get_input (box))->state;
  guint decider = state->decider;
  AdvOrders orders = *adv_game_get_orders (game, decider);

  orders.wants = orders.gives = 0;
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      orders.wants |= (guint) (box->counter[i] == button) << i;
      orders.gives |= (guint) (state->get[i] > 0) << i;
    }
  adv_game_set_orders (game, decider, &orders);
  adv_input_decide (get_input (box), ADV_NO);
}

static void
never_clicked_cb (AdvAnswerBox *box)
{
  guint8 asked = get_asked (adv_input_get_choice (get_input (box))->state);

  order (box, &(AdvOrders) { .never = 1u << asked });
}

static void
refuse_all_clicked_cb (AdvAnswerBox *box)
{
  order (box, &(AdvOrders) { .refuse = TRUE });
}

static void
not_leader_clicked_cb (AdvAnswerBox *box)
{
  order (box, &(AdvOrders) { .not_leader = TRUE });
}

/* --- the class --- */

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvAnswerBox, offer),
  KIT_TEMPLATE_CHILD (AdvAnswerBox, answers),
  KIT_TEMPLATE_CHILD (AdvAnswerBox, answering),
  KIT_TEMPLATE_CHILD (AdvAnswerBox, choosing),
  KIT_TEMPLATE_CHILD (AdvAnswerBox, never),
  KIT_TEMPLATE_CHILD (AdvAnswerBox, not_leader),
  KIT_TEMPLATE_CHILD (AdvAnswerBox, accept),
  KIT_TEMPLATE_CHILD (AdvAnswerBox, counters),
  KIT_TEMPLATE_ARRAY (AdvAnswerBox, takers, "taker"),
  KIT_TEMPLATE_CALLBACK (accept_clicked_cb),
  KIT_TEMPLATE_CALLBACK (refuse_clicked_cb),
  KIT_TEMPLATE_CALLBACK (nobody_clicked_cb),
  KIT_TEMPLATE_CALLBACK (taker_clicked_cb),
  KIT_TEMPLATE_CALLBACK (never_clicked_cb),
  KIT_TEMPLATE_CALLBACK (refuse_all_clicked_cb),
  KIT_TEMPLATE_CALLBACK (not_leader_clicked_cb),
  { NULL }
};

static void
adv_answer_box_class_init (AdvAnswerBoxClass *class)
{
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-answer-box", template_rows);
}

static void
adv_answer_box_init (AdvAnswerBox *box)
{
  gtk_widget_init_template (GTK_WIDGET (box));
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      g_autofree char *label = NULL;

      box->counter[i] = gtk_button_new_with_label (adv_words_good (i));
      gtk_widget_add_css_class (box->counter[i], "small");
      label = g_strdup_printf ("%s %s", _("Refuse, but I would give it for:"), adv_words_good (i));
      gtk_accessible_update_property (GTK_ACCESSIBLE (box->counter[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      kit_widget_set_tooltip (box->counter[i],
                              _("Refuses, and lets everybody know what you would like instead"));
      g_signal_connect_object (box->counter[i], "clicked", G_CALLBACK (counter_clicked_cb), box,
                               G_CONNECT_SWAPPED);
      gtk_grid_attach (box->counters, box->counter[i], i % COLUMNS, i / COLUMNS, 1, 1);
    }
}

/** adv_answer_box_update: shows the offer, if there is one; @active: whether a person may answer or
    choose. */
void
adv_answer_box_update (AdvAnswerBox *box,
                       gboolean      active)
{
  const AdvState *state;
  gboolean on;

  g_return_if_fail (ADV_IS_ANSWER_BOX (box));

  state = kit_playback_get_state (kit_context_of (box)->playback);
  on = state->phase == ADV_PHASE_ANSWER || state->phase == ADV_PHASE_CHOOSE;
  gtk_widget_set_visible (GTK_WIDGET (box), on);
  if (!on)
    {
      /* Whether it could be chosen was told by a hand. */
      gtk_widget_set_sensitive (box->accept, TRUE);
      return;
    }
  show_offer (box, state);
  show_buttons (box, state);
  gtk_widget_set_visible (box->answering, active && state->phase == ADV_PHASE_ANSWER);
  gtk_widget_set_visible (box->choosing, active && state->phase == ADV_PHASE_CHOOSE);
}

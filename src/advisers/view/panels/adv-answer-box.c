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

/*
 * AdvAnswerBox:
 *
 * Shows the offer that is made, as a card on the table, with the answers so far. Who is asked
 * accepts or refuses it by a click, or orders that such offers are refused from now on. Who has
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

static void
show_buttons (AdvAnswerBox   *box,
              const AdvState *state)
{
  const KitRecord *record = kit_game_get_record (kit_input_get_game (get_input (box)));

  /* Translators: a button: offers for a good are refused from now on. */
  kit_widget_print (box->never, _("Never give %s"), adv_words_good (get_asked (state)));
  gtk_widget_set_sensitive (box->accept,
                            adv_choice_can_accept (adv_input_get_choice (get_input (box))));
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

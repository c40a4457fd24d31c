/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An auction: what is sold, what is admitted, who bids what, and buttons to bid. */

#include "adv-auction-box.h"

#include "adv-badge.h"
#include "adv-bidder.h"

#include "advisers/model/adv-game.h"
#include "advisers/paint/adv-paint.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#include <glib/gi18n.h>

#define STEPS 3                         /* buttons for bids: one more, two more, three more */
#define SIGN  40                        /* size of the picture of what is sold, in pixels */

/*
 * AdvAuctionBox:
 *
 * Bids are decided by a click. While the hand is seen, a bid that would be a bluff says so and is
 * to be confirmed. It can also be ordered to pass, or to bid up to a limit.
 *
 * CSS: the box has the class "auction", the name of what is sold "action-title".
 */
struct _AdvAuctionBox
{
  GtkBox parent_instance;

  /* template */
  KitFace   *sign;
  GtkLabel  *title;
  GtkLabel  *stakes;
  GtkBox    *admitted;
  AdvBidder *bidders[KIT_MAX_PLAYERS];
  GtkWidget *bidding;
  GtkWidget *pass;
  GtkButton *steps[STEPS];
  GtkLabel  *step_labels[STEPS];
  GtkWidget *ordering;
  GtkPopover *order;
  GtkSpinButton *ceiling;

  AdvBadge *goods[ADV_GOODS];
  guint8    auction;                    /* that is shown */
  guint8    decider, at;                /* the seat and the point that the ceiling is for */
  int       viewer;                     /* who has seen it, or -1 */
};

G_DEFINE_FINAL_TYPE (AdvAuctionBox, adv_auction_box, GTK_TYPE_BOX)

static KitInput *
get_input (AdvAuctionBox *box)
{
  return kit_context_of (box)->input;
}

static void
paint_sign (KitFace  *face,
            cairo_t  *cr,
            double    width,
            double    height,
            gpointer  data)
{
  AdvAuctionBox *box = data;

  if (box->auction <= ADV_TEMPLE)
    adv_paint_token (kit_style_get_painter (kit_context_of (box)->style), cr, box->auction,
                     (KitPixel) { width / 2, height / 2 }, MIN (width, height));
}

/* --- showing --- */

static void
show_stakes (AdvAuctionBox  *box,
             const AdvState *state)
{
  KitInput *input = get_input (box);
  const AdvBoard *board = adv_input_get_choice (input)->board;
  int viewer = kit_input_get_viewer (input);
  /* Everybody may know what it would bring each; of several persons it is told of who decides. */
  g_autofree char *stakes =
    adv_words_stakes (board, state, viewer >= 0 ? (guint) viewer : state->decider);

  box->auction = adv_state_auction (state, board);
  gtk_label_set_text (box->title, adv_words_auction (box->auction));
  gtk_label_set_text (box->stakes, stakes);
  gtk_widget_queue_draw (GTK_WIDGET (box->sign));
  for (guint i = 0; i < ADV_GOODS; i++)
    {
      g_autofree char *label = NULL;

      gtk_widget_set_visible (GTK_WIDGET (box->goods[i]), adv_state_admits (box->auction, i));
      /* Translators: a good that may be used for payment. */
      label = g_strdup_printf (_("Admitted: %s"), adv_words_good (i));
      adv_badge_set (box->goods[i], i == ADV_KNIGHT ? "3" : "", label);
    }
}

/* What a player has bid last in this auction, before the position that is shown; 0 for nothing. */
static guint
find_last_bid (AdvAuctionBox  *box,
               const AdvState *state,
               guint           player)
{
  const KitContext *context = kit_context_of (box);
  KitGame *game = kit_input_get_game (context->input);
  const KitHistory *history = kit_game_get_record (game)->history;

  for (guint i = kit_game_get_shown (game) - kit_playback_count_waiting (context->playback); i > 0;
       i--)
    {
      const AdvDecision *decision = kit_history_get_decision (history, i - 1);

      /* The payment may be played just now. */
      if (decision->kind != ADV_BID && decision->kind != ADV_PASS && decision->kind != ADV_PAY)
        return 0;
      if (decision->kind == ADV_BID && decision->number <= state->bid &&
          kit_history_get_decider (history, i - 1) == player)
        return decision->number;
    }
  return 0;
}

/* (transfer full): what a player has bid, in words if they are out. */
static char *
make_bid (AdvAuctionBox  *box,
          const AdvState *state,
          guint           player)
{
  guint last = find_last_bid (box, state, player);

  if (state->bluffed >> player & 1)
    return g_strdup (_("bluffed"));
  if (state->passed >> player & 1 && last > 0)
    /* Translators: a player passes who had bid that before. */
    return g_strdup_printf (_("passes (%u)"), last);
  if (state->passed >> player & 1)
    return g_strdup (_("passes"));
  if (last > 0)
    return g_strdup_printf ("%u", last);
  return g_strdup (state->phase == ADV_PHASE_BID && state->decider == player ? "…" : "");
}

/* The most that a player could pay, as everybody knows it: of an open hand, what its player
   knows. */
static guint
find_most (AdvAuctionBox  *box,
           const AdvState *state,
           guint           player)
{
  const AdvBoard *board = adv_input_get_choice (get_input (box))->board;
  guint most = adv_state_known_limit (state, board, player);

  while (kit_input_get_viewer (get_input (box)) == (int) player && most > 0 &&
         !adv_state_can_pay (state, board, player, most))
    most--;
  return most;
}

static void
show_ladder (AdvAuctionBox  *box,
             const AdvState *state)
{
  const KitRecord *record = kit_game_get_record (kit_input_get_game (get_input (box)));

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      g_autofree char *bid = NULL;

      gtk_widget_set_visible (GTK_WIDGET (box->bidders[i]), i < state->n_players);
      if (i >= state->n_players)
        continue;
      bid = make_bid (box, state, i);
      adv_bidder_show (box->bidders[i], &record->players[i], bid, find_most (box, state, i),
                       state->bid > 0 && state->bidder == i);
    }
}

/* What can be bid for the person: it is never a bluff if the hand is seen. */
static void
show_ordering (AdvAuctionBox  *box,
               const AdvState *state,
               guint           most)
{
  guint least = state->bid + 1;

  gtk_widget_set_sensitive (box->ordering, most > least);
  gtk_spin_button_set_range (box->ceiling, least, MAX (most, least));
  /* What was chosen for another seat or auction tells, and misleads. */
  if (box->decider != state->decider || box->at != state->alexander)
    gtk_spin_button_set_value (box->ceiling, least);
  box->decider = state->decider;
  box->at = state->alexander;
}

/* What was chosen with an open hand, or is no more than it could pay, tells of it. */
static void
forget_ceiling (AdvAuctionBox *box)
{
  int viewer = kit_input_get_viewer (get_input (box));

  if (box->viewer == viewer)
    return;
  box->viewer = viewer;
  gtk_spin_button_set_range (box->ceiling, 1, 1);
}

static void
show_step (AdvAuctionBox *box,
           guint          step,
           guint          bid)
{
  KitInput *input = get_input (box);
  const AdvChoice *choice = adv_input_get_choice (input);
  const AdvDecision *proposal = choice->proposal;
  gboolean bluff = adv_choice_is_bluff (choice, bid);

  /* Translators: two buttons; the number that is bid. */
  kit_widget_print (box->step_labels[step], bluff ? _("Bluff with %u") : _("Bid %u"), bid);
  kit_widget_set_tooltip (box->steps[step],
                          bluff ? _("You could not pay it, and would lose half of your cards")
                                : NULL);
  kit_style_set_class (GTK_WIDGET (box->steps[step]), "chosen",
                       proposal != NULL && proposal->kind == ADV_BID && proposal->number == bid);
}

/* What is proposed waits for "Confirm"; otherwise one button is suggested, which is neither a bluff
   nor a bid for nothing. */
static void
show_buttons (AdvAuctionBox  *box,
              const AdvState *state)
{
  KitInput *input = get_input (box);
  const AdvChoice *choice = adv_input_get_choice (input);
  const AdvDecision *proposal = choice->proposal;
  guint ceiling = adv_state_ceiling (state, choice->board, state->decider);
  gboolean good = !adv_choice_is_bluff (choice, state->bid + 1) &&
                  adv_state_can_gain (state, choice->board, state->decider);

  for (guint i = 0; i < STEPS; i++)
    {
      show_step (box, i, state->bid + 1 + i);
      gtk_widget_set_sensitive (GTK_WIDGET (box->steps[i]), state->bid + 1 + i <= ceiling);
    }
  kit_style_set_class (GTK_WIDGET (box->steps[0]), "suggested-action", good && proposal == NULL);
  kit_style_set_class (box->pass, "suggested-action", !good && proposal == NULL);
  kit_style_set_class (box->pass, "chosen", proposal != NULL && proposal->kind == ADV_PASS);
  show_ordering (box, state, adv_choice_find_payable (choice));
}

/* What a hand could pay is not told any longer than it is seen. */
static void
forget_buttons (AdvAuctionBox *box)
{
  for (guint i = 0; i < STEPS; i++)
    {
      gtk_label_set_text (box->step_labels[i], "");
      kit_widget_set_tooltip (box->steps[i], NULL);
    }
  gtk_popover_popdown (box->order);
  gtk_widget_set_sensitive (box->ordering, FALSE);
}

/* --- callbacks --- */

static void
pass_clicked_cb (AdvAuctionBox *box)
{
  adv_input_decide (get_input (box), ADV_PASS);
}

/* The others may have answered between two clicks: a double click is one bid, not two. */
static void
pressed_cb (GtkGesture *gesture,
            int         n)
{
  if (n > 1)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
step_clicked_cb (AdvAuctionBox *box,
                 GtkButton     *button)
{
  KitInput *input = get_input (box);

  for (guint i = 0; i < STEPS; i++)
    if (box->steps[i] == button)
      adv_input_bid (input, adv_input_get_choice (input)->state->bid + 1 + i);
}

/* The order is for this auction, also if it is held anew. */
static void
order (AdvAuctionBox *box,
       gboolean       pass,
       guint          ceiling)
{
  const AdvState *state = adv_input_get_choice (get_input (box))->state;
  KitGame *game = kit_input_get_game (get_input (box));
  AdvOrders orders = *adv_game_get_orders (game, state->decider);

  orders.at = state->alexander;
  orders.pass = pass;
  orders.ceiling = ceiling;
  adv_game_set_orders (game, state->decider, &orders);
}

static void
pass_all_clicked_cb (AdvAuctionBox *box)
{
  order (box, TRUE, 0);
  gtk_widget_activate_action (GTK_WIDGET (box), "game.skip", NULL);
}

static void
order_clicked_cb (AdvAuctionBox *box)
{
  gtk_popover_popdown (box->order);
  order (box, FALSE, gtk_spin_button_get_value_as_int (box->ceiling));
}

/* --- the class --- */

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvAuctionBox, sign),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, title),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, stakes),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, admitted),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, bidding),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, ordering),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, order),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, ceiling),
  KIT_TEMPLATE_CHILD (AdvAuctionBox, pass),
  KIT_TEMPLATE_ARRAY (AdvAuctionBox, bidders, "bidder"),
  KIT_TEMPLATE_ARRAY (AdvAuctionBox, steps, "step"),
  KIT_TEMPLATE_ARRAY (AdvAuctionBox, step_labels, "step_label"),
  KIT_TEMPLATE_CALLBACK (pressed_cb),
  KIT_TEMPLATE_CALLBACK (pass_clicked_cb),
  KIT_TEMPLATE_CALLBACK (step_clicked_cb),
  KIT_TEMPLATE_CALLBACK (pass_all_clicked_cb),
  KIT_TEMPLATE_CALLBACK (order_clicked_cb),
  { NULL }
};

static void
adv_auction_box_class_init (AdvAuctionBoxClass *class)
{
  g_type_ensure (KIT_TYPE_FACE);
  g_type_ensure (ADV_TYPE_BIDDER);
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-auction-box", template_rows);
}

static void
adv_auction_box_init (AdvAuctionBox *box)
{
  gtk_widget_init_template (GTK_WIDGET (box));
  box->auction = ADV_NONE;
  gtk_widget_set_size_request (GTK_WIDGET (box->sign), SIGN, SIGN);
  kit_face_set_func (box->sign, paint_sign, box);
  for (guint i = 0; i < ADV_GOODS; i++)
    {
      box->goods[i] = adv_badge_new (i);
      gtk_box_append (box->admitted, GTK_WIDGET (box->goods[i]));
    }
}

/** adv_auction_box_update: shows the auction that is on, if there is one; @active: whether a person
    may bid. */
void
adv_auction_box_update (AdvAuctionBox *box,
                        gboolean       active)
{
  const AdvState *state;
  gboolean on;

  g_return_if_fail (ADV_IS_AUCTION_BOX (box));

  state = kit_playback_get_state (kit_context_of (box)->playback);
  on = state->phase == ADV_PHASE_BID || state->phase == ADV_PHASE_PAY ||
       state->phase == ADV_PHASE_FORFEIT;
  gtk_widget_set_visible (GTK_WIDGET (box), on);
  if (on)
    {
      show_stakes (box, state);
      show_ladder (box, state);
    }
  forget_ceiling (box);
  gtk_widget_set_visible (box->bidding, active && state->phase == ADV_PHASE_BID);
  if (active && state->phase == ADV_PHASE_BID)
    show_buttons (box, adv_input_get_choice (get_input (box))->state);
  else
    forget_buttons (box);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of The Advisers of Alexander, as the kit asks for them. */

#include "adv-rules.h"

#include "adv-apply.h"
#include "adv-orders.h"
#include "adv-seat.h"

G_STATIC_ASSERT (sizeof (AdvDecision) <= KIT_MAX_DECISION);
G_STATIC_ASSERT (sizeof (AdvRefusal) == sizeof (KitRefusal));
G_STATIC_ASSERT (G_STRUCT_OFFSET (AdvRefusal, reason) == G_STRUCT_OFFSET (KitRefusal, reason));
G_STATIC_ASSERT (G_STRUCT_OFFSET (AdvRefusal, rule) == G_STRUCT_OFFSET (KitRefusal, rule));
G_STATIC_ASSERT (sizeof (AdvOrders) == sizeof (KitOrders));
G_STATIC_ASSERT (offsetof (AdvOrders, wants) == offsetof (KitOrders, wish));
G_STATIC_ASSERT (sizeof (AdvWish) == KIT_WISH);
G_STATIC_ASSERT ((int) ADV_REFUSED_OVER == KIT_REFUSED_OVER);
G_STATIC_ASSERT (ADV_TOKEN_SIZE <= KIT_TOKEN_SIZE);
G_STATIC_ASSERT (G_STRUCT_OFFSET (AdvSeat, state) == 0);

static guint
get_winners (gconstpointer state)
{
  return adv_state_winners (state);
}

/* Q56: victory-point cards are hidden till the end. */
static int
get_score (gconstpointer state,
           guint         player)
{
  return kit_rules_head (state)->over ? adv_state_points (state, player)
                         : adv_state_visible_points (state, player);
}

static gboolean
test (gconstpointer  state,
      gconstpointer  board,
      gconstpointer  decision,
      KitRefusal    *refusal)
{
  return adv_legal_test (state, board, decision, (AdvRefusal *) refusal);
}

static gboolean
walk (gconstpointer state,
      gconstpointer board,
      KitVisit      visit,
      gpointer      data)
{
  return adv_legal_foreach (state, board, visit, data);
}

static guint
count (gconstpointer state,
       gconstpointer board)
{
  return adv_legal_count (state, board);
}

static gboolean
pick (gconstpointer state,
      gconstpointer board,
      guint         index,
      gpointer      decision)
{
  return adv_legal_pick (state, board, index, decision);
}

static void
apply (gpointer       state,
       gconstpointer  board,
       gconstpointer  decision,
       KitChance     *chance)
{
  adv_apply (state, board, decision, chance);
}

/* Whether somebody who passes is the last one, so that the highest bidder must show that they can
   pay. */
static gboolean
ends_bidding (const AdvState *state)
{
  guint out = state->passed | state->bluffed | 1 << state->decider | 1 << state->bidder;

  return state->bid > 0 && out == (1u << state->n_players) - 1;
}

/* Dice, a robbed card, a card of supply or deck, a token, what the others hold of a resource,
   whether a bid was a bluff; and at the end all victory points. */
static gboolean
reveals (gconstpointer  state,
         gconstpointer  board,
         gconstpointer  decision,
         KitChance     *chance)
{
  static const gboolean revealing[ADV_EVENT_KINDS] = {
    [ADV_EVENT_ROLLED] = TRUE,       [ADV_EVENT_ROBBED] = TRUE, [ADV_EVENT_SUPPLIED] = TRUE,
    [ADV_EVENT_PASSED_POINT] = TRUE, [ADV_EVENT_BOUGHT] = TRUE, [ADV_EVENT_ENDED] = TRUE,
  };
  AdvDecisionKind kind = ((const AdvDecision *) decision)->kind;
  AdvEvents events;

  if (kind == ADV_PLAY_MONOPOLY || (kind == ADV_PASS && ends_bidding (state)))
    return TRUE;
  adv_explain (state, board, decision, chance, &events);
  for (guint i = 0; i < events.n; i++)
    if (revealing[events.items[i].kind])
      return TRUE;
  return FALSE;
}

static void
explain (gconstpointer state,
         gconstpointer board,
         gconstpointer decision,
         KitChance    *chance,
         gpointer      events)
{
  adv_explain (state, board, decision, chance, events);
}

static gboolean
obey (gconstpointer    view,
      gconstpointer    board,
      const KitOrders *orders,
      gpointer         decision)
{
  return adv_orders_decide ((const AdvOrders *) orders, view, board, decision);
}

static void
look (gpointer      view,
      gconstpointer state,
      guint         player)
{
  adv_seat_look (view, state, player);
}

static void
deal (gconstpointer  view,
      gconstpointer  board,
      BaseRandom    *random,
      gpointer       state)
{
  adv_seat_deal (view, random, state);
}

static gboolean
read_token (gpointer       decision,
            gconstpointer  board,
            const char    *token)
{
  return adv_decision_read (decision, board, token);
}

static void
write_token (gconstpointer decision,
             gconstpointer board,
             char          token[KIT_TOKEN_SIZE])
{
  adv_decision_write (decision, board, token);
}

const KitRules adv_rules = {
  .state_size = sizeof (AdvState),
  .decision_size = sizeof (AdvDecision),
  .view_size = sizeof (AdvSeat),
  .max_players = ADV_MAX_PLAYERS,
  .over_rule = 53,
  .undo = KIT_UNDO_TO_BARRIER,
  .get_winners = get_winners,
  .get_score = get_score,
  .test = test,
  .walk = walk,
  .count = count,
  .pick = pick,
  .apply = apply,
  .reveals = reveals,
  .explain = explain,
  .obey = obey,
  .look = look,
  .deal = deal,
  .read = read_token,
  .write = write_token,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is decided without asking: what everybody knows to be forced, and standing orders. */

#include "advisers/record/adv-board-file.h"
#include "advisers/rules/adv-orders.h"
#include "advisers/rules/adv-seat.h"

#include <string.h>

/* An auction at point 1, with hands of so many cards. */
static AdvState
make_auction (const guint *n_cards,
              guint        bid)
{
  AdvState state;

  adv_state_clear (&state, adv_boards_default (), 3);
  state.phase = ADV_PHASE_BID;
  state.alexander = 1;
  state.bid = bid;
  for (guint i = 0; i < 3; i++)
    {
      state.hands[i][ADV_BRICK] = n_cards[i];
      state.n_cards[i] = n_cards[i];
    }
  return state;
}

/* Seat 1 asks seat 2 for two ore and a gold. */
static AdvState
make_offer (void)
{
  AdvState state;

  adv_state_clear (&state, adv_boards_default (), 3);
  state.phase = ADV_PHASE_ANSWER;
  state.decider = 1;
  state.give[ADV_WOOL] = 1;
  state.get[ADV_ORE] = 2;
  state.get[ADV_GOLD] = 1;
  state.n_cards[1] = 2;
  state.hands[1][ADV_ORE] = 2;
  memset (state.most[1], 2, sizeof state.most[1]);
  state.gold[1] = 1;
  return state;
}

/* What is decided in the view of @seat. */
static gboolean
decide (const AdvOrders *orders,
        const AdvState  *state,
        guint            seat,
        AdvDecision     *decision)
{
  AdvSeat view;

  adv_seat_look (&view, state, seat);
  return adv_orders_decide (orders, &view.state, adv_boards_default (), decision);
}

static void
test_bids (void)
{
  const guint cards[] = { 4, 2, 0 };
  static const struct
  {
    guint     bid;
    AdvOrders orders;
    gboolean  decided;
    guint     kind;
    guint     number;
  } rows[] = {
    { 0, { 0 }, FALSE, 0, 0 },
    { 3, { 0 }, FALSE, 0, 0 },
    /* Nobody could raise. */
    { 4, { 0 }, TRUE, ADV_PASS, 0 },
    { 0, { .at = 1, .pass = TRUE }, TRUE, ADV_PASS, 0 },
    /* An order for another auction. */
    { 0, { .at = 2, .pass = TRUE }, FALSE, 0, 0 },
    { 0, { .at = 1 }, FALSE, 0, 0 },
    { 0, { .at = 1, .ceiling = 1 }, TRUE, ADV_BID, 1 },
    { 0, { .at = 1, .ceiling = 3 }, TRUE, ADV_BID, 1 },
    { 2, { .at = 1, .ceiling = 3 }, TRUE, ADV_BID, 3 },
    { 3, { .at = 1, .ceiling = 3 }, TRUE, ADV_PASS, 0 },
    /* More than may be bid. */
    { 3, { .at = 1, .ceiling = 9 }, TRUE, ADV_BID, 4 },
    { 0, { .refuse = TRUE, .never = 63 }, FALSE, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AdvState state = make_auction (cards, rows[i].bid);
      AdvDecision decision;

      g_test_message ("row %u", i);
      g_assert_cmpint (decide (&rows[i].orders, &state, KIT_NOBODY, &decision), ==,
                       rows[i].decided);
      if (!rows[i].decided)
        continue;
      g_assert_cmpuint (decision.kind, ==, rows[i].kind);
      g_assert_cmpuint (decision.number, ==, rows[i].number);
    }
}

/* Who looks at their hand does not bid what they cannot pay: a knight counts three. */
static void
test_no_bluff (void)
{
  const guint cards[] = { 0, 2, 0 };
  const AdvBoard *board = adv_boards_default ();
  AdvState state = make_auction (cards, 3);
  AdvOrders orders = { .ceiling = 6 };
  AdvDecision decision;

  while (board->points[state.alexander - 1].kind != ADV_POINT_EVENT)
    state.alexander++;
  orders.at = state.alexander;
  memset (state.tokens, ADV_BATTLE, sizeof state.tokens);
  state.n_turned = ADV_TOKENS;
  state.knights[0] = 2;
  state.hands[0][ADV_BRICK] = 0;
  state.hands[0][ADV_WHEAT] = state.n_cards[0] = 1;
  g_assert_true (decide (&orders, &state, KIT_NOBODY, &decision));
  g_assert_cmpuint (decision.number, ==, 4);
  g_assert_true (decide (&orders, &state, 0, &decision));
  g_assert_cmpuint (decision.number, ==, 6);
  orders.ceiling = 5;
  g_assert_true (decide (&orders, &state, 0, &decision));
  g_assert_cmpuint (decision.kind, ==, ADV_PASS);
}

static void
test_answers (void)
{
  AdvState state = make_offer ();
  AdvOrders orders = { 0 };
  AdvDecision decision;

  g_assert_false (decide (&orders, &state, KIT_NOBODY, &decision));
  orders.never = 1 << ADV_WHEAT;
  g_assert_false (decide (&orders, &state, KIT_NOBODY, &decision));
  orders.never |= 1 << ADV_GOLD;
  g_assert_true (decide (&orders, &state, KIT_NOBODY, &decision));
  g_assert_cmpuint (decision.kind, ==, ADV_NO);
  orders = (AdvOrders) { .refuse = TRUE };
  g_assert_true (decide (&orders, &state, KIT_NOBODY, &decision));
  /* Nobody leads while nobody has a point. */
  orders = (AdvOrders) { .not_leader = TRUE };
  g_assert_false (decide (&orders, &state, KIT_NOBODY, &decision));
  state.n_villages[0] = 1;
  g_assert_true (decide (&orders, &state, KIT_NOBODY, &decision));
  state.n_villages[2] = 2;
  g_assert_false (decide (&orders, &state, KIT_NOBODY, &decision));
  state.n_villages[0] = 2;
  g_assert_true (decide (&orders, &state, KIT_NOBODY, &decision));
}

/* Who has fewer cards or less gold than asked for, or cannot have them, is not asked: everybody
   knows it. Who only has others is asked, unless they look at their hand. */
static void
test_forced (void)
{
  const AdvOrders none = { 0 };
  AdvState state = make_offer ();
  AdvDecision decision;

  state.hands[1][ADV_ORE] = 0;
  state.hands[1][ADV_WOOD] = 2;
  g_assert_false (decide (&none, &state, KIT_NOBODY, &decision));
  g_assert_true (decide (&none, &state, 1, &decision));
  state.most[1][ADV_ORE] = 1;
  g_assert_true (decide (&none, &state, KIT_NOBODY, &decision));
  state.most[1][ADV_ORE] = 2;
  state.n_cards[1] = 1;
  g_assert_true (decide (&none, &state, KIT_NOBODY, &decision));
  state.n_cards[1] = 2;
  state.gold[1] = 0;
  g_assert_true (decide (&none, &state, KIT_NOBODY, &decision));
  for (AdvPhase phase = 0; phase < ADV_PHASE_OVER; phase++)
    {
      state.phase = phase;
      if (phase != ADV_PHASE_ANSWER && phase != ADV_PHASE_BID)
        g_assert_false (decide (&none, &state, KIT_NOBODY, &decision));
    }
}

static void
test_text (void)
{
  static const AdvOrders rows[] = {
    { 0 }, { .refuse = TRUE }, { .not_leader = TRUE, .never = 63 }, { .at = 56, .pass = TRUE },
    { .at = 3, .ceiling = 40 }, { .at = 3, .ceiling = G_MAXUINT8 }, { .wants = 1, .gives = 63 },
  };
  static const AdvOrders none = { 0 };
  static const char * const wrong[] = { "", "0", "0 0 0 0 0 0 0", "2 0 0 0 0 0 0 0",
                                        "0 0 64 0 0 0 0 0", "0 0 0 0 0 0 0 0 0",
                                        "a 0 0 0 0 0 0 0", "0 0 0 65 0 0 0 0",
                                        "0 0 0 3 0 256 0 0", "0 0 0 0 0 0 64 0",
                                        "0 0 0 0 0 0 0 64" };
  AdvOrders read;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = adv_orders_write (&rows[i]);

      g_assert_true (adv_orders_read (&read, text));
      g_assert_cmpmem (&read, sizeof read, &rows[i], sizeof rows[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (adv_orders_read (&read, wrong[i]));
      g_assert_cmpmem (&read, sizeof read, &none, sizeof none);
    }
}

/* The words of all offers that meet a wish, with blanks between them. */
static char *
list_offers (const AdvWish *wish)
{
  GString *list = g_string_new (NULL);
  AdvDecision offer = { 0 };
  char word[ADV_TOKEN_SIZE];

  while (adv_wish_next (wish, &offer))
    {
      adv_decision_write (&offer, adv_boards_default (), word);
      g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", word + strlen ("offer:"));
      g_assert_true (adv_wish_fits (wish, offer.goods, offer.get));
      g_assert_false (adv_wish_fits (wish, offer.get, offer.goods));
    }
  return g_string_free (list, FALSE);
}

static void
test_wishes (void)
{
  static const struct
  {
    AdvWish     wish;
    const char *offers;
  } rows[] = {
    { { 0 }, "" },
    { { 0, 1 << ADV_WOOL }, "" },
    { { 1 << ADV_BRICK, 1 << ADV_WOOL | 1 << ADV_GOLD }, "B>L B>G" },
    { { 1 << ADV_BRICK, 1 << ADV_BRICK }, "" },
    { { 1 << ADV_ORE }, "O>B O>W O>H O>L O>G" },
    { { 1 << ADV_WHEAT | 1 << ADV_ORE, 1 << ADV_WOOD }, "H>W O>W" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *offers = list_offers (&rows[i].wish);

      g_assert_cmpstr (offers, ==, rows[i].offers);
    }
}

/* Only one for one is what somebody has wished for. */
static void
test_larger (void)
{
  const AdvWish wish = { .wants = 1 << ADV_BRICK };
  const guint8 two[ADV_TRADED] = { [ADV_BRICK] = 2 };
  const guint8 one[ADV_TRADED] = { [ADV_BRICK] = 1 };
  const guint8 wool[ADV_TRADED] = { [ADV_WOOL] = 1 };
  const guint8 both[ADV_TRADED] = { [ADV_WOOL] = 1, [ADV_ORE] = 1 };

  g_assert_true (adv_wish_fits (&wish, one, wool));
  g_assert_false (adv_wish_fits (&wish, two, wool));
  g_assert_false (adv_wish_fits (&wish, one, both));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/bids", test_bids);
  g_test_add_func ("/orders/no-bluff", test_no_bluff);
  g_test_add_func ("/orders/answers", test_answers);
  g_test_add_func ("/orders/forced", test_forced);
  g_test_add_func ("/orders/text", test_text);
  g_test_add_func ("/orders/wishes", test_wishes);
  g_test_add_func ("/orders/larger", test_larger);
  return g_test_run ();
}

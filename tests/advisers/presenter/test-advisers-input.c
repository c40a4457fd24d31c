/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in The Advisers, made into decisions: whole games by places, goods and
   buttons; what may be done with a covered hand; what is marked. */

#include "whole.h"

#include "advisers/model/adv-game.h"
#include "advisers/presenter/adv-input.h"
#include "advisers/record/adv-board-file.h"

#include <string.h>

typedef struct
{
  KitGame  *game;
  KitInput *input;
  guint     counts[ADV_DECISION_KINDS];
} Desk;

static void
begin (Desk    *desk,
       guint    n_players,
       guint    n_persons,
       guint64  seed)
{
  KitRecord *record = adv_format.create_record (&ADV_OPTIONS_DEFAULT, n_players, seed);

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, i < n_persons ? "person" : "captain", "A name");
  *desk = (Desk) { kit_game_new (record, adv_levels), adv_input_new () };
  kit_input_set_game (desk->input, desk->game);
}

static void
end (Desk *desk)
{
  g_assert_finalize_object (desk->input);
  g_assert_finalize_object (desk->game);
}

static const AdvState *
get_state (Desk *desk)
{
  return adv_game_get_state (desk->game);
}

static AdvDecision
think (Desk *desk)
{
  AdvDecision decision;
  AdvSeat seat;

  adv_seat_look (&seat, whole_state (desk->game), get_state (desk)->decider);
  adv_levels_propose (&seat, adv_boards_default (), &decision);
  return decision;
}

/* --- a decision by places, goods and buttons --- */

static void
choose_place (Desk         *desk,
              AdvPlaceKind  kind,
              guint8        index)
{
  kit_input_choose (desk->input, adv_place_of (adv_boards_default (), kind, index));
}

/* Makes what is chosen to be given what it is to be. */
static void
give (Desk         *desk,
      const guint8 *goods)
{
  for (guint i = 0; i < ADV_GOODS; i++)
    {
      const AdvChoice *choice = adv_input_get_choice (desk->input);
      int step = adv_choice_get_goods (choice, ADV_GIVE)[i] > goods[i] ? -1 : 1;

      for (; adv_choice_get_goods (choice, ADV_GIVE)[i] != goods[i];
           choice = adv_input_get_choice (desk->input))
        adv_input_add (desk->input, ADV_GIVE, i, step);
    }
}

static void
get (Desk         *desk,
     const guint8 *goods)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    for (guint k = 0; k < goods[i]; k++)
      adv_input_add (desk->input, ADV_GET, i, 1);
}

static void
rob (Desk              *desk,
     const AdvDecision *decision)
{
  if (decision->kind == ADV_PLAY_KNIGHT)
    adv_input_choose_kind (desk->input, ADV_PLAY_KNIGHT);
  g_assert_cmpuint (adv_choice_get_kind (adv_input_get_choice (desk->input)), ==,
                    ADV_PLACE_HEXAGON);
  choose_place (desk, ADV_PLACE_HEXAGON, decision->place);
  if (decision->other != ADV_NONE &&
      adv_input_get_choice (desk->input)->proposal->other != decision->other)
    adv_input_choose_partner (desk->input, decision->other);
  kit_input_confirm (desk->input);
}

/* The bank takes as many as its rate says, however many are chosen. */
static void
trade (Desk              *desk,
       const AdvDecision *decision)
{
  AdvDecision chosen = *decision;

  for (guint i = 0; decision->kind == ADV_BANK && i < ADV_TRADED; i++)
    chosen.goods[i] = MIN (chosen.goods[i], 1);
  kit_input_cancel (desk->input);
  adv_input_choose_kind (desk->input, ADV_OFFER);
  g_assert_cmpuint (adv_input_get_choice (desk->input)->mode, ==, ADV_OFFER);
  give (desk, chosen.goods);
  get (desk, chosen.get);
  adv_input_trade (desk->input, decision->kind);
  if (decision->kind == ADV_BANK)
    adv_input_trade (desk->input, decision->kind);
}

static void
build (Desk              *desk,
       const AdvDecision *decision)
{
  AdvPlaceKind kind = decision->kind == ADV_ROAD ? ADV_PLACE_EDGE : ADV_PLACE_CORNER;

  if (get_state (desk)->phase == ADV_PHASE_BUILD)
    adv_input_choose_kind (desk->input, decision->kind);
  g_assert_cmpuint (adv_choice_get_kind (adv_input_get_choice (desk->input)), ==, kind);
  choose_place (desk, kind, decision->place);
  choose_place (desk, kind, decision->place);
}

static void
play_card (Desk              *desk,
           const AdvDecision *decision)
{
  adv_input_choose_kind (desk->input, decision->kind);
  if (decision->kind == ADV_PLAY_PLENTY)
    get (desk, decision->get);
  else if (decision->kind == ADV_PLAY_MONOPOLY)
    adv_input_add (desk->input, ADV_GET, decision->other, 1);
  kit_input_confirm (desk->input);
}

static void
decide (Desk              *desk,
        const AdvDecision *decision)
{
  switch (decision->kind)
    {
    case ADV_ROB:
    case ADV_PLAY_KNIGHT:
      rob (desk, decision);
      break;
    case ADV_DROP:
    case ADV_PAY:
      give (desk, decision->goods);
      kit_input_confirm (desk->input);
      break;
    case ADV_BID:
      adv_input_bid (desk->input, decision->number);
      break;
    case ADV_ROAD:
    case ADV_VILLAGE:
    case ADV_CITY:
      build (desk, decision);
      break;
    case ADV_BUY:
      adv_input_choose_kind (desk->input, ADV_BUY);
      adv_input_choose_kind (desk->input, ADV_BUY);
      break;
    case ADV_BANK:
    case ADV_OFFER:
      trade (desk, decision);
      break;
    case ADV_END:
      adv_input_end_turn (desk->input);
      if (adv_input_get_choice (desk->input)->proposal != NULL &&
          adv_input_get_choice (desk->input)->proposal->kind == ADV_END)
        adv_input_end_turn (desk->input);
      break;
    case ADV_WITH:
      adv_input_choose_partner (desk->input, decision->other);
      break;
    case ADV_PLAY_ROADS:
    case ADV_PLAY_PLENTY:
    case ADV_PLAY_MONOPOLY:
      play_card (desk, decision);
      break;
    default:
      adv_input_decide (desk->input, decision->kind);
    }
}

/* What a Captain would do is done by what persons have, and is then the last decision. */
static void
test_games (void)
{
  guint counts[ADV_DECISION_KINDS] = { 0 };

  for (guint seed = 1; seed <= 12; seed++)
    {
      Desk desk;

      begin (&desk, 2 + seed % 3, 4, seed);
      while (!kit_game_is_over (desk.game))
        {
          AdvDecision decision = think (&desk);
          guint n = kit_game_get_cursor (desk.game);

          counts[decision.kind]++;
          kit_input_uncover (desk.input);
          decide (&desk, &decision);
          g_assert_cmpuint (kit_game_get_cursor (desk.game), ==, n + 1);
          g_assert_cmpmem (kit_history_get_decision (whole_record (desk.game)->history, n),
                           sizeof decision, &decision, sizeof decision);
        }
      end (&desk);
    }
  /* Captains neither bluff nor hold more cards than a seven leaves alone. */
  for (guint i = 0; i < ADV_DECISION_KINDS; i++)
    if (i != ADV_WITH_NOBODY && i != ADV_DROP)
      {
        g_test_message ("kind %u: %u", i, counts[i]);
        g_assert_cmpuint (counts[i], >, 0);
      }
}

/* --- with a covered hand --- */

/* Bids and refusals need no look at the hand, everything else does; who accepts uncovers it. */
static void
test_covered (void)
{
  Desk desk;
  guint n_refused = 0;

  begin (&desk, 3, 3, 4);
  while (!kit_game_is_over (desk.game) && n_refused < 3)
    {
      AdvDecision decision = think (&desk);
      guint8 phase = get_state (&desk)->phase;
      gboolean is_public = phase == ADV_PHASE_BID || phase == ADV_PHASE_ANSWER;

      if (kit_input_is_covered (desk.input))
        {
          g_assert_cmpint (kit_input_is_active (desk.input), ==, is_public);
          g_assert_null (adv_input_get_choice (desk.input)->proposal);
          g_assert_false (adv_input_get_choice (desk.input)->sees_hand);
          if (phase == ADV_PHASE_ANSWER)
            {
              guint n = kit_game_get_cursor (desk.game);

              adv_input_decide (desk.input, ADV_YES);
              g_assert_cmpuint (kit_game_get_cursor (desk.game), ==, n);
              g_assert_false (kit_input_is_covered (desk.input));
              n_refused++;
            }
          if (!is_public)
            kit_input_uncover (desk.input);
        }
      decide (&desk, &decision);
    }
  g_assert_cmpuint (n_refused, ==, 3);
  end (&desk);
}

/* --- marks and questions --- */

/* The place that may be chosen is marked, and no other; a button that is pointed at lights its
   places. */
static void
test_marks (void)
{
  Desk desk;
  guint n_edges = 0;
  AdvScene scene;
  const KitColour colours[] = { KIT_RED, KIT_YELLOW, KIT_BLUE };

  begin (&desk, 3, 3, 6);
  while (!kit_game_is_over (desk.game) && n_edges < 20)
    {
      AdvDecision decision = think (&desk);
      const AdvState *state;
      AdvEdgeSet edges;

      kit_input_uncover (desk.input);
      state = get_state (&desk);
      edges = adv_state_road_sites (state, adv_boards_default ());
      adv_scene_init (&scene, adv_boards_default (), state, colours);
      adv_input_consider (desk.input, ADV_ROAD);
      adv_choice_mark (adv_input_get_choice (desk.input), &scene);
      if (state->phase == ADV_PHASE_BUILD &&
          adv_edge_set_size (&state->roads[state->player]) < ADV_ROADS)
        {
          g_assert_cmpmem (&scene.edges, sizeof edges, &edges, sizeof edges);
          n_edges += adv_edge_set_size (&edges) > 0;
        }
      else if (state->phase != ADV_PHASE_ROADS)
        g_assert_cmpuint (adv_edge_set_size (&scene.edges), ==, 0);
      adv_input_consider (desk.input, ADV_NONE);
      decide (&desk, &decision);
    }
  g_assert_cmpuint (n_edges, ==, 20);
  end (&desk);
}

/* Those are likely takers who have it for sure, and possible ones who may have it. */
static void
test_takers (void)
{
  Desk desk;
  guint n_likely = 0;

  begin (&desk, 4, 4, 9);
  while (!kit_game_is_over (desk.game) && n_likely < 10)
    {
      AdvDecision decision = think (&desk);

      kit_input_uncover (desk.input);
      if (get_state (&desk)->phase == ADV_PHASE_BUILD)
        for (guint good = 0; good < ADV_RESOURCES; good++)
          {
            guint likely, able;

            kit_input_cancel (desk.input);
            adv_input_choose_kind (desk.input, ADV_OFFER);
            adv_input_add (desk.input, ADV_GET, good, 1);
            able = adv_choice_find_takers (adv_input_get_choice (desk.input), &likely);
            g_assert_cmpuint (likely & ~able, ==, 0);
            for (guint i = 0; i < 4; i++)
              {
                gboolean has = ((const AdvState *) whole_state (desk.game))->hands[i][good] > 0;

                if (likely >> i & 1)
                  g_assert_true (has);
                if (has && i != get_state (&desk)->player)
                  g_assert_true (able >> i & 1);
              }
            n_likely += likely != 0;
            kit_input_cancel (desk.input);
          }
      decide (&desk, &decision);
    }
  g_assert_cmpuint (n_likely, >=, 10);
  end (&desk);
}

/* Who peeks and then is ready is proposed what there is to propose. */
static void
test_ready_while_peeking (void)
{
  guint n_peeked = 0;
  Desk desk;

  begin (&desk, 2, 2, 3);
  for (guint i = 0; i < 100 && !kit_game_is_over (desk.game); i++)
    {
      AdvDecision decision = think (&desk);

      if (kit_input_is_covered (desk.input) && get_state (&desk)->phase == ADV_PHASE_DICE)
        {
          kit_input_peek (desk.input, TRUE);
          g_assert_null (adv_input_get_choice (desk.input)->proposal);
          kit_input_uncover (desk.input);
          g_assert_cmpint (kit_input_get_cover (desk.input), ==, KIT_COVER_OPEN);
          g_assert_nonnull (adv_input_get_choice (desk.input)->proposal);
          n_peeked++;
        }
      kit_input_uncover (desk.input);
      decide (&desk, &decision);
    }
  g_assert_cmpuint (n_peeked, >, 2);
  end (&desk);
}

/* --- by itself --- */

static gboolean
stop_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

/* An order is carried out in a moment, and not again after undo. */
static void
test_order (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Desk desk;

  begin (&desk, 2, 2, 3);
  kit_game_set_running (desk.game, TRUE);
  adv_game_set_orders (desk.game, 0, &(AdvOrders) { .at = 1, .ceiling = 1 });
  g_assert_false (kit_input_is_asked (desk.input));
  g_assert_cmpuint (kit_game_get_cursor (desk.game), ==, 0);
  g_timeout_add (1200, stop_cb, loop);
  g_main_loop_run (loop);
  g_assert_cmpuint (kit_game_get_cursor (desk.game), ==, 1);
  g_assert_cmpuint (get_state (&desk)->bid, ==, 1);
  g_assert_cmpuint (get_state (&desk)->decider, ==, 1);
  g_assert_true (kit_input_is_asked (desk.input));
  kit_game_undo (desk.game, KIT_STEP_DECISION);
  g_assert_cmpuint (kit_game_get_cursor (desk.game), ==, 0);
  g_assert_true (kit_input_is_asked (desk.input));
  g_timeout_add (1200, stop_cb, loop);
  g_main_loop_run (loop);
  g_assert_cmpuint (kit_game_get_cursor (desk.game), ==, 0);
  kit_game_set_running (desk.game, FALSE);
  end (&desk);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/input/games", test_games);
  g_test_add_func ("/input/covered", test_covered);
  g_test_add_func ("/input/marks", test_marks);
  g_test_add_func ("/input/takers", test_takers);
  g_test_add_func ("/input/ready-while-peeking", test_ready_while_peeking);
  g_test_add_func ("/input/order", test_order);
  return g_test_run ();
}

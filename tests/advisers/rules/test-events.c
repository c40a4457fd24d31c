/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of decisions: each kind with its fields, and that together they say what changed. */

#include "deal.h"
#include "random-position.h"
#include "rows.h"

#include <string.h>

#define N_IN_GAMES 20000
#define N_FROM_POSITIONS 60000
#define N_FROM_POSITION 12              /* from each of them */

#define DICE "Phase=dice; Alexander=9; "
#define TEMPLE "Phase=auction; Alexander=20; "
#define FIVE_VILLAGES "Villages=1:b3n 1:b5n 1:c2s 1:c6s 1:d3s"
#define FOUR_ROADS "1:c4ne 1:c6w 1:d5nw 1:d3ne"

static const Row rows[] = {
  { "Q14/events", DICE "Player=2; Villages=1:c4n; Cities=3:d5n; Supply=BWHLO", "roll=13",
    .events = "rolled player=2 number=1 other=3\n"
              "produced player=1 good=B number=1\n"
              "produced player=3 good=B number=2\n"
              "supplied player=2 good=B number=1\n"
              "supplied player=3 good=W number=1\n"
              "supplied player=4 good=H number=1\n"
              "supplied player=1 good=L number=1\n"
              "passed-point player=2 place=f9n number=10\n" },
  { "Q15/events", DICE "Cities=1:c4n; Villages=2:d7s; Hands=- - BBBBBBBBBBBBBBBBBB", "roll=22",
    .events = "rolled player=1 number=2 other=2\n"
              "shortage player=1 good=B\n"
              "produced player=2 good=G number=1\n"
              "passed-point player=1 place=f9n number=10\n" },
  { "Q16/events", DICE "Hands=- BBBBBBWWWWWW", "roll=34 drop:BBWWWW",
    .events = "dropped player=2 good=B number=2\n"
              "dropped player=2 good=W number=4\n" },
  { "Q17/events", DICE "Villages=2:c4n; Hands=- BW", "roll=34 rob:c4>2=W",
    .events = "robber player=1 place=c4 other=h3\n"
              "robbed player=1 good=W other=2 number=1\n"
              "passed-point player=1 place=f9n number=10\n" },
  { "Q19/events", DICE "Supply=BHB", "roll=33",
    .events = "rolled player=1 number=3 other=3\n"
              "supply-ended player=1\n"
              "left player=1 good=B number=2\n"
              "left player=1 good=H number=1\n"
              "passed-point player=1 place=f9n number=10\n" },
  { "Q21/events", "Phase=dice; Alexander=53", "roll=33",
    .events = "rolled player=1 number=3 other=3\n"
              "waits player=1 number=54\n" },
  { "Q22/events", "Phase=dice; Alexander=11; Player=4", "roll=64",
    .events = "rolled player=4 number=6 other=4\n"
              "passed-point player=4 place=g8n number=12\n"
              "auction player=4 auction=temple other=0\n" },
  { "Q22/events-of-a-token", "Phase=dice; Alexander=6", "roll=33",
    .events = "rolled player=1 number=3 other=3\n"
              "passed-point player=1 place=c8s number=7\n"
              "auction player=1 auction=hunger other=0\n" },
  { "Q25/events-of-a-bid", TEMPLE "Hands=BBBB", "bid:3", .events = "bid player=1 number=3\n" },
  { "Q25/events-of-a-pass", TEMPLE, "pass pass", .events = "passed player=2\n" },
  { "Q27/events", "Phase=auction; Alexander=18; Hands=- LOO; Knights=0 2; Gold=0 1",
    "pass bid:6 pass pass pay:OOGK",
    .events = "paid player=2 good=O number=2\n"
              "paid player=2 good=G number=1\n"
              "paid player=2 good=K number=1\n"
              "won player=2 auction=battle\n" },
  { "Q28/events-of-a-bluff", TEMPLE "Hands=OO", "bid:2 pass pass pass",
    .events = "passed player=4\n"
              "bluffed player=1 number=2\n" },
  { "Q28/events-of-cards-that-are-given", TEMPLE "Hands=OO", "bid:2 pass pass pass drop:O",
    .events = "dropped player=1 good=O number=1\n"
              "auction player=1 auction=temple other=1\n" },
  { "Q28/events-without-cards-to-give", TEMPLE "Hands=O", "bid:1 pass pass pass",
    .events = "passed player=4\n"
              "bluffed player=1 number=1\n"
              "auction player=1 auction=temple other=1\n" },
  { "Q29/events", TEMPLE, "pass pass pass pass",
    .events = "passed player=4\n"
              "unsold player=1 auction=temple\n" },
  { "Q29/events-of-a-token", "Phase=auction; Alexander=4; Player=2", "pass pass pass pass",
    .events = "passed player=1\n"
              "unsold player=2 auction=bridge\n" },
  { "Q30/events", TEMPLE "Hands=- B", "pass bid:1 pass pass pay:B",
    .events = "paid player=2 good=B number=1\n"
              "won player=2 auction=temple\n"
              "village player=2 place=i6n\n" },
  { "Q30/events-of-none-left", TEMPLE FIVE_VILLAGES "; Hands=B", "bid:1 pass pass pass pay:B",
    .events = "paid player=1 good=B number=1\n"
              "won player=1 auction=temple\n"
              "no-village player=1\n" },
  { "Q32/events-of-the-third", "Phase=auction; Alexander=21; Won=2223311; Gold=0 0 1",
    "pass pass bid:1 pass pay:G",
    .events = "paid player=3 good=G number=1\n"
              "won player=3 auction=battle\n"
              "adviser player=3 number=2\n" },
  { "Q32/events-of-moving-up", "Phase=auction; Alexander=21; Won=2223331; Gold=0 0 1",
    "pass pass bid:1 pass pay:G",
    .events = "paid player=3 good=G number=1\n"
              "won player=3 auction=battle\n"
              "adviser player=3 number=1\n" },
  { "Q32/events-of-staying", "Phase=auction; Alexander=21; Won=3332221; Gold=0 0 1",
    "pass pass bid:1 pass pay:G",
    .events = "paid player=3 good=G number=1\n"
              "won player=3 auction=battle\n" },
  { "Q34/events-of-a-city", "Villages=1:c4n; Hands=HHOOO", "city:c4n",
    .events = "cost player=1 good=H number=2\n"
              "cost player=1 good=O number=3\n"
              "city player=1 place=c4n\n" },
  { "Q36/events", "Player=3; Hands=- - BBBB", "bank:BBBB>G",
    .events = "gave player=3 good=B number=4\n"
              "got player=3 good=G number=1\n" },
  { "Q37/events-of-an-offer", "Hands=B W", "offer:B>W", .events = "offered player=1\n" },
  { "Q37/events-of-yes", "Hands=B W", "offer:B>W yes",
    .events = "answered player=2 number=1\n" },
  { "Q37/events-of-no", "Hands=B W", "offer:B>W no",
    .events = "answered player=2 number=0\n" },
  { "Q37/events-of-nobody", "Hands=B W", "offer:B>W yes no no none",
    .events = "refused player=1\n" },
  { "Q37/events-of-a-trade", "Hands=BB WW; Gold=1", "offer:BBG>WW yes no no with:2",
    .events = "traded player=1 good=B other=2 number=2\n"
              "traded player=1 good=G other=2 number=1\n"
              "traded player=2 good=W other=1 number=2\n" },
  { "Q44/events", "Hands=HLO; Cards=- KKKKKKKKKKKKKK", "buy",
    .events = "cost player=1 good=H number=1\n"
              "cost player=1 good=L number=1\n"
              "cost player=1 good=O number=1\n"
              "bought player=1 card=V\n" },
  { "Q49/events", "Cards=R; Villages=1:c4n", "roads", .events = "played player=1 card=R\n" },
  { "Q49/events-of-a-road", "Cards=R; Villages=1:c4n", "roads road:c4ne",
    .events = "road player=1 place=c4ne\n" },
  { "Q50/events", "Cards=P", "plenty:BB",
    .events = "played player=1 card=P\n"
              "got player=1 good=B number=2\n" },
  { "Q51/events", "Cards=M; Hands=B BB - B", "monopoly:B",
    .events = "played player=1 card=M\n"
              "traded player=2 good=B other=1 number=2\n"
              "traded player=4 good=B other=1 number=1\n" },
  { "Q52/events-of-a-road", "Roads=" FOUR_ROADS "; Hands=BW", "road:c4w",
    .events = "cost player=1 good=B number=1\n"
              "cost player=1 good=W number=1\n"
              "road player=1 place=c4w\n"
              "longest player=1\n" },
  { "Q52/events-of-a-cut",
    "Player=2; LongestRoad=1; Roads=" FOUR_ROADS " 1:c4w 2:d5w; Hands=- BWHL", "village:c4s",
    .events = "cost player=2 good=B number=1\n"
              "cost player=2 good=W number=1\n"
              "cost player=2 good=H number=1\n"
              "cost player=2 good=L number=1\n"
              "village player=2 place=c4s\n"
              "longest player=none\n" },
  { "Q52/events-of-a-knight", "Cards=K; Knights=2", "knight:c2",
    .events = "played player=1 card=K\n"
              "robber player=1 place=c2 other=h3\n"
              "strongest player=1\n" },
  { "Q53/events", "Cities=2:c4n 2:d5n 2:d3n 2:c8n; Villages=2:d9s 2:e8s 2:g6n 2:g4s; Cards=- VV",
    ".",
    .events = "turn-ended player=1\n"
              "ended player=2 number=53\n" },
  { "Q54/events", "Phase=dice; Alexander=55; Player=2", "roll=34 rob:c2",
    .events = "robber player=2 place=c2 other=h3\n"
              "passed-point player=2 place=g16n number=56\n"
              "ended player=2 number=54\n" },
};

/* --- sums --- */

/* A player gets goods from pile or stock, or gives them with a negative number. */
static void
move_goods (AdvState *state,
            guint     player,
            guint     good,
            int       n)
{
  if (good == ADV_KNIGHT)
    {
      state->knights[player] += n;
      state->deck_size -= n;
      return;
    }
  if (good == ADV_GOLD)
    {
      state->gold[player] += n;
      state->stock -= n;
      return;
    }
  state->hands[player][good] += n;
  state->n_cards[player] += n;
  state->piles[good] -= n;
}

static void
add_goods (AdvState       *state,
           const AdvEvent *event)
{
  switch (event->kind)
    {
    case ADV_EVENT_PRODUCED:
    case ADV_EVENT_GOT:
      move_goods (state, event->player, event->good, event->number);
      break;
    case ADV_EVENT_DROPPED:
    case ADV_EVENT_PAID:
    case ADV_EVENT_COST:
    case ADV_EVENT_GAVE:
      move_goods (state, event->player, event->good, -event->number);
      break;
    case ADV_EVENT_TRADED:
      move_goods (state, event->player, event->good, -event->number);
      move_goods (state, event->other, event->good, event->number);
      break;
    case ADV_EVENT_ROBBED:
      move_goods (state, event->other, event->good, -1);
      move_goods (state, event->player, event->good, 1);
      break;
    case ADV_EVENT_SUPPLIED:
      g_assert_cmpuint (state->supply[state->supply_next], ==, event->good);
      state->supply_next++;
      state->piles[event->good]++;
      move_goods (state, event->player, event->good, 1);
      break;
    case ADV_EVENT_LEFT:
      state->supply_next += event->number;
      state->piles[event->good] += event->number;
      break;
    default:
      break;
    }
}

static void
add_pieces (AdvState       *state,
            const AdvEvent *event)
{
  guint player = event->player;

  switch (event->kind)
    {
    case ADV_EVENT_ROBBER:
      g_assert_cmpuint (state->robber, ==, event->other);
      state->robber = event->place;
      break;
    case ADV_EVENT_PASSED_POINT:
      state->alexander = event->number;
      g_assert_cmpuint (adv_boards_default ()->points[event->number - 1].corner, ==, event->place);
      break;
    case ADV_EVENT_WON:
      state->n_won[player] += event->number != ADV_TEMPLE;
      break;
    case ADV_EVENT_LONGEST:
      state->longest = player;
      break;
    case ADV_EVENT_STRONGEST:
      state->strongest = player;
      break;
    case ADV_EVENT_ROAD:
      adv_edge_set_add (&state->roads[player], event->place);
      break;
    case ADV_EVENT_VILLAGE:
      adv_corner_set_add (&state->villages[player], event->place);
      break;
    case ADV_EVENT_CITY:
      adv_corner_set_remove (&state->villages[player], event->place);
      adv_corner_set_add (&state->cities[player], event->place);
      break;
    case ADV_EVENT_BOUGHT:
      state->developments[player][event->number]++;
      state->deck_size--;
      break;
    case ADV_EVENT_PLAYED:
      state->developments[player][event->number]--;
      if (event->number == ADV_CARD_KNIGHT)
        state->knights[player]++;
      else
        state->gone[event->number]++;
      break;
    case ADV_EVENT_TURN_ENDED:
      state->turn++;
      break;
    case ADV_EVENT_ENDED:
      state->phase = ADV_PHASE_OVER;
      state->over = TRUE;
      break;
    default:
      break;
    }
}

#define assert_same(field) g_assert_cmpmem (&sum->field, sizeof sum->field, &after->field,        \
                                            sizeof after->field)

static void
check_sum (const AdvState *sum,
           const AdvState *after)
{
  assert_same (hands);
  assert_same (n_cards);
  assert_same (gold);
  assert_same (piles);
  assert_same (stock);
  assert_same (supply_next);
  assert_same (knights);
  assert_same (developments);
  assert_same (gone);
  assert_same (deck_size);
  assert_same (villages);
  assert_same (cities);
  assert_same (roads);
  assert_same (robber);
  assert_same (alexander);
  assert_same (n_won);
  assert_same (longest);
  assert_same (strongest);
  assert_same (turn);
  g_assert_cmpint (sum->phase == ADV_PHASE_OVER, ==, after->phase == ADV_PHASE_OVER);
}

/* Events that tell of the order of advisers leave those in it who are not named in their order. */
static void
check_advisers (const AdvEvents *events,
                const AdvState  *before,
                const AdvState  *after)
{
  guint8 order[ADV_MAX_PLAYERS + 1];
  guint n = 0;
  const AdvEvent *told = NULL;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == ADV_EVENT_ADVISER)
      told = &events->items[i];
  for (guint i = 0; i < before->n_advisers; i++)
    if (told == NULL || before->advisers[i] != told->player)
      order[n++] = before->advisers[i];
  if (told != NULL)
    {
      g_assert_cmpuint (told->number, <=, n + 1);
      memmove (order + told->number, order + told->number - 1, n + 1 - told->number);
      order[told->number - 1] = told->player;
      n++;
    }
  g_assert_cmpmem (order, n, after->advisers, after->n_advisers);
}

/* The kind that was chosen least so far, of a dozen decisions: offers would crowd out the rest. */
static AdvDecision
choose (const AdvState *state,
        BaseRandom     *random,
        guint           kinds[ADV_DECISION_KINDS])
{
  guint n = adv_legal_count (state, adv_boards_default ());
  AdvDecision chosen = { 0 };

  for (guint i = 0; i < 12; i++)
    {
      AdvDecision decision;

      g_assert_true (adv_legal_pick (state, adv_boards_default (), base_random_below (random, n),
                                     &decision));
      if (i == 0 || kinds[decision.kind] < kinds[chosen.kind])
        chosen = decision;
    }
  kinds[chosen.kind]++;
  return chosen;
}

static void
deal (AdvState   *state,
      BaseRandom *random)
{
  AdvOptions options = { 8 * base_random_below (random, 2), 4 };
  guint n_players = 2 + base_random_below (random, 3);

  test_deal (state, adv_boards_default (), &options, n_players, random);
}

/* A random position, close to what rarely happens; some are not lawful. */
static void
place (AdvState   *state,
       BaseRandom *random)
{
  static const char players[] = "1=red person A\n2=blue person B\n3=green person C\n"
                                "4=yellow person D\n";
  g_autoptr (KitRecord) record = NULL;
  KitFault fault;

  while (record == NULL)
    {
      guint n_players = 2 + base_random_below (random, 3);
      g_autofree char *lines = random_position (adv_boards_default (), random, n_players);
      g_autoptr (GString) text = g_string_new ("[Advisers]\nFormat=1\nBoard=campaign\n[Players]\n");
      const char *end = players;

      for (guint i = 0; i < n_players; i++)
        end = strchr (end, '\n') + 1;
      g_string_append_len (text, players, end - players);
      g_string_append_printf (text, "[Position]\n%s", lines);
      record = adv_record_read (text->str, text->len, &fault);
    }
  *state = *adv_history_get_state (record->history);
  state->seed = base_random_next (random);
}

static void
step (AdvState   *state,
      BaseRandom *random,
      guint       kinds[ADV_DECISION_KINDS],
      guint       seen[ADV_EVENT_KINDS])
{
  const AdvState before = *state;
  AdvState sum = *state;
  AdvDecision decision = choose (state, random, kinds);
  AdvEvents events;

  adv_explain (state, adv_boards_default (), &decision, NULL, &events);
  adv_apply (state, adv_boards_default (), &decision, NULL);
  for (guint i = 0; i < events.n; i++)
    {
      add_goods (&sum, &events.items[i]);
      add_pieces (&sum, &events.items[i]);
      seen[events.items[i].kind]++;
    }
  check_sum (&sum, state);
  check_advisers (&events, &before, state);
}

static void
test_sums (void)
{
  BaseRandom random = { 1998 };
  guint kinds[ADV_DECISION_KINDS] = { 0 };
  guint seen[ADV_EVENT_KINDS] = { 0 };
  AdvState state = { .phase = ADV_PHASE_OVER };

  for (guint n = 0; n < N_IN_GAMES; n++)
    {
      if (state.phase == ADV_PHASE_OVER)
        deal (&state, &random);
      step (&state, &random, kinds, seen);
    }
  for (guint n = 0; n < N_FROM_POSITIONS; n++)
    {
      if (state.phase == ADV_PHASE_OVER || n % N_FROM_POSITION == 0)
        place (&state, &random);
      step (&state, &random, kinds, seen);
    }
  /* What never happened, the sums say nothing about. */
  for (guint i = 0; i < ADV_EVENT_KINDS; i++)
    {
      g_test_message ("%s: %u", rows_get_event (i), seen[i]);
      g_assert_cmpuint (seen[i], >=, 5);
    }
}

void
test_add_events (void)
{
  rows_add (rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/rules/events/sums", test_sums);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a turn: dice, supply, Alexander. */

#include "adv-turn-private.h"

/* The next player clockwise. */
guint8
adv_turn_next (const AdvState *state,
               guint           player)
{
  return player + 1 == state->n_players ? 0 : player + 1;
}

/* Nothing lasts beyond the end, and all show their development cards. */
static void
end_game (AdvTurn *turn,
          guint    rule)
{
  AdvState *state = turn->state;

  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_CARDS; k++)
      {
        guint8 n = adv_turn_tell (turn, KIT_ALL_SEATS, adv_of_card[k] + 1,
                                  state->developments[i][k]);

        adv_turn_expect (turn, state->viewer != i + 1 || n == state->developments[i][k]);
        if (n != KIT_UNTOLD)
          state->developments[i][k] = n;
      }
  state->phase = ADV_PHASE_OVER;
  state->over = TRUE;
  state->decider = state->player;
  state->bid = state->bidder = state->passed = state->bluffed = state->owed = 0;
  state->free_roads = 0;
  adv_events_tell (turn, ADV_EVENT_ENDED, state->player, ADV_NONE, rule);
}

/* Q53. That the game goes on says something of the hidden cards of who could have won by them. */
void
adv_turn_check_points (AdvTurn *turn)
{
  AdvState *state = turn->state;
  gboolean known = adv_state_points (state, state->player) >= ADV_WINNING;
  guint visible;
  guint8 wins;

  if (state->phase == ADV_PHASE_OVER)
    return;
  visible = adv_state_visible_points (state, state->player);
  wins = visible >= ADV_WINNING;
  if (!wins && visible + state->n_developments[state->player] >= ADV_WINNING)
    {
      wins = adv_turn_tell (turn, KIT_ALL_SEATS, 2, known);
      adv_turn_expect (turn, state->viewer != state->player + 1 || wins == known);
    }
  /* What is not told, they may know themselves. */
  if (wins == KIT_UNTOLD)
    wins = known;
  if (wins)
    end_game (turn, 53);
}

/* --- dice --- */

/* Returns whether they are known, as always but in a view. */
static gboolean
throw_dice (AdvTurn *turn)
{
  AdvState *state = turn->state;
  BaseRandom random =
    kit_chance_begin (turn->chance, ADV_DICE, state->n_rolls,
                      state->seed + (state->n_rolls + 1) * G_GUINT64_CONSTANT (0xd1342543de82ef95));
  KitOutcome dice = { ADV_DICE, 2, state->n_rolls };
  guint8 both;                          /* of 36 */

  for (guint i = 0; i < 2; i++)
    dice.bytes[i] = 1 + base_random_below (&random, 6);
  if (state->viewer == 0)
    kit_chance_take (turn->chance, &dice, NULL, NULL);
  both = adv_turn_tell (turn, KIT_ALL_SEATS, 36, 6 * (dice.bytes[0] - 1) + dice.bytes[1] - 1);
  if (both == KIT_UNTOLD)
    return FALSE;
  state->dice[0] = 1 + both / 6;
  state->dice[1] = 1 + both % 6;
  state->n_rolls++;
  adv_events_add (turn, (AdvEvent) { ADV_EVENT_ROLLED, state->player, ADV_NONE, ADV_NONE,
                                     state->dice[1], state->dice[0] });
  return TRUE;
}

static guint
count_common (const AdvCornerSet *a,
              const AdvCornerSet *b)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (a->bits); i++)
    n += __builtin_popcountll (a->bits[i] & b->bits[i]);
  return n;
}

/* The hexagons of a sum give goods to the buildings around them, unless the robber is there; of a
   good that is short nobody gets any, Q14, Q15. */
static void
produce (AdvTurn *turn,
         guint    sum)
{
  AdvState *state = turn->state;
  guint8 due[ADV_TRADED][ADV_MAX_PLAYERS] = { { 0 } };

  for (const guint8 *h = turn->board->by_disc[sum]; *h != ADV_NONE; h++)
    {
      const AdvHexagon *hexagon = &turn->board->hexagons[*h];

      for (guint i = 0; *h != state->robber && i < state->n_players; i++)
        due[hexagon->produces][i] += count_common (&hexagon->around, &state->villages[i]) +
                                     2 * count_common (&hexagon->around, &state->cities[i]);
    }
  for (guint good = 0; good < ADV_TRADED; good++)
    {
      if (adv_total (due[good], ADV_MAX_PLAYERS) >
          (good == ADV_GOLD ? state->stock : state->piles[good]))
        {
          adv_events_tell (turn, ADV_EVENT_SHORTAGE, state->player, good, 0);
          continue;
        }
      for (guint i = 0; i < state->n_players; i++)
        if (due[good][i] > 0)
          {
            adv_hands_gain (turn, i, good, due[good][i]);
            adv_events_tell (turn, ADV_EVENT_PRODUCED, i, good, due[good][i]);
          }
    }
}

/* Q16: the first player from @after on, who has not been asked, with too many cards gives half;
   then the robber is moved. */
void
adv_turn_begin_robber (AdvTurn *turn,
                       guint    after)
{
  AdvState *state = turn->state;

  state->owed = 0;
  for (guint i = after; i < state->n_players; i++)
    {
      guint player = (state->player + i) % state->n_players;

      if (state->n_cards[player] > ADV_SPARED)
        {
          state->phase = ADV_PHASE_DROP;
          state->decider = player;
          state->owed = state->n_cards[player] / 2;
          return;
        }
    }
  state->phase = ADV_PHASE_ROBBER;
  state->decider = state->player;
}

void
adv_turn_roll (AdvTurn *turn)
{
  AdvState *state = turn->state;
  guint sum;

  if (!throw_dice (turn))
    return;
  state->rolled = TRUE;
  sum = state->dice[0] + state->dice[1];
  if (sum == 7)
    {
      adv_turn_begin_robber (turn, 0);
      return;
    }
  produce (turn, sum);
  adv_turn_after_dice (turn, FALSE);
}

/* --- supply and Alexander --- */

/* Everybody gets the top card of the supply, from the player on turn on; if it has too few for all,
   it ends, and its cards go to the piles, Q18, Q19. */
static void
supply_all (AdvTurn *turn)
{
  AdvState *state = turn->state;
  guint size = adv_state_supply_size (state);
  guint8 left[ADV_RESOURCES] = { 0 };

  if (size >= state->n_players)
    for (guint i = 0; i < state->n_players; i++)
      adv_hands_supply (turn, (state->player + i) % state->n_players);
  if (size == 0 || size >= state->n_players)
    return;
  while (state->supply_next < state->supply_end)
    {
      guint8 resource =
        adv_turn_tell (turn, KIT_ALL_SEATS, ADV_RESOURCES, state->supply[state->supply_next++]);

      if (resource != ADV_NONE)
        left[resource]++;
    }
  adv_events_tell (turn, ADV_EVENT_SUPPLY_ENDED, state->player, ADV_NONE, 0);
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (left[i] > 0)
      {
        state->piles[i] += left[i];
        adv_events_tell (turn, ADV_EVENT_LEFT, state->player, i, left[i]);
      }
  turn->learnt = TRUE;
}

/* Alexander passes the next point, if it is no seven or one was rolled; tokens are turned, and the
   auction of the point begins, or the game ends with the last one, Q20 to Q23. */
static void
move_alexander (AdvTurn  *turn,
                gboolean  seven)
{
  AdvState *state = turn->state;
  const AdvPoint *point = &turn->board->points[state->alexander];

  state->phase = ADV_PHASE_BUILD;
  if (point->kind == ADV_POINT_SEVEN && !seven)
    {
      adv_events_tell (turn, ADV_EVENT_WAITS, state->player, ADV_NONE, state->alexander + 1);
      return;
    }
  state->alexander++;
  for (; state->n_turned < point->n_events; state->n_turned++)
    state->tokens[state->n_turned] =
      adv_turn_tell (turn, KIT_ALL_SEATS, ADV_TOKEN_KINDS, state->tokens[state->n_turned]);
  adv_events_add (turn, (AdvEvent) { ADV_EVENT_PASSED_POINT, state->player, ADV_NONE,
                                     point->corner, ADV_NONE, state->alexander });
  if (state->alexander == turn->board->n_points)
    end_game (turn, 54);
  else if (point->kind == ADV_POINT_TEMPLE || point->kind == ADV_POINT_EVENT)
    adv_auction_begin (turn);
}

void
adv_turn_after_dice (AdvTurn  *turn,
                     gboolean  seven)
{
  supply_all (turn);
  move_alexander (turn, seven);
}

/* The next player is on turn, before the dice, Q13. */
void
adv_turn_end (AdvTurn *turn)
{
  AdvState *state = turn->state;

  adv_events_tell (turn, ADV_EVENT_TURN_ENDED, state->player, ADV_NONE, 0);
  state->turn++;
  state->player = state->decider = adv_turn_next (state, state->player);
  state->phase = ADV_PHASE_DICE;
  state->rolled = state->played = state->n_offers = state->n_fresh = 0;
  for (guint i = 0; i < ADV_CARDS; i++)
    state->fresh[i] = 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods change hands, and with them what everybody knows of each hand, Q55 and Q56. */

#include "adv-turn-private.h"

/*
 * Of each hand and resource all know that it has at least @least and at most @most cards. What
 * is seen changes both; a card that is not seen widens them. Then the two are closed: they follow
 * from one another, because the number of cards in each hand is known, and of each resource there
 * are 19 on its pile, in the hands and in the supply. Goods that come or go openly, within what is
 * known, leave nothing to close, so most decisions need not do it.
 */

/* A player gets goods from pile or stock. */
void
adv_hands_gain (AdvTurn *turn,
                guint    player,
                guint8   good,
                guint    n)
{
  AdvState *state = turn->state;

  if (good == ADV_GOLD)
    {
      state->stock -= n;
      state->gold[player] += n;
      return;
    }
  state->piles[good] -= n;
  if (adv_state_shows_hand (state, player))
    state->hands[player][good] += n;
  state->n_cards[player] += n;
  state->least[player][good] += n;
  state->most[player][good] += n;
}

/* A player gives goods to pile or stock. */
void
adv_hands_lose (AdvTurn *turn,
                guint    player,
                guint8   good,
                guint    n)
{
  AdvState *state = turn->state;
  guint8 *least = &state->least[player][good];

  if (good == ADV_GOLD)
    {
      state->stock += n;
      state->gold[player] -= n;
      return;
    }
  turn->learnt |= n > *least;
  state->piles[good] += n;
  if (adv_state_shows_hand (state, player))
    state->hands[player][good] -= n;
  state->n_cards[player] -= n;
  *least = MAX (*least, n) - n;
  state->most[player][good] -= n;
}

/* Goods go from one player to another, for all to see. */
void
adv_hands_trade (AdvTurn      *turn,
                 guint         from,
                 guint         to,
                 const guint8 *goods)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    if (goods[i] > 0)
      {
        adv_hands_lose (turn, from, i, goods[i]);
        adv_hands_gain (turn, to, i, goods[i]);
        adv_events_add (turn,
                        (AdvEvent) { ADV_EVENT_TRADED, from, i, ADV_NONE, to, goods[i] });
      }
}

/* A player has said that they have these goods. */
void
adv_hands_show (AdvTurn      *turn,
                guint         player,
                const guint8 *goods)
{
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (goods[i] > turn->state->least[player][i])
      {
        turn->state->least[player][i] = goods[i];
        turn->learnt = TRUE;
      }
}

/* A player has given all that they had of a resource. */
void
adv_hands_exhaust (AdvTurn *turn,
                   guint    player,
                   guint8   resource)
{
  turn->learnt |= turn->state->most[player][resource] > 0;
  turn->state->most[player][resource] = 0;
}

/* A player gets the top card of the supply, which nobody else sees, Q18. */
void
adv_hands_supply (AdvTurn *turn,
                  guint    player)
{
  AdvState *state = turn->state;
  guint8 resource = adv_turn_tell (turn, 1 << player, ADV_RESOURCES,
                                   state->supply[state->supply_next++]);

  if (resource != ADV_NONE)
    state->hands[player][resource]++;
  state->n_cards[player]++;
  for (guint i = 0; i < ADV_RESOURCES; i++)
    state->most[player][i]++;
  turn->learnt = TRUE;
  adv_events_tell (turn, ADV_EVENT_SUPPLIED, player, resource, 1);
}

/* The player on turn robs a card that only the two see, Q17, unless all know what it must be. In
   the view of another seat it is ADV_NONE. */
void
adv_hands_rob (AdvTurn *turn,
               guint    victim,
               guint8   resource)
{
  AdvState *state = turn->state;
  guint robber = state->player;
  guint n_kinds = 0;

  guint8 kind = ADV_NONE;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (state->most[victim][i] > 0)
      {
        kind = i;
        n_kinds++;
      }
  if (n_kinds == 1)
    {
      adv_turn_expect (turn, resource == ADV_NONE || resource == kind);
      resource = kind;
      state->least[robber][resource]++;
      state->most[robber][resource]++;
      state->least[victim][resource]--;
      state->most[victim][resource]--;
    }
  else
    for (guint i = 0; i < ADV_RESOURCES; i++)
      {
        state->most[robber][i] += state->most[victim][i] > 0;
        state->least[victim][i] -= state->least[victim][i] > 0;
      }
  if (adv_state_shows_hand (state, victim) && resource != ADV_NONE)
    state->hands[victim][resource]--;
  if (adv_state_shows_hand (state, robber) && resource != ADV_NONE)
    state->hands[robber][resource]++;
  state->n_cards[victim]--;
  state->n_cards[robber]++;
  turn->learnt = TRUE;
  adv_events_add (turn, (AdvEvent) { ADV_EVENT_ROBBED, robber, resource, ADV_NONE, victim, 1 });
}

/* --- closing --- */

/* Of @n cells with a known sum: none has more than the others leave, none less than they
   demand. Cells are @step apart. @exactly: they are the whole sum, and not a part of it. */
static gboolean
close_cells (guint8   *least,
             guint8   *most,
             guint     n,
             guint     step,
             guint     sum,
             gboolean  exactly)
{
  guint all_least = 0;
  guint all_most = 0;
  gboolean changed = FALSE;

  for (guint i = 0; i < n; i++)
    {
      all_least += least[i * step];
      all_most += most[i * step];
    }
  for (guint i = 0; i < n; i++)
    {
      guint limit = sum - (all_least - least[i * step]);
      guint others = all_most - most[i * step];
      guint demand = exactly && sum > others ? sum - others : 0;

      if (most[i * step] > limit)
        {
          all_most -= most[i * step] - limit;
          most[i * step] = limit;
          changed = TRUE;
        }
      if (least[i * step] < demand)
        {
          all_least += demand - least[i * step];
          least[i * step] = demand;
          changed = TRUE;
        }
    }
  return changed;
}

/* Brings what all know of the hands to where nothing more follows. */
void
adv_hands_close (AdvState *state)
{
  gboolean no_supply = adv_state_supply_size (state) == 0;
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (guint i = 0; i < state->n_players; i++)
        changed |= close_cells (state->least[i], state->most[i], ADV_RESOURCES, 1,
                                state->n_cards[i], TRUE);
      for (guint i = 0; i < ADV_RESOURCES; i++)
        {
          /* In a view that is being read, too many may be told to go to a pile. */
          guint left = ADV_OF_RESOURCE - MIN (state->piles[i], ADV_OF_RESOURCE);

          changed |= close_cells (&state->least[0][i], &state->most[0][i], state->n_players,
                                  ADV_RESOURCES, left, no_supply);
        }
    }
}

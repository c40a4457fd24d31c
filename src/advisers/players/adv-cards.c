/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves the robber, and plays development cards. */

#include "adv-level-private.h"

#include <string.h>

#define STEAL        60                 /* of the robber: what a robbed card counts, */
#define OF_POINT     15                 /* each point of the one who is robbed, */
#define LEADER       40                 /* and that they lead */
#define LEAST_TAKEN  3                  /* cards for which a monopoly is played */

/* Tenths of pips that a hexagon brings a player. */
static int
count_pips_at (const AdvFigures *figures,
               const AdvHexagon *hexagon,
               guint             player)
{
  const AdvState *state = &figures->seat->state;
  int pips = hexagon->disc == 0 ? 0 : 60 - 10 * ABS ((int) hexagon->disc - 7);
  int n = 0;

  for (guint i = 0; i < ADV_SIDES; i++)
    n += adv_corner_set_has (&state->villages[player], hexagon->corners[i]) +
         2 * adv_corner_set_has (&state->cities[player], hexagon->corners[i]);
  return n * pips;
}

static int
get_block (const AdvFigures *figures,
           guint8            hexagon)
{
  const AdvState *state = &figures->seat->state;
  guint leader = adv_figures_find_leader (figures);
  int worth = 0;

  for (guint i = 0; i < state->n_players; i++)
    {
      int pips = count_pips_at (figures, &figures->board->hexagons[hexagon], i);

      worth += i == figures->player ? -2 * pips : i == leader ? 2 * pips : pips;
    }
  return worth;
}

/** adv_cards_rob: where it hurts the others most, and the leader above all. */
void
adv_cards_rob (const AdvFigures *figures,
               AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  guint leader = adv_figures_find_leader (figures);
  int best = G_MININT;

  for (guint i = 0; i < figures->board->n_hexagons; i++)
    {
      guint victims = adv_state_victims (state, figures->board, i);
      int block = get_block (figures, i);

      if (i == state->robber)
        continue;
      if (victims == 0 && block > best)
        {
          best = block;
          decision->place = i;
          decision->other = ADV_NONE;
        }
      for (; victims != 0; victims &= victims - 1)
        {
          guint victim = __builtin_ctz (victims);
          int worth = block + STEAL + OF_POINT * (int) adv_state_visible_points (state, victim) +
                      (victim == leader ? LEADER : 0);

          if (worth > best)
            {
              best = worth;
              decision->place = i;
              decision->other = victim;
            }
        }
    }
}

/* The resource of which the others seem to have most; how many. */
static guint
find_monopoly (const AdvFigures *figures,
               guint8           *resource)
{
  const AdvSeat *seat = figures->seat;
  guint most = 0;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      guint n = 0;

      for (guint k = 0; k < seat->state.n_players; k++)
        if (k != figures->player)
          n += seat->least[k][i] + seat->most[k][i] / 3;
      if (n > most)
        {
          most = n;
          *resource = i;
        }
    }
  return most;
}

/* The two cards that make the hand most useful. */
static void
choose_plenty (const AdvFigures *figures,
               AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  guint8 none[ADV_TRADED] = { 0 };

  for (guint n = adv_legal_plenty (state); n > 0; n--)
    {
      int best = G_MININT;
      guint at = 0;

      for (guint i = 0; i < ADV_RESOURCES; i++)
        {
          guint8 got[ADV_TRADED];
          int worth;

          memcpy (got, decision->get, sizeof got);
          if (++got[i] > state->piles[i])
            continue;
          worth = adv_figures_get_goods (figures, none, got);
          if (worth > best)
            {
              best = worth;
              at = i;
            }
        }
      decision->get[at]++;
    }
}

/* Whether one more knight would bring the strongest army, Q52. */
static gboolean
brings_army (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  guint knights = state->knights[figures->player] + 1;

  for (guint i = 0; i < state->n_players; i++)
    if (i != figures->player && state->knights[i] >= knights)
      return FALSE;
  return knights >= ADV_LEAST_ARMY && state->strongest != figures->player;
}

/* Whether a knight is to be played now, Q48: if it brings the strongest army, or drives the robber
   from the player's own land. The last one is kept for that; others are played after the dice. */
static gboolean
wants_knight (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  const AdvHexagon *robbed = &figures->board->hexagons[state->robber];
  guint n = adv_state_playable (state, ADV_CARD_KNIGHT);

  if (n == 0)
    return FALSE;
  return brings_army (figures) || count_pips_at (figures, robbed, figures->player) > 0 ||
         (n > 1 && state->phase != ADV_PHASE_DICE);
}

/**
 * adv_cards_play:
 * @figures: the figures of the player on turn, before the dice or while they trade and build
 * @decision: (out): a development card to play; the one with roads is left to who plans them
 *
 * Returns: whether one is played
 */
gboolean
adv_cards_play (const AdvFigures *figures,
                AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;

  memset (decision, 0, sizeof *decision);
  if (state->played)
    return FALSE;
  if (wants_knight (figures))
    {
      decision->kind = ADV_PLAY_KNIGHT;
      adv_cards_rob (figures, decision);
      return TRUE;
    }
  if (state->phase == ADV_PHASE_DICE)
    return FALSE;
  if (adv_state_playable (state, ADV_CARD_PLENTY) > 0 && adv_legal_plenty (state) > 0)
    {
      decision->kind = ADV_PLAY_PLENTY;
      choose_plenty (figures, decision);
      return TRUE;
    }
  if (adv_state_playable (state, ADV_CARD_MONOPOLY) > 0 &&
      find_monopoly (figures, &decision->other) >= LEAST_TAKEN)
    {
      decision->kind = ADV_PLAY_MONOPOLY;
      return TRUE;
    }
  return FALSE;
}

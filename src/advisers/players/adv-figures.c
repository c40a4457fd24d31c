/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What things are worth to a seat, in plain figures: hundredths of a card. */

#include "adv-figures.h"

#define WAIT        5                   /* turns that Alexander waits for a seven, beyond one */
#define PER_POINT   7                   /* turns in which the leader gets another point */
#define PLENTY_TIME 12                  /* turns after which a card has been of use */
#define DISCOUNT    60                  /* of 100: what a card to come is worth today */
#define HARBOUR     60

/* Cards of each resource, and gold, that a hand has use for. */
static const guint8 useful[ADV_TRADED] = { 2, 2, 3, 2, 3, 0 };

static int
count_turns (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  const AdvBoard *board = figures->board;
  guint leader = adv_figures_find_leader (figures);
  int turns = board->n_points - state->alexander;
  int lead = (ADV_WINNING - (int) adv_state_visible_points (state, leader)) * PER_POINT;

  for (guint i = state->alexander; i < board->n_points; i++)
    turns += board->points[i].kind == ADV_POINT_SEVEN ? WAIT : 0;
  return MAX (MIN (turns, lead), 1);
}

/**
 * adv_figures_init:
 * @figures: (out): the figures of the player who decides
 * @seat: what they may know
 * @board: the board
 */
void
adv_figures_init (AdvFigures     *figures,
                  const AdvSeat  *seat,
                  const AdvBoard *board)
{
  *figures = (AdvFigures) { .seat = seat, .board = board, .player = seat->player };
  figures->turns = count_turns (figures);
  figures->card = ADV_CARD_WORTH * MIN (figures->turns, PLENTY_TIME) / PLENTY_TIME;
}

/** adv_figures_find_leader: who has most points for all to see, another player before this one. */
guint
adv_figures_find_leader (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  guint leader = (figures->player + 1) % state->n_players;

  for (guint i = 0; i < state->n_players; i++)
    if (adv_state_visible_points (state, i) > adv_state_visible_points (state, leader))
      leader = i;
  return leader;
}

/* Of how many of 36 rolls a corner has something, gold counting less. In tenths. */
static int
weigh_pips (const AdvFigures *figures,
            guint8            corner)
{
  const AdvCorner *c = &figures->board->corners[corner];
  int pips = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    pips += c->pips[i] * (i == ADV_GOLD ? 4 : 10);
  return pips;
}

/* The cards that a village there will bring. */
static int
get_income (const AdvFigures *figures,
            guint8            corner)
{
  return weigh_pips (figures, corner) * figures->turns * DISCOUNT / 360;
}

/** adv_figures_get_corner: what a village on a corner is worth, whatever it costs. */
int
adv_figures_get_corner (const AdvFigures *figures,
                        guint8            corner)
{
  int worth = ADV_POINT_WORTH + get_income (figures, corner);

  for (guint i = 0; i <= ADV_RESOURCES; i++)
    if (adv_corner_set_has (&figures->board->harbour_corners[i], corner))
      worth += HARBOUR;
  return worth;
}

/** adv_figures_get_city: what it is worth to make a village a city, whatever it costs. */
int
adv_figures_get_city (const AdvFigures *figures,
                      guint8            corner)
{
  return ADV_POINT_WORTH + get_income (figures, corner);
}

/**
 * adv_figures_get_nth:
 * @figures: the figures of a player
 * @good: a resource, or gold
 * @n: from 1
 *
 * Returns: what the @n-th good of this kind in a hand is worth: less if there is no use for it
 */
int
adv_figures_get_nth (const AdvFigures *figures,
                     guint8            good,
                     guint             n)
{
  guint rate = adv_state_rate (&figures->seat->state, figures->board, figures->player, good);

  if (good == ADV_GOLD)
    return figures->card / (rate + 1);
  if (n <= useful[good])
    return figures->card;
  return figures->card / (n <= 2u * useful[good] ? 2 : rate);
}

/**
 * adv_figures_get_goods:
 * @figures: the figures of a player
 * @given: (array): six numbers of goods that leave the hand
 * @got: (array): six numbers of goods that come into it
 *
 * Returns: how much more the hand is worth then
 */
int
adv_figures_get_goods (const AdvFigures *figures,
                       const guint8     *given,
                       const guint8     *got)
{
  const AdvState *state = &figures->seat->state;
  int worth = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    {
      guint held = i == ADV_GOLD ? state->gold[figures->player] : state->hands[figures->player][i];

      for (guint k = 0; k < given[i]; k++)
        worth -= adv_figures_get_nth (figures, i, held - k);
      for (guint k = 0; k < got[i]; k++)
        worth += adv_figures_get_nth (figures, i, held - given[i] + k + 1);
    }
  return worth;
}

/* --- advisers --- */

/* Points as an adviser if that player had one more token, less those they have, Q32, Q33. */
static int
count_gain (const AdvFigures *figures,
            guint             player)
{
  const AdvState *state = &figures->seat->state;
  const guint8 *points = adv_of_adviser[figures->seat->state.n_players];
  guint n = state->n_won[player] + 1;
  guint before = ADV_MAX_PLAYERS;
  guint after = 0;

  if (n < ADV_LEAST_TOKENS)
    return 0;
  for (guint i = 0; i < state->n_advisers; i++)
    {
      if (state->advisers[i] == player)
        before = i;
      else
        after += state->n_won[state->advisers[i]] >= n;
    }
  return points[after] - (before < ADV_MAX_PLAYERS ? points[before] : 0);
}

/** adv_figures_get_token: what the event token that is auctioned is worth: what it brings at once,
    what it is on the way to, and what the next in the race would have of it. */
int
adv_figures_get_token (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  int left = figures->board->points[figures->board->n_points - 1].n_events - state->n_turned;
  int missing = ADV_LEAST_TOKENS - (int) state->n_won[figures->player];
  int worth = count_gain (figures, figures->player) * ADV_POINT_WORTH;
  int rival = 0;

  if (missing > 1 && left >= missing - 1)
    worth += ADV_POINT_WORTH * 2 / (missing + 1);
  else if (missing <= 1)
    worth += ADV_POINT_WORTH * MIN (left, 6) / 12;
  for (guint i = 0; i < state->n_players; i++)
    if (i != figures->player)
      rival = MAX (rival, count_gain (figures, i));
  return worth + rival * ADV_POINT_WORTH / 4;
}

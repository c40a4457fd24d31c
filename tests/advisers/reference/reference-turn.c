/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows by itself in a turn: production, supply, Alexander, auctions, the end. */

#include "reference-private.h"

#define HAND_MOST 11 /* Q16 */
#define POINTS_TO_WIN 14 /* Q53 */

static int
go_round (AdvRef *ref,
          int     steps)
{
  return (ref->player + steps) % ref->players;
}

/* ---- The end ---- */

/* No auction and no offer is left. */
void
adv_ref_clear (AdvRef *ref)
{
  ref->bid = 0;
  ref->bidder = NONE;
  ref->owed = 0;
  ref->free_roads = 0;
  ref->n_answers = 0;
  for (int p = 0; p < MAX_PLAYERS; p++)
    ref->passed[p] = ref->bluffed[p] = FALSE;
  for (int i = 0; i < N_LETTERS; i++)
    ref->give[i] = ref->get[i] = 0;
}

/* Q53 */
void
adv_ref_end_if_fourteen (AdvRef *ref)
{
  if (ref->phase == PHASE_OVER || adv_ref_count_points (ref, ref->player) < POINTS_TO_WIN)
    return;

  adv_ref_clear (ref);
  ref->phase = PHASE_OVER;
  ref->winner[ref->player] = TRUE;
}

static gboolean
is_ahead (AdvRef *ref,
          int     one,
          int     other)
{
  int points = adv_ref_count_points (ref, one) - adv_ref_count_points (ref, other);
  int tokens = adv_ref_count_tokens (ref, one) - adv_ref_count_tokens (ref, other);

  return points > 0 || (points == 0 && tokens > 0);
}

/* Q54 */
static void
end_at_persepolis (AdvRef *ref)
{
  adv_ref_clear (ref);
  ref->phase = PHASE_OVER;
  for (int p = 0; p < ref->players; p++)
    {
      ref->winner[p] = TRUE;
      for (int other = 0; other < ref->players; other++)
        if (is_ahead (ref, other, p))
          ref->winner[p] = FALSE;
    }
}

/* ---- Auctions ---- */

static void
start_build (AdvRef *ref)
{
  adv_ref_clear (ref);
  ref->phase = PHASE_BUILD;
  ref->seat = ref->player;
}

/* Nobody, if winner is NONE (Q29). */
void
adv_ref_award (AdvRef *ref,
               int     winner)
{
  int corner = ref->board.point[ref->alexander - 1].corner;

  if (adv_ref_get_event (ref) != '\0')
    {
      g_string_append_c (ref->won, winner == NONE ? '-' : '1' + winner);
      if (winner != NONE)
        adv_ref_join_advisers (ref, winner);
    }
  else if (winner != NONE && adv_ref_count_buildings (ref, winner, FALSE) < VILLAGES)
    ref->building[corner] = winner; /* Q30 */

  start_build (ref);
}

/* The first who may take part, from the player on turn on, is asked (Q25, Q28). */
void
adv_ref_start_auction (AdvRef *ref)
{
  ref->phase = PHASE_BID;
  ref->bid = 0;
  ref->bidder = NONE;
  ref->owed = 0;

  for (int i = 0; i < ref->players; i++)
    if (!ref->bluffed[go_round (ref, i)])
      {
        ref->seat = go_round (ref, i);
        return;
      }

  adv_ref_award (ref, NONE); /* Q29 */
}

/* Q27, Q28 */
static void
end_auction (AdvRef *ref)
{
  g_autoptr (GPtrArray) payments = adv_ref_list_payments (ref, ref->bidder, ref->bid);

  ref->seat = ref->bidder;
  for (int p = 0; p < ref->players; p++)
    ref->passed[p] = FALSE;
  if (payments->len > 0)
    {
      ref->phase = PHASE_PAY;
      return;
    }

  ref->phase = PHASE_FORFEIT;
  ref->owed = adv_ref_count_hand (ref, ref->bidder) / 2;
  ref->bluffed[ref->bidder] = TRUE;
  ref->bid = 0;
  ref->bidder = NONE;
  if (ref->owed == 0)
    adv_ref_start_auction (ref);
}

/* The seat has bid or passed; the next is asked, or it is over (Q25). */
void
adv_ref_go_on_auction (AdvRef *ref)
{
  for (int i = 1; i <= ref->players; i++)
    {
      int p = (ref->seat + i) % ref->players;

      if (!ref->passed[p] && !ref->bluffed[p] && p != ref->bidder)
        {
          ref->seat = p;
          return;
        }
    }

  if (ref->bidder == NONE)
    adv_ref_award (ref, NONE);
  else
    end_auction (ref);
}

/* ---- Dice, supply, Alexander ---- */

/* Q14 */
static int
count_due (AdvRef *ref,
           int     player,
           int     good,
           int     sum)
{
  int n = 0;

  for (int i = 0; i < ref->board.n_hexagons; i++)
    {
      Hexagon *hexagon = &ref->board.hexagon[i];

      if (!hexagon->land || hexagon->good != good || hexagon->disc != sum || i == ref->robber)
        continue;
      for (int j = 0; j < 6; j++)
        if (ref->building[hexagon->corner[j]] == player)
          n += ref->city[hexagon->corner[j]] ? 2 : 1;
    }

  return n;
}

/* Q14, Q15 */
static void
produce (AdvRef *ref,
         int     sum)
{
  for (int good = 0; good < N_GOODS; good++)
    {
      int all = 0;

      for (int p = 0; p < ref->players; p++)
        all += count_due (ref, p, good, sum);
      if (all > ref->bank[good])
        continue;
      for (int p = 0; p < ref->players; p++)
        adv_ref_gain (ref, p, good, count_due (ref, p, good, sum));
    }
}

/* The next who has too many cards gives half, beginning so many seats after the player on turn
 * (Q16). */
void
adv_ref_ask_drop (AdvRef *ref,
                  int     first)
{
  ref->owed = 0;
  for (int i = first; i < ref->players; i++)
    {
      int p = go_round (ref, i);
      int hand = adv_ref_count_hand (ref, p);

      if (hand > HAND_MOST)
        {
          ref->phase = PHASE_DROP;
          ref->seat = p;
          ref->owed = hand / 2;
          return;
        }
    }

  ref->phase = PHASE_ROBBER;
  ref->seat = ref->player;
}

void
adv_ref_roll (AdvRef *ref,
              int     sum)
{
  ref->rolled = TRUE;
  if (sum == 7)
    {
      adv_ref_ask_drop (ref, 0);
      return;
    }

  produce (ref, sum);
  adv_ref_finish_dice (ref, FALSE);
}

/* Q18, Q19 */
static void
hand_out_supply (AdvRef *ref)
{
  if (ref->supply->len >= (gsize) ref->players)
    {
      for (int i = 0; i < ref->players; i++)
        adv_ref_draw_supply (ref, go_round (ref, i));
      return;
    }

  for (gsize i = 0; i < ref->supply->len; i++)
    ref->bank[adv_ref_find_letter (GOODS, ref->supply->str[i])]++;
  g_string_truncate (ref->supply, 0);
}

/* Supply, Alexander and the event, after the dice and the robber (Q10). */
void
adv_ref_finish_dice (AdvRef  *ref,
                     gboolean seven)
{
  PointKind kind = ref->board.point[ref->alexander].kind;

  hand_out_supply (ref);

  if (kind == POINT_SEVEN && !seven) /* Q21 */
    {
      start_build (ref);
      return;
    }

  ref->alexander++;
  if (ref->alexander == ref->board.n_points)
    end_at_persepolis (ref);
  else if (kind == POINT_TEMPLE || kind == POINT_EVENT)
    {
      adv_ref_clear (ref);
      adv_ref_start_auction (ref);
    }
  else
    start_build (ref);
}

void
adv_ref_start_turn (AdvRef *ref)
{
  ref->turn++;
  ref->player = go_round (ref, 1);
  ref->seat = ref->player;
  ref->phase = PHASE_DICE;
  ref->rolled = FALSE;
  ref->played = FALSE;
  ref->offers = 0;
  for (int kind = 0; kind < N_KINDS; kind++)
    ref->fresh[kind] = 0;
}

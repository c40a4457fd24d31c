/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods that move between hands, piles and stock, and what public events tell all of a hand: the
 * least and the most cards of each resource (Q55 to Q57). */

#include "reference-private.h"

void
adv_ref_start_knowing (AdvRef *ref)
{
  for (int p = 0; p < ref->players; p++)
    for (int r = 0; r < N_RESOURCES; r++)
      {
        ref->least[p][r] = 0;
        ref->most[p][r] = adv_ref_count_hand (ref, p);
      }
}

/* What the other resources of the hand leave for this one. */
static gboolean
close_by_hand (AdvRef *ref,
               int     player,
               int     resource)
{
  int *least = ref->least[player];
  int *most = ref->most[player];
  int lowest = adv_ref_count_hand (ref, player);
  int highest = lowest;
  gboolean changed;

  for (int r = 0; r < N_RESOURCES; r++)
    if (r != resource)
      {
        highest -= least[r];
        lowest -= most[r];
      }

  changed = most[resource] > highest || least[resource] < lowest;
  most[resource] = MIN (most[resource], highest);
  least[resource] = MAX (least[resource], lowest);

  return changed;
}

/* What the pile and the other hands leave for this one. */
static gboolean
close_by_others (AdvRef *ref,
                 int     player,
                 int     resource)
{
  int *least = &ref->least[player][resource];
  int *most = &ref->most[player][resource];
  int highest = CARDS_EACH - ref->bank[resource];
  int lowest = highest;
  gboolean changed;

  for (int p = 0; p < ref->players; p++)
    if (p != player)
      {
        highest -= ref->least[p][resource];
        lowest -= ref->most[p][resource];
      }
  if (ref->supply->len > 0)
    lowest = 0; /* the rest may lie there */

  changed = *most > highest || *least < lowest;
  *most = MIN (*most, highest);
  *least = MAX (*least, lowest);

  return changed;
}

void
adv_ref_close (AdvRef *ref)
{
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (int p = 0; p < ref->players; p++)
        for (int r = 0; r < N_RESOURCES; r++)
          {
            changed = close_by_hand (ref, p, r) || changed;
            changed = close_by_others (ref, p, r) || changed;
          }
    }
}

/* An offer and a yes show that these are there. */
void
adv_ref_show (AdvRef    *ref,
              int        player,
              const int *goods)
{
  for (int r = 0; r < N_RESOURCES; r++)
    ref->least[player][r] = MAX (ref->least[player][r], goods[r]);
}

void
adv_ref_gain (AdvRef *ref,
              int     player,
              int     good,
              int     n)
{
  ref->goods[player][good] += n;
  ref->bank[good] -= n;
  if (good != GOLD)
    {
      ref->least[player][good] += n;
      ref->most[player][good] += n;
    }
}

void
adv_ref_lose (AdvRef *ref,
              int     player,
              int     good,
              int     n)
{
  ref->goods[player][good] -= n;
  ref->bank[good] += n;
  if (good != GOLD)
    {
      ref->least[player][good] = MAX (ref->least[player][good], n) - n;
      ref->most[player][good] -= n;
    }
}

/* Hidden from the others (Q3, Q18). */
void
adv_ref_draw_supply (AdvRef *ref,
                     int     player)
{
  int resource = adv_ref_find_letter (GOODS, ref->supply->str[0]);

  g_string_erase (ref->supply, 0, 1);
  ref->goods[player][resource]++;
  for (int r = 0; r < N_RESOURCES; r++)
    ref->most[player][r]++;
}

/* Hidden from the others (Q56), unless all know that there is one kind only. */
void
adv_ref_rob (AdvRef *ref,
             int     victim,
             int     resource)
{
  int robber = ref->player;
  int possible = 0;

  for (int r = 0; r < N_RESOURCES; r++)
    possible += ref->most[victim][r] > 0;

  if (possible == 1)
    {
      adv_ref_lose (ref, victim, resource, 1);
      adv_ref_gain (ref, robber, resource, 1);
      return;
    }

  ref->goods[victim][resource]--;
  ref->goods[robber][resource]++;
  for (int r = 0; r < N_RESOURCES; r++)
    {
      ref->least[victim][r] = MAX (ref->least[victim][r] - 1, 0);
      if (ref->most[victim][r] > 0)
        ref->most[robber][r]++;
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of section 13, and that what all know of the hands is true. */

#include "reference-private.h"

#include <string.h>

static int
count_letter (const char *text,
              char        letter)
{
  int n = 0;

  for (; *text != '\0'; text++)
    n += *text == letter;

  return n;
}

/* Of each resource 19, and 40 gold; nothing negative. */
static char *
check_goods (AdvRef *ref)
{
  for (int i = 0; i < N_GOODS; i++)
    {
      int n = ref->bank[i] + count_letter (ref->supply->str, GOODS[i]);

      for (int p = 0; p < ref->players; p++)
        {
          n += ref->goods[p][i];
          if (ref->goods[p][i] < 0)
            return g_strdup_printf ("player %d has %d of %c", p + 1, ref->goods[p][i], GOODS[i]);
        }
      if (ref->bank[i] < 0)
        return g_strdup_printf ("the bank has %d of %c", ref->bank[i], GOODS[i]);
      if (n != (i == GOLD ? ALL_GOLD : CARDS_EACH))
        return g_strdup_printf ("there are %d of %c", n, GOODS[i]);
    }

  return NULL;
}

static char *
check_cards (AdvRef *ref)
{
  static const int all[] = { 14, 5, 2, 2, 2 };

  for (int i = 0; i < N_KINDS; i++)
    {
      int n = ref->out[i] + count_letter (ref->deck->str, DEVELOPMENT[i]);

      for (int p = 0; p < ref->players; p++)
        {
          n += ref->cards[p][i] + (i == 0 ? ref->knights[p] : 0);
          if (ref->cards[p][i] < 0 || ref->knights[p] < 0)
            return g_strdup_printf ("player %d has less than no card %c", p + 1, DEVELOPMENT[i]);
        }
      if (n != all[i])
        return g_strdup_printf ("there are %d cards %c", n, DEVELOPMENT[i]);
      if (ref->out[i] < 0 || (i < 2 && ref->out[i] > 0))
        return g_strdup_printf ("%d cards %c are out of the game", ref->out[i], DEVELOPMENT[i]);
      if (ref->fresh[i] < 0 || ref->fresh[i] > ref->cards[ref->player][i])
        return g_strdup_printf ("%d cards %c are fresh", ref->fresh[i], DEVELOPMENT[i]);
    }

  return NULL;
}

/* In phase bid, forfeit or pay the event is not yet decided. */
static char *
check_tokens (AdvRef *ref)
{
  gboolean auction = ref->phase == PHASE_BID || ref->phase == PHASE_FORFEIT ||
                     ref->phase == PHASE_PAY;
  int decided = adv_ref_count_events (ref) - (auction && adv_ref_get_event (ref) != '\0');

  for (const char *c = "hbts"; *c != '\0'; c++)
    if (count_letter (ref->tokens, *c) != N_TOKENS / 4)
      return g_strdup_printf ("there are %d tokens %c", count_letter (ref->tokens, *c), *c);
  if ((int) ref->won->len != decided)
    return g_strdup_printf ("%d tokens are won or unsold, of %d", (int) ref->won->len, decided);

  return NULL;
}

static char *
check_pieces (AdvRef *ref)
{
  for (int p = 0; p < ref->players; p++)
    if (adv_ref_count_buildings (ref, p, FALSE) > VILLAGES ||
        adv_ref_count_buildings (ref, p, TRUE) > CITIES || adv_ref_count_roads (ref, p) > ROADS)
      return g_strdup_printf ("player %d has too many pieces", p + 1);

  for (int i = 0; i < ref->board.n_corners; i++)
    {
      Corner *corner = &ref->board.corner[i];

      for (int j = 0; j < corner->n_edges && ref->building[i] != NONE; j++)
        if (ref->building[corner->next[j]] != NONE)
          return g_strdup_printf ("%s and a corner next to it have buildings", corner->name);
    }
  for (int i = ref->alexander; i < ref->board.n_points; i++)
    if (ref->building[ref->board.point[i].corner] != NONE)
      return g_strdup_printf ("there is a building on point %d, not passed", i + 1);
  if (!ref->board.hexagon[ref->robber].land)
    return g_strdup ("the robber is at sea");

  return NULL;
}

/* Q32 and Q52 */
static char *
check_honours (AdvRef *ref)
{
  if (ref->longest_road != adv_ref_find_road_card (ref))
    return g_strdup ("the wrong one has the longest road");
  if (ref->strongest_army != adv_ref_find_army_card (ref))
    return g_strdup ("the wrong one has the strongest army");

  for (int p = 0; p < ref->players; p++)
    {
      int times = 0;

      for (int i = 0; i < ref->n_advisers; i++)
        times += ref->adviser[i] == p;
      if (times != (adv_ref_count_tokens (ref, p) >= 3))
        return g_strdup_printf ("player %d is wrongly an adviser or not", p + 1);
    }
  for (int i = 1; i < ref->n_advisers; i++)
    if (adv_ref_count_tokens (ref, ref->adviser[i - 1]) <
        adv_ref_count_tokens (ref, ref->adviser[i]))
      return g_strdup ("the advisers are in the wrong order");

  return NULL;
}

static char *
check_phase (AdvRef *ref)
{
  g_auto (GStrv) words = adv_ref_legal (ref);
  gboolean over = ref->phase == PHASE_OVER;

  if (ref->turn < 1 || ref->offers < 0 || ref->offers > MAX (ref->offers_allowed, 0) ||
      ref->bid < 0 || ref->owed < 0 || ref->free_roads < 0)
    return g_strdup ("a number is out of its bounds");
  if (over != (words[0] == NULL))
    return g_strdup (over ? "there are decisions after the end" : "there is no decision");
  for (int i = 0; words[0] != NULL && words[i + 1] != NULL; i++)
    if (strcmp (words[i], words[i + 1]) >= 0)
      return g_strdup_printf ("%s is there twice or in the wrong place", words[i + 1]);
  if (!over && adv_ref_count_points (ref, ref->player) >= 14)
    return g_strdup ("the player on turn has 14 points");
  if (!over && ref->alexander >= ref->board.n_points)
    return g_strdup ("Alexander has passed the last point");

  return NULL;
}

static char *
check_known (AdvRef *ref)
{
  for (int p = 0; p < ref->players; p++)
    for (int r = 0; r < N_RESOURCES; r++)
      {
        int n = ref->goods[p][r];

        if (ref->least[p][r] < 0 || ref->least[p][r] > n || ref->most[p][r] < n)
          return g_strdup_printf ("player %d has %d of %c, known are %d to %d", p + 1, n,
                                  GOODS[r], ref->least[p][r], ref->most[p][r]);
      }

  return NULL;
}

char *
adv_ref_check (AdvRef *ref)
{
  static char *(*const checks[]) (AdvRef *) = {
    check_goods, check_cards, check_tokens, check_pieces, check_honours, check_phase, check_known,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      char *fault = checks[i] (ref);

      if (fault != NULL)
        return fault;
    }

  return NULL;
}

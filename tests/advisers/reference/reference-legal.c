/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the legal decisions of a position (section 14). */

#include "reference-private.h"

#include <string.h>

#define OFFER_MOST 4 /* goods on each side (Q37) */

/* ---- Goods ---- */

/* All ways to go on from the text with this and the later letters of GOODS, worth what is left. */
static void
add_goods (GPtrArray *list,
           const int *limit,
           GString   *text,
           int        good,
           int        left)
{
  int worth = good == KNIGHT ? 3 : 1; /* Q24 */
  gsize length = text->len;

  if (good == N_LETTERS)
    {
      if (left == 0)
        g_ptr_array_add (list, g_strdup (text->str));
      return;
    }

  for (int n = 0; n <= limit[good] && n * worth <= left; n++)
    {
      add_goods (list, limit, text, good + 1, left - n * worth);
      g_string_append_c (text, GOODS[good]);
    }
  g_string_truncate (text, length);
}

/* Goods within the limits that are worth so much together. */
static GPtrArray *
list_goods (const int *limit,
            int        worth)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);

  add_goods (list, limit, text, 0, worth);

  return list;
}

static void
add_words (GPtrArray *words,
           const char *before,
           GPtrArray *list)
{
  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (words, g_strconcat (before, g_ptr_array_index (list, i), NULL));
}

/* ---- Auctions ---- */

/* Q24 */
static const char *
get_admitted (AdvRef *ref)
{
  switch (adv_ref_get_event (ref))
    {
    case 'h': return "HLG";
    case 'b': return "BWG";
    case 't': return "LOGK";
    case 's': return "BOG";
    default: return "BWHLG";
    }
}

/* Q27 */
GPtrArray *
adv_ref_list_payments (AdvRef *ref,
                       int     player,
                       int     bid)
{
  const char *admitted = get_admitted (ref);
  int limit[N_LETTERS];

  for (int i = 0; i < N_LETTERS; i++)
    {
      limit[i] = i == KNIGHT ? ref->knights[player] : ref->goods[player][i];
      if (strchr (admitted, GOODS[i]) == NULL)
        limit[i] = 0;
    }

  return list_goods (limit, bid);
}

/* Q25, Q26 */
static void
add_bids (AdvRef    *ref,
          GPtrArray *words)
{
  int most = adv_ref_count_hand (ref, ref->seat) + ref->goods[ref->seat][GOLD];

  if (adv_ref_get_event (ref) == 't')
    most += 3 * ref->knights[ref->seat];

  for (int bid = ref->bid + 1; bid <= most; bid++)
    g_ptr_array_add (words, g_strdup_printf ("bid:%d", bid));
  g_ptr_array_add (words, g_strdup ("pass"));
}

/* Q27 */
static void
add_payments (AdvRef    *ref,
              GPtrArray *words)
{
  g_autoptr (GPtrArray) list = adv_ref_list_payments (ref, ref->seat, ref->bid);

  add_words (words, "pay:", list);
}

/* Q16, Q28 */
static void
add_drops (AdvRef    *ref,
           GPtrArray *words)
{
  int limit[N_LETTERS] = { 0 };
  g_autoptr (GPtrArray) list = NULL;

  for (int r = 0; r < N_RESOURCES; r++)
    limit[r] = ref->goods[ref->seat][r];
  list = list_goods (limit, ref->owed);
  add_words (words, "drop:", list);
}

/* ---- Robber ---- */

static gboolean
stands_at (AdvRef  *ref,
           int      player,
           Hexagon *hexagon)
{
  for (int i = 0; i < 6; i++)
    if (ref->building[hexagon->corner[i]] == player)
      return TRUE;

  return FALSE;
}

/* Q17 */
static void
add_robberies (AdvRef     *ref,
               const char *verb,
               GPtrArray  *words)
{
  for (int i = 0; i < ref->board.n_hexagons; i++)
    {
      Hexagon *hexagon = &ref->board.hexagon[i];
      int victims = 0;

      if (!hexagon->land || i == ref->robber)
        continue;
      for (int p = 0; p < ref->players; p++)
        if (p != ref->player && stands_at (ref, p, hexagon) && adv_ref_count_hand (ref, p) > 0)
          {
            victims++;
            g_ptr_array_add (words, g_strdup_printf ("%s:%s>%d", verb, hexagon->name, p + 1));
          }
      if (victims == 0)
        g_ptr_array_add (words, g_strdup_printf ("%s:%s", verb, hexagon->name));
    }
}

/* ---- Roads, villages, cities ---- */

/* Q39, a piece in stock (Q34) included, the price not */
gboolean
adv_ref_road_is_legal (AdvRef *ref,
                       int     edge)
{
  if (ref->road[edge] != NONE || adv_ref_count_roads (ref, ref->player) == ROADS)
    return FALSE;

  for (int i = 0; i < 2; i++)
    {
      int corner = ref->board.edge[edge].corner[i];
      Corner *here = &ref->board.corner[corner];

      if (ref->building[corner] == ref->player)
        return TRUE;
      for (int j = 0; j < here->n_edges; j++)
        if (ref->building[corner] == NONE && ref->road[here->edge[j]] == ref->player)
          return TRUE;
    }

  return FALSE;
}

gboolean
adv_ref_any_road (AdvRef *ref)
{
  for (int i = 0; i < ref->board.n_edges; i++)
    if (adv_ref_road_is_legal (ref, i))
      return TRUE;

  return FALSE;
}

static void
add_roads (AdvRef    *ref,
           GPtrArray *words)
{
  for (int i = 0; i < ref->board.n_edges; i++)
    if (adv_ref_road_is_legal (ref, i))
      g_ptr_array_add (words, g_strconcat ("road:", ref->board.edge[i].name, NULL));
}

/* A point of any kind that Alexander has not passed (Q43). */
static gboolean
is_to_come (AdvRef *ref,
            int     corner)
{
  for (int i = ref->alexander; i < ref->board.n_points; i++)
    if (ref->board.point[i].corner == corner)
      return TRUE;

  return FALSE;
}

/* Q40, Q41, Q43 */
static gboolean
village_is_legal (AdvRef *ref,
                  int     corner)
{
  Corner *here = &ref->board.corner[corner];
  gboolean touched = FALSE;

  if (ref->building[corner] != NONE || is_to_come (ref, corner))
    return FALSE;

  for (int i = 0; i < here->n_edges; i++)
    {
      touched = touched || ref->road[here->edge[i]] == ref->player;
      if (ref->building[here->next[i]] != NONE || is_to_come (ref, here->next[i]))
        return FALSE;
    }

  return touched;
}

static gboolean
can_afford (AdvRef     *ref,
            const char *price)
{
  int cost[N_LETTERS];

  adv_ref_read_goods (price, cost);
  for (int r = 0; r < N_RESOURCES; r++)
    if (ref->goods[ref->player][r] < cost[r])
      return FALSE;

  return TRUE;
}

/* Q34 */
static void
add_building (AdvRef    *ref,
              GPtrArray *words)
{
  int player = ref->player;
  gboolean villages = can_afford (ref, "BWHL") &&
                      adv_ref_count_buildings (ref, player, FALSE) < VILLAGES;
  gboolean cities = can_afford (ref, "HHOOO") &&
                    adv_ref_count_buildings (ref, player, TRUE) < CITIES;

  if (can_afford (ref, "BW"))
    add_roads (ref, words);
  for (int i = 0; i < ref->board.n_corners; i++)
    {
      const char *name = ref->board.corner[i].name;

      if (villages && village_is_legal (ref, i))
        g_ptr_array_add (words, g_strconcat ("village:", name, NULL));
      if (cities && ref->building[i] == player && !ref->city[i])
        g_ptr_array_add (words, g_strconcat ("city:", name, NULL));
    }
  if (can_afford (ref, "HLO") && ref->deck->len > 0)
    g_ptr_array_add (words, g_strdup ("buy"));
}

/* ---- Trade ---- */

/* Q35, Q36 */
static int
find_rate (AdvRef *ref,
           int     good)
{
  int rate = 4;

  for (int i = 0; i < ref->board.n_harbours; i++)
    {
      Harbour *harbour = &ref->board.harbour[i];
      Edge *edge = &ref->board.edge[harbour->edge];

      if (ref->building[edge->corner[0]] != ref->player &&
          ref->building[edge->corner[1]] != ref->player)
        continue;
      if (harbour->good == NONE)
        rate = MIN (rate, 3);
      else if (harbour->good == good)
        rate = 2;
    }

  return rate;
}

static void
add_bank (AdvRef    *ref,
          GPtrArray *words)
{
  for (int give = 0; give < N_GOODS; give++)
    for (int get = 0; get < N_GOODS; get++)
      {
        int price[N_LETTERS] = { 0 };
        g_autofree char *text = NULL;

        price[give] = find_rate (ref, give);
        if (get == give || ref->goods[ref->player][give] < price[give] || ref->bank[get] == 0)
          continue;
        text = adv_ref_write_goods (price, N_LETTERS);
        g_ptr_array_add (words, g_strdup_printf ("bank:%s>%c", text, GOODS[get]));
      }
}

/* Any goods but those given, whether anybody has them or not. */
static void
add_offers_for (const char *give,
                GPtrArray  *words)
{
  g_autofree char *before = g_strconcat ("offer:", give, ">", NULL);
  int limit[N_LETTERS] = { 0 };

  for (int i = 0; i < N_GOODS; i++)
    limit[i] = strchr (give, GOODS[i]) == NULL ? OFFER_MOST : 0;
  for (int n = 1; n <= OFFER_MOST; n++)
    {
      g_autoptr (GPtrArray) list = list_goods (limit, n);

      add_words (words, before, list);
    }
}

/* Q37, Q38 */
static void
add_offers (AdvRef    *ref,
            GPtrArray *words)
{
  int limit[N_LETTERS] = { 0 };

  if (ref->offers >= ref->offers_allowed)
    return;

  for (int i = 0; i < N_GOODS; i++)
    limit[i] = ref->goods[ref->player][i];
  for (int n = 1; n <= OFFER_MOST; n++)
    {
      g_autoptr (GPtrArray) list = list_goods (limit, n);

      for (guint i = 0; i < list->len; i++)
        add_offers_for (g_ptr_array_index (list, i), words);
    }
}

/* Q37 */
static void
add_answers (AdvRef    *ref,
             GPtrArray *words)
{
  gboolean has_all = TRUE;

  for (int i = 0; i < N_GOODS; i++)
    has_all = has_all && ref->goods[ref->seat][i] >= ref->get[i];

  g_ptr_array_add (words, g_strdup ("no"));
  if (has_all)
    g_ptr_array_add (words, g_strdup ("yes"));
}

static void
add_choices (AdvRef    *ref,
             GPtrArray *words)
{
  g_ptr_array_add (words, g_strdup ("none"));
  for (int i = 0; i < ref->n_answers; i++)
    if (ref->answer[i])
      g_ptr_array_add (words, g_strdup_printf ("with:%d",
                                               (ref->player + 1 + i) % ref->players + 1));
}

/* ---- Development cards ---- */

/* Q46 */
static gboolean
may_play (AdvRef *ref,
          char    letter)
{
  int kind = adv_ref_find_letter (DEVELOPMENT, letter);

  return !ref->played && ref->cards[ref->player][kind] > ref->fresh[kind];
}

/* Q50 */
static void
add_plenty (AdvRef    *ref,
            GPtrArray *words)
{
  int limit[N_LETTERS] = { 0 };
  int n = 0;
  g_autoptr (GPtrArray) list = NULL;

  for (int r = 0; r < N_RESOURCES; r++)
    {
      limit[r] = ref->bank[r];
      n += ref->bank[r];
    }
  if (n == 0)
    return;

  list = list_goods (limit, MIN (n, 2));
  add_words (words, "plenty:", list);
}

static void
add_cards (AdvRef    *ref,
           GPtrArray *words)
{
  if (may_play (ref, 'K'))
    add_robberies (ref, "knight", words);
  if (may_play (ref, 'R') && adv_ref_any_road (ref))
    g_ptr_array_add (words, g_strdup ("roads"));
  if (may_play (ref, 'P'))
    add_plenty (ref, words);
  for (int r = 0; r < N_RESOURCES; r++)
    if (may_play (ref, 'M'))
      g_ptr_array_add (words, g_strdup_printf ("monopoly:%c", GOODS[r]));
}

/* ---- The whole list ---- */

static void
add_build (AdvRef    *ref,
           GPtrArray *words)
{
  g_ptr_array_add (words, g_strdup ("."));
  add_building (ref, words);
  add_bank (ref, words);
  add_offers (ref, words);
  add_cards (ref, words);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
adv_ref_legal (AdvRef *ref)
{
  GPtrArray *words = g_ptr_array_new ();

  switch (ref->phase)
    {
    case PHASE_DICE:
      g_ptr_array_add (words, g_strdup ("roll"));
      add_cards (ref, words);
      break;
    case PHASE_DROP:
    case PHASE_FORFEIT: add_drops (ref, words); break;
    case PHASE_ROBBER: add_robberies (ref, "rob", words); break;
    case PHASE_BID: add_bids (ref, words); break;
    case PHASE_PAY: add_payments (ref, words); break;
    case PHASE_BUILD: add_build (ref, words); break;
    case PHASE_ROADS: add_roads (ref, words); break;
    case PHASE_ANSWER: add_answers (ref, words); break;
    case PHASE_CHOOSE: add_choices (ref, words); break;
    case PHASE_OVER:
    default: break;
    }

  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_free (words, FALSE);
}

gboolean
adv_ref_is_legal (AdvRef     *ref,
                  const char *word)
{
  g_auto (GStrv) words = adv_ref_legal (ref);

  return g_strv_contains ((const char *const *) words, word);
}

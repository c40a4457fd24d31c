/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the position of a record, and writes the whole state. */

#include "reference-private.h"

#include <string.h>

static const char *const phase_names[] = {
  "dice", "drop", "robber", "bid", "forfeit", "pay", "build", "roads", "answer", "choose", "over",
};

/* ---- Letters ---- */

int
adv_ref_find_letter (const char *letters,
                     char        letter)
{
  for (int i = 0; letters[i] != '\0'; i++)
    if (letters[i] == letter)
      return i;

  return NONE;
}

/* Up to the first character that is no letter of goods; all N_LETTERS are set. */
void
adv_ref_read_goods (const char *text,
                    int        *goods)
{
  for (int i = 0; i < N_LETTERS; i++)
    goods[i] = 0;
  for (; *text != '\0' && strchr (GOODS, *text) != NULL; text++)
    goods[adv_ref_find_letter (GOODS, *text)]++;
}

static void
append_letters (GString    *string,
                const char *letters,
                const int  *numbers,
                int         n)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < numbers[i]; j++)
      g_string_append_c (string, letters[i]);
}

/* The first n letters of GOODS. */
char *
adv_ref_write_goods (const int *goods,
                     int        n)
{
  GString *string = g_string_new (NULL);

  append_letters (string, GOODS, goods, n);

  return g_string_free (string, FALSE);
}

/* ---- Writing ---- */

/* A line whose words have all got a blank before them, the first too. */
static void
append_line (GString    *string,
             const char *key,
             GString    *words)
{
  g_string_append_printf (string, "%s=%s\n", key, words->len > 0 ? words->str + 1 : "");
  g_string_free (words, TRUE);
}

static void
append_number (GString    *string,
               const char *key,
               int         number)
{
  g_string_append_printf (string, "%s=%d\n", key, number);
}

static void
append_text (GString    *string,
             const char *key,
             const char *text)
{
  g_string_append_printf (string, "%s=%s\n", key, text);
}

static void
append_truth (GString    *string,
              const char *key,
              gboolean    truth)
{
  append_text (string, key, truth ? "true" : "false");
}

static void
append_holder (GString    *string,
               const char *key,
               int         holder)
{
  if (holder == NONE)
    append_text (string, key, "");
  else
    append_number (string, key, holder + 1);
}

static void
append_numbers (GString    *string,
                const char *key,
                const int  *numbers,
                int         n)
{
  GString *words = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    g_string_append_printf (words, " %d", numbers[i]);
  append_line (string, key, words);
}

/* Those for whom it is true. */
static void
append_players (GString        *string,
                const char     *key,
                const gboolean *truth)
{
  GString *words = g_string_new (NULL);

  for (int p = 0; p < MAX_PLAYERS; p++)
    if (truth[p])
      g_string_append_printf (words, " %d", p + 1);
  append_line (string, key, words);
}

static void
append_board (AdvRef  *ref,
              GString *string)
{
  GString *villages = g_string_new (NULL);
  GString *cities = g_string_new (NULL);
  GString *roads = g_string_new (NULL);

  for (int i = 0; i < ref->board.n_corners; i++)
    if (ref->building[i] != NONE)
      g_string_append_printf (ref->city[i] ? cities : villages, " %d:%s", ref->building[i] + 1,
                              ref->board.corner[i].name);
  for (int i = 0; i < ref->board.n_edges; i++)
    if (ref->road[i] != NONE)
      g_string_append_printf (roads, " %d:%s", ref->road[i] + 1, ref->board.edge[i].name);

  append_line (string, "Villages", villages);
  append_line (string, "Cities", cities);
  append_line (string, "Roads", roads);
}

/* A word for each player, "-" for nothing. */
static void
append_hands (AdvRef     *ref,
              GString    *string,
              const char *key,
              const char *letters)
{
  GString *words = g_string_new (NULL);
  gboolean hands = strcmp (letters, GOODS) == 0;

  for (int p = 0; p < ref->players; p++)
    {
      gsize before = words->len + 1;

      g_string_append_c (words, ' ');
      append_letters (words, letters, hands ? ref->goods[p] : ref->cards[p],
                      hands ? N_RESOURCES : N_KINDS);
      if (words->len == before)
        g_string_append_c (words, '-');
    }
  append_line (string, key, words);
}

static void
append_goods (AdvRef  *ref,
              GString *string)
{
  int gold[MAX_PLAYERS];
  GString *fresh = g_string_new (" ");

  for (int p = 0; p < ref->players; p++)
    gold[p] = ref->goods[p][GOLD];

  append_hands (ref, string, "Hands", GOODS);
  append_numbers (string, "Gold", gold, ref->players);
  append_numbers (string, "Piles", ref->bank, N_RESOURCES);
  append_number (string, "Stock", ref->bank[GOLD]);
  append_text (string, "Supply", ref->supply->str);
  append_text (string, "Development", ref->deck->str);
  append_hands (ref, string, "Cards", DEVELOPMENT);
  append_letters (fresh, DEVELOPMENT, ref->fresh, N_KINDS);
  append_line (string, "Fresh", fresh);
  append_truth (string, "Played", ref->played);
  append_number (string, "Offers", ref->offers);
  append_numbers (string, "Knights", ref->knights, ref->players);
}

static void
append_auction (AdvRef  *ref,
                GString *string)
{
  GString *advisers = g_string_new (NULL);

  append_text (string, "Tokens", ref->tokens);
  append_text (string, "Won", ref->won->str);
  append_holder (string, "LongestRoad", ref->longest_road);
  append_holder (string, "StrongestArmy", ref->strongest_army);
  for (int i = 0; i < ref->n_advisers; i++)
    g_string_append_printf (advisers, " %d", ref->adviser[i] + 1);
  append_line (string, "Advisers", advisers);
  append_number (string, "Bid", ref->bid);
  append_number (string, "Bidder", ref->bidder + 1);
  append_players (string, "Passed", ref->passed);
  append_players (string, "Bluffed", ref->bluffed);
  append_number (string, "Owed", ref->owed);
}

static void
append_offer (AdvRef  *ref,
              GString *string)
{
  g_autofree char *give = adv_ref_write_goods (ref->give, N_GOODS);
  g_autofree char *get = adv_ref_write_goods (ref->get, N_GOODS);
  g_autofree char *offer = g_strconcat (give, ">", get, NULL);
  GString *answers = g_string_new (NULL);

  for (int i = 0; i < ref->n_answers; i++)
    g_string_append (answers, ref->answer[i] ? " yes" : " no");

  append_number (string, "FreeRoads", ref->free_roads);
  append_text (string, "Offer", give[0] == '\0' ? "" : offer);
  append_line (string, "Answers", answers);
}

/* Five numbers a player, players parted by "|". */
static void
append_known (AdvRef     *ref,
              GString    *string,
              const char *key,
              gboolean    least)
{
  GString *words = g_string_new (NULL);

  for (int p = 0; p < ref->players; p++)
    for (int r = 0; r < N_RESOURCES; r++)
      g_string_append_printf (words, "%c%d", p > 0 && r == 0 ? '|' : ' ',
                              least ? ref->least[p][r] : ref->most[p][r]);
  append_line (string, key, words);
}

char *
adv_ref_position (AdvRef *ref)
{
  GString *string = g_string_new (NULL);
  int points[MAX_PLAYERS];

  for (int p = 0; p < ref->players; p++)
    points[p] = adv_ref_count_points (ref, p);

  append_number (string, "Turn", ref->turn);
  append_number (string, "Player", ref->player + 1);
  append_text (string, "Phase", phase_names[ref->phase]);
  append_number (string, "Seat", ref->phase == PHASE_OVER ? 0 : ref->seat + 1);
  append_truth (string, "Rolled", ref->rolled);
  append_number (string, "Alexander", ref->alexander);
  append_text (string, "Robber", ref->board.hexagon[ref->robber].name);
  append_board (ref, string);
  append_goods (ref, string);
  append_auction (ref, string);
  append_offer (ref, string);
  append_numbers (string, "Points", points, ref->players);
  append_players (string, "Winners", ref->winner);
  append_known (ref, string, "Least", TRUE);
  append_known (ref, string, "Most", FALSE);

  return g_string_free (string, FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the position that a record starts from. */

#include "reference-private.h"

#include <stdlib.h>
#include <string.h>

static char *
get_value (GKeyFile   *file,
           const char *key)
{
  return g_key_file_get_value (file, "Position", key, NULL);
}

static int
get_number (GKeyFile   *file,
            const char *key)
{
  g_autofree char *value = get_value (file, key);

  return atoi (value);
}

/* A player, or NONE if there is nothing: an empty text is 0 to atoi. */
static int
get_player (GKeyFile   *file,
            const char *key)
{
  return get_number (file, key) - 1;
}

static gboolean
has_all_keys (GKeyFile *file)
{
  static const char *const keys[] = {
    "Turn",   "Player",      "Phase",         "Alexander", "Robber", "Villages", "Cities",
    "Roads",  "Hands",       "Gold",          "Supply",    "Cards",  "Fresh",    "Played",
    "Offers", "Development", "StrongestArmy", "Knights",   "Tokens", "Won",      "LongestRoad",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (!g_key_file_has_key (file, "Position", keys[i], NULL))
      return FALSE;

  return TRUE;
}

/* One word for each player. */
static char **
get_words (AdvRef     *ref,
           GKeyFile   *file,
           const char *key)
{
  g_autofree char *value = get_value (file, key);
  char **words = g_strsplit (value, " ", -1);

  if (g_strv_length (words) != (guint) ref->players)
    g_clear_pointer (&words, g_strfreev);

  return words;
}

static void
count_letters (const char *text,
               const char *letters,
               int        *numbers)
{
  for (int i = 0; letters[i] != '\0'; i++)
    for (const char *c = text; *c != '\0'; c++)
      numbers[i] += *c == letters[i];
}

static gboolean
read_hands (AdvRef   *ref,
            GKeyFile *file)
{
  g_auto (GStrv) hands = get_words (ref, file, "Hands");
  g_auto (GStrv) gold = get_words (ref, file, "Gold");
  g_auto (GStrv) cards = get_words (ref, file, "Cards");
  g_auto (GStrv) knights = get_words (ref, file, "Knights");

  if (hands == NULL || gold == NULL || cards == NULL || knights == NULL)
    return FALSE;

  for (int p = 0; p < ref->players; p++)
    {
      count_letters (hands[p], "BWHLO", ref->goods[p]);
      ref->goods[p][GOLD] = atoi (gold[p]);
      count_letters (cards[p], DEVELOPMENT, ref->cards[p]);
      ref->knights[p] = atoi (knights[p]);
    }

  return TRUE;
}

/* "1:b3s 2:b5s" */
static gboolean
read_pieces (AdvRef     *ref,
             GKeyFile   *file,
             const char *key)
{
  g_autofree char *value = get_value (file, key);
  g_auto (GStrv) words = g_strsplit (value, " ", -1);
  gboolean roads = strcmp (key, "Roads") == 0;

  for (int i = 0; words[i] != NULL; i++)
    {
      const char *name = words[i][0] != '\0' && words[i][1] == ':' ? words[i] + 2 : "";
      int place = roads ? adv_ref_find_edge (&ref->board, name)
                        : adv_ref_find_corner (&ref->board, name);

      if (place == NONE)
        return FALSE;
      if (roads)
        ref->road[place] = words[i][0] - '1';
      else
        {
          ref->building[place] = words[i][0] - '1';
          ref->city[place] = strcmp (key, "Cities") == 0;
        }
    }

  return TRUE;
}

/* Piles, stock and played cards are what is nowhere else. */
static void
fill_bank (AdvRef *ref)
{
  static const int all[] = { 14, 5, 2, 2, 2 };
  int supply[N_RESOURCES] = { 0 };
  int deck[N_KINDS] = { 0 };

  count_letters (ref->supply->str, "BWHLO", supply);
  count_letters (ref->deck->str, DEVELOPMENT, deck);
  for (int i = 0; i < N_GOODS; i++)
    {
      ref->bank[i] = i == GOLD ? ALL_GOLD : CARDS_EACH - supply[i];
      for (int p = 0; p < ref->players; p++)
        ref->bank[i] -= ref->goods[p][i];
    }
  for (int i = 0; i < N_KINDS; i++)
    {
      ref->out[i] = all[i] - deck[i];
      for (int p = 0; p < ref->players; p++)
        ref->out[i] -= ref->cards[p][i] + (i == 0 ? ref->knights[p] : 0);
    }
}

static void
read_texts (AdvRef   *ref,
            GKeyFile *file)
{
  g_autofree char *supply = get_value (file, "Supply");
  g_autofree char *deck = get_value (file, "Development");
  g_autofree char *fresh = get_value (file, "Fresh");
  g_autofree char *played = get_value (file, "Played");
  g_autofree char *tokens = get_value (file, "Tokens");
  g_autofree char *won = get_value (file, "Won");

  g_string_assign (ref->supply, supply);
  g_string_assign (ref->deck, deck);
  count_letters (fresh, DEVELOPMENT, ref->fresh);
  ref->played = strcmp (played, "true") == 0;
  g_strlcpy (ref->tokens, tokens, sizeof ref->tokens);

  /* One after another, for the order of advisers comes from it. */
  for (const char *c = won; *c != '\0'; c++)
    {
      g_string_append_c (ref->won, *c);
      if (*c != '-')
        adv_ref_join_advisers (ref, *c - '1');
    }
}

static gboolean
start_phase (AdvRef     *ref,
             const char *phase)
{
  ref->seat = ref->player;
  ref->rolled = strcmp (phase, "dice") != 0;
  if (strcmp (phase, "dice") == 0)
    ref->phase = PHASE_DICE;
  else if (strcmp (phase, "build") == 0)
    ref->phase = PHASE_BUILD;
  else if (strcmp (phase, "auction") == 0)
    adv_ref_start_auction (ref);
  else
    return FALSE;

  return TRUE;
}

gboolean
adv_ref_set_position (AdvRef     *ref,
                      const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *all = g_strconcat ("[Position]\n", text, NULL);
  g_autofree char *robber = NULL;
  g_autofree char *phase = NULL;

  if (!g_key_file_load_from_data (file, all, strlen (all), G_KEY_FILE_NONE, NULL) ||
      !has_all_keys (file))
    return FALSE;

  adv_ref_empty (ref);
  robber = get_value (file, "Robber");
  phase = get_value (file, "Phase");
  ref->turn = get_number (file, "Turn");
  ref->player = get_player (file, "Player");
  ref->alexander = get_number (file, "Alexander");
  ref->robber = adv_ref_find_hexagon (&ref->board, robber);
  ref->offers = get_number (file, "Offers");
  ref->longest_road = get_player (file, "LongestRoad");
  ref->strongest_army = get_player (file, "StrongestArmy");
  if (ref->robber == NONE || !read_hands (ref, file) || !read_pieces (ref, file, "Villages") ||
      !read_pieces (ref, file, "Cities") || !read_pieces (ref, file, "Roads"))
    return FALSE;

  read_texts (ref, file);
  fill_bank (ref);
  adv_ref_start_knowing (ref);
  adv_ref_close (ref);

  return start_phase (ref, phase);
}

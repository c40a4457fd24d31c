/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Begins a game and carries out decisions. */

#include "reference-private.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_HAND 5 /* Q3 */

/* ---- Beginning ---- */

/* A state with nothing on the board and in the hands. */
void
adv_ref_empty (AdvRef *ref)
{
  ref->turn = 1;
  ref->player = ref->seat = 0;
  ref->phase = PHASE_DICE;
  ref->rolled = TRUE; /* no dice in the first turn (Q11) */
  ref->played = FALSE;
  ref->offers = 0;
  ref->alexander = 0;
  ref->robber = ref->board.robber; /* Q6 */
  ref->n_advisers = 0;
  ref->longest_road = ref->strongest_army = NONE;
  for (int i = 0; i < MAX_CORNERS; i++)
    {
      ref->building[i] = NONE;
      ref->city[i] = FALSE;
    }
  for (int i = 0; i < MAX_EDGES; i++)
    ref->road[i] = NONE;
  g_string_truncate (ref->supply, 0);
  g_string_truncate (ref->deck, 0);
  g_string_truncate (ref->won, 0);
  memset (ref->goods, 0, sizeof ref->goods);
  memset (ref->cards, 0, sizeof ref->cards);
  memset (ref->fresh, 0, sizeof ref->fresh);
  memset (ref->out, 0, sizeof ref->out);
  memset (ref->knights, 0, sizeof ref->knights);
  memset (ref->winner, 0, sizeof ref->winner);
  memset (ref->tokens, 0, sizeof ref->tokens);
  adv_ref_clear (ref);
}

AdvRef *
adv_ref_new (const char *board_text,
             int         players,
             int         start_gold,
             int         offers)
{
  AdvRef *ref = g_new0 (AdvRef, 1);

  ref->supply = g_string_new (NULL);
  ref->deck = g_string_new (NULL);
  ref->won = g_string_new (NULL);
  ref->players = players;
  ref->start_gold = start_gold;
  ref->offers_allowed = offers;
  if (!adv_ref_read_board (&ref->board, board_text))
    g_error ("this is no board");
  adv_ref_empty (ref);

  return ref;
}

void
adv_ref_free (AdvRef *ref)
{
  g_string_free (ref->supply, TRUE);
  g_string_free (ref->deck, TRUE);
  g_string_free (ref->won, TRUE);
  g_free (ref);
}

/* Q3 to Q8, and the first turn up to its first decision (Q11) */
void
adv_ref_deal (AdvRef     *ref,
              const char *supply,
              const char *development,
              const char *tokens)
{
  adv_ref_empty (ref);
  g_string_assign (ref->supply, supply);
  g_string_assign (ref->deck, development);
  g_strlcpy (ref->tokens, tokens, sizeof ref->tokens);

  for (int r = 0; r < N_RESOURCES; r++)
    {
      ref->bank[r] = CARDS_EACH;
      for (const char *c = supply; *c != '\0'; c++)
        ref->bank[r] -= *c == GOODS[r];
    }
  ref->bank[GOLD] = ALL_GOLD - ref->players * ref->start_gold;

  for (int p = 0; p < ref->players; p++)
    {
      ref->goods[p][GOLD] = ref->start_gold;
      for (int i = 0; i < FIRST_HAND; i++)
        adv_ref_draw_supply (ref, p);
    }

  adv_ref_start_knowing (ref);
  adv_ref_close (ref);
  adv_ref_finish_dice (ref, FALSE);
  adv_ref_close (ref);
}

/* ---- Parts of decisions ---- */

static void
pay_price (AdvRef     *ref,
           const char *price)
{
  int cost[N_LETTERS];

  adv_ref_read_goods (price, cost);
  for (int r = 0; r < N_RESOURCES; r++)
    adv_ref_lose (ref, ref->player, r, cost[r]);
}

/* Where the robber goes, "c4", and whom he robs, "c4>2"; NONE if nobody. */
static int
read_robbery (const char *place,
              char      **hexagon)
{
  const char *victim = strchr (place, '>');

  *hexagon = victim == NULL ? g_strdup (place) : g_strndup (place, victim - place);

  return victim == NULL ? NONE : victim[1] - '1';
}

/* Q17 */
static void
move_robber (AdvRef     *ref,
             const char *place,
             const char *chance)
{
  g_autofree char *hexagon = NULL;
  int victim = read_robbery (place, &hexagon);

  ref->robber = adv_ref_find_hexagon (&ref->board, hexagon);
  if (victim != NONE)
    adv_ref_rob (ref, victim, adv_ref_find_letter (GOODS, chance[0]));
}

/* A card leaves the hand of the player on turn (Q46). */
static void
play_card (AdvRef *ref,
           char    letter)
{
  int kind = adv_ref_find_letter (DEVELOPMENT, letter);

  ref->cards[ref->player][kind]--;
  ref->played = TRUE;
  if (letter == 'K')
    ref->knights[ref->player]++;
  else
    ref->out[kind]++;
}

/* Q27 */
static void
pay_bid (AdvRef     *ref,
         const char *text)
{
  int payment[N_LETTERS];

  adv_ref_read_goods (text, payment);
  for (int i = 0; i < N_GOODS; i++)
    adv_ref_lose (ref, ref->seat, i, payment[i]);
  for (int i = 0; i < payment[KNIGHT]; i++)
    {
      ref->knights[ref->seat]--;
      g_string_append_c (ref->deck, 'K');
    }
  adv_ref_award (ref, ref->seat);
}

/* Q16, Q28 */
static void
drop_cards (AdvRef     *ref,
            const char *text)
{
  int cards[N_LETTERS];

  adv_ref_read_goods (text, cards);
  for (int r = 0; r < N_RESOURCES; r++)
    adv_ref_lose (ref, ref->seat, r, cards[r]);

  if (ref->phase == PHASE_FORFEIT)
    adv_ref_start_auction (ref);
  else
    adv_ref_ask_drop (ref, (ref->seat - ref->player + ref->players) % ref->players + 1);
}

static void
lay_road (AdvRef     *ref,
          const char *name)
{
  ref->road[adv_ref_find_edge (&ref->board, name)] = ref->player;
  if (ref->phase != PHASE_ROADS)
    {
      pay_price (ref, "BW");
      return;
    }

  /* Q49 */
  ref->free_roads--;
  if (ref->free_roads == 0 || !adv_ref_any_road (ref))
    {
      ref->free_roads = 0;
      ref->phase = ref->rolled ? PHASE_BUILD : PHASE_DICE;
    }
}

/* Q44 */
static void
buy_card (AdvRef *ref)
{
  int kind = adv_ref_find_letter (DEVELOPMENT, ref->deck->str[0]);

  pay_price (ref, "HLO");
  g_string_erase (ref->deck, 0, 1);
  ref->cards[ref->player][kind]++;
  ref->fresh[kind]++;
}

/* "WWWW>B", "WG>O" */
static void
read_trade (const char *text,
            int        *give,
            int        *get)
{
  adv_ref_read_goods (text, give);
  adv_ref_read_goods (strchr (text, '>') + 1, get);
}

/* Q35, Q36 */
static void
trade_with_bank (AdvRef     *ref,
                 const char *text)
{
  int give[N_LETTERS], get[N_LETTERS];

  read_trade (text, give, get);
  for (int i = 0; i < N_GOODS; i++)
    {
      adv_ref_lose (ref, ref->player, i, give[i]);
      adv_ref_gain (ref, ref->player, i, get[i]);
    }
}

/* Q37 */
static void
make_offer (AdvRef     *ref,
            const char *text)
{
  read_trade (text, ref->give, ref->get);
  adv_ref_show (ref, ref->player, ref->give);
  ref->offers++;
  ref->n_answers = 0;
  ref->phase = PHASE_ANSWER;
  ref->seat = (ref->player + 1) % ref->players;
}

static void
end_offer (AdvRef *ref)
{
  adv_ref_clear (ref);
  ref->phase = PHASE_BUILD;
  ref->seat = ref->player;
}

static void
answer_offer (AdvRef  *ref,
              gboolean yes)
{
  gboolean anybody = FALSE;

  if (yes)
    adv_ref_show (ref, ref->seat, ref->get);
  ref->answer[ref->n_answers++] = yes;
  ref->seat = (ref->seat + 1) % ref->players;
  if (ref->seat != ref->player)
    return;

  for (int i = 0; i < ref->n_answers; i++)
    anybody = anybody || ref->answer[i];
  if (anybody)
    ref->phase = PHASE_CHOOSE;
  else
    end_offer (ref);
}

static void
trade_with_player (AdvRef *ref,
                   int     other)
{
  for (int i = 0; i < N_GOODS; i++)
    {
      adv_ref_lose (ref, ref->player, i, ref->give[i]);
      adv_ref_gain (ref, other, i, ref->give[i]);
      adv_ref_lose (ref, other, i, ref->get[i]);
      adv_ref_gain (ref, ref->player, i, ref->get[i]);
    }
  end_offer (ref);
}

/* Q49 */
static void
play_roads (AdvRef *ref)
{
  play_card (ref, 'R');
  ref->phase = PHASE_ROADS;
  ref->free_roads = MIN (2, ROADS - adv_ref_count_roads (ref, ref->player));
}

/* Q50 */
static void
play_plenty (AdvRef     *ref,
             const char *text)
{
  int cards[N_LETTERS];

  play_card (ref, 'P');
  adv_ref_read_goods (text, cards);
  for (int r = 0; r < N_RESOURCES; r++)
    adv_ref_gain (ref, ref->player, r, cards[r]);
}

/* Q51 */
static void
play_monopoly (AdvRef *ref,
               char    letter)
{
  int resource = adv_ref_find_letter (GOODS, letter);

  play_card (ref, 'M');
  for (int p = 0; p < ref->players; p++)
    if (p != ref->player)
      {
        int n = ref->goods[p][resource];

        adv_ref_lose (ref, p, resource, n);
        adv_ref_gain (ref, ref->player, resource, n);
        ref->least[p][resource] = ref->most[p][resource] = 0;
      }
}

/* ---- Decisions ---- */

/* The dice of a roll, and a card that the robbed hand holds. */
static gboolean
chance_is_possible (AdvRef     *ref,
                    const char *word,
                    const char *chance)
{
  const char *victim = strchr (word, '>');
  int resource;

  if (strcmp (word, "roll") == 0)
    return chance != NULL && strlen (chance) == 2 && chance[0] >= '1' && chance[0] <= '6' &&
           chance[1] >= '1' && chance[1] <= '6';
  if (victim == NULL || !(g_str_has_prefix (word, "rob:") || g_str_has_prefix (word, "knight:")))
    return TRUE;
  if (chance == NULL || strlen (chance) != 1)
    return FALSE;
  resource = adv_ref_find_letter (GOODS, chance[0]);

  return resource >= 0 && resource < N_RESOURCES && ref->goods[victim[1] - '1'][resource] > 0;
}

static void
put_building (AdvRef     *ref,
              const char *verb,
              const char *name)
{
  int corner = adv_ref_find_corner (&ref->board, name);
  gboolean city = strcmp (verb, "city") == 0;

  pay_price (ref, city ? "HHOOO" : "BWHL");
  ref->building[corner] = ref->player;
  ref->city[corner] = city;
}

static void
carry_out_card (AdvRef     *ref,
                const char *verb,
                const char *what,
                const char *chance)
{
  if (strcmp (verb, "knight") == 0)
    {
      play_card (ref, 'K');
      move_robber (ref, what, chance);
    }
  else if (strcmp (verb, "roads") == 0)
    play_roads (ref);
  else if (strcmp (verb, "plenty") == 0)
    play_plenty (ref, what);
  else if (strcmp (verb, "monopoly") == 0)
    play_monopoly (ref, what[0]);
}

static void
carry_out_trade (AdvRef     *ref,
                 const char *verb,
                 const char *what)
{
  if (strcmp (verb, "bank") == 0)
    trade_with_bank (ref, what);
  else if (strcmp (verb, "offer") == 0)
    make_offer (ref, what);
  else if (strcmp (verb, "yes") == 0 || strcmp (verb, "no") == 0)
    answer_offer (ref, verb[0] == 'y');
  else if (strcmp (verb, "with") == 0)
    trade_with_player (ref, what[0] - '1');
  else if (strcmp (verb, "none") == 0)
    end_offer (ref);
}

/* What does not belong to one of the other two. */
static void
carry_out (AdvRef     *ref,
           const char *verb,
           const char *what,
           const char *chance)
{
  if (strcmp (verb, "roll") == 0)
    adv_ref_roll (ref, chance[0] - '0' + chance[1] - '0');
  else if (strcmp (verb, "drop") == 0)
    drop_cards (ref, what);
  else if (strcmp (verb, "rob") == 0)
    {
      move_robber (ref, what, chance);
      adv_ref_finish_dice (ref, TRUE);
    }
  else if (strcmp (verb, "bid") == 0)
    {
      ref->bid = atoi (what);
      ref->bidder = ref->seat;
      adv_ref_go_on_auction (ref);
    }
  else if (strcmp (verb, "pass") == 0)
    {
      ref->passed[ref->seat] = TRUE;
      adv_ref_go_on_auction (ref);
    }
  else if (strcmp (verb, "pay") == 0)
    pay_bid (ref, what);
  else if (strcmp (verb, "road") == 0)
    lay_road (ref, what);
  else if (strcmp (verb, "village") == 0 || strcmp (verb, "city") == 0)
    put_building (ref, verb, what);
  else if (strcmp (verb, "buy") == 0)
    buy_card (ref);
  else if (strcmp (verb, ".") == 0)
    adv_ref_start_turn (ref);
}

gboolean
adv_ref_apply (AdvRef     *ref,
               const char *word,
               const char *chance)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  const char *what = parts[0] != NULL && parts[1] != NULL ? parts[1] : "";

  if (!adv_ref_is_legal (ref, word) || !chance_is_possible (ref, word, chance))
    return FALSE;

  carry_out (ref, parts[0], what, chance);
  carry_out_card (ref, parts[0], what, chance);
  carry_out_trade (ref, parts[0], what);

  /* After the decision as a whole. */
  adv_ref_close (ref);
  ref->longest_road = adv_ref_find_road_card (ref);
  ref->strongest_army = adv_ref_find_army_card (ref);
  adv_ref_end_if_fourteen (ref);

  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes goods, development cards, tokens and bonus cards, as keys of a [Position]
   group. */

#include "adv-position-private.h"

#include <string.h>

/* Of adv_of_card, which is no constant expression. */
#define KNIGHTS 14

/* A letter for each of @numbers, and "?" for the rest of @total. */
void
adv_position_write_numbers (GString      *text,
                            const char   *letters,
                            const guint8 *numbers,
                            guint         n,
                            guint         total)
{
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < numbers[i]; k++)
      g_string_append_c (text, letters[i]);
  for (guint i = adv_total (numbers, n); i < total; i++)
    g_string_append_c (text, '?');
}

/* Of the cards of @player, or of nobody's, ADV_NONE: @letters if the seat of a view sees them, as
   in a whole position; what it does not see is "?" for each card. */
static const char *
get_letters (const AdvState *state,
             guint           player,
             const char     *letters)
{
  return adv_state_shows_hand (state, player) ? letters : "?";
}

/* Reads a pile that the seat of a view does not see. */
static gboolean
read_pile (const AdvState *state,
           const char     *word,
           const char     *letters,
           guint8         *items,
           guint           most,
           guint          *n)
{
  if (!kit_letters_read (word, get_letters (state, ADV_NONE, letters), items, most, n))
    return FALSE;
  if (state->viewer != 0)
    memset (items, ADV_NONE, *n);
  return TRUE;
}

/* --- goods --- */

/* Takes a card from the pile, which has all that are read nowhere else; a view has a key for it. */
static gboolean
take_from_pile (KitEntry *entry,
                guint8    resource)
{
  AdvState *state = entry->state;

  return state->viewer != 0 || state->piles[resource]-- > 0 ||
         kit_entry_count (entry, ADV_FAULT_STOCK, ADV_GOOD_LETTERS[resource], ADV_OF_RESOURCE + 1,
                          ADV_OF_RESOURCE);
}

/* Reads "-", or a letter for each card of the player. */
static gboolean
read_letters (KitEntry   *entry,
              const char *word,
              const char *letters,
              guint8     *cards,
              guint      *n)
{
  *n = 0;
  return g_str_equal (word, "-") ||
         (kit_letters_read (word, get_letters (entry->state, entry->index, letters), cards,
                            entry->key->most, n) && *n > 0);
}

static gboolean
read_hand (KitEntry   *entry,
           const char *word)
{
  AdvState *state = entry->state;
  guint player = entry->index;
  guint8 cards[ADV_MAX_SUPPLY];
  guint n;

  if (!read_letters (entry, word, "BWHLO", cards, &n))
    return FALSE;
  for (guint k = 0; k < n && adv_state_shows_hand (state, player); k++)
    {
      if (!take_from_pile (entry, cards[k]))
        return FALSE;
      state->hands[player][cards[k]]++;
    }
  state->n_cards[player] = n;
  return TRUE;
}

static void
write_hand (GString        *text,
            const KitEntry *entry)
{
  const AdvState *state = entry->state;
  guint player = entry->index;

  g_string_append (text, state->n_cards[player] == 0 ? "-" : "");
  adv_position_write_numbers (text, ADV_GOOD_LETTERS, state->hands[player], ADV_RESOURCES,
                              state->n_cards[player]);
}

static gboolean
check_gold (KitEntry *entry)
{
  AdvState *state = entry->state;
  guint all = adv_total (state->gold, state->n_players);

  state->stock -= all;
  return all <= ADV_STOCK || kit_entry_count (entry, ADV_FAULT_STOCK, 'G', all, ADV_STOCK);
}

static gboolean
read_supply (KitEntry   *entry,
             const char *word)
{
  AdvState *state = entry->state;
  guint n;

  if (!read_pile (state, word, "BWHLO", state->supply, ADV_MAX_SUPPLY, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!take_from_pile (entry, state->supply[i]))
      return FALSE;
  state->supply_end = n;
  return TRUE;
}

static void
write_supply (GString        *text,
              const KitEntry *entry)
{
  const AdvState *state = entry->state;

  kit_letters_write (text, ADV_GOOD_LETTERS, state->supply + state->supply_next,
                     adv_state_supply_size (state));
}

/* --- development cards --- */

static gboolean
read_deck (KitEntry   *entry,
           const char *word)
{
  AdvState *state = entry->state;
  guint n;

  if (!read_pile (state, word, ADV_CARD_LETTERS, state->deck, ADV_DECK, &n))
    return FALSE;
  state->deck_size = n;
  return TRUE;
}

static void
write_deck (GString        *text,
            const KitEntry *entry)
{
  const AdvState *state = entry->state;

  kit_letters_write (text, ADV_CARD_LETTERS, state->deck, state->deck_size);
}

static gboolean
read_cards (KitEntry   *entry,
            const char *word)
{
  AdvState *state = entry->state;
  guint player = entry->index;
  guint8 cards[ADV_DECK];
  guint n;

  if (!read_letters (entry, word, ADV_CARD_LETTERS, cards, &n))
    return FALSE;
  for (guint k = 0; k < n && adv_state_shows_hand (state, player); k++)
    state->developments[player][cards[k]]++;
  state->n_developments[player] = n;
  return TRUE;
}

static void
write_cards (GString        *text,
             const KitEntry *entry)
{
  const AdvState *state = entry->state;
  guint player = entry->index;
  guint n = state->n_developments[player];
  gboolean shown = adv_total (state->developments[player], ADV_CARDS) >= n;

  g_string_append (text, n == 0 ? "-" : "");
  adv_position_write_numbers (text, ADV_CARD_LETTERS,
                              shown ? state->developments[player] : &state->sure_knights[player],
                              shown ? ADV_CARDS : 1, n);
}

static gboolean
check_build (KitEntry *entry,
             guint     n)
{
  return n == 0 || ((const AdvState *) entry->state)->phase == ADV_PHASE_BUILD ||
         kit_entry_refuse (entry, ADV_FAULT_ONLY_BUILD, entry->line->value);
}

static gboolean
read_fresh (KitEntry   *entry,
            const char *word)
{
  AdvState *state = entry->state;
  guint8 cards[ADV_DECK];
  guint n;

  if (!kit_letters_read (word, get_letters (state, state->player, ADV_CARD_LETTERS), cards,
                         ADV_DECK, &n))
    return FALSE;
  for (guint i = 0; i < n && adv_state_shows_hand (state, state->player); i++)
    if (++state->fresh[cards[i]] > state->developments[state->player][cards[i]])
      return kit_entry_refuse (entry, ADV_FAULT_FRESH,
                               (const char[]) { ADV_CARD_LETTERS[cards[i]], '\0' });
  state->n_fresh = n;
  return check_build (entry, n);
}

static void
write_fresh (GString        *text,
             const KitEntry *entry)
{
  const AdvState *state = entry->state;

  adv_position_write_numbers (text, ADV_CARD_LETTERS, state->fresh, ADV_CARDS, state->n_fresh);
}

static gboolean
read_played (KitEntry   *entry,
             const char *word)
{
  AdvState *state = entry->state;

  state->played = g_str_equal (word, "true");
  return state->played || g_str_equal (word, "false");
}

static void
write_played (GString        *text,
              const KitEntry *entry)
{
  const AdvState *state = entry->state;

  g_string_append (text, state->played ? "true" : "false");
}

static gboolean
check_offers (KitEntry *entry)
{
  const AdvState *state = entry->state;

  return state->n_offers <= state->options.offers && check_build (entry, state->n_offers);
}

/* All development cards are somewhere: none too often, and knights and victory points have no
   other place than these. */
static gboolean
check_knights (KitEntry *entry)
{
  AdvState *state = entry->state;
  guint8 found[ADV_CARDS] = { 0 };

  if (state->viewer != 0)
    return TRUE;
  entry->line = base_group_get_line (entry->group, "Development");
  for (guint i = 0; i < state->deck_size; i++)
    found[state->deck[i]]++;
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_CARDS; k++)
      found[k] += state->developments[i][k] + (k == ADV_CARD_KNIGHT ? state->knights[i] : 0);
  for (guint k = 0; k < ADV_CARDS; k++)
    {
      gboolean may_be_gone = k != ADV_CARD_KNIGHT && k != ADV_CARD_VICTORY;

      if (found[k] > adv_of_card[k] || (found[k] < adv_of_card[k] && !may_be_gone))
        return kit_entry_count (entry, ADV_FAULT_NUMBER_OF_CARDS, ADV_CARD_LETTERS[k], found[k],
                                adv_of_card[k]);
      state->gone[k] = adv_of_card[k] - found[k];
    }
  return TRUE;
}

/* --- tokens, and bonus cards --- */

/* In a view, those that lie face down are "?". */
static gboolean
read_tokens (KitEntry   *entry,
             const char *word)
{
  AdvState *state = entry->state;
  guint n_open = state->viewer != 0 ? state->n_turned : ADV_TOKENS;
  guint of_kind = ADV_TOKENS / ADV_TOKEN_KINDS;
  guint8 found[ADV_TOKEN_KINDS + 1] = { 0 };
  guint n;

  if (!kit_letters_read (word, ADV_TOKEN_LETTERS "?", state->tokens, ADV_TOKENS, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      if ((state->tokens[i] == ADV_TOKEN_KINDS) != (i >= n_open))
        return FALSE;
      found[state->tokens[i]]++;
      if (i >= n_open)
        state->tokens[i] = ADV_NONE;
    }
  for (guint i = 0; i < ADV_TOKEN_KINDS; i++)
    if (found[i] > of_kind || found[i] + found[ADV_TOKEN_KINDS] < of_kind)
      return kit_entry_count (entry, ADV_FAULT_NUMBER_OF_CARDS, ADV_TOKEN_LETTERS[i], found[i],
                              of_kind);
  return n == ADV_TOKENS;
}

static void
write_tokens (GString        *text,
              const KitEntry *entry)
{
  const AdvState *state = entry->state;

  kit_letters_write (text, ADV_TOKEN_LETTERS, state->tokens, ADV_TOKENS);
}

/* The tokens that somebody won or nobody wanted: without the one that is being auctioned. */
static guint
count_awarded (const AdvState *state,
               const AdvBoard *board)
{
  return state->n_turned -
         (adv_position_has_auction (state) &&
          board->points[state->alexander - 1].kind == ADV_POINT_EVENT);
}

static gboolean
read_won (KitEntry   *entry,
          const char *word)
{
  AdvState *state = entry->state;
  guint limit = count_awarded (state, entry->board);
  guint n = strlen (word);

  if (n != limit)
    return kit_entry_count (entry, ADV_FAULT_WON, 0, n, limit);
  for (guint i = 0; i < n; i++)
    {
      if (word[i] == '-')
        continue;
      if (word[i] < '1' || word[i] >= '1' + state->n_players)
        return FALSE;
      state->won[i] = word[i] - '1';
    }
  return TRUE;
}

static void
write_won (GString        *text,
           const KitEntry *entry)
{
  const AdvState *state = entry->state;

  for (guint i = 0; i < count_awarded (state, entry->board); i++)
    g_string_append_c (text, state->won[i] == ADV_NONE ? '-' : '1' + state->won[i]);
}

/* Whether Q52 would leave things as they are. */
static gboolean
is_right_holder (const AdvState *state,
                 guint8          holder,
                 const guint8    numbers[ADV_MAX_PLAYERS],
                 guint           least)
{
  guint most = 0;
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    most = MAX (most, numbers[i]);
  for (guint i = 0; i < state->n_players; i++)
    n += numbers[i] == most;
  if (holder != ADV_NONE)
    return numbers[holder] == most && most >= least;
  return most < least || n > 1;
}

/* Nobody holds it as long as nothing is read. */
static gboolean
read_holder (KitEntry   *entry,
             const char *word)
{
  return word[0] == '\0' || kit_key_read_seat (entry, word);
}

static gboolean
check_longest (KitEntry *entry)
{
  const AdvState *state = entry->state;
  guint8 lengths[ADV_MAX_PLAYERS] = { 0 };

  for (guint i = 0; i < state->n_players; i++)
    lengths[i] = adv_state_measure_road (state, entry->board, i);
  return is_right_holder (state, state->longest, lengths, ADV_LEAST_ROAD) ||
         kit_entry_refuse (entry, ADV_FAULT_BONUS, entry->line->value);
}

static gboolean
check_strongest (KitEntry *entry)
{
  const AdvState *state = entry->state;

  return is_right_holder (state, state->strongest, state->knights, ADV_LEAST_ARMY) ||
         kit_entry_refuse (entry, ADV_FAULT_BONUS, entry->line->value);
}

const KitKey adv_card_keys[] = {
  { "Hands", read_hand, write_hand, .words = KIT_WORDS_PLAYERS, .most = ADV_MAX_SUPPLY },
  { "Gold", kit_key_read_number, kit_key_write_number, check_gold, .words = KIT_WORDS_PLAYERS,
    .offset = G_STRUCT_OFFSET (AdvState, gold), .size = 1, .most = ADV_STOCK },
  { "Supply", read_supply, write_supply },
  { "Development", read_deck, write_deck },
  { "Cards", read_cards, write_cards, .words = KIT_WORDS_PLAYERS, .most = ADV_DECK },
  { "Fresh", read_fresh, write_fresh },
  { "Played", read_played, write_played },
  { "Offers", kit_key_read_number, kit_key_write_number, check_offers,
    .offset = G_STRUCT_OFFSET (AdvState, n_offers), .size = 1, .most = G_MAXUINT8 },
  { "Knights", kit_key_read_number, kit_key_write_number, check_knights,
    .words = KIT_WORDS_PLAYERS, .offset = G_STRUCT_OFFSET (AdvState, knights), .size = 1,
    .most = KNIGHTS },
  { "Tokens", read_tokens, write_tokens },
  { "Won", read_won, write_won },
  { "LongestRoad", read_holder, kit_key_write_seat, check_longest,
    .offset = G_STRUCT_OFFSET (AdvState, longest) },
  { "StrongestArmy", read_holder, kit_key_write_seat, check_strongest,
    .offset = G_STRUCT_OFFSET (AdvState, strongest) },
  { NULL }
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads goods, development cards and tokens of a [Position] group. */

#include "adv-position-private.h"

#include <string.h>

/**
 * adv_position_read_letters:
 * @text: letters
 * @letters: one for each kind
 * @items: (out) (array length=n): the kinds
 * @most: how many there may be
 * @n: (out): how many there are
 *
 * Returns: whether there are no other letters and not more
 */
gboolean
adv_position_read_letters (const char *text,
                           const char *letters,
                           guint8     *items,
                           guint       most,
                           guint      *n)
{
  for (*n = 0; text[*n]; (*n)++)
    {
      const char *letter = strchr (letters, text[*n]);

      if (letter == NULL || *n == most)
        return FALSE;
      items[*n] = letter - letters;
    }
  return TRUE;
}

gboolean
adv_reading_refuse_value (AdvReading     *reading,
                          const BaseLine *line)
{
  return kit_fault_set (reading->fault, KIT_FAULT_VALUE, line->line, line->value, line->key);
}

gboolean
adv_reading_refuse_word (AdvReading     *reading,
                         guint           reason,
                         const BaseLine *line,
                         const char     *word)
{
  return kit_fault_set (reading->fault, reason, line->line, word, line->key);
}

gboolean
adv_reading_refuse_figures (AdvReading     *reading,
                            guint           reason,
                            const BaseLine *line,
                            guint           number,
                            guint           limit)
{
  kit_fault_set (reading->fault, reason, line->line, NULL, line->key);
  reading->fault->number = number;
  reading->fault->limit = limit;
  return FALSE;
}

/* The words of a value; none for an empty one. Two blanks in a row make an empty word, which is
   refused by all callers. */
char **
adv_reading_split_words (const BaseLine *line)
{
  return line->value[0] == '\0' ? g_new0 (char *, 1) : g_strsplit (line->value, " ", -1);
}

gboolean
adv_reading_number (AdvReading     *reading,
                    const BaseLine *line,
                    guint           least,
                    guint           most,
                    guint          *number)
{
  return (kit_fault_read_number (line->value, most, number) && *number >= least) ||
         adv_reading_refuse_value (reading, line);
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

/* --- goods --- */

/* Takes a card from the pile, which has all that are read nowhere else; a view has a key for it. */
static gboolean
take_from_pile (AdvReading     *reading,
                const BaseLine *line,
                guint8          resource)
{
  if (reading->state->viewer != 0)
    return TRUE;
  if (reading->state->piles[resource]-- > 0)
    return TRUE;
  adv_reading_refuse_figures (reading, ADV_FAULT_STOCK, line, ADV_OF_RESOURCE + 1, ADV_OF_RESOURCE);
  reading->fault->text[0] = ADV_GOOD_LETTERS[resource];
  return FALSE;
}

gboolean
adv_reading_hands (AdvReading     *reading,
                   const BaseLine *line)
{
  AdvState *state = reading->state;
  g_auto (GStrv) words = adv_reading_split_words (line);
  guint8 cards[ADV_MAX_SUPPLY];
  guint n;

  if (g_strv_length (words) != state->n_players)
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; words[i]; i++)
    {
      if (g_str_equal (words[i], "-"))
        continue;
      if (!adv_position_read_letters (words[i], get_letters (state, i, "BWHLO"), cards,
                                      ADV_MAX_SUPPLY, &n) || n == 0)
        return adv_reading_refuse_value (reading, line);
      for (guint k = 0; k < n && adv_state_shows_hand (state, i); k++)
        {
          if (!take_from_pile (reading, line, cards[k]))
            return FALSE;
          state->hands[i][cards[k]]++;
        }
      state->n_cards[i] = n;
    }
  return TRUE;
}

gboolean
adv_reading_gold (AdvReading     *reading,
                  const BaseLine *line)
{
  AdvState *state = reading->state;
  g_auto (GStrv) words = adv_reading_split_words (line);
  guint all = 0;

  if (g_strv_length (words) != state->n_players)
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; words[i]; i++)
    {
      guint gold;

      if (!kit_fault_read_number (words[i], ADV_STOCK, &gold))
        return adv_reading_refuse_value (reading, line);
      state->gold[i] = gold;
      all += gold;
    }
  if (all > ADV_STOCK)
    {
      adv_reading_refuse_figures (reading, ADV_FAULT_STOCK, line, all, ADV_STOCK);
      reading->fault->text[0] = 'G';
      return FALSE;
    }
  state->stock -= all;
  return TRUE;
}

gboolean
adv_reading_supply (AdvReading     *reading,
                    const BaseLine *line)
{
  AdvState *state = reading->state;
  guint n;

  if (!adv_position_read_letters (line->value, get_letters (state, ADV_NONE, "BWHLO"),
                                  state->supply, ADV_MAX_SUPPLY, &n))
    return adv_reading_refuse_value (reading, line);
  if (state->viewer != 0)
    memset (state->supply, ADV_NONE, n);
  for (guint i = 0; i < n; i++)
    if (!take_from_pile (reading, line, state->supply[i]))
      return FALSE;
  state->supply_end = n;
  return TRUE;
}

/* --- development cards --- */

gboolean
adv_reading_deck (AdvReading     *reading,
                  const BaseLine *line)
{
  AdvState *state = reading->state;
  guint n;

  if (!adv_position_read_letters (line->value, get_letters (state, ADV_NONE, ADV_CARD_LETTERS),
                                  state->deck, ADV_DECK, &n))
    return adv_reading_refuse_value (reading, line);
  if (state->viewer != 0)
    memset (state->deck, ADV_NONE, n);
  state->deck_size = n;
  return TRUE;
}

gboolean
adv_reading_cards (AdvReading     *reading,
                   const BaseLine *line)
{
  AdvState *state = reading->state;
  g_auto (GStrv) words = adv_reading_split_words (line);
  guint8 cards[ADV_DECK];
  guint n;

  if (g_strv_length (words) != state->n_players)
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; words[i]; i++)
    {
      if (g_str_equal (words[i], "-"))
        continue;
      if (!adv_position_read_letters (words[i], get_letters (state, i, ADV_CARD_LETTERS), cards,
                                      ADV_DECK, &n) || n == 0)
        return adv_reading_refuse_value (reading, line);
      for (guint k = 0; k < n && adv_state_shows_hand (state, i); k++)
        state->developments[i][cards[k]]++;
      state->n_developments[i] = n;
    }
  return TRUE;
}

static gboolean
check_build (AdvReading     *reading,
             const BaseLine *line)
{
  return reading->state->phase == ADV_PHASE_BUILD ||
         adv_reading_refuse_word (reading, ADV_FAULT_ONLY_BUILD, line, line->value);
}

gboolean
adv_reading_fresh (AdvReading     *reading,
                   const BaseLine *line)
{
  AdvState *state = reading->state;
  guint8 cards[ADV_DECK];
  guint n;

  if (!adv_position_read_letters (line->value,
                                  get_letters (state, state->player, ADV_CARD_LETTERS), cards,
                                  ADV_DECK, &n))
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; i < n && adv_state_shows_hand (state, state->player); i++)
    if (++state->fresh[cards[i]] > state->developments[state->player][cards[i]])
      return adv_reading_refuse_word (reading, ADV_FAULT_FRESH, line,
                                      (const char[]) { ADV_CARD_LETTERS[cards[i]], '\0' });
  state->n_fresh = n;
  return n == 0 || check_build (reading, line);
}

gboolean
adv_reading_played (AdvReading     *reading,
                    const BaseLine *line)
{
  reading->state->played = g_str_equal (line->value, "true");
  return reading->state->played || g_str_equal (line->value, "false") ||
         adv_reading_refuse_value (reading, line);
}

gboolean
adv_reading_offers (AdvReading     *reading,
                    const BaseLine *line)
{
  guint n;

  if (!adv_reading_number (reading, line, 0, reading->state->options.offers, &n))
    return FALSE;
  reading->state->n_offers = n;
  return n == 0 || check_build (reading, line);
}

/* All development cards are somewhere: none too often, and knights and victory points have no
   other place than these. */
static gboolean
check_developments (AdvReading     *reading,
                    const BaseLine *line)
{
  AdvState *state = reading->state;
  guint8 found[ADV_CARDS] = { 0 };

  for (guint i = 0; i < state->deck_size; i++)
    found[state->deck[i]]++;
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_CARDS; k++)
      found[k] += state->developments[i][k] + (k == ADV_CARD_KNIGHT ? state->knights[i] : 0);
  for (guint k = 0; k < ADV_CARDS; k++)
    {
      gboolean may_be_gone = k != ADV_CARD_KNIGHT && k != ADV_CARD_VICTORY;

      if (found[k] > adv_of_card[k] || (found[k] < adv_of_card[k] && !may_be_gone))
        {
          adv_reading_refuse_figures (reading, ADV_FAULT_NUMBER_OF_CARDS, line, found[k],
                                      adv_of_card[k]);
          reading->fault->text[0] = ADV_CARD_LETTERS[k];
          return FALSE;
        }
      state->gone[k] = adv_of_card[k] - found[k];
    }
  return TRUE;
}

gboolean
adv_reading_knights (AdvReading     *reading,
                     const BaseLine *line)
{
  AdvState *state = reading->state;
  g_auto (GStrv) words = adv_reading_split_words (line);

  if (g_strv_length (words) != state->n_players)
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; words[i]; i++)
    {
      guint knights;

      if (!kit_fault_read_number (words[i], adv_of_card[ADV_CARD_KNIGHT], &knights))
        return adv_reading_refuse_value (reading, line);
      state->knights[i] = knights;
    }
  return state->viewer != 0 ||
         check_developments (reading, base_group_get_line (reading->group, "Development"));
}

/* In a view, those that lie face down are "?". */
gboolean
adv_reading_tokens (AdvReading     *reading,
                    const BaseLine *line)
{
  AdvState *state = reading->state;
  guint n_open = state->viewer != 0 ? state->n_turned : ADV_TOKENS;
  guint8 found[ADV_TOKEN_KINDS + 1] = { 0 };
  guint n;

  if (!adv_position_read_letters (line->value, ADV_TOKEN_LETTERS "?", state->tokens, ADV_TOKENS,
                                  &n))
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; i < n; i++)
    {
      if ((state->tokens[i] == ADV_TOKEN_KINDS) != (i >= n_open))
        return adv_reading_refuse_value (reading, line);
      found[state->tokens[i]]++;
      if (i >= n_open)
        state->tokens[i] = ADV_NONE;
    }
  for (guint i = 0; i < ADV_TOKEN_KINDS; i++)
    if (found[i] > ADV_TOKENS / ADV_TOKEN_KINDS ||
        found[i] + found[ADV_TOKEN_KINDS] < ADV_TOKENS / ADV_TOKEN_KINDS)
      {
        adv_reading_refuse_figures (reading, ADV_FAULT_NUMBER_OF_CARDS, line, found[i],
                                    ADV_TOKENS / ADV_TOKEN_KINDS);
        reading->fault->text[0] = ADV_TOKEN_LETTERS[i];
        return FALSE;
      }
  return n == ADV_TOKENS || adv_reading_refuse_value (reading, line);
}

/* --- what only a view says --- */

gboolean
adv_reading_piles (AdvReading     *reading,
                   const BaseLine *line)
{
  g_auto (GStrv) words = adv_reading_split_words (line);

  if (g_strv_length (words) != ADV_RESOURCES)
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      guint n;

      if (!kit_fault_read_number (words[i], ADV_OF_RESOURCE, &n))
        return adv_reading_refuse_value (reading, line);
      reading->state->piles[i] = n;
    }
  return TRUE;
}

/* With it, the view is complete but for what follows from the rest. */
gboolean
adv_reading_gone (AdvReading     *reading,
                  const BaseLine *line)
{
  guint8 cards[ADV_DECK];
  guint n;

  if (!adv_position_read_letters (line->value, ADV_CARD_LETTERS, cards, ADV_DECK, &n))
    return adv_reading_refuse_value (reading, line);
  for (guint i = 0; i < n; i++)
    reading->state->gone[cards[i]]++;
  return TRUE;
}

/* Whether goods in hands, on piles and in the supply, and what is known of them, go together. */
static gboolean
check_goods (const AdvState *view)
{
  guint left = adv_state_supply_size (view);

  for (guint i = 0; i < view->n_players; i++)
    {
      guint named = adv_total (view->hands[i], ADV_RESOURCES);

      left += view->n_cards[i];
      if (adv_total (view->least[i], ADV_RESOURCES) > view->n_cards[i] ||
          adv_total (view->most[i], ADV_RESOURCES) < view->n_cards[i] ||
          named != (view->viewer == i + 1 ? view->n_cards[i] : 0))
        return FALSE;
    }
  for (guint k = 0; k < ADV_RESOURCES; k++)
    {
      guint all = view->piles[k];

      left += view->piles[k];
      for (guint i = 0; i < view->n_players; i++)
        {
          guint8 least = view->viewer == i + 1 ? view->hands[i][k] : view->least[i][k];

          all += least;
          if (least < view->least[i][k] || least > view->most[i][k])
            return FALSE;
        }
      if (all > ADV_OF_RESOURCE)
        return FALSE;
    }
  return left == ADV_RESOURCES * ADV_OF_RESOURCE;
}

/* The same of the development cards. */
static gboolean
check_cards (const AdvState *view)
{
  gboolean over = view->phase == ADV_PHASE_OVER;
  guint8 found[ADV_CARDS];
  guint all = view->deck_size;

  memcpy (found, view->gone, sizeof found);
  found[ADV_CARD_KNIGHT] += view->deck_paid;
  for (guint i = 0; i < view->n_players; i++)
    {
      gboolean shown = over || view->viewer == i + 1;

      all += view->n_developments[i] + view->knights[i];
      found[ADV_CARD_KNIGHT] += view->knights[i] + (shown ? 0 : view->sure_knights[i]);
      for (guint k = 0; k < ADV_CARDS; k++)
        found[k] += view->developments[i][k];
      if (adv_total (view->developments[i], ADV_CARDS) != (shown ? view->n_developments[i] : 0) ||
          view->sure_knights[i] > view->n_developments[i])
        return FALSE;
    }
  for (guint k = 0; k < ADV_CARDS; k++)
    {
      if (found[k] > adv_of_card[k])
        return FALSE;
      all += view->gone[k];
    }
  return all == ADV_DECK && view->n_fresh <= view->n_developments[view->player];
}

/** adv_position_is_view: whether a view can be: nothing is there too often, all is somewhere, and
    its seat knows its own. */
gboolean
adv_position_is_view (const AdvState *view)
{
  guint8 found[ADV_TOKEN_KINDS] = { 0 };

  for (guint i = 0; i < view->n_turned; i++)
    if (++found[view->tokens[i]] > ADV_TOKENS / ADV_TOKEN_KINDS)
      return FALSE;
  return check_goods (view) && check_cards (view);
}

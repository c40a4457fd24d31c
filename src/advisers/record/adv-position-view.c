/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a position has besides if it is the view of a seat, and whether a view can be. */

#include "adv-position-private.h"

#include <string.h>

/* --- what follows from a position only if nothing in it is hidden --- */

static gboolean
read_gone (KitEntry   *entry,
           const char *word)
{
  AdvState *state = entry->state;
  guint8 cards[ADV_DECK];
  guint n;

  if (!kit_letters_read (word, ADV_CARD_LETTERS, cards, ADV_DECK, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    state->gone[cards[i]]++;
  return TRUE;
}

static void
write_gone (GString        *text,
            const KitEntry *entry)
{
  const AdvState *state = entry->state;

  adv_position_write_numbers (text, ADV_CARD_LETTERS, state->gone, ADV_CARDS, 0);
}

/* The cards on each pile, B W H L O, and the development cards that are out of the game. */
const KitKey adv_view_keys[] = {
  { "Piles", kit_key_read_number, kit_key_write_number, .words = ADV_RESOURCES,
    .offset = G_STRUCT_OFFSET (AdvState, piles), .size = 1, .most = ADV_OF_RESOURCE },
  { "Gone", read_gone, write_gone },
  { NULL }
};

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

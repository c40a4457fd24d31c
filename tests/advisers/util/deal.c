/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games and lists of legal words, for tests. */

#include "deal.h"

#include <string.h>

/** test_deal: a new game after the deal. */
void
test_deal (AdvState         *state,
           const AdvBoard   *board,
           const AdvOptions *options,
           guint             n_players,
           BaseRandom       *random)
{
  guint8 supply[ADV_MAX_SUPPLY];
  guint8 deck[ADV_DECK];
  guint8 tokens[ADV_TOKENS];

  adv_state_shuffle (n_players, random, supply, deck, tokens);
  adv_state_clear (state, board, n_players);
  state->seed = base_random_next (random);
  adv_apply_deal (state, board, options, supply, deck, tokens);
}

typedef struct
{
  const AdvBoard *board;
  GPtrArray      *words;
} List;

static gboolean
list_word (gconstpointer decision,
           gpointer      data)
{
  List *list = data;
  char word[ADV_TOKEN_SIZE];

  adv_decision_write (decision, list->board, word);
  g_ptr_array_add (list->words, g_strdup (word));
  return TRUE;
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/** test_list_words: (transfer full): all legal words, in byte order. */
GPtrArray *
test_list_words (const AdvState *state,
                 const AdvBoard *board)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  List list = { board, words };

  g_assert_true (adv_legal_foreach (state, board, list_word, &list));
  g_ptr_array_sort (words, compare_words);
  return words;
}

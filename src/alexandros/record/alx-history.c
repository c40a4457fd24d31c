/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All decisions of a game from its start, with a cursor: one list is the saved game, the log, the
   replay and undo. */

#include "alx-history.h"

#include <string.h>

/* Positions are kept at every 64th decision; those between are replayed, which takes
   microseconds. */
#define STRIDE 64

/* The order of reshuffle @number, top first; only used if exactly these cards are shuffled. */
typedef struct
{
  guint  number;
  guint  n;
  guint8 cards[ALX_MAX_CARDS];
} Order;

struct _AlxHistory
{
  const AlxBoard *board;
  GArray   *decisions;                  /* of AlxDecision */
  GArray   *states;                     /* of AlxState, before the decisions 0, 64, 128 … */
  GArray   *orders;                     /* of Order, sorted by number; orders of undone lines of
                                           play are kept, so that redoing gives the same cards */
  guint     cursor;
  AlxState  state;                      /* at the cursor */
};

/**
 * alx_history_new:
 * @board: the board, which must outlive the history
 * @start: the position that it starts from
 *
 * Returns: (transfer full): a history without decisions
 */
AlxHistory *
alx_history_new (const AlxBoard *board,
                 const AlxState *start)
{
  AlxHistory *history = g_new0 (AlxHistory, 1);

  history->board = board;
  history->decisions = g_array_new (FALSE, FALSE, sizeof (AlxDecision));
  history->states = g_array_new (FALSE, FALSE, sizeof (AlxState));
  history->orders = g_array_new (FALSE, FALSE, sizeof (Order));
  history->state = *start;
  g_array_append_val (history->states, *start);
  return history;
}

/** alx_history_copy: (transfer full): a copy with the same cursor, redo tail and reshuffles. */
AlxHistory *
alx_history_copy (const AlxHistory *history)
{
  AlxHistory *copy = g_new (AlxHistory, 1);

  *copy = *history;
  copy->decisions = g_array_copy (history->decisions);
  copy->states = g_array_copy (history->states);
  copy->orders = g_array_copy (history->orders);
  return copy;
}

/** alx_history_free: frees @history. */
void
alx_history_free (AlxHistory *history)
{
  g_array_unref (history->decisions);
  g_array_unref (history->states);
  g_array_unref (history->orders);
  g_free (history);
}

/* Whether @order is a permutation of @cards. */
static gboolean
is_of_cards (const Order  *order,
             const guint8  cards[ALX_SYMBOLS])
{
  guint8 left[ALX_SYMBOLS];
  guint n = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    n += left[i] = cards[i];
  if (n != order->n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (left[order->cards[i]]-- == 0)
      return FALSE;
  return TRUE;
}

/* Binary search for the first order with at least this number. */
static guint
find_number (const GArray *orders,
             guint         number)
{
  guint low = 0;
  guint high = orders->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (orders, Order, middle).number < number)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* The stored order for the reshuffle that @decision causes; NULL if there is no reshuffle, or no
   such order. */
static const guint8 *
find_order (const AlxHistory  *history,
            const AlxState    *state,
            const AlxDecision *decision)
{
  guint8 cards[ALX_SYMBOLS];

  if (history->orders->len == 0 || !alx_apply_reshuffles (state, history->board, decision, cards))
    return NULL;
  for (guint i = find_number (history->orders, state->n_shuffles); i < history->orders->len; i++)
    {
      const Order *order = &g_array_index (history->orders, Order, i);

      if (order->number != state->n_shuffles)
        break;
      if (is_of_cards (order, cards))
        return order->cards;
    }
  return NULL;
}

/**
 * alx_history_plan_shuffle:
 * @history: a history
 * @number: of a reshuffle, from 0
 * @cards: (array length=n_cards): its cards, top first
 * @n_cards: how many
 *
 * The order is used whenever this reshuffle is of the same cards; otherwise the
 * order is made from the seed of the position, and kept. So undoing a decision
 * and making it again always gives the same cards.
 */
void
alx_history_plan_shuffle (AlxHistory   *history,
                          guint         number,
                          const guint8 *cards,
                          guint         n_cards)
{
  Order order = { .number = number, .n = n_cards };

  g_return_if_fail (n_cards <= ALX_MAX_CARDS);

  memcpy (order.cards, cards, n_cards);
  g_array_insert_val (history->orders, find_number (history->orders, number + 1), order);
}

/**
 * alx_history_decide:
 * @history: a history
 * @decision: the decision of the player on turn at the cursor
 * @refusal: (out): why it is not legal
 *
 * Appends a decision after the cursor, and drops the redo tail.
 *
 * Returns: whether @decision was legal; otherwise nothing is changed
 */
gboolean
alx_history_decide (AlxHistory        *history,
                    const AlxDecision *decision,
                    AlxRefusal        *refusal)
{
  AlxState next = history->state;
  const guint8 *order;

  if (!alx_legal_test (&history->state, history->board, decision, refusal))
    return FALSE;

  alx_history_drop_tail (history);
  order = find_order (history, &history->state, decision);
  alx_apply (&next, history->board, decision, order);
  if (order == NULL && next.n_shuffles > history->state.n_shuffles)
    alx_history_plan_shuffle (history, history->state.n_shuffles, next.supply, next.supply_end);
  history->state = next;
  g_array_append_val (history->decisions, *decision);
  history->cursor++;
  if (history->cursor % STRIDE == 0)
    g_array_append_val (history->states, next);
  return TRUE;
}

/** alx_history_get_board: the board. */
const AlxBoard *
alx_history_get_board (const AlxHistory *history)
{
  return history->board;
}

/** alx_history_get_state: the position at the cursor; owned by @history. */
const AlxState *
alx_history_get_state (const AlxHistory *history)
{
  return &history->state;
}

/** alx_history_get_cursor: the number of decisions in force. */
guint
alx_history_get_cursor (const AlxHistory *history)
{
  return history->cursor;
}

/** alx_history_get_length: the number of decisions, the redo tail included. */
guint
alx_history_get_length (const AlxHistory *history)
{
  return history->decisions->len;
}

/** alx_history_set_cursor: moves the cursor to @cursor, 0 to the length. */
void
alx_history_set_cursor (AlxHistory *history,
                        guint       cursor)
{
  g_return_if_fail (cursor <= history->decisions->len);

  history->cursor = cursor;
  alx_history_get_state_at (history, cursor, &history->state);
}

/** alx_history_drop_tail: drops the decisions after the cursor. */
void
alx_history_drop_tail (AlxHistory *history)
{
  g_array_set_size (history->decisions, history->cursor);
  g_array_set_size (history->states, history->cursor / STRIDE + 1);
}

/** alx_history_get_decision: the decision at @index, from 0. */
const AlxDecision *
alx_history_get_decision (const AlxHistory *history,
                          guint             index)
{
  g_return_val_if_fail (index < history->decisions->len, NULL);

  return &g_array_index (history->decisions, AlxDecision, index);
}

/**
 * alx_history_get_state_at:
 * @history: a history
 * @index: 0 to its length
 * @state: (out): the position after @index decisions
 */
void
alx_history_get_state_at (const AlxHistory *history,
                          guint             index,
                          AlxState         *state)
{
  guint from = MIN (index / STRIDE, history->states->len - 1);

  g_return_if_fail (index <= history->decisions->len);

  *state = g_array_index (history->states, AlxState, from);
  for (guint i = from * STRIDE; i < index; i++)
    {
      const AlxDecision *decision = alx_history_get_decision (history, i);

      alx_apply (state, history->board, decision, find_order (history, state, decision));
    }
}

/**
 * alx_history_foreach:
 * @history: a history
 * @visit: (scope call): called for each decision, the redo tail included
 * @data: for @visit
 *
 * Replays the history only once, so this takes linear time.
 */
void
alx_history_foreach (const AlxHistory *history,
                     AlxHistoryVisit   visit,
                     gpointer          data)
{
  AlxState before;
  AlxState after;

  alx_history_get_state_at (history, 0, &after);
  for (guint i = 0; i < history->decisions->len; i++)
    {
      const AlxDecision *decision = alx_history_get_decision (history, i);

      before = after;
      alx_apply (&after, history->board, decision, find_order (history, &before, decision));
      visit (&before, decision, &after, data);
    }
}

/**
 * alx_history_explain:
 * @history: a history
 * @index: of a decision
 * @events: (out): what it does, see alx_explain()
 */
void
alx_history_explain (const AlxHistory *history,
                     guint             index,
                     AlxEvents        *events)
{
  const AlxDecision *decision = alx_history_get_decision (history, index);
  AlxState state;

  alx_history_get_state_at (history, index, &state);
  alx_explain (&state, history->board, decision, find_order (history, &state, decision), events);
}

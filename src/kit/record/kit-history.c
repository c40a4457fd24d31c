/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All decisions of a game from its start, with a cursor: one list is the saved game, the log, the
   replay and undo. */

#include "kit-history.h"

#include <string.h>

/* Positions are kept at every 64th decision; those between are replayed, which takes
   microseconds. */
#define STRIDE 64

struct _KitHistory
{
  const KitRules *rules;
  gconstpointer   board;

  /* owned */
  GArray    *decisions;
  GArray    *states;                    /* before the decisions 0, 64, 128 … */
  KitChance *chance;                    /* undone lines of play included, so that redoing brings
                                           the same */
  gpointer   state;                     /* at the cursor */
  GArray    *told;                      /* of KitTold: what each decision tells the seat whose
                                           history it is; NULL for a whole one */

  guint      cursor;
};

/**
 * kit_history_new:
 * @rules: of the game
 * @board: the board, which must outlive the history
 * @start: the position that it starts from
 *
 * Returns: (transfer full): a history without decisions
 */
KitHistory *
kit_history_new (const KitRules *rules,
                 gconstpointer   board,
                 gconstpointer   start)
{
  KitHistory *history = g_new0 (KitHistory, 1);

  g_assert (rules->max_players <= KIT_MAX_PLAYERS && rules->decision_size <= KIT_MAX_DECISION);
  g_assert (rules->view_size >= rules->state_size);
  history->rules = rules;
  history->board = board;
  history->decisions = g_array_new (FALSE, FALSE, rules->decision_size);
  history->states = g_array_new (FALSE, FALSE, rules->state_size);
  history->chance = kit_chance_new ();
  history->state = g_memdup2 (start, rules->state_size);
  g_array_append_vals (history->states, start, 1);
  return history;
}

/** kit_history_new_told: (transfer full): the same, of a seat: @start is its view. */
KitHistory *
kit_history_new_told (const KitRules *rules,
                      gconstpointer   board,
                      gconstpointer   start)
{
  KitHistory *history = kit_history_new (rules, board, start);

  history->told = g_array_new (FALSE, FALSE, sizeof (KitTold));
  return history;
}

/* What chance has brought, or will bring, for the decision at @index; in the history of a seat with
   what that decision tells. */
static KitChance *
get_chance_at (const KitHistory *history,
               guint             index)
{
  KitTold *told = NULL;

  if (history->told != NULL)
    {
      told = &g_array_index (history->told, KitTold, index);
      told->at = 0;
      told->wrong = FALSE;
    }
  kit_chance_set_told (history->chance, told);
  return history->chance;
}

/* Applies the decision at @index to @state, the position before it. */
static void
apply (const KitHistory *history,
       gpointer          state,
       guint             index)
{
  history->rules->apply (state, history->board, kit_history_get_decision (history, index),
                         get_chance_at (history, index));
}

/** kit_history_copy: (transfer full): a copy with the same cursor, redo tail and chance. */
KitHistory *
kit_history_copy (const KitHistory *history)
{
  KitHistory *copy = g_new (KitHistory, 1);

  *copy = *history;
  copy->decisions = g_array_copy (history->decisions);
  copy->states = g_array_copy (history->states);
  copy->chance = kit_chance_copy (history->chance);
  copy->state = g_memdup2 (history->state, history->rules->state_size);
  copy->told = history->told != NULL ? g_array_copy (history->told) : NULL;
  return copy;
}

/** kit_history_free: frees @history. */
void
kit_history_free (KitHistory *history)
{
  g_array_unref (history->decisions);
  g_array_unref (history->states);
  kit_chance_free (history->chance);
  g_clear_pointer (&history->told, g_array_unref);
  g_free (history->state);
  g_free (history);
}

/* Appends a decision after the cursor, where the history ends. */
static void
append (KitHistory    *history,
        gconstpointer  decision)
{
  g_array_append_vals (history->decisions, decision, 1);
  apply (history, history->state, history->cursor++);
  if (history->cursor % STRIDE == 0)
    g_array_append_vals (history->states, history->state, 1);
}

/**
 * kit_history_decide:
 * @history: a whole history
 * @decision: a decision of whoever decides at the cursor
 * @refusal: (out): why it is not legal
 *
 * Appends a decision after the cursor, and drops the redo tail.
 *
 * Returns: whether @decision was legal; otherwise nothing is changed
 */
gboolean
kit_history_decide (KitHistory    *history,
                    gconstpointer  decision,
                    KitRefusal    *refusal)
{
  g_return_val_if_fail (history->told == NULL, FALSE);

  if (!history->rules->test (history->state, history->board, decision, refusal))
    return FALSE;

  kit_history_drop_tail (history);
  append (history, decision);
  return TRUE;
}

/**
 * kit_history_decide_told:
 * @history: the history of a seat, with the cursor at its end
 * @decision: a decision that the rules allow there
 * @told: what it tells the seat
 *
 * Appends a decision.
 *
 * Returns: whether @told is what such a decision tells the seat, no more and no less; if not, the
 *   history is of no use any more
 */
gboolean
kit_history_decide_told (KitHistory    *history,
                         gconstpointer  decision,
                         const KitTold *told)
{
  const KitTold *passed;

  g_return_val_if_fail (history->told != NULL, FALSE);
  g_return_val_if_fail (history->cursor == history->decisions->len, FALSE);

  g_array_append_vals (history->told, told, 1);
  append (history, decision);
  passed = &g_array_index (history->told, KitTold, history->cursor - 1);
  return !passed->wrong && passed->at == passed->n;
}

/* Makes the next decision of @history in @state, and adds it to @known with what it tells @seat. */
static void
add_known (KitHistory       *known,
           const KitHistory *history,
           guint             seat,
           gpointer          state)
{
  guint index = known->decisions->len;
  gconstpointer decision = kit_history_get_decision (history, index);
  KitTold told = { .seat = seat };
  G_GNUC_UNUSED gboolean read;

  kit_chance_set_told (history->chance, &told);
  history->rules->apply (state, history->board, decision, history->chance);
  kit_chance_set_told (history->chance, NULL);
  read = kit_history_decide_told (known, decision, &told);
  g_assert (read);
}

/**
 * kit_history_look:
 * @history: a whole history
 * @seat: a seat, or %KIT_NOBODY
 * @length: how many of its decisions
 *
 * Returns: (transfer full): the history as @seat may know it, with the cursor at the end
 */
KitHistory *
kit_history_look (const KitHistory *history,
                  guint             seat,
                  guint             length)
{
  const KitRules *rules = history->rules;
  g_autofree gpointer state = kit_history_make_state (history, 0);
  g_autofree gpointer view = g_malloc (rules->view_size);
  KitHistory *known;

  g_return_val_if_fail (history->told == NULL && length <= history->decisions->len, NULL);

  rules->look (view, state, seat);
  known = kit_history_new_told (rules, history->board, view);
  for (guint i = 0; i < length; i++)
    add_known (known, history, seat, state);
  return known;
}

/**
 * kit_history_look_on:
 * @known: the history as @seat knows it, with the cursor at its end
 * @history: the whole one, in which nothing has changed since but that one decision was added
 * @seat: the same seat
 *
 * Adds that decision, as kit_history_look() would.
 */
void
kit_history_look_on (KitHistory       *known,
                     const KitHistory *history,
                     guint             seat)
{
  g_autofree gpointer state = NULL;

  g_return_if_fail (known->told != NULL && known->cursor == known->decisions->len);
  g_return_if_fail (history->told == NULL && known->cursor + 1 == history->decisions->len);

  state = kit_history_make_state (history, known->cursor);
  add_known (known, history, seat, state);
}

/** kit_history_get_rules: the rules of the game. */
const KitRules *
kit_history_get_rules (const KitHistory *history)
{
  return history->rules;
}

/** kit_history_get_board: the board. */
gconstpointer
kit_history_get_board (const KitHistory *history)
{
  return history->board;
}

/** kit_history_get_state: the position at the cursor; owned by @history. */
gconstpointer
kit_history_get_state (const KitHistory *history)
{
  return history->state;
}

/** kit_history_get_cursor: the number of decisions in force. */
guint
kit_history_get_cursor (const KitHistory *history)
{
  return history->cursor;
}

/** kit_history_get_length: the number of decisions, the redo tail included. */
guint
kit_history_get_length (const KitHistory *history)
{
  return history->decisions->len;
}

/** kit_history_set_cursor: moves the cursor to @cursor, 0 to the length. */
void
kit_history_set_cursor (KitHistory *history,
                        guint       cursor)
{
  g_return_if_fail (cursor <= history->decisions->len);

  kit_history_get_state_at (history, cursor, history->state);
  history->cursor = cursor;
}

/** kit_history_drop_tail: drops the decisions after the cursor. */
void
kit_history_drop_tail (KitHistory *history)
{
  g_array_set_size (history->decisions, history->cursor);
  g_array_set_size (history->states, history->cursor / STRIDE + 1);
}

/** kit_history_get_decision: the decision at @index, from 0. */
gconstpointer
kit_history_get_decision (const KitHistory *history,
                          guint             index)
{
  g_return_val_if_fail (index < history->decisions->len, NULL);

  return history->decisions->data + index * history->rules->decision_size;
}

/**
 * kit_history_get_state_at:
 * @history: a history
 * @index: 0 to its length
 * @state: (out caller-allocates): the position after @index decisions
 */
void
kit_history_get_state_at (const KitHistory *history,
                          guint             index,
                          gpointer          state)
{
  const KitRules *rules = history->rules;
  guint from = MIN (index / STRIDE, history->states->len - 1);

  g_return_if_fail (index <= history->decisions->len);

  if (index == history->cursor)
    {
      memmove (state, history->state, rules->state_size);
      return;
    }
  memcpy (state, history->states->data + from * rules->state_size, rules->state_size);
  for (guint i = from * STRIDE; i < index; i++)
    apply (history, state, i);
}

/** kit_history_make_state: (transfer full): the position after @index decisions. */
gpointer
kit_history_make_state (const KitHistory *history,
                        guint             index)
{
  gpointer state = g_malloc (history->rules->state_size);

  kit_history_get_state_at (history, index, state);
  return state;
}

/* What the kit knows of the position after @index decisions. */
static KitHead
read_head (const KitHistory *history,
           guint             index)
{
  g_autofree gpointer state = kit_history_make_state (history, index);

  return *kit_rules_head (state);
}

/** kit_history_get_decider: the seat that decides after @index decisions. */
guint
kit_history_get_decider (const KitHistory *history,
                         guint             index)
{
  return read_head (history, index).decider;
}

/** kit_history_get_owner: whose turn the decision at @index was made in. */
guint
kit_history_get_owner (const KitHistory *history,
                       guint             index)
{
  return read_head (history, index).player;
}

/** kit_history_get_turn: the number of the turn after @index decisions. */
guint
kit_history_get_turn (const KitHistory *history,
                      guint             index)
{
  return read_head (history, index).turn;
}

/** kit_history_is_over: whether the game is over after all its decisions, wherever the cursor
    is. */
gboolean
kit_history_is_over (const KitHistory *history)
{
  return read_head (history, history->decisions->len).over;
}

/** kit_history_explain: lists in @events, a struct of the game, what the decision at @index did;
    see #KitRules. */
void
kit_history_explain (const KitHistory *history,
                     guint             index,
                     gpointer          events)
{
  g_autofree gpointer state = NULL;

  g_return_if_fail (index < history->decisions->len && history->rules->explain != NULL);

  state = kit_history_make_state (history, index);
  history->rules->explain (state, history->board, kit_history_get_decision (history, index),
                           get_chance_at (history, index), events);
}

/** kit_history_begins_turn: whether the position after @index decisions, up to the cursor, is the
    first of a turn, or the last one of all. */
gboolean
kit_history_begins_turn (const KitHistory *history,
                         guint             index)
{
  return index == 0 || index == kit_history_get_cursor (history) ||
         kit_history_get_turn (history, index) != kit_history_get_turn (history, index - 1);
}

/** kit_history_reveals: whether the decision at @index shows anybody what was hidden; see
    #KitRules. */
gboolean
kit_history_reveals (const KitHistory *history,
                     guint             index)
{
  g_autofree gpointer state = kit_history_make_state (history, index);

  return kit_rules_reveals (history->rules, state, history->board,
                            kit_history_get_decision (history, index),
                            get_chance_at (history, index));
}

/** kit_history_get_told: (transfer none) (nullable): what the decision at @index told the seat
    whose history it is; %NULL in a whole one. */
const KitTold *
kit_history_get_told (const KitHistory *history,
                      guint             index)
{
  g_return_val_if_fail (index < history->decisions->len, NULL);

  return history->told != NULL ? &g_array_index (history->told, KitTold, index) : NULL;
}

/** kit_history_get_chance: (transfer none): what chance has brought, or will bring because a record
    says so. */
KitChance *
kit_history_get_chance (const KitHistory *history)
{
  return history->chance;
}

/**
 * kit_history_foreach:
 * @history: a history
 * @visit: (scope call): called for each decision, the redo tail included
 * @data: for @visit
 *
 * Replays the history only once, so this takes linear time.
 */
void
kit_history_foreach (const KitHistory *history,
                     KitHistoryVisit   visit,
                     gpointer          data)
{
  const KitRules *rules = history->rules;
  g_autofree gpointer before = g_malloc (rules->state_size);
  g_autofree gpointer after = kit_history_make_state (history, 0);

  for (guint i = 0; i < history->decisions->len; i++)
    {
      gconstpointer decision = kit_history_get_decision (history, i);

      memcpy (before, after, rules->state_size);
      apply (history, after, i);
      visit (before, decision, after, data);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All decisions of a game from its start, with a cursor: one list is the saved game, the log, the
   replay and undo. */

#pragma once

#include "alexandros/rules/alx-apply.h"

G_BEGIN_DECLS

/**
 * AlxHistory:
 *
 * Decisions before the cursor are in force; those after it can be redone.
 */
typedef struct _AlxHistory AlxHistory;

/**
 * AlxHistoryVisit:
 * @before: the position in which @decision was made
 * @decision: a decision of the history
 * @after: the position that it led to
 * @data: user data
 */
typedef void (*AlxHistoryVisit) (const AlxState    *before,
                                 const AlxDecision *decision,
                                 const AlxState    *after,
                                 gpointer           data);

AlxHistory        *alx_history_new          (const AlxBoard    *board,
                                             const AlxState    *start);
AlxHistory        *alx_history_copy         (const AlxHistory  *history);
void               alx_history_free         (AlxHistory        *history);
gboolean           alx_history_decide       (AlxHistory        *history,
                                             const AlxDecision *decision,
                                             AlxRefusal        *refusal);
const AlxBoard    *alx_history_get_board    (const AlxHistory  *history);
const AlxState    *alx_history_get_state    (const AlxHistory  *history);
guint              alx_history_get_cursor   (const AlxHistory  *history);
void               alx_history_set_cursor   (AlxHistory        *history,
                                             guint              cursor);
void               alx_history_drop_tail    (AlxHistory        *history);
guint              alx_history_get_length   (const AlxHistory  *history);
const AlxDecision *alx_history_get_decision (const AlxHistory  *history,
                                             guint              index);
void               alx_history_get_state_at (const AlxHistory  *history,
                                             guint              index,
                                             AlxState          *state);
void               alx_history_explain      (const AlxHistory  *history,
                                             guint              index,
                                             AlxEvents         *events);
void               alx_history_plan_shuffle (AlxHistory        *history,
                                             guint              number,
                                             const guint8      *cards,
                                             guint              n_cards);
void               alx_history_foreach      (const AlxHistory  *history,
                                             AlxHistoryVisit    visit,
                                             gpointer           data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AlxHistory, alx_history_free)

G_END_DECLS

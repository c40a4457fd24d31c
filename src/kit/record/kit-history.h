/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All decisions of a game from its start, with a cursor: one list is the saved game, the log, the
   replay and undo. */

#pragma once

#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

/**
 * KitHistory:
 *
 * Decisions before the cursor are in force; those after it can be redone.
 *
 * A history is whole, or what one seat may know of a whole one: then all its positions are views of
 * that seat, or of %KIT_NOBODY, and with each decision stands what it tells the seat.
 */
typedef struct _KitHistory KitHistory;

/**
 * KitHistoryVisit:
 * @before: the position in which @decision was made
 * @decision: a decision of the history
 * @after: the position that it led to
 * @data: user data
 */
typedef void (*KitHistoryVisit) (gconstpointer before,
                                 gconstpointer decision,
                                 gconstpointer after,
                                 gpointer      data);

KitHistory     *kit_history_new          (const KitRules   *rules,
                                          gconstpointer     board,
                                          gconstpointer     start);
KitHistory     *kit_history_new_told     (const KitRules   *rules,
                                          gconstpointer     board,
                                          gconstpointer     start);
KitHistory     *kit_history_look         (const KitHistory *history,
                                          guint             seat,
                                          guint             length);
void            kit_history_look_on      (KitHistory       *known,
                                          const KitHistory *history,
                                          guint             seat);
KitHistory     *kit_history_copy         (const KitHistory *history);
void            kit_history_free         (KitHistory       *history);
gboolean        kit_history_decide       (KitHistory       *history,
                                          gconstpointer     decision,
                                          KitRefusal       *refusal);
gboolean        kit_history_decide_told  (KitHistory       *history,
                                          gconstpointer     decision,
                                          const KitTold    *told);
const KitTold  *kit_history_get_told     (const KitHistory *history,
                                          guint             index);
const KitRules *kit_history_get_rules    (const KitHistory *history);
gconstpointer   kit_history_get_board    (const KitHistory *history);
gconstpointer   kit_history_get_state    (const KitHistory *history);
guint           kit_history_get_decider  (const KitHistory *history,
                                          guint             index);
guint           kit_history_get_owner    (const KitHistory *history,
                                          guint             index);
guint           kit_history_get_turn     (const KitHistory *history,
                                          guint             index);
guint           kit_history_get_cursor   (const KitHistory *history);
void            kit_history_set_cursor   (KitHistory       *history,
                                          guint             cursor);
void            kit_history_drop_tail    (KitHistory       *history);
guint           kit_history_get_length   (const KitHistory *history);
gconstpointer   kit_history_get_decision (const KitHistory *history,
                                          guint             index);
void            kit_history_get_state_at (const KitHistory *history,
                                          guint             index,
                                          gpointer          state);
gpointer        kit_history_make_state   (const KitHistory *history,
                                          guint             index);
gboolean        kit_history_begins_turn  (const KitHistory *history,
                                          guint             index);
gboolean        kit_history_is_over      (const KitHistory *history);
void            kit_history_explain      (const KitHistory *history,
                                          guint             index,
                                          gpointer          events);
gboolean        kit_history_reveals      (const KitHistory *history,
                                          guint             index);
KitChance      *kit_history_get_chance   (const KitHistory *history);
void            kit_history_foreach      (const KitHistory *history,
                                          KitHistoryVisit   visit,
                                          gpointer          data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitHistory, kit_history_free)

G_END_DECLS

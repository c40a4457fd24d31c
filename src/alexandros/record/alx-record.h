/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of Alexandros: what is its own in them, and typed access to their positions. */

#pragma once

#include "alexandros/rules/alx-apply.h"
#include "kit/record/kit-reading.h"

G_BEGIN_DECLS

/** The suffix of files with records. */
#define ALX_RECORD_SUFFIX ".alexandros"

extern const KitFormat alx_format;

KitRecord *alx_record_new           (const AlxBoard   *board,
                                     const AlxOptions *options,
                                     guint             n_players,
                                     guint64           seed);
guint8     alx_history_find_discard (const KitHistory *history,
                                     guint             index);

static inline KitRecord *
alx_record_read (const char *text,
                 gsize       length,
                 KitFault   *fault)
{
  return kit_format_read (&alx_format, text, length, fault);
}

static inline KitHistory *
alx_history_new (const AlxBoard *board,
                 const AlxState *start)
{
  return kit_history_new (alx_format.rules, board, start);
}

static inline gboolean
alx_history_decide (KitHistory        *history,
                    const AlxDecision *decision,
                    AlxRefusal        *refusal)
{
  return kit_history_decide (history, decision, (KitRefusal *) refusal);
}

static inline const AlxBoard *
alx_history_get_board (const KitHistory *history)
{
  return kit_history_get_board (history);
}

static inline const AlxState *
alx_history_get_state (const KitHistory *history)
{
  return kit_history_get_state (history);
}

static inline const AlxDecision *
alx_history_get_decision (const KitHistory *history,
                          guint             index)
{
  return kit_history_get_decision (history, index);
}

static inline void
alx_history_get_state_at (const KitHistory *history,
                          guint             index,
                          AlxState         *state)
{
  kit_history_get_state_at (history, index, state);
}

/** alx_history_explain: see kit_history_explain() and alx_explain(). */
static inline void
alx_history_explain (const KitHistory *history,
                     guint             index,
                     AlxEvents        *events)
{
  kit_history_explain (history, index, events);
}

G_END_DECLS

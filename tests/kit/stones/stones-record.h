/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of Stones: what is its own in them, and typed access to their positions. */

#pragma once

#include "stones-rules.h"

#include "kit/record/kit-reading.h"

G_BEGIN_DECLS

/*
 * [Stones]                  the groups of all records: Format, Board …
 * [Rules]                   only if an option is used:
 * Doubling=false            S4
 * [Players] …
 * [Start]
 * Bonus=2 0 3               of each player, S2
 * Seed=0123456789abcdef     what is rolled after the end of the record; may be missing
 * [Chance]
 * Dice=1 3 2                all rolls of [Turns], in order; no group if there is none
 * [Turns] …
 * [Result]
 * Scores=12 9 12
 * Winners=1 3
 */

/** The suffix of files with records. */
#define STONES_RECORD_SUFFIX ".stones"

/**
 * StonesFaultReason:
 *
 * Why a record is refused, besides the reasons of #KitFaultReason; the comments say which fields
 * of #KitFault are used.
 */
typedef enum
{
  STONES_FAULT_DIE_MISSING = KIT_FAULT_GAME, /* number: of the roll, from 1 */
  STONES_FAULT_DIE_UNREACHED,           /* number: of the roll, from 1; the first of them */
} StonesFaultReason;

extern const KitFormat stones_format;

KitRecord *stones_record_new (const StonesBoard *board,
                              gboolean           without_doubling,
                              guint              n_players,
                              guint64            seed);

static inline KitRecord *
stones_record_read (const char *text,
                    gsize       length,
                    KitFault   *fault)
{
  return kit_format_read (&stones_format, text, length, fault);
}

static inline gboolean
stones_history_decide (KitHistory           *history,
                       const StonesDecision *decision,
                       StonesRefusal        *refusal)
{
  return kit_history_decide (history, decision, (KitRefusal *) refusal);
}

static inline const StonesBoard *
stones_history_get_board (const KitHistory *history)
{
  return kit_history_get_board (history);
}

static inline const StonesState *
stones_history_get_state (const KitHistory *history)
{
  return kit_history_get_state (history);
}

static inline const StonesDecision *
stones_history_get_decision (const KitHistory *history,
                             guint             index)
{
  return kit_history_get_decision (history, index);
}

static inline void
stones_history_get_state_at (const KitHistory *history,
                             guint             index,
                             StonesState      *state)
{
  kit_history_get_state_at (history, index, state);
}

G_END_DECLS

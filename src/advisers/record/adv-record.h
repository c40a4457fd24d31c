/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of The Advisers: what is their own in them, and typed access to their positions. */

#pragma once

#include "adv-fault.h"

#include "advisers/rules/adv-apply.h"
#include "kit/record/kit-reading.h"

G_BEGIN_DECLS

/** The suffix of files with records. */
#define ADV_RECORD_SUFFIX ".advisers"

extern const KitFormat adv_format;

static inline KitRecord *
adv_record_read (const char *text,
                 gsize       length,
                 KitFault   *fault)
{
  return kit_format_read (&adv_format, text, length, fault);
}

/** adv_history_explain: see kit_history_explain() and adv_explain(). */
static inline void
adv_history_explain (const KitHistory *history,
                     guint             index,
                     AdvEvents        *events)
{
  kit_history_explain (history, index, events);
}

static inline const AdvBoard *
adv_history_get_board (const KitHistory *history)
{
  return kit_history_get_board (history);
}

static inline const AdvState *
adv_history_get_state (const KitHistory *history)
{
  return kit_history_get_state (history);
}

G_END_DECLS

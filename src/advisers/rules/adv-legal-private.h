/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of decisions of several kinds share. */

#pragma once

#include "adv-legal.h"

G_BEGIN_DECLS

/* Both return FALSE, for the caller to return. */
static inline gboolean
adv_refuse (AdvRefusal       *refusal,
            AdvRefusalReason  reason,
            guint             rule)
{
  refusal->reason = reason;
  refusal->rule = rule;
  return FALSE;
}

static inline gboolean
adv_refuse_figures (AdvRefusal       *refusal,
                    AdvRefusalReason  reason,
                    guint             rule,
                    guint             number,
                    guint             limit)
{
  refusal->number = number;
  refusal->limit = limit;
  return adv_refuse (refusal, reason, rule);
}

/* adv-legal-trade.c */
guint    adv_legal_count_good  (const AdvState    *state,
                                guint              player,
                                guint8             good);
gboolean adv_legal_has_goods   (const AdvState    *state,
                                guint              player,
                                const guint8      *goods,
                                guint              rule,
                                AdvRefusal        *refusal);
gboolean adv_legal_is_in_stock (const AdvState    *state,
                                const guint8      *goods,
                                guint              rule,
                                AdvRefusal        *refusal);
gboolean adv_legal_test_bank   (const AdvState    *state,
                                const AdvBoard    *board,
                                const AdvDecision *decision,
                                AdvRefusal        *refusal);
gboolean adv_legal_test_offer  (const AdvState    *state,
                                const AdvDecision *decision,
                                AdvRefusal        *refusal);

G_END_DECLS

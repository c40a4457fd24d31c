/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and sentences about the game, in the current language. */

#pragma once

#include "advisers/record/adv-record.h"
#include "kit/words/kit-words.h"

G_BEGIN_DECLS

/* Names; owned by the translation catalogue. */
const char *adv_words_good    (guint8            good);
const char *adv_words_card    (guint8            card);
const char *adv_words_auction (guint8            auction);

/* Sentences; (transfer full). */
char       *adv_words_refusal (const AdvBoard   *board,
                               const AdvRefusal *refusal);
char       *adv_words_goods   (const guint8      goods[ADV_GOODS]);
char       *adv_words_decision (const KitRecord *record,
                                guint            index,
                                guint            watchers);
char       *adv_words_fault   (const AdvBoard   *board,
                               const KitFault   *fault);

G_END_DECLS

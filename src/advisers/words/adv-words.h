/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and sentences about the game, in the current language. */

#pragma once

#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-orders.h"
#include "kit/rules/kit-advice.h"
#include "kit/words/kit-words.h"

G_BEGIN_DECLS

/* Names; owned by the translation catalogue. */
const char *adv_words_good    (guint8            good);
const char *adv_words_card    (guint8            card);
const char *adv_words_auction (guint8            auction);
void        adv_words_regions (const AdvBoard   *board,
                               const char       *regions[ADV_MAX_REGIONS]);

const char *adv_words_kind     (const char       *kind);
const char *adv_words_describe_kind (const char  *kind);
const char *adv_words_phase    (const AdvState   *state);
const char *adv_words_adviser  (guint             n_players,
                                guint             place);

/* Sentences; (transfer full). */
char       *adv_words_refusal  (const KitRecord  *record,
                                const AdvRefusal *refusal);
char       *adv_words_goods   (const guint8      goods[ADV_GOODS]);
char       *adv_words_wish    (const AdvWish    *wish);
char       *adv_words_decision (const KitRecord *record,
                                guint            index);
char       *adv_words_impossible (const KitRecord  *record,
                                  const AdvState   *state,
                                  AdvDecisionKind   kind,
                                  const AdvRefusal *refusal);
char       *adv_words_refusal_markup (const KitRecord  *record,
                                      const AdvRefusal *refusal);
char       *adv_words_hexagon  (const AdvBoard   *board,
                                const AdvState   *state,
                                guint8            hexagon,
                                gboolean          choice);
char       *adv_words_corner   (const KitRecord  *record,
                                const AdvState   *state,
                                guint8            corner,
                                gboolean          choice);
char       *adv_words_edge     (const KitRecord  *record,
                                const AdvState   *state,
                                guint8            edge,
                                gboolean          choice);
char       *adv_words_field    (const AdvBoard   *board,
                                guint8            hexagon);
char       *adv_words_fields   (const AdvBoard   *board,
                                guint8            corner,
                                guint8            other);
char       *adv_words_yield    (const AdvBoard   *board,
                                guint8            corner);
char       *adv_words_proposal (const KitRecord  *record,
                                const AdvState   *state,
                                const AdvDecision *decision,
                                gboolean          legal,
                                guint             buildable);
char       *adv_words_answer   (const KitRecord    *record,
                                gconstpointer       position,
                                guint               viewer,
                                KitAsked            asked);
char       *adv_words_ending   (const KitRecord    *record,
                                gconstpointer       position);
char       *adv_words_banner   (const KitRecord  *record,
                                guint             index,
                                int               viewer);
char       *adv_words_since    (const KitRecord  *record,
                                guint             viewer);
char       *adv_words_hint     (const KitRecord  *record,
                                const KitAdvice  *advice,
                                char            **why);
char       *adv_words_points   (const AdvState   *state,
                                guint             player);
char       *adv_words_stakes   (const AdvBoard   *board,
                                const AdvState   *state,
                                guint             player);
char       *adv_words_fault    (const KitFault   *fault);

void        adv_words_add_number (GString        *list,
                                  const char     *what,
                                  guint           number);

G_END_DECLS

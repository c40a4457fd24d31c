/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and sentences about the game, in the current language. */

#pragma once

#include "alexandros/record/alx-record.h"
#include "kit/rules/kit-advice.h"
#include "kit/words/kit-words.h"

G_BEGIN_DECLS

/* Names; owned by the translation catalogue. */
const char *alx_words_symbol   (guint8            symbol);
const char *alx_words_region   (const AlxBoard   *board,
                                guint8            space);
const char *alx_words_describe_kind (const char *kind);
const char *alx_words_kind     (const char       *kind);
const char *alx_words_province (const AlxBoard   *board,
                                const AlxState   *state,
                                guint8            space);
void        alx_words_regions  (const AlxBoard   *board,
                                const char       *names[ALX_MAX_REGIONS]);
const char *alx_words_phase    (const AlxState   *state);

/* Sentences and phrases; (transfer full). */
char *alx_words_cards          (const guint8      cards[ALX_SYMBOLS]);
char *alx_words_name_space     (const AlxBoard   *board,
                                guint8            space);
char *alx_words_name_point     (const AlxBoard   *board,
                                guint8            point);
char *alx_words_scores         (const KitRecord  *record,
                                const AlxEvents  *events);
char *alx_words_space          (const AlxBoard   *board,
                                guint8            space);
char *alx_words_refusal        (const AlxBoard   *board,
                                const AlxRefusal *refusal);
char *alx_words_refusal_markup (const AlxBoard   *board,
                                const AlxRefusal *refusal);
char *alx_words_fault          (const KitFault   *fault);
char *alx_words_decision       (const KitRecord  *record,
                                guint             index);
char *alx_words_banner         (const KitRecord  *record,
                                guint             index,
                                int               viewer);
char *alx_words_answer         (const KitRecord  *record,
                                gconstpointer     position,
                                guint             viewer,
                                KitAsked          asked);
char *alx_words_ending         (const KitRecord  *record,
                                gconstpointer     position);
char *alx_words_hint           (const KitRecord  *record,
                                const KitAdvice  *advice,
                                char            **why);
char *alx_words_proposal       (const KitRecord  *record,
                                const AlxState   *state,
                                const AlxDecision *proposal);
char *alx_words_describe_space (const KitRecord  *record,
                                const AlxState   *state,
                                guint8            space,
                                gboolean          choice);
char *alx_words_describe_point (const KitRecord  *record,
                                const AlxState   *state,
                                guint8            point,
                                gboolean          choice);
char *alx_words_around_space   (const AlxBoard   *board,
                                const AlxState   *state,
                                guint8            space);
char *alx_words_around_point   (const AlxBoard   *board,
                                const AlxState   *state,
                                guint8            point);

G_END_DECLS

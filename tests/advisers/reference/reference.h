/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second, plain implementation of the rules, which tests compare the engine with. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AdvRef AdvRef;

/* board_text is the text of a board file. */
AdvRef   *adv_ref_new          (const char *board_text,
                                int         players,
                                int         start_gold,
                                int         offers);
void      adv_ref_free         (AdvRef     *ref);

/* The three values of [Cards]. */
void      adv_ref_deal         (AdvRef     *ref,
                                const char *supply,
                                const char *development,
                                const char *tokens);

/* The Key=Value lines of [Position]; whether it is lawful is not checked. */
gboolean  adv_ref_set_position (AdvRef     *ref,
                                const char *text);

/* In byte order. */
char    **adv_ref_legal        (AdvRef     *ref);
gboolean  adv_ref_is_legal     (AdvRef     *ref,
                                const char *word);

/* FALSE if it is not legal. chance is the two dice of a roll, "34", or the letter of the card of a
 * robbery, which the victim must hold; it is not looked at otherwise. */
gboolean  adv_ref_apply        (AdvRef     *ref,
                                const char *word,
                                const char *chance);

/* The whole state as text; reference-text.c shows the lines. */
char     *adv_ref_position     (AdvRef     *ref);

/* The first invariant of section 13 that is broken, or NULL. */
char     *adv_ref_check        (AdvRef     *ref);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdvRef, adv_ref_free)

G_END_DECLS

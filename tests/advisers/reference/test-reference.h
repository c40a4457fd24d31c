/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the reference's test share. */

#pragma once

#include "reference.h"

/* A line of the state as text, without its key. */
char     *test_get_value   (AdvRef     *ref,
                            const char *key);
AdvRef   *test_new         (int         players,
                            int         start_gold,
                            int         offers);

/* Whether the word needs a card of the robbed hand. */
gboolean  test_robs        (const char *word);

void      test_add_records (void);
void      test_add_rows    (void);
void      test_add_random  (void);

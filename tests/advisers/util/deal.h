/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games and lists of legal words, for tests. */

#pragma once

#include "advisers/rules/adv-apply.h"

void       test_deal       (AdvState         *state,
                            const AdvBoard   *board,
                            const AdvOptions *options,
                            guint             n_players,
                            BaseRandom       *random);
GPtrArray *test_list_words (const AdvState   *state,
                            const AdvBoard   *board);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captain as it was at first, to be measured against. */

#pragma once

#include "advisers/players/adv-level-private.h"

void  captain_1_advise     (const KitQuestion *question,
                            KitAdvice         *advice);

/* captain-1-plan.c */
guint captain_1_list_goals (const AdvFigures  *figures,
                            AdvGoal            goals[ADV_MAX_GOALS]);
int   captain_1_get_edge   (const AdvFigures  *figures,
                            guint8            *edge);

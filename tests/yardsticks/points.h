/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of winning in The Advisers by points alone. */

#pragma once

#include "kit/players/kit-level.h"

void points_advise (const KitQuestion *question,
                    KitAdvice         *advice);

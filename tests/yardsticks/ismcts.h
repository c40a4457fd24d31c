/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plain open-loop information set Monte Carlo tree search of Alexandros, to be measured
   against. */

#pragma once

#include "kit/players/kit-level.h"

void ismcts_advise (const KitQuestion *question,
                    KitAdvice         *advice);

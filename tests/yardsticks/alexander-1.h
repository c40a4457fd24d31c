/* SPDX-License-Identifier: GPL-3.0-or-later */
/* General, Satrap and Alexander as they were at first, to be measured against. */

#pragma once

#include "kit/players/kit-level.h"

void a1_general_advise   (const KitQuestion *question,
                          KitAdvice         *advice);
void a1_satrap_advise    (const KitQuestion *question,
                          KitAdvice         *advice);
void a1_alexander_advise (const KitQuestion *question,
                          KitAdvice         *advice);

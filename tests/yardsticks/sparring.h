/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sparring partner of the levels of The Advisers. */

#pragma once

#include "kit/players/kit-level.h"

void sparring_advise (const KitQuestion *question,
                      KitAdvice         *advice);

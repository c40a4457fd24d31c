/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trader of The Advisers who wants more than they give. */

#pragma once

#include "kit/players/kit-level.h"

void haggler_advise (const KitQuestion *question,
                     KitAdvice         *advice);

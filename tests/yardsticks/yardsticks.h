/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Levels of both games that are kept as they were, to be measured against. */

#pragma once

#include "kit/players/kit-level.h"

KitLevel *yardsticks_list_advisers   (void);
KitLevel *yardsticks_list_alexandros (void);

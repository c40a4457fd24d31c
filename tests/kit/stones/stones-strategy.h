/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Stones tells the kit so that it can think. */

#pragma once

#include "kit/players/kit-strategy.h"

G_BEGIN_DECLS

extern const KitStrategy stones_strategy;

G_END_DECLS

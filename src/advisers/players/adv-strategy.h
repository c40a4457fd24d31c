/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Advisers tell the kit so that it can think. */

#pragma once

#include "kit/players/kit-strategy.h"

G_BEGIN_DECLS

extern const KitStrategy adv_strategy;

const KitWeights *adv_weights_default  (void);
const char       *adv_weights_get_name (void);

G_END_DECLS

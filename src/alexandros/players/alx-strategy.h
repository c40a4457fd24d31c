/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros tells the kit so that it can think. */

#pragma once

#include "kit/players/kit-strategy.h"

G_BEGIN_DECLS

extern const KitStrategy alx_strategy;

const KitWeights *alx_weights_default  (void);
const char       *alx_weights_get_name (void);

G_END_DECLS

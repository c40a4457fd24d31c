/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of levels that think: whole lines, tried in many worlds. */

#pragma once

#include "kit-strategy.h"

G_BEGIN_DECLS

void     kit_search      (const KitStyle    *style,
                          const KitWeights  *weights,
                          const KitQuestion *question,
                          KitAdvice         *advice);
gboolean kit_search_look (const KitStrategy *strategy,
                          const KitWeights  *weights,
                          const KitQuestion *question,
                          guint              n_worlds,
                          gint32             chances[KIT_MAX_PLAYERS]);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of levels that think: whole lines, tried in many worlds. */

#pragma once

#include "kit-strategy.h"

G_BEGIN_DECLS

void kit_search (const KitStyle    *style,
                 const KitWeights  *weights,
                 const KitQuestion *question,
                 KitAdvice         *advice);

G_END_DECLS

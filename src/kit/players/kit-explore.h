/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random decisions of all kinds, which good players would not make. */

#pragma once

#include "kit-strategy.h"

G_BEGIN_DECLS

guint kit_explore (const KitStrategy *strategy,
                   gconstpointer      board,
                   gpointer           state,
                   BaseRandom        *random);

G_END_DECLS

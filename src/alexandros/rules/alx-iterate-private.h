/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal decisions after the first few, for counting and for picking one by its number. */

#pragma once

#include "alx-legal.h"

G_BEGIN_DECLS

gboolean alx_legal_foreach_but (const AlxState *state,
                                const AlxBoard *board,
                                AlxVisit        visit,
                                gpointer        data,
                                guint          *skip);

G_END_DECLS

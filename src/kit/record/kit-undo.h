/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo and redo may go without revealing what is hidden. */

#pragma once

#include "kit-record.h"

G_BEGIN_DECLS

gboolean kit_undo_find (const KitRecord *record,
                        gboolean         whole_turn,
                        guint           *cursor);
gboolean kit_redo_find (const KitRecord *record,
                        gboolean         whole_turn,
                        guint           *cursor);

G_END_DECLS

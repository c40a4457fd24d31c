/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo and redo may go without revealing hidden cards. */

#pragma once

#include "alexandros/record/alx-record.h"

G_BEGIN_DECLS

gboolean alx_undo_find (const AlxRecord *record,
                        gboolean         whole_turn,
                        guint           *cursor);
gboolean alx_redo_find (const AlxRecord *record,
                        gboolean         whole_turn,
                        guint           *cursor);

G_END_DECLS

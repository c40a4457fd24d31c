/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the table share. */

#pragma once

#include "alx-table.h"

#include "shell/shell-game.h"

G_BEGIN_DECLS

/* The keys of all actions. */
extern const ShellAccel alx_table_accels[];

void                alx_table_show_result    (AlxTable           *table);
GSimpleActionGroup *alx_table_make_actions   (AlxTable           *table);
void                alx_table_update_actions (AlxTable           *table,
                                              GSimpleActionGroup *group);

G_END_DECLS

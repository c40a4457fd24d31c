/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of The Advisers. */

#pragma once

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

#define ADV_TYPE_TABLE (adv_table_get_type ())
G_DECLARE_FINAL_TYPE (AdvTable, adv_table, ADV, TABLE, KitTable)

extern const ShellGameInfo adv_table_info;

G_END_DECLS

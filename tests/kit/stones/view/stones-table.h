/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Stones, and Stones for the catalogue of the shell. */

#pragma once

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

#define STONES_TYPE_TABLE (stones_table_get_type ())
G_DECLARE_FINAL_TYPE (StonesTable, stones_table, STONES, TABLE, KitTable)

extern const ShellGameInfo stones_info;

G_END_DECLS

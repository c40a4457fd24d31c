/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Hex, and Hex for the catalogue of the shell. */

#pragma once

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

#define HEX_TYPE_TABLE (hex_table_get_type ())
G_DECLARE_FINAL_TYPE (HexTable, hex_table, HEX, TABLE, KitTable)

extern const ShellGameInfo hex_info;

G_END_DECLS

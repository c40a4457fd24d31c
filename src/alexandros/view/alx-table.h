/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Alexandros. */

#pragma once

#include "kit/view/table/kit-table.h"

G_BEGIN_DECLS

/**
 * AlxTable:
 *
 * The #KitTable of a game of Alexandros, with panels for actions, face-up cards and hand.
 */
#define ALX_TYPE_TABLE (alx_table_get_type ())
G_DECLARE_FINAL_TYPE (AlxTable, alx_table, ALX, TABLE, KitTable)

/** alx_table_info: the game in the catalogue of the shell. */
extern const ShellGameInfo alx_table_info;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Hex, and Hex for the catalogue of the shell. */

#include "hex-table.h"

#include "hex-board-view.h"
#include "hex-game-view.h"
#include "hex-input.h"
#include "hex-record.h"

#include "kit/view/dialogs/kit-preferences.h"
#include "kit/view/kit-shell-format.h"

struct _HexTable
{
  KitTable parent_instance;
};

G_DEFINE_FINAL_TYPE (HexTable, hex_table, KIT_TYPE_TABLE)

/* Nothing moves. */
static void
make_storyboard (KitStoryboard    *board,
                 const KitHistory *history,
                 guint             index)
{
}

static void
hex_table_class_init (HexTableClass *class)
{
  KitTableClass *table_class = KIT_TABLE_CLASS (class);

  table_class->view = &hex_game_view;
  table_class->board = &hex_board;
  table_class->make_input = hex_input_new;
  table_class->make_storyboard = make_storyboard;
  table_class->make_preferences = kit_preferences_new;
}

static void
hex_table_init (HexTable *table)
{
}

/* --- for the shell --- */

static const ShellAccel turn_keys[] = {
  { "", { "Return" }, "A stone", "Your turn" },
  { NULL }
};

static const ShellAccel * const accels[] = {
  turn_keys, kit_table_turn_keys, kit_table_board_keys, kit_table_asking_keys,
  kit_table_history_keys, NULL
};

const ShellGameInfo hex_info = {
  .id = "hex",
  .name = "Hex",
  .comments = "Two sides of a board, to be joined.",
  .about = "Join your two sides of the board.",
  .facts = "2 players, 15 minutes",
  .file_kind = "Games of Hex",
  .mime_type = "application/x-hex-game",
  .schema = "hex",
  .suffix = HEX_RECORD_SUFFIX,
  .format = &kit_shell_format,
  .data = &hex_game_view,
  .accels = accels,
  .get_type = hex_table_get_type,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of Hex: the groups of all records, and none of its own. */

#include "hex-record.h"

#include "kit/record/kit-reading.h"

/* There is one board, which is nothing but its id. */
static const char board_id[] = "11";

static gconstpointer
find_board (const char *id)
{
  return g_str_equal (id, board_id) ? board_id : NULL;
}

/* --- reading --- */

/* Every game starts on the empty board. */
static gboolean
read_start (KitReading *reading,
            gpointer    state)
{
  *(HexState *) state = hex_start;
  return TRUE;
}

/* --- writing --- */

static void
write_view (GString       *text,
            gconstpointer  view,
            gconstpointer  board)
{
  const HexState *state = view;

  g_string_append_printf (text, "Turn=%u\nPlayer=%u\nCells=", state->turn, state->player + 1);
  for (guint i = 0; i < HEX_CELLS; i++)
    g_string_append_c (text, ".12"[state->cells[i]]);
  g_string_append_c (text, '\n');
}

/* --- the format --- */

static KitRecord *
create_record (gconstpointer options,
               guint         n_players,
               guint64       seed)
{
  return kit_record_new (&hex_format, board_id, &hex_start);
}

const KitFormat hex_format = {
  .rules = &hex_rules,
  .group = "Hex",
  .suffix = HEX_RECORD_SUFFIX,
  .result_keys = (const char * const[]) { "Winner", NULL },
  .find_board = find_board,
  .create_record = create_record,
  .read_start = read_start,
  .write_view = write_view,
};

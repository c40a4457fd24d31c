/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of The Advisers. */

#include "fuzz.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-position.h"
#include "advisers/rules/adv-apply.h"
#include "advisers/rules/adv-rules.h"

#include <string.h>

/* Reads the lines of a position into @state; FALSE if they are none. */
static gboolean
read_position (AdvState   *state,
               guint       n_players,
               const char *text)
{
  const AdvBoard *board = adv_boards_default ();
  KitFault fault = { 0 };
  g_autoptr (BaseLines) lines = kit_fault_read (&fault, text, strlen (text));

  adv_state_clear (state, board, n_players);
  state->options = ADV_OPTIONS_DEFAULT;
  if (lines != NULL &&
      adv_position_read (state, board, base_lines_get_group (lines, "Position"), &fault))
    return TRUE;
  fuzz_check_fault (&fault, text, strlen (text));
  return FALSE;
}

static char *
write_position (const AdvState *state)
{
  GString *text = g_string_new ("[Position]\n");

  adv_position_write (text, state, adv_boards_default ());
  return g_string_free (text, FALSE);
}

/* Fails unless somebody can decide, and every seat can be told what it may know. */
static void
check_seats (const AdvState *state)
{
  AdvDecision decision;

  g_assert_true (kit_rules_pick (&adv_rules, state, adv_boards_default (), 0, &decision));
  for (guint i = 0; i < state->n_players; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      AdvSeat seat;

      adv_seat_look (&seat, state, i);
      adv_position_write_seat (text, &seat, adv_boards_default ());
      g_assert_cmpuint (text->len, >, 0);
    }
}

/* The first byte is for the number of players. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  guint n_players = size > 0 ? 2 + data[0] % 3 : 2;
  g_autofree char *lines = size > 0 ? g_strndup ((const char *) data + 1, size - 1) : NULL;
  g_autofree char *text = g_strconcat ("[Position]\n", lines, NULL);
  g_autofree char *written = NULL;
  g_autofree char *twice = NULL;
  AdvState state;

  if (!read_position (&state, n_players, text))
    return 0;
  check_seats (&state);
  written = write_position (&state);
  g_assert_true (read_position (&state, n_players, written));
  twice = write_position (&state);
  g_assert_cmpstr (written, ==, twice);
  return 0;
}

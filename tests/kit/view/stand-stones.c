/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Stones in the real window. */

#include "stand-stones.h"
#include "whole.h"

/** stand_find_place: the place of the board that means @decision. */
int
stand_find_place (const StonesDecision *decision)
{
  KitGame *game = kit_input_get_game (stand_get_input ());
  const StonesBoard *board = stones_game_get_board (game);
  StonesDecision found;

  for (int i = 0; i < board->n_stones + STONES_BUTTONS; i++)
    if (stones_place_decide (stones_game_get_state (game), board, i, &found) &&
        kit_rules_is_equal (&stones_rules, board, &found, decision))
      return i;
  g_assert_not_reached ();
}

/** stand_check: checks the decisions in force; what could be redone is none. */
void
stand_check (const char *tokens)
{
  KitGame *game = kit_input_get_game (stand_get_input ());
  g_autofree char *all = play_write (whole_record (game)->history);
  g_auto (GStrv) words = g_strsplit (all, " ", -1);
  g_autofree char *found = NULL;

  for (guint i = g_strv_length (words); i > kit_game_get_cursor (game); i--)
    g_clear_pointer (&words[i - 1], g_free);
  found = g_strjoinv (" ", words);
  g_assert_cmpstr (found, ==, tokens);
}

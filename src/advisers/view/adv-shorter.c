/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games that begin when computers have played a third of the way. */

#include "adv-shorter.h"

#include "advisers/players/adv-levels.h"

#include <string.h>

#define LATER 18                        /* points passed at the start */

/**
 * adv_shorter_make:
 * @options: an #AdvOptions
 * @n_players: 2 to 4
 * @seed: of chance, before the start and after it
 *
 * It is written and read once, so that everybody knows of it what a record tells and no more.
 *
 * Returns: (transfer full): a game that begins later, in which no player is set yet
 */
KitRecord *
adv_shorter_make (gconstpointer options,
                  guint         n_players,
                  guint64       seed)
{
  g_autoptr (KitRecord) whole = adv_format.create_record (options, n_players, seed);
  g_autoptr (KitRecord) later = NULL;
  g_autofree char *text = NULL;
  AdvState state = *adv_history_get_state (whole->history);
  const AdvBoard *board = adv_history_get_board (whole->history);
  KitFault fault;

  while (state.alexander < LATER || state.phase != ADV_PHASE_DICE)
    {
      AdvDecision decision;
      AdvSeat seat;

      adv_seat_look (&seat, &state, state.decider);
      adv_levels_propose (&seat, board, &decision);
      adv_apply (&state, board, &decision, NULL);
    }
  state.n_rolls = state.n_steals = 0;
  later = kit_record_new (&adv_format, board, &state);
  later->seeded = TRUE;
  later->from_position = TRUE;
  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (later, i, i, "person", "-");
  text = kit_record_write (later);
  return adv_record_read (text, strlen (text), &fault);
}

/** adv_shorter_made: whether a game was made by adv_shorter_make(). */
gboolean
adv_shorter_made (const KitRecord *record)
{
  AdvState start;

  kit_history_get_state_at (record->history, 0, &start);
  return start.alexander >= LATER;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game gives way to another at any moment of its motions, with more players or with fewer. */

#include "robot.h"

#include "config.h"
#include "alexandros/record/alx-board-file.h"
#include "base/base-random.h"
#include "shell/shell-language.h"

#define GAMES 40

static gboolean
is_after (gpointer data)
{
  return g_get_monotonic_time () > *(gint64 *) data;
}

/* Computers alone, after some decisions at random. */
static AlxRecord *
make_record (BaseRandom *random,
             guint       n_players)
{
  AlxRecord *record = alx_record_new (alx_boards_default (), &(AlxOptions) { 0 }, n_players,
                                      base_random_next (random));

  for (guint i = 0; i < n_players; i++)
    alx_record_set_player (record, i, i, "random", "Zoë");
  for (guint i = base_random_below (random, 40); i > 0; i--)
    {
      const AlxState *state = alx_history_get_state (record->history);
      guint n = alx_legal_count (state, alx_boards_default ());
      AlxDecision decision;
      AlxRefusal refusal;

      if (state->phase == ALX_PHASE_OVER)
        break;
      alx_legal_pick (state, alx_boards_default (), base_random_below (random, n), &decision);
      g_assert_true (alx_history_decide (record->history, &decision, &refusal));
    }
  return record;
}

static void
test_any_moment (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  BaseRandom random = { 7 };

  g_settings_set_string (settings, "animation-speed", "fast");
  robot_start ();
  for (guint i = 0; i < GAMES; i++)
    {
      gint64 end;

      robot_play (make_record (&random, 2 + (i * 7) % 3));
      end = g_get_monotonic_time () + base_random_below (&random, 600) * 1000;
      robot_wait ("some time", is_after, &end);
    }
  g_settings_reset (settings, "animation-speed");
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/replace/any-moment", test_any_moment);
  return g_test_run ();
}

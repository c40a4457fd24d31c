/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game is replaced by another at any moment of its motions, with more players or fewer. */

#include "config.h"

#include "robot.h"
#include "test-util.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/view/alx-table.h"
#include "alexandros/view/board/alx-board-view.h"
#include "base/base-random.h"
#include "shell/shell-language.h"

#define GAMES 40

static gboolean
is_after (gpointer data)
{
  return g_get_monotonic_time () > *(gint64 *) data;
}

/* A game of computers alone, after some random decisions. */
static KitRecord *
make_record (BaseRandom *random,
             guint       n_players)
{
  KitRecord *record = alx_record_new (alx_boards_default (), &(AlxOptions) { 0 }, n_players,
                                      base_random_next (random));

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, "random", "Zoë");
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
  g_autoptr (GSettings) settings = g_settings_new (alx_table_info.schema);
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

/* Asks the board for the tooltip at a place, as GTK does. */
typedef struct
{
  KitBoardView *view;
  KitPixel      place;
  guint         n_told;
} Question;

static void
ask (Question *question)
{
  GtkWidget *widget = GTK_WIDGET (question->view);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

  /* GTK asks on each motion of the pointer, and once more before it shows the text. */
  for (guint i = 0; i < 2; i++)
    {
      gboolean told = FALSE;

      g_signal_emit_by_name (widget, "query-tooltip", (int) question->place.x,
                             (int) question->place.y, FALSE, tooltip, &told);
      question->n_told += told;
    }
}

static gboolean
changing_cb (GSignalInvocationHint *hint,
             guint                  n,
             const GValue          *values,
             gpointer               question)
{
  ask (question);
  return TRUE;
}

/* GTK queries tooltips whenever the tooltip of any widget changes, even in the middle of an update:
   the board may still show a province of a fourth player that the next game lacks. */
static void
test_tooltip (void)
{
  g_autofree char *four = test_text ("Players=4; Phase=card; Governors=4:c2", NULL);
  g_autofree char *two = test_text ("Players=2; Phase=card; FaceUp=LH", NULL);
  Question question = { NULL };
  guint changed;
  gulong hook;

  robot_start ();
  changed = g_signal_lookup ("changed", KIT_TYPE_INPUT);
  robot_play (test_read_record (four));
  for (guint k = 0; k < 10; k++)
    robot_settle ();
  question.view = kit_table_get_board (robot_get_table ());
  question.place = alx_layout_space (robot_get_layout (question.view),
                                     alx_board_find_space (test_board (), "e12"));
  ask (&question);
  g_assert_cmpuint (question.n_told, >, 0);
  hook = g_signal_add_emission_hook (changed, 0, changing_cb, &question, NULL);
  robot_play (test_read_record (two));
  g_signal_remove_emission_hook (changed, hook);
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
  g_test_add_func ("/replace/tooltip", test_tooltip);
  return g_test_run ();
}

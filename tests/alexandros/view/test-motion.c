/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Motions of pieces and cards in the real window: they end, or are ended by a click, a key or
   another window. */

#include "config.h"

#include "robot.h"
#include "whole.h"

#include "alexandros/rules/alx-legal.h"
#include "alexandros/view/alx-table.h"
#include "kit/view/table/kit-table-private.h"
#include "shell/shell-language.h"

#include <string.h>

static GSettings *settings;

typedef struct
{
  KitTable *table;
  KitGame  *game;
  GArray   *shown;                      /* each decision that was displayed */
} Play;

/* The table is a new widget after each change of language. */
static KitPlayback *
get_playback (Play *play)
{
  play->table = robot_get_table ();
  return kit_table_get_playback (play->table);
}

static gboolean
is_still (gpointer data)
{
  return !kit_playback_is_playing (get_playback (data));
}

static gboolean
is_moving (gpointer data)
{
  return kit_playback_is_playing (get_playback (data));
}

static Play
begin (const char *second,
       const char *speed)
{
  Play play = { .table = robot_start (), .shown = g_array_new (FALSE, FALSE, sizeof (guint)) };
  KitRecord *record = alx_record_new (alx_game_get_board (kit_table_get_game (play.table)),
                                      &(AlxOptions) { 0 }, 2, 2003);

  g_settings_set_string (settings, "animation-speed", speed);
  kit_record_set_player (record, 0, KIT_YELLOW, "person", "Zoë");
  kit_record_set_player (record, 1, KIT_GREEN, second, "Anna");
  robot_play (record);
  play.game = kit_table_get_game (play.table);
  kit_input_uncover (kit_table_get_input (play.table));
  robot_resize (1280, 900);
  robot_settle ();
  return play;
}

static void
end (Play *play)
{
  robot_stop ();
  g_array_unref (play->shown);
}

static void
decide (Play          *play,
        AlxDecision   *decision)
{
  AlxRefusal refusal;

  g_assert_true (alx_game_decide (play->game, decision, &refusal));
}

static gboolean
keep_longest (const AlxDecision *way,
              gpointer           data)
{
  AlxDecision *longest = data;

  if (longest->n < way->n)
    *longest = *way;
  return TRUE;
}

/* Chooses a card and the longest way that it allows, a motion of some seconds. */
static void
walk (Play *play)
{
  AlxDecision decision;

  g_assert_true (alx_legal_pick (whole_state (play->game), alx_game_get_board (play->game),
                                 0, &decision));
  decide (play, &decision);
  robot_wait ("the card", is_still, play);
  alx_decision_init (&decision, ALX_WAY);
  alx_legal_foreach (whole_state (play->game), alx_game_get_board (play->game), keep_longest,
                     &decision);
  g_assert_cmpuint (decision.n, >=, 3);
  decide (play, &decision);
  g_assert_true (is_moving (play));
}

static void
check_state (Play *play)
{
  KitPlayback *playback = get_playback (play);
  AlxState state;

  alx_game_get_shown_state (play->game, &state);
  g_assert_false (kit_playback_is_playing (playback));
  g_assert_cmpmem (kit_playback_get_state (playback), sizeof state, &state, sizeof state);
}

/* --- to the end --- */

/* The frame clock ends all motions, sooner at a higher speed. */
static void
test_speeds (void)
{
  static const char * const speeds[] = { "slow", "normal", "fast", "off" };
  gint64 last = G_MAXINT64;

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      Play play = begin ("person", i == 3 ? "off" : speeds[i]);
      gint64 start;

      if (i < 3)
        {
          walk (&play);
          start = g_get_monotonic_time ();
          robot_wait ("the end of the way", is_still, &play);
          g_assert_cmpint (g_get_monotonic_time () - start, <, last);
          last = g_get_monotonic_time () - start;
        }
      else
        {
          AlxDecision decision;

          g_assert_true (alx_legal_pick (whole_state (play.game),
                                         alx_game_get_board (play.game), 0, &decision));
          decide (&play, &decision);
        }
      check_state (&play);
      end (&play);
    }
}

/* --- interruptions --- */

static void
click (Play *play)
{
  robot_click (GTK_WIDGET (kit_table_get_board (play->table)), 12, 12);
}

static void
press_key (Play *play)
{
  robot_key ("x");
}

static void
turn_off (Play *play)
{
  g_settings_set_string (settings, "animation-speed", "off");
}

static void
change_language (Play *play)
{
  robot_set_language ("fr");
}

static void
undo (Play *play)
{
  g_assert_true (kit_game_can_undo (play->game, KIT_STEP_DECISION));
  robot_key ("ctrl+z");
  g_assert_cmpuint (kit_game_get_cursor (play->game), ==, 1);
}

static void
look_back (Play *play)
{
  robot_key ("alt+Home");
  g_assert_cmpuint (kit_game_get_shown (play->game), ==, 0);
}

static const struct
{
  const char *name;
  void      (*come) (Play *play);
  guint       cursor;                   /* decisions in force afterwards */
} betweens[] = {
  { "click", click, 2 },
  { "key", press_key, 2 },
  { "off", turn_off, 2 },
  { "language", change_language, 2 },
  { "undo", undo, 1 },
  { "look-back", look_back, 2 },
};

/* An interruption ends a motion of seconds at once, and has no other effect. */
static void
test_between (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  gint64 most = 0;
  Play play = begin ("person", "slow");
  gint64 start;

  walk (&play);
  robot_settle ();
  g_assert_true (is_moving (&play));
  start = g_get_monotonic_time ();
  betweens[i].come (&play);
  most = g_get_monotonic_time () - start;
  check_state (&play);
  g_test_message ("%d ms", (int) (most / 1000));
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, betweens[i].cursor);
  g_assert_null (alx_input_get_choice (kit_table_get_input (play.table))->proposal);
  robot_set_language ("");
  for (guint k = 0; k < 5; k++)
    robot_settle ();
  end (&play);
}

/* --- watching again --- */

static void
changed_cb (KitGame        *game,
            KitGameChanges  changes,
            Play           *play)
{
  guint shown = kit_game_get_shown (game);

  if (changes & KIT_GAME_SHOWN)
    g_array_append_val (play->shown, shown);
}

static gboolean
is_own_turn (gpointer data)
{
  Play *play = data;

  return alx_game_get_state (play->game)->turn == 3 && is_still (play);
}

static gboolean
is_looking (gpointer data)
{
  return kit_game_is_looking (((Play *) data)->game);
}

static gboolean
is_back (gpointer data)
{
  return !is_looking (data) && is_still (data);
}

/* The computer's turn is played when it is made, and again by "watch-again". */
static void
test_again (void)
{
  Play play = begin ("random", "fast");
  AlxDecision decision;
  guint first, cursor;

  walk (&play);
  robot_wait ("the end of the way", is_still, &play);
  alx_decision_init (&decision, ALX_END_TURN);
  decide (&play, &decision);
  first = kit_game_get_cursor (play.game);
  robot_wait ("the computer's turn", is_own_turn, &play);
  cursor = kit_game_get_cursor (play.game);
  g_assert_cmpuint (cursor, >=, first + 2);
  g_signal_connect (play.game, "changed", G_CALLBACK (changed_cb), &play);
  robot_key ("w");
  robot_wait ("the replay", is_looking, &play);
  robot_wait ("its end", is_back, &play);
  g_signal_handlers_disconnect_by_data (play.game, &play);
  g_assert_cmpuint (play.shown->len, ==, cursor - first + 1);
  for (guint i = 0; i < play.shown->len; i++)
    g_assert_cmpuint (g_array_index (play.shown, guint, i), ==, first + i);
  check_state (&play);
  end (&play);
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  settings = g_settings_new (alx_table_info.schema);
  g_test_add_func ("/motion/speeds", test_speeds);
  for (guint i = 0; i < G_N_ELEMENTS (betweens); i++)
    {
      g_autofree char *path = g_strconcat ("/motion/between/", betweens[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_between);
    }
  g_test_add_func ("/motion/again", test_again);
  return g_test_run ();
}

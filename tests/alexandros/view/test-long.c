/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games that are nearly as long as a record may be, in the real window: they do not block it, and
   the user is warned before they get too long to be saved. */

#include "config.h"

#include "robot.h"
#include "test-util.h"
#include "whole.h"

#include "base/base-lines.h"
#include "shell/document/shell-document.h"
#include "shell/shell-language.h"
#include "shell/window/shell-window.h"

#include <string.h>
#include <time.h>

#define PATIENCE (400 * G_USEC_PER_SEC) /* enough with sanitizers, too */
/* A turn of test_long_record() takes about 34 bytes. */
#define TURNS_OF_1_MIB 29500
/* Of each game; in the first the memory is new. */
#define N_PLAYS 5

static char *directory;

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

static char *
write_record (const char *name,
              guint       n_turns,
              gsize      *length)
{
  g_autoptr (KitRecord) record = test_long_record (n_turns);
  g_autofree char *text = kit_record_write (record);
  char *path = g_build_filename (directory, name, NULL);

  *length = strlen (text);
  g_assert_true (g_file_set_contents (path, text, *length, NULL));
  return path;
}

/* The time of the processor that the calling thread has taken; microseconds. */
static gint64
get_thread_time (void)
{
  struct timespec taken;

  g_assert_cmpint (clock_gettime (CLOCK_THREAD_CPUTIME_ID, &taken), ==, 0);
  return taken.tv_sec * G_USEC_PER_SEC + taken.tv_nsec / 1000;
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static gboolean
has_length (gpointer n_decisions)
{
  return kit_history_get_length (whole_record (get_game ())->history) ==
         GPOINTER_TO_UINT (n_decisions);
}

/* Opens a game, makes one decision and waits until that is saved. Returns the longest iteration of
   the main loop; and in @reading how long the game takes to be read. Both are times of the
   processor, so other programs lengthen both. */
static gint64
play (const char *path,
      guint       n_turns,
      gint64     *reading)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *kept_path = shell_store_make_usual_path ();
  AlxDecision decision;
  AlxRefusal refusal;
  gint64 longest = 0;
  gint64 end = g_get_monotonic_time () + PATIENCE;
  guint wake = g_timeout_add (10, wake_cb, NULL);
  gboolean decided = FALSE;
  gboolean kept = FALSE;

  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  while (!kept)
    {
      gint64 start = get_thread_time ();

      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
      if (!decided && has_length (GUINT_TO_POINTER (4 * n_turns)))
        {
          alx_legal_pick (whole_state (get_game ()), alx_game_get_board (get_game ()), 0,
                          &decision);
          decided = alx_game_decide (get_game (), &decision, &refusal);
        }
      longest = MAX (longest, get_thread_time () - start);
      if (decided)
        {
          g_autofree char *text = NULL;
          gsize length;

          if (g_file_get_contents (kept_path, &text, &length, NULL))
            {
              KitFault fault;
              gint64 before = get_thread_time ();
              g_autoptr (KitRecord) record = alx_record_read (text, length, &fault);

              *reading = get_thread_time () - before;
              g_assert_nonnull (record);
              kept = kit_history_get_length (record->history) == 4 * n_turns + 1;
            }
        }
    }
  g_source_remove (wake);
  g_test_message ("%u turns: %.1f ms, read in %.1f ms", n_turns, longest / 1000.0,
                  *reading / 1000.0);
  return longest;
}

/* Opening, saving and putting aside the longest possible record keep the main loop busy for a
   fraction of the time that it takes to read or write it, which threads do. */
static void
test_nobody_waits (void)
{
  gsize length;
  g_autofree char *small = write_record ("small" ALX_RECORD_SUFFIX, 1, &length);
  g_autofree char *large = write_record ("large" ALX_RECORD_SUFFIX, TURNS_OF_1_MIB, &length);
  gint64 longest_small = 0;
  gint64 longest_large = G_MAXINT64;
  gint64 reading;

  g_assert_cmpuint (length, >, BASE_LINES_MAX_BYTES * 9 / 10);
  g_assert_cmpuint (length, <, BASE_LINES_MAX_BYTES);
  robot_start ();
  for (guint i = 0; i < N_PLAYS; i++)
    {
      gint64 one = play (small, 1, &reading);
      gint64 other = play (large, TURNS_OF_1_MIB, &reading);

      longest_small = MAX (longest_small, one);
      longest_large = MIN (longest_large, other);
    }
  g_assert_cmpint (longest_large, <, longest_small + reading / 2);
  robot_stop ();
}

/* --- too long --- */

/* Whether the label is visible and begins with @heading. */
static gboolean
says (gpointer heading)
{
  GtkWidget *bar = robot_find_class (robot_get_window (), "failure");
  GtkWidget *label = robot_find (bar, GTK_TYPE_LABEL, 0);

  return gtk_widget_get_mapped (bar) &&
         g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), heading);
}

/* (transfer full): a record with the largest possible number of turns. */
static char *
write_fullest (guint *n_turns)
{
  char *path = NULL;
  gsize length = 0;

  for (*n_turns = TURNS_OF_1_MIB; ; *n_turns += MAX (1, (BASE_LINES_MAX_BYTES - length) / 40))
    {
      g_free (path);
      path = write_record ("fullest" ALX_RECORD_SUFFIX, *n_turns, &length);
      g_assert_cmpuint (length, <=, BASE_LINES_MAX_BYTES);
      if (length > BASE_LINES_MAX_BYTES - 40)
        return path;
    }
}

static void
decide (const char *token)
{
  AlxDecision decision;
  AlxRefusal refusal;

  g_assert_true (alx_decision_read (&decision, alx_game_get_board (get_game ()), token));
  g_assert_true (alx_game_decide (get_game (), &decision, &refusal));
}

static gboolean
has_two_windows (gpointer data)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ()) > 1;
}

static gboolean
has_one_window (gpointer data)
{
  return !has_two_windows (NULL);
}

/* Near the limit there is a warning. Past it, the last file that can be read again is kept, and the
   program does not end before the user agrees to lose the game. */
static void
test_too_long (void)
{
  g_autofree char *kept_path = shell_store_make_usual_path ();
  g_autofree char *kept = NULL;
  g_autofree char *fullest = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (KitRecord) record = NULL;
  KitFault fault;
  gsize length;
  guint n_turns;

  robot_start ();
  fullest = write_fullest (&n_turns);
  file = g_file_new_for_path (fullest);
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  robot_wait ("the game", has_length, GUINT_TO_POINTER (4 * n_turns));
  robot_wait ("the warning", says, (gpointer) "This game is almost too long");
  for (guint i = 0; i < 4; i++)
    {
      const AlxDecision *decision =
        alx_history_get_decision (whole_record (get_game ())->history,
                                  4 * (n_turns % 2) + i);
      char token[ALX_TOKEN_SIZE];

      alx_decision_write (decision, alx_game_get_board (get_game ()), token);
      decide (token);
    }
  robot_wait ("the failure", says, (gpointer) "The game cannot be saved automatically");
  g_assert_true (g_file_get_contents (kept_path, &kept, &length, NULL));
  record = alx_record_read (kept, length, &fault);
  g_assert_nonnull (record);
  g_assert_cmpuint (kit_history_get_length (record->history), >=, 4 * n_turns);
  gtk_window_close (GTK_WINDOW (robot_get_window ()));
  robot_wait ("a question", has_two_windows, NULL);
  robot_key ("Escape");
  robot_wait ("the question to go", has_one_window, NULL);
  /* It cannot be put aside either, so no other game is opened. */
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  robot_wait ("a message", has_two_windows, NULL);
  g_assert_true (has_length (GUINT_TO_POINTER (4 * n_turns + 4)));
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  directory = g_build_filename (g_get_user_data_dir (), "long", NULL);
  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  g_test_add_func ("/long/nobody-waits", test_nobody_waits);
  g_test_add_func ("/long/too-long", test_too_long);
  return g_test_run ();
}

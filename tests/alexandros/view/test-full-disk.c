/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A full disk, in the real window: the failure is reported once, nothing is lost, and saving goes
   on when there is space again. The disk is simulated by a limit on the size of files, which needs
   no privileges. */

#include "config.h"

#include "robot.h"
#include "whole.h"

#include "base/base-lines.h"
#include "shell/document/shell-store.h"
#include "shell/shell-language.h"
#include "shell/window/shell-window.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#define ROOM 80                         /* bytes, less than any game */

static GSettings *settings;

static void
set_room (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

static gboolean
is_other_game (gpointer game)
{
  return get_game () != game;
}

static KitRecord *
make_record (const char *name)
{
  KitRecord *record =
    alx_record_new (alx_game_get_board (get_game ()), &(AlxOptions) { 0 }, 2, 2003);

  kit_record_set_player (record, 0, KIT_YELLOW, "person", name);
  kit_record_set_player (record, 1, KIT_GREEN, "person", "Anna");
  return record;
}

static void
decide (void)
{
  AlxDecision decision;
  AlxRefusal refusal;

  g_assert_true (alx_legal_pick (whole_state (get_game ()), alx_game_get_board (get_game ()),
                                 0, &decision));
  g_assert_true (alx_game_decide (get_game (), &decision, &refusal));
}

/* --- windows and messages --- */

static gboolean
is_told (gpointer data)
{
  return gtk_widget_get_mapped (robot_find_class (robot_get_window (), "failure"));
}

static gboolean
is_not_told (gpointer data)
{
  return !is_told (NULL);
}

static guint
count_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      n += gtk_widget_get_visible (window);
    }
  return n;
}

static gboolean
has_message (gpointer data)
{
  return count_windows () > 1;
}

static gboolean
has_no_message (gpointer data)
{
  return count_windows () == 1;
}

/* --- what is on the disk --- */

static char *
read_kept (void)
{
  g_autofree char *path =
    g_build_filename (g_get_user_data_dir (), "alexandros", "autosave.alexandros", NULL);
  char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) ? text : g_strdup ("");
}

static gboolean
is_kept (gpointer data)
{
  g_autofree char *kept = read_kept ();
  g_autofree char *now = kit_record_write (whole_record (get_game ()));

  return g_str_equal (kept, now);
}

/* The number of files in @folder whose content is @text, or of all if that is NULL. */
static guint
count_files (const char *folder,
             const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "alexandros", folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *contents = NULL;

      n += text == NULL ||
           (g_file_get_contents (file, &contents, NULL, NULL) && g_str_equal (contents, text));
    }
  return n;
}

/* Wants to play another game, which has to wait until the current one is put aside. */
static void
try_to_play (KitRecord *record)
{
  g_autoptr (KitGame) game = alx_game_new (record);

  kit_table_play (robot_get_table (), game);
}

/* --- tests --- */

/* Begins a game, waits until it is saved, and fills the disk. */
static void
fill_disk (void)
{
  robot_start ();
  g_settings_set_string (settings, "language", "en");
  robot_play (make_record ("Zoë"));
  decide ();
  robot_wait ("the game to be kept", is_kept, NULL);
  robot_settle ();
  g_assert_false (is_told (NULL));
  set_room (ROOM);
}

static void
make_room (void)
{
  set_room (RLIM_INFINITY);
  decide ();
  robot_wait ("the game to be kept again", is_kept, NULL);
  robot_wait ("the message to go", is_not_told, NULL);
  g_assert_cmpuint (count_windows (), ==, 1);
}

static void
test_told_once (void)
{
  g_autofree char *kept = NULL;
  g_autofree char *still_kept = NULL;
  GtkWidget *label;
  guint n_files;

  fill_disk ();
  kept = read_kept ();
  n_files = count_files ("", NULL);
  for (guint i = 0; i < 3; i++)
    {
      decide ();
      robot_wait ("the message", is_told, NULL);
      /* No window opens, neither for the first failure nor for those that follow. */
      robot_settle ();
      g_assert_cmpuint (count_windows (), ==, 1);
    }
  still_kept = read_kept ();
  g_assert_cmpstr (kept, ==, still_kept);
  /* No incomplete file is left behind. */
  g_assert_cmpuint (count_files ("", NULL), ==, n_files);

  label = robot_find (robot_find_class (robot_get_window (), "failure"), GTK_TYPE_LABEL, 1);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), g_get_user_data_dir ()));
  make_room ();
  /* The next failure is reported again. */
  set_room (ROOM);
  decide ();
  robot_wait ("the message again", is_told, NULL);
  make_room ();
  robot_stop ();
}

static void
test_translated (void)
{
  GtkWidget *label;

  fill_disk ();
  decide ();
  robot_wait ("the message", is_told, NULL);
  g_settings_set_string (settings, "language", "fr");
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  g_assert_true (is_told (NULL));
  label = robot_find (robot_find_class (robot_get_window (), "failure"), GTK_TYPE_LABEL, 0);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), "partie"));
  make_room ();
  g_settings_set_string (settings, "language", "en");
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  robot_stop ();
}

static void
check_same_game (KitGame    *game,
                 const char *before)
{
  g_autofree char *now = kit_record_write (whole_record (game));

  robot_wait ("a message", has_message, NULL);
  g_assert_true (get_game () == game);
  g_assert_cmpstr (now, ==, before);
  g_assert_true (kit_game_can_redo (game, KIT_STEP_DECISION));
  robot_key ("Escape");
  robot_wait ("the message to go", has_no_message, NULL);
}

/* A game that cannot be put aside is not replaced by another. */
static void
test_other_games (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "alexandros", "data", "figure-04.alexandros", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *before = NULL;
  KitGame *game;
  guint n;

  fill_disk ();
  n = count_files ("games", NULL);
  decide ();
  game = get_game ();
  kit_game_undo (game, KIT_STEP_DECISION);
  before = kit_record_write (whole_record (game));
  try_to_play (make_record ("Zoë"));
  check_same_game (game, before);
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  check_same_game (game, before);
  g_assert_cmpuint (count_files ("games", NULL), ==, n);
  make_room ();
  g_free (before);
  before = kit_record_write (whole_record (game));
  g_assert_cmpuint (count_files ("games", before), ==, 0);
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  robot_wait ("the other game", is_other_game, game);
  g_assert_cmpuint (count_files ("games", before), ==, 1);
  robot_stop ();
}

static gboolean
is_on_disk (gpointer text)
{
  return count_files ("", text) == 1;
}

/* Another process holds the usual files. A game that could not be put aside when another was opened
   is put aside at the end. A second process stays one, so this test has a process of its own. */
static void
test_second (void)
{
  static ShellCatalogue games[] = { &alx_table_info, NULL };
  g_autoptr (ShellStore) usual = NULL;
  g_autofree char *text = NULL;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }
  usual = shell_store_new (games);
  g_assert_true (shell_store_is_first (usual));
  robot_start ();
  robot_wait ("the warning", has_message, NULL);
  robot_key ("Escape");
  robot_wait ("the warning to go", has_no_message, NULL);
  robot_play (make_record ("Roxane"));
  decide ();
  text = kit_record_write (whole_record (get_game ()));
  robot_wait ("the game to be kept", is_on_disk, text);
  set_room (ROOM);
  try_to_play (make_record ("Zoë"));
  robot_wait ("a message", has_message, NULL);
  robot_key ("Escape");
  robot_wait ("the message to go", has_no_message, NULL);
  set_room (RLIM_INFINITY);
  g_assert_cmpuint (count_files ("games", text), ==, 0);
  robot_stop ();
  g_assert_cmpuint (count_files ("games", text), ==, 1);
  g_assert_cmpuint (count_files ("", text), ==, 0);
}

/* The program does not end before the user agrees to lose the game; to close the dialog is not to
   agree. */
static void
test_end (void)
{
  fill_disk ();
  decide ();
  robot_wait ("the message", is_told, NULL);
  gtk_window_close (GTK_WINDOW (robot_get_window ()));
  robot_wait ("the question", has_message, NULL);
  gtk_window_close (GTK_WINDOW (robot_get_window ()));
  robot_settle ();
  g_assert_cmpuint (count_windows (), ==, 2);
  g_settings_set_string (settings, "language", "it");
  robot_wait ("the question to go", has_no_message, NULL);
  g_settings_set_string (settings, "language", "en");
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  gtk_window_close (GTK_WINDOW (robot_get_window ()));
  robot_wait ("the question", has_message, NULL);
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  robot_key ("Escape");
  robot_wait ("the question to go", has_no_message, NULL);
  g_assert_nonnull (robot_get_window ());
  set_room (RLIM_INFINITY);
  robot_stop ();
  g_assert_null (robot_get_window ());
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  /* GTK warns that it cannot write its list of recent files, as expected. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  signal (SIGXFSZ, SIG_IGN);            /* write() fails instead, as on a full disk */
  settings = g_settings_new (APPLICATION_ID);
  g_test_add_func ("/full-disk/second", test_second);
  g_test_add_func ("/full-disk/told-once", test_told_once);
  g_test_add_func ("/full-disk/translated", test_translated);
  g_test_add_func ("/full-disk/other-games", test_other_games);
  g_test_add_func ("/full-disk/end", test_end);
  return g_test_run ();
}

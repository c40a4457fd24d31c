/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The document and its window, with a game that is only a text: the player's files are written in
   order, nothing ends before they are, and nothing waits for a file that nobody wants any more. */

#include "config.h"

#include "robot.h"
#include "toy.h"

#include "shell/dialogs/shell-dialogs.h"
#include "shell/document/shell-document.h"
#include "shell/shell-application.h"
#include "shell/shell-language.h"
#include "shell/window/shell-window.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#define SLOW 400                        /* ms that a slow write takes */

static ShellCatalogue games[] = { &toy_info, NULL };
static ShellApplication *application;
static char last_move[32];

static GFile *
make_file (const char *folder)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), folder, NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  return g_file_new_build_filename (path, "game.toy", NULL);
}

static void
check_file (GFile      *file,
            const char *text)
{
  g_autofree char *found = NULL;

  g_file_load_contents (file, NULL, &found, NULL, NULL, NULL);
  g_assert_cmpstr (found, ==, text);
}

/* --- the document --- */

typedef struct
{
  ShellStore    *store;
  ShellDocument *document;
  Toy           *toy;
  guint          n_saved;
} Desk;

static gboolean
is_ready (gpointer document)
{
  return shell_document_is_ready (document);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
set_up (Desk         *desk,
        gconstpointer data)
{
  desk->store = shell_store_new (games);
  desk->document = shell_document_new (desk->store);
  desk->toy = g_object_ref_sink (g_object_new (TOY_TYPE, NULL));
  shell_document_set_game (desk->document, &toy_info, SHELL_GAME (desk->toy));
  shell_document_start (desk->document);
  robot_wait ("the game", is_ready, desk->document);
  g_assert_true (shell_document_flush (desk->document, NULL));
  g_signal_connect_swapped (desk->document, "title-changed", G_CALLBACK (count_cb),
                            &desk->n_saved);
}

static gboolean
is_null (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

static void
tear_down (Desk         *desk,
           gconstpointer data)
{
  g_object_unref (desk->toy);
  g_assert_finalize_object (desk->document);
  /* Threads that have just finished still hold it, and its lock. */
  g_object_add_weak_pointer (G_OBJECT (desk->store), (gpointer *) &desk->store);
  g_object_unref (desk->store);
  robot_wait ("the store to be closed", is_null, &desk->store);
}

static gboolean
is_twice (gpointer n)
{
  return *(guint *) n == 2;
}

static gboolean
is_kept (gpointer text)
{
  g_autofree char *path = shell_store_make_usual_path ();
  g_autofree char *kept = NULL;

  return g_file_get_contents (path, &kept, NULL, NULL) && g_str_equal (kept, text);
}

/* The first save takes longer than the second. */
static void
test_order (Desk         *desk,
            gconstpointer data)
{
  g_autoptr (GFile) file = make_file ("order");

  toy_set_text (desk->toy, "older\n");
  g_assert_true (shell_document_flush (desk->document, NULL));
  toy_delay_next (SLOW);
  shell_document_save (desk->document, file);
  toy_wait_for_next ();
  toy_set_text (desk->toy, "newer\n");
  shell_document_save (desk->document, file);
  robot_wait ("two saves", is_twice, &desk->n_saved);
  check_file (file, "newer\n");
  g_assert_false (toy_get_modified (desk->toy));
  g_assert_true (shell_document_flush (desk->document, NULL));
}

/* The document goes at once, though a thread still reads what was to be opened. */
static void
test_read_in_vain (Desk         *desk,
                   gconstpointer data)
{
  g_autoptr (GFile) file = make_file ("in-vain");

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "other\n", -1, NULL));
  toy_delay_next (SLOW);
  shell_document_open (desk->document, &file, 1);
  toy_wait_for_next ();
}

static gboolean
is_held (gpointer toy)
{
  return toy_get_held (toy);
}

static gboolean
is_free (gpointer toy)
{
  return !toy_get_held (toy);
}

/* While the disk is slow, computers wait; for what came first, and for what came meanwhile. */
static void
test_slow_disk (Desk         *desk,
                gconstpointer data)
{
  toy_delay_next (SLOW);
  toy_set_text (desk->toy, "older\n");
  toy_wait_for_next ();
  g_assert_false (toy_get_held (desk->toy));
  robot_wait ("the game to be held", is_held, desk->toy);
  toy_set_text (desk->toy, "newer\n");
  robot_wait ("the game to go on", is_free, desk->toy);
  g_assert_true (is_kept ((gpointer) "newer\n"));
}

static void
count_failure_cb (guint      *n,
                  const char *reason)
{
  *n += reason != NULL;
}

/* The folder is not writable for a while, in which nothing changes. */
static void
test_retry (Desk         *desk,
            gconstpointer data)
{
  g_autofree char *path = shell_store_make_usual_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  guint n_failed = 0;

  g_signal_connect_swapped (desk->document, "autosaved", G_CALLBACK (count_failure_cb), &n_failed);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  toy_set_text (desk->toy, "later\n");
  robot_wait ("two failures", is_twice, &n_failed);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  robot_wait ("the game to be kept", is_kept, (gpointer) "later\n");
}

/* --- the window --- */

static gboolean
is_mapped (gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  return window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window));
}

static Toy *
get_toy (ShellWindow *window)
{
  return TOY_GAME (shell_window_get_game (window));
}

static gboolean
is_saved (gpointer window)
{
  return !toy_get_modified (get_toy (window));
}

/* A window with a game that is saved in @file. */
static ShellWindow *
open_window (GFile *file)
{
  ShellWindow *window;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "saved\n", -1, NULL));
  g_application_activate (G_APPLICATION (application));
  robot_wait ("the window", is_mapped, NULL);
  window = SHELL_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  toy_set_text (get_toy (window), "other\n");
  shell_window_open (window, &file, 1);
  robot_wait ("the game of the file", is_saved, window);
  return window;
}

/* Begins to save "last" to the file of the game, with a thread that takes its time. */
static void
begin_save (ShellWindow *window)
{
  toy_set_text (get_toy (window), "last\n");
  robot_wait ("the game to be kept", is_kept, (gpointer) "last\n");
  toy_delay_next (SLOW);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL));
  toy_wait_for_next ();
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
has_windows (gpointer n)
{
  return count_windows () == GPOINTER_TO_UINT (n);
}

static void
test_close (void)
{
  g_autoptr (GFile) file = make_file ("close");
  ShellWindow *window = open_window (file);

  begin_save (window);
  gtk_window_close (GTK_WINDOW (window));
  check_file (file, "last\n");
  robot_wait ("the window to go", has_windows, GUINT_TO_POINTER (0));
  /* The next window knows that the game is saved. */
  g_application_activate (G_APPLICATION (application));
  robot_wait ("the window", is_mapped, NULL);
  window = SHELL_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  g_assert_true (is_saved (window));
  gtk_window_close (GTK_WINDOW (window));
  robot_wait ("the window to go", has_windows, GUINT_TO_POINTER (0));
}

/* The folder of the file has gone, so that it cannot be saved there. */
static void
remove_folder (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (folder, NULL, NULL));
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
is_told (gpointer text)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (gtk_widget_get_mapped (l->data) && says (l->data, text))
      return TRUE;
  return FALSE;
}

/* Of several files that are dropped, the first is opened, and the others are named. */
static void
test_drop (void)
{
  g_autoptr (GFile) file = make_file ("drop");
  g_autoptr (GFile) other = g_file_new_for_path ("/other.toy");
  GFile *files[] = { file, other };
  ShellWindow *window = open_window (file);

  toy_set_text (get_toy (window), "other\n");
  g_assert_true (robot_drop (GTK_WIDGET (window), files, G_N_ELEMENTS (files)));
  robot_wait ("the game of the first file", is_saved, window);
  robot_wait ("the message", is_told, (gpointer) "other.toy");
  gtk_window_close (GTK_WINDOW (window));
  robot_wait ("the window to go", has_windows, GUINT_TO_POINTER (0));
}

/* The player is told once; then they may close the window and be done with it. */
static void
test_close_fails (void)
{
  g_autoptr (GFile) file = make_file ("close-fails");
  ShellWindow *window = open_window (file);

  remove_folder (file);
  begin_save (window);
  gtk_window_close (GTK_WINDOW (window));
  robot_wait ("the message", is_told, (gpointer) "The game cannot be saved");
  g_assert_true (is_told ((gpointer) "No such file or directory"));
  g_assert_cmpuint (count_windows (), ==, 2);
  g_assert_false (is_saved (window));
  gtk_window_close (GTK_WINDOW (window));
  robot_wait ("the windows to go", has_windows, GUINT_TO_POINTER (0));
}

/* --- the end by a signal --- */

static void
test_end (void)
{
  g_autoptr (GFile) file = make_file ("end");
  ShellWindow *window = open_window (file);

  begin_save (window);
  shell_window_end (window);
  check_file (file, "last\n");
  g_assert_true (is_saved (window));
  /* Nobody could answer any more. */
  remove_folder (file);
  begin_save (window);
  shell_window_end (window);
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_false (is_saved (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Something that is ready in each iteration of the main loop, and comes after the signal. */
static gboolean
moved_cb (gpointer window)
{
  static guint n;
  g_autofree char *text = g_strdup_printf ("move %u\n", ++n);

  g_strlcpy (last_move, text, sizeof last_move);
  toy_delay_next (SLOW);
  toy_set_text (get_toy (window), text);
  return G_SOURCE_CONTINUE;
}

static gboolean
ended_cb (gpointer data)
{
  raise (SIGTERM);
  return G_SOURCE_REMOVE;
}

/* What changes in the last iteration of the main loop, after the signal was heard, is on the disk
   too, however slow that is. */
static void
test_signal (void)
{
  g_autoptr (GFile) file = make_file ("signal");
  ShellWindow *window = open_window (file);
  guint source = g_idle_add_full (G_PRIORITY_DEFAULT, moved_cb, window, NULL);

  g_timeout_add (100, ended_cb, NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
  g_source_remove (source);
  g_assert_true (g_str_has_prefix (last_move, "move "));
  g_assert_true (is_kept (last_move));
}

/* --- dialogs --- */

static void
chosen_cb (GFile    *file,
           gpointer  data)
{
  g_assert_null (file);
  ++*(guint *) data;
}

static void
answered_cb (gboolean yes,
             gpointer data)
{
  g_assert_false (yes);
  ++*(guint *) data;
}

/* Who asks gets an answer, even if the window is destroyed before the player gives one. */
static void
test_dialogs (void)
{
  GtkWidget *window = gtk_window_new ();
  const ShellFileChoice choice = { FALSE, "File", "_Open" };
  guint n_answers = 0;

  gtk_window_present (GTK_WINDOW (window));
  shell_dialogs_ask_file (GTK_WINDOW (window), &choice, chosen_cb, &n_answers);
  shell_dialogs_ask (GTK_WINDOW (window), "Question", "Detail", "_Yes", answered_cb, &n_answers);
  robot_wait ("the dialogs", has_windows, GUINT_TO_POINTER (3));
  gtk_window_destroy (GTK_WINDOW (window));
  robot_wait ("two answers", is_twice, &n_answers);
  robot_wait ("the windows to go", has_windows, GUINT_TO_POINTER (0));
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add ("/document/order", Desk, NULL, set_up, test_order, tear_down);
  g_test_add ("/document/read-in-vain", Desk, NULL, set_up, test_read_in_vain, tear_down);
  g_test_add ("/document/retry", Desk, NULL, set_up, test_retry, tear_down);
  g_test_add ("/document/slow-disk", Desk, NULL, set_up, test_slow_disk, tear_down);
  application = shell_application_new (games);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/document/close", test_close);
  g_test_add_func ("/document/drop", test_drop);
  g_test_add_func ("/document/close-fails", test_close_fails);
  g_test_add_func ("/document/end", test_end);
  g_test_add_func ("/document/dialogs", test_dialogs);
  /* The application has ended then. */
  g_test_add_func ("/document/signal", test_signal);
  return g_test_run ();
}

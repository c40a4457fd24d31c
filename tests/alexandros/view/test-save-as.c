/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which folder “Save As” begins, and that it can be closed at any time. */

#include "robot.h"
#include "whole.h"

#include "shell/shell-language.h"
#include "shell/window/shell-window.h"

#include <glib/gstdio.h>

static GtkFileChooser *
find_chooser (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l; l = l->next)
    if (GTK_IS_FILE_CHOOSER (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;
  return NULL;
}

static gboolean
is_in (gpointer folder)
{
  GtkFileChooser *chooser = find_chooser ();
  g_autoptr (GFile) current =
    chooser != NULL ? gtk_file_chooser_get_current_folder (chooser) : NULL;

  return current != NULL && g_file_equal (current, folder);
}

static gboolean
is_closed (gpointer data)
{
  return find_chooser () == NULL;
}

/* A game without a file begins at home, or in the documents; one that was opened, beside its
   file. */
static void
test_folder (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autoptr (GFile) usual = g_file_new_for_path (documents ? documents : g_get_home_dir ());
  g_autofree char *path = g_build_filename (g_get_home_dir (), "campaigns", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFile) file = g_file_get_child (folder, "game.alexandros");
  KitTable *table = robot_start ();
  g_autofree char *text = kit_record_write (whole_record (kit_table_get_game (table)));

  robot_key ("ctrl+shift+s");
  robot_wait ("the usual folder", is_in, usual);
  robot_key ("Escape");
  robot_wait ("no dialog", is_closed, NULL);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  robot_settle ();
  robot_key ("ctrl+shift+s");
  robot_wait ("the folder of the file", is_in, folder);
  robot_key ("Escape");
  robot_wait ("no dialog", is_closed, NULL);
  robot_stop ();
}

/* A dialog that is closed while its folder is being read, at moments that differ. */
static void
test_hurry (void)
{
  robot_start ();
  for (guint i = 0; i < 60; i++)
    {
      g_assert_true (gtk_widget_activate_action (robot_get_window (), "win.save-as", NULL));
      for (guint k = 0; k < i; k++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_nonnull (find_chooser ());
      gtk_window_close (GTK_WINDOW (find_chooser ()));
      robot_wait ("no dialog", is_closed, NULL);
    }
  robot_settle ();
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save-as/folder", test_folder);
  g_test_add_func ("/save-as/hurry", test_hurry);
  return g_test_run ();
}

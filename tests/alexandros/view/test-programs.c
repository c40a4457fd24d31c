/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A custom program is chosen in the window and plays, and its problems are reported. */

#include "robot.h"
#include "whole.h"

#include "alexandros/view/alx-game-view.h"
#include "alexandros/view/panels/alx-action-panel.h"
#include "kit/view/dialogs/kit-ask-program.h"
#include "kit/view/dialogs/kit-ask-seats.h"
#include "kit/view/dialogs/kit-new-game.h"
#include "kit/view/dialogs/kit-seat-row.h"
#include "kit/view/kit-begin.h"
#include "shell/document/shell-copy.h"
#include "shell/shell-language.h"

#include <glib/gstdio.h>
#include <string.h>

static char *directory;

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

/* (nullable): the visible window of @type. */
static GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_OBJECT_TYPE (window) == type && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

static gboolean
has_window (gpointer data)
{
  return find_window (GPOINTER_TO_SIZE (data)) != NULL;
}

static gboolean
has_no_window (gpointer data)
{
  return !has_window (data);
}

static GtkWidget *
wait_for (GType type)
{
  robot_wait (g_type_name (type), has_window, GSIZE_TO_POINTER (type));
  for (guint i = 0; i < 6; i++)
    robot_settle ();
  return find_window (type);
}

static void
wait_until_closed (GType type)
{
  robot_wait (g_type_name (type), has_no_window, GSIZE_TO_POINTER (type));
  for (guint i = 0; i < 4; i++)
    robot_settle ();
}

static GtkWidget *
find_child (GtkWidget  *widget,
            const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name));
}

static gboolean
is_mapped (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

/* (transfer full): the text of the drop-down. */
static char *
get_shown (GtkWidget *row)
{
  GtkStringObject *item =
    gtk_drop_down_get_selected_item (GTK_DROP_DOWN (find_child (row, "kind")));

  return g_strdup (gtk_string_object_get_string (item));
}

/* Selects the last item of the kinds of player. */
static GtkWidget *
ask_for_program (GtkWidget *row)
{
  robot_click_middle (find_child (row, "kind"));
  robot_settle ();
  robot_key ("End");
  robot_key ("Return");
  return wait_for (KIT_TYPE_ASK_PROGRAM);
}

static char *
write_program (const char *name,
               const char *script)
{
  char *path = g_build_filename (directory, name, NULL);
  g_autofree char *text = g_strconcat ("#!/bin/sh\n", script, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
  return path;
}

static void
enter (GtkWidget  *dialog,
       const char *command)
{
  gtk_editable_set_text (GTK_EDITABLE (find_child (dialog, "command")), command);
  gtk_widget_grab_focus (find_child (dialog, "command"));
  robot_key ("Return");
}

/* --- tests --- */

/* Escape keeps what was there, a wrong command is refused, a right one is shown by its name. */
static void
check_row (GtkWidget  *row,
           const char *command,
           const char *name)
{
  GtkWidget *dialog = ask_for_program (row);
  g_autofree char *before = get_shown (row);
  g_autofree char *after = NULL;
  g_autofree char *now = NULL;

  robot_key ("Escape");
  wait_until_closed (KIT_TYPE_ASK_PROGRAM);
  after = get_shown (row);
  g_assert_cmpstr (before, ==, after);
  g_assert_null (kit_seat_row_get_program (KIT_SEAT_ROW (row)));

  dialog = ask_for_program (row);
  enter (dialog, "/nowhere/at-all");
  robot_wait ("the refusal", is_mapped, find_child (dialog, "problem"));
  enter (dialog, command);
  wait_until_closed (KIT_TYPE_ASK_PROGRAM);
  now = get_shown (row);
  g_assert_cmpstr (now, ==, name);
  g_assert_cmpstr (kit_seat_row_get_program (KIT_SEAT_ROW (row)), ==, command);
  g_assert_cmpstr (kit_seat_row_get_kind (KIT_SEAT_ROW (row)), ==, "program");
}

static gboolean
has_lapse (gpointer data)
{
  KitFallback fallback;

  return kit_game_get_fallback (get_game (), &fallback);
}

/* Both programs are kept, in a rematch and in the dialog for a new game. */
static void
check_again (const char *first,
             const char *second)
{
  KitGame *rematch = kit_begin_rematch (&alx_game_view, get_game ());
  GtkWidget *dialog;

  g_assert_cmpstr (kit_game_get_program (rematch, 0), ==, second);
  g_assert_cmpstr (kit_game_get_program (rematch, whole_record (rematch)->n_players - 1), ==,
                   first);
  g_assert_finalize_object (rematch);
  robot_key ("ctrl+n");
  dialog = wait_for (KIT_TYPE_NEW_GAME);
  g_assert_cmpstr (kit_seat_row_get_program (KIT_SEAT_ROW (find_child (dialog, "seat_1"))), ==,
                   first);
  g_assert_cmpstr (kit_seat_row_get_program (KIT_SEAT_ROW (find_child (dialog, "seat_2"))), ==,
                   second);
  g_assert_null (kit_seat_row_get_program (KIT_SEAT_ROW (find_child (dialog, "seat_3"))));
  robot_key ("Escape");
  wait_until_closed (KIT_TYPE_NEW_GAME);
}

static void
test_new_game (void)
{
  g_autofree char *path = write_program ("peaceful bot",
                                         "while read -r line; do echo peace; done\n");
  g_autofree char *command = g_shell_quote (path);
  GtkWidget *dialog;
  GtkWidget *row;
  g_autofree char *shown = NULL;
  const char *told;

  robot_start ();
  robot_key ("ctrl+n");
  dialog = wait_for (KIT_TYPE_NEW_GAME);
  check_row (find_child (dialog, "seat_1"), "sh -c 'exit 1'", "sh -c exit…");

  /* The last program is proposed; another one is chosen as a file. */
  row = find_child (dialog, "seat_2");
  dialog = ask_for_program (row);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_child (dialog, "command"))), ==,
                   "sh -c 'exit 1'");
  robot_key ("alt+f");
  robot_choose_file (path);
  robot_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_child (dialog, "command"))), ==,
                   command);
  robot_click_middle (find_child (dialog, "use"));
  wait_until_closed (KIT_TYPE_ASK_PROGRAM);
  shown = get_shown (row);
  g_assert_cmpstr (shown, ==, "peaceful b…");
  robot_click_middle (gtk_window_get_default_widget (GTK_WINDOW (find_window (KIT_TYPE_NEW_GAME))));
  wait_until_closed (KIT_TYPE_NEW_GAME);

  g_assert_cmpstr (kit_game_get_program (get_game (), 0), ==, "sh -c 'exit 1'");
  g_assert_cmpstr (kit_game_get_program (get_game (), 1), ==, command);
  robot_wait ("a program to fail", has_lapse, NULL);
  robot_settle ();
  g_assert_true (gtk_widget_get_mapped (robot_find_child (ALX_TYPE_ACTION_PANEL, "fallback")));
  told = gtk_label_get_text (GTK_LABEL (robot_find_child (ALX_TYPE_ACTION_PANEL, "fallback")));
  g_assert_true (g_str_has_prefix (told, whole_record (get_game ())->players[0].name));
  check_again ("sh -c 'exit 1'", command);
  robot_stop ();
}

/* Resumes the game of the previous test, without the command of its program. */
static KitTable *
go_on (void)
{
  KitTable *table = robot_start ();

  wait_for (KIT_TYPE_ASK_SEATS);
  g_assert_null (kit_game_get_program (get_game (), 1));
  robot_key ("Escape");
  wait_until_closed (KIT_TYPE_ASK_SEATS);
  g_assert_true (kit_game_is_person (get_game (), 1));
  return table;
}

/* A saved game says only that a program played. A dialog asks who plays, and unless a program is
   chosen, none is started. */
static void
test_open (void)
{
  static ShellCatalogue games[] = { &alx_table_info, NULL };
  g_autofree char *mark = g_build_filename (directory, "mark", NULL);
  g_autofree char *script = g_strdup_printf (": >'%s'; while read -r line; do :; done\n", mark);
  g_autofree char *path = write_program ("marking", script);
  g_autofree char *text = NULL;
  ShellGame *table = SHELL_GAME (go_on ());

  kit_game_set_running (get_game (), FALSE);
  kit_game_set_program (get_game (), 1, path);
  text = kit_record_write (whole_record (get_game ()));
  g_assert_nonnull (strstr (text, " program "));
  for (guint again = 0; again < 2; again++)
    {
      g_autoptr (ShellCopy) copy = shell_copy_read (games, text, strlen (text));
      GtkWidget *dialog;

      g_assert_true (shell_copy_check (copy, NULL));
      shell_copy_install (copy, table);
      dialog = wait_for (KIT_TYPE_ASK_SEATS);
      g_assert_null (kit_game_get_program (get_game (), 1));
      if (again)
        enter (ask_for_program (find_child (dialog, "seat_2")), path);
      wait_until_closed (KIT_TYPE_ASK_PROGRAM);
      robot_key ("Escape");
      wait_until_closed (KIT_TYPE_ASK_SEATS);
      g_assert_cmpstr (kit_game_get_program (get_game (), 1), ==, again ? path : NULL);
      g_assert_cmpint (kit_game_is_person (get_game (), 1), ==, !again);
      g_assert_false (g_file_test (mark, G_FILE_TEST_EXISTS));
    }
  robot_stop ();
}

/* The menu can give any seat of the current game to a program. */
static void
test_menu (void)
{
  GtkWidget *dialog;

  go_on ();
  g_assert_true (gtk_widget_activate_action (robot_get_window (), "game.seat-2", "s", "program"));
  dialog = wait_for (KIT_TYPE_ASK_PROGRAM);
  g_assert_false (g_str_equal (whole_record (get_game ())->players[1].kind, "program"));
  enter (dialog, "sleep 1000");
  wait_until_closed (KIT_TYPE_ASK_PROGRAM);
  g_assert_cmpstr (whole_record (get_game ())->players[1].kind, ==, "program");
  g_assert_cmpstr (kit_game_get_program (get_game (), 1), ==, "sleep 1000");
  g_assert_true (gtk_widget_activate_action (robot_get_window (), "game.seat-2", "s", "captain"));
  g_assert_null (kit_game_get_program (get_game (), 1));
  robot_stop ();
}

/* Reads the whole file, once its last line is complete. */
static gboolean
has_line (gpointer data)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (data, &text, NULL, NULL) && g_str_has_suffix (text, "\n");
}

static gboolean
is_gone (gpointer data)
{
  g_autofree char *name = g_strdup_printf ("/proc/%s/stat", (char *) data);
  g_autofree char *stat = NULL;

  return !g_file_get_contents (name, &stat, NULL, NULL) || strstr (stat, ") Z ") != NULL;
}

/* Closing the window does not wait for a thinking program, and leaves no process behind. */
static void
test_close (void)
{
  g_autofree char *mark = g_build_filename (directory, "pid", NULL);
  g_autofree char *script = g_strdup_printf ("echo $$ >'%s'; sleep 1000\n", mark);
  g_autofree char *path = write_program ("thinking", script);
  g_autofree char *pid = NULL;

  robot_start ();
  kit_game_set_program (get_game (), alx_game_get_state (get_game ())->player, path);
  robot_wait ("the program to begin", has_line, mark);
  g_assert_true (g_file_get_contents (mark, &pid, NULL, NULL));
  g_strchomp (pid);
  g_assert_false (is_gone (pid));
  robot_stop ();
  robot_wait ("the program to end", is_gone, pid);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  directory = g_dir_make_tmp ("qz-XXXXXX", NULL);
  g_test_add_func ("/program/new-game", test_new_game);
  g_test_add_func ("/program/open", test_open);
  g_test_add_func ("/program/menu", test_menu);
  g_test_add_func ("/program/close", test_close);
  result = g_test_run ();
  g_free (directory);
  return result;
}

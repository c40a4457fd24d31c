/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of all games: at the very first start, and whenever the player wants another one; and
   what is said of a game that was put aside for it. */

#include "config.h"

#include "kinds.h"
#include "robot.h"

#include "kit/view/kit-picture.h"
#include "shell/window/shell-door-card.h"
#include "shell/window/shell-door.h"
#include "shell/window/shell-notice.h"

static ShellCatalogue games[] = { &toy_info, &doll_info, &alx_table_info, NULL };
static GSettings *settings;

static GtkWidget *
find (GType type,
      guint index)
{
  return robot_find (GTK_WIDGET (kinds_get_window ()), type, index);
}

static gboolean
is_door_shown (gpointer data)
{
  GtkWidget *door = find (SHELL_TYPE_DOOR, 0);

  return door != NULL && gtk_widget_get_mapped (door);
}

static gboolean
is_game_shown (gpointer data)
{
  return find (SHELL_TYPE_DOOR, 0) == NULL && gtk_widget_get_mapped (GTK_WIDGET (kinds_get_toy ()));
}

/* (nullable): the button of a card in which @label stands. */
static GtkWidget *
find_button (guint       card,
             const char *label)
{
  GtkWidget *widget = find (SHELL_TYPE_DOOR_CARD, card);
  GtkWidget *button;

  for (guint i = 0; (button = robot_find (widget, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (gtk_widget_get_mapped (button) && kinds_says (button, label))
      return button;
  return NULL;
}

static gboolean
has_go_on (gpointer card)
{
  return find_button (GPOINTER_TO_UINT (card), "Go On") != NULL;
}

/* Behind the page the game waits, without its actions. */
static void
check_waiting (void)
{
  GtkWidget *window = GTK_WIDGET (kinds_get_window ());

  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (kinds_get_toy ())));
  g_assert_true (toy_get_held (kinds_get_toy ()));
  g_assert_false (gtk_widget_activate_action (window, "game.jump", NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, g_get_application_name ());
}

/* Keys go to the window only when the window manager has made it the active one. */
static gboolean
is_active (gpointer data)
{
  return gtk_window_is_active (GTK_WINDOW (kinds_get_window ()));
}

static void
show_door (void)
{
  robot_wait ("the window to be active", is_active, NULL);
  robot_key ("ctrl+g");
  robot_wait ("the page", is_door_shown, NULL);
  check_waiting ();
}

/* --- the first start --- */

static void
test_first (void)
{
  static const char * const names[] = { "Toy_s", "Dolls", "Alexandros" };

  g_settings_reset (settings, "welcomed");
  for (guint again = 0; again < 2; again++)
    {
      kinds_start (NULL);
      robot_wait ("the page", is_door_shown, NULL);
      check_waiting ();
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          g_assert_true (kinds_says (find (SHELL_TYPE_DOOR_CARD, i), names[i]));
          g_assert_nonnull (find_button (i, "Play"));
          g_assert_nonnull (find_button (i, "Learn"));
          g_assert_false (has_go_on (GUINT_TO_POINTER (i)));
        }
      g_assert_true (kinds_says (find (SHELL_TYPE_DOOR_CARD, 1), "It is dressed."));
      g_assert_true (kinds_says (find (SHELL_TYPE_DOOR_CARD, 1), "2 players"));
      g_assert_nonnull (robot_find (find (SHELL_TYPE_DOOR_CARD, 2), KIT_TYPE_PICTURE, 0));
      /* There is nothing to go on with. */
      robot_key ("Escape");
      g_assert_true (is_door_shown (NULL));
      g_assert_false (kinds_menu_has ((gpointer) ";jump;"));
      /* Who has chosen nothing is asked again. */
      kinds_stop ();
      g_assert_false (g_settings_get_boolean (settings, "welcomed"));
    }
}

static void
test_play (void)
{
  Toy *asked;

  g_settings_reset (settings, "welcomed");
  kinds_start (NULL);
  robot_wait ("the page", is_door_shown, NULL);
  shell_window_rebuild (kinds_get_window ());
  robot_wait ("the page", is_door_shown, NULL);
  check_waiting ();
  robot_settle ();
  robot_click_middle (find_button (1, "Play"));
  robot_settle ();
  asked = toy_take_asked ();
  g_assert_true (DOLL_IS_GAME (asked));
  g_assert_true (is_door_shown (NULL));
  toy_begin (asked, "doll new\n");
  robot_wait ("the doll", is_game_shown, NULL);
  kinds_check_kind (&doll_info);
  g_assert_false (toy_get_held (kinds_get_toy ()));
  g_assert_true (g_settings_get_boolean (settings, "welcomed"));
  /* Nobody has played what lay there. */
  g_assert_false (gtk_widget_get_mapped (find (SHELL_TYPE_NOTICE, 0)));
  kinds_stop ();
  /* Who has chosen once is not asked again. */
  kinds_start (NULL);
  g_assert_true (is_game_shown (NULL));
  kinds_stop ();
}

/* (nullable): the window that teaches the dolls, if it is open. */
static GtkWindow *
find_school (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (g_strcmp0 (gtk_window_get_title (l->data), doll_info.about) == 0)
      return l->data;
  return NULL;
}

static gboolean
has_school (gpointer data)
{
  return find_school () != NULL;
}

static gboolean
has_focus (gpointer data)
{
  return gtk_window_is_active (GTK_WINDOW (robot_get_window ()));
}

/* The lessons begin nothing, and the game waits for them; the guided game comes from there. */
static void
test_learn (void)
{
  kinds_start (NULL);
  show_door ();
  robot_click_middle (find_button (1, "Learn"));
  robot_wait ("the lessons", has_school, NULL);
  gtk_window_destroy (find_school ());
  g_assert_true (is_door_shown (NULL));
  robot_wait ("the window", has_focus, NULL);
  robot_key ("Escape");
  robot_wait ("the game", is_game_shown, NULL);
  g_assert_false (toy_get_held (kinds_get_toy ()));
  show_door ();
  robot_click_middle (find_button (1, "Learn"));
  robot_wait ("the lessons", has_school, NULL);
  g_assert_true (toy_get_held (kinds_get_toy ()));
  g_signal_emit_by_name (find_school (), "guided");
  gtk_window_destroy (find_school ());
  robot_wait ("the lesson", kinds_is_played, (gpointer) "doll lesson\n");
  robot_wait ("the lesson", is_game_shown, NULL);
  kinds_check_kind (&doll_info);
  kinds_stop ();
}

/* --- going on --- */

/* A game that has begun is shown, even if the settings are lost; the page comes when it is called,
   and by Escape the game is there again. */
static void
test_game (void)
{
  g_settings_reset (settings, "welcomed");
  kinds_start ("toy one\n");
  g_assert_true (is_game_shown (NULL));
  show_door ();
  robot_wait ("a game to go on with", has_go_on, GUINT_TO_POINTER (0));
  g_assert_true (kinds_says (find_button (0, "Go On"), "Toy\nTurn 3"));
  g_assert_false (has_go_on (GUINT_TO_POINTER (1)));
  robot_key ("Escape");
  robot_wait ("the game", is_game_shown, NULL);
  g_assert_false (toy_get_held (kinds_get_toy ()));
  kinds_check_kind (&toy_info);
  show_door ();
  robot_wait ("a game to go on with", has_go_on, GUINT_TO_POINTER (0));
  /* It has the focus. */
  robot_key ("space");
  robot_wait ("the game", is_game_shown, NULL);
  g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
  kinds_stop ();
}

static gboolean
is_noticed (gpointer text)
{
  GtkWidget *notice = find (SHELL_TYPE_NOTICE, 0);

  return gtk_widget_get_mapped (notice) && kinds_says (notice, text);
}

static gboolean
is_not_noticed (gpointer data)
{
  return !gtk_widget_get_mapped (find (SHELL_TYPE_NOTICE, 0));
}

/* The newest one of each kind, whatever its file is called; what is no game is left out. For it the
   game that lies there is put aside, which is said, with a way back. */
static void
test_aside (void)
{
  kinds_start ("toy one\n");
  kinds_write_file ("games/2020-01-01 10.00.00 Old Doll.doll", "doll old\n");
  kinds_write_file ("games/2021-02-03 14.05.06 New Doll.toy", "doll newer\n");
  kinds_write_file ("games/2022-01-01 10.00.00 Nobody.doll", "rubbish\n");
  show_door ();
  robot_wait ("the doll", has_go_on, GUINT_TO_POINTER (1));
  g_assert_true (kinds_says (find_button (1, "Go On"), "New Doll\nTurn 5, 02/03/21"));
  robot_click_middle (find_button (1, "Go On"));
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll newer\n");
  robot_wait ("the doll", is_game_shown, NULL);
  kinds_check_aside ("toy one\n", ".toy");
  robot_wait ("the notice", is_noticed, (gpointer) "The game of Toy was put aside.");
  robot_click_middle (robot_find (find (SHELL_TYPE_NOTICE, 0), GTK_TYPE_BUTTON, 0));
  robot_wait ("the toy", kinds_is_played, (gpointer) "toy one\n");
  robot_wait ("the notice", is_noticed, (gpointer) "The game of Doll was put aside.");
  robot_click_middle (robot_find (find (SHELL_TYPE_NOTICE, 0), GTK_TYPE_BUTTON, 1));
  robot_wait ("the notice to go", is_not_noticed, NULL);
  kinds_stop ();
}

int
main (int   argc,
      char *argv[])
{
  kinds_init (&argc, &argv, games);
  settings = kinds_get_settings ();
  g_test_add_func ("/door/first", test_first);
  g_test_add_func ("/door/play", test_play);
  g_test_add_func ("/door/learn", test_learn);
  g_test_add_func ("/door/game", test_game);
  g_test_add_func ("/door/aside", test_aside);
  return g_test_run ();
}

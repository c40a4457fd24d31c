/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole program with toy games of several kinds, and its files. */

#include "config.h"

#include "kinds.h"

#include "robot.h"

#include "shell/shell-application.h"
#include "shell/shell-language.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <string.h>

static ShellApplication *application;
static GSettings *settings;

/** kinds_init: begins a test of a program that has @games, and whose player has chosen one
    before. */
void
kinds_init (int             *argc,
            char          ***argv,
            ShellCatalogue  *games)
{
  shell_language_init ();
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_test_init (argc, argv, NULL);
  gtk_init ();
  settings = g_settings_new (APPLICATION_ID);
  g_settings_set_boolean (settings, "welcomed", TRUE);
  application = shell_application_new (games);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

/** kinds_get_application: (transfer none): the program. */
GApplication *
kinds_get_application (void)
{
  return G_APPLICATION (application);
}

/** kinds_get_settings: (transfer none): its settings. */
GSettings *
kinds_get_settings (void)
{
  return settings;
}

/* --- the program's files --- */

/** kinds_make_path: (transfer full): the path of one of the program's files. */
char *
kinds_make_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "alexandros", name, NULL);
}

static void
clear_folder (const char *name)
{
  g_autofree char *folder = kinds_make_path (name);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *base;

  while (dir != NULL && (base = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, base, NULL);

      if (!g_str_has_suffix (base, ".lock"))
        g_remove (path);
    }
}

/** kinds_write_file: writes one of the program's files. */
void
kinds_write_file (const char *name,
                  const char *text)
{
  g_autofree char *path = kinds_make_path (name);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
holds (const char *name,
       const char *text)
{
  g_autofree char *path = kinds_make_path (name);
  g_autofree char *found = NULL;

  return g_file_get_contents (path, &found, NULL, NULL) && g_str_equal (found, text);
}

/** kinds_count_kept: how many finished games are kept; @last, (out) (transfer full) (nullable), is
    the text of one of them. */
guint
kinds_count_kept (char **last)
{
  g_autofree char *folder = kinds_make_path ("kept");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *base;
  guint n = 0;

  *last = NULL;
  while (dir != NULL && (base = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, base, NULL);

      /* Files are written under another name first. */
      if (!g_str_has_suffix (base, ".toy") && !g_str_has_suffix (base, ".doll"))
        continue;
      g_free (*last);
      g_assert_true (g_file_get_contents (path, last, NULL, NULL));
      n++;
    }
  return n;
}

/** kinds_is_kept: whether the autosave is @text. */
gboolean
kinds_is_kept (gpointer text)
{
  return holds ("autosave.alexandros", text);
}

/** kinds_find_aside: (transfer full) (nullable): the name of the game that was put aside and is
    @text. */
char *
kinds_find_aside (const char *text)
{
  g_autofree char *folder = kinds_make_path ("games");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *base;

  while (dir != NULL && (base = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *name = g_build_filename ("games", base, NULL);

      if (holds (name, text))
        return g_strdup (base);
    }
  return NULL;
}

/** kinds_check_aside: asserts that a game that was put aside is @text, in a file of that
    @suffix. */
void
kinds_check_aside (const char *text,
                   const char *suffix)
{
  g_autofree char *name = kinds_find_aside (text);

  g_assert_nonnull (name);
  g_assert_true (g_str_has_suffix (name, suffix));
}

/** kinds_is_not_aside: whether no game that was put aside is @text. */
gboolean
kinds_is_not_aside (gpointer text)
{
  g_autofree char *name = kinds_find_aside (text);

  return name == NULL;
}

/* --- the window --- */

/** kinds_get_window: (transfer none) (nullable): the window. */
ShellWindow *
kinds_get_window (void)
{
  return SHELL_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

/** kinds_get_toy: (transfer none): the game in it. */
Toy *
kinds_get_toy (void)
{
  return TOY_GAME (shell_window_get_game (kinds_get_window ()));
}

/** kinds_is_mapped: whether there is a window. */
gboolean
kinds_is_mapped (gpointer data)
{
  return kinds_get_window () != NULL && gtk_widget_get_mapped (GTK_WIDGET (kinds_get_window ()));
}

/** kinds_is_toy: whether the game in it is one of a toy or a doll. */
gboolean
kinds_is_toy (gpointer data)
{
  return TOY_IS_GAME (shell_window_get_game (kinds_get_window ()));
}

/** kinds_is_played: whether that is @text. */
gboolean
kinds_is_played (gpointer text)
{
  return kinds_is_toy (NULL) && g_strcmp0 (toy_get_text (kinds_get_toy ()), text) == 0;
}

/** kinds_start: starts with that autosave, if it is not NULL. */
void
kinds_start (const char *autosave)
{
  clear_folder ("games");
  clear_folder ("kept");
  clear_folder ("");
  kinds_go_on (autosave);
}

/** kinds_go_on: starts once more with the files that are there, and that autosave if it is not
    NULL. */
void
kinds_go_on (const char *autosave)
{
  if (autosave != NULL)
    kinds_write_file ("autosave.alexandros", autosave);
  g_application_activate (G_APPLICATION (application));
  robot_wait ("the window", kinds_is_mapped, NULL);
}

static gboolean
has_no_window (gpointer data)
{
  return gtk_application_get_windows (GTK_APPLICATION (application)) == NULL;
}

/** kinds_stop: closes the window. */
void
kinds_stop (void)
{
  gtk_window_close (GTK_WINDOW (kinds_get_window ()));
  robot_wait ("the window to go", has_no_window, NULL);
  /* GTK 4.8 holds buttons of its menus a moment longer than their widgets, and would crash when the
     next window tells them other keys. */
  for (guint i = 0; i < 15; i++)
    {
      g_usleep (20000);
      robot_settle ();
    }
}

/** kinds_activate: activates an action of the window, which must be possible. */
void
kinds_activate (const char *action,
                const char *target)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (kinds_get_window ()), action,
                                             target != NULL ? "s" : NULL, target));
}

/** kinds_menu_has: whether the labels of the main menu are in it in that way. */
gboolean
kinds_menu_has (gpointer labels)
{
  g_autofree char *found = robot_read_menu (GTK_WIDGET (kinds_get_window ()));

  return strstr (found, labels) != NULL;
}

/** kinds_check_key: asserts that @key is the first key of @action; %NULL for none. */
void
kinds_check_key (const char *action,
                 const char *key)
{
  g_auto (GStrv) keys =
    gtk_application_get_accels_for_action (GTK_APPLICATION (application), action);

  g_assert_cmpstr (keys[0], ==, key);
}

/** kinds_check_kind: all that is of a kind is of the same one. */
void
kinds_check_kind (const ShellGameInfo *info)
{
  gboolean doll = info == &doll_info;
  GtkWidget *window = GTK_WIDGET (kinds_get_window ());
  guint n_moves = toy_get_n_moves (kinds_get_toy ());
  g_autofree char *last = g_settings_get_string (settings, "last-game");

  g_assert_true (G_OBJECT_TYPE (kinds_get_toy ()) == info->get_type ());
  g_assert_null (robot_find (window, TOY_TYPE, 1));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (kinds_get_toy ())));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, doll ? "Doll" : "Toy");
  g_assert_true (kinds_menu_has (doll ? ";dress;" : ";jump;"));
  g_assert_false (kinds_menu_has (doll ? ";jump;" : ";dress;"));
  kinds_check_key ("game.dress", doll ? "<Control>d" : NULL);
  kinds_check_key ("game.jump", doll ? NULL : "<Control>j");
  kinds_check_key ("game.rest", doll ? "<Control>e" : "<Control>r");
  g_assert_cmpint (gtk_widget_activate_action (window, "game.dress", NULL), ==, doll);
  g_assert_cmpint (gtk_widget_activate_action (window, "game.jump", NULL), ==, !doll);
  g_assert_cmpuint (toy_get_n_moves (kinds_get_toy ()), ==, n_moves + 1);
  if (last[0] != '\0')
    g_assert_cmpstr (last, ==, info->id);
}

/** kinds_says: whether @text stands in @widget. */
gboolean
kinds_says (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  if (GTK_IS_INSCRIPTION (widget) &&
      strstr (gtk_inscription_get_text (GTK_INSCRIPTION (widget)), text) != NULL)
    return TRUE;
  if (GTK_IS_EDITABLE (widget) && g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (kinds_says (child, text))
      return TRUE;
  return FALSE;
}

/** kinds_find_dialog: (nullable): a window other than that of the game, in which @text stands. */
GtkWidget *
kinds_find_dialog (const char *text)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (l->data != kinds_get_window () && gtk_widget_get_mapped (l->data) &&
        kinds_says (l->data, text))
      return l->data;
  return NULL;
}

/** kinds_is_told: whether there is such a window. */
gboolean
kinds_is_told (gpointer text)
{
  return kinds_find_dialog (text) != NULL;
}

static gboolean
is_not_told (gpointer text)
{
  return kinds_find_dialog (text) == NULL;
}

/* Keys go to a dialog only when the window manager has made it the active window. */
static gboolean
is_active (gpointer text)
{
  GtkWidget *dialog = kinds_find_dialog (text);

  return dialog != NULL && gtk_window_is_active (GTK_WINDOW (dialog));
}

/** kinds_dismiss: closes the window in which @text stands, with Escape. */
void
kinds_dismiss (const char *text)
{
  robot_wait (text, is_active, (gpointer) text);
  robot_key ("Escape");
  robot_wait ("the message to close", is_not_told, (gpointer) text);
}

/** kinds_open_text: opens a file called @name that is @text. */
void
kinds_open_text (const char *name,
                 const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  shell_window_open (kinds_get_window (), &file, 1);
}

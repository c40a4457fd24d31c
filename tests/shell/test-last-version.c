/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files that version 0.1 has left are found: autosave, unfinished games, recent files and
   settings. It wrote the files in the folder last-version itself; @HOME@ stands for the folder of
   the player. There were two programs: one was closed in a game of Zénobie’s, the other killed. */

#include "config.h"

#include "robot.h"

#include "alexandros/view/alx-table.h"
#include "shell/shell-language.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <string.h>

#define ROXANE "2026-11-22 14.31.55 Roxane – Bagoas"

static char *home;

/* --- the files --- */

/* (transfer full): what is in a file of the player. */
static char *
read_file (const char *name)
{
  g_autofree char *path = g_build_filename (home, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
copy_file (const char *from,
           const char *to)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (from, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_string_new (text);
  g_string_replace (changed, "@HOME@", home, 0);
  g_assert_true (g_file_set_contents (to, changed->str, -1, NULL));
}

static void
copy_folder (const char *from,
             const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  g_assert_cmpint (g_mkdir_with_parents (to, 0700), ==, 0);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *source = g_build_filename (from, name, NULL);
      g_autofree char *target = g_build_filename (to, name, NULL);

      if (g_file_test (source, G_FILE_TEST_IS_DIR))
        copy_folder (source, target);
      else
        copy_file (source, target);
    }
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      remove_folder (below);
    }
  g_remove (path);
}

/* (nullable): the name of the game that was put aside and is @text. */
static char *
find_aside (const char *text)
{
  g_autofree char *folder = g_build_filename (home, "data", "alexandros", "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *found = NULL;

      if (g_file_get_contents (path, &found, NULL, NULL) && g_str_equal (found, text))
        return g_strdup (name);
    }
  return NULL;
}

static gboolean
is_not_aside (gpointer text)
{
  g_autofree char *name = find_aside (text);

  return name == NULL;
}

/* --- the window --- */

static gboolean
is_played (gpointer text)
{
  KitGame *game = kit_table_get_game (robot_get_table ());
  g_autofree char *played = kit_record_write (kit_game_get_record (game));

  return g_str_equal (played, text);
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
is_zenobie (gpointer data)
{
  const char *title = gtk_window_get_title (GTK_WINDOW (robot_get_window ()));

  return g_str_equal (title, "Zénobie – Héphestion");
}

static gboolean
has_menu (gpointer data)
{
  static const char * const items[] = {
    ";(Inachevées;", ROXANE ";", "2026-11-22 14.31.51 Zénobie – Héphestion;", " Partie récupérée;",
    ";Zénobie.alexandros;", ";Roxane.alexandros;", ";Anna.alexandros;",
  };
  g_autofree char *menu = robot_read_menu (robot_get_window ());

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    if (strstr (menu, items[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
activate (const char *action,
          const char *target)
{
  g_assert_true (gtk_widget_activate_action (robot_get_window (), action, "s", target));
}

/* --- tests --- */

static void
test_games (void)
{
  g_autofree char *last = read_file ("data/alexandros/autosave.alexandros");
  g_autofree char *killed = read_file ("data/alexandros/autosave-2.alexandros");
  g_autofree char *roxane = read_file ("data/alexandros/games/" ROXANE ".alexandros");
  g_autofree char *file = g_build_filename (home, "Zénobie.alexandros", NULL);
  g_autofree char *uri = g_filename_to_uri (file, NULL, NULL);
  g_autofree char *recovered = NULL;

  robot_start ();
  g_assert_true (is_played (last));
  g_assert_true (is_zenobie (NULL));
  g_assert_true (says (gtk_window_get_titlebar (GTK_WINDOW (robot_get_window ())),
                       "Zénobie.alexandros, modifiée"));
  recovered = find_aside (killed);
  g_assert_nonnull (recovered);
  robot_wait ("the menu", has_menu, NULL);
  activate ("win.open-aside", ROXANE ".alexandros");
  robot_wait ("the unfinished game", is_played, roxane);
  robot_wait ("its file to go", is_not_aside, roxane);
  g_assert_false (is_not_aside (last));
  activate ("win.open-aside", recovered);
  robot_wait ("the game of the killed program", is_played, killed);
  activate ("win.open-recent", uri);
  robot_wait ("the recent file", is_zenobie, NULL);
  robot_stop ();
}

static void
check_key (GKeyFile   *file,
           const char *group,
           const char *key,
           const char *expected)
{
  g_autofree char *full = g_strconcat ("io/github/alexandros_game/Alexandros", group, NULL);
  g_autofree char *value = g_key_file_get_value (file, full, key, NULL);

  g_assert_cmpstr (value, ==, expected);
}

/* They are used, and were moved to where they are kept now. */
static void
test_settings (void)
{
  static const char * const moved[][2] = {
    { "ask-before-ending-turn", "true" }, { "program", "'python3 bot.py --fast'" },
    { "coordinates", "true" }, { "animation-speed", "'fast'" },
  };
  g_autoptr (GSettings) root = g_settings_new (APPLICATION_ID);
  g_autoptr (GSettings) child = g_settings_get_child (root, alx_table_info.id);
  g_autofree char *program = g_settings_get_string (child, "program");
  g_autofree char *speed = g_settings_get_string (child, "animation-speed");
  g_autofree char *schema = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;

  g_object_get (child, "schema-id", &schema, NULL);
  g_assert_cmpstr (schema, ==, alx_table_info.schema);
  g_assert_cmpstr (program, ==, "python3 bot.py --fast");
  g_assert_cmpstr (speed, ==, "fast");
  g_assert_true (g_settings_get_boolean (child, "ask-before-ending-turn"));
  g_assert_true (g_settings_get_boolean (child, "coordinates"));
  g_settings_sync ();
  text = read_file ("config/glib-2.0/settings/keyfile");
  g_assert_true (g_key_file_load_from_data (file, text, -1, G_KEY_FILE_NONE, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (moved); i++)
    {
      check_key (file, "", moved[i][0], NULL);
      check_key (file, "/alexandros", moved[i][0], moved[i][1]);
    }
  check_key (file, "", "language", "'fr'");
  check_key (file, "", "appearance", "'dark'");
}

/* Before anything asks for the folders of the player. */
static void
make_home (void)
{
  static const char * const folders[][2] = {
    { "XDG_DATA_HOME", "data" }, { "XDG_CONFIG_HOME", "config" }, { "XDG_CACHE_HOME", "cache" },
  };
  g_autofree char *files =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "shell", "last-version", NULL);

  home = g_dir_make_tmp (NULL, NULL);
  copy_folder (files, home);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (home, folders[i][1], NULL);

      g_setenv (folders[i][0], path, TRUE);
    }
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  make_home ();
  shell_language_init ();
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_set_application_name ("Alexandros");
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/last-version/games", test_games);
  g_test_add_func ("/last-version/settings", test_settings);
  status = g_test_run ();
  remove_folder (home);
  return status;
}

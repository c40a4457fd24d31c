/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with several kinds of games: each is found by what a text says, whatever its file is
   called, and brings its widget, menu, actions, keys and settings along. */

#include "config.h"

#include "kinds.h"
#include "robot.h"

#include "kit/view/dialogs/kit-new-game.h"
#include "shell/dialogs/shell-filters.h"

#include <glib/gstdio.h>
#include <string.h>

#define SLOW 400                        /* ms that a slow write takes */

static ShellCatalogue games[] = { &toy_info, &doll_info, &alx_table_info, NULL };
static GSettings *settings;

/* --- opening --- */

/* A file of the other kind, with the suffix of this one: content decides. */
static void
test_open (void)
{
  kinds_start ("toy one\n");
  g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
  kinds_check_kind (&toy_info);
  kinds_open_text ("wrong.toy", "doll two\n");
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll two\n");
  kinds_check_kind (&doll_info);
  kinds_check_aside ("toy one\n", ".toy");
  robot_wait ("the autosave", kinds_is_kept, (gpointer) "doll two\n");
  g_assert_true (kinds_says (gtk_window_get_titlebar (GTK_WINDOW (kinds_get_window ())),
                             "wrong.toy"));
  g_assert_false (toy_get_modified (kinds_get_toy ()));
  /* It is saved, so that it is not put aside; and so with a game of the same kind. */
  kinds_open_text ("one", "doll three\n");
  robot_wait ("another doll", kinds_is_played, (gpointer) "doll three\n");
  kinds_check_kind (&doll_info);
  kinds_open_text ("two.doll", "toy four\n");
  robot_wait ("the toy", kinds_is_played, (gpointer) "toy four\n");
  kinds_check_kind (&toy_info);
  g_assert_true (kinds_is_not_aside ((gpointer) "doll two\n"));
  g_assert_true (kinds_is_not_aside ((gpointer) "doll three\n"));
  kinds_stop ();
}

/* What cannot be opened changes nothing. */
static void
test_refused (void)
{
  static const struct { const char *text; const char *why; } rows[] = {
    { "rubbish\n", "It is not a saved game." },
    { "", "It is not a saved game." },
    { "toy broken\n", "Line 1: it is broken" },
    { "doll broken\n", "Line 1: it is broken" },
  };
  Toy *toy;

  kinds_start ("toy one\n");
  toy = kinds_get_toy ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      kinds_open_text ("refused.doll", rows[i].text);
      kinds_dismiss (rows[i].why);
      g_assert_true (kinds_get_toy () == toy);
      g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
      g_assert_true (kinds_is_not_aside ((gpointer) "toy one\n"));
      kinds_check_kind (&toy_info);
    }
  kinds_stop ();
}

/* With only one kind, its own sentence tells what is wrong with any text. */
static void
test_claims (void)
{
  static ShellCatalogue one[] = { &toy_info, NULL };
  static ShellCatalogue toys[] = { &toy_info, &doll_info, NULL };

  g_assert_true (shell_catalogue_find_claimant (games, "toy", 3) == NULL);
  g_assert_true (shell_catalogue_find_claimant (games, "toy 1", 5) == &toy_info);
  g_assert_true (shell_catalogue_find_claimant (games, "doll 1", 6) == &doll_info);
  g_assert_true (shell_catalogue_find_claimant (one, "rubbish", 7) == &toy_info);
  g_assert_true (shell_catalogue_find_id (games, "doll") == &doll_info);
  g_assert_null (shell_catalogue_find_id (games, "chess"));
  g_assert_cmpstr (shell_catalogue_find_suffix (games, "a.toy.doll"), ==, ".doll");
  g_assert_null (shell_catalogue_find_suffix (games, "a.doll.txt"));
  g_assert_cmpuint (shell_catalogue_get_max_bytes (toys), ==, 2000);
}

/* --- the start --- */

/* The text of the autosave decides, whatever is remembered. */
static void
test_start (void)
{
  static const char * const guesses[] = { "", "toy", "doll", "chess" };

  for (guint i = 0; i < G_N_ELEMENTS (guesses); i++)
    {
      g_settings_set_string (settings, "last-game", guesses[i]);
      kinds_start ("doll one\n");
      g_assert_true (kinds_is_played ((gpointer) "doll one\n"));
      kinds_check_kind (&doll_info);
      kinds_stop ();
      kinds_start ("toy one\n");
      g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
      kinds_check_kind (&toy_info);
      kinds_stop ();
    }
}

/* A game goes on after a restart, in the autosave that all kinds share. */
static void
test_restart (void)
{
  kinds_start ("toy one\n");
  kinds_open_text ("doll", "doll two\n");
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll two\n");
  toy_set_text (kinds_get_toy (), "doll three\n");
  kinds_stop ();
  g_assert_true (kinds_is_kept ((gpointer) "doll three\n"));
  g_settings_reset (settings, "last-game");
  g_application_activate (kinds_get_application ());
  robot_wait ("the window", kinds_is_mapped, NULL);
  g_assert_true (kinds_is_played ((gpointer) "doll three\n"));
  g_assert_true (toy_get_modified (kinds_get_toy ()));
  g_assert_true (kinds_says (gtk_window_get_titlebar (GTK_WINDOW (kinds_get_window ())),
                             "doll, modified"));
  kinds_check_kind (&doll_info);
  kinds_stop ();
}

static void
test_first_start (void)
{
  g_settings_reset (settings, "last-game");
  kinds_start (NULL);
  g_assert_true (kinds_is_played ((gpointer) "toy first\n"));
  kinds_check_kind (&toy_info);
  kinds_stop ();
  /* An autosave that is no game is not lost. */
  kinds_start ("rubbish\n");
  kinds_dismiss ("It is not a saved game.");
  g_assert_true (kinds_is_played ((gpointer) "toy first\n"));
  kinds_stop ();
}

/* --- games that were put aside --- */

static void
test_aside (void)
{
  g_autofree char *name = NULL;

  kinds_start ("toy one\n");
  kinds_open_text ("doll", "doll two\n");
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll two\n");
  toy_set_text (kinds_get_toy (), "doll three\n");
  name = kinds_find_aside ("toy one\n");
  kinds_activate ("win.open-aside", name);
  robot_wait ("the toy", kinds_is_played, (gpointer) "toy one\n");
  kinds_check_kind (&toy_info);
  kinds_check_aside ("doll three\n", ".doll");
  robot_wait ("its file to go", kinds_is_not_aside, (gpointer) "toy one\n");
  /* Both kinds are in one list, whatever kind is played. */
  toy_set_text (kinds_get_toy (), "toy two\n");
  g_free (name);
  name = kinds_find_aside ("doll three\n");
  kinds_activate ("win.open-aside", name);
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll three\n");
  robot_wait ("its file to go", kinds_is_not_aside, (gpointer) "doll three\n");
  kinds_write_file ("games/2020-01-01 10.00.00 Old Doll.doll", "doll old\n");
  shell_window_rebuild (kinds_get_window ());
  robot_wait ("the menu", kinds_menu_has, (gpointer) "2020-01-01 10.00.00 Old Doll;");
  g_assert_true (kinds_menu_has ((gpointer) " Toy;"));
  kinds_activate ("win.open-aside", "2020-01-01 10.00.00 Old Doll.doll");
  robot_wait ("the old doll", kinds_is_played, (gpointer) "doll old\n");
  kinds_stop ();
}

/* It cannot be put aside, so it goes on, and so does its kind. */
static void
test_aside_fails (void)
{
  g_autofree char *folder = NULL;
  Toy *asked;

  kinds_start ("toy one\n");
  folder = kinds_make_path ("games");
  g_rmdir (folder);
  kinds_write_file ("games", "no folder");
  kinds_open_text ("doll", "doll two\n");
  kinds_dismiss ("The game cannot be put aside, so it goes on");
  kinds_activate ("win.new-of", "doll");
  asked = toy_take_asked ();
  toy_begin (asked, "doll new\n");
  kinds_dismiss ("The game cannot be put aside, so it goes on");
  g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
  g_assert_cmpint (g_remove (folder), ==, 0);
  toy_begin (asked, "doll new\n");
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll new\n");
  kinds_check_kind (&doll_info);
  kinds_check_aside ("toy one\n", ".toy");
  kinds_stop ();
}

/* --- new games --- */

static void
test_new (void)
{
  Toy *toy;
  Toy *asked;

  kinds_start ("toy one\n");
  toy = kinds_get_toy ();
  g_assert_true (kinds_menu_has (
    (gpointer) "_New Game;(Toy__s;Dolls;Alexandros;)_Join a Table…;G_ames;"));
  kinds_activate ("win.new-of", "chess");
  g_assert_null (toy_take_asked ());
  kinds_activate ("win.new-of", "toy");
  g_assert_true (toy_take_asked () == toy);
  kinds_activate ("win.new", NULL);
  g_assert_true (toy_take_asked () == toy);
  /* The dialog of another kind may be closed: nothing happens before a game is begun. */
  kinds_activate ("win.new-of", "doll");
  asked = toy_take_asked ();
  g_assert_true (DOLL_IS_GAME (asked));
  g_assert_true (gtk_widget_get_root (GTK_WIDGET (asked)) == GTK_ROOT (kinds_get_window ()));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (asked)));
  g_assert_true (kinds_get_toy () == toy);
  kinds_activate ("win.new-of", "doll");
  g_assert_true (toy_take_asked () == asked);
  toy_begin (asked, "doll new\n");
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll new\n");
  g_assert_true (kinds_get_toy () == asked);
  kinds_check_kind (&doll_info);
  kinds_check_aside ("toy one\n", ".toy");
  robot_wait ("the autosave", kinds_is_kept, (gpointer) "doll new\n");
  kinds_activate ("win.new", NULL);
  g_assert_true (toy_take_asked () == asked);
  toy_begin (asked, "doll newer\n");
  robot_wait ("the next doll", kinds_is_played, (gpointer) "doll newer\n");
  kinds_check_kind (&doll_info);
  kinds_check_aside ("doll new\n", ".doll");
  kinds_stop ();
}

static gboolean
has_dialog (gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (KIT_IS_NEW_GAME (l->data) && gtk_widget_get_mapped (l->data))
      {
        *(GtkWidget **) data = l->data;
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_real (gpointer data)
{
  ShellGame *game = shell_window_get_game (kinds_get_window ());

  return KIT_IS_TABLE (game) && kit_table_get_game (KIT_TABLE (game)) != NULL;
}

/* A real game is begun from a toy, and left for it again. */
static void
test_new_real (void)
{
  GtkWidget *dialog;

  kinds_start ("toy one\n");
  for (guint again = 0; again < 2; again++)
    {
      kinds_activate ("win.new-of", "alexandros");
      robot_wait ("the dialog", has_dialog, &dialog);
      if (again)
        break;
      gtk_window_close (GTK_WINDOW (dialog));
      shell_window_rebuild (kinds_get_window ());
    }
  g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
  gtk_widget_activate (GTK_WIDGET (gtk_window_get_default_widget (GTK_WINDOW (dialog))));
  robot_wait ("the real game", is_real, NULL);
  kinds_check_aside ("toy one\n", ".toy");
  kinds_check_key ("game.jump", NULL);
  shell_window_rebuild (kinds_get_window ());
  kinds_open_text ("toy", "toy two\n");
  robot_wait ("the toy", kinds_is_toy, NULL);
  kinds_check_kind (&toy_info);
  kinds_stop ();
}

/* While a game is put aside for one of another kind, the language changes. */
static void
test_new_in_another_language (void)
{
  gpointer asked;

  kinds_start ("toy one\n");
  kinds_activate ("win.new-of", "doll");
  asked = toy_take_asked ();
  g_object_add_weak_pointer (asked, &asked);
  toy_delay_next (SLOW);
  toy_begin (asked, "doll new\n");
  toy_wait_for_next ();
  g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
  shell_window_rebuild (kinds_get_window ());
  g_assert_true (kinds_is_played ((gpointer) "toy one\n"));
  g_assert_null (asked);
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll new\n");
  kinds_check_kind (&doll_info);
  kinds_check_aside ("toy one\n", ".toy");
  kinds_stop ();
}

/* A file that is opened takes precedence over a game that waits to begin. */
static void
test_open_meanwhile (void)
{
  kinds_start ("toy one\n");
  kinds_activate ("win.new-of", "doll");
  toy_delay_next (SLOW);
  toy_begin (toy_take_asked (), "doll new\n");
  toy_wait_for_next ();
  kinds_open_text ("toy", "toy two\n");
  robot_wait ("the toy", kinds_is_played, (gpointer) "toy two\n");
  kinds_check_aside ("toy one\n", ".toy");
  kinds_stop ();
}

/* --- language and settings --- */

static gboolean
is_another (gpointer toy)
{
  return kinds_get_toy () != toy;
}

static void
test_language (void)
{
  Toy *doll;

  kinds_start ("doll one\n");
  doll = kinds_get_toy ();
  g_settings_set_string (settings, "language", "fr");
  robot_wait ("another widget", is_another, doll);
  g_assert_true (kinds_is_played ((gpointer) "doll one\n"));
  g_assert_true (kinds_menu_has ((gpointer) "_Nouvelle partie;(Toy__s;Dolls;Alexandros;)"));
  kinds_check_kind (&doll_info);
  doll = kinds_get_toy ();
  g_settings_reset (settings, "language");
  robot_wait ("another widget", is_another, doll);
  kinds_stop ();
}

static void
test_preferences (void)
{
  g_autoptr (GSettings) toy = g_settings_new (toy_info.schema);
  g_autoptr (GSettings) doll = g_settings_new (doll_info.schema);

  kinds_start ("doll one\n");
  g_action_group_activate_action (G_ACTION_GROUP (kinds_get_application ()), "preferences", NULL);
  robot_wait ("the preferences", kinds_is_told, (gpointer) "Doll");
  g_settings_reset (toy, "loud");
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (robot_find (kinds_find_dialog ("Doll"), GTK_TYPE_CHECK_BUTTON, 0)), TRUE);
  g_assert_true (g_settings_get_boolean (doll, "loud"));
  g_assert_false (g_settings_get_boolean (toy, "loud"));
  /* They are not about the next game. */
  kinds_open_text ("toy", "toy one\n");
  robot_wait ("the toy", kinds_is_played, (gpointer) "toy one\n");
  g_assert_null (kinds_find_dialog ("Doll"));
  g_settings_reset (doll, "loud");
  kinds_stop ();
}

static void
test_about (void)
{
  kinds_start ("toy one\n");
  g_action_group_activate_action (G_ACTION_GROUP (kinds_get_application ()), "about", NULL);
  kinds_dismiss ("A text.\n\nAnother text.");
  kinds_activate ("win.show-help-overlay", NULL);
  robot_wait ("the keys", kinds_is_told, (gpointer) "Toy");
  kinds_stop ();
}

/* --- files of the player's --- */

static void
check_filter (GListModel *filters,
              guint       index,
              const char *names)
{
  g_autoptr (GtkFilter) filter = g_list_model_get_item (filters, index);
  g_auto (GStrv) all = g_strsplit ("a.toy a.doll a.txt", " ", 0);
  g_autoptr (GString) matched = g_string_new (NULL);

  for (guint i = 0; all[i]; i++)
    {
      g_autoptr (GFileInfo) info = g_file_info_new ();

      g_file_info_set_display_name (info, all[i]);
      g_file_info_set_content_type (info, "text/plain");
      if (gtk_filter_match (filter, info))
        g_string_append_printf (matched, "%s ", all[i]);
    }
  g_assert_cmpstr (matched->str, ==, names);
}

static void
test_filters (void)
{
  ShellCatalogue dolls[] = { &doll_info, NULL };
  g_autoptr (GListModel) open = shell_filters_new (games);
  g_autoptr (GListModel) save = shell_filters_new (dolls);
  g_autoptr (GtkFileFilter) filter = g_list_model_get_item (save, 0);

  g_assert_cmpuint (g_list_model_get_n_items (open), ==, 2);
  check_filter (open, 0, "a.toy a.doll ");
  check_filter (open, 1, "a.toy a.doll a.txt ");
  g_assert_cmpuint (g_list_model_get_n_items (save), ==, 2);
  check_filter (save, 0, "a.doll ");
  check_filter (save, 1, "a.toy a.doll a.txt ");
  g_assert_cmpstr (gtk_file_filter_get_name (filter), ==, "Texts of dolls");
}

/* What is in the data of the program says the same of the game as the catalogue. */
static void
test_data (void)
{
  static const char * const files[] = {
    ".desktop.in", ".metainfo.xml.in", ".mime.xml.in", ".gschema.xml",
  };
  g_autofree char *mime = g_strdup_printf ("<mime-type type=\"%s\">", alx_table_info.mime_type);
  g_autofree char *glob = g_strdup_printf ("<glob pattern=\"*%s\"/>", alx_table_info.suffix);
  g_autofree char *child = g_strdup_printf ("<child name=\"%s\" schema=\"%s\"/>",
                                            alx_table_info.id, alx_table_info.schema);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *base = g_strconcat (APPLICATION_ID, files[i], NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", base, NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_string_append (all, text);
      g_assert_true (i >= 2 || strstr (text, alx_table_info.mime_type) != NULL);
    }
  g_assert_nonnull (strstr (all->str, mime));
  g_assert_nonnull (strstr (all->str, glob));
  g_assert_nonnull (strstr (all->str, child));
}

static void
test_save (void)
{
  kinds_start ("doll one\n");
  kinds_activate ("win.save-as", NULL);
  robot_wait ("the name", kinds_is_told, (gpointer) "Doll.doll");
  shell_window_rebuild (kinds_get_window ());
  kinds_stop ();
}

static gboolean
is_recent (gpointer name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);

  return gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri);
}

/* Saved games of all kinds are in the list. */
static void
test_recent (void)
{
  kinds_start ("toy one\n");
  kinds_open_text ("recent.doll", "doll two\n");
  robot_wait ("the doll", kinds_is_played, (gpointer) "doll two\n");
  kinds_open_text ("recent.toy", "toy two\n");
  robot_wait ("the toy", kinds_is_played, (gpointer) "toy two\n");
  robot_wait ("the one file", is_recent, (gpointer) "recent.toy");
  robot_wait ("the other file", is_recent, (gpointer) "recent.doll");
  shell_window_rebuild (kinds_get_window ());
  robot_wait ("the one item", kinds_menu_has, (gpointer) "recent.toy;");
  robot_wait ("the other item", kinds_menu_has, (gpointer) "recent.doll;");
  kinds_stop ();
}

int
main (int   argc,
      char *argv[])
{
  kinds_init (&argc, &argv, games);
  settings = kinds_get_settings ();
  g_test_add_func ("/kinds/claims", test_claims);
  g_test_add_func ("/kinds/first-start", test_first_start);
  g_test_add_func ("/kinds/start", test_start);
  g_test_add_func ("/kinds/restart", test_restart);
  g_test_add_func ("/kinds/open", test_open);
  g_test_add_func ("/kinds/refused", test_refused);
  g_test_add_func ("/kinds/aside", test_aside);
  g_test_add_func ("/kinds/aside-fails", test_aside_fails);
  g_test_add_func ("/kinds/new", test_new);
  g_test_add_func ("/kinds/new-real", test_new_real);
  g_test_add_func ("/kinds/new-in-another-language", test_new_in_another_language);
  g_test_add_func ("/kinds/open-meanwhile", test_open_meanwhile);
  g_test_add_func ("/kinds/language", test_language);
  g_test_add_func ("/kinds/preferences", test_preferences);
  g_test_add_func ("/kinds/about", test_about);
  g_test_add_func ("/kinds/filters", test_filters);
  g_test_add_func ("/kinds/data", test_data);
  g_test_add_func ("/kinds/save", test_save);
  g_test_add_func ("/kinds/recent", test_recent);
  return g_test_run ();
}

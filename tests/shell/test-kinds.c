/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with several kinds of games: each is found by what a text says, whatever its file is
   called, and brings its widget, menu, actions, keys and settings along. */

#include "config.h"

#include "robot.h"
#include "toy.h"

#include "kit/view/dialogs/kit-new-game.h"
#include "shell/dialogs/shell-filters.h"
#include "shell/shell-application.h"
#include "shell/shell-language.h"
#include "shell/window/shell-window.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <string.h>

#define SLOW 400                        /* ms that a slow write takes */

static ShellCatalogue games[] = { &toy_info, &doll_info, &alx_table_info, NULL };
static ShellApplication *application;
static GSettings *settings;

/* --- the program's files --- */

static char *
make_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "alexandros", name, NULL);
}

static void
clear_folder (const char *name)
{
  g_autofree char *folder = make_path (name);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *base;

  while (dir != NULL && (base = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, base, NULL);

      if (!g_str_has_suffix (base, ".lock"))
        g_remove (path);
    }
}

static void
write_file (const char *name,
            const char *text)
{
  g_autofree char *path = make_path (name);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
holds (const char *name,
       const char *text)
{
  g_autofree char *path = make_path (name);
  g_autofree char *found = NULL;

  return g_file_get_contents (path, &found, NULL, NULL) && g_str_equal (found, text);
}

static gboolean
is_kept (gpointer text)
{
  return holds ("autosave.alexandros", text);
}

/* (transfer full) (nullable): the name of the game that was put aside and is @text. */
static char *
find_aside (const char *text)
{
  g_autofree char *folder = make_path ("games");
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

static void
check_aside (const char *text,
             const char *suffix)
{
  g_autofree char *name = find_aside (text);

  g_assert_nonnull (name);
  g_assert_true (g_str_has_suffix (name, suffix));
}

static gboolean
is_not_aside (gpointer text)
{
  g_autofree char *name = find_aside (text);

  return name == NULL;
}

/* --- the window --- */

static ShellWindow *
get_window (void)
{
  return SHELL_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

static Toy *
get_toy (void)
{
  return TOY_GAME (shell_window_get_game (get_window ()));
}

static gboolean
is_mapped (gpointer data)
{
  return get_window () != NULL && gtk_widget_get_mapped (GTK_WIDGET (get_window ()));
}

static gboolean
is_toy (gpointer data)
{
  return TOY_IS_GAME (shell_window_get_game (get_window ()));
}

static gboolean
is_played (gpointer text)
{
  return is_toy (NULL) && g_strcmp0 (toy_get_text (get_toy ()), text) == 0;
}

/* Starts with that autosave, if it is not NULL. */
static void
start (const char *autosave)
{
  clear_folder ("games");
  clear_folder ("");
  if (autosave != NULL)
    write_file ("autosave.alexandros", autosave);
  g_application_activate (G_APPLICATION (application));
  robot_wait ("the window", is_mapped, NULL);
}

static gboolean
has_no_window (gpointer data)
{
  return gtk_application_get_windows (GTK_APPLICATION (application)) == NULL;
}

static void
stop (void)
{
  gtk_window_close (GTK_WINDOW (get_window ()));
  robot_wait ("the window to go", has_no_window, NULL);
  /* GTK 4.8 holds buttons of its menus a moment longer than their widgets, and would crash when the
     next window tells them other keys. */
  for (guint i = 0; i < 15; i++)
    {
      g_usleep (20000);
      robot_settle ();
    }
}

static void
activate (const char *action,
          const char *target)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_window ()), action,
                                             target != NULL ? "s" : NULL, target));
}

/* Whether the labels of the main menu are in it in that way. */
static gboolean
menu_has (gpointer labels)
{
  g_autofree char *found = robot_read_menu (GTK_WIDGET (get_window ()));

  return strstr (found, labels) != NULL;
}

static void
check_key (const char *action,
           const char *key)
{
  g_auto (GStrv) keys =
    gtk_application_get_accels_for_action (GTK_APPLICATION (application), action);

  g_assert_cmpstr (keys[0], ==, key);
}

/* All that is of a kind is of the same one. */
static void
check_kind (const ShellGameInfo *info)
{
  gboolean doll = info == &doll_info;
  GtkWidget *window = GTK_WIDGET (get_window ());
  guint n_moves = toy_get_n_moves (get_toy ());
  g_autofree char *last = g_settings_get_string (settings, "last-game");

  g_assert_true (G_OBJECT_TYPE (get_toy ()) == info->get_type ());
  g_assert_null (robot_find (window, TOY_TYPE, 1));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_toy ())));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, doll ? "Doll" : "Toy");
  g_assert_true (menu_has (doll ? ";dress;" : ";jump;"));
  g_assert_false (menu_has (doll ? ";jump;" : ";dress;"));
  check_key ("game.dress", doll ? "<Control>d" : NULL);
  check_key ("game.jump", doll ? NULL : "<Control>j");
  check_key ("game.rest", doll ? "<Control>e" : "<Control>r");
  g_assert_cmpint (gtk_widget_activate_action (window, "game.dress", NULL), ==, doll);
  g_assert_cmpint (gtk_widget_activate_action (window, "game.jump", NULL), ==, !doll);
  g_assert_cmpuint (toy_get_n_moves (get_toy ()), ==, n_moves + 1);
  if (last[0] != '\0')
    g_assert_cmpstr (last, ==, info->id);
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  if (GTK_IS_EDITABLE (widget) && g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

/* (nullable): a window other than that of the game, in which @text stands. */
static GtkWidget *
find_dialog (const char *text)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (l->data != get_window () && gtk_widget_get_mapped (l->data) && says (l->data, text))
      return l->data;
  return NULL;
}

static gboolean
is_told (gpointer text)
{
  return find_dialog (text) != NULL;
}

static gboolean
is_not_told (gpointer text)
{
  return find_dialog (text) == NULL;
}

/* Keys go to a dialog only when the window manager has made it the active window. */
static gboolean
is_active (gpointer text)
{
  GtkWidget *dialog = find_dialog (text);

  return dialog != NULL && gtk_window_is_active (GTK_WINDOW (dialog));
}

static void
dismiss (const char *text)
{
  robot_wait (text, is_active, (gpointer) text);
  robot_key ("Escape");
  robot_wait ("the message to close", is_not_told, (gpointer) text);
}

static void
open_text (const char *name,
           const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  shell_window_open (get_window (), &file, 1);
}

/* --- opening --- */

/* A file of the other kind, with the suffix of this one: content decides. */
static void
test_open (void)
{
  start ("toy one\n");
  g_assert_true (is_played ((gpointer) "toy one\n"));
  check_kind (&toy_info);
  open_text ("wrong.toy", "doll two\n");
  robot_wait ("the doll", is_played, (gpointer) "doll two\n");
  check_kind (&doll_info);
  check_aside ("toy one\n", ".toy");
  robot_wait ("the autosave", is_kept, (gpointer) "doll two\n");
  g_assert_true (says (gtk_window_get_titlebar (GTK_WINDOW (get_window ())), "wrong.toy"));
  g_assert_false (toy_get_modified (get_toy ()));
  /* It is saved, so that it is not put aside; and so with a game of the same kind. */
  open_text ("one", "doll three\n");
  robot_wait ("another doll", is_played, (gpointer) "doll three\n");
  check_kind (&doll_info);
  open_text ("two.doll", "toy four\n");
  robot_wait ("the toy", is_played, (gpointer) "toy four\n");
  check_kind (&toy_info);
  g_assert_true (is_not_aside ((gpointer) "doll two\n"));
  g_assert_true (is_not_aside ((gpointer) "doll three\n"));
  stop ();
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

  start ("toy one\n");
  toy = get_toy ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      open_text ("refused.doll", rows[i].text);
      dismiss (rows[i].why);
      g_assert_true (get_toy () == toy);
      g_assert_true (is_played ((gpointer) "toy one\n"));
      g_assert_true (is_not_aside ((gpointer) "toy one\n"));
      check_kind (&toy_info);
    }
  stop ();
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
      start ("doll one\n");
      g_assert_true (is_played ((gpointer) "doll one\n"));
      check_kind (&doll_info);
      stop ();
      start ("toy one\n");
      g_assert_true (is_played ((gpointer) "toy one\n"));
      check_kind (&toy_info);
      stop ();
    }
}

/* A game goes on after a restart, in the autosave that all kinds share. */
static void
test_restart (void)
{
  start ("toy one\n");
  open_text ("doll", "doll two\n");
  robot_wait ("the doll", is_played, (gpointer) "doll two\n");
  toy_set_text (get_toy (), "doll three\n");
  stop ();
  g_assert_true (is_kept ((gpointer) "doll three\n"));
  g_settings_reset (settings, "last-game");
  g_application_activate (G_APPLICATION (application));
  robot_wait ("the window", is_mapped, NULL);
  g_assert_true (is_played ((gpointer) "doll three\n"));
  g_assert_true (toy_get_modified (get_toy ()));
  g_assert_true (says (gtk_window_get_titlebar (GTK_WINDOW (get_window ())), "doll, modified"));
  check_kind (&doll_info);
  stop ();
}

static void
test_first_start (void)
{
  g_settings_reset (settings, "last-game");
  start (NULL);
  g_assert_true (is_played ((gpointer) "toy first\n"));
  check_kind (&toy_info);
  stop ();
  /* An autosave that is no game is not lost. */
  start ("rubbish\n");
  dismiss ("It is not a saved game.");
  g_assert_true (is_played ((gpointer) "toy first\n"));
  stop ();
}

/* --- games that were put aside --- */

static void
test_aside (void)
{
  g_autofree char *name = NULL;

  start ("toy one\n");
  open_text ("doll", "doll two\n");
  robot_wait ("the doll", is_played, (gpointer) "doll two\n");
  toy_set_text (get_toy (), "doll three\n");
  name = find_aside ("toy one\n");
  activate ("win.open-aside", name);
  robot_wait ("the toy", is_played, (gpointer) "toy one\n");
  check_kind (&toy_info);
  check_aside ("doll three\n", ".doll");
  robot_wait ("its file to go", is_not_aside, (gpointer) "toy one\n");
  /* Both kinds are in one list, whatever kind is played. */
  toy_set_text (get_toy (), "toy two\n");
  g_free (name);
  name = find_aside ("doll three\n");
  activate ("win.open-aside", name);
  robot_wait ("the doll", is_played, (gpointer) "doll three\n");
  robot_wait ("its file to go", is_not_aside, (gpointer) "doll three\n");
  write_file ("games/2020-01-01 10.00.00 Old Doll.doll", "doll old\n");
  shell_window_rebuild (get_window ());
  robot_wait ("the menu", menu_has, (gpointer) "2020-01-01 10.00.00 Old Doll;");
  g_assert_true (menu_has ((gpointer) " Toy;"));
  /* The list in a window says the same. */
  activate ("win.show-aside", NULL);
  robot_wait ("the list", is_told, (gpointer) "2020-01-01 10.00.00 Old Doll");
  g_assert_true (is_told ((gpointer) " Toy"));
  gtk_widget_activate_action (find_dialog ("Old Doll"), "aside.open", "s",
                              "2020-01-01 10.00.00 Old Doll.doll");
  robot_wait ("the old doll", is_played, (gpointer) "doll old\n");
  stop ();
}

/* It cannot be put aside, so it goes on, and so does its kind. */
static void
test_aside_fails (void)
{
  g_autofree char *folder = NULL;
  Toy *asked;

  start ("toy one\n");
  folder = make_path ("games");
  g_rmdir (folder);
  write_file ("games", "no folder");
  open_text ("doll", "doll two\n");
  dismiss ("The game cannot be put aside, so it goes on");
  activate ("win.new-of", "doll");
  asked = toy_take_asked ();
  toy_begin (asked, "doll new\n");
  dismiss ("The game cannot be put aside, so it goes on");
  g_assert_true (is_played ((gpointer) "toy one\n"));
  g_assert_cmpint (g_remove (folder), ==, 0);
  toy_begin (asked, "doll new\n");
  robot_wait ("the doll", is_played, (gpointer) "doll new\n");
  check_kind (&doll_info);
  check_aside ("toy one\n", ".toy");
  stop ();
}

/* --- new games --- */

static void
test_new (void)
{
  Toy *toy;
  Toy *asked;

  start ("toy one\n");
  toy = get_toy ();
  g_assert_true (menu_has ((gpointer) "_New Game;(Toy__s;Dolls;Alexandros;)_Open…;"));
  activate ("win.new-of", "chess");
  g_assert_null (toy_take_asked ());
  activate ("win.new-of", "toy");
  g_assert_true (toy_take_asked () == toy);
  activate ("win.new", NULL);
  g_assert_true (toy_take_asked () == toy);
  /* The dialog of another kind may be closed: nothing happens before a game is begun. */
  activate ("win.new-of", "doll");
  asked = toy_take_asked ();
  g_assert_true (DOLL_IS_GAME (asked));
  g_assert_true (gtk_widget_get_root (GTK_WIDGET (asked)) == GTK_ROOT (get_window ()));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (asked)));
  g_assert_true (get_toy () == toy);
  activate ("win.new-of", "doll");
  g_assert_true (toy_take_asked () == asked);
  toy_begin (asked, "doll new\n");
  robot_wait ("the doll", is_played, (gpointer) "doll new\n");
  g_assert_true (get_toy () == asked);
  check_kind (&doll_info);
  check_aside ("toy one\n", ".toy");
  robot_wait ("the autosave", is_kept, (gpointer) "doll new\n");
  activate ("win.new", NULL);
  g_assert_true (toy_take_asked () == asked);
  toy_begin (asked, "doll newer\n");
  robot_wait ("the next doll", is_played, (gpointer) "doll newer\n");
  check_kind (&doll_info);
  check_aside ("doll new\n", ".doll");
  stop ();
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
  ShellGame *game = shell_window_get_game (get_window ());

  return KIT_IS_TABLE (game) && kit_table_get_game (KIT_TABLE (game)) != NULL;
}

/* A real game is begun from a toy, and left for it again. */
static void
test_new_real (void)
{
  GtkWidget *dialog;

  start ("toy one\n");
  for (guint again = 0; again < 2; again++)
    {
      activate ("win.new-of", "alexandros");
      robot_wait ("the dialog", has_dialog, &dialog);
      if (again)
        break;
      gtk_window_close (GTK_WINDOW (dialog));
      shell_window_rebuild (get_window ());
    }
  g_assert_true (is_played ((gpointer) "toy one\n"));
  gtk_widget_activate (GTK_WIDGET (gtk_window_get_default_widget (GTK_WINDOW (dialog))));
  robot_wait ("the real game", is_real, NULL);
  check_aside ("toy one\n", ".toy");
  check_key ("game.jump", NULL);
  shell_window_rebuild (get_window ());
  open_text ("toy", "toy two\n");
  robot_wait ("the toy", is_toy, NULL);
  check_kind (&toy_info);
  stop ();
}

/* While a game is put aside for one of another kind, the language changes. */
static void
test_new_in_another_language (void)
{
  gpointer asked;

  start ("toy one\n");
  activate ("win.new-of", "doll");
  asked = toy_take_asked ();
  g_object_add_weak_pointer (asked, &asked);
  toy_delay_next (SLOW);
  toy_begin (asked, "doll new\n");
  toy_wait_for_next ();
  g_assert_true (is_played ((gpointer) "toy one\n"));
  shell_window_rebuild (get_window ());
  g_assert_true (is_played ((gpointer) "toy one\n"));
  g_assert_null (asked);
  robot_wait ("the doll", is_played, (gpointer) "doll new\n");
  check_kind (&doll_info);
  check_aside ("toy one\n", ".toy");
  stop ();
}

/* A file that is opened takes precedence over a game that waits to begin. */
static void
test_open_meanwhile (void)
{
  start ("toy one\n");
  activate ("win.new-of", "doll");
  toy_delay_next (SLOW);
  toy_begin (toy_take_asked (), "doll new\n");
  toy_wait_for_next ();
  open_text ("toy", "toy two\n");
  robot_wait ("the toy", is_played, (gpointer) "toy two\n");
  check_aside ("toy one\n", ".toy");
  stop ();
}

/* --- language and settings --- */

static gboolean
is_another (gpointer toy)
{
  return get_toy () != toy;
}

static void
test_language (void)
{
  Toy *doll;

  start ("doll one\n");
  doll = get_toy ();
  g_settings_set_string (settings, "language", "fr");
  robot_wait ("another widget", is_another, doll);
  g_assert_true (is_played ((gpointer) "doll one\n"));
  g_assert_true (menu_has ((gpointer) "_Nouvelle partie;(Toy__s;Dolls;Alexandros;)"));
  check_kind (&doll_info);
  doll = get_toy ();
  g_settings_reset (settings, "language");
  robot_wait ("another widget", is_another, doll);
  stop ();
}

static void
test_preferences (void)
{
  g_autoptr (GSettings) toy = g_settings_new (toy_info.schema);
  g_autoptr (GSettings) doll = g_settings_new (doll_info.schema);

  start ("doll one\n");
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  robot_wait ("the preferences", is_told, (gpointer) "Doll");
  g_settings_reset (toy, "loud");
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (robot_find (find_dialog ("Doll"), GTK_TYPE_CHECK_BUTTON, 0)), TRUE);
  g_assert_true (g_settings_get_boolean (doll, "loud"));
  g_assert_false (g_settings_get_boolean (toy, "loud"));
  /* They are not about the next game. */
  open_text ("toy", "toy one\n");
  robot_wait ("the toy", is_played, (gpointer) "toy one\n");
  g_assert_null (find_dialog ("Doll"));
  g_settings_reset (doll, "loud");
  stop ();
}

static void
test_about (void)
{
  start ("toy one\n");
  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  dismiss ("A text.\n\nAnother text.");
  activate ("win.show-help-overlay", NULL);
  robot_wait ("the keys", is_told, (gpointer) "Toy");
  stop ();
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
  start ("doll one\n");
  activate ("win.save-as", NULL);
  robot_wait ("the name", is_told, (gpointer) "My game.doll");
  shell_window_rebuild (get_window ());
  stop ();
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
  start ("toy one\n");
  open_text ("recent.doll", "doll two\n");
  robot_wait ("the doll", is_played, (gpointer) "doll two\n");
  open_text ("recent.toy", "toy two\n");
  robot_wait ("the toy", is_played, (gpointer) "toy two\n");
  robot_wait ("the one file", is_recent, (gpointer) "recent.toy");
  robot_wait ("the other file", is_recent, (gpointer) "recent.doll");
  shell_window_rebuild (get_window ());
  robot_wait ("the one item", menu_has, (gpointer) "recent.toy;");
  robot_wait ("the other item", menu_has, (gpointer) "recent.doll;");
  stop ();
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
  settings = g_settings_new (APPLICATION_ID);
  application = shell_application_new (games);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
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

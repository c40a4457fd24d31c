/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library: finished games are kept, once each; all games are listed, found, opened and deleted;
   what cannot be read is listed too, and nothing is lost. */

#include "config.h"

#include "kinds.h"
#include "robot.h"

#include "shell/library/shell-library-page.h"
#include "shell/library/shell-library-row.h"
#include "shell/library/shell-library.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static ShellCatalogue games[] = { &toy_info, &doll_info, NULL };

/* --- keeping --- */

static gboolean
is_kept_once (gpointer text)
{
  g_autofree char *kept = NULL;

  return kinds_count_kept (&kept) == 1 && g_strcmp0 (kept, text) == 0;
}

/* Only the player can read it. */
static void
check_mode (void)
{
  g_autofree char *folder = kinds_make_path ("kept");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *path = g_build_filename (folder, g_dir_read_name (dir), NULL);
  GStatBuf about;

  g_assert_true (g_str_has_suffix (path, ".toy"));
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpuint (about.st_mode & 0777, ==, 0600);
  g_assert_cmpint (g_stat (folder, &about), ==, 0);
  g_assert_cmpuint (about.st_mode & 0777, ==, 0700);
}

static void
test_kept (void)
{
  g_autofree char *kept = NULL;

  kinds_start ("toy Anna\n");
  toy_set_text (kinds_get_toy (), "toy Anna\nmore");
  robot_wait ("the autosave", kinds_is_kept, (gpointer) "toy Anna\nmore");
  g_assert_cmpuint (kinds_count_kept (&kept), ==, 0);
  toy_set_text (kinds_get_toy (), "toy Anna\ndone");
  robot_wait ("the game to be kept", is_kept_once, (gpointer) "toy Anna\ndone");
  check_mode ();
  /* It goes on after its end, and ends once more. */
  toy_set_text (kinds_get_toy (), "toy Anna\nundone and undecided");
  toy_set_text (kinds_get_toy (), "toy Anna\nmore");
  toy_set_text (kinds_get_toy (), "toy Anna\nmore done");
  robot_wait ("the game to be kept again", is_kept_once, (gpointer) "toy Anna\nmore done");
  kinds_stop ();
}

/* What was finished when it was read is not kept again; nor is what nobody wants to keep. */
static void
test_not_kept (void)
{
  g_autofree char *kept = NULL;

  kinds_start ("toy Anna\ndone");
  toy_set_text (kinds_get_toy (), "toy Anna\ndone twice");
  robot_wait ("the autosave", kinds_is_kept, (gpointer) "toy Anna\ndone twice");
  g_settings_set_boolean (kinds_get_settings (), "keep-games", FALSE);
  toy_set_text (kinds_get_toy (), "toy Anna\nmore");
  toy_set_text (kinds_get_toy (), "toy Anna\nmore done");
  robot_wait ("the autosave", kinds_is_kept, (gpointer) "toy Anna\nmore done");
  g_settings_reset (kinds_get_settings (), "keep-games");
  kinds_stop ();
  g_assert_cmpuint (kinds_count_kept (&kept), ==, 0);
}

/* A file is in the place of the folder. */
static void
test_cannot_be_kept (void)
{
  g_autofree char *folder = kinds_make_path ("kept");

  kinds_start ("toy Anna\n");
  g_rmdir (folder);
  kinds_write_file ("kept", "a file");
  toy_set_text (kinds_get_toy (), "toy Anna\ndone");
  robot_wait ("a sentence", kinds_is_told, (gpointer) "The finished game cannot be kept");
  kinds_dismiss ("The finished game cannot be kept");
  robot_wait ("the autosave", kinds_is_kept, (gpointer) "toy Anna\ndone");
  kinds_activate ("win.library", NULL);
  robot_settle ();
  kinds_stop ();
  g_remove (folder);
}

/* --- the page --- */

static GtkWidget *
find (GType type,
      guint index)
{
  return robot_find (GTK_WIDGET (kinds_get_window ()), type, index);
}

/* (nullable): the row in which @text stands. */
static GtkWidget *
find_row (const char *text)
{
  GtkWidget *row;

  for (guint i = 0; (row = find (SHELL_TYPE_LIBRARY_ROW, i)) != NULL; i++)
    if (gtk_widget_get_mapped (row) && kinds_says (row, text))
      return row;
  return NULL;
}

static gboolean
has_row (gpointer text)
{
  return find_row (text) != NULL;
}

static gboolean
has_no_row (gpointer text)
{
  return find (SHELL_TYPE_LIBRARY_PAGE, 0) != NULL && find_row (text) == NULL;
}

static gboolean
says (gpointer text)
{
  GtkWidget *page = find (SHELL_TYPE_LIBRARY_PAGE, 0);

  return page != NULL && kinds_says (page, text);
}

static gboolean
is_active (gpointer data)
{
  return gtk_window_is_active (GTK_WINDOW (kinds_get_window ()));
}

static gboolean
is_game_shown (gpointer data)
{
  return find (SHELL_TYPE_LIBRARY_PAGE, 0) == NULL &&
         gtk_widget_get_mapped (GTK_WIDGET (kinds_get_toy ()));
}

static void
show_library (void)
{
  robot_wait ("the window to be active", is_active, NULL);
  robot_key ("ctrl+l");
  robot_wait ("the page", says, (gpointer) "All games");
  g_assert_true (toy_get_held (kinds_get_toy ()));
}

static void
write_games (void)
{
  kinds_write_file ("kept/2026-03-02 Anna.toy", "toy Anna\ndone");
  kinds_write_file ("kept/2026-03-01 Bagoas.doll", "doll Bagoas\ndone");
  kinds_write_file ("kept/copy.toy", "toy Anna\ndone and copied");
  kinds_write_file ("kept/wrong.toy", "nothing");
  kinds_write_file ("kept/notes.txt", "toy Notes\n");
  kinds_write_file ("games/2026-03-03 10.00.00 Zoe.toy", "toy Zoe\nmore");
  kinds_write_file ("games/2026-03-02 10.00.00 Bagoas.doll", "doll Bagoas\nmore");
}

/* Copies of a game are one row, and an unfinished one comes first. */
static void
test_list (void)
{
  kinds_start ("toy first\n");
  write_games ();
  show_library ();
  robot_wait ("the games", says, (gpointer) "4 games; finished ones take ");
  g_assert_true (has_row ("Anna"));
  g_assert_true (kinds_says (find_row ("Anna"), "Won"));
  g_assert_true (kinds_says (find_row ("Zoe"), "Not finished yet"));
  g_assert_true (kinds_says (find_row ("Bagoas"), "Not finished yet"));
  g_assert_true (kinds_says (find_row ("wrong.toy"), "It is not a saved game."));
  g_assert_false (has_row ("Notes"));
  robot_type ("zoe not fin");
  robot_wait ("what was searched for", has_no_row, (gpointer) "Anna");
  g_assert_true (has_row ("Zoe"));
  robot_type (" nobody");
  robot_wait ("nothing", says, (gpointer) "No game is like that.");
  robot_key ("Escape");
  robot_wait ("all games", has_row, (gpointer) "Anna");
  robot_key ("Escape");
  robot_wait ("the game", is_game_shown, NULL);
  g_assert_false (toy_get_held (kinds_get_toy ()));
  kinds_stop ();
}

static void
choose (const char *text)
{
  robot_wait ("the row", has_row, (gpointer) text);
  robot_settle ();
  robot_click_middle (find_row (text));
  robot_settle ();
}

/* A kept game stays kept, and is not the file that the player saves to. */
static void
test_open (void)
{
  g_autofree char *kept = NULL;

  kinds_start ("toy first\n");
  kinds_write_file ("kept/2026-03-02 Anna.toy", "toy Anna\ndone");
  kinds_write_file ("games/2026-03-03 10.00.00 Zoe.toy", "toy Zoe\nmore");
  show_library ();
  choose ("Anna");
  robot_key ("Return");
  robot_wait ("the game", kinds_is_played, (gpointer) "toy Anna\ndone");
  g_assert_null (find (SHELL_TYPE_LIBRARY_PAGE, 0));
  g_assert_true (robot_find (GTK_WIDGET (kinds_get_window ()), TOY_TYPE, 0) != NULL);
  g_assert_cmpuint (kinds_count_kept (&kept), ==, 1);
  g_assert_true (kinds_says (GTK_WIDGET (kinds_get_window ()), "Not saved"));
  show_library ();
  choose ("Zoe");
  robot_key ("Return");
  robot_wait ("the game", kinds_is_played, (gpointer) "toy Zoe\nmore");
  robot_wait ("the game is not aside", kinds_is_not_aside, (gpointer) "toy Zoe\nmore");
  kinds_stop ();
}

/* The game that is played is listed too, cannot be deleted, and Enter goes on with it. */
static void
test_current (void)
{
  kinds_start ("toy Zoe\nmore");
  show_library ();
  choose ("Zoe");
  g_assert_true (kinds_says (find_row ("Zoe"), "Being played"));
  robot_key ("Delete");
  robot_settle ();
  g_assert_true (has_row ("Zoe"));
  robot_key ("Return");
  robot_wait ("the game", is_game_shown, NULL);
  g_assert_true (kinds_is_played ((gpointer) "toy Zoe\nmore"));
  kinds_stop ();
}

/* Deleting can be undone, until the page is left. */
static void
test_delete (void)
{
  g_autofree char *kept = NULL;

  kinds_start ("toy first\n");
  kinds_write_file ("kept/2026-03-02 Anna.toy", "toy Anna\ndone");
  kinds_write_file ("kept/2026-03-02 Roxane.toy", "toy Roxane\ndone");
  show_library ();
  choose ("Anna");
  robot_key ("Delete");
  robot_wait ("the row is gone", has_no_row, (gpointer) "Anna");
  robot_wait ("a sentence", says, (gpointer) "1 game deleted.");
  robot_key ("ctrl+z");
  robot_wait ("the row", has_row, (gpointer) "Anna");
  g_assert_cmpuint (kinds_count_kept (&kept), ==, 2);
  choose ("Anna");
  robot_key ("Delete");
  robot_wait ("the row is gone", has_no_row, (gpointer) "Anna");
  kinds_activate ("win.go-on", NULL);
  robot_settle ();
  g_clear_pointer (&kept, g_free);
  g_assert_cmpuint (kinds_count_kept (&kept), ==, 1);
  g_assert_cmpstr (kept, ==, "toy Roxane\ndone");
  kinds_stop ();
}

/* --- the clipboard --- */

static void
read_cb (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
is_read (gpointer text)
{
  return *(char **) text != NULL;
}

/* What the player may see is copied; what is pasted takes the place of the game, which is put
   aside, whatever blanks a page has put around it. */
static void
test_text (void)
{
  GdkClipboard *clipboard = gdk_display_get_clipboard (gdk_display_get_default ());
  g_autofree char *text = NULL;

  kinds_start ("toy Anna\nmore");
  kinds_activate ("win.copy-text", NULL);
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, &text);
  robot_wait ("the text", is_read, &text);
  g_assert_cmpstr (text, ==, "toy Anna\nmoreseen");
  gdk_clipboard_set_text (clipboard, "  toy Zoe  \r\n\tmore\n");
  kinds_activate ("win.paste", NULL);
  robot_wait ("the game", kinds_is_played, (gpointer) "toy Zoe\nmore\n");
  kinds_check_aside ("toy Anna\nmore", ".toy");
  gdk_clipboard_set_text (clipboard, "I won!");
  kinds_activate ("win.paste", NULL);
  robot_wait ("a sentence", kinds_is_told, (gpointer) "The game cannot be pasted");
  kinds_dismiss ("The game cannot be pasted");
  g_assert_true (kinds_is_played ((gpointer) "toy Zoe\nmore\n"));
  kinds_stop ();
}

/* --- many games, and what is wrong with them --- */

static void
count_cb (guint *n)
{
  ++*n;
}

static gboolean
is_loaded (gpointer n)
{
  return *(guint *) n > 0;
}

/* (transfer full): when all is read. */
static ShellLibrary *
look (ShellStore *store)
{
  ShellLibrary *library = shell_library_new (store, FALSE);
  guint n = 0;

  g_signal_connect_swapped (library, "loaded", G_CALLBACK (count_cb), &n);
  robot_wait ("the library", is_loaded, &n);
  return library;
}

static guint
count_unreadable (GListModel *list)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (ShellEntry) entry = g_list_model_get_item (list, i);
      const ShellEntryFacts *facts = shell_entry_get_facts (entry);

      g_assert_true (facts->reason == NULL || facts->reason[0] != '\0');
      n += facts->reason != NULL;
    }
  return n;
}

#define MANY    2000
#define DAMAGED 100

static void
test_damaged (void)
{
  g_autofree char *folder = kinds_make_path ("kept");
  g_autofree char *circle = g_build_filename (folder, "circle.toy", NULL);
  g_autofree char *directory = g_build_filename (folder, "folder.toy", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.toy", NULL);
  g_autofree char *large = g_strnfill (3000, 'x');
  g_autoptr (ShellStore) store = NULL;
  g_autoptr (ShellLibrary) library = NULL;
  GListModel *list;

  kinds_start (NULL);
  kinds_stop ();
  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("kept/%u.toy", i);
      g_autofree char *text = g_strdup_printf (i < DAMAGED ? "\x01%u" : "toy %u\ndone", i);

      kinds_write_file (name, text);
    }
  kinds_write_file ("kept/large.toy", large);
  g_assert_cmpint (symlink ("circle.toy", circle), ==, 0);
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  store = shell_store_new (games);
  library = look (store);
  list = shell_library_get_list (library);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, MANY + 4);
  g_assert_cmpuint (count_unreadable (list), ==, DAMAGED + 4);
  g_rmdir (directory);
}

/* Another program deletes the same games, or is killed before it can remove them: what was deleted
   is no game any more, and what is there again is not overwritten. */
static void
test_two_programs (void)
{
  g_autofree char *path = kinds_make_path ("kept/one.toy");
  g_autofree char *found = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  g_autoptr (ShellStore) store = NULL;
  g_autoptr (ShellLibrary) first = NULL;
  g_autoptr (ShellLibrary) second = NULL;

  kinds_start (NULL);
  kinds_stop ();
  kinds_write_file ("kept/one.toy", "toy one\ndone");
  kinds_write_file ("kept/two.toy.deleted", "toy two\ndone");
  store = shell_store_new (games);
  first = look (store);
  second = look (store);
  g_assert_cmpuint (g_list_model_get_n_items (shell_library_get_list (first)), ==, 1);
  g_ptr_array_add (entries, g_list_model_get_item (shell_library_get_list (first), 0));
  g_assert_true (shell_library_delete (first, entries, NULL));
  g_assert_false (shell_library_delete (second, entries, &error));
  g_assert_nonnull (error);
  kinds_write_file ("kept/one.toy", "toy one\ndone again");
  g_clear_error (&error);
  g_assert_false (shell_library_restore (first, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, "toy one\ndone again");
}

/* Only finished games that are old enough, and that can be read. */
static void
test_older (void)
{
  g_autoptr (ShellStore) store = NULL;
  g_autoptr (ShellLibrary) library = NULL;
  g_autoptr (GPtrArray) older = NULL;
  static const char * const names[] = { "kept/old.toy", "kept/new.toy", "kept/wrong.toy",
                                        "games/old.toy" };

  kinds_start (NULL);
  kinds_stop ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = i == 2 ? g_strdup ("nothing") : g_strdup_printf ("toy %u\ndone", i);
      g_autofree char *path = kinds_make_path (names[i]);
      struct utimbuf times = { 0 };

      kinds_write_file (names[i], text);
      times.modtime = g_get_real_time () / G_USEC_PER_SEC - (i == 1 ? 10 : 100) * 24 * 60 * 60;
      g_assert_cmpint (g_utime (path, &times), ==, 0);
    }
  store = shell_store_new (games);
  library = look (store);
  older = shell_library_list_older (library, 1);
  g_assert_cmpuint (older->len, ==, 1);
  g_assert_true (g_str_has_suffix (shell_entry_get_facts (older->pdata[0])->path, "kept/old.toy"));
  g_clear_pointer (&older, g_ptr_array_unref);
  older = shell_library_list_older (library, 12);
  g_assert_cmpuint (older->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  kinds_init (&argc, &argv, games);
  g_test_add_func ("/library/kept", test_kept);
  g_test_add_func ("/library/not-kept", test_not_kept);
  g_test_add_func ("/library/cannot-be-kept", test_cannot_be_kept);
  g_test_add_func ("/library/list", test_list);
  g_test_add_func ("/library/open", test_open);
  g_test_add_func ("/library/current", test_current);
  g_test_add_func ("/library/delete", test_delete);
  g_test_add_func ("/library/text", test_text);
  g_test_add_func ("/library/damaged", test_damaged);
  g_test_add_func ("/library/two-programs", test_two_programs);
  g_test_add_func ("/library/older", test_older);
  return g_test_run ();
}

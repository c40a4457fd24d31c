/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The autosave on disk: whatever happens, one whole game is there. */

#include "store-util.h"

#include "shell/document/shell-error.h"

#include <glib/gstdio.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define KEEPS 200

/* --- keeping --- */

static void
test_first_start (void)
{
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_auto (ShellAutosave) kept = { (char *) "rest", 4, (char *) "rest", TRUE };
  g_autoptr (GError) error = NULL;

  g_assert_false (shell_store_load (store, &kept, &error));
  g_assert_no_error (error);
  g_assert_null (kept.text);
  g_assert_null (kept.uri);
  g_assert_cmpuint (kept.length, ==, 0);
  g_assert_false (kept.modified);
}

static void
test_keep_and_load (void)
{
  static const struct { const char *text, *uri; gboolean modified; } rows[] = {
    { "one\n", NULL, FALSE },
    { "two\nlines\n", "file:///games/%E2%82%AC%20a;b%3D.game", TRUE },
    { "", "sftp://host/x.game", FALSE },
    { "Größe, ánfora, été\n", NULL, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (ShellStore) store = shell_store_new (store_games);
      g_autoptr (ShellStore) other = NULL;

      store_write_game (store, rows[i].text, rows[i].uri, rows[i].modified);
      store_check_kept (store, rows[i].text, rows[i].uri, rows[i].modified);
      g_clear_object (&store);
      other = shell_store_new (store_games);
      store_check_kept (other, rows[i].text, rows[i].uri, rows[i].modified);
    }
}

static void
test_only_for_the_user (void)
{
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autofree char *folder = store_make_path (NULL);
  g_autofree char *path = store_make_path (AUTOSAVE);
  GStatBuf about;

  store_write_game (store, "game\n", NULL, FALSE);
  g_assert_cmpint (g_stat (folder, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0077, ==, 0);
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0077, ==, 0);
}

/* --- always one whole text --- */

typedef struct
{
  char *path;
  int   stop;                           /* atomic */
  guint n_read;
  guint n_different;
  char *fault;                          /* what was read that was no whole text */
} Reader;

/* One letter, so often that it takes long to write; the length tells which. */
static char *
make_large_text (guint i)
{
  guint length = 100000 + i * 1000;
  char *text = g_malloc (length + 1);

  memset (text, 'A' + i % 26, length);
  text[length] = '\0';
  return text;
}

static gboolean
is_large_text (const char *text,
               gsize       length)
{
  g_autofree char *whole = NULL;

  if (length < 100000 || length % 1000 != 0 || (length - 100000) / 1000 >= KEEPS)
    return FALSE;
  whole = make_large_text ((length - 100000) / 1000);
  return memcmp (text, whole, length) == 0;
}

static gpointer
read_in_thread (gpointer data)
{
  Reader *reader = data;
  gsize before = 0;

  while (!g_atomic_int_get (&reader->stop) && reader->fault == NULL)
    {
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;

      if (!g_file_get_contents (reader->path, &text, &length, &error))
        reader->fault = g_strdup (error->message);
      else if (!is_large_text (text, length))
        reader->fault =
          g_strdup_printf ("%" G_GSIZE_FORMAT " bytes that are no whole text", length);
      reader->n_different += length != before;
      before = length;
      reader->n_read++;
    }
  return NULL;
}

static void
test_always_whole (void)
{
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autofree char *path = store_make_path (AUTOSAVE);
  g_autofree char *first = make_large_text (0);
  g_autofree char *last = make_large_text (KEEPS - 1);
  Reader reader = { .path = path };
  GThread *thread;

  store_write_game (store, first, NULL, FALSE);
  thread = g_thread_new ("reader", read_in_thread, &reader);
  for (guint i = 0; i < KEEPS; i++)
    {
      g_autofree char *text = make_large_text (i);

      store_write_game (store, text, NULL, FALSE);
    }
  g_atomic_int_set (&reader.stop, TRUE);
  g_thread_join (thread);
  g_assert_cmpstr (reader.fault, ==, NULL);
  g_assert_cmpuint (reader.n_read, >, 10);
  g_assert_cmpuint (reader.n_different, >, 5);
  store_check_kept (store, last, NULL, FALSE);
}

/* --- what cannot be read or written --- */

static void
test_unreadable_folder (void)
{
  g_autofree char *folder = store_make_path (NULL);
  g_autoptr (ShellStore) store = NULL;
  g_auto (ShellAutosave) kept = { NULL };
  g_autoptr (GError) error = NULL;

  /* A file in its place: unlike missing permissions, root minds it too. */
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  store = shell_store_new (store_games);
  g_assert_false (shell_store_load (store, &kept, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_null (kept.text);
}

static void
test_unreadable_game (void)
{
  g_autofree char *path = store_make_path (AUTOSAVE);
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_auto (ShellAutosave) kept = { NULL };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  g_assert_false (shell_store_load (store, &kept, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
}

/* The program goes on, and the next keep may succeed. */
static void
test_unwritable_folder (void)
{
  g_autofree char *lock = store_make_path ("autosave.lock");
  g_autofree char *folder = store_make_path (NULL);
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_unlink (lock), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  g_assert_false (
    shell_store_write (store, &(ShellAutosave) { (char *)"lost\n", 5, NULL, FALSE }, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  store_write_game (store, "kept\n", NULL, FALSE);
  store_check_kept (store, "kept\n", NULL, FALSE);
}

/* A game without what is known about it is still a game. */
static void
test_about_is_missing (void)
{
  g_autofree char *about = store_make_path ("autosave.ini");
  g_autoptr (ShellStore) store = shell_store_new (store_games);

  store_write_game (store, "game\n", "file:///x.game", TRUE);
  g_assert_true (g_file_set_contents (about, "rubbish", -1, NULL));
  store_check_kept (store, "game\n", NULL, TRUE);
  g_assert_cmpint (g_unlink (about), ==, 0);
  store_check_kept (store, "game\n", NULL, TRUE);
}

static void
copy (const char *from,
      const char *to)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &text, &length, NULL));
  g_assert_true (g_file_set_contents (to, text, length, NULL));
}

/* The power fails after the one file and before the other: the game that is there still knows
   its own file. */
static void
test_between_two_files (void)
{
  g_autofree char *game = store_make_path (AUTOSAVE);
  g_autofree char *before = store_make_path ("before");
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autoptr (ShellStore) next = NULL;

  store_write_game (store, "one\n", "file:///one.game", FALSE);
  copy (game, before);
  store_write_game (store, "two\n", "file:///two.game", TRUE);
  store_check_kept (store, "two\n", "file:///two.game", TRUE);
  copy (before, game);
  g_clear_object (&store);
  next = shell_store_new (store_games);
  store_check_kept (next, "one\n", "file:///one.game", FALSE);
  /* And so in the program that comes after. */
  store_write_game (next, "three\n", NULL, TRUE);
  copy (before, game);
  store_check_kept (next, "one\n", "file:///one.game", FALSE);
}

static void
test_reject (void)
{
  g_autofree char *path = store_make_path (AUTOSAVE);
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autofree char *rejected = NULL;
  g_autoptr (GError) error = NULL;

  store_write_game (store, "rubbish\n", NULL, FALSE);
  rejected = shell_store_reject (store);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  store_check_file (rejected, "rubbish\n");
  g_assert_true (g_str_has_suffix (rejected, ".alexandros"));
  g_assert_false (shell_store_load (store, &(ShellAutosave) { NULL }, &error));
  g_assert_no_error (error);
  /* What is kept then does not touch it. */
  store_write_game (store, "new\n", NULL, FALSE);
  store_check_file (rejected, "rubbish\n");
}

/* Has the rights of folders hold for the superuser too. */
static void
set_privileged (gboolean privileged)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3];

  g_assert_cmpint (syscall (SYS_capget, &header, data), ==, 0);
  data[0].effective = privileged ? data[0].permitted
                                 : data[0].effective & ~CAP_TO_MASK (CAP_DAC_OVERRIDE);
  g_assert_cmpint (syscall (SYS_capset, &header, data), ==, 0);
}

/* Where it cannot be renamed, it is not overwritten either, until it can. */
static void
test_reject_read_only (void)
{
  g_autofree char *folder = store_make_path (NULL);
  g_autofree char *path = store_make_path (AUTOSAVE);
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autoptr (GDir) dir = NULL;
  g_autofree char *rejected = NULL;
  g_autofree char *moved = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  store_write_game (store, "rubbish\n", NULL, FALSE);
  set_privileged (FALSE);
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  rejected = shell_store_reject (store);
  g_assert_cmpstr (rejected, ==, path);
  g_assert_false (
    shell_store_write (store, &(ShellAutosave) { (char *) "new\n", 4, NULL, FALSE }, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
  store_check_file (path, "rubbish\n");
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  set_privileged (TRUE);
  store_write_game (store, "new\n", NULL, FALSE);
  store_check_kept (store, "new\n", NULL, FALSE);
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (strstr (name, "unreadable") != NULL)
      moved = g_build_filename (folder, name, NULL);
  g_assert_nonnull (moved);
  store_check_file (moved, "rubbish\n");
}

/* --- programs that do not know of each other --- */

/* Each has a file of its own; and what it kept is found by the next one, in whichever order they
   end. */
static void
test_two_programs (void)
{
  g_autoptr (ShellStore) one = shell_store_new (store_games);
  g_autoptr (ShellStore) two = shell_store_new (store_games);
  g_autoptr (ShellStore) three = NULL;
  g_auto (GStrv) names = NULL;

  g_assert_true (shell_store_is_first (one));
  g_assert_false (shell_store_is_first (two));
  store_write_game (one, "one\n", NULL, TRUE);
  store_write_game (two, "two\n", NULL, TRUE);
  store_check_kept (one, "one\n", NULL, TRUE);
  store_check_kept (two, "two\n", NULL, TRUE);
  three = shell_store_new (store_games);
  g_assert_false (shell_store_load (three, &(ShellAutosave) { NULL }, NULL));
  g_clear_object (&one);
  /* The second is killed. Nobody goes on with its game, so it is put aside. */
  g_clear_object (&two);
  g_clear_object (&three);
  one = shell_store_new (store_games);
  g_assert_true (shell_store_is_first (one));
  store_check_kept (one, "one\n", NULL, TRUE);
  names = store_list_aside (one);
  g_assert_cmpuint (g_strv_length (names), ==, 1);
  store_check_aside (one, names[0], "two\n");
  two = shell_store_new (store_games);
  g_assert_false (shell_store_load (two, &(ShellAutosave) { NULL }, NULL));
}

static void
test_forget (void)
{
  g_autoptr (ShellStore) one = shell_store_new (store_games);
  g_autoptr (ShellStore) two = shell_store_new (store_games);
  g_auto (GStrv) names = NULL;

  store_write_game (one, "one\n", NULL, TRUE);
  store_write_game (two, "two\n", NULL, TRUE);
  shell_store_forget (two);
  g_clear_object (&two);
  g_clear_object (&one);
  one = shell_store_new (store_games);
  store_check_kept (one, "one\n", NULL, TRUE);
  names = store_list_aside (one);
  g_assert_cmpuint (g_strv_length (names), ==, 0);
}

/* What a killed program was writing goes with the next start, but not while another program may
   be writing. */
static void
test_temporary_files (void)
{
  static const struct { const char *name; gboolean temporary;
  } files[] = {
    { AUTOSAVE ".AB12cd", TRUE },
    { "autosave.ini.x1Y2z3", TRUE },
    { "autosave-2.alexandros.ABCDEF", TRUE },
    { "games/2026-01-01 10.00.00 Zoe" OTHER ".q1w2e3", TRUE },
    { "games/2026-01-01 10.00.00 Anna" SUFFIX ".q1w2e3", TRUE },
    { "games/2026-01-01 10.00.00 Anna" SUFFIX, FALSE },
    { "games/notes.AB12cd", FALSE },
    { "2026-01-01 10.00.00 unreadable" SUFFIX, FALSE },
    { AUTOSAVE ".AB12cde", FALSE },
    { "games/AB12cd", FALSE },
  };
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autoptr (ShellStore) other = shell_store_new (store_games);

  store_write_aside ("a" SUFFIX, "a");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = store_make_path (files[i].name);

      g_assert_true (g_file_set_contents (path, "half", -1, NULL));
    }
  for (guint alone = 0; alone < 2; alone++)
    {
      g_clear_object (&store);
      if (alone)
        g_clear_object (&other);
      store = shell_store_new (store_games);
      g_assert_true (shell_store_is_first (store));
      for (guint i = 0; i < G_N_ELEMENTS (files); i++)
        {
          g_autofree char *path = store_make_path (files[i].name);

          g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==,
                           !alone || !files[i].temporary);
        }
    }
}

/* --- what is no file --- */

static void
test_no_file (void)
{
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autofree char *game = store_make_path (AUTOSAVE);
  g_autofree char *about = store_make_path ("autosave.ini");
  g_autofree char *rejected = NULL;
  g_auto (ShellAutosave) kept = { NULL };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (game, 0600), ==, 0);
  g_assert_false (shell_store_load (store, &kept, &error));
  g_assert_error (error, SHELL_ERROR, SHELL_ERROR_NOT_REGULAR);
  rejected = shell_store_reject (store);
  g_assert_false (g_file_test (game, G_FILE_TEST_EXISTS));
  store_write_game (store, "game\n", NULL, FALSE);
  g_assert_cmpint (g_unlink (about), ==, 0);
  g_assert_cmpint (mkfifo (about, 0600), ==, 0);
  store_check_kept (store, "game\n", NULL, TRUE);
}

static void
test_finalize (void)
{
  ShellStore *store = shell_store_new (store_games);

  store_write_game (store, "one\n", NULL, FALSE);
  g_assert_finalize_object (store);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/store/first-start", test_first_start);
  g_test_add_func ("/store/keep-and-load", test_keep_and_load);
  g_test_add_func ("/store/only-for-the-user", test_only_for_the_user);
  g_test_add_func ("/store/always-whole", test_always_whole);
  g_test_add_func ("/store/unreadable-folder", test_unreadable_folder);
  g_test_add_func ("/store/unreadable-game", test_unreadable_game);
  g_test_add_func ("/store/unwritable-folder", test_unwritable_folder);
  g_test_add_func ("/store/about-is-missing", test_about_is_missing);
  g_test_add_func ("/store/between-two-files", test_between_two_files);
  g_test_add_func ("/store/reject", test_reject);
  g_test_add_func ("/store/reject-read-only", test_reject_read_only);
  g_test_add_func ("/store/two-programs", test_two_programs);
  g_test_add_func ("/store/forget", test_forget);
  g_test_add_func ("/store/temporary-files", test_temporary_files);
  g_test_add_func ("/store/no-file", test_no_file);
  g_test_add_func ("/store/finalize", test_finalize);
  return g_test_run ();
}

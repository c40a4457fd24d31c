/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game on disk: whatever happens one whole game is there, and none is lost that gave way to another. */

#include "shell/shell-store.h"

#include <glib/gstdio.h>
#include <string.h>

#define SUFFIX ".game"
#define KEEPS  200

/* Each test has a data folder of its own, which does not exist at first. */
static char *
make_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "alexandros", name, NULL);
}

static void
check_kept (ShellStore *store,
            const char *text,
            const char *uri,
            gboolean    modified)
{
  g_auto (ShellKept) kept = { NULL };
  g_autoptr (GError) error = NULL;

  g_assert_true (shell_store_load (store, &kept, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (kept.text, kept.length, text, strlen (text));
  g_assert_cmpstr (kept.uri, ==, uri);
  g_assert_cmpint (kept.modified, ==, modified);
}

static void
check_file (const char *path,
            const char *text)
{
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &found, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, text);
}

static void
write_aside (const char *name,
             const char *text)
{
  g_autofree char *folder = make_path ("games");
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* --- keeping --- */

static void
test_first_start (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_auto (ShellKept) kept = { (char *) "rest", 4, (char *) "rest", TRUE };
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
      g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
      g_autoptr (ShellStore) other = NULL;

      shell_store_keep (store, rows[i].text, rows[i].uri, rows[i].modified);
      shell_store_flush (store, NULL);
      check_kept (store, rows[i].text, rows[i].uri, rows[i].modified);
      other = shell_store_new (SUFFIX);
      check_kept (other, rows[i].text, rows[i].uri, rows[i].modified);
    }
}

/* A keep returns at once, and what it was given may be freed; only the newest has to come to the disk. */
static void
test_newest_wins (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);

  for (guint i = 0; i < KEEPS; i++)
    {
      g_autofree char *text = g_strdup_printf ("game %u\n", i);
      g_autofree char *uri = i % 2 ? g_strdup_printf ("file:///%u.game", i) : NULL;

      shell_store_keep (store, text, uri, i % 3 == 0);
    }
  shell_store_flush (store, NULL);
  check_kept (store, "game 199\n", "file:///199.game", FALSE);
}

/* Nothing to wait for: it returns. */
static void
test_flush_without_keep (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);

  shell_store_flush (store, NULL);
  g_assert_false (shell_store_load (store, &(ShellKept) { NULL }, NULL));
}

static void
test_only_for_the_user (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autofree char *folder = make_path (NULL);
  g_autofree char *path = make_path ("autosave" SUFFIX);
  GStatBuf about;

  shell_store_keep (store, "game\n", NULL, FALSE);
  shell_store_flush (store, NULL);
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
        reader->fault = g_strdup_printf ("%" G_GSIZE_FORMAT " bytes that are no whole text", length);
      reader->n_different += length != before;
      before = length;
      reader->n_read++;
    }
  return NULL;
}

static void
test_always_whole (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autofree char *path = make_path ("autosave" SUFFIX);
  g_autofree char *first = make_large_text (0);
  g_autofree char *last = make_large_text (KEEPS - 1);
  Reader reader = { .path = path };
  GThread *thread;

  shell_store_keep (store, first, NULL, FALSE);
  shell_store_flush (store, NULL);
  thread = g_thread_new ("reader", read_in_thread, &reader);
  for (guint i = 0; i < KEEPS; i++)
    {
      g_autofree char *text = make_large_text (i);

      shell_store_keep (store, text, NULL, FALSE);
      /* Some come while another is written, and some do not. */
      if (i % 2)
        shell_store_flush (store, NULL);
    }
  shell_store_flush (store, NULL);
  g_atomic_int_set (&reader.stop, TRUE);
  g_thread_join (thread);
  g_assert_cmpstr (reader.fault, ==, NULL);
  g_assert_cmpuint (reader.n_read, >, 10);
  g_assert_cmpuint (reader.n_different, >, 5);
  check_kept (store, last, NULL, FALSE);
}

/* --- what cannot be read or written --- */

static void
test_unreadable_folder (void)
{
  g_autofree char *folder = make_path (NULL);
  g_autoptr (ShellStore) store = NULL;
  g_auto (ShellKept) kept = { NULL };
  g_autoptr (GError) error = NULL;

  /* A file in its place: unlike missing permissions, root minds it too. */
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  store = shell_store_new (SUFFIX);
  g_assert_false (shell_store_load (store, &kept, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_null (kept.text);
}

static void
test_unreadable_game (void)
{
  g_autofree char *path = make_path ("autosave" SUFFIX);
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_auto (ShellKept) kept = { NULL };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  g_assert_false (shell_store_load (store, &kept, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
}

/* The program goes on, and the next keep may succeed. */
static void
test_unwritable_folder (void)
{
  g_autofree char *folder = make_path (NULL);
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  shell_store_keep (store, "lost\n", NULL, FALSE);
  g_assert_false (shell_store_flush (store, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  shell_store_keep (store, "kept\n", NULL, FALSE);
  shell_store_flush (store, NULL);
  check_kept (store, "kept\n", NULL, FALSE);
}

/* A game without what is known about it is still a game. */
static void
test_about_is_missing (void)
{
  g_autofree char *about = make_path ("autosave.ini");
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);

  shell_store_keep (store, "game\n", "file:///x.game", TRUE);
  shell_store_flush (store, NULL);
  g_assert_true (g_file_set_contents (about, "rubbish", -1, NULL));
  check_kept (store, "game\n", NULL, TRUE);
  g_assert_cmpint (g_unlink (about), ==, 0);
  check_kept (store, "game\n", NULL, TRUE);
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

/* The power fails after the one file and before the other: the game that is there still knows its own file. */
static void
test_between_two_files (void)
{
  g_autofree char *game = make_path ("autosave" SUFFIX);
  g_autofree char *before = make_path ("before");
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autoptr (ShellStore) next = NULL;

  shell_store_keep (store, "one\n", "file:///one.game", FALSE);
  g_assert_true (shell_store_flush (store, NULL));
  copy (game, before);
  shell_store_keep (store, "two\n", "file:///two.game", TRUE);
  g_assert_true (shell_store_flush (store, NULL));
  check_kept (store, "two\n", "file:///two.game", TRUE);
  copy (before, game);
  next = shell_store_new (SUFFIX);
  check_kept (next, "one\n", "file:///one.game", FALSE);
  /* And so in the program that comes after. */
  shell_store_keep (next, "three\n", NULL, TRUE);
  g_assert_true (shell_store_flush (next, NULL));
  copy (before, game);
  check_kept (next, "one\n", "file:///one.game", FALSE);
}

static void
test_reject (void)
{
  g_autofree char *path = make_path ("autosave" SUFFIX);
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autofree char *rejected = NULL;
  g_autoptr (GError) error = NULL;

  shell_store_keep (store, "rubbish\n", NULL, FALSE);
  shell_store_flush (store, NULL);
  rejected = shell_store_reject (store);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  check_file (rejected, "rubbish\n");
  g_assert_true (g_str_has_suffix (rejected, SUFFIX));
  g_assert_false (shell_store_load (store, &(ShellKept) { NULL }, &error));
  g_assert_no_error (error);
  /* What is kept then does not touch it. */
  shell_store_keep (store, "new\n", NULL, FALSE);
  shell_store_flush (store, NULL);
  check_file (rejected, "rubbish\n");
}

/* --- games that gave way to others --- */

static void
test_nothing_aside (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_auto (GStrv) paths = shell_store_list_aside (store);

  g_assert_nonnull (paths);
  g_assert_cmpuint (g_strv_length (paths), ==, 0);
}

static void
put_aside (ShellStore *store,
           const char *text,
           const char *title)
{
  g_autofree char *path = shell_store_put_aside (store, text, title, NULL);

  g_assert_nonnull (path);
  check_file (path, text);
}

static void
test_put_aside (void)
{
  static const char * const titles[] = {
    "Anna – Roxane", "a/b – ../../c/", "50 % – %s", "Ελένη – 亚历山大", "", ".", "/",
  };
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autofree char *folder = make_path ("games");

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_auto (GStrv) paths = NULL;
      g_autofree char *parent = NULL;
      g_autofree char *title = NULL;
      g_autofree char *shown = g_strdelimit (g_strdup (titles[i]), "/", '-');

      put_aside (store, titles[i], titles[i]);
      paths = shell_store_list_aside (store);
      g_assert_cmpuint (g_strv_length (paths), ==, 1);
      parent = g_path_get_dirname (paths[0]);
      g_assert_cmpstr (parent, ==, folder);
      check_file (paths[0], titles[i]);
      title = shell_store_get_title (store, paths[0]);
      g_assert_true (g_str_has_suffix (title, shown));
      g_assert_true (g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d\\.\\d\\d ", title, 0, 0));
      g_assert_cmpint (g_unlink (paths[0]), ==, 0);
    }
}

/* Two games of the same players, one at once after the other: neither is lost. */
static void
test_same_title (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_auto (GStrv) paths = NULL;

  for (guint i = 0; i < 3; i++)
    put_aside (store, "game\n", "Anna – Roxane");
  paths = shell_store_list_aside (store);
  g_assert_cmpuint (g_strv_length (paths), ==, 3);
}

/* Four names of forty characters, each of three bytes: more than the name of a file may have. */
static void
test_long_title (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autoptr (GString) names = g_string_new (NULL);
  g_auto (GStrv) paths = NULL;

  for (guint i = 0; i < 160; i++)
    g_string_append (names, i > 0 && i % 40 == 0 ? " – 亚" : "亚");
  put_aside (store, "game\n", names->str);
  paths = shell_store_list_aside (store);
  g_assert_cmpuint (g_strv_length (paths), ==, 1);
  check_file (paths[0], "game\n");
  g_assert_true (g_utf8_validate (paths[0], -1, NULL));
}

static void
test_newest_first (void)
{
  static const char * const names[] = {
    "2026-01-02 03.04.05 Anna" SUFFIX, "2025-12-31 23.59.59 Zoe" SUFFIX, "2026-01-02 03.04.06 Anna" SUFFIX,
    "2026-10-01 00.00.00 Bagoas" SUFFIX, "2026-09-30 12.00.00 Roxane" SUFFIX, "notes.txt",
  };
  static const guint order[] = { 3, 4, 2, 0, 1 };
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_auto (GStrv) paths = NULL;
  g_autofree char *title = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    write_aside (names[i], names[i]);
  paths = shell_store_list_aside (store);
  g_assert_cmpuint (g_strv_length (paths), ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    check_file (paths[i], names[order[i]]);
  title = shell_store_get_title (store, paths[0]);
  g_assert_cmpstr (title, ==, "2026-10-01 00.00.00 Bagoas");
}

/* The oldest are given up, and nothing else in the folder is. */
static void
test_twenty_are_kept (void)
{
  g_autoptr (ShellStore) store = shell_store_new (SUFFIX);
  g_autofree char *other = make_path ("games/notes.txt");
  g_auto (GStrv) paths = NULL;

  write_aside ("notes.txt", "notes");
  for (guint i = 0; i < 25; i++)
    {
      g_autofree char *name = g_strdup_printf ("2020-01-%02u 10.00.00 Anna" SUFFIX, i + 1);
      g_autofree char *text = g_strdup_printf ("old %u", i + 1);

      write_aside (name, text);
    }
  put_aside (store, "new", "Zoe");
  shell_store_trim (store);
  paths = shell_store_list_aside (store);
  g_assert_cmpuint (g_strv_length (paths), ==, 20);
  check_file (paths[0], "new");
  check_file (paths[1], "old 25");
  check_file (paths[19], "old 7");
  check_file (other, "notes");
}

/* --- and nothing is left --- */

/* The thread that wrote holds the store for a moment longer than the task takes. */
static void
wait_for_thread (ShellStore *store)
{
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (g_atomic_int_get (&G_OBJECT (store)->ref_count) > 1)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

static void
test_finalize (void)
{
  ShellStore *store = shell_store_new (SUFFIX);

  shell_store_keep (store, "one\n", NULL, FALSE);
  shell_store_keep (store, "two\n", NULL, FALSE);
  shell_store_flush (store, NULL);
  wait_for_thread (store);
  g_assert_finalize_object (store);
}

/* Given up while a game is on its way to the disk: the newest arrives there nevertheless. */
static void
test_finalize_while_writing (void)
{
  ShellStore *store = shell_store_new (SUFFIX);
  gpointer weak = store;
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  g_autoptr (ShellStore) other = NULL;

  g_object_add_weak_pointer (G_OBJECT (store), &weak);
  shell_store_keep (store, "one\n", NULL, FALSE);
  shell_store_keep (store, "two\n", NULL, FALSE);
  g_object_unref (store);
  while (g_atomic_pointer_get (&weak) != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
    }
  other = shell_store_new (SUFFIX);
  check_kept (other, "two\n", NULL, FALSE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/store/first-start", test_first_start);
  g_test_add_func ("/store/keep-and-load", test_keep_and_load);
  g_test_add_func ("/store/newest-wins", test_newest_wins);
  g_test_add_func ("/store/flush-without-keep", test_flush_without_keep);
  g_test_add_func ("/store/only-for-the-user", test_only_for_the_user);
  g_test_add_func ("/store/always-whole", test_always_whole);
  g_test_add_func ("/store/unreadable-folder", test_unreadable_folder);
  g_test_add_func ("/store/unreadable-game", test_unreadable_game);
  g_test_add_func ("/store/unwritable-folder", test_unwritable_folder);
  g_test_add_func ("/store/about-is-missing", test_about_is_missing);
  g_test_add_func ("/store/between-two-files", test_between_two_files);
  g_test_add_func ("/store/reject", test_reject);
  g_test_add_func ("/store/nothing-aside", test_nothing_aside);
  g_test_add_func ("/store/put-aside", test_put_aside);
  g_test_add_func ("/store/newest-first", test_newest_first);
  g_test_add_func ("/store/twenty-are-kept", test_twenty_are_kept);
  g_test_add_func ("/store/finalize", test_finalize);
  g_test_add_func ("/store/finalize-while-writing", test_finalize_while_writing);
  g_test_add_func ("/store/same-title", test_same_title);
  g_test_add_func ("/store/long-title", test_long_title);
  return g_test_run ();
}

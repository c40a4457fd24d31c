/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Unfinished games that were put aside: none is lost, and nothing else is touched. */

#include "store-util.h"

#include "shell/document/shell-error.h"

#include <string.h>

static void
test_nothing_aside (void)
{
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_auto (GStrv) paths = store_list_aside (store);

  g_assert_nonnull (paths);
  g_assert_cmpuint (g_strv_length (paths), ==, 0);
}

static void
put_aside (ShellStore *store,
           const char *text,
           const char *title)
{
  g_autofree char *name = shell_store_put_aside (store, text, strlen (text), title, SUFFIX, NULL);

  g_assert_nonnull (name);
  store_check_aside (store, name, text);
}

static void
test_put_aside (void)
{
  static const char * const titles[] = {
    "Anna – Roxane", "a/b – ../../c/", "50 % – %s", "Ελένη – 亚历山大", "", ".", "/",
  };
  g_autoptr (ShellStore) store = shell_store_new (store_games);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_auto (GStrv) names = NULL;
      g_autofree char *title = NULL;
      g_autofree char *shown = g_strdelimit (g_strdup (titles[i]), "/", '-');
      g_autoptr (GError) error = NULL;

      put_aside (store, titles[i], titles[i]);
      names = store_list_aside (store);
      g_assert_cmpuint (g_strv_length (names), ==, 1);
      store_check_aside (store, names[0], titles[i]);
      title = shell_store_get_title (store, names[0]);
      g_assert_true (g_str_has_suffix (title, shown));
      g_assert_true (
        g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d\\.\\d\\d ", title, 0, 0));
      g_assert_true (shell_store_remove_aside (store, names[0], &error));
      g_assert_false (shell_store_remove_aside (store, names[0], &error));
      g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
    }
}

/* Only what is in the folder of such games is read or removed, whatever it is called. */
static void
test_aside_elsewhere (void)
{
  static const char * const names[] = { "../" AUTOSAVE, "/etc/passwd",  "..", ".", "",
                                       "notes.txt",          "x/../a" SUFFIX };
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autofree char *notes = store_make_path ("games/notes.txt");

  store_write_game (store, "game\n", NULL, FALSE);
  store_write_aside ("notes.txt", "notes");
  store_write_aside ("a" SUFFIX, "a");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (shell_store_find_aside (store, names[i]));
      g_assert_false (shell_store_remove_aside (store, names[i], &error));
      g_assert_error (error, SHELL_ERROR, SHELL_ERROR_NO_ADDRESS);
    }
  store_check_kept (store, "game\n", NULL, FALSE);
  store_check_file (notes, "notes");
}

/* A new file has the suffix of its kind. */
static void
test_kinds (void)
{
  static const char * const suffixes[] = { SUFFIX, OTHER };
  g_autoptr (ShellStore) store = shell_store_new (store_games);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = shell_store_put_aside (store, "a", 1, "Anna", suffixes[i], NULL);
      g_autofree char *title = shell_store_get_title (store, name);

      g_assert_true (g_str_has_suffix (name, suffixes[i]));
      g_assert_true (g_str_has_suffix (title, " Anna"));
      store_check_aside (store, name, "a");
    }
}

/* Two games of the same players, one at once after the other: neither is lost. */
static void
test_same_title (void)
{
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_auto (GStrv) paths = NULL;

  for (guint i = 0; i < 3; i++)
    put_aside (store, "game\n", "Anna – Roxane");
  paths = store_list_aside (store);
  g_assert_cmpuint (g_strv_length (paths), ==, 3);
}

/* Four names of forty characters, each of three bytes: more than the name of a file may have. */
static void
test_long_title (void)
{
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autoptr (GString) names = g_string_new (NULL);
  g_auto (GStrv) paths = NULL;

  for (guint i = 0; i < 160; i++)
    g_string_append (names, i > 0 && i % 40 == 0 ? " – 亚" : "亚");
  put_aside (store, "game\n", names->str);
  paths = store_list_aside (store);
  g_assert_cmpuint (g_strv_length (paths), ==, 1);
  store_check_aside (store, paths[0], "game\n");
  g_assert_true (g_utf8_validate (paths[0], -1, NULL));
}

/* Games of all kinds are in one list. One that was left in an autosave has the suffix of that. */
static void
test_newest_first (void)
{
  static const char * const names[] = {
    "2026-01-02 03.04.05 Anna" SUFFIX,
    "2025-12-31 23.59.59 Zoe" OTHER,
    "2026-01-02 03.04.06 Anna" SUFFIX,
    "2026-10-01 00.00.00 Bagoas" OTHER,
    "2026-09-30 12.00.00 Roxane.alexandros",
    "notes.txt",
  };
  static const guint order[] = { 3, 4, 2, 0, 1 };
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_auto (GStrv) paths = NULL;
  g_autofree char *title = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    store_write_aside (names[i], names[i]);
  paths = store_list_aside (store);
  g_assert_cmpuint (g_strv_length (paths), ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    store_check_aside (store, paths[i], names[order[i]]);
  title = shell_store_get_title (store, paths[0]);
  g_assert_cmpstr (title, ==, "2026-10-01 00.00.00 Bagoas");
}

/* No game is given up: not with 25 of them, and not where the clock was ten years slow or fast. */
static void
test_all_are_kept (void)
{
  static const char * const decades[] = { "2016", "2026", "2036" };
  g_autoptr (ShellStore) store = shell_store_new (store_games);
  g_autoptr (ShellStore) next = NULL;
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < 25; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("%s-01-%02u 10.00.00 Anna" SUFFIX, decades[i % 3], i + 1);

      store_write_aside (name, name);
    }
  put_aside (store, "new", "Zoe");
  g_clear_object (&store);
  next = shell_store_new (store_games);
  put_aside (next, "newer", "Zoe");
  names = store_list_aside (next);
  g_assert_cmpuint (g_strv_length (names), ==, 27);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/aside/nothing-aside", test_nothing_aside);
  g_test_add_func ("/aside/put-aside", test_put_aside);
  g_test_add_func ("/aside/aside-elsewhere", test_aside_elsewhere);
  g_test_add_func ("/aside/kinds", test_kinds);
  g_test_add_func ("/aside/same-title", test_same_title);
  g_test_add_func ("/aside/long-title", test_long_title);
  g_test_add_func ("/aside/newest-first", test_newest_first);
  g_test_add_func ("/aside/all-are-kept", test_all_are_kept);
  return g_test_run ();
}

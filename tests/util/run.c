/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the command-line tool, and keeps the files of a test in a folder of its own. */

#include "run.h"

#include <glib/gstdio.h>
#include <sys/wait.h>

/** run_clear: frees the contents of @run. */
void
run_clear (Run *run)
{
  g_free (run->out);
  g_free (run->err);
}

/** run_list: calls the tool in English with these arguments; "data/…" is found from any folder. */
Run
run_list (const char * const *words)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "LC_ALL", "C.UTF-8", TRUE);
  g_autoptr (GError) error = NULL;
  Run run = { 0 };
  int status;

  g_assert_nonnull (g_getenv ("CLI"));
  environment = g_environ_unsetenv (environment, "LANGUAGE");
  g_ptr_array_add (argv, g_strdup (g_getenv ("CLI")));
  for (guint i = 0; words[i]; i++)
    g_ptr_array_add (argv, g_str_has_prefix (words[i], "data/")
                             ? g_test_build_filename (G_TEST_DIST, "alexandros", words[i], NULL)
                             : g_strdup (words[i]));
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **)argv->pdata, environment, 0, NULL, NULL, &run.out, &run.err, &status,
                &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  run.status = WEXITSTATUS (status);
  return run;
}

/** run_line: like run_list(); the arguments in @line are separated by single spaces. */
Run
run_line (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  return run_list ((const char * const *) (line[0] ? words : words + g_strv_length (words)));
}

/** run_make_folder: (transfer full): an empty folder for the files of a test. */
char *
run_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("alexandros-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

/** run_write: (transfer full): the path of a new file in @folder. */
char *
run_write (const char *folder,
           const char *name,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

/** run_read: (transfer full): the bytes of a file in @folder, and optionally their number. */
char *
run_read (const char *folder,
          const char *name,
          gsize      *length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

/** run_remove_folder: removes it; returns the number of files that were in it. */
guint
run_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
      n++;
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return n;
}

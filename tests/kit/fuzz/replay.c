/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives a target every file of the folders that are named, and so needs no libFuzzer. */

#include "fuzz.h"

static guint
replay (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;
  guint n = 0;

  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      gsize length;

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        continue;
      g_printerr ("%s\n", path);
      g_file_get_contents (path, &text, &length, &error);
      g_assert_no_error (error);
      LLVMFuzzerTestOneInput ((const guint8 *) text, length);
      n++;
    }
  return n;
}

int
main (int    argc,
      char **argv)
{
  g_assert_cmpint (argc, >, 1);
  LLVMFuzzerTestOneInput ((const guint8 *) "", 0);
  for (int i = 1; i < argc; i++)
    {
      guint n = replay (argv[i]);

      g_print ("%s: %u files\n", argv[i], n);
      g_assert_cmpuint (n, >, 0);
    }
  return 0;
}

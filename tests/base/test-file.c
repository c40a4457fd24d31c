/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading files of every size, and things that are no regular files. */

#include "base/base-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#define MOST 10000

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
set_up (Place         *place,
        gconstpointer  data)
{
  place->folder = g_dir_make_tmp ("file-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "thing", NULL);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  g_remove (place->path);
  g_rmdir (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

/* All sizes at which a buffer grows or the limit is reached. */
static void
test_sizes (Place         *place,
            gconstpointer  data)
{
  static const gsize sizes[] = { 0,    1,    4095,     4096, 4097,     8191,
                                 8192, 8193, MOST - 1, MOST, MOST + 1, 3 * MOST };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *made = g_strnfill (sizes[i], 'x');
      g_autofree char *text = NULL;
      gsize length;
      int problem;

      if (sizes[i] > 2)
        made[sizes[i] / 2] = '\0';
      g_assert_true (g_file_set_contents (place->path, made, sizes[i], NULL));
      g_assert_true (base_file_read (place->path, MOST, &text, &length, &problem));
      g_assert_cmpmem (text, length, made, MIN (sizes[i], MOST + 1));
      g_assert_cmpint (text[length], ==, '\0');
    }
}

static void
make_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
make_socket (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int file = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, path, sizeof address.sun_path);
  g_assert_cmpint (bind (file, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (file);
}

static void
make_zeros (const char *path)
{
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
}

static void
make_nothing (const char *path)
{
}

static const struct
{
  const char *name;
  void      (*make) (const char *path);
  int         problem;
} things[] = {
  { "/file/pipe", make_pipe, 0 },
  { "/file/socket", make_socket, 0 },
  { "/file/device", make_zeros, 0 },
  { "/file/folder", make_folder, EISDIR },
  { "/file/nothing", make_nothing, ENOENT },
};

static void
test_thing (Place         *place,
            gconstpointer  data)
{
  g_autofree char *text = NULL;
  gsize length;
  int problem = -1;

  things[GPOINTER_TO_UINT (data)].make (place->path);
  g_assert_false (base_file_read (place->path, MOST, &text, &length, &problem));
  g_assert_cmpint (problem, ==, things[GPOINTER_TO_UINT (data)].problem);
  g_assert_null (text);
}

/* A file larger than memory: no more than the limit is read. */
static void
test_huge (Place         *place,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  gsize length;
  int problem;

  g_assert_true (g_file_set_contents (place->path, "", 0, NULL));
  g_assert_cmpint (truncate (place->path, G_GINT64_CONSTANT (1) << 40), ==, 0);
  g_assert_true (base_file_read (place->path, MOST, &text, &length, &problem));
  g_assert_cmpuint (length, ==, MOST + 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/file/sizes", Place, NULL, set_up, test_sizes, tear_down);
  g_test_add ("/file/huge", Place, NULL, set_up, test_huge, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    g_test_add (things[i].name, Place, GUINT_TO_POINTER (i), set_up, test_thing, tear_down);
  return g_test_run ();
}

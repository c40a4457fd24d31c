/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was painted and will be wanted again at the next start, in the user's cache. It is mapped into memory: to unpack a
   picture takes as long as to start half of GTK.

   The name of a file says all that it depends on, so what is found need not be doubted. */

#include "config.h"

#include "alx-kept.h"

#include <cairo.h>
#include <glib/gstdio.h>
#include <pango/pango.h>
#include <sys/mman.h>
#include <unistd.h>

/* (transfer full) */
static char *
make_path (const char *name)
{
  return g_build_filename (g_get_user_cache_dir (), "alexandros", name, NULL);
}

/**
 * alx_kept_make_name:
 * @kind: of what is kept, a short word
 * @what: all that it depends on, but for the program itself
 *
 * Returns: (transfer full): a name for the functions below
 */
char *
alx_kept_make_name (const char *kind,
                    const char *what)
{
  g_autofree char *all = NULL;
  g_autofree char *checksum = NULL;
  GStatBuf program = { 0 };

  g_stat ("/proc/self/exe", &program);
  all = g_strdup_printf ("%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s %s\n%s", PACKAGE_VERSION,
                         (gint64) program.st_size, (gint64) program.st_mtime, cairo_version_string (),
                         pango_version_string (), what);
  checksum = g_compute_checksum_for_string (G_CHECKSUM_MD5, all, -1);
  return g_strdup_printf ("%s-%s.pixels", kind, checksum);
}

/** alx_kept_map: (nullable) (transfer full): what is kept under @name. */
GMappedFile *
alx_kept_map (const char *name)
{
  g_autofree char *path = make_path (name);

  return g_mapped_file_new (path, FALSE, NULL);
}

/** alx_kept_rest: what of @length bytes at @data, which is mapped, is wanted again can be read again. */
void
alx_kept_rest (gpointer data,
               gsize    length)
{
  gsize page = sysconf (_SC_PAGESIZE);
  gsize before = GPOINTER_TO_SIZE (data) % page;

  madvise ((char *) data - before, length + before, MADV_DONTNEED);
}

/* One of each kind is enough. */
static void
remove_others (const char *name)
{
  g_autofree char *path = make_path (NULL);
  g_autofree char *prefix = g_strndup (name, strchr (name, '-') + 1 - name);
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  const char *other;

  while (directory != NULL && (other = g_dir_read_name (directory)) != NULL)
    if (g_str_has_prefix (other, prefix) && !g_str_equal (other, name))
      {
        g_autofree char *old = make_path (other);

        g_unlink (old);
      }
}

/** alx_kept_write: keeps @length bytes of @data as @name, and nothing else of its kind; may take some time. */
void
alx_kept_write (const char    *name,
                gconstpointer  data,
                gsize          length)
{
  g_autofree char *path = make_path (name);
  g_autofree char *folder = make_path (NULL);

  g_mkdir_with_parents (folder, 0700);
  /* What cannot be kept costs a moment at the next start, and nothing else. */
  g_file_set_contents_full (path, data, length, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
  remove_others (name);
}

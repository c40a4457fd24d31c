/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file of any kind and size: opens it without blocking, and stops at a number of bytes. */

#include "base-file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* Bytes of the first read(); the buffer doubles for each further one. The size from fstat() is not
   used, because the file may be growing. */
#define FIRST_READ 4096

/* Returns whether it is a regular file; if not, sets @problem as for base_file_read(). */
static gboolean
check_kind (int  file,
            int *problem)
{
  struct stat about;

  if (fstat (file, &about) != 0)
    *problem = errno;
  else if (S_ISDIR (about.st_mode))
    *problem = EISDIR;
  else if (S_ISREG (about.st_mode))
    return TRUE;
  else
    *problem = 0;
  return FALSE;
}

/**
 * base_file_read_all:
 * @file: a descriptor
 * @most: bytes that the caller can use
 * @text: (out) (transfer full): what is read from it up to its end, with a NUL behind it
 * @length: (out): bytes read; @most + 1 if there are more than @most
 * @problem: (out): if %FALSE is returned, an errno
 *
 * Blocks if @file does.
 *
 * Returns: whether it was read
 */
gboolean
base_file_read_all (int     file,
                    gsize   most,
                    char  **text,
                    gsize  *length,
                    int    *problem)
{
  g_autoptr (GString) content = g_string_new (NULL);
  gssize n = 1;

  while (content->len <= most && n != 0)
    {
      gsize old = content->len;

      g_string_set_size (content, MIN (old + MAX (old, FIRST_READ), most + 1));
      n = read (file, content->str + old, content->len - old);
      g_string_truncate (content, old + MAX (n, 0));
      if (n < 0 && errno != EINTR)
        {
          *problem = errno;
          return FALSE;
        }
    }
  *length = content->len;
  *text = g_string_free (g_steal_pointer (&content), FALSE);
  return TRUE;
}

/**
 * base_file_read:
 * @path: (type filename): a file
 * @most: bytes that the caller can use
 * @text: (out) (transfer full): its content, with a NUL behind it
 * @length: (out): bytes read; @most + 1 if the file has more than @most
 * @problem: (out): if %FALSE is returned, an errno; or 0 for something that is neither file nor
 *   folder
 *
 * Pipes and devices are refused: reading them may block, or never end.
 *
 * Returns: whether it was read
 */
gboolean
base_file_read (const char  *path,
                gsize        most,
                char       **text,
                gsize       *length,
                int         *problem)
{
  int file = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  gboolean whole;

  if (file < 0)
    {
      /* open() of a socket fails with ENXIO. */
      *problem = errno == ENXIO ? 0 : errno;
      return FALSE;
    }
  whole = check_kind (file, problem) && base_file_read_all (file, most, text, length, problem);
  close (file);
  return whole;
}

/** base_file_raise_limit: as many files and connections may be open as the system allows. */
void
base_file_raise_limit (void)
{
  struct rlimit limit;

  if (getrlimit (RLIMIT_NOFILE, &limit) != 0)
    return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit (RLIMIT_NOFILE, &limit);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file of any kind and size: opens it without blocking, and stops at a number of bytes. */

#include "base-file.h"

#include <errno.h>
#include <fcntl.h>
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

/* Reads @most + 1 bytes of a longer file, so that the caller sees that it is too long. */
static gboolean
read_all (int      file,
          gsize    most,
          GString *text,
          int     *problem)
{
  while (text->len <= most)
    {
      gsize old = text->len;
      gssize n;

      g_string_set_size (text, MIN (old + MAX (old, FIRST_READ), most + 1));
      n = read (file, text->str + old, text->len - old);
      g_string_truncate (text, old + MAX (n, 0));
      if (n == 0)
        return TRUE;
      if (n < 0 && errno != EINTR)
        {
          *problem = errno;
          return FALSE;
        }
    }
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
  GString *content;
  gboolean whole;

  if (file < 0)
    {
      /* open() of a socket fails with ENXIO. */
      *problem = errno == ENXIO ? 0 : errno;
      return FALSE;
    }
  content = g_string_new (NULL);
  whole = check_kind (file, problem) && read_all (file, most, content, problem);
  close (file);
  *length = content->len;
  *text = g_string_free (content, !whole);
  return whole;
}

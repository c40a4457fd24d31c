/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file that may be anything: never waits for it, and never takes more of it than can be
   of use. */

#include "base-file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* The first step of reading; a file that is longer than it was when it was opened is read to its
   end. */
#define STEP 4096

/* Is it a regular file? */
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

/* Returns: whether @text now holds all of @file, or one byte more than @most. */
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

      g_string_set_size (text, MIN (old + MAX (old, STEP), most + 1));
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
 * @most: how many bytes are of use
 * @text: (out) (transfer full): its content, with a NUL behind it
 * @length: (out): its bytes; @most + 1 of a file with more than @most
 * @problem: (out): if %FALSE is returned, an errno; or 0 for something that is neither file nor
 *   folder
 *
 * A named pipe or a device is not read, for it might never end or never begin.
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
      /* What a socket says. */
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

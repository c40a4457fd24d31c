/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that one process has for itself. */

#include "kit-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/select.h>
#include <unistd.h>

/* Low numbers are for connections: libmosquitto waits with select(). */
static int
move_up (int file)
{
  int high = fcntl (file, F_DUPFD_CLOEXEC, FD_SETSIZE);

  if (high < 0)
    return file;
  close (file);
  return high;
}

/**
 * kit_lock_take:
 * @path: (type filename): of a file, which is made if there is none
 * @error: why not; %G_FILE_ERROR_AGAIN if another process has it
 *
 * Returns: the open file, to be closed; -1 for none. It is locked until it is closed, or this
 *   process ends
 */
int
kit_lock_take (const char  *path,
               GError     **error)
{
  int file = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (file >= 0 && flock (file, LOCK_EX | LOCK_NB) == 0)
    return move_up (file);
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (errno), g_strerror (errno));
  if (file >= 0)
    close (file);
  return -1;
}

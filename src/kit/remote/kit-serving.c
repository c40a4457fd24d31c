/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One referee serves the tables of a directory; others find out which. */

#include "kit-serving.h"

#include "kit-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define NAME   "referee.lock"
#define DIGITS 16                       /* of what tells a referee from others */

static int
open_lock (const char *directory,
           int         flags)
{
  g_autofree char *path = g_build_filename (directory, NAME, NULL);

  return open (path, flags | O_CLOEXEC, 0600);
}

/* (transfer full): what stands in the file; or what is put there, if nothing does. */
static char *
read_or_make (int fd)
{
  g_autofree char *made = g_uuid_string_random ();
  char text[DIGITS + 1] = "";
  guint n = 0;

  if (read (fd, text, DIGITS) == DIGITS && strspn (text, "0123456789abcdef") == DIGITS)
    return g_strdup (text);
  for (const char *c = made; n < DIGITS; c++)
    if (*c != '-')
      text[n++] = *c;
  if (pwrite (fd, text, DIGITS, 0) != DIGITS)
    g_warning ("%s: %s", NAME, g_strerror (errno));
  return g_strdup (text);
}

/**
 * kit_serving_take:
 * @directory: (type filename): of tables
 * @error: why not; %G_FILE_ERROR_AGAIN if another process serves it
 *
 * The lock falls with this process.
 *
 * Returns: (transfer full) (nullable): what tells the referee of this directory from others, in
 *   hexadecimal, always the same
 */
char *
kit_serving_take (const char *directory,
                  GError    **error)
{
  g_autofree char *path = g_build_filename (directory, NAME, NULL);
  g_autofree char *process = g_strdup_printf (" %d\n", (int) getpid ());
  int fd = kit_lock_take (path, error);
  char *id;

  if (fd < 0)
    return NULL;
  id = read_or_make (fd);
  if (ftruncate (fd, DIGITS) != 0 ||
      pwrite (fd, process, strlen (process), DIGITS) != (gssize) strlen (process))
    g_warning ("%s: %s", NAME, g_strerror (errno));
  return id;
}

/** kit_serving_identify: (transfer full): what kit_serving_take() returns, without serving. */
char *
kit_serving_identify (const char *directory)
{
  int fd = open_lock (directory, O_RDWR | O_CREAT);
  char *id = fd >= 0 ? read_or_make (fd) : g_strdup ("");

  if (fd >= 0)
    close (fd);
  return id;
}

/** kit_serving_find: the process that serves the tables of @directory, or 0 if none does. */
int
kit_serving_find (const char *directory)
{
  int fd = open_lock (directory, O_RDONLY);
  char text[DIGITS + 16] = "";
  int process = 0;

  if (fd < 0)
    return 0;
  /* Whoever serves holds it. */
  if (flock (fd, LOCK_SH | LOCK_NB) != 0 && read (fd, text, sizeof text - 1) > DIGITS)
    process = atoi (text + DIGITS);
  close (fd);
  return process;
}

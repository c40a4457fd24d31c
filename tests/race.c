/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A race on purpose, between GLib's threads and beside a lock of GLib: threads.sh fails if
   ThreadSanitizer does not report it. */

#include <glib.h>

static GMutex lock;
static int locked;
static int raced;

/* What is counted under the lock alone is no race. */
static gpointer
count (gpointer race)
{
  for (guint i = 0; i < 1000; i++)
    {
      g_mutex_lock (&lock);
      locked++;
      g_mutex_unlock (&lock);
      if (race != NULL)
        raced++;
    }
  return NULL;
}

/* With an argument there is the race, without one there is none. */
int
main (int    argc,
      char **argv)
{
  GThread *threads[2];

  for (guint i = 0; i < 2; i++)
    threads[i] = g_thread_new ("count", count, argc > 1 ? argv[1] : NULL);
  for (guint i = 0; i < 2; i++)
    g_thread_join (threads[i]);
  return locked == 2000 ? 0 : 1;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Returns freed memory to the system. By default, glibc gives each thread a heap of its own, and
   large pictures of a window leave holes that stay resident.

   Without a graphics card GTK paints each frame on a new surface as large as what surrounds all
   that changed. Those of a window of 8 million pixels stay below the threshold: from mmap() each
   page of them would be a page fault, up to 15 ms a frame. */

#include "config.h"

#include "shell-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/** shell_memory_init: to be called before there is a second thread. */
void
shell_memory_init (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 1);
  mallopt (M_MMAP_THRESHOLD, 32 * 1024 * 1024);
  mallopt (M_TRIM_THRESHOLD, 48 * 1024 * 1024);
#endif
}

#ifdef __GLIBC__
static gboolean
settled_cb (gpointer data)
{
  malloc_trim (0);
  return G_SOURCE_REMOVE;
}
#endif

/** shell_memory_settle: trims the heap in a second; to be called when much memory is about to be
    freed. */
void
shell_memory_settle (void)
{
#ifdef __GLIBC__
  static const char tag;                /* its address finds the timeout that still waits */

  g_source_remove_by_user_data ((gpointer) &tag);
  g_timeout_add_full (G_PRIORITY_LOW, 1000, settled_cb, (gpointer) &tag, NULL);
#endif
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory that is not needed any more goes back to the system.

   Left alone, glibc gives each thread a heap of its own, and keeps what large pictures of a
   window leave behind. */

#include "config.h"

#include "shell-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/** shell_memory_init: to be called first. */
void
shell_memory_init (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 1);
  mallopt (M_MMAP_THRESHOLD, 16 * 1024 * 1024);
  mallopt (M_TRIM_THRESHOLD, 24 * 1024 * 1024);
#endif
}

#ifdef __GLIBC__
static guint source;

static gboolean
settled_cb (gpointer data)
{
  source = 0;
  malloc_trim (0);
  return G_SOURCE_REMOVE;
}
#endif

/** shell_memory_settle: to be called when much that was needed for a moment soon will be gone. */
void
shell_memory_settle (void)
{
#ifdef __GLIBC__
  g_clear_handle_id (&source, g_source_remove);
  source = g_timeout_add_full (G_PRIORITY_LOW, 1000, settled_cb, NULL, NULL);
#endif
}

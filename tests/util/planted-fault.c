/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has the fault that its argument names, for test-planted.py: whether the sanitizers would find
   one. */

#include <glib.h>

static void
leak (void)
{
  gpointer volatile kept = g_malloc (100);

  g_print ("%p\n", kept);
  kept = NULL;
}

static void
overflow (void)
{
  char *volatile text = g_malloc (10);
  volatile guint end = 10;

  text[end] = 'x';
  g_free (text);
}

static void
undefined (void)
{
  volatile int most = G_MAXINT;

  most = most + 1;
}

int
main (int   argc,
      char *argv[])
{
  g_assert (argc == 2);
  if (g_str_equal (argv[1], "leak"))
    leak ();
  else if (g_str_equal (argv[1], "overflow"))
    overflow ();
  else if (g_str_equal (argv[1], "undefined"))
    undefined ();
  return 0;
}

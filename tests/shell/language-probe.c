/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says one word in each language, in the order of its arguments; for test-language-environments.py.

   Usage: language-probe FOLDER WORD LANGUAGE..., where FOLDER has the catalogues.
   Prints a line for each language: the word by gettext, and by GLib, which .ui files go through. */

#include "config.h"

#include "shell/shell-language.h"

#include <glib/gi18n.h>
#include <libintl.h>

int
main (int   argc,
      char *argv[])
{
  if (argc < 3)
    return 2;
  shell_language_init ();
  bindtextdomain (GETTEXT_PACKAGE, argv[1]);
  for (int i = 3; i < argc; i++)
    {
      shell_language_set (argv[i]);
      g_print ("%s: %s, %s\n", argv[i], gettext (argv[2]), g_dgettext (GETTEXT_PACKAGE, argv[2]));
    }
  return 0;
}

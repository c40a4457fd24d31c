/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the program. */

#include "config.h"

#include "shell-language.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <locale.h>
#include <string.h>

static gboolean
is_c (const char *locale)
{
  return locale == NULL || strcmp (locale, "C") == 0 || strcmp (locale, "POSIX") == 0 ||
         g_str_has_prefix (locale, "C.");
}

/**
 * shell_language_init:
 *
 * To be called first, before any thread and before GTK.
 */
void
shell_language_init (void)
{
  setlocale (LC_ALL, "");               /* may fail: the locale of the environment is not installed */
  if (is_c (setlocale (LC_CTYPE, NULL)))
    setlocale (LC_CTYPE, "C.UTF-8");
  /* GLib decides once and for all whether the program is translated; asked before textdomain(), it
     does not yet decide against it, and a later change of the language reaches .ui files too. */
  g_dgettext (GETTEXT_PACKAGE, "x");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_disable_setlocale ();
}

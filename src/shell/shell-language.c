/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the program, which can be changed while it runs. */

#include "config.h"

#include "shell-language.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Static, as environment and locale are those of the process. The string is put into the
   environment with putenv() and changed in place: setenv() could move the environment while a
   thread reads it. */
static char slot[64] = "LANGUAGE=";

static char *system_language;           /* LANGUAGE as it was at the start, or NULL */

static gboolean
is_c (const char *locale)
{
  return locale == NULL || strcmp (locale, "C") == 0 || strcmp (locale, "POSIX") == 0 ||
         g_str_has_prefix (locale, "C.");
}

/* gettext caches translations; any call of textdomain() drops them. */
static void
drop_caches (void)
{
  textdomain (textdomain (NULL));
}

static gboolean
catalogue_is_found (void)
{
  const char *no_string = "";           /* whose translation is the header of the catalogue */
  const char *header;

  drop_caches ();
  header = gettext (no_string);
  return header != NULL && *header != '\0';
}

/* In the C locale, gettext ignores LANGUAGE, on many systems in C.UTF-8 too. If no other locale is
   installed, this loads C.UTF-8 under another name, through a symbolic link in LOCPATH. */
static void
use_renamed_c_locale (void)
{
  static const char * const homes[] = { "/usr/lib/locale/C.utf8", "/usr/lib/locale/C.UTF-8" };
  g_autofree char *directory = g_dir_make_tmp ("locale-XXXXXX", NULL);
  g_autofree char *before = g_strdup (g_getenv ("LOCPATH"));

  for (guint i = 0; directory != NULL && i < G_N_ELEMENTS (homes); i++)
    {
      g_autofree char *link = g_build_filename (directory, "xx_XX.utf8", NULL);

      if (!g_file_test (homes[i], G_FILE_TEST_IS_DIR) || symlink (homes[i], link) != 0)
        continue;
      g_setenv ("LOCPATH", directory, TRUE);
      setlocale (LC_MESSAGES, "xx_XX.UTF-8");
      if (before != NULL)
        g_setenv ("LOCPATH", before, TRUE);
      else
        g_unsetenv ("LOCPATH");
      g_unlink (link);
      break;
    }
  if (directory != NULL)
    g_rmdir (directory);
}

static void
ensure_locale (const char *code)
{
  static const char * const others[] = { "en_US.UTF-8", "en_GB.UTF-8", "C.UTF-8" };
  g_autofree char *country = g_ascii_strup (code, -1);
  g_autofree char *own = g_strdup_printf ("%s_%s.UTF-8", code, country);

  if (setlocale (LC_MESSAGES, own) != NULL && catalogue_is_found ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (setlocale (LC_MESSAGES, others[i]) != NULL && catalogue_is_found ())
      return;
  use_renamed_c_locale ();
}

/**
 * shell_language_init:
 *
 * To be called before there is a second thread, and before GTK starts.
 */
void
shell_language_init (void)
{
  system_language = g_strdup (g_getenv ("LANGUAGE"));
  setlocale (LC_ALL, "");               /* fails if that locale is not installed */
  if (is_c (setlocale (LC_CTYPE, NULL)))
    setlocale (LC_CTYPE, "C.UTF-8");
  /* GLib decides once whether the program is translated at all, which .ui files depend on. Before
     textdomain() is set, this call does not decide against it. */
  g_dgettext (GETTEXT_PACKAGE, "x");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_disable_setlocale ();
}

/**
 * shell_language_set:
 * @code: "en", "fr", "it", "es"; or "" for that of the system
 *
 * Sets the language of all texts that are made from now on. Widgets must be made anew.
 */
void
shell_language_set (const char *code)
{
  gboolean system;

  g_return_if_fail (code != NULL);

  system = *code == '\0';
  g_snprintf (slot, sizeof slot, "LANGUAGE=%s",
              system ? (system_language ? system_language : "") : code);
  putenv (slot);
  if (system && setlocale (LC_MESSAGES, "") == NULL)
    setlocale (LC_MESSAGES, "C");       /* and not the locale of the language before */
  drop_caches ();
  if (!system && strcmp (code, "en") != 0 && is_c (setlocale (LC_MESSAGES, NULL)))
    ensure_locale (code);
  /* We have no catalogue for the language of the desktop, so GTK must not use its own either: the
     window would mix it with English. */
  if (system && !catalogue_is_found () && !is_c (setlocale (LC_MESSAGES, NULL)))
    g_strlcpy (slot, "LANGUAGE=en", sizeof slot);
  drop_caches ();
  g_debug ("%s, LC_MESSAGES=%s", slot, setlocale (LC_MESSAGES, NULL));
}

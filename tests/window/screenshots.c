/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window, for people to look at and for the README. */

#include "robot.h"

#include "config.h"
#include "shell/shell-language.h"

#include <glib/gstdio.h>
#include <string.h>

/* Shows the position of a record to its first person. */
static void
show (AlxTable   *table,
      const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  AlxRecord *record;
  AlxFault fault;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = alx_record_read (text, length, &fault);
  g_assert_nonnull (record);
  alx_table_play (table, record);
  alx_input_uncover (alx_table_get_input (table));
}

static void
shoot (const char *directory,
       const char *name,
       const char *language,
       gboolean    dark)
{
  static const int sizes[][2] = { { 360, 640 }, { 1200, 800 }, { 1920, 1080 } };
  GtkWidget *window = robot_get_window ();

  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", dark, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *base = g_strdup_printf ("%s-%s-%s-%dx%d.png", name, language, dark ? "dark" : "light",
                                               sizes[i][0], sizes[i][1]);
      g_autofree char *path = g_build_filename (directory, base, NULL);

      robot_resize (sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < 8; k++)
        robot_settle ();
      robot_shoot (window, path);
    }
}

/* The table is another widget after each change of language. */
static AlxTable *
get_table (void)
{
  return ALX_TABLE (robot_find (robot_get_window (), ALX_TYPE_TABLE, 0));
}

static void
shoot_all (const char *directory,
           const char *language,
           gboolean    dark)
{
  show (get_table (), "figure-01.alexandros");
  shoot (directory, "opening", language, dark);
  show (get_table (), "figure-04.alexandros");
  alx_input_type (alx_table_get_input (get_table ()), "S");
  shoot (directory, "card", language, dark);
  show (get_table (), "figure-11.alexandros");
  alx_input_type (alx_table_get_input (get_table ()), "@i24");
  shoot (directory, "take-over", language, dark);
  show (get_table (), "figure-12.alexandros");
  alx_input_choose_levy (alx_table_get_input (get_table ()));
  shoot (directory, "levy", language, dark);
}

int
main (int   argc,
      char *argv[])
{
  static const char * const languages[] = { "en", "fr", "it", "es" };
  const char *directory = g_getenv ("SCREENSHOTS");
  g_autoptr (GSettings) settings = NULL;

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_assert_nonnull (directory);
  settings = g_settings_new (APPLICATION_ID);
  robot_start ();
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_settings_set_string (settings, "language", languages[i]);
      for (guint k = 0; k < 5; k++)
        robot_settle ();
      for (guint dark = 0; dark < 2; dark++)
        shoot_all (directory, languages[i], dark);
    }
  robot_stop ();
  return 0;
}

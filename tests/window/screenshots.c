/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window, for people to look at and for the README. */

#include "robot.h"

#include "alexandros/record/alx-board-file.h"
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
shoot (AlxTable   *table,
       const char *directory,
       const char *name,
       gboolean    dark)
{
  static const int sizes[][2] = { { 360, 640 }, { 1200, 800 }, { 1900, 1060 } };
  GtkWidget *window = robot_get_window ();

  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", dark, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *base = g_strdup_printf ("%s-%s-%dx%d.png", name, dark ? "dark" : "light",
                                               sizes[i][0], sizes[i][1]);
      g_autofree char *path = g_build_filename (directory, base, NULL);

      robot_resize (sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < 8; k++)
        robot_settle ();
      robot_shoot (window, path);
    }
}

int
main (int   argc,
      char *argv[])
{
  const char *directory = g_getenv ("SCREENSHOTS");
  AlxTable *table;

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_assert_nonnull (directory);
  table = robot_start ();
  for (guint dark = 0; dark < 2; dark++)
    {
      show (table, "figure-01.alexandros");
      shoot (table, directory, "opening", dark);
      show (table, "figure-04.alexandros");
      alx_input_type (alx_table_get_input (table), "S");
      shoot (table, directory, "card", dark);
      show (table, "figure-12.alexandros");
      alx_input_choose_levy (alx_table_get_input (table));
      shoot (table, directory, "levy", dark);
    }
  robot_stop ();
  return 0;
}

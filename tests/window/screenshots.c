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
  robot_play (record);
  alx_input_uncover (alx_table_get_input (table));
}

static const char * const themes[] = { "light", "dark", "contrast" };

static gboolean
is_complete (gpointer data)
{
  return alx_board_view_is_complete (alx_table_get_board (robot_get_table ()));
}

/* In all themes and sizes; the window is what is seen of the program, so that a dialog is shot
   too if there is one. */
static void
shoot (const char *directory,
       const char *name,
       const char *language,
       GSettings  *settings)
{
  static const int sizes[][2] = { { 360, 640 }, { 1280, 800 }, { 3840, 2160 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      robot_resize (sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < G_N_ELEMENTS (themes); k++)
        {
          g_autofree char *base = g_strdup_printf ("%s-%s-%s-%dx%d.png", name, language, themes[k],
                                                   sizes[i][0], sizes[i][1]);
          g_autofree char *path = g_build_filename (directory, base, NULL);

          g_settings_set_string (settings, "appearance", themes[k]);
          for (guint n = 0; n < 8; n++)
            robot_settle ();
          robot_wait ("a whole board", is_complete, NULL);
          robot_settle ();
          robot_shoot (robot_get_window (), path);
        }
    }
}

static void
shoot_all (const char *directory,
           const char *language,
           GSettings  *settings)
{
  show (robot_get_table (), "figure-04.alexandros");
  alx_input_type (alx_table_get_input (robot_get_table ()), "S");
  shoot (directory, "opening", language, settings);
  show (robot_get_table (), "middle.alexandros");
  shoot (directory, "middle", language, settings);
  show (robot_get_table (), "figure-12.alexandros");
  alx_input_choose_levy (alx_table_get_input (robot_get_table ()));
  shoot (directory, "levy", language, settings);
  show (robot_get_table (), "end.alexandros");
  shoot (directory, "end", language, settings);
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
  g_settings_set_string (settings, "animation-speed", "off");
  robot_start ();
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      robot_set_language (languages[i]);
      shoot_all (directory, languages[i], settings);
    }
  robot_stop ();
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window of any game, once its board is whole. */

#include "shots.h"

#include "robot-window.h"

#include "kit/view/board/kit-board-view-test.h"

static const char * const themes[] = { "light", "dark", "contrast" };

static gboolean
is_complete (gpointer data)
{
  return kit_board_view_is_complete (kit_table_get_board (robot_get_table ()));
}

/** shots_settle: waits for a board without motions, and for panels. */
void
shots_settle (void)
{
  for (guint n = 0; n < 8; n++)
    robot_settle ();
  robot_wait ("a whole board", is_complete, NULL);
  robot_settle ();
}

/** shots_take_all: takes a picture of the window in each theme and size. */
void
shots_take_all (const char *directory,
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
          shots_settle ();
          robot_shoot (robot_get_window (), path);
        }
    }
}

/** shots_take: takes a picture of the window. */
void
shots_take (const char *directory,
            const char *name)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);

  shots_settle ();
  robot_shoot (robot_get_window (), path);
}

static gboolean
has_size (gpointer window)
{
  return gtk_widget_get_width (window) == SHOTS_WIDTH &&
         gtk_widget_get_height (window) == SHOTS_HEIGHT;
}

/** shots_fill_screen: has the window be as large as a screen of the size of the pictures: a window
    that fills it has no rim. */
void
shots_fill_screen (void)
{
  gtk_window_maximize (GTK_WINDOW (robot_get_window ()));
  robot_wait ("the size of the pictures", has_size, robot_get_window ());
}

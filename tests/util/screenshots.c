/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window: in all languages, themes and sizes for people to look at, or with "shop"
   the few of the README and of software centres. */

#include "config.h"

#include "robot-result.h"
#include "robot.h"
#include "shots.h"

#include "alexandros/view/alx-table.h"
#include "shell/shell-language.h"

#include <glib/gstdio.h>
#include <string.h>

static KitRecord *
read_record (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "alexandros", "data", name, NULL);
  g_autofree char *text = NULL;
  KitRecord *record;
  KitFault fault;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = alx_record_read (text, length, &fault);
  g_assert_nonnull (record);
  return record;
}

/* Shows the position of a record, with the hand of its first person open. */
static void
show (KitTable   *table,
      const char *name)
{
  robot_play (read_record (name));
  kit_input_uncover (kit_table_get_input (table));
}

static void
shoot_all (const char *directory,
           const char *language,
           GSettings  *settings)
{
  show (robot_get_table (), "figure-04.alexandros");
  kit_input_type (kit_table_get_input (robot_get_table ()), "S");
  shots_take_all (directory, "opening", language, settings);
  show (robot_get_table (), "middle.alexandros");
  shots_take_all (directory, "middle", language, settings);
  show (robot_get_table (), "figure-12.alexandros");
  alx_input_choose_levy (kit_table_get_input (robot_get_table ()));
  shots_take_all (directory, "levy", language, settings);
  show (robot_get_table (), "end.alexandros");
  shots_take_all (directory, "end", language, settings);
  kit_game_show_all (kit_table_get_game (robot_get_table ()), TRUE);
  shots_take_all (directory, "hands", language, settings);
}

/* --- for the README and software centres --- */

/* Has a turn of the game be played, as far as so many decisions of it; with what comes next
   proposed. */
static void
show_turn (guint turn,
           guint decisions)
{
  KitRecord *record = read_record ("shop.alexandros");
  AlxDecision next;
  AlxState state;
  guint cursor = 0;

  do
    alx_history_get_state_at (record->history, cursor, &state);
  while (state.turn != turn && cursor++ < kit_history_get_length (record->history));
  next = *alx_history_get_decision (record->history, cursor + decisions);
  kit_history_set_cursor (record->history, cursor + decisions);
  kit_history_drop_tail (record->history);
  robot_play (record);
  kit_input_propose (kit_table_get_input (robot_get_table ()), &next);
}

/* The result is a window of its own, which the window manager puts into the middle. */
static void
shoot_result (const char *directory)
{
  GtkWidget *window = robot_get_window ();
  cairo_surface_t *picture, *result;
  cairo_t *cr;

  shots_settle ();
  picture = shots_grab (GTK_WINDOW (window));
  g_assert_true (gtk_widget_activate_action (window, "game.result", NULL));
  robot_wait ("the result", robot_has_result, NULL);
  shots_settle ();
  result = shots_grab (robot_find_result ());
  cr = cairo_create (picture);
  cairo_set_source_surface (
    cr, result,
    (cairo_image_surface_get_width (picture) - cairo_image_surface_get_width (result)) / 2,
    (cairo_image_surface_get_height (picture) - cairo_image_surface_get_height (result)) / 2);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (result);
  shots_write (picture, directory, "en", "result");
  gtk_window_close (robot_find_result ());
}

/* One game, from its middle to its end; the first picture in all @languages. Of twice the density
   there is the very first alone: such pictures are large. */
static void
shoot_game (const char         *directory,
            const char * const *languages,
            GSettings          *settings)
{
  g_settings_set_string (settings, "appearance", "light");
  shots_resize ();
  for (; *languages; languages++)
    {
      robot_set_language (*languages);
      show_turn (29, 0);
      shots_take (directory, *languages, "window");
      if (shots_are_double ())
        return;
    }
  robot_set_language ("en");
  g_settings_set_string (settings, "appearance", "dark");
  show_turn (37, 3);
  shots_take (directory, "en", "night");
  g_settings_set_string (settings, "appearance", "light");
  show (robot_get_table (), "shop.alexandros");
  shoot_result (directory);
}

int
main (int   argc,
      char *argv[])
{
  static const char * const languages[] = { "en", "fr", "it", "es", NULL };
  const char *directory = g_getenv ("SCREENSHOTS");
  gboolean shop = argc > 1 && g_str_equal (argv[1], "shop");
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GSettings) game_settings = NULL;

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  if (shop)
    shots_claim_frames ();
  gtk_init ();
  g_assert_nonnull (directory);
  settings = g_settings_new (APPLICATION_ID);
  game_settings = g_settings_new (alx_table_info.schema);
  g_settings_set_string (game_settings, "animation-speed", "off");
  /* Points are not counted up, nor is anything raised. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  robot_start ();
  if (shop)
    shoot_game (directory, languages, settings);
  else
    for (guint i = 0; languages[i]; i++)
      {
        robot_set_language (languages[i]);
        shoot_all (directory, languages[i], settings);
      }
  robot_stop ();
  return 0;
}

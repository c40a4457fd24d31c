/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of The Advisers: in all languages, themes and sizes for people to look at, or with
   "shop" the few of the README and of software centres. */

#include "config.h"

#include "adv-robot.h"
#include "shots.h"

#include "shell/shell-language.h"

/* Plays so many decisions of the game of the pictures. */
static void
show (guint decisions)
{
  KitRecord *record = adv_robot_read ("shop.advisers");

  kit_history_set_cursor (record->history, decisions);
  kit_history_drop_tail (record->history);
  adv_robot_play (record);
  kit_input_uncover (kit_table_get_input (robot_get_table ()));
}

/* The opening, an auction, a trade that is being made, before the dice, and the end. */
static void
shoot_all (const char *directory,
           const char *language,
           GSettings  *settings)
{
  KitInput *input = kit_table_get_input (robot_get_table ());

  show (0);
  shots_take_all (directory, "advisers-opening", language, settings);
  show (404);
  shots_take_all (directory, "advisers-auction", language, settings);
  show (410);
  adv_input_choose_kind (input, ADV_OFFER);
  adv_input_add (input, ADV_GIVE, ADV_BRICK, 1);
  adv_input_add (input, ADV_GET, ADV_ORE, 1);
  shots_take_all (directory, "advisers-trade", language, settings);
  show (402);
  shots_take_all (directory, "advisers-middle", language, settings);
  adv_robot_play (adv_robot_read ("shop.advisers"));
  shots_take_all (directory, "advisers-end", language, settings);
}

static void
shoot_game (const char *directory,
            GSettings  *settings)
{
  shots_fill_screen ();
  g_settings_set_string (settings, "appearance", "light");
  show (404);
  shots_take (directory, "advisers.png");
  g_settings_set_string (settings, "appearance", "dark");
  show (815);
  shots_take (directory, "advisers-night.png");
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
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  adv_robot_start ();
  if (argc > 1 && g_str_equal (argv[1], "shop"))
    shoot_game (directory, settings);
  else
    for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
      {
        robot_set_language (languages[i]);
        shoot_all (directory, languages[i], settings);
      }
  robot_stop ();
  return 0;
}

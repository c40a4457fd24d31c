/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of The Advisers: in all languages, themes and sizes for people to look at, or with
   "shop" the few of the README and of software centres. */

#include "config.h"

#include "adv-robot.h"
#include "shots.h"

#include "shell/shell-language.h"

/* Plays so many decisions of a game: that of the pictures, or one for two, whose auctions leave
   room for the log. */
static void
show (const char *name,
      guint       decisions)
{
  KitRecord *record = adv_robot_read (name);

  kit_history_set_cursor (record->history, decisions);
  kit_history_drop_tail (record->history);
  adv_robot_play (record);
  kit_input_uncover (kit_table_get_input (robot_get_table ()));
}

/* The opening, an auction, a trade that is being made, before the dice, and the end, with hands
   hidden and shown. */
static void
shoot_all (const char *directory,
           const char *language,
           GSettings  *settings)
{
  KitInput *input = kit_table_get_input (robot_get_table ());

  show ("shop.advisers", 0);
  shots_take_all (directory, "advisers-opening", language, settings);
  show ("shop.advisers", 404);
  shots_take_all (directory, "advisers-auction", language, settings);
  show ("shop.advisers", 410);
  adv_input_choose_kind (input, ADV_OFFER);
  adv_input_add (input, ADV_GIVE, ADV_BRICK, 1);
  adv_input_add (input, ADV_GET, ADV_ORE, 1);
  shots_take_all (directory, "advisers-trade", language, settings);
  show ("shop.advisers", 402);
  shots_take_all (directory, "advisers-middle", language, settings);
  adv_robot_play (adv_robot_read ("shop.advisers"));
  shots_take_all (directory, "advisers-end", language, settings);
  kit_game_show_all (kit_input_get_game (input), TRUE);
  shots_take_all (directory, "advisers-hands", language, settings);
}

/* A bid, and what happened before the dice are rolled. Of twice the density there is the first
   alone. */
static void
shoot_game (const char *directory,
            GSettings  *settings)
{
  g_settings_set_string (settings, "appearance", "light");
  shots_resize ();
  robot_set_language ("en");
  show ("duel.advisers", 278);
  gtk_widget_activate (adv_robot_part ("step_3"));
  shots_take (directory, "en", "advisers");
  if (shots_are_double ())
    return;
  g_settings_set_string (settings, "appearance", "dark");
  show ("shop.advisers", 839);
  shots_take (directory, "en", "advisers-night");
}

int
main (int   argc,
      char *argv[])
{
  static const char * const languages[] = { "en", "fr", "it", "es" };
  const char *directory = g_getenv ("SCREENSHOTS");
  gboolean shop = argc > 1 && g_str_equal (argv[1], "shop");
  g_autoptr (GSettings) settings = NULL;

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  if (shop)
    shots_claim_frames ();
  gtk_init ();
  g_assert_nonnull (directory);
  settings = g_settings_new (APPLICATION_ID);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  adv_robot_start ();
  if (shop)
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

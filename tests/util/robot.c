/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Alexandros in the real window. */

#include "robot.h"

#include "alexandros/view/alx-table.h"

/** robot_start_first: opens the window as at the very first start. */
KitTable *
robot_start_first (void)
{
  static ShellCatalogue games[] = { &alx_table_info, NULL };

  return robot_open (games);
}

/** robot_start: opens the window with a first game, of a player who has been welcomed. */
KitTable *
robot_start (void)
{
  g_autoptr (GSettings) settings = g_settings_new (alx_table_info.schema);

  g_settings_set_boolean (settings, "welcomed", TRUE);
  return robot_start_first ();
}

/** robot_play: plays @record, (transfer full), as soon as the previous game is put aside. */
void
robot_play (KitRecord *record)
{
  robot_play_game (alx_game_new (record));
}

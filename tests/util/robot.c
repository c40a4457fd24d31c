/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Alexandros in the real window. */

#include "robot.h"

#include "alexandros/view/alx-table.h"

/** robot_start: opens the window with a first game. */
KitTable *
robot_start (void)
{
  static ShellCatalogue games[] = { &alx_table_info, NULL };

  return robot_open (games);
}

/** robot_play: plays @record, (transfer full), as soon as the previous game is put aside. */
void
robot_play (KitRecord *record)
{
  robot_play_game (alx_game_new (record));
}

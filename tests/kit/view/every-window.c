/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The real window with any of the games of the program. */

#include "every-window.h"

#include "advisers/view/adv-table.h"
#include "alexandros/view/alx-table.h"
#include "kit/view/panels/kit-action-panel.h"

static const ShellGameInfo *
get_info (const EveryGame *game)
{
  return g_str_equal (game->name, "alexandros") ? &alx_table_info : &adv_table_info;
}

/** every_window_open: opens the window with @game alone; nothing is animated or explained. */
const ShellGameInfo *
every_window_open (const EveryGame *game)
{
  static const ShellGameInfo *games[2];
  g_autoptr (GSettings) settings = NULL;

  games[0] = get_info (game);
  settings = g_settings_new (games[0]->schema);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_int (settings, "signs-explained", 3);
  robot_open (games);
  return games[0];
}

/** every_window_view: what panels know of @game. */
const KitGameView *
every_window_view (const EveryGame *game)
{
  return get_info (game)->data;
}

static gboolean
has_panels (gpointer data)
{
  return kit_table_get_panel (robot_get_table (), KIT_TYPE_ACTION_PANEL) != NULL;
}

/** every_window_wait: waits for the panels, which are made after the first frame. */
void
every_window_wait (void)
{
  robot_wait ("the panels", has_panels, NULL);
}

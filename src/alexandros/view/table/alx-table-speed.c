/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How fast computers play and pieces move: one setting, one table. */

#include "alx-table-private.h"

static const struct
{
  const char *name;                     /* in the settings */
  guint       pause;                    /* milliseconds between two decisions of computers, */
  guint       replay;                   /* and between two in a replay */
  guint       percent;                  /* of the normal time of a motion; 0 for no motion */
} speeds[] = {
  { "slow", 1500, 600, 180 },
  { "fast", 250, 200, 45 },
  { "off", 0, 350, 0 },
  { "normal", 700, 350, 100 },
};

/** alx_table_update_speed: applies the setting; no motion if the desktop has animations off. */
void
alx_table_update_speed (AlxTable *table)
{
  g_autofree char *name = NULL;
  gboolean moving;
  AlxGame *game;
  guint i = 0;

  g_return_if_fail (ALX_IS_TABLE (table));

  game = alx_table_get_game (table);
  name = g_settings_get_string (table->settings, "animation-speed");
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moving, NULL);
  while (i + 1 < G_N_ELEMENTS (speeds) && !g_str_equal (speeds[i].name, name))
    i++;
  alx_playback_set_percent (table->playback, moving ? speeds[i].percent : 0);
  alx_replay_set_pause (table->replay, speeds[i].replay);
  if (game != NULL)
    alx_game_set_pause (game, speeds[i].pause);
}

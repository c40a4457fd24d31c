/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How fast computers play and pieces move: one setting, one table. */

#include "kit-table-private.h"

static const struct
{
  const char *name;                     /* in the settings */
  guint       pause;                    /* milliseconds between two decisions of computers, */
  guint       replay;                   /* and between two in a replay */
  guint       percent;                  /* of the normal time of a motion; 0 for no motion */
} speeds[] = {
  { "slow", 1500, 600, 180 },
  { "fast", 250, 200, 45 },
  { "off", 0, 350, 0 },                 /* also while the player skips */
  { "normal", 700, 350, 100 },
};

/* In percent. */
static guint
get_pause (KitTable *table,
           KitGame  *game)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);

  return class->get_pause != NULL ? class->get_pause (kit_game_get_state (game)) : 100;
}

/** kit_table_update_speed: applies the setting; no motion if the desktop has animations off. */
void
kit_table_update_speed (KitTable *table)
{
  g_autofree char *name = NULL;
  gboolean moving;
  KitGame *game;
  guint i = 0;

  g_return_if_fail (KIT_IS_TABLE (table));

  game = kit_table_get_game (table);
  name = g_settings_get_string (table->private->settings, "animation-speed");
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moving, NULL);
  while (i + 1 < G_N_ELEMENTS (speeds) &&
         !g_str_equal (speeds[i].name, table->private->skipping ? "off" : name))
    i++;
  kit_playback_set_percent (table->private->playback, moving ? speeds[i].percent : 0);
  kit_replay_set_pause (table->private->replay, speeds[i].replay);
  if (game != NULL)
    kit_game_set_pause (game, speeds[i].pause * get_pause (table, game) / 100);
}

/** kit_table_skip: what follows is shown at once, until a person is asked again. */
void
kit_table_skip (KitTable *table,
                int       argument)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  table->private->skipping = TRUE;
  kit_table_update_speed (table);
  kit_playback_skip (table->private->playback);
  kit_table_continue (table);
}

/** kit_table_stop_skipping: to be called whenever the input has changed. */
void
kit_table_stop_skipping (KitTable *table)
{
  KitTablePrivate *private;
  KitGame *game;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  game = kit_table_get_game (table);
  if (!private->skipping || (!kit_input_is_asked (private->input) && !kit_game_is_over (game) &&
                             kit_game_count_persons (game) > 0))
    return;
  private->skipping = FALSE;
  kit_table_update_speed (table);
}

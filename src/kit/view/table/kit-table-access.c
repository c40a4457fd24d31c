/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Getters of the table: not in kit-table.c, so that the files that it uses need not call it. */

#include "kit-table-private.h"

/** kit_table_get_input: (transfer none): what the player is about to decide. */
KitInput *
kit_table_get_input (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->input;
}

/** kit_table_get_playback: (transfer none): what moves. */
KitPlayback *
kit_table_get_playback (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->playback;
}

/** kit_table_get_style: (transfer none): the style. */
KitStyle *
kit_table_get_style (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->style;
}

/** kit_table_get_settings: (transfer none): the settings of the game. */
GSettings *
kit_table_get_settings (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->settings;
}

/** kit_table_get_board: (transfer none): the board. */
KitBoardView *
kit_table_get_board (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->board;
}

/** kit_table_get_scores: (transfer none): the panel of the scores. */
KitScorePanel *
kit_table_get_scores (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->scores;
}

/** kit_table_get_log: (transfer none): the log. */
KitLogPanel *
kit_table_get_log (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->log;
}

/** kit_table_get_game: (transfer none) (nullable): the game that is played. */
KitGame *
kit_table_get_game (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return kit_input_get_game (table->private->input);
}

/** kit_table_get_window: (transfer none) (nullable): the window that the table is in. */
GtkWindow *
kit_table_get_window (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table)));
}

/** kit_table_is_large: whether panels and text are enlarged, for a large window. */
gboolean
kit_table_is_large (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), FALSE);

  return table->private->scale > 1;
}

/** kit_table_enable: enables or disables an @action, named without "game.". */
void
kit_table_enable (KitTable   *table,
                  const char *action,
                  gboolean    enabled)
{
  GAction *found;

  g_return_if_fail (KIT_IS_TABLE (table) && action != NULL);

  found = g_action_map_lookup_action (G_ACTION_MAP (table->private->group), action);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (found), enabled);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Getters of the table: not in kit-table.c, so that the files that it uses need not call it. */

#include "kit-table-instance-private.h"
#include "kit-table-private.h"

#include <glib/gi18n.h>

/** kit_table_get_objects: (transfer none): what the files of the table share. */
const KitTableObjects *
kit_table_get_objects (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return &table->private->objects;
}

/** kit_table_get_part: (transfer none): the "tray", the "side", the "panels" in it, the "foot", the
    "ring", the "zoom". */
GtkWidget *
kit_table_get_part (KitTable   *table,
                    const char *name)
{
  g_return_val_if_fail (KIT_IS_TABLE (table) && name != NULL, NULL);

  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (table), KIT_TYPE_TABLE, name));
}

/** kit_table_set_new_game: notes the dialog for a new game. */
void
kit_table_set_new_game (KitTable  *table,
                        GtkWidget *new_game)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  g_set_weak_pointer (&table->private->objects.new_game, new_game);
}

/** kit_table_get_input: (transfer none): what the player is about to decide. */
KitInput *
kit_table_get_input (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return kit_pace_get_input (table->private->objects.pace);
}

/** kit_table_get_playback: (transfer none): what moves. */
KitPlayback *
kit_table_get_playback (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return kit_pace_get_playback (table->private->objects.pace);
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

/** kit_table_get_panel: (transfer none) (nullable): the panel of @type; %NULL if the game has none,
    and before the first frame. */
gpointer
kit_table_get_panel (KitTable *table,
                     GType     type)
{
  GPtrArray *panels;

  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  panels = table->private->objects.panels;
  for (guint i = 0; i < panels->len; i++)
    if (g_type_is_a (G_OBJECT_TYPE (panels->pdata[i]), type))
      return panels->pdata[i];
  return NULL;
}

/** kit_table_get_game: (transfer none) (nullable): the game that is played. */
KitGame *
kit_table_get_game (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return kit_input_get_game (kit_table_get_input (table));
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

  return kit_table_layout_get_arrangement (GTK_WIDGET (table)).scale > 1;
}

/** kit_table_get_guide: (transfer none): the bubble of a guided game or a lesson. */
KitGuide *
kit_table_get_guide (KitTable *table)
{
  g_return_val_if_fail (KIT_IS_TABLE (table), NULL);

  return table->private->objects.guide;
}

/** kit_table_teach: see kit_guide_host_teach(). */
void
kit_table_teach (KitTable            *table,
                 KitGuideStep        *task,
                 const KitGuideWords *words)
{
  g_return_if_fail (KIT_IS_TABLE (table));

  kit_guide_host_teach (table->private->objects.host, task, words);
}

/** kit_table_enable: enables or disables an @action, named without "game.". */
void
kit_table_enable (KitTable   *table,
                  const char *action,
                  gboolean    enabled)
{
  GAction *found;

  g_return_if_fail (KIT_IS_TABLE (table) && action != NULL);

  found = g_action_map_lookup_action (G_ACTION_MAP (table->private->objects.group), action);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (found), enabled);
}

/** kit_table_set_companion: has a widget stand above the panels beside the board, in the place of
    the one before. */
void
kit_table_set_companion (KitTable  *table,
                         GtkWidget *companion)
{
  GtkBox *panels;
  GtkWidget **last;

  g_return_if_fail (KIT_IS_TABLE (table) && GTK_IS_WIDGET (companion));

  panels = GTK_BOX (kit_table_get_part (table, "panels"));
  last = &table->private->objects.companion;
  if (*last != NULL)
    gtk_box_remove (panels, *last);
  *last = companion;
  gtk_box_prepend (panels, companion);
}

/** kit_table_show_lines: shows what was played and what was better over the board; %NULL for
    nothing. */
void
kit_table_show_lines (KitTable           *table,
                      const KitBoardLine *played,
                      const KitBoardLine *better)
{
  static const KitBoardLine none = { 0 };

  g_return_if_fail (KIT_IS_TABLE (table));

  table->private->played = played != NULL ? *played : none;
  table->private->better = better != NULL ? *better : none;
  gtk_widget_queue_draw (GTK_WIDGET (table));
}

/** kit_table_snapshot_lines: what is over the board of @table. */
void
kit_table_snapshot_lines (KitTable    *table,
                          GtkSnapshot *snapshot)
{
  KitTablePrivate *private;
  graphene_rect_t bounds;
  cairo_t *cr;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  if ((private->played.n == 0 && private->better.n == 0) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (private->board), GTK_WIDGET (table), &bounds))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  kit_board_line_draw (&private->better, private->board, GTK_WIDGET (table), FALSE, _("Better"),
                       cr);
  kit_board_line_draw (&private->played, private->board, GTK_WIDGET (table), TRUE, _("Played"), cr);
  cairo_destroy (cr);
}

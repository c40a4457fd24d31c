/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels around the board. Making them takes as long as making the rest of the table, so it is
   done after the first frame, which shows the board alone. */

#include "kit-table-private.h"

static void
move_to (GtkWidget *widget,
         GtkBox    *box)
{
  GtkWidget *old = gtk_widget_get_parent (widget);

  if (old == GTK_WIDGET (box))
    return;
  g_object_ref_sink (widget);
  if (old != NULL)
    gtk_box_remove (GTK_BOX (old), widget);
  gtk_box_append (box, widget);
  g_object_unref (widget);
}

static void
arrange (KitTable       *table,
         KitTableLayout *layout)
{
  GtkBox *tray = GTK_BOX (kit_table_get_part (table, "tray"));
  GtkBox *panels = GTK_BOX (kit_table_get_part (table, "panels"));
  KitArrangement arrangement = kit_table_layout_has_tray (layout) ? KIT_ARRANGED_TRAY
                               : kit_table_layout_is_wide (layout) ? KIT_ARRANGED_WIDE
                                                                   : KIT_ARRANGED_NARROW;
  KitPanelOrder order = { { NULL } };

  if (KIT_TABLE_GET_CLASS (table)->order_panels != NULL)
    KIT_TABLE_GET_CLASS (table)->order_panels (table, arrangement, &order);
  else
    order = (KitPanelOrder) { { GTK_WIDGET (kit_table_get_scores (table)),
                                GTK_WIDGET (kit_table_get_log (table)) } };
  for (guint i = 0; order.tray[i] != NULL; i++)
    move_to (order.tray[i], tray);
  for (guint i = 0; order.side[i] != NULL; i++)
    {
      move_to (order.side[i], panels);
      gtk_box_reorder_child_after (panels, order.side[i], i == 0 ? NULL : order.side[i - 1]);
    }
}

/** kit_table_arrange_panels: moves and scales the panels for the size of @table, a #KitTable. Does
    nothing before there are panels. */
void
kit_table_arrange_panels (gpointer table)
{
  KitTableLayout *layout;
  KitTableClass *class;
  double scale;

  g_return_if_fail (KIT_IS_TABLE (table));

  class = KIT_TABLE_GET_CLASS (table);
  if (kit_table_get_scores (table) == NULL)
    return;
  layout = kit_table_layout_of (table);
  scale = kit_table_layout_get_scale (layout);
  arrange (table, layout);
  kit_score_panel_set_scale (kit_table_get_scores (table), scale);
  if (class->scale_panels != NULL)
    class->scale_panels (table, scale, kit_table_layout_get_tray_scale (layout),
                         kit_table_layout_has_tray (layout));
  kit_table_layout_show_tray (layout);
}

static void
set_up (KitTable      *table,
        KitScorePanel *scores,
        KitLogPanel   *log)
{
  const KitGameView *view = KIT_TABLE_GET_CLASS (table)->view;
  KitInput *input = kit_table_get_input (table);
  KitPlayback *playback = kit_table_get_playback (table);
  KitStyle *style = kit_table_get_style (table);

  kit_score_panel_set_up (scores, view, input, playback, style);
  kit_log_panel_set_up (log, view, input, playback, style);
  g_signal_connect_object (log, "pointed", G_CALLBACK (kit_board_view_set_pointed),
                           kit_table_get_board (table), G_CONNECT_SWAPPED);
}

/** kit_table_add_panels: makes the panels of @table, a #KitTable, unless there are any. */
void
kit_table_add_panels (gpointer table)
{
  KitScorePanel *scores;
  KitLogPanel *log;
  GtkBox *panels;

  g_return_if_fail (KIT_IS_TABLE (table));

  if (kit_table_get_scores (table) != NULL)
    return;
  panels = GTK_BOX (kit_table_get_part (table, "panels"));
  scores = g_object_new (KIT_TYPE_SCORE_PANEL, NULL);
  log = g_object_new (KIT_TYPE_LOG_PANEL, "vexpand", TRUE, NULL);
  gtk_box_append (panels, GTK_WIDGET (scores));
  gtk_box_append (panels, GTK_WIDGET (log));
  set_up (table, scores, log);
  kit_table_set_panels (table, scores, log);
  if (KIT_TABLE_GET_CLASS (table)->add_panels != NULL)
    KIT_TABLE_GET_CLASS (table)->add_panels (table);
  if (kit_table_layout_get_scale (kit_table_layout_of (table)) > 0)
    kit_table_arrange_panels (table);
  if (kit_table_get_game (table) != NULL)
    kit_input_refresh (kit_table_get_input (table));
}

/* --- where cards fly --- */

static GtkWidget *
find_anchor (guint    anchor,
             guint    face,
             gpointer data)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (data);

  if (kit_table_get_scores (data) == NULL || class->find_anchor == NULL)
    return NULL;
  return class->find_anchor (data, anchor, face);
}

static gboolean
find_start (const KitMotion *motion,
            KitPixel        *start,
            gpointer         data)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (data);

  return class->find_start != NULL && class->find_start (data, motion, start);
}

const KitFlightFuncs kit_table_flight_funcs = { find_anchor, find_start };

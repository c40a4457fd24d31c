/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels around the board. Making them takes as long as making the rest of the table, so it is
   done after the first frame, which shows the board alone. */

#include "kit-table-private.h"

#include "kit/view/panels/kit-action-panel.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"

#define EXPLAINED 3                     /* games in which signs are explained */

/* The place of a panel in the tray or beside the board, from 1 on; 0 if it is not there. */
static guint
get_place (const KitPanelRow    *row,
           const KitArrangement *now,
           gboolean              in_tray)
{
  if (in_tray)
    return now->has_tray ? row->tray : 0;
  return now->has_tray ? row->beside
         : now->wide   ? row->wide : row->narrow;
}

/* Moves @panel to @box, after the panel @last, or to its beginning. */
static void
move_to (GtkWidget *panel,
         GtkBox    *box,
         GtkWidget *last)
{
  GtkWidget *old = gtk_widget_get_parent (panel);

  if (old != NULL && old != GTK_WIDGET (box))
    gtk_box_remove (GTK_BOX (old), panel);
  if (old != GTK_WIDGET (box))
    gtk_box_append (box, panel);
  gtk_box_reorder_child_after (box, panel, last);
}

/* @part: the "tray", or the "panels" beside the board. Where those of the tray are stacked, the
   last one is on top. */
static void
fill (KitTable             *table,
      const KitArrangement *now,
      const char           *part)
{
  gboolean in_tray = g_str_equal (part, "tray");
  GtkBox *box = GTK_BOX (kit_table_get_part (table, part));
  GPtrArray *panels = kit_table_get_objects (table)->panels;
  const KitPanelRow *rows = KIT_TABLE_GET_CLASS (table)->panels;
  gboolean stacked = in_tray && now->stacked;
  GtkWidget *last = in_tray ? NULL : kit_table_get_objects (table)->companion;

  if (in_tray)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (box), stacked ? GTK_ORIENTATION_VERTICAL
                                                                  : GTK_ORIENTATION_HORIZONTAL);
  for (guint place = 1; place <= panels->len; place++)
    for (guint i = 0; i < panels->len; i++)
      if (get_place (&rows[i], now, in_tray) == place)
        {
          move_to (panels->pdata[i], box, stacked ? NULL : last);
          last = panels->pdata[i];
          kit_panel_set_scale (panels->pdata[i], now->side_scale, in_tray ? now->tray_scale : 0);
        }
}

/** kit_table_arrange_panels: moves and scales the panels for the size of @table, a #KitTable. Does
    nothing before there are panels and a size. */
void
kit_table_arrange_panels (gpointer table)
{
  KitArrangement now;
  gpointer actions;

  g_return_if_fail (KIT_IS_TABLE (table));

  now = kit_table_layout_get_arrangement (table);
  if (kit_table_get_objects (table)->panels->len == 0 || now.scale <= 0)
    return;
  fill (table, &now, "tray");
  fill (table, &now, "panels");
  actions = kit_table_get_panel (table, KIT_TYPE_ACTION_PANEL);
  if (actions != NULL)
    {
      GtkWidget *foot = kit_table_get_part (table, "foot");

      kit_action_panel_set_steady (actions, now.wide);
      kit_action_panel_move_foot (actions, now.has_foot ? GTK_BOX (foot) : NULL, now.tight);
      gtk_widget_set_visible (foot, now.has_foot);
    }
  kit_table_layout_show_tray (kit_table_layout_of (table));
}

/** kit_table_explain_signs: shows what the signs in the rows of players mean, if a person begins
    one of their first games, and this is no lesson. */
void
kit_table_explain_signs (KitTable *table)
{
  GSettings *settings = kit_table_get_settings (table);
  KitGame *game = kit_table_get_game (table);
  gpointer scores = kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL);
  int n = g_settings_get_int (settings, "signs-explained");

  if (n < EXPLAINED && scores != NULL && gtk_widget_get_mapped (scores) &&
      !g_settings_get_boolean (settings, "guided") &&
      GTK_IS_APPLICATION_WINDOW (kit_table_get_window (table)) &&
      kit_game_get_cursor (game) == 0 && kit_game_count_persons (game) > 0 &&
      kit_score_panel_explain (scores))
    g_settings_set_int (settings, "signs-explained", n + 1);
}

/** kit_table_add_panels: makes the panels of @table, a #KitTable, unless there are any. */
void
kit_table_add_panels (gpointer table)
{
  const KitTableObjects *objects;
  const KitPanelRow *rows;

  g_return_if_fail (KIT_IS_TABLE (table));

  rows = KIT_TABLE_GET_CLASS (table)->panels;
  objects = kit_table_get_objects (table);
  if (objects->panels->len > 0)
    return;
  for (guint i = 0; rows[i].get_type != NULL; i++)
    {
      GtkWidget *panel = g_object_new (rows[i].get_type (), "context", &objects->context, NULL);

      g_ptr_array_add (objects->panels, g_object_ref_sink (panel));
    }
  g_signal_connect_object (kit_table_get_panel (table, KIT_TYPE_LOG_PANEL), "pointed",
                           G_CALLBACK (kit_board_view_set_pointed), kit_table_get_board (table),
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_table_get_panel (table, KIT_TYPE_SCORE_PANEL), "map",
                           G_CALLBACK (kit_table_explain_signs), table, G_CONNECT_SWAPPED);
  kit_table_arrange_panels (table);
  if (kit_table_get_game (table) != NULL)
    kit_input_refresh (kit_table_get_input (table));
}

/** kit_table_find_actions: where in @table, a #KitTable, the panel of actions is; nowhere before
    there are panels. */
GdkRectangle
kit_table_find_actions (gpointer table)
{
  GtkWidget *panel;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  g_return_val_if_fail (KIT_IS_TABLE (table), (GdkRectangle) { 0 });

  panel = kit_table_get_panel (table, KIT_TYPE_ACTION_PANEL);
  if (panel == NULL || !gtk_widget_compute_bounds (panel, table, &bounds))
    return (GdkRectangle) { 0 };
  return (GdkRectangle) { bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
}

/* --- where cards fly --- */

static GtkWidget *
find_anchor (GtkWidget *widget,
             guint      anchor,
             guint      face)
{
  KitTable *table = KIT_TABLE (widget);
  KitTableClass *class = KIT_TABLE_GET_CLASS (table);

  if (kit_table_get_objects (table)->panels->len == 0 || class->find_anchor == NULL)
    return NULL;
  return class->find_anchor (table, anchor, face);
}

static gboolean
find_start (GtkWidget       *widget,
            const KitMotion *motion,
            KitPixel        *start)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (widget);

  return class->find_start != NULL && class->find_start (KIT_TABLE (widget), motion, start);
}

const KitFlightFuncs kit_table_flight_funcs = { find_anchor, find_start };

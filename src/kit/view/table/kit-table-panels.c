/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels around the board. Making them takes as long as making the rest of the table, so it is
   done after the first frame, which shows the board alone. */

#include "kit-table-private.h"

static const struct
{
  int         height;                   /* of the table, from which on it applies */
  double      scale;
  const char *class;
} sizes[] = { { 1150, 1.3, "large" }, { 1700, 1.8, "huge" } };

/** kit_table_find_scale: the scale of panels and text in a wide window of @height pixels. */
double
kit_table_find_scale (int height)
{
  double scale = 1;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (height >= sizes[i].height)
      scale = sizes[i].scale;
  return scale;
}

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
arrange (KitTable *table)
{
  KitTablePrivate *private = table->private;
  KitArrangement arrangement = private->has_tray ? KIT_ARRANGED_TRAY
                               : private->wide ? KIT_ARRANGED_WIDE : KIT_ARRANGED_NARROW;
  KitPanelOrder order = { { NULL } };

  KIT_TABLE_GET_CLASS (table)->order_panels (table, arrangement, &order);
  for (guint i = 0; order.tray[i] != NULL; i++)
    move_to (order.tray[i], private->tray);
  for (guint i = 0; order.side[i] != NULL; i++)
    {
      move_to (order.side[i], private->panels);
      gtk_box_reorder_child_after (private->panels, order.side[i],
                                   i == 0 ? NULL : order.side[i - 1]);
    }
}

static void
scale (KitTable *table)
{
  KitTablePrivate *private = table->private;

  kit_score_panel_set_scale (private->scores, private->scale);
  KIT_TABLE_GET_CLASS (table)->scale_panels (table, private->scale, private->tray_scale,
                                             private->has_tray);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    kit_style_set_class (GTK_WIDGET (table), sizes[i].class, private->scale == sizes[i].scale);
}

/** kit_table_arrange_panels: moves and scales the panels for the size of the table. Does nothing
    before there are panels. */
void
kit_table_arrange_panels (KitTable *table)
{
  KitTablePrivate *private;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  if (private->scores == NULL)
    return;
  arrange (table);
  scale (table);
  gtk_widget_set_visible (GTK_WIDGET (private->tray), private->has_tray && private->seen);
}

/** kit_table_add_panels: makes the panels, unless there are any. */
void
kit_table_add_panels (KitTable *table)
{
  KitTablePrivate *private;
  KitTableClass *class;

  g_return_if_fail (KIT_IS_TABLE (table));

  private = table->private;
  class = KIT_TABLE_GET_CLASS (table);
  if (private->scores != NULL)
    return;
  private->scores = g_object_new (KIT_TYPE_SCORE_PANEL, NULL);
  private->log = g_object_new (KIT_TYPE_LOG_PANEL, "vexpand", TRUE, NULL);
  gtk_box_append (private->panels, GTK_WIDGET (private->scores));
  gtk_box_append (private->panels, GTK_WIDGET (private->log));
  kit_score_panel_set_up (private->scores, class->view, private->input, private->playback,
                          private->style);
  kit_log_panel_set_up (private->log, class->view, private->input, private->playback,
                        private->style);
  g_signal_connect_object (private->log, "pointed", G_CALLBACK (kit_board_view_set_pointed),
                           private->board, G_CONNECT_SWAPPED);
  class->add_panels (table);
  if (private->scale > 0)
    kit_table_arrange_panels (table);
  if (kit_table_get_game (table) != NULL)
    kit_input_refresh (private->input);
}

/* --- where cards fly --- */

static GtkWidget *
find_anchor (guint    anchor,
             guint    face,
             gpointer data)
{
  KitTableClass *class = KIT_TABLE_GET_CLASS (data);

  if (KIT_TABLE (data)->private->scores == NULL || class->find_anchor == NULL)
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

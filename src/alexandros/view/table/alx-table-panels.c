/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels around the board. Making them takes as long as making the rest of the table, so it is
   done after the first frame, which shows the board alone. */

#include "alx-table-private.h"

static const struct
{
  int         height;                   /* of the table, from which on it applies */
  double      scale;
  const char *class;
} sizes[] = { { 1150, 1.3, "large" }, { 1700, 1.8, "huge" } };

/** alx_table_find_scale: the scale of panels and text in a wide window of @height pixels. */
double
alx_table_find_scale (int height)
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
  GtkBox *old = GTK_BOX (gtk_widget_get_parent (widget));

  if (old == box)
    return;
  g_object_ref (widget);
  gtk_box_remove (old, widget);
  gtk_box_append (box, widget);
  g_object_unref (widget);
}

/* Cards and hand go into the tray if there is one. In a narrow window the panels that are needed
   most come first. */
static void
arrange_panels (AlxTable *table)
{
  GtkWidget * const with_tray[] = { GTK_WIDGET (table->scores), GTK_WIDGET (table->actions),
                                   GTK_WIDGET (table->log) };
  GtkWidget * const wide[] = { GTK_WIDGET (table->scores), GTK_WIDGET (table->cards),
                              GTK_WIDGET (table->hand), GTK_WIDGET (table->actions),
                              GTK_WIDGET (table->log) };
  GtkWidget * const narrow[] = { GTK_WIDGET (table->hand), GTK_WIDGET (table->actions),
                                GTK_WIDGET (table->cards), GTK_WIDGET (table->scores),
                                GTK_WIDGET (table->log) };
  GtkWidget * const *order = table->has_tray ? with_tray : table->wide ? wide : narrow;
  GtkBox *box = table->has_tray ? table->tray : table->panels;

  move_to (GTK_WIDGET (table->cards), box);
  move_to (GTK_WIDGET (table->hand), box);
  for (guint i = 0; i < (table->has_tray ? G_N_ELEMENTS (with_tray) : G_N_ELEMENTS (wide)); i++)
    gtk_box_reorder_child_after (table->panels, order[i], i == 0 ? NULL : order[i - 1]);
}

static void
scale_panels (AlxTable *table)
{
  alx_card_panel_set_scale (table->cards, table->cards_scale, table->has_tray);
  alx_hand_panel_set_scale (table->hand, table->cards_scale, table->has_tray);
  alx_score_panel_set_scale (table->scores, table->scale);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    alx_style_set_class (GTK_WIDGET (table), sizes[i].class, table->scale == sizes[i].scale);
}

/** alx_table_arrange_panels: moves and scales the panels for the size of the table. Does nothing
    before there are panels. */
void
alx_table_arrange_panels (AlxTable *table)
{
  g_return_if_fail (ALX_IS_TABLE (table));

  if (table->scores == NULL)
    return;
  arrange_panels (table);
  scale_panels (table);
  gtk_widget_set_visible (GTK_WIDGET (table->tray), table->has_tray && table->seen);
}

/** alx_table_add_panels: makes the panels, unless there are any. */
void
alx_table_add_panels (AlxTable *table)
{
  g_return_if_fail (ALX_IS_TABLE (table));

  if (table->scores != NULL)
    return;
  table->scores = g_object_new (ALX_TYPE_SCORE_PANEL, NULL);
  table->cards = g_object_new (ALX_TYPE_CARD_PANEL, NULL);
  table->hand = g_object_new (ALX_TYPE_HAND_PANEL, NULL);
  table->actions = g_object_new (ALX_TYPE_ACTION_PANEL, NULL);
  table->log = g_object_new (ALX_TYPE_LOG_PANEL, "vexpand", TRUE, NULL);
  gtk_box_append (table->panels, GTK_WIDGET (table->scores));
  gtk_box_append (table->panels, GTK_WIDGET (table->cards));
  gtk_box_append (table->panels, GTK_WIDGET (table->hand));
  gtk_box_append (table->panels, GTK_WIDGET (table->actions));
  gtk_box_append (table->panels, GTK_WIDGET (table->log));
  alx_score_panel_set_up (table->scores, table->input, table->playback, table->style);
  alx_card_panel_set_up (table->cards, table->input, table->playback, table->style);
  alx_hand_panel_set_up (table->hand, table->input, table->playback, table->style);
  alx_action_panel_set_up (table->actions, table->input, table->style);
  alx_log_panel_set_up (table->log, table->input, table->playback);
  g_signal_connect_object (table->log, "pointed", G_CALLBACK (alx_board_view_set_pointed),
                           table->board, G_CONNECT_SWAPPED);
  if (table->scale > 0)
    alx_table_arrange_panels (table);
  if (alx_table_get_game (table) != NULL)
    alx_input_refresh (table->input);
}

/** alx_table_find_anchor: (nullable) (transfer none): an #AlxAnchorFunc; @data is the table. */
GtkWidget *
alx_table_find_anchor (AlxAnchor anchor,
                       guint8    symbol,
                       gpointer  data)
{
  AlxTable *table = data;
  guint player = anchor - ALX_ANCHOR_HAND;

  g_return_val_if_fail (ALX_IS_TABLE (table), NULL);

  if (table->scores == NULL)
    return NULL;
  if (anchor < ALX_ANCHOR_HAND)
    return alx_card_panel_get_anchor (table->cards, anchor);
  if (alx_input_get_viewer (table->input) == (int) player)
    return alx_hand_panel_get_anchor (table->hand, symbol);
  return alx_score_panel_get_row (table->scores, player);
}

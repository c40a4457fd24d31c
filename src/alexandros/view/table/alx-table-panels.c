/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels round the board. To make them takes as long as to make all the rest of the table,
   and the first frame shows the board alone; so they come after it. */

#include "alx-table-private.h"

/* From which height on everything is how much larger. */
static const struct
{
  int         height;
  double      scale;
  const char *class;
} sizes[] = { { 1150, 1.3, "large" }, { 1700, 1.8, "huge" } };

/** alx_table_find_scale: of everything in a wide window that is so high. */
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

/* Cards lie below a wide board, as at a table; in a narrow window what one needs to
   act comes first. */
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

/* On a large screen everything is larger, not only the board. */
static void
scale_panels (AlxTable *table)
{
  alx_card_panel_set_scale (table->cards, table->cards_scale, table->has_tray);
  alx_hand_panel_set_scale (table->hand, table->cards_scale, table->has_tray);
  alx_score_panel_set_scale (table->scores, table->scale);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (table->scale == sizes[i].scale)
      gtk_widget_add_css_class (GTK_WIDGET (table), sizes[i].class);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (table), sizes[i].class);
}

/** alx_table_arrange_panels: for the room there is now; nothing if there are no panels yet. */
void
alx_table_arrange_panels (AlxTable *table)
{
  if (table->scores == NULL)
    return;
  arrange_panels (table);
  scale_panels (table);
  gtk_widget_set_visible (GTK_WIDGET (table->tray), table->has_tray && table->seen);
}

/** alx_table_add_panels: makes the panels, unless they are there. */
void
alx_table_add_panels (AlxTable *table)
{
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
  g_signal_connect_object (table->log, "pointed", G_CALLBACK (alx_board_view_set_told),
                           table->board, G_CONNECT_SWAPPED);
  if (table->scale > 0)
    alx_table_arrange_panels (table);
  if (alx_table_get_game (table) != NULL)
    alx_input_refresh (table->input);
}

/** alx_table_find_anchor: (nullable) (transfer none): where a card flies from or to; an
    #AlxAnchorFunc for the table @data. */
GtkWidget *
alx_table_find_anchor (AlxAnchor anchor,
                       guint8    symbol,
                       gpointer  data)
{
  AlxTable *table = data;
  guint player = anchor - ALX_ANCHOR_HAND;

  if (table->scores == NULL)
    return NULL;
  if (anchor < ALX_ANCHOR_HAND)
    return alx_card_panel_get_anchor (table->cards, anchor);
  if (alx_input_get_viewer (table->input) == (int) player)
    return alx_hand_panel_get_anchor (table->hand, symbol);
  return alx_score_panel_get_row (table->scores, player);
}

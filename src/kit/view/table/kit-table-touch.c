/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finger that stays for a while shows what the pointer of a mouse does by hovering. */

#include "kit-table-private.h"

/* (transfer full) (nullable): what hovering over @widget, or what it is a part of, says. */
static char *
explain (KitTable  *table,
         GtkWidget *widget,
         double     x,
         double     y)
{
  graphene_point_t at;

  for (; widget != NULL && widget != GTK_WIDGET (table); widget = gtk_widget_get_parent (widget))
    if (KIT_IS_BOARD_VIEW (widget))
      return gtk_widget_compute_point (GTK_WIDGET (table), widget, &GRAPHENE_POINT_INIT (x, y), &at)
               ? kit_board_view_explain (KIT_BOARD_VIEW (widget), at.x, at.y) : NULL;
    else if (gtk_widget_get_tooltip_text (widget) != NULL)
      return g_strdup (gtk_widget_get_tooltip_text (widget));
  return NULL;
}

/* What has been explained is not pressed, too. */
static void
pressed_cb (KitTable   *table,
            double      x,
            double      y,
            GtkGesture *press)
{
  /* Also what cannot be pressed now. */
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (table), x, y, GTK_PICK_INSENSITIVE);
  g_autofree char *text = explain (table, widget, x, y);

  if (text == NULL)
    return;
  gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
  kit_table_answer (table, text);
}

/** kit_table_add_touch: has @table hear a long press. */
void
kit_table_add_touch (KitTable *table)
{
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (pressed_cb), table, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (table), GTK_EVENT_CONTROLLER (press));
}

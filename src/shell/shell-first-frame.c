/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work that waits until the first frame was painted.

   The frame clock runs tick callbacks, layout and painting in a row, so an idle callback that a
   tick callback adds runs after the frame. */

#include "shell-first-frame.h"

typedef struct
{
  GtkWidget     *widget;                /* owned */
  ShellSeenFunc  func;
} Wait;

static void
painted_cb (gpointer data)
{
  g_autofree Wait *wait = data;
  g_autoptr (GtkWidget) widget = wait->widget;

  /* It may have been removed from the window meanwhile. */
  if (gtk_widget_get_root (widget) != NULL)
    wait->func (widget);
}

static gboolean
ticked_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  Wait *wait = g_new (Wait, 1);

  *wait = (Wait) { g_object_ref (widget), data };
  g_idle_add_once (painted_cb, wait);
  return G_SOURCE_REMOVE;
}

/** shell_after_first_frame: calls @func once, when @widget was painted, in an idle callback. */
void
shell_after_first_frame (GtkWidget     *widget,
                         ShellSeenFunc  func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (func != NULL);

  gtk_widget_add_tick_callback (widget, ticked_cb, func, NULL);
}

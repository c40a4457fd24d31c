/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window at the end of a game. */

#include "robot-result.h"

#include "kit/view/dialogs/kit-result.h"

/** robot_find_result: (transfer none) (nullable): the window with the result, if it has a size. */
GtkWindow *
robot_find_result (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (KIT_IS_RESULT (l->data) && gtk_widget_get_mapped (l->data) &&
        gtk_widget_get_width (l->data) > 0)
      return l->data;
  return NULL;
}

/** robot_has_result: a #RobotTest: whether it is there. */
gboolean
robot_has_result (gpointer data)
{
  return robot_find_result () != NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "robot-wait.h"

#define PATIENCE (60 * G_USEC_PER_SEC)

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/** robot_wait: runs the main loop until @test holds; gives up after a while. */
void
robot_wait (const char *what,
            RobotTest   test,
            gpointer    data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  guint wake = g_timeout_add (10, wake_cb, NULL);

  while (!test (data))
    {
      if (g_get_monotonic_time () > end)
        g_error ("waited in vain: %s", what);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (wake);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Whether frames of @window are drawn: it may be closed or minimized meanwhile. */
static gboolean
is_drawn (GtkWidget *window)
{
  return gtk_widget_get_mapped (window) &&
         (gdk_toplevel_get_state (GDK_TOPLEVEL (gtk_native_get_surface (GTK_NATIVE (window)))) &
          GDK_TOPLEVEL_STATE_MINIMIZED) == 0;
}

typedef struct
{
  GtkWidget *window;
  guint      n;
} Frames;

static gboolean
are_two (gpointer data)
{
  const Frames *frames = data;

  return frames->n >= 2 || !is_drawn (frames->window);
}

/* Waits until two frames of @window are drawn, if it is to be seen. */
static void
wait_for_frames (GtkWidget *window)
{
  Frames frames = { window, 0 };
  GdkFrameClock *clock;

  if (!is_drawn (window))
    return;
  clock = g_object_ref (gtk_widget_get_frame_clock (window));
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_cb), &frames.n);
  gdk_frame_clock_begin_updating (clock);
  robot_wait ("two frames", are_two, &frames);
  gdk_frame_clock_end_updating (clock);
  /* Nothing is left of it if the window has been closed meanwhile. */
  g_signal_handlers_disconnect_by_data (clock, &frames.n);
  g_object_unref (clock);
}

/** robot_settle: waits until what the X server has sent is handled, and two frames of each window
    are drawn. */
void
robot_settle (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_object_unref);

  gdk_display_sync (gdk_display_get_default ());
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    g_ptr_array_add (seen, g_list_model_get_item (windows, i));
  for (guint i = 0; i < seen->len; i++)
    wait_for_frames (seen->pdata[i]);
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

/** robot_wait_for_active: waits until the window of @widget has the focus: from then on the window
    manager leaves it where it is. */
void
robot_wait_for_active (GtkWidget *widget)
{
  robot_wait ("an active window", is_active, gtk_widget_get_root (widget));
}

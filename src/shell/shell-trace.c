/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each frame of the window costs, written to a file for tests/measure.py.

   A line a frame, microseconds throughout, the clock being the monotonic one of the system:

     frame COUNTER TIME REFRESH BEGAN ENDED PROGRAM MAIN [MARK]

   COUNTER and TIME are the frame clock's, REFRESH is how long a frame may take, BEGAN and ENDED
   say when the frame was worked on. PROGRAM is the processor time of all threads since the frame
   before this one, so that events, timers and work begun ahead are counted too; MAIN is that of
   the main thread alone. MARK is what shell_trace_mark() said of the frame. What writing these
   lines costs is left out. */

#include "config.h"

#include "shell-trace.h"

#include <stdio.h>
#include <time.h>

static FILE *file;                      /* NULL unless frames are traced, which is nearly always */
static const char *mark;                /* of the frame that is being made */
static gboolean shown;                  /* there was a mark */
static gint64 began;
static gint64 program;                  /* processor time when the last frame had ended, as the
                                           next */
static gint64 main_thread;

static gint64
read_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
began_cb (GdkFrameClock *clock)
{
  began = g_get_monotonic_time ();
}

static void
ended_cb (GdkFrameClock *clock,
          GtkWidget     *window)
{
  gint64 frame_time = gdk_frame_clock_get_frame_time (clock);
  gint64 program_now = read_clock (CLOCK_PROCESS_CPUTIME_ID);
  gint64 main_now = read_clock (CLOCK_THREAD_CPUTIME_ID);
  gint64 refresh;

  /* What is asked about the first such frame is when it is seen, not when it is sent. */
  if (mark != NULL && !shown)
    gdk_display_sync (gtk_widget_get_display (window));
  shown |= mark != NULL;
  gdk_frame_clock_get_refresh_info (clock, frame_time, &refresh, NULL);
  fprintf (file,
           "frame %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT
           " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "%s%s\n",
           gdk_frame_clock_get_frame_counter (clock), frame_time, refresh, began,
           g_get_monotonic_time (), program_now - program, main_now - main_thread, mark ? " " : "",
           mark ? mark : "");
  fflush (file);
  mark = NULL;
  program = read_clock (CLOCK_PROCESS_CPUTIME_ID);
  main_thread = read_clock (CLOCK_THREAD_CPUTIME_ID);
}

static void
realized_cb (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect_object (clock, "before-paint", G_CALLBACK (began_cb), window, 0);
  g_signal_connect_object (clock, "after-paint", G_CALLBACK (ended_cb), window, 0);
}

/**
 * shell_trace_open:
 * @path: (type filename): where to write
 *
 * Returns: whether it can be written; errno says why not
 */
gboolean
shell_trace_open (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  file = fopen (path, "we");
  return file != NULL;
}

/** shell_trace_watch: writes down each frame of @window from now on; nothing, unless there is
    a file for it. */
void
shell_trace_watch (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (file != NULL)
    g_signal_connect_object (window, "realize", G_CALLBACK (realized_cb), window,
                             G_CONNECT_SWAPPED);
}

/**
 * shell_trace_mark:
 * @what: (not nullable): one word that lives as long as the program
 *
 * Notes what the frame that is being made shows, such as a board that is complete.
 */
void
shell_trace_mark (const char *what)
{
  g_return_if_fail (what != NULL);

  mark = what;
}

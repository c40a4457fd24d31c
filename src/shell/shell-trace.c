/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each frame of the window costs, written to a file for tests/measure.py.

   A line a frame, microseconds throughout, the clock being the monotonic one of the system:

     frame COUNTER TIME REFRESH BEGAN ENDED PROGRAM MAIN [MARK]

   COUNTER and TIME are those of the frame clock, REFRESH is the refresh interval; BEGAN and ENDED
   are the times of the signals “before-paint” and “after-paint”. PROGRAM is the processor time of
   all threads since the frame before this one, and so includes events, timers and threads; MAIN is
   that of the main thread alone. MARK is the word of shell_trace_mark(). The cost of writing these
   lines is not counted. */

#include "config.h"

#include "shell-trace.h"

#include <stdio.h>
#include <time.h>

/* Static, as there is one trace: that of the one window, and of another that covers it. */
static FILE *file;                      /* NULL unless frames are traced */
static const char *mark;                /* of the frame that is being painted, or NULL */
static gboolean shown;                  /* there was a frame with a mark */
static gint64 began;                    /* when the frame began */
static gint64 program;                  /* the processor time at the end of the last frame, */
static gint64 main_thread;              /* and that of the main thread */

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

  /* The first frame with a mark tells when the board is visible: wait until the X server has it. */
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

/** shell_trace_watch: traces each frame of @window from now on, if there is a trace. */
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
 * @what: one word, static
 *
 * Marks the frame that is being painted, such as one with a complete board.
 */
void
shell_trace_mark (const char *what)
{
  g_return_if_fail (what != NULL);

  mark = what;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The least that a program with a window costs: what tests/measure.py compares the game with. */

#include "shell/shell-trace.h"

static void
activated_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);

  shell_trace_watch (window);
  gtk_window_set_title (GTK_WINDOW (window), "Empty");
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  shell_trace_mark ("window");
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkApplication) application = gtk_application_new ("io.github.alexandros_game.Empty",
                                                                G_APPLICATION_DEFAULT_FLAGS);

  if (argc != 2 || !shell_trace_open (argv[1]))
    {
      g_printerr ("Usage: empty-window FILE\n");
      return 2;
    }
  g_signal_connect (application, "activate", G_CALLBACK (activated_cb), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}

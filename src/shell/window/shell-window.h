/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window around a game: header bar, menu, files. */

#pragma once

#include "shell/document/shell-store.h"
#include "shell/shell-game.h"

G_BEGIN_DECLS

#define SHELL_TYPE_WINDOW (shell_window_get_type ())
G_DECLARE_FINAL_TYPE (ShellWindow, shell_window, SHELL, WINDOW, GtkApplicationWindow)

GtkWidget *shell_window_new      (GtkApplication       *application,
                                  const ShellGameInfo  *info,
                                  ShellStore           *store,
                                  GSettings            *settings);
void       shell_window_show     (ShellWindow          *window);
void       shell_window_ask_new  (ShellWindow          *window);
void       shell_window_end      (ShellWindow          *window);
void       shell_window_open     (ShellWindow          *window,
                                  GFile               **files,
                                  guint                 n_files);
void       shell_window_rebuild  (ShellWindow          *window);
ShellGame *shell_window_get_game (ShellWindow          *window);

G_END_DECLS

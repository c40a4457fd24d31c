/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the window share. */

#pragma once

#include "shell-attention.h"
#include "shell-window.h"

G_BEGIN_DECLS

struct _ShellWindow
{
  GtkApplicationWindow parent_instance;

  /* template */
  GtkBox     *content;

  /* of the header, made anew for each language */
  GtkWidget  *titles;
  GtkLabel   *title;
  GtkLabel   *subtitle;
  GMenu      *menu;
  GMenu      *recent;
  GtkWidget  *failure;                  /* says that the game cannot be kept */
  GtkLabel   *failure_detail;

  /* owned */
  GFile      *file;                     /* of the last save or load, or NULL */
  GSettings  *settings;
  ShellStore *store;
  ShellAttention *attention;
  char       *why;                      /* the game cannot be kept, or NULL */

  ShellGame  *game;                     /* a child */
  gboolean    seen;                     /* there was a first frame */
  gboolean    asking;                   /* whether to end the program though the game cannot be kept */
  gboolean    giving_up;                /* the answer was yes */
};

/* The game on disk. */
void     shell_window_keep_game     (ShellWindow *window);
gboolean shell_window_is_lost       (ShellWindow *window,
                                     GError     **error);
gboolean shell_window_make_room     (ShellWindow *window);
void     shell_window_begin         (ShellWindow *window);
void     shell_window_open_aside    (ShellWindow *window,
                                     const char  *path);
void     shell_window_ask_open      (ShellWindow *window);
void     shell_window_save          (ShellWindow *window);
void     shell_window_ask_save      (ShellWindow *window);

/* What shows it. */
void     shell_window_update_title  (ShellWindow *window);
void     shell_window_update_recent (ShellWindow *window);

G_END_DECLS

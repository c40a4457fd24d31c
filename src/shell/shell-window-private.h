/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window as shell-window.c and shell-window-actions.c share it. */

#pragma once

#include "shell-attention.h"
#include "shell-window.h"
#include "shell/document/shell-document.h"

G_BEGIN_DECLS

/**
 * ShellWindow:
 *
 * The window around a game: a header bar with the main menu, a bar of the CSS class “failure” (an
 * alert for screen readers) when the game cannot be autosaved, and below them the game. It owns the
 * document and shows what that has to say. Header, bar and game are made anew when the language
 * changes; the document stays.
 */
struct _ShellWindow
{
  GtkApplicationWindow parent_instance;

  /* template */
  GtkBox     *content;

  /* borrowed from the header and the content, made anew for each language */
  GtkWidget  *titles;
  GtkLabel   *title;
  GtkLabel   *subtitle;
  GtkWidget  *failure;
  GtkLabel   *failure_heading;
  GtkLabel   *failure_detail;
  ShellGame  *game;

  /* owned */
  GMenu      *menu;
  GMenu      *recent;
  GSettings  *settings;
  ShellStore *store;
  ShellDocument  *document;
  ShellAttention *attention;
  char       *failure_reason;           /* why the game cannot be autosaved, or NULL */

  gboolean    too_long;                 /* the game is getting too long to be autosaved */
  gboolean    show_when_ready;          /* these two wait for the document to be ready */
  gboolean    ask_new_when_ready;
  gboolean    seen;                     /* the first frame was painted */
  gboolean    asking;                   /* a question is open: quit and lose the game? */
  gboolean    giving_up;                /* the answer was yes */
  gboolean    ending;                   /* the program ends at once: nobody can be asked or told */
};

void shell_window_add_actions (ShellWindow *window);

G_END_DECLS

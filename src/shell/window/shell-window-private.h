/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window as shell-window.c and shell-window-actions.c share it. */

#pragma once

#include "shell-failure-bar.h"
#include "shell-game-stack.h"
#include "shell-header.h"
#include "shell-notice.h"
#include "shell-window.h"

#include "shell/shell-attention.h"

G_BEGIN_DECLS

/**
 * ShellWindow:
 *
 * The window around a game: a header bar, a bar for failures, and below them the game. It owns the
 * document and shows what that has to say. The header and all text are made anew when the language
 * changes; the document stays. So it does when a game of another kind takes the place of the one
 * before, with a widget, a section of the menu, actions and keys of its own. The page of all games
 * may be shown in the place of the game, which waits then, without its actions.
 */
struct _ShellWindow
{
  GtkApplicationWindow parent_instance;

  /* template */
  GtkBox      *head;                    /* the title bar, around the header */
  GtkOverlay  *overlay;
  GtkBox      *content;
  GtkRevealer *way_back;                /* out of full screen, by pointer */
  GtkButton   *leave;

  /* children of these; the header is made anew for each language */
  ShellHeader     *header;
  ShellFailureBar *failure;
  ShellGameStack  *stack;
  ShellNotice     *notice;

  /* owned */
  GSettings      *settings;
  ShellDocument  *document;
  ShellAttention *attention;
  GSignalGroup   *signals;              /* of the game */

  GtkWidget           *school;          /* the window that teaches a game, while it is open; weak */
  const ShellGameInfo *taught;          /* the kind of that game */

  gboolean    writing;                  /* what has the focus can be edited */
  gboolean    show_when_ready;          /* these two wait for the document to be ready */
  gboolean    ask_new_when_ready;
  gboolean    seen;                     /* the first frame was painted */
  char       *invitation;               /* that waits for the document to be ready, or NULL */
  gboolean    opening;                  /* a file was asked for */
  gboolean    leaving;                  /* a question is open: what the player keeps for others */
  gboolean    left;                     /* it was answered */
  gboolean    asking;                   /* a question is open: quit and lose the game? */
  gboolean    giving_up;                /* the answer was yes */
  gboolean    ending;                   /* the program ends at once: nobody can be asked or told */
};

void     shell_window_add_actions   (ShellWindow *window);
void     shell_window_join          (ShellWindow *window,
                                     const char  *text);
gboolean shell_window_is_invitation (const char  *text);
void     shell_window_set_keys      (ShellWindow *window);
void     shell_window_update_keys   (ShellWindow *window);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window as its files share it. */

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
 * changes; the document stays. So it does when a game of another kind takes the place of the one
 * before, with a widget, a section of the menu, actions and keys of its own.
 */
struct _ShellWindow
{
  GtkApplicationWindow parent_instance;

  /* template */
  GtkBox     *head;                     /* the title bar, around the header */
  GtkBox     *content;
  GtkRevealer *way_back;                /* out of full screen, by pointer */
  GtkButton  *leave;

  /* borrowed from the header and the content, made anew for each language */
  GtkWidget  *titles;
  GtkLabel   *title;
  GtkLabel   *subtitle;
  GtkMenuButton *menu_button;
  GtkWidget  *failure;
  GtkLabel   *failure_heading;
  GtkLabel   *failure_detail;
  ShellGame  *game;

  const ShellGameInfo *info;            /* the kind of the game */

  /* owned */
  GMenu      *menu;
  GMenu      *recent;
  GCancellable *cancellable;            /* of the current look at the unfinished games */
  GSettings  *settings;
  ShellStore *store;
  ShellDocument  *document;
  ShellAttention *attention;
  GSignalGroup *titled;                 /* follows the properties of the game that are shown in
                                           the title */
  char       *failure_reason;           /* why the game cannot be autosaved, or NULL */
  GHashTable *candidates;               /* ShellGameInfo to ShellGame: widgets of other kinds,
                                           hidden in the content, that ask about a new game */

  gboolean    writing;                  /* what has the focus can be edited */
  gboolean    too_long;                 /* the game is getting too long to be autosaved */
  gboolean    show_when_ready;          /* these two wait for the document to be ready */
  gboolean    ask_new_when_ready;
  gboolean    seen;                     /* the first frame was painted */
  gboolean    asking;                   /* a question is open: quit and lose the game? */
  gboolean    giving_up;                /* the answer was yes */
  gboolean    ending;                   /* the program ends at once: nobody can be asked or told */
};

void shell_window_add_actions   (ShellWindow         *window);
void shell_window_add_game      (ShellWindow         *window,
                                 const ShellGameInfo *info);
void shell_window_ask_new_of    (ShellWindow         *window,
                                 const ShellGameInfo *info);
void shell_window_change_kind   (ShellWindow         *window,
                                 const ShellGameInfo *info);
void shell_window_update_keys   (ShellWindow         *window);
void shell_window_rebuild_games (ShellWindow         *window);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The interface between the shell and a game: a widget that can be started, written and read. */

#pragma once

#include "shell/dialogs/shell-dialogs.h"

G_BEGIN_DECLS

#define SHELL_TYPE_GAME (shell_game_get_type ())
G_DECLARE_INTERFACE (ShellGame, shell_game, SHELL, GAME, GtkWidget)

/**
 * ShellGameInterface:
 * @start: starts a game, without asking
 * @learn: (nullable): begins the guided game, or goes on with it; the widget may have no game yet,
 *   and be hidden
 * @ask_new: shows the dialog for a new game; the widget may have no game yet, and be hidden
 * @join: asks whether to play at a table elsewhere, and plays there. The text is an invitation, the
 *   path of a file of the program for a table that was joined before, or empty: the player is asked
 * @ask_to_leave: before the window closes: returns %FALSE, or asks the player something and calls
 *   @answered with whether it may close
 * @copy: (transfer full): a copy of the game, which its #ShellFormat can write
 * @look: (transfer full): a copy of what the player may see of the game, which its #ShellFormat can
 *   write and paint; if it is to be @painted, of the position that is shown
 * @install: replaces the game by @copy, which its #ShellFormat has read, and owns that
 * @hold: while @held, only persons decide: computers wait. Another game ends this; the widget may
 *   have no game yet
 * @proceed: replaces the game by the one that “leaving” announced
 * @mark_saved: sets whether the game is saved as it is
 * @rebuild: (transfer floating): another widget for the same game, in the current language; this
 *   one is destroyed afterwards
 * @get_actions: the actions of the game, "game.…" in menus and accelerators; the header has buttons
 *   for "undo" and "redo"
 * @get_menu: (transfer none): the section of the main menu that is the game's
 * @make_preferences: (transfer floating): the part of the preferences that is the game's
 *
 * The widget has the properties “title”, “modified”, “unfinished”, “finished” and “apart”, and
 * emits the signals “leaving”, “started”, “changed” and “attention”. What has one caller is called
 * by the interface; the others have a function below.
 */
struct _ShellGameInterface
{
  GTypeInterface parent_iface;

  void          (*start)            (ShellGame  *game);
  void          (*learn)            (ShellGame  *game);
  void          (*ask_new)          (ShellGame  *game);
  void          (*join)             (ShellGame  *game,
                                     const char *text);
  gboolean      (*ask_to_leave)     (ShellGame    *game,
                                     ShellAnswered answered,
                                     gpointer      data);
  gpointer      (*copy)             (ShellGame  *game);
  gpointer      (*look)             (ShellGame  *game,
                                     gboolean    painted);
  void          (*install)          (ShellGame  *game,
                                     gpointer    copy);
  void          (*hold)             (ShellGame  *game,
                                     gboolean    held);
  void          (*proceed)          (ShellGame  *game);
  void          (*mark_saved)       (ShellGame  *game,
                                     gboolean    saved);
  ShellGame    *(*rebuild)          (ShellGame  *game);
  GActionGroup *(*get_actions)      (ShellGame  *game);
  GMenuModel   *(*get_menu)         (ShellGame  *game);
  GtkWidget    *(*make_preferences) (ShellGame  *game);
};

void          shell_game_start       (ShellGame  *game);
void          shell_game_mark_saved  (ShellGame  *game,
                                      gboolean    saved);
GActionGroup *shell_game_get_actions (ShellGame  *game);

G_END_DECLS

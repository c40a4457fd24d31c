/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game in the window, and how it makes way for one of another kind. */

#pragma once

#include "shell/document/shell-document.h"

G_BEGIN_DECLS

/** ShellPage: what is shown in the place of the game. */
typedef enum
{
  SHELL_PAGE_NONE,                      /* the game */
  SHELL_PAGE_DOOR,                      /* all games that there are */
  SHELL_PAGE_LIBRARY,                   /* all games that were played */
} ShellPage;

/**
 * ShellGameStack:
 *
 * The widget of the game that is played, the only visible child; and hidden ones of other kinds,
 * that ask about a new game of their kind. It gives the game to the document. A page may be
 * shown in the place of the game, which waits then. Emits “shown” when another widget is
 * shown, while the game before is still there.
 */
#define SHELL_TYPE_GAME_STACK (shell_game_stack_get_type ())
G_DECLARE_FINAL_TYPE (ShellGameStack, shell_game_stack, SHELL, GAME_STACK, GtkBox)

GtkWidget           *shell_game_stack_new         (ShellDocument       *document);
void                 shell_game_stack_show        (ShellGameStack      *stack,
                                                   const ShellGameInfo *info);
void                 shell_game_stack_ask_new     (ShellGameStack      *stack,
                                                   const ShellGameInfo *info);
void                 shell_game_stack_join        (ShellGameStack      *stack,
                                                   const ShellGameInfo *info,
                                                   const char          *text);
void                 shell_game_stack_learn       (ShellGameStack      *stack,
                                                   const ShellGameInfo *info);
void                 shell_game_stack_rebuild     (ShellGameStack      *stack);
void                 shell_game_stack_set_page    (ShellGameStack      *stack,
                                                   ShellPage            page);
ShellPage            shell_game_stack_get_page    (ShellGameStack      *stack);
GtkWidget           *shell_game_stack_get_content (ShellGameStack      *stack);
ShellGame           *shell_game_stack_get_game    (ShellGameStack      *stack);
const ShellGameInfo *shell_game_stack_get_info    (ShellGameStack      *stack);

G_END_DECLS

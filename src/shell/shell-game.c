/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The interface between the shell and a game: a widget that can be started, written and read. */

#include "shell-game.h"

G_DEFINE_INTERFACE (ShellGame, shell_game, GTK_TYPE_WIDGET)

static void
shell_game_default_init (ShellGameInterface *iface)
{
  /* The title of the window: who plays. */
  g_object_interface_install_property (iface,
    g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /* Whether there are unsaved changes. */
  g_object_interface_install_property (iface, g_param_spec_boolean ("modified", NULL, NULL, FALSE,
                                                                    G_PARAM_READABLE |
                                                                      G_PARAM_STATIC_STRINGS));
  /* Whether the game has begun and is not over, so that something would be lost with it. */
  g_object_interface_install_property (iface, g_param_spec_boolean ("unfinished", NULL, NULL, FALSE,
                                                                    G_PARAM_READABLE |
                                                                      G_PARAM_STATIC_STRINGS));
  /* Whether the game is over, and is one to be kept: not a lesson. */
  g_object_interface_install_property (iface, g_param_spec_boolean ("finished", NULL, NULL, FALSE,
                                                                    G_PARAM_READABLE |
                                                                      G_PARAM_STATIC_STRINGS));
  /* At a table elsewhere: the path of the file that the program keeps of it; otherwise NULL. */
  g_object_interface_install_property (iface, g_param_spec_string ("apart", NULL, NULL, NULL,
                                                                   G_PARAM_READABLE |
                                                                     G_PARAM_STATIC_STRINGS));
  /* A new game is about to replace this one. If a handler returns TRUE, the game waits for
     “proceed” to be called. */
  g_signal_new ("leaving", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                NULL, NULL, G_TYPE_BOOLEAN, 0);
  /* The game has changed, so that it would be written as another text. */
  g_signal_new ("changed", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The player is wanted; a sentence says why. */
  g_signal_new ("attention", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_STRING);
  /* A new game has replaced the one before; no file holds it. */
  g_signal_new ("started", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/** shell_game_start: starts a game, without asking. */
void
shell_game_start (ShellGame *game)
{
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->start (game);
}

/** shell_game_mark_saved: sets whether the game is saved as it is. */
void
shell_game_mark_saved (ShellGame *game,
                       gboolean   saved)
{
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->mark_saved (game, saved);
}

/** shell_game_get_actions: (transfer none): the actions of the game. */
GActionGroup *
shell_game_get_actions (ShellGame *game)
{
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  return SHELL_GAME_GET_IFACE (game)->get_actions (game);
}

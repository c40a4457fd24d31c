/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that the shell knows of a game: a widget that can be started, written and read. */

#include "shell-game.h"

G_DEFINE_INTERFACE (ShellGame, shell_game, GTK_TYPE_WIDGET)

static void
shell_game_default_init (ShellGameInterface *iface)
{
  /* What the window's title says: who plays. */
  g_object_interface_install_property (iface,
    g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  /* Whether there is something to be saved. */
  g_object_interface_install_property (iface, g_param_spec_boolean ("modified", NULL, NULL, FALSE,
                                                                    G_PARAM_READABLE |
                                                                      G_PARAM_STATIC_STRINGS));
  /* Whether anything would be lost if the game went away: it has begun, and is not over. */
  g_object_interface_install_property (iface, g_param_spec_boolean ("unfinished", NULL, NULL, FALSE,
                                                                    G_PARAM_READABLE |
                                                                      G_PARAM_STATIC_STRINGS));
  /* Another game is to take the place of this one; where a handler returns TRUE, not before
     shell_game_proceed(). */
  g_signal_new ("leaving", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                NULL, NULL, G_TYPE_BOOLEAN, 0);
  /* Something happened in the game, so that it would be written as another text. */
  g_signal_new ("changed", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* The user is wanted; a sentence says why. */
  g_signal_new ("attention", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_STRING);
  /* Another game has begun, which no file holds. */
  g_signal_new ("started", SHELL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/** shell_game_start: begins a game, without asking. */
void
shell_game_start (ShellGame *game)
{
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->start (game);
}

/** shell_game_ask_new: shows the dialog for a new game. */
void
shell_game_ask_new (ShellGame *game)
{
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->ask_new (game);
}

/** shell_game_hold: has nobody but the user decide, until @held is %FALSE or another game is
    there. */
void
shell_game_hold (ShellGame *game,
                 gboolean   held)
{
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->hold (game, held);
}

/** shell_game_proceed: has the game that was announced by “leaving” take the place of the one
    that is played. */
void
shell_game_proceed (ShellGame *game)
{
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->proceed (game);
}

/** shell_game_mark_saved: says whether the game is saved as it is. */
void
shell_game_mark_saved (ShellGame *game,
                       gboolean   saved)
{
  g_return_if_fail (SHELL_IS_GAME (game));

  SHELL_GAME_GET_IFACE (game)->mark_saved (game, saved);
}

/** shell_game_rebuild: (transfer floating): another widget for the same game; @game is to
    be destroyed. */
ShellGame *
shell_game_rebuild (ShellGame *game)
{
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  return SHELL_GAME_GET_IFACE (game)->rebuild (game);
}

/** shell_game_get_actions: (transfer none): the actions of the game. */
GActionGroup *
shell_game_get_actions (ShellGame *game)
{
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  return SHELL_GAME_GET_IFACE (game)->get_actions (game);
}

/** shell_game_get_menu: (transfer none): what of the main menu is the game's. */
GMenuModel *
shell_game_get_menu (ShellGame *game)
{
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  return SHELL_GAME_GET_IFACE (game)->get_menu (game);
}

/** shell_game_make_shortcuts: (transfer full): groups of keys, each a #GtkShortcutsGroup. */
GPtrArray *
shell_game_make_shortcuts (ShellGame *game)
{
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  return SHELL_GAME_GET_IFACE (game)->make_shortcuts (game);
}

/** shell_game_make_preferences: (transfer floating): what of the preferences is the game's. */
GtkWidget *
shell_game_make_preferences (ShellGame *game)
{
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  return SHELL_GAME_GET_IFACE (game)->make_preferences (game);
}

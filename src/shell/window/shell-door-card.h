/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game on the page of all games. */

#pragma once

#include "shell/document/shell-unfinished.h"

G_BEGIN_DECLS

/**
 * ShellDoorCard:
 *
 * A picture of a game, what it is about, how many play it and how long, and buttons to play it, to
 * learn it, and to go on with one that is unfinished.
 *
 * CSS: the class “door-card”. Accessible role group, with the name of the game as its label.
 */
#define SHELL_TYPE_DOOR_CARD (shell_door_card_get_type ())
G_DECLARE_FINAL_TYPE (ShellDoorCard, shell_door_card, SHELL, DOOR_CARD, GtkBox)

GtkWidget           *shell_door_card_new            (const ShellGameInfo *info);
const ShellGameInfo *shell_door_card_get_info       (ShellDoorCard       *card);
gboolean             shell_door_card_has_unfinished (ShellDoorCard       *card);
void                 shell_door_card_set_unfinished (ShellDoorCard       *card,
                                                     ShellUnfinished     *game);

G_END_DECLS

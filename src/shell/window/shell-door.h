/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of all games. */

#pragma once

#include "shell/document/shell-document.h"

G_BEGIN_DECLS

/**
 * ShellDoor:
 *
 * What the very first start shows, and whoever wants another game: a #ShellDoorCard for each game,
 * side by side if there is room. It starts nothing by itself. It listens to the document, while
 * there is a game.
 *
 * CSS: the class “door”. Accessible role: that of its parent class.
 */
#define SHELL_TYPE_DOOR (shell_door_get_type ())
G_DECLARE_FINAL_TYPE (ShellDoor, shell_door, SHELL, DOOR, GtkBox)

GtkWidget *shell_door_new (ShellDocument *document);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the shell writes, reads, lists and paints the games of any table. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

/** kit_shell_format: a game is a #KitRecord, and what is wrong with a text a #KitFault; the data of
    its #ShellGameInfo is the #KitGameView of the game. */
extern const ShellFormat kit_shell_format;

G_END_DECLS

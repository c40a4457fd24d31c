/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The real window with any of the games of the program. */

#pragma once

#include "every-game.h"
#include "robot-window.h"

G_BEGIN_DECLS

const ShellGameInfo *every_window_open (const EveryGame   *game);
const KitGameView   *every_window_view (const EveryGame   *game);
void                 every_window_wait (void);

G_END_DECLS

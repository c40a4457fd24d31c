/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game signals, and that no handler sees it half changed. */

#pragma once

#include "kit/model/kit-game.h"

G_BEGIN_DECLS

/**
 * Watch:
 * @game: weak
 * @positions: how often the flag for the position was emitted; the next two likewise
 * @log: the flags of all emissions, one word each: "position+shown+modified shown"
 * @thinkers: in order, -1 for nobody
 */
typedef struct
{
  KitGame *game;
  guint    positions;
  guint    players;
  guint    ended;
  GString *log;
  GArray  *thinkers;
} Watch;

void     watch_start      (Watch      *watch,
                           KitGame    *game);
void     watch_stop       (Watch      *watch);
void     watch_check      (Watch      *watch,
                           const char *log);
gboolean watch_decide     (KitGame    *game,
                           const char *tokens);
void     watch_decide_any (KitGame    *game);

G_END_DECLS

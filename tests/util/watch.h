/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for the tests of the model, and counts of their signals. */

#pragma once

#include "alexandros/model/alx-game.h"

G_BEGIN_DECLS

/**
 * Watch:
 * @positions: how often the flag for the position was emitted; the next two likewise
 * @log: the flags of all emissions, one word each: "position+shown+modified shown"
 * @thinkers: in order, -1 for nobody
 */
typedef struct
{
  AlxGame *game;
  guint    positions;
  guint    players;
  guint    ended;
  GString *log;
  GArray  *thinkers;
} Watch;

AlxRecord  *watch_record   (const char  *kinds,
                            const char  *position,
                            const char  *tokens);
AlxGame    *watch_new_game (const char  *kinds,
                            const char  *position,
                            const char  *tokens);
void        watch_start    (Watch       *watch,
                            AlxGame     *game);
void        watch_stop     (Watch       *watch);
void        watch_check    (Watch       *watch,
                            const char  *log);
gboolean    watch_decide   (AlxGame     *game,
                            const char  *tokens);
void        watch_decide_any (AlxGame   *game);

G_END_DECLS

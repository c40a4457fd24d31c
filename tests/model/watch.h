/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for the tests of the model, and a count of all that they signal. */

#pragma once

#include "alexandros/model/alx-game.h"

G_BEGIN_DECLS

/**
 * Watch:
 * @decided: how often it was signalled, and the same for the next three
 * @index: what "decided" said last
 * @log: all signals and notifies in their order: "decided position-changed can-undo"
 * @thinkers: of each notify of "thinker", its value
 */
typedef struct
{
  AlxGame *game;
  guint    decided;
  guint    position_changed;
  guint    players_changed;
  guint    ended;
  guint    index;
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

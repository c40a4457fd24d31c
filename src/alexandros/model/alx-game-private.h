/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the game share. */

#pragma once

#include "alx-game.h"
#include "alx-job.h"
#include "alx-program.h"

G_BEGIN_DECLS

struct _AlxGame
{
  GObject parent_instance;

  /* owned */
  AlxRecord *record;
  AlxJob    *job;                       /* of the level that thinks, or NULL */
  char      *commands[ALX_MAX_PLAYERS]; /* (nullable): of the seats that programs play */
  AlxProgram *programs[ALX_MAX_PLAYERS];        /* (nullable): those that are running */

  int           asked;                  /* the player whose program thinks, or -1 */
  guint         slow_source;            /* until it has thought for long */
  guint         pause_source;           /* between two decisions of computers */
  guint         pause;                  /* milliseconds */
  AlxAdvice     advice;                 /* what the computer on turn has been advised, */
  guint         next;                   /* which of it is decided next, */
  guint         next_cursor;            /* and where; elsewhere the advice means nothing */
  AlxBotProblem problem;                /* why this is by default, if it is */
  AlxFallback   fallback;               /* the last one, if there is a problem in it */
  guint         shown;                  /* the cursor for looking */
  int           thinker;                /* as it was notified last, */
  gboolean      thinks_long;            /* and this too */
  gboolean      running;
  gboolean      stepping;               /* one decision is asked for although it does not run */
  gboolean      modified;
};

gboolean alx_game_is_thinking    (AlxGame         *game);
void     alx_game_ask_computer   (AlxGame         *game);
void     alx_game_stop_computer  (AlxGame         *game);
void     alx_game_take_advice    (AlxGame         *game,
                                  const AlxAdvice *advice,
                                  AlxBotProblem    problem);
void     alx_game_notify_thinker (AlxGame         *game);

void     alx_game_ask_program    (AlxGame         *game,
                                  const AlxSeat   *seat);
void     alx_game_stop_program   (AlxGame         *game);
void     alx_game_end_programs   (AlxGame         *game);
void     alx_game_note_fallback  (AlxGame *game,
                                  guint    player);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the game share. */

#pragma once

#include "alx-game.h"
#include "alx-job.h"

G_BEGIN_DECLS

struct _AlxGame
{
  GObject parent_instance;

  /* owned */
  AlxRecord *record;
  AlxJob    *job;                       /* of the player who thinks, or NULL */

  guint      pause_source;              /* between two decisions of computers */
  guint      pause;                     /* milliseconds */
  AlxAdvice  advice;                    /* what the computer on turn has been advised, */
  guint      next;                      /* which of it is decided next, */
  guint      next_cursor;               /* and where; elsewhere the advice means nothing */
  guint      shown;                     /* the cursor for looking */
  int        thinker;                   /* as it was notified last */
  gboolean   running;
  gboolean   stepping;                  /* one decision is asked for although it does not run */
  gboolean   modified;
};

void alx_game_ask_computer  (AlxGame *game);
void alx_game_stop_computer (AlxGame *game);

G_END_DECLS

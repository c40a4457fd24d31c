/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The struct of the game, for its two files. */

#pragma once

#include "alx-game.h"
#include "alx-plan.h"
#include "alx-thinkers.h"

G_BEGIN_DECLS

/** AlxToldGame: what "changed" has told of a game. */
typedef struct
{
  guint    shown;
  int      thinker;
  gboolean thinks_long;
  gboolean running;
  gboolean modified;
  gboolean over;
} AlxToldGame;

struct _AlxGame
{
  GObject parent_instance;

  /* owned */
  AlxRecord   *record;
  AlxThinkers *thinkers;

  AlxPlan      plan;                    /* of the computer on turn */
  AlxFallback  fallback;                /* the last one, if there is a problem in it */
  guint        pause_source;            /* until the plan is done */
  guint        pause;                   /* milliseconds */
  guint        shown;                   /* the cursor for looking */
  gboolean     running;
  gboolean     stepping;                /* one decision is asked for although it does not run */
  gboolean     modified;
  AlxToldGame  told;
};

AlxGame *alx_game_new_full (AlxRecord              *record,
                            const AlxThinkersSetup *setup);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of AlxGame, for alx-game.c and alx-game-query.c. */

#pragma once

#include "alx-game.h"
#include "alx-plan.h"
#include "alx-thinkers.h"

G_BEGIN_DECLS

/** AlxGameReport: the values that "changed" is emitted for. */
typedef struct
{
  guint    shown;
  int      thinker;
  gboolean thinks_long;
  gboolean running;
  gboolean modified;
  gboolean over;
} AlxGameReport;

struct _AlxGame
{
  GObject parent_instance;

  /* owned */
  AlxRecord   *record;
  AlxThinkers *thinkers;

  AlxPlan      plan;                    /* of the computer on turn */
  AlxFallback  fallback;                /* the last one; ALX_BOT_FINE for none */
  guint        pause_source;            /* makes the next decision of the plan */
  guint        pause_ms;
  guint        shown;                   /* decisions made in the displayed position */
  gboolean     running;
  gboolean     stepping;                /* computes a single decision while not running */
  gboolean     modified;
  AlxGameReport reported;               /* when "changed" was emitted last */
};

AlxGame *alx_game_new_full (AlxRecord              *record,
                            const AlxThinkersSetup *setup);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of KitGame, for kit-game.c and kit-game-query.c. */

#pragma once

#include "kit-game.h"
#include "kit-plan.h"
#include "kit-thinkers.h"

G_BEGIN_DECLS

/** KitGameReport: the values that "changed" is emitted for. */
typedef struct
{
  guint    shown;
  int      thinker;
  gboolean thinks_long;
  gboolean running;
  gboolean modified;
  gboolean over;
} KitGameReport;

struct _KitGame
{
  GObject parent_instance;

  /* owned */
  KitRecord   *record;
  KitThinkers *thinkers;

  KitPlan      plans[KIT_MAX_PLAYERS];  /* of the computers */
  KitFallback  fallback;                /* the last one; KIT_BOT_FINE for none */
  guint        pause_source;            /* makes the next decision of the plan */
  guint        pause_ms;
  gboolean     held;                    /* computers do not decide, */
  gboolean     due;                     /* and one would have */
  guint        shown;                   /* decisions made in the displayed position */
  gboolean     running;
  gboolean     stepping;                /* computes a single decision while not running */
  gboolean     modified;
  KitGameReport reported;               /* when "changed" was emitted last */
};

KitGame *kit_game_new_full (KitRecord              *record,
                            const KitThinkersSetup *setup);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of KitReferee, for its own files and for what a game asks it. */

#pragma once

#include "kit-plan.h"
#include "kit-referee.h"

#include "kit/record/kit-standing.h"

G_BEGIN_DECLS

/** KitReport: the values that "changed" is emitted for. */
typedef struct
{
  int      thinker;
  gboolean thinks_long;
  gboolean running;
  gboolean modified;
  gboolean over;
} KitReport;

struct _KitReferee
{
  GObject parent_instance;

  /* owned */
  KitRecord   *record;
  KitThinkers *thinkers;

  KitPlan      plans[KIT_MAX_PLAYERS];  /* of the computers */
  KitStanding  standing;                /* orders of the persons */
  gboolean     had_persons;             /* a person plays, or has */
  gboolean     all_shown;               /* and has seen all hands after the end */
  KitFallback  fallback;                /* the last one; KIT_BOT_FINE for none */
  guint        pause_source;            /* makes the next decision of a plan, or an ordered one */
  guint        pause_ms;
  gboolean     held;                    /* nothing is decided by itself, */
  gboolean     due;                     /* and one would have */
  gboolean     running;
  gboolean     stepping;                /* computes a single decision while not running */
  gboolean     modified;
  KitReport    reported;                /* when "changed" was emitted last */
};

G_END_DECLS

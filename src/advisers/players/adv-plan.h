/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player could build next, and the first decision on the way to it. */

#pragma once

#include "adv-figures.h"

G_BEGIN_DECLS

/**
 * AdvGoal:
 * @worth: what it brings, less what it costs; hundredths of a card
 * @kind: %ADV_ROAD, %ADV_VILLAGE, %ADV_CITY or %ADV_BUY
 * @place: an edge or a corner
 * @missing: cards that the hand lacks
 */
typedef struct
{
  int    worth;
  guint8 kind;
  guint8 place;
  guint8 missing;
} AdvGoal;

#define ADV_MAX_GOALS 4                 /* the best of each kind */

guint    adv_plan_list_goals     (const AdvFigures *figures,
                                  AdvGoal           goals[ADV_MAX_GOALS]);
gboolean adv_plan_begin          (const AdvFigures *figures,
                                  const AdvGoal    *goal,
                                  AdvDecision      *decision);
int      adv_plan_get_edge       (const AdvFigures *figures,
                                  guint8           *edge);
gboolean adv_plan_has_free_roads (const AdvFigures *figures);

G_END_DECLS

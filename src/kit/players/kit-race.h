/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that are tried in the same worlds, until it is clear which is the best. */

#pragma once

#include "kit-evaluator.h"

G_BEGIN_DECLS

/**
 * KitRace:
 *
 * A world is a position that the seat cannot tell from the true one. Each has a number and a seed
 * of its own, and all lines are tried in the same worlds, so that luck does not decide between
 * them, and the number of threads does not either.
 */
typedef struct _KitRace KitRace;

KitRace       *kit_race_new           (const KitStyle    *style,
                                       const KitWeights  *weights,
                                       const KitQuestion *question);
void           kit_race_free          (KitRace           *race);

guint64        kit_race_estimate_trial (const KitStyle   *style);
KitEvaluator  *kit_race_get_evaluator (KitRace           *race);
guint          kit_race_get_threads   (const KitRace     *race);
gpointer       kit_race_deal          (KitRace           *race,
                                       guint              number);
void           kit_race_add           (KitRace           *race,
                                       const KitLine     *line);

void           kit_race_set_limits    (KitRace           *race,
                                       guint64            max_nodes,
                                       gint64             deadline);
guint64        kit_race_count_nodes   (const KitRace     *race);
void           kit_race_run           (KitRace           *race,
                                       guint64            nodes,
                                       gint64             deadline);

guint          kit_race_count_lines   (const KitRace     *race);
const KitLine *kit_race_get_best      (const KitRace     *race);
gboolean       kit_race_report        (const KitRace     *race,
                                       KitAdvice         *advice);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a level or an external program for the decision of a seat. Knows no KitGame: it is given
   what the seat may see, and answers through one callback. */

#pragma once

#include "kit-job.h"

#include "kit/players/kit-bot.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/**
 * KitThinkersSetup:
 * @format: of the game
 * @levels: (array): its levels, the last one without an id
 * @program_time_us: the time limit of programs for an answer
 */
typedef struct
{
  const KitFormat *format;
  const KitLevel  *levels;
  gint64           program_time_us;
} KitThinkersSetup;

/** KitThinkersFunc: called in the main context with the answer, or with %NULL when the pending
    question has become slow; @problem is not %KIT_BOT_FINE if the answer is a fallback. */
typedef void (*KitThinkersFunc) (const KitAdvice *advice,
                                 KitBotProblem    problem,
                                 gpointer         data);

/** KitThinkers: at most one question is pending at a time; owns the running programs. */
typedef struct _KitThinkers KitThinkers;

KitThinkers *kit_thinkers_new         (const KitThinkersSetup *setup,
                                       KitThinkersFunc         func,
                                       gpointer                data);
void         kit_thinkers_free        (KitThinkers            *thinkers);

void         kit_thinkers_set_command (KitThinkers            *thinkers,
                                       guint                   player,
                                       const char             *command);
const char  *kit_thinkers_get_command (KitThinkers            *thinkers,
                                       guint                   player);
void         kit_thinkers_ask         (KitThinkers            *thinkers,
                                       gconstpointer           board,
                                       gconstpointer           view,
                                       const KitWishes        *wishes,
                                       const char             *kind,
                                       guint64                 seed);
gboolean     kit_thinkers_is_asked    (KitThinkers            *thinkers);
gboolean     kit_thinkers_is_slow     (KitThinkers            *thinkers);
void         kit_thinkers_hurry       (KitThinkers            *thinkers);
void         kit_thinkers_stop        (KitThinkers            *thinkers);
void         kit_thinkers_dismiss     (KitThinkers            *thinkers);

G_END_DECLS

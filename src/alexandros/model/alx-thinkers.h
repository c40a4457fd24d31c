/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a level or an external program for the decision of a seat. Knows no AlxGame: it is given
   what the seat may see, and answers through one callback. */

#pragma once

#include "alx-job.h"

#include "alexandros/players/alx-bot.h"

G_BEGIN_DECLS

/**
 * AlxThinkersSetup:
 * @advise: answers for a level; called in a thread
 * @program_time_us: the time limit of programs for an answer
 */
typedef struct
{
  AlxAdviseFunc advise;
  gint64        program_time_us;
} AlxThinkersSetup;

/** AlxThinkersFunc: called in the main context with the answer, or with %NULL when the pending
    question has become slow; @problem is not %ALX_BOT_FINE if the answer is a fallback. */
typedef void (*AlxThinkersFunc) (const AlxAdvice *advice,
                                 AlxBotProblem    problem,
                                 gpointer         data);

/** AlxThinkers: at most one question is pending at a time; owns the running programs. */
typedef struct _AlxThinkers AlxThinkers;

AlxThinkers *alx_thinkers_new         (const AlxThinkersSetup *setup,
                                       AlxThinkersFunc         func,
                                       gpointer                data);
void         alx_thinkers_free        (AlxThinkers            *thinkers);

void         alx_thinkers_set_command (AlxThinkers            *thinkers,
                                       guint                   player,
                                       const char             *command);
const char  *alx_thinkers_get_command (AlxThinkers            *thinkers,
                                       guint                   player);
gboolean     alx_thinkers_ask         (AlxThinkers            *thinkers,
                                       const AlxBoard         *board,
                                       const AlxSeat          *seat,
                                       const char             *kind,
                                       guint64                 seed);
gboolean     alx_thinkers_is_asked    (AlxThinkers            *thinkers);
gboolean     alx_thinkers_is_slow     (AlxThinkers            *thinkers);
void         alx_thinkers_hurry       (AlxThinkers            *thinkers);
void         alx_thinkers_stop        (AlxThinkers            *thinkers);
void         alx_thinkers_dismiss     (AlxThinkers            *thinkers);

G_END_DECLS

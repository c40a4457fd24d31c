/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer players and programs that are asked what a seat decides. They know no game: they
   are given what the seat sees, and answer through one callback. */

#pragma once

#include "alx-job.h"

#include "alexandros/players/alx-bot.h"

G_BEGIN_DECLS

/**
 * AlxThinkersSetup:
 * @advise: answers for a level; called in a thread of its own
 * @program_time: microseconds that a program has for an answer
 */
typedef struct
{
  AlxAdviseFunc advise;
  gint64        program_time;
} AlxThinkersSetup;

/** AlxThinkersFunc: called in the main context: @advice is the answer, or %NULL if whoever is asked
    has become slow; @problem says why it is by default, if it is. */
typedef void (*AlxThinkersFunc) (const AlxAdvice *advice,
                                 AlxBotProblem    problem,
                                 gpointer         data);

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

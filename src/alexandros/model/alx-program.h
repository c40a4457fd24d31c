/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An external program that decides for a seat, run by a thread of its own. */

#pragma once

#include "alexandros/players/alx-bot.h"

G_BEGIN_DECLS

typedef struct _AlxProgram AlxProgram;

/** AlxProgramDone: called in the main context with the decision, which is a fallback unless
    @problem is %ALX_BOT_FINE. */
typedef void (*AlxProgramDone) (const AlxDecision *decision,
                                AlxBotProblem      problem,
                                gpointer           data);

AlxProgram *alx_program_new   (const char     *command,
                               gint64          time_us,
                               AlxProgramDone  done,
                               gpointer        data);
void        alx_program_ask   (AlxProgram     *program,
                               const AlxBoard *board,
                               const AlxSeat  *seat);
void        alx_program_hurry (AlxProgram     *program);
void        alx_program_free  (AlxProgram     *program);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An external program that decides for a seat, run by a thread of its own. */

#pragma once

#include "kit/players/kit-bot.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

typedef struct _KitProgram KitProgram;

/** KitProgramDone: called in the main context with the decision, which is a fallback unless
    @problem is %KIT_BOT_FINE. */
typedef void (*KitProgramDone) (gconstpointer decision,
                                KitBotProblem problem,
                                gpointer      data);

KitProgram *kit_program_new   (const KitFormat *format,
                               const char      *command,
                               gint64           time_us,
                               KitProgramDone   done,
                               gpointer         data);
void        kit_program_ask   (KitProgram      *program,
                               gconstpointer    board,
                               gconstpointer    view,
                               const KitWishes *wishes);
void        kit_program_hurry (KitProgram      *program);
void        kit_program_free  (KitProgram      *program);

G_END_DECLS

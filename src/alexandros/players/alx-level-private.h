/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels: one function each, behind the table of alx-levels.h. */

#pragma once

#include "alx-level.h"

#include "alexandros/rules/alx-apply.h"

G_BEGIN_DECLS

void alx_recruit_advise   (const KitQuestion *question,
                           KitAdvice         *advice);
void alx_scout_advise     (const KitQuestion *question,
                           KitAdvice         *advice);
void alx_veteran_advise   (const KitQuestion *question,
                           KitAdvice         *advice);
void alx_captain_advise   (const KitQuestion *question,
                           KitAdvice         *advice);

int  alx_evaluate         (const AlxState    *state,
                           const AlxBoard    *board,
                           guint              player);
void alx_evaluate_chances (const AlxState    *state,
                           const AlxBoard    *board,
                           guint              chances[ALX_MAX_PLAYERS]);

G_END_DECLS

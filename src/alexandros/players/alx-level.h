/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players of Alexandros: what the kit asks them, in types of the game. */

#pragma once

#include "alexandros/rules/alx-decision.h"
#include "alexandros/rules/alx-seat.h"
#include "kit/players/kit-level.h"

G_BEGIN_DECLS

/** A turn has at most a card, a way, and two take-overs with their compensations. */
#define ALX_MAX_LINE 6

/** alx_question_get_seat: what the player on turn may know. */
static inline const AlxSeat *
alx_question_get_seat (const KitQuestion *question)
{
  return question->view;
}

void alx_advice_set_line (KitAdvice         *advice,
                          const AlxDecision *line,
                          guint              n);

G_END_DECLS

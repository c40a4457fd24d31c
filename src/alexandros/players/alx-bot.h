/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A third-party program that plays: asked over pipes, in lines of text, always with a deadline. */

#pragma once

#include "alexandros/rules/alx-legal.h"
#include "alexandros/rules/alx-seat.h"

G_BEGIN_DECLS

typedef struct _AlxBot AlxBot;

/** AlxBotProblem: why the program did not decide. */
typedef enum
{
  ALX_BOT_FINE,
  ALX_BOT_LATE,                         /* no answer in time */
  ALX_BOT_GONE,                         /* it has ended */
  ALX_BOT_UNSTARTED,                    /* it could not be started */
  ALX_BOT_NONSENSE,                     /* an answer that is no token */
  ALX_BOT_ILLEGAL,                      /* a decision that is not legal */
  ALX_BOT_STOPPED,                      /* alx_bot_stop() was called */
} AlxBotProblem;

/** The seconds that a program has for a decision by default. */
#define ALX_BOT_SECONDS 10

AlxBot       *alx_bot_new   (const char      *command);
gboolean      alx_bot_start (AlxBot          *bot,
                             GError         **error);
AlxBotProblem alx_bot_ask   (AlxBot          *bot,
                             const AlxBoard  *board,
                             const AlxSeat   *seat,
                             const char      *position,
                             gint64           time,
                             AlxDecision     *decision);
void          alx_bot_stop  (AlxBot          *bot);
void          alx_bot_free  (AlxBot          *bot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AlxBot, alx_bot_free)

G_END_DECLS

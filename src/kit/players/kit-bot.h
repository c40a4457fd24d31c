/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A third-party program that plays: asked over pipes, in lines of text, always with a deadline. */

#pragma once

#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

typedef struct _KitBot KitBot;

/** KitBotProblem: why the program did not decide. */
typedef enum
{
  KIT_BOT_FINE,
  KIT_BOT_LATE,                         /* no answer in time */
  KIT_BOT_GONE,                         /* it has ended */
  KIT_BOT_UNSTARTED,                    /* it could not be started */
  KIT_BOT_NONSENSE,                     /* an answer that is no token */
  KIT_BOT_ILLEGAL,                      /* a decision that is not legal */
  KIT_BOT_STOPPED,                      /* kit_bot_stop() was called */
} KitBotProblem;

/**
 * KitBotQuestion:
 * @rules: of the game
 * @board: the board
 * @view: what the seat that decides may know
 * @wishes: (nullable): what other seats would like to be offered; %NULL for nothing
 * @write_view: appends a view as lines of a position, for the program
 * @write_wish: (nullable): appends a wish as a word
 * @time: microseconds that it may take
 */
typedef struct
{
  const KitRules *rules;
  gconstpointer   board;
  gconstpointer   view;
  const KitWishes *wishes;
  void          (*write_view) (GString       *text,
                               gconstpointer  view,
                               gconstpointer  board);
  void          (*write_wish) (GString       *text,
                               const guint8   wish[KIT_WISH]);
  gint64          time;
} KitBotQuestion;

/** The seconds that a program has for a decision by default. */
#define KIT_BOT_SECONDS 10

KitBot       *kit_bot_new   (const char      *command);
gboolean      kit_bot_start (KitBot          *bot,
                             GError         **error);
void          kit_bot_attach (KitBot         *bot,
                              int             in,
                              int             out);
KitBotProblem kit_bot_ask   (KitBot          *bot,
                             const KitBotQuestion *question,
                             gpointer         decision);
void          kit_bot_stop  (KitBot          *bot);
void          kit_bot_free  (KitBot          *bot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitBot, kit_bot_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, and where: the figures for a sentence of kit_words_fault(). */

#pragma once

#include "base/base-lines.h"
#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

/**
 * KitFaultReason:
 *
 * Why a file is refused; the comments say which fields of #KitFault are used. A game has reasons of
 * its own from %KIT_FAULT_GAME on.
 */
typedef enum
{
  KIT_FAULT_NONE,
  KIT_FAULT_LINES,                      /* detail: BaseLinesProblem; text: the line */
  KIT_FAULT_UNKNOWN_GROUP,              /* text */
  KIT_FAULT_UNKNOWN_KEY,                /* text */
  KIT_FAULT_MISSING_GROUP,              /* text */
  KIT_FAULT_MISSING_KEY,                /* text; other: its group */
  KIT_FAULT_KEY_ORDER,                  /* text: the key; number: the one expected */
  KIT_FAULT_VALUE,                      /* text; other: its key */
  KIT_FAULT_FORMAT,                     /* text: the unknown format */
  KIT_FAULT_BOARD,                      /* text: the id of the unknown board */
  KIT_FAULT_PLAYERS,                    /* number: of players; limit: how many there may be */
  KIT_FAULT_COLOUR_TWICE,               /* text */
  KIT_FAULT_TOKEN,                      /* text: it is no token on this board */
  KIT_FAULT_REFUSED,                    /* text: the token; refusal */
  KIT_FAULT_EMPTY_TURN,
  KIT_FAULT_TURN_OVER,                  /* text: a token after the end of its turn */
  KIT_FAULT_TURN_UNFINISHED,            /* number: the turn */
  KIT_FAULT_GAME_OVER,                  /* text: a token after the end of the game */
  KIT_FAULT_CURSOR,                     /* number: the cursor; limit: decisions there are */
  KIT_FAULT_RESULT_EARLY,
  KIT_FAULT_RESULT_WRONG,               /* text; other: the right one */
  KIT_FAULT_VIEW,                       /* a position that no seat can see: the start or,
                                           if there is text, the one after this token */
  KIT_FAULT_UNTOLD,                     /* text: a token that tells more; number: of the decision */
  KIT_FAULT_TOLD,                       /* text: what is not told; number: of the decision */
  KIT_FAULT_ABANDONED,                  /* although the game is finished */
  KIT_FAULT_GAME                        /* the first reason of a game */
} KitFaultReason;

#define KIT_FAULT_TEXT 64

typedef struct
{
  guint      reason;                    /* KitFaultReason, or one of the game */
  guint      line;                      /* from 1 */
  guint      column;                    /* from 1, 0 for the whole line */
  guint      detail;                    /* more about the reason */
  guint      number;
  guint      limit;
  KitRefusal refusal;
  char       text[KIT_FAULT_TEXT];
  char       other[KIT_FAULT_TEXT];
} KitFault;

gboolean   kit_fault_set     (KitFault        *fault,
                              guint            reason,
                              guint            line,
                              const char      *text,
                              const char      *other);
gboolean   kit_fault_value   (KitFault        *fault,
                              const BaseLine  *line);
gboolean   kit_fault_figures (KitFault        *fault,
                              guint            reason,
                              guint            line,
                              const char      *text,
                              guint            number,
                              guint            limit);
BaseLines *kit_fault_read    (KitFault        *fault,
                              const char      *text,
                              gsize            length);
gboolean   kit_fault_check_keys (KitFault           *fault,
                                 const BaseGroup    *group,
                                 const char         *numbered,
                                 const char * const *keys);
gboolean   kit_fault_check_groups (KitFault           *fault,
                                   const BaseLines    *lines,
                                   const char * const *names);
gboolean   kit_fault_check_numbers (KitFault        *fault,
                                    const BaseGroup *group,
                                    const char      *prefix,
                                    guint            first);
const BaseGroup *kit_fault_need_group (KitFault        *fault,
                                       const BaseLines *lines,
                                       const char      *name);
const BaseLine *kit_fault_need (KitFault        *fault,
                                const BaseGroup *group,
                                const char      *key);
gboolean   kit_fault_read_number (const char *text,
                                  guint       most,
                                  guint      *number);

G_END_DECLS

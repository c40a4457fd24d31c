/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, and where: the figures for a sentence of alx_words_fault(). */

#pragma once

#include "alexandros/rules/alx-legal.h"
#include "base/base-lines.h"

G_BEGIN_DECLS

/**
 * AlxFaultReason:
 *
 * Why a file is refused; the comments say which fields of #AlxFault are used.
 */
typedef enum
{
  ALX_FAULT_NONE,
  ALX_FAULT_LINES,                      /* lines; text: the line */
  ALX_FAULT_MAP,                        /* map */
  ALX_FAULT_UNKNOWN_GROUP,              /* text */
  ALX_FAULT_UNKNOWN_KEY,                /* text */
  ALX_FAULT_MISSING_GROUP,              /* text */
  ALX_FAULT_MISSING_KEY,                /* text; other: its group */
  ALX_FAULT_KEY_ORDER,                  /* text: the key; number: the one expected */
  ALX_FAULT_VALUE,                      /* text; other: its key */
  ALX_FAULT_FORMAT,                     /* text: the unknown format */
  ALX_FAULT_BOARD,                      /* text: the id of the unknown board */
  ALX_FAULT_PLAYERS,                    /* number: of players */
  ALX_FAULT_COLOUR_TWICE,               /* text */
  ALX_FAULT_DECK_AND_POSITION,
  ALX_FAULT_NUMBER_OF_CARDS,            /* text: symbol letter; number: found; limit: expected */
  ALX_FAULT_TOKEN,                      /* text: it is no token on this board */
  ALX_FAULT_REFUSED,                    /* text: the token; refusal */
  ALX_FAULT_EMPTY_TURN,
  ALX_FAULT_TURN_OVER,                  /* text: a token after the end of its turn */
  ALX_FAULT_TURN_UNFINISHED,            /* number: the turn */
  ALX_FAULT_GAME_OVER,                  /* text: a token after the end of the game */
  ALX_FAULT_SHUFFLE_MISSING,            /* number: of the reshuffle */
  ALX_FAULT_SHUFFLE_CARDS,              /* number: of the reshuffle */
  ALX_FAULT_SHUFFLE_UNREACHED,          /* number: of the reshuffle */
  ALX_FAULT_CURSOR,                     /* number: the cursor; limit: decisions there are */
  ALX_FAULT_RESULT_EARLY,
  ALX_FAULT_RESULT_WRONG,               /* text; other: the right one */
  ALX_FAULT_ABANDONED,                  /* although the game is finished */
  ALX_FAULT_PLACE,                      /* text: no such place */
  ALX_FAULT_TWICE,                      /* text: a place or wall that stands twice */
  ALX_FAULT_SIDE_ORDER,                 /* text: a side whose points are not in board order */
  ALX_FAULT_STOCK,                      /* other: key; number: found; limit: in stock */
  ALX_FAULT_RED_WALLS,                  /* red walls while there are black ones, outside the
                                           actions, or with "last" */
  ALX_FAULT_GOVERNOR_SPACE,             /* text: a space with no symbol */
  ALX_FAULT_TWO_OWNERS,                 /* text: a governor's place in a rival's province */
  ALX_FAULT_NO_WAY,                     /* a way phase from which no way leads */
  ALX_FAULT_WITHOUT_REGION,             /* text: a space in no region */
  ALX_FAULT_START_INLAND,               /* text: a start that is not on the rim */
} AlxFaultReason;

#define ALX_FAULT_TEXT 64

typedef struct
{
  guint      reason;                    /* AlxFaultReason */
  guint      line;                      /* from 1 */
  guint      column;                    /* from 1, 0 for the whole line */
  guint      lines;                     /* BaseLinesProblem */
  guint      map;                       /* AlxMapProblem */
  guint      number;
  guint      limit;
  AlxRefusal refusal;
  char       text[ALX_FAULT_TEXT];
  char       other[ALX_FAULT_TEXT];
} AlxFault;

gboolean   alx_fault_set     (AlxFault        *fault,
                              AlxFaultReason   reason,
                              guint            line,
                              const char      *text,
                              const char      *other);
gboolean   alx_fault_figures (AlxFault        *fault,
                              AlxFaultReason   reason,
                              guint            line,
                              guint            number,
                              guint            limit);
gboolean   alx_fault_cards   (AlxFault        *fault,
                              guint            line,
                              guint8           symbol,
                              guint            number,
                              guint            limit);
BaseLines *alx_fault_read    (AlxFault        *fault,
                              const char      *text,
                              gsize            length);
gboolean   alx_fault_check_keys (AlxFault           *fault,
                                 const BaseGroup    *group,
                                 const char         *numbered,
                                 const char * const *keys);
gboolean   alx_fault_check_groups (AlxFault           *fault,
                                   const BaseLines    *lines,
                                   const char * const *names);
const BaseLine *alx_fault_need (AlxFault        *fault,
                                const BaseGroup *group,
                                const char      *key);
gboolean   alx_fault_read_number (const char *text,
                                  guint       most,
                                  guint      *number);

G_END_DECLS

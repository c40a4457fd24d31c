/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision, and the token that stands for it in records. */

#pragma once

#include "alx-board.h"

G_BEGIN_DECLS

typedef enum
{
  ALX_CHOOSE,                           /* "L": a face-up card, R9 */
  ALX_SPECIAL,                          /* "L*": a card of the hand, R14; a slash and a letter
                                           follow for a refreshed card */
  ALX_NO_MOVE,                          /* "-": R17 */
  ALX_WAY,                              /* "A2-B3-C4": R11 */
  ALX_DRAW,                             /* "+": R18 */
  ALX_TAKE,                             /* "+L": R18 */
  ALX_OCCUPY,                           /* "@c2,c4": R22, R24 */
  ALX_COMPENSATE,                       /* ">TTA": R25 */
  ALX_LEVY,                             /* "$S": R27 */
  ALX_TAKE_BACK,                        /* "^c2": R29 */
  ALX_END_TURN,                         /* "." */
} AlxDecisionKind;

/**
 * AlxDecision:
 * @kind: an AlxDecisionKind
 * @symbol: of the card chosen, taken or paid
 * @refreshed: the face-up card discarded with a special move, or %ALX_NONE
 * @n: how many of @at are used
 * @at: points of a way, spaces of governors in board order, or cards of each symbol
 */
typedef struct
{
  guint8 kind;
  guint8 symbol;
  guint8 refreshed;
  guint8 n;
  guint8 at[ALX_MAX_WAY];
} AlxDecision;

/** Enough for the longest token. */
#define ALX_TOKEN_SIZE (ALX_MAX_WAY * 4 + 8)

void     alx_decision_init  (AlxDecision       *decision,
                             AlxDecisionKind    kind);
gboolean alx_decision_read  (AlxDecision       *decision,
                             const AlxBoard    *board,
                             const char        *token);
void     alx_decision_write (const AlxDecision *decision,
                             const AlxBoard    *board,
                             char               token[ALX_TOKEN_SIZE]);
gboolean alx_decision_equal (const AlxDecision *a,
                             const AlxDecision *b);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Applies a decision to a position, or lists as events what it does. */

#pragma once

#include "alx-legal.h"

#include "kit/rules/kit-chance.h"

G_BEGIN_DECLS

/**
 * AlxEventKind:
 *
 * What happened. The comments say which fields of #AlxEvent are used; @player is the player on
 * turn unless it is named there.
 */
typedef enum
{
  ALX_EVENT_CHOSEN,    /* symbol taken face up for the move; number: 1 when it
                          is a joker */
  ALX_EVENT_SPECIAL,   /* symbol discarded from the hand for the move */
  ALX_EVENT_REFRESHED, /* symbol discarded from face-up place */
  ALX_EVENT_NO_MOVE,
  ALX_EVENT_REVEALED,   /* symbol turned up on face-up place */
  ALX_EVENT_RESHUFFLED, /* number: cards in the new supply */
  ALX_EVENT_WALKED,     /* from place to other; number: sides */
  ALX_EVENT_WALL,       /* side; number: 1 when it is red */
  ALX_EVENT_DIVIDED,  /* a province was divided; player: its owner, or ALX_NONE; the smaller part
                         has the space place and is worth number, the larger one has the space
                         other and is worth rest */
  ALX_EVENT_DRAWN,    /* symbol, hidden from the others */
  ALX_EVENT_TAKEN,    /* symbol from face-up place */
  ALX_EVENT_REMOVED,  /* player's governor from space place */
  ALX_EVENT_PAID,     /* number cards of symbol */
  ALX_EVENT_PLACED,   /* a governor on space place */
  ALX_EVENT_OCCUPIED, /* the province of place, worth number; other: the previous owner, or
                         ALX_NONE */
  ALX_EVENT_GIVEN,    /* player gets number cards of symbol */
  ALX_EVENT_LEVIED,   /* symbol paid */
  ALX_EVENT_SCORED,   /* player gets number points */
  ALX_EVENT_TOOK_BACK, /* a governor from space place */
  ALX_EVENT_TURN_ENDED,
  ALX_EVENT_ENDED, /* the game; number: the rule, 40 or 41 */
} AlxEventKind;

typedef struct
{
  guint8  kind;                         /* AlxEventKind */
  guint8  player;
  guint8  symbol;
  guint8  place;
  guint8  other;
  guint8  number;
  guint8  rest;
  guint16 side;
} AlxEvent;

/* A way lays at most 63 walls, each of which divides at most one province; all other events of a
   decision are fewer than 40. */
#define ALX_MAX_EVENTS 192

typedef struct
{
  guint    n;
  AlxEvent items[ALX_MAX_EVENTS];
} AlxEvents;

void   alx_apply           (AlxState          *state,
                            const AlxBoard    *board,
                            const AlxDecision *decision,
                            KitChance         *chance);
void   alx_explain         (const AlxState    *state,
                            const AlxBoard    *board,
                            const AlxDecision *decision,
                            KitChance         *chance,
                            AlxEvents         *events);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a decision did, as a list of events. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AdvEventKind:
 *
 * What happened. The comments say which fields of #AdvEvent are used; @player is the player on
 * turn unless it is named there. Who may not see a good or card that is hidden is said there too.
 */
typedef enum
{
  ADV_EVENT_ROLLED,                     /* number and other: the dice */
  ADV_EVENT_PRODUCED,                   /* player gets number of good */
  ADV_EVENT_SHORTAGE,                   /* of good: nobody gets any */
  ADV_EVENT_DROPPED,                    /* player gives number of good to the piles */
  ADV_EVENT_ROBBER,                     /* moves from hexagon other to place */
  ADV_EVENT_ROBBED,                     /* number of good, of player other; hidden from the rest */
  ADV_EVENT_SUPPLIED,                   /* player gets number of good; hidden from the others */
  ADV_EVENT_SUPPLY_ENDED,
  ADV_EVENT_LEFT,                       /* number of good go from the supply to the pile */
  ADV_EVENT_PASSED_POINT,               /* by Alexander: number of the point; place: its corner */
  ADV_EVENT_WAITS,                      /* Alexander, before point number */
  ADV_EVENT_AUCTION,                    /* number: an AdvAuction; other: 1 if it is held anew */
  ADV_EVENT_BID,                        /* player, number */
  ADV_EVENT_PASSED,                     /* player */
  ADV_EVENT_BLUFFED,                    /* player, number: the bid */
  ADV_EVENT_UNSOLD,                     /* number: an AdvAuction */
  ADV_EVENT_PAID,                       /* player gives number of good for a bid */
  ADV_EVENT_WON,                        /* player, number: an AdvAuction */
  ADV_EVENT_NO_VILLAGE,                 /* player has none left for the temple */
  ADV_EVENT_ADVISER,                    /* player has reached place number of the order, from 1 */
  ADV_EVENT_LONGEST,                    /* player has the longest road; ADV_NONE: nobody any more */
  ADV_EVENT_STRONGEST,                  /* likewise the strongest army */
  ADV_EVENT_ROAD,                       /* on edge place */
  ADV_EVENT_VILLAGE,                    /* player, on corner place */
  ADV_EVENT_CITY,                       /* on corner place */
  ADV_EVENT_COST,                       /* number of good go to the pile */
  ADV_EVENT_BOUGHT,                     /* number: an AdvCard; hidden from the others */
  ADV_EVENT_GAVE,                       /* number of good to the bank, */
  ADV_EVENT_GOT,                        /* number of good from it, or by plenty */
  ADV_EVENT_OFFERED,                    /* what it is, the position says */
  ADV_EVENT_ANSWERED,                   /* player; number: 1 for yes */
  ADV_EVENT_REFUSED,                    /* nobody trades */
  ADV_EVENT_TRADED,                     /* player gives number of good to other */
  ADV_EVENT_PLAYED,                     /* number: an AdvCard */
  ADV_EVENT_TURN_ENDED,
  ADV_EVENT_ENDED,                      /* the game; number: the rule, 53 or 54 */
  ADV_EVENT_KINDS,                      /* how many there are */
} AdvEventKind;

typedef struct
{
  guint8 kind;                          /* AdvEventKind */
  guint8 player;
  guint8 good;
  guint8 place;
  guint8 other;
  guint8 number;
} AdvEvent;

/* A monopoly has at most 3 for goods, a roll 24 for goods, 4 of supply, and a few more. */
#define ADV_MAX_EVENTS 64

typedef struct
{
  guint    n;
  AdvEvent items[ADV_MAX_EVENTS];
} AdvEvents;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Capacities, goods, cards, and sets of corners and edges. */

#pragma once

#include "base/base-set.h"
#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

/* Capacities; the sizes themselves come from the board. */
#define ADV_MAX_ROWS      26
#define ADV_MAX_COLUMNS   64
#define ADV_MAX_HEXAGONS  96            /* of land */
#define ADV_MAX_CORNERS   192
#define ADV_MAX_EDGES     252
#define ADV_MAX_HARBOURS  24
#define ADV_MAX_POINTS    64            /* of the route */
#define ADV_MAX_REGIONS   24            /* names on the map */
#define ADV_MAX_PLAYERS   KIT_MAX_PLAYERS
#define ADV_NAME_SIZE     8             /* bytes for "d15ne", with some to spare */
#define ADV_NONE          255           /* no place, player, resource */

/* The material, Q1 and Q2. */
#define ADV_VILLAGES      5             /* of each player */
#define ADV_CITIES        4
#define ADV_ROADS         15
#define ADV_OF_RESOURCE   19            /* cards of each resource */
#define ADV_MAX_SUPPLY    95
#define ADV_STOCK         40            /* gold */
#define ADV_DECK          25            /* development cards */
#define ADV_TOKENS        28

#define ADV_WINNING       14            /* points, Q53 */
#define ADV_LEAST_ROAD    5             /* of the longest road, Q52 */
#define ADV_LEAST_ARMY    3             /* of the strongest army, Q52 */
#define ADV_LEAST_TOKENS  3             /* of an adviser, Q32 */
#define ADV_SPARED        11            /* cards that a seven leaves alone, Q16 */
#define ADV_MOST_OFFERED  4             /* goods on each side of an offer, Q37 */
#define ADV_OF_KNIGHT     3             /* what a knight is worth in a battle, Q24 */

/**
 * AdvGood:
 *
 * Resources, gold, and knights, which are paid like goods in a battle; in the order in which
 * records write them.
 */
typedef enum
{
  ADV_BRICK,
  ADV_WOOD,
  ADV_WHEAT,
  ADV_WOOL,
  ADV_ORE,
  ADV_RESOURCES,                        /* how many there are */
  ADV_GOLD = ADV_RESOURCES,
  ADV_TRADED,                           /* resources and gold */
  ADV_KNIGHT = ADV_TRADED,
  ADV_GOODS,
} AdvGood;

/** The letters of the goods, as records write them. */
#define ADV_GOOD_LETTERS "BWHLOGK"

/** AdvCard: the kinds of development cards, in the order in which records write them. */
typedef enum
{
  ADV_CARD_KNIGHT,
  ADV_CARD_VICTORY,
  ADV_CARD_ROADS,
  ADV_CARD_PLENTY,
  ADV_CARD_MONOPOLY,
  ADV_CARDS,
} AdvCard;

/** The letters of the development cards, as records write them. */
#define ADV_CARD_LETTERS "KVRPM"

/** AdvAuction: what a temple or a token brings an auction for, Q24. */
typedef enum
{
  ADV_HUNGER,
  ADV_BRIDGE,
  ADV_BATTLE,
  ADV_STATUE,
  ADV_TOKEN_KINDS,
  ADV_TEMPLE = ADV_TOKEN_KINDS,         /* an auction for a village, without a token */
} AdvAuction;

/** The letters of the event tokens, as records write them. */
#define ADV_TOKEN_LETTERS "hbts"

/** AdvCornerSet, AdvEdgeSet: bit sets, copied by "=". */
typedef struct { guint64 bits[ADV_MAX_CORNERS / 64]; } AdvCornerSet;
typedef struct { guint64 bits[(ADV_MAX_EDGES + 63) / 64]; } AdvEdgeSet;

BASE_DEFINE_SET (AdvCornerSet, adv_corner_set)
BASE_DEFINE_SET (AdvEdgeSet, adv_edge_set)

/** adv_good_from_letter: the good of one of the letters B W H L O G K, or %ADV_NONE. */
static inline guint8
adv_good_from_letter (char letter)
{
  for (guint8 i = 0; i < ADV_GOODS; i++)
    if (ADV_GOOD_LETTERS[i] == letter)
      return i;
  return ADV_NONE;
}

/** adv_total: the sum of @n numbers. */
static inline guint
adv_total (const guint8 *numbers,
           guint         n)
{
  guint total = 0;

  for (guint i = 0; i < n; i++)
    total += numbers[i];
  return total;
}

G_END_DECLS

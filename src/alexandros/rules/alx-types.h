/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Capacities, symbols, packed numbers of cards and bit sets. */

#pragma once

#include "base/base-set.h"
#include "kit/rules/kit-rules.h"

#include <glib.h>

G_BEGIN_DECLS

/* Capacities; the sizes themselves come from the board. */
#define ALX_MAX_SPACES      192
#define ALX_MAX_POINTS      160
#define ALX_MAX_SIDES       352
#define ALX_MAX_OF_SYMBOL   16          /* spaces of one symbol */
#define ALX_MAX_REGIONS     32
#define ALX_MAX_CARDS       60          /* of all symbols together */
#define ALX_MAX_WALLS       128         /* black and red together */
#define ALX_MAX_PROVINCES   (ALX_MAX_WALLS + 1)         /* a wall closes at most one */
#define ALX_MAX_PLAYERS     KIT_MAX_PLAYERS
#define ALX_MAX_WAY         64          /* points of a way */
#define ALX_MAX_WAYS        50000       /* shortest ways between two points */
#define ALX_NAME_SIZE       8           /* bytes for "K24", with some to spare */

#define ALX_GOVERNORS       4           /* of each player, R1 */
#define ALX_FACE_UP         2           /* places, R2 */
#define ALX_ACTIONS         2           /* of each turn, R6 */
#define ALX_NONE            255         /* no space, point, player, symbol */
#define ALX_NO_SIDE         G_MAXUINT16

/**
 * AlxSymbol:
 *
 * The symbol of a space or card, in the order in which records write them.
 */
typedef enum
{
  ALX_TEMPLE,
  ALX_AMPHORA,
  ALX_HORSE,
  ALX_LYRE,
  ALX_SOLDIER,
  ALX_SYMBOLS,                          /* how many there are */
  ALX_PLAIN = ALX_SYMBOLS               /* a space with no symbol */
} AlxSymbol;

/** The letters of the symbols, and of a plain space, as records write them. */
#define ALX_LETTERS "TAHLS."

/**
 * AlxCards:
 *
 * A number for each symbol, in six bits each, temples lowest. None is above 31, so
 * that the sixth bit is free as a guard when all five are added or compared at once.
 */
typedef guint32 AlxCards;

#define ALX_CARDS_BITS   6
#define ALX_CARDS_GUARDS 0x20820820u    /* the sixth bit of each number */

/** AlxSpaceSet, AlxPointSet, AlxSideSet: bit sets, copied by "=". */
typedef struct { guint64 bits[ALX_MAX_SPACES / 64]; } AlxSpaceSet;
typedef struct { guint64 bits[(ALX_MAX_POINTS + 63) / 64]; } AlxPointSet;
typedef struct { guint64 bits[(ALX_MAX_SIDES + 63) / 64]; } AlxSideSet;

BASE_DEFINE_SET (AlxSpaceSet, alx_space_set)
BASE_DEFINE_SET (AlxPointSet, alx_point_set)
BASE_DEFINE_SET (AlxSideSet, alx_side_set)

/** alx_cards_one: one card of @symbol; none for %ALX_PLAIN. */
static inline AlxCards
alx_cards_one (guint symbol)
{
  return symbol < ALX_SYMBOLS ? 1u << (ALX_CARDS_BITS * symbol) : 0;
}

/** alx_cards_of: the number for @symbol. */
static inline guint
alx_cards_of (AlxCards cards,
              guint    symbol)
{
  return (cards >> (ALX_CARDS_BITS * symbol)) & 31;
}

static inline AlxCards
alx_cards_pack (const guint8 cards[ALX_SYMBOLS])
{
  AlxCards packed = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    packed |= (AlxCards) cards[i] << (ALX_CARDS_BITS * i);
  return packed;
}

/** alx_cards_missing: the cards that @held lacks of @needed, symbol by symbol. */
static inline AlxCards
alx_cards_missing (AlxCards needed,
                   AlxCards held)
{
  AlxCards difference = (needed | ALX_CARDS_GUARDS) - held;
  AlxCards enough = difference & ALX_CARDS_GUARDS;

  /* Where the guard bit survived the subtraction, nothing was borrowed and the five bits below are
     the difference; the others become zero. */
  return difference & (enough - (enough >> 5));
}

/** alx_cards_total: the number of cards of all symbols together. */
static inline guint
alx_cards_total (AlxCards cards)
{
  guint pairs = (cards & 0x3f03f03fu) + ((cards >> ALX_CARDS_BITS) & 0x3f03fu);

  return (pairs & 0xfff) + ((pairs >> 12) & 0xfff) + (pairs >> 24);
}

/**
 * alx_symbol_from_letter:
 *
 * Returns: the symbol of one of the letters T A H L S, %ALX_PLAIN of ".",
 *   %ALX_NONE of anything else
 */
static inline guint8
alx_symbol_from_letter (char letter)
{
  for (guint8 i = 0; i <= ALX_PLAIN; i++)
    if (ALX_LETTERS[i] == letter)
      return i;
  return ALX_NONE;
}

G_END_DECLS

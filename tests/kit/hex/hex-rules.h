/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hex: two players, nothing hidden, nothing left to chance: the least that a game can be. */

#pragma once

#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

/*
 * H1. The board is a rhombus of 11 rows of 11 cells:
 *
 *        a   b   c   d …
 *
 *     1    o   o   o   o           c2 touches c1, d1, b2, d2, b3 and c3
 *     2      o   o   o   o
 *     3        o   o   o   o
 *
 * H2. The players take turns. Whoever is on turn lays a stone on an empty cell, where it stays.
 * H3. The first player joins the row 1 with the row 11, the second the column a with the column k.
 *     Whose stones are the first to do so, each touching the next, has won, which ends the game.
 *     On a full board just one player has done so.
 */

#define HEX_PLAYERS 2
#define HEX_SIZE    11
#define HEX_CELLS   (HEX_SIZE * HEX_SIZE)
#define HEX_EMPTY   0

/** The reason, besides %KIT_REFUSED_OVER, why a stone is refused: there is one already. */
#define HEX_REFUSED_OCCUPIED (KIT_REFUSED_OVER + 1)

/** HexDecision: where a stone is laid. Written as column and row, "c4". */
typedef struct
{
  guint8 cell;                          /* row by row, from 0 */
} HexDecision;

/**
 * HexState:
 * @cells: %HEX_EMPTY, or 1 + the player whose stone it is
 *
 * All see all of it, so it is a view too.
 */
typedef struct
{
  KIT_HEAD;                             /* of the last turn, and of who has won, when it is over */
  guint8 cells[HEX_CELLS];
} HexState;

extern const HexState hex_start;
extern const KitRules hex_rules;

G_END_DECLS

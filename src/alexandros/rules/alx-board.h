/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: spaces, points and sides of a map, and the distances on it. */

#pragma once

#include "alx-types.h"

G_BEGIN_DECLS

/*
 * A map is rows of triangles. The space in row r and column c points up when
 * r + c is odd and down when it is even; a point is a line and a half-step.
 *
 *   half-step   c    c+1   c+2   c+3
 *   line r      *-----------*             The six ways from a point, in the
 *                \  down   / \            order of their bits:
 *                 \ (r,c) /   \                    4   5
 *                  \     /     \                    \ /
 *                   \   /  up   \                3 --*-- 0
 *                    \ / (r,c+1) \                  / \
 *   line r+1          *-----------*                2   1
 *
 * Rows are named by small letters, lines by capitals: the space c4, the point C4.
 */

#define ALX_DIRECTIONS 6

typedef struct
{
  guint8  row;
  guint8  column;
  guint8  symbol;                       /* AlxSymbol, or ALX_PLAIN */
  guint8  number;                       /* among the spaces of its symbol, 0 for a plain one */
  guint8  region;
  guint8  points[3];                    /* in board order */
  guint8  neighbours[3];                /* across sides[i], ALX_NONE beyond the rim */
  guint16 sides[3];
  AlxCards card;                        /* one of its symbol, or none */
} AlxSpace;

typedef struct
{
  guint8  line;
  guint8  step;
  gboolean rim;                         /* lies on the coast or the board edge */
  guint8  neighbours[ALX_DIRECTIONS];   /* ALX_NONE if there is no side in that direction */
  guint16 sides[ALX_DIRECTIONS];        /* ALX_NO_SIDE if there is none */
  AlxSpaceSet spaces;                   /* the spaces that touch it */
} AlxPoint;

typedef struct
{
  guint8 points[2];                     /* in board order */
  guint8 spaces[2];                     /* the second is ALX_NONE on the rim */
} AlxSide;

typedef struct
{
  char   id[32];
  char   name[64];
  char   regions[ALX_MAX_REGIONS][32];  /* names to be translated */
  guint8 n_regions;

  guint8  n_rows;
  guint8  n_columns;
  guint8  n_spaces;
  guint8  n_points;
  guint16 n_sides;
  AlxSpace spaces[ALX_MAX_SPACES];      /* in board order: row, then column */
  AlxPoint points[ALX_MAX_POINTS];      /* in board order: line, then half-step */
  AlxSide  sides[ALX_MAX_SIDES];        /* in board order of their points */

  guint8  start;                        /* a point */
  guint8  black;                        /* walls in stock, R3 */
  guint8  red;
  guint8  cards;                        /* of each symbol, R2 */
  guint16 target;                       /* points that end the game, R40 */

  /* Sets of spaces of one symbol, a bit for AlxSpace.number: those that touch a point, and the
     rings around a point: those at the smallest distance that occurs, at the next, and so on; an
     empty set ends the list. */
  guint16 touching[ALX_MAX_POINTS][ALX_SYMBOLS];
  guint16 rings[ALX_MAX_POINTS][ALX_SYMBOLS][ALX_MAX_OF_SYMBOL + 1];

  AlxPointSet rim;                      /* points on the coast or the board edge */
  AlxCards    symbols;                  /* number of spaces of each symbol, */
  guint8      value;                    /* and of plain ones */

  guint8      n_of_symbol[ALX_SYMBOLS];
  guint8      of_symbol[ALX_SYMBOLS][ALX_MAX_OF_SYMBOL];
  AlxSpaceSet symbol_spaces;

  /* For two points: the sides of a shortest way, R8; the directions in which shortest ways begin,
     a bit each; and how many such ways there are. */
  guint8  distance[ALX_MAX_POINTS][ALX_MAX_POINTS];
  guint8  next[ALX_MAX_POINTS][ALX_MAX_POINTS];
  guint16 n_ways[ALX_MAX_POINTS][ALX_MAX_POINTS];
  guint8  diameter;                     /* the greatest distance of two points */
  /* Distance from a point to the nearest point of a space. */
  guint8  space_distance[ALX_MAX_POINTS][ALX_MAX_SPACES];
} AlxBoard;

/** AlxMapProblem: why a map is no board. */
typedef enum
{
  ALX_MAP_FINE,
  ALX_MAP_LETTER,                       /* a character with no meaning */
  ALX_MAP_BLANK,                        /* a blank, often meant as "no space" */
  ALX_MAP_TOO_LARGE,                    /* too many rows, columns, spaces, points or sides */
  ALX_MAP_TOO_MANY_OF_SYMBOL,
  ALX_MAP_EMPTY,
  ALX_MAP_NOT_CONNECTED,
  ALX_MAP_TOO_FAR,                      /* two points are further apart than ALX_MAX_WAY allows */
  ALX_MAP_TOO_MANY_WAYS,                /* more than ALX_MAX_WAYS between two points */
} AlxMapProblem;

AlxMapProblem alx_board_build       (AlxBoard           *board,
                                     const char * const *rows,
                                     guint               n_rows,
                                     guint              *bad_row,
                                     guint              *bad_column);
guint8        alx_board_find_space  (const AlxBoard     *board,
                                     const char         *name);
guint8        alx_board_find_point  (const AlxBoard     *board,
                                     const char         *name);
guint16       alx_board_find_side   (const AlxBoard     *board,
                                     guint8              from,
                                     guint8              to);
void          alx_board_space_name  (const AlxBoard     *board,
                                     guint8              space,
                                     char                name[ALX_NAME_SIZE]);
void          alx_board_point_name  (const AlxBoard     *board,
                                     guint8              point,
                                     char                name[ALX_NAME_SIZE]);
guint         alx_board_n_cards     (const AlxBoard     *board);

G_END_DECLS

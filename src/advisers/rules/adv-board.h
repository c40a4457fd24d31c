/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: the hexagons of a map, their corners and edges, harbours and the route. */

#pragma once

#include "adv-types.h"

G_BEGIN_DECLS

/*
 * A map is rows of hexagons that stand on a point. Row r, and the column x of a hexagon, which is
 * even in the rows 0, 2, 4 and odd in 1, 3, 5. A corner is the upper (n) or lower (s) one of one
 * hexagon, an edge the left (w), upper left (nw) or upper right (ne) one of one hexagon, and is
 * named after it:
 *
 *           (r,x)n
 *  (r-1,x-1)s /  \ (r-1,x+1)s            corners of (r,x), clockwise from the upper one:
 *            |    |                        0 (r,x)n  1 (r-1,x+1)s  2 (r+1,x+1)n
 *            |r, x|                        3 (r,x)s  4 (r+1,x-1)n  5 (r-1,x-1)s
 *            |    |                      edges, clockwise from the upper right one, edge i between
 *  (r+1,x-1)n \  / (r+1,x+1)n            the corners i and i + 1:
 *           (r,x)s                         0 (r,x)ne  1 (r,x+2)w  2 (r+1,x+1)nw
 *                                          3 (r+1,x-1)ne  4 (r,x)w  5 (r,x)nw
 *
 * Rows are named by letters: the hexagon c4, its upper corner c4n, its left edge c4w. Only places
 * with land belong to the board; the hexagon that names a corner or an edge may be sea.
 */

#define ADV_SIDES 6                     /* of a hexagon */

/** AdvHexagon: a hexagon of land. */
typedef struct
{
  guint8 row;
  guint8 column;
  guint8 produces;                      /* AdvGood, ADV_NONE for a desert */
  guint8 disc;                          /* 2 to 12, 0 for a desert */
  guint8 corners[ADV_SIDES];
  AdvCornerSet around;                  /* these as a set */
} AdvHexagon;

typedef struct
{
  guint8     row;                       /* of the hexagon that names it */
  guint8     column;
  guint8     south;                     /* 1 for its lower corner */
  guint8     n_edges;
  guint8     edges[3];
  guint8     n_hexagons;
  guint8     hexagons[3];               /* of land */
  guint8     point;                     /* of the route, from 1, or 0 */
  guint8     opened;                    /* points that must be passed before a village may be built
                                           here by roads, Q43 */
  guint8     pips[ADV_TRADED];          /* ways to roll each good, of 36 */
  AdvCornerSet near;                    /* the corner and those next to it */
  AdvEdgeSet   ways;                    /* its edges as a set */
} AdvCorner;

typedef struct
{
  guint8 row;
  guint8 column;
  guint8 direction;                     /* 0 w, 1 nw, 2 ne */
  guint8 corners[2];
  guint8 n_hexagons;                    /* of land: 1 on a coast, otherwise 2 */
} AdvEdge;

typedef enum
{
  ADV_POINT_TEMPLE,
  ADV_POINT_EVENT,
  ADV_POINT_EMPTY,
  ADV_POINT_SEVEN,
} AdvPointKind;

/** AdvPoint: a point of the route, Q9. */
typedef struct
{
  guint8 corner;
  guint8 kind;                          /* AdvPointKind */
  guint8 n_events;                      /* event points up to this one, it included */
} AdvPoint;

/** AdvHarbour: an edge of a coast where goods are exchanged, Q35. */
typedef struct
{
  guint8 edge;
  guint8 resource;                      /* two to one, or ADV_NONE: any, three to one */
} AdvHarbour;

/**
 * AdvRegion:
 * @id: such as "macedonia"; texts of the player's language are found by it
 * @row: of the middle of its name, in tenths of a row
 * @column: likewise
 * @sea: whether it is a sea
 *
 * A name on the map. Nothing in the rules asks for it.
 */
typedef struct
{
  char    id[16];
  guint16 row;
  guint16 column;
  guint8  sea;
} AdvRegion;

typedef struct
{
  char       id[32];
  guint8     n_hexagons;
  guint8     n_corners;
  guint8     n_edges;
  guint8     n_harbours;
  guint8     n_points;
  guint8     n_regions;
  guint8     robber;                    /* where the robber begins, a hexagon, Q6 */
  AdvHexagon hexagons[ADV_MAX_HEXAGONS];        /* in board order: row, then column */
  AdvCorner  corners[ADV_MAX_CORNERS];  /* in board order: row, column, upper before lower */
  AdvEdge    edges[ADV_MAX_EDGES];      /* in board order: row, column, w nw ne */
  AdvHarbour harbours[ADV_MAX_HARBOURS];
  AdvPoint   points[ADV_MAX_POINTS];    /* point 1 first */
  AdvRegion  regions[ADV_MAX_REGIONS];

  /* What follows from these. The corners of harbours: of each resource, then of "any"; the
     hexagons that a sum of the dice lets produce, ADV_NONE at the end; the corners that are open
     for villages when so many points were passed. */
  AdvCornerSet harbour_corners[ADV_RESOURCES + 1];
  guint8       by_disc[13][ADV_MAX_HEXAGONS + 1];
  AdvCornerSet opened[ADV_MAX_POINTS + 1];
} AdvBoard;

/** AdvMapProblem: why a map is not a board. That it is empty, or has too many corners or edges, is
    said of its first character. */
typedef enum
{
  ADV_MAP_FINE,
  ADV_MAP_LETTER,                       /* a terrain that does not exist */
  ADV_MAP_DISC,                         /* a disc that does not exist, or one without land, or land
                                           without one */
  ADV_MAP_COLUMN,                       /* a hexagon in the columns of the next row, or half a
                                           hexagon */
  ADV_MAP_RIM,                          /* land without sea around it */
  ADV_MAP_TOO_LARGE,
  ADV_MAP_EMPTY,
} AdvMapProblem;

/** AdvRouteProblem: why a chain of corners is no route, Q9. */
typedef enum
{
  ADV_ROUTE_FINE,
  ADV_ROUTE_LENGTH,                     /* no points, too many, or too many events */
  ADV_ROUTE_TWICE,                      /* a corner that is a point already */
  ADV_ROUTE_JUMPS,                      /* not next to the point before */
  ADV_ROUTE_TOUCHES,                    /* next to an earlier point, not only to the one before */
  ADV_ROUTE_TEMPLES,                    /* a temple after a temple */
  ADV_ROUTE_FIRST,                      /* the first point is no temple */
  ADV_ROUTE_LAST,                       /* the last point is no seven */
} AdvRouteProblem;

AdvMapProblem   adv_board_build        (AdvBoard           *board,
                                        const char * const *rows,
                                        guint               n_rows,
                                        guint              *bad_row,
                                        guint              *bad_column);
gboolean        adv_board_add_harbour  (AdvBoard           *board,
                                        guint8              edge,
                                        guint8              resource);
AdvRouteProblem adv_board_add_point    (AdvBoard           *board,
                                        guint8              corner,
                                        AdvPointKind        kind);
AdvRouteProblem adv_board_finish_route (AdvBoard           *board);

guint8          adv_board_find_hexagon (const AdvBoard     *board,
                                        const char         *name);
guint8          adv_board_find_corner  (const AdvBoard     *board,
                                        const char         *name);
guint8          adv_board_find_edge    (const AdvBoard     *board,
                                        const char         *name);
void            adv_board_hexagon_name (const AdvBoard     *board,
                                        guint8              hexagon,
                                        char                name[ADV_NAME_SIZE]);
void            adv_board_corner_name  (const AdvBoard     *board,
                                        guint8              corner,
                                        char                name[ADV_NAME_SIZE]);
void            adv_board_edge_name    (const AdvBoard     *board,
                                        guint8              edge,
                                        char                name[ADV_NAME_SIZE]);

/** adv_disc_pips: how many of 36 rolls of two dice show @disc, 0 for no disc. */
static inline guint
adv_disc_pips (guint disc)
{
  return disc == 0 ? 0 : 6 - ABS ((int) disc - 7);
}

G_END_DECLS

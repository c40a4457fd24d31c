/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the reference implementation share: the board and the state. */

#pragma once

#include "reference.h"

#define GOODS "BWHLOGK" /* section 14; the first five are the resources, K is a face-up knight */
#define N_RESOURCES 5
#define GOLD 5
#define N_GOODS 6 /* resources and gold: what is traded */
#define KNIGHT 6
#define N_LETTERS 7
#define CARDS_EACH 19 /* Q2 */
#define ALL_GOLD 40

#define DEVELOPMENT "KVRPM"
#define N_KINDS 5
#define DEVELOPMENT_CARDS 25
#define N_TOKENS 28

#define MAX_PLAYERS 4
#define VILLAGES 5 /* Q1 */
#define CITIES 4
#define ROADS 15
#define MAX_HEXAGONS 256
#define MAX_CORNERS 512
#define MAX_EDGES 512
#define MAX_HARBOURS 64
#define MAX_POINTS 128
#define NONE (-1)

/* Hexagons, corners and edges stand in the arrays in board order. How they are named:
 *
 *           c4n
 *     b3s  /   \  b5s        c4ne joins c4n and b5s
 *        |  c4  |            c4nw joins c4n and b3s
 *     d3n  \   /  d5n        c4w joins b3s and d3n
 *           c4s
 */

typedef struct
{
  int      row;
  int      column;
  gboolean land;
  int      good;      /* what it gives (Q14), or NONE */
  int      disc;      /* 2 to 12, or 0 */
  int      corner[6]; /* of land alone */
  char     name[8];   /* "c4" */
} Hexagon;

typedef struct
{
  int  row;
  int  column;
  char side;      /* n or s */
  int  n_edges;   /* 2 or 3 */
  int  edge[3];
  int  next[3];   /* the corner at the other end of each edge */
  char name[8];   /* "c4n" */
} Corner;

typedef struct
{
  int  corner[2];
  char name[8]; /* "c4nw" */
} Edge;

typedef struct
{
  int edge;
  int good; /* two to one, or NONE: any three to one */
} Harbour;

typedef enum { POINT_TEMPLE, POINT_EVENT, POINT_EMPTY, POINT_SEVEN } PointKind;

typedef struct
{
  int       corner;
  PointKind kind;
} Point;

typedef struct
{
  int     n_hexagons;
  Hexagon hexagon[MAX_HEXAGONS];
  int     n_corners;
  Corner  corner[MAX_CORNERS];
  int     n_edges;
  Edge    edge[MAX_EDGES];
  int     n_harbours;
  Harbour harbour[MAX_HARBOURS];
  int     n_points;
  Point   point[MAX_POINTS]; /* point 1 is the first */
  int     robber;
} Board;

typedef enum
{
  PHASE_DICE,
  PHASE_DROP,
  PHASE_ROBBER,
  PHASE_BID,
  PHASE_FORFEIT,
  PHASE_PAY,
  PHASE_BUILD,
  PHASE_ROADS,
  PHASE_ANSWER,
  PHASE_CHOOSE,
  PHASE_OVER
} Phase;

/* Players are counted from 0 here, and from 1 in words and texts. */
struct _AdvRef
{
  Board    board;
  int      players;
  int      start_gold;
  int      offers_allowed;

  int      turn;
  int      player; /* on turn */
  Phase    phase;
  int      seat;   /* who decides */
  gboolean rolled;
  int      alexander; /* points passed */
  int      robber;    /* a hexagon */

  int      building[MAX_CORNERS]; /* whose, or NONE */
  gboolean city[MAX_CORNERS];
  int      road[MAX_EDGES]; /* whose, or NONE */

  int      goods[MAX_PLAYERS][N_GOODS];
  int      bank[N_GOODS]; /* the piles and the stock */
  GString *supply;        /* top first */
  GString *deck;          /* top first */
  int      cards[MAX_PLAYERS][N_KINDS];
  int      fresh[N_KINDS];
  int      out[N_KINDS]; /* played, knights apart */
  gboolean played;
  int      offers;
  int      knights[MAX_PLAYERS];

  char     tokens[N_TOKENS + 1];
  GString *won; /* for each event point passed the winner's digit or '-' */
  int      n_advisers;
  int      adviser[MAX_PLAYERS]; /* their order (Q32) */
  int      longest_road;         /* the holder, or NONE */
  int      strongest_army;

  int      bid;
  int      bidder; /* or NONE */
  gboolean passed[MAX_PLAYERS];
  gboolean bluffed[MAX_PLAYERS];
  int      owed;
  int      free_roads;
  int      give[N_LETTERS]; /* the offer */
  int      get[N_LETTERS];
  int      n_answers;
  gboolean answer[MAX_PLAYERS]; /* in clockwise order from the player on turn */
  gboolean winner[MAX_PLAYERS];

  int      least[MAX_PLAYERS][N_RESOURCES]; /* what all may know of a hand */
  int      most[MAX_PLAYERS][N_RESOURCES];
};

/* board */
gboolean    adv_ref_read_board      (Board      *board,
                                     const char *text);
int         adv_ref_find_hexagon    (Board      *board,
                                     const char *name);
int         adv_ref_find_corner     (Board      *board,
                                     const char *name);
int         adv_ref_find_edge       (Board      *board,
                                     const char *name);

/* text */
int         adv_ref_find_letter     (const char *letters,
                                     char        letter);
void        adv_ref_read_goods      (const char *text,
                                     int        *goods);
char       *adv_ref_write_goods     (const int  *goods,
                                     int         n);

/* legal */
GPtrArray  *adv_ref_list_payments   (AdvRef     *ref,
                                     int         player,
                                     int         bid);
gboolean    adv_ref_road_is_legal   (AdvRef     *ref,
                                     int         edge);
gboolean    adv_ref_any_road        (AdvRef     *ref);

/* road: what is counted */
int         adv_ref_count_hand      (AdvRef     *ref,
                                     int         player);
int         adv_ref_count_buildings (AdvRef     *ref,
                                     int         player,
                                     gboolean    cities);
int         adv_ref_count_roads     (AdvRef     *ref,
                                     int         player);
int         adv_ref_count_tokens    (AdvRef     *ref,
                                     int         player);
int         adv_ref_count_points    (AdvRef     *ref,
                                     int         player);
int         adv_ref_count_events    (AdvRef     *ref);
char        adv_ref_get_event       (AdvRef     *ref);
int         adv_ref_find_road_card  (AdvRef     *ref);
int         adv_ref_find_army_card  (AdvRef     *ref);
void        adv_ref_join_advisers   (AdvRef     *ref,
                                     int         player);

/* hands: goods that move, and what all know of them */
void        adv_ref_start_knowing   (AdvRef     *ref);
void        adv_ref_close           (AdvRef     *ref);
void        adv_ref_show            (AdvRef     *ref,
                                     int         player,
                                     const int  *goods);
void        adv_ref_gain            (AdvRef     *ref,
                                     int         player,
                                     int         good,
                                     int         n);
void        adv_ref_lose            (AdvRef     *ref,
                                     int         player,
                                     int         good,
                                     int         n);
void        adv_ref_draw_supply     (AdvRef     *ref,
                                     int         player);
void        adv_ref_rob             (AdvRef     *ref,
                                     int         victim,
                                     int         resource);

/* reference */
void        adv_ref_empty           (AdvRef     *ref);

/* turn */
void        adv_ref_clear           (AdvRef     *ref);
void        adv_ref_roll            (AdvRef     *ref,
                                     int         sum);
void        adv_ref_ask_drop        (AdvRef     *ref,
                                     int         first);
void        adv_ref_finish_dice     (AdvRef     *ref,
                                     gboolean    seven);
void        adv_ref_start_auction   (AdvRef     *ref);
void        adv_ref_go_on_auction   (AdvRef     *ref);
void        adv_ref_award           (AdvRef     *ref,
                                     int         winner);
void        adv_ref_start_turn      (AdvRef     *ref);
void        adv_ref_end_if_fourteen (AdvRef     *ref);

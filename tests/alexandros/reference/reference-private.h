/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the reference implementation share: the board and the state. */

#pragma once

#include "reference.h"

#define SYMBOLS "TAHLS" /* temple, amphora, horse, lyre, soldier */
#define N_SYMBOLS 5
#define CARDS_EACH 11   /* R2 */
#define N_CARDS (CARDS_EACH * N_SYMBOLS)
#define N_GOVERNORS 4   /* R1 */
#define N_PLACES 2      /* of face-up cards */
#define MAX_PLAYERS 4
#define MAX_SPACES 256
#define MAX_POINTS 256
#define MAX_SIDES 512
#define NONE (-1)

/* A space points up when row + column is odd, down when it is even. Lines are the rows of points:
 * line r is the top of row r, and points are counted in half-steps.
 *
 *   line r      column+1          column ___ column+2
 *                  /\                    \  /
 *   line r+1     /____\                   \/
 *           column   column+2          column+1
 *
 * Spaces and points stand in the arrays in board order, sides in the order of their points. */

typedef struct
{
  int  row;
  int  column;
  int  symbol;   /* place in SYMBOLS, or NONE for a plain space */
  int  point[3]; /* in board order */
  int  side[3];
  char name[16]; /* "c2" */
} Space;

typedef struct
{
  int  line;
  int  number;
  int  n_sides;
  int  side[6];
  char name[16]; /* "C2" */
} Point;

typedef struct
{
  int  point[2]; /* in board order */
  int  n_spaces; /* 1 on the coast and on the edge of the board, otherwise 2 */
  int  space[2];
  char name[32]; /* "C2-C4" */
} Side;

typedef enum { PHASE_CARD, PHASE_WAY, PHASE_ACTIONS, PHASE_COMPENSATION, PHASE_OVER } Phase;
typedef enum { WALL_NONE, WALL_BLACK, WALL_RED } Wall;
typedef enum { JOKER_EACH, JOKER_BOTH, JOKER_ANY } Joker;
typedef enum { COMPENSATION_ALL, COMPENSATION_OCCUPATION, COMPENSATION_NONE } Compensation;

typedef struct
{
  int      turn;                            /* every player's turn counts, from 1 */
  int      player;                          /* from 0 */
  Phase    phase;
  int      way_symbol;                      /* PHASE_WAY: of the card that was chosen */
  int      actions_left;
  gboolean levied;                          /* this turn (R27) */
  gboolean unmoved;                         /* no move was possible this turn (R17) */
  int      alexander;                       /* point */
  Wall     wall[MAX_SIDES];
  int      black_left;
  int      red_left;
  int      governor[MAX_SPACES];            /* player, or NONE */
  int      unused[MAX_PLAYERS];             /* governors off the board */
  int      hand[MAX_PLAYERS][N_SYMBOLS];
  int      known[MAX_PLAYERS][N_SYMBOLS];   /* of these, at least so many seen by all (R43) */
  int      face_up[N_PLACES];               /* symbol, or NONE for an empty place */
  int      n_supply;
  int      supply[N_CARDS];                 /* top first */
  int      discards[N_SYMBOLS];
  int      paid[N_SYMBOLS];                 /* PHASE_COMPENSATION: what the loser's cards are
                                               chosen from (R25) */
  int      owed;                            /* how many cards the loser gets */
  int      loser;
  int      score[MAX_PLAYERS];
} State;

struct _Ref
{
  int          n_spaces;
  int          n_points;
  int          n_sides;
  Space        space[MAX_SPACES];
  Point        point[MAX_POINTS];
  Side         side[MAX_SIDES];
  int          start;
  int          black;
  int          red;
  int          target;
  int          n_players;
  Joker        joker;
  gboolean     special_refresh;
  gboolean     end_above;
  Compensation compensation;

  State        state;
  State        checked;     /* the state at the last ref_check (), with turn 0 if there was none */
  char        *plan;        /* the order of the next reshuffle */
};

/* reference-board.c */
void     ref_build_board     (Ref        *ref,
                              const char *map);
int      ref_find_space      (const Ref  *ref,
                              const char *name);
int      ref_find_point      (const Ref  *ref,
                              const char *name);
int      ref_find_side       (const Ref  *ref,
                              const char *name);
int      ref_side_between    (const Ref  *ref,
                              int         a,
                              int         b);
int      ref_other_end       (const Ref  *ref,
                              int         side,
                              int         point);
void     ref_measure         (const Ref  *ref,
                              int         from,
                              int         distance[]);
int      ref_find_provinces  (const Ref  *ref,
                              int         province[]);

/* reference-text.c */
int      ref_symbol          (char        letter);
int      ref_count_cards     (const int   cards[N_SYMBOLS]);
void     ref_append_cards    (GString    *text,
                              const int   cards[N_SYMBOLS]);

/* reference-check.c */
char    *ref_find_flaw       (const Ref  *ref);

/* reference.c */
void     ref_clear_state     (Ref        *ref);

/* reference-legal.c */
gboolean ref_way_exists      (const Ref  *ref,
                              int         symbol);

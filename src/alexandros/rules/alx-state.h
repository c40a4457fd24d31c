/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position of a game: one plain struct, copied by "=", and questions about it. */

#pragma once

#include "alx-board.h"

#include "base/base-random.h"

G_BEGIN_DECLS

/** The only stream of chance: the orders of reshuffles, R19. */
#define ALX_SHUFFLES 0

/** AlxJoker: when a dead face-up card is a joker, R15 and option Joker. */
typedef enum
{
  ALX_JOKER_EACH,
  ALX_JOKER_BOTH,
  ALX_JOKER_ANY,
} AlxJoker;

/** AlxCompensation: of which cards a loser gets half, R25 and option Compensation. */
typedef enum
{
  ALX_COMPENSATION_ALL,
  ALX_COMPENSATION_OCCUPATION,
  ALX_COMPENSATION_NONE,
} AlxCompensation;

/** AlxOptions: section 8 of the rules; all zero is the default, the English and Spanish edition. */
typedef struct
{
  guint8 joker;
  guint8 compensation;
  guint8 special_refresh;
  guint8 end_above;
} AlxOptions;

typedef enum
{
  ALX_PHASE_CARD,                       /* to choose a card */
  ALX_PHASE_WAY,                        /* to move Alexander */
  ALX_PHASE_ACTIONS,
  ALX_PHASE_COMPENSATION,               /* to choose the cards for a loser, R25 */
  ALX_PHASE_OVER,
} AlxPhase;

/**
 * AlxState:
 *
 * A position: everything that undo restores, and the cards of each hand that
 * everybody knows (R43). At most 1.25 KiB.
 *
 * The fields about provinces and available spaces follow from walls and governors. They are
 * stored because they are read far more often than a wall is laid. Only alx_state_lay_wall(),
 * alx_state_place_governor() and alx_state_remove_governor() may change walls and governors,
 * and keep these fields up to date.
 */
typedef struct
{
  KIT_HEAD;                             /* nobody decides in the turn of another player: the payer
                                           of a compensation chooses it, R25 */
  AlxSideSet  walls;                    /* black and red */
  AlxSideSet  red_walls;
  AlxPointSet held;                     /* points on the rim or at the end of a wall */
  guint16     scores[ALX_MAX_PLAYERS];
  guint16     n_shuffles;               /* reshuffles so far, R19 */
  guint16     unwalled[ALX_SYMBOLS + 1];  /* of each symbol: the spaces without a wall on any side,
                                             a bit for AlxSpace.number, */
  guint16     governed[ALX_SYMBOLS];    /* and the spaces on which a governor stands */
  AlxOptions  options;

  guint8 phase;                         /* AlxPhase */
  guint8 symbol;                        /* of the chosen card, in the way phase */
  guint8 actions_left;
  guint8 levied;
  guint8 no_move;                       /* R17 */
  guint8 loser;                         /* in the compensation phase: the player who gets cards, */
  guint8 owed;                          /* how many, */
  guint8 paid[ALX_SYMBOLS];             /* and out of which; zero in other phases */

  guint8 alexander;                     /* a point */
  guint8 black;                         /* walls in stock */
  guint8 red;
  guint8 n_provinces;
  guint8 province[ALX_MAX_SPACES];      /* a label for each space, R20 */
  AlxCards symbols[ALX_MAX_PROVINCES];  /* of each province: number of spaces of each symbol, */
  guint8 value[ALX_MAX_PROVINCES];      /* of plain spaces, */
  guint8 holder[ALX_MAX_PROVINCES];     /* and 16 * owner + number of governors, or 0 when it is
                                           free */
  guint8 governors[ALX_MAX_PLAYERS][ALX_GOVERNORS];     /* spaces, ALX_NONE when unused */

  guint8 hands[ALX_MAX_PLAYERS][ALX_SYMBOLS];
  guint8 known[ALX_MAX_PLAYERS][ALX_SYMBOLS];           /* of these cards, those that everybody
                                                           knows */
  guint8 unnamed[ALX_MAX_PLAYERS];      /* cards of each hand besides, which the viewer does not
                                           know; 0 in a whole position */
  guint8 viewer;                        /* 1 + the seat whose view it is, or 1 + KIT_NOBODY; 0 for
                                           a whole position */
  guint8 discards[ALX_SYMBOLS];
  guint8 face_up[ALX_FACE_UP];          /* symbols, ALX_NONE for an empty place */
  guint8 supply_next;                   /* index of the top card */
  guint8 supply_end;
  guint8 supply[ALX_MAX_CARDS];         /* since the last shuffle, drawn ones included */
} AlxState;

G_STATIC_ASSERT (sizeof (AlxState) <= 1288);

/** AlxProvince: a province, as alx_state_get_province() describes it. */
typedef struct
{
  guint8 label;
  guint8 n_spaces;
  guint8 value;                         /* number of plain spaces, R28 */
  guint8 n_symbols;                     /* number of symbol spaces */
  guint8 of_symbol[ALX_SYMBOLS];
  guint8 owner;                         /* a player, or ALX_NONE */
  guint8 n_governors;
  guint8 governors[ALX_GOVERNORS];      /* the spaces they stand on */
} AlxProvince;

void     alx_state_deal            (AlxState         *state,
                                    const AlxBoard   *board,
                                    const AlxOptions *options,
                                    guint             n_players,
                                    const guint8     *deck,
                                    guint64           seed);
void     alx_state_deal_shuffled   (AlxState         *state,
                                    const AlxBoard   *board,
                                    const AlxOptions *options,
                                    guint             n_players,
                                    BaseRandom       *random);
void     alx_state_clear           (AlxState         *state,
                                    const AlxBoard   *board);
void     alx_state_lay_wall        (AlxState         *state,
                                    const AlxBoard   *board,
                                    guint16           side,
                                    gboolean          red);
void     alx_state_place_governor  (AlxState         *state,
                                    const AlxBoard   *board,
                                    guint             player,
                                    guint8            space);
void     alx_state_remove_governor (AlxState         *state,
                                    const AlxBoard   *board,
                                    guint             player,
                                    guint8            space);

gboolean alx_state_is_last_turn    (const AlxState   *state,
                                    const AlxBoard   *board);
guint    alx_state_supply_size     (const AlxState   *state);
guint    alx_state_discards_size   (const AlxState   *state);
guint    alx_state_hand_size       (const AlxState   *state,
                                    guint             player);
guint    alx_state_unused_governors (const AlxState *state,
                                     guint           player);
guint8   alx_state_governor_on     (const AlxState   *state,
                                    guint8            space);
gboolean alx_state_space_is_available (const AlxState *state,
                                       const AlxBoard *board,
                                       guint8          space);
gboolean alx_state_symbol_is_dead  (const AlxState   *state,
                                    const AlxBoard   *board,
                                    guint8            symbol);
guint    alx_state_closest_distance (const AlxState *state,
                                     const AlxBoard *board,
                                     guint8          symbol);
AlxSpaceSet alx_state_allowed_spaces (const AlxState *state,
                                      const AlxBoard *board,
                                      guint8          symbol);
AlxPointSet alx_state_allowed_points (const AlxState *state,
                                      const AlxBoard *board,
                                      guint8          symbol);
guint    alx_state_least_walls     (const AlxState   *state,
                                    const AlxBoard   *board,
                                    guint8            to);
gboolean alx_state_symbol_is_walkable (const AlxState *state,
                                       const AlxBoard *board,
                                       guint8          symbol);
gboolean alx_state_move_is_possible (const AlxState *state,
                                     const AlxBoard *board);
void     alx_state_get_province    (const AlxState   *state,
                                    guint8            label,
                                    AlxProvince      *province);
guint8   alx_state_find_open       (const AlxState   *state);
guint    alx_state_levy_score      (const AlxState   *state,
                                    guint             player);
gboolean alx_state_is_won          (const AlxState   *state,
                                    const AlxBoard   *board);

G_END_DECLS

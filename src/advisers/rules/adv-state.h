/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position of a game: one plain struct, copied by "=", and questions about it. */

#pragma once

#include "adv-board.h"

G_BEGIN_DECLS

/* The streams of chance: outcomes of two bytes, 1 to 6 each, and of one byte, an #AdvGood. */
#define ADV_DICE   0
#define ADV_STEALS 1

/** AdvOptions: section 11 of the rules. */
typedef struct
{
  guint8 start_gold;                    /* of each player: 0 or 8, Q8 */
  guint8 offers;                        /* in each turn at most, 0 to 9, Q38 */
} AdvOptions;

#define ADV_OPTIONS_DEFAULT ((AdvOptions) { 0, 4 })

typedef enum
{
  ADV_PHASE_DICE,                       /* the player on turn is about to roll */
  ADV_PHASE_DROP,                       /* after a seven, Q16 */
  ADV_PHASE_ROBBER,                     /* after a seven, Q17 */
  ADV_PHASE_BID,
  ADV_PHASE_FORFEIT,                    /* of cards, after a bluff, Q28 */
  ADV_PHASE_PAY,
  ADV_PHASE_BUILD,
  ADV_PHASE_ROADS,                      /* free of charge, Q49 */
  ADV_PHASE_ANSWER,                     /* to an offer, Q37 */
  ADV_PHASE_CHOOSE,                     /* with whom to trade */
  ADV_PHASE_OVER,
} AdvPhase;

/**
 * AdvState:
 *
 * A position: everything that undo restores, and what everybody may know of each hand. At most
 * 1 KiB.
 *
 * It may be the view of a seat, made by adv_seat_look(): then @viewer says whose, and the comments
 * below what is missing. Decisions are applied to it as to a whole position, with what they tell
 * that seat.
 *
 * @least and @most tell of each hand what public events alone give: at least and at most so many
 * cards of a resource; adv-hands.c keeps them. @offered, too, is what everybody has heard; a record
 * that starts from a position does not tell it. Numbers of pieces, lengths of roads, tokens of each
 * player and the order of advisers follow from the rest; they are stored because they are read far
 * more often than they change.
 */
typedef struct
{
  KIT_HEAD;
  AdvCornerSet villages[ADV_MAX_PLAYERS];
  AdvCornerSet cities[ADV_MAX_PLAYERS];
  AdvEdgeSet   roads[ADV_MAX_PLAYERS];
  guint64      offered[ADV_MAX_PLAYERS];        /* by each player since they last traded with a
                                           player: a bit each, of adv_state_offer_bit() */
  guint16      n_rolls;                 /* so far: the number of the next outcome of a stream */
  guint16      n_steals;

  AdvOptions options;
  guint8     phase;                     /* AdvPhase */
  guint8     dice[2];                   /* as they lie since the last roll; 0 before the first */
  guint8     rolled;                    /* in this turn; in the first turn always */
  guint8     played;                    /* a development card in this turn, Q46 */
  guint8     n_offers;                  /* in this turn */
  guint8     alexander;                 /* points passed */
  guint8     robber;                    /* a hexagon */
  guint8     viewer;                    /* 1 + the seat whose view it is, or 1 + KIT_NOBODY; 0 for
                                           a whole position */

  guint8 piles[ADV_RESOURCES];
  guint8 stock;                         /* of gold */
  guint8 hands[ADV_MAX_PLAYERS][ADV_RESOURCES];         /* 0 in a view of another seat, */
  guint8 n_cards[ADV_MAX_PLAYERS];      /* but not their number */
  guint8 gold[ADV_MAX_PLAYERS];
  guint8 least[ADV_MAX_PLAYERS][ADV_RESOURCES];
  guint8 most[ADV_MAX_PLAYERS][ADV_RESOURCES];
  guint8 supply_next;                   /* index of the top card */
  guint8 supply_end;
  guint8 supply[ADV_MAX_SUPPLY];        /* resources, since the start; ADV_NONE in a view */

  guint8 developments[ADV_MAX_PLAYERS][ADV_CARDS];      /* unplayed; 0 in a view of another seat, */
  guint8 n_developments[ADV_MAX_PLAYERS];               /* but not their number */
  guint8 fresh[ADV_CARDS];              /* of these, bought in this turn */
  guint8 n_fresh;
  guint8 sure_knights[ADV_MAX_PLAYERS]; /* of these, so many at least are knights, as all know who
                                           saw them go under the deck */
  guint8 knights[ADV_MAX_PLAYERS];      /* face up */
  guint8 gone[ADV_CARDS];               /* played and out of the game */
  guint8 deck_size;
  guint8 deck_paid;                     /* the last of these are knights that were paid */
  guint8 deck[ADV_DECK];                /* AdvCard, the top card first; ADV_NONE in a view */
  guint8 tokens[ADV_TOKENS];            /* AdvAuction; ADV_NONE in a view if face down */
  guint8 n_turned;                      /* tokens that lie open: events passed */
  guint8 won[ADV_TOKENS];               /* of each of these: who won it, or ADV_NONE; ADV_NONE
                                           beyond them */
  guint8 n_won[ADV_MAX_PLAYERS];        /* tokens of each player */
  guint8 advisers[ADV_MAX_PLAYERS];     /* players in their order, Q32 */
  guint8 n_advisers;

  guint8 longest;                       /* the player with the longest road, or ADV_NONE */
  guint8 strongest;                     /* the player with the strongest army, or ADV_NONE */
  guint8 lengths[ADV_MAX_PLAYERS];      /* of roads, Q52 */
  guint8 n_villages[ADV_MAX_PLAYERS];   /* on the board */
  guint8 n_cities[ADV_MAX_PLAYERS];

  /* What lasts for a few decisions; 0 otherwise. */
  guint8 bid;                           /* the highest so far, 0 if there is none, */
  guint8 bidder;                        /* and whose it is */
  guint8 passed;                        /* players who are out of the auction, a bit each */
  guint8 bluffed;                       /* players who bluffed at this event, a bit each */
  guint8 owed;                          /* cards that the decider must give, Q16, Q28 */
  guint8 free_roads;                    /* Q49 */
  guint8 give[ADV_TRADED];              /* of an offer */
  guint8 get[ADV_TRADED];
  guint8 agreed;                        /* players who said yes, a bit each */
} AdvState;

G_STATIC_ASSERT (sizeof (AdvState) <= 1024);

extern const guint8 adv_of_card[ADV_CARDS];
extern const guint8 adv_of_adviser[ADV_MAX_PLAYERS + 1][ADV_MAX_PLAYERS];

void     adv_state_clear           (AdvState         *state,
                                    const AdvBoard   *board,
                                    guint             n_players);
void     adv_state_shuffle         (guint             n_players,
                                    BaseRandom       *random,
                                    guint8            supply[ADV_MAX_SUPPLY],
                                    guint8            deck[ADV_DECK],
                                    guint8            tokens[ADV_TOKENS]);

/** adv_state_shows_hand: whether the cards of a player have names: always in a whole position. */
static inline gboolean
adv_state_shows_hand (const AdvState *state,
                      guint           player)
{
  return state->viewer == 0 || state->viewer == player + 1;
}

guint    adv_state_supply_size     (const AdvState   *state);
guint    adv_state_of_resource     (guint             n_players);
guint    adv_state_visible_points  (const AdvState   *state,
                                    guint             player);
guint    adv_state_points          (const AdvState   *state,
                                    guint             player);
guint    adv_state_winners         (const AdvState   *state);
guint8   adv_state_auction         (const AdvState   *state,
                                    const AdvBoard   *board);
gboolean adv_state_admits          (guint8            auction,
                                    guint8            good);
guint    adv_state_ceiling         (const AdvState   *state,
                                    const AdvBoard   *board,
                                    guint             player);
gboolean adv_state_can_pay         (const AdvState   *state,
                                    const AdvBoard   *board,
                                    guint             player,
                                    guint             bid);
gboolean adv_state_can_gain        (const AdvState   *state,
                                    const AdvBoard   *board,
                                    guint             player);
guint    adv_state_known_limit     (const AdvState   *state,
                                    const AdvBoard   *board,
                                    guint             player);
guint8   adv_state_adviser_place   (const AdvState   *state,
                                    guint             player);
guint    adv_state_adviser_points  (const AdvState   *state,
                                    guint             player);
guint    adv_state_victims         (const AdvState   *state,
                                    const AdvBoard   *board,
                                    guint8            hexagon);
guint    adv_state_rate            (const AdvState   *state,
                                    const AdvBoard   *board,
                                    guint             player,
                                    guint8            good);
guint64  adv_state_offer_bit       (const guint8     *give,
                                    const guint8     *get);
guint    adv_state_playable        (const AdvState   *state,
                                    AdvCard           card);

guint8   adv_state_building_on     (const AdvState   *state,
                                    guint8            corner,
                                    gboolean         *city);
guint8   adv_state_road_on         (const AdvState   *state,
                                    guint8            edge);
AdvEdgeSet adv_state_road_sites    (const AdvState   *state,
                                    const AdvBoard   *board);
AdvCornerSet adv_state_sites       (const AdvState   *state,
                                    const AdvBoard   *board);
guint    adv_state_measure_road    (const AdvState   *state,
                                    const AdvBoard   *board,
                                    guint             player);

G_END_DECLS

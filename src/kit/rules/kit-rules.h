/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules of a game answer: one constant table of functions. */

#pragma once

#include "kit-chance.h"

#include "base/base-random.h"

G_BEGIN_DECLS

#define KIT_MIN_PLAYERS   2
#define KIT_MAX_PLAYERS   4             /* of any game */
#define KIT_TOKEN_SIZE    264           /* bytes of a decision as a word, with the final zero */
#define KIT_MAX_DECISION  96            /* bytes of a decision */

/** KitColour: the colour of a player's pieces. */
typedef enum
{
  KIT_RED,
  KIT_YELLOW,
  KIT_BLUE,
  KIT_GREEN,
  KIT_COLOURS
} KitColour;

/**
 * KitRefusal:
 * @reason: 0 if the decision is legal, %KIT_REFUSED_OVER, or a reason of the game
 * @rule: the number of the rule
 * @figures: what explains it, as the game likes
 *
 * Why a decision is not legal. A game has a struct of its own, of bytes alone, with the same size
 * and the same first two members; a pointer to one may be cast to the other.
 */
typedef struct
{
  guint8 reason;
  guint8 rule;
  guint8 figures[30];
} KitRefusal;

#define KIT_REFUSED_OVER 1

/** Bytes of a wish. */
#define KIT_WISH 2

/**
 * KitOrders:
 * @bytes: what a person has ordered to be decided without asking them, as the game likes
 * @wish: what they would like to be offered by whoever is on turn; everybody may know it
 *
 * All zero for nothing. A game has a struct of its own, of bytes alone, with the same size; a
 * pointer to one may be cast to the other.
 */
typedef struct
{
  guint8 bytes[6];
  guint8 wish[KIT_WISH];
} KitOrders;

/** KitWishes: those of all seats; no record has any. */
typedef struct
{
  guint8 seats[KIT_MAX_PLAYERS][KIT_WISH];
} KitWishes;

/* The fields of a #KitHead, which a state has by the same names. */
#define KIT_HEAD_FIELDS \
  guint64 seed;         \
  guint32 turn;         \
  guint8  n_players;    \
  guint8  player;       \
  guint8  decider;      \
  guint8  over;

/**
 * KitHead:
 * @seed: what chance is made from; 0 in a view
 * @turn: the number of the turn, from 1 on. It never falls, and rises by 1 after the last decision
 *   of a turn
 * @n_players: the number of seats
 * @player: the seat whose turn it is, its owner
 * @decider: the seat that decides now; the owner or, within the turn, another one
 * @over: whether the game has ended
 *
 * What the kit reads of every state. The rules keep it up to date.
 */
typedef struct
{
  KIT_HEAD_FIELDS
} KitHead;

/** KIT_HEAD: the first member of every state. */
#define KIT_HEAD              \
  union                       \
  {                           \
    KitHead head;             \
    struct                    \
    {                         \
      KIT_HEAD_FIELDS         \
    };                        \
  }

/** kit_rules_head: what the kit knows of a state or view. */
static inline const KitHead *
kit_rules_head (gconstpointer state)
{
  return state;
}

/** KitVisit: called with a legal decision; returning %FALSE ends the walk. */
typedef gboolean (*KitVisit) (gconstpointer decision,
                              gpointer      data);

/**
 * KitUndo: how far undo may go.
 * @KIT_UNDO_FREELY: a single person goes back as they like, past the computers; several persons
 *   stay in the turn and stop at what was revealed
 * @KIT_UNDO_TO_BARRIER: it stops at the start of the turn, at what was revealed and at any other
 *   seat's decision; only in a game without persons it goes back as one likes
 */
typedef enum
{
  KIT_UNDO_FREELY,
  KIT_UNDO_TO_BARRIER,
} KitUndo;

/**
 * KitRules:
 * @state_size: bytes of a state, which begins with %KIT_HEAD; states, decisions and views are plain
 *   structs that are copied by size
 * @decision_size: bytes of a decision, up to %KIT_MAX_DECISION
 * @view_size: bytes of a view. A view begins with a state in which the decisions of its seat are
 *   legal or not as in the true one
 * @max_players: how many seats there may be, up to %KIT_MAX_PLAYERS; at least there are
 *   %KIT_MIN_PLAYERS
 * @over_rule: the number of the rule by which nobody decides after the end
 * @undo: how far undo may go
 * @get_winners: (nullable): the set of seats that have won, a bit each; of a game that has ended.
 *   %NULL: those with the most points
 * @get_score: the points of a seat, as far as all may know them: a hidden bonus counts at the end
 * @test: whether a decision is legal, and why not; in a view, whether that of another seat could be
 * @walk: calls a function for each legal decision; FALSE if it ended the walk
 * @count: (nullable): the number of legal decisions; %NULL: by @walk
 * @pick: (nullable): the legal decision with an index, in the order of @walk; FALSE if there are
 *   fewer. %NULL: by @walk
 * @apply: makes a legal decision, which is not checked. With no @chance, everything is made from
 *   the seed in the state. In a view nothing is made: what @chance was told to tell the seat is
 *   read, see kit_chance_set_told(), and a decision that needs more stops before it
 * @reveals: (nullable): whether a legal decision shows anybody what was hidden or not decided
 *   before; undo stops there. %NULL: none does
 * @explain: (nullable): lists in (out) @events, a struct of the game, what a legal decision does,
 *   in the order in which it happens; in a view, as far as @chance tells it. A game
 *   makes its log, banner, motions and sounds of it, by kit_history_explain()
 * @obey: (nullable): what is decided in a view without asking the person who decides: as they have
 *   ordered, or because the view leaves them no other decision; FALSE if they are asked
 * @look: what a seat may know, or what all may, %KIT_NOBODY. A view looks like itself, and
 *   decisions are applied to it with what they tell the seat: to decide and then look is the same
 *   as to look and then decide
 * @deal: a state that @look would show like this, with the rest at random
 * @read: the decision that a word stands for; FALSE if there is none on this board
 * @write: the word for a decision, which no other has
 *
 * Everything that the rest of the program must know of the rules of a game. A board is constant
 * and known to the game alone. All functions may be called from any thread.
 */
typedef struct
{
  gsize   state_size;
  gsize   decision_size;
  gsize   view_size;
  guint8  max_players;
  guint8  over_rule;
  KitUndo undo;

  guint    (*get_winners) (gconstpointer  state);
  int      (*get_score)   (gconstpointer  state,
                           guint          player);

  gboolean (*test)        (gconstpointer  state,
                           gconstpointer  board,
                           gconstpointer  decision,
                           KitRefusal    *refusal);
  gboolean (*walk)        (gconstpointer  state,
                           gconstpointer  board,
                           KitVisit       visit,
                           gpointer       data);
  guint    (*count)       (gconstpointer  state,
                           gconstpointer  board);
  gboolean (*pick)        (gconstpointer  state,
                           gconstpointer  board,
                           guint          index,
                           gpointer       decision);
  void     (*apply)       (gpointer       state,
                           gconstpointer  board,
                           gconstpointer  decision,
                           KitChance     *chance);
  gboolean (*reveals)     (gconstpointer  state,
                           gconstpointer  board,
                           gconstpointer  decision,
                           KitChance     *chance);

  void     (*explain)     (gconstpointer  state,
                           gconstpointer  board,
                           gconstpointer  decision,
                           KitChance     *chance,
                           gpointer       events);

  gboolean (*obey)        (gconstpointer    view,
                           gconstpointer    board,
                           const KitOrders *orders,
                           gpointer         decision);

  void     (*look)        (gpointer       view,
                           gconstpointer  state,
                           guint          player);
  void     (*deal)        (gconstpointer  view,
                           gconstpointer  board,
                           BaseRandom    *random,
                           gpointer       state);

  gboolean (*read)        (gpointer       decision,
                           gconstpointer  board,
                           const char    *token);
  void     (*write)       (gconstpointer  decision,
                           gconstpointer  board,
                           char           token[KIT_TOKEN_SIZE]);
} KitRules;

guint    kit_rules_get_winners (const KitRules *rules,
                                gconstpointer   state);
guint    kit_rules_count    (const KitRules *rules,
                             gconstpointer   state,
                             gconstpointer   board);
gboolean kit_rules_pick     (const KitRules *rules,
                             gconstpointer   state,
                             gconstpointer   board,
                             guint           index,
                             gpointer        decision);
void     kit_rules_pick_any (const KitRules *rules,
                             gconstpointer   state,
                             gconstpointer   board,
                             BaseRandom     *random,
                             gpointer        decision);
gboolean kit_rules_reveals  (const KitRules *rules,
                             gconstpointer   state,
                             gconstpointer   board,
                             gconstpointer   decision,
                             KitChance      *chance);
gboolean kit_rules_is_equal (const KitRules *rules,
                             gconstpointer   board,
                             gconstpointer   a,
                             gconstpointer   b);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player thinks of a game that has ended: chances turn by turn, what was played and
   what was better, and luck. */

#pragma once

#include "kit/players/kit-level.h"
#include "kit/record/kit-record.h"

G_BEGIN_DECLS

/** KIT_REVIEW_MARK: what a decision must have cost to be marked, of %KIT_CERTAIN; beside it, what
    is a mistake and what is a blunder. It must be beyond two standard errors, too. */
#define KIT_REVIEW_MARK    (KIT_CERTAIN / 20)
#define KIT_REVIEW_MISTAKE (KIT_CERTAIN / 10)
#define KIT_REVIEW_BLUNDER (KIT_CERTAIN / 5)

/** The most turning points of a player. */
#define KIT_REVIEW_MARKS 3

/**
 * KitReviewTurn:
 * @cursor: decisions before the turn
 * @known: whether it has been valued
 * @chances: of winning, for each player, of %KIT_CERTAIN
 *
 * The position at the begin of a turn, or at the end of the game.
 */
typedef struct
{
  guint    cursor;
  gboolean known;
  gint32   chances[KIT_MAX_PLAYERS];
} KitReviewTurn;

/**
 * KitVerdict:
 * @first: the decision of the history with which the line begins
 * @n: decisions in the line: those that a seat made in a row, as far as nothing was revealed
 * @seat: whose they are
 * @known: whether it has been judged; nothing was compared if @named of @advice has no decisions
 * @advice: what the level advises; @named of it is what was played
 */
typedef struct
{
  guint     first;
  guint     n;
  guint     seat;
  gboolean  known;
  KitAdvice advice;
} KitVerdict;

/**
 * KitReviewLuck:
 * @index: a decision of the history that revealed something
 * @known: whether it has been valued
 * @luck: what that changed the chance of each player by, of %KIT_CERTAIN
 */
typedef struct
{
  guint    index;
  gboolean known;
  gint32   luck[KIT_MAX_PLAYERS];
} KitReviewLuck;

/**
 * KitReview:
 * @record: (owned): the game
 * @level: that judges; it has @look
 * @viewer: by whose knowledge the chances of turns are: the only person, or %KIT_NOBODY
 * @judged: whose decisions are judged, a bit each: persons, or all if there is none
 * @turns: (owned): of #KitReviewTurn; the last one is the end
 * @verdicts: (owned): of #KitVerdict, in the order of the game
 * @lucks: (owned): of #KitReviewLuck
 * @n_done: tasks that are done, of the turns first, then of the verdicts, then of the lucks; the
 *   latest of each first
 *
 * A judgement uses what the player could know then, and nothing else.
 */
typedef struct
{
  KitRecord      *record;
  const KitLevel *level;
  guint           viewer;
  guint           judged;
  GArray         *turns;
  GArray         *verdicts;
  GArray         *lucks;
  guint           n_done;
} KitReview;

/** KitReviewTask: what comes of a task; see kit_review_do(). */
typedef union
{
  KitReviewTurn turn;
  KitVerdict    verdict;
  KitReviewLuck luck;
} KitReviewTask;

KitReview        *kit_review_new         (const KitRecord     *record,
                                          const KitLevel      *level);
void              kit_review_free        (KitReview           *review);
void              kit_review_forget      (KitReview           *review);

guint             kit_review_count_tasks (const KitReview     *review);
void              kit_review_do          (const KitReview     *review,
                                          guint                number,
                                          const int           *stop,
                                          KitReviewTask       *task);
void              kit_review_judge       (const KitReview     *review,
                                          gconstpointer        line,
                                          guint                n,
                                          const int           *stop,
                                          KitVerdict          *verdict);
void              kit_review_put         (KitReview           *review,
                                          guint                number,
                                          const KitReviewTask *task);

int               kit_verdict_get_cost   (const KitVerdict    *verdict);
const KitVerdict *kit_review_find        (const KitReview     *review,
                                          guint                index);
guint             kit_review_list_marks  (const KitReview     *review,
                                          guint                seat,
                                          const KitVerdict    *marks[KIT_REVIEW_MARKS]);
int               kit_review_get_luck    (const KitReview     *review,
                                          guint                seat);
int               kit_review_get_loss    (const KitReview     *review,
                                          guint                seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitReview, kit_review_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries decisions of The Advisers in games that are played on to their end. */

#pragma once

#include "advisers/players/adv-strategy.h"
#include "advisers/rules/adv-decision.h"
#include "advisers/rules/adv-seat.h"
#include "kit/players/kit-evaluator.h"

#define JUDGE_GAP        0.04           /* by which shares of wins must differ */
#define JUDGE_FEW_GAMES  25             /* the first look at a decision */
#define JUDGE_MOST_GAMES 2000
#define JUDGE_CANDIDATES 4
#define JUDGE_TURNS      400            /* ends games that go on for ever */

typedef struct
{
  AdvDecision decision;
  double      shares[JUDGE_MOST_GAMES]; /* of the win, in each game */
  double      share;
} Candidate;

typedef struct
{
  const AdvBoard *board;
  KitWeights      weights;
  KitEvaluator    evaluator;
  Candidate       candidates[JUDGE_CANDIDATES];
  guint           n_candidates;
  guint           turns;                /* that are played; after them the net values */
} Judge;

Judge   *judge_new      (const char        *weights);
void     judge_free     (Judge             *judge);
void     judge_decide   (const Judge       *judge,
                         const AdvState    *state,
                         guint64            seed,
                         AdvDecision       *decision);
gboolean judge_add      (Judge             *judge,
                         const AdvDecision *decision);
void     judge_try      (Judge             *judge,
                         const AdvSeat     *seat,
                         guint              from,
                         guint              to,
                         guint64            seed);
double   judge_find_gap (const Candidate   *a,
                         const Candidate   *b,
                         guint              n_games,
                         double            *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Judge, judge_free)

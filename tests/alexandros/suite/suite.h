/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Criteria by which a turn is best in a position, and the exhaustive search of the turn that proves
   it. */

#pragma once

#include "advise.h"

#include "alexandros/record/alx-record.h"

/** Cards that must be left for "safe" and "block"; points for all of one's cards are no bargain. */
#define SUITE_SPARE 3

/** SuiteCriterion: by what a turn is judged; see suite_judge(). */
typedef enum
{
  SUITE_WIN,
  SUITE_LAST,
  SUITE_STOP,
  SUITE_SAFE,
  SUITE_BLOCK,
  SUITE_GIVE,
  SUITE_CRITERIA,
  SUITE_HOLD = SUITE_CRITERIA           /* like SUITE_STOP, but searches the next turn; only used
                                           to find positions */
} SuiteCriterion;

typedef struct
{
  int     best;                         /* value of the best turns */
  int     second;                       /* value of the next best */
  guint64 n_turns;
  guint64 n_best;                       /* number of turns with the best value */
} SuiteProof;

const char *suite_get_name (SuiteCriterion    criterion);
double      suite_levy_chance (const AlxState *state,
                               const AlxBoard *board,
                               guint           player,
                               guint           other);
int         suite_judge    (SuiteCriterion    criterion,
                            const AlxState   *state,
                            const AlxBoard   *board,
                            guint             player,
                            guint             loser);
void        suite_prove    (SuiteCriterion    criterion,
                            const AlxState   *state,
                            const AlxBoard   *board,
                            SuiteProof       *proof);
gboolean    suite_reaches  (SuiteCriterion    criterion,
                            const AlxState   *state,
                            const AlxBoard   *board,
                            int               worth);
int         suite_play     (SuiteCriterion    criterion,
                            const AlxState   *state,
                            const AlxBoard   *board,
                            AlxLevel          level,
                            guint64           nodes,
                            guint64           seed,
                            GString          *tokens);

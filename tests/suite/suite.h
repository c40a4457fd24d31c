/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions whose best decision follows from a criterion, and the search through the whole turn
   that proves it. */

#pragma once

#include "alexandros/players/alx-level.h"
#include "alexandros/record/alx-record.h"

/** Points that cost nearly all cards are no bargain: so many are to be left. */
#define SUITE_SPARE 3

/** SuiteCriterion: what a turn is judged by, and nothing else; see suite_judge(). */
typedef enum
{
  SUITE_WIN,
  SUITE_LAST,
  SUITE_STOP,
  SUITE_SAFE,
  SUITE_BLOCK,
  SUITE_GIVE,
  SUITE_CRITERIA,
  SUITE_HOLD = SUITE_CRITERIA           /* as stop, but the whole next turn is searched through:
                                           to find positions with */
} SuiteCriterion;

typedef struct
{
  int     best;                         /* of all turns */
  int     second;                       /* of the turns that do not reach it */
  guint64 n_turns;
  guint64 n_best;                       /* turns that reach it */
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

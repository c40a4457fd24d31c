/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions whose best decision follows from a criterion, and the search through the whole turn that proves it. */

#pragma once

#include "alexandros/players/alx-level.h"
#include "alexandros/record/alx-record.h"

/** SuiteCriterion: what a turn is judged by, and nothing else; see suite_judge(). */
typedef enum
{
  SUITE_WIN,
  SUITE_LAST,
  SUITE_STOP,
  SUITE_SAFE,
  SUITE_BLOCK,
  SUITE_GIVE,
  SUITE_CRITERIA
} SuiteCriterion;

typedef struct
{
  int     best;                         /* of all turns */
  int     worst;
  guint64 n_turns;
  guint64 n_best;                       /* turns that reach it */
} SuiteProof;

const char *suite_get_name (SuiteCriterion    criterion);
int         suite_judge    (SuiteCriterion    criterion,
                            const AlxState   *state,
                            const AlxBoard   *board,
                            guint             player,
                            guint             loser);
void        suite_prove    (SuiteCriterion    criterion,
                            const AlxState   *state,
                            const AlxBoard   *board,
                            SuiteProof       *proof);
int         suite_play     (SuiteCriterion    criterion,
                            const AlxState   *state,
                            const AlxBoard   *board,
                            AlxLevel          level,
                            guint64           nodes,
                            guint64           seed,
                            GString          *tokens);

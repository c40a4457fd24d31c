/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a level of Alexandros, with questions and answers in its own types. */

#pragma once

#include "alexandros/players/alx-level.h"
#include "alexandros/players/alx-levels.h"
#include "alexandros/rules/alx-rules.h"

#include <string.h>

G_BEGIN_DECLS

/**
 * AlxAdvice:
 * @n: decisions in @line; 0 if it was stopped before it found any
 * @n_reusable: the decisions of @line that can be made without asking again, because nothing hidden
 *   is revealed before the last of them
 * @line: the best decisions found for the rest of the turn; the first is legal now
 * @chances: of winning, for each player, in thousandths
 * @nodes: positions evaluated
 */
typedef struct
{
  guint       n;
  guint       n_reusable;
  AlxDecision line[ALX_MAX_LINE];
  guint       chances[ALX_MAX_PLAYERS];
  guint64     nodes;
} AlxAdvice;

/**
 * AlxQuestion:
 * @board: the board
 * @seat: what the player on turn may know
 * @budget: limits for the turn
 * @seed: the same question with the same seed and budget of nodes has the same answer
 * @stop: (nullable): an atomic flag that is polled; when it is set, the search ends at once and its
 *   answer is of no use
 * @hurry: (nullable): another one; when it is set, the search ends with the best answer so far
 * @threads: number of threads, 0 for what the level uses by default
 */
typedef struct
{
  const AlxBoard *board;
  AlxSeat         seat;
  KitBudget       budget;
  guint64         seed;
  const int      *stop;
  const int      *hurry;
  guint           threads;
} AlxQuestion;

/** advise: asks @level through the table of the kit. */
static inline void
advise (AlxLevel           level,
        const AlxQuestion *question,
        AlxAdvice         *advice)
{
  const KitQuestion asked = {
    .rules = &alx_rules,
    .board = question->board,
    .view = &question->seat,
    .budget = question->budget,
    .seed = question->seed,
    .stop = question->stop,
    .hurry = question->hurry,
    .threads = question->threads,
  };
  KitAdvice found;

  alx_levels[level].advise (&asked, &found);
  memset (advice, 0, sizeof *advice);
  advice->n = found.n;
  advice->n_reusable = found.n_reusable;
  advice->nodes = found.nodes;
  memcpy (advice->chances, found.chances, sizeof advice->chances);
  memcpy (advice->line, found.line, sizeof advice->line);
}

G_END_DECLS

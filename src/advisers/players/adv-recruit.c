/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recruit, a first opponent, who overlooks many good decisions, and Scout, who overlooks some. */

#include "adv-level-private.h"

/* In so many of 100 questions they do not think, but do what comes to mind. */
#define RECRUIT 35
#define SCOUT   21

/* What comes to mind: to pass, to say no, to go on without building. Elsewhere there is always
   something to be decided, and any decision will do. */
static void
decide_carelessly (const AdvFigures *figures,
                   BaseRandom       *random,
                   AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  const AdvBoard *board = figures->board;

  switch (state->phase)
    {
    case ADV_PHASE_DICE:
      *decision = (AdvDecision) { ADV_ROLL };
      break;
    case ADV_PHASE_BID:
      *decision = (AdvDecision) { ADV_PASS };
      break;
    case ADV_PHASE_BUILD:
      *decision = (AdvDecision) { ADV_END };
      break;
    case ADV_PHASE_ANSWER:
      *decision = (AdvDecision) { ADV_NO };
      break;
    default:
      adv_legal_pick (state, board, base_random_below (random, adv_legal_count (state, board)),
                      decision);
    }
}

/* As Captain, or carelessly. */
static void
advise (const KitQuestion *question,
        KitAdvice         *advice,
        guint              careless)
{
  BaseRandom random = { question->seed };
  AdvFigures figures;
  AdvDecision decision;

  adv_figures_init (&figures, question->view, question->board);
  figures.wishes = question->wishes;
  if (base_random_below (&random, 100) < careless)
    decide_carelessly (&figures, &random, &decision);
  else
    adv_captain_decide (&figures, &decision);
  /* One offer a turn, so that none is repeated. */
  if (decision.kind == ADV_OFFER && figures.seat->state.n_offers > 0)
    decision = (AdvDecision) { ADV_END };
  adv_captain_advise_one (&figures, &decision, advice);
}

/** adv_recruit_advise: careless in a third of the questions. */
void
adv_recruit_advise (const KitQuestion *question,
                    KitAdvice         *advice)
{
  advise (question, advice, RECRUIT);
}

/** adv_scout_advise: careless in a few questions. */
void
adv_scout_advise (const KitQuestion *question,
                  KitAdvice         *advice)
{
  advise (question, advice, SCOUT);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scout and Veteran: between Recruit and Captain. */

#include "alx-level-private.h"

/* In so many of 100 questions they decide as Recruit, and as Captain in the others. */
#define SCOUT   78
#define VETERAN 42

static void
advise (const KitQuestion *question,
        KitAdvice         *advice,
        guint              careless)
{
  BaseRandom random = { ~question->seed };

  if (base_random_below (&random, 100) < careless)
    alx_recruit_advise (question, advice);
  else
    alx_captain_advise (question, advice);
}

/** alx_scout_advise: more often as Recruit than as Captain. */
void
alx_scout_advise (const KitQuestion *question,
                  KitAdvice         *advice)
{
  advise (question, advice, SCOUT);
}

/** alx_veteran_advise: mostly as Captain. */
void
alx_veteran_advise (const KitQuestion *question,
                    KitAdvice         *advice)
{
  advise (question, advice, VETERAN);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of The Advisers, as the kit asks them. */

#include "adv-levels.h"

#include "adv-level-private.h"
#include "adv-strategy.h"

#include "kit/players/kit-search.h"

/* In so many of 100 questions Hipparch decides as Captain. */
#define HIPPARCH 50

static const KitWeights *
get_weights (const KitQuestion *question)
{
  return question->weights != NULL ? question->weights : adv_weights_default ();
}

static void
advise_general (const KitQuestion *question,
                KitAdvice         *advice)
{
  static const KitStyle style = { .strategy = &adv_strategy, .nodes = 30, .n_lines = 8 };

  kit_search (&style, get_weights (question), question, advice);
}

/* As General or as Captain. */
static void
advise_hipparch (const KitQuestion *question,
                 KitAdvice         *advice)
{
  BaseRandom random = { question->seed };

  if (base_random_below (&random, 100) < HIPPARCH)
    adv_captain_advise (question, advice);
  else
    advise_general (question, advice);
}

static void
advise_satrap (const KitQuestion *question,
               KitAdvice         *advice)
{
  static const KitStyle style = {
    .strategy = &adv_strategy, .nodes = 30000, .n_lines = 16, .replies = 1
  };

  kit_search (&style, get_weights (question), question, advice);
}

static gboolean
look (const KitQuestion *question,
      guint              n_worlds,
      gint32             chances[KIT_MAX_PLAYERS])
{
  return kit_search_look (&adv_strategy, get_weights (question), question, n_worlds, chances);
}

const KitLevel adv_levels[] = {
  { "random", TRUE, FALSE, kit_level_advise_random },
  { "recruit", TRUE, FALSE, adv_recruit_advise, 99 },
  { "scout", TRUE, FALSE, adv_scout_advise, 74 },
  { "captain", TRUE, FALSE, adv_captain_advise, 77 },
  { "hipparch", TRUE, FALSE, advise_hipparch, 71, 30 },
  { "general", TRUE, FALSE, advise_general, 74, 30 },
  { "satrap", TRUE, FALSE, advise_satrap, 78, 30000, NULL, look },
  { NULL }
};

/** adv_levels_propose: (out) @decision: what a Captain would do, in a few microseconds: for a
    person a payment or cards to give, which they may change, and the turns before a short
    campaign. */
void
adv_levels_propose (const AdvSeat  *seat,
                    const AdvBoard *board,
                    AdvDecision    *decision)
{
  AdvFigures figures;

  *decision = (AdvDecision) { 0 };
  adv_figures_init (&figures, seat, board);
  adv_captain_decide (&figures, decision);
}

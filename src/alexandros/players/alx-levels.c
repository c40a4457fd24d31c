/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of Alexandros, as the kit asks them. */

#include "alx-levels.h"

#include "alx-level-private.h"
#include "alx-strategy.h"

#include "kit/players/kit-search.h"

static const KitWeights *
get_weights (const KitQuestion *question)
{
  return question->weights != NULL ? question->weights : alx_weights_default ();
}

static void
think (const KitStyle    *style,
       const KitQuestion *question,
       KitAdvice         *advice)
{
  kit_search (style, get_weights (question), question, advice);
}

static void
advise_general (const KitQuestion *question,
                KitAdvice         *advice)
{
  static const KitStyle style = {
    .strategy = &alx_strategy, .nodes = 4500, .n_lines = 2, .replies = 1
  };

  think (&style, question, advice);
}

static void
advise_satrap (const KitQuestion *question,
               KitAdvice         *advice)
{
  static const KitStyle style = {
    .strategy = &alx_strategy, .nodes = 17500, .n_lines = 8, .replies = 1
  };

  think (&style, question, advice);
}

/* More turns after the own one were tried and rejected, to value the best three lines or all of
   them: with two players two turns won .45 of 150 games against one, four .36, no turn .32. A hasty
   turn adds more noise than information, but for the first one. */
static void
advise_alexander (const KitQuestion *question,
                  KitAdvice         *advice)
{
  static const KitStyle style = {
    .strategy = &alx_strategy, .time = 2900000, .n_lines = KIT_MAX_LINES, .replies = 1, .worth = 30,
    .all_cores = TRUE
  };

  think (&style, question, advice);
}

static gboolean
look (const KitQuestion *question,
      guint              n_worlds,
      gint32             chances[KIT_MAX_PLAYERS])
{
  return kit_search_look (&alx_strategy, get_weights (question), question, n_worlds, chances);
}

const KitLevel alx_levels[] = {
  [ALX_LEVEL_RANDOM] = { "random", TRUE, FALSE, kit_level_advise_random },
  [ALX_LEVEL_RECRUIT] = { "recruit", TRUE, FALSE, alx_recruit_advise, 92 },
  [ALX_LEVEL_SCOUT] = { "scout", TRUE, FALSE, alx_scout_advise, 81 },
  [ALX_LEVEL_VETERAN] = { "veteran", TRUE, FALSE, alx_veteran_advise, 75 },
  [ALX_LEVEL_CAPTAIN] = { "captain", TRUE, FALSE, alx_captain_advise, 69 },
  [ALX_LEVEL_GENERAL] = { "general", TRUE, FALSE, advise_general, 79, 4500 },
  [ALX_LEVEL_SATRAP] = { "satrap", TRUE, FALSE, advise_satrap, 76, 17500 },
  [ALX_LEVEL_ALEXANDER] = { "alexander", TRUE, TRUE, advise_alexander, 71, 300000, "strategos",
                            look },
  [ALX_LEVELS] = { NULL }
};

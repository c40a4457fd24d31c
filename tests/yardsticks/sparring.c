/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sparring partner: the strongest level of The Advisers with weights that were learned from
   games of Captains alone, see fit-sparring.c. */

#include "sparring.h"

#include "sparring-weights-data.h"

#include "advisers/players/adv-features.h"
#include "advisers/players/adv-levels.h"
#include "kit/players/kit-built-in.h"

static KitBuiltIn built_in = { adv_features, ADV_MAX_PLAYERS, sparring_weights };

/** sparring_advise: what Satrap decides with the weights of the sparring partner. */
void
sparring_advise (const KitQuestion *question,
                 KitAdvice         *advice)
{
  KitQuestion own = *question;

  own.weights = kit_built_in_get (&built_in);
  kit_levels_find (adv_levels, "satrap")->advise (&own, advice);
}

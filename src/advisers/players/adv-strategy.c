/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Advisers tell the kit so that it can think. */

#include "adv-strategy.h"

#include "adv-features.h"
#include "adv-level-private.h"
#include "adv-thought.h"
#include "adv-weights-data.h"

#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"
#include "kit/players/kit-built-in.h"

/* The share of a question in the budget of a turn, in thousandths. */
#define SHARE_BUILD 500
#define SHARE_DICE  150
#define SHARE_BID   250
#define SHARE_REST  150

static guint
look (gconstpointer  state,
      gconstpointer  board,
      gint16        *rows)
{
  adv_features_look (state, board, rows);
  return KIT_NOBODY;
}

static guint
share (gconstpointer view)
{
  switch (((const AdvSeat *) view)->state.phase)
    {
    case ADV_PHASE_BUILD:
      return SHARE_BUILD;
    case ADV_PHASE_DICE:
      return SHARE_DICE;
    case ADV_PHASE_BID:
      return SHARE_BID;
    default:
      return SHARE_REST;
    }
}

/* To roll is worth what the position before it is: nobody knows the dice. */
static void
plan_dice (AdvThought     *thought,
           const AdvState *state)
{
  static const AdvDecision roll = { ADV_ROLL };

  adv_thought_add (thought, &roll, 1,
                   kit_evaluator_value (thought->evaluator, state, thought->seat));
  adv_thought_knight (thought, state);
}

static guint
plan (KitEvaluator  *evaluator,
      gconstpointer  data,
      guint          most,
      KitLine       *lines)
{
  const AdvState *state = data;
  AdvThought thought = { evaluator, evaluator->board, state->decider, most, 0, lines };

  switch (state->phase)
    {
    case ADV_PHASE_DICE:
      plan_dice (&thought, state);
      break;
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
    case ADV_PHASE_PAY:
      adv_thought_gifts (&thought, state);
      break;
    case ADV_PHASE_BID:
      adv_thought_bid (&thought, state);
      break;
    case ADV_PHASE_BUILD:
      adv_thought_build (&thought, state);
      adv_thought_offer (&thought, state, lines[0].value);
      break;
    case ADV_PHASE_ANSWER:
      adv_thought_answer (&thought, state);
      break;
    default:
      return kit_evaluator_survey (evaluator, state, most, lines);
    }
  return thought.n;
}

/* A Captain, who bids, builds and trades in another way than the levels that think. */
static void
rival (gconstpointer view,
       gconstpointer board,
       gpointer      decision)
{
  AdvFigures figures;

  adv_figures_init (&figures, view, board);
  adv_captain_decide (&figures, decision);
}

static guint
kind (gconstpointer state,
      gconstpointer board,
      gconstpointer decision)
{
  return ((const AdvDecision *) decision)->kind;
}

const KitStrategy adv_strategy = {
  .rules = &adv_rules,
  .features = adv_features,
  .lead_unit = 4,
  .trial_nodes = 400,
  .least_block = 4,
  .turns = 70,
  .look = look,
  .share = share,
  .plan = plan,
  .rival = rival,
  .kind = kind,
};

static KitBuiltIn built_in = { adv_features, ADV_MAX_PLAYERS, adv_weights_data };

/** adv_weights_default: the compiled-in weights. */
const KitWeights *
adv_weights_default (void)
{
  return kit_built_in_get (&built_in);
}

/** adv_weights_get_name: what tells the compiled-in weights from others. */
const char *
adv_weights_get_name (void)
{
  return kit_built_in_get_name (&built_in);
}

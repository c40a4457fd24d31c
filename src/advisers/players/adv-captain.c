/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captain: plans one turn by plain figures. */

#include "adv-level-private.h"

#include <string.h>

#define FULL_HAND 10                    /* cards from which a player builds at any price */

/* The free road that is worth most; any, if none leads to a place for a village. */
static void
choose_road (const AdvFigures *figures,
             AdvDecision      *decision)
{
  AdvEdgeSet edges = adv_state_road_sites (&figures->seat->state, figures->board);

  decision->kind = ADV_ROAD;
  adv_plan_get_edge (figures, &decision->place);
  for (guint i = 0; decision->place == ADV_NONE; i++)
    if (adv_edge_set_has (&edges, i))
      decision->place = i;
}

/* The best goal that can be reached in this turn and is worth more than it costs. A hand that a
   seven would halve is spent on whatever there is. */
static gboolean
choose_goal (const AdvFigures *figures,
             AdvDecision      *decision)
{
  AdvGoal goals[ADV_MAX_GOALS];
  guint n = adv_plan_list_goals (figures, goals);
  gboolean full = figures->seat->state.n_cards[figures->player] >= FULL_HAND;

  for (guint i = 0; i < n; i++)
    if ((goals[i].worth > 0 || (full && goals[i].missing == 0)) &&
        adv_plan_begin (figures, &goals[i], decision))
      return TRUE;
  return FALSE;
}

static gboolean
play_roads (const AdvFigures *figures,
            AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;

  *decision = (AdvDecision) { ADV_PLAY_ROADS };
  return !state->played && adv_state_playable (state, ADV_CARD_ROADS) > 0 &&
         adv_plan_has_free_roads (figures);
}

static void
choose_build (const AdvFigures *figures,
              AdvDecision      *decision)
{
  if (adv_cards_play (figures, decision) || play_roads (figures, decision) ||
      choose_goal (figures, decision) || adv_trader_offer (figures, decision))
    return;
  memset (decision, 0, sizeof *decision);
  decision->kind = ADV_END;
}

/** adv_captain_decide: what Captain decides in any phase. */
void
adv_captain_decide (const AdvFigures *figures,
                    AdvDecision      *decision)
{
  memset (decision, 0, sizeof *decision);
  switch (figures->seat->state.phase)
    {
    case ADV_PHASE_DICE:
      if (!adv_cards_play (figures, decision))
        *decision = (AdvDecision) { ADV_ROLL };
      break;
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
      adv_auctioneer_drop (figures, decision);
      break;
    case ADV_PHASE_ROBBER:
      decision->kind = ADV_ROB;
      adv_cards_rob (figures, decision);
      break;
    case ADV_PHASE_BID:
      adv_auctioneer_bid (figures, decision);
      break;
    case ADV_PHASE_PAY:
      adv_auctioneer_pay (figures, decision);
      break;
    case ADV_PHASE_ROADS:
      choose_road (figures, decision);
      break;
    case ADV_PHASE_ANSWER:
      adv_trader_answer (figures, decision);
      break;
    case ADV_PHASE_CHOOSE:
      adv_trader_choose (figures, decision);
      break;
    default:
      choose_build (figures, decision);
    }
}

/* Of winning: by points that all see and the player's own hidden ones, squared. */
static void
estimate_chances (const AdvFigures *figures,
                  guint             chances[KIT_MAX_PLAYERS])
{
  const AdvState *state = &figures->seat->state;
  guint weights[KIT_MAX_PLAYERS];
  guint all = 0;

  for (guint i = 0; i < state->n_players; i++)
    {
      guint points = i == figures->player ? adv_state_points (state, i)
                                          : adv_state_visible_points (state, i);

      weights[i] = (points + 3) * (points + 3);
      all += weights[i];
    }
  for (guint i = 0; i < state->n_players; i++)
    chances[i] = 1000 * weights[i] / all;
}

/** adv_captain_advise_one: advises a decision, without a plan beyond it. */
void
adv_captain_advise_one (const AdvFigures  *figures,
                        const AdvDecision *decision,
                        KitAdvice         *advice)
{
  memset (advice, 0, sizeof *advice);
  memcpy (advice->line, decision, sizeof *decision);
  advice->n = advice->n_reusable = 1;
  advice->nodes = 1;
  estimate_chances (figures, advice->chances);
}

/** adv_captain_advise: by plain figures, from what the seat may know alone. */
void
adv_captain_advise (const KitQuestion *question,
                    KitAdvice         *advice)
{
  AdvFigures figures;
  AdvDecision decision;

  adv_figures_init (&figures, question->view, question->board);
  figures.wishes = question->wishes;
  adv_captain_decide (&figures, &decision);
  adv_captain_advise_one (&figures, &decision, advice);
}

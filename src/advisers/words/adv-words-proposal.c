/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is proposed, what it costs and brings, and what is missing for it. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const KitRecord   *record;
  const AdvBoard    *board;
  const AdvState    *state;
  const AdvDecision *decision;
} Proposal;

/* What a sentence has of a decision. */
enum
{
  COST,
  FIELD,
  OTHER,                                /* player */
  GOOD,
  GIVEN,
  GOT,
  N_CARDS,                              /* given */
  OWED,                                 /* cards */
  WORTH,                                /* of what is given for a bid */
  BID,
  NUMBER,
};

/* What else is said; the kind of a decision alone stands for the usual case. */
enum
{
  FREE_ROAD = ADV_DECISION_KINDS,
  ROB_NOBODY,
  KNIGHT_ROBS_NOBODY,
  BLUFF,
};

/* By AdvDecisionKind. */
static const KitSentence sentences[] = {
  { ADV_ROLL, N_("Rolls the dice.") },
  /* Translators: cards, how many they are, and how many they must be. */
  { ADV_DROP, N_("Gives up %s: %u of %u cards."), { GIVEN, N_CARDS, OWED } },
  /* Translators: a hexagon of the board and the player who is robbed. */
  { ADV_ROB, N_("The robber goes to %s and robs %s of a card."), { FIELD, OTHER } },
  /* Translators: a hexagon of the board and the player who is robbed. */
  { ADV_PLAY_KNIGHT, N_("Plays a knight: the robber goes to %s and robs %s of a card."),
    { FIELD, OTHER } },
  /* Translators: a hexagon of the board. */
  { ROB_NOBODY, N_("The robber goes to %s. Nobody can be robbed there."), { FIELD } },
  /* Translators: a hexagon of the board. */
  { KNIGHT_ROBS_NOBODY,
    N_("Plays a knight: the robber goes to %s. Nobody can be robbed there."), { FIELD } },

  { ADV_BID, N_("Bids %u."), { NUMBER } },
  /* Translators: a bid of a number that the player could not pay. */
  { BLUFF, N_("Bluffs with %u: whoever cannot pay loses half of their cards."), { NUMBER } },
  { ADV_PASS, N_("Passes, and is out of this auction.") },
  /* Translators: goods, what they are worth, and the bid. */
  { ADV_PAY, N_("Pays %s: %u of %u."), { GIVEN, WORTH, BID } },

  /* Translators: what a road costs. */
  { ADV_ROAD, N_("Road for %s."), { COST } },
  { FREE_ROAD, N_("Road, free of charge.") },
  { ADV_VILLAGE, N_("Village for %s."), { COST } },
  { ADV_CITY, N_("City for %s."), { COST } },
  /* Translators: what a development card costs. */
  { ADV_BUY, N_("Buys a development card for %s."), { COST } },

  /* Translators: what the bank gets, and gives. */
  { ADV_BANK, N_("Gives the bank %s for %s."), { GIVEN, GOT } },
  { ADV_OFFER, N_("Offers the others %s for %s."), { GIVEN, GOT } },
  { ADV_YES, N_("Accepts the offer.") },
  { ADV_NO, N_("Refuses the offer.") },
  { ADV_WITH, N_("Trades with %s."), { OTHER } },
  { ADV_WITH_NOBODY, N_("Trades with nobody.") },

  { ADV_PLAY_ROADS, N_("Plays the card: two roads free of charge.") },
  { ADV_PLAY_PLENTY, N_("Plenty: takes %s."), { GOT } },
  /* Translators: a resource. */
  { ADV_PLAY_MONOPOLY, N_("Monopoly: all others give their %s."), { GOOD } },
  { ADV_END, N_("Ends the turn.") },

  { KIT_WORDS_OTHERWISE, NULL },
};

static guint
get_number (const Proposal *proposal,
            guint           value)
{
  const AdvDecision *decision = proposal->decision;

  switch (value)
    {
    case N_CARDS:
      return adv_total (decision->goods, ADV_RESOURCES);
    case OWED:
      return proposal->state->owed;
    case WORTH:
      return adv_total (decision->goods, ADV_TRADED) + ADV_OF_KNIGHT * decision->goods[ADV_KNIGHT];
    case BID:
      return proposal->state->bid;
    default:
      return decision->number;
    }
}

static char *
get_value (gconstpointer data,
           guint         value)
{
  const Proposal *proposal = data;
  const AdvDecision *decision = proposal->decision;

  switch (value)
    {
    case COST:
      return kit_words_amounts (adv_costs[decision->kind], ADV_RESOURCES, adv_words_good);
    case FIELD:
      return adv_words_field (proposal->board, decision->place);
    case OTHER:
      return kit_words_player (proposal->record, decision->other);
    case GOOD:
      return g_strdup (adv_words_good (decision->other));
    case GIVEN:
      return adv_words_goods (decision->goods);
    case GOT:
      return kit_words_amounts (decision->get, ADV_TRADED, adv_words_good);
    default:
      return g_strdup_printf ("%u", get_number (proposal, value));
    }
}

/* Which of the sentences tells the decision. */
static guint
choose_sentence (const Proposal *proposal)
{
  const AdvDecision *decision = proposal->decision;
  const AdvState *state = proposal->state;

  switch (decision->kind)
    {
    case ADV_ROAD:
    case ADV_VILLAGE:
    case ADV_CITY:
      return state->phase == ADV_PHASE_ROADS ? FREE_ROAD : decision->kind;
    case ADV_ROB:
      return decision->other == ADV_NONE ? ROB_NOBODY : ADV_ROB;
    case ADV_PLAY_KNIGHT:
      return decision->other == ADV_NONE ? KNIGHT_ROBS_NOBODY : ADV_PLAY_KNIGHT;
    case ADV_BID:
      return adv_state_can_pay (state, proposal->board, state->decider, decision->number)
               ? ADV_BID : BLUFF;
    default:
      return decision->kind;
    }
}

/* How the points and bonus cards of the player on turn change; empty for not at all. */
static void
add_gain (const Proposal *proposal,
          GString        *text)
{
  const AdvState *before = proposal->state;
  guint player = before->player;
  AdvState after = *before;
  int points;

  adv_apply (&after, proposal->board, proposal->decision, NULL);
  if (after.lengths[player] != before->lengths[player])
    /* Translators: how many roads the longest chain of the player had, and would have. */
    g_string_append_printf (text, _(" Longest road: %u to %u."), before->lengths[player],
                            after.lengths[player]);
  points = (int) adv_state_points (&after, player) - (int) adv_state_points (before, player);
  if (points > 0)
    g_string_append_printf (text, ngettext (" %d point more.", " %d points more.", points), points);
}

/* What a village or city brings. */
static void
add_yield (const Proposal *proposal,
           GString        *text)
{
  g_autofree char *yield = adv_words_yield (proposal->board, proposal->decision->place);

  if (yield[0] != '\0')
    g_string_append_printf (text, _(" In 36 rolls: %s."), yield);
}

/* What could still be built before the turn ends. */
static void
add_buildable (guint    buildable,
               GString *text)
{
  static const struct
  {
    AdvDecisionKind kind;
    const char     *name;
  } things[] = {
    /* Translators: what can be built or bought, in a list after "You could still have:". */
    { ADV_ROAD, N_("a road") }, { ADV_VILLAGE, N_("a village") }, { ADV_CITY, N_("a city") },
    { ADV_BUY, N_("a development card") }
  };
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (buildable >> things[i].kind & 1)
      kit_words_add_item (list, _(things[i].name));
  if (list->len > 0)
    g_string_append_printf (text, "%s%s.", _(" You could still have: "), list->str);
}

/**
 * adv_words_proposal:
 * @record: a game
 * @state: the position in it
 * @decision: of whoever decides in @state
 * @legal: whether it is legal
 * @buildable: what could still be built, a bit for each #AdvDecisionKind, for the end of the turn
 *
 * Returns: (transfer full): what @decision does, costs and brings
 */
char *
adv_words_proposal (const KitRecord   *record,
                    const AdvState    *state,
                    const AdvDecision *decision,
                    gboolean           legal,
                    guint              buildable)
{
  Proposal proposal;
  g_autofree char *sentence = NULL;
  GString *text;

  g_return_val_if_fail (record != NULL && state != NULL && decision != NULL, NULL);

  proposal = (Proposal) { record, adv_history_get_board (record->history), state, decision };
  sentence = kit_words_sentence (sentences, choose_sentence (&proposal), get_value, &proposal);
  text = g_string_new (sentence);
  if (decision->kind == ADV_VILLAGE || decision->kind == ADV_CITY)
    add_yield (&proposal, text);
  if (legal && decision->kind >= ADV_ROAD && decision->kind <= ADV_CITY)
    add_gain (&proposal, text);
  if (decision->kind == ADV_END)
    add_buildable (buildable, text);
  return g_string_free (text, FALSE);
}

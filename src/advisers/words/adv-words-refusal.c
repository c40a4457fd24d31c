/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a decision is not legal, in a sentence with the rule and its figures. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

/* What a sentence has of a refusal. */
enum
{
  GOOD,
  CARD,
  AUCTION,                              /* with the number of an AdvAuction */
  PLAYER,                               /* their name */
  SEAT,                                 /* their number */
  NUMBER,
  LIMIT,
};

/* What is said instead if the limit is 0. */
enum
{
  NO_TRADE = ADV_REFUSED_REASONS,
  NO_BID,
};

/* By AdvRefusalReason. */
static const KitSentence sentences[] = {
  { ADV_REFUSED_OVER, N_("The game is over.") },

  /* Translators: a resource or gold; how many of it. */
  { ADV_REFUSED_LACKING, N_("%s: %u needed, the player has %u."), { GOOD, NUMBER, LIMIT } },
  /* Translators: a resource or gold; how many of it. */
  { ADV_REFUSED_PILE, N_("%s: %u asked, the bank has %u."), { GOOD, NUMBER, LIMIT } },
  { ADV_REFUSED_NO_CARD, N_("Only resource cards can be given, not this: %s."), { GOOD } },
  { ADV_REFUSED_BANK_KINDS,
    N_("The bank takes one kind of goods for a single one of another kind.") },
  /* Translators: a resource or gold; how many of it. */
  { ADV_REFUSED_BANK_RATE, N_("%s: %u given, the bank takes %u."), { GOOD, NUMBER, LIMIT } },
  { ADV_REFUSED_OFFER_SIZE, N_("%u goods on one side; 1 to %u are possible."), { NUMBER, LIMIT } },
  { ADV_REFUSED_OFFER_KIND, N_("This is on both sides of the offer: %s."), { GOOD } },
  { NO_TRADE, N_("By the rules of this game the players do not trade.") },
  { ADV_REFUSED_NOT_AGREED, N_("%s did not say yes."), { PLAYER } },

  { ADV_REFUSED_ROBBER_STAYS, N_("The robber stands there already and must leave.") },
  /* Translators: the name of a player. */
  { ADV_REFUSED_MUST_ROB, N_("Somebody must be robbed there: %s, for example."), { PLAYER } },
  { ADV_REFUSED_NO_BUILDING, N_("%s has no building there."), { PLAYER } },
  { ADV_REFUSED_NO_PLAYER, N_("There is no player %u in this game."), { SEAT } },
  { ADV_REFUSED_ROBS_SELF, N_("A player cannot rob their own hand.") },
  { ADV_REFUSED_NO_CARDS, N_("%s has no card to rob."), { PLAYER } },

  { NO_BID, N_("A bid is at least 1.") },
  { ADV_REFUSED_BID_LOW, N_("%u is bid already; a bid must be higher."), { LIMIT } },
  { ADV_REFUSED_BID_HIGH, N_("%u is more than the player can pay: %u at most."),
    { NUMBER, LIMIT } },
  /* Translators: what is auctioned, such as Battle; and a resource or knight. */
  { ADV_REFUSED_NOT_ADMITTED, N_("%s: this cannot be paid in the auction: %s."),
    { AUCTION, GOOD } },
  { ADV_REFUSED_PAID, N_("This is worth %u, and the bid was %u."), { NUMBER, LIMIT } },

  { ADV_REFUSED_EDGE_TAKEN, N_("%s has a road there."), { PLAYER } },
  { ADV_REFUSED_EDGE_FAR, N_("This edge touches no road and no building of the player.") },
  { ADV_REFUSED_EDGE_CUT, N_("%s has a building where the only road next to it ends."),
    { PLAYER } },
  { ADV_REFUSED_CORNER_TAKEN, N_("%s has a building there."), { PLAYER } },
  { ADV_REFUSED_CORNER_FAR, N_("No road of the player touches this corner.") },
  { ADV_REFUSED_NO_VILLAGE, N_("The player has no village there.") },
  { ADV_REFUSED_CORNER_NEAR, N_("It is next to a corner with a building.") },

  { ADV_REFUSED_DECK_EMPTY, N_("The deck is empty.") },
  { ADV_REFUSED_CARD_PLAYED, N_("A development card was played in this turn already.") },
  { ADV_REFUSED_CARD_NOT_HELD, N_("The player has no such card: %s."), { CARD } },
  { ADV_REFUSED_CARD_FRESH, N_("This card was bought in this turn and can be played from the "
                               "next one on: %s."), { CARD } },
  { ADV_REFUSED_PILES_EMPTY, N_("The piles are empty.") },

  { KIT_WORDS_OTHERWISE, NULL },
};

/* By AdvDecisionKind. */
static const KitSentence of_pieces[] = {
  { ADV_ROAD, N_("All roads of the player lie on the board.") },
  { ADV_VILLAGE, N_("All villages of the player stand on the board.") },
  { KIT_WORDS_OTHERWISE, N_("All cities of the player stand on the board.") },
};

/* By AdvDecisionKind. */
static const KitSentence of_sites[] = {
  { ADV_ROAD, N_("There is no place for another road.") },
  { ADV_VILLAGE, N_("There is no place for a village: build roads to one first.") },
  { KIT_WORDS_OTHERWISE, N_("You have no village that could become a city.") },
};

/* By AdvPhase. */
static const KitSentence of_phases[] = {
  { ADV_PHASE_DICE, N_("Roll the dice first.") },
  { ADV_PHASE_DROP, N_("Give half of the cards first.") },
  { ADV_PHASE_FORFEIT, N_("Give half of the cards first.") },
  { ADV_PHASE_ROBBER, N_("Move the robber first.") },
  { ADV_PHASE_BID, N_("Bid or pass first.") },
  { ADV_PHASE_PAY, N_("Pay the bid first.") },
  { ADV_PHASE_ROADS, N_("Lay the free road first.") },
  { ADV_PHASE_ANSWER, N_("Answer the offer first, with yes or no.") },
  { ADV_PHASE_CHOOSE, N_("Choose whom to trade with first.") },
  { KIT_WORDS_OTHERWISE, N_("This is the time to trade and build.") },
};

typedef struct
{
  const KitRecord  *record;             /* (nullable): then the players have no names yet */
  const AdvRefusal *refusal;
} About;

static char *
get_value (gconstpointer data,
           guint         value)
{
  const About *about = data;
  const AdvRefusal *refusal = about->refusal;

  switch (value)
    {
    case GOOD:
      return g_strdup (adv_words_good (refusal->good));
    case CARD:
      return g_strdup (adv_words_card (refusal->card));
    case AUCTION:
      return g_strdup (adv_words_auction (refusal->number));
    case PLAYER:
      return about->record != NULL && refusal->player < about->record->n_players
               ? kit_words_player (about->record, refusal->player)
               : g_strdup_printf (_("Player %u"), refusal->player + 1);
    case SEAT:
      return g_strdup_printf ("%u", refusal->player + 1);
    default:
      return g_strdup_printf ("%u", value == NUMBER ? refusal->number : refusal->limit);
    }
}

/* Those with a plural. */
static char *
explain_number (const AdvRefusal *refusal)
{
  guint number = refusal->number;
  guint limit = refusal->limit;

  switch (refusal->reason)
    {
    case ADV_REFUSED_DROPPED:
      return g_strdup_printf (ngettext ("%u card must be given, not %u.",
                                        "%u cards must be given, not %u.", limit),
                              limit, number);
    case ADV_REFUSED_OFFERS_SPENT:
      return g_strdup_printf (ngettext ("Only %u offer may be made in a turn.",
                                        "Only %u offers may be made in a turn.", limit),
                              limit);
    case ADV_REFUSED_NOT_PASSED:
      /* Translators: the number of a point of the route, and how many of them are passed. */
      return g_strdup_printf (
        ngettext ("Point %u is there or next to it, and Alexander has passed %u point.",
                  "Point %u is there or next to it, and Alexander has passed %u points.", limit),
        number, limit);
    default:
      return g_strdup_printf (ngettext ("%u card must be taken, not %u.",
                                        "%u cards must be taken, not %u.", limit),
                              limit, number);
    }
}

/* @record may be NULL: then the players have no names yet. */
static char *
explain (const KitRecord  *record,
         const AdvRefusal *refusal)
{
  const About about = { record, refusal };
  guint key = refusal->reason;

  if (refusal->limit == 0 && key == ADV_REFUSED_OFFERS_SPENT)
    key = NO_TRADE;
  if (refusal->limit == 0 && key == ADV_REFUSED_BID_LOW)
    key = NO_BID;
  switch (key)
    {
    case ADV_REFUSED_PHASE:
      return kit_words_sentence (of_phases, refusal->number, get_value, &about);
    case ADV_REFUSED_NO_PIECE:
      return kit_words_sentence (of_pieces, refusal->number, get_value, &about);
    case ADV_REFUSED_NO_SITE:
      return kit_words_sentence (of_sites, refusal->number, get_value, &about);
    case ADV_REFUSED_DROPPED:
    case ADV_REFUSED_OFFERS_SPENT:
    case ADV_REFUSED_NOT_PASSED:
    case ADV_REFUSED_PLENTY:
      return explain_number (refusal);
    default:
      return kit_words_sentence (sentences, key, get_value, &about);
    }
}

/** adv_words_refusal: (transfer full): why a decision is not legal: a sentence that ends with the
    rule; @record (nullable) has the names of the players. */
char *
adv_words_refusal (const KitRecord  *record,
                   const AdvRefusal *refusal)
{
  g_autofree char *why = NULL;

  g_return_val_if_fail (refusal != NULL, NULL);

  why = explain (record, refusal);
  return kit_words_refusal (why, refusal->rule, FALSE);
}

/** adv_words_refusal_markup: (transfer full): the same as Pango markup; the rule is a link to
    "rule:" and its number. */
char *
adv_words_refusal_markup (const KitRecord  *record,
                          const AdvRefusal *refusal)
{
  g_autofree char *why = NULL;

  g_return_val_if_fail (refusal != NULL, NULL);

  why = explain (record, refusal);
  return kit_words_refusal (why, refusal->rule, TRUE);
}

/* (nullable): which cards the player on turn lacks for @kind, and what the bank would take for
   them; NULL if none is lacking. */
static char *
explain_missing (const AdvBoard  *board,
                 const AdvState  *state,
                 AdvDecisionKind  kind)
{
  const guint8 *hand = state->hands[state->player];
  guint8 missing[ADV_GOODS] = { 0 };
  guint8 spare[ADV_GOODS] = { 0 };
  g_autofree char *lacking = NULL;
  g_autofree char *given = NULL;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      guint rate = adv_state_rate (state, board, state->player, i);

      if (adv_costs[kind][i] > hand[i])
        missing[i] = adv_costs[kind][i] - hand[i];
      else if (hand[i] - adv_costs[kind][i] >= (int) rate)
        spare[i] = rate;
    }
  if (adv_total (missing, ADV_RESOURCES) == 0)
    return NULL;
  lacking = adv_words_goods (missing);
  if (adv_total (spare, ADV_RESOURCES) == 0)
    /* Translators: cards that the player lacks. */
    return g_strdup_printf (_("Missing: %s."), lacking);
  given = adv_words_goods (spare);
  /* Translators: cards that the player lacks, and a list of what the bank would take for one. */
  return g_strdup_printf (_("Missing: %s. The bank gives one for any of these: %s."), lacking,
                          given);
}

/**
 * adv_words_impossible:
 * @record: the game
 * @state: a position in it
 * @kind: what the player on turn wishes to build, buy or play
 * @refusal: why they cannot
 *
 * Returns: (transfer full): the same as adv_words_refusal(), but what is lacking is told of all
 *   cards, and what the bank would take for them
 */
char *
adv_words_impossible (const KitRecord  *record,
                      const AdvState   *state,
                      AdvDecisionKind   kind,
                      const AdvRefusal *refusal)
{
  g_autofree char *missing = NULL;

  g_return_val_if_fail (record != NULL && state != NULL && refusal != NULL, NULL);

  if (refusal->reason == ADV_REFUSED_LACKING && kind <= ADV_BUY)
    missing = explain_missing (adv_history_get_board (record->history), state, kind);
  return missing != NULL ? kit_words_refusal (missing, refusal->rule, FALSE)
                         : adv_words_refusal (record, refusal);
}

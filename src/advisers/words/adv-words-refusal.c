/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a decision is not legal, in a sentence with the rule and its figures. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

static char *
explain_goods (const AdvRefusal *refusal)
{
  const char *good = adv_words_good (refusal->good);
  guint number = refusal->number;
  guint limit = refusal->limit;

  switch (refusal->reason)
    {
    case ADV_REFUSED_LACKING:
      /* Translators: a resource or gold; how many of it. */
      return g_strdup_printf (_("%s: %u needed, the player has %u."), good, number, limit);
    case ADV_REFUSED_PILE:
      /* Translators: a resource or gold; how many of it. */
      return g_strdup_printf (_("%s: %u asked, the bank has %u."), good, number, limit);
    case ADV_REFUSED_DROPPED:
      return g_strdup_printf (ngettext ("%u card must be given, not %u.",
                                        "%u cards must be given, not %u.", limit),
                              limit, number);
    case ADV_REFUSED_NO_CARD:
      return g_strdup_printf (_("Only resource cards can be given, not this: %s."), good);
    case ADV_REFUSED_BANK_KINDS:
      return g_strdup (_("The bank takes one kind of goods for a single one of another kind."));
    case ADV_REFUSED_BANK_RATE:
      /* Translators: a resource or gold; how many of it. */
      return g_strdup_printf (_("%s: %u given, the bank takes %u."), good, number, limit);
    case ADV_REFUSED_OFFER_SIZE:
      return g_strdup_printf (_("%u goods on one side; %u are the most."), number, limit);
    case ADV_REFUSED_OFFER_KIND:
      return g_strdup_printf (_("This is on both sides of the offer: %s."), good);
    case ADV_REFUSED_OFFERS_SPENT:
      if (limit == 0)
        return g_strdup (_("By the rules of this game the players do not trade."));
      return g_strdup_printf (ngettext ("Only %u offer may be made in a turn.",
                                        "Only %u offers may be made in a turn.", limit),
                              limit);
    default:
      return NULL;
    }
}

static char *
explain_robber (const AdvRefusal *refusal,
                const char       *name)
{
  switch (refusal->reason)
    {
    case ADV_REFUSED_ROBBER_STAYS:
      return g_strdup (_("The robber stands there already and must leave."));
    case ADV_REFUSED_MUST_ROB:
      /* Translators: the name of a player. */
      return g_strdup_printf (_("Somebody must be robbed there: %s, for example."), name);
    case ADV_REFUSED_NO_BUILDING:
      return g_strdup_printf (_("%s has no building there."), name);
    case ADV_REFUSED_NO_PLAYER:
      return g_strdup_printf (_("There is no player %u in this game."), refusal->player + 1);
    case ADV_REFUSED_ROBS_SELF:
      return g_strdup (_("A player cannot rob their own hand."));
    case ADV_REFUSED_NO_CARDS:
      return g_strdup_printf (_("%s has no card to rob."), name);
    default:
      return NULL;
    }
}

static char *
explain_auction (const AdvRefusal *refusal)
{
  guint number = refusal->number;
  guint limit = refusal->limit;

  switch (refusal->reason)
    {
    case ADV_REFUSED_BID_LOW:
      if (limit == 0)
        return g_strdup (_("A bid is at least 1."));
      return g_strdup_printf (_("%u is bid already; a bid must be higher."), limit);
    case ADV_REFUSED_BID_HIGH:
      return g_strdup_printf (_("%u is more than the player can pay: %u at most."), number, limit);
    case ADV_REFUSED_NOT_ADMITTED:
      /* Translators: what is auctioned, such as Battle; and a resource or knight. */
      return g_strdup_printf (_("%s: this cannot be paid in the auction: %s."),
                              adv_words_auction (number), adv_words_good (refusal->good));
    case ADV_REFUSED_PAID:
      return g_strdup_printf (_("This is worth %u, and the bid was %u."), number, limit);
    default:
      return NULL;
    }
}

/* Why a place of the board is not one for a road, a village or a city. */
static char *
explain_place (const AdvRefusal *refusal,
               const char       *name)
{
  switch (refusal->reason)
    {
    case ADV_REFUSED_EDGE_TAKEN:
      return g_strdup_printf (_("%s has a road there."), name);
    case ADV_REFUSED_EDGE_FAR:
      return g_strdup (_("This edge touches no road and no building of the player."));
    case ADV_REFUSED_EDGE_CUT:
      return g_strdup_printf (_("%s has a building where the only road next to it ends."), name);
    case ADV_REFUSED_CORNER_TAKEN:
      return g_strdup_printf (_("%s has a building there."), name);
    case ADV_REFUSED_CORNER_FAR:
      return g_strdup (_("No road of the player touches this corner."));
    case ADV_REFUSED_NO_VILLAGE:
      return g_strdup (_("The player has no village there."));
    case ADV_REFUSED_CORNER_NEAR:
      return g_strdup (_("It is next to a corner with a building."));
    case ADV_REFUSED_NOT_PASSED:
      /* Translators: the number of a point of the route, and how many of them are passed. */
      return g_strdup_printf (
        ngettext ("Point %u is there or next to it, and Alexander has passed %u point.",
                  "Point %u is there or next to it, and Alexander has passed %u points.",
                  refusal->limit),
        refusal->number, refusal->limit);
    default:
      return NULL;
    }
}

static char *
explain_piece (const AdvRefusal *refusal)
{
  switch (refusal->number)
    {
    case ADV_ROAD:
      return g_strdup (_("All roads of the player lie on the board."));
    case ADV_VILLAGE:
      return g_strdup (_("All villages of the player stand on the board."));
    default:
      return g_strdup (_("All cities of the player stand on the board."));
    }
}

static char *
explain_site (const AdvRefusal *refusal)
{
  switch (refusal->number)
    {
    case ADV_ROAD:
      return g_strdup (_("There is no place for another road."));
    case ADV_VILLAGE:
      return g_strdup (_("There is no place for a village: build roads to one first."));
    default:
      return g_strdup (_("You have no village that could become a city."));
    }
}

static char *
explain_card (const AdvRefusal *refusal,
              const char       *name)
{
  switch (refusal->reason)
    {
    case ADV_REFUSED_NO_PIECE:
      return explain_piece (refusal);
    case ADV_REFUSED_NO_SITE:
      return explain_site (refusal);
    case ADV_REFUSED_DECK_EMPTY:
      return g_strdup (_("The deck is empty."));
    case ADV_REFUSED_NOT_AGREED:
      return g_strdup_printf (_("%s did not say yes."), name);
    case ADV_REFUSED_CARD_PLAYED:
      return g_strdup (_("A development card was played in this turn already."));
    case ADV_REFUSED_CARD_NOT_HELD:
      return g_strdup_printf (_("The player has no such card: %s."),
                              adv_words_card (refusal->card));
    case ADV_REFUSED_CARD_FRESH:
      return g_strdup_printf (_("This card was bought in this turn and can be played from the "
                                "next one on: %s."),
                              adv_words_card (refusal->card));
    case ADV_REFUSED_PLENTY:
      return g_strdup_printf (ngettext ("%u card must be taken, not %u.",
                                        "%u cards must be taken, not %u.", refusal->limit),
                              refusal->limit, refusal->number);
    case ADV_REFUSED_PILES_EMPTY:
      return g_strdup (_("The piles are empty."));
    default:
      return NULL;
    }
}

static char *
explain_phase (const AdvRefusal *refusal)
{
  if (refusal->reason == ADV_REFUSED_OVER)
    return g_strdup (_("The game is over."));
  switch (refusal->number)
    {
    case ADV_PHASE_DICE:
      return g_strdup (_("Roll the dice first."));
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
      return g_strdup (_("Give half of the cards first."));
    case ADV_PHASE_ROBBER:
      return g_strdup (_("Move the robber first."));
    case ADV_PHASE_BID:
      return g_strdup (_("Bid or pass first."));
    case ADV_PHASE_PAY:
      return g_strdup (_("Pay the bid first."));
    case ADV_PHASE_ROADS:
      return g_strdup (_("Lay the free road first."));
    case ADV_PHASE_ANSWER:
      return g_strdup (_("Answer the offer first, with yes or no."));
    case ADV_PHASE_CHOOSE:
      return g_strdup (_("Choose whom to trade with first."));
    default:
      return g_strdup (_("This is the time to trade and build."));
    }
}

/* @record may be NULL: then the players have no names yet. */
static char *
explain (const KitRecord  *record,
         const AdvRefusal *refusal)
{
  g_autofree char *number = g_strdup_printf (_("Player %u"), refusal->player + 1);
  char isolated[KIT_WORDS_NAME_SIZE];
  const char *name =
    record != NULL && refusal->player < record->n_players
      ? kit_words_name (&record->players[refusal->player], isolated) : number;
  char *why = explain_goods (refusal);

  if (why == NULL)
    why = explain_robber (refusal, name);
  if (why == NULL)
    why = explain_auction (refusal);
  if (why == NULL)
    why = explain_place (refusal, name);
  if (why == NULL)
    why = explain_card (refusal, name);
  if (why == NULL)
    why = explain_phase (refusal);
  return why;
}

static char *
name_rule (const AdvRefusal *refusal)
{
  /* Translators: the number of a rule, in parentheses after a sentence. */
  return g_strdup_printf (_("Rule %u"), refusal->rule);
}

static char *
add_rule (const char       *why,
          const AdvRefusal *refusal)
{
  g_autofree char *rule = name_rule (refusal);

  return g_strdup_printf ("%s (%s)", why, rule);
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
  return add_rule (why, refusal);
}

/** adv_words_refusal_markup: (transfer full): the same as Pango markup; the rule is a link to
    "rule:" and its number. */
char *
adv_words_refusal_markup (const KitRecord  *record,
                          const AdvRefusal *refusal)
{
  g_autofree char *why = NULL;
  g_autofree char *rule = NULL;

  g_return_val_if_fail (refusal != NULL, NULL);

  why = explain (record, refusal);
  rule = name_rule (refusal);
  return g_markup_printf_escaped ("%s (<a href=\"rule:%u\">%s</a>)", why, refusal->rule, rule);
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
  return missing != NULL ? add_rule (missing, refusal) : adv_words_refusal (record, refusal);
}

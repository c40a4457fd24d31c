/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is proposed, what it costs and brings, and what is missing for it. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const KitRecord *record;
  const AdvBoard  *board;
  const AdvState  *state;
  const AdvDecision *decision;
} Proposal;

static char *
list_cost (AdvDecisionKind kind)
{
  guint8 goods[ADV_GOODS] = { 0 };

  memcpy (goods, adv_costs[kind], ADV_RESOURCES);
  return adv_words_goods (goods);
}

/* How the points and bonus cards of the player on turn change; empty for not at all. */
static void
append_gain (Proposal *proposal,
             GString  *text)
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

static char *
tell_building (Proposal *proposal,
               gboolean  legal)
{
  const AdvDecision *decision = proposal->decision;
  GString *text = g_string_new (NULL);
  gboolean free = proposal->state->phase == ADV_PHASE_ROADS;
  g_autofree char *cost = list_cost (decision->kind);
  g_autofree char *yield = NULL;

  if (free)
    g_string_append (text, _("Road, free of charge."));
  else if (decision->kind == ADV_ROAD)
    /* Translators: what a road costs. */
    g_string_append_printf (text, _("Road for %s."), cost);
  else if (decision->kind == ADV_VILLAGE)
    g_string_append_printf (text, _("Village for %s."), cost);
  else
    g_string_append_printf (text, _("City for %s."), cost);
  if (decision->kind != ADV_ROAD)
    {
      yield = adv_words_yield (proposal->board, decision->place);
      if (yield[0] != '\0')
        g_string_append_printf (text, _(" In 36 rolls: %s."), yield);
    }
  if (legal)
    append_gain (proposal, text);
  return g_string_free (text, FALSE);
}

static char *
tell_robber (Proposal *proposal)
{
  const AdvDecision *decision = proposal->decision;
  g_autofree char *place = adv_words_field (proposal->board, decision->place);
  char name[KIT_WORDS_NAME_SIZE];

  if (decision->other == ADV_NONE)
    /* Translators: a hexagon of the board. */
    return g_strdup_printf (_("The robber goes to %s. Nobody can be robbed there."), place);
  /* Translators: a hexagon of the board and the player who is robbed. */
  return g_strdup_printf (_("The robber goes to %s and robs %s of a card."), place,
                          kit_words_name (&proposal->record->players[decision->other], name));
}

static char *
tell_goods (Proposal *proposal)
{
  const AdvDecision *decision = proposal->decision;
  guint8 get[ADV_GOODS] = { 0 };
  g_autofree char *given = adv_words_goods (decision->goods);
  g_autofree char *got = NULL;

  memcpy (get, decision->get, ADV_TRADED);
  got = adv_words_goods (get);
  switch (decision->kind)
    {
    case ADV_DROP:
      /* Translators: cards, how many they are, and how many they must be. */
      return g_strdup_printf (_("Gives up %s: %u of %u cards."), given,
                              adv_total (decision->goods, ADV_RESOURCES), proposal->state->owed);
    case ADV_PAY:
      /* Translators: goods, what they are worth, and the bid. */
      return g_strdup_printf (_("Pays %s: %u of %u."), given,
                              adv_total (decision->goods, ADV_TRADED) +
                                ADV_OF_KNIGHT * decision->goods[ADV_KNIGHT],
                              proposal->state->bid);
    case ADV_BANK:
      /* Translators: what the bank gets, and gives. */
      return g_strdup_printf (_("Gives the bank %s for %s."), given, got);
    case ADV_OFFER:
      return g_strdup_printf (_("Offers the others %s for %s."), given, got);
    default:
      return g_strdup_printf (_("Plenty: takes %s."), got);
    }
}

/* What could still be built before the turn ends. */
static char *
tell_end (guint buildable)
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
  GString *text = g_string_new (_("Ends the turn."));
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (buildable >> things[i].kind & 1)
      {
        g_string_append (text, any ? _(", ") : _(" You could still have: "));
        g_string_append (text, _(things[i].name));
        any = TRUE;
      }
  if (any)
    g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

static char *
tell_other (Proposal *proposal,
            guint     buildable)
{
  const AdvDecision *decision = proposal->decision;
  g_autofree char *cost = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  switch (decision->kind)
    {
    case ADV_ROLL:
      return g_strdup (_("Rolls the dice."));
    case ADV_BID:
      if (adv_state_can_pay (proposal->state, proposal->board, proposal->state->decider,
                             decision->number))
        return g_strdup_printf (_("Bids %u."), decision->number);
      /* Translators: a bid of a number that the player could not pay. */
      return g_strdup_printf (_("Bluffs with %u: whoever cannot pay loses half of their cards."),
                              decision->number);
    case ADV_PASS:
      return g_strdup (_("Passes: is out of this auction."));
    case ADV_BUY:
      cost = list_cost (ADV_BUY);
      /* Translators: what a development card costs. */
      return g_strdup_printf (_("Buys a development card for %s."), cost);
    case ADV_END:
      return tell_end (buildable);
    case ADV_YES:
      return g_strdup (_("Accepts the offer."));
    case ADV_NO:
      return g_strdup (_("Refuses the offer."));
    case ADV_WITH:
      return g_strdup_printf (_("Trades with %s."),
                              kit_words_name (&proposal->record->players[decision->other], name));
    case ADV_WITH_NOBODY:
      return g_strdup (_("Trades with nobody."));
    case ADV_PLAY_ROADS:
      return g_strdup (_("Plays the card: two roads free of charge."));
    default:
      /* Translators: a resource. */
      return g_strdup_printf (_("Monopoly: all others give their %s."),
                              adv_words_good (decision->other));
    }
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

  g_return_val_if_fail (record != NULL && state != NULL && decision != NULL, NULL);

  proposal = (Proposal) { record, adv_history_get_board (record->history), state, decision };
  switch (decision->kind)
    {
    case ADV_ROAD:
    case ADV_VILLAGE:
    case ADV_CITY:
      return tell_building (&proposal, legal);
    case ADV_ROB:
    case ADV_PLAY_KNIGHT:
      return tell_robber (&proposal);
    case ADV_DROP:
    case ADV_PAY:
    case ADV_BANK:
    case ADV_OFFER:
    case ADV_PLAY_PLENTY:
      return tell_goods (&proposal);
    default:
      return tell_other (&proposal, buildable);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of things: goods, development cards, what is auctioned. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

/** adv_words_good: the name of a resource, of gold or of a knight, capitalised. */
const char *
adv_words_good (guint8 good)
{
  static const char * const names[] = {
    /* Translators: the resources of The Advisers, then gold, and knights that are paid. */
    N_("Brick"), N_("Wood"), N_("Wheat"), N_("Wool"), N_("Ore"), N_("Gold"), N_("Knight")
  };

  g_return_val_if_fail (good < ADV_GOODS, NULL);

  return _(names[good]);
}

/** adv_words_card: the name of a development card, capitalised. */
const char *
adv_words_card (guint8 card)
{
  static const char * const names[] = {
    /* Translators: the development cards of The Advisers. */
    N_("Knight"), N_("Victory point"), N_("Two roads"), N_("Plenty"), N_("Monopoly")
  };

  g_return_val_if_fail (card < ADV_CARDS, NULL);

  return _(names[card]);
}

/** adv_words_auction: the name of an event, or of a temple, capitalised. */
const char *
adv_words_auction (guint8 auction)
{
  static const char * const names[] = {
    /* Translators: the events of The Advisers; the players bid for who meets them. */
    N_("Hunger"), N_("Bridge"), N_("Battle"), N_("Statue"),
    /* Translators: the players bid for a village at a temple. */
    N_("Temple")
  };

  g_return_val_if_fail (auction <= ADV_TEMPLE, NULL);

  return _(names[auction]);
}

/**
 * adv_words_goods:
 * @goods: how many of each
 *
 * Returns: (transfer full): such as "2 × Brick, Gold"; empty for none
 */
char *
adv_words_goods (const guint8 goods[ADV_GOODS])
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (goods != NULL, NULL);

  for (guint i = 0; i < ADV_GOODS; i++)
    {
      if (goods[i] == 0)
        continue;
      if (text->len > 0)
        g_string_append (text, _(", "));
      if (goods[i] == 1)
        g_string_append (text, adv_words_good (i));
      else
        /* Translators: how many of a good: "2 × Brick". */
        g_string_append_printf (text, _("%u × %s"), goods[i], adv_words_good (i));
    }
  return g_string_free (text, FALSE);
}

/** adv_words_regions: (out) @regions: for each name of @board what is written there, %NULL if the
    program has no name for it; constant texts, whatever language comes. */
void
adv_words_regions (const AdvBoard *board,
                   const char     *regions[ADV_MAX_REGIONS])
{
  static const char * const names[][2] = {
    /* Translators: regions, seas and a city of antiquity, on the map. */
    { "macedonia", N_("Macedonia") },
    { "asia-minor", N_("Asia Minor") },
    { "armenia", N_("Armenia") },
    { "bactria", N_("Bactria") },
    { "egypt", N_("Egypt") },
    { "babylon", N_("Babylon") },
    { "india", N_("India") },
    { "gedrosia", N_("Gedrosia") },
    { "persepolis", N_("Persepolis") },
    { "great-sea", N_("Great Sea") },
    { "euxine", N_("Euxine") },
    { "caspian", N_("Caspian Sea") },
    { "red-sea", N_("Red Sea") },
    { "gulf", N_("Persian Gulf") },
    { "ocean", N_("Ocean") },
  };

  g_return_if_fail (board != NULL && regions != NULL);

  for (guint i = 0; i < board->n_regions; i++)
    {
      regions[i] = NULL;
      for (guint k = 0; k < G_N_ELEMENTS (names); k++)
        if (g_str_equal (board->regions[i].id, names[k][0]))
          regions[i] = g_intern_string (_(names[k][1]));
    }
}

/** adv_words_kind: the name of a kind of player; an unknown kind itself. */
const char *
adv_words_kind (const char *kind)
{
  g_return_val_if_fail (kind != NULL, NULL);

  if (g_str_equal (kind, "random"))
    return _("Random player");
  if (g_str_equal (kind, "recruit"))
    return _("Recruit");
  if (g_str_equal (kind, "captain"))
    return _("Captain");
  return kit_words_kind (kind);
}

/** adv_words_describe_kind: (nullable): what a computer player is like, in a sentence. */
const char *
adv_words_describe_kind (const char *kind)
{
  g_return_val_if_fail (kind != NULL, NULL);

  if (g_str_equal (kind, "random"))
    return _("Makes any legal decision, as it comes.");
  if (g_str_equal (kind, "recruit"))
    return _("Builds when it can and bids now and then; it rarely trades. Good for a first game.");
  if (g_str_equal (kind, "captain"))
    return _("Weighs what each thing is worth, bids up to that, trades and blocks the leader.");
  return NULL;
}

/** adv_words_phase: what whoever decides is to do, such as "Roll the dice". */
const char *
adv_words_phase (const AdvState *state)
{
  g_return_val_if_fail (state != NULL, NULL);

  switch (state->phase)
    {
    case ADV_PHASE_DICE:
      return _("Roll the dice");
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
      return _("Give up half of the cards");
    case ADV_PHASE_ROBBER:
      return _("Move the robber");
    case ADV_PHASE_BID:
      return _("Bid or pass");
    case ADV_PHASE_PAY:
      return _("Pay the bid");
    case ADV_PHASE_BUILD:
      return _("Trade and build");
    case ADV_PHASE_ROADS:
      return state->free_roads > 1 ? _("Lay two free roads") : _("Lay a free road");
    case ADV_PHASE_ANSWER:
      return _("Answer the offer");
    case ADV_PHASE_CHOOSE:
      return _("Choose whom to trade with");
    default:
      return _("The game is over");
    }
}

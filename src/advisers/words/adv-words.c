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
  g_return_val_if_fail (goods != NULL, NULL);

  return kit_words_amounts (goods, ADV_GOODS, adv_words_good);
}

/* (transfer full): the goods in a set, such as "Brick, Ore". */
static char *
list_goods (guint set)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < ADV_TRADED; i++)
    if ((set >> i & 1) != 0)
      kit_words_add_item (list, adv_words_good (i));
  return g_string_free (list, FALSE);
}

/** adv_words_wish: (transfer full) (nullable): what a player would like to be offered; %NULL for
    nothing. */
char *
adv_words_wish (const AdvWish *wish)
{
  g_autofree char *wanted = NULL;
  g_autofree char *given = NULL;

  g_return_val_if_fail (wish != NULL, NULL);

  if (wish->wants == 0)
    return NULL;
  wanted = list_goods (wish->wants);
  given = list_goods (wish->gives);
  /* Translators: a player would like to get one of these goods, and gives one of those for it. */
  return wish->gives != 0 ? g_strdup_printf (_("Would like: %s; for: %s"), wanted, given)
                          : g_strdup_printf (_("Would like: %s"), wanted);
}

/** adv_words_add_number: adds a @number and @what it counts, such as "Villages 3", to a @list,
    unless it is 0. */
void
adv_words_add_number (GString    *list,
                      const char *what,
                      guint       number)
{
  g_autofree char *item = NULL;

  if (number == 0)
    return;
  item = g_strdup_printf ("%s %u", what, number);
  kit_words_add_item (list, item);
}

/** adv_words_regions: (out) @regions: for each name of @board what is written there, %NULL if the
    program has no name for it; constant texts, whatever language comes. */
void
adv_words_regions (const AdvBoard *board,
                   const char     *regions[ADV_MAX_REGIONS])
{
  static const KitWord names[] = {
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
    { NULL }
  };

  g_return_if_fail (board != NULL && regions != NULL);

  for (guint i = 0; i < board->n_regions; i++)
    regions[i] = g_intern_string (kit_words_find (names, board->regions[i].id));
}

/** adv_words_kind: the name of a kind of player; an unknown kind itself. */
const char *
adv_words_kind (const char *kind)
{
  static const KitWord names[] = {
    { "random", N_("Random player") },
    { "recruit", N_("Recruit") },
    { "scout", N_("Scout") },
    { "captain", N_("Captain") },
    /* Translators: an officer of Alexander's cavalry. */
    { "hipparch", N_("Hipparch") },
    { "general", N_("General") },
    { "satrap", N_("Satrap") },
    { NULL }
  };
  const char *name;

  g_return_val_if_fail (kind != NULL, NULL);

  name = kit_words_find (names, kind);
  return name != NULL ? name : kit_words_kind (kind);
}

/** adv_words_describe_kind: (nullable): what a computer player is like, in a sentence. */
const char *
adv_words_describe_kind (const char *kind)
{
  static const KitWord texts[] = {
    { "random", N_("No opponent: plays anything that is legal.") },
    { "recruit",
      N_("A first opponent: builds when it can, bids now and then, rarely trades.") },
    { "scout",
      N_("Easy: as Captain, but sometimes does what comes to mind.") },
    { "captain",
      N_("Medium: weighs what each thing is worth, trades and blocks the leader.") },
    { "hipparch",
      N_("Demanding: in half of its decisions as General, in the others as Captain.") },
    { "general",
      N_("Hard: has learned from many games what a position is worth. Plays at once.") },
    { "satrap",
      N_("The strongest: weighs several plans against what may be hidden. Plays at once.") },
    { NULL }
  };

  g_return_val_if_fail (kind != NULL, NULL);

  return kit_words_find (texts, kind);
}

/** adv_words_phase: what whoever decides is to do, such as "Roll the dice". */
const char *
adv_words_phase (const AdvState *state)
{
  static const char * const phases[] = {
    [ADV_PHASE_DICE] = N_("Roll the dice"),
    [ADV_PHASE_DROP] = N_("Give up half of the cards"),
    [ADV_PHASE_ROBBER] = N_("Move the robber"),
    [ADV_PHASE_BID] = N_("Bid or pass"),
    [ADV_PHASE_FORFEIT] = N_("Give up half of the cards"),
    [ADV_PHASE_PAY] = N_("Pay the bid"),
    [ADV_PHASE_BUILD] = N_("Trade and build"),
    [ADV_PHASE_ROADS] = N_("Lay a free road"),
    [ADV_PHASE_ANSWER] = N_("Answer the offer"),
    [ADV_PHASE_CHOOSE] = N_("Choose whom to trade with"),
    [ADV_PHASE_OVER] = N_("The game is over"),
  };

  g_return_val_if_fail (state != NULL, NULL);

  if (state->phase == ADV_PHASE_ROADS && state->free_roads > 1)
    return _("Lay two free roads");
  return _(phases[state->phase]);
}

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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a decision is not legal, in a sentence with the rule and its figures. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

static char *
name_point (const AlxBoard *board,
            guint8          point)
{
  char name[ALX_NAME_SIZE];

  alx_board_point_name (board, point, name);
  return g_strdup (name);
}

static char *
name_space (const AlxBoard *board,
            guint8          space)
{
  char name[ALX_NAME_SIZE];

  alx_board_space_name (board, space, name);
  return g_strdup (name);
}

static char *
explain_card (const AlxRefusal *refusal)
{
  const char *symbol = refusal->symbol == ALX_NONE ? NULL : alx_words_symbol (refusal->symbol);

  switch (refusal->reason)
    {
    case ALX_REFUSED_NOT_FACE_UP:
      return g_strdup_printf (_("No face-up card shows %s."), symbol);
    case ALX_REFUSED_NOT_IN_HAND:
      return g_strdup_printf (_("There is no %s card in the hand."), symbol);
    case ALX_REFUSED_DEAD_IN_HAND:
      return g_strdup_printf (
        _("No %s space is available, and a card from the hand is never a joker."),
        symbol);
    case ALX_REFUSED_OTHER_NOT_DEAD:
      return g_strdup_printf (
        _("A card is a joker only when no face-up card has an available space, and %s has one."),
        symbol);
    case ALX_REFUSED_NO_WAY:
      return g_strdup_printf (
        _("Every route with this card needs at least %u walls; only %u are left."),
        refusal->number, refusal->limit);
    case ALX_REFUSED_NO_SPACE:
      return g_strdup (_("No symbol space is available at all."));
    case ALX_REFUSED_REFRESH_MISSING:
      return g_strdup (_("A special move also discards a face-up card: choose which."));
    case ALX_REFUSED_REFRESH_OFF:
      return g_strdup (_("This special move does not discard a face-up card."));
    case ALX_REFUSED_MOVE_POSSIBLE:
      return g_strdup (_("Alexander can move, so he must."));
    case ALX_REFUSED_NO_CARDS:
      return g_strdup (_("The supply and the discards are both empty."));
    default:
      return NULL;
    }
}

static char *
explain_target (const AlxBoard   *board,
                const AlxRefusal *refusal)
{
  g_autofree char *place = name_point (board, refusal->place);

  if (refusal->number == ALX_NONE && refusal->symbol == ALX_NONE)
    return g_strdup_printf (_("Alexander cannot stop at %s. He must go to a marked point."), place);
  if (refusal->number == ALX_NONE)
    return g_strdup_printf (_("Alexander cannot stop at %s. With %s he must go to a marked point."),
                            place, alx_words_symbol (refusal->symbol));
  return g_strdup_printf (
    _("Alexander cannot stop at %s, at distance %u. "
      "He must go to a closest space, at distance %u."),
    place, refusal->number, refusal->limit);
}

static char *
explain_way (const AlxBoard   *board,
             const AlxRefusal *refusal)
{
  g_autofree char *place = NULL;
  g_autofree char *other = NULL;

  switch (refusal->reason)
    {
    case ALX_REFUSED_WAY_START:
      place = name_point (board, refusal->place);
      return g_strdup_printf (_("The route must begin at %s, where Alexander stands."), place);
    case ALX_REFUSED_WAY_BROKEN:
      place = name_point (board, refusal->place);
      other = name_point (board, refusal->other);
      return g_strdup_printf (_("No line leads from %s to %s."), place, other);
    case ALX_REFUSED_WAY_TARGET:
      return explain_target (board, refusal);
    case ALX_REFUSED_WAY_LONG:
      return g_strdup_printf (_("This route has %u sides; the shortest has %u."),
                              refusal->number, refusal->limit);
    case ALX_REFUSED_WAY_WALLS:
      return g_strdup_printf (_("This route needs %u walls; only %u are left."),
                              refusal->number, refusal->limit);
    default:
      return NULL;
    }
}

static char *
explain_occupation (const AlxBoard   *board,
                    const AlxRefusal *refusal)
{
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  switch (refusal->reason)
    {
    case ALX_REFUSED_PLAIN_SPACE:
      text = name_space (board, refusal->place);
      return g_strdup_printf (_("Governors stand on symbol spaces, and %s is plain."), text);
    case ALX_REFUSED_NOT_IN_ORDER:
    case ALX_REFUSED_TWO_PROVINCES:
      text = name_space (board, refusal->place);
      other = name_space (board, refusal->other);
      if (refusal->reason == ALX_REFUSED_TWO_PROVINCES)
        return g_strdup_printf (_("%s and %s are in different provinces."), text, other);
      return g_strdup_printf (_("%s and %s are not in board order."), text, other);
    case ALX_REFUSED_NO_SYMBOL:
      return g_strdup (_("A province without a symbol space cannot be occupied."));
    case ALX_REFUSED_OWN_PROVINCE:
      text = name_space (board, refusal->place);
      return g_strdup_printf (
        _("The player already holds this province, with a governor on %s."), text);
    case ALX_REFUSED_GOVERNORS:
      return g_strdup_printf (ngettext ("%u governor is needed, and only %u are left.",
                                        "%u governors are needed, and only %u are left.",
                                        refusal->number),
                              refusal->number, refusal->limit);
    case ALX_REFUSED_CARDS:
      text = alx_words_cards (refusal->cards);
      return g_strdup_printf (_("Missing cards: %s."), text);
    case ALX_REFUSED_COMPENSATION_NUMBER:
      return g_strdup_printf (ngettext ("The loser gets %u card, not %u.",
                                        "The loser gets %u cards, not %u.", refusal->limit),
                              refusal->limit, refusal->number);
    case ALX_REFUSED_COMPENSATION_CARDS:
      return g_strdup_printf (_("Not so many %s cards were paid."),
                              alx_words_symbol (refusal->symbol));
    default:
      return NULL;
    }
}

static char *
explain_governor (const AlxBoard   *board,
                  const AlxRefusal *refusal)
{
  g_autofree char *place = NULL;

  switch (refusal->reason)
    {
    case ALX_REFUSED_LEVIED:
      return g_strdup (_("Taxes have already been levied this turn."));
    case ALX_REFUSED_NO_GOVERNOR:
      return g_strdup (_("Only a player with a governor on the board can levy taxes."));
    case ALX_REFUSED_LEVY_SYMBOL:
      return g_strdup_printf (_("The player has no governor on a space with %s."),
                              alx_words_symbol (refusal->symbol));
    case ALX_REFUSED_NOT_OWN_GOVERNOR:
      place = name_space (board, refusal->place);
      return g_strdup_printf (_("The player has no governor on %s."), place);
    default:
      return NULL;
    }
}

static char *
explain_phase (const AlxRefusal *refusal)
{
  if (refusal->reason == ALX_REFUSED_OVER)
    return g_strdup (_("The game is over."));
  switch (refusal->number)
    {
    case ALX_PHASE_CARD:
      return g_strdup (_("Choose a card first."));
    case ALX_PHASE_WAY:
      return g_strdup (_("Move Alexander first."));
    case ALX_PHASE_COMPENSATION:
      return g_strdup (_("Choose the cards for the loser first."));
    default:
      return g_strdup (_("Alexander has already moved this turn."));
    }
}

static char *
explain (const AlxBoard   *board,
         const AlxRefusal *refusal)
{
  char *why = explain_card (refusal);

  if (why == NULL)
    why = explain_way (board, refusal);
  if (why == NULL)
    why = explain_occupation (board, refusal);
  if (why == NULL)
    why = explain_governor (board, refusal);
  return why != NULL ? why : explain_phase (refusal);
}

static char *
name_rule (const AlxRefusal *refusal)
{
  /* Translators: the number of a rule, in parentheses after a sentence. */
  return g_strdup_printf (_("Rule %u"), refusal->rule);
}

/**
 * alx_words_refusal:
 * @board: the board of the game
 * @refusal: why a decision is not legal
 *
 * Returns: (transfer full): a sentence that ends with the rule
 */
char *
alx_words_refusal (const AlxBoard   *board,
                   const AlxRefusal *refusal)
{
  g_autofree char *why = explain (board, refusal);
  g_autofree char *rule = name_rule (refusal);

  return g_strdup_printf ("%s (%s)", why, rule);
}

/** alx_words_refusal_markup: (transfer full): the same as Pango markup; the rule is a link to
    "rule:" and its number. */
char *
alx_words_refusal_markup (const AlxBoard   *board,
                          const AlxRefusal *refusal)
{
  g_autofree char *why = explain (board, refusal);
  g_autofree char *rule = name_rule (refusal);

  return g_markup_printf_escaped ("%s (<a href=\"rule:%u\">%s</a>)", why, refusal->rule, rule);
}

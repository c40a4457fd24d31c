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
      return g_strdup_printf (_("No face-up card shows this symbol: %s."), symbol);
    case ALX_REFUSED_NOT_IN_HAND:
      return g_strdup_printf (_("There is no such card in the hand: %s."), symbol);
    case ALX_REFUSED_DEAD_IN_HAND:
      return g_strdup_printf (
        _("No space with this symbol is available: %s. A card of the hand is never a joker."),
        symbol);
    case ALX_REFUSED_OTHER_NOT_DEAD:
      return g_strdup_printf (
        _("A card is a joker only when no face-up card has an available space; this one has: %s."),
        symbol);
    case ALX_REFUSED_NO_WAY:
      return g_strdup_printf (
        _("Every way with this card needs at least %u walls, and only %u are left."),
        refusal->number, refusal->limit);
    case ALX_REFUSED_NO_SPACE:
      return g_strdup (_("No symbol space is available at all."));
    case ALX_REFUSED_REFRESH_MISSING:
      return g_strdup (_("With a special move a face-up card is discarded too; choose which."));
    case ALX_REFUSED_REFRESH_OFF:
      return g_strdup (_("No face-up card is discarded with this special move."));
    case ALX_REFUSED_MOVE_POSSIBLE:
      return g_strdup (_("Alexander can be moved, so he must be."));
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
    return g_strdup_printf (_("%s is no point of an available symbol space."), place);
  if (refusal->number == ALX_NONE)
    return g_strdup_printf (_("%s is no point of an available space with this symbol: %s."),
                            place, alx_words_symbol (refusal->symbol));
  return g_strdup_printf (
    _("The space at %s is at distance %u; the closest available one is at distance %u."), place,
    refusal->number, refusal->limit);
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
      return g_strdup_printf (_("The way must begin where Alexander stands, on %s."), place);
    case ALX_REFUSED_WAY_BROKEN:
      place = name_point (board, refusal->place);
      other = name_point (board, refusal->other);
      return g_strdup_printf (_("No line leads from %s to %s."), place, other);
    case ALX_REFUSED_WAY_TARGET:
      return explain_target (board, refusal);
    case ALX_REFUSED_WAY_LONG:
      return g_strdup_printf (_("This way has %u sides; a shortest one has %u."),
                              refusal->number, refusal->limit);
    case ALX_REFUSED_WAY_WALLS:
      return g_strdup_printf (_("This way needs %u walls, and only %u are left."),
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
      return g_strdup_printf (_("A governor stands on a symbol space, and %s is plain."), text);
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
        _("The player has this province already: their governor stands on %s."), text);
    case ALX_REFUSED_GOVERNORS:
      return g_strdup_printf (ngettext ("%u governor is needed, and %u are unused.",
                                        "%u governors are needed, and %u are unused.",
                                        refusal->number),
                              refusal->number, refusal->limit);
    case ALX_REFUSED_CARDS:
      text = alx_words_cards (refusal->cards);
      return g_strdup_printf (_("These cards are missing: %s."), text);
    case ALX_REFUSED_COMPENSATION_NUMBER:
      return g_strdup_printf (ngettext ("The loser gets %u card, not %u.",
                                        "The loser gets %u cards, not %u.", refusal->limit),
                              refusal->limit, refusal->number);
    case ALX_REFUSED_COMPENSATION_CARDS:
      return g_strdup_printf (_("Fewer cards of this symbol were paid: %s."),
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
      return g_strdup (_("Taxes are levied once a turn, and they were."));
    case ALX_REFUSED_NO_GOVERNOR:
      return g_strdup (_("Only a player with a governor on the board can levy taxes."));
    case ALX_REFUSED_LEVY_SYMBOL:
      return g_strdup_printf (_("None of the player’s governors stands on this symbol: %s."),
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
      return g_strdup (_("First a card is chosen to move Alexander with."));
    case ALX_PHASE_WAY:
      return g_strdup (_("First Alexander is moved."));
    case ALX_PHASE_COMPENSATION:
      return g_strdup (_("First the cards for the loser are chosen."));
    default:
      return g_strdup (_("Alexander has been moved; actions follow."));
    }
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
  g_autofree char *why = explain_card (refusal);

  if (why == NULL)
    why = explain_way (board, refusal);
  if (why == NULL)
    why = explain_occupation (board, refusal);
  if (why == NULL)
    why = explain_governor (board, refusal);
  if (why == NULL)
    why = explain_phase (refusal);
  /* Translators: a sentence that says why something is not possible, and the number of the rule. */
  return g_strdup_printf (_("%s (Rule %u)"), why, refusal->rule);
}

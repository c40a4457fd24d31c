/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Descriptions of the places of the board, for screen readers and tooltips. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

/* Its symbols, and what occupying it with one governor costs who does not own it, R22 and R24. */
static void
describe_price (GString           *text,
                const AlxProvince *province)
{
  g_autofree char *symbols = alx_words_cards (province->of_symbol);
  guint price = province->n_symbols - 1 + 2 * province->n_governors;

  if (province->n_symbols == 0)
    {
      kit_words_add (text, _("It has no symbol space and cannot be occupied."));
      return;
    }
  /* Translators: the symbol spaces of a province, such as “Lyre, 2 × Temple”. */
  kit_words_add (text, _("Symbols: %s."), symbols);
  kit_words_add (text, ngettext ("Price with one governor: %u card.",
                                 "Price with one governor: %u cards.", price), price);
}

static void
describe_province (GString         *text,
                   const KitRecord *record,
                   const AlxState  *state,
                   guint8           space)
{
  char name[KIT_WORDS_NAME_SIZE];
  AlxProvince province;

  if (state->province[space] == alx_state_find_open (state))
    {
      kit_words_add (text, _("Open land."));
      return;
    }
  alx_state_get_province (state, state->province[space], &province);
  if (province.owner == ALX_NONE)
    /* Translators: a province that nobody holds, its value in points. */
    kit_words_add (text, _("Free province worth %u."), province.value);
  else
    /* Translators: who holds a province, its value in points. */
    kit_words_add (text, _("Province of %s worth %u."),
                   kit_words_name (&record->players[province.owner], name), province.value);
  describe_price (text, &province);
}

/**
 * alx_words_describe_space:
 * @record: the game
 * @state: a position of it
 * @space: a space
 * @choice: whether it may be chosen now
 *
 * Returns: (transfer full): its name, governor and province, in sentences
 */
char *
alx_words_describe_space (const KitRecord *record,
                          const AlxState  *state,
                          guint8           space,
                          gboolean         choice)
{
  const AlxBoard *board = alx_history_get_board (record->history);
  g_autofree char *place = alx_words_space (board, space);
  GString *text = g_string_new (NULL);
  guint8 governor = alx_state_governor_on (state, space);
  char name[KIT_WORDS_NAME_SIZE];

  kit_words_add (text, "%s.", place);
  if (governor != ALX_NONE)
    /* Translators: whose governor stands on a space. */
    kit_words_add (text, _("Governor of %s."), kit_words_name (&record->players[governor], name));
  describe_province (text, record, state, space);
  if (choice)
    kit_words_add (text, _("You can choose it."));
  return g_string_free (text, FALSE);
}

/**
 * alx_words_describe_point:
 * @record: the game
 * @state: a position of it
 * @point: a point
 * @choice: whether Alexander may go there now
 *
 * Returns: (transfer full): its name and distance from Alexander, in sentences
 */
char *
alx_words_describe_point (const KitRecord *record,
                          const AlxState  *state,
                          guint8           point,
                          gboolean         choice)
{
  const AlxBoard *board = alx_history_get_board (record->history);
  char name[ALX_NAME_SIZE];

  alx_board_point_name (board, point, name);
  if (point == state->alexander)
    return g_strdup_printf (_("Point %s. Alexander stands here."), name);
  if (choice)
    return g_strdup_printf (_("Point %s, at distance %u. Alexander can go here."), name,
                            board->distance[state->alexander][point]);
  return g_strdup_printf (_("Point %s, at distance %u."), name,
                          board->distance[state->alexander][point]);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Descriptions of the places of the board, for screen readers and tooltips. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

static void
describe_province (GString         *text,
                   const AlxRecord *record,
                   const AlxState  *state,
                   guint8           space)
{
  char name[ALX_WORDS_NAME_SIZE];
  AlxProvince province;

  alx_state_get_province (state, state->province[space], &province);
  if (province.owner == ALX_NONE)
    /* Translators: a province that nobody holds, its value in points. */
    g_string_append_printf (text, _("Free province worth %u."), province.value);
  else
    /* Translators: who holds a province, its value in points. */
    g_string_append_printf (text, _("Province of %s worth %u."),
                            alx_words_name (&record->players[province.owner], name),
                            province.value);
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
alx_words_describe_space (const AlxRecord *record,
                          const AlxState  *state,
                          guint8           space,
                          gboolean         choice)
{
  const AlxBoard *board = alx_history_get_board (record->history);
  g_autofree char *name = alx_words_space (board, space);
  GString *text = g_string_new (name);
  guint8 governor = alx_state_governor_on (state, space);

  g_string_append (text, ". ");
  if (governor != ALX_NONE)
    {
      char player[ALX_WORDS_NAME_SIZE];

      /* Translators: whose governor stands on a space. */
      g_string_append_printf (text, _("Governor of %s."),
                              alx_words_name (&record->players[governor], player));
      g_string_append_c (text, ' ');
    }
  describe_province (text, record, state, space);
  if (choice)
    {
      g_string_append_c (text, ' ');
      g_string_append (text, _("It can be chosen."));
    }
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
alx_words_describe_point (const AlxRecord *record,
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

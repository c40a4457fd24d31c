/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats in the dialog for a new game. */

#include "kit-seats.h"

#include "kit/view/kit-begin.h"

#include <glib/gi18n.h>

/* The lowest colour that is not in the set @used. */
static KitColour
find_colour (guint used)
{
  KitColour colour = 0;

  while (used & 1u << colour)
    colour++;
  return colour;
}

/**
 * kit_seats_set_up:
 * @rows: of the dialog
 * @view: of the game
 * @settings: those of KitAskProgram
 * @last: the previous game, whose players are proposed again
 *
 * Sets up and fills the rows, and gives their columns the same width. Rows of seats that the game
 * has not are hidden, and nobody plays them. To be called once.
 */
void
kit_seats_set_up (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                  const KitGameView *view,
                  GSettings         *settings,
                  KitGame           *last)
{
  g_autofree char *person = kit_begin_find_name ();
  const KitRecord *record;
  guint most, used = 0;

  g_return_if_fail (view != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (KIT_IS_GAME (last));

  record = kit_game_get_record (last);
  most = view->format->rules->max_players;
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      const KitPlayer *player = &record->players[i];
      KitColour colour = i < record->n_players ? player->colour : find_colour (used);

      kit_seat_row_set_up (rows[i], view, settings);
      if (i < record->n_players)
        kit_seat_row_set (rows[i], i >= KIT_MIN_PLAYERS, player->kind,
                          kit_game_get_program (last, i), player->name, colour);
      else
        kit_seat_row_set (rows[i], TRUE, NULL, NULL, i < most ? _(view->names[i]) : "", colour);
      gtk_widget_set_visible (GTK_WIDGET (rows[i]), i < most);
      used |= 1u << colour;
    }
  kit_seat_row_set_names (rows[0], person, _(view->names[0]));
  kit_seat_row_align (rows);
}

/**
 * kit_seats_read:
 * @rows: of the dialog
 * @seating: (out): the players, in the order of the rows
 *
 * Returns: (nullable): what is wrong: each player needs a name, and a colour of their own
 */
const char *
kit_seats_read (KitSeatRow *rows[KIT_MAX_PLAYERS],
                KitSeating *seating)
{
  guint colours = 0;

  g_return_val_if_fail (seating != NULL, NULL);

  seating->n = 0;
  for (guint8 i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      g_autofree char *name = kit_seat_row_get_name (rows[i]);
      guint colour = 1u << kit_seat_row_get_colour (rows[i]);

      if (kit_seat_row_get_kind (rows[i]) == NULL)
        continue;
      if (name[0] == '\0')
        return _("Every player needs a name.");
      if (colours & colour)
        return _("Every player needs a colour of their own.");
      colours |= colour;
      seating->rows[seating->n++] = i;
    }
  return NULL;
}

/**
 * kit_seats_make:
 * @rows: of the dialog
 * @seating: who sits where
 * @view: of the game
 * @record: (transfer full): a new game of as many players
 *
 * Returns: (transfer full): a game of @record with these players
 */
KitGame *
kit_seats_make (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                const KitSeating  *seating,
                const KitGameView *view,
                KitRecord         *record)
{
  const char *programs[KIT_MAX_PLAYERS] = { NULL };

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (record != NULL && record->n_players == seating->n, NULL);

  for (guint i = 0; i < seating->n; i++)
    {
      KitSeatRow *row = rows[seating->rows[i]];
      g_autofree char *name = kit_seat_row_get_name (row);

      kit_record_set_player (record, i, kit_seat_row_get_colour (row), kit_seat_row_get_kind (row),
                             name);
      programs[i] = kit_seat_row_get_program (row);
    }
  return kit_begin_game (view, record, programs);
}

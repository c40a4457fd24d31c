/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a new game: what every dialog for one needs of them. */

#include "kit-seats.h"

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
 * @rows: of a dialog
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
  g_autofree char *person = kit_seats_find_name ();
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
 * @rows: of a dialog
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

/* A record only says that a program plays, not which one. */
static void
set_program (KitGame    *game,
             guint       player,
             const char *command)
{
  if (command != NULL)
    kit_game_set_program (game, player, command);
}

/**
 * kit_seats_make:
 * @rows: of a dialog
 * @seating: who sits where
 * @view: of the game
 * @record: (transfer full): a new game of as many players
 *
 * Returns: (transfer full): a game of @record with these players, of today
 */
KitGame *
kit_seats_make (KitSeatRow        *rows[KIT_MAX_PLAYERS],
                const KitSeating  *seating,
                const KitGameView *view,
                KitRecord         *record)
{
  KitGame *game;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (record != NULL && record->n_players == seating->n, NULL);

  for (guint i = 0; i < seating->n; i++)
    {
      KitSeatRow *row = rows[seating->rows[i]];
      g_autofree char *name = kit_seat_row_get_name (row);

      kit_record_set_player (record, i, kit_seat_row_get_colour (row), kit_seat_row_get_kind (row),
                             name);
    }
  kit_seats_set_date (record);
  game = kit_game_new (record, view->levels);
  for (guint i = 0; i < seating->n; i++)
    set_program (game, i, kit_seat_row_get_program (rows[seating->rows[i]]));
  return game;
}

/**
 * kit_seats_rematch:
 * @view: of the game
 * @last: the previous game
 * @record: (transfer full): a new game of as many players
 *
 * Returns: (transfer full): a game of @record with the players of @last, of today; the second of
 *   them begins
 */
KitGame *
kit_seats_rematch (const KitGameView *view,
                   KitGame           *last,
                   KitRecord         *record)
{
  const KitRecord *before;
  KitGame *game;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (KIT_IS_GAME (last), NULL);
  before = kit_game_get_record (last);
  g_return_val_if_fail (record != NULL && record->n_players == before->n_players, NULL);

  for (guint i = 0; i < before->n_players; i++)
    {
      const KitPlayer *player = &before->players[(i + 1) % before->n_players];

      kit_record_set_player (record, i, player->colour, player->kind, player->name);
    }
  kit_seats_set_date (record);
  game = kit_game_new (record, view->levels);
  for (guint i = 0; i < before->n_players; i++)
    set_program (game, i, kit_game_get_program (last, (i + 1) % before->n_players));
  return game;
}

/** kit_seats_find_name: (transfer full): what the person at the machine is called: by their name on
    the system or, if it has none that records can hold, "You". */
char *
kit_seats_find_name (void)
{
  g_autofree char *name = g_strstrip (g_strdup (g_get_real_name ()));
  gboolean good = name[0] != '\0' && !g_str_equal (name, "Unknown") &&
                  g_utf8_validate (name, -1, NULL) && g_utf8_strlen (name, -1) <= KIT_MAX_NAME;

  for (const char *c = name; good && *c != '\0'; c = g_utf8_next_char (c))
    good = !g_unichar_iscntrl (g_utf8_get_char (c));
  return good ? g_steal_pointer (&name) : g_strdup (_("You"));
}

/** kit_seats_make_seed: a seed by chance. */
guint64
kit_seats_make_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

/** kit_seats_read_seed: (nullable): what is wrong with the seed in @entry, which then gets the
    focus; (out) @seed: that number, or one by chance if it is empty. */
const char *
kit_seats_read_seed (GtkEntry *entry,
                     guint64  *seed)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (GTK_IS_ENTRY (entry) && seed != NULL, NULL);

  text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  *seed = kit_seats_make_seed ();
  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  if (text[0] == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return NULL;
  gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  return _("The random seed is a whole number, or empty.");
}

/** kit_seats_set_date: sets the date of a new game, today. */
void
kit_seats_set_date (KitRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_return_if_fail (record != NULL);

  g_free (record->date);
  record->date = g_date_time_format (now, "%Y-%m-%d");
}

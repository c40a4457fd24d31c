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

/* --- the turn order --- */

/* Moves a player to another row; those between move up or down. */
static void
move (KitSeatRow *rows[KIT_MAX_PLAYERS],
      guint       from,
      guint       to)
{
  int step = to > from ? 1 : -1;

  for (; from != to; from += step)
    kit_seat_row_exchange (rows[from], rows[from + step]);
}

static guint
find_row (KitSeatRow *rows[KIT_MAX_PLAYERS],
          gpointer    row)
{
  guint i = 0;

  while (rows[i] != row)
    i++;
  return i;
}

static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue  *value,
            double         x,
            double         y,
            KitSeatRow   **rows)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  move (rows, find_row (rows, g_value_get_object (value)), find_row (rows, row));
  return TRUE;
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double         x,
            double         y,
            gpointer       row)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, x, y);
  return gdk_content_provider_new_typed (KIT_TYPE_SEAT_ROW, row);
}

/* Alt and an arrow; the focus goes with the player. */
static gboolean
move_by_key (GtkWidget *row,
             GVariant  *arguments,
             gpointer   data)
{
  KitSeatRow **rows = data;
  guint from = find_row (rows, row);
  guint to = from + g_variant_get_int32 (arguments);

  if (to >= KIT_MAX_PLAYERS || !gtk_widget_get_visible (GTK_WIDGET (rows[to])))
    return FALSE;
  move (rows, from, to);
  gtk_widget_child_focus (GTK_WIDGET (rows[to]), GTK_DIR_TAB_FORWARD);
  return TRUE;
}

static void
add_key (GtkShortcutController *keys,
         guint                  key,
         int                    step,
         KitSeatRow           **rows)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, GDK_ALT_MASK),
                                            gtk_callback_action_new (move_by_key, rows, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (step));
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* Players can be dragged by their portraits, and moved by keys. */
static void
let_move (KitSeatRow **rows,
          KitSeatRow  *row)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (KIT_TYPE_SEAT_ROW, GDK_ACTION_COPY);
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkWidget *portrait = kit_seat_row_get_portrait (row);

  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), row);
  gtk_widget_add_controller (portrait, GTK_EVENT_CONTROLLER (source));
  gtk_widget_set_cursor_from_name (portrait, "grab");
  gtk_widget_set_tooltip_text (portrait, _("Changes the turn order: drag it, or press Alt and an "
                                           "arrow key"));
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), rows);
  gtk_widget_add_controller (GTK_WIDGET (row), GTK_EVENT_CONTROLLER (target));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Up, -1, rows);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Down, 1, rows);
  gtk_widget_add_controller (GTK_WIDGET (row), keys);
}

/* --- the players --- */

/**
 * kit_seats_set_up:
 * @rows: of the dialog, as long as that lives
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
      let_move (rows, rows[i]);
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

/** kit_seats_are_apart: whether a person elsewhere is to play. */
gboolean
kit_seats_are_apart (KitSeatRow       *rows[KIT_MAX_PLAYERS],
                     const KitSeating *seating)
{
  g_return_val_if_fail (seating != NULL, FALSE);

  for (guint i = 0; i < seating->n; i++)
    if (g_str_equal (kit_seat_row_get_kind (rows[seating->rows[i]]), KIT_KIND_ELSEWHERE))
      return TRUE;
  return FALSE;
}

static gboolean
has_fine_name (KitSeatRow *row)
{
  g_autofree char *name = kit_seat_row_get_name (row);

  return kit_apart_is_name (name);
}

/**
 * kit_seats_set_up_apart:
 * @rows: of the dialog
 * @seating: who sits where, persons elsewhere among them
 * @setup: (out): the players of a table whose seats are apart; their names are owned
 *
 * Returns: (nullable): what is wrong: there is one person here, who is the host, and no program
 */
const char *
kit_seats_set_up_apart (KitSeatRow       *rows[KIT_MAX_PLAYERS],
                        const KitSeating *seating,
                        KitApartSetup    *setup)
{
  g_return_val_if_fail (seating != NULL && setup != NULL, NULL);

  setup->n_players = seating->n;
  setup->host = KIT_NOBODY;
  for (guint i = 0; i < seating->n; i++)
    {
      KitSeatRow *row = rows[seating->rows[i]];
      const char *kind = kit_seat_row_get_kind (row);
      gboolean here = g_str_equal (kind, "person");
      gboolean apart = here || g_str_equal (kind, KIT_KIND_ELSEWHERE);

      if (kit_seat_row_get_program (row) != NULL)
        return _("Programs cannot play with persons elsewhere.");
      if (apart && !has_fine_name (row))
        return _("A name at a table elsewhere has no invisible characters.");
      if (here && setup->host != KIT_NOBODY)
        return _("When others play elsewhere, one person plays here.");
      if (here)
        setup->host = i;
      setup->apart |= (guint) apart << i;
      setup->players[i] = (KitPlayer) { kit_seat_row_get_colour (row),
                                        (char *) (apart ? "person" : kind),
                                        kit_seat_row_get_name (row) };
    }
  return setup->host == KIT_NOBODY ? _("When others play elsewhere, one person plays here.") : NULL;
}

/** kit_seats_find_person: (transfer full) (nullable): the name of the first person. */
char *
kit_seats_find_person (KitSeatRow       *rows[KIT_MAX_PLAYERS],
                       const KitSeating *seating)
{
  g_return_val_if_fail (seating != NULL, NULL);

  for (guint i = 0; i < seating->n; i++)
    if (g_str_equal (kit_seat_row_get_kind (rows[seating->rows[i]]), "person"))
      return kit_seat_row_get_name (rows[seating->rows[i]]);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks who plays the seats of a loaded game whose kind the program does not know. */

#include "alx-ask-seats.h"

#include "alx-seat-row.h"
#include "alexandros/players/alx-level.h"

/*
 * A window with an AlxSeatRow for each seat whose kind is unknown: a program, which no record
 * names, or a level that this version lacks. The kinds are set when it is closed in any way.
 *
 * It has no CSS names of its own. Accessible role: that of GtkWindow. GTK owns the window, which
 * owns a reference to the game.
 */
struct _AlxAskSeats
{
  GtkWindow parent_instance;

  /* template */
  AlxSeatRow *seats[ALX_MAX_PLAYERS];

  /* owned */
  AlxGame    *game;
};

G_DEFINE_FINAL_TYPE (AlxAskSeats, alx_ask_seats, GTK_TYPE_WINDOW)

static gboolean
is_known (AlxGame *game,
          guint    player)
{
  AlxLevel level;

  return alx_game_is_person (game, player) || alx_game_get_program (game, player) != NULL ||
         alx_level_find (alx_game_get_record (game)->players[player].kind, &level);
}

static void
set_player (AlxGame    *game,
            guint       player,
            AlxSeatRow *row)
{
  const char *program = alx_seat_row_get_program (row);

  if (program != NULL)
    alx_game_set_program (game, player, program);
  else
    alx_game_set_kind (game, player, alx_seat_row_get_kind (row));
}

/* Rows begin with "person", so closing without an answer leaves these seats to persons. */
static gboolean
alx_ask_seats_close_request (GtkWindow *window)
{
  AlxAskSeats *dialog = ALX_ASK_SEATS (window);

  for (guint i = 0; i < alx_game_get_record (dialog->game)->n_players; i++)
    if (!is_known (dialog->game, i))
      set_player (dialog->game, i, dialog->seats[i]);
  return GTK_WINDOW_CLASS (alx_ask_seats_parent_class)->close_request (window);
}

static void
alx_ask_seats_dispose (GObject *object)
{
  g_clear_object (&ALX_ASK_SEATS (object)->game);
  G_OBJECT_CLASS (alx_ask_seats_parent_class)->dispose (object);
}

static void
alx_ask_seats_class_init (AlxAskSeatsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alx_ask_seats_dispose;
  GTK_WINDOW_CLASS (class)->close_request = alx_ask_seats_close_request;
  g_type_ensure (ALX_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-ask-seats.ui");
  alx_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (AlxAskSeats, seats));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
alx_ask_seats_init (AlxAskSeats *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
  alx_seat_row_align (dialog->seats);
}

/** alx_ask_seats_needed: whether @game has a seat of an unknown kind. */
gboolean
alx_ask_seats_needed (AlxGame *game)
{
  g_return_val_if_fail (ALX_IS_GAME (game), FALSE);

  for (guint i = 0; i < alx_game_get_record (game)->n_players; i++)
    if (!is_known (game, i))
      return TRUE;
  return FALSE;
}

/** alx_ask_seats_new: (transfer none): a window over @parent, owned by GTK, that sets the unknown
    kinds of @game when it is closed. */
GtkWidget *
alx_ask_seats_new (GtkWindow *parent,
                   AlxGame   *game)
{
  const AlxRecord *record;
  AlxAskSeats *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (ALX_IS_GAME (game), NULL);

  record = alx_game_get_record (game);
  dialog = g_object_new (ALX_TYPE_ASK_SEATS, "transient-for", parent, NULL);
  dialog->game = g_object_ref (game);
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    {
      GtkWidget *row = GTK_WIDGET (dialog->seats[i]);

      gtk_widget_set_visible (row, i < record->n_players && !is_known (game, i));
      if (gtk_widget_get_visible (row))
        alx_seat_row_set_fixed (dialog->seats[i], record->players[i].name,
                                record->players[i].colour);
    }
  return GTK_WIDGET (dialog);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks who plays the seats of a loaded game whose kind the program does not know. */

#include "kit-ask-seats.h"

#include "kit-seat-row.h"

/*
 * A window with a KitSeatRow for each seat whose kind is unknown: a program, which no record
 * names, or a level that this version lacks. The kinds are set when it is closed in any way.
 *
 * It has no CSS names of its own. Accessible role: that of GtkWindow. GTK owns the window, which
 * owns a reference to the game.
 */
struct _KitAskSeats
{
  GtkWindow parent_instance;

  /* template */
  KitSeatRow *seats[KIT_MAX_PLAYERS];

  /* owned */
  KitGame    *game;

  const KitGameView *view;              /* borrowed */
};

G_DEFINE_FINAL_TYPE (KitAskSeats, kit_ask_seats, GTK_TYPE_WINDOW)

static gboolean
is_known (const KitGameView *view,
          KitGame           *game,
          guint              player)
{
  const char *kind = kit_game_get_record (game)->players[player].kind;

  return kit_game_is_person (game, player) || kit_game_get_program (game, player) != NULL ||
         kit_levels_find (view->levels, kind) != NULL;
}

static void
set_player (KitGame    *game,
            guint       player,
            KitSeatRow *row)
{
  const char *program = kit_seat_row_get_program (row);

  if (program != NULL)
    kit_game_set_program (game, player, program);
  else
    kit_game_set_kind (game, player, kit_seat_row_get_kind (row));
}

/* Rows begin with "person", so closing without an answer leaves these seats to persons. */
static gboolean
kit_ask_seats_close_request (GtkWindow *window)
{
  KitAskSeats *dialog = KIT_ASK_SEATS (window);

  for (guint i = 0; i < kit_game_get_record (dialog->game)->n_players; i++)
    if (!is_known (dialog->view, dialog->game, i))
      set_player (dialog->game, i, dialog->seats[i]);
  return GTK_WINDOW_CLASS (kit_ask_seats_parent_class)->close_request (window);
}

static void
kit_ask_seats_dispose (GObject *object)
{
  g_clear_object (&KIT_ASK_SEATS (object)->game);
  G_OBJECT_CLASS (kit_ask_seats_parent_class)->dispose (object);
}

static void
kit_ask_seats_class_init (KitAskSeatsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_ask_seats_dispose;
  GTK_WINDOW_CLASS (class)->close_request = kit_ask_seats_close_request;
  g_type_ensure (KIT_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-ask-seats.ui");
  kit_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (KitAskSeats, seats));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kit_ask_seats_init (KitAskSeats *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
  kit_seat_row_align (dialog->seats);
}

/** kit_ask_seats_needed: whether @game has a seat of an unknown kind. */
gboolean
kit_ask_seats_needed (const KitGameView *view,
                      KitGame           *game)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (KIT_IS_GAME (game), FALSE);

  for (guint i = 0; i < kit_game_get_record (game)->n_players; i++)
    if (!is_known (view, game, i))
      return TRUE;
  return FALSE;
}

/** kit_ask_seats_new: (transfer none): a window over @parent, owned by GTK, that sets the unknown
    kinds of @game when it is closed; @settings are those of KitAskProgram. */
GtkWidget *
kit_ask_seats_new (GtkWindow         *parent,
                   const KitGameView *view,
                   GSettings         *settings,
                   KitGame           *game)
{
  const KitRecord *record;
  KitAskSeats *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);

  record = kit_game_get_record (game);
  dialog = g_object_new (KIT_TYPE_ASK_SEATS, "transient-for", parent, NULL);
  dialog->view = view;
  dialog->game = g_object_ref (game);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      GtkWidget *row = GTK_WIDGET (dialog->seats[i]);

      kit_seat_row_set_up (dialog->seats[i], view, settings);
      gtk_widget_set_visible (row, i < record->n_players && !is_known (view, game, i));
      if (gtk_widget_get_visible (row))
        kit_seat_row_set_fixed (dialog->seats[i], record->players[i].name,
                                record->players[i].colour);
    }
  return GTK_WIDGET (dialog);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game of Stones, and games that are made without it. */

#include "stones-new-game.h"

#include "stones-game-view.h"

#include "kit/view/dialogs/kit-seats.h"

/* A window with a KitSeatRow for each seat, and the option of the rules. It emits "start" with a
   new game, and closes itself. GTK owns it. */
struct _StonesNewGame
{
  GtkWindow parent_instance;

  /* template */
  KitSeatRow     *seats[KIT_MAX_PLAYERS];
  GtkCheckButton *doubling;
  GtkLabel       *problem;
};

G_DEFINE_FINAL_TYPE (StonesNewGame, stones_new_game, GTK_TYPE_WINDOW)

static KitRecord *
make_record (guint    n_players,
             gboolean without_doubling)
{
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

  return stones_record_new (&stones_boards[0], without_doubling, n_players, seed);
}

static void
start_clicked_cb (StonesNewGame *dialog)
{
  g_autoptr (KitGame) game = NULL;
  KitSeating seating;
  const char *problem = kit_seats_read (dialog->seats, &seating);

  gtk_label_set_text (dialog->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), problem != NULL);
  if (problem != NULL)
    return;
  game = kit_seats_make (dialog->seats, &seating, &stones_game_view,
                         make_record (seating.n, !gtk_check_button_get_active (dialog->doubling)));
  g_signal_emit_by_name (dialog, "start", game);
  gtk_window_close (GTK_WINDOW (dialog));
}

static void
stones_new_game_class_init (StonesNewGameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/stones/stones-new-game.ui");
  kit_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (StonesNewGame, seats));
  gtk_widget_class_bind_template_child (widget_class, StonesNewGame, doubling);
  gtk_widget_class_bind_template_child (widget_class, StonesNewGame, problem);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With the new #KitGame. */
  g_signal_new ("start", STONES_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, KIT_TYPE_GAME);
}

static void
stones_new_game_init (StonesNewGame *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/** stones_new_game_new: (transfer none): a dialog over @parent, owned by GTK, that proposes the
    players and the rules of @last. */
GtkWidget *
stones_new_game_new (GtkWindow *parent,
                     GSettings *settings,
                     KitGame   *last)
{
  StonesNewGame *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (KIT_IS_GAME (last), NULL);

  dialog = g_object_new (STONES_TYPE_NEW_GAME, "transient-for", parent, NULL);
  kit_seats_set_up (dialog->seats, &stones_game_view, settings, last);
  gtk_check_button_set_active (dialog->doubling, !stones_game_get_state (last)->without_doubling);
  return GTK_WIDGET (dialog);
}

/** stones_new_game_rematch: (transfer full): a new game of the players and the rules of @last. */
KitGame *
stones_new_game_rematch (KitGame *last)
{
  const StonesState *state;

  g_return_val_if_fail (KIT_IS_GAME (last), NULL);

  state = stones_game_get_state (last);
  return kit_seats_rematch (&stones_game_view, last,
                            make_record (state->n_players, state->without_doubling));
}

/** stones_new_game_first: (transfer full): a record of the game of the very first start. */
KitRecord *
stones_new_game_first (void)
{
  KitRecord *record = make_record (2, FALSE);

  kit_seats_set_date (record);
  kit_record_set_player (record, 0, KIT_RED, "person", stones_game_view.names[0]);
  kit_record_set_player (record, 1, KIT_BLUE, "planner", stones_game_view.names[1]);
  return record;
}

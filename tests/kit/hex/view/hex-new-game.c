/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game of Hex, and games that are made without it. */

#include "hex-new-game.h"

#include "hex-game-view.h"
#include "hex-record.h"

#include "kit/view/dialogs/kit-seats.h"

/* A window with a KitSeatRow for each seat. It emits "start" with a new game, and closes itself.
   GTK owns it. */
struct _HexNewGame
{
  GtkWindow parent_instance;

  /* template */
  KitSeatRow *seats[KIT_MAX_PLAYERS];
  GtkLabel   *problem;
};

G_DEFINE_FINAL_TYPE (HexNewGame, hex_new_game, GTK_TYPE_WINDOW)

static void
start_clicked_cb (HexNewGame *dialog)
{
  g_autoptr (KitGame) game = NULL;
  KitSeating seating;
  const char *problem = kit_seats_read (dialog->seats, &seating);

  gtk_label_set_text (dialog->problem, problem != NULL ? problem : "");
  if (problem != NULL)
    return;
  game = kit_seats_make (dialog->seats, &seating, &hex_game_view, hex_record_new ());
  g_signal_emit_by_name (dialog, "start", game);
  gtk_window_close (GTK_WINDOW (dialog));
}

static void
hex_new_game_class_init (HexNewGameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/hex/hex-new-game.ui");
  kit_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (HexNewGame, seats));
  gtk_widget_class_bind_template_child (widget_class, HexNewGame, problem);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With the new #KitGame. */
  g_signal_new ("start", HEX_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                KIT_TYPE_GAME);
}

static void
hex_new_game_init (HexNewGame *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/** hex_new_game_new: (transfer none): a dialog over @parent, owned by GTK, that proposes the
    players of @last. */
GtkWidget *
hex_new_game_new (GtkWindow *parent,
                  GSettings *settings,
                  KitGame   *last)
{
  HexNewGame *dialog = g_object_new (HEX_TYPE_NEW_GAME, "transient-for", parent, NULL);

  kit_seats_set_up (dialog->seats, &hex_game_view, settings, last);
  return GTK_WIDGET (dialog);
}

/** hex_new_game_rematch: (transfer full): a new game of the players of @last. */
KitGame *
hex_new_game_rematch (KitGame *last)
{
  return kit_seats_rematch (&hex_game_view, last, hex_record_new ());
}

/** hex_new_game_first: (transfer full): a record of the game of the very first start. */
KitRecord *
hex_new_game_first (void)
{
  KitRecord *record = hex_record_new ();

  kit_seats_set_date (record);
  kit_record_set_player (record, 0, KIT_RED, "person", hex_game_view.names[0]);
  kit_record_set_player (record, 1, KIT_BLUE, "random", hex_game_view.names[1]);
  return record;
}

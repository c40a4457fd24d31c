/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game of The Advisers, and games that are made without it. */

#include "adv-new-game.h"

#include "advisers/model/adv-game.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/view/adv-game-view.h"
#include "base/base-random.h"
#include "kit/view/dialogs/kit-seats.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>
#include <string.h>

/* In pixels. */
#define WIDTH  440
#define HEIGHT 620

#define START_GOLD 8
#define LATER      18                   /* points passed at the start of a short campaign */

/* The guided first game: Alexander has reached the first temple, and the person can pay for it. Of
   the first two rolls the second, which is theirs, brings their village something. */
static const char guided[] =
  "[Advisers]\n"
  "Format=1\n"
  "Board=campaign\n"
  "\n"
  "[Players]\n"
  "1=red person Anna\n"
  "2=blue recruit Hephaestion\n"
  "\n"
  "[Chance]\n"
  "Seed=0000000000000002\n"
  "\n"
  "[Position]\n"
  "Turn=1\n"
  "Player=1\n"
  "Phase=auction\n"
  "Alexander=1\n"
  "Robber=h3\n"
  "Villages=\n"
  "Cities=\n"
  "Roads=\n"
  "Hands=BBWWHL HLOO\n"
  "Gold=0 0\n"
  "Supply=BOLLWWHBLOHWBHWWWOLLBHBOOOHWHHWLBOBLLOHB\n"
  "Development=VKKMRKKKPMKKVVKRKKKKVVKKP\n"
  "Cards=- -\n"
  "Fresh=\n"
  "Played=false\n"
  "Offers=0\n"
  "Knights=0 0\n"
  "Tokens=ttbssbhthshsbbhhtstbsbtshhbt\n"
  "Won=\n"
  "LongestRoad=\n"
  "StrongestArmy=\n";

/*
 * A window with a KitSeatRow for each seat, and the options. "start" is emitted with a new game,
 * and the window closes itself.
 *
 * CSS: a problem has the class "refusal", headings "panel-title". Accessible role: that of
 * GtkWindow. GTK owns the window.
 */
struct _AdvNewGame
{
  GtkWindow parent_instance;

  /* template */
  KitSeatRow    *seats[KIT_MAX_PLAYERS];
  GtkSwitch     *shuffle;
  GtkSwitch     *shorter;
  GtkSwitch     *start_gold;
  GtkSpinButton *offers;
  GtkEntry      *seed;
  GtkLabel      *problem;
};

G_DEFINE_FINAL_TYPE (AdvNewGame, adv_new_game, GTK_TYPE_WINDOW)

/* --- making records --- */

/* (transfer full): a game that begins when computers have played a third of the way. It is written
   and read once, so that everybody knows of it what a record tells and no more. */
static KitRecord *
make_later (const AdvOptions *options,
            guint             n_players,
            guint64           seed)
{
  g_autoptr (KitRecord) whole = adv_record_new (adv_boards_default (), options, n_players, seed);
  g_autoptr (KitRecord) later = NULL;
  g_autofree char *text = NULL;
  AdvState state = *adv_history_get_state (whole->history);
  const AdvBoard *board = adv_history_get_board (whole->history);
  KitFault fault;

  while (state.alexander < LATER || state.phase != ADV_PHASE_DICE)
    {
      AdvDecision decision;
      AdvSeat seat;

      adv_seat_look (&seat, &state, state.decider);
      adv_levels_propose (&seat, board, &decision);
      adv_apply (&state, board, &decision, NULL);
    }
  state.n_rolls = state.n_steals = 0;
  later = kit_record_new (&adv_format, board, &state);
  later->seeded = TRUE;
  later->from_position = TRUE;
  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (later, i, i, "person", "-");
  text = kit_record_write (later);
  return adv_record_read (text, strlen (text), &fault);
}

static gboolean
is_short (KitGame *game)
{
  AdvState start;

  kit_history_get_state_at (kit_game_get_record (game)->history, 0, &start);
  return start.alexander >= LATER;
}

static KitRecord *
make_record (const AdvOptions *options,
             guint             n_players,
             gboolean          shorter,
             guint64           seed)
{
  return shorter ? make_later (options, n_players, seed)
                 : adv_record_new (adv_boards_default (), options, n_players, seed);
}

static void
start_clicked_cb (AdvNewGame *dialog)
{
  AdvOptions options = {
    .start_gold = gtk_switch_get_active (dialog->start_gold) ? START_GOLD : 0,
    .offers = gtk_spin_button_get_value_as_int (dialog->offers),
  };
  g_autoptr (KitGame) game = NULL;
  const char *problem;
  KitSeating seating;
  BaseRandom random;
  guint64 seed;

  problem = kit_seats_read (dialog->seats, &seating);
  if (problem == NULL)
    problem = kit_seats_read_seed (dialog->seed, &seed);
  if (problem != NULL)
    {
      gtk_label_set_text (dialog->problem, problem);
      gtk_widget_set_visible (GTK_WIDGET (dialog->problem), TRUE);
      return;
    }
  random.state = seed;
  if (gtk_switch_get_active (dialog->shuffle))
    base_random_shuffle (&random, seating.rows, seating.n);
  game = kit_seats_make (dialog->seats, &seating, &adv_game_view,
                         make_record (&options, seating.n,
                                      gtk_switch_get_active (dialog->shorter),
                                      base_random_next (&random)));
  g_signal_emit_by_name (dialog, "start", game);
  gtk_window_close (GTK_WINDOW (dialog));
}

/* --- virtual functions --- */

static void
adv_new_game_class_init (AdvNewGameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/adv-new-game.ui");
  kit_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (AdvNewGame, seats));
  gtk_widget_class_bind_template_child (widget_class, AdvNewGame, shuffle);
  gtk_widget_class_bind_template_child (widget_class, AdvNewGame, shorter);
  gtk_widget_class_bind_template_child (widget_class, AdvNewGame, start_gold);
  gtk_widget_class_bind_template_child (widget_class, AdvNewGame, offers);
  gtk_widget_class_bind_template_child (widget_class, AdvNewGame, seed);
  gtk_widget_class_bind_template_child (widget_class, AdvNewGame, problem);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With the new #KitGame. */
  g_signal_new ("start", ADV_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                KIT_TYPE_GAME);
}

static void
adv_new_game_init (AdvNewGame *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/**
 * adv_new_game_new:
 * @parent: the window that asks
 * @settings: those of KitAskProgram
 * @last: the previous game, whose players and options are proposed again
 *
 * Returns: (transfer none): a dialog, owned by GTK
 */
GtkWidget *
adv_new_game_new (GtkWindow *parent,
                  GSettings *settings,
                  KitGame   *last)
{
  AdvNewGame *dialog;
  const AdvState *state;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (KIT_IS_GAME (last), NULL);

  dialog = g_object_new (ADV_TYPE_NEW_GAME, "transient-for", parent, NULL);
  shell_dialogs_fit (GTK_WINDOW (dialog), WIDTH, HEIGHT);
  kit_seats_set_up (dialog->seats, &adv_game_view, settings, last);
  state = adv_game_get_state (last);
  gtk_switch_set_active (dialog->start_gold, state->options.start_gold > 0);
  gtk_switch_set_active (dialog->shorter, is_short (last));
  gtk_spin_button_set_value (dialog->offers, state->options.offers);
  return GTK_WIDGET (dialog);
}

/** adv_new_game_rematch: (transfer full): a new game of the players of @last, begun by the second
    of them. */
KitGame *
adv_new_game_rematch (KitGame *last)
{
  const KitRecord *record;

  g_return_val_if_fail (KIT_IS_GAME (last), NULL);

  record = kit_game_get_record (last);
  return kit_seats_rematch (&adv_game_view, last,
                            make_record (&adv_game_get_state (last)->options, record->n_players,
                                         is_short (last), kit_seats_make_seed ()));
}

/** adv_new_game_first: (transfer full): the game of the very first start: a person against two
    computers, the weakest of them. */
KitRecord *
adv_new_game_first (void)
{
  static const KitColour colours[] = { KIT_RED, KIT_BLUE, KIT_YELLOW };
  g_autofree char *name = kit_seats_find_name ();
  KitRecord *record = adv_record_new (adv_boards_default (), &ADV_OPTIONS_DEFAULT,
                                      G_N_ELEMENTS (colours), kit_seats_make_seed ());

  kit_seats_set_date (record);
  kit_record_set_player (record, 0, colours[0], "person", name);
  for (guint i = 1; i < G_N_ELEMENTS (colours); i++)
    kit_record_set_player (record, i, colours[i], "recruit", _(adv_game_view.names[i]));
  return record;
}

/** adv_new_game_guided: (transfer full): the guided first game, always the same. */
KitRecord *
adv_new_game_guided (void)
{
  g_autofree char *name = kit_seats_find_name ();
  KitFault fault;
  KitRecord *record = adv_record_read (guided, strlen (guided), &fault);

  g_return_val_if_fail (record != NULL, NULL);

  kit_seats_set_date (record);
  kit_record_set_player (record, 0, KIT_RED, "person", name);
  kit_record_set_player (record, 1, KIT_BLUE, "recruit", _(adv_game_view.names[1]));
  return record;
}

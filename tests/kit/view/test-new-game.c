/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game, of each game: its rows are those of the options, it proposes the last
   rules, editions and options follow each other, and the new game is played by what it shows. */

#include "config.h"

#include "whole.h"

#include "advisers/record/adv-record.h"
#include "advisers/view/adv-game-view.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/view/alx-game-view.h"
#include "kit/view/dialogs/kit-new-game.h"
#include "kit/view/dialogs/kit-seat-row.h"
#include "kit/view/kit-begin.h"

static GtkWidget *parent;
static KitGame *begun;                  /* by the dialog */

static void
started_cb (GtkWidget *dialog,
            KitGame   *game)
{
  g_set_object (&begun, game);
}

/* With its details, if it has any: what is folded away has no place among the widgets. */
static GtkWidget *
open_dialog (const KitGameView *view,
             KitGame           *last)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *dialog = kit_new_game_new (GTK_WINDOW (parent), settings, view, last);

  gtk_expander_set_expanded (
    GTK_EXPANDER (gtk_widget_get_template_child (dialog, KIT_TYPE_NEW_GAME, "details")), TRUE);
  g_signal_connect (dialog, "start", G_CALLBACK (started_cb), NULL);
  return dialog;
}

/* Of the previous game, which has these @options. */
static GtkWidget *
open_after (const KitGameView *view,
            gconstpointer      options)
{
  KitRecord *record = kit_begin_record (view, options, FALSE, 2, 1);
  g_autoptr (KitGame) last = NULL;

  kit_record_set_player (record, 0, KIT_RED, "person", "Ada");
  kit_record_set_player (record, 1, KIT_BLUE, "recruit", "Ben");
  last = kit_game_new (record, view->levels);
  return open_dialog (view, last);
}

/* What is beside the visible label @title. */
static gpointer
find_control (GtkWidget  *root,
              const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_visible (child) ? find_control (child, title) : NULL;

      if (found != NULL)
        return found;
      if (GTK_IS_LABEL (child) && g_str_equal (gtk_label_get_label (GTK_LABEL (child)), title))
        return gtk_label_get_mnemonic_widget (GTK_LABEL (child));
    }
  return NULL;
}

static void
start (GtkWidget *dialog)
{
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (dialog)), "clicked");
  g_assert_nonnull (begun);
}

/* --- one game after the other --- */

#define JOKER        "Joker: face-up cards without an available space"
#define REFRESH      "A special move discards a face-up card too"
#define ABOVE        "More than 100 points are needed to end the game"
#define COMPENSATION "The loser of a province gets"

static void
test_editions (void)
{
  const AlxOptions italian = { ALX_JOKER_ANY, ALX_COMPENSATION_ALL, TRUE, TRUE };
  const AlxOptions chosen = { ALX_JOKER_BOTH, ALX_COMPENSATION_NONE, FALSE, FALSE };
  GtkWidget *dialog = open_after (&alx_game_view, &italian);
  GtkDropDown *edition = find_control (dialog, "Edition");
  GtkDropDown *joker = find_control (dialog, JOKER);
  GtkSwitch *refresh = find_control (dialog, REFRESH);

  /* Proposed. */
  g_assert_cmpuint (gtk_drop_down_get_selected (edition), ==, 2);
  g_assert_cmpuint (gtk_drop_down_get_selected (joker), ==, ALX_JOKER_ANY);
  g_assert_true (gtk_switch_get_active (refresh));
  g_assert_true (gtk_switch_get_active (find_control (dialog, ABOVE)));

  /* The edition follows the options, and the options follow it. */
  gtk_switch_set_active (refresh, FALSE);
  g_assert_cmpuint (gtk_drop_down_get_selected (edition), ==, 3);
  gtk_switch_set_active (refresh, TRUE);
  g_assert_cmpuint (gtk_drop_down_get_selected (edition), ==, 2);
  gtk_drop_down_set_selected (edition, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (joker), ==, ALX_JOKER_BOTH);
  g_assert_false (gtk_switch_get_active (refresh));
  gtk_drop_down_set_selected (edition, 3);
  g_assert_cmpuint (gtk_drop_down_get_selected (joker), ==, ALX_JOKER_BOTH);

  gtk_drop_down_set_selected (find_control (dialog, COMPENSATION), ALX_COMPENSATION_NONE);
  g_assert_cmpuint (gtk_drop_down_get_selected (edition), ==, 3);
  start (dialog);
  g_assert_cmpmem (&((const AlxState *) whole_state (begun))->options, sizeof chosen, &chosen,
                   sizeof chosen);
  g_clear_object (&begun);
}

#define SHORTER "Shorter campaign: a third of the way has been played by computers"
#define GOLD    "Everybody begins with 8 gold"
#define OFFERS  "Offers to the others in a turn"

/* Whether a new game is shorter is no option of the record, but is proposed like one. */
static void
test_shorter (void)
{
  GtkWidget *dialog = open_after (&adv_game_view, &ADV_OPTIONS_DEFAULT);
  g_autoptr (KitGame) last = NULL;
  g_autoptr (KitGame) rematch = NULL;
  const AdvState *state;

  g_assert_null (find_control (dialog, "Edition"));
  g_assert_false (gtk_switch_get_active (find_control (dialog, SHORTER)));
  g_assert_false (gtk_switch_get_active (find_control (dialog, GOLD)));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (find_control (dialog, OFFERS)), ==, 4);
  gtk_switch_set_active (find_control (dialog, SHORTER), TRUE);
  gtk_switch_set_active (find_control (dialog, GOLD), TRUE);
  gtk_spin_button_set_value (find_control (dialog, OFFERS), 7);
  start (dialog);
  last = g_steal_pointer (&begun);
  state = whole_state (last);
  g_assert_cmpuint (state->options.start_gold, ==, 8);
  g_assert_cmpuint (state->options.offers, ==, 7);
  g_assert_cmpuint (state->alexander, >, 1);

  rematch = kit_begin_rematch (&adv_game_view, last);
  state = whole_state (rematch);
  g_assert_cmpuint (state->options.offers, ==, 7);
  g_assert_cmpuint (state->alexander, >, 1);

  dialog = open_dialog (&adv_game_view, last);
  g_assert_true (gtk_switch_get_active (find_control (dialog, SHORTER)));
  g_assert_true (gtk_switch_get_active (find_control (dialog, GOLD)));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (find_control (dialog, OFFERS)), ==, 7);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The same seed brings the same game; what is no number is refused. */
static void
test_seed (void)
{
  g_autoptr (KitGame) one = NULL;
  GtkWidget *dialog = open_after (&alx_game_view, &(AlxOptions) { 0 });

  gtk_editable_set_text (find_control (dialog, "Random seed"), "x");
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (dialog)), "clicked");
  g_assert_null (begun);
  g_assert_true (gtk_widget_has_css_class (find_control (dialog, "Random seed"), "error"));
  gtk_editable_set_text (find_control (dialog, "Random seed"), " 12 ");
  start (dialog);
  one = g_steal_pointer (&begun);
  dialog = open_after (&alx_game_view, &(AlxOptions) { 0 });
  gtk_editable_set_text (find_control (dialog, "Random seed"), "12");
  start (dialog);
  g_assert_cmpmem (whole_state (one), sizeof (AlxState), whole_state (begun), sizeof (AlxState));
  g_clear_object (&begun);
}

/* --- the players --- */

static KitSeatRow *
get_row (GtkWidget *dialog,
         guint      index)
{
  g_autofree char *name = g_strdup_printf ("seat_%u", index + 1);

  return KIT_SEAT_ROW (gtk_widget_get_template_child (dialog, KIT_TYPE_NEW_GAME, name));
}

static GtkEditable *
find_entry (GtkWidget *widget)
{
  GtkEditable *found = GTK_IS_ENTRY (widget) ? GTK_EDITABLE (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child);
  return found;
}

static gboolean
asks_name (GtkWidget *dialog)
{
  return gtk_widget_get_visible (
    GTK_WIDGET (gtk_widget_get_template_child (dialog, KIT_TYPE_NEW_GAME, "introduction")));
}

/* A person is asked for their name once; "Guest" is no name. */
static void
test_name (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  const AdvOptions adv = { 0 };
  const AlxOptions alx = { 0 };
  const char *names[] = { "Guest", "Zoë" };

  g_settings_reset (settings, "player-name");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *dialog = open_after (&adv_game_view, &adv);
      g_autofree char *kept = NULL;
      g_autofree char *next = NULL;

      g_assert_true (asks_name (dialog));
      g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==,
                       "New Game of The Advisers of Alexander");
      gtk_editable_set_text (find_entry (GTK_WIDGET (get_row (dialog, 0))), names[i]);
      start (dialog);
      kept = g_settings_get_string (settings, "player-name");
      next = kit_begin_find_name ();
      g_assert_cmpstr (kept, ==, i == 0 ? "" : "Zoë");
      g_assert_cmpstr (next, !=, "root");
      if (i > 0)
        g_assert_cmpstr (next, ==, "Zoë");
    }
  g_assert_false (asks_name (open_after (&alx_game_view, &alx)));
  g_settings_reset (settings, "player-name");
}

/* (nullable): the controller of that type. */
static gpointer
find_controller (KitSeatRow *row,
                 GType       type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (row));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  return NULL;
}

/* Alt and an arrow: the first shortcut is up, the second down. */
static gboolean
press (KitSeatRow *row,
       gboolean    down)
{
  g_autoptr (GtkShortcut) shortcut =
    g_list_model_get_item (find_controller (row, GTK_TYPE_SHORTCUT_CONTROLLER), down);

  return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (row),
                                       gtk_shortcut_get_arguments (shortcut));
}

static void
check_row (GtkWidget  *dialog,
           guint       index,
           const char *name,
           const char *kind,
           KitColour   colour)
{
  KitSeatRow *row = get_row (dialog, index);
  g_autofree char *found = kit_seat_row_get_name (row);

  g_assert_cmpstr (found, ==, name);
  g_assert_cmpstr (kit_seat_row_get_kind (row), ==, kind);
  g_assert_cmpuint (kit_seat_row_get_colour (row), ==, colour);
}

/* Players change places by keys and by dragging; nobody may not be first or second. */
static void
test_order (void)
{
  const AlxOptions alx = { 0 };
  GtkWidget *dialog = open_after (&alx_game_view, &alx);
  g_auto (GValue) dragged = G_VALUE_INIT;
  gboolean taken;

  g_assert_false (press (get_row (dialog, 0), FALSE));
  g_assert_true (press (get_row (dialog, 0), TRUE));
  check_row (dialog, 0, "Ben", "recruit", KIT_BLUE);
  check_row (dialog, 1, "Ada", "person", KIT_RED);
  press (get_row (dialog, 1), TRUE);
  check_row (dialog, 1, "Ada", "person", KIT_RED);
  g_assert_null (kit_seat_row_get_kind (get_row (dialog, 2)));
  g_value_init (&dragged, KIT_TYPE_SEAT_ROW);
  g_value_set_object (&dragged, get_row (dialog, 1));
  g_signal_emit_by_name (find_controller (get_row (dialog, 0), GTK_TYPE_DROP_TARGET), "drop",
                         &dragged, 0.0, 0.0, &taken);
  g_assert_true (taken);
  check_row (dialog, 0, "Ada", "person", KIT_RED);
  check_row (dialog, 1, "Ben", "recruit", KIT_BLUE);
  press (get_row (dialog, 1), FALSE);
  start (dialog);
  g_assert_cmpstr (kit_game_get_record (begun)->players[0].name, ==, "Ben");
  g_assert_cmpstr (kit_game_get_record (begun)->players[1].kind, ==, "person");
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  parent = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (parent));
  g_test_add_func ("/kit-new-game/editions", test_editions);
  g_test_add_func ("/kit-new-game/shorter", test_shorter);
  g_test_add_func ("/kit-new-game/seed", test_seed);
  g_test_add_func ("/kit-new-game/name", test_name);
  g_test_add_func ("/kit-new-game/order", test_order);
  result = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (parent));
  return result;
}

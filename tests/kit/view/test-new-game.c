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
  result = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (parent));
  return result;
}

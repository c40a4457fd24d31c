/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that has ended, as a film and in its review: looked at, gone on with, tried again. */

#include "review-games.h"
#include "robot.h"

#include "kit/view/panels/kit-film-panel.h"
#include "kit/view/review/kit-review-panel.h"
#include "kit/view/review/kit-review-window.h"
#include "shell/document/shell-store.h"
#include "shell/shell-language.h"

static void
play (void)
{
  KitRecord *record = review_games_play (&review_games[0], "captain", 2, 323);

  robot_start ();
  robot_play (record);
  robot_settle ();
}

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

static void
activate (GtkWidget  *widget,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
}

/* --- the film --- */

static gboolean
is_beyond (gpointer data)
{
  return kit_game_get_shown (get_game ()) > GPOINTER_TO_UINT (data);
}

/* The slider leads to the first decision of a turn, the film from there on, until it is stopped. */
static void
test_film (void)
{
  const KitHistory *history;
  GtkWidget *panel;
  GtkWidget *scale;
  guint shown;

  play ();
  history = kit_game_get_record (get_game ())->history;
  panel = kit_table_get_panel (robot_get_table (), KIT_TYPE_FILM_PANEL);
  g_assert_true (gtk_widget_get_visible (panel));
  scale = robot_find_class (panel, "film");
  gtk_range_set_value (GTK_RANGE (scale), 4);
  shown = kit_game_get_shown (get_game ());
  g_assert_cmpuint (kit_history_get_turn (history, shown), ==, 5);
  g_assert_cmpuint (kit_history_get_turn (history, shown - 1), ==, 4);
  activate (GTK_WIDGET (robot_get_table ()), "game.play-film");
  robot_wait ("the film", is_beyond, GUINT_TO_POINTER (shown + 1));
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), >=, 4);
  activate (GTK_WIDGET (robot_get_table ()), "game.play-film");
  shown = kit_game_get_shown (get_game ());
  robot_settle ();
  g_assert_cmpuint (kit_game_get_shown (get_game ()), ==, shown);
  robot_stop ();
}

static gboolean
goes_on (gpointer data)
{
  return get_game () != NULL && !kit_game_is_over (get_game ()) &&
         kit_game_get_cursor (get_game ()) >= GPOINTER_TO_UINT (data);
}

/* The game goes on as another one, which is not over. */
static void
test_continue (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play ();
  before = kit_game_identify (get_game ());
  kit_game_set_shown (get_game (), 9);
  activate (GTK_WIDGET (robot_get_table ()), "game.continue-here");
  robot_wait ("the other game", goes_on, GUINT_TO_POINTER (9));
  after = kit_game_identify (get_game ());
  g_assert_cmpstr (before, !=, after);
  robot_stop ();
}

/* --- the review --- */

static gboolean
has_review (gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  *(GtkWidget **) data = NULL;
  for (const GList *l = windows; l != NULL; l = l->next)
    if (KIT_IS_REVIEW_WINDOW (l->data))
      *(GtkWidget **) data = l->data;
  return *(GtkWidget **) data != NULL;
}

static GtkWidget *
open_review (void)
{
  GtkWidget *window = NULL;

  g_assert_true (gtk_widget_activate_action (robot_get_window (), "win.review", "s", ""));
  robot_wait ("the review", has_review, &window);
  return window;
}

static gboolean
is_kept (gpointer identity)
{
  g_autofree char *text = shell_store_find_review (identity);

  return text != NULL;
}

static gboolean
has_chart (gpointer window)
{
  return robot_find_class (window, "numeric") != NULL;
}

static gboolean
is_judged (gpointer panel)
{
  return g_str_equal (gtk_label_get_text (GTK_LABEL (robot_find_class (panel, "heading"))),
                      "That was the best.");
}

static void
close_review (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  robot_settle ();
}

/* A moment is chosen and shown on the board; what is better is shown, and tried; the review is kept
   and there at once the next time. */
static void
test_review (void)
{
  g_autofree char *identity = NULL;
  const KitVerdict *chosen;
  GtkWidget *window;
  gpointer panel;
  gpointer table;
  GtkWidget *marks;
  KitGame *game;
  KitRefusal refusal;

  play ();
  identity = kit_game_identify (get_game ());
  window = open_review ();
  robot_wait ("the whole review", is_kept, identity);
  panel = robot_find (window, KIT_TYPE_REVIEW_PANEL, 0);
  table = robot_find (window, KIT_TYPE_TABLE, 0);
  g_assert_true (has_chart (window));
  marks = robot_find (panel, GTK_TYPE_LIST_BOX, 0);
  g_signal_emit_by_name (marks, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (marks), 0));
  chosen = kit_review_panel_get_chosen (panel);
  g_assert_nonnull (chosen);
  g_assert_cmpuint (kit_game_get_shown (kit_table_get_game (table)), ==, chosen->first);

  activate (panel, "review.show");
  g_assert_true (kit_review_panel_is_telling (panel));
  activate (panel, "review.back");
  g_assert_false (kit_review_panel_is_telling (panel));
  g_assert_cmpuint (kit_game_get_shown (kit_table_get_game (table)), ==, chosen->first);

  activate (panel, "review.try");
  game = kit_table_get_game (table);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, chosen->first);
  g_assert_true (kit_game_is_person (game, chosen->seat));
  for (guint i = 0; i < chosen->advice.n; i++)
    if (!kit_game_decide (game,
                          kit_advice_get (&chosen->advice, review_games[0].format->rules, i),
                          &refusal))
      break;
  robot_wait ("the judgement", is_judged, panel);
  close_review (window);

  window = open_review ();
  g_assert_true (has_chart (window));
  close_review (window);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/review-window/film", test_film);
  g_test_add_func ("/review-window/continue", test_continue);
  g_test_add_func ("/review-window/review", test_review);
  return g_test_run ();
}

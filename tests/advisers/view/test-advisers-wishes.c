/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What persons would like to be offered: told by clicks, seen by all, taken back; and an offer that
   is refused by saying what would do. */

#include "config.h"

#include "adv-robot.h"

#include "advisers/view/panels/adv-answer-box.h"
#include "advisers/view/panels/adv-wish-button.h"
#include "advisers/words/adv-words.h"
#include "kit/view/panels/kit-score-panel.h"
#include "kit/view/panels/kit-score-row.h"

#include <string.h>

static void
show (const char *turns,
      guint       persons)
{
  adv_robot_start ();
  adv_robot_play (adv_robot_read_position ("offer.advisers", turns, persons));
  robot_resize (1500, 1100);
  robot_settle ();
}

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

/* The sentence about a player that screen readers hear. */
static const char *
read_row (guint player)
{
  GtkWidget *row = kit_score_panel_get_row (
    kit_table_get_panel (robot_get_table (), KIT_TYPE_SCORE_PANEL), player);
  GObject *line = gtk_widget_get_template_child (row, KIT_TYPE_SCORE_ROW, "line");

  return gtk_widget_get_mapped (GTK_WIDGET (line)) ? gtk_label_get_text (GTK_LABEL (line)) : "";
}

static void
toggle (const char *set,
        guint       good)
{
  robot_click_middle (
    robot_find (robot_find_child (ADV_TYPE_WISH_BUTTON, set), GTK_TYPE_TOGGLE_BUTTON, good));
  robot_settle ();
}

static gboolean
is_told (gpointer text)
{
  return g_str_equal (read_row (0), text);
}

static void
test_own (void)
{
  show (NULL, 1);
  g_assert_cmpstr (read_row (0), ==, "");
  robot_click_middle (robot_find_child (ADV_TYPE_WISH_BUTTON, "open"));
  robot_settle ();
  g_assert_false (gtk_widget_is_sensitive (robot_find_child (ADV_TYPE_WISH_BUTTON, "take_back")));
  toggle ("wants", ADV_WOOD);
  robot_wait ("the wish", is_told, (gpointer) "Would like: Wood");
  toggle ("gives", ADV_BRICK);
  toggle ("gives", ADV_GOLD);
  robot_wait ("the wish", is_told, (gpointer) "Would like: Wood; for: Brick, Gold");
  g_assert_cmpuint (adv_game_get_orders (get_game (), 0)->wants, ==, 1 << ADV_WOOD);
  robot_click_middle (robot_find_child (ADV_TYPE_WISH_BUTTON, "take_back"));
  robot_wait ("no wish", is_told, (gpointer) "");
  g_assert_cmpuint (adv_game_get_orders (get_game (), 0)->gives, ==, 0);
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 0);
  robot_stop ();
}

static gboolean
is_refused (gpointer data)
{
  return kit_game_get_cursor (get_game ()) > 1;
}

/* Player 2, who has two wood, is asked for one, and would rather have ore for it. */
static void
test_counter (void)
{
  GtkWidget *counters, *button;
  const AdvOrders *orders;

  show ("30=offer:B>W\n", 2);
  counters = robot_find_child (ADV_TYPE_ANSWER_BOX, "counters");
  g_assert_true (gtk_widget_get_mapped (counters));
  g_assert_false (gtk_widget_get_visible (robot_find (counters, GTK_TYPE_BUTTON, ADV_BRICK)));
  g_assert_false (gtk_widget_get_visible (robot_find (counters, GTK_TYPE_BUTTON, ADV_WOOD)));
  button = robot_find (counters, GTK_TYPE_BUTTON, ADV_ORE);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, adv_words_good (ADV_ORE));
  robot_click_middle (button);
  robot_wait ("the answer", is_refused, NULL);
  orders = adv_game_get_orders (get_game (), 1);
  g_assert_cmpuint (orders->wants, ==, 1 << ADV_ORE);
  g_assert_cmpuint (orders->gives, ==, 1 << ADV_WOOD);
  g_assert_cmpstr (read_row (1), ==, "Would like: Ore; for: Wood");
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advisers/wishes/own", test_own);
  g_test_add_func ("/advisers/wishes/counter", test_counter);
  return g_test_run ();
}

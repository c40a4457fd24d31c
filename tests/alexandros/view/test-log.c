/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: it begins with the latest lines; earlier ones are made when it is scrolled. */

#include "robot.h"
#include "whole.h"

#include "alexandros/rules/alx-legal.h"
#include "alexandros/words/alx-words.h"
#include "base/base-random.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-log-row.h"

#define DECISIONS 100

typedef struct
{
  KitTable      *table;
  KitGame       *game;
  GtkListView   *list;
  GtkAdjustment *adjustment;
  guint          wanted;                /* the decision whose line to wait for */
} Play;

static guint
count_lines (Play *play)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (play->list)));
}

static gboolean
is_at_end (gpointer data)
{
  Play *play = data;

  return count_lines (play) > 0 && gtk_adjustment_get_value (play->adjustment) > 0 &&
         gtk_adjustment_get_value (play->adjustment) +
             gtk_adjustment_get_page_size (play->adjustment) >
           gtk_adjustment_get_upper (play->adjustment) - 1;
}

static gboolean
has_all_lines (gpointer data)
{
  Play *play = data;

  return count_lines (play) == kit_game_get_cursor (play->game);
}

/* A long game of random decisions, then played by persons. */
static Play
begin (void)
{
  Play play = { .table = robot_start () };
  const AlxBoard *board = alx_game_get_board (kit_table_get_game (play.table));
  KitRecord *record = alx_record_new (board, &(AlxOptions) { 0 }, 4, 2003);
  BaseRandom random = { 7 };

  for (guint i = 0; i < 4; i++)
    kit_record_set_player (record, i, i, "person", "P");
  while (kit_history_get_cursor (record->history) < DECISIONS)
    {
      const AlxState *state = alx_history_get_state (record->history);
      AlxDecision decision;
      AlxRefusal refusal;

      g_assert_true (alx_legal_pick (state, board,
                                     base_random_below (&random, alx_legal_count (state, board)),
                                     &decision));
      g_assert_true (alx_history_decide (record->history, &decision, &refusal));
    }
  robot_resize (1200, 800);
  robot_play (record);
  play.game = kit_table_get_game (play.table);
  kit_input_uncover (kit_table_get_input (play.table));
  play.list =
    GTK_LIST_VIEW (robot_find (robot_find (GTK_WIDGET (play.table), KIT_TYPE_LOG_PANEL, 0),
                               GTK_TYPE_LIST_VIEW, 0));
  play.adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (play.list));
  robot_wait ("the last line", is_at_end, &play);
  robot_settle ();
  return play;
}

/* Whether one of the labels of a row has that text; the others are in its head. */
static gboolean
shows (GtkWidget  *row,
       const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = robot_find (row, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return TRUE;
  return FALSE;
}

/* (nullable): the row of @decision, if it is visible. */
static GtkWidget *
find_line (Play *play,
           guint decision)
{
  g_autofree char *text = alx_words_decision (kit_game_get_record (play->game), decision);

  for (GtkWidget *item = gtk_widget_get_last_child (GTK_WIDGET (play->list)); item != NULL;
       item = gtk_widget_get_prev_sibling (item))
    {
      GtkWidget *row = robot_find (item, KIT_TYPE_LOG_ROW, 0);

      /* An item that is waiting to be reused has no row. */
      if (row != NULL && gtk_widget_get_mapped (row) &&
          shows (row, text))
        return row;
    }
  return NULL;
}

static gboolean
is_seen (gpointer data)
{
  Play *play = data;
  GtkWidget *line = find_line (play, play->wanted);
  graphene_rect_t bounds;

  return line != NULL && gtk_widget_compute_bounds (line, GTK_WIDGET (play->list), &bounds) &&
         bounds.origin.y > -2 &&
         bounds.origin.y + bounds.size.height < gtk_widget_get_height (GTK_WIDGET (play->list)) + 2;
}

static void
wait_for_line (Play *play,
               guint decision)
{
  play->wanted = decision;
  robot_wait ("a line", is_seen, play);
  robot_settle ();
  g_assert_true (is_seen (play));
}

/* Only visible lines are made, and a few more; each leads to its own position. */
static void
test_latest (void)
{
  Play play = begin ();

  g_assert_cmpuint (count_lines (&play), >=, 20);
  g_assert_cmpuint (count_lines (&play), <, DECISIONS / 2);
  wait_for_line (&play, DECISIONS - 1);
  robot_click_middle (find_line (&play, DECISIONS - 2));
  robot_settle ();
  g_assert_cmpuint (kit_game_get_shown (play.game), ==, DECISIONS - 1);
  g_assert_cmpuint (count_lines (&play), <, DECISIONS / 2);
  robot_stop ();
}

/* Keys and wheel reach all lines, and the log stays where it was scrolled to. */
static void
test_earlier (gconstpointer by_key)
{
  Play play = begin ();
  guint first = DECISIONS - count_lines (&play);

  if (by_key != NULL)
    {
      wait_for_line (&play, DECISIONS - 1);
      robot_click_middle (find_line (&play, DECISIONS - 1));
      robot_key ("Home");
    }
  else
    for (guint i = 0; i < 60 && !has_all_lines (&play); i++)
      {
        robot_mouse (GTK_WIDGET (play.list), 40, 40, "click", "4");
        robot_settle ();
      }
  robot_wait ("the earlier lines", has_all_lines, &play);
  wait_for_line (&play, first);
  robot_click_middle (find_line (&play, first));
  robot_settle ();
  g_assert_cmpuint (kit_game_get_shown (play.game), ==, first + 1);
  robot_stop ();
}

/* So do the actions that look back. Undone decisions have no line. */
static void
test_looking (void)
{
  Play play = begin ();
  guint first = DECISIONS - count_lines (&play);

  kit_game_set_shown (play.game, 3);
  robot_settle ();
  g_assert_cmpuint (count_lines (&play), ==, DECISIONS);
  wait_for_line (&play, 2);
  kit_game_set_shown (play.game, DECISIONS);
  kit_game_undo (play.game, KIT_STEP_DECISION);
  robot_settle ();
  g_assert_cmpuint (count_lines (&play), ==, kit_game_get_cursor (play.game));
  wait_for_line (&play, kit_game_get_cursor (play.game) - 1);
  g_assert_cmpuint (first, >, 0);
  robot_stop ();
}

/* A list asks rows for their height, and gives them room, before there is any. */
static void
test_narrow (void)
{
  Play play = begin ();
  GtkWidget *row;
  guint i;
  int height;

  for (i = 0; (row = robot_find (GTK_WIDGET (play.list), KIT_TYPE_LOG_ROW, i)) != NULL; i++)
    for (int width = 0; width < 80; width += 5)
      {
        /* GTK would warn of such a width. */
        GTK_WIDGET_GET_CLASS (row)->measure (row, GTK_ORIENTATION_VERTICAL, width, &height, &height,
                                             NULL, NULL);
        g_assert_cmpint (height, >, 0);
        GTK_WIDGET_GET_CLASS (row)->size_allocate (row, width, height, -1);
      }
  g_assert_cmpuint (i, >, 5);
  robot_stop ();
}

/* Nothing stays marked where the pointer has been. */
static void
test_hover (void)
{
  Play play = begin ();
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (play.list));
  GtkWidget *row;

  wait_for_line (&play, DECISIONS - 2);
  row = find_line (&play, DECISIONS - 2);
  robot_mouse (row, 20, gtk_widget_get_height (row) / 2, NULL, NULL);
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), !=, GTK_INVALID_LIST_POSITION);
  robot_mouse (GTK_WIDGET (kit_table_get_board (play.table)), 200, 200, NULL, NULL);
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, GTK_INVALID_LIST_POSITION);
  robot_stop ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/log/latest", test_latest);
  g_test_add_data_func ("/log/earlier/key", "Home", test_earlier);
  g_test_add_data_func ("/log/earlier/wheel", NULL, test_earlier);
  g_test_add_func ("/log/looking", test_looking);
  g_test_add_func ("/log/narrow", test_narrow);
  g_test_add_func ("/log/hover", test_hover);
  return g_test_run ();
}

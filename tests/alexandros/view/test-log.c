/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: it begins with the latest lines; earlier ones are made when it is scrolled. */

#include "robot.h"

#include "alexandros/rules/alx-legal.h"
#include "alexandros/view/panels/alx-log-panel.h"
#include "alexandros/words/alx-words.h"
#include "base/base-random.h"

#define DECISIONS 100

typedef struct
{
  AlxTable      *table;
  AlxGame       *game;
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

  return count_lines (play) == alx_game_get_cursor (play->game);
}

/* A long game of random decisions, then played by persons. */
static Play
begin (void)
{
  Play play = { .table = robot_start () };
  const AlxBoard *board = alx_game_get_board (alx_table_get_game (play.table));
  AlxRecord *record = alx_record_new (board, &(AlxOptions) { 0 }, 4, 2003);
  BaseRandom random = { 7 };

  for (guint i = 0; i < 4; i++)
    alx_record_set_player (record, i, i, "person", "P");
  while (alx_history_get_cursor (record->history) < DECISIONS)
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
  play.game = alx_table_get_game (play.table);
  alx_input_uncover (alx_table_get_input (play.table));
  play.list =
    GTK_LIST_VIEW (robot_find (robot_find (GTK_WIDGET (play.table), ALX_TYPE_LOG_PANEL, 0),
                               GTK_TYPE_LIST_VIEW, 0));
  play.adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (play.list));
  robot_wait ("the last line", is_at_end, &play);
  robot_settle ();
  return play;
}

/* (nullable): the label of @decision, if it is visible. */
static GtkWidget *
find_line (Play *play,
           guint decision)
{
  const AlxRecord *record = alx_game_get_record (play->game);
  int viewer = alx_input_get_viewer (alx_table_get_input (play->table));
  g_autofree char *text = alx_words_decision (record, decision, viewer < 0 ? 0 : 1u << viewer);
  g_autofree char *line = NULL;
  AlxState before;

  alx_history_get_state_at (record->history, decision, &before);
  line = g_strdup_printf ("%u  %s", before.turn, text);
  for (GtkWidget *row = gtk_widget_get_last_child (GTK_WIDGET (play->list)); row != NULL;
       row = gtk_widget_get_prev_sibling (row))
    {
      GtkWidget *label = robot_find (row, GTK_TYPE_LABEL, 0);

      /* A row that is waiting to be reused has no label. */
      if (label != NULL && gtk_widget_get_mapped (label) &&
          g_str_equal (gtk_label_get_text (GTK_LABEL (label)), line))
        return label;
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
  g_assert_cmpuint (alx_game_get_shown (play.game), ==, DECISIONS - 1);
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
  g_assert_cmpuint (alx_game_get_shown (play.game), ==, first + 1);
  robot_stop ();
}

/* So do the actions that look back. Undone decisions have no line. */
static void
test_looking (void)
{
  Play play = begin ();
  guint first = DECISIONS - count_lines (&play);

  alx_game_set_shown (play.game, 3);
  robot_settle ();
  g_assert_cmpuint (count_lines (&play), ==, DECISIONS);
  wait_for_line (&play, 2);
  alx_game_set_shown (play.game, DECISIONS);
  alx_game_undo (play.game, ALX_STEP_DECISION);
  robot_settle ();
  g_assert_cmpuint (count_lines (&play), ==, alx_game_get_cursor (play.game));
  wait_for_line (&play, alx_game_get_cursor (play.game) - 1);
  g_assert_cmpuint (first, >, 0);
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
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of The Advisers: what its lines say, picture and point at, and where they lead; undo,
   redo and looking back by keys. */

#include "config.h"

#include "adv-robot.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/view/panels/adv-log-pictures.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-log-row.h"
#include "shell/shell-language.h"

#define MOST 6                          /* pictures of a line, and one more */

typedef struct
{
  KitTable    *table;
  KitGame     *game;
  GtkListView *list;
  guint        wanted;                  /* the decision whose line to wait for */
} Play;

/* What is decided, what the line pictures, up to ADV_NONE, and the place that it points at, if
   any. */
static const struct
{
  const char *token;
  guint8      pictures[MOST];
  const char *place;
} lines[] = {
  { "road:g6nw", { ADV_NONE }, "g6nw" },
  { "village:g6s", { ADV_NONE }, "g6s" },
  { "bank:HH>B", { ADV_WHEAT, ADV_BRICK, ADV_NONE }, NULL },
  { "knight:d7>2", { ADV_FACE_CARD + ADV_CARD_KNIGHT, ADV_FACE_ROBBER, ADV_NONE }, "d7" },
  { "offer:O>L", { ADV_NONE }, NULL },
};

#define LINES G_N_ELEMENTS (lines)

static void
decide (KitGame    *game,
        const char *token)
{
  AdvDecision decision;
  AdvRefusal refusal;

  g_assert_true (adv_decision_read (&decision, adv_boards_default (), token));
  g_assert_true (kit_game_decide (game, &decision, (KitRefusal *) &refusal));
}

static GtkWidget *
find_line (Play *play,
           guint decision);

static gboolean
has_line (gpointer data)
{
  Play *play = data;

  return find_line (play, play->wanted) != NULL;
}

static void
wait_for_line (Play *play,
               guint decision)
{
  play->wanted = decision;
  robot_wait ("a line", has_line, play);
  robot_settle ();
}

/* A turn of persons, up to an offer that waits for an answer. */
static Play
begin (void)
{
  Play play = { .table = adv_robot_start () };
  KitRecord *record = adv_robot_read ("building.advisers");

  for (guint i = 1; i < record->n_players; i++)
    kit_record_set_player (record, i, i, "person", "P");
  adv_robot_play (record);
  play.game = kit_table_get_game (play.table);
  play.list =
    GTK_LIST_VIEW (robot_find (robot_find (GTK_WIDGET (play.table), KIT_TYPE_LOG_PANEL, 0),
                               GTK_TYPE_LIST_VIEW, 0));
  kit_input_uncover (kit_table_get_input (play.table));
  robot_resize (1500, 1100);
  for (guint i = 0; i < LINES; i++)
    decide (play.game, lines[i].token);
  wait_for_line (&play, LINES - 1);
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
  g_autofree char *text = adv_words_decision (kit_game_get_record (play->game), decision);

  for (GtkWidget *item = gtk_widget_get_last_child (GTK_WIDGET (play->list)); item != NULL;
       item = gtk_widget_get_prev_sibling (item))
    {
      GtkWidget *row = robot_find (item, KIT_TYPE_LOG_ROW, 0);

      if (row != NULL && gtk_widget_get_mapped (row) && shows (row, text))
        return row;
    }
  return NULL;
}

/* --- lines --- */

static guint
count_pictures (guint line)
{
  guint n = 0;

  while (lines[line].pictures[n] != ADV_NONE)
    n++;
  return n;
}

/* The face of a row that shows its pictures is the last one. */
static GtkWidget *
find_pictures (GtkWidget *row)
{
  return gtk_widget_get_last_child (row);
}

/* Each decision has its sentence, and room for its pictures beside it; the first of the turn has
   the player above it. */
static void
test_lines (void)
{
  Play play = begin ();

  for (guint i = 0; i < LINES; i++)
    {
      GtkWidget *row = find_line (&play, i);
      guint8 pictures[KIT_MAX_LINE_PICTURES];
      GtkWidget *head;
      int width;

      g_test_message ("line %u", i);
      g_assert_nonnull (row);
      g_assert_cmpuint (adv_log_pictures_list (kit_game_get_record (play.game), i, pictures), ==,
                        count_pictures (i));
      g_assert_cmpmem (pictures, count_pictures (i), lines[i].pictures, count_pictures (i));
      g_assert_true (KIT_IS_FACE (find_pictures (row)));
      g_assert_cmpint (gtk_widget_get_visible (find_pictures (row)), ==, count_pictures (i) > 0);
      gtk_widget_get_size_request (find_pictures (row), &width, NULL);
      g_assert_cmpint (width, >=, 10 * (int) count_pictures (i));
      head = robot_find_class (row, "log-head");
      g_assert_cmpint (head != NULL && gtk_widget_get_visible (head), ==, i == 0);
    }
  g_assert_true (shows (find_line (&play, 0), "Anna"));
  g_assert_true (shows (find_line (&play, 0), "30"));
  robot_stop ();
}

/* --- what a line points at --- */

static const AdvScene *
get_scene (Play *play)
{
  return kit_board_view_get_parts (kit_table_get_board (play->table))->scene;
}

static void
check_marked (Play *play,
              guint line)
{
  const AdvScene *scene = get_scene (play);

  g_test_message ("line %u", line);
  g_assert_cmpuint (scene->n_marked, ==, lines[line].place != NULL);
  if (lines[line].place != NULL)
    g_assert_cmpint (scene->marked[0], ==, adv_robot_place (lines[line].place));
}

/* The line under the pointer marks on the board where it happened, and no longer than it is
   pointed at. */
static void
test_pointer (void)
{
  Play play = begin ();
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (play.list));

  for (guint i = 0; i < LINES; i++)
    {
      GtkWidget *row = find_line (&play, i);

      robot_mouse (row, 20, gtk_widget_get_height (row) - 6, NULL, NULL);
      check_marked (&play, i);
    }
  robot_mouse (find_line (&play, 0), 20, 6, NULL, NULL);
  check_marked (&play, 0);
  robot_mouse (GTK_WIDGET (kit_table_get_board (play.table)), 200, 200, NULL, NULL);
  g_assert_cmpuint (get_scene (&play)->n_marked, ==, 0);
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, GTK_INVALID_LIST_POSITION);
  robot_stop ();
}

/* So does the line under the cursor of the keyboard. */
static void
test_cursor (void)
{
  Play play = begin ();

  robot_click_middle (find_line (&play, LINES - 1));
  robot_mouse (GTK_WIDGET (kit_table_get_board (play.table)), 200, 200, NULL, NULL);
  for (guint i = LINES - 1; i-- > 0; )
    {
      robot_key ("Up");
      check_marked (&play, i);
    }
  robot_stop ();
}

/* --- where a line leads --- */

static void
check_shown (Play *play,
             guint n)
{
  g_autofree char *title = g_strdup_printf ("An earlier position: decision %u of %u", n,
                                            (guint) LINES);
  AdvState state;

  kit_history_get_state_at (kit_game_get_record (play->game)->history, n, &state);
  g_assert_cmpuint (kit_game_get_shown (play->game), ==, n);
  g_assert_cmpmem (&get_scene (play)->state.roads, sizeof state.roads, &state.roads,
                   sizeof state.roads);
  g_assert_cmpmem (&get_scene (play)->state.villages, sizeof state.villages, &state.villages,
                   sizeof state.villages);
  g_assert_cmpuint (get_scene (play)->state.robber, ==, state.robber);
  if (n < LINES)
    g_assert_cmpstr (adv_robot_say ("title"), ==, title);
  else
    g_assert_false (g_str_has_prefix (adv_robot_say ("title"), "An earlier position"));
}

/* A click on a line shows the board as it was after it; nothing can be chosen there. */
static void
test_clicks (void)
{
  Play play = begin ();
  KitInput *input = kit_table_get_input (play.table);

  for (guint i = 0; i < LINES - 1; i++)
    {
      robot_click_middle (find_line (&play, i));
      check_shown (&play, i + 1);
      g_assert_false (kit_input_is_active (input));
    }
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, LINES);
  robot_click_middle (find_line (&play, LINES - 1));
  check_shown (&play, LINES);
  g_assert_true (kit_input_is_active (input));
  robot_stop ();
}

/* The keys that look back go step by step, to the beginning and back to now. */
static void
test_looking (void)
{
  static const struct
  {
    const char *key;
    guint       shown;
  } steps[] = {
    { "alt+Left", LINES - 1 }, { "alt+Left", LINES - 2 }, { "alt+Right", LINES - 1 },
    { "alt+Home", 0 }, { "alt+Right", 1 }, { "alt+End", LINES }, { "alt+Left", LINES - 1 },
    { "alt+Right", LINES },
  };
  Play play = begin ();

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      robot_key (steps[i].key);
      check_shown (&play, steps[i].shown);
    }
  robot_stop ();
}

/* --- undo --- */

static guint
count_lines (Play *play)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (play->list)));
}

/* A decision, and then what can be taken back: up to the last that chance or another player had a
   part in. */
static void
test_undo (void)
{
  Play play = { .table = adv_robot_start () };

  adv_robot_play (adv_robot_read ("building.advisers"));
  play.game = kit_table_get_game (play.table);
  play.list =
    GTK_LIST_VIEW (robot_find (robot_find (GTK_WIDGET (play.table), KIT_TYPE_LOG_PANEL, 0),
                               GTK_TYPE_LIST_VIEW, 0));
  robot_resize (1500, 1000);
  for (guint i = 0; i < 3; i++)
    decide (play.game, lines[i].token);
  wait_for_line (&play, 2);
  robot_key ("ctrl+z");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 2);
  g_assert_cmpuint (count_lines (&play), ==, 2);
  robot_key ("ctrl+z");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 1);
  g_assert_cmpuint (adv_game_get_state (play.game)->n_villages[0], ==, 2);
  robot_key ("ctrl+shift+z");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 2);
  g_assert_cmpuint (adv_game_get_state (play.game)->n_villages[0], ==, 3);
  robot_key ("ctrl+y");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 3);
  g_assert_cmpuint (count_lines (&play), ==, 3);
  robot_key ("ctrl+alt+z");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 0);
  g_assert_cmpuint (count_lines (&play), ==, 0);
  robot_key ("ctrl+alt+y");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 3);
  /* Whom the robber took which card from is not asked twice. */
  decide (play.game, "knight:d7>2");
  robot_key ("ctrl+z");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 4);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/advisers/log/lines", test_lines);
  g_test_add_func ("/advisers/log/pointer", test_pointer);
  g_test_add_func ("/advisers/log/cursor", test_cursor);
  g_test_add_func ("/advisers/log/clicks", test_clicks);
  g_test_add_func ("/advisers/log/looking", test_looking);
  g_test_add_func ("/advisers/log/undo", test_undo);
  return g_test_run ();
}

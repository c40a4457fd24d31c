/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games in the real window, by pointer and keyboard, saved and loaded in the middle. */

#include "advise.h"
#include "robot.h"
#include "whole.h"

#include "alexandros/view/panels/alx-action-panel.h"
#include "alexandros/view/panels/alx-card-panel.h"
#include "alexandros/view/panels/alx-card.h"
#include "alexandros/view/panels/alx-hand-panel.h"
#include "kit/view/board/kit-place.h"
#include "shell/shell-language.h"

#include <glib/gstdio.h>
#include <string.h>

static char *directory;

/* The game, and the decision that the player is about to make. */
typedef struct
{
  KitTable   *table;
  KitGame    *game;
  KitInput   *input;
  guint       n;                        /* decisions so far, to wait for the next */
  guint       counts[ALX_END_TURN + 1];
} Play;

static gboolean
has_decided (gpointer data)
{
  Play *play = data;

  return kit_game_get_cursor (play->game) > play->n;
}

static gboolean
has_proposal (gpointer data)
{
  return alx_input_get_choice (((Play *) data)->input)->proposal != NULL;
}

static gboolean
proposes (Play              *play,
          const AlxDecision *decision)
{
  return alx_decision_equal (alx_input_get_choice (play->input)->proposal, decision);
}

static void
wait_for_decision (Play *play)
{
  robot_wait ("a decision", has_decided, play);
  robot_settle ();
}

/* Asks the level Captain for a decision. */
static AlxDecision
think (Play *play)
{
  AlxQuestion question = { .board = alx_game_get_board (play->game), .seed = 7 };
  AlxAdvice advice;
  const AlxState *state = alx_game_get_state (play->game);

  alx_seat_look (&question.seat, state, state->player);
  advise (ALX_LEVEL_CAPTAIN, &question, &advice);
  g_assert_cmpuint (advice.n, >, 0);
  return advice.line[0];
}

/* Two persons, so that the hand is covered between the turns. */
static Play
begin (void)
{
  Play play = { .table = robot_start () };
  KitRecord *record = alx_record_new (alx_game_get_board (kit_table_get_game (play.table)),
                                      &(AlxOptions) { 0 }, 2, 2003);

  kit_record_set_player (record, 0, KIT_YELLOW, "person", "Zoë");
  kit_record_set_player (record, 1, KIT_GREEN, "person", "Anna");
  robot_play (record);
  play.game = kit_table_get_game (play.table);
  play.input = kit_table_get_input (play.table);
  robot_resize (1280, 1040);
  robot_settle ();
  return play;
}

static GtkWidget *
find_card (GType  panel,
           guint8 symbol)
{
  GtkWidget *root = robot_find (robot_get_window (), panel, 0);
  GtkWidget *card;

  for (guint i = 0; (card = robot_find (root, KIT_TYPE_CARD, i)) != NULL; i++)
    if (kit_card_get_face (KIT_CARD (card)) == symbol && gtk_widget_get_mapped (card))
      return card;
  g_assert_not_reached ();
}

/* --- by pointer --- */

static void
click_space (Play  *play,
             guint8 space)
{
  KitBoardView *board = kit_table_get_board (play->table);
  KitPixel pixel = alx_layout_space (robot_get_layout (board), space);

  robot_click (GTK_WIDGET (board), pixel.x, pixel.y);
}

static void
click_point (Play  *play,
             guint8 point)
{
  KitBoardView *board = kit_table_get_board (play->table);
  KitPixel pixel = alx_layout_point (robot_get_layout (board), point);

  robot_click (GTK_WIDGET (board), pixel.x, pixel.y);
}

static void
click_action (const char *name)
{
  robot_click_middle (robot_find_child (ALX_TYPE_ACTION_PANEL, name));
}

static void
point_way (Play              *play,
           const AlxDecision *decision)
{
  click_point (play, decision->at[decision->n - 1]);
  robot_wait ("a way", has_proposal, play);
  for (guint i = 0; i < 20 && !proposes (play, decision); i++)
    {
      if (alx_input_get_choice (play->input)->ways->n < 2)
        break;
      robot_click_middle (
        gtk_widget_get_last_child (robot_find_child (ALX_TYPE_ACTION_PANEL, "ways")));
    }
  click_point (play, decision->at[decision->n - 1]);
}

static void
point_occupation (Play              *play,
                  const AlxDecision *decision)
{
  const AlxBoard *board = alx_game_get_board (play->game);

  click_action ("occupy");
  click_space (play, decision->at[0]);
  robot_wait ("a proposal", has_proposal, play);
  /* Places the missing governors first, then takes the others away. */
  for (guint i = 0; i < decision->n; i++)
    if (!memchr (alx_input_get_choice (play->input)->proposal->at, decision->at[i],
                 alx_input_get_choice (play->input)->proposal->n))
      click_space (play, decision->at[i]);
  for (guint8 s = 0; s < board->n_spaces; s++)
    if (memchr (alx_input_get_choice (play->input)->proposal->at, s,
                alx_input_get_choice (play->input)->proposal->n) &&
        !memchr (decision->at, s, decision->n))
      click_space (play, s);
  click_action ("confirm");
}

static void
point_decision (Play              *play,
                const AlxDecision *decision)
{
  switch (decision->kind)
    {
    case ALX_CHOOSE:
    case ALX_TAKE:
      robot_click_middle (find_card (ALX_TYPE_CARD_PANEL, decision->symbol));
      robot_click_middle (find_card (ALX_TYPE_CARD_PANEL, decision->symbol));
      break;
    case ALX_SPECIAL:
    case ALX_LEVY:
      robot_click_middle (find_card (ALX_TYPE_HAND_PANEL, decision->symbol));
      click_action ("confirm");
      break;
    case ALX_WAY:
      point_way (play, decision);
      break;
    case ALX_DRAW:
      robot_click_middle (find_card (ALX_TYPE_CARD_PANEL, ALX_CARD_BACK));
      robot_click_middle (find_card (ALX_TYPE_CARD_PANEL, ALX_CARD_BACK));
      break;
    case ALX_OCCUPY:
      point_occupation (play, decision);
      break;
    case ALX_TAKE_BACK:
      click_action ("take_back");
      click_space (play, decision->at[0]);
      click_action ("confirm");
      break;
    case ALX_END_TURN:
      click_action ("end");
      click_action ("confirm");
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- by keyboard --- */

/* The place of the board that has the focus, or KIT_NO_PLACE. */
static int
get_focused_place (Play *play)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (play->table)));

  return KIT_IS_PLACE (focus) ? kit_place_get_number (KIT_PLACE (focus)) : KIT_NO_PLACE;
}

/* Presses Page Down, which goes from one marked place to the next, until it reaches the place. */
static void
seek (Play *play,
      int   place)
{
  robot_key ("b");
  for (guint i = 0; i < 200 && get_focused_place (play) != place; i++)
    robot_key ("Page_Down");
  g_assert_cmpint (get_focused_place (play), ==, place);
}

/* The first place that Page Down stops at in a province that can be occupied. */
static guint8
find_first (Play  *play,
            guint8 space)
{
  const AlxState *state = alx_game_get_state (play->game);
  const AlxBoard *board = alx_game_get_board (play->game);

  for (guint8 s = 0; ; s++)
    if (state->province[s] == state->province[space] && board->spaces[s].symbol != ALX_PLAIN)
      return s;
}

/* Presses Tab until the card has the focus. */
static void
seek_card (Play   *play,
           guint8  symbol)
{
  GtkWidget *card = find_card (ALX_TYPE_HAND_PANEL, symbol);

  for (guint i = 0; i < 60 && !gtk_widget_has_focus (card); i++)
    robot_key ("Tab");
  g_assert_true (gtk_widget_has_focus (card));
}

static void
key_decision (Play              *play,
              const AlxDecision *decision)
{
  const AlxState *state = alx_game_get_state (play->game);
  const char *place = decision->symbol == state->face_up[0] ? "1" : "2";

  switch (decision->kind)
    {
    case ALX_CHOOSE:
    case ALX_TAKE:
      robot_key (place);
      robot_key (place);
      break;
    case ALX_SPECIAL:
    case ALX_LEVY:
      seek_card (play, decision->symbol);
      robot_key ("Return");
      robot_key ("Return");
      break;
    case ALX_WAY:
      seek (play, alx_place_of_point (alx_game_get_board (play->game),
                                      decision->at[decision->n - 1]));
      robot_key ("Return");
      robot_wait ("a way", has_proposal, play);
      for (guint i = 0; i < 20 && !proposes (play, decision); i++)
        robot_key ("n");
      robot_key ("Return");
      break;
    case ALX_DRAW:
      robot_key ("d");
      robot_key ("d");
      break;
    case ALX_OCCUPY:
      robot_key ("o");
      seek (play, find_first (play, decision->at[0]));
      robot_key ("Return");
      robot_wait ("a proposal", has_proposal, play);
      robot_key ("ctrl+Return");
      break;
    case ALX_TAKE_BACK:
      robot_key ("t");
      seek (play, decision->at[0]);
      robot_key ("Return");
      robot_key ("Return");
      break;
    case ALX_END_TURN:
      robot_key ("e");
      robot_key ("e");
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- files --- */

static gboolean
has_file (gpointer data)
{
  return g_file_test (data, G_FILE_TEST_EXISTS);
}

static gboolean
has_one_window (gpointer data)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      n += gtk_widget_get_visible (window);
    }
  return n == 1;
}

static gboolean
has_more_windows (gpointer data)
{
  return !has_one_window (NULL);
}

typedef struct
{
  Play       *play;
  const char *text;
} Loaded;

static gboolean
is_loaded (gpointer data)
{
  Loaded *loaded = data;
  KitGame *game = kit_table_get_game (loaded->play->table);
  g_autofree char *now = kit_record_write (whole_record (game));

  return game != loaded->play->game && g_str_equal (now, loaded->text);
}

static gboolean
is_saved (gpointer data)
{
  return !kit_game_get_modified (((Play *) data)->game);
}

static void
save_and_load (Play *play)
{
  g_autofree char *name = g_build_filename (directory, "middle.alexandros", NULL);
  g_autofree char *text = kit_record_write (whole_record (play->game));
  g_autofree char *saved = NULL;
  Loaded loaded = { play, text };
  AlxDecision draw;
  AlxRefusal refusal;

  g_unlink (name);
  robot_key ("ctrl+s");
  robot_choose_file (name);
  robot_wait ("the file", has_file, name);
  robot_wait ("the game to be saved", is_saved, play);
  robot_wait ("the dialog to close", has_one_window, NULL);
  g_assert_true (g_file_get_contents (name, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);

  /* After another decision, the saved game is loaded. */
  alx_decision_init (&draw, ALX_DRAW);
  g_assert_true (alx_game_decide (play->game, &draw, &refusal));
  g_assert_true (kit_game_get_modified (play->game));
  robot_settle ();
  robot_key ("ctrl+o");
  robot_choose_file (name);
  robot_wait ("the saved game", is_loaded, &loaded);
  robot_wait ("the dialog to close", has_one_window, NULL);
  play->game = kit_table_get_game (play->table);
}

/* --- whole games --- */

static void
uncover (Play     *play,
         gboolean  keys)
{
  if (!kit_input_is_covered (play->input))
    return;
  g_assert_false (kit_input_is_active (play->input));
  if (keys)
    robot_key ("r");
  else
    robot_click_middle (robot_find_child (ALX_TYPE_HAND_PANEL, "ready"));
  g_assert_true (kit_input_is_active (play->input));
}

static void
play_game (Play     *play,
           gboolean  keys)
{
  gboolean saved = FALSE;

  while (!kit_game_is_over (play->game))
    {
      AlxDecision decision;
      const AlxDecision *made;

      uncover (play, keys);
      decision = think (play);
      play->n = kit_game_get_cursor (play->game);
      if (keys)
        key_decision (play, &decision);
      else
        point_decision (play, &decision);
      wait_for_decision (play);
      made = alx_history_get_decision (whole_record (play->game)->history, play->n);
      g_assert_cmpuint (made->kind, ==, decision.kind);
      if (!keys && decision.kind != ALX_WAY)
        g_assert_true (alx_decision_equal (made, &decision));
      play->counts[decision.kind]++;
      if (!saved && play->n > 40 && alx_game_get_state (play->game)->phase == ALX_PHASE_ACTIONS)
        {
          save_and_load (play);
          saved = TRUE;
        }
    }
  for (guint i = 0; i <= ALX_END_TURN; i++)
    g_test_message ("kind %u: %u", i, play->counts[i]);
  g_assert_cmpuint (play->counts[ALX_OCCUPY], >, 0);
  g_assert_cmpuint (play->counts[ALX_LEVY], >, 0);
  g_assert_true (saved);
  /* The result is shown in a window of its own. */
  robot_wait ("the result", has_more_windows, NULL);
  robot_key ("Escape");
  robot_wait ("the result to close", has_one_window, NULL);
}

static void
test_pointer (void)
{
  Play play = begin ();

  play_game (&play, FALSE);
  robot_stop ();
}

static void
test_keyboard (void)
{
  Play play = begin ();

  play_game (&play, TRUE);
  robot_stop ();
}

/* Arrow keys move the cursor to neighbours, Tab leaves the board, Escape takes a choice back. */
static void
test_cursor (void)
{
  Play play = begin ();
  const AlxBoard *board = alx_game_get_board (play.game);

  uncover (&play, TRUE);
  robot_key ("b");
  g_assert_cmpuint (get_focused_place (&play), ==,
                    alx_board_find_space (board, "a1"));
  robot_key ("Right");
  g_assert_cmpuint (get_focused_place (&play), ==,
                    alx_board_find_space (board, "a2"));
  robot_key ("Down");
  g_assert_cmpuint (board->spaces[get_focused_place (&play)].row, ==, 1);
  robot_key ("Tab");
  g_assert_cmpint (get_focused_place (&play), ==, KIT_NO_PLACE);

  robot_key ("1");
  g_assert_nonnull (alx_input_get_choice (play.input)->proposal);
  robot_key ("Escape");
  g_assert_null (alx_input_get_choice (play.input)->proposal);
  robot_key ("1");
  robot_key ("1");
  g_assert_cmpuint (alx_game_get_state (play.game)->phase, ==, ALX_PHASE_WAY);
  robot_key ("b");
  g_assert_cmpint (get_focused_place (&play), ==, alx_place_of_point (board, board->start));
  robot_stop ();
}

/* Opening a file that is not a game shows a message and changes nothing. */
static void
test_bad_file (void)
{
  Play play = begin ();
  g_autofree char *name = g_build_filename (directory, "bad.alexandros", NULL);
  g_autofree char *before = kit_record_write (whole_record (play.game));
  g_autofree char *after = NULL;

  g_assert_true (
    g_file_set_contents (name, "[Alexandros]\nFormat=1\nBoard=persia\nColour=red\n", -1, NULL));
  robot_key ("ctrl+o");
  robot_choose_file (name);
  for (guint i = 0; i < 12; i++)
    robot_settle ();
  robot_wait ("the message", has_more_windows, NULL);
  robot_key ("Escape");
  robot_wait ("the message to close", has_one_window, NULL);
  after = kit_record_write (whole_record (kit_table_get_game (play.table)));
  g_assert_cmpstr (before, ==, after);
  robot_stop ();
}

static gboolean
is_of_three (gpointer data)
{
  return whole_record (kit_table_get_game (((Play *) data)->table))->n_players == 3;
}

/* A file that is dropped on the window is opened, and the unfinished game is put aside. */
static void
test_drop (void)
{
  Play play = begin ();
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "alexandros", "data", "figure-04.alexandros", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *aside = g_build_filename (g_get_user_data_dir (), "alexandros", "games", NULL);
  g_autoptr (GDir) dir = NULL;

  uncover (&play, TRUE);
  robot_key ("1");
  robot_key ("1");
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 1);
  g_assert_true (robot_drop (robot_get_window (), &file, 1));
  robot_wait ("the dropped game", is_of_three, &play);
  dir = g_dir_open (aside, 0, NULL);
  g_assert_nonnull (dir);
  g_assert_nonnull (g_dir_read_name (dir));
  robot_stop ();
}

/* At every size from that of a phone on, all panels are there and the board fits. */
static void
test_sizes (void)
{
  static const int sizes[][2] = {
    { 360, 640 }, { 640, 480 }, { 800, 600 }, { 1200, 800 }, { 1800, 1000 }
  };
  Play play = begin ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const AlxLayout *layout;

      robot_resize (sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < 5; k++)
        robot_settle ();
      layout = robot_get_layout (kit_table_get_board (play.table));
      /* Without a compositor the window keeps a thin border for itself. */
      g_assert_cmpint (ABS (gtk_widget_get_width (GTK_WIDGET (play.table)) - sizes[i][0]), <=, 12);
      for (guint8 p = 0; p < layout->board->n_points; p++)
        {
          KitPixel pixel = alx_layout_point (layout, p);

          g_assert_cmpfloat (pixel.x, >, 0);
          g_assert_cmpfloat (pixel.y, >, 0);
          g_assert_cmpfloat (pixel.x, <, layout->geometry.width);
          g_assert_cmpfloat (pixel.y, <, layout->geometry.height);
        }
    }
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  int result;

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  /* A click while the other player's pieces move ends the motion, and has no other effect. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  directory = g_dir_make_tmp ("qz-XXXXXX", NULL);
  g_test_add_func ("/window/cursor", test_cursor);
  g_test_add_func ("/window/sizes", test_sizes);
  g_test_add_func ("/window/bad-file", test_bad_file);
  g_test_add_func ("/window/drop", test_drop);
  g_test_add_func ("/window/pointer", test_pointer);
  g_test_add_func ("/window/keyboard", test_keyboard);
  result = g_test_run ();
  g_free (directory);
  return result;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer on the board: it zooms and drags what is visible, and a click means the place under
   it. */

#include "config.h"

#include "robot.h"

#include "shell/shell-language.h"

#include <math.h>

#define FAR  150                        /* pixels of a drag */
#define NEAR 3.0                        /* tolerance in pixels */

#define WHEEL_UP   "4"
#define WHEEL_DOWN "5"

typedef struct
{
  KitTable     *table;
  KitGame      *game;
  KitInput     *input;
  KitBoardView *view;
} Play;

/* Two persons; the first has chosen a card and has to choose a way. */
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
  play.view = kit_table_get_board (play.table);
  kit_input_uncover (play.input);
  robot_resize (1280, 900);
  robot_settle ();
  robot_key ("1");
  robot_key ("1");
  g_assert_cmpuint (alx_game_get_state (play.game)->phase, ==, ALX_PHASE_WAY);
  return play;
}

static KitPixel
find_point (Play   *play,
            guint8  point)
{
  return alx_layout_point (robot_get_layout (play->view), point);
}

static gboolean
is_seen (Play     *play,
         KitPixel  pixel)
{
  const KitGeometry *layout = kit_board_view_get_parts (play->view)->layout;

  return pixel.x > layout->frame + 20 && pixel.y > layout->frame + 20 &&
         pixel.x < layout->width - layout->frame - 20 &&
         pixel.y < layout->height - layout->frame - 20;
}

/* How much of the map is magnified. */
static double
get_zoom (Play *play)
{
  const KitGeometry *layout = kit_board_view_get_parts (play->view)->layout;

  return layout->map_width / (layout->width - 2 * layout->frame);
}

/* A visible point that Alexander may go to. */
static guint8
find_target (Play *play)
{
  const AlxState *state = alx_game_get_state (play->game);
  const AlxBoard *board = alx_game_get_board (play->game);
  AlxPointSet points = alx_state_allowed_points (state, board, state->symbol);

  for (guint8 p = 0; p < board->n_points; p++)
    if (alx_point_set_has (&points, p) && is_seen (play, find_point (play, p)))
      return p;
  g_assert_not_reached ();
}

static guint8
get_proposed (Play *play)
{
  const AlxDecision *proposal = alx_input_get_choice (play->input)->proposal;

  return proposal != NULL && proposal->kind == ALX_WAY ? proposal->at[proposal->n - 1] : ALX_NONE;
}

/* Nothing is chosen before the button is released. */
static void
test_release (void)
{
  Play play = begin ();
  guint8 target = find_target (&play);
  KitPixel pixel = find_point (&play, target);

  robot_mouse (GTK_WIDGET (play.view), pixel.x, pixel.y, "mousedown", "1");
  g_assert_null (alx_input_get_choice (play.input)->proposal);
  robot_mouse (GTK_WIDGET (play.view), pixel.x, pixel.y, "mouseup", "1");
  g_assert_cmpuint (get_proposed (&play), ==, target);
  robot_stop ();
}

/* The wheel zooms around the pointer, and back to the whole sea. */
static void
test_wheel (void)
{
  Play play = begin ();
  guint8 target = find_target (&play);
  KitPixel pixel = find_point (&play, target);
  double unit = kit_board_view_get_parts (play.view)->layout->unit;

  for (guint i = 0; i < 6; i++)
    {
      KitPixel now;

      robot_mouse (GTK_WIDGET (play.view), pixel.x, pixel.y, "click", WHEEL_UP);
      now = find_point (&play, target);
      g_assert_cmpfloat (hypot (now.x - pixel.x, now.y - pixel.y), <, NEAR * (i + 2));
    }
  g_assert_cmpfloat (kit_board_view_get_parts (play.view)->layout->unit, >, 1.5 * unit);
  /* A click chooses the point that is visible there. */
  pixel = find_point (&play, target);
  robot_click (GTK_WIDGET (play.view), pixel.x, pixel.y);
  g_assert_cmpuint (get_proposed (&play), ==, target);
  for (guint i = 0; i < 10; i++)
    robot_mouse (GTK_WIDGET (play.view), pixel.x, pixel.y, "click", WHEEL_DOWN);
  g_assert_cmpfloat (kit_board_view_get_parts (play.view)->layout->unit, ==, unit);
  g_assert_cmpfloat (get_zoom (&play), ==, 1);
  robot_stop ();
}

/* A zoomed board can be dragged, which chooses nothing. */
static void
test_drag (void)
{
  Play play = begin ();
  const KitGeometry *layout = kit_board_view_get_parts (play.view)->layout;
  KitPixel middle = { layout->width / 2, layout->height / 2 };
  KitPixel before, after;
  guint8 target;

  for (guint i = 0; i < 4; i++)
    robot_key ("ctrl+plus");
  g_assert_cmpfloat (get_zoom (&play), >, 1.4);
  before = find_point (&play, 0);
  robot_mouse (GTK_WIDGET (play.view), middle.x, middle.y, "mousedown", "1");
  robot_mouse (GTK_WIDGET (play.view), middle.x + FAR / 2, middle.y, "mousedown", "1");
  robot_mouse (GTK_WIDGET (play.view), middle.x + FAR, middle.y, "mouseup", "1");
  after = find_point (&play, 0);
  g_assert_cmpfloat (fabs (after.x - before.x - FAR), <, NEAR);
  g_assert_cmpfloat (fabs (after.y - before.y), <, NEAR);
  g_assert_null (alx_input_get_choice (play.input)->proposal);
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 1);
  /* Clicks work again. */
  robot_key ("ctrl+0");
  g_assert_cmpfloat (get_zoom (&play), ==, 1);
  target = find_target (&play);
  after = find_point (&play, target);
  robot_click (GTK_WIDGET (play.view), after.x, after.y);
  g_assert_cmpuint (get_proposed (&play), ==, target);
  robot_stop ();
}

/* Without zoom nothing is dragged; and a press that ends elsewhere does not choose its start. */
static void
test_whole (void)
{
  Play play = begin ();
  guint8 target = find_target (&play);
  KitPixel pixel = find_point (&play, target);
  KitPixel now;

  robot_mouse (GTK_WIDGET (play.view), pixel.x, pixel.y, "mousedown", "1");
  robot_mouse (GTK_WIDGET (play.view), gtk_widget_get_width (GTK_WIDGET (play.view)) - 3, 3,
               "mouseup", "1");
  now = find_point (&play, target);
  g_assert_cmpfloat (now.x, ==, pixel.x);
  g_assert_cmpfloat (now.y, ==, pixel.y);
  g_assert_cmpuint (get_proposed (&play), ==, ALX_NONE);
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
  g_test_add_func ("/board/release", test_release);
  g_test_add_func ("/board/wheel", test_wheel);
  g_test_add_func ("/board/drag", test_drag);
  g_test_add_func ("/board/whole", test_whole);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finger in a small window: what can be chosen is far enough apart, a touch chooses it, and a
   long one explains it. The finger is that of broadway.py.

     broadway.py test-touch -p /touch/GAME */

#include "config.h"

#include "every-window.h"

#include "kit/paint/kit-geometry.h"
#include "kit/record/kit-reading.h"
#include "kit/view/board/kit-board-view-test.h"
#include "kit/view/table/kit-banner.h"

#include <glib-unix.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WIDTH     360                   /* of the window */
#define HEIGHT    640
#define TOUCHES   2                     /* that choose, and as many that explain */
#define SHORT     60                    /* milliseconds */
#define LONG      900
#define MARGIN    6                     /* of the board, where nothing is touched */

static KitBoardView *
get_board (void)
{
  return KIT_BOARD_VIEW (robot_find (robot_get_window (), KIT_TYPE_BOARD_VIEW, 0));
}

static gboolean
is_done (gpointer done)
{
  return *(gboolean *) done;
}

static gboolean
done_cb (int          fd,
         GIOCondition condition,
         gpointer     done)
{
  char byte;

  *(gboolean *) done = read (fd, &byte, 1) == 1;
  return G_SOURCE_REMOVE;
}

/* Touches a place in @widget for some milliseconds. */
static void
finger (GtkWidget *widget,
        double     x,
        double     y,
        guint      milliseconds)
{
  GtkNative *native = gtk_widget_get_native (widget);
  int fd = atoi (g_getenv ("FINGER_TOUCH"));
  gboolean done = FALSE;
  graphene_point_t point;
  double dx, dy;

  g_assert_true (
    gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (x, y), &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  g_unix_fd_add (atoi (g_getenv ("FINGER_DONE")), G_IO_IN, done_cb, &done);
  g_assert_cmpint (dprintf (fd, "%d %d %u\n", (int) round (point.x + dx),
                            (int) round (point.y + dy), milliseconds), >, 0);
  robot_wait ("the finger", is_done, &done);
  robot_settle ();
}

/* The marked places of the board, of the kind that is chosen now. */
static GArray *
list_marks (void)
{
  const KitBoardInfo *info = kit_board_view_get_info (get_board ());
  const KitBoardParts *parts = kit_board_view_get_parts (get_board ());
  guint kind = info->get_kind != NULL ? info->get_kind (parts) : 0;
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (KitSpot));
  KitSpot spot;

  for (int i = 0; kit_board_view_locate (get_board (), i, &spot); i++)
    if (spot.is_marked && spot.kind == kind)
      g_array_append_val (marks, spot);
  return marks;
}

/* Whether a finger could not tell them apart if the whole board were shown. */
static gboolean
check_apart (const GArray *marks)
{
  const KitBoardParts *parts = kit_board_view_get_parts (get_board ());
  double zoom = parts->layout->map_width / (parts->layout->width - 2 * parts->layout->frame);
  double least = INFINITY;

  for (guint i = 1; i < marks->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const KitSpot *a = &g_array_index (marks, KitSpot, i);
        const KitSpot *b = &g_array_index (marks, KitSpot, j);

        least = MIN (least, hypot (a->middle.x - b->middle.x, a->middle.y - b->middle.y));
      }
  g_assert_cmpfloat (least, >=, KIT_FINGER_LEAST - 0.5);
  return least / zoom < KIT_FINGER_LEAST;
}

/* Whether a mark is in sight: inside of the board, and neither the banner nor a button over it. */
static gboolean
is_in_sight (const KitSpot *spot)
{
  GtkWidget *board = GTK_WIDGET (get_board ());
  graphene_point_t at;

  if (spot->middle.x < MARGIN || spot->middle.x > gtk_widget_get_width (board) - MARGIN ||
      spot->middle.y < MARGIN || spot->middle.y > gtk_widget_get_height (board) - MARGIN)
    return FALSE;
  g_assert_true (gtk_widget_compute_point (
    board, robot_get_window (), &GRAPHENE_POINT_INIT (spot->middle.x, spot->middle.y), &at));
  return gtk_widget_pick (robot_get_window (), at.x, at.y, GTK_PICK_DEFAULT) == board;
}

/* (nullable): the lowest mark in sight: the banner is above. */
static const KitSpot *
find_touchable (const GArray *marks)
{
  const KitSpot *found = NULL;

  for (guint i = 0; i < marks->len; i++)
    {
      const KitSpot *spot = &g_array_index (marks, KitSpot, i);

      if (is_in_sight (spot) && (found == NULL || spot->middle.y > found->middle.y))
        found = spot;
    }
  return found;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
is_positive (gpointer n)
{
  return *(guint *) n > 0;
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* A long touch is told in the banner and proposes nothing; a short one proposes, unless the banner
   is there now. Returns whether it was not. */
static gboolean
check_touch (const KitSpot *spot)
{
  GtkWidget *board = GTK_WIDGET (get_board ());
  GtkWidget *banner = robot_find (robot_get_window (), KIT_TYPE_BANNER, 0);
  KitInput *input = kit_table_get_input (robot_get_table ());
  guint n = 0;

  g_signal_connect_swapped (input, "changed", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (input, "refused", G_CALLBACK (count_cb), &n);

  finger (board, spot->middle.x, spot->middle.y, LONG);
  robot_wait ("the explanation", is_mapped, banner);
  g_assert_cmpuint (n, ==, 0);
  if (is_in_sight (spot))
    {
      finger (board, spot->middle.x, spot->middle.y, SHORT);
      robot_wait ("what a touch changes", is_positive, &n);
    }
  g_signal_handlers_disconnect_by_data (input, &n);
  return n > 0;
}

/* A recorded game of persons, before what is told below. */
static KitGame *
read_game (const EveryGame *each)
{
  static const struct
  {
    const char *path;
    guint       cursor;
  } games[] = { { "alexandros/data/middle.alexandros", 60 },
                { "advisers/data/game-2-greedy.advisers", 668 } };
  guint which = g_str_equal (each->name, "advisers");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, games[which].path, NULL);
  g_autofree char *recorded = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  KitRecord *record;
  KitFault fault;

  g_file_get_contents (path, &recorded, NULL, &error);
  g_assert_no_error (error);
  text = g_strdup_printf ("%s\n[History]\nCursor=%u\n", recorded, games[which].cursor);
  record = kit_format_read (each->format, text, strlen (text), &fault);
  g_assert_nonnull (record);
  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, record->players[i].colour, "person", "Anna");
  return kit_game_new (record, every_window_view (each)->levels);
}

static gboolean
is_small (gpointer data)
{
  return gtk_widget_get_width (robot_get_window ()) == WIDTH;
}

/* On Broadway a window keeps the size that it has when it is shown. */
static void
make_small (void)
{
  gtk_window_set_default_size (GTK_WINDOW (robot_get_window ()), WIDTH, HEIGHT);
  gtk_widget_set_visible (robot_get_window (), FALSE);
  gtk_window_present (GTK_WINDOW (robot_get_window ()));
  robot_wait ("a small window", is_small, NULL);
  robot_settle ();
}

/* Before each decision of the game whatever asks for a place is pressed. */
static void
test_touch (gconstpointer data)
{
  static const char * const actions[] = { "game.face-up-1", "game.road" };
  const EveryGame *each = data;
  guint near = 0;
  guint touched = 0;
  KitGame *game;

  every_window_open (each);
  game = read_game (each);
  robot_play_game (game);
  every_window_wait ();
  make_small ();
  while (touched < TOUCHES && kit_game_can_redo (game, KIT_STEP_DECISION))
    {
      for (guint i = 0; i < G_N_ELEMENTS (actions) && touched < TOUCHES; i++)
        {
          g_autoptr (GArray) marks = NULL;
          const KitSpot *spot;

          kit_input_uncover (kit_table_get_input (robot_get_table ()));
          gtk_widget_activate_action (robot_get_window (), actions[i], NULL);
          robot_settle ();
          marks = list_marks ();
          near += check_apart (marks);
          spot = find_touchable (marks);
          if (marks->len > 1 && spot != NULL)
            touched += check_touch (spot);
          gtk_widget_activate_action (robot_get_window (), "game.cancel", NULL);
        }
      kit_game_redo (game, KIT_STEP_DECISION);
      robot_settle ();
    }
  g_test_message ("%u times the board had to go near", near);
  g_assert_cmpuint (near, >, 0);
  g_assert_cmpuint (touched, ==, TOUCHES);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  every_game_add_tests ("/touch", test_touch);
  return g_test_run ();
}

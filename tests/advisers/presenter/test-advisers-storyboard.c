/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves when a decision of a recorded game is shown. */

#include "advisers/paint/adv-paint.h"
#include "advisers/presenter/adv-storyboard.h"
#include "advisers/record/adv-record.h"

static KitRecord *
read_record (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "advisers", "data", name, NULL);
  g_autofree char *text = NULL;
  KitRecord *record;
  KitFault fault;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = adv_record_read (text, length, &fault);
  g_assert_nonnull (record);
  return record;
}

/* A motion ends in time, between anchors that there are, and shows @seat what they know. */
static void
check_motion (const KitStoryboard *board,
              const KitMotion     *motion,
              guint                seat)
{
  g_assert_cmpuint (motion->start + motion->length, <=, board->length);
  g_assert_cmpuint (motion->player, <, KIT_MAX_PLAYERS);
  if (motion->kind != KIT_MOTION_CARD)
    return;
  g_assert_cmpuint (motion->from, <, ADV_ANCHORS);
  g_assert_cmpuint (motion->to, <, ADV_ANCHORS);
  if (motion->from == ADV_ANCHOR_SUPPLY)
    g_assert_cmpint (motion->face != KIT_MOTION_HIDDEN, ==, motion->player == seat);
}

/* Each event that can be seen has its motion. */
static void
check_events (const KitStoryboard *board,
              const AdvEvents     *events)
{
  guint wanted[ADV_MOTION_BUILDING + 1] = { 0 };
  guint found[ADV_MOTION_BUILDING + 1] = { 0 };

  for (guint i = 0; i < events->n; i++)
    switch (events->items[i].kind)
      {
      case ADV_EVENT_ROLLED:
        wanted[ADV_MOTION_DICE]++;
        break;
      case ADV_EVENT_PASSED_POINT:
        wanted[ADV_MOTION_WALK]++;
        break;
      case ADV_EVENT_ROBBER:
        wanted[ADV_MOTION_ROBBER]++;
        break;
      case ADV_EVENT_ROAD:
        wanted[ADV_MOTION_ROAD]++;
        break;
      case ADV_EVENT_VILLAGE:
      case ADV_EVENT_CITY:
        wanted[ADV_MOTION_BUILDING]++;
        break;
      default:
        break;
      }
  for (guint i = 0; i < board->n; i++)
    found[board->motions[i].kind]++;
  for (guint kind = ADV_MOTION_DICE; kind <= ADV_MOTION_BUILDING; kind++)
    if (kind != ADV_MOTION_TURN)
      g_assert_cmpuint (found[kind], ==, wanted[kind]);
}

/* A card for each good that the dice bring, from its hexagon. */
static void
check_production (const KitStoryboard *board,
                  const AdvEvents     *events)
{
  guint wanted = 0;
  guint found = 0;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == ADV_EVENT_PRODUCED)
      wanted += events->items[i].number;
  for (guint i = 0; i < board->n; i++)
    found += board->motions[i].kind == KIT_MOTION_CARD &&
             board->motions[i].from == ADV_ANCHOR_BOARD && board->motions[i].face < ADV_GOODS;
  g_assert_cmpuint (found, ==, wanted);
}

static void
check_seat (const KitRecord *record,
            guint            seat)
{
  g_autoptr (KitRecord) known = kit_record_look (record, seat);
  guint n = kit_history_get_length (record->history);

  g_assert_cmpuint (n, >, 50);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (KitStoryboard) board = kit_storyboard_new (known->history, i);
      AdvEvents events;

      adv_storyboard_make (board, known->history, i);
      adv_history_explain (record->history, i, &events);
      g_assert_cmpuint (board->n, <, KIT_MAX_MOTIONS);
      g_assert_cmpuint (board->turn, ==, board->length);
      for (guint k = 0; k < board->n; k++)
        check_motion (board, &board->motions[k], seat);
      check_events (board, &events);
      check_production (board, &events);
    }
}

static void
test_game (gconstpointer name)
{
  g_autoptr (KitRecord) record = read_record (name);

  for (guint seat = 0; seat < record->n_players; seat++)
    check_seat (record, seat);
  check_seat (record, KIT_NOBODY);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/storyboard/2", "game-2-greedy.advisers", test_game);
  g_test_add_data_func ("/storyboard/3", "game-3-greedy.advisers", test_game);
  g_test_add_data_func ("/storyboard/4", "game-4-greedy.advisers", test_game);
  g_test_add_data_func ("/storyboard/random", "game-4-random.advisers", test_game);
  return g_test_run ();
}

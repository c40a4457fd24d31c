/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of The Advisers in the real window, by pointer and by keyboard, saved and loaded in an
   auction, in a trade and before the dice; standing orders, and what a covered hand shows. */

#include "adv-robot.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/view/adv-settings.h"
#include "advisers/view/panels/adv-goods-row.h"
#include "advisers/view/panels/adv-hand-panel.h"
#include "advisers/view/panels/adv-trade-box.h"
#include "kit/view/board/kit-place.h"
#include "shell/shell-language.h"

#include <string.h>

/* The game, and the decision that a player is about to make. */
typedef struct
{
  KitTable *table;
  KitGame  *game;
  KitInput *input;
  gboolean  by_keys;
  guint     n;                          /* decisions so far, to wait for the next */
  guint     counts[ADV_DECISION_KINDS];
} Play;

static char *directory;

static gboolean
has_decided (gpointer data)
{
  Play *play = data;

  return kit_game_get_cursor (play->game) > play->n;
}

static const AdvState *
get_state (Play *play)
{
  return adv_game_get_state (play->game);
}

static KitRecord *
make_record (guint   n_players,
             guint64 seed)
{
  static const char * const names[] = { "Zoë", "Anna", "Bo", "Cleo" };
  KitRecord *record = adv_record_new (adv_boards_default (), &ADV_OPTIONS_DEFAULT, n_players, seed);

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, "person", names[i]);
  return record;
}

static Play
begin (KitRecord *record,
       gboolean   by_keys)
{
  Play play = { .table = adv_robot_start (), .by_keys = by_keys };

  adv_robot_play (record);
  play.game = kit_table_get_game (play.table);
  play.input = kit_table_get_input (play.table);
  robot_resize (1500, 1100);
  robot_settle ();
  return play;
}

/* --- a decision, by pointer or by keys --- */

static void
press (Play       *play,
       const char *part,
       const char *key)
{
  if (play->by_keys)
    robot_key (key);
  else
    robot_click_middle (adv_robot_part (part));
}

static gboolean
is_at_place (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (robot_get_window ()));

  return KIT_IS_PLACE (focus) &&
         kit_place_get_number (KIT_PLACE (focus)) == GPOINTER_TO_INT (data);
}

/* Walks from mark to mark. */
static void
walk_to (int place)
{
  for (guint i = 0; i < 240 && !is_at_place (GINT_TO_POINTER (place)); i++)
    robot_key ("Next");
  g_assert_true (is_at_place (GINT_TO_POINTER (place)));
}

/* Chooses a place and confirms it. */
static void
choose_place (Play         *play,
              AdvPlaceKind  kind,
              guint8        index)
{
  int place = adv_place_of (adv_game_get_board (play->game), kind, index);

  if (play->by_keys)
    {
      walk_to (place);
      robot_key ("Return");
      robot_key ("Return");
    }
  else
    {
      adv_robot_click (place);
      adv_robot_click (place);
    }
}

/* A second choice, if several can be robbed. */
static void
choose_hexagon (Play              *play,
                const AdvDecision *decision)
{
  int place = adv_place_of (adv_game_get_board (play->game), ADV_PLACE_HEXAGON, decision->place);
  const AdvDecision *proposal;
  char name[16];

  if (play->by_keys)
    {
      robot_key ("b");
      walk_to (place);
      robot_key ("Return");
    }
  else
    adv_robot_click (place);
  proposal = adv_input_get_proposal (play->input);
  g_assert_nonnull (proposal);
  if (proposal->other != decision->other)
    {
      g_snprintf (name, sizeof name, "victim_%u", decision->other + 1);
      robot_click_middle (adv_robot_part (name));
    }
  press (play, "confirm", "ctrl+Return");
}

/* Goods of a trade or a card, in the row of @side. */
static void
choose_goods (const guint8 *goods,
              AdvSide       side)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    for (guint k = 0; k < goods[i]; k++)
      robot_click_middle (adv_robot_card (ADV_TYPE_GOODS_ROW, side, i));
}

/* By the bank's button as many are given as it takes. */
static void
trade (Play              *play,
       const AdvDecision *decision)
{
  guint8 give[ADV_TRADED];

  memcpy (give, decision->goods, sizeof give);
  for (guint i = 0; decision->kind == ADV_BANK && i < ADV_TRADED; i++)
    give[i] = MIN (give[i], 1);
  press (play, "trade", "t");
  choose_goods (give, ADV_GIVE);
  choose_goods (decision->get, ADV_GET);
  robot_click_middle (robot_find_child (ADV_TYPE_TRADE_BOX,
                                        decision->kind == ADV_BANK ? "bank" : "offer"));
  press (play, "confirm", "ctrl+Return");
}

static void
build (Play              *play,
       const AdvDecision *decision)
{
  static const char * const parts[] = { "road", "village", "city" };
  static const char * const keys[] = { "o", "v", "c" };
  guint which = decision->kind - ADV_ROAD;

  if (get_state (play)->phase == ADV_PHASE_BUILD && play->by_keys)
    robot_key (keys[which]);
  else if (get_state (play)->phase == ADV_PHASE_BUILD)
    robot_click_middle (adv_robot_part (parts[which]));
  else if (play->by_keys)
    robot_key ("b");
  choose_place (play, decision->kind == ADV_ROAD ? ADV_PLACE_EDGE : ADV_PLACE_CORNER,
                decision->place);
}

/* Development cards are clicked in the hand. */
static void
play_card (Play              *play,
           const AdvDecision *decision)
{
  guint8 get[ADV_TRADED] = { 0 };

  for (AdvCard card = 0; card < ADV_CARDS; card++)
    if (adv_kind_of_card (card) == decision->kind)
      robot_click_middle (adv_robot_card (ADV_TYPE_HAND_PANEL, 0, 16 + card));
  if (decision->kind == ADV_PLAY_KNIGHT)
    {
      choose_hexagon (play, decision);
      return;
    }
  if (decision->kind == ADV_PLAY_PLENTY)
    choose_goods (decision->get, ADV_GET);
  else if (decision->kind == ADV_PLAY_MONOPOLY)
    {
      get[decision->other] = 1;
      choose_goods (get, ADV_GET);
    }
  press (play, "confirm", "ctrl+Return");
}

static void
bid (Play              *play,
     const AdvDecision *decision)
{
  guint step = decision->number - get_state (play)->bid;
  char name[16];

  g_snprintf (name, sizeof name, "step_%u", step);
  press (play, name, "i");
}

static void
end_turn (Play *play)
{
  guint n = kit_game_get_cursor (play->game);

  press (play, "end", "e");
  robot_settle ();
  /* A warning that something could still be built. */
  if (kit_game_get_cursor (play->game) == n)
    press (play, "end", "e");
}

static void
decide (Play              *play,
        const AdvDecision *decision)
{
  char name[16];

  switch (decision->kind)
    {
    case ADV_ROLL:
      press (play, "roll", "d");
      break;
    case ADV_DROP:
    case ADV_PAY:
      press (play, "confirm", "ctrl+Return");
      break;
    case ADV_ROB:
      choose_hexagon (play, decision);
      break;
    case ADV_BID:
      bid (play, decision);
      break;
    case ADV_PASS:
      press (play, "pass", "p");
      break;
    case ADV_ROAD:
    case ADV_VILLAGE:
    case ADV_CITY:
      build (play, decision);
      break;
    case ADV_BUY:
      press (play, "buy", "k");
      press (play, "confirm", "ctrl+Return");
      break;
    case ADV_BANK:
    case ADV_OFFER:
      trade (play, decision);
      break;
    case ADV_END:
      end_turn (play);
      break;
    case ADV_YES:
      press (play, "accept", "y");
      break;
    case ADV_NO:
      if (play->by_keys)
        robot_key ("n");
      else
        robot_click_middle (gtk_widget_get_next_sibling (adv_robot_part ("accept")));
      break;
    case ADV_WITH:
      g_snprintf (name, sizeof name, "taker_%u", decision->other + 1);
      robot_click_middle (adv_robot_part (name));
      break;
    case ADV_WITH_NOBODY:
      robot_click_middle (gtk_widget_get_last_child (adv_robot_part ("choosing")));
      break;
    default:
      play_card (play, decision);
    }
}

/* What a Captain would do; while it has nothing to build, offers are left out after the first. */
static AdvDecision
think (Play *play)
{
  const AdvState *state = get_state (play);
  AdvDecision decision;
  AdvSeat seat;

  adv_seat_look (&seat, state, state->decider);
  adv_levels_propose (&seat, adv_game_get_board (play->game), &decision);
  if (decision.kind == ADV_OFFER && play->counts[ADV_OFFER] > state->turn / 8)
    decision = (AdvDecision) { .kind = ADV_END };
  return decision;
}

/* Publicly forced decisions go by themselves. */
static gboolean
is_forced (Play *play)
{
  AdvDecision decision;
  const AdvOrders none = { 0 };

  return adv_orders_decide (&none, get_state (play), adv_game_get_board (play->game), &decision);
}

static void
step (Play *play)
{
  AdvDecision decision;
  char word[ADV_TOKEN_SIZE];

  play->n = kit_game_get_cursor (play->game);
  if (!is_forced (play))
    {
      if (kit_input_is_covered (play->input) &&
          (get_state (play)->phase != ADV_PHASE_BID && get_state (play)->phase != ADV_PHASE_ANSWER))
        {
          if (play->by_keys)
            robot_key ("r");
          else
            robot_click_middle (robot_find_child (ADV_TYPE_HAND_PANEL, "ready"));
          robot_settle ();
        }
      decision = think (play);
      if (decision.kind == ADV_YES && kit_input_is_covered (play->input))
        robot_key ("r");
      play->counts[decision.kind]++;
      adv_decision_write (&decision, adv_game_get_board (play->game), word);
      g_test_message ("%u: %s", play->n, word);
      decide (play, &decision);
    }
  robot_wait ("a decision", has_decided, play);
  robot_settle ();
}

/* --- saving in the middle --- */

static gboolean
has_other_game (gpointer data)
{
  return kit_table_get_game (robot_get_table ()) != data;
}

/* What is saved and loaded is the same game, at the same decision. */
static void
save_and_load (Play       *play,
               const char *name)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  g_autofree char *before = kit_record_write (kit_game_get_record (play->game));
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  KitRecord *record;
  KitFault fault;
  gsize length;

  robot_key ("ctrl+shift+s");
  robot_choose_file (path);
  for (guint i = 0; i < 100 && !g_file_test (path, G_FILE_TEST_EXISTS); i++)
    robot_settle ();
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpstr (text, ==, before);
  record = adv_record_read (text, length, &fault);
  g_assert_nonnull (record);
  adv_robot_play (record);
  robot_wait ("the loaded game", has_other_game, play->game);
  play->game = kit_table_get_game (play->table);
  after = kit_record_write (kit_game_get_record (play->game));
  g_assert_cmpstr (after, ==, before);
  robot_settle ();
}

/* --- tests --- */

static gboolean
is_over (gpointer data)
{
  return kit_game_is_over (((Play *) data)->game);
}

/* A whole game of two persons, with their hands covered between them. */
static void
test_game (gconstpointer by_keys)
{
  Play play = begin (make_record (2, 2003), by_keys != NULL);
  gboolean saved[ADV_PHASE_OVER] = { FALSE };

  while (!is_over (&play))
    {
      guint8 phase = get_state (&play)->phase;

      if (by_keys == NULL && !saved[phase] &&
          (phase == ADV_PHASE_DICE || phase == ADV_PHASE_BID || phase == ADV_PHASE_ANSWER))
        {
          g_autofree char *name = g_strdup_printf ("phase-%u.advisers", phase);

          save_and_load (&play, name);
          saved[phase] = TRUE;
        }
      step (&play);
    }
  g_assert_cmpuint (play.counts[ADV_ROLL], >, 10);
  g_assert_cmpuint (play.counts[ADV_BID], >, 10);
  g_assert_cmpuint (play.counts[ADV_PAY], >, 5);
  g_assert_cmpuint (play.counts[ADV_ROAD] + play.counts[ADV_CITY] + play.counts[ADV_BUY], >, 5);
  g_test_message ("%u decisions in %u turns", kit_game_get_cursor (play.game),
                  get_state (&play)->turn);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  int status;

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  directory = g_dir_make_tmp ("advisers-XXXXXX", NULL);
  g_test_add_data_func ("/advisers/window/pointer", NULL, test_game);
  g_test_add_data_func ("/advisers/window/keyboard", "keys", test_game);
  status = g_test_run ();
  g_free (directory);
  return status;
}

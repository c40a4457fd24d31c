/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of The Advisers in the real window, by pointer and by keyboard, saved and loaded in
   an auction, in a trade and before the dice; standing orders, and what a covered hand shows. */

#include "config.h"

#include "adv-robot.h"
#include "robot-result.h"
#include "whole.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/view/adv-table.h"
#include "advisers/view/panels/adv-action-panel.h"
#include "advisers/view/panels/adv-goods-row.h"
#include "advisers/view/panels/adv-hand-panel.h"
#include "advisers/view/panels/adv-trade-box.h"
#include "kit/view/board/kit-place.h"
#include "kit/view/guide/kit-guide.h"
#include "shell/shell-language.h"

#include <glib/gi18n.h>
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

/* Of the seats of the set @persons; computers play the others. */
static KitRecord *
make_record (guint   n_players,
             guint   persons,
             guint64 seed)
{
  static const char * const names[] = { "Zoë", "Anna", "Bo", "Cleo" };
  const AdvOptions options = { .offers = n_players == 2 ? 4 : 1 };
  KitRecord *record = adv_format.create_record (&options, n_players, seed);

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, persons >> i & 1 ? "person" : "captain", names[i]);
  return record;
}

static Play
begin (KitRecord  *record,
       gboolean    by_keys,
       const char *language)
{
  Play play = { .by_keys = by_keys };

  adv_robot_start ();
  robot_set_language (language);
  g_assert_cmpint (g_str_equal (_("Pass"), "Pass"), ==, g_str_equal (language, "en"));
  play.table = robot_get_table ();
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
  proposal = adv_input_get_choice (play->input)->proposal;
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
  /* After an offer that nobody took it is still open, and has it. */
  if (adv_input_get_choice (play->input)->mode == ADV_OFFER)
    press (play, "cancel", "Escape");
  press (play, "trade", "t");
  choose_goods (give, ADV_GIVE);
  choose_goods (decision->get, ADV_GET);
  robot_click_middle (robot_find_child (ADV_TYPE_TRADE_BOX,
                                        decision->kind == ADV_BANK ? "bank" : "offer"));
  if (decision->kind == ADV_BANK)
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

/* Forced decisions go by themselves. */
static gboolean
is_forced (Play *play)
{
  return kit_game_is_person (play->game, get_state (play)->decider) &&
         !kit_input_is_asked (play->input);
}

static void
step (Play *play)
{
  AdvDecision decision;
  char word[ADV_TOKEN_SIZE];

  play->n = kit_game_get_cursor (play->game);
  if (kit_game_is_person (play->game, get_state (play)->decider) && !is_forced (play))
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
  g_autofree char *before = kit_record_write (whole_record (play->game));
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
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
  after = kit_record_write (whole_record (play->game));
  g_assert_cmpstr (after, ==, before);
  robot_settle ();
}

/* --- tests --- */

static gboolean
is_over (gpointer data)
{
  return kit_game_is_over (((Play *) data)->game);
}

/* A whole game: short ones were chosen. */
static void
finish (Play *play)
{
  while (!is_over (play))
    step (play);
  g_test_message ("%u decisions in %u turns", kit_game_get_cursor (play->game),
                  get_state (play)->turn);
  g_assert_cmpuint (play->counts[ADV_ROLL], >, 5);
  g_assert_cmpuint (play->counts[ADV_BID], >, 5);
  g_assert_cmpuint (play->counts[ADV_PAY], >, 2);
  g_assert_cmpuint (play->counts[ADV_ROAD] + play->counts[ADV_CITY] + play->counts[ADV_BUY], >, 2);
  robot_stop ();
}

/* Of two persons, with their hands covered between them. */
static void
test_keyboard (gconstpointer language)
{
  Play play = begin (make_record (2, 3, 2690), TRUE, language);

  finish (&play);
}

/* Two persons between two computers. */
static void
test_four (gconstpointer language)
{
  Play play = begin (make_record (4, 5, 2248), FALSE, language);

  finish (&play);
}

/* Saved and loaded where that is hardest. */
static void
test_pointer (gconstpointer language)
{
  Play play = begin (make_record (2, 3, 2690), FALSE, language);
  gboolean saved[ADV_PHASE_OVER] = { FALSE };

  while (!is_over (&play) && !saved[ADV_PHASE_ANSWER])
    {
      guint8 phase = get_state (&play)->phase;

      if (!saved[phase] && !is_forced (&play) &&
          (phase == ADV_PHASE_DICE || phase == ADV_PHASE_BID || phase == ADV_PHASE_ANSWER))
        {
          g_autofree char *name = g_strdup_printf ("phase-%u.advisers", phase);

          save_and_load (&play, name);
          saved[phase] = TRUE;
        }
      step (&play);
    }
  g_assert_true (saved[ADV_PHASE_DICE] && saved[ADV_PHASE_BID] && saved[ADV_PHASE_ANSWER]);
  finish (&play);
}

/* All labels that are seen in the action panel and the hand, in one text. */
static void
add_labels (GtkWidget *root,
            GString   *text)
{
  if (!gtk_widget_get_mapped (root))
    return;
  if (GTK_IS_LABEL (root))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (root)));
  if (gtk_widget_get_tooltip_text (root) != NULL)
    g_string_append_printf (text, "%s\n", gtk_widget_get_tooltip_text (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_labels (child, text);
}

static char *
read_panels (void)
{
  const GType types[] = { ADV_TYPE_ACTION_PANEL, ADV_TYPE_HAND_PANEL };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    add_labels (robot_find (robot_get_window (), types[i], 0), text);
  return g_string_free (text, FALSE);
}

/* In an auction under the cover nothing that is shown depends on the hand: two deals of the same
   numbers of cards look alike, until the hand is looked at. */
static void
test_covered (void)
{
  g_autofree char *shown[2] = { NULL };
  g_autofree char *peeked[2] = { NULL };

  for (guint i = 0; i < 2; i++)
    {
      Play play = begin (make_record (2, 3, i + 1), FALSE, "en");

      g_assert_true (kit_input_is_covered (play.input));
      shown[i] = read_panels ();
      robot_hold_key ("l", TRUE);
      robot_settle ();
      g_assert_false (kit_input_is_covered (play.input));
      peeked[i] = read_panels ();
      robot_hold_key ("l", FALSE);
      robot_settle ();
      g_assert_true (kit_input_is_covered (play.input));
      robot_stop ();
    }
  g_assert_cmpstr (shown[0], ==, shown[1]);
  g_assert_cmpstr (peeked[0], !=, peeked[1]);
}

static gboolean
is_asked (gpointer data)
{
  return kit_input_is_asked (((Play *) data)->input);
}

static gboolean
has_orders (gpointer data)
{
  return robot_find (robot_get_window (), ADV_TYPE_ACTION_PANEL, 0) != NULL &&
         gtk_widget_get_mapped (adv_robot_part ("orders"));
}

/* To let the auction run is one click; the next question is another. Orders are seen, cancelled by
   a click, and kept for the next start: another game has none. */
static void
test_orders (void)
{
  Play play = begin (make_record (3, 1, 5), FALSE, "en");

  robot_click_middle (gtk_widget_get_last_child (adv_robot_part ("bidding")));
  robot_wait ("a decision", has_decided, &play);
  robot_wait ("a question", is_asked, &play);
  g_assert_true (adv_game_get_orders (kit_input_get_game (play.input), 0)->pass);
  g_assert_cmpuint (get_state (&play)->phase, ==, ADV_PHASE_BUILD);
  adv_game_set_orders (kit_input_get_game (play.input), 0, &(AdvOrders) { .refuse = TRUE });
  robot_settle ();
  g_assert_true (gtk_widget_get_mapped (adv_robot_part ("orders")));
  robot_stop ();
  play.input = kit_table_get_input (adv_robot_start ());
  g_assert_true (adv_game_get_orders (kit_input_get_game (play.input), 0)->refuse);
  robot_wait ("the orders", has_orders, NULL);
  robot_settle ();
  robot_click_middle (gtk_widget_get_last_child (adv_robot_part ("orders")));
  robot_settle ();
  g_assert_false (adv_game_get_orders (kit_input_get_game (play.input), 0)->refuse);
  g_assert_false (adv_game_get_orders (kit_input_get_game (play.input), 0)->pass);
  g_assert_false (gtk_widget_get_mapped (adv_robot_part ("orders")));
  adv_game_set_orders (kit_input_get_game (play.input), 0, &(AdvOrders) { .refuse = TRUE });
  adv_robot_play (make_record (3, 1, 5));
  g_assert_false (adv_game_get_orders (kit_input_get_game (play.input), 0)->refuse);
  robot_stop ();
}

/* --- the focus --- */

static GtkWidget *
get_focus (void)
{
  return gtk_root_get_focus (GTK_ROOT (robot_get_window ()));
}

/* Tab goes round through all that can be used, past what is folded up; a critical message would end
   the test. */
static void
test_tab (void)
{
  GtkWidget *first;
  guint n = 0;

  begin (make_record (2, 3, 7), FALSE, "en");
  robot_key ("Tab");
  first = get_focus ();
  do
    {
      robot_key ("Tab");
      g_assert_nonnull (get_focus ());
      g_assert_true (gtk_widget_get_mapped (get_focus ()));
      n++;
    }
  while (get_focus () != first && n < 60);
  g_assert_cmpuint (n, >=, 8);
  g_assert_cmpuint (n, <, 60);
  robot_stop ();
}

/* --- the guided game --- */

static const char *
get_step (void)
{
  KitGuideStep *step = kit_guide_get_step (kit_table_get_guide (robot_get_table ()));

  return step != NULL ? step->until : NULL;
}

static gboolean
has_step (gpointer until)
{
  return g_strcmp0 (get_step (), until) == 0;
}

static gboolean
shows_step (gpointer data)
{
  return kit_guide_get_step (kit_table_get_guide (robot_get_table ())) != NULL;
}

static gboolean
is_last_step (gpointer data)
{
  return shows_step (NULL) && get_step () == NULL;
}

/* From then on the bubbles say what is new, to the end of the game, and what the result is. */
static void
follow_to_end (Play *play)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 1500 && !get_state (play)->over; i++)
    {
      if (kit_input_is_asked (play->input) && shows_step (NULL))
        g_hash_table_add (seen, g_strdup (kit_guide_get_step (
                                            kit_table_get_guide (robot_get_table ()))->place));
      step (play);
    }
  g_assert_true (get_state (play)->over);
  g_assert_true (g_hash_table_contains (seen, "auction"));
  g_assert_true (g_hash_table_contains (seen, "roll"));
  g_assert_true (g_hash_table_contains (seen, "build"));
  robot_wait ("the result", robot_has_result, NULL);
  gtk_window_destroy (robot_find_result ());
  robot_wait ("the last bubble", is_last_step, NULL);
}

/* A newcomer follows the bubbles alone, to a first auction won and a first village founded; in one
   language to the end. */
static void
test_guide (gconstpointer language)
{
  Play play = begin (make_record (2, 1, 1), FALSE, language);

  SHELL_GAME_GET_IFACE (play.table)->learn (SHELL_GAME (play.table));
  robot_wait ("the guided game", has_other_game, play.game);
  play.game = kit_table_get_game (play.table);
  robot_wait ("the first bubble", has_step, "village");
  robot_click_middle (adv_robot_part ("step_1"));
  robot_settle ();
  g_assert_cmpuint (get_state (&play)->phase, ==, ADV_PHASE_PAY);
  robot_wait ("a bubble", has_step, "village");
  robot_click_middle (adv_robot_part ("confirm"));
  robot_wait ("a bubble", has_step, "road");
  g_assert_cmpuint (get_state (&play)->n_villages[0], ==, 1);
  robot_click_middle (adv_robot_part ("road"));
  robot_settle ();
  adv_robot_click (adv_place_of (adv_boards_default (), ADV_PLACE_EDGE,
                                 adv_board_find_edge (adv_boards_default (), "c4nw")));
  robot_wait ("a bubble", has_step, "road");
  robot_click_middle (adv_robot_part ("confirm"));
  robot_wait ("a bubble", has_step, "turn-over");
  robot_click_middle (adv_robot_part ("end"));
  robot_wait ("a bubble", has_step, "own-turn");
  robot_key ("g");
  robot_wait ("a bubble", has_step, "rolled");
  robot_click_middle (adv_robot_part ("roll"));
  robot_wait ("the bubbles of the whole game", has_step, "over");
  g_assert_cmpuint (get_state (&play)->n_rolls, ==, 2);
  if (g_str_equal (language, "fr"))
    follow_to_end (&play);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  /* Its clicks follow faster than a player's, and none is half of a double click. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-double-click-time", 1, NULL);
  directory = g_dir_make_tmp ("advisers-XXXXXX", NULL);
  g_test_add_data_func ("/advisers/window/pointer", "fr", test_pointer);
  g_test_add_data_func ("/advisers/window/keyboard", "it", test_keyboard);
  g_test_add_data_func ("/advisers/window/four", "es", test_four);
  g_test_add_func ("/advisers/window/covered", test_covered);
  g_test_add_func ("/advisers/window/orders", test_orders);
  g_test_add_func ("/advisers/window/tab", test_tab);
  g_test_add_data_func ("/advisers/window/guide/english", "en", test_guide);
  g_test_add_data_func ("/advisers/window/guide/french", "fr", test_guide);
  g_test_add_data_func ("/advisers/window/guide/italian", "it", test_guide);
  g_test_add_data_func ("/advisers/window/guide/spanish", "es", test_guide);
  status = g_test_run ();
  g_free (directory);
  return status;
}

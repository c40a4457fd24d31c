/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must not happen by a slip: a bid by typing, a bluff by one click, a question with one
   answer, a hidden card told by a question. */

#include "config.h"

#include "adv-robot.h"
#include "typing.h"
#include "whole.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/view/panels/adv-action-panel.h"
#include "advisers/view/panels/adv-auction-box.h"
#include "advisers/words/adv-words.h"
#include "kit/view/guide/kit-guide.h"
#include "kit/view/panels/kit-score-panel.h"
#include "shell/shell-language.h"

#include <string.h>

typedef struct
{
  KitTable *table;
  KitGame  *game;
  KitInput *input;
  guint     n;                          /* decisions at the beginning */
} Desk;

static gboolean
has_focus (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (robot_get_window ()));

  return focus != NULL && gtk_widget_has_focus (focus);
}

static Desk
begin (KitRecord *record)
{
  Desk desk = { 0 };

  adv_robot_start ();
  adv_robot_play (record);
  desk.table = robot_get_table ();
  desk.game = kit_table_get_game (desk.table);
  desk.input = kit_table_get_input (desk.table);
  desk.n = kit_game_get_cursor (desk.game);
  robot_resize (1500, 1100);
  robot_wait ("the focus", has_focus, NULL);
  robot_settle ();
  return desk;
}

static gboolean
has_decided (gpointer data)
{
  Desk *desk = data;

  return kit_game_get_cursor (desk->game) > desk->n;
}

/* The decision that was made first, as the record writes it. */
static const char *
get_decision (Desk *desk,
              char  word[ADV_TOKEN_SIZE])
{
  const KitHistory *history = whole_record (desk->game)->history;

  adv_decision_write (kit_history_get_decision (history, desk->n), adv_boards_default (), word);
  return word;
}

static void
assert_decision (Desk       *desk,
                 const char *wanted)
{
  char word[ADV_TOKEN_SIZE];

  robot_wait ("a decision", has_decided, desk);
  g_assert_cmpstr (get_decision (desk, word), ==, wanted);
}

static void
assert_undecided (Desk *desk)
{
  robot_settle ();
  g_assert_cmpuint (kit_game_get_cursor (desk->game), ==, desk->n);
}

/* --- typing --- */

/* A number for the most that is bid is typed, and p, h and all others too: nothing else comes of
   it. */
static void
test_fields (void)
{
  Desk desk = begin (adv_robot_read_position ("battle-bids.advisers", NULL, 1));

  gtk_menu_button_popup (GTK_MENU_BUTTON (adv_robot_part ("ordering")));
  robot_settle ();
  g_assert_cmpuint (typing_try_fields (&adv_table_info), ==, 1);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (adv_robot_part ("ordering")));
  typing_try_window (&adv_table_info, "win.new", NULL);
  typing_try_window (&adv_table_info, "win.save-as", NULL);
  typing_try_window (&adv_table_info, "game.seat-2", "program");
  assert_undecided (&desk);
  /* Beyond the field, the keys are there again. */
  gtk_widget_grab_focus (adv_robot_part ("pass"));
  robot_key ("p");
  assert_decision (&desk, "pass");
  robot_stop ();
}

/* --- bluffs --- */

static const char *
get_label (const char *part)
{
  return gtk_label_get_text (GTK_LABEL (adv_robot_part (part)));
}

/* Two knights can pay three or six. */
static void
test_bluff (void)
{
  Desk desk = begin (adv_robot_read_position ("bluff-exact.advisers", "22=pass\n", 2));

  g_assert_cmpstr (get_label ("step_label_1"), ==, "Bluff with 1");
  g_assert_cmpstr (get_label ("step_label_3"), ==, "Bid 3");
  robot_click_middle (adv_robot_part ("step_1"));
  assert_undecided (&desk);
  robot_click_middle (adv_robot_part ("cancel"));
  assert_undecided (&desk);
  g_assert_null (kit_input_get_proposal (desk.input));
  robot_key ("2");
  assert_undecided (&desk);
  g_assert_cmpuint (adv_input_get_choice (desk.input)->proposal->number, ==, 2);
  robot_click_middle (adv_robot_part ("confirm"));
  assert_decision (&desk, "bid:2");
  robot_stop ();
}

static void
test_no_bluff (void)
{
  Desk desk = begin (adv_robot_read_position ("bluff-exact.advisers", "22=pass\n", 2));

  robot_click_middle (adv_robot_part ("step_3"));
  assert_decision (&desk, "bid:3");
  robot_stop ();
}

/* Under the cover a bluff looks and asks like any other bid. Proposed during a look at the hand, it
   does not wait under the cover. */
static void
test_bluff_covered (void)
{
  Desk desk = begin (adv_robot_read_position ("bluff-exact.advisers", "22=pass\n", 15));

  robot_hold_key ("l", TRUE);
  robot_settle ();
  g_assert_cmpstr (get_label ("step_label_1"), ==, "Bluff with 1");
  adv_input_bid (desk.input, 1);
  g_assert_nonnull (kit_input_get_proposal (desk.input));
  robot_hold_key ("l", FALSE);
  robot_settle ();
  g_assert_null (kit_input_get_proposal (desk.input));
  g_assert_cmpstr (get_label ("step_label_1"), ==, "Bid 1");
  g_assert_cmpstr (get_label ("step_label_3"), ==, "Bid 3");
  g_assert_false (gtk_widget_is_sensitive (adv_robot_part ("confirm")));
  assert_undecided (&desk);
  robot_click_middle (adv_robot_part ("step_1"));
  assert_decision (&desk, "bid:1");
  robot_stop ();
}

/* What is bid for the person is no bluff either: three is the first number that can be paid. */
static void
test_order (void)
{
  Desk desk = begin (adv_robot_read_position ("bluff-exact.advisers", "22=pass\n", 2));
  GtkSpinButton *ceiling = GTK_SPIN_BUTTON (adv_robot_part ("ceiling"));
  double least, most;

  gtk_spin_button_get_range (ceiling, &least, &most);
  g_assert_cmpfloat (most, ==, 6);
  gtk_menu_button_popup (GTK_MENU_BUTTON (adv_robot_part ("ordering")));
  robot_settle ();
  gtk_spin_button_set_value (ceiling, most);
  robot_click_middle (gtk_widget_get_next_sibling (GTK_WIDGET (ceiling)));
  assert_decision (&desk, "bid:3");
  robot_stop ();
}

/* --- answers --- */

static gboolean
is_proposed (gpointer data)
{
  return kit_input_get_proposal (((Desk *) data)->input) != NULL;
}

/* Who cannot accept an offer is not asked, as soon as their hand is open. */
static void
test_only_no (void)
{
  Desk desk = begin (adv_robot_read_position ("offer.advisers", "30=offer:G>L\n", 2));

  assert_decision (&desk, "no");
  robot_stop ();
}

/* The answer takes the time that a computer takes: at the slow speed 675 ms. */
static void
test_only_no_time (void)
{
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);
  gint64 begun;
  Desk desk;

  adv_robot_start ();
  g_settings_set_string (settings, "animation-speed", "slow");
  begun = g_get_monotonic_time ();
  adv_robot_play (adv_robot_read_position ("offer.advisers", "30=offer:G>L\n", 2));
  desk.game = kit_table_get_game (robot_get_table ());
  desk.n = 1;
  assert_decision (&desk, "no");
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 675 * 1000);
  robot_stop ();
}

static void
test_only_no_covered (void)
{
  Desk desk = begin (adv_robot_read_position ("offer.advisers", "30=offer:G>L\n", 15));

  for (guint i = 0; i < 40; i++)
    assert_undecided (&desk);
  g_assert_true (kit_input_is_asked (desk.input));
  g_assert_true (gtk_widget_is_sensitive (adv_robot_part ("accept")));
  kit_input_uncover (desk.input);
  g_assert_false (gtk_widget_is_sensitive (adv_robot_part ("accept")));
  assert_decision (&desk, "no");
  robot_stop ();
}

/* Where the focus is: in a part of the action panel, or else in the first widget of a type. */
typedef struct
{
  gboolean    answers;                  /* an offer, or else bids */
  const char *part;
  GType     (*get_type) (void);
} Focus;

/* Return confirms what a hint proposes, wherever the focus was. */
static void
test_hint (gconstpointer data)
{
  const Focus *focus = data;
  Desk desk = begin (focus->answers
                       ? adv_robot_read_position ("offer.advisers", "30=offer:G>L no\n", 4)
                       : adv_robot_read_position ("bluff-exact.advisers", "22=pass\n", 2));
  char wanted[ADV_TOKEN_SIZE];

  if (focus->part != NULL)
    gtk_widget_grab_focus (adv_robot_part (focus->part));
  else
    g_assert_true (gtk_widget_grab_focus (robot_find (robot_get_window (), focus->get_type (), 0)));
  robot_key ("h");
  robot_wait ("a hint", is_proposed, &desk);
  robot_settle ();
  assert_undecided (&desk);
  adv_decision_write (adv_input_get_choice (desk.input)->proposal, adv_boards_default (), wanted);
  robot_key ("Return");
  assert_decision (&desk, wanted);
  robot_stop ();
}

static gboolean
is_complete (gpointer data)
{
  KitRefusal refusal;

  return kit_input_is_complete (((Desk *) data)->input, &refusal);
}

/* One good less is paid than is proposed. */
static void
take_back (KitInput *input)
{
  const AdvDecision *proposal = adv_input_get_choice (input)->proposal;
  guint good = 0;

  while (proposal->goods[good] == 0)
    good++;
  adv_input_add (input, ADV_GIVE, good, -1);
}

/* A payment that was changed after the hint cannot be confirmed; the next hint proposes the advised
   one again. */
static void
test_hint_again (void)
{
  static const char text[] =
    "[Advisers]\nFormat=1\nBoard=campaign\n\n"
    "[Players]\n1=red person Anna\n2=blue recruit P\n3=yellow recruit Q\n\n"
    "[Cards]\n"
    "Supply=BOBLOHHOBLBHOOBHOHOLWWHOLBBOLHOBWBWLLHHLWLLHWBBBWWWHLOWWWBBHHOBLOLOWWLHWOLH\n"
    "Development=KVVKVKKPKKKRMMVKKKKKPKVRK\nTokens=hssbbtshhshbtsthbhtsthtbtbsb\n\n"
    "[Chance]\nSeed=9ac0b1ff328df5cd\nDice=32 23 46 41 11\n\n"
    "[Turns]\n1=pass pass pass .\n2=roll .\n3=roll pass pass bid:1 pay:L .\n"
    "4=roll pass bid:1 bid:2 pass pay:HH buy .\n5=roll city:b5s .\n6=roll pass bid:1 pass\n";
  Desk desk = begin (kit_format_read (&adv_format, text, strlen (text), NULL));

  for (guint i = 0; i < 2; i++)
    {
      robot_key ("h");
      robot_wait ("a hint", is_complete, &desk);
      take_back (desk.input);
      g_assert_false (is_complete (&desk));
    }
  robot_key ("h");
  robot_wait ("a hint", is_complete, &desk);
  robot_stop ();
}

/* --- the end of a turn --- */

/* With 13 points, whether the turn ends depends on a hidden card, so nothing is asked: whether the
   first of the @deck is a victory point or a knight. */
static void
test_hidden_card (gconstpointer deck)
{
  g_autofree char *text = adv_robot_read_text ("fourteen-buy.advisers");
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);
  KitRecord *record;
  AdvState state;
  Desk desk;

  g_settings_set_boolean (settings, "ask-before-ending-turn", TRUE);
  memcpy (strstr (text, "Development=VK"), deck, strlen (deck));
  record = adv_robot_make_position (text, NULL, 1);
  kit_history_get_state_at (record->history, 0, &state);
  g_assert_cmpuint (adv_state_points (&state, 0), ==, 13);
  desk = begin (record);
  robot_key ("k");
  robot_key ("ctrl+Return");
  assert_decision (&desk, "buy");
  robot_settle ();
  g_settings_reset (settings, "ask-before-ending-turn");
  if (kit_game_is_over (desk.game))
    robot_key ("Escape");
  robot_stop ();
}

/* --- the guide --- */

/* A guide may be there before the panels that its bubbles point at are: in a table that was just
   put into a window. A critical message would end the test. */
static void
test_early_guide (void)
{
  Desk desk = begin (adv_robot_read_position ("offer.advisers", NULL, 1));
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = g_object_new (adv_table_info.get_type (), "settings", settings, NULL);

  gtk_window_set_child (GTK_WINDOW (window), table);
  shell_game_start (SHELL_GAME (table));
  gtk_window_present (GTK_WINDOW (window));
  SHELL_GAME_GET_IFACE (table)->learn (SHELL_GAME (table));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  g_assert_nonnull (kit_guide_get_step (kit_table_get_guide (KIT_TABLE (table))));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_nonnull (desk.game);
  robot_stop ();
}

/* --- what one player saw --- */

/* The panel of a game that nobody can go on with says so, and asks for nothing; a key decides
   nothing. */
static void
test_excerpt (void)
{
  g_autoptr (KitRecord) whole = adv_robot_read ("duel.advisers");
  KitRecord *known = kit_record_look (whole, 0);
  guint cursor = kit_history_get_cursor (known->history);
  GtkWidget *title, *detail;

  adv_robot_start ();
  adv_robot_play (known);
  title = robot_find_child (ADV_TYPE_ACTION_PANEL, "title");
  detail = robot_find_child (ADV_TYPE_ACTION_PANEL, "detail");
  g_assert_true (g_str_has_suffix (gtk_label_get_text (GTK_LABEL (title)), " saw it"));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (detail)), "nobody can go on"));
  for (const char *key = "12pard.h "; *key != '\0'; key++)
    robot_type ((const char[]) { *key, '\0' });
  robot_key ("Return");
  robot_settle ();
  g_assert_cmpuint (kit_game_get_cursor (kit_table_get_game (robot_get_table ())), ==, cursor);
  g_assert_cmpuint (kit_record_count_persons (known), >, 0);
  robot_stop ();
}

/* The label with the hand of a player in their row. */
static GtkWidget *
find_hand (Desk  *desk,
           guint  player)
{
  KitScorePanel *scores =
    KIT_SCORE_PANEL (kit_table_get_panel (desk->table, KIT_TYPE_SCORE_PANEL));
  GtkWidget *row = kit_score_panel_get_row (scores, player);

  return gtk_widget_get_last_child (gtk_widget_get_first_child (row));
}

/* The menu shows all hands when nobody decides any more, and then nobody goes back. */
static void
test_all_hands (void)
{
  Desk desk = begin (adv_robot_read_position ("offer.advisers", NULL, 3));
  const AdvState *state;

  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (desk.table), "game.all-hands", NULL) &&
                  kit_game_shows_all (desk.game));
  kit_game_resign (desk.game);
  robot_settle ();
  g_assert_true (kit_game_can_undo (desk.game, KIT_STEP_DECISION));
  for (guint i = 0; i < 2; i++)
    g_assert_false (gtk_widget_get_mapped (find_hand (&desk, i)));
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "game.all-hands", NULL);
  robot_settle ();
  g_assert_true (kit_game_shows_all (desk.game));
  g_assert_false (kit_game_can_undo (desk.game, KIT_STEP_DECISION));
  state = whole_state (desk.game);
  for (guint i = 0; i < 2; i++)
    {
      guint8 goods[ADV_GOODS] = { 0 };
      g_autofree char *words = NULL;

      memcpy (goods, state->hands[i], sizeof state->hands[i]);
      words = adv_words_goods (goods);
      g_assert_true (gtk_widget_get_mapped (find_hand (&desk, i)));
      g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (find_hand (&desk, i))),
                                       words));
    }
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "game.all-hands", NULL);
  robot_settle ();
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_hand (&desk, i))), ==, "");
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  const Focus bids = { FALSE, "step_2", NULL };
  const Focus log_of_bids = { FALSE, NULL, gtk_list_view_get_type };
  const Focus board_of_bids = { FALSE, NULL, kit_place_get_type };
  const Focus answers = { TRUE, "accept", NULL };
  const Focus log_of_answers = { TRUE, NULL, gtk_list_view_get_type };

  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/advisers/traps/fields", test_fields);
  g_test_add_func ("/advisers/traps/bluff", test_bluff);
  g_test_add_func ("/advisers/traps/no-bluff", test_no_bluff);
  g_test_add_func ("/advisers/traps/bluff-covered", test_bluff_covered);
  g_test_add_func ("/advisers/traps/order", test_order);
  g_test_add_func ("/advisers/traps/only-no", test_only_no);
  g_test_add_func ("/advisers/traps/only-no-time", test_only_no_time);
  g_test_add_func ("/advisers/traps/only-no-covered", test_only_no_covered);
  g_test_add_data_func ("/advisers/traps/hint-in-auction", &bids, test_hint);
  g_test_add_data_func ("/advisers/traps/hint-in-auction/log", &log_of_bids, test_hint);
  g_test_add_data_func ("/advisers/traps/hint-in-auction/board", &board_of_bids, test_hint);
  g_test_add_func ("/advisers/traps/hint-again", test_hint_again);
  g_test_add_data_func ("/advisers/traps/hint-for-answer", &answers, test_hint);
  g_test_add_data_func ("/advisers/traps/hint-for-answer/log", &log_of_answers, test_hint);
  g_test_add_data_func ("/advisers/traps/hidden-card/point", "Development=VK", test_hidden_card);
  g_test_add_data_func ("/advisers/traps/hidden-card/knight", "Development=KV", test_hidden_card);
  g_test_add_func ("/advisers/traps/early-guide", test_early_guide);
  g_test_add_func ("/advisers/traps/all-hands", test_all_hands);
  g_test_add_func ("/advisers/traps/excerpt", test_excerpt);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels of The Advisers: what the action panel asks, explains and offers, what goods and cards
   say, in each language and in windows of any size. */

#include "config.h"

#include "adv-robot.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/view/panels/adv-campaign-panel.h"
#include "advisers/view/panels/adv-goods-row.h"
#include "advisers/view/panels/adv-hand-panel.h"
#include "advisers/view/panels/adv-trade-box.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/panels/kit-card.h"
#include "kit/view/panels/kit-log-panel.h"
#include "kit/view/panels/kit-score-panel.h"
#include "shell/shell-language.h"

#include <glib/gi18n.h>
#include <string.h>

static KitInput *
get_input (void)
{
  return kit_table_get_input (robot_get_table ());
}

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

static void
show (KitRecord *record)
{
  adv_robot_start ();
  adv_robot_play (record);
  robot_resize (1500, 1100);
  robot_settle ();
}

/* A person may build anything. */
static void
begin (void)
{
  show (adv_robot_read ("building.advisers"));
}

/* --- what is asked --- */

/* What a key chooses, what is asked then, and whether goods are to be chosen. */
static const struct
{
  const char *key;
  const char *hint;
  gboolean    goods;
} asked[] = {
  { "o", "Choose an edge for the road.", FALSE },
  { "v", "Choose a corner for the village.", FALSE },
  { "c", "Choose the village that becomes a city.", FALSE },
  { "t", "Choose what to give and what to get.", TRUE },
};

static gboolean
says (gpointer text)
{
  return g_str_has_prefix (adv_robot_say ("detail"), text);
}

/* The keys of trade and build: what they ask for, what shows that they are chosen, and Escape. */
static void
test_modes (void)
{
  static const char * const buttons[] = { "road", "village", "city", "trade" };

  begin ();
  g_assert_cmpstr (adv_robot_say ("title"), ==, "Anna: Trade and build");
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_test_message ("%s", asked[i].key);
      robot_key (asked[i].key);
      g_assert_true (gtk_widget_get_mapped (adv_robot_part ("build")));
      g_assert_cmpint (gtk_widget_get_mapped (adv_robot_part ("give")), ==, asked[i].goods);
      g_assert_true (gtk_widget_has_css_class (adv_robot_part (buttons[i]), "chosen"));
      g_assert_true (gtk_widget_get_mapped (adv_robot_part ("cancel")));
      g_assert_false (gtk_widget_is_sensitive (adv_robot_part ("confirm")));
      kit_input_hover (get_input (), KIT_NO_PLACE, FALSE);
      robot_wait (asked[i].hint, says, (gpointer) asked[i].hint);
      robot_key ("Escape");
      g_assert_cmpuint (adv_input_get_choice (get_input ())->mode, ==, ADV_NONE);
      g_assert_false (gtk_widget_has_css_class (adv_robot_part (buttons[i]), "chosen"));
      g_assert_true (gtk_widget_get_mapped (adv_robot_part ("build")));
    }
  robot_stop ();
}

/* --- buttons --- */

/* What cannot be paid looks so, says what is missing while it is pointed at, and does nothing. */
static void
test_impossible (void)
{
  static const struct
  {
    const char *part;
    const char *why;
  } cases[] = {
    { "road", "Missing: " }, { "village", "There is no place for a village" },
    { "city", "Missing: " }, { "buy", "Missing: " },
  };

  show (adv_robot_read_position ("offer.advisers", NULL, 1));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *button = adv_robot_part (cases[i].part);

      g_test_message ("%s", cases[i].part);
      g_assert_true (gtk_widget_has_css_class (button, "impossible"));
      g_assert_false (gtk_widget_has_css_class (button, "possible"));
      robot_mouse (button, 20, 10, NULL, NULL);
      robot_wait (cases[i].why, says, (gpointer) cases[i].why);
      robot_click_middle (button);
      g_assert_null (kit_input_get_proposal (get_input ()));
    }
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 0);
  robot_stop ();
}

/* What can be paid looks so; a card is bought by two clicks, and the turn ends by two while
   something could be built. */
static void
test_possible (void)
{
  static const char * const parts[] = { "road", "village", "city", "buy" };

  begin ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_assert_true (gtk_widget_has_css_class (adv_robot_part (parts[i]), "possible"));
  robot_click_middle (adv_robot_part ("end"));
  g_assert_cmpstr (adv_robot_say ("detail"), ==,
                   "Ends the turn. You could still have: a road, a village, a city, "
                   "a development card. Choose it again, or confirm.");
  robot_click_middle (adv_robot_part ("cancel"));
  g_assert_null (kit_input_get_proposal (get_input ()));
  robot_click_middle (adv_robot_part ("buy"));
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 0);
  g_assert_true (says ("Buys a development card for "));
  robot_click_middle (adv_robot_part ("confirm"));
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 1);
  robot_stop ();
}

/* Who can be robbed where the robber is to go is asked, if they are several. */
static void
test_victims (void)
{
  begin ();
  robot_click_middle (adv_robot_card (ADV_TYPE_HAND_PANEL, 0, ADV_FACE_CARD + ADV_CARD_KNIGHT));
  g_assert_false (gtk_widget_get_mapped (adv_robot_part ("victims")));
  adv_robot_click (adv_robot_place ("d7"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (adv_robot_part ("victim_2"))), ==,
                   "Rob Bela");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (adv_robot_part ("victim_3"))), ==,
                   "Rob Chloe");
  g_assert_false (gtk_widget_get_mapped (adv_robot_part ("victim_1")));
  g_assert_false (gtk_widget_get_mapped (adv_robot_part ("victim_4")));
  robot_click_middle (adv_robot_part ("victim_3"));
  g_assert_cmpuint (adv_input_get_choice (get_input ())->proposal->other, ==, 2);
  g_assert_true (gtk_widget_has_css_class (adv_robot_part ("victim_3"), "chosen"));
  g_assert_false (gtk_widget_has_css_class (adv_robot_part ("victim_2"), "chosen"));
  robot_click_middle (adv_robot_part ("confirm"));
  g_assert_cmpuint (adv_game_get_state (get_game ())->robber, ==, adv_robot_place ("d7"));
  robot_stop ();
}

/* --- goods --- */

/* Cards that are clicked are given and got; the panel says who has them and what the bank takes. */
static void
test_trade (void)
{
  GtkWidget *bank, *offer;

  begin ();
  robot_click_middle (adv_robot_card (ADV_TYPE_HAND_PANEL, 0, ADV_WHEAT));
  g_assert_cmpuint (adv_input_get_choice (get_input ())->mode, ==, ADV_OFFER);
  bank = adv_robot_part ("bank");
  offer = robot_find_child (ADV_TYPE_TRADE_BOX, "offer");
  g_assert_cmpstr (adv_robot_say ("rate"), ==, "Bank: 2 × Wheat");
  g_assert_false (gtk_widget_is_sensitive (bank));
  g_assert_false (gtk_widget_is_sensitive (offer));
  robot_click_middle (adv_robot_card (ADV_TYPE_GOODS_ROW, ADV_GET, ADV_BRICK));
  g_assert_true (gtk_widget_is_sensitive (bank));
  g_assert_true (gtk_widget_is_sensitive (offer));
  g_assert_true (gtk_widget_get_mapped (adv_robot_part ("takers")));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (adv_robot_part ("takers"))), "Bela"));
  robot_click_middle (bank);
  g_assert_true (says ("Gives the bank 2 × Wheat for "));
  robot_click_middle (adv_robot_part ("confirm"));
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 1);
  g_assert_cmpint (kit_card_get_count (KIT_CARD (adv_robot_card (ADV_TYPE_HAND_PANEL, 0,
                                                                 ADV_WHEAT))), ==, 2);
  robot_stop ();
}

static gboolean
is_asked_again (gpointer cursor)
{
  return kit_game_get_cursor (get_game ()) > GPOINTER_TO_UINT (cursor) &&
         kit_input_is_asked (get_input ());
}

/* An offer is three clicks; if nobody takes it, it stays to be changed and made again, as often as
   the rules allow. */
static void
test_vain_offer (void)
{
  const AdvChoice *choice;
  KitInput *input;

  show (adv_robot_read_position ("offer.advisers", NULL, 1));
  input = get_input ();
  robot_click_middle (adv_robot_card (ADV_TYPE_HAND_PANEL, 0, ADV_GOLD));
  robot_click_middle (adv_robot_card (ADV_TYPE_GOODS_ROW, ADV_GET, ADV_ORE));
  adv_input_add (input, ADV_GET, ADV_ORE, 1);
  adv_input_add (input, ADV_GET, ADV_ORE, 1);
  for (guint i = 1; i <= 4; i++)
    {
      guint cursor = kit_game_get_cursor (get_game ());

      g_assert_true (gtk_widget_is_sensitive (robot_find_child (ADV_TYPE_TRADE_BOX, "offer")));
      robot_click_middle (robot_find_child (ADV_TYPE_TRADE_BOX, "offer"));
      robot_wait ("answers", is_asked_again, GUINT_TO_POINTER (cursor));
      robot_settle ();
      choice = adv_input_get_choice (input);
      g_assert_cmpuint (choice->state->n_offers, ==, i);
      g_assert_cmpuint (choice->mode, ==, i < 4 ? ADV_OFFER : ADV_NONE);
      g_assert_cmpuint (choice->goods[ADV_GIVE][ADV_GOLD], ==, i < 4);
      g_assert_cmpuint (choice->goods[ADV_GET][ADV_ORE], ==, i < 4 ? 3 : 0);
    }
  g_assert_false (gtk_widget_get_mapped (adv_robot_part ("give")));
  robot_stop ();
}

/* The cards of the hand say to all what they are, how many, and what the bank takes. */
static void
test_hand (void)
{
  static const struct
  {
    guint       face;
    const char *label;
  } cards[] = {
    { ADV_WHEAT, "Wheat: 4. The bank takes 2 for one of another kind." },
    { ADV_GOLD, "Gold: 6. The bank takes 3 for one of another kind." },
    { ADV_FACE_CARD + ADV_CARD_VICTORY,
      "Victory point: counts 1 point, and stays hidden to the end" },
    { ADV_FACE_CARD + ADV_CARD_MONOPOLY, "Play a card: Monopoly" },
  };

  begin ();
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      GtkWidget *card = adv_robot_card (ADV_TYPE_HAND_PANEL, 0, cards[i].face);

      g_assert_cmpstr (gtk_widget_get_tooltip_text (card), ==, cards[i].label);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           cards[i].label);
    }
  robot_stop ();
}

static GtkWidget *
get_meaning (void)
{
  return robot_find_child (KIT_TYPE_SCORE_PANEL, "meaning");
}

static gboolean
is_read (gpointer data)
{
  return !gtk_widget_get_visible (get_meaning ());
}

/* In the first three games of a person it is said what the signs in the rows mean, until they have
   read it or decided something. */
static void
test_signs (void)
{
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);

  adv_robot_start ();
  for (int i = 1; i <= 4; i++)
    {
      g_settings_set_int (settings, "signs-explained", i - 1);
      adv_robot_play (adv_robot_read_position ("battle-bids.advisers", NULL, 1));
      robot_resize (1192, 800);
      robot_settle ();
      g_assert_cmpint (gtk_widget_get_visible (get_meaning ()), ==, i <= 3);
      g_assert_cmpint (g_settings_get_int (settings, "signs-explained"), >=, MIN (i, 3));
      if (i == 1)
        adv_input_decide (get_input (), ADV_PASS);
      else if (i < 4)
        g_signal_emit_by_name (robot_find (get_meaning (), GTK_TYPE_BUTTON, 0), "clicked");
      robot_wait ("reading", is_read, NULL);
    }
  robot_stop ();
}

static KitScorePanel *
get_scores (void)
{
  return KIT_SCORE_PANEL (robot_find (robot_get_window (), KIT_TYPE_SCORE_PANEL, 0));
}

static gboolean
row_has_focus (gpointer player)
{
  return gtk_widget_has_focus (
    kit_score_panel_get_row (get_scores (), GPOINTER_TO_UINT (player)));
}

/* By keyboard, beside the row with the focus stands what it says; Tab leaves all rows at once. */
static void
test_rows (void)
{
  GtkLabel *words;
  GtkWidget *about;

  begin ();
  words = GTK_LABEL (robot_find_child (KIT_TYPE_SCORE_PANEL, "words"));
  about = robot_find_child (KIT_TYPE_SCORE_PANEL, "about");
  g_assert_false (gtk_widget_get_visible (about));
  gtk_widget_grab_focus (kit_score_panel_get_row (get_scores (), 0));
  robot_settle ();
  robot_key ("Down");
  robot_wait ("the second row", row_has_focus, GUINT_TO_POINTER (1));
  g_assert_true (gtk_widget_get_visible (about));
  g_assert_cmpstr (gtk_label_get_text (words), ==,
                   gtk_widget_get_tooltip_text (kit_score_panel_get_row (get_scores (), 1)));
  robot_key ("Up");
  robot_wait ("the first row", row_has_focus, GUINT_TO_POINTER (0));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (words), "On turn: Anna"));
  robot_key ("Tab");
  robot_settle ();
  g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (get_scores ())));
  g_assert_false (gtk_widget_get_visible (about));
  /* Also in a window that is not shown. */
  gtk_widget_grab_focus (kit_score_panel_get_row (get_scores (), 1));
  gtk_widget_set_visible (robot_get_window (), FALSE);
  gtk_widget_unrealize (robot_get_window ());
  gtk_window_set_focus (GTK_WINDOW (robot_get_window ()), NULL);
  gtk_widget_grab_focus (kit_score_panel_get_row (get_scores (), 1));
  g_assert_false (gtk_widget_get_visible (about));
  robot_stop ();
}

/* --- languages --- */

/* A choice survives that the language changes, and what it is called is in the new one. */
static void
test_languages (void)
{
  static const char * const codes[] = { "fr", "it", "es", "en" };
  AdvDecision proposal;
  KitGame *game;

  begin ();
  game = get_game ();
  adv_robot_click (adv_robot_place ("g8n"));
  proposal = *adv_input_get_choice (get_input ())->proposal;
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autofree char *last = g_strdup (adv_robot_say ("title"));

      robot_set_language (codes[i]);
      g_assert_true (get_game () == game);
      g_assert_cmpmem (adv_input_get_choice (get_input ())->proposal, sizeof proposal, &proposal,
                       sizeof proposal);
      g_assert_cmpstr (adv_robot_say ("title"), !=, last);
      g_assert_true (g_str_has_suffix (adv_robot_say ("title"),
                                       adv_words_phase (adv_game_get_state (game))));
    }
  robot_click_middle (adv_robot_part ("confirm"));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 1);
  robot_stop ();
}

/* --- sizes --- */

/* At every size from that of a phone on, the board fits and the panel can be seen. */
static void
test_sizes (void)
{
  static const int sizes[][2] = {
    { 360, 640 }, { 640, 480 }, { 800, 600 }, { 1200, 800 }, { 1800, 1000 }
  };
  const AdvBoard *board;

  begin ();
  board = adv_game_get_board (get_game ());
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const KitGeometry *layout;

      robot_resize (sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < 5; k++)
        robot_settle ();
      layout = kit_board_view_get_parts (kit_table_get_board (robot_get_table ()))->layout;
      /* Without a compositor the window keeps a thin border for itself. */
      g_assert_cmpint (ABS (gtk_widget_get_width (GTK_WIDGET (robot_get_table ())) - sizes[i][0]),
                       <=, 12);
      for (guint8 corner = 0; corner < board->n_corners; corner++)
        {
          KitPixel at = adv_robot_at (adv_place_of (board, ADV_PLACE_CORNER, corner));

          g_assert_cmpfloat (at.x, >, 0);
          g_assert_cmpfloat (at.y, >, 0);
          g_assert_cmpfloat (at.x, <, layout->width);
          g_assert_cmpfloat (at.y, <, layout->height);
        }
      g_assert_true (gtk_widget_get_mapped (adv_robot_part ("build")));
    }
  robot_stop ();
}

/* What a button is for and costs stands on it: a picture of it and of each resource. */
static void
test_prices (void)
{
  static const struct { const char *button; int resources; } rows[] = {
    { "road", 2 }, { "village", 4 }, { "city", 5 }, { "buy", 3 }
  };
  int size = 0;

  begin ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *price = robot_find (adv_robot_part (rows[i].button), KIT_TYPE_FACE, 0);

      g_assert_nonnull (price);
      size = gtk_widget_get_height (price);
      g_assert_cmpint (gtk_widget_get_width (price), ==, (1 + rows[i].resources) * size);
    }
  g_assert_cmpint (size, >, 0);
  g_assert_null (robot_find (adv_robot_part ("trade"), KIT_TYPE_FACE, 0));
  robot_stop ();
}

/* What can be opened in the tray lies over the board, which stays as large as it is. */
static void
test_tray (void)
{
  begin ();
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *board = GTK_WIDGET (kit_table_get_board (robot_get_table ()));
      int height = gtk_widget_get_height (board);
      GtkWidget *button = robot_find (robot_find (robot_get_window (),
                                                  ADV_TYPE_CAMPAIGN_PANEL, 0),
                                      GTK_TYPE_MENU_BUTTON, i);
      GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));

      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      for (guint k = 0; k < 5; k++)
        robot_settle ();
      g_assert_true (gtk_widget_get_mapped (popover));
      g_assert_nonnull (robot_find (popover, GTK_TYPE_LABEL, 3));
      g_assert_cmpint (gtk_widget_get_height (board), ==, height);
      gtk_popover_popdown (GTK_POPOVER (popover));
    }
  robot_stop ();
}

/* Of each player the last bid is shown, also of who was outbid or has passed since. */
static void
check_bids (const char *const *bids,
            guint              n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("bidder_%u", i + 1);
      const char *said = gtk_widget_get_tooltip_text (adv_robot_part (name));

      if (!g_str_has_prefix (said, bids[i]))
        g_error ("“%s” is told, not “%s…”", said, bids[i]);
    }
}

static void
test_bids (void)
{
  static const char * const bids[] = {
    "Anna: passes (1), can pay at most ", "Bela: 2, can pay at most 11",
    "Chloe: 3, can pay at most ", "Dario: passes, can pay at most "
  };
  static const char * const paying[] = { "Anna: ", "Bela: 2, ", "Chloe: ", "Dario: " };

  show (adv_robot_read_position ("battle-bids.advisers",
                                 "22=bid:1 bid:2 bid:3 pass pass\n", 0xf));
  check_bids (bids, G_N_ELEMENTS (bids));
  robot_stop ();
  show (adv_robot_read_position ("battle-bids.advisers",
                                 "22=bid:1 bid:2 pass pass pass\n", 0xf));
  check_bids (paying, G_N_ELEMENTS (paying));
  robot_stop ();
}

/* What a second click hits may mean something else by then. */
static void
test_double_click (void)
{
  GtkWidget *pass;

  show (adv_robot_read_position ("battle-bids.advisers", NULL, 0xf));
  pass = adv_robot_part ("pass");
  robot_click_middle (pass);
  robot_click_middle (pass);
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 1);
  robot_stop ();
}

/* While a person bids against three others, there are lines of the log in a window of a usual
   laptop, without scrolling. */
static void
test_log_beside (void)
{
  static const char * const languages[] = { "en", "fr", "it", "es" };

  show (adv_robot_read_position ("battle-bids.advisers", NULL, 1));
  robot_resize (1192, 800);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *lines;
      graphene_rect_t bounds;

      robot_set_language (languages[i]);
      for (guint k = 0; k < 4; k++)
        robot_settle ();
      lines = robot_find_child (KIT_TYPE_LOG_PANEL, "scrolled");
      g_assert_true (gtk_widget_get_mapped (adv_robot_part ("bidding")));
      g_assert_true (gtk_widget_compute_bounds (lines, robot_get_window (), &bounds));
      if (bounds.origin.y + 60 > gtk_widget_get_height (robot_get_window ()))
        g_error ("%s: the log begins at %.0f", languages[i], bounds.origin.y);
    }
  robot_set_language ("en");
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/advisers/panels/modes", test_modes);
  g_test_add_func ("/advisers/panels/impossible", test_impossible);
  g_test_add_func ("/advisers/panels/possible", test_possible);
  g_test_add_func ("/advisers/panels/victims", test_victims);
  g_test_add_func ("/advisers/panels/trade", test_trade);
  g_test_add_func ("/advisers/panels/vain-offer", test_vain_offer);
  g_test_add_func ("/advisers/panels/log-beside", test_log_beside);
  g_test_add_func ("/advisers/panels/signs", test_signs);
  g_test_add_func ("/advisers/panels/rows", test_rows);
  g_test_add_func ("/advisers/panels/prices", test_prices);
  g_test_add_func ("/advisers/panels/tray", test_tray);
  g_test_add_func ("/advisers/panels/bids", test_bids);
  g_test_add_func ("/advisers/panels/double-click", test_double_click);
  g_test_add_func ("/advisers/panels/hand", test_hand);
  g_test_add_func ("/advisers/panels/languages", test_languages);
  g_test_add_func ("/advisers/panels/sizes", test_sizes);
  return g_test_run ();
}

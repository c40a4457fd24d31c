/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of The Advisers: keys and pointer reach each kind of place, which say what they are and
   mean what the player is doing. */

#include "config.h"

#include "adv-robot.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/words/adv-words.h"
#include "kit/view/board/kit-place.h"
#include "shell/shell-language.h"

#include <math.h>
#include <string.h>

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

static Play
show (KitRecord *record)
{
  Play play = { .table = adv_robot_start () };

  adv_robot_play (record);
  play.game = kit_table_get_game (play.table);
  play.input = kit_table_get_input (play.table);
  play.view = kit_table_get_board (play.table);
  robot_resize (1500, 1000);
  robot_settle ();
  return play;
}

/* A person may build anything. */
static Play
begin (void)
{
  return show (adv_robot_read ("building.advisers"));
}

/* (transfer full): what is proposed, as the record writes it; "" for nothing. */
static char *
get_proposal (Play *play)
{
  char word[ADV_TOKEN_SIZE] = "";

  if (adv_input_get_choice (play->input)->proposal != NULL)
    adv_decision_write (adv_input_get_choice (play->input)->proposal, adv_boards_default (), word);
  return g_strdup (word);
}

static void
assert_proposal (Play       *play,
                 const char *wanted)
{
  g_autofree char *proposal = get_proposal (play);

  g_assert_cmpstr (proposal, ==, wanted);
}

/* The last decision. */
static void
assert_decided (Play       *play,
                guint       n,
                const char *wanted)
{
  const KitHistory *history = kit_game_get_record (play->game)->history;
  char word[ADV_TOKEN_SIZE];

  g_assert_cmpuint (kit_game_get_cursor (play->game), ==, n);
  adv_decision_write (kit_history_get_decision (history, n - 1), adv_boards_default (), word);
  g_assert_cmpstr (word, ==, wanted);
}

/* --- keys --- */

/* The place with the focus, or KIT_NO_PLACE. */
static int
get_focus (void)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (robot_get_window ()));

  return KIT_IS_PLACE (focus) ? kit_place_get_number (KIT_PLACE (focus)) : KIT_NO_PLACE;
}

static gboolean
is_focused (gpointer place)
{
  return get_focus () == GPOINTER_TO_INT (place);
}

static void
assert_focus (const char *place)
{
  g_test_message ("to %s", place);
  robot_wait (place, is_focused, GINT_TO_POINTER (adv_robot_place (place)));
}

static void
walk (const char *key,
      const char *place)
{
  robot_key (key);
  assert_focus (place);
}

/* The cursors begin at the last point of the way, and an edge of it, and stay where they were; the
   arrow keys go to neighbours of the same kind. */
static void
test_arrows (void)
{
  begin ();
  walk ("o", "h7ne");
  walk ("v", "g8s");
  walk ("Right", "h9n");
  walk ("Left", "g8s");
  walk ("Down", "i8n");
  walk ("Up", "g8s");
  walk ("Left", "h7n");
  robot_key ("Tab");
  g_assert_cmpint (get_focus (), ==, KIT_NO_PLACE);
  walk ("b", "h7n");
  walk ("o", "h7ne");
  walk ("Right", "h9nw");
  walk ("Left", "h7ne");
  /* Chosen again it is chosen no more: back to corners, whose cursor went home meanwhile. */
  walk ("o", "g8s");
  robot_stop ();
}

/* The focus follows the kind of places: here to the robber, and from there over hexagons. */
static void
test_hexagons (void)
{
  Play play = begin ();

  robot_key ("b");
  adv_input_choose_kind (play.input, ADV_PLAY_KNIGHT);
  assert_focus ("h3");
  walk ("Right", "h5");
  walk ("Up", "g4");
  walk ("Escape", "g8s");
  robot_stop ();
}

/* Page Down goes round through all marked places of the kind, and no others; Page Up the other
   way. */
static void
test_marks (void)
{
  Play play = begin ();
  const AdvBoard *board = adv_boards_default ();
  AdvEdgeSet sites = adv_state_road_sites (adv_game_get_state (play.game), board);
  guint n = adv_edge_set_size (&sites);
  int first, last;

  g_assert_cmpuint (n, >=, 5);
  robot_key ("o");
  robot_key ("Next");
  first = last = get_focus ();
  for (guint i = 0; i < n; i++)
    {
      guint8 edge;

      last = get_focus ();
      g_assert_cmpint (adv_place_get (board, last, &edge), ==, ADV_PLACE_EDGE);
      g_assert_true (adv_edge_set_has (&sites, edge));
      adv_edge_set_remove (&sites, edge);
      robot_key ("Next");
    }
  g_assert_cmpuint (adv_edge_set_size (&sites), ==, 0);
  g_assert_cmpint (get_focus (), ==, first);
  robot_key ("Prior");
  g_assert_cmpint (get_focus (), ==, last);
  robot_stop ();
}

/* Return proposes, elsewhere something else, and at the place of the proposal decides. Space does
   not decide before it is pressed twice, and Escape takes the choice back. */
static void
test_keys (void)
{
  Play play = begin ();

  robot_key ("c");
  robot_key ("Next");
  assert_focus ("f5s");
  robot_key ("Return");
  assert_proposal (&play, "city:f5s");
  walk ("Next", "g8n");
  assert_proposal (&play, "city:f5s");
  robot_key ("Return");
  assert_proposal (&play, "city:g8n");
  robot_key ("Escape");
  assert_proposal (&play, "");
  g_assert_cmpuint (adv_input_get_choice (play.input)->mode, ==, ADV_NONE);
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 0);
  assert_focus ("g8n");
  robot_key ("space");
  assert_proposal (&play, "city:g8n");
  robot_key ("Return");
  assert_decided (&play, 1, "city:g8n");
  robot_stop ();
}

/* --- the pointer --- */

static void
click (const char *place)
{
  adv_robot_click (adv_robot_place (place));
}

/* A corner is a village, or a city where there is one; an edge a road, a hexagon the robber, once
   that was said. Another click on the same place decides. */
static void
test_clicks (void)
{
  Play play = begin ();

  click ("g6s");
  assert_proposal (&play, "village:g6s");
  click ("g8n");
  assert_proposal (&play, "city:g8n");
  click ("g8n");
  assert_decided (&play, 1, "city:g8n");
  robot_click_middle (adv_robot_part ("road"));
  click ("g6nw");
  assert_proposal (&play, "road:g6nw");
  click ("g4ne");
  assert_proposal (&play, "road:g4ne");
  click ("g4ne");
  assert_decided (&play, 2, "road:g4ne");
  adv_input_choose_kind (play.input, ADV_PLAY_KNIGHT);
  click ("d7");
  assert_proposal (&play, "knight:d7>2");
  click ("f15");
  assert_proposal (&play, "knight:f15");
  click ("f15");
  assert_decided (&play, 3, "knight:f15");
  robot_stop ();
}

/* What is not possible there is said, and proposes nothing. */
static void
test_refusals (void)
{
  static const struct
  {
    const char *kind;                   /* of the button that is clicked before, or NULL */
    const char *place;
    const char *why;
  } cases[] = {
    { NULL, "g6n", "No road of the player touches this corner. (Rule 40)" },
    { NULL, "d7n", "Bela has a building there. (Rule 40)" },
    { NULL, "h5n", "It is next to a corner with a building. (Rule 41)" },
    { "road", "g6w", "Anna has a road there. (Rule 39)" },
    { "road", "c16w", "This edge touches no road and no building of the player. (Rule 39)" },
  };
  Play play = begin ();
  GtkWidget *detail = adv_robot_part ("detail");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      if (cases[i].kind != NULL && adv_input_get_choice (play.input)->mode == ADV_NONE)
        robot_click_middle (adv_robot_part (cases[i].kind));
      click (cases[i].place);
      assert_proposal (&play, "");
      g_assert_cmpstr (adv_robot_say ("detail"), ==, cases[i].why);
      g_assert_true (gtk_widget_has_css_class (detail, "refusal"));
    }
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 0);
  robot_stop ();
}

/* In an auction, places are looked at alone: a click does nothing, and refuses nothing. */
static void
test_looking (void)
{
  static const char * const places[] = { "d7", "f5s", "g6nw" };
  Play play = show (adv_robot_read_position ("battle-bids.advisers", NULL, 1));

  g_assert_true (kit_input_is_active (play.input));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      click (places[i]);
      assert_proposal (&play, "");
      g_assert_false (gtk_widget_has_css_class (adv_robot_part ("detail"), "refusal"));
    }
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, 0);
  robot_stop ();
}

/* A press that ends elsewhere chooses nothing, and nothing is chosen before the release. */
static void
test_release (void)
{
  Play play = begin ();
  GtkWidget *view = GTK_WIDGET (play.view);
  KitPixel at = adv_robot_at (adv_robot_place ("g8n"));

  robot_mouse (view, at.x, at.y, "mousedown", "1");
  robot_mouse (view, gtk_widget_get_width (view) - 3, 3, "mouseup", "1");
  assert_proposal (&play, "");
  robot_mouse (view, at.x, at.y, "mousedown", "1");
  assert_proposal (&play, "");
  robot_mouse (view, at.x, at.y, "mouseup", "1");
  assert_proposal (&play, "city:g8n");
  robot_stop ();
}

/* The wheel zooms around the pointer; a magnified board is dragged, which chooses nothing; a click
   means the place that is seen there. */
static void
test_zoom (void)
{
  Play play = begin ();
  GtkWidget *view = GTK_WIDGET (play.view);
  double unit = kit_board_view_get_parts (play.view)->layout->unit;
  KitPixel at = adv_robot_at (adv_robot_place ("g8n"));
  KitPixel now;

  for (guint i = 0; i < 4; i++)
    robot_mouse (view, at.x, at.y, "click", WHEEL_UP);
  g_assert_cmpfloat (kit_board_view_get_parts (play.view)->layout->unit, >, 1.3 * unit);
  now = adv_robot_at (adv_robot_place ("g8n"));
  g_assert_cmpfloat (hypot (now.x - at.x, now.y - at.y), <, NEAR * 5);
  robot_mouse (view, now.x, now.y, "mousedown", "1");
  robot_mouse (view, now.x + FAR / 2, now.y, "mousedown", "1");
  robot_mouse (view, now.x + FAR, now.y, "mouseup", "1");
  assert_proposal (&play, "");
  at = adv_robot_at (adv_robot_place ("g8n"));
  g_assert_cmpfloat (fabs (at.x - now.x - FAR), <, NEAR);
  click ("g8n");
  assert_proposal (&play, "city:g8n");
  for (guint i = 0; i < 8; i++)
    robot_mouse (view, at.x, at.y, "click", WHEEL_DOWN);
  g_assert_cmpfloat (kit_board_view_get_parts (play.view)->layout->unit, ==, unit);
  robot_stop ();
}

/* --- what places say --- */

static const struct
{
  const char *place;
  const char *text;
} said[] = {
  { "d7", "Gold river d7: Gold on a 4 (3 of 36)" },
  { "h3", "Desert h3. The robber is there: it brings nothing." },
  { "d7n", "Village of Bela, d7n: Wheat 5, Wood 11, Gold 4" },
  { "b3s", "City of Bela, b3s: " },
  { "g8n", "Village of Anna, g8n: Wood 2, Brick 8" },
  { "g6s", "Corner g6s: " },
  { "g6w", "Road of Anna, g6w: Wool 5, Wheat 10" },
  { "g6nw", "Edge g6nw: Wheat 10" },
};

static GtkWidget *
find_place (int number)
{
  GtkWidget *place;

  for (guint i = 0;
       (place = robot_find (robot_get_window (), KIT_TYPE_PLACE, i)) != NULL; i++)
    if (kit_place_get_number (KIT_PLACE (place)) == number)
      return place;
  g_assert_not_reached ();
}

/* Each place is a cell of the grid, with its sentence as its label. */
static void
test_labels (void)
{
  Play play = begin ();
  const AdvBoard *board = adv_boards_default ();
  const KitRecord *record = kit_game_get_record (play.game);
  const AdvState *state = adv_game_get_state (play.game);
  int n = adv_place_of (board, ADV_PLACE_EDGE, board->n_edges);
  const AdvScene *scene = kit_board_view_get_parts (KIT_BOARD_VIEW (play.view))->scene;
  guint n_choices = 0;

  for (guint i = 0; i < 5; i++)
    robot_settle ();
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (play.view), GTK_ACCESSIBLE_ROLE_GRID);
  for (int i = 0; i < n; i++)
    {
      GtkAccessible *place = GTK_ACCESSIBLE (robot_find (robot_get_window (), KIT_TYPE_PLACE, i));
      g_autofree char *text = NULL;
      guint8 index;
      AdvPlaceKind kind = adv_place_get (board, i, &index);

      text = kind == ADV_PLACE_HEXAGON
               ? adv_words_hexagon (board, state, index,
                                    adv_hexagon_set_has (&scene->hexagons, index))
             : kind == ADV_PLACE_CORNER
               ? adv_words_corner (record, state, index,
                                   adv_corner_set_has (&scene->corners, index))
               : adv_words_edge (record, state, index, adv_edge_set_has (&scene->edges, index));
      n_choices += strstr (text, "You can choose it.") != NULL;
      gtk_test_accessible_assert_role (place, GTK_ACCESSIBLE_ROLE_GRID_CELL);
      gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
    }
  g_assert_cmpuint (n_choices, >, 0);
  g_assert_null (robot_find (robot_get_window (), KIT_TYPE_PLACE, n));
  robot_stop ();
}

/* What is decided changes the label of its place. */
static void
test_new_label (void)
{
  Play play = begin ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const AdvBoard *board = adv_boards_default ();
  guint8 corner = adv_board_find_corner (board, "g6s");
  GtkAccessible *place;

  for (guint i = 0; i < 5; i++)
    robot_settle ();
  before = adv_words_corner (kit_game_get_record (play.game), adv_game_get_state (play.game),
                             corner, TRUE);
  place = GTK_ACCESSIBLE (find_place (adv_robot_place ("g6s")));
  gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_LABEL, before);
  click ("g6s");
  click ("g6s");
  assert_decided (&play, 1, "village:g6s");
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  /* For a city. */
  after = adv_words_corner (kit_game_get_record (play.game), adv_game_get_state (play.game),
                            corner, TRUE);
  g_assert_cmpstr (before, !=, after);
  g_assert_true (g_str_has_prefix (after, "Village of Anna, g6s: "));
  gtk_test_accessible_assert_property (place, GTK_ACCESSIBLE_PROPERTY_LABEL, after);
  robot_stop ();
}

/* (nullable): what the tooltip in the window says. */
static const char *
read_tooltip (void)
{
  GtkWidget *tip = robot_find (robot_get_window (), g_type_from_name ("GtkTooltipWindow"), 0);

  return tip != NULL && gtk_widget_get_mapped (tip)
           ? gtk_label_get_text (GTK_LABEL (robot_find (tip, GTK_TYPE_LABEL, 0))) : NULL;
}

static gboolean
is_told (const char *text)
{
  return read_tooltip () != NULL && g_str_has_prefix (read_tooltip (), text);
}

/* Until the tooltip has come, the pointer moves a little now and then: a motion only hides that of
   another place. */
static void
rest_at (GtkWidget  *view,
         KitPixel    at,
         const char *text)
{
  for (guint i = 0; i < 40 && !is_told (text); i++)
    {
      robot_mouse (view, at.x + 2 * (i % 2), at.y, NULL, NULL);
      for (guint k = 0; k < 40 && !is_told (text); k++)
        robot_settle ();
    }
  g_assert_true (is_told (text));
}

/* The pointer is told what it rests on: of corners, while villages may be chosen; between them, the
   hexagon; of edges, while a road is chosen. */
static void
test_tooltips (void)
{
  Play play = begin ();

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      KitPixel at = adv_robot_at (adv_robot_place (said[i].place));
      guint8 index;
      gboolean edge =
        adv_place_get (adv_boards_default (), adv_robot_place (said[i].place), &index) ==
        ADV_PLACE_EDGE;

      if (edge != (adv_input_get_choice (play.input)->mode == ADV_ROAD))
        robot_key ("o");
      rest_at (GTK_WIDGET (play.view), at, said[i].text);
    }
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
  g_test_add_func ("/advisers/board/arrows", test_arrows);
  g_test_add_func ("/advisers/board/hexagons", test_hexagons);
  g_test_add_func ("/advisers/board/marks", test_marks);
  g_test_add_func ("/advisers/board/keys", test_keys);
  g_test_add_func ("/advisers/board/clicks", test_clicks);
  g_test_add_func ("/advisers/board/refusals", test_refusals);
  g_test_add_func ("/advisers/board/looking", test_looking);
  g_test_add_func ("/advisers/board/release", test_release);
  g_test_add_func ("/advisers/board/zoom", test_zoom);
  g_test_add_func ("/advisers/board/labels", test_labels);
  g_test_add_func ("/advisers/board/new-label", test_new_label);
  g_test_add_func ("/advisers/board/tooltips", test_tooltips);
  return g_test_run ();
}

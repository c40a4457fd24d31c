/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stones in the real window: two persons play whole games by mouse and by keyboard, under covers
   that tell nobody a bonus stone. */

#include "stand-stones.h"
#include "watch.h"

#include "shell/shell-language.h"

#include <string.h>

static KitGame *game;                   /* that is played */

static const StonesState *
get_state (void)
{
  return stones_game_get_state (game);
}

static gboolean
is_at (gpointer cursor)
{
  return kit_game_get_cursor (game) >= GPOINTER_TO_UINT (cursor);
}

/* --- whole games --- */

/* The owner doubles when they rolled a 3; in even turns that is accepted. Otherwise as much is
   taken as may be. */
static StonesDecision
choose (void)
{
  const StonesState *state = get_state ();

  switch (state->phase)
    {
    case STONES_PHASE_ROLL:
      return (StonesDecision) { STONES_ROLL, 0 };
    case STONES_PHASE_ANSWER:
      return (StonesDecision) { state->turn % 2 == 0 ? STONES_ACCEPT : STONES_DECLINE, 0 };
    default:
      if (state->die == 3 && state->doubling == STONES_NOT_OFFERED)
        return (StonesDecision) { STONES_DOUBLE, 0 };
      return (StonesDecision) { STONES_TAKE, MIN (state->die, state->heap) };
    }
}

/* How a person does that, once the hand is open or need not be. */
typedef void (*Doing) (const StonesDecision *decision);

/* A decision that is proposed already is confirmed by the first of two clicks. */
static void
point (const StonesDecision *decision)
{
  const StonesDecision *proposal = kit_input_get_proposal (stand_get_input ());
  gboolean proposed = proposal != NULL && kit_rules_is_equal (&stones_rules, &stones_boards[0],
                                                              proposal, decision);

  for (guint i = 0; i < (proposed ? 1 : 2); i++)
    if (decision->kind == STONES_DOUBLE)
      robot_click_middle (stand_find_button ("game.double"));
    else
      stand_click_place (stand_find_place (decision));
}

/* By arrows to a stone, by Page Down to a button. */
static void
type (const StonesDecision *decision)
{
  guint cursor = kit_game_get_cursor (game);
  int place;

  if (decision->kind == STONES_DOUBLE)
    {
      robot_key ("d");
      robot_key ("d");
      return;
    }
  place = stand_find_place (decision);
  robot_key ("b");
  for (guint i = 0; i < 12 && stand_get_focused_place () != place; i++)
    robot_key (decision->kind != STONES_TAKE ? "Page_Down"
               : place % 8 > stand_get_focused_place () % 8 ? "Right"
               : place % 8 < stand_get_focused_place () % 8 ? "Left"
               : place > stand_get_focused_place () ? "Down" : "Up");
  g_assert_cmpint (stand_get_focused_place (), ==, place);
  robot_key ("Return");
  if (kit_game_get_cursor (game) == cursor)
    robot_key ("Return");
}

static void
uncover_by_mouse (void)
{
  robot_click_middle (stand_find_button ("game.ready"));
}

/* By Tab to the button, as well as by the key for it. */
static void
uncover_by_keyboard (void)
{
  GtkWidget *ready = stand_find_button ("game.ready");

  if (get_state ()->turn > 2)
    {
      robot_key ("r");
      return;
    }
  for (guint i = 0; i < 30 && !gtk_widget_has_focus (ready); i++)
    robot_key ("Tab");
  g_assert_true (gtk_widget_has_focus (ready));
  robot_key ("space");
}

static void
play_whole (Doing  doing,
            void (*uncover) (void))
{
  guint n_answers = 0;
  int last = -1;                        /* who had their hand open last */

  game = stand_play (play_game ("pp", "3 1 2 3 3 2", ""));
  for (guint i = 0; !kit_game_is_over (game); i++)
    {
      StonesDecision decision = choose ();
      gboolean answer = get_state ()->phase == STONES_PHASE_ANSWER;
      int decider = kit_game_get_decider (game);

      /* Whoever decides after another person finds their hand covered. */
      g_assert_cmpint (kit_input_is_covered (stand_get_input ()), ==, decider != last);
      g_assert_cmpint (gtk_widget_get_mapped (stand_find_button ("game.ready")), ==,
                       decider != last);
      if (!answer && decider != last)
        {
          g_assert_false (kit_input_is_active (stand_get_input ()));
          uncover ();
          last = decider;
        }
      else if (answer)
        last = -1;
      n_answers += answer;
      g_assert_true (kit_input_is_active (stand_get_input ()));
      doing (&decision);
      robot_wait ("the decision", is_at, GUINT_TO_POINTER (i + 1));
      robot_settle ();
    }
  g_assert_cmpuint (n_answers, >=, 3);
  stand_close_result ("The heap is empty.", "Bonus");
}

static void
test_mouse (void)
{
  stand_open (&stones_info, FALSE);
  play_whole (point, uncover_by_mouse);
  robot_stop ();
}

static void
test_keyboard (void)
{
  stand_open (&stones_info, FALSE);
  play_whole (type, uncover_by_keyboard);
  robot_stop ();
}

/* --- secrets --- */

/* Two games that differ only in what is hidden. */
static KitGame *
make_game (const char *kinds,
           gboolean    other,
           const char *tokens)
{
  static const guint8 bonus[2][STONES_MAX_PLAYERS] = { { 2, 0, 3 }, { 1, 3, 0 } };
  StonesState start;
  KitRecord *record;

  stones_state_start (&start, &stones_boards[0], strlen (kinds), PLAY_SEED + other);
  memcpy (start.bonus, bonus[other], start.n_players);
  record = kit_record_new (&stones_format, &stones_boards[0], &start);
  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i, kinds[i] == 'p' ? "person" : "planner", i ? "Ben" : "Ada");
  play_tell (record->history, "3 1 2");
  play_history (record->history, tokens);
  return stones_game_new (record);
}

typedef struct
{
  char *pixels;
  char *texts;                          /* of the table and the header */
  char *actions;                        /* that are possible */
} Sight;

static void
clear_sight (Sight *sight)
{
  g_free (sight->pixels);
  g_free (sight->texts);
  g_free (sight->actions);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sight, clear_sight)

static Sight
look (void)
{
  GActionGroup *group = shell_game_get_actions (SHELL_GAME (robot_get_table ()));
  g_auto (GStrv) names = g_action_group_list_actions (group);
  GString *actions = g_string_new (NULL);
  Sight sight;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_action_group_get_action_enabled (group, names[i]))
      g_string_append_printf (actions, "%s ", names[i]);
  sight.pixels = stand_read_pixels ();
  sight.texts = stand_read_widgets (robot_get_window ());
  sight.actions = g_string_free (actions, FALSE);
  return sight;
}

static void
check_same (const Sight *one,
            const Sight *other)
{
  g_assert_cmpstr (one->texts, ==, other->texts);
  g_assert_cmpstr (one->actions, ==, other->actions);
  g_assert_cmpstr (one->pixels, ==, other->pixels);
}

/* What is seen of a game, after a place was chosen if it is not negative. */
static Sight
look_at (gboolean    other,
         const char *tokens,
         int         place)
{
  game = stand_play (make_game ("pp", other, tokens));
  g_assert_true (kit_input_is_covered (stand_get_input ()));
  /* The pointer leaves the board and the panels, so that it marks nothing. */
  robot_mouse (robot_get_window (), gtk_widget_get_width (robot_get_window ()) / 2.0, 12, "mouseup",
               "1");
  robot_key ("b");
  if (place >= 0)
    kit_input_choose (stand_get_input (), place);
  return look ();
}

static void
test_covered (void)
{
  static const struct
  {
    const char *tokens;
    int         place;                  /* that is proposed */
  } cases[] = {
    { "", -1 },
    { "roll", -1 },
    { "roll take:3 roll", -1 },
    { "roll double", -1 },
    { "roll double", 21 + STONES_BUTTON_ACCEPT },
    { "roll double", 21 + STONES_BUTTON_DECLINE },
    { "roll double accept", -1 },
  };

  stand_open (&stones_info, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Sight) one = look_at (FALSE, cases[i].tokens, cases[i].place);
      g_auto (Sight) other = look_at (TRUE, cases[i].tokens, cases[i].place);

      g_assert_cmpint (kit_input_get_proposal (stand_get_input ()) != NULL, ==,
                       cases[i].place >= 0);
      check_same (&one, &other);
    }
  robot_stop ();
}

/* With an open hand the same is not the same: the comparison can fail. */
static void
test_open (void)
{
  Sight sights[2];

  stand_open (&stones_info, FALSE);
  for (guint i = 0; i < 2; i++)
    {
      game = stand_play (make_game ("pp", i, ""));
      robot_key ("r");
      sights[i] = look ();
    }
  g_assert_cmpstr (sights[0].pixels, !=, sights[1].pixels);
  g_assert_nonnull (strstr (sights[0].texts, "Bonus stone of Ada: 2"));
  g_assert_nonnull (strstr (sights[1].texts, "Bonus stone of Ada: 1"));
  clear_sight (&sights[0]);
  clear_sight (&sights[1]);
  robot_stop ();
}

static gboolean
is_covered (gpointer cover)
{
  return kit_input_get_cover (stand_get_input ()) == (KitCover) GPOINTER_TO_INT (cover);
}

static void
check_peek (const Sight *covered)
{
  const StonesDecision *proposal;
  g_auto (Sight) sight = { NULL };

  robot_wait ("the peek", is_covered, GINT_TO_POINTER (KIT_COVER_PEEKING));
  sight = look ();
  g_assert_nonnull (strstr (sight.texts, "Bonus stone of Ben: 0"));
  g_assert_null (strstr (covered->texts, "Bonus stone"));
  g_assert_cmpstr (sight.pixels, !=, covered->pixels);
  proposal = kit_input_get_proposal (stand_get_input ());
  g_assert_cmpuint (proposal->kind, ==, STONES_ACCEPT);
}

static void
check_hidden_again (const Sight *covered)
{
  g_auto (Sight) sight = { NULL };

  robot_wait ("the cover", is_covered, GINT_TO_POINTER (KIT_COVER_COVERED));
  sight = look ();
  check_same (&sight, covered);
}

/* By the key that is held, and by the action; the answer that is proposed stays, and is made. */
static void
test_peek (void)
{
  g_auto (Sight) covered = { NULL };
  GtkWidget *window;

  stand_open (&stones_info, FALSE);
  covered = look_at (FALSE, "roll double", 21 + STONES_BUTTON_ACCEPT);
  window = robot_get_window ();
  robot_hold_key ("p", TRUE);
  check_peek (&covered);
  robot_hold_key ("p", FALSE);
  check_hidden_again (&covered);
  g_assert_true (gtk_widget_activate_action (window, "game.peek", NULL));
  check_peek (&covered);
  g_assert_true (gtk_widget_activate_action (window, "game.peek", NULL));
  check_hidden_again (&covered);
  /* The hand of the next who decides is not peeked at. */
  g_assert_true (gtk_widget_activate_action (window, "game.peek", NULL));
  robot_key ("ctrl+Return");
  stand_check ("roll double accept");
  g_assert_true (kit_input_is_covered (stand_get_input ()));
  robot_stop ();
}

/* The face of the card that flies, or -1. */
static void
find_face (const KitMotion *motion,
           double           progress,
           gpointer         face)
{
  if (motion->kind == KIT_MOTION_CARD)
    *(int *) face = motion->face;
}

static int
get_flying_face (void)
{
  int face = -1;

  kit_playback_foreach (kit_table_get_playback (robot_get_table ()), find_face, &face);
  return face;
}

static gboolean
is_flying (gpointer data)
{
  return get_flying_face () >= 0;
}

/* Whoever rolls takes their bonus stone in hand: its face is for them alone. */
static void
test_flight (void)
{
  static const struct { const char *kinds; int face; } cases[] = {
    { "pp", 2 }, { "pl", 2 }, { "lp", KIT_MOTION_HIDDEN },
  };
  g_autoptr (GSettings) settings = g_settings_new (stones_info.schema);

  stand_open (&stones_info, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_settings_set_string (settings, "animation-speed", "slow");
      game = stand_play (make_game (cases[i].kinds, FALSE, ""));
      if (cases[i].kinds[0] == 'p')
        {
          robot_key ("r");
          g_assert_true (watch_decide (game, "roll"));
        }
      robot_wait ("the card", is_flying, NULL);
      g_assert_cmpint (get_flying_face (), ==, cases[i].face);
      g_settings_set_string (settings, "animation-speed", "off");
      g_assert_cmpint (get_flying_face (), ==, -1);
    }
  robot_stop ();
}

/* --- what one player saw --- */

/* A record of a seat is looked at, whatever is clicked and pressed; saving it changes nothing. */
static void
test_excerpt (void)
{
  static const char * const impossible[] = {
    "undo", "redo", "undo-turn", "redo-turn", "resign", "hint", "result", "pause", "step",
    "move-now", "skip", "peek",
  };
  g_autoptr (KitRecord) whole = play_record ("ppl", "3 1", "roll double accept take:3 roll");
  g_autoptr (KitRecord) known = kit_record_look (whole, 1);
  g_autofree char *text = kit_record_write (known);
  g_autofree char *saved = NULL;
  StonesDecision decision;
  KitRefusal refusal;

  stand_open (&stones_info, FALSE);
  game = stand_play (stones_game_new (kit_record_copy (known)));
  g_assert_false (kit_input_is_asked (stand_get_input ()));
  g_assert_cmpint (kit_input_get_cover (stand_get_input ()), ==, KIT_COVER_OPEN);
  g_assert_cmpuint (get_state ()->bonus[0], ==, STONES_UNKNOWN);
  g_assert_cmpuint (get_state ()->bonus[1], ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++)
    if (stand_can (impossible[i]))
      g_error ("%s is possible", impossible[i]);

  for (guint i = 0; i < 8; i++)
    stand_click_place (i);
  robot_key ("Return");
  play_decision ("take:1", &decision);
  g_assert_false (kit_game_decide (game, &decision, &refusal));
  kit_game_set_kind (game, 0, "planner");
  g_assert_true (gtk_widget_activate_action (robot_get_window (), "game.look-first", NULL));
  robot_settle ();
  g_assert_cmpuint (kit_game_get_shown (game), ==, 0);
  stand_check ("roll double accept take:3 roll");
  saved = kit_record_write (kit_referee_get_record (kit_game_get_referee (game)));
  g_assert_cmpstr (saved, ==, text);
  g_assert_false (kit_game_get_modified (game));
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stones/covered", test_covered);
  g_test_add_func ("/stones/open", test_open);
  g_test_add_func ("/stones/peek", test_peek);
  g_test_add_func ("/stones/flight", test_flight);
  g_test_add_func ("/stones/excerpt", test_excerpt);
  g_test_add_func ("/stones/mouse", test_mouse);
  g_test_add_func ("/stones/keyboard", test_keyboard);
  return g_test_run ();
}

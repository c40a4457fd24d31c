/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guided game, followed step by step; hints, and banners that wait. */

#include "config.h"

#include "advise.h"
#include "robot-result.h"
#include "robot.h"

#include "alexandros/presenter/alx-storyboard.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/view/alx-table.h"
#include "alexandros/view/panels/alx-action-panel.h"
#include "alexandros/view/panels/alx-card-panel.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/guide/kit-guide.h"
#include "kit/view/table/kit-banner.h"
#include "shell/shell-language.h"

#include <glib/gi18n.h>
#include <string.h>

static GSettings *settings;

static KitInput *
get_input (void)
{
  return kit_table_get_input (robot_get_table ());
}

static const AlxState *
get_state (void)
{
  return alx_game_get_state (kit_table_get_game (robot_get_table ()));
}

/* Anna against a Captain. */
static KitRecord *
make_record (void)
{
  KitRecord *record = alx_record_new (alx_boards_default (), &(AlxOptions) { 0 }, 2, 5);

  kit_record_set_player (record, 0, KIT_RED, "person", "Anna");
  kit_record_set_player (record, 1, KIT_BLUE, "captain", "Bagoas");
  return record;
}

/* --- the guided game --- */

static KitGuide *
get_guide (void)
{
  return kit_table_get_guide (robot_get_table ());
}

/* Whether the bubble of a step that ends so is shown. */
static gboolean
shows_step (gpointer until)
{
  KitGuideStep *step = kit_guide_get_step (get_guide ());

  return step != NULL && g_strcmp0 (step->until, until) == 0 &&
         gtk_widget_get_mapped (GTK_WIDGET (get_guide ()));
}

static gboolean
shows_any (gpointer data)
{
  return kit_guide_get_step (get_guide ()) != NULL;
}

static gboolean
is_persons_turn (gpointer data)
{
  return kit_input_is_active (get_input ()) &&
         !kit_playback_is_playing (kit_table_get_playback (robot_get_table ()));
}

/* Makes the decision that a Captain would, by a proposal that is confirmed by keys. */
static void
decide_well (void)
{
  AlxQuestion question = { .board = alx_game_get_board (kit_table_get_game (robot_get_table ())),
                           .seed = 1 };
  AlxAdvice advice;

  alx_seat_look (&question.seat, get_state (), get_state ()->player);
  advise (ALX_LEVEL_CAPTAIN, &question, &advice);
  g_assert_cmpuint (advice.n, >, 0);
  kit_input_advise (get_input (), advice.line, 1);
  robot_key ("ctrl+Return");
}

static GtkWidget *
find_action (const char *name)
{
  return kit_action_panel_find (
    KIT_ACTION_PANEL (robot_find (robot_get_window (), ALX_TYPE_ACTION_PANEL, 0)), name);
}

static void
click_place (int place)
{
  KitBoardView *board = kit_table_get_board (robot_get_table ());
  KitSpot spot;

  kit_board_view_locate (board, place, &spot);
  robot_click (GTK_WIDGET (board), spot.middle.x, spot.middle.y);
}

/* Clicks the first point where Alexander may stop. */
static void
click_target (void)
{
  const AlxBoard *board = alx_game_get_board (kit_table_get_game (robot_get_table ()));
  const AlxState *moving = alx_input_get_choice (get_input ())->moving;
  AlxPointSet targets = alx_state_allowed_points (moving, board, moving->symbol);

  for (guint p = 0; p < board->n_points; p++)
    if (alx_point_set_has (&targets, p))
      {
        click_place (alx_place_of_point (board, p));
        return;
      }
}

/* Clicks a province that can be paid for. */
static void
click_province (void)
{
  const AlxBoard *board = alx_game_get_board (kit_table_get_game (robot_get_table ()));

  click_place (alx_place_of_space (alx_legal_find_gain (get_state (), board)));
}

/* Does what the bubble says, with the pointer where it points. */
static void
follow (KitGuideStep *step)
{
  const char *place = step->place;

  if (g_str_equal (place, "face-up"))
    robot_click_middle (alx_card_panel_get_anchor (
      ALX_CARD_PANEL (robot_find (robot_get_window (), ALX_TYPE_CARD_PANEL, 0)),
      ALX_ANCHOR_FACE_UP));
  else if (g_str_equal (place, "target"))
    click_target ();
  else if (g_str_equal (place, "confirm"))
    robot_click_middle (find_action ("confirm"));
  else if (g_str_equal (place, "actions"))
    {
      robot_key ("d");
      robot_key ("ctrl+Return");
    }
  else if (g_str_equal (place, "log"))
    robot_key ("g");
  else if (g_str_equal (place, "province"))
    {
      click_province ();
      robot_click_middle (find_action ("confirm"));
    }
  else if (g_str_equal (place, "levy"))
    {
      robot_click_middle (find_action ("levy"));
      robot_click_middle (find_action ("confirm"));
    }
  else
    decide_well ();
}

static gboolean
is_guide_gone (gpointer data)
{
  return !gtk_widget_get_visible (GTK_WIDGET (get_guide ()));
}

/* By the button of the bubble. */
static void
leave_guide (void)
{
  for (guint i = 0; i < 3; i++)
    robot_settle ();
  robot_click_middle (GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (get_guide ()), KIT_TYPE_GUIDE, "leave")));
  robot_wait ("the guide to end", is_guide_gone, NULL);
}

static void
start_guide (void)
{
  ShellGame *game = SHELL_GAME (robot_get_table ());

  SHELL_GAME_GET_IFACE (game)->learn (game);
}

/* Every bubble leads to the next one, to the last of the whole game; what it says has been
   translated. */
static void
test_guided (gconstpointer language)
{
  GHashTable *seen = g_hash_table_new (g_str_hash, g_str_equal);
  KitGuideStep *step;

  robot_start ();
  robot_play (make_record ());
  robot_set_language (language);
  start_guide ();
  for (guint i = 0; i < 400; i++)
    {
      robot_wait ("a bubble", shows_any, NULL);
      step = kit_guide_get_step (get_guide ());
      g_hash_table_add (seen, (gpointer) step->place);
      if (step->until == NULL)
        break;
      if (g_str_equal (step->until, "over"))
        decide_well ();
      else
        follow (step);
      robot_settle ();
      if (get_state ()->over)
        {
          robot_wait ("the result", robot_has_result, NULL);
          gtk_window_destroy (robot_find_result ());
          continue;
        }
      if (get_state ()->player == 0)
        robot_wait ("the end of all motion", is_persons_turn, NULL);
      else if (get_state ()->turn > 2)
        robot_wait ("the rival", is_persons_turn, NULL);
      robot_settle ();
    }
  g_assert_null (kit_guide_get_step (get_guide ())->until);
  g_assert_true (g_hash_table_contains (seen, "province"));
  g_assert_true (g_hash_table_contains (seen, "log"));
  g_assert_true (g_hash_table_contains (seen, "levy"));
  g_assert_true (get_state ()->over);
  g_assert_cmpuint (get_state ()->scores[0], >, 0);
  g_hash_table_unref (seen);
  leave_guide ();
  g_assert_false (g_settings_get_boolean (settings, "guided"));
  robot_set_language ("en");
  robot_stop ();
}

/* Whoever leaves it can go on with it, and undo leads back. */
static void
test_leave_guide (void)
{
  robot_start ();
  robot_play (make_record ());
  start_guide ();
  robot_wait ("the first bubble", shows_step, (gpointer) "card");
  follow (kit_guide_get_step (get_guide ()));
  robot_wait ("the second bubble", shows_step, (gpointer) "way");
  robot_key ("Escape");
  robot_wait ("the first bubble again", shows_step, (gpointer) "card");
  follow (kit_guide_get_step (get_guide ()));
  leave_guide ();
  start_guide ();
  robot_wait ("the second bubble again", shows_step, (gpointer) "way");
  robot_play (make_record ());
  robot_settle ();
  g_assert_true (is_guide_gone (NULL));
  robot_stop ();
}

/* --- hints --- */

static GtkWidget *
find_banner (void)
{
  return robot_find (robot_get_window (), KIT_TYPE_BANNER, 0);
}

static gboolean
has_hint (gpointer data)
{
  return alx_input_get_choice (get_input ())->proposal != NULL &&
         gtk_widget_get_mapped (find_banner ());
}

static const char *
get_banner (void)
{
  return gtk_label_get_text (GTK_LABEL (robot_find (find_banner (), GTK_TYPE_LABEL, 0)));
}

/* A hint is a proposal of the whole turn, of which the steps are marked; a second one tells the
   same; the decision ends it. */
static void
test_hint (void)
{
  g_autofree char *first = NULL;
  g_autofree char *next = NULL;
  GtkWidget *why;
  KitRefusal refusal;
  guint n;

  robot_start ();
  /* Whoever chooses meanwhile, before the answer can come, keeps what they chose. */
  g_assert_true (
    gtk_widget_activate_action (GTK_WIDGET (robot_get_table ()), "game.hint", NULL));
  g_assert_true (
    gtk_widget_activate_action (GTK_WIDGET (robot_get_table ()), "game.face-up-1", NULL));
  for (guint i = 0; i < 150; i++)
    robot_settle ();
  g_assert_cmpint (alx_input_get_choice (get_input ())->proposal->kind, ==, ALX_CHOOSE);
  g_assert_false (gtk_widget_get_visible (find_banner ()));
  robot_key ("Escape");
  robot_key ("h");
  robot_wait ("the hint", has_hint, NULL);
  g_assert_true (kit_input_is_complete (get_input (), &refusal));
  first = g_strdup (get_banner ());
  /* There is room for the reasons. */
  why = robot_find (find_banner (), GTK_TYPE_LABEL, 1);
  g_assert_true (gtk_widget_get_mapped (why));
  g_assert_cmpuint (strlen (gtk_label_get_text (GTK_LABEL (why))), >, 10);
  /* Cancelled, it goes; asked for again, it is there again. */
  robot_key ("Escape");
  robot_settle ();
  g_assert_false (gtk_widget_get_visible (find_banner ()));
  g_assert_null (kit_input_get_advice (get_input (), &n));
  robot_key ("h");
  robot_wait ("the hint", has_hint, NULL);
  g_assert_true (kit_input_is_complete (get_input (), &refusal));
  g_assert_cmpstr (get_banner (), ==, first);
  g_assert_nonnull (kit_input_get_advice (get_input (), &n));
  g_assert_cmpuint (n, >=, 2);
  robot_key ("h");
  robot_settle ();
  g_assert_cmpstr (get_banner (), ==, first);
  robot_key ("ctrl+Return");
  g_assert_cmpint (get_state ()->phase, ==, ALX_PHASE_ACTIONS);
  robot_settle ();
  g_assert_false (gtk_widget_get_visible (find_banner ()));
  /* What was said is followed: the rest of it, if there is any, is there at once. */
  robot_key ("h");
  if (n > 2)
    {
      g_assert_true (has_hint (NULL));
      next = g_strndup (get_banner (), strcspn (get_banner (), "."));
      g_assert_nonnull (strstr (first, next));
    }
  robot_wait ("the hint", has_hint, NULL);
  /* A second click on a button confirms. */
  robot_key ("Escape");
  robot_settle ();
  g_signal_emit_by_name (robot_find_child (ALX_TYPE_ACTION_PANEL, "draw"), "clicked");
  g_assert_cmpint (alx_input_get_choice (get_input ())->proposal->kind, ==, ALX_DRAW);
  robot_settle ();
  robot_click_middle (robot_find_child (ALX_TYPE_ACTION_PANEL, "draw"));
  g_assert_cmpuint (get_state ()->actions_left, ==, 1);
  robot_stop ();
}

/* --- waiting --- */

static gboolean
has_banner (gpointer data)
{
  return gtk_widget_get_mapped (find_banner ()) && strstr (get_banner (), data) != NULL;
}

static gboolean
is_second_turn (gpointer data)
{
  return get_state ()->turn > 2;
}

/* The game waits before the turn of a rival, and goes on with a click. */
static void
test_pause (void)
{
  KitGame *game;

  g_settings_set_boolean (settings, "pause-before-rivals", TRUE);
  robot_start ();
  robot_play (make_record ());
  game = kit_table_get_game (robot_get_table ());
  while (get_state ()->turn == 1)
    decide_well ();
  robot_wait ("the pause", has_banner, (gpointer) "Bagoas");
  g_assert_false (kit_game_get_running (game));
  robot_set_language ("fr");
  robot_wait ("the pause in French", has_banner, (gpointer) "Bagoas");
  robot_set_language ("en");
  g_assert_false (kit_game_get_running (game));
  robot_click_middle (robot_find (find_banner (), GTK_TYPE_BUTTON, 0));
  g_assert_true (kit_game_get_running (game));
  robot_wait ("the turn of the rival", is_second_turn, NULL);
  while (get_state ()->turn == 3)
    {
      robot_wait ("the person", is_persons_turn, NULL);
      decide_well ();
    }
  robot_wait ("the next pause", has_banner, (gpointer) "Bagoas");
  robot_key ("g");
  g_assert_true (kit_game_get_running (game));
  g_assert_false (gtk_widget_get_visible (find_banner ()));
  /* Another game does not wait where this one did. */
  robot_wait ("the person", is_persons_turn, NULL);
  while (get_state ()->turn == 5)
    {
      robot_wait ("the person", is_persons_turn, NULL);
      decide_well ();
    }
  robot_wait ("the pause before another game", has_banner, (gpointer) "Bagoas");
  robot_play (make_record ());
  robot_settle ();
  g_assert_true (kit_game_get_running (kit_table_get_game (robot_get_table ())));
  g_assert_false (gtk_widget_get_visible (find_banner ()));
  g_settings_reset (settings, "pause-before-rivals");
  robot_stop ();
}

/* The game waits after a levy of a rival, and undo does not leave it waiting. */
static void
test_wait (void)
{
  KitGame *game;

  g_settings_set_boolean (settings, "wait-after-events", TRUE);
  robot_start ();
  robot_play (make_record ());
  game = kit_table_get_game (robot_get_table ());
  for (guint i = 0; i < 200 && kit_game_get_running (game); i++)
    {
      robot_wait ("the person", is_persons_turn, NULL);
      decide_well ();
      for (guint k = 0; k < 40 && kit_game_get_running (game) && !is_persons_turn (NULL); k++)
        robot_settle ();
    }
  g_assert_false (kit_game_get_running (game));
  robot_wait ("the banner", has_banner, (gpointer) "");
  kit_game_undo (game, KIT_STEP_TURN);
  g_assert_true (kit_game_get_running (game));
  g_settings_reset (settings, "wait-after-events");
  robot_stop ();
}

/* --- sounds --- */

static guint n_sounds;                  /* of walls, that were to be played */

static GLogWriterOutput
count_cb (GLogLevelFlags   level,
          const GLogField *fields,
          gsize            n,
          gpointer         data)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") &&
        g_str_has_prefix (fields[i].value, "sound “wall”"))
      n_sounds++;
  return g_log_writer_default (level, fields, n, data);
}

static gboolean
is_moved (gpointer data)
{
  return get_state ()->phase == ALX_PHASE_ACTIONS &&
         !kit_playback_is_playing (kit_table_get_playback (robot_get_table ()));
}

/* Sounds are off at first; no wall is heard twice. */
static void
test_sound (void)
{
  guint n_walls;

  g_settings_set_string (settings, "animation-speed", "slow");
  for (guint on = 0; on < 2; on++)
    {
      g_settings_set_boolean (settings, "sound", on > 0);
      robot_start ();
      robot_play (make_record ());
      n_walls = get_state ()->black;
      n_sounds = 0;
      decide_well ();
      if (get_state ()->phase == ALX_PHASE_WAY)
        decide_well ();
      robot_wait ("the walls", is_moved, NULL);
      n_walls -= get_state ()->black;
      g_assert_cmpuint (n_walls, >, 0);
      g_assert_cmpuint (n_sounds, <=, on * n_walls);
      robot_stop ();
    }
  g_settings_reset (settings, "sound");
  g_settings_set_string (settings, "animation-speed", "off");
}

int
main (int    argc,
      char **argv)
{
  shell_language_init ();
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_test_init (&argc, &argv, NULL);
  g_log_set_debug_enabled (TRUE);
  g_log_set_writer_func (count_cb, NULL, NULL);
  settings = g_settings_new (alx_table_info.schema);
  g_settings_set_string (settings, "animation-speed", "off");
  g_test_add_data_func ("/guide/walk/en", "en", test_guided);
  g_test_add_data_func ("/guide/walk/fr", "fr", test_guided);
  g_test_add_data_func ("/guide/walk/it", "it", test_guided);
  g_test_add_data_func ("/guide/walk/es", "es", test_guided);
  g_test_add_func ("/guide/leave", test_leave_guide);
  g_test_add_func ("/guide/hint", test_hint);
  g_test_add_func ("/guide/pause", test_pause);
  g_test_add_func ("/guide/wait", test_wait);
  g_test_add_func ("/guide/sound", test_sound);
  return g_test_run ();
}

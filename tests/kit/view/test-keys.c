/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of both games: what is bound is listed, single ones can be switched off, and questions and
   typed decisions are answered.

     test-keys -p /keys/GAME */

#include "config.h"

#include "every-window.h"
#include "whole.h"

#include "kit/view/dialogs/kit-ask-decision.h"
#include "kit/view/table/kit-banner.h"
#include "shell/shell-keys.h"
#include "shell/shell-speech.h"

#include <string.h>

#define PLAYERS 3

static GtkApplication *
get_application (void)
{
  return GTK_APPLICATION (g_application_get_default ());
}

/* --- what is bound and what is listed --- */

static char *
normalize (const char *key)
{
  GdkModifierType modifiers;
  guint value;

  gtk_accelerator_parse (key, &value, &modifiers);
  return gtk_accelerator_name (value, modifiers);
}

/* Adds "ACTION KEY" for each key of an action, and returns how many lines the list has for them. */
static guint
add_table (GHashTable       *pairs,
           const ShellAccel *accel)
{
  guint n = 0;

  for (; accel->action != NULL; accel++)
    {
      n += accel->title != NULL;
      for (guint i = 0; accel->action[0] != '\0' && accel->keys[i] != NULL; i++)
        {
          g_autofree char *key = normalize (accel->keys[i]);

          g_assert_true (g_hash_table_add (pairs, g_strdup_printf ("%s %s", accel->action, key)));
        }
    }
  return n;
}

static guint
count_rows (GtkWidget *widget)
{
  guint n = GTK_IS_LIST_BOX_ROW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* (nullable): the window of that type, or with that title. */
static GtkWidget *
find_window (GType       type,
             const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) &&
          (title == NULL || g_strcmp0 (gtk_window_get_title (window), title) == 0))
        return GTK_WIDGET (window);
    }
  return NULL;
}

static void
test_listed (const ShellGameInfo *info)
{
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (get_application ());
  guint n = add_table (pairs, shell_keys_own);
  GtkWidget *help;

  for (const ShellAccel * const *table = info->accels; *table != NULL; table++)
    n += add_table (pairs, *table);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (get_application (), actions[i]);

      for (guint k = 0; keys[k] != NULL; k++)
        {
          g_autofree char *key = normalize (keys[k]);
          g_autofree char *pair = g_strdup_printf ("%s %s", actions[i], key);

          if (!g_hash_table_remove (pairs, pair))
            g_error ("%s is bound, and not listed", pair);
        }
    }
  g_assert_cmpuint (g_hash_table_size (pairs), ==, 0);
  gtk_widget_activate_action (robot_get_window (), "win.show-help-overlay", NULL);
  robot_settle ();
  help = find_window (GTK_TYPE_WINDOW, "Keyboard Shortcuts");
  g_assert_nonnull (help);
  g_assert_cmpuint (count_rows (help), ==, n);
  g_assert_cmpint (gtk_widget_get_width (help), <=, 1024);
  gtk_window_destroy (GTK_WINDOW (help));
  robot_settle ();
}

static guint
count_keys (const char *action)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (get_application (), action);

  return g_strv_length (keys);
}

static void
test_single (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_assert_cmpuint (count_keys ("game.hint"), ==, 1);
  g_settings_set_boolean (settings, "single-keys", FALSE);
  robot_settle ();
  g_assert_cmpuint (count_keys ("game.hint"), ==, 0);
  g_assert_cmpuint (count_keys ("game.end-turn"), ==, 0);
  g_assert_cmpuint (count_keys ("game.confirm"), ==, 2);
  g_assert_cmpuint (count_keys ("game.cancel"), ==, 1);
  g_assert_cmpuint (count_keys ("game.ask-hand"), ==, 1);
  g_settings_reset (settings, "single-keys");
  robot_settle ();
  g_assert_cmpuint (count_keys ("game.hint"), ==, 1);
}

/* --- questions and typed decisions --- */

static void
said_cb (GString    *said,
         guint       kind,
         const char *text)
{
  if (kind == SHELL_SPEECH_ALERT)
    g_string_assign (said, text);
}

/* The answer to a key. */
static const char *
ask (GString    *said,
     const char *key)
{
  g_string_truncate (said, 0);
  robot_key (key);
  return said->str;
}

/* Persons, so that no computer decides; the first one has an open hand. */
static KitGame *
play (const EveryGame *game,
      const KitLevel  *levels)
{
  KitRecord *record = every_game_create (game, PLAYERS, 1);
  KitGame *played;

  for (guint i = 0; i < PLAYERS; i++)
    kit_record_set_player (record, i, i, "person", i == 0 ? "Anna" : i == 1 ? "Bela" : "Chloe");
  played = kit_game_new (record, levels);
  robot_play_game (played);
  every_window_wait ();
  return played;
}

/* Whether a hand is told in the banner. */
static void
check_banner (gboolean told)
{
  GtkWidget *banner = robot_find (robot_get_window (), KIT_TYPE_BANNER, 0);
  const char *text = gtk_label_get_text (GTK_LABEL (robot_find (banner, GTK_TYPE_LABEL, 0)));

  g_assert_cmpint (gtk_widget_get_mapped (banner) && g_str_has_prefix (text, "In your hand: "),
                   ==, told);
}

/* What one player has asked is gone when the next one looks. */
static void
test_covered (KitGame *game)
{
  const KitRules *rules = kit_game_get_record (game)->format->rules;
  guint decider = kit_game_get_decider (game);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  BaseRandom random = { 1 };
  KitRefusal refusal;

  while (kit_game_get_decider (game) == decider)
    {
      robot_key ("F2");
      check_banner (TRUE);
      kit_rules_pick_any (rules, kit_game_get_state (game), kit_game_get_board (game), &random,
                          decision);
      g_assert_true (kit_game_decide (game, decision, &refusal));
    }
  check_banner (FALSE);
}

static void
test_answers (KitGame *game,
              gboolean has_auctions)
{
  GString *said = g_string_new (NULL);
  gpointer speech = shell_speech_of (robot_get_window ());
  gulong handler = g_signal_connect_swapped (speech, "said", G_CALLBACK (said_cb), said);
  GtkWidget *focus;

  g_assert_cmpstr (ask (said, "F2"), ==, "No hand is open.");
  kit_input_uncover (kit_table_get_input (robot_get_table ()));
  robot_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (robot_get_window ()));
  g_assert_true (g_str_has_prefix (ask (said, "F2"), "In your hand: "));
  check_banner (TRUE);
  g_assert_nonnull (strstr (ask (said, "F3"), "Chloe"));
  g_assert_true (g_str_has_prefix (ask (said, "F4"), "Anna: "));
  g_assert_cmpstr (ask (said, "F5"), ==, "Nothing has happened yet.");
  g_assert_nonnull (strstr (ask (said, "F6"), has_auctions ? "In the bank: " : "Walls left: "));
  /* The first temple is sold at once. */
  g_assert_true (has_auctions ? g_str_has_prefix (ask (said, "F7"), "Auction: Temple.")
                              : ask (said, "F7")[0] == '\0');
  g_assert_true (gtk_root_get_focus (GTK_ROOT (robot_get_window ())) == focus);
  g_signal_handler_disconnect (speech, handler);
  g_string_free (said, TRUE);
}

static gboolean
find_first (gconstpointer decision,
            gpointer      data)
{
  memcpy (data, decision, kit_game_get_record (kit_table_get_game (robot_get_table ()))
                            ->format->rules->decision_size);
  return FALSE;
}

static gboolean
has_proposal (gpointer input)
{
  return kit_input_get_proposal (input) != NULL &&
         find_window (KIT_TYPE_ASK_DECISION, NULL) == NULL;
}

static gboolean
is_asked (gpointer data)
{
  GtkWidget *dialog = find_window (KIT_TYPE_ASK_DECISION, NULL);

  return dialog != NULL && gtk_window_is_active (GTK_WINDOW (dialog));
}

static gboolean
is_refused (gpointer data)
{
  GtkWidget *dialog = find_window (KIT_TYPE_ASK_DECISION, NULL);

  return dialog != NULL && robot_find_class (dialog, "refusal") != NULL &&
         gtk_widget_get_mapped (robot_find_class (dialog, "refusal"));
}

/* What is no decision is refused, and leaves the window; a decision is proposed. */
static void
test_typed (KitGame *game)
{
  const KitRules *rules = kit_game_get_record (game)->format->rules;
  KitInput *input = kit_table_get_input (robot_get_table ());
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  char token[KIT_TOKEN_SIZE];

  rules->walk (kit_game_get_state (game), kit_game_get_board (game), find_first, decision);
  rules->write (decision, kit_game_get_board (game), token);
  robot_key ("F8");
  robot_wait ("the dialog", is_asked, NULL);
  robot_type ("nonsense");
  robot_key ("Return");
  robot_wait ("the problem", is_refused, NULL);
  g_assert_null (kit_input_get_proposal (input));
  robot_key ("ctrl+a");
  robot_type (token);
  robot_key ("Return");
  robot_settle ();
  robot_wait ("a proposal", has_proposal, input);
  g_assert_true (kit_rules_is_equal (rules, kit_game_get_board (game),
                                     kit_input_get_proposal (input), decision));
}

static void
test_keys (gconstpointer data)
{
  const EveryGame *game = data;
  gboolean first = g_str_equal (game->name, "alexandros");
  const ShellGameInfo *info = every_window_open (game);
  KitGame *played = play (game, every_window_view (game)->levels);

  test_listed (info);
  test_single ();
  test_answers (played, !first);
  /* A card of the hand: in Alexandros it is for a special move. */
  robot_key ("alt+1");
  robot_settle ();
  if (first)
    g_assert_true (kit_input_cancel (kit_table_get_input (robot_get_table ())));
  test_typed (played);
  test_covered (played);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  every_game_add_tests ("/keys", test_keys);
  return g_test_run ();
}

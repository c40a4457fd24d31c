/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program with two games on the same kit: one takes the place of the other, with its board, its
   panels, its keys and its files. */

#include "config.h"

#include "robot.h"
#include "stand-stones.h"
#include "whole.h"

#include "alexandros/view/alx-game-view.h"
#include "alexandros/view/alx-table.h"
#include "kit/view/dialogs/kit-new-game.h"
#include "kit/view/kit-begin.h"
#include "shell/shell-language.h"
#include "shell/window/shell-window.h"

#include <glib/gstdio.h>
#include <string.h>

static ShellCatalogue games[] = { &alx_table_info, &stones_info, NULL };

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

/* --- the program's files --- */

/* (transfer full) (nullable): the name of a game with that @suffix that was put aside. */
static char *
find_aside (const char *suffix)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "alexandros", "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      return g_strdup (name);
  return NULL;
}

static gboolean
is_aside (gpointer suffix)
{
  g_autofree char *name = find_aside (suffix);

  return name != NULL;
}

static void
forget_aside (void)
{
  static const char * const suffixes[] = { ALX_RECORD_SUFFIX, STONES_RECORD_SUFFIX };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    while (is_aside ((gpointer) suffixes[i]))
      {
        g_autofree char *name = find_aside (suffixes[i]);
        g_autofree char *path =
          g_build_filename (g_get_user_data_dir (), "alexandros", "games", name, NULL);

        g_assert_cmpint (g_remove (path), ==, 0);
      }
}

static GFile *
make_file (const char *name,
           KitRecord  *record)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autofree char *text = kit_record_write (record);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  kit_record_free (record);
  return g_file_new_for_path (path);
}

static GFile *
make_stones (void)
{
  return make_file ("Heap" STONES_RECORD_SUFFIX, play_record ("pp", "3", "roll double"));
}

/* Two persons, so that no computer plays meanwhile. */
static GFile *
make_alexandros (void)
{
  KitRecord *record = kit_begin_first (&alx_game_view);

  kit_record_set_player (record, 1, KIT_BLUE, "person", "Zoë");
  return make_file ("Land" ALX_RECORD_SUFFIX, record);
}

/* --- the window --- */

static void
start (void)
{
  const char * const schemas[] = { alx_table_info.schema, "stones" };

  for (guint i = 0; i < G_N_ELEMENTS (schemas); i++)
    {
      g_autoptr (GSettings) settings = g_settings_new (schemas[i]);

      g_settings_set_string (settings, "animation-speed", "off");
    }
  stand_forget ();
  forget_aside ();
  robot_open (games);
}

static gboolean
menu_has (gpointer labels)
{
  g_autofree char *found = robot_read_menu (robot_get_window ());

  return strstr (found, labels) != NULL;
}

static gboolean
is_kind (gpointer info)
{
  return G_OBJECT_TYPE (robot_get_table ()) == ((const ShellGameInfo *) info)->get_type () &&
         get_game () != NULL &&
         gtk_widget_get_mapped (GTK_WIDGET (robot_get_table ()));
}

static gboolean
is_heap (gpointer data)
{
  return is_kind ((gpointer) &stones_info);
}

static gboolean
is_land (gpointer data)
{
  return is_kind ((gpointer) &alx_table_info);
}

static void
check_key (const char *action,
           const char *key)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (
    gtk_window_get_application (GTK_WINDOW (robot_get_window ())), action);

  g_assert_cmpstr (keys[0], ==, key);
}

/* All that is of a kind is of the same one. */
static void
check_kind (const ShellGameInfo *info)
{
  gboolean stones = info == &stones_info;
  GActionGroup *actions = shell_game_get_actions (SHELL_GAME (robot_get_table ()));
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *last = g_settings_get_string (settings, "last-game");

  for (guint i = 0; i < 4; i++)
    robot_settle ();
  g_assert_true (is_kind ((gpointer) info));
  g_assert_null (robot_find (robot_get_window (), KIT_TYPE_TABLE, 1));
  g_assert_cmpstr (whole_record (get_game ())->format->suffix, ==, info->suffix);
  g_assert_cmpint (menu_has ((gpointer) "_Double"), ==, stones);
  g_assert_cmpint (g_action_group_has_action (actions, "double"), ==, stones);
  g_assert_cmpint (g_action_group_has_action (actions, "levy"), ==, !stones);
  check_key ("game.double", stones ? "d" : NULL);
  check_key ("game.draw", stones ? NULL : "d");
  check_key ("game.ready", "r");
  if (last[0] != '\0')
    g_assert_cmpstr (last, ==, info->id);
}

static void
open_file (GFile     *file,
           RobotTest  test)
{
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  robot_wait (g_file_peek_path (file), test, NULL);
  for (guint i = 0; i < 4; i++)
    robot_settle ();
}

static void
activate (const char *action,
          const char *target)
{
  g_assert_true (gtk_widget_activate_action (robot_get_window (), action,
                                             target != NULL ? "s" : NULL, target));
}

/* Any decision: then the game is one that is worth keeping. */
static void
decide_any (void)
{
  const KitRules *rules = whole_record (get_game ())->format->rules;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  KitRefusal refusal;

  g_assert_true (kit_rules_pick (rules, whole_state (get_game ()), kit_game_get_board (get_game ()),
                              0, decision));
  g_assert_true (kit_game_decide (get_game (), decision, &refusal));
}

/* --- tests --- */

/* From one to the other and back, by files, and by what was put aside for them. */
static void
test_open (void)
{
  g_autoptr (GFile) heap = make_stones ();
  g_autoptr (GFile) land = make_alexandros ();
  g_autofree char *note = g_build_filename (g_get_user_cache_dir (), "alexandros", "board.ini",
                                            NULL);
  g_autofree char *sizes = NULL;
  g_autofree char *name = NULL;

  start ();
  open_file (land, is_land);
  check_kind (&alx_table_info);
  decide_any ();
  open_file (heap, is_heap);
  check_kind (&stones_info);
  stand_check ("roll double");
  g_assert_true (is_aside ((gpointer) ALX_RECORD_SUFFIX));
  g_assert_false (is_aside ((gpointer) STONES_RECORD_SUFFIX));
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  stand_check ("roll double accept");
  open_file (land, is_land);
  check_kind (&alx_table_info);
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 0);
  decide_any ();
  name = find_aside (STONES_RECORD_SUFFIX);
  activate ("win.open-aside", name);
  robot_wait ("the heap", is_heap, NULL);
  check_kind (&stones_info);
  stand_check ("roll double accept");
  /* Both are in the lists of the menu. */
  robot_wait ("both files", menu_has, (gpointer) "Heap");
  robot_wait ("both files", menu_has, (gpointer) "Land");
  robot_stop ();
  /* And each has noted its own size. */
  g_assert_true (g_file_get_contents (note, &sizes, NULL, NULL));
  g_assert_nonnull (strstr (sizes, "[alexandros]"));
  g_assert_nonnull (strstr (sizes, "[stones]"));
}

/* An open menu that GTK holds on to does not follow the next game: it would add pages to those that
   it has, by the same names. */
static void
test_held_menu (void)
{
  g_autoptr (GFile) heap = make_stones ();
  g_autoptr (GFile) land = make_alexandros ();
  g_autoptr (GtkPopoverMenu) held = NULL;
  GtkMenuButton *button;

  start ();
  open_file (land, is_land);
  button = robot_find_menu (robot_get_window ());
  gtk_menu_button_popup (button);
  held = GTK_POPOVER_MENU (g_object_ref (gtk_menu_button_get_popover (button)));
  robot_settle ();
  open_file (heap, is_heap);
  g_assert_cmpint (g_menu_model_get_n_items (gtk_popover_menu_get_menu_model (held)), ==, 0);
  g_assert_null (gtk_menu_button_get_popover (button));
  robot_stop ();
}

static gboolean
has_dialog (gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (KIT_IS_NEW_GAME (l->data) && gtk_widget_get_mapped (l->data))
      return TRUE;
  return FALSE;
}

static gboolean
has_other_game (gpointer old)
{
  return get_game () != old;
}

static void
begin_new (const ShellGameInfo *info)
{
  g_autoptr (GList) windows = NULL;
  g_autoptr (KitGame) old = g_object_ref (get_game ());

  activate ("win.new-of", info->id);
  robot_wait ("the dialog", has_dialog, NULL);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l; l = l->next)
    if (KIT_IS_NEW_GAME (l->data))
      gtk_widget_activate (gtk_window_get_default_widget (l->data));
  /* The old one is put aside first. */
  robot_wait ("another game", has_other_game, old);
  robot_wait ("the game", is_kind, (gpointer) info);
  check_kind (info);
}

static void
test_new (void)
{
  start ();
  g_assert_true (menu_has ((gpointer) "_New Game;(Alexandros;Stones;)"));
  begin_new (&stones_info);
  g_assert_cmpuint (whole_record (get_game ())->n_players, ==, 2);
  decide_any ();
  begin_new (&stones_info);
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), ==, 0);
  g_assert_true (is_aside ((gpointer) STONES_RECORD_SUFFIX));
  begin_new (&alx_table_info);
  robot_stop ();
}

/* What was played last goes on, whatever the first game of the catalogue is. */
static void
test_restart (void)
{
  g_autoptr (GFile) heap = make_stones ();

  start ();
  open_file (heap, is_heap);
  stand_click_place (21 + STONES_BUTTON_DECLINE);
  stand_click_place (21 + STONES_BUTTON_DECLINE);
  robot_stop ();
  robot_open (games);
  check_kind (&stones_info);
  stand_check ("roll double decline");
  robot_stop ();
}

/* Another language makes another table, with the same proposal under the same cover. */
static void
test_language (void)
{
  g_autoptr (GFile) heap = make_stones ();
  KitTable *before;
  KitGame *game;

  start ();
  open_file (heap, is_heap);
  before = robot_get_table ();
  game = get_game ();
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  robot_set_language ("fr");
  g_assert_true (robot_get_table () != before);
  g_assert_true (get_game () == game);
  g_assert_true (menu_has ((gpointer) "_Nouvelle partie;(Alexandros;Stones;)"));
  g_assert_true (is_heap (NULL));
  g_assert_true (kit_input_is_covered (stand_get_input ()));
  g_assert_nonnull (kit_input_get_proposal (stand_get_input ()));
  robot_key ("b");
  robot_hold_key ("p", TRUE);
  g_assert_cmpint (kit_input_get_cover (stand_get_input ()), ==, KIT_COVER_PEEKING);
  robot_hold_key ("p", FALSE);
  g_assert_true (kit_input_is_covered (stand_get_input ()));
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  stand_check ("roll double accept");
  robot_set_language ("");
  check_kind (&stones_info);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/two-games/open", test_open);
  g_test_add_func ("/two-games/held-menu", test_held_menu);
  g_test_add_func ("/two-games/new", test_new);
  g_test_add_func ("/two-games/restart", test_restart);
  g_test_add_func ("/two-games/language", test_language);
  return g_test_run ();
}

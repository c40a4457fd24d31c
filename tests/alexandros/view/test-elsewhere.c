/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables whose seats are apart, in the window: setting one, joining one, the end, coming back. The
   referee is the real one, in a process of its own; the others play in this process. */

#include "config.h"

#include "robot.h"

#include "kit/remote/kit-remote-invite.h"
#include "kit/remote/kit-remote-seat.h"
#include "kit/view/dialogs/kit-ask-place.h"
#include "kit/view/dialogs/kit-invitations.h"
#include "kit/view/dialogs/kit-join.h"
#include "kit/view/dialogs/kit-leave.h"
#include "kit/view/dialogs/kit-new-game.h"
#include "kit/view/dialogs/kit-seat-row.h"
#include "kit/view/kit-folder-row.h"
#include "kit/view/kit-host.h"
#include "kit/view/panels/kit-connection-bar.h"
#include "shell/library/shell-library-page.h"
#include "shell/library/shell-library-row.h"

#include <glib/gstdio.h>
#include <string.h>

static const KitThinkersSetup thinkers = { &alx_format, alx_levels, G_USEC_PER_SEC };
/* An invitation to a game that there is not. */
#define UNKNOWN "alexandros:join?v=1&game=chess&table=0123456789abcdef&seat=2&" \
                "key=DL4cet1R8hzuvVPsgvEVyAuwhLCJ0HnEudsHxuqtyUE"

static char *shared;                    /* the folder where seats meet */

/* --- what is on the screen --- */

static GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_OBJECT_TYPE (window) == type && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

static gboolean
is_open (gpointer type)
{
  return find_window (GPOINTER_TO_SIZE (type)) != NULL;
}

static GtkWidget *
wait_for (GType type)
{
  robot_wait (g_type_name (type), is_open, GSIZE_TO_POINTER (type));
  robot_settle ();
  return find_window (type);
}

static gpointer
get_child (GtkWidget  *window,
           const char *name)
{
  return gtk_widget_get_template_child (window, G_OBJECT_TYPE (window), name);
}

/* (nullable): the button with a label, as it is written in the template. */
static GtkWidget *
find_button (GtkWidget  *window,
             const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = robot_find (window, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      return button;
  return NULL;
}

/* (nullable): such a button in another window than that of the game. */
static GtkWidget *
find_answer (const char *label)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *button = NULL;

  for (guint i = 0; button == NULL && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != robot_get_window () && gtk_widget_get_mapped (window))
        button = find_button (window, label);
    }
  return button;
}

static gboolean
is_asked (gpointer label)
{
  return find_answer (label) != NULL;
}

static KitGame *
get_game (void)
{
  return kit_table_get_game (robot_get_table ());
}

static gboolean
is_elsewhere (gpointer data)
{
  return kit_game_get_connection (get_game ()) != NULL;
}

static const char *
read_bar (void)
{
  GtkWidget *bar = robot_find (robot_get_window (), KIT_TYPE_CONNECTION_BAR, 0);

  return gtk_widget_get_visible (bar) ? gtk_label_get_text (get_child (bar, "text")) : "";
}

/* --- the others --- */

/* A seat that decides at random whenever it may. */
static void
decide (KitRemoteSeat *seat,
        KitApartNews   news,
        BaseRandom    *random)
{
  const KitApartSeat *known = kit_remote_seat_get (seat);
  const KitRules *rules = alx_format.rules;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  const KitHistory *history;
  char token[KIT_TOKEN_SIZE];

  if (news == 0 || known->is_waiting || (known->sheet.acts >> KIT_ACT_DECIDE & 1) == 0)
    return;
  history = known->sheet.record->history;
  kit_rules_pick_any (rules, kit_history_get_state (history), kit_history_get_board (history),
                      random, decision);
  rules->write (decision, kit_history_get_board (history), token);
  kit_remote_seat_act (seat, KIT_ACT_DECIDE, token);
}

/* (transfer full): somebody who plays the seat that @link is for. */
static KitRemoteSeat *
invite_guest (const char *link,
              const char *name,
              BaseRandom *random)
{
  g_auto (KitInvitation) invitation = { NULL };
  g_autoptr (NetMailbox) mailbox = NULL;
  g_autofree char *program = kit_remote_name_program ();
  KitRemoteSeat *seat;

  g_assert_cmpint (kit_invitation_read (&invitation, link), ==, KIT_INVITATION_FINE);
  mailbox = kit_remote_place_open (&(KitRemotePlace) { .folder = shared });
  seat = kit_remote_seat_new (&alx_format, &invitation, mailbox, name, program, "guest");
  g_signal_connect (seat, "changed", G_CALLBACK (decide), random);
  return seat;
}

/* (transfer full): a table of three that another machine keeps, with a computer. */
static KitRemoteTable *
make_table (const char *directory)
{
  KitApartSetup setup = {
    .format = &alx_format, .n_players = 3, .apart = 3, .host = 0,
    .players = { { KIT_RED, (char *) "person", (char *) "Ann" },
                 { KIT_BLUE, (char *) "person", (char *) "B" },
                 { KIT_GREEN, (char *) "recruit", (char *) "C" } }
  };
  const KitRemotePlace place = { .folder = shared };
  g_autofree char *rules = kit_apart_make_digest (&alx_format);
  g_autofree char *program = kit_remote_name_program ();
  g_autoptr (NetMailbox) mailbox = kit_remote_place_open (&place);
  g_autoptr (GError) error = NULL;
  KitRemoteTable *table = kit_remote_table_new (&setup, &thinkers, &place, directory, &error);

  g_assert_no_error (error);
  kit_remote_table_serve (table, mailbox, program, rules, "");
  return table;
}

/* Whoever is at this window decides at random, too, until @test. */
static void
play_until (RobotTest   test,
            BaseRandom *random)
{
  gint64 limit = g_get_monotonic_time () + 200 * G_USEC_PER_SEC;

  while (!test (NULL))
    {
      KitGame *game = get_game ();
      g_autofree gpointer decision = g_malloc0 (alx_format.rules->decision_size);
      KitRefusal refusal;

      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      if (kit_input_is_asked (kit_table_get_input (robot_get_table ())))
        {
          kit_rules_pick_any (alx_format.rules, kit_game_get_state (game),
                              kit_game_get_board (game), random, decision);
          g_assert_true (kit_game_decide (game, decision, &refusal));
        }
      g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
is_over (gpointer data)
{
  const KitConnection *connection = kit_game_get_connection (get_game ());

  return connection != NULL && connection->number != NULL && kit_game_is_over (get_game ());
}

static gboolean
is_some_way (gpointer data)
{
  return kit_game_get_cursor (get_game ()) > 20 && !kit_game_is_waiting (get_game ());
}

static gboolean
has_name (gpointer data)
{
  return g_str_equal (kit_game_get_record (get_game ())->players[1].name, "Zoé");
}

/* As if a table had been there before. */
static void
remember_folder (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "table-folder", shared);
}

/* From now on decisions follow each other without a pause, in all tests. */
static void
be_quick (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID ".alexandros");

  g_settings_set_string (settings, "animation-speed", "off");
}

static void
check_folder (GtkWidget *dialog)
{
  g_autofree char *path = kit_folder_row_get_path (get_child (dialog, "folder_row"));

  g_assert_cmpstr (path, ==, shared);
}

/* --- tests --- */

/* What is no invitation is refused in words, and nothing is connected. */
static void
test_refused (void)
{
  static const char * const links[][2] = {
    { "https://example.org", "not an invitation" },
    { "alexandros:join?v=2", "newer version" },
    { "alexandros:join?v=1&game=alexandros&table=0123456789abcdef&seat=2&key=x", "damaged" },
    { UNKNOWN, "does not have the game" },
  };
  GtkWidget *dialog;

  robot_start ();
  gtk_widget_activate_action (robot_get_window (), "win.join", "s", "");
  dialog = wait_for (KIT_TYPE_JOIN);
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      gtk_window_close (GTK_WINDOW (dialog));
      robot_settle ();
      gtk_widget_activate_action (robot_get_window (), "win.join", "s", links[i][0]);
      dialog = wait_for (KIT_TYPE_JOIN);
      g_assert_nonnull (strstr (gtk_label_get_text (get_child (dialog, "problem")),
                                links[i][1]));
      g_assert_false (gtk_widget_is_sensitive (get_child (dialog, "join")));
    }
  g_assert_false (is_elsewhere (NULL));
  gtk_window_close (GTK_WINDOW (dialog));
  robot_stop ();
}

/* A guest is asked before they sit down, plays to the end, and is told that it was what was
   promised; a window that is opened again is at the table again. */
static void
test_guest (void)
{
  g_autofree char *directory = g_dir_make_tmp ("elsewhere-XXXXXX", NULL);
  g_autoptr (KitRemoteTable) table = make_table (directory);
  g_autofree char *link = kit_remote_invite (table, 1);
  g_autofree char *host_link = kit_remote_invite (table, 0);
  g_autoptr (KitRemoteSeat) host = NULL;
  g_autofree char *apart = NULL;
  BaseRandom random = { 3 };
  GtkWidget *dialog;
  const char *about;
  guint cursor;

  robot_start ();
  gtk_widget_activate_action (robot_get_window (), "win.join", "s", link);
  dialog = wait_for (KIT_TYPE_JOIN);
  about = gtk_label_get_text (get_child (dialog, "about"));
  g_assert_nonnull (strstr (about, "Ann invites you"));
  g_assert_nonnull (strstr (about, "seat 2"));
  robot_click_middle (get_child (dialog, "join"));
  g_assert_cmpstr (gtk_label_get_text (get_child (dialog, "problem")), ==,
                   "Choose the folder where the table is.");
  gtk_window_close (GTK_WINDOW (dialog));
  robot_settle ();
  remember_folder ();
  gtk_widget_activate_action (robot_get_window (), "win.join", "s", link);
  dialog = wait_for (KIT_TYPE_JOIN);
  check_folder (dialog);
  gtk_editable_set_text (GTK_EDITABLE (get_child (dialog, "name")), "Zoé");
  robot_click_middle (get_child (dialog, "join"));
  robot_wait ("the table", is_elsewhere, NULL);
  robot_settle ();
  g_object_get (robot_get_table (), "apart", &apart, NULL);
  g_assert_nonnull (apart);
  robot_wait ("the name", has_name, NULL);
  g_assert_nonnull (strstr (read_bar (), "Not here yet: Ann"));

  host = invite_guest (host_link, "Ann", &random);
  play_until (is_some_way, &random);
  cursor = kit_game_get_cursor (get_game ());
  robot_stop ();
  robot_start ();
  robot_wait ("the same table", is_elsewhere, NULL);
  g_assert_cmpuint (kit_game_get_cursor (get_game ()), >=, cursor);
  be_quick ();
  play_until (is_over, &random);
  robot_settle ();
  g_assert_nonnull (strstr (read_bar (), "what was promised at its beginning"));
  g_assert_nonnull (strstr (read_bar (), kit_game_get_connection (get_game ())->number));
  robot_stop ();
}

/* A link that the host has copied, from the file of the table. */
static char *
read_link (guint seat)
{
  const KitConnection *connection = kit_game_get_connection (get_game ());
  g_autoptr (KitSeatFile) file = kit_seat_file_read (connection->path);
  g_autofree char *path = kit_host_find_table (file->invitation.table);
  g_autoptr (KitRemoteTable) table = kit_remote_table_peek (&thinkers, path);

  g_assert_nonnull (table);
  return kit_remote_invite (table, seat);
}

/* The window may come from the table of the last test, and stay there until its own begins. */
static gboolean
is_hosted (gpointer data)
{
  return is_elsewhere (NULL) && kit_game_get_connection (get_game ())->is_host;
}

static gboolean
has_joined (gpointer data)
{
  return (kit_game_get_connection (get_game ())->joined & 2) != 0;
}

static gboolean
has_ended (gpointer data)
{
  return !kit_host_is_running ();
}

static gboolean
has_kind (gpointer kind)
{
  return g_str_equal (kit_game_get_record (get_game ())->players[1].kind, kind);
}

static gboolean
is_listed (gpointer data)
{
  return robot_find (robot_get_window (), SHELL_TYPE_LIBRARY_ROW, 0) != NULL;
}

/* Wants to delete the table whose seat is kept at @path. */
static void
delete (const char *path)
{
  GtkWidget *page;
  GtkSingleSelection *games;

  gtk_widget_activate_action (robot_get_window (), "win.library", NULL);
  robot_wait ("the library", is_listed, NULL);
  robot_settle ();
  page = robot_find (robot_get_window (), SHELL_TYPE_LIBRARY_PAGE, 0);
  games = GTK_SINGLE_SELECTION (gtk_list_view_get_model (get_child (page, "list")));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (ShellEntry) entry = g_list_model_get_item (G_LIST_MODEL (games), i);

      if (g_str_equal (shell_entry_get_facts (entry)->path, path))
        gtk_single_selection_set_selected (games, i);
    }
  gtk_widget_activate_action (page, "library.delete", NULL);
}

static gboolean
has_whole (gpointer seat)
{
  return kit_remote_seat_get (seat)->sheet.whole != NULL;
}

static gboolean
is_gone (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_freed (gpointer game)
{
  return *(gpointer *) game == NULL;
}

/* A game at this machine; the seat of the last one is no more. */
static void
start_another (void)
{
  gpointer last = get_game ();
  GtkWidget *dialog;

  g_object_add_weak_pointer (last, &last);
  gtk_widget_activate_action (robot_get_window (), "win.new", NULL);
  dialog = wait_for (KIT_TYPE_NEW_GAME);
  kit_seat_row_set (get_child (dialog, "seat_2"), FALSE, "scout", NULL, "Bo", KIT_BLUE);
  robot_click_middle (get_child (dialog, "start"));
  robot_settle ();
  g_assert_null (kit_game_get_connection (get_game ()));
  robot_wait ("the end of the last game", is_freed, &last);
}

/* The table that is played is not deleted. Once another game is, the host leaves it in the library,
   and it ends for all. */
static void
leave_table (KitRemoteSeat *guest)
{
  const KitConnection *connection = kit_game_get_connection (get_game ());
  g_autoptr (KitSeatFile) file = kit_seat_file_read (connection->path);
  g_autofree char *table = kit_host_find_table (file->invitation.table);

  delete (file->path);
  robot_settle ();
  g_assert_null (find_answer ("_Leave"));
  gtk_widget_activate_action (robot_get_window (), "win.go-on", NULL);
  start_another ();

  delete (file->path);
  robot_wait ("the question", is_asked, (gpointer) "_Leave");
  robot_settle ();
  robot_click_middle (find_answer ("_Leave"));
  robot_wait ("that it is gone", is_gone, (gpointer) file->path);
  g_assert_true (g_file_test (table, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action (robot_get_window (), "win.go-on", NULL);
  robot_wait ("the end of the table", is_gone, table);
  robot_wait ("that the guest is told", has_whole, guest);
  g_assert_true (kit_remote_seat_get (guest)->sheet.whole->abandoned);
}

/* The host sets a table, invites, gives the seat of one who is absent to a level and back, and is
   asked what becomes of the table when the window closes. */
static void
test_host (void)
{
  g_autofree char *link = NULL;
  g_autoptr (KitRemoteSeat) guest = NULL;
  BaseRandom random = { 8 };
  GtkWidget *dialog, *place, *rows[2];

  robot_start ();
  remember_folder ();
  gtk_widget_activate_action (robot_get_window (), "win.new", NULL);
  dialog = wait_for (KIT_TYPE_NEW_GAME);
  rows[0] = get_child (dialog, "seat_1");
  rows[1] = get_child (dialog, "seat_2");
  kit_seat_row_set (KIT_SEAT_ROW (rows[0]), FALSE, "person", NULL, "Ann", KIT_RED);
  kit_seat_row_set (KIT_SEAT_ROW (rows[1]), FALSE, KIT_KIND_ELSEWHERE, NULL, "Guest", KIT_BLUE);
  robot_click_middle (get_child (dialog, "start"));
  place = wait_for (KIT_TYPE_ASK_PLACE);
  gtk_check_button_set_active (get_child (place, "server"), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (get_child (place, "address")), "http://example.org");
  robot_click_middle (find_button (place, "Set the Table"));
  g_assert_nonnull (strstr (gtk_label_get_text (get_child (place, "problem")),
                            "not the address of a server"));
  gtk_check_button_set_active (get_child (place, "folder"), TRUE);
  robot_settle ();
  check_folder (place);
  robot_click_middle (find_button (place, "Set the Table"));
  robot_wait ("the table", is_hosted, NULL);
  g_assert_true (kit_host_is_running ());
  dialog = wait_for (KIT_TYPE_INVITATIONS);
  gtk_window_close (GTK_WINDOW (dialog));
  robot_settle ();
  g_assert_nonnull (strstr (read_bar (), "Not here yet: Guest"));

  link = read_link (1);
  guest = invite_guest (link, "Zoé", &random);
  robot_wait ("the guest", has_joined, NULL);
  play_until (is_some_way, &random);
  kit_game_set_kind (get_game (), 1, "scout");
  robot_wait ("the level", has_kind, (gpointer) "scout");
  play_until (is_some_way, &random);
  kit_game_set_kind (get_game (), 1, KIT_KIND_ELSEWHERE);
  robot_wait ("the guest again", has_kind, (gpointer) KIT_KIND_ELSEWHERE);

  gtk_window_close (GTK_WINDOW (robot_get_window ()));
  dialog = wait_for (KIT_TYPE_LEAVE);
  gtk_window_close (GTK_WINDOW (dialog));
  robot_settle ();
  g_assert_true (kit_host_is_running ());
  leave_table (guest);
  kit_host_stop ();
  robot_wait ("the end of the referee", has_ended, NULL);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *tools = NULL;
  g_autofree char *path = NULL;

  gtk_test_init (&argc, &argv, NULL);
  /* The tool is in the folder of the build. */
  tools = g_path_get_dirname (g_test_get_dir (G_TEST_BUILT));
  path = g_strjoin (":", tools, g_getenv ("PATH"), NULL);
  g_setenv ("PATH", path, TRUE);
  shared = g_dir_make_tmp ("shared-XXXXXX", NULL);
  g_test_add_func ("/elsewhere/refused", test_refused);
  g_test_add_func ("/elsewhere/guest", test_guest);
  g_test_add_func ("/elsewhere/host", test_host);
  return g_test_run ();
}

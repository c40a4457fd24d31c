/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as the windows of two machines have it, at a table whose referee is at a third. */

#include "alexandros/players/alx-levels.h"
#include "alexandros/record/alx-record.h"
#include "kit/model/kit-game.h"
#include "kit/remote/kit-remote-invite.h"
#include "kit/remote/kit-remote-referee.h"
#include "net/net-memory.h"

#include <string.h>

static const KitThinkersSetup thinkers = { &alx_format, alx_levels, G_USEC_PER_SEC };

/* A referee, and two windows. */
typedef struct
{
  char           *directory;
  NetCarrier     *carrier;
  NetMailbox     *boxes[3];
  KitRemoteTable *table;
  KitGame        *games[2];
  char           *links[2];
  guint           n_shown[2];           /* positions that were shown one after the other */
} Meeting;

static void
run (Meeting *meeting)
{
  for (guint i = 0; i < 30; i++)
    {
      while (net_carrier_step (meeting->carrier))
        ;
      g_main_context_iteration (NULL, FALSE);
    }
}

static KitRemoteSeat *
make_seat (Meeting *meeting,
           guint    seat)
{
  static const char * const names[2] = { "Zoé", "Ann" };
  const char *link = meeting->links[seat];
  g_auto (KitInvitation) invitation = { NULL };
  KitSeatFile *file;
  KitRemoteSeat *remote;

  g_assert_cmpint (kit_invitation_read (&invitation, link), ==, KIT_INVITATION_FINE);
  file = kit_seat_file_new (meeting->directory, &invitation, NULL, names[seat]);
  remote = kit_remote_seat_new (&alx_format, &invitation, meeting->boxes[seat], names[seat],
                                "Test 1", file->device);
  kit_remote_seat_keep (remote, file);
  return remote;
}

static KitGame *
sit_down (Meeting *meeting,
          guint    seat)
{
  KitRemoteSeat *remote = make_seat (meeting, seat);
  KitGame *game;

  run (meeting);
  g_assert_nonnull (kit_remote_seat_get (remote)->sheet.record);
  game = kit_game_new_for (kit_remote_referee_new (remote));
  kit_game_set_running (game, TRUE);
  return game;
}

static void
begin (Meeting *meeting)
{
  static const NetFaults none = { 0 };
  g_autofree char *rules = kit_apart_make_digest (&alx_format);
  KitApartSetup setup = {
    .format = &alx_format, .n_players = 3, .apart = 3, .host = 0,
    .players = { { KIT_RED, (char *) "person", (char *) "A" },
                 { KIT_BLUE, (char *) "person", (char *) "B" },
                 { KIT_GREEN, (char *) "recruit", (char *) "C" } }
  };
  const KitRemotePlace place = { { NULL }, (char *) "somewhere" };
  g_autoptr (GError) error = NULL;

  *meeting = (Meeting) { .directory = g_dir_make_tmp ("remote-XXXXXX", NULL) };
  meeting->carrier = net_carrier_new (1, &none);
  for (guint i = 0; i < 3; i++)
    meeting->boxes[i] = net_memory_new (meeting->carrier);
  meeting->table = kit_remote_table_new (&setup, &thinkers, &place, meeting->directory, &error);
  g_assert_no_error (error);
  kit_remote_table_serve (meeting->table, meeting->boxes[2], "Test 1", rules, "0123456789abcdef");
  for (guint i = 0; i < 2; i++)
    {
      meeting->links[i] = kit_remote_invite (meeting->table, i);
      meeting->games[i] = sit_down (meeting, i);
    }
  run (meeting);
}

static void
end (Meeting *meeting)
{
  for (guint i = 0; i < 2; i++)
    {
      g_clear_object (&meeting->games[i]);
      g_free (meeting->links[i]);
    }
  g_clear_object (&meeting->table);
  for (guint i = 0; i < 3; i++)
    g_object_unref (meeting->boxes[i]);
  net_carrier_free (meeting->carrier);
  g_free (meeting->directory);
}

/* The game that may decide now, or NULL. */
static KitGame *
find_asked (Meeting *meeting)
{
  for (guint i = 0; i < 2; i++)
    if (!kit_game_is_over (meeting->games[i]) && !kit_game_is_waiting (meeting->games[i]) &&
        kit_game_get_decider (meeting->games[i]) == i)
      return meeting->games[i];
  return NULL;
}

static KitGame *
wait_for_person (Meeting *meeting)
{
  gint64 limit = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (find_asked (meeting) == NULL && !kit_game_is_over (meeting->games[0]))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      run (meeting);
    }
  return find_asked (meeting);
}

static void
decide (Meeting    *meeting,
        KitGame    *game,
        BaseRandom *random)
{
  g_autofree gpointer decision = g_malloc0 (alx_format.rules->decision_size);
  guint cursor = kit_game_get_cursor (game);
  KitRefusal refusal;

  kit_rules_pick_any (alx_format.rules, kit_game_get_state (game), kit_game_get_board (game),
                      random, decision);
  g_assert_true (kit_game_decide (game, decision, &refusal));
  /* It is the table that decides; until then nothing has changed. */
  g_assert_cmpuint (kit_game_get_cursor (game), ==, cursor);
  g_assert_true (kit_game_is_waiting (game));
  g_assert_false (kit_game_decide (game, decision, &refusal));
  while (kit_game_is_waiting (game))
    run (meeting);
}

static void
note_position (KitGame        *game,
               KitGameChanges  changes,
               guint          *n)
{
  *n += (changes & KIT_GAME_POSITION) != 0;
}

/* Whoever plays here is the only person; the others are elsewhere, or computers of the table. */
static void
test_seats (void)
{
  Meeting meeting;

  begin (&meeting);
  for (guint i = 0; i < 2; i++)
    {
      const KitConnection *connection = kit_game_get_connection (meeting.games[i]);
      const KitRecord *record = kit_game_get_record (meeting.games[i]);

      g_assert_cmpuint (kit_game_get_viewer (meeting.games[i]), ==, i);
      g_assert_cmpuint (kit_game_count_persons (meeting.games[i]), ==, 1);
      g_assert_true (kit_game_is_person (meeting.games[i], i));
      g_assert_cmpstr (record->players[!i].kind, ==, KIT_KIND_ELSEWHERE);
      g_assert_cmpstr (record->players[!i].name, ==, i == 0 ? "Ann" : "Zoé");
      g_assert_cmpstr (record->players[2].kind, ==, "recruit");
      g_assert_cmpint (connection->is_host, ==, i == 0);
      g_assert_cmpuint (connection->joined, ==, 3);
      g_assert_cmpuint (connection->here & 3, ==, 3);
      g_assert_false (kit_game_is_excerpt (meeting.games[i]));
      g_assert_false (kit_game_get_modified (meeting.games[i]));
    }
  end (&meeting);
}

/* A whole game: each window shows each decision, in the same order, and says at the end that it was
   what was promised. */
static void
test_game (void)
{
  Meeting meeting;
  BaseRandom random = { 5 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  begin (&meeting);
  for (guint i = 0; i < 2; i++)
    g_signal_connect (meeting.games[i], "changed", G_CALLBACK (note_position),
                      &meeting.n_shown[i]);
  for (KitGame *game; (game = wait_for_person (&meeting)) != NULL;)
    decide (&meeting, game, &random);
  while (!kit_game_is_over (meeting.games[1]))
    run (&meeting);
  for (guint i = 0; i < 2; i++)
    {
      const KitConnection *connection = kit_game_get_connection (meeting.games[i]);

      g_assert_cmpuint (meeting.n_shown[i], >=, kit_game_get_cursor (meeting.games[i]));
      g_assert_nonnull (connection->number);
      g_assert_cmpint (connection->proof, ==, KIT_PROOF_HOLDS);
      g_assert_true (kit_game_can_show_all (meeting.games[i]));
      g_assert_false (kit_game_can_undo (meeting.games[i], KIT_STEP_DECISION));
    }
  g_assert_cmpstr (kit_game_get_connection (meeting.games[0])->number, ==,
                   kit_game_get_connection (meeting.games[1])->number);
  end (&meeting);
}

/* Undo is asked for, and the window follows; a decision that is not legal is refused here. */
static void
test_undo (void)
{
  Meeting meeting;
  BaseRandom random = { 7 };
  guint cursor;
  KitGame *game;

  begin (&meeting);
  game = wait_for_person (&meeting);
  while (!kit_game_can_undo (game, KIT_STEP_DECISION))
    {
      decide (&meeting, game, &random);
      game = wait_for_person (&meeting);
      g_assert_nonnull (game);
    }
  cursor = kit_game_get_cursor (game);
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_true (kit_game_is_waiting (game));
  while (kit_game_is_waiting (game))
    run (&meeting);
  g_assert_cmpuint (kit_game_get_cursor (game), <, cursor);
  g_assert_false (kit_game_is_looking (game));
  g_assert_true (kit_game_can_redo (game, KIT_STEP_DECISION));
  end (&meeting);
}

/* What comes while the player looks elsewhere waits; a window that was closed knows at once what
   its seat was told last, also without its table. */
static void
test_coming_back (void)
{
  Meeting meeting;
  BaseRandom random = { 9 };
  KitRemoteSeat *remote;
  guint cursor;
  guint asked;

  begin (&meeting);
  for (guint i = 0; i < 6; i++)
    {
      KitGame *game = wait_for_person (&meeting);

      asked = game == meeting.games[1];
      kit_game_set_held (meeting.games[!asked], TRUE);
      cursor = kit_game_get_cursor (meeting.games[!asked]);
      decide (&meeting, game, &random);
      run (&meeting);
      g_assert_cmpuint (kit_game_get_cursor (meeting.games[!asked]), ==, cursor);
      kit_game_set_held (meeting.games[!asked], FALSE);
      run (&meeting);
      g_assert_cmpuint (kit_game_get_cursor (meeting.games[!asked]), >, cursor);
    }
  wait_for_person (&meeting);
  cursor = kit_game_get_cursor (meeting.games[0]);
  g_clear_object (&meeting.games[0]);
  g_clear_object (&meeting.table);
  remote = make_seat (&meeting, 0);
  g_assert_nonnull (kit_remote_seat_get (remote)->sheet.record);
  meeting.games[0] = kit_game_new_for (kit_remote_referee_new (remote));
  g_assert_cmpuint (kit_game_get_cursor (meeting.games[0]), ==, cursor);
  end (&meeting);
}

/* The host gives a seat to a level, and back. */
static void
test_hand_over (void)
{
  Meeting meeting;

  begin (&meeting);
  kit_game_set_kind (meeting.games[1], 0, "scout");
  run (&meeting);
  g_assert_true (kit_game_is_person (meeting.games[0], 0));
  kit_game_set_kind (meeting.games[0], 1, "scout");
  while (kit_game_is_waiting (meeting.games[0]))
    run (&meeting);
  run (&meeting);
  g_assert_cmpstr (kit_game_get_record (meeting.games[0])->players[1].kind, ==, "scout");
  g_assert_cmpstr (kit_game_get_record (meeting.games[1])->players[1].kind, ==, "scout");
  kit_game_set_kind (meeting.games[0], 1, KIT_KIND_ELSEWHERE);
  while (kit_game_is_waiting (meeting.games[0]))
    run (&meeting);
  g_assert_cmpstr (kit_game_get_record (meeting.games[0])->players[1].kind, ==,
                   KIT_KIND_ELSEWHERE);
  end (&meeting);
}

/* The same seat in two windows: the older one is told, and can take it back. */
static void
test_taken (void)
{
  Meeting meeting;
  g_autofree char *link = NULL;
  g_auto (KitInvitation) invitation = { NULL };
  KitRemoteSeat *other;

  begin (&meeting);
  link = kit_remote_invite (meeting.table, 1);
  kit_invitation_read (&invitation, link);
  other = kit_remote_seat_new (&alx_format, &invitation, meeting.boxes[2], "Ann", "Test 1",
                               "another device");
  run (&meeting);
  g_assert_true (kit_game_get_connection (meeting.games[1])->is_taken);
  kit_game_reconnect (meeting.games[1]);
  run (&meeting);
  g_assert_false (kit_game_get_connection (meeting.games[1])->is_taken);
  g_assert_true (kit_apart_seat_is_elsewhere (kit_remote_seat_get (other)));
  g_object_unref (other);
  end (&meeting);
}

/* The seat of @file, whose program begins again; it has been told who plays it. */
static KitRemoteSeat *
begin_again (Meeting     *meeting,
             KitSeatFile *file)
{
  g_autofree char *path = g_strdup (file->path);
  g_autoptr (GError) error = NULL;
  KitSeatFile *read;
  KitRemoteSeat *remote;

  g_assert_true (kit_seat_file_write (file, &error));
  read = kit_seat_file_read (path);
  g_assert_true (read->invitation.yields);
  remote = kit_remote_seat_new (&alx_format, &read->invitation, meeting->boxes[2], read->name,
                                "Test 1", read->device);
  kit_remote_seat_keep (remote, read);
  run (meeting);
  return remote;
}

/* Who took a seat by a number leaves it to whoever has it, also if they closed the program before
   they were told; once it has been theirs, no longer. */
static void
test_yields (void)
{
  g_auto (KitInvitation) invitation = { NULL };
  g_autofree char *elsewhere = g_dir_make_tmp ("remote-XXXXXX", NULL);
  g_autoptr (KitSeatFile) late = NULL;
  g_autoptr (KitSeatFile) own = NULL;
  g_autoptr (KitSeatFile) kept = NULL;
  g_autoptr (KitRemoteSeat) other = NULL;
  g_autoptr (KitRemoteSeat) same = NULL;
  Meeting meeting;

  begin (&meeting);
  g_assert_cmpint (kit_invitation_read (&invitation, meeting.links[1]), ==, KIT_INVITATION_FINE);
  invitation.yields = TRUE;
  late = kit_seat_file_new (elsewhere, &invitation, NULL, "Late");
  other = begin_again (&meeting, late);
  g_assert_true (kit_apart_seat_is_elsewhere (kit_remote_seat_get (other)));
  g_assert_true (kit_remote_seat_get_file (other)->invitation.yields);
  g_assert_false (kit_game_get_connection (meeting.games[1])->is_taken);

  own = kit_seat_file_new (meeting.directory, &invitation, NULL, "Own");
  same = begin_again (&meeting, own);
  g_assert_true (kit_remote_seat_get (same)->is_seated);
  kept = kit_seat_file_read (own->path);
  g_assert_false (kept->invitation.yields);
  g_clear_object (&other);
  g_clear_object (&same);
  end (&meeting);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/remote-game/seats", test_seats);
  g_test_add_func ("/remote-game/game", test_game);
  g_test_add_func ("/remote-game/undo", test_undo);
  g_test_add_func ("/remote-game/coming-back", test_coming_back);
  g_test_add_func ("/remote-game/hand-over", test_hand_over);
  g_test_add_func ("/remote-game/taken", test_taken);
  g_test_add_func ("/remote-game/yields", test_yields);
  return g_test_run ();
}

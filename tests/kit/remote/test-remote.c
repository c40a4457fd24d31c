/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables and seats with their mailboxes: invitations, what is ignored and counted, and a game. */

#include "alexandros/players/alx-levels.h"
#include "alexandros/record/alx-record.h"
#include "kit/remote/kit-remote-invite.h"
#include "kit/remote/kit-remote-seat.h"
#include "kit/remote/kit-topics.h"
#include "net/net-memory.h"

#include <string.h>

static const KitThinkersSetup thinkers = { &alx_format, alx_levels, G_USEC_PER_SEC };

/* --- invitations --- */

#define KEY "DL4cet1R8hzuvVPsgvEVyAuwhLCJ0HnEudsHxuqtyUE"
#define LINK "alexandros:join?v=1&game=advisers&table=0123456789abcdef&seat=2"

static void
test_servers (void)
{
  static const struct
  {
    const char *address;
    const char *host;                   /* or NULL */
    guint       port;
    gboolean    tls;
  } addresses[] = {
    { "mqtt://localhost", "localhost", 1883, FALSE },
    { "mqtts://example.org", "example.org", 8883, TRUE },
    { "mqtt://[fe80::1]:99", "fe80::1", 99, FALSE },
    { "mqtts://me:secret@example.org:8884/", "example.org", 8884, TRUE },
    { "http://example.org", NULL },
    { "mqtt://", NULL },
    { "mqtt://a:99999", NULL },
    { "mqtt://a/topic", NULL },
    { "localhost", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (addresses); i++)
    {
      g_auto (NetServer) server = { NULL };
      g_auto (NetServer) same = { NULL };
      g_autofree char *again = NULL;

      g_assert_true (kit_server_read (&server, addresses[i].address) ==
                     (addresses[i].host != NULL));
      if (addresses[i].host == NULL)
        continue;
      g_assert_cmpstr (server.host, ==, addresses[i].host);
      g_assert_cmpuint (server.port, ==, addresses[i].port);
      g_assert_cmpint (server.tls, ==, addresses[i].tls);
      again = kit_server_write (&server);
      g_assert_true (kit_server_read (&same, again));
      g_assert_cmpstr (same.host, ==, server.host);
      g_assert_cmpstr (same.password, ==, server.password);
    }
}

static void
test_invitation (void)
{
  g_autoptr (GBytes) key = net_key_read (KEY);
  KitInvitation invitation = {
    .game = (char *) "advisers", .table = (char *) "0123456789abcdef", .seat = 1, .key = key,
    .from = (char *) "Zoé & co", .server = { .host = (char *) "::1", .port = 77, .tls = TRUE,
    .psk_name = (char *) "seat2", .psk = (char *) "00ff" }
  };
  g_autofree char *link = kit_invitation_write (&invitation);
  g_autofree char *around = g_strconcat ("  ", link, "\n", NULL);
  g_auto (KitInvitation) read = { NULL };

  g_assert_cmpint (kit_invitation_read (&read, around), ==, KIT_INVITATION_FINE);
  g_assert_cmpstr (read.game, ==, "advisers");
  g_assert_cmpuint (read.seat, ==, 1);
  g_assert_cmpstr (read.from, ==, "Zoé & co");
  g_assert_true (g_bytes_equal (read.key, key));
  g_assert_cmpstr (read.server.host, ==, "::1");
  g_assert_cmpuint (read.server.port, ==, 77);
  g_assert_cmpstr (read.server.psk_name, ==, "seat2");
  g_assert_cmpstr (read.server.psk, ==, "00ff");
  g_assert_null (read.server.certificates);
}

static void
test_bad_invitations (void)
{
  static const struct
  {
    const char        *link;
    KitInvitationFault fault;
  } links[] = {
    { LINK "&key=" KEY, KIT_INVITATION_FINE },
    { LINK "&key=" KEY "&at=mqtt://a", KIT_INVITATION_FINE },
    { "", KIT_INVITATION_NO_LINK },
    { "https://example.org/", KIT_INVITATION_NO_LINK },
    { "alexandros:join?", KIT_INVITATION_DAMAGED },
    { "alexandros:join?v=2", KIT_INVITATION_NEWER },
    { LINK, KIT_INVITATION_DAMAGED },
    { LINK "&key=abc", KIT_INVITATION_DAMAGED },
    { LINK "9&key=" KEY, KIT_INVITATION_DAMAGED },
    { LINK "&ca=AAAA&key=" KEY, KIT_INVITATION_DAMAGED },
    { LINK "&key=" KEY "&from=a%0Ab", KIT_INVITATION_DAMAGED },
    { LINK "&key=" KEY "&at=ftp://a", KIT_INVITATION_SERVER },
    { "alexandros:join?v=1&game=../x&table=0123456789abcdef&seat=2&key=" KEY,
      KIT_INVITATION_DAMAGED },
    { "alexandros:join?v=1&game=x&table=0123456789abcdeG&seat=2&key=" KEY,
      KIT_INVITATION_DAMAGED },
  };
  g_autofree char *long_one = g_strnfill (KIT_INVITATION_MAX_BYTES + 1, 'a');
  g_auto (KitInvitation) invitation = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_auto (KitInvitation) read = { NULL };

      g_assert_cmpint (kit_invitation_read (&read, links[i].link), ==, links[i].fault);
    }
  g_assert_cmpint (kit_invitation_read (&invitation, long_one), ==, KIT_INVITATION_NO_LINK);
}

/* --- a table --- */

static KitRemoteTable *
make_table (const char *directory)
{
  KitApartSetup setup = {
    .format = &alx_format, .n_players = 3, .apart = 3, .host = 0,
    .players = { { KIT_RED, (char *) "person", (char *) "A" },
                 { KIT_BLUE, (char *) "person", (char *) "B" },
                 { KIT_GREEN, (char *) "recruit", (char *) "C" } }
  };
  const KitRemotePlace place = { { NULL }, (char *) "somewhere" };
  g_autoptr (GError) error = NULL;
  KitRemoteTable *table = kit_remote_table_new (&setup, &thinkers, &place, directory, &error);

  g_assert_no_error (error);
  return table;
}

static KitRemoteSeat *
make_seat (KitRemoteTable *table,
           guint           seat,
           NetMailbox     *mailbox)
{
  g_autofree char *link = kit_remote_invite (table, seat);
  g_auto (KitInvitation) invitation = { NULL };

  g_assert_cmpint (kit_invitation_read (&invitation, link), ==, KIT_INVITATION_FINE);
  return kit_remote_seat_new (&alx_format, &invitation, mailbox, "Zoé", "Test 1", "device");
}

static void
run (NetCarrier *carrier,
     guint       n)
{
  for (guint i = 0; i < n; i++)
    {
      while (net_carrier_step (carrier))
        ;
      g_main_context_iteration (NULL, FALSE);
    }
}

/* A second referee of a table is refused until the first has gone; then it goes on from the
   file. */
static void
test_one_referee (void)
{
  g_autofree char *directory = g_dir_make_tmp ("remote-XXXXXX", NULL);
  KitRemoteTable *table = make_table (directory);
  g_autofree char *path = g_strdup (kit_remote_table_get_path (table));
  g_autofree char *link = kit_remote_invite (table, 1);
  g_autofree char *group = kit_table_file_find_game (path);
  g_autofree char *again = NULL;
  g_autoptr (KitRemoteTable) other = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (group, ==, "Alexandros");
  g_assert_null (kit_remote_table_open (&thinkers, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN);
  g_clear_error (&error);
  g_object_unref (table);
  other = kit_remote_table_open (&thinkers, path, &error);
  g_assert_no_error (error);
  again = kit_remote_invite (other, 1);
  g_assert_cmpstr (again, ==, link);
}

/* A file that is none, or was damaged, is refused and stays as it is. */
static void
test_bad_file (void)
{
  g_autofree char *directory = g_dir_make_tmp ("remote-XXXXXX", NULL);
  KitRemoteTable *table = make_table (directory);
  g_autofree char *path = g_strdup (kit_remote_table_get_path (table));
  g_autofree char *text = NULL;
  gsize length;
  BaseRandom random = { 3 };
  guint n_refused = 0;

  g_object_unref (table);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autofree char *still = NULL;
      g_autoptr (KitRemoteTable) read = NULL;

      damaged[base_random_below (&random, length)] = base_random_below (&random, 256);
      if (i % 10 == 0)
        damaged[base_random_below (&random, length)] = '\0';
      g_assert_true (g_file_set_contents (path, damaged, -1, NULL));
      read = kit_remote_table_open (&thinkers, path, NULL);
      n_refused += read == NULL;
      g_assert_true (g_file_get_contents (path, &still, NULL, NULL));
      g_assert_cmpstr (still, ==, damaged);
    }
  g_assert_cmpuint (n_refused, >, 100);
}

/* What is not sealed with the key of its seat, or is no word, is counted, and nothing changes. */
static void
test_foreign (void)
{
  static const NetFaults none = { 0 };
  g_autofree char *directory = g_dir_make_tmp ("remote-XXXXXX", NULL);
  g_autoptr (NetCarrier) carrier = net_carrier_new (1, &none);
  NetMailbox *mailbox = net_memory_new (carrier);
  NetMailbox *foreign = net_memory_new (carrier);
  KitRemoteTable *table = make_table (directory);
  g_autofree char *link = kit_remote_invite (table, 1);
  g_auto (KitInvitation) invitation = { NULL };
  g_autofree char *topic = NULL;
  g_autoptr (GBytes) wrong = net_key_new ();
  g_autoptr (GBytes) plain = g_bytes_new ("hello", 5);
  g_autoptr (GBytes) sealed = NULL;
  g_autoptr (GBytes) nonsense = NULL;

  kit_invitation_read (&invitation, link);
  topic = kit_topic_make (invitation.table, KIT_TOPIC_WORD, 1);
  sealed = net_seal (wrong, topic, 1, "[Word]");
  nonsense = net_seal (invitation.key, topic, 1, "[Word]\nProtocol=1\n");
  kit_remote_table_serve (table, mailbox, "Test 1", "rules", "");
  net_mailbox_put (foreign, topic, plain);
  net_mailbox_put (foreign, topic, sealed);
  net_mailbox_put (foreign, topic, nonsense);
  run (carrier, 10);
  g_assert_cmpuint (kit_remote_table_get_counts (table)->damaged, ==, 2);
  g_assert_cmpuint (kit_remote_table_get_counts (table)->nonsense, ==, 1);
  g_assert_cmpuint (kit_apart_get_joined (kit_remote_table_get_apart (table)), ==, 0);
  g_object_unref (table);
  g_object_unref (foreign);
  g_object_unref (mailbox);
}

/* Of more words than are allowed at once the last one is taken later. */
static void
test_flood (void)
{
  static const NetFaults none = { 0 };
  g_autofree char *directory = g_dir_make_tmp ("remote-XXXXXX", NULL);
  g_autoptr (NetCarrier) carrier = net_carrier_new (1, &none);
  NetMailbox *mailbox = net_memory_new (carrier);
  NetMailbox *guest = net_memory_new (carrier);
  KitRemoteTable *table = make_table (directory);
  g_autofree char *link = kit_remote_invite (table, 1);
  g_auto (KitInvitation) invitation = { NULL };
  g_autofree char *topic = NULL;
  const KitRecord *record = kit_apart_get_record (kit_remote_table_get_apart (table));
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  kit_invitation_read (&invitation, link);
  topic = kit_topic_make (invitation.table, KIT_TOPIC_WORD, 1);
  kit_remote_table_serve (table, mailbox, "Test 1", "rules", "");
  for (guint i = 1; i <= 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", i);
      const KitApartWord word = { .name = name, .program = (char *) "Test",
                                  .device = (char *) "d" };
      g_autofree char *text = kit_apart_word_write (&word);
      g_autoptr (GBytes) message = net_seal (invitation.key, topic, i, text);

      net_mailbox_put (guest, topic, message);
      run (carrier, 1);
    }
  g_assert_cmpstr (record->players[1].name, !=, "Name 100");
  while (!g_str_equal (record->players[1].name, "Name 100") && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (record->players[1].name, ==, "Name 100");
  g_object_unref (table);
  g_object_unref (guest);
  g_object_unref (mailbox);
}

/* Two seats decide at random against a computer, to the end. */
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
  g_assert_true (kit_remote_seat_act (seat, KIT_ACT_DECIDE, token));
}

static void
test_game (void)
{
  static const NetFaults none = { 0 };
  g_autofree char *directory = g_dir_make_tmp ("remote-XXXXXX", NULL);
  g_autoptr (NetCarrier) carrier = net_carrier_new (1, &none);
  g_autofree char *rules = kit_apart_make_digest (&alx_format);
  NetMailbox *boxes[3];
  KitRemoteSeat *seats[2];
  KitRemoteTable *table = make_table (directory);
  BaseRandom random = { 11 };

  for (guint i = 0; i < 3; i++)
    boxes[i] = net_memory_new (carrier);
  for (guint i = 0; i < 2; i++)
    {
      seats[i] = make_seat (table, i, boxes[i]);
      g_signal_connect (seats[i], "changed", G_CALLBACK (decide), &random);
    }
  kit_remote_table_serve (table, boxes[2], "Test 1", rules, "");
  while (kit_remote_seat_get (seats[0])->sheet.whole == NULL ||
         kit_remote_seat_get (seats[1])->sheet.whole == NULL)
    run (carrier, 1);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (kit_apart_seat_check (kit_remote_seat_get (seats[i])), ==, KIT_PROOF_HOLDS);
  for (guint i = 0; i < 2; i++)
    g_object_unref (seats[i]);
  g_object_unref (table);
  for (guint i = 0; i < 3; i++)
    g_object_unref (boxes[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/remote/servers", test_servers);
  g_test_add_func ("/remote/invitation", test_invitation);
  g_test_add_func ("/remote/bad-invitations", test_bad_invitations);
  g_test_add_func ("/remote/one-referee", test_one_referee);
  g_test_add_func ("/remote/bad-file", test_bad_file);
  g_test_add_func ("/remote/foreign", test_foreign);
  g_test_add_func ("/remote/flood", test_flood);
  g_test_add_func ("/remote/game", test_game);
  return g_test_run ();
}

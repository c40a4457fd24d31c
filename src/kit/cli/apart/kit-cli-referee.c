/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "referee": tables whose seats are apart. */

#include "config.h"

#include "kit-cli-apart.h"

#include "base/base-file.h"
#include "kit/apart/kit-apart-proof.h"
#include "kit/cli/kit-cli-commands.h"
#include "kit/cli/kit-cli-rules.h"
#include "kit/players/kit-bot.h"
#include "kit/remote/kit-nearby.h"
#include "kit/remote/kit-remote-invite.h"
#include "kit/remote/kit-serving.h"
#include "kit/remote/kit-topics.h"
#include "net/net-certificate.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#define LOOK_S   20                     /* between two looks for new tables */
#define SOON_MS  200                    /* after something has changed in the directory */
#define JOINED   "joined"               /* key of a table: who was there */
#define LINGER_S 60                     /* after the end of the last game */

/* --- a new table --- */

typedef struct
{
  const KitCliGame  *game;
  int                n_players;
  char              *seats;
  char              *at;
  char              *certificate;
  char              *folder;
  gboolean           is_room;
  const KitCliRules *rules;
} Wanted;

static gboolean
read_place (const Wanted   *wanted,
            KitRemotePlace *place)
{
  place->folder = wanted->folder;
  place->is_room = wanted->is_room;
  if (wanted->at != NULL && !kit_server_read (&place->server, wanted->at))
    return kit_cli_usage (_("“%s” is not the address of a server, such as mqtt://localhost"),
                          wanted->at) == KIT_CLI_OK;
  if (wanted->certificate != NULL)
    {
      place->server.certificates = net_certificate_load (wanted->certificate, NULL);
      if (!place->server.tls)
        return kit_cli_usage (_("a certificate is only of use with mqtts://")) == KIT_CLI_OK;
      if (place->server.certificates == NULL)
        return kit_cli_usage (_("“%s” has no certificate that fits into an invitation"),
                              wanted->certificate) == KIT_CLI_OK;
    }
  if ((wanted->at != NULL) + (wanted->folder != NULL) + wanted->is_room != 1)
    return kit_cli_usage (_("one of --at, --folder and --room is needed")) == KIT_CLI_OK;
  return TRUE;
}

/* Persons are apart, levels are played here. */
static gboolean
read_seats (const Wanted  *wanted,
            KitApartSetup *setup,
            char         **kinds)
{
  guint n = g_strv_length (kinds);

  if (!kit_cli_check_players (wanted->game, wanted->n_players))
    return FALSE;
  if (n != 1 && n != (guint) wanted->n_players)
    return kit_cli_usage (_("there must be one kind of seat, or one for each player")) ==
           KIT_CLI_OK;
  setup->n_players = wanted->n_players;
  for (guint p = 0; p < setup->n_players; p++)
    {
      char *kind = kinds[n == 1 ? 0 : p];
      gboolean is_person = g_str_equal (kind, "person");

      if (!is_person && kit_levels_find (wanted->game->levels, kind) == NULL)
        return kit_cli_usage (_("there is no level “%s”"), kind) == KIT_CLI_OK;
      setup->apart |= (guint) is_person << p;
      if (is_person && setup->host == KIT_NOBODY)
        setup->host = p;
      setup->players[p] = (KitPlayer) { p, kind, (char *) wanted->game->names[p] };
    }
  return TRUE;
}

static void
print_invitations (KitRemoteTable *table)
{
  const KitApart *apart = kit_remote_table_get_apart (table);

  printf ("%s\n", kit_remote_table_get_path (table));
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    if ((kit_apart_get_seats (apart) >> p & 1) != 0)
      {
        g_autofree char *link = kit_remote_invite (table, p);

        printf (_("seat %u: %s\n"), p + 1, link);
      }
}

static KitThinkersSetup
make_thinkers (const KitCliGame *game)
{
  return (KitThinkersSetup) { game->format, game->levels, KIT_BOT_SECONDS * G_USEC_PER_SEC };
}

/* Makes the table in @directory, and says who is invited. */
static int
create (const Wanted *wanted,
        const char   *directory)
{
  g_auto (GStrv) kinds =
    g_strsplit (wanted->seats != NULL ? wanted->seats : "person", ",", -1);
  g_autofree gpointer options = NULL;
  KitApartSetup setup = { .format = wanted->game->format, .host = KIT_NOBODY };
  KitThinkersSetup thinkers = make_thinkers (wanted->game);
  KitRemotePlace place = { { NULL } };
  g_autoptr (KitRemoteTable) table = NULL;
  g_autoptr (GError) error = NULL;

  if (!kit_cli_rules_read (wanted->rules, wanted->game, &options) ||
      !read_seats (wanted, &setup, kinds) || !read_place (wanted, &place))
    return KIT_CLI_USAGE;
  setup.options = options;
  table = kit_remote_table_new (&setup, &thinkers, &place, directory, &error);
  net_server_clear (&place.server);
  if (table == NULL)
    {
      kit_cli_print_fault (directory, 0, error->message);
      return KIT_CLI_FAILED;
    }
  print_invitations (table);
  return KIT_CLI_OK;
}

/* --- all tables of a directory --- */

typedef struct
{
  const KitCliGame * const *games;
  const char               *directory;
  char                     *program;
  char                     *post;       /* what tells this referee from others */
  GHashTable               *tables;     /* of KitRemoteTable by path; NULL for one that cannot be
                                           served, which is told once */
  GHashTable               *mailboxes;  /* of NetMailbox by place */
  NetBroker                *broker;     /* of the tables of this network, or NULL */
  GHashTable               *announced;  /* of NetAnnouncement by table of this network */
  GMainLoop                *loop;
  gboolean                  leaves;     /* once all games are over */
  gint64                    busy_us;    /* when one was not over last, in monotonic time */
  guint                     soon_source;
} Referee;

static void
unref_table (gpointer table)
{
  if (table != NULL)
    g_object_unref (table);
}

/* Says there that the referee is there. */
static void
announce (Referee    *referee,
          NetMailbox *mailbox)
{
  g_autofree char *topic = kit_topic_make (referee->post, KIT_TOPIC_HERE, KIT_MAX_PLAYERS);

  net_mailbox_announce (mailbox, topic);
}

/* (transfer none) (nullable): tables at the same place share a mailbox. */
static NetMailbox *
find_mailbox (Referee              *referee,
              const KitRemotePlace *place)
{
  g_autofree char *address =
    place->server.host != NULL ? kit_server_write (&place->server) : g_strdup (place->folder);
  g_autofree char *name = g_strconcat (address, place->server.certificates, NULL);
  NetMailbox *mailbox = name != NULL ? g_hash_table_lookup (referee->mailboxes, name) : NULL;

  if (mailbox == NULL)
    {
      mailbox = kit_cli_open_mailbox (place);
      if (mailbox == NULL)
        return NULL;
      announce (referee, mailbox);
      g_hash_table_insert (referee->mailboxes, g_steal_pointer (&name), mailbox);
    }
  return mailbox;
}

/* Whether there is a broker of this network, which is started for the first table. */
static gboolean
start_broker (Referee *referee)
{
  g_autoptr (GError) error = NULL;

  if (referee->broker == NULL)
    referee->broker = net_broker_new (kit_remote_find_port (referee->directory), &error);
  if (error != NULL)
    fprintf (stderr, _("the broker cannot be started: %s\n"), error->message);
  return referee->broker != NULL;
}

/* (transfer none) (nullable): where the seats of @table are. */
static NetMailbox *
find_mailbox_of (Referee        *referee,
                 KitRemoteTable *table)
{
  const KitRemotePlace *place = kit_remote_table_get_place (table);

  if (!place->is_room)
    return find_mailbox (referee, place);
  if (!start_broker (referee))
    return NULL;
  kit_remote_admit (table, referee->post, referee->broker);
  return find_mailbox (referee,
                       &(KitRemotePlace) { .server = *net_broker_get_server (referee->broker) });
}

static guint
get_joined (KitRemoteTable *table)
{
  return kit_apart_get_joined (kit_remote_table_get_apart (table));
}

/* Says in this network which seats of a table are free. */
static void
announce_table (Referee        *referee,
                KitRemoteTable *table)
{
  NetAnnouncement *announcement = kit_nearby_announce (table);

  g_object_set_data (G_OBJECT (table), JOINED, GUINT_TO_POINTER (get_joined (table)));
  if (announcement != NULL)
    g_hash_table_replace (referee->announced, table, announcement);
  else
    g_hash_table_remove (referee->announced, table);
}

static void
changed_cb (KitRemoteTable *table,
            Referee        *referee)
{
  const KitRecord *record = kit_apart_get_record (kit_remote_table_get_apart (table));
  gpointer joined = g_object_get_data (G_OBJECT (table), JOINED);

  if (g_hash_table_contains (referee->announced, table) &&
      get_joined (table) != GPOINTER_TO_UINT (joined))
    announce_table (referee, table);
  g_debug ("%s: turn %u, decision %u%s", kit_remote_table_get_path (table),
           kit_rules_head (kit_history_get_state (record->history))->turn,
           kit_history_get_cursor (record->history), kit_record_is_over (record) ? ", over" : "");
}

/* (transfer full) (nullable): %NULL, with a message, if the table cannot be served; instead of a
   message, @busy is set if somebody else has it. */
static KitRemoteTable *
open_table (Referee    *referee,
            const char *path,
            GError    **busy)
{
  g_autofree char *group = kit_table_file_find_game (path);
  const KitCliGame *game = group != NULL ? kit_cli_find_group (referee->games, group) : NULL;
  g_autoptr (KitRemoteTable) table = NULL;
  g_autoptr (GError) error = NULL;
  KitThinkersSetup thinkers;

  if (game == NULL)
    {
      kit_cli_print_fault (path, 0, _("it is not a table"));
      return NULL;
    }
  thinkers = make_thinkers (game);
  table = kit_remote_table_open (&thinkers, path, &error);
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
    g_propagate_error (busy, g_steal_pointer (&error));
  else if (table == NULL)
    kit_cli_print_fault (path, 0, error->domain == G_KEY_FILE_ERROR ? _("it is not a table")
                                                                    : error->message);
  return g_steal_pointer (&table);
}

static void
serve (Referee *referee,
       char    *path)
{
  g_autoptr (GError) busy = NULL;
  g_autoptr (KitRemoteTable) table = open_table (referee, path, &busy);
  const KitFormat *format;
  NetMailbox *mailbox;
  g_autofree char *rules = NULL;

  /* Who is making the table has it for a moment. */
  if (busy != NULL)
    {
      g_free (path);
      return;
    }
  g_hash_table_insert (referee->tables, path, table != NULL ? g_object_ref (table) : NULL);
  if (table == NULL)
    return;
  mailbox = find_mailbox_of (referee, table);
  if (mailbox == NULL)
    return;
  format = kit_apart_get_record (kit_remote_table_get_apart (table))->format;
  rules = kit_apart_make_digest (format);
  g_signal_connect (table, "changed", G_CALLBACK (changed_cb), referee);
  kit_remote_table_serve (table, mailbox, referee->program, rules, referee->post);
  if (kit_remote_table_get_place (table)->is_room)
    announce_table (referee, table);
}

/* Whether a game of a table goes on. */
static gboolean
is_busy (Referee *referee)
{
  GHashTableIter iter;
  gpointer table;

  g_hash_table_iter_init (&iter, referee->tables);
  while (g_hash_table_iter_next (&iter, NULL, &table))
    if (table != NULL && !kit_record_is_over (kit_apart_get_record (
                           kit_remote_table_get_apart (table))))
      return TRUE;
  return FALSE;
}

/* Ends a while after the last game, in which the seats get the whole of it. */
static void
leave (Referee *referee)
{
  if (is_busy (referee))
    referee->busy_us = g_get_monotonic_time ();
  if (referee->leaves &&
      g_get_monotonic_time () - referee->busy_us > LINGER_S * G_USEC_PER_SEC)
    g_main_loop_quit (referee->loop);
}

/* Whether the file of a table was deleted. */
static gboolean
is_gone (gpointer path,
         gpointer table,
         gpointer data)
{
  Referee *referee = data;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return FALSE;
  if (table != NULL)
    kit_remote_table_end (table);
  g_hash_table_remove (referee->announced, table);
  return TRUE;
}

/* Serves the tables that are new, and ends those whose files were deleted. */
static gboolean
look_cb (gpointer data)
{
  Referee *referee = data;
  g_autoptr (GDir) dir = g_dir_open (referee->directory, 0, NULL);
  const char *name;

  g_hash_table_foreach_remove (referee->tables, is_gone, referee);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (referee->directory, name, NULL);

      if (g_str_has_suffix (name, KIT_TABLE_SUFFIX) &&
          !g_hash_table_contains (referee->tables, path))
        serve (referee, g_steal_pointer (&path));
    }
  leave (referee);
  return G_SOURCE_CONTINUE;
}

static void
look_soon_cb (gpointer data)
{
  ((Referee *) data)->soon_source = 0;
  look_cb (data);
}

/* Files of tables come and go; they are also replaced with each decision, which is no news. */
static void
directory_changed_cb (Referee          *referee,
                      GFile            *file,
                      GFile            *other,
                      GFileMonitorEvent event)
{
  const char *path = g_file_peek_path (file);
  gboolean is_known = g_hash_table_contains (referee->tables, path);

  if (g_str_has_suffix (path, KIT_TABLE_SUFFIX) &&
      is_known == (event == G_FILE_MONITOR_EVENT_DELETED) && referee->soon_source == 0)
    referee->soon_source = g_timeout_add_once (SOON_MS, look_soon_cb, referee);
}

/* (transfer full) (nullable): tells of new tables; without it they are found later. */
static GFileMonitor *
watch (Referee *referee)
{
  g_autoptr (GFile) directory = g_file_new_for_path (referee->directory);
  GFileMonitor *monitor = g_file_monitor_directory (directory, G_FILE_MONITOR_NONE, NULL, NULL);

  if (monitor != NULL)
    g_signal_connect_swapped (monitor, "changed", G_CALLBACK (directory_changed_cb), referee);
  return monitor;
}

static gboolean
quit_cb (gpointer data)
{
  g_main_loop_quit (data);
  return G_SOURCE_CONTINUE;
}

/* What came to the tables and was of no use, if anything was. */
static void
print_counts (Referee *referee)
{
  GHashTableIter iter;
  gpointer path, table;

  g_hash_table_iter_init (&iter, referee->tables);
  while (g_hash_table_iter_next (&iter, &path, &table))
    {
      const KitRemoteCounts *counts = table != NULL ? kit_remote_table_get_counts (table) : NULL;

      if (counts != NULL && counts->damaged + counts->nonsense > 0)
        printf (_("%s: %u messages were not from the seats of the table, %u made no sense\n"),
                (char *) path, counts->damaged, counts->nonsense);
    }
}

/* Serves until a signal ends that, or the last game. */
static void
run (Referee *referee)
{
  g_autoptr (GFileMonitor) monitor = watch (referee);
  guint sources[3];

  look_cb (referee);
  printf (_("tables: %u\n"), g_hash_table_size (referee->tables));
  fflush (stdout);
  sources[0] = g_timeout_add_seconds (LOOK_S, look_cb, referee);
  sources[1] = g_unix_signal_add (SIGTERM, quit_cb, referee->loop);
  sources[2] = g_unix_signal_add (SIGINT, quit_cb, referee->loop);
  g_main_loop_run (referee->loop);
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    g_source_remove (sources[i]);
  g_clear_handle_id (&referee->soon_source, g_source_remove);
  print_counts (referee);
}

static int
serve_all (const KitCliGame * const *games,
           const char               *directory,
           gboolean                  leaves)
{
  g_autofree char *absolute = g_canonicalize_filename (directory, NULL);
  Referee referee = { games, absolute, .leaves = leaves, .busy_us = g_get_monotonic_time () };
  g_autoptr (GError) error = NULL;

  if (!g_file_test (directory, G_FILE_TEST_IS_DIR))
    {
      kit_cli_print_fault (directory, 0, _("it is not a folder"));
      return KIT_CLI_FAILED;
    }
  referee.post = kit_serving_take (directory, &error);
  if (referee.post == NULL)
    {
      kit_cli_print_fault (directory, 0, g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN)
                                           ? _("another referee serves it") : error->message);
      return KIT_CLI_FAILED;
    }
  base_file_raise_limit ();
  referee.program = kit_remote_name_program ();
  referee.tables = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, unref_table);
  referee.announced =
    g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) net_announcement_free);
  referee.mailboxes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  referee.loop = g_main_loop_new (NULL, FALSE);
  run (&referee);
  g_hash_table_unref (referee.announced);
  g_hash_table_unref (referee.tables);
  g_hash_table_unref (referee.mailboxes);
  g_clear_pointer (&referee.broker, net_broker_free);
  g_main_loop_unref (referee.loop);
  g_free (referee.program);
  g_free (referee.post);
  return KIT_CLI_OK;
}

/** kit_cli_referee: makes tables whose seats are apart, or serves them until it is ended. */
int
kit_cli_referee (const KitCliGame * const *games,
                 int                       argc,
                 char                    **argv)
{
  gboolean is_new = FALSE;
  gboolean leaves = FALSE;
  Wanted wanted = { .game = games[0], .n_players = 2 };
  g_autofree char *seats = NULL;
  g_autofree char *at = NULL;
  g_autofree char *certificate = NULL;
  g_autofree char *folder = NULL;
  g_auto (KitCliRules) rules = { NULL };
  const GOptionEntry entries[] = {
    { "new", 0, 0, G_OPTION_ARG_NONE, &is_new,
      N_("Make a table, and print the invitations to its seats"), NULL },
    { "leave", 0, 0, G_OPTION_ARG_NONE, &leaves, N_("End a minute after the last game"), NULL },
    { "players", 'p', 0, G_OPTION_ARG_INT, &wanted.n_players, N_("Number of players, 2 to 4"),
      "N" },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats,
      N_("Who plays, separated by commas: “person” for who is invited, or a level"), "KINDS" },
    { "at", 0, 0, G_OPTION_ARG_STRING, &at,
      N_("The server where the seats meet: mqtt://HOST, or mqtts://HOST for TLS"), "ADDRESS" },
    { "certificate", 0, 0, G_OPTION_ARG_FILENAME, &certificate,
      N_("The certificate of that server, or of its authority, if the system does not know it"),
      "FILE" },
    { "folder", 0, 0, G_OPTION_ARG_FILENAME, &folder,
      N_("The folder where the seats meet, which all of them share"), "FOLDER" },
    { "room", 0, 0, G_OPTION_ARG_NONE, &wanted.is_room,
      N_("The seats meet in this network; the referee starts Mosquitto"), NULL },
    KIT_CLI_RULES_ENTRIES (rules, games[0]),
    { NULL }
  };

  if (!kit_cli_parse ("DIRECTORY",
                      _("Keeps tables whose seats are apart: it serves all tables of a directory "
                        "until it is ended. Records, cards and dice stay here; each seat is told "
                        "what it may know."),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  wanted.seats = seats;
  wanted.at = at;
  wanted.certificate = certificate;
  wanted.folder = folder;
  wanted.rules = &rules;
  if (argc != 2)
    return kit_cli_usage (_("one directory is needed"));
  return is_new ? create (&wanted, argv[1]) : serve_all (games, argv[1], leaves);
}

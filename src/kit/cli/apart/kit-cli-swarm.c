/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "swarm": many seats of many tables at once, to measure how long it takes until all
   seats know a decision. */

#include "config.h"

#include "kit-cli-apart.h"

#include "base/base-file.h"
#include "kit/apart/kit-apart-proof.h"
#include "kit/cli/kit-cli-commands.h"
#include "kit/remote/kit-remote-seat.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#define JOIN_S     300                  /* in which all seats have joined */
#define ONLINE_MS  1000                 /* in which a seat is connected, or the next one begins */
#define RESIGN_MS  2                    /* between the ends of two games */
#define END_S      120                  /* in which all have the whole game */
#define PERCENTILE 99

/* A table, with a seat for each link. */
typedef struct
{
  KitRemoteSeat *seats[KIT_MAX_PLAYERS];
  guint          n_seats;
  guint64        position;              /* in which the last decision was made */
  gint64         said_us;               /* when, or 0 if all seats know it */
  guint          known;                 /* the seats that know it, a bit each */
} Table;

typedef struct
{
  const KitCliGame *game;
  GPtrArray        *tables;             /* of Table */
  GArray           *times_us;           /* of all decisions */
  guint             n_late;             /* times that a table was not ready for the next one */
  guint             next;               /* the table that decides next */
  gboolean          measures;
  BaseRandom        random;
  GMainLoop        *loop;
  gint64            end_us;
} Swarm;

/* --- seats --- */

static void
free_table (gpointer data)
{
  Table *table = data;

  for (guint i = 0; i < table->n_seats; i++)
    g_object_unref (table->seats[i]);
  g_free (table);
}

/* A seat has been told something. */
static void
told_cb (KitRemoteSeat *seat,
         KitApartNews   news,
         Swarm         *swarm)
{
  Table *table = g_object_get_data (G_OBJECT (seat), "table");

  if ((news & KIT_NEWS_POSITION) == 0 || table->said_us == 0 ||
      kit_remote_seat_get (seat)->sheet.position <= table->position)
    return;
  for (guint i = 0; i < table->n_seats; i++)
    if (table->seats[i] == seat)
      table->known |= 1u << i;
  if (table->known != (1u << table->n_seats) - 1)
    return;
  if (swarm->measures)
    {
      gint64 time_us = g_get_monotonic_time () - table->said_us;

      g_array_append_val (swarm->times_us, time_us);
    }
  table->said_us = 0;
}

static gboolean
add_seat (Swarm      *swarm,
          Table      *table,
          const char *link)
{
  g_auto (KitInvitation) invitation = { NULL };
  g_autoptr (NetMailbox) mailbox = NULL;
  g_autofree char *program = kit_remote_name_program ();
  g_autofree char *device = g_uuid_string_random ();
  KitRemoteSeat *seat;

  if (kit_invitation_read (&invitation, link) != KIT_INVITATION_FINE ||
      invitation.server.host == NULL || table->n_seats == KIT_MAX_PLAYERS ||
      g_ascii_strcasecmp (invitation.game, swarm->game->format->group) != 0)
    return FALSE;
  mailbox = kit_remote_place_open (&(KitRemotePlace) { invitation.server });
  seat = kit_remote_seat_new (swarm->game->format, &invitation, mailbox, "Swarm", program, device);
  g_object_set_data (G_OBJECT (seat), "table", table);
  g_signal_connect (seat, "changed", G_CALLBACK (told_cb), swarm);
  table->seats[table->n_seats++] = seat;
  return TRUE;
}

static void
over_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* The main loop, for some time. */
static void
run_for (guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add_once (ms, over_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* One after the other: a client of libmosquitto is busy with waiting until it is connected. */
static void
wait_until_online (KitRemoteSeat *seat)
{
  NetMailbox *mailbox = kit_remote_seat_get_mailbox (seat);
  gboolean is_over = FALSE;
  guint source = g_timeout_add_once (ONLINE_MS, over_cb, &is_over);

  while (!is_over && !net_mailbox_is_online (mailbox))
    g_main_context_iteration (NULL, TRUE);
  if (!is_over)
    g_source_remove (source);
}

/* A line for each table, with links between blanks. */
static gboolean
read_tables (Swarm      *swarm,
             const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    {
      kit_cli_print_fault (path, 0, error->message);
      return FALSE;
    }
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint n = 0; lines[n] != NULL; n++)
    {
      g_auto (GStrv) links = g_strsplit (lines[n], " ", -1);
      Table *table = g_new0 (Table, 1);

      g_ptr_array_add (swarm->tables, table);
      if (links[0] == NULL || links[0][0] == '\0')
        {
          kit_cli_print_fault (path, n + 1, _("it is not an invitation to a server"));
          return FALSE;
        }
      for (guint i = 0; links[i] != NULL; i++)
        {
          if (!add_seat (swarm, table, links[i]))
            {
              kit_cli_print_fault (path, n + 1, _("it is not an invitation to a server"));
              return FALSE;
            }
          wait_until_online (table->seats[i]);
        }
    }
  return swarm->tables->len > 0;
}

/* --- waiting --- */

/* What all seats have to have. */
typedef gboolean (*Test) (const KitApartSeat *seat);

static gboolean
has_joined (const KitApartSeat *seat)
{
  return seat->is_seated && !seat->is_waiting;
}

static gboolean
has_answer (const KitApartSeat *seat)
{
  return seat->word.act == KIT_ACT_NONE;
}

static gboolean
has_whole (const KitApartSeat *seat)
{
  return seat->sheet.whole != NULL;
}

static guint
count_missing (Swarm *swarm,
               Test   test)
{
  guint n = 0;

  for (guint t = 0; t < swarm->tables->len; t++)
    for (guint i = 0; i < ((Table *) swarm->tables->pdata[t])->n_seats; i++)
      n += !test (kit_remote_seat_get (((Table *) swarm->tables->pdata[t])->seats[i]));
  return n;
}

static gboolean
wait_for_all (Swarm *swarm,
              Test   test,
              guint  seconds)
{
  gint64 end_us = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;

  while (count_missing (swarm, test) > 0 && g_get_monotonic_time () < end_us)
    run_for (100);
  return count_missing (swarm, test) == 0;
}

/* --- deciding --- */

/* Whoever is asked at a table decides at random. */
static void
decide (Swarm *swarm,
        Table *table)
{
  const KitRules *rules = swarm->game->format->rules;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  char token[KIT_TOKEN_SIZE];

  for (guint i = 0; i < table->n_seats; i++)
    {
      const KitApartSeat *seat = kit_remote_seat_get (table->seats[i]);
      const KitHistory *history = seat->sheet.record->history;

      if ((seat->sheet.acts >> KIT_ACT_DECIDE & 1) == 0)
        continue;
      kit_rules_pick_any (rules, kit_history_get_state (history), kit_history_get_board (history),
                          &swarm->random, decision);
      rules->write (decision, kit_history_get_board (history), token);
      table->position = seat->sheet.position;
      table->known = 0;
      table->said_us = g_get_monotonic_time ();
      kit_remote_seat_act (table->seats[i], KIT_ACT_DECIDE, token);
      return;
    }
}

static gboolean
tick_cb (gpointer data)
{
  Swarm *swarm = data;
  Table *table = swarm->tables->pdata[swarm->next++ % swarm->tables->len];

  if (table->said_us == 0)
    decide (swarm, table);
  else if (swarm->measures)
    swarm->n_late++;
  if (g_get_monotonic_time () >= swarm->end_us)
    g_main_loop_quit (swarm->loop);
  return G_SOURCE_CONTINUE;
}

/* Whether each table knows the last decision. */
static gboolean
has_news (Swarm *swarm)
{
  for (guint t = 0; t < swarm->tables->len; t++)
    if (((Table *) swarm->tables->pdata[t])->said_us != 0)
      return FALSE;
  return TRUE;
}

static void
wait_for_news (Swarm *swarm)
{
  gint64 end_us = g_get_monotonic_time () + END_S * G_USEC_PER_SEC;

  while (!has_news (swarm) && g_get_monotonic_time () < end_us)
    run_for (10);
}

/* Decides at a fixed rate; before the time that is measured, half as long. */
static void
play (Swarm *swarm,
      int    rate,
      int    seconds)
{
  guint source = g_timeout_add (MAX (1000 / rate, 1), tick_cb, swarm);

  for (guint part = 0; part < 2; part++)
    {
      swarm->measures = part == 1;
      swarm->end_us = g_get_monotonic_time () + (part == 0 ? 0.5 : 1) * seconds * G_USEC_PER_SEC;
      g_main_loop_run (swarm->loop);
    }
  g_source_remove (source);
  wait_for_news (swarm);
  swarm->measures = FALSE;
}

/* --- coming back --- */

/* The broker has been killed and is there again: a decision is made at each table. Returns the
   seconds until all seats know theirs. */
static double
come_back (Swarm *swarm)
{
  gint64 began_us = g_get_monotonic_time ();

  for (guint t = 0; t < swarm->tables->len; t++)
    decide (swarm, swarm->tables->pdata[t]);
  wait_for_news (swarm);
  return (g_get_monotonic_time () - began_us) / (double) G_USEC_PER_SEC;
}

/* All processes of a swarm go on at the same time: with a line from whoever has started them. */
static void
wait_for_line (void)
{
  char line[8];

  printf ("%s\n", _("ready"));
  fflush (stdout);
  if (fgets (line, sizeof line, stdin) == NULL)
    g_debug ("there is nobody to wait for");
}

/* All games end; returns how many seats do not have what was promised. */
static guint
end (Swarm *swarm)
{
  guint n_wrong = 0;

  for (guint t = 0; t < swarm->tables->len; t++)
    {
      kit_remote_seat_act (((Table *) swarm->tables->pdata[t])->seats[0], KIT_ACT_RESIGN, NULL);
      run_for (RESIGN_MS);
    }
  wait_for_all (swarm, has_whole, END_S);
  for (guint t = 0; t < swarm->tables->len; t++)
    for (guint i = 0; i < ((Table *) swarm->tables->pdata[t])->n_seats; i++)
      {
        const KitApartSeat *seat =
          kit_remote_seat_get (((Table *) swarm->tables->pdata[t])->seats[i]);

        n_wrong += seat->sheet.whole == NULL || kit_apart_seat_check (seat) != KIT_PROOF_HOLDS;
      }
  return n_wrong;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 x = *(const gint64 *) a;
  gint64 y = *(const gint64 *) b;

  return (x > y) - (x < y);
}

static void
print_times (Swarm *swarm,
             guint  n_wrong)
{
  guint n = swarm->times_us->len;
  const gint64 *times;

  g_array_sort (swarm->times_us, compare_times);
  times = (const gint64 *) swarm->times_us->data;
  printf (_("decisions: %u, not in time: %u, records that were not as promised: %u\n"), n,
          swarm->n_late, n_wrong);
  /* Translators: times in ms: the median, the 99th percentile, and the longest. */
  if (n > 0)
    printf (_("ms: %.1f, %.1f, %.1f\n"), times[n / 2] / 1e3, times[n * PERCENTILE / 100] / 1e3,
            times[n - 1] / 1e3);
}

/* A line for each decision, in microseconds. */
static gboolean
write_times (Swarm      *swarm,
             const char *path)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < swarm->times_us->len; i++)
    g_string_append_printf (text, "%" G_GINT64_FORMAT "\n",
                            g_array_index (swarm->times_us, gint64, i));
  if (g_file_set_contents (path, text->str, text->len, &error))
    return TRUE;
  kit_cli_print_fault (path, 0, error->message);
  return FALSE;
}

/** kit_cli_swarm: plays many seats of tables that a referee serves, and prints how long decisions
    take. */
int
kit_cli_swarm (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  int rate = 10;
  int seconds = 60;
  gboolean again = FALSE;
  g_autofree char *times = NULL;
  const GOptionEntry entries[] = {
    { "rate", 0, 0, G_OPTION_ARG_INT, &rate, N_("Decisions a second, of all tables"), "N" },
    { "seconds", 0, 0, G_OPTION_ARG_INT, &seconds, N_("How long it is measured"), "N" },
    { "again", 0, 0, G_OPTION_ARG_NONE, &again,
      N_("Waits for another line, and says how long it takes until all seats are back"), NULL },
    { "times", 0, 0, G_OPTION_ARG_FILENAME, &times,
      N_("Writes how many microseconds each decision took, the shortest first"), "FILE" },
    { NULL }
  };
  Swarm swarm = { .game = games[0], .random = { 1 } };
  guint n_wrong = 0;
  int status = KIT_CLI_FAILED;

  if (!kit_cli_parse ("FILE",
                      _("Plays all seats of the tables in a file, which has a line for each, with "
                        "the invitations to its seats. Once all have joined it waits for a line; "
                        "then it prints how long it takes from a decision until the last seat "
                        "knows it."),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 2 || rate < 1 || rate > 1000 || seconds < 1)
    return kit_cli_usage (_("a file is needed, and a rate of 1 to 1000"));
  base_file_raise_limit ();
  swarm.tables = g_ptr_array_new_with_free_func (free_table);
  swarm.times_us = g_array_new (FALSE, FALSE, sizeof (gint64));
  swarm.loop = g_main_loop_new (NULL, FALSE);
  if (read_tables (&swarm, argv[1]))
    {
      if (!wait_for_all (&swarm, has_joined, JOIN_S))
        fprintf (stderr, _("%u seats could not join\n"), count_missing (&swarm, has_joined));
      else
        {
          wait_for_line ();
          play (&swarm, rate, seconds);
          wait_for_all (&swarm, has_answer, END_S);
          if (again)
            {
              wait_for_line ();
              /* Translators: seconds, after the broker began again. */
              printf (_("back: %.1f s\n"), come_back (&swarm));
            }
          n_wrong = end (&swarm);
          print_times (&swarm, n_wrong);
          if ((times == NULL || write_times (&swarm, times)) && n_wrong == 0)
            status = KIT_CLI_OK;
        }
    }
  g_ptr_array_unref (swarm.tables);
  g_array_unref (swarm.times_us);
  g_main_loop_unref (swarm.loop);
  return status;
}

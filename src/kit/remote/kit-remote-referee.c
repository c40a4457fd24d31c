/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the referee of a table elsewhere, for a seat that is played here. */

#include "kit-remote-referee.h"

#include "kit/apart/kit-apart-proof.h"
#include "net/net-mqtt.h"

#include <string.h>

#define MAX_STEPS 100                   /* more decisions than that are not shown one by one */
#define SLOW_MS   1500                  /* from which on an answer is missed, */
#define ABSENT_MS 3000                  /* and the referee's program */

struct _KitRemoteReferee
{
  KitReferee parent_instance;

  /* owned */
  KitRemoteSeat *remote;
  KitRecord     *record;                /* as far as it is shown */

  KitConnection  connection;
  guint64        position;              /* the number of the position that is shown */
  guint          step_source;           /* shows the next decision */
  gint64         next_us;               /* when it may be shown, in monotonic time */
  guint          later_source;          /* looks again at what is missed */
  gint64         asked_us;              /* when something was asked for last */
  gint64         online_us;             /* since when the carrier is reached */
  gint64         began_us;              /* when the game was opened */
  KitOrders      orders[KIT_MAX_PLAYERS]; /* of the others: what they wish */
  guint          pause_ms;
  gboolean       held;
  gboolean       running;
};

G_DEFINE_FINAL_TYPE (KitRemoteReferee, kit_remote_referee, KIT_TYPE_REFEREE)

static const KitApartSheet *
get_sheet (KitRemoteReferee *referee)
{
  return &kit_remote_seat_get (referee->remote)->sheet;
}

static gboolean
is_behind (KitRemoteReferee *referee)
{
  return referee->position != get_sheet (referee)->position;
}

/* --- the record --- */

/* Persons at other machines are not asked here. */
static void
mark_elsewhere (KitRecord *record,
                guint      seat)
{
  for (guint p = 0; p < record->n_players; p++)
    if (p != seat && kit_record_is_person (record, p))
      {
        g_free (record->players[p].kind);
        record->players[p].kind = g_strdup (KIT_KIND_ELSEWHERE);
      }
}

/* Takes the record after @cursor decisions; all of it once that is all. */
static void
set_record (KitRemoteReferee *referee,
            guint             cursor)
{
  const KitApartSheet *sheet = get_sheet (referee);
  gboolean all = cursor == kit_history_get_cursor (sheet->record->history);
  KitRecord *record = kit_record_copy (all && sheet->whole != NULL ? sheet->whole : sheet->record);

  if (!all)
    {
      record->abandoned = FALSE;
      kit_history_set_cursor (record->history, cursor);
      kit_history_drop_tail (record->history);
    }
  mark_elsewhere (record, sheet->seat);
  g_clear_pointer (&referee->record, kit_record_free);
  referee->record = record;
}

static guint
get_cursor (KitRemoteReferee *referee)
{
  return kit_history_get_cursor (referee->record->history);
}

static gboolean
is_since (gint64 time_us,
          guint  ms)
{
  return g_get_monotonic_time () - time_us >= ms * G_TIME_SPAN_MILLISECOND;
}

/* What the connection says of the table. */
static void
update_connection (KitRemoteReferee *referee)
{
  const KitApartSeat *seat = kit_remote_seat_get (referee->remote);
  const KitSeatFile *file = kit_remote_seat_get_file (referee->remote);
  NetMailbox *mailbox = kit_remote_seat_get_mailbox (referee->remote);
  const KitApartSheet *sheet = &seat->sheet;
  guint here = kit_remote_seat_get_here (referee->remote);
  KitConnection *connection = &referee->connection;

  connection->path = file != NULL ? file->path : NULL;
  connection->seat = sheet->seat;
  connection->apart = sheet->apart;
  connection->joined = sheet->joined;
  connection->here = here & ~KIT_HERE_REFEREE;
  connection->is_host = sheet->host == sheet->seat;
  /* At the beginning it takes a moment. */
  connection->is_online =
    net_mailbox_is_online (mailbox) || !is_since (referee->began_us, ABSENT_MS);
  connection->is_served =
    (here & KIT_HERE_REFEREE) != 0 || !is_since (referee->online_us, ABSENT_MS);
  connection->tells_presence = NET_IS_MQTT (mailbox);
  connection->is_waiting = seat->word.act != KIT_ACT_NONE || is_behind (referee);
  connection->is_slow =
    seat->word.act != KIT_ACT_NONE && is_since (referee->asked_us, SLOW_MS);
  connection->is_taken = kit_apart_seat_is_elsewhere (seat);
  connection->fit = seat->fit;
  connection->program = seat->program;
  if (sheet->whole == NULL || connection->number != NULL)
    return;
  connection->number = kit_apart_make_number (sheet->whole);
  connection->proof = kit_apart_seat_check (seat);
}

static void
emit_changed (KitRemoteReferee *referee,
              KitGameChanges    changes)
{
  update_connection (referee);
  kit_referee_emit_changed (KIT_REFEREE (referee), changes | KIT_GAME_CONNECTION);
}

static void look_later (KitRemoteReferee *referee,
                        guint             ms);

static void
later_cb (gpointer data)
{
  KitRemoteReferee *referee = data;

  referee->later_source = 0;
  emit_changed (referee, 0);
  if (!is_since (referee->online_us, ABSENT_MS))
    look_later (referee, ABSENT_MS);
}

/* What is missed by then is told. */
static void
look_later (KitRemoteReferee *referee,
            guint             ms)
{
  g_clear_handle_id (&referee->later_source, g_source_remove);
  referee->later_source = g_timeout_add_once (ms, later_cb, referee);
}

/* --- showing what has come --- */

static void show_soon (KitRemoteReferee *referee);

static gboolean
show_next_cb (gpointer data)
{
  KitRemoteReferee *referee = data;

  referee->step_source = 0;
  if (referee->held || !referee->running || !is_behind (referee))
    return G_SOURCE_REMOVE;
  set_record (referee, get_cursor (referee) + 1);
  referee->position++;
  /* The pause may depend on what is shown now. */
  emit_changed (referee, KIT_GAME_POSITION | KIT_GAME_PLAYERS);
  referee->next_us = g_get_monotonic_time () + referee->pause_ms * G_TIME_SPAN_MILLISECOND;
  show_soon (referee);
  return G_SOURCE_REMOVE;
}

static void
show_soon (KitRemoteReferee *referee)
{
  gint64 wait_us = referee->next_us - g_get_monotonic_time ();

  if (referee->step_source == 0 && is_behind (referee) && !referee->held && referee->running)
    referee->step_source = g_timeout_add (MAX (wait_us, 0) / G_TIME_SPAN_MILLISECOND, show_next_cb,
                                          referee);
}

/* Whether what has come is what is shown and some more decisions. */
static gboolean
goes_on (KitRemoteReferee *referee)
{
  const KitApartSheet *sheet = get_sheet (referee);
  guint cursor = kit_history_get_cursor (sheet->record->history);

  return sheet->position > referee->position && cursor > get_cursor (referee) &&
         sheet->position - referee->position == cursor - get_cursor (referee) &&
         cursor - get_cursor (referee) <= MAX_STEPS;
}

/* Shows all that has come at once. */
static void
catch_up (KitRemoteReferee *referee)
{
  g_clear_handle_id (&referee->step_source, g_source_remove);
  set_record (referee, kit_history_get_cursor (get_sheet (referee)->record->history));
  referee->position = get_sheet (referee)->position;
}

/* Whether a seat has another name, or another kind of player. */
static gboolean
has_other_players (KitRemoteReferee *referee)
{
  const KitApartSheet *sheet = get_sheet (referee);
  g_autoptr (KitRecord) told = kit_record_copy (sheet->record);

  mark_elsewhere (told, sheet->seat);
  for (guint p = 0; p < told->n_players; p++)
    if (!g_str_equal (told->players[p].name, referee->record->players[p].name) ||
        !g_str_equal (told->players[p].kind, referee->record->players[p].kind))
      return TRUE;
  return FALSE;
}

/* Of the others only what they wish is told. */
static void
take_wishes (KitRemoteReferee *referee)
{
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    memcpy (referee->orders[p].wish, get_sheet (referee)->wishes.seats[p], KIT_WISH);
}

static void
told_cb (KitRemoteReferee *referee,
         KitApartNews      news)
{
  gboolean goes = goes_on (referee);

  take_wishes (referee);
  if ((news & KIT_NEWS_SHEET) == 0)
    emit_changed (referee, 0);
  else if ((news & KIT_NEWS_POSITION) == 0 && !is_behind (referee))
    {
      KitGameChanges changes = KIT_GAME_ORDERS;

      /* With another record a player loses what they are putting together. */
      if (has_other_players (referee))
        {
          set_record (referee, get_cursor (referee));
          changes |= KIT_GAME_PLAYERS;
        }
      emit_changed (referee, changes);
    }
  else if (!goes)
    {
      catch_up (referee);
      emit_changed (referee, KIT_GAME_POSITION | KIT_GAME_PLAYERS);
    }
  else
    {
      emit_changed (referee, 0);
      show_soon (referee);
    }
}

/* --- what it says --- */

static const KitRecord *
kit_remote_referee_get_record (KitReferee *base)
{
  return KIT_REMOTE_REFEREE (base)->record;
}

static gboolean
is_over (KitRemoteReferee *referee)
{
  return kit_record_is_over (referee->record);
}

/* Computers think at the table. */
static KitReport
kit_remote_referee_report (KitReferee *base)
{
  KitRemoteReferee *referee = KIT_REMOTE_REFEREE (base);
  guint decider = kit_referee_get_decider (base);
  const char *kind = referee->record->players[decider].kind;
  gboolean thinks = !is_over (referee) && !kit_record_is_person (referee->record, decider) &&
                    !g_str_equal (kind, KIT_KIND_ELSEWHERE);

  return (KitReport) {
    .thinker = thinks ? (int) decider : -1,
    .running = referee->running,
    .over = is_over (referee),
  };
}

static const KitConnection *
kit_remote_referee_get_connection (KitReferee *base)
{
  return &KIT_REMOTE_REFEREE (base)->connection;
}

/* What is ordered is decided at the table. */
static gboolean
kit_remote_referee_is_ordered (KitReferee *base)
{
  return FALSE;
}

static gboolean
can_act (KitRemoteReferee *referee,
         KitAct            act)
{
  return !referee->connection.is_waiting && !referee->connection.is_taken &&
         (get_sheet (referee)->acts >> act & 1) != 0;
}

static KitAct
find_undo (KitStep step)
{
  return step == KIT_STEP_TURN ? KIT_ACT_UNDO_TURN : KIT_ACT_UNDO;
}

static KitAct
find_redo (KitStep step)
{
  return step == KIT_STEP_TURN ? KIT_ACT_REDO_TURN : KIT_ACT_REDO;
}

static gboolean
kit_remote_referee_can_undo (KitReferee *base,
                             KitStep     step)
{
  return can_act (KIT_REMOTE_REFEREE (base), find_undo (step));
}

static gboolean
kit_remote_referee_can_redo (KitReferee *base,
                             KitStep     step)
{
  return can_act (KIT_REMOTE_REFEREE (base), find_redo (step));
}

static const KitOrders *
kit_remote_referee_get_orders (KitReferee *base,
                               guint       player)
{
  KitRemoteReferee *referee = KIT_REMOTE_REFEREE (base);

  return player == get_sheet (referee)->seat ? &kit_remote_seat_get (referee->remote)->word.orders
                                             : &referee->orders[player];
}

/* --- commands --- */

static gboolean
act (KitRemoteReferee *referee,
     KitAct            what,
     const char       *text)
{
  if (!can_act (referee, what) || !kit_remote_seat_act (referee->remote, what, text))
    return FALSE;
  referee->asked_us = g_get_monotonic_time ();
  look_later (referee, SLOW_MS);
  emit_changed (referee, 0);
  return TRUE;
}

static gboolean
kit_remote_referee_decide (KitReferee    *base,
                           gconstpointer  decisions,
                           guint          n,
                           KitRefusal    *refusal)
{
  KitRemoteReferee *referee = KIT_REMOTE_REFEREE (base);
  const KitRules *rules = referee->record->format->rules;
  gconstpointer board = kit_history_get_board (referee->record->history);
  g_autoptr (GString) text = g_string_new (NULL);
  char token[KIT_TOKEN_SIZE];

  *refusal = (KitRefusal) { .reason = KIT_REFUSED_OVER, .rule = rules->over_rule };
  if (is_over (referee) ||
      !rules->test (kit_history_get_state (referee->record->history), board, decisions, refusal))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      rules->write ((const char *) decisions + i * rules->decision_size, board, token);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", token);
    }
  return act (referee, KIT_ACT_DECIDE, text->str);
}

static void
kit_remote_referee_undo (KitReferee *base,
                         KitStep     step)
{
  act (KIT_REMOTE_REFEREE (base), find_undo (step), NULL);
}

static void
kit_remote_referee_redo (KitReferee *base,
                         KitStep     step)
{
  act (KIT_REMOTE_REFEREE (base), find_redo (step), NULL);
}

static void
kit_remote_referee_resign (KitReferee *base)
{
  act (KIT_REMOTE_REFEREE (base), KIT_ACT_RESIGN, NULL);
}

/* Programs of a person are not started at the table. */
static void
kit_remote_referee_set_player (KitReferee *base,
                               guint       player,
                               const char *kind,
                               const char *command)
{
  gboolean back = g_str_equal (kind, KIT_KIND_ELSEWHERE);
  g_autofree char *text = g_strdup_printf ("%u %s", player + 1, back ? "person" : kind);

  if (command == NULL)
    act (KIT_REMOTE_REFEREE (base), KIT_ACT_HAND_OVER, text);
}

static void
kit_remote_referee_set_orders (KitReferee      *base,
                               guint            player,
                               const KitOrders *orders)
{
  KitRemoteReferee *referee = KIT_REMOTE_REFEREE (base);

  if (player != get_sheet (referee)->seat ||
      kit_apart_seat_is_elsewhere (kit_remote_seat_get (referee->remote)))
    return;
  kit_remote_seat_set_orders (referee->remote, orders);
  emit_changed (referee, KIT_GAME_ORDERS);
}

static void
kit_remote_referee_set_running (KitReferee *base,
                                gboolean    running)
{
  KitRemoteReferee *referee = KIT_REMOTE_REFEREE (base);

  referee->running = running;
  show_soon (referee);
  kit_referee_emit_changed (base, 0);
}

/* Takes the seat back from another program, or tries whether the carrier is back. */
static void
kit_remote_referee_reconnect (KitReferee *base)
{
  KitRemoteReferee *referee = KIT_REMOTE_REFEREE (base);

  if (referee->connection.is_taken)
    kit_remote_seat_take_back (referee->remote);
  else
    net_mailbox_retry (kit_remote_seat_get_mailbox (referee->remote));
  emit_changed (referee, 0);
}

static void
kit_remote_referee_set_held (KitReferee *base,
                             gboolean    held)
{
  KIT_REMOTE_REFEREE (base)->held = held;
  show_soon (KIT_REMOTE_REFEREE (base));
}

static void
kit_remote_referee_set_pause (KitReferee *base,
                              guint       pause_ms)
{
  KIT_REMOTE_REFEREE (base)->pause_ms = pause_ms;
}

/* --- the object --- */

static void
kit_remote_referee_finalize (GObject *object)
{
  KitRemoteReferee *referee = KIT_REMOTE_REFEREE (object);

  g_clear_handle_id (&referee->step_source, g_source_remove);
  g_clear_handle_id (&referee->later_source, g_source_remove);
  g_clear_object (&referee->remote);
  kit_record_free (referee->record);
  g_free (referee->connection.number);
  G_OBJECT_CLASS (kit_remote_referee_parent_class)->finalize (object);
}

static void
kit_remote_referee_class_init (KitRemoteRefereeClass *class)
{
  KitRefereeClass *referee_class = KIT_REFEREE_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_remote_referee_finalize;
  referee_class->get_record = kit_remote_referee_get_record;
  referee_class->report = kit_remote_referee_report;
  referee_class->get_connection = kit_remote_referee_get_connection;
  referee_class->is_ordered = kit_remote_referee_is_ordered;
  referee_class->can_undo = kit_remote_referee_can_undo;
  referee_class->can_redo = kit_remote_referee_can_redo;
  referee_class->decide = kit_remote_referee_decide;
  referee_class->undo = kit_remote_referee_undo;
  referee_class->redo = kit_remote_referee_redo;
  referee_class->resign = kit_remote_referee_resign;
  referee_class->set_player = kit_remote_referee_set_player;
  referee_class->get_orders = kit_remote_referee_get_orders;
  referee_class->set_orders = kit_remote_referee_set_orders;
  referee_class->set_running = kit_remote_referee_set_running;
  referee_class->reconnect = kit_remote_referee_reconnect;
  referee_class->set_held = kit_remote_referee_set_held;
  referee_class->set_pause = kit_remote_referee_set_pause;
}

static void
kit_remote_referee_init (KitRemoteReferee *referee)
{
}

static void
online_cb (KitRemoteReferee *referee)
{
  referee->online_us = g_get_monotonic_time ();
  look_later (referee, ABSENT_MS);
  emit_changed (referee, 0);
}

/**
 * kit_remote_referee_new:
 * @remote: (transfer full): a seat that has been told something
 *
 * Returns: (transfer full): the referee, which shows what the seat was told so far
 */
KitReferee *
kit_remote_referee_new (KitRemoteSeat *remote)
{
  KitRemoteReferee *referee;

  g_return_val_if_fail (KIT_IS_REMOTE_SEAT (remote), NULL);
  g_return_val_if_fail (kit_remote_seat_get (remote)->sheet.record != NULL, NULL);

  referee = g_object_new (KIT_TYPE_REMOTE_REFEREE, NULL);
  referee->remote = remote;
  referee->online_us = referee->began_us = g_get_monotonic_time ();
  look_later (referee, ABSENT_MS);
  catch_up (referee);
  take_wishes (referee);
  update_connection (referee);
  kit_referee_begin (KIT_REFEREE (referee));
  g_signal_connect_object (remote, "changed", G_CALLBACK (told_cb), referee, G_CONNECT_SWAPPED);
  g_signal_connect_object (kit_remote_seat_get_mailbox (remote), "online", G_CALLBACK (online_cb),
                           referee, G_CONNECT_SWAPPED);
  return KIT_REFEREE (referee);
}

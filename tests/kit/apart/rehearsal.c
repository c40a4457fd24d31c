/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games at tables whose seats are apart, on a carrier with faults, with programs that are killed.

   What a seat wants depends on the position and its number alone, so the same game comes of it
   whatever happens on the way. */

#include "rehearsal.h"

#include "kit/apart/kit-apart-seat.h"
#include "kit/apart/kit-apart.h"

#include <string.h>

#define MOST_STEPS 4000000              /* then somebody waits for ever */
/* In thousandths of positions. */
#define WRONG     30                    /* in which something illegal is wanted first */
#define BACK      60                    /* in which undo or redo are */
#define RESIGNED  1
#define HANDED    20

typedef struct _Rehearsal Rehearsal;

typedef struct
{
  Rehearsal    *rehearsal;
  guint         number;
  NetMailbox   *mailbox;                /* owned, as the next ones */
  KitApartSeat *seat;
  char         *device;
} Guest;

struct _Rehearsal
{
  const EveryGame       *game;
  const RehearsalFaults *faults;
  guint                  n_players;
  guint64                seed;
  BaseRandom             random;        /* of the faults */
  NetCarrier            *carrier;       /* owned, as the next ones */
  char                  *disk;          /* what the referee has written */
  NetMailbox            *mailbox;       /* of the referee */
  KitApart              *apart;
  gboolean               dead;          /* the referee was killed */
  Guest                  guests[KIT_MAX_PLAYERS];
};

static gboolean
happens (Rehearsal *rehearsal,
         guint      thousandths)
{
  return base_random_below (&rehearsal->random, 1000) < thousandths;
}

/* What is drawn for a position, always the same. */
static BaseRandom
begin_position (const Rehearsal *rehearsal,
                guint64          position)
{
  return (BaseRandom) { rehearsal->seed * 1000003 + position };
}

static void
make_topic (char        topic[16],
            const char *kind,
            guint       seat)
{
  g_snprintf (topic, 16, "t/%s/%u", kind, seat);
}

static void
put_text (NetMailbox *mailbox,
          const char *kind,
          guint       seat,
          char       *text)
{
  char topic[16];
  g_autoptr (GBytes) message = g_bytes_new_take (text, strlen (text));

  make_topic (topic, kind, seat);
  net_mailbox_put (mailbox, topic, message);
}

/* --- the referee --- */

/* Returns whether the referee is killed now. */
static gboolean
is_killed (Rehearsal *rehearsal)
{
  rehearsal->dead |= happens (rehearsal, rehearsal->faults->killed);
  return rehearsal->dead;
}

static void
write_disk (Rehearsal *rehearsal)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  kit_apart_save (rehearsal->apart, file);
  g_free (rehearsal->disk);
  rehearsal->disk = g_key_file_to_data (file, NULL, NULL);
}

static void
tell_all (Rehearsal *rehearsal)
{
  for (guint p = 0; p < rehearsal->n_players && !is_killed (rehearsal); p++)
    put_text (rehearsal->mailbox, "sheet", p, kit_apart_write_sheet (rehearsal->apart, p));
}

static void
play_computers (Rehearsal *rehearsal)
{
  const KitRules *rules = rehearsal->game->format->rules;
  const KitHistory *history = kit_apart_get_record (rehearsal->apart)->history;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);

  while (kit_apart_get_computer (rehearsal->apart) >= 0)
    {
      BaseRandom random = begin_position (rehearsal, kit_history_get_cursor (history));

      kit_rules_pick_any (rules, kit_history_get_state (history), kit_history_get_board (history),
                          &random, decision);
      kit_apart_decide (rehearsal->apart, decision);
    }
}

static void
word_cb (Rehearsal  *rehearsal,
         const char *topic,
         GBytes     *message)
{
  guint number = topic[strlen (topic) - 1] - '0';
  g_auto (KitApartWord) word = { NULL };
  gsize size;
  const char *text = g_bytes_get_data (message, &size);

  if (is_killed (rehearsal))
    return;
  g_assert_true (kit_apart_word_read (&word, text, size));
  if (!kit_apart_take (rehearsal->apart, number, &word))
    return;
  play_computers (rehearsal);
  if (is_killed (rehearsal))
    return;
  write_disk (rehearsal);
  tell_all (rehearsal);
}

static void
begin_referee (Rehearsal *rehearsal)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  KitFault fault;

  rehearsal->dead = FALSE;
  g_clear_object (&rehearsal->mailbox);
  g_clear_pointer (&rehearsal->apart, kit_apart_free);
  g_key_file_load_from_data (file, rehearsal->disk, -1, G_KEY_FILE_NONE, NULL);
  rehearsal->apart = kit_apart_load_table (rehearsal->game->format, file, &fault);
  g_assert_nonnull (rehearsal->apart);
  kit_apart_set_program (rehearsal->apart, "Rehearsal 1",
                         rehearsal->guests[0].seat != NULL ? rehearsal->guests[0].seat->rules : "",
                         "");
  rehearsal->mailbox = net_memory_new (rehearsal->carrier);
  for (guint p = 0; p < rehearsal->n_players; p++)
    {
      char topic[16];

      make_topic (topic, "word", p);
      net_mailbox_watch (rehearsal->mailbox, topic,
                         g_cclosure_new_swap (G_CALLBACK (word_cb), rehearsal, NULL));
    }
  tell_all (rehearsal);
}

/* --- the seats --- */

/* Undo or redo, if the seat may. */
static gboolean
go_back (KitApartSeat *seat,
         BaseRandom   *random)
{
  KitAct first = KIT_ACT_UNDO + base_random_below (random, 4);

  for (guint i = 0; i < 4; i++)
    if (kit_apart_seat_act (seat, KIT_ACT_UNDO + (first - KIT_ACT_UNDO + i) % 4, NULL))
      return TRUE;
  return FALSE;
}

/* The host gives another seat to a level, or back. */
static gboolean
hand_over (KitApartSeat *seat,
           BaseRandom   *random)
{
  const KitRecord *record = seat->sheet.record;
  guint other = base_random_below (random, record->n_players);
  g_autofree char *text = g_strdup_printf (
    "%u %s", other + 1, kit_record_is_person (record, other) ? "random" : "person");

  return other != seat->sheet.seat && kit_apart_seat_act (seat, KIT_ACT_HAND_OVER, text);
}

static void
decide (KitApartSeat *seat,
        BaseRandom   *random)
{
  const KitRules *rules = seat->format->rules;
  const KitHistory *history = seat->sheet.record->history;
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  char token[KIT_TOKEN_SIZE];

  kit_rules_pick_any (rules, kit_history_get_state (history), kit_history_get_board (history),
                      random, decision);
  rules->write (decision, kit_history_get_board (history), token);
  g_assert_true (kit_apart_seat_act (seat, KIT_ACT_DECIDE, token));
}

/* Whoever decides wants something; everybody else waits. */
static void
want (const Rehearsal *rehearsal,
      KitApartSeat    *seat)
{
  const KitApartSheet *sheet = &seat->sheet;
  BaseRandom random = begin_position (rehearsal, sheet->position);
  guint chance = base_random_below (&random, 1000);

  if (sheet->record == NULL || seat->word.act != KIT_ACT_NONE ||
      (sheet->acts >> KIT_ACT_DECIDE & 1) == 0)
    return;
  if (chance < WRONG && sheet->answer != KIT_ANSWER_REFUSED)
    kit_apart_seat_act (seat, KIT_ACT_DECIDE, "nonsense");
  else if (chance < WRONG + RESIGNED)
    kit_apart_seat_act (seat, KIT_ACT_RESIGN, NULL);
  else if ((chance >= 1000 - BACK && go_back (seat, &random)) ||
           (chance >= 1000 - BACK - HANDED && hand_over (seat, &random)))
    return;
  else
    decide (seat, &random);
}

static void
say (Guest *guest)
{
  if (guest->seat->is_waiting)
    put_text (guest->mailbox, "word", guest->number, kit_apart_word_write (&guest->seat->word));
}

static void
sheet_cb (Guest      *guest,
          const char *topic,
          GBytes     *message)
{
  gsize size;
  const char *text = g_bytes_get_data (message, &size);

  kit_apart_seat_take (guest->seat, text, size);
  g_assert_cmpint (guest->seat->fit, ==, KIT_APART_FITS);
  g_assert_false (guest->seat->is_doubtful);
  want (guest->rehearsal, guest->seat);
  say (guest);
}

static void
end_guest (Guest *guest)
{
  g_clear_object (&guest->mailbox);
  g_clear_pointer (&guest->seat, kit_apart_seat_free);
}

/* (transfer full) */
static char *
name_player (guint number)
{
  return g_strdup_printf ("Player %u", number + 1);
}

static void
begin_guest (Guest *guest)
{
  Rehearsal *rehearsal = guest->rehearsal;
  g_autofree char *name = name_player (guest->number);
  char topic[16];

  end_guest (guest);
  if (guest->device == NULL || happens (rehearsal, 300))
    {
      g_free (guest->device);
      guest->device =
        g_strdup_printf ("%" G_GINT64_MODIFIER "x", base_random_next (&rehearsal->random));
    }
  guest->mailbox = net_memory_new (rehearsal->carrier);
  guest->seat = kit_apart_seat_new (rehearsal->game->format, name, "Rehearsal 1", guest->device);
  make_topic (topic, "sheet", guest->number);
  net_mailbox_watch (guest->mailbox, topic,
                     g_cclosure_new_swap (G_CALLBACK (sheet_cb), guest, NULL));
  say (guest);
}

/* --- the game --- */

static void
set_up (Rehearsal *rehearsal)
{
  static const guint8 key[KIT_APART_SECRET] = "a secret of a rehearsal";
  g_autoptr (GBytes) secret = NULL;
  KitApartSetup setup = {
    .format = rehearsal->game->format, .n_players = rehearsal->n_players,
    .apart = (1u << rehearsal->n_players) - 1,
  };
  guint8 bytes[KIT_APART_SECRET];

  memcpy (bytes, key, sizeof bytes);
  memcpy (bytes + sizeof bytes - 8, &rehearsal->seed, 8);
  secret = g_bytes_new (bytes, sizeof bytes);
  setup.secret = secret;
  /* Named as those who come will call themselves: a game may be over before they come, and their
     names would change a record that others have already. */
  for (guint p = 0; p < rehearsal->n_players; p++)
    setup.players[p] = (KitPlayer) { p, (char *) "person", name_player (p) };
  rehearsal->apart = kit_apart_new (&setup);
  for (guint p = 0; p < rehearsal->n_players; p++)
    g_free (setup.players[p].name);
  write_disk (rehearsal);
  for (guint p = 0; p < rehearsal->n_players; p++)
    {
      rehearsal->guests[p].rehearsal = rehearsal;
      rehearsal->guests[p].number = p;
      begin_guest (&rehearsal->guests[p]);
    }
  begin_referee (rehearsal);
}

/* Whether every seat has the whole game. */
static gboolean
is_done (const Rehearsal *rehearsal)
{
  for (guint p = 0; p < rehearsal->n_players; p++)
    if (rehearsal->guests[p].seat->sheet.whole == NULL)
      return FALSE;
  return TRUE;
}

/* All have found the carrier again: everything is said once more. */
static void
reconnect (Rehearsal *rehearsal)
{
  net_carrier_reconnect (rehearsal->carrier);
  tell_all (rehearsal);
  for (guint p = 0; p < rehearsal->n_players; p++)
    say (&rehearsal->guests[p]);
}

static void
step (Rehearsal *rehearsal)
{
  if (happens (rehearsal, rehearsal->faults->killed))
    begin_guest (&rehearsal->guests[base_random_below (&rehearsal->random, rehearsal->n_players)]);
  if (is_killed (rehearsal))
    begin_referee (rehearsal);
  if (!net_carrier_step (rehearsal->carrier))
    reconnect (rehearsal);
}

/* (transfer full): the game that all seats have in the end, which is what was promised. */
static char *
get_result (const Rehearsal *rehearsal)
{
  g_autofree char *text = kit_record_write (kit_apart_get_record (rehearsal->apart));

  for (guint p = 0; p < rehearsal->n_players; p++)
    {
      const KitApartSeat *seat = rehearsal->guests[p].seat;
      g_autofree char *same = kit_record_write (seat->sheet.whole);

      g_assert_cmpint (kit_apart_seat_check (seat), ==, KIT_PROOF_HOLDS);
      g_assert_cmpstr (same, ==, text);
    }
  return g_steal_pointer (&text);
}

/**
 * rehearsal_play:
 * @game: which game
 * @n_players: seats, all of them apart
 * @seed: of the game and of the faults
 * @faults: what goes wrong
 *
 * Returns: (transfer full): the record, which is the same whatever goes wrong
 */
char *
rehearsal_play (const EveryGame       *game,
                guint                  n_players,
                guint64                seed,
                const RehearsalFaults *faults)
{
  Rehearsal rehearsal = {
    .game = game, .faults = faults, .n_players = n_players, .seed = seed, .random = { ~seed }
  };
  char *result;
  guint n = 0;

  rehearsal.carrier = net_carrier_new (seed, &faults->carrier);
  set_up (&rehearsal);
  while (!is_done (&rehearsal) || rehearsal.dead)
    {
      if (++n > MOST_STEPS)
        g_error ("game %" G_GUINT64_FORMAT " of %s: somebody waits for ever", seed, game->name);
      step (&rehearsal);
    }
  result = get_result (&rehearsal);
  for (guint p = 0; p < n_players; p++)
    {
      end_guest (&rehearsal.guests[p]);
      g_free (rehearsal.guests[p].device);
    }
  g_object_unref (rehearsal.mailbox);
  kit_apart_free (rehearsal.apart);
  net_carrier_free (rehearsal.carrier);
  g_free (rehearsal.disk);
  return result;
}

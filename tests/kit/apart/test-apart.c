/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and sheets of tables whose seats are apart: what is read, what is refused, what no seat
   learns, and what is proved in the end. */

#include "every-game.h"

#include "kit/apart/kit-apart-seat.h"
#include "kit/apart/kit-apart.h"
#include "net/net-seal.h"

#include <string.h>

#define DAMAGES 3000

static GBytes *
make_secret (guint8 fill)
{
  guint8 bytes[KIT_APART_SECRET];

  memset (bytes, fill, sizeof bytes);
  return g_bytes_new (bytes, sizeof bytes);
}

/* All seats are apart, and the first one is the host's. */
static KitApart *
make_table (const EveryGame *game,
            guint            n_players)
{
  g_autoptr (GBytes) secret = make_secret (7);
  KitApartSetup setup = {
    .format = game->format, .n_players = n_players, .apart = (1u << n_players) - 1,
    .secret = secret
  };
  KitApart *apart;

  for (guint p = 0; p < n_players; p++)
    setup.players[p] = (KitPlayer) { p, (char *) "person", (char *) "Guest" };
  apart = kit_apart_new (&setup);
  kit_apart_set_program (apart, "Test 1.9", "rules", "");
  return apart;
}

static KitApartSeat *
make_seat (const EveryGame *game,
           const char      *device)
{
  KitApartSeat *seat = kit_apart_seat_new (game->format, "Zoé", "Test 1.10", device);

  g_free (seat->rules);
  seat->rules = g_strdup ("rules");
  return seat;
}

/* The seat says what it wants, and is told what there is; returns what is new. */
static KitApartNews
exchange (KitApart     *apart,
          KitApartSeat *seat,
          guint         number)
{
  g_autofree char *said = kit_apart_word_write (&seat->word);
  g_auto (KitApartWord) word = { NULL };
  g_autofree char *told = NULL;

  g_assert_true (kit_apart_word_read (&word, said, strlen (said)));
  kit_apart_take (apart, number, &word);
  told = kit_apart_write_sheet (apart, number);
  return kit_apart_seat_take (seat, told, strlen (told));
}

/* A word for a legal decision of whoever decides. */
static void
pick (const KitRecord *record,
      guint            seed,
      char             token[KIT_TOKEN_SIZE])
{
  const KitRules *rules = record->format->rules;
  gconstpointer board = kit_history_get_board (record->history);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  BaseRandom random = { seed };

  kit_rules_pick_any (rules, kit_history_get_state (record->history), board, &random, decision);
  rules->write (decision, board, token);
}

/* --- names --- */

static void
test_names (void)
{
  static const char * const good[] = { "A", "Zoé", "Ἀλέξανδρος", "a b", "👑" };
  static const char * const bad[] = {
    "", " A", "A ", "A\nB", "A\tB", "A\x7f", "A\u202e", "\u200f", "A\u00a0", "\xff",
    "12345678901234567890123456789012345678901",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (kit_apart_is_name (good[i]));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (kit_apart_is_name (bad[i]));
}

/* --- words --- */

static void
test_word (void)
{
  KitApartWord word = {
    .name = (char *) "Zoé = [x]", .program = (char *) "Test 1", .device = (char *) "d;e",
    .claim = 3, .orders.bytes = { 1, 255 }, .number = G_MAXUINT64, .position = 77,
    .act = KIT_ACT_DECIDE, .text = (char *) "one two\\n"
  };
  g_autofree char *text = kit_apart_word_write (&word);
  g_autofree char *again = NULL;
  g_auto (KitApartWord) read = { NULL };
  BaseRandom random = { 5 };
  guint n_read = 0;

  g_assert_true (kit_apart_word_read (&read, text, strlen (text)));
  again = kit_apart_word_write (&read);
  g_assert_cmpstr (again, ==, text);
  for (guint i = 0; i < DAMAGES; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_auto (KitApartWord) other = { NULL };
      gsize length = strlen (text);

      damaged[base_random_below (&random, length)] = base_random_below (&random, 256);
      if (i % 2 == 0)
        length = base_random_below (&random, length + 1);
      n_read += kit_apart_word_read (&other, damaged, length);
    }
  g_assert_cmpuint (n_read, <, DAMAGES * 3 / 4);
  g_assert_false (kit_apart_word_read (&read, "", 0));
}

/* --- sheets --- */

/* What a seat is told can be read, and is written the same; damaged, it does no harm. */
static void
test_sheet (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  g_autofree char *text = kit_apart_write_sheet (apart, 1);
  g_auto (KitApartSheet) sheet = { NULL };
  g_autofree char *again = NULL;
  BaseRandom random = { 6 };

  g_assert_cmpint (kit_apart_sheet_read (&sheet, game->format, text, strlen (text)), ==,
                   KIT_APART_FITS);
  again = kit_apart_sheet_write (&sheet);
  g_assert_cmpstr (again, ==, text);
  for (guint i = 0; i < DAMAGES; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_auto (KitApartSheet) other = { NULL };

      damaged[base_random_below (&random, strlen (text))] = base_random_below (&random, 256);
      kit_apart_sheet_read (&other, game->format, damaged,
                            i % 2 == 0 ? strlen (text)
                                       : base_random_below (&random, strlen (text)));
    }
}

/* A sheet of another protocol says only whose it is; one of other rules is told from them by the
   versions of the programs. */
static void
test_versions (gconstpointer data)
{
  static const char newer[] = "[Sheet]\nProtocol=2\nProgram=Test 2\nWhatever=1\n";
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  g_autoptr (KitApartSeat) seat = make_seat (game, "one");
  g_autofree char *told = NULL;

  g_assert_cmpint (kit_apart_seat_take (seat, newer, strlen (newer)), ==, KIT_NEWS_SHEET);
  g_assert_cmpint (seat->fit, ==, KIT_APART_NEWER);
  g_assert_cmpstr (seat->program, ==, "Test 2");
  g_assert_cmpint (kit_apart_seat_take (seat, newer, strlen (newer)), ==, 0);
  kit_apart_set_program (apart, "Test 1.9", "older rules", "");
  told = kit_apart_write_sheet (apart, 0);
  kit_apart_seat_take (seat, told, strlen (told));
  g_assert_cmpint (seat->fit, ==, KIT_APART_OLDER);
  g_assert_null (seat->sheet.record);
  g_assert_cmpint (kit_apart_seat_take (seat, "nonsense", 8), ==, 0);
  g_assert_cmpint (seat->fit, ==, KIT_APART_OLDER);
}

/* --- what no seat learns --- */

/* (transfer full) (nullable): the same table, with another record; %NULL if no record may begin in
   that position. */
static KitApart *
exchange_record (const KitApart  *apart,
                 const KitRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = kit_record_write (record);
  KitFault fault;
  KitApart *other;

  kit_apart_save (apart, file);
  g_key_file_set_string (file, "Table", "Record", text);
  other = kit_apart_load_table (record->format, file, &fault);
  if (other == NULL)
    return NULL;
  kit_apart_set_program (other, "Test 1.9", "rules", "");
  return other;
}

/* (transfer full): a game that begins in a position. */
static KitRecord *
begin_in (const KitRecord *from,
          gconstpointer    state)
{
  KitRecord *record =
    kit_record_new (from->format, kit_history_get_board (from->history), state);

  record->from_position = TRUE;
  for (guint p = 0; p < from->n_players; p++)
    kit_record_set_player (record, p, p, "person", "Guest");
  return record;
}

/* Whether a seat is told the same in both games. */
static gboolean
is_told_same (const KitApart *one,
              const KitApart *other,
              guint           seat)
{
  g_autoptr (KitRecord) a = kit_record_look (kit_apart_get_record (one), seat);
  g_autoptr (KitRecord) b = kit_record_look (kit_apart_get_record (other), seat);
  g_autofree char *said = kit_record_write (a);
  g_autofree char *again = kit_record_write (b);

  return g_str_equal (said, again);
}

static void
check_same_sheet (KitApart *one,
                  KitApart *other,
                  guint     seat)
{
  g_autofree char *a = kit_apart_write_sheet (one, seat);
  g_autofree char *b = kit_apart_write_sheet (other, seat);

  g_assert_cmpstr (a, ==, b);
}

/* The seat that decides says something legal or not, or wants undo. */
static void
act_in_both (KitApart   *one,
             KitApart   *other,
             BaseRandom *random)
{
  const KitRecord *record = kit_apart_get_record (one);
  guint decider = kit_rules_head (kit_history_get_state (record->history))->decider;
  guint chance = base_random_below (random, 12);
  char token[KIT_TOKEN_SIZE];
  KitApartWord word = {
    .name = (char *) "Guest", .program = (char *) "Test", .device = (char *) "x",
    .act = chance == 0 ? KIT_ACT_UNDO : KIT_ACT_DECIDE, .text = token
  };

  pick (record, base_random_next (random), token);
  if (chance == 1)
    strcpy (token, "nonsense");
  for (guint i = 0; i < 2; i++)
    {
      KitApart *apart = i == 0 ? one : other;
      g_autofree char *text = kit_apart_write_sheet (apart, decider);
      g_auto (KitApartSheet) sheet = { NULL };

      kit_apart_sheet_read (&sheet, record->format, text, strlen (text));
      word.number = sheet.answered + 1;
      word.position = sheet.position;
      kit_apart_take (apart, decider, &word);
    }
}

/* With everything that is hidden from a seat dealt anew, the same bytes go to it, as long as what
   the others decide is legal in both games and tells it the same. */
static void
check_hidden (const EveryGame *game,
              guint            seed,
              guint           *n_checked)
{
  const KitRules *rules = game->format->rules;
  guint n_players = KIT_MIN_PLAYERS + seed % (rules->max_players - KIT_MIN_PLAYERS + 1);
  g_autoptr (KitApart) table = make_table (game, n_players);
  g_autoptr (KitRecord) played = every_game_create (game, n_players, seed);
  g_autofree gpointer view = g_malloc0 (rules->view_size);
  g_autofree gpointer dealt = g_malloc0 (rules->state_size);
  g_autoptr (KitRecord) true_one = NULL;
  g_autoptr (KitRecord) false_one = NULL;
  g_autoptr (KitApart) one = NULL;
  g_autoptr (KitApart) other = NULL;
  g_autofree gpointer state = NULL;
  BaseRandom random = { seed };
  guint seat = base_random_below (&random, n_players);

  for (guint p = 0; p < n_players; p++)
    kit_record_set_player (played, p, p, "person", "Guest");
  every_game_play (played, seed);
  state = kit_history_make_state (
    played->history, base_random_below (&random, kit_history_get_length (played->history)));
  rules->look (view, state, seat);
  rules->deal (view, kit_history_get_board (played->history), &random, dealt);
  true_one = begin_in (played, state);
  false_one = begin_in (played, dealt);
  one = exchange_record (table, true_one);
  other = exchange_record (table, false_one);
  if (one == NULL || other == NULL)
    return;
  check_same_sheet (one, other, seat);
  for (guint i = 0; i < 30; i++)
    {
      act_in_both (one, other, &random);
      /* At the end everybody gets all. */
      if (!is_told_same (one, other, seat) || kit_record_is_over (kit_apart_get_record (one)))
        return;
      check_same_sheet (one, other, seat);
      ++*n_checked;
    }
}

static void
test_hidden (gconstpointer data)
{
  guint n_checked = 0;

  for (guint seed = 1; seed <= 150; seed++)
    check_hidden (data, seed, &n_checked);
  g_assert_cmpuint (n_checked, >, 300);
}

/* --- seats --- */

/* The same seat from two machines: the later one has it, and the other may take it back. */
static void
test_devices (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  g_autoptr (KitApartSeat) one = make_seat (game, "one");
  g_autoptr (KitApartSeat) two = make_seat (game, "two");

  exchange (apart, one, 0);
  g_assert_false (kit_apart_seat_is_elsewhere (one));
  g_assert_false (one->is_waiting);
  exchange (apart, two, 0);
  exchange (apart, two, 0);
  g_assert_false (kit_apart_seat_is_elsewhere (two));
  g_assert_false (two->is_waiting);
  exchange (apart, one, 0);
  g_assert_true (kit_apart_seat_is_elsewhere (one));
  g_assert_false (kit_apart_seat_act (one, KIT_ACT_RESIGN, NULL));
  kit_apart_seat_take_back (one);
  exchange (apart, one, 0);
  g_assert_false (kit_apart_seat_is_elsewhere (one));
  exchange (apart, two, 0);
  g_assert_true (kit_apart_seat_is_elsewhere (two));
}

/* Of two programs that take a free seat politely, the first one has it. */
static void
test_yielding (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  g_autoptr (KitApartSeat) one = make_seat (game, "one");
  g_autoptr (KitApartSeat) two = make_seat (game, "two");
  g_autofree char *told = kit_apart_write_sheet (apart, 0);

  one->yields = two->yields = TRUE;
  kit_apart_seat_take (one, told, strlen (told));
  kit_apart_seat_take (two, told, strlen (told));
  exchange (apart, one, 0);
  exchange (apart, two, 0);
  g_assert_true (kit_apart_seat_is_elsewhere (two));
  g_assert_false (two->is_waiting);
  exchange (apart, one, 0);
  g_assert_true (one->is_seated);
  g_assert_false (kit_apart_seat_is_elsewhere (one));
}

/* Who yields, and has heard that the seat is free when it was not any more, does not take it from
   somebody who was invited by a link. */
static void
test_yielding_late (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  g_autoptr (KitApartSeat) one = make_seat (game, "one");
  g_autoptr (KitApartSeat) two = make_seat (game, "two");
  g_autofree char *told = kit_apart_write_sheet (apart, 0);

  two->yields = TRUE;
  kit_apart_seat_take (two, told, strlen (told));
  exchange (apart, one, 0);
  exchange (apart, two, 0);
  g_assert_true (kit_apart_seat_is_elsewhere (two));
  exchange (apart, one, 0);
  g_assert_false (kit_apart_seat_is_elsewhere (one));
}

/* What a person would like is told to all at once, and no more while a level has the seat. */
static void
test_wishes (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  g_autoptr (KitApartSeat) host = make_seat (game, "host");
  g_autoptr (KitApartSeat) guest = make_seat (game, "guest");
  const KitWishes wished = { { { 0 }, { 3, 4 } } };
  const KitWishes none = { { { 0 } } };
  const KitOrders orders = { .bytes = { 1 }, .wish = { 3, 4 } };

  exchange (apart, host, 0);
  exchange (apart, guest, 1);
  kit_apart_seat_set_orders (guest, &orders);
  exchange (apart, guest, 1);
  exchange (apart, host, 0);
  g_assert_cmpmem (&host->sheet.wishes, sizeof none, &wished, sizeof wished);
  g_assert_cmpint (host->sheet.orders.bytes[0], ==, 0);
  g_assert_true (kit_apart_seat_act (host, KIT_ACT_HAND_OVER, "2 random"));
  exchange (apart, host, 0);
  g_assert_cmpmem (&host->sheet.wishes, sizeof none, &none, sizeof none);
}

/* What is against the rules is refused, and what comes too late; nothing changes. */
static void
test_answers (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  const KitRecord *record = kit_apart_get_record (apart);
  guint decider = kit_rules_head (kit_history_get_state (record->history))->decider;
  guint cursor = kit_history_get_cursor (record->history);
  g_autoptr (KitApartSeat) seat = make_seat (game, "one");
  g_autoptr (KitApartSeat) other = make_seat (game, "two");
  char token[KIT_TOKEN_SIZE];

  exchange (apart, seat, decider);
  exchange (apart, other, !decider);
  g_assert_true (kit_apart_seat_act (seat, KIT_ACT_DECIDE, "nonsense"));
  g_assert_false (kit_apart_seat_act (seat, KIT_ACT_RESIGN, NULL));
  g_assert_cmpint (exchange (apart, seat, decider) & KIT_NEWS_ANSWER, !=, 0);
  g_assert_cmpint (seat->sheet.answer, ==, KIT_ANSWER_REFUSED);
  g_assert_cmpuint (kit_history_get_cursor (record->history), ==, cursor);
  g_assert_false (kit_apart_seat_act (other, KIT_ACT_DECIDE, "nonsense"));

  /* Both want something in the same position. */
  g_assert_true (kit_apart_seat_act (other, KIT_ACT_RESIGN, NULL));
  pick (record, 3, token);
  g_assert_true (kit_apart_seat_act (seat, KIT_ACT_DECIDE, token));
  exchange (apart, seat, decider);
  g_assert_cmpint (seat->sheet.answer, ==, KIT_ANSWER_DONE);
  g_assert_cmpuint (kit_history_get_cursor (record->history), >, cursor);
  g_assert_cmpint (exchange (apart, other, !decider) & KIT_NEWS_ANSWER, !=, 0);
  g_assert_cmpint (other->sheet.answer, ==, KIT_ANSWER_LATE);
  g_assert_false (kit_record_is_over (record));
}

/* Only the host hands over, only others' seats; the record says who plays. */
static void
test_hand_over (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  const KitRecord *record = kit_apart_get_record (apart);
  g_autoptr (KitApartSeat) host = make_seat (game, "one");
  g_autoptr (KitApartSeat) guest = make_seat (game, "two");

  exchange (apart, host, 0);
  exchange (apart, guest, 1);
  g_assert_false (kit_apart_seat_act (guest, KIT_ACT_HAND_OVER, "1 captain"));
  g_assert_true (kit_apart_seat_act (host, KIT_ACT_HAND_OVER, "1 captain"));
  exchange (apart, host, 0);
  g_assert_cmpint (host->sheet.answer, ==, KIT_ANSWER_LATE);
  g_assert_true (kit_apart_seat_act (host, KIT_ACT_HAND_OVER, "2 captain"));
  exchange (apart, host, 0);
  g_assert_cmpstr (record->players[1].kind, ==, "captain");
  g_assert_true (kit_apart_seat_act (host, KIT_ACT_HAND_OVER, "2 person"));
  exchange (apart, host, 0);
  g_assert_cmpstr (record->players[1].kind, ==, "person");
  g_assert_cmpstr (record->players[1].name, ==, "Zoé");
}

/* --- proof --- */

/* (transfer full): the game to its end by the words of both seats. */
static KitApartSeat *
play_to_end (const EveryGame *game,
             KitApart        *apart)
{
  const KitRecord *record = kit_apart_get_record (apart);
  KitApartSeat *seats[2] = { make_seat (game, "one"), make_seat (game, "two") };

  for (guint i = 0; !kit_record_is_over (record); i++)
    {
      guint decider = kit_rules_head (kit_history_get_state (record->history))->decider;
      char token[KIT_TOKEN_SIZE];

      exchange (apart, seats[decider], decider);
      pick (record, i, token);
      kit_apart_seat_act (seats[decider], KIT_ACT_DECIDE, token);
      exchange (apart, seats[decider], decider);
    }
  exchange (apart, seats[1], 1);
  kit_apart_seat_free (seats[0]);
  return seats[1];
}

/* What was promised is kept; a start, an outcome or a sheet that was exchanged is found. */
static void
test_proof (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (KitApart) apart = make_table (game, 2);
  g_autoptr (KitApartSeat) seat = play_to_end (game, apart);
  g_autoptr (GBytes) other_secret = make_secret (8);
  g_autoptr (KitRecord) other = every_game_create (game, 2, 99);
  g_autoptr (KitRecord) other_told = NULL;
  g_autofree char *promise = NULL;
  g_autofree char *number = NULL;
  KitApartSheet *sheet = &seat->sheet;

  g_assert_nonnull (sheet->whole);
  g_assert_cmpint (kit_apart_seat_check (seat), ==, KIT_PROOF_HOLDS);
  number = kit_apart_make_number (sheet->whole);
  g_assert_cmpuint (strlen (number), ==, 11);
  g_assert_cmpint (kit_apart_check (sheet->whole, other_secret, sheet->promise, sheet->record), ==,
                   KIT_PROOF_START);
  for (guint p = 0; p < 2; p++)
    kit_record_set_player (other, p, p, "person", "Guest");
  every_game_play (other, 5);
  promise = kit_apart_make_promise (sheet->whole, other_secret);
  other_told = kit_record_look (other, 1);
  if (!g_str_equal (game->name, "hex"))         /* nothing is dealt in it */
    {
      g_assert_cmpint (kit_apart_check (other, sheet->secret, sheet->promise, sheet->record), ==,
                       KIT_PROOF_START);
      g_assert_cmpint (kit_apart_check (sheet->whole, other_secret, promise, sheet->record), ==,
                       KIT_PROOF_START);
      g_assert_false (kit_apart_goes_on (sheet->record, other_told));
    }
  seat->is_doubtful = TRUE;
  g_assert_cmpint (kit_apart_seat_check (seat), ==, KIT_PROOF_SEAT);
}

/* What is proved of a game whose start is right, but whose dice the referee has made on its own. */
static KitApartProof
play_own_dice (const EveryGame *game,
               guint            seed)
{
  g_autoptr (GBytes) secret = make_secret (7);
  guint n_players = game->format->rules->max_players;
  g_autoptr (KitRecord) record =
    every_game_create (game, n_players, kit_apart_make_seed (secret));
  g_autofree char *promise = NULL;
  g_autoptr (KitRecord) told = NULL;

  for (guint p = 0; p < n_players; p++)
    kit_record_set_player (record, p, p, "person", "Guest");
  promise = kit_apart_make_promise (record, secret);
  every_game_play (record, seed);
  told = kit_record_look (record, 1);
  return kit_apart_check (record, secret, promise, told);
}

/* That is found out, unless nothing was left to chance. */
static void
test_own_dice (gconstpointer data)
{
  const EveryGame *game = data;
  guint n_found = 0;

  for (guint seed = 1; seed <= 100; seed++)
    n_found += play_own_dice (game, seed) == KIT_PROOF_CHANCE;
  if (game->format->n_streams > 0)
    g_assert_cmpuint (n_found, >, 0);
  else
    g_assert_cmpuint (n_found, ==, 0);
}

/* --- what it costs --- */

/* The bytes that go to a seat of four during a game of @n_decisions. */
static gsize
count_bytes (const EveryGame *game,
             guint            n_decisions)
{
  g_autoptr (KitApart) apart = make_table (game, 4);
  const KitRecord *record = kit_apart_get_record (apart);
  g_autoptr (GBytes) key = net_key_new ();
  gsize sum = 0;

  for (guint i = 0; i < n_decisions && !kit_record_is_over (record); i++)
    {
      guint decider = kit_rules_head (kit_history_get_state (record->history))->decider;
      g_autoptr (KitApartSeat) seat = make_seat (game, "one");
      g_autofree char *told = NULL;
      g_autoptr (GBytes) sealed = NULL;
      char token[KIT_TOKEN_SIZE];

      exchange (apart, seat, decider);
      pick (record, i, token);
      kit_apart_seat_act (seat, KIT_ACT_DECIDE, token);
      exchange (apart, seat, decider);
      told = kit_apart_write_sheet (apart, 0);
      sealed = net_seal (key, "topic", i, told);
      sum += g_bytes_get_size (sealed);
    }
  return sum;
}

/* With each decision a seat gets its whole record. Games are as long as four levels play them. */
static void
test_bytes (gconstpointer data)
{
  static const struct
  {
    const char *name;
    guint       n_decisions;
    gsize       most;
  } games[] = {
    { "alexandros", 200, 120000 },
    { "advisers", 1450, 7000000 },
    { "stones", 40, 24000 },
    { "hex", 40, 24000 },
  };
  const EveryGame *game = data;
  guint i = 0;
  gsize bytes;

  while (i < G_N_ELEMENTS (games) - 1 && !g_str_equal (games[i].name, game->name))
    i++;
  g_assert_cmpstr (games[i].name, ==, game->name);
  bytes = count_bytes (game, games[i].n_decisions);
  g_test_message ("%" G_GSIZE_FORMAT " bytes", bytes);
  g_assert_cmpuint (bytes, <, games[i].most);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/apart/names", test_names);
  g_test_add_func ("/apart/word", test_word);
  every_game_add_tests ("/apart/sheet", test_sheet);
  every_game_add_tests ("/apart/versions", test_versions);
  every_game_add_tests ("/apart/hidden", test_hidden);
  every_game_add_tests ("/apart/devices", test_devices);
  every_game_add_tests ("/apart/yielding", test_yielding);
  every_game_add_tests ("/apart/yielding-late", test_yielding_late);
  every_game_add_tests ("/apart/wishes", test_wishes);
  every_game_add_tests ("/apart/answers", test_answers);
  every_game_add_tests ("/apart/hand-over", test_hand_over);
  every_game_add_tests ("/apart/proof", test_proof);
  every_game_add_tests ("/apart/own-dice", test_own_dice);
  every_game_add_tests ("/apart/bytes", test_bytes);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The promise that nothing of a game is exchanged while it is played, and how it is checked.

   At the beginning everybody gets the hash of the start and of a secret, from which all chance is
   made; at the end the secret and the whole game. */

#include "kit-apart-proof.h"

#include <string.h>

/* The games of a digest, and the decisions of each. */
#define DIGEST_GAMES     6
#define DIGEST_DECISIONS 300
/* The digits of a number that is compared aloud, in threes. */
#define NUMBER_DIGITS 9

/** kit_apart_make_seed: the seed of the start, made from the secret. */
guint64
kit_apart_make_seed (GBytes *secret)
{
  g_autoptr (KitChance) chance = kit_chance_new ();

  kit_chance_set_secret (chance, secret);
  return kit_chance_begin (chance, KIT_START, 0, 0).state;
}

/* (transfer full): the same game, as it was before the first decision, without the names of its
   players. */
static KitRecord *
make_start (const KitRecord *record)
{
  g_autofree gpointer state = kit_history_make_state (record->history, 0);
  KitRecord *start =
    kit_record_new (record->format, kit_history_get_board (record->history), state);

  start->seat = record->seat;
  start->seeded = record->seeded;
  start->from_position = record->from_position;
  for (guint p = 0; p < record->n_players; p++)
    kit_record_set_player (start, p, record->players[p].colour, "person", "Player");
  return start;
}

/** kit_apart_make_promise: (transfer full): SHA-256 of the secret and of the start of a whole
    game. */
char *
kit_apart_make_promise (const KitRecord *record,
                        GBytes          *secret)
{
  g_autoptr (KitRecord) start = make_start (record);
  g_autofree char *text = kit_record_write (start);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size;
  const guint8 *bytes = g_bytes_get_data (secret, &size);

  g_checksum_update (sum, bytes, size);
  g_checksum_update (sum, (const guint8 *) text, strlen (text));
  return g_strdup (g_checksum_get_string (sum));
}

static gboolean
is_same_state (const KitRules *rules,
               gconstpointer   one,
               gconstpointer   other)
{
  return memcmp (one, other, rules->state_size) == 0;
}

/* Whether the game was dealt from the secret. */
static gboolean
is_dealt (const KitRecord *whole,
          GBytes          *secret)
{
  const KitFormat *format = whole->format;
  g_autofree gpointer start = kit_history_make_state (whole->history, 0);
  g_autofree gpointer options =
    format->options != NULL
      ? g_memdup2 (kit_options_look (format->options, start), format->options->size) : NULL;
  g_autoptr (KitRecord) dealt =
    format->create_record (options, whole->n_players, kit_apart_make_seed (secret));

  return is_same_state (format->rules, start, kit_history_get_state (dealt->history));
}

/* Whether the same decisions, with chance made from the secret, lead to the same position. */
static gboolean
is_made (const KitRecord *whole,
         GBytes          *secret)
{
  const KitRules *rules = whole->format->rules;
  g_autofree gpointer start = kit_history_make_state (whole->history, 0);
  g_autoptr (KitHistory) again =
    kit_history_new (rules, kit_history_get_board (whole->history), start);
  KitRefusal refusal;

  kit_chance_set_secret (kit_history_get_chance (again), secret);
  for (guint i = 0; i < kit_history_get_cursor (whole->history); i++)
    if (!kit_history_decide (again, kit_history_get_decision (whole->history, i), &refusal))
      return FALSE;
  return is_same_state (rules, kit_history_get_state (again),
                        kit_history_get_state (whole->history));
}

/**
 * kit_apart_check:
 * @whole: the whole game, after its end
 * @secret: what chance was made from
 * @promise: what was promised at the beginning
 * @told: the last that a seat was told
 *
 * Returns: whether the game was what was promised and what the seat was told
 */
KitApartProof
kit_apart_check (const KitRecord *whole,
                 GBytes          *secret,
                 const char      *promise,
                 const KitRecord *told)
{
  g_autofree char *again = kit_apart_make_promise (whole, secret);
  g_autoptr (KitRecord) seen = NULL;

  if (!g_str_equal (again, promise) || !is_dealt (whole, secret))
    return KIT_PROOF_START;
  if (!is_made (whole, secret))
    return KIT_PROOF_CHANCE;
  seen = kit_record_look (whole, told->seat - 1);
  return kit_apart_goes_on (told, seen) ? KIT_PROOF_HOLDS : KIT_PROOF_SEAT;
}

static gboolean
is_same_decision (const KitRecord *before,
                  const KitRecord *after,
                  guint            index)
{
  return kit_rules_is_equal (before->format->rules, kit_history_get_board (before->history),
                             kit_history_get_decision (before->history, index),
                             kit_history_get_decision (after->history, index));
}

/* Whether the starts are written alike; if their bytes are the same, they are. */
static gboolean
is_same_start (const KitRecord *before,
               const KitRecord *after)
{
  g_autoptr (KitRecord) one = make_start (before);
  g_autoptr (KitRecord) other = make_start (after);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  gboolean same = before->seeded == after->seeded &&
                  before->from_position == after->from_position &&
                  kit_history_get_board (one->history) == kit_history_get_board (other->history) &&
                  is_same_state (before->format->rules, kit_history_get_state (one->history),
                                 kit_history_get_state (other->history));

  for (guint p = 0; p < before->n_players; p++)
    same &= before->players[p].colour == after->players[p].colour;
  if (same)
    return TRUE;
  text = kit_record_write (one);
  again = kit_record_write (other);
  return g_str_equal (text, again);
}

/**
 * kit_apart_goes_on:
 * @before: the game as a seat was told
 * @after: the same later
 *
 * Returns: whether the later one says the same about the start, and about all decisions up to the
 *   first that is another one, which undo may have brought
 */
gboolean
kit_apart_goes_on (const KitRecord *before,
                   const KitRecord *after)
{
  guint n = MIN (kit_history_get_length (before->history), kit_history_get_length (after->history));

  if (before->format != after->format || before->seat != after->seat ||
      before->n_players != after->n_players || !is_same_start (before, after))
    return FALSE;
  for (guint i = 0; i < n && is_same_decision (before, after, i); i++)
    {
      const KitTold *told = kit_history_get_told (before->history, i);
      const KitTold *later = kit_history_get_told (after->history, i);

      if (told->n != later->n || memcmp (told->bytes, later->bytes, told->n) != 0)
        return FALSE;
    }
  return TRUE;
}

/** kit_apart_make_number: (transfer full): digits that stand for a whole game, to be compared
    aloud: if two players hear the same, they have the same game. */
char *
kit_apart_make_number (const KitRecord *whole)
{
  g_autofree char *text = kit_record_write (whole);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  guint64 number = g_ascii_strtoull (sum + strlen (sum) - 15, NULL, 16);
  GString *digits = g_string_new (NULL);

  for (guint i = 0; i < NUMBER_DIGITS; i++, number /= 10)
    g_string_append_printf (digits, "%s%c", i > 0 && i % 3 == 0 ? " " : "",
                            (char) ('0' + number % 10));
  return g_string_free (digits, FALSE);
}

/* The record of a game of random decisions. */
static void
add_game (const KitFormat *format,
          guint            number,
          GChecksum       *sum)
{
  const KitRules *rules = format->rules;
  guint n_players = KIT_MIN_PLAYERS + number % (rules->max_players - KIT_MIN_PLAYERS + 1);
  g_autofree gpointer options = format->options != NULL ? kit_options_new (format->options) : NULL;
  g_autoptr (KitRecord) record = format->create_record (options, n_players, number);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  g_autofree char *text = NULL;
  BaseRandom random = { number };
  KitRefusal refusal;

  for (guint p = 0; p < n_players; p++)
    kit_record_set_player (record, p, p, "person", "Player");
  for (guint i = 0; i < DIGEST_DECISIONS && !kit_history_is_over (record->history); i++)
    {
      kit_rules_pick_any (rules, kit_history_get_state (record->history),
                          kit_history_get_board (record->history), &random, decision);
      kit_history_decide (record->history, decision, &refusal);
    }
  text = kit_record_write (record);
  g_checksum_update (sum, (const guint8 *) text, strlen (text));
}

/** kit_apart_make_digest: (transfer full): a digest of the rules and the usual board, by what comes
    of a few games: two programs that have the same can play with each other. Takes some
    milliseconds. */
char *
kit_apart_make_digest (const KitFormat *format)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < DIGEST_GAMES; i++)
    add_game (format, i, sum);
  return g_strndup (g_checksum_get_string (sum), 32);
}

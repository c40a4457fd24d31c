/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays the example records and compares them with what is written of them. */

#include "test-reference.h"

#include <stdlib.h>
#include <string.h>

/* A record that is replayed. */
typedef struct
{
  char       *name;
  GKeyFile   *file;
  AdvRef     *ref;
  char      **dice;
  char       *steals;
  int         n_dice;
  int         n_steals;
  int         decisions;
  int         cursor; /* or -1 */
  gboolean    refused;
  gint64      legal;  /* the sum of the legal decisions before each */
  GChecksum  *digest; /* over all these lists */
} Replay;

static char *
get_value (Replay     *replay,
           const char *group,
           const char *key)
{
  return g_key_file_get_value (replay->file, group, key, NULL);
}

static int
get_number (Replay     *replay,
            const char *group,
            const char *key,
            int         otherwise)
{
  g_autofree char *value = get_value (replay, group, key);

  return value == NULL ? otherwise : atoi (value);
}

static void
close_replay (Replay *replay)
{
  g_free (replay->name);
  g_key_file_free (replay->file);
  adv_ref_free (replay->ref);
  g_strfreev (replay->dice);
  g_free (replay->steals);
  g_checksum_free (replay->digest);
  g_free (replay);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Replay, close_replay)

static void
assert_sound (AdvRef     *ref,
              const char *name,
              const char *word)
{
  g_autofree char *fault = adv_ref_check (ref);

  if (fault != NULL)
    g_error ("%s, after %s: %s", name, word, fault);
}

static void
begin_replay (Replay *replay)
{
  g_autofree char *supply = get_value (replay, "Cards", "Supply");
  g_autofree char *development = get_value (replay, "Cards", "Development");
  g_autofree char *tokens = get_value (replay, "Cards", "Tokens");

  if (supply != NULL)
    adv_ref_deal (replay->ref, supply, development, tokens);
  else
    {
      g_auto (GStrv) keys = g_key_file_get_keys (replay->file, "Position", NULL, NULL);
      g_autoptr (GString) text = g_string_new (NULL);

      for (int i = 0; keys[i] != NULL; i++)
        {
          g_autofree char *value = get_value (replay, "Position", keys[i]);

          g_string_append_printf (text, "%s=%s\n", keys[i], value);
        }
      g_assert_true (adv_ref_set_position (replay->ref, text->str));
    }
  assert_sound (replay->ref, replay->name, "the beginning");
}

static Replay *
open_replay (const char *folder,
             const char *file_name)
{
  Replay *replay = g_new0 (Replay, 1);
  g_autofree char *path = g_build_filename (folder, file_name, NULL);
  g_autofree char *dice = NULL;
  g_autoptr (GError) error = NULL;
  int players = 2;

  replay->name = g_strndup (file_name, strlen (file_name) - strlen (".advisers"));
  replay->file = g_key_file_new ();
  g_key_file_load_from_file (replay->file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);

  if (g_key_file_has_key (replay->file, "Players", "3", NULL))
    players = g_key_file_has_key (replay->file, "Players", "4", NULL) ? 4 : 3;
  replay->ref = test_new (players, get_number (replay, "Rules", "StartGold", 0),
                          get_number (replay, "Rules", "Offers", 4));
  dice = get_value (replay, "Chance", "Dice");
  replay->dice = g_strsplit (dice != NULL ? dice : "", " ", -1);
  replay->steals = get_value (replay, "Chance", "Steals");
  if (replay->steals == NULL)
    replay->steals = g_strdup ("");
  replay->cursor = get_number (replay, "History", "Cursor", -1);
  replay->digest = g_checksum_new (G_CHECKSUM_SHA256);
  begin_replay (replay);

  return replay;
}

static int
add_legal (AdvRef    *ref,
           GChecksum *digest)
{
  g_auto (GStrv) words = adv_ref_legal (ref);
  int n = 0;

  for (; words[n] != NULL; n++)
    {
      g_checksum_update (digest, (const guchar *) words[n], -1);
      g_checksum_update (digest, (const guchar *) "\n", 1);
    }

  return n;
}

static void
decide (Replay     *replay,
        const char *word)
{
  char steal[2] = { replay->steals[replay->n_steals], '\0' };
  const char *chance = NULL;

  replay->legal += add_legal (replay->ref, replay->digest);
  if (strcmp (word, "roll") == 0)
    chance = replay->dice[replay->n_dice];
  else if (test_robs (word))
    chance = steal;

  if (!adv_ref_apply (replay->ref, word, chance))
    {
      replay->refused = TRUE;
      return;
    }
  if (strcmp (word, "roll") == 0)
    replay->n_dice++;
  else if (chance != NULL)
    replay->n_steals++;
  replay->decisions++;
  assert_sound (replay->ref, replay->name, word);
}

/* All of [Turns], or up to the cursor, or up to a decision that is refused. */
static void
play_replay (Replay *replay)
{
  g_auto (GStrv) turns = g_key_file_get_keys (replay->file, "Turns", NULL, NULL);

  for (int i = 0; turns != NULL && turns[i] != NULL && !replay->refused; i++)
    {
      g_autofree char *line = get_value (replay, "Turns", turns[i]);
      g_auto (GStrv) words = g_strsplit (line, " ", -1);
      g_autofree char *turn = test_get_value (replay->ref, "Turn");

      if (replay->decisions != replay->cursor)
        g_assert_cmpstr (turn, ==, turns[i]);
      for (int j = 0; words[j] != NULL && !replay->refused; j++)
        if (replay->decisions != replay->cursor)
          decide (replay, words[j]);
    }
}

/* The line of decisions.txt. */
static char *
describe (Replay *replay)
{
  g_autofree char *points = test_get_value (replay->ref, "Points");
  g_autofree char *phase = test_get_value (replay->ref, "Phase");
  g_autofree char *seat = test_get_value (replay->ref, "Seat");
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  int n = add_legal (replay->ref, digest);

  if (g_str_has_prefix (replay->name, "game-"))
    return g_strdup_printf ("%s: %d decisions made, %d legal, %.16s", replay->name,
                            replay->decisions, (int) replay->legal,
                            g_checksum_get_string (replay->digest));

  return g_strdup_printf ("%s: points %s, %s %s %d %.16s", replay->name, points, phase,
                          seat[0] == '0' ? "-" : seat, n, g_checksum_get_string (digest));
}

static void
assert_result (Replay *replay)
{
  g_autofree char *scores = get_value (replay, "Result", "Scores");
  g_autofree char *winners = get_value (replay, "Result", "Winners");
  g_autofree char *phase = test_get_value (replay->ref, "Phase");
  g_autofree char *points = test_get_value (replay->ref, "Points");
  g_autofree char *won = test_get_value (replay->ref, "Winners");

  g_assert_true ((scores != NULL) == (strcmp (phase, "over") == 0));
  g_assert_true ((won[0] != '\0') == (strcmp (phase, "over") == 0));
  if (scores == NULL)
    return;
  g_assert_cmpstr (points, ==, scores);
  g_assert_cmpstr (won, ==, winners);
}

static char *
find_folder (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "advisers", "data", name, NULL);
}

/* The lines of decisions.txt without comments: a line's name is its key. */
static GHashTable *
read_facts (void)
{
  g_autofree char *path = find_folder ("decisions.txt");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GHashTable *facts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      g_assert_true (g_hash_table_insert (facts, g_strndup (lines[i], strcspn (lines[i], ":")),
                                          g_strdup (lines[i])));

  return facts;
}

static void
test_records (void)
{
  g_autofree char *folder = find_folder ("");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GHashTable) facts = read_facts ();
  const char *file_name;
  int met = 0;

  g_assert_nonnull (dir);
  while ((file_name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file_name, ".advisers"))
      {
        g_autoptr (Replay) replay = open_replay (folder, file_name);
        g_autofree char *line = NULL;

        play_replay (replay);
        line = describe (replay);
        g_assert_cmpstr (line, ==, g_hash_table_lookup (facts, replay->name));
        g_assert_false (replay->refused);
        if (replay->cursor < 0)
          {
            g_assert_cmpint (replay->n_dice, ==, g_strv_length (replay->dice));
            g_assert_cmpint (replay->n_steals, ==, strlen (replay->steals));
          }
        assert_result (replay);
        met++;
      }

  g_test_message ("%d records", met);
  g_assert_cmpint (met, >, 0);
  g_assert_cmpint (met, ==, g_hash_table_size (facts));
}

/* Those of the refused records whose fault is a decision. */
static void
test_refused (void)
{
  static const char *const names[] = {
    "after-the-end", "bid-not-higher", "bid-too-high", "fresh-card",     "pay-not-admitted",
    "pay-too-much",  "robber-stays",   "route-rule",   "spelling",       "steal-not-there",
    "dice-lacking",
  };
  g_autofree char *folder = find_folder ("refused");

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *file_name = g_strconcat (names[i], ".advisers", NULL);
      g_autoptr (Replay) replay = open_replay (folder, file_name);

      play_replay (replay);
      if (!replay->refused)
        g_error ("%s is not refused", names[i]);
    }
}

void
test_add_records (void)
{
  g_test_add_func ("/advisers-reference/records", test_records);
  g_test_add_func ("/advisers-reference/refused", test_refused);
}

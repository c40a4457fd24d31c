/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The example records: what is true in them stands in decisions.txt, a line each, and those in
   "refused" are refused at the line that they name. */

#include "deal.h"

#include "advisers/record/adv-position.h"
#include "advisers/record/adv-record.h"

#include <stdio.h>
#include <string.h>

typedef struct
{
  char *name;
  char *facts;                          /* NULL for one that is refused */
} Example;

static char *
load (const char *folder,
      const char *name,
      gsize      *length)
{
  g_autofree char *base = g_strconcat (name, ADV_RECORD_SUFFIX, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "advisers", "data", folder, base,
                                                 NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (!g_file_get_contents (path, &text, length, &error))
    g_error ("%s", error->message);
  return text;
}

/* --- what is legal --- */

/* Adds the legal words in byte order to the digest; walking, counting and picking agree. */
static guint
digest_legal (const AdvState *state,
              const AdvBoard *board,
              GChecksum      *digest)
{
  g_autoptr (GPtrArray) words = test_list_words (state, board);
  g_autoptr (GHashTable) picked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AdvDecision decision;

  g_assert_cmpuint (adv_legal_count (state, board), ==, words->len);
  for (guint i = 0; i < words->len; i++)
    {
      char word[ADV_TOKEN_SIZE];
      AdvRefusal refusal;

      g_assert_true (adv_legal_pick (state, board, i, &decision));
      adv_decision_write (&decision, board, word);
      g_assert_true (g_hash_table_add (picked, g_strdup (word)));
      g_assert_true (adv_decision_read (&decision, board, words->pdata[i]));
      g_assert_true (adv_legal_test (state, board, &decision, &refusal));
      g_checksum_update (digest, words->pdata[i], -1);
      g_checksum_update (digest, (const guchar *) "\n", 1);
    }
  for (guint i = 0; i < words->len; i++)
    g_assert_true (g_hash_table_contains (picked, words->pdata[i]));
  g_assert_false (adv_legal_pick (state, board, words->len, &decision));
  return words->len;
}

/* --- facts --- */

static char *
describe_position (const KitRecord *record)
{
  const AdvState *state = adv_history_get_state (record->history);
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  guint n = digest_legal (state, adv_history_get_board (record->history), digest);
  GString *facts = g_string_new ("points");

  for (guint i = 0; i < state->n_players; i++)
    g_string_append_printf (facts, " %u", adv_state_points (state, i));
  g_string_append_printf (facts, ", %s ", adv_position_get_phase (state->phase));
  if (state->phase == ADV_PHASE_OVER)
    g_string_append_c (facts, '-');
  else
    g_string_append_printf (facts, "%u", state->decider + 1);
  g_string_append_printf (facts, " %u %.16s", n, g_checksum_get_string (digest));
  return g_string_free (facts, FALSE);
}

typedef struct
{
  const AdvBoard *board;
  GChecksum      *digest;
  guint           made;
  guint           legal;
} Game;

static void
count_decision (gconstpointer before,
                gconstpointer decision,
                gconstpointer after,
                gpointer      data)
{
  Game *game = data;

  game->made++;
  game->legal += digest_legal (before, game->board, game->digest);
}

static char *
describe_game (const KitRecord *record)
{
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  Game game = { adv_history_get_board (record->history), digest };

  kit_history_foreach (record->history, count_decision, &game);
  return g_strdup_printf ("%u decisions made, %u legal, %.16s", game.made, game.legal,
                          g_checksum_get_string (digest));
}

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  gsize length;
  g_autofree char *text = load ("", example->name, &length);
  KitFault fault = { 0 };
  g_autoptr (KitRecord) record = adv_record_read (text, length, &fault);
  g_autofree char *written = NULL;
  g_autofree char *facts = NULL;

  if (record == NULL)
    g_error ("line %u: fault %u, refused for %u by Q%u, %s %s %u %u", fault.line, fault.reason,
             fault.refusal.reason, fault.refusal.rule, fault.text, fault.other, fault.number,
             fault.limit);
  facts = strstr (example->facts, "made") ? describe_game (record) : describe_position (record);
  g_assert_cmpstr (facts, ==, example->facts);
  written = kit_record_write (record);
  g_assert_cmpstr (written, ==, text);
}

static void
test_refused (gconstpointer data)
{
  const Example *example = data;
  gsize length;
  g_autofree char *text = load ("refused", example->name, &length);
  KitFault fault = { 0 };
  guint line = 0;

  g_assert_cmpint (sscanf (strstr (text, "# line "), "# line %u", &line), ==, 1);
  g_assert_null (adv_record_read (text, length, &fault));
  g_assert_cmpuint (fault.reason, !=, KIT_FAULT_NONE);
  g_assert_cmpuint (fault.line, ==, line);
}

/* --- the folder --- */

static guint
add_examples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "advisers", "data", "decisions.txt",
                                                 NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], ": ", 2);

      if (lines[i][0] == '#' || g_strv_length (parts) != 2)
        continue;
      {
        g_autofree char *test = g_strconcat ("/examples/", parts[0], NULL);
        Example *example = g_new (Example, 1);

        *example = (Example) { g_strdup (parts[0]), g_strdup (parts[1]) };
        g_test_add_data_func (test, example, test_example);
        n++;
      }
    }
  return n;
}

static guint
add_refused (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "advisers", "data", "refused", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *base;
  guint n = 0;

  while ((base = g_dir_read_name (folder)) != NULL)
    {
      Example *example = g_new0 (Example, 1);
      g_autofree char *test = NULL;

      example->name = g_strndup (base, strlen (base) - strlen (ADV_RECORD_SUFFIX));
      test = g_strconcat ("/examples/refused/", example->name, NULL);
      g_test_add_data_func (test, example, test_refused);
      n++;
    }
  return n;
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpuint (add_examples (), ==, 74);
  g_assert_cmpuint (add_refused (), ==, 37);
  return g_test_run ();
}

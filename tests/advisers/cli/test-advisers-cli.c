/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool plays, reads, refuses, draws and measures The Advisers. */

#include "run.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>

static char *
find_record (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "advisers", "data", name, NULL);
}

static char *
read_output (const char * const *words)
{
  g_auto (Run) run = run_list (words);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  return g_steal_pointer (&run.out);
}

/* Without --game the file says which game it is. */
static void
test_moves (void)
{
  g_autofree char *record = find_record ("bluff-caught.advisers");
  g_autofree char *out = read_output ((const char * const[]) { "moves", record, NULL });

  g_assert_cmpstr (out, ==, "drop:HLO\ndrop:HOO\ndrop:LOO\ndrop:OOO\n");
}

/* A game that is over has no decisions. */
static void
test_over (void)
{
  g_autofree char *record = find_record ("persepolis.advisers");
  g_autofree char *out = read_output ((const char * const[]) { "moves", record, NULL });

  g_assert_cmpstr (out, ==, "");
}

static const struct
{
  const char *name;
  const char *why;
} refused[] = {
  { "route-rule",
    ":36: “village:h7n” is not legal: Point 23 is there or next to it, and Alexander has passed 20 "
    "points. (Rule 43)" },
  { "bid-too-high",
    ":36: “bid:6” is not legal: 6 is more than the player can pay: 5 at most. (Rule 26)" },
  { "pay-not-admitted", "Battle: this cannot be paid in the auction: Brick. (Rule 24)" },
  { "robber-stays", "The robber stands there already and must leave. (Rule 17)" },
  { "fresh-card",
    "This card was bought in this turn and can be played from the next one on: Knight. (Rule 46)" },
  { "dice-left", ":18: The game never comes to roll" },
  { "steal-not-there", ":40: Robbed card 1 cannot be this: Brick. The hand has none." },
  { "supply-94", ":13: " },
  { "tokens", ":15: " },
  { "position-army", ":33: “StrongestArmy” does not agree with roads or knights." },
  { "position-won", ":31: " },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *name = g_strconcat ("refused/", refused[i].name, ".advisers", NULL);
      g_autofree char *record = find_record (name);
      g_auto (Run) run = run_list ((const char * const[]) { "verify", record, NULL });
      g_autofree char *all = g_strconcat (run.out, run.err, NULL);

      g_assert_cmpint (run.status, ==, 1);
      if (strstr (all, refused[i].why) == NULL)
        g_error ("%s", all);
    }
}

/* The same seed gives the same bytes everywhere. */
static void
test_play (void)
{
  static const char * const sums[] = { "1addd6becd842418", "f8d7b093662118ae", "6d22938e205a530d" };
  g_autofree char *folder = run_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game-0001.advisers", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      const char players[] = { '2' + i, '\0' };
      g_autofree char *out = read_output ((const char * const[]) {
        "play", "--game", "advisers", "--players", players, "--levels", "random", "--option",
        i == 1 ? "StartGold=8" : "Offers=2", "--seed", "19981120", "--out", folder, NULL });
      g_autofree char *verified = read_output ((const char * const[]) { "verify", path, NULL });
      g_autofree char *text = NULL;
      g_autofree char *sum = NULL;
      gsize length;

      g_assert_nonnull (out);
      text = run_read (folder, "game-0001.advisers", &length);
      sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
      sum[16] = '\0';
      g_assert_cmpstr (sum, ==, sums[i]);
      g_assert_nonnull (strstr (verified, ": ok, turn"));
    }
  run_remove_folder (folder);
}

static void
test_match (void)
{
  g_autofree char *out = read_output ((const char * const[]) {
    "match", "--game", "advisers", "--a", "random", "--b", "random", "--sets", "2", NULL });

  g_assert_nonnull (strstr (out, "random"));
}

static void
test_render (void)
{
  static const struct { const char *name; const char *magic; } pictures[] = {
    { "board.png", "\x89PNG" }, { "board.svg", "<?xm" }, { "board.pdf", "%PDF" },
  };
  g_autofree char *folder = run_make_folder ();
  g_autofree char *record = find_record ("game-3-greedy.advisers");

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = g_build_filename (folder, pictures[i].name, NULL);
      g_autofree char *out = read_output ((const char * const[]) { "render", record,
                                                                   "--coordinates", "-o", path,
                                                                   NULL });
      g_autofree char *bytes = NULL;
      gsize length;

      g_assert_nonnull (out);
      bytes = run_read (folder, pictures[i].name, &length);
      g_assert_cmpuint (length, >, 30000);
      g_assert_cmpmem (bytes, 4, pictures[i].magic, 4);
    }
  run_remove_folder (folder);
}

/* A picture that cannot be written: the system says why. */
static void
test_render_nowhere (void)
{
  g_autofree char *record = find_record ("game-3-greedy.advisers");
  g_auto (Run) run =
    run_list ((const char * const[]) { "render", record, "-o", "/nowhere/board.svg", NULL });

  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.err, "/nowhere/board.svg"));
  g_assert_nonnull (strstr (run.err, g_strerror (ENOENT)));
}

/* A name after "--" may begin with "-". */
static void
test_separator (void)
{
  g_auto (Run) run = run_list ((const char * const[]) { "verify", "--", "-none", NULL });

  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_str_has_prefix (run.err, "-none: "));
}

/* Of a record that is of no game, or of two, no single game is blamed. */
static void
test_whose (void)
{
  static const char * const texts[] = { "", "[advisers]\n", "[Alexandros]\n[Advisers]\n" };
  g_autofree char *folder = run_make_folder ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = run_write (folder, "record", texts[i]);
      g_auto (Run) run = run_list ((const char * const[]) { "verify", path, NULL });

      g_assert_cmpint (run.status, ==, 1);
      g_assert_nonnull (strstr (run.err, "A record is of one game, and has one of these groups: "
                                         "[Alexandros], [Advisers]."));
    }
  run_remove_folder (folder);
}

/* What cannot be printed is noticed. */
static void
test_full (void)
{
  g_autofree char *record = find_record ("gold-trade.advisers");
  g_autofree char *line = g_strdup_printf ("\"$CLI\" moves '%s' >/dev/full", record);
  g_autoptr (GError) error = NULL;
  g_autofree char *err = NULL;
  int status;

  g_assert_true (g_spawn_sync (NULL, (char *[]) { "sh", "-c", line, NULL }, NULL,
                               G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, &err, &status, &error));
  g_assert_cmpint (WEXITSTATUS (status), ==, 1);
  g_assert_nonnull (strstr (err, "the output cannot be written"));
}

/* Numbers that must never change. */
static void
test_perft (void)
{
  g_autofree char *out =
    read_output ((const char * const[]) { "bench", "--game", "advisers", "--perft", NULL });

  g_assert_cmpstr (out, ==,
                   "perft start 8: 1689473\nperft build 3: 27440003\nperft battle 6: 29149\n");
}

static const char * const usages[] = {
  "play --game advisers --option Offers=10 --out -",
  "play --game advisers --option StartGold=4 --out -",
  "play --game advisers --option Joker=both --out -",
  "play --game advisers --option StartGold --out -",
  "play --game advisers --option= --out -",
  "play --game advisers --players 5 --out -",
  "play --game advisers --levels alexander --out -",
  "bench --game advisers paint",
};

static void
test_usage (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (usages); i++)
    {
      g_auto (Run) run = run_line (usages[i]);

      g_assert_cmpint (run.status, ==, 2);
      g_assert_null (strstr (run.err, "CRITICAL"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advisers-cli/moves", test_moves);
  g_test_add_func ("/advisers-cli/over", test_over);
  g_test_add_func ("/advisers-cli/refused", test_refused);
  g_test_add_func ("/advisers-cli/play", test_play);
  g_test_add_func ("/advisers-cli/match", test_match);
  g_test_add_func ("/advisers-cli/render", test_render);
  g_test_add_func ("/advisers-cli/render-nowhere", test_render_nowhere);
  g_test_add_func ("/advisers-cli/separator", test_separator);
  g_test_add_func ("/advisers-cli/whose", test_whose);
  g_test_add_func ("/advisers-cli/full", test_full);
  g_test_add_func ("/advisers-cli/perft", test_perft);
  g_test_add_func ("/advisers-cli/usage", test_usage);
  return g_test_run ();
}

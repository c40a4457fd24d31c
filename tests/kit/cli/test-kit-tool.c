/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool with Hex alone: every command of the kit works for the least of games. */

#include "run.h"

#include <string.h>

/* A command, which must succeed and say nothing but on its standard output; (transfer full). */
static char *
call (const char *command,
      const char *record,
      const char *option,
      const char *value)
{
  g_auto (Run) run = run_list ((const char *[]) { command, record, option, value, NULL });

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  return g_steal_pointer (&run.out);
}

/* A game at random is played, checked, and painted as all kinds of pictures. */
static void
test_play (void)
{
  static const char * const pictures[][2] = {
    { "board.png", "\x89PNG" }, { "board.svg", "<?xml" }, { "board.pdf", "%PDF" }
  };
  g_autofree char *folder = run_make_folder ();
  g_autofree char *record = g_build_filename (folder, "game-0001.hex", NULL);
  g_autofree char *option = g_strdup_printf ("--out=%s", folder);
  g_autofree char *played = call ("play", option, "--seed", "5");
  g_autofree char *verified = call ("verify", record, NULL, NULL);
  g_autofree char *moves = call ("moves", record, NULL, NULL);

  g_assert_nonnull (strstr (played, "player 2, random: wins "));
  g_assert_true (g_str_has_suffix (verified, ", over\n"));
  g_assert_cmpstr (moves, ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = g_build_filename (folder, pictures[i][0], NULL);
      g_autofree char *said = call ("render", record, "-o", path);
      g_autofree char *bytes = run_read (folder, pictures[i][0], NULL);

      g_assert_cmpstr (said, ==, "");
      g_assert_true (g_str_has_prefix (bytes, pictures[i][1]));
    }
  g_assert_cmpuint (run_remove_folder (folder), ==, 4);
}

#define HEAD "[Hex]\nFormat=1\nBoard=11\n\n[Players]\n1=red person A\n2=blue person B\n\n[Turns]\n"

/* A game that is not over yet, and one that cannot be. */
static void
test_moves (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *good = run_write (folder, "good.hex", HEAD "1=a1\n2=c4\n");
  g_autofree char *wrong = run_write (folder, "wrong.hex", HEAD "1=a1\n2=a1\n");
  g_autofree char *verified = call ("verify", good, NULL, NULL);
  g_autofree char *moves = call ("moves", good, NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (moves, "\n", -1);
  g_auto (Run) refused = run_list ((const char *[]) { "verify", wrong, NULL });

  g_assert_true (g_str_has_suffix (verified, "good.hex: ok, turn 3, player 1, stone\n"));
  g_assert_cmpuint (g_strv_length (lines), ==, 11 * 11 - 2 + 1);
  g_assert_true (g_str_has_prefix (moves, "a10\na11\na2\n"));
  g_assert_null (strstr (moves, "c4\n"));
  g_assert_cmpint (refused.status, ==, 1);
  g_assert_nonnull (strstr (refused.err, "“a1” is not legal: there is a stone already."));
  g_assert_cmpuint (run_remove_folder (folder), ==, 2);
}

/* Of a folder, with a file that is none. */
static void
test_statistics (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *won = run_write (folder, "won.hex", HEAD "1=a1\n\n[Result]\nWinner=1\n");
  g_autofree char *lost =
    run_write (folder, "lost.hex",
               "[Hex]\nFormat=1\nBoard=11\n\n[Players]\n1=red person A\n2=blue random B\n\n"
               "[Turns]\n1=a1\n2=a2\n\n[Result]\nWinner=2\n");
  g_autofree char *said = call ("statistics", folder, NULL, NULL);
  g_autofree char *none = call ("statistics", won, NULL, NULL);
  g_autofree char *wrong = run_write (folder, "wrong.hex", "nothing");
  g_auto (Run) refused = run_list ((const char *[]) { "statistics", wrong, lost, NULL });

  /* That of two persons does not count. */
  g_assert_true (g_str_has_prefix (said, "hex: 1 game of one person\n"));
  g_assert_nonnull (strstr (said, "  random                    1    0.0 %  0.0 % – 79.3 %\n"));
  g_assert_nonnull (strstr (said, "turns: 2.0 a game, 2 to 2\n"));
  g_assert_cmpstr (none, ==, "No game of one person was played to its end.\n");
  g_assert_cmpint (refused.status, ==, 1);
  g_assert_nonnull (strstr (refused.err, "wrong.hex: It is not a saved game.\n"));
  g_assert_true (g_str_has_prefix (refused.out, "hex: 1 game"));
  g_assert_cmpuint (run_remove_folder (folder), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit/tool/play", test_play);
  g_test_add_func ("/kit/tool/moves", test_moves);
  g_test_add_func ("/kit/tool/statistics", test_statistics);
  return g_test_run ();
}

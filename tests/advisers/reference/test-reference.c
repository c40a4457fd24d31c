/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the reference alone: the example records, single rules, and random games. */

#include "test-reference.h"

#include <locale.h>
#include <string.h>

char *
test_get_value (AdvRef     *ref,
                const char *key)
{
  g_autofree char *text = adv_ref_position (ref);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gsize length = strlen (key);

  for (int i = 0; lines[i] != NULL; i++)
    if (strncmp (lines[i], key, length) == 0 && lines[i][length] == '=')
      return g_strdup (lines[i] + length + 1);

  g_error ("there is no line %s", key);
}

AdvRef *
test_new (int players,
          int start_gold,
          int offers)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "resources", "advisers",
                                                 "boards", "campaign.advisers-board", NULL);
  g_autofree char *board = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &board, NULL, &error);
  g_assert_no_error (error);

  return adv_ref_new (board, players, start_gold, offers);
}

gboolean
test_robs (const char *word)
{
  return (g_str_has_prefix (word, "rob:") || g_str_has_prefix (word, "knight:")) &&
         strchr (word, '>') != NULL;
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  test_add_records ();
  test_add_rows ();
  test_add_random ();

  return g_test_run ();
}

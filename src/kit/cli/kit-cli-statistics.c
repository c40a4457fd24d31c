/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "statistics": what became of games of one person against computers. */

#include "config.h"

#include "kit-cli-commands.h"

#include "base/base-lines.h"
#include "base/base-tally.h"
#include "kit/record/kit-head.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* The heads of the games of one kind. */
typedef struct
{
  const KitCliGame *game;
  GArray           *heads;              /* of BaseHead */
} Kind;

static int
compare_heads (gconstpointer a,
               gconstpointer b)
{
  const BaseHead *x = a;
  const BaseHead *y = b;
  int order = g_strcmp0 (x->date, y->date);

  return order != 0 ? order : g_strcmp0 (x->time, y->time);
}

/* Adds the record called @name to those of its kind; prints why if it has no head. */
static gboolean
read_head (GArray     *kinds,
           const char *name)
{
  g_autofree char *why = NULL;
  gsize length;
  g_autofree char *text = kit_cli_load_file (name, BASE_LINES_MAX_BYTES, &length, &why);
  BaseHead head;

  for (guint i = 0; text != NULL && i < kinds->len; i++)
    {
      Kind *kind = &g_array_index (kinds, Kind, i);

      if (kit_format_claims (kind->game->format, text, length) &&
          kit_head_read (kind->game->format, text, length, &head))
        {
          g_array_append_val (kind->heads, head);
          return TRUE;
        }
    }
  kit_cli_print_fault (name, 0, text != NULL ? _("It is not a saved game.") : why);
  return FALSE;
}

/* What is in a folder, or the file called @name. Returns whether all could be read. */
static gboolean
read_heads (GArray     *kinds,
            const char *name)
{
  g_autoptr (GDir) dir = g_dir_open (name, 0, NULL);
  gboolean good = TRUE;
  const char *base;

  if (dir == NULL)
    return read_head (kinds, name);
  while ((base = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (name, base, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        good &= read_head (kinds, path);
    }
  return good;
}

static void
print_rows (const BaseTally *tally)
{
  printf ("  %s\n", _("players  rivals                games      won  likely between"));
  for (guint i = 0; i < tally->rows->len; i++)
    {
      const BaseTallyRow *row = tally->rows->pdata[i];

      printf ("  %7u  %-20s  %5u  %5.1f %%  %.1f %% – %.1f %%\n", row->n_players, row->rivals,
              row->games, 100 * row->wins / row->games, 100 * row->low, 100 * row->high);
    }
}

/* What was decided, named as in records. */
static void
print_deeds (const KitFormat *format,
             const BaseTally *tally)
{
  for (guint i = 0; format->deeds != NULL && format->deeds[i] != NULL; i++)
    /* Translators: how often a game one decided what a word of records says, and each rival. */
    printf (_("  %s %.2f times a game, each rival %.2f\n"), format->deeds[i],
            (double) tally->deeds[i] / tally->games, tally->rival_deeds[i] / tally->games);
}

static void
print_tally (const KitCliGame *game,
             const BaseTally  *tally)
{
  /* Translators: the name of a game; how many of them one person has played to their end. */
  printf (ngettext ("%s: %u game of one person\n", "%s: %u games of one person\n", tally->games),
          game->id, tally->games);
  print_rows (tally);
  if (tally->scored > 0)
    printf (_("  points: %.1f a game, %d at most\n"), (double) tally->points / tally->scored,
            tally->most_points);
  printf (_("  turns: %.1f a game, %u to %u\n"), (double) tally->turns / tally->games,
          tally->fewest_turns, tally->most_turns);
  printf (_("  won one after the other: %u now, %u at most\n"), tally->streak,
          tally->longest_streak);
  print_deeds (game->format, tally);
}

/* Returns whether there was any game that counts. */
static gboolean
print_kind (Kind *kind)
{
  g_autoptr (BaseTally) tally = base_tally_new ();

  g_array_sort (kind->heads, compare_heads);
  for (guint i = 0; i < kind->heads->len; i++)
    base_tally_add (tally, &g_array_index (kind->heads, BaseHead, i));
  if (tally->games > 0)
    print_tally (kind->game, tally);
  return tally->games > 0;
}

/** kit_cli_statistics: prints statistics of records, for each game of which there are any. */
int
kit_cli_statistics (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (Kind));
  const GOptionEntry entries[] = { { NULL } };
  gboolean good = TRUE;
  gboolean any = FALSE;

  if (!kit_cli_parse (_("RECORD|FOLDER…"),
                      _("Counts games that one person has played against computers to the end."),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc < 2)
    return kit_cli_usage (_("at least one record is needed"));

  for (guint i = 0; games[i] != NULL; i++)
    {
      Kind kind = { games[i], g_array_new (FALSE, FALSE, sizeof (BaseHead)) };

      g_array_set_clear_func (kind.heads, (GDestroyNotify) base_head_clear);
      g_array_append_val (kinds, kind);
    }
  for (int i = 1; i < argc; i++)
    good &= read_heads (kinds, argv[i]);
  for (guint i = 0; i < kinds->len; i++)
    {
      any |= print_kind (&g_array_index (kinds, Kind, i));
      g_array_unref (g_array_index (kinds, Kind, i).heads);
    }
  if (!any)
    puts (_("No game of one person was played to its end."));
  return good ? KIT_CLI_OK : KIT_CLI_FAILED;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a table of habits: count-habits GAMES LEVEL…; each level plays all seats of so many games
   of four, of three and of two players. */

#include "habits.h"
#include "yardsticks.h"

#include <stdio.h>

#define SEED       20261124
#define MAX_LEVELS 4

/* A row: so many of so many, in a hundred or in one. */
typedef struct
{
  const char *name;
  gsize       number;
  gsize       whole;
  double      scale;
} Row;

#define MEAN(name, field, of) \
  { name, G_STRUCT_OFFSET (Habits, field), G_STRUCT_OFFSET (Habits, of), 1 }
#define A_GAME(name, field)    MEAN (name, field, games)
#define SHARE(name, field, of) \
  { name, G_STRUCT_OFFSET (Habits, field), G_STRUCT_OFFSET (Habits, of), 100 }

static const Row rows[] = {
  SHARE ("games won by 14 points, %", by_points, games),
  SHARE ("games won by seat 1, %", won[0], games),
  SHARE ("… seat 2", won[1], games),
  SHARE ("… seat 3", won[2], games),
  SHARE ("… seat 4", won[3], games),
  SHARE ("turns in which nothing was bought, %", idle, turns),
  A_GAME ("turns a game that began before a point of a seven", waits),
  A_GAME ("offers a game", offers),
  SHARE ("… that are taken, %", taken, offers),
  SHARE ("… that the seat repeats with no trade since, %", repeated, offers),
  SHARE ("… that ask a seat for what all know it lacks, %", offers_lacking, offers),
  A_GAME ("… that seat 1 could accept", able[0]),
  A_GAME ("… seat 2", able[1]),
  A_GAME ("… seat 3", able[2]),
  A_GAME ("… seat 4", able[3]),
  A_GAME ("trades a game", taken),
  A_GAME ("… with who is one or two points from winning", crowning),
  SHARE ("games won by 14 points within a round after such a trade of the winner, %", crowned,
         by_points),
  A_GAME ("auctions a game", auctions),
  MEAN ("raises in an auction", raises, auctions),
  SHARE ("… that are higher than they must be, %", jumps, raises),
  SHARE ("games with a bluff, %", bluffing, games),
  SHARE ("… bluffs that are found out, %", found_out, bluffs),
  A_GAME ("development cards a game", cards),
  A_GAME ("… in turn 1", cards_at_first),
  A_GAME ("… by a player without a building", cards_landless),
  A_GAME ("knights played a game", knights),
  SHARE ("… before the dice, neither against a robber on own land nor for the army, %",
         knights_early, knights),
  A_GAME ("roads a game", roads),
  SHARE ("… that lead to no place for a village, %", roads_nowhere, roads),
  SHARE ("… of these, that bring the longest road at once, %", roads_for_length, roads_nowhere),
};

static void
print_row (const Row    *row,
           const Habits *columns,
           guint         n_columns)
{
  printf ("| %s |", row->name);
  for (guint i = 0; i < n_columns; i++)
    {
      guint number = G_STRUCT_MEMBER (guint, &columns[i], row->number);
      guint whole = G_STRUCT_MEMBER (guint, &columns[i], row->whole);

      printf (" %.2f |", whole == 0 ? 0 : row->scale * number / whole);
    }
  printf ("\n");
}

int
main (int   argc,
      char *argv[])
{
  Habits columns[MAX_LEVELS * 3] = { { 0 } };
  g_autofree KitLevel *levels = yardsticks_list_advisers ();
  guint64 n_games;
  guint n = 0;

  if (argc < 3 || argc > 2 + MAX_LEVELS ||
      !g_ascii_string_to_unsigned (argv[1], 10, 1, 1000000, &n_games, NULL))
    {
      fprintf (stderr, "usage: count-habits GAMES LEVEL…\n");
      return 2;
    }
  printf ("| |");
  for (guint n_players = 4; n_players >= 2; n_players--)
    for (int i = 2; i < argc; i++, n++)
      {
        const KitLevel *level = kit_levels_find (levels, argv[i]);

        if (level == NULL)
          {
            fprintf (stderr, "there is no level “%s”\n", argv[i]);
            return 2;
          }
        habits_count (level, n_players, n_games, SEED + n_players, &columns[n]);
        printf (" %s, %u |", level->id, n_players);
      }
  printf ("\n| --- |");
  for (guint i = 0; i < n; i++)
    printf (" ---: |");
  printf ("\n| turns of a game, median |");
  for (guint i = 0; i < n; i++)
    printf (" %u |", habits_median (&columns[i]));
  printf ("\n");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    print_row (&rows[i], columns, n);
  return 0;
}

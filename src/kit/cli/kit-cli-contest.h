/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of games of A against B, and the figures that follow from them. */

#pragma once

#include "kit-cli-player.h"

G_BEGIN_DECLS

/** KitCliSide: one of the two, A or B. */
typedef struct
{
  char        *name;
  char        *weights_name;
  gint64       nodes;
  double       seconds;

  KitCliPlayer player;
  gpointer     weights;                 /* (nullable) */
} KitCliSide;

/** KitCliSet: games with the same deal, A in a different seat in each. */
typedef struct
{
  double wins;                          /* A's share of the games */
  double margin;                        /* A's lead over the best of the others, points a game */
  double turns;                         /* per game */
} KitCliSet;

/**
 * KitCliContest:
 * @bound: what A's share of wins is compared with; negative for nothing
 * @next: atomic: the next set to be played
 * @mutex: for @times and @error
 * @times: of float: milliseconds of each turn, for each side
 * @error: (nullable): why the games could not be played
 *
 * The first members say what is played, the others what came of it.
 */
typedef struct
{
  const KitCliGame *game;
  KitCliSide        sides[2];
  int               n_players;
  int               n_sets;
  int               n_threads;
  guint64           seed;
  double            bound;
  gboolean          quiet;

  KitCliSet        *sets;
  int               next;
  GMutex            mutex;
  GArray           *times[2];
  GError           *error;
} KitCliContest;

/** KitCliInterval: of a confidence of 95 %. */
typedef struct
{
  double low;
  double high;
} KitCliInterval;

gboolean kit_cli_contest_play       (KitCliContest       *contest);
void     kit_cli_contest_clear      (KitCliContest       *contest);

void     kit_cli_contest_print      (KitCliContest       *contest);
void     kit_cli_contest_print_json (KitCliContest       *contest);
void     kit_cli_interval_of_sets   (KitCliInterval      *interval,
                                     const KitCliSet     *sets,
                                     guint                n_sets);

G_END_DECLS

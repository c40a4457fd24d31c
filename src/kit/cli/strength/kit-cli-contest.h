/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of games of A against B, and the figures that follow from them. */

#pragma once

#include "kit/cli/kit-cli-player.h"
#include "kit/cli/kit-cli-rules.h"

#include <stdio.h>

G_BEGIN_DECLS

/** KitCliSide: one of the two, A or B. */
typedef struct
{
  char        *name;
  char        *weights_name;
  gint64       nodes;
  double       seconds;

  KitCliPlayer player;
  KitWeights  *weights;                 /* (nullable) */
} KitCliSide;

/** KitCliKind: questions of one kind, and how long the answers took. */
typedef struct
{
  const char *name;                     /* interned */
  guint       n;
  double      ms;
} KitCliKind;

/** KitCliSet: games with the same deal, A in a different seat in each. */
typedef struct
{
  gboolean played;
  double   wins;                        /* A's share of the games */
  double   margin;                      /* A's lead over the best of the others, points a game */
  double   turns;                       /* per game */
  guint64  nodes[2];                    /* positions that each side has valued */
  GArray  *times[2];                    /* of float: milliseconds of each turn, for each side */
  GArray  *kinds[2];                    /* of KitCliKind, for each side */
} KitCliSet;

/**
 * KitCliContest:
 * @rules: of all games
 * @options: (nullable): the values that @rules say; %NULL if the game has no options
 * @bound: what A's share of wins is compared with; negative for nothing
 * @row_name: (nullable): a file in which sets are kept, so that a match that was broken off can be
 *   resumed
 * @next: atomic: the next set to be played
 * @mutex: for @row and @error
 * @row: (nullable): the open file
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
  KitCliRules       rules;
  gpointer          options;
  double            bound;
  gboolean          quiet;
  char             *row_name;

  KitCliSet        *sets;
  int               next;
  GMutex            mutex;
  FILE             *row;
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

void     kit_cli_kinds_add          (GArray              *kinds,
                                     const char          *name,
                                     guint                n,
                                     double               ms);

gboolean kit_cli_row_open           (KitCliContest       *contest);
gboolean kit_cli_row_add            (KitCliContest       *contest,
                                     guint                index);

double   kit_cli_contest_share      (const KitCliContest *contest);
void     kit_cli_contest_print      (KitCliContest       *contest);
void     kit_cli_contest_print_json (KitCliContest       *contest);
void     kit_cli_interval_of_sets   (KitCliInterval      *interval,
                                     const KitCliSet     *sets,
                                     guint                n_sets);

G_END_DECLS

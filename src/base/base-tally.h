/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of games that were played to the end by one person against computers. */

#pragma once

#include "base-head.h"

G_BEGIN_DECLS

/**
 * BaseTallyRow:
 * @n_players: how many played
 * @rivals: the kinds of the computer players, each once, with blanks between
 * @games: how many games
 * @wins: how many of them the person has won, a shared win as its share
 * @low: where a share of wins may well lie at least, from 0 to 1: with a probability of 95 %, by
 *   Wilson's score interval
 * @high: where it may well lie at most
 */
typedef struct
{
  guint  n_players;
  char  *rivals;
  guint  games;
  double wins;
  double low;
  double high;
} BaseTallyRow;

/**
 * BaseTally:
 * @rows: (element-type BaseTallyRow): for each kind of rivals, sorted by number of players
 * @games: how many games
 * @wins: as in a row
 * @scored: in how many of them there were points
 * @points: of the person, in all of these together
 * @most_points: in one game
 * @turns: of all games together
 * @fewest_turns: of a game
 * @most_turns: of a game
 * @streak: games that the person has won one after the other, up to now
 * @longest_streak: the most that they ever were
 * @deeds: of the person, in all games; see #BaseHead
 * @rival_deeds: of the others, for each of them in the mean of a game, times the games
 *
 * What becomes of games that are added in the order in which they were played.
 */
typedef struct
{
  GPtrArray *rows;
  guint      games;
  double     wins;
  guint      scored;
  gint64     points;
  int        most_points;
  guint      turns;
  guint      fewest_turns;
  guint      most_turns;
  guint      streak;
  guint      longest_streak;
  guint      deeds[BASE_MAX_DEEDS];
  double     rival_deeds[BASE_MAX_DEEDS];
} BaseTally;

BaseTally *base_tally_new  (void);
void       base_tally_free (BaseTally      *tally);
gboolean   base_tally_add  (BaseTally      *tally,
                            const BaseHead *head);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BaseTally, base_tally_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a record says about its game without being played. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The most players that a head can have. */
#define BASE_MAX_PLAYERS 4

/** The most kinds of decisions that are counted. */
#define BASE_MAX_DEEDS 4

/**
 * BasePlayer:
 * @kind: "person", a computer level, or "program"
 * @name: of the player
 * @score: their points at the end, if they are known
 * @won: whether they won the game, alone or with others
 * @deeds: how often they decided what statistics tell, each kind of decision as the game has them
 */
typedef struct
{
  char     *kind;
  char     *name;
  int       score;
  gboolean  won;
  guint16   deeds[BASE_MAX_DEEDS];
} BasePlayer;

/** BaseEnding: how a game has ended. */
typedef enum
{
  BASE_ENDING_NOT_KNOWN,                /* there is no result: it is not over, or nobody wrote it */
  BASE_ENDING_GIVEN_UP,
  BASE_ENDING_OVER,
} BaseEnding;

/**
 * BaseHead:
 * @identity: what tells the game from others: the same in all copies of it
 * @date: (nullable): on which it was begun: "2026-11-20"
 * @time: (nullable): of that day: "18:03:27"
 * @rules: the options of its rules that are not the usual ones, with blanks between: "Joker=both"
 * @n_players: how many play
 * @players: in turn order
 * @turns: the number of the last turn; 0 if there is none
 * @ending: how it has ended
 * @turn_of: (nullable): who is to decide, if that is known without playing
 * @is_mine: whether that is the one at this machine
 * @scored: whether the points of the players are known
 */
typedef struct
{
  char      *identity;
  char      *date;
  char      *time;
  char      *rules;
  guint      n_players;
  BasePlayer   players[BASE_MAX_PLAYERS];
  guint      turns;
  BaseEnding ending;
  char      *turn_of;
  gboolean   is_mine;
  gboolean   scored;
} BaseHead;

void base_head_clear            (BaseHead       *head);
int  base_head_find_only_person (const BaseHead *head);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BaseHead, base_head_clear)

G_END_DECLS

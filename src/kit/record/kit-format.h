/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game writes its records: a constant table of what is its own in them. */

#pragma once

#include "kit-boards.h"
#include "kit-options.h"

#include "base/base-lines.h"
#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

typedef struct _KitRecord KitRecord;
typedef struct _KitReading KitReading;
typedef struct _KitFormat KitFormat;

/**
 * KitStream:
 * @group: the group in which the outcomes of a stream of chance stand
 * @key: their key; if each has a line of its own, what stands before its number, from 1 on
 * @keys: (array zero-terminated=1): all keys that the group may have, but numbered ones
 * @letters: what stands for the values of the bytes of an outcome, a letter each
 * @first: the value of the first letter
 * @size: the letters of an outcome, %KIT_MAX_OUTCOME at most; of one with a line of its own, no
 *   more
 * @numbered: whether each has a line of its own
 * @spaced: whether blanks stand between those of one line
 * @missing: why a record is refused if a decision needs an outcome that is not there; the fault has
 *   the number of the outcome, from 1 on
 * @unfit: the same if the outcome cannot be in that position; the fault has its letters as well, if
 *   it has no line of its own
 * @unreached: the same if no decision needs it
 *
 * How the outcomes of a stream of chance are written.
 */
typedef struct
{
  const char         *group;
  const char         *key;
  const char * const *keys;
  const char         *letters;
  guint8              first;
  guint8              size;
  gboolean            numbered;
  gboolean            spaced;
  guint               missing;
  guint               unfit;
  guint               unreached;
} KitStream;

/**
 * KitFormat:
 * @rules: of the game
 * @group: the first group of a record, which says what game it is
 * @suffix: of files with records, such as ".game"
 * @options: (nullable): of the rules; the group "Rules" says those that are not the usual ones
 * @groups: (nullable) (array zero-terminated=1): the groups that are the game's own
 * @seat_groups: (nullable) (array zero-terminated=1): those of them that the record of a seat has
 * @seed_group: (nullable): that of them which has the seed, under the key "Seed"
 * @streams: (nullable) (array length=n_streams): how the streams of chance are written, by their
 *   numbers, in whole records
 * @n_streams: how many there are
 * @result_keys: (array zero-terminated=1): the keys of the result, in their order: "Scores" has the
 *   points of all seats, another one the seats that have won
 * @deeds: (nullable) (array zero-terminated=1): what decisions begin with that statistics count,
 *   %BASE_MAX_DEEDS kinds at most
 * @boards: (nullable): the boards that are compiled in; only needed if levels learn on them
 * @find_board: the board with an id, with which every board begins; %NULL if there is none
 * @create_record: (transfer full): a new game with these values of the options, in which no player
 *   is set yet
 * @read_start: reads the position that the game starts from, out of groups of its own; the number
 *   of players is known, and so is the seat, if it is the record of one: then it is a view
 * @check_view: (nullable): whether a view that was read can be: whether there are not more cards of
 *   a kind than the game has, say
 * @write_group: (nullable): appends the lines of a group of the game's own that say how it starts,
 *   if there are any; seed and chance follow
 * @write_view: appends a view as lines of a position, with what its seat does not know left open
 * @write_wish: (nullable): appends a wish as a word, for programs
 *
 * What is not named here is the same in the records of all games. All functions may be called from
 * any thread. Those that return a #gboolean set the fault if they return %FALSE.
 */
struct _KitFormat
{
  const KitRules     *rules;
  const char         *group;
  const char         *suffix;
  const KitOptions   *options;
  const char * const *groups;
  const char * const *seat_groups;
  const char         *seed_group;
  const KitStream    *streams;
  guint               n_streams;
  const char * const *result_keys;
  const char * const *deeds;
  const KitBoards    *boards;

  gconstpointer (*find_board)  (const char      *id);
  KitRecord    *(*create_record) (gconstpointer  options,
                                  guint          n_players,
                                  guint64        seed);
  gboolean      (*read_start)  (KitReading      *reading,
                                gpointer         state);
  gboolean      (*check_view)  (gconstpointer    view,
                                gconstpointer    board);
  void          (*write_group) (GString         *text,
                                const KitRecord *record,
                                const char      *group);
  void          (*write_view)  (GString         *text,
                                gconstpointer    view,
                                gconstpointer    board);
  void          (*write_wish)  (GString         *text,
                                const guint8     wish[KIT_WISH]);
};

G_END_DECLS

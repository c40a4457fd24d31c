/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game writes its records: a constant table of what is its own in them. */

#pragma once

#include "kit-options.h"

#include "base/base-lines.h"
#include "kit/rules/kit-rules.h"

G_BEGIN_DECLS

typedef struct _KitRecord KitRecord;
typedef struct _KitReading KitReading;
typedef struct _KitFormat KitFormat;

/**
 * KitFormat:
 * @rules: of the game
 * @group: the first group of a record, which says what game it is
 * @suffix: of files with records, such as ".game"
 * @options: (nullable): of the rules; the group "Rules" says those that are not the usual ones
 * @groups: (nullable) (array zero-terminated=1): the groups that are the game's own
 * @seat_groups: (nullable) (array zero-terminated=1): those of them that the record of a seat has
 * @result_keys: (array zero-terminated=1): the keys of the result, in their order
 * @find_board: the board with an id; %NULL if there is none
 * @get_board_id: the id of a board
 * @create_record: (transfer full): a new game with these values of the options, in which no player
 *   is set yet
 * @read_start: reads the position that the game starts from, out of groups of its own; the number
 *   of players is known, and so is the seat, if it is the record of one: then it is a view
 * @read_chance: (nullable): puts what the record says of chance into the history; this and the
 *   next two are asked of whole records only, and are %NULL in a game without chance
 * @check_chance: (nullable): whether the record says what chance brings in a legal decision on
 *   @line, if it brings anything
 * @check_end: (nullable): whether all that the record says of chance was needed, at the end of its
 *   turns
 * @check_view: (nullable): whether a view that was read can be: whether there are not more cards of
 *   a kind than the game has, say
 * @write_start: (nullable): appends the groups with the start and with what chance brings
 * @make_result: (transfer full): the value of a key of the result
 * @write_view: appends a view as lines of a position, with what its seat does not know left open
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
  const char * const *result_keys;

  gconstpointer (*find_board)   (const char      *id);
  const char   *(*get_board_id) (gconstpointer    board);
  KitRecord    *(*create_record) (gconstpointer   options,
                                  guint           n_players,
                                  guint64         seed);
  gboolean      (*read_start)   (KitReading      *reading,
                                 gpointer         state);
  gboolean      (*read_chance)  (KitReading      *reading);
  gboolean      (*check_chance) (KitReading      *reading,
                                 gconstpointer    decision,
                                 const BaseLine  *line);
  gboolean      (*check_end)    (KitReading      *reading);
  gboolean      (*check_view)   (gconstpointer    view,
                                 gconstpointer    board);
  void          (*write_start)  (GString         *text,
                                 const KitRecord *record);
  char         *(*make_result)  (const char      *key,
                                 gconstpointer    state);
  void          (*write_view)   (GString         *text,
                                 gconstpointer    view,
                                 gconstpointer    board);
};

G_END_DECLS

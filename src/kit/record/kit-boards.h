/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board files, and the boards that are compiled into a game. */

#pragma once

#include "kit-keys.h"

G_BEGIN_DECLS

/**
 * KitBoardGroup:
 * @name: of the group; %NULL ends a table
 * @read: (nullable): reads it into a board; %NULL: it must be there, and is read later
 * @optional: whether it may be missing
 */
typedef struct
{
  const char *name;
  gboolean  (*read) (KitEntry *entry);
  gboolean    optional;
} KitBoardGroup;

/**
 * KitBoards:
 * @names: (array zero-terminated=1): of the groups that a board file may have
 * @groups: (array zero-terminated=1): these, in the order in which they are read
 * @size: bytes of a board, which begins with its id
 * @texts: (array length=n): the files that are compiled into the program
 * @n: how many there are
 * @boards: (array length=n): what is read of them, %NULL at first
 *
 * How the boards of a game are read, and those that it has.
 */
typedef struct
{
  const char * const  *names;
  const KitBoardGroup *groups;
  gsize                size;
  const char * const  *texts;
  guint                n;
  gpointer            *boards;
} KitBoards;

/** KitMapBuild: makes a board of the rows of its map. Returns: 0, or what is wrong with it, and
    where. */
typedef guint (*KitMapBuild) (gpointer            board,
                              const char * const *rows,
                              guint               n_rows,
                              guint              *bad_row,
                              guint              *bad_column);

gpointer      kit_board_read     (const KitBoards *boards,
                                  const char      *text,
                                  gsize            length,
                                  KitFault        *fault);
gboolean      kit_board_read_map (KitEntry        *entry,
                                  KitMapBuild      build,
                                  guint            reason);
gconstpointer kit_boards_get     (const KitBoards *boards,
                                  guint            index);
gconstpointer kit_boards_find    (const KitBoards *boards,
                                  const char      *id);
char         *kit_boards_digest  (const KitBoards *boards,
                                  gconstpointer    board);

G_END_DECLS

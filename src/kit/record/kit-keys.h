/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Groups of keys as rows of data: one row reads and writes a key. */

#pragma once

#include "kit-fault.h"

G_BEGIN_DECLS

typedef struct _KitKey KitKey;

/**
 * KitEntry:
 * @state: a position, or a board; constant while it is written
 * @board: the board of a position
 * @key: the key that is read or written
 * @index: of the word of its value, from 0
 * @group: the group that is being read
 * @line: that of @key
 * @fault: (out): what is wrong; a reader that sets no reason means the value of @line
 *
 * A state that is being read or written as the keys of a group.
 */
typedef struct
{
  gpointer         state;
  gconstpointer    board;
  const KitKey    *key;
  guint            index;
  const BaseGroup *group;
  const BaseLine  *line;
  KitFault        *fault;
} KitEntry;

/** As many words as there are players, see #KitKey. */
#define KIT_WORDS_PLAYERS G_MAXUINT

/**
 * KitKey:
 * @name: of the key; %NULL ends a table
 * @read: (nullable): reads a word of the value, or the whole value; %NULL: it is only needed
 * @write: (nullable): appends a word of the value; all of them if their number is not fixed, with
 *   kit_key_divider() before each
 * @check: (nullable): whether all words together can be
 * @words: how many words there are; 0 if the value is taken as a whole
 * @any_words: whether there may be any number of words
 * @offset: of what is read, in the state, for readers and writers that many rows share
 * @size: of each number there, in bytes: 1, 2 or 4
 * @least: of each number
 * @most: of each number, or of the bytes of a text with its final zero
 *
 * A key of a group. Readers and checks that return %FALSE set the fault, or leave it: then it is
 * the value that is wrong.
 */
struct _KitKey
{
  const char *name;
  gboolean  (*read)  (KitEntry       *entry,
                      const char     *word);
  void      (*write) (GString        *text,
                      const KitEntry *entry);
  gboolean  (*check) (KitEntry       *entry);
  guint       words;
  gboolean    any_words;
  gsize       offset;
  guint       size;
  guint       least;
  guint       most;
};

gboolean kit_keys_check       (const KitEntry       *entry,
                               const KitKey * const *tables);
gboolean kit_keys_read        (KitEntry             *entry,
                               const KitKey * const *tables);
void     kit_keys_write       (GString              *text,
                               const KitKey * const *tables,
                               gconstpointer         state,
                               gconstpointer         board);
gboolean kit_entry_refuse     (KitEntry             *entry,
                               guint                 reason,
                               const char           *text);
gboolean kit_entry_count      (KitEntry             *entry,
                               guint                 reason,
                               char                  letter,
                               guint                 number,
                               guint                 limit);
gboolean kit_key_read_number  (KitEntry             *entry,
                               const char           *word);
void     kit_key_write_number (GString              *text,
                               const KitEntry       *entry);
gboolean kit_key_read_seat    (KitEntry             *entry,
                               const char           *word);
void     kit_key_write_seat   (GString              *text,
                               const KitEntry       *entry);
gboolean kit_letters_read     (const char           *text,
                               const char           *letters,
                               guint8               *items,
                               guint                 most,
                               guint                *n);
void     kit_letters_write    (GString              *text,
                               const char           *letters,
                               const guint8         *items,
                               guint                 n);
gboolean kit_key_read_text    (KitEntry             *entry,
                               const char           *word);

/** kit_key_divider: what stands before the next word that is appended to a value: a blank, but for
    the first one. */
static inline const char *
kit_key_divider (const GString *text)
{
  return text->str[text->len - 1] == '=' ? "" : " ";
}

G_END_DECLS

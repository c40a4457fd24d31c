/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Groups of keys as rows of data: one row reads and writes a key. */

#include "kit-keys.h"

#include <string.h>

/* --- reading --- */

static gboolean
has_key (const KitKey * const *tables,
         const char           *name)
{
  for (; *tables != NULL; tables++)
    for (const KitKey *key = *tables; key->name != NULL; key++)
      if (g_str_equal (key->name, name))
        return TRUE;
  return FALSE;
}

static guint
count_words (const KitEntry *entry)
{
  return entry->key->words == KIT_WORDS_PLAYERS ? kit_rules_head (entry->state)->n_players
                                                : entry->key->words;
}

static gboolean
read_value (KitEntry *entry)
{
  const KitKey *key = entry->key;
  g_auto (GStrv) words = g_strsplit (entry->line->value, " ", -1);

  if (key->words == 0 && !key->any_words)
    return key->read (entry, entry->line->value);
  if (!key->any_words && g_strv_length (words) != count_words (entry))
    return FALSE;
  for (; words[entry->index] != NULL; entry->index++)
    if (!key->read (entry, words[entry->index]))
      return FALSE;
  return TRUE;
}

static gboolean
read_key (KitEntry *entry)
{
  const KitKey *key = entry->key;

  entry->line = kit_fault_need (entry->fault, entry->group, key->name);
  if (entry->line == NULL)
    return FALSE;
  entry->index = 0;
  entry->fault->reason = KIT_FAULT_NONE;
  if ((key->read == NULL || read_value (entry)) && (key->check == NULL || key->check (entry)))
    return TRUE;
  if (entry->fault->reason == KIT_FAULT_NONE)
    kit_fault_value (entry->fault, entry->line);
  return FALSE;
}

/**
 * kit_keys_check:
 * @entry: with the group
 * @tables: (array zero-terminated=1): of the keys that it may have
 *
 * Returns: whether the group has no other keys
 */
gboolean
kit_keys_check (const KitEntry       *entry,
                const KitKey * const *tables)
{
  for (guint i = 0; i < entry->group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (entry->group->lines, i);

      if (!has_key (tables, line->key))
        return kit_fault_set (entry->fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
    }
  return TRUE;
}

/**
 * kit_keys_read:
 * @entry: (inout): with the group, and what is read into
 * @tables: (array zero-terminated=1): of the keys that it must have, in the order in which they are
 *   read
 *
 * Returns: whether the group has these keys, with values that can be
 */
gboolean
kit_keys_read (KitEntry             *entry,
               const KitKey * const *tables)
{
  for (; *tables != NULL; tables++)
    for (entry->key = *tables; entry->key->name != NULL; entry->key++)
      if (!read_key (entry))
        return FALSE;
  return TRUE;
}

/** kit_entry_refuse: says what is wrong with the value that is being read, in which @text stands.
    Returns: %FALSE. */
gboolean
kit_entry_refuse (KitEntry   *entry,
                  guint       reason,
                  const char *text)
{
  return kit_fault_set (entry->fault, reason, entry->line->line, text, entry->line->key);
}

/** kit_entry_count: says that the value has a wrong @number of what @letter stands for, if that is
    not 0; see kit_fault_figures(). Returns: %FALSE. */
gboolean
kit_entry_count (KitEntry *entry,
                 guint     reason,
                 char      letter,
                 guint     number,
                 guint     limit)
{
  kit_entry_refuse (entry, reason, (const char[]) { letter, '\0' });
  entry->fault->number = number;
  entry->fault->limit = limit;
  return FALSE;
}

/* --- writing --- */

static void
write_key (GString  *text,
           KitEntry *entry)
{
  guint words = MAX (count_words (entry), 1);

  g_string_append_printf (text, "%s=", entry->key->name);
  for (entry->index = 0; entry->index < words; entry->index++)
    {
      g_string_append (text, entry->index > 0 ? " " : "");
      entry->key->write (text, entry);
    }
  g_string_append_c (text, '\n');
}

/** kit_keys_write: appends a line for each key of @tables, which end with %NULL. */
void
kit_keys_write (GString              *text,
                const KitKey * const *tables,
                gconstpointer         state,
                gconstpointer         board)
{
  KitEntry entry = { .state = (gpointer) state, .board = board };

  for (; *tables != NULL; tables++)
    for (entry.key = *tables; entry.key->name != NULL; entry.key++)
      write_key (text, &entry);
}

/* --- readers and writers of fields --- */

/**
 * kit_letters_read:
 * @text: letters
 * @letters: one for each kind
 * @items: (out) (array length=n): the kinds
 * @most: how many there may be
 * @n: (out): how many there are
 *
 * Returns: whether there are no other letters and not more
 */
gboolean
kit_letters_read (const char *text,
                  const char *letters,
                  guint8     *items,
                  guint       most,
                  guint      *n)
{
  for (*n = 0; text[*n]; (*n)++)
    {
      const char *letter = strchr (letters, text[*n]);

      if (letter == NULL || *n == most)
        return FALSE;
      items[*n] = letter - letters;
    }
  return TRUE;
}

/**
 * kit_letters_write:
 * @text: what is appended to
 * @letters: one for each kind
 * @items: (array length=n): kinds, or 255 for what is not known, which is written as "?"
 * @n: how many
 */
void
kit_letters_write (GString      *text,
                   const char   *letters,
                   const guint8 *items,
                   guint         n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, items[i] == G_MAXUINT8 ? '?' : letters[items[i]]);
}

/** kit_key_read_number: reads a number into the field of the state, or one of an array. */
gboolean
kit_key_read_number (KitEntry   *entry,
                     const char *word)
{
  const KitKey *key = entry->key;
  gpointer field = G_STRUCT_MEMBER_P (entry->state, key->offset + entry->index * key->size);
  guint number;

  if (!kit_fault_read_number (word, key->most, &number) || number < key->least)
    return FALSE;
  if (key->size == 1)
    *(guint8 *) field = number;
  else if (key->size == 2)
    *(guint16 *) field = number;
  else
    *(guint32 *) field = number;
  return TRUE;
}

/** kit_key_write_number: appends such a number. */
void
kit_key_write_number (GString        *text,
                      const KitEntry *entry)
{
  const KitKey *key = entry->key;
  gconstpointer field = G_STRUCT_MEMBER_P (entry->state, key->offset + entry->index * key->size);
  guint number = key->size == 1   ? *(const guint8 *) field
                 : key->size == 2 ? *(const guint16 *) field
                                  : *(const guint32 *) field;

  g_string_append_printf (text, "%u", number);
}

/** kit_key_read_seat: reads a number from 1 to that of the players into a byte of the state, which
    counts from 0. */
gboolean
kit_key_read_seat (KitEntry   *entry,
                   const char *word)
{
  guint number;

  if (!kit_fault_read_number (word, kit_rules_head (entry->state)->n_players, &number) ||
      number == 0)
    return FALSE;
  G_STRUCT_MEMBER (guint8, entry->state, entry->key->offset) = number - 1;
  return TRUE;
}

/** kit_key_write_seat: appends such a number; nothing if the byte is no seat. */
void
kit_key_write_seat (GString        *text,
                    const KitEntry *entry)
{
  guint8 seat = G_STRUCT_MEMBER (guint8, entry->state, entry->key->offset);

  if (seat < KIT_MAX_PLAYERS)
    g_string_append_printf (text, "%u", seat + 1);
}

/** kit_key_read_text: copies a value that is not empty into the state. */
gboolean
kit_key_read_text (KitEntry   *entry,
                   const char *word)
{
  return word[0] != '\0' &&
         g_strlcpy (G_STRUCT_MEMBER_P (entry->state, entry->key->offset), word,
                    entry->key->most) < entry->key->most;
}

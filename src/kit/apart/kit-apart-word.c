/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program of a seat says to the referee of a table whose seats are apart. */

#include "kit-apart-word.h"

#include "kit/record/kit-record.h"

#include <string.h>

#define GROUP "Word"

/* As they are written. */
static const char * const acts[KIT_ACTS] = {
  "none", "decide", "undo", "undo-turn", "redo", "redo-turn", "resign", "hand-over",
};

/** kit_apart_word_clear: frees what @word owns. */
void
kit_apart_word_clear (KitApartWord *word)
{
  g_free (word->name);
  g_free (word->program);
  g_free (word->device);
  g_free (word->text);
  *word = (KitApartWord) { 0 };
}

/** kit_apart_is_name: whether a person may be called so: 1 to %KIT_MAX_NAME characters, no blank at
    an end, and none that control, or turn the direction of what follows. */
gboolean
kit_apart_is_name (const char *name)
{
  gsize length = strlen (name);

  if (length == 0 || !g_utf8_validate (name, length, NULL) ||
      g_utf8_strlen (name, length) > KIT_MAX_NAME ||
      g_unichar_isspace (g_utf8_get_char (name)) ||
      g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (name + length))))
    return FALSE;
  for (; *name != '\0'; name = g_utf8_next_char (name))
    {
      GUnicodeType type = g_unichar_type (g_utf8_get_char (name));

      if (type == G_UNICODE_CONTROL || type == G_UNICODE_FORMAT || type == G_UNICODE_SURROGATE ||
          type == G_UNICODE_UNASSIGNED || type == G_UNICODE_LINE_SEPARATOR ||
          type == G_UNICODE_PARAGRAPH_SEPARATOR)
        return FALSE;
    }
  return TRUE;
}

/** kit_apart_word_write: (transfer full): the word as text. */
char *
kit_apart_word_write (const KitApartWord *word)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, GROUP, "Protocol", KIT_APART_PROTOCOL);
  g_key_file_set_string (file, GROUP, "Program", word->program);
  g_key_file_set_string (file, GROUP, "Device", word->device);
  g_key_file_set_integer (file, GROUP, "Claim", word->claim);
  g_key_file_set_string (file, GROUP, "Name", word->name);
  kit_apart_set_bytes (file, GROUP, "Orders", (const guint8 *) &word->orders,
                       sizeof word->orders);
  g_key_file_set_string (file, GROUP, "Act", acts[word->act]);
  g_key_file_set_uint64 (file, GROUP, "Number", word->number);
  g_key_file_set_uint64 (file, GROUP, "Position", word->position);
  if (word->text != NULL)
    g_key_file_set_string (file, GROUP, "Text", word->text);
  return g_key_file_to_data (file, NULL, NULL);
}

static gboolean
read_act (GKeyFile *file,
          KitAct   *act)
{
  g_autofree char *name = g_key_file_get_string (file, GROUP, "Act", NULL);

  for (*act = 0; *act < KIT_ACTS; (*act)++)
    if (g_strcmp0 (name, acts[*act]) == 0)
      return TRUE;
  return FALSE;
}

/**
 * kit_apart_word_read:
 * @word: (out): undefined if it cannot be read
 * @text: (array length=length): anything
 * @length: bytes in @text
 *
 * Returns: whether it is a word
 */
gboolean
kit_apart_word_read (KitApartWord *word,
                     const char   *text,
                     gsize         length)
{
  g_autoptr (GKeyFile) file = kit_apart_load (text, length);
  g_auto (KitApartWord) read = { NULL };

  if (file == NULL ||
      g_key_file_get_integer (file, GROUP, "Protocol", NULL) != KIT_APART_PROTOCOL)
    return FALSE;
  read.program = kit_apart_get_id (file, GROUP, "Program");
  read.device = kit_apart_get_id (file, GROUP, "Device");
  read.name = g_key_file_get_string (file, GROUP, "Name", NULL);
  read.text = g_key_file_get_string (file, GROUP, "Text", NULL);
  read.number = g_key_file_get_uint64 (file, GROUP, "Number", NULL);
  read.position = g_key_file_get_uint64 (file, GROUP, "Position", NULL);
  read.claim = CLAMP (g_key_file_get_integer (file, GROUP, "Claim", NULL), 0, G_MAXINT);
  if (read.program == NULL || read.device == NULL || read.name == NULL ||
      !kit_apart_is_name (read.name) || !read_act (file, &read.act) ||
      !kit_apart_get_bytes (file, GROUP, "Orders", (guint8 *) &read.orders, sizeof read.orders))
    return FALSE;
  *word = read;
  read = (KitApartWord) { NULL };
  return TRUE;
}

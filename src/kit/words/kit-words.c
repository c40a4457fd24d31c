/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of colours, of kinds of players, of players and of their programs. */

#include "kit-words.h"

#include <glib/gi18n-lib.h>

#define MOST_CHARS 11

/** kit_words_colour: the name of a colour, capitalised. */
const char *
kit_words_colour (KitColour colour)
{
  static const char * const names[] = { N_("Red"), N_("Yellow"), N_("Blue"), N_("Green") };

  g_return_val_if_fail (colour < KIT_COLOURS, NULL);

  return _(names[colour]);
}

/** kit_words_find: (nullable): the text for an @id. */
const char *
kit_words_find (const KitWord *words,
                const char    *id)
{
  for (; words->id != NULL; words++)
    if (g_str_equal (words->id, id))
      return _(words->text);
  return NULL;
}

/** kit_words_kind: the name of a kind of player that every game has; another kind itself. */
const char *
kit_words_kind (const char *kind)
{
  static const KitWord names[] = {
    /* Translators: kinds of players. */
    { "person", N_("Person") },
    { "program", N_("Program") },
    /* Translators: a kind of player: a person at another machine. */
    { KIT_KIND_ELSEWHERE, N_("Elsewhere") },
    /* Translators: the weakest computer level: any legal decision. */
    { "random", N_("Random") },
    { NULL }
  };
  const char *name = kit_words_find (names, kind);

  return name != NULL ? name : kind;
}

/* Whether @c can change the direction of the text around it: a character in the Unicode blocks of
   right-to-left scripts, or a directional mark. */
static gboolean
is_bidirectional (gunichar c)
{
  return (c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff) ||
         (c >= 0xfe70 && c <= 0xfeff) || (c >= 0x10800 && c <= 0x10fff) ||
         (c >= 0x1e800 && c <= 0x1efff) || c == 0x200e || c == 0x200f ||
         (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/**
 * kit_words_name:
 * @player: a player
 * @name: (out): the name for use in a sentence
 *
 * A right-to-left name is put between U+2068 and U+2069, so that it does not reorder the words
 * around it. U+200E before it keeps the sentence left-to-right if the name comes first, because
 * Pango takes the direction of a paragraph from the first letter even if that is isolated. All
 * languages of the program are written from left to right.
 *
 * Returns: @name
 */
const char *
kit_words_name (const KitPlayer *player,
                char             name[KIT_WORDS_NAME_SIZE])
{
  const char *c = player->name;

  while (*c && !is_bidirectional (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  g_snprintf (name, KIT_WORDS_NAME_SIZE, *c ? "\u200e\u2068%s\u2069" : "%s", player->name);
  return name;
}

/** kit_words_player: (transfer full): the name of a seat, as kit_words_name() has it. */
char *
kit_words_player (const KitRecord *record,
                  guint            seat)
{
  char name[KIT_WORDS_NAME_SIZE];

  return g_strdup (kit_words_name (&record->players[seat], name));
}

/**
 * kit_words_program:
 * @command: a program and its arguments
 *
 * Returns: (transfer full): the same without the folder of the program, shortened
 */
char *
kit_words_program (const char *command)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  if (!g_shell_parse_argv (command, NULL, &words, NULL))
    return g_strdup (command);
  base = g_path_get_basename (words[0]);
  g_free (words[0]);
  words[0] = g_steal_pointer (&base);
  name = g_strjoinv (" ", words);
  if (g_utf8_strlen (name, -1) <= MOST_CHARS)
    return g_steal_pointer (&name);
  *g_utf8_offset_to_pointer (name, MOST_CHARS - 1) = '\0';
  return g_strconcat (name, "…", NULL);
}

/** kit_words_excerpt: (transfer full): whose @record it is, of a record of a seat. */
char *
kit_words_excerpt (const KitRecord *record)
{
  char name[KIT_WORDS_NAME_SIZE];

  g_return_val_if_fail (record != NULL && record->seat != 0, NULL);

  if (record->seat == 1 + KIT_NOBODY)
    return g_strdup (_("The game as all saw it"));
  /* Translators: whose record of the game it is; others' hands are not in it. */
  return g_strdup_printf (_("The game as %s saw it"),
                          kit_words_name (&record->players[record->seat - 1], name));
}

/**
 * kit_words_refusal:
 * @why: why a decision is not legal
 * @rule: the number of the rule
 * @as_markup: whether it shall be Pango markup, with a link to "rule:" and the number
 *
 * Returns: (transfer full): @why, and the rule after it
 */
char *
kit_words_refusal (const char *why,
                   guint       rule,
                   gboolean    as_markup)
{
  /* Translators: the number of a rule, in parentheses after a sentence. */
  g_autofree char *name = g_strdup_printf (_("Rule %u"), rule);

  if (as_markup)
    return g_markup_printf_escaped ("%s (<a href=\"rule:%u\">%s</a>)", why, rule, name);
  return g_strdup_printf ("%s (%s)", why, name);
}

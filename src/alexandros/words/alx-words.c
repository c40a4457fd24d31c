/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of things: symbols, colours, kinds of players, regions. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

#define MOST_CHARS 11

/** alx_words_symbol: the name of a symbol or of its card, capitalised. */
const char *
alx_words_symbol (guint8 symbol)
{
  static const char * const names[] = {
    N_("Temple"), N_("Amphora"), N_("Horse"), N_("Lyre"), N_("Soldier"), N_("Plain space")
  };

  g_return_val_if_fail (symbol <= ALX_PLAIN, NULL);

  return _(names[symbol]);
}

/** alx_words_colour: the name of a colour, capitalised. */
const char *
alx_words_colour (AlxColour colour)
{
  static const char * const names[] = { N_("Red"), N_("Yellow"), N_("Blue"), N_("Green") };

  g_return_val_if_fail (colour < ALX_COLOURS, NULL);

  return _(names[colour]);
}

/** alx_words_kind: the name of a kind of player, such as a level; an unknown kind itself. */
const char *
alx_words_kind (const char *kind)
{
  static const struct
  {
    const char *kind;
    const char *name;
  } names[] = {
    /* Translators: kinds of players. */
    { "person", N_("Person") },
    { "program", N_("Program") },
    /* Translators: the weakest computer level: any legal decision. */
    { "random", N_("Random") },
    /* Translators: a computer level, a soldier who has just been taken on. */
    { "recruit", N_("Recruit") },
    /* Translators: a computer level, a military rank. */
    { "captain", N_("Captain") },
    /* Translators: a computer level, a military rank. */
    { "general", N_("General") },
    /* Translators: a computer level, the governor of a Persian province in history. */
    { "satrap", N_("Satrap") },
    /* Translators: the strongest computer level, after the king. */
    { "alexander", N_("Alexander") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].kind, kind))
      return _(names[i].name);
  return kind;
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
 * alx_words_name:
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
alx_words_name (const AlxPlayer *player,
                char             name[ALX_WORDS_NAME_SIZE])
{
  const char *c = player->name;

  while (*c && !is_bidirectional (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  g_snprintf (name, ALX_WORDS_NAME_SIZE, *c ? "\u200e\u2068%s\u2069" : "%s", player->name);
  return name;
}

/** alx_words_region: the name of the region that @space lies in. */
const char *
alx_words_region (const AlxBoard *board,
                  guint8          space)
{
  /* The regions of all bundled boards, only to mark them for translation: boards are data. */
  static const char * const names[] G_GNUC_UNUSED = {
    N_("Asia"), N_("Cappadocia"), N_("Syria"), N_("Aegyptus"), N_("Armenia"), N_("Mesopotamia"),
    N_("Media"), N_("Persis"), N_("Hyrcania"), N_("Parthia"), N_("Sogdiana"), N_("Bactria"),
    N_("Aria"), N_("Arachosia"), N_("Gedrosia"), N_("India")
  };

  return _(board->regions[board->spaces[space].region]);
}

/** alx_words_regions: the names of all regions, valid until the language changes. */
void
alx_words_regions (const AlxBoard *board,
                   const char     *names[ALX_MAX_REGIONS])
{
  for (guint i = 0; i < board->n_regions; i++)
    names[i] = _(board->regions[i]);
}

/**
 * alx_words_cards:
 * @cards: how many of each symbol
 *
 * Returns: (transfer full): such as "2 × Temple, Lyre"
 */
char *
alx_words_cards (const guint8 cards[ALX_SYMBOLS])
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      if (cards[i] == 0)
        continue;
      if (text->len > 0)
        /* Translators: between the items of a list. */
        g_string_append (text, _(", "));
      if (cards[i] == 1)
        g_string_append (text, alx_words_symbol (i));
      else
        /* Translators: a number of cards of one symbol: "2 × Temple". */
        g_string_append_printf (text, _("%u × %s"), cards[i], alx_words_symbol (i));
    }
  return g_string_free (text, FALSE);
}

/**
 * alx_words_space:
 * @board: a board
 * @space: one of its spaces
 *
 * Returns: (transfer full): such as "b3, Temple, Asia"
 */
char *
alx_words_space (const AlxBoard *board,
                 guint8          space)
{
  char name[ALX_NAME_SIZE];

  alx_board_space_name (board, space, name);
  /* Translators: a space of the board: its name, its symbol, its region. */
  return g_strdup_printf (_("%s, %s, %s"), name, alx_words_symbol (board->spaces[space].symbol),
                          alx_words_region (board, space));
}

/** alx_words_phase: what the player on turn must do now, such as "Move Alexander". */
const char *
alx_words_phase (const AlxState *state)
{
  switch (state->phase)
    {
    case ALX_PHASE_CARD:
      return _("Choose a card to move Alexander");
    case ALX_PHASE_WAY:
      return _("Move Alexander");
    case ALX_PHASE_ACTIONS:
      if (state->actions_left == 1)
        return _("One action left");
      return _("Two actions left");
    case ALX_PHASE_COMPENSATION:
      return _("Choose the cards for the loser");
    default:
      return _("The game is over");
    }
}

/**
 * alx_words_program:
 * @command: a program and its arguments
 *
 * Returns: (transfer full): the same without the folder of the program, shortened
 */
char *
alx_words_program (const char *command)
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

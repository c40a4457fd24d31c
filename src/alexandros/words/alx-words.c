/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of things: symbols, levels, regions. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

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

/** alx_words_kind: the name of a kind of player, such as a level; an unknown kind itself. */
const char *
alx_words_kind (const char *kind)
{
  static const KitWord names[] = {
    /* Translators: a computer level, a soldier who has just been taken on. */
    { "recruit", N_("Recruit") },
    /* Translators: a computer level, a soldier who explores the land. */
    { "scout", N_("Scout") },
    /* Translators: a computer level, an experienced soldier. */
    { "veteran", N_("Veteran") },
    /* Translators: a computer level, a military rank. */
    { "captain", N_("Captain") },
    /* Translators: a computer level, a military rank. */
    { "general", N_("General") },
    /* Translators: a computer level, the governor of a Persian province in history. */
    { "satrap", N_("Satrap") },
    /* Translators: the strongest computer level, a Greek commander of an army. */
    { "alexander", N_("Strategos") },
    { NULL }
  };
  const char *name = kit_words_find (names, kind);

  return name != NULL ? name : kit_words_kind (kind);
}

/** alx_words_describe_kind: (nullable): what a level is like, and how long it thinks; %NULL for any
    other kind. */
const char *
alx_words_describe_kind (const char *kind)
{
  static const KitWord texts[] = {
    { "random", N_("No opponent: plays anything that is legal.") },
    { "recruit", N_("A first opponent, who overlooks much. Plays at once.") },
    { "scout", N_("Easy: plans a turn now and then, and overlooks much else. Plays at once.") },
    { "veteran", N_("Plans one turn, but not always. Plays at once.") },
    { "captain", N_("Medium: plans one turn. Plays at once.") },
    { "general", N_("Hard: also thinks of the next player’s answer. Plays at once.") },
    { "satrap", N_("Very hard: weighs several plans against what may be hidden. Plays at once.") },
    { "alexander",
      N_("The strongest: weighs many plans, for up to three seconds a turn; less when it is "
         "clear.") },
    { NULL }
  };

  return kit_words_find (texts, kind);
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

/** alx_words_province: the name of the region in which most spaces of the province of @space
    lie. */
const char *
alx_words_province (const AlxBoard *board,
                    const AlxState *state,
                    guint8          space)
{
  guint n[ALX_MAX_REGIONS] = { 0 };
  guint8 best = space;

  for (guint8 s = 0; s < board->n_spaces; s++)
    if (state->province[s] == state->province[space] &&
        ++n[board->spaces[s].region] > n[board->spaces[best].region])
      best = s;
  return alx_words_region (board, best);
}

/** alx_words_regions: (out) @names: of all regions; constant texts, whatever language comes. */
void
alx_words_regions (const AlxBoard *board,
                   const char     *names[ALX_MAX_REGIONS])
{
  for (guint i = 0; i < board->n_regions; i++)
    names[i] = g_intern_string (_(board->regions[i]));
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
  return kit_words_amounts (cards, ALX_SYMBOLS, alx_words_symbol);
}

/** alx_words_scores: (transfer full): who gets how many points by a levy, such as "Anna +2, Bela
    +1"; empty if nobody does. */
char *
alx_words_scores (const KitRecord *record,
                  const AlxEvents *events)
{
  GString *text = g_string_new (NULL);
  char name[KIT_WORDS_NAME_SIZE];

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == ALX_EVENT_SCORED && events->items[i].number > 0)
      /* Translators: a player and the points of a levy, and “, ” between two of them. */
      g_string_append_printf (text, text->len > 0 ? _(", %s +%u") : "%s +%u",
                              kit_words_name (&record->players[events->items[i].player], name),
                              events->items[i].number);
  return g_string_free (text, FALSE);
}

/** alx_words_name_space: (transfer full): such as "b3". */
char *
alx_words_name_space (const AlxBoard *board,
                      guint8          space)
{
  char name[ALX_NAME_SIZE];

  alx_board_space_name (board, space, name);
  return g_strdup (name);
}

/** alx_words_name_point: (transfer full): such as "D4". */
char *
alx_words_name_point (const AlxBoard *board,
                      guint8          point)
{
  char name[ALX_NAME_SIZE];

  alx_board_point_name (board, point, name);
  return g_strdup (name);
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
  g_autofree char *name = alx_words_name_space (board, space);

  /* Translators: a space of the board: its name, its symbol, its region. */
  return g_strdup_printf (_("%s, %s, %s"), name, alx_words_symbol (board->spaces[space].symbol),
                          alx_words_region (board, space));
}

/** alx_words_phase: what the player on turn must do now, such as "Move Alexander". */
const char *
alx_words_phase (const AlxState *state)
{
  static const char * const phases[] = {
    [ALX_PHASE_CARD] = N_("Choose a card to move Alexander"),
    [ALX_PHASE_WAY] = N_("Move Alexander"),
    [ALX_PHASE_ACTIONS] = N_("Two actions left"),
    [ALX_PHASE_COMPENSATION] = N_("Choose the cards for the loser"),
    [ALX_PHASE_OVER] = N_("The game is over"),
  };

  if (state->phase == ALX_PHASE_ACTIONS && state->actions_left == 1)
    return _("One action left");
  return _(phases[state->phase]);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player advises, as a sentence with the reason. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

/* A line of decisions that is advised; the states are those before and after the first, or after
   the way if that is the second: no later one changes the provinces. */
typedef struct
{
  const KitRecord *record;
  const AlxBoard  *board;
  const AlxDecision *line;
  guint            n;
  const AlxDecision *first;             /* that the next sentence is about, and */
  const AlxDecision *last;              /* its way, if that is told with it */
  guint            player;
  AlxState         before;
  AlxState         after;
} Hint;

/* --- what to do --- */

/* What a sentence has of a decision. */
enum
{
  SYMBOL,
  POINT,
  SPACE,
  REGION,
  CARDS,
};

/* ALX_WAY together with what was decided before it. */
enum
{
  WAY_OF_CARD = ALX_END_TURN + 1,
  WAY_OF_SPECIAL,
};

/* By AlxDecisionKind. */
static const KitSentence sentences[] = {
  { ALX_CHOOSE, N_("Choose %s."), { SYMBOL } },
  { ALX_SPECIAL, N_("Discard %s for a special move."), { SYMBOL } },
  { ALX_NO_MOVE, N_("Continue: Alexander cannot move.") },
  /* Translators: a hint; Alexander goes to a point of the board. */
  { ALX_WAY, N_("Go to %s."), { POINT } },
  /* Translators: a hint; a symbol and a point of the board. */
  { WAY_OF_CARD, N_("Choose %s and go to %s."), { SYMBOL, POINT } },
  /* Translators: a hint; a symbol and a point of the board. */
  { WAY_OF_SPECIAL, N_("Discard %s and go to %s."), { SYMBOL, POINT } },
  { ALX_DRAW, N_("Draw a card.") },
  { ALX_TAKE, N_("Take the %s card."), { SYMBOL } },
  /* Translators: a hint; a region. */
  { ALX_OCCUPY, N_("Occupy the province in %s."), { REGION } },
  { ALX_LEVY, N_("Levy taxes with %s."), { SYMBOL } },
  { ALX_TAKE_BACK, N_("Take the governor on %s back."), { SPACE } },
  { ALX_COMPENSATE, N_("Give these cards: %s."), { CARDS } },
  { KIT_WORDS_OTHERWISE, N_("End the turn.") },
};

static char *
get_value (gconstpointer data,
           guint         value)
{
  const Hint *hint = data;
  const AlxDecision *first = hint->first;
  const AlxDecision *last = hint->last;

  switch (value)
    {
    case SYMBOL:
      return g_strdup (alx_words_symbol (first->symbol));
    case POINT:
      return alx_words_name_point (hint->board, last->at[last->n - 1]);
    case SPACE:
      return alx_words_name_space (hint->board, last->at[0]);
    case REGION:
      return g_strdup (alx_words_province (hint->board, &hint->after, last->at[0]));
    default:
      return alx_words_cards (last->at);
    }
}

/* Which of the sentences advises the decisions. */
static guint
choose_sentence (const Hint *hint)
{
  if (hint->first == hint->last)
    return hint->first->kind;
  return hint->first->kind == ALX_SPECIAL ? WAY_OF_SPECIAL : WAY_OF_CARD;
}

/* --- why --- */

static guint
get_province_value (const AlxState *state,
                    guint8          space)
{
  return state->value[state->province[space]];
}

static guint
count_spaces (const AlxState *state,
              guint8          space)
{
  AlxProvince province;

  alx_state_get_province (state, state->province[space], &province);
  return province.n_spaces;
}

/* (nullable): which rival loses most of a levy. */
static char *
explain_loss (Hint *hint)
{
  char name[KIT_WORDS_NAME_SIZE];
  guint most = 0;
  guint rival = 0;

  for (guint i = 0; i < hint->before.n_players; i++)
    {
      guint before = alx_state_levy_score (&hint->before, i);
      guint after = alx_state_levy_score (&hint->after, i);

      if (i != hint->player && before > after + most)
        {
          most = before - after;
          rival = i;
        }
    }
  if (most == 0)
    return NULL;
  kit_words_name (&hint->record->players[rival], name);
  /* Translators: why a decision is advised; a player and a number of points. */
  return g_strdup_printf (ngettext ("Each levy will bring %s %u point less.",
                                    "Each levy will bring %s %u points less.", most), name, most);
}

static char *
explain_way (Hint *hint)
{
  guint8 space = alx_legal_find_gain (&hint->after, hint->board);

  if (space == ALX_NONE)
    return explain_loss (hint);
  if (count_spaces (&hint->before, space) > count_spaces (&hint->after, space))
    /* Translators: why a decision is advised; the value of a province in points. */
    return g_strdup_printf (_("It closes a province of %u that you can pay for at once."),
                            get_province_value (&hint->after, space));
  /* Translators: why a decision is advised; the value of a province in points. */
  return g_strdup_printf (_("Then you can pay for a province of %u."),
                          get_province_value (&hint->after, space));
}

static char *
explain_occupation (Hint *hint)
{
  guint before = alx_state_levy_score (&hint->before, hint->player);
  guint after = alx_state_levy_score (&hint->after, hint->player);
  g_autofree char *loss = explain_loss (hint);
  g_autofree char *gain = NULL;

  if (after > before)
    gain = g_strdup_printf (ngettext ("It brings you %u point at each levy.",
                                      "It brings you %u points at each levy.", after - before),
                            after - before);
  if (gain == NULL || loss == NULL)
    return gain != NULL ? g_steal_pointer (&gain) : g_steal_pointer (&loss);
  return g_strdup_printf ("%s %s", gain, loss);
}

static char *
explain_card (Hint              *hint,
              const AlxDecision *decision)
{
  guint8 space = alx_legal_find_gain (&hint->after, hint->board);

  if (decision->kind == ALX_TAKE && space != ALX_NONE &&
      alx_legal_find_gain (&hint->before, hint->board) == ALX_NONE)
    /* Translators: why a card is advised; the value of a province in points. */
    return g_strdup_printf (_("With it you can pay for a province of %u."),
                            get_province_value (&hint->after, space));
  if (decision->kind == ALX_DRAW)
    return g_strdup (_("Nobody else sees it."));
  return NULL;
}

/* (nullable) */
static char *
explain (Hint              *hint,
         const AlxDecision *decision)
{
  switch (decision->kind)
    {
    case ALX_WAY:
      return explain_way (hint);
    case ALX_DRAW:
    case ALX_TAKE:
      return explain_card (hint, decision);
    case ALX_OCCUPY:
      return explain_occupation (hint);
    case ALX_LEVY:
      return g_strdup_printf (
        ngettext ("It brings you %u point.", "It brings you %u points.",
                  hint->after.scores[hint->player] - hint->before.scores[hint->player]),
        hint->after.scores[hint->player] - hint->before.scores[hint->player]);
    case ALX_TAKE_BACK:
      return g_strdup (_("You need them elsewhere."));
    case ALX_END_TURN:
      return g_strdup (_("No action would help you now."));
    default:
      return NULL;
    }
}

/* --- both --- */

static gboolean
is_card (const AlxDecision *decision)
{
  return decision->kind == ALX_CHOOSE || decision->kind == ALX_SPECIAL;
}

/* Adds a sentence for the decision at @index, and its reason if it is the first; returns how many
   decisions it is about. */
static guint
add_sentence (Hint    *hint,
              guint    index,
              GString *text)
{
  guint pair = is_card (&hint->line[index]) && index + 1 < hint->n &&
               hint->line[index + 1].kind == ALX_WAY;
  g_autofree char *advice = NULL;
  g_autofree char *why = NULL;

  hint->first = &hint->line[index];
  hint->last = &hint->line[index + pair];
  advice = kit_words_sentence (sentences, choose_sentence (hint), get_value, hint);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, advice);
  if (index > 0)
    return 1 + pair;
  for (guint i = 0; i <= pair; i++)
    {
      if (i == pair)
        hint->before = hint->after;
      alx_apply (&hint->after, hint->board, &hint->line[i], NULL);
    }
  why = explain (hint, hint->last);
  if (why != NULL)
    g_string_append_printf (text, " %s", why);
  return 1 + pair;
}

/**
 * alx_words_hint:
 * @record: a game
 * @line: (array length=n): what is advised in its current position, one decision after the other;
 *   the first is legal
 * @n: the length of @line, at least 1
 *
 * Returns: (transfer full): what to do, and why, up to a card that is drawn: what follows depends
 *   on it
 */
char *
alx_words_hint (const KitRecord *record,
                gconstpointer    line,
                guint            n)
{
  const AlxState *state;
  GString *text;
  Hint hint;

  g_return_val_if_fail (record != NULL && line != NULL && n > 0, NULL);

  state = alx_history_get_state (record->history);
  text = g_string_new (NULL);
  hint = (Hint) { .record = record, .board = alx_history_get_board (record->history),
                  .line = line, .n = n, .player = state->player, .before = *state,
                  .after = *state };
  for (guint i = add_sentence (&hint, 0, text);
       i < n && hint.line[i - 1].kind != ALX_DRAW;)
    i += add_sentence (&hint, i, text);
  return g_string_free (text, FALSE);
}

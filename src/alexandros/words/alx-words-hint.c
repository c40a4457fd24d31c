/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player advises, as a sentence with the reason. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

/* Below this a risk is not worth a sentence, in thousandths. */
#define SOME_RISK 100

/* A line of decisions; the states are those before and after what the next sentence is about. */
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

/* What a province brings whoever has a governor on @space, which may be %ALX_NONE: only one with a
   single governor brings anything, R28. */
static guint
get_yield (const AlxState *state,
           guint8          space)
{
  AlxProvince province;

  if (space == ALX_NONE)
    return 0;
  alx_state_get_province (state, state->province[space], &province);
  return province.n_governors == 1 ? province.value : 0;
}

/* (nullable): which province of a rival the way cuts. */
static char *
explain_cut (Hint *hint)
{
  char name[KIT_WORDS_NAME_SIZE];
  guint most = 0;
  guint from = 0;
  guint to = 0;

  for (guint player = 0; player < hint->before.n_players; player++)
    for (guint i = 0; player != hint->player && i < ALX_GOVERNORS; i++)
      {
        guint8 space = hint->before.governors[player][i];
        guint before = get_yield (&hint->before, space);
        guint after = get_yield (&hint->after, space);

        if (before > after + most)
          {
            most = before - after;
            from = before;
            to = after;
            kit_words_name (&hint->record->players[player], name);
          }
      }
  /* Translators: why a way is advised; a player, and the values of their province before and
     after. */
  return most > 0 ? g_strdup_printf (_("It cuts a province of %s from %u down to %u."), name, from,
                                     to)
                  : NULL;
}

/* (transfer full) (nullable): two sentences, each of which may be missing, and is taken. */
static char *
join (char *first,
      char *second)
{
  g_autofree char *one = first;
  g_autofree char *two = second;

  if (one == NULL || two == NULL)
    return one != NULL ? g_steal_pointer (&one) : g_steal_pointer (&two);
  return g_strdup_printf ("%s %s", one, two);
}

static char *
explain_way (Hint *hint)
{
  guint8 space = alx_legal_find_gain (&hint->after, hint->board);
  char *gain = NULL;

  if (space != ALX_NONE && count_spaces (&hint->before, space) > count_spaces (&hint->after, space))
    /* Translators: why a decision is advised; the value of a province in points. */
    gain = g_strdup_printf (_("It closes a province of %u that you can pay for at once."),
                            get_province_value (&hint->after, space));
  else if (space != ALX_NONE)
    /* Translators: why a decision is advised; the value of a province in points. */
    gain = g_strdup_printf (_("Then you can pay for a province of %u."),
                            get_province_value (&hint->after, space));
  return join (gain, explain_cut (hint));
}

static char *
explain_occupation (Hint *hint)
{
  guint before = alx_state_levy_score (&hint->before, hint->player);
  guint after = alx_state_levy_score (&hint->after, hint->player);
  char *gain = NULL;

  if (after > before)
    gain = g_strdup_printf (ngettext ("It brings you %u point at each levy.",
                                      "It brings you %u points at each levy.", after - before),
                            after - before);
  return join (gain, explain_loss (hint));
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

/* How many decisions of the line the sentence for the one at @index is about. */
static guint
count_together (const Hint *hint,
                guint       index)
{
  return is_card (&hint->line[index]) && index + 1 < hint->n &&
             hint->line[index + 1].kind == ALX_WAY
           ? 2 : 1;
}

/* What is advised at @index. */
static char *
make_sentence (Hint  *hint,
               guint  index)
{
  hint->first = &hint->line[index];
  hint->last = hint->first + count_together (hint, index) - 1;
  hint->before = hint->after;
  for (const AlxDecision *decision = hint->first; decision <= hint->last; decision++)
    {
      if (decision->kind == ALX_WAY)
        hint->before = hint->after;
      alx_apply (&hint->after, hint->board, decision, NULL);
    }
  return kit_words_sentence (sentences, choose_sentence (hint), get_value, hint);
}

/* Whether it is told why, of decisions after the first. */
static gboolean
is_main (const AlxDecision *decision)
{
  return decision->kind == ALX_OCCUPY || decision->kind == ALX_LEVY;
}

/* What the next player may take away. */
static char *
make_risk (const Hint      *hint,
           const KitAdvice *advice)
{
  guint next = (hint->player + 1) % hint->before.n_players;
  guint cases = (advice->risk + 50) / 100;
  char name[KIT_WORDS_NAME_SIZE];

  if (advice->risk < SOME_RISK || advice->loss == 0)
    return NULL;
  kit_words_name (&hint->record->players[next], name);
  return g_strdup_printf (
    /* Translators: the risk of what is advised; a player, a number from 1 to 10, and points. */
    ngettext ("Risk: in about %2$u of 10 cases %1$s makes each levy of yours %3$u point less.",
              "Risk: in about %2$u of 10 cases %1$s makes each levy of yours %3$u points less.",
              advice->loss), name, cases, advice->loss);
}

/* The second best, and what is lost by it. */
static char *
make_second (const Hint      *hint,
             const KitAdvice *advice)
{
  const KitAlternative *second = &advice->second;
  Hint other = *hint;
  g_autofree char *sentence = NULL;
  guint games = (MAX (second->behind, 0) * 100 + KIT_CERTAIN / 2) / KIT_CERTAIN;

  if (second->n == 0)
    return NULL;
  other.line = (const AlxDecision *) second->line;
  other.n = second->n;
  sentence = make_sentence (&other, 0);
  if (games == 0 || second->behind < 2 * second->error)
    /* Translators: a hint; a sentence that advises something else. */
    return g_strdup_printf (_("About as good: %s"), sentence);
  return g_strdup_printf (
    /* Translators: a hint; a sentence that advises something else, and of a hundred games how many
       fewer are won by it. */
    ngettext ("Second best: %s It wins %u game fewer in a hundred.",
              "Second best: %s It wins %u games fewer in a hundred.", games), sentence, games);
}

static void
add_line (GString    *text,
          const char *line)
{
  if (line != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

/* If nothing on the board explains it: how often it wins. */
static char *
explain_by_chances (const Hint      *hint,
                    const KitAdvice *advice)
{
  guint games = (advice->chances[hint->player] + 5) / 10;

  return advice->value > 0
           /* Translators: why a decision is advised, if there is no other reason. */
           ? g_strdup_printf (ngettext ("It wins most: about %u game in a hundred.",
                                        "It wins most: about %u games in a hundred.", games), games)
           : NULL;
}

/**
 * alx_words_hint:
 * @record: a game
 * @advice: what is advised in its current position
 * @why: (out) (transfer full) (nullable): what that gains and risks, and what would be the second
 *   best
 *
 * Returns: (transfer full): what to do, up to a card that is drawn, since what follows depends on
 *   it
 */
char *
alx_words_hint (const KitRecord *record,
                const KitAdvice *advice,
                char           **why)
{
  g_autofree char *risk = NULL;
  g_autofree char *second = NULL;
  const AlxState *state;
  GString *text;
  GString *reasons;
  Hint hint;

  g_return_val_if_fail (record != NULL && advice != NULL && advice->n > 0, NULL);

  state = alx_history_get_state (record->history);
  text = g_string_new (NULL);
  reasons = g_string_new (NULL);
  hint = (Hint) { .record = record, .board = alx_history_get_board (record->history),
                  .line = (const AlxDecision *) advice->line, .n = advice->n,
                  .player = state->player, .before = *state, .after = *state };
  risk = make_risk (&hint, advice);
  second = make_second (&hint, advice);
  for (guint i = 0; i < hint.n && (i == 0 || hint.line[i - 1].kind != ALX_DRAW);
       i += count_together (&hint, i))
    {
      g_autofree char *sentence = make_sentence (&hint, i);
      g_autofree char *reason = i == 0 || is_main (hint.last) ? explain (&hint, hint.last) : NULL;

      if (i == 0 && reason == NULL)
        reason = explain_by_chances (&hint, advice);
      add_line (text, sentence);
      add_line (reasons, reason);
    }
  add_line (reasons, risk);
  add_line (reasons, second);
  *why = g_string_free (reasons, reasons->len == 0);
  return g_string_free (text, FALSE);
}

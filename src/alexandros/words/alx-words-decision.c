/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about a decision that was made, for the log and for screen readers. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A line of the log that is being written, with the sums of events that share a sentence. */
typedef struct
{
  const KitRecord *record;
  const AlxBoard  *board;
  const AlxEvent  *event;               /* that is told now */
  GString         *text;
  guint            n_walls;
  guint            n_red;
  guint            n_paid;              /* cards */
  guint8           paid[ALX_SYMBOLS];
  guint8           given[ALX_SYMBOLS];
  guint8           receiver;
  char            *scores;              /* of a levy, the points of each player */
  gboolean         ends_turn;           /* the decision is ALX_END_TURN */
  AlxState         after;
} Line;

/* What a sentence has of an event. */
enum
{
  PLAYER,
  OTHER,                                /* player */
  SYMBOL,
  SPACE,
  REGION,
  NUMBER,
  REST,
  PAID,                                 /* cards */
  SCORES,
};

/* What else is said of some kinds of events; the kind alone stands for the usual case. */
enum
{
  CHOSEN_AS_JOKER = ALX_EVENT_ENDED + 1,
  DRAWN_COVERED,
  LEVIED_IN_VAIN,
  CLOSED,
  OCCUPIED_FOR_CARDS,
  TAKEN_OVER,
  ENDED_BY_SCORE,
};

/* By AlxEventKind. The others are told with those that they belong to, see sum_up(). */
static const KitSentence sentences[] = {
  { ALX_EVENT_CHOSEN, N_("%s takes %s."), { PLAYER, SYMBOL } },
  /* Translators: a player, a card. */
  { CHOSEN_AS_JOKER, N_("%s takes %s as a joker."), { PLAYER, SYMBOL } },
  { ALX_EVENT_SPECIAL, N_("%s discards %s for a special move."), { PLAYER, SYMBOL } },
  { ALX_EVENT_REFRESHED, N_("The face-up %s card is discarded."), { SYMBOL } },
  { ALX_EVENT_REVEALED, N_("%s is turned up."), { SYMBOL } },
  { ALX_EVENT_TAKEN, N_("%s takes %s."), { PLAYER, SYMBOL } },
  { ALX_EVENT_DRAWN, N_("%s draws %s."), { PLAYER, SYMBOL } },
  { DRAWN_COVERED, N_("%s draws a card."), { PLAYER } },
  /* Translators: a player, the card that is paid, the points of each player. */
  { ALX_EVENT_LEVIED, N_("%s levies taxes and pays %s: %s."), { PLAYER, SYMBOL, SCORES } },
  { LEVIED_IN_VAIN, N_("%s levies taxes and pays %s, but nobody scores."), { PLAYER, SYMBOL } },

  /* Translators: a player, a region, two values in points. */
  { ALX_EVENT_DIVIDED, N_("The province of %s in %s is divided into parts worth %u and %u."),
    { PLAYER, REGION, NUMBER, REST } },
  /* Translators: a region and a value in points. */
  { CLOSED, N_("A province worth %2$u is closed in %1$s."), { REGION, NUMBER } },
  { ALX_EVENT_OCCUPIED, N_("%1$s occupies a province worth %3$u in %2$s."),
    { PLAYER, REGION, NUMBER } },
  { OCCUPIED_FOR_CARDS, N_("%1$s occupies a province worth %3$u in %2$s for %4$s."),
    { PLAYER, REGION, NUMBER, PAID } },
  { TAKEN_OVER, N_("%1$s takes over a province worth %3$u in %2$s from %4$s for %5$s."),
    { PLAYER, REGION, NUMBER, OTHER, PAID } },
  { ALX_EVENT_TOOK_BACK, N_("%s takes back the governor on %s."), { PLAYER, SPACE } },

  { ALX_EVENT_NO_MOVE, N_("%s cannot move Alexander: this is the last turn."), { PLAYER } },
  { ALX_EVENT_TURN_ENDED, N_("%s ends the turn."), { PLAYER } },
  { ALX_EVENT_ENDED, N_("The last turn is done: the game is over.") },
  { ENDED_BY_SCORE, N_("A score has reached the end of the track: the game is over.") },

  { KIT_WORDS_OTHERWISE, NULL },
};

static char *
get_value (gconstpointer data,
           guint         value)
{
  const Line *line = data;
  const AlxEvent *event = line->event;

  switch (value)
    {
    case PLAYER:
      return kit_words_player (line->record, event->player);
    case OTHER:
      return kit_words_player (line->record, event->other);
    case SYMBOL:
      return g_strdup (alx_words_symbol (event->symbol));
    case SPACE:
      return alx_words_name_space (line->board, event->place);
    case REGION:
      return g_strdup (alx_words_province (line->board, &line->after, event->place));
    case PAID:
      return alx_words_cards (line->paid);
    case SCORES:
      return g_strdup (line->scores);
    default:
      return g_strdup_printf ("%u", value == NUMBER ? event->number : event->rest);
    }
}

/* Which of the sentences tells an event. */
static guint
choose_sentence (const Line *line)
{
  const AlxEvent *event = line->event;

  switch (event->kind)
    {
    case ALX_EVENT_CHOSEN:
      return event->number ? CHOSEN_AS_JOKER : ALX_EVENT_CHOSEN;
    case ALX_EVENT_DRAWN:
      return event->symbol == ALX_NONE ? DRAWN_COVERED : ALX_EVENT_DRAWN;
    case ALX_EVENT_LEVIED:
      return line->scores[0] == '\0' ? LEVIED_IN_VAIN : ALX_EVENT_LEVIED;
    case ALX_EVENT_DIVIDED:
      return event->player == ALX_NONE ? CLOSED : ALX_EVENT_DIVIDED;
    case ALX_EVENT_OCCUPIED:
      if (event->other != ALX_NONE)
        return TAKEN_OVER;
      return line->n_paid > 0 ? OCCUPIED_FOR_CARDS : ALX_EVENT_OCCUPIED;
    case ALX_EVENT_ENDED:
      return event->number == 40 ? ENDED_BY_SCORE : ALX_EVENT_ENDED;
    default:
      return event->kind;
    }
}

static void
tell_walk (Line *line)
{
  g_autofree char *from = alx_words_name_point (line->board, line->event->place);
  g_autofree char *to = alx_words_name_point (line->board, line->event->other);

  if (line->n_walls > 0)
    kit_words_add (line->text,
                   /* Translators: two points of the board, and how many walls are laid between
                      them. */
                   ngettext ("Alexander goes from %s to %s and leaves %u wall.",
                             "Alexander goes from %s to %s and leaves %u walls.", line->n_walls),
                   from, to, line->n_walls);
  else
    kit_words_add (line->text, _("Alexander goes from %s to %s."), from, to);
  if (line->n_red > 0)
    kit_words_add (line->text,
                   ngettext ("%u of them is red: this is the last turn.",
                             "%u of them are red: this is the last turn.", line->n_red),
                   line->n_red);
}

/* Tells the cards that the loser of a province gets, once. */
static void
tell_given (Line *line)
{
  g_autofree char *given = alx_words_cards (line->given);
  g_autofree char *receiver = kit_words_player (line->record, line->receiver);

  if (given[0] != '\0')
    kit_words_add (line->text, _("%s gets %s."), receiver, given);
  memset (line->given, 0, sizeof line->given);
}

static void
tell_event (Line           *line,
            const AlxEvent *event)
{
  g_autofree char *sentence = NULL;

  line->event = event;
  switch (event->kind)
    {
    case ALX_EVENT_WALKED:
      tell_walk (line);
      return;
    case ALX_EVENT_RESHUFFLED:
      kit_words_add (line->text,
                     ngettext ("The discards are shuffled into a supply of %u card.",
                               "The discards are shuffled into a supply of %u cards.",
                               event->number),
                     event->number);
      return;
    case ALX_EVENT_TURN_ENDED:
      tell_given (line);
      if (!line->ends_turn)
        return;
      break;
    }
  sentence = kit_words_sentence (sentences, choose_sentence (line), get_value, line);
  if (sentence != NULL)
    kit_words_add (line->text, "%s", sentence);
}

static void
sum_up (Line            *line,
        const AlxEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const AlxEvent *event = &events->items[i];

      if (event->kind == ALX_EVENT_WALL)
        {
          line->n_walls++;
          line->n_red += event->number;
        }
      else if (event->kind == ALX_EVENT_PAID)
        {
          line->n_paid += event->number;
          line->paid[event->symbol] += event->number;
        }
      else if (event->kind == ALX_EVENT_GIVEN)
        {
          line->given[event->symbol] += event->number;
          line->receiver = event->player;
        }
    }
}

/**
 * alx_words_decision:
 * @record: a game
 * @index: of one of its decisions
 *
 * Returns: (transfer full): what it did, as far as @record knows, in one or more sentences
 */
char *
alx_words_decision (const KitRecord *record,
                    guint            index)
{
  Line line = {
    .record = record,
    .board = alx_history_get_board (record->history),
    .text = g_string_new (NULL),
  };
  AlxEvents events;

  alx_history_explain (record->history, index, &events);
  alx_history_get_state_at (record->history, index + 1, &line.after);
  line.ends_turn = alx_history_get_decision (record->history, index)->kind == ALX_END_TURN;
  line.scores = alx_words_scores (record, &events);
  sum_up (&line, &events);
  for (guint i = 0; i < events.n; i++)
    tell_event (&line, &events.items[i]);
  tell_given (&line);
  g_free (line.scores);
  return g_string_free (line.text, FALSE);
}

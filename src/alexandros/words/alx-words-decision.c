/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about a decision that was made, for the log and for screen readers. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A line of the log that is being written, with the sums of events that share a sentence. */
typedef struct
{
  const AlxBoard *board;
  GString        *text;
  guint           n_walls;
  guint           n_red;
  guint8          paid[ALX_SYMBOLS];
  guint8          given[ALX_SYMBOLS];
  guint8          receiver;
  GString        *scores;               /* of a levy, the points of each player */
  guint8          player;               /* who made the decision */
  gboolean        ends_turn;            /* the decision is ALX_END_TURN */
  AlxState        after;
  char            names[ALX_MAX_PLAYERS][KIT_WORDS_NAME_SIZE];
} Line;

G_GNUC_PRINTF (2, 3)
static void
say (Line       *line,
     const char *format,
     ...)
{
  va_list args;

  if (line->text->len > 0)
    g_string_append_c (line->text, ' ');
  va_start (args, format);
  g_string_append_vprintf (line->text, format, args);
  va_end (args);
}

static const char *
get_name (const Line *line,
          guint8      player)
{
  return line->names[player];
}

static void
tell_card (Line           *line,
           const AlxEvent *event)
{
  const char *name = get_name (line, event->player);
  const char *symbol = event->symbol != ALX_NONE ? alx_words_symbol (event->symbol) : NULL;

  switch (event->kind)
    {
    case ALX_EVENT_CHOSEN:
      if (event->number)
        /* Translators: a player, a card. */
        say (line, _("%s takes %s as a joker."), name, symbol);
      else
        say (line, _("%s takes %s."), name, symbol);
      break;
    case ALX_EVENT_SPECIAL:
      say (line, _("%s discards %s for a special move."), name, symbol);
      break;
    case ALX_EVENT_REFRESHED:
      say (line, _("The face-up %s card is discarded."), symbol);
      break;
    case ALX_EVENT_REVEALED:
      say (line, _("%s is turned up."), symbol);
      break;
    case ALX_EVENT_TAKEN:
      say (line, _("%s takes %s."), name, symbol);
      break;
    case ALX_EVENT_DRAWN:
      if (symbol != NULL)
        say (line, _("%s draws %s."), name, symbol);
      else
        say (line, _("%s draws a card."), name);
      break;
    case ALX_EVENT_LEVIED:
      if (line->scores->len == 0)
        say (line, _("%s levies taxes and pays %s, but nobody scores."), name, symbol);
      else
        /* Translators: a player, the card that is paid, the points of each player. */
        say (line, _("%s levies taxes and pays %s: %s."), name, symbol, line->scores->str);
      break;
    default:
      break;
    }
}

/* Who takes which province from whom, and what for. */
static void
tell_occupation (Line           *line,
                 const AlxEvent *event,
                 const char     *region)
{
  const char *name = get_name (line, event->player);
  g_autofree char *paid = alx_words_cards (line->paid);

  if (event->other == ALX_NONE && paid[0] == '\0')
    say (line, _("%1$s occupies a province worth %3$u in %2$s."), name, region, event->number);
  else if (event->other == ALX_NONE)
    say (line, _("%1$s occupies a province worth %3$u in %2$s for %4$s."), name, region,
         event->number, paid);
  else
    say (line, _("%1$s takes over a province worth %3$u in %2$s from %4$s for %5$s."), name, region,
         event->number, get_name (line, event->other), paid);
}

static void
tell_place (Line           *line,
            const AlxEvent *event)
{
  const char *name = event->player == ALX_NONE ? NULL : get_name (line, event->player);
  const char *region = alx_words_province (line->board, &line->after, event->place);
  char space[ALX_NAME_SIZE];

  alx_board_space_name (line->board, event->place, space);
  switch (event->kind)
    {
    case ALX_EVENT_DIVIDED:
      if (name != NULL)
        /* Translators: a player, a region, two values in points. */
        say (line, _("The province of %s in %s is divided into parts worth %u and %u."),
             name, region, event->number, event->rest);
      else
        /* Translators: a region and a value in points. */
        say (line, _("A province worth %2$u is closed in %1$s."), region, event->number);
      break;
    case ALX_EVENT_OCCUPIED:
      tell_occupation (line, event, region);
      break;
    case ALX_EVENT_TOOK_BACK:
      say (line, _("%s takes back the governor on %s."), name, space);
      break;
    default:
      break;
    }
}

static void
tell_walk (Line           *line,
           const AlxEvent *event)
{
  char from[ALX_NAME_SIZE];
  char to[ALX_NAME_SIZE];

  alx_board_point_name (line->board, event->place, from);
  alx_board_point_name (line->board, event->other, to);
  if (line->n_walls > 0)
    /* Translators: two points of the board, and how many walls are laid between them. */
    say (line, ngettext ("Alexander goes from %s to %s and leaves %u wall.",
                         "Alexander goes from %s to %s and leaves %u walls.", line->n_walls),
         from, to, line->n_walls);
  else
    say (line, _("Alexander goes from %s to %s."), from, to);
  if (line->n_red > 0)
    say (line, ngettext ("%u of them is red: this is the last turn.",
                         "%u of them are red: this is the last turn.", line->n_red), line->n_red);
}

static void
tell_figure (Line           *line,
             const AlxEvent *event)
{
  const char *name = get_name (line, event->player);

  switch (event->kind)
    {
    case ALX_EVENT_NO_MOVE:
      say (line, _("%s cannot move Alexander: this is the last turn."), name);
      break;
    case ALX_EVENT_RESHUFFLED:
      say (line, ngettext ("The discards are shuffled into a supply of %u card.",
                           "The discards are shuffled into a supply of %u cards.", event->number),
           event->number);
      break;
    case ALX_EVENT_ENDED:
      if (event->number == 40)
        say (line, _("A score has reached the end of the track: the game is over."));
      else
        say (line, _("The last turn is done: the game is over."));
      break;
    default:
      break;
    }
}

/* Tells the cards that the loser of a province gets, once. */
static void
tell_given (Line *line)
{
  g_autofree char *given = alx_words_cards (line->given);

  if (given[0] != '\0')
    say (line, _("%s gets %s."), get_name (line, line->receiver), given);
  memset (line->given, 0, sizeof line->given);
}

static void
tell_event (Line           *line,
            const AlxEvent *event)
{
  switch (event->kind)
    {
    case ALX_EVENT_WALKED:
      tell_walk (line, event);
      break;
    case ALX_EVENT_WALL:
    case ALX_EVENT_PAID:
    case ALX_EVENT_GIVEN:
    case ALX_EVENT_SCORED:
      break;                            /* in sum_up() */
    case ALX_EVENT_REMOVED:
    case ALX_EVENT_PLACED:
      break;                            /* by whoever occupies the province */
    case ALX_EVENT_TURN_ENDED:
      tell_given (line);
      if (line->ends_turn)
        say (line, _("%s ends the turn."), get_name (line, line->player));
      break;
    case ALX_EVENT_DIVIDED:
    case ALX_EVENT_OCCUPIED:
    case ALX_EVENT_TOOK_BACK:
      tell_place (line, event);
      break;
    case ALX_EVENT_NO_MOVE:
    case ALX_EVENT_RESHUFFLED:
    case ALX_EVENT_ENDED:
      tell_figure (line, event);
      break;
    default:
      tell_card (line, event);
      break;
    }
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
        line->paid[event->symbol] += event->number;
      else if (event->kind == ALX_EVENT_GIVEN)
        {
          line->given[event->symbol] += event->number;
          line->receiver = event->player;
        }
      else if (event->kind == ALX_EVENT_SCORED && event->number > 0)
        /* Translators: a player and the points of a levy, and “, ” between two of them. */
        g_string_append_printf (line->scores, line->scores->len > 0 ? _(", %s +%u") : "%s +%u",
                                get_name (line, event->player), event->number);
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
    .board = alx_history_get_board (record->history),
    .text = g_string_new (NULL),
    .scores = g_string_new (NULL),
  };
  AlxState before;
  AlxEvents events;

  alx_history_get_state_at (record->history, index, &before);
  alx_history_explain (record->history, index, &events);
  alx_history_get_state_at (record->history, index + 1, &line.after);
  line.player = before.player;
  line.ends_turn = alx_history_get_decision (record->history, index)->kind == ALX_END_TURN;
  for (guint i = 0; i < record->n_players; i++)
    kit_words_name (&record->players[i], line.names[i]);
  sum_up (&line, &events);
  for (guint i = 0; i < events.n; i++)
    tell_event (&line, &events.items[i]);
  tell_given (&line);
  g_string_free (line.scores, TRUE);
  return g_string_free (line.text, FALSE);
}

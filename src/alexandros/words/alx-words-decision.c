/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a decision did, in sentences for the log and for screen readers. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* What is being told, and the figures that several events add up to. */
typedef struct
{
  const AlxRecord *record;
  const AlxBoard  *board;
  guint            watchers;
  GString         *text;
  guint            n_walls;
  guint            n_red;
  guint8           paid[ALX_SYMBOLS];
  guint8           given[ALX_SYMBOLS];
  guint8           receiver;
  guint8           player;              /* who decides */
  gboolean         ends_turn;           /* by saying so */
  AlxState         after;
  char             names[ALX_MAX_PLAYERS][ALX_WORDS_NAME_SIZE];
} Tale;

G_GNUC_PRINTF (2, 3)
static void
say (Tale       *tale,
     const char *format,
     ...)
{
  va_list args;

  if (tale->text->len > 0)
    g_string_append_c (tale->text, ' ');
  va_start (args, format);
  g_string_append_vprintf (tale->text, format, args);
  va_end (args);
}

static const char *
get_name (const Tale *tale,
          guint8      player)
{
  return tale->names[player];
}

static void
tell_card (Tale           *tale,
           const AlxEvent *event)
{
  const char *name = get_name (tale, event->player);
  const char *symbol = alx_words_symbol (event->symbol);

  switch (event->kind)
    {
    case ALX_EVENT_CHOSEN:
      if (event->number)
        /* Translators: a player, a card. */
        say (tale, _("%s takes a face-up card as a joker: %s."), name, symbol);
      else
        say (tale, _("%s takes a face-up card: %s."), name, symbol);
      break;
    case ALX_EVENT_SPECIAL:
      say (tale, _("%s discards a card for a special move: %s."), name, symbol);
      break;
    case ALX_EVENT_REFRESHED:
      say (tale, _("A face-up card is discarded: %s."), symbol);
      break;
    case ALX_EVENT_REVEALED:
      say (tale, _("A card is turned up: %s."), symbol);
      break;
    case ALX_EVENT_TAKEN:
      say (tale, _("%s takes a face-up card: %s."), name, symbol);
      break;
    case ALX_EVENT_DRAWN:
      if (tale->watchers & (1 << event->player))
        say (tale, _("%s draws a card: %s."), name, symbol);
      else
        say (tale, _("%s draws a card."), name);
      break;
    case ALX_EVENT_LEVIED:
      say (tale, _("%s levies taxes and pays a card: %s."), name, symbol);
      break;
    default:
      break;
    }
}

/* The region that most of a province lies in. */
static const char *
name_province (Tale   *tale,
               guint8  space)
{
  guint n[ALX_MAX_REGIONS] = { 0 };
  guint8 best = space;

  for (guint8 s = 0; s < tale->board->n_spaces; s++)
    if (tale->after.province[s] == tale->after.province[space] &&
        ++n[tale->board->spaces[s].region] > n[tale->board->spaces[best].region])
      best = s;
  return alx_words_region (tale->board, best);
}

static void
tell_place (Tale           *tale,
            const AlxEvent *event)
{
  const char *name = event->player == ALX_NONE ? NULL : get_name (tale, event->player);
  const char *region = name_province (tale, event->place);
  char space[ALX_NAME_SIZE];

  alx_board_space_name (tale->board, event->place, space);
  switch (event->kind)
    {
    case ALX_EVENT_DIVIDED:
      if (name != NULL)
        /* Translators: a player, a region, two values in points. */
        say (tale, _("The province of %s in %s is divided into parts worth %u and %u."),
             name, region, event->number, event->rest);
      else
        /* Translators: a region and a value in points. */
        say (tale, _("A province worth %2$u is closed in %1$s."), region, event->number);
      break;
    case ALX_EVENT_REMOVED:
      say (tale, _("%s takes the governor on %s back into the stock."), name, space);
      break;
    case ALX_EVENT_PLACED:
      say (tale, _("A governor stands on %s."), space);
      break;
    case ALX_EVENT_OCCUPIED:
      if (event->other == ALX_NONE)
        say (tale, _("%1$s occupies a province worth %3$u in %2$s."), name, region, event->number);
      else
        say (tale, _("%1$s takes over a province worth %3$u in %2$s from %4$s."), name, region,
             event->number, get_name (tale, event->other));
      break;
    case ALX_EVENT_TOOK_BACK:
      say (tale, _("%s takes back the governor on %s."), name, space);
      break;
    default:
      break;
    }
}

static void
tell_walk (Tale           *tale,
           const AlxEvent *event)
{
  char from[ALX_NAME_SIZE];
  char to[ALX_NAME_SIZE];

  alx_board_point_name (tale->board, event->place, from);
  alx_board_point_name (tale->board, event->other, to);
  say (tale, _("Alexander goes from %s to %s."), from, to);
  if (tale->n_walls > 0)
    say (tale, ngettext ("%u wall is laid.", "%u walls are laid.", tale->n_walls), tale->n_walls);
  if (tale->n_red > 0)
    say (tale, ngettext ("%u of them is red: this is the last turn.",
                         "%u of them are red: this is the last turn.", tale->n_red), tale->n_red);
}

static void
tell_figure (Tale           *tale,
             const AlxEvent *event)
{
  const char *name = get_name (tale, event->player);

  switch (event->kind)
    {
    case ALX_EVENT_NO_MOVE:
      say (tale, _("%s cannot move Alexander: this is the last turn."), name);
      break;
    case ALX_EVENT_RESHUFFLED:
      say (tale, ngettext ("The discards are shuffled into a supply of %u card.",
                           "The discards are shuffled into a supply of %u cards.", event->number),
           event->number);
      break;
    case ALX_EVENT_SCORED:
      if (event->number > 0)
        say (tale, ngettext ("%s scores %u point.", "%s scores %u points.", event->number),
             name, event->number);
      break;
    case ALX_EVENT_ENDED:
      if (event->number == 40)
        say (tale, _("A score has reached the end of the track: the game is over."));
      else
        say (tale, _("The last turn is done: the game is over."));
      break;
    default:
      break;
    }
}

/* Once: before the turn ends, or else at the end. */
static void
tell_cards (Tale *tale)
{
  g_autofree char *paid = alx_words_cards (tale->paid);
  g_autofree char *given = alx_words_cards (tale->given);

  if (paid[0] != '\0')
    say (tale, _("%s pays %s."), get_name (tale, tale->player), paid);
  if (given[0] != '\0')
    say (tale, _("%s gets %s."), get_name (tale, tale->receiver), given);
  memset (tale->paid, 0, sizeof tale->paid);
  memset (tale->given, 0, sizeof tale->given);
}

static void
tell_event (Tale           *tale,
            const AlxEvent *event)
{
  switch (event->kind)
    {
    case ALX_EVENT_WALKED:
      tell_walk (tale, event);
      break;
    case ALX_EVENT_WALL:
    case ALX_EVENT_PAID:
    case ALX_EVENT_GIVEN:
      break;                            /* told as a sum */
    case ALX_EVENT_TURN_ENDED:
      tell_cards (tale);
      if (tale->ends_turn)
        say (tale, _("%s ends the turn."), get_name (tale, tale->player));
      break;
    case ALX_EVENT_DIVIDED:
    case ALX_EVENT_REMOVED:
    case ALX_EVENT_PLACED:
    case ALX_EVENT_OCCUPIED:
    case ALX_EVENT_TOOK_BACK:
      tell_place (tale, event);
      break;
    case ALX_EVENT_NO_MOVE:
    case ALX_EVENT_RESHUFFLED:
    case ALX_EVENT_SCORED:
    case ALX_EVENT_ENDED:
      tell_figure (tale, event);
      break;
    default:
      tell_card (tale, event);
      break;
    }
}

static void
sum_up (Tale            *tale,
        const AlxEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const AlxEvent *event = &events->items[i];

      if (event->kind == ALX_EVENT_WALL)
        {
          tale->n_walls++;
          tale->n_red += event->number;
        }
      else if (event->kind == ALX_EVENT_PAID)
        tale->paid[event->symbol] += event->number;
      else if (event->kind == ALX_EVENT_GIVEN)
        {
          tale->given[event->symbol] += event->number;
          tale->receiver = event->player;
        }
    }
}

/**
 * alx_words_decision:
 * @record: a game
 * @index: of one of its decisions
 * @watchers: a bit for each player whose hidden cards may be named
 *
 * Returns: (transfer full): what it did, in one or more sentences
 */
char *
alx_words_decision (const AlxRecord *record,
                    guint            index,
                    guint            watchers)
{
  Tale tale = {
    .record = record,
    .board = alx_history_get_board (record->history),
    .watchers = watchers,
    .text = g_string_new (NULL),
  };
  AlxState before;
  AlxEvents events;

  alx_history_get_state_at (record->history, index, &before);
  alx_history_explain (record->history, index, &events);
  alx_history_get_state_at (record->history, index + 1, &tale.after);
  tale.player = before.player;
  tale.ends_turn = alx_history_get_decision (record->history, index)->kind == ALX_END_TURN;
  for (guint i = 0; i < record->n_players; i++)
    alx_words_name (&record->players[i], tale.names[i]);
  sum_up (&tale, &events);
  for (guint i = 0; i < events.n; i++)
    tell_event (&tale, &events.items[i]);
  tell_cards (&tale);
  return g_string_free (tale.text, FALSE);
}

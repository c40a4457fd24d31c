/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about a decision that was made, for the log and for screen readers. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A line of the log that is being written, with the sums of events that share a sentence. */
typedef struct
{
  const AdvBoard *board;
  guint           persons;              /* likewise */
  GString        *text;
  AdvState        before;
  guint8          got[ADV_MAX_PLAYERS][ADV_GOODS];      /* by the dice */
  guint8          given[ADV_MAX_PLAYERS][ADV_GOODS];    /* to bank, piles or another player */
  guint8          taken[ADV_GOODS];                     /* from the bank */
  guint8          left[ADV_GOODS];                      /* of the supply, at its end */
  guint8          partner;              /* of a trade, or ADV_NONE */
  gboolean        supplied;
  char            names[ADV_MAX_PLAYERS][KIT_WORDS_NAME_SIZE];
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

/* --- sums --- */

static void
sum_up (Line            *line,
        const AdvEvents *events)
{
  line->partner = ADV_NONE;
  for (guint i = 0; i < events->n; i++)
    {
      const AdvEvent *event = &events->items[i];

      switch (event->kind)
        {
        case ADV_EVENT_PRODUCED:
          line->got[event->player][event->good] += event->number;
          break;
        case ADV_EVENT_DROPPED:
        case ADV_EVENT_PAID:
        case ADV_EVENT_GAVE:
          line->given[event->player][event->good] += event->number;
          break;
        case ADV_EVENT_TRADED:
          line->given[event->player][event->good] += event->number;
          if (event->player == line->before.player)
            line->partner = event->other;
          break;
        case ADV_EVENT_GOT:
          line->taken[event->good] += event->number;
          break;
        case ADV_EVENT_LEFT:
          line->left[event->good] += event->number;
          break;
        default:
          break;
        }
    }
}

/* Whether there is anything in @goods; (out) @text says what. */
static gboolean
has_goods (const guint8   goods[ADV_GOODS],
           char         **text)
{
  *text = adv_words_goods (goods);
  return (*text)[0] != '\0';
}

/* Tells what all get by the dice, once. */
static void
tell_production (Line *line)
{
  for (guint i = 0; i < line->before.n_players; i++)
    {
      guint player = (line->before.player + i) % line->before.n_players;
      g_autofree char *goods = NULL;

      if (has_goods (line->got[player], &goods))
        /* Translators: a player, and what the dice bring them. */
        say (line, _("%s gets %s."), get_name (line, player), goods);
    }
  memset (line->got, 0, sizeof line->got);
}

/* Tells what @player gives, once; @pays: for a bid. */
static void
tell_given (Line     *line,
            guint8    player,
            gboolean  pays)
{
  g_autofree char *goods = NULL;

  if (!has_goods (line->given[player], &goods))
    return;
  /* Translators: a player, and what they have to give. */
  say (line, pays ? _("%s pays %s.") : _("%s gives up %s."), get_name (line, player), goods);
  memset (line->given[player], 0, sizeof line->given[player]);
}

/* --- events --- */

static void
tell_robber (Line           *line,
             const AdvEvent *event)
{
  if (event->kind == ADV_EVENT_ROBBER)
    {
      g_autofree char *place = adv_words_field (line->board, event->place);

      /* Translators: a hexagon of the board. */
      say (line, _("The robber goes to %s."), place);
    }
  else if (event->good != ADV_NONE)
    /* Translators: who robs, who is robbed, and which card. */
    say (line, _("%s robs %s of a card: %s."), get_name (line, event->player),
         get_name (line, event->other), adv_words_good (event->good));
  else
    say (line, _("%s robs %s of a card."), get_name (line, event->player),
         get_name (line, event->other));
}

static void
tell_supply (Line           *line,
             const AdvEvent *event)
{
  g_autofree char *left = NULL;

  switch (event->kind)
    {
    case ADV_EVENT_SUPPLIED:
      if (!line->supplied)
        say (line, _("Each player gets a card of the supply."));
      line->supplied = TRUE;
      if (event->good != ADV_NONE)
        say (line, _("%s gets %s."), get_name (line, event->player), adv_words_good (event->good));
      break;
    case ADV_EVENT_SUPPLY_ENDED:
      say (line, _("The supply has ended."));
      break;
    default:
      if (has_goods (line->left, &left))
        say (line, _("What was left goes to the bank: %s."), left);
      memset (line->left, 0, sizeof line->left);
      break;
    }
}

static void
tell_auction (Line           *line,
              const AdvEvent *event)
{
  const char *name = get_name (line, event->player);

  switch (event->kind)
    {
    case ADV_EVENT_AUCTION:
      if (event->other)
        /* Translators: an event or the temple. */
        say (line, _("The auction is held anew: %s."), adv_words_auction (event->number));
      else
        say (line, _("Auction: %s."), adv_words_auction (event->number));
      break;
    case ADV_EVENT_BID:
      say (line, _("%s bids %u."), name, event->number);
      break;
    case ADV_EVENT_PASSED:
      say (line, _("%s passes."), name);
      break;
    case ADV_EVENT_BLUFFED:
      say (line, _("%s cannot pay %u: a bluff."), name, event->number);
      break;
    case ADV_EVENT_UNSOLD:
      /* Translators: an event or the temple. */
      say (line, _("Nobody wins the auction: %s."), adv_words_auction (event->number));
      break;
    case ADV_EVENT_WON:
      if (event->number == ADV_TEMPLE)
        say (line, _("%s wins the temple."), name);
      else
        /* Translators: a player and an event. */
        say (line, _("%s wins the token: %s."), name, adv_words_auction (event->number));
      break;
    case ADV_EVENT_NO_VILLAGE:
      say (line, _("%s has no village left for it."), name);
      break;
    default:
      if (adv_words_adviser (line->before.n_players, event->number - 1) != NULL)
        /* Translators: a player and the rank of an adviser. */
        say (line, _("%s becomes %s."), name,
             adv_words_adviser (line->before.n_players, event->number - 1));
      break;
    }
}

static void
tell_bonus (Line           *line,
            const AdvEvent *event)
{
  gboolean road = event->kind == ADV_EVENT_LONGEST;

  if (event->player == ADV_NONE && road)
    say (line, _("Nobody has the longest road any more."));
  else if (event->player == ADV_NONE)
    say (line, _("Nobody has the strongest army any more."));
  else if (road)
    say (line, _("%s has the longest road now."), get_name (line, event->player));
  else
    say (line, _("%s has the strongest army now."), get_name (line, event->player));
}

static void
tell_building (Line           *line,
               const AdvEvent *event)
{
  const char *name = get_name (line, event->player);
  const AdvEdge *edge = &line->board->edges[event->place];
  g_autofree char *place = event->kind == ADV_EVENT_ROAD
                             ? adv_words_fields (line->board, edge->corners[0], edge->corners[1])
                             : adv_words_fields (line->board, event->place, event->place);

  if (event->kind == ADV_EVENT_ROAD)
    /* Translators: a player, and the hexagons on both sides of an edge. */
    say (line, _("%s builds a road: %s."), name, place);
  else if (event->kind == ADV_EVENT_VILLAGE)
    /* Translators: a player, and the hexagons at a corner. */
    say (line, _("%s founds a village: %s."), name, place);
  else
    say (line, _("%s makes a village a city: %s."), name, place);
}

static void
tell_card (Line           *line,
           const AdvEvent *event)
{
  const char *name = get_name (line, event->player);
  const char *card = event->number != ADV_NONE ? adv_words_card (event->number) : NULL;

  if (event->kind == ADV_EVENT_PLAYED)
    /* Translators: a player and a development card. */
    say (line, _("%s plays a card: %s."), name, card);
  else if (card != NULL)
    say (line, _("%s buys a development card: %s."), name, card);
  else
    say (line, _("%s buys a development card."), name);
}

/* The computers that have refused an offer, when all have answered. */
static void
tell_refusals (Line           *line,
               const AdvState *after)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < after->n_players; i++)
    if (i != after->player && ((line->persons | after->agreed) >> i & 1) == 0)
      {
        g_string_append_printf (names, "%s%s", n > 0 ? _(", ") : "", get_name (line, i));
        n++;
      }
  if (n > 0)
    /* Translators: one player, or several. */
    say (line, ngettext ("%s refuses.", "%s refuse.", n), names->str);
}

static void
tell_offer (Line           *line,
            const AdvEvent *event,
            const AdvState *after)
{
  const char *name = get_name (line, event->player);
  guint8 give[ADV_GOODS] = { 0 };
  guint8 get[ADV_GOODS] = { 0 };
  g_autofree char *given = NULL;
  g_autofree char *got = NULL;

  switch (event->kind)
    {
    case ADV_EVENT_OFFERED:
      memcpy (give, after->give, ADV_TRADED);
      memcpy (get, after->get, ADV_TRADED);
      given = adv_words_goods (give);
      got = adv_words_goods (get);
      /* Translators: a player, what they give, and what they want for it. */
      say (line, _("%s offers %s for %s."), name, given, got);
      break;
    case ADV_EVENT_ANSWERED:
      if (event->number)
        say (line, _("%s would trade."), name);
      else if (after->phase == ADV_PHASE_ANSWER || (line->persons >> event->player) & 1)
        say (line, ngettext ("%s refuses.", "%s refuse.", 1), name);
      if (after->phase != ADV_PHASE_ANSWER)
        tell_refusals (line, after);
      break;
    default:
      say (line, _("Nobody trades."));
      break;
    }
}

/* Tells a trade with the bank or another player, once. */
static void
tell_trade (Line *line)
{
  guint8 player = line->before.player;
  g_autofree char *given = adv_words_goods (line->given[player]);
  g_autofree char *got = NULL;

  if (line->partner != ADV_NONE)
    got = adv_words_goods (line->given[line->partner]);
  else
    got = adv_words_goods (line->taken);
  if (line->partner != ADV_NONE && given[0] != '\0')
    /* Translators: two players, and what the first gives and gets. */
    say (line, _("%s trades with %s: %s for %s."), get_name (line, player),
         get_name (line, line->partner), given, got);
  else if (given[0] != '\0' && got[0] != '\0')
    say (line, _("%s gives the bank %s for %s."), get_name (line, player), given, got);
  else if (got[0] != '\0')
    say (line, _("%s takes %s from the bank."), get_name (line, player), got);
  memset (line->given, 0, sizeof line->given);
  memset (line->taken, 0, sizeof line->taken);
}

/* By a monopoly the others give, and nothing goes back. */
static void
tell_monopoly (Line *line)
{
  for (guint8 i = 0; i < line->before.n_players; i++)
    if (i != line->before.player)
      tell_given (line, i, FALSE);
}

/* What the dice, the robber and Alexander bring. */
static gboolean
tell_turn (Line           *line,
           const AdvEvent *event)
{
  switch (event->kind)
    {
    case ADV_EVENT_ROLLED:
      say (line, _("%s rolls %u."), get_name (line, event->player),
           event->number + event->other);
      return TRUE;
    case ADV_EVENT_PRODUCED:
      tell_production (line);
      return TRUE;
    case ADV_EVENT_SHORTAGE:
      /* Translators: a resource or gold. */
      say (line, _("Too little for all is left, so nobody gets any: %s."),
           adv_words_good (event->good));
      return TRUE;
    case ADV_EVENT_ROBBER:
    case ADV_EVENT_ROBBED:
      tell_robber (line, event);
      return TRUE;
    case ADV_EVENT_SUPPLIED:
    case ADV_EVENT_SUPPLY_ENDED:
    case ADV_EVENT_LEFT:
      tell_supply (line, event);
      return TRUE;
    case ADV_EVENT_PASSED_POINT:
      say (line, _("Alexander passes point %u."), event->number);
      return TRUE;
    case ADV_EVENT_WAITS:
      say (line, _("Alexander waits before point %u for a 7."), event->number);
      return TRUE;
    case ADV_EVENT_TURN_ENDED:
      say (line, _("%s ends the turn."), get_name (line, event->player));
      return TRUE;
    case ADV_EVENT_ENDED:
      if (event->number == 53)
        say (line, _("%s has 14 points or more: the game is over."),
             get_name (line, event->player));
      else
        say (line, _("Alexander has reached Persepolis: the game is over."));
      return TRUE;
    default:
      return FALSE;
    }
}

static void
tell_event (Line           *line,
            const AdvEvent *event,
            const AdvState *after)
{
  if (tell_turn (line, event))
    return;
  switch (event->kind)
    {
    case ADV_EVENT_DROPPED:
      tell_given (line, event->player, FALSE);
      break;
    case ADV_EVENT_PAID:
      tell_given (line, event->player, TRUE);
      break;
    case ADV_EVENT_LONGEST:
    case ADV_EVENT_STRONGEST:
      tell_bonus (line, event);
      break;
    case ADV_EVENT_ROAD:
    case ADV_EVENT_VILLAGE:
    case ADV_EVENT_CITY:
      tell_building (line, event);
      break;
    case ADV_EVENT_BOUGHT:
    case ADV_EVENT_PLAYED:
      tell_card (line, event);
      break;
    case ADV_EVENT_GAVE:
    case ADV_EVENT_GOT:
      tell_trade (line);
      break;
    case ADV_EVENT_TRADED:
      if (line->partner != ADV_NONE)
        tell_trade (line);
      else
        tell_monopoly (line);
      break;
    case ADV_EVENT_OFFERED:
    case ADV_EVENT_ANSWERED:
    case ADV_EVENT_REFUSED:
      tell_offer (line, event, after);
      break;
    case ADV_EVENT_COST:
      break;                            /* what is built always costs the same */
    default:
      tell_auction (line, event);
      break;
    }
}

/**
 * adv_words_decision:
 * @record: a game
 * @index: of one of its decisions
 *
 * Returns: (transfer full): what it did, as far as @record knows, in one or more sentences
 */
char *
adv_words_decision (const KitRecord *record,
                    guint            index)
{
  Line line = { .board = adv_history_get_board (record->history),
                .text = g_string_new (NULL) };
  AdvState after;
  AdvEvents events;

  kit_history_get_state_at (record->history, index, &line.before);
  kit_history_get_state_at (record->history, index + 1, &after);
  adv_history_explain (record->history, index, &events);
  for (guint i = 0; i < record->n_players; i++)
    {
      kit_words_name (&record->players[i], line.names[i]);
      line.persons |= (guint) kit_record_is_person (record, i) << i;
    }
  sum_up (&line, &events);
  for (guint i = 0; i < events.n; i++)
    tell_event (&line, &events.items[i], &after);
  return g_string_free (line.text, FALSE);
}

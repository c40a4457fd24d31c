/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about a decision that was made, for the log and for screen readers. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A line of the log that is being written, with the sums of events that share a sentence. */
typedef struct
{
  const KitRecord *record;
  const AdvBoard  *board;
  const AdvEvent  *event;               /* that is told now */
  guint            persons;             /* a bit each */
  GString         *text;
  AdvState         before;
  AdvState         after;
  guint8           got[ADV_MAX_PLAYERS][ADV_GOODS];     /* by the dice */
  guint8           given[ADV_MAX_PLAYERS][ADV_GOODS];   /* to bank, piles or another player */
  guint8           taken[ADV_GOODS];                    /* from the bank */
  guint8           left[ADV_GOODS];                     /* of the supply, at its end */
  guint8           partner;             /* of a trade, or ADV_NONE */
  gboolean         supplied;
} Line;

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

/* --- sentences --- */

/* What a sentence has of an event. */
enum
{
  PLAYER,
  OTHER,                                /* player */
  ON_TURN,
  PARTNER,
  GOOD,
  CARD,
  AUCTION,
  RANK,                                 /* of an adviser */
  FIELD,
  FIELDS,                               /* around a road or building */
  GIVEN,                                /* by the player on turn */
  GOT,                                  /* for it */
  OFFERED,
  WANTED,
  LEFT,
  DICE,
  NUMBER,
};

/* What else is said; the kind of an event alone stands for the usual case. */
enum
{
  NOTHING = ADV_EVENT_KINDS,
  ROBBED_COVERED,
  AUCTION_ANEW,
  WON_TEMPLE,
  LONGEST_LOST,
  STRONGEST_LOST,
  BOUGHT_COVERED,
  TRADED_WITH_PARTNER,
  TRADED_WITH_BANK,
  TAKEN_FROM_BANK,
  ENDED_BY_POINTS,
};

/* By AdvEventKind. */
static const KitSentence sentences[] = {
  { ADV_EVENT_ROLLED, N_("%s rolls %u."), { PLAYER, DICE } },
  /* Translators: a resource or gold. */
  { ADV_EVENT_SHORTAGE, N_("Too little for all is left, so nobody gets any: %s."), { GOOD } },
  /* Translators: a hexagon of the board. */
  { ADV_EVENT_ROBBER, N_("The robber goes to %s."), { FIELD } },
  /* Translators: who robs, who is robbed, and which card. */
  { ADV_EVENT_ROBBED, N_("%s robs %s of a card: %s."), { PLAYER, OTHER, GOOD } },
  { ROBBED_COVERED, N_("%s robs %s of a card."), { PLAYER, OTHER } },
  { ADV_EVENT_SUPPLIED, N_("%s gets %s."), { PLAYER, GOOD } },
  { ADV_EVENT_SUPPLY_ENDED, N_("The supply has ended.") },
  { ADV_EVENT_LEFT, N_("What was left goes to the bank: %s."), { LEFT } },
  { ADV_EVENT_PASSED_POINT, N_("Alexander passes point %u."), { NUMBER } },
  { ADV_EVENT_WAITS, N_("Alexander waits before point %u for a 7."), { NUMBER } },

  { ADV_EVENT_AUCTION, N_("Auction: %s."), { AUCTION } },
  /* Translators: an event or the temple. */
  { AUCTION_ANEW, N_("The auction is held anew: %s."), { AUCTION } },
  { ADV_EVENT_BID, N_("%s bids %u."), { PLAYER, NUMBER } },
  { ADV_EVENT_PASSED, N_("%s passes."), { PLAYER } },
  { ADV_EVENT_BLUFFED, N_("%s cannot pay %u: a bluff."), { PLAYER, NUMBER } },
  /* Translators: an event or the temple. */
  { ADV_EVENT_UNSOLD, N_("Nobody wins the auction: %s."), { AUCTION } },
  /* Translators: a player and an event. */
  { ADV_EVENT_WON, N_("%s wins the token: %s."), { PLAYER, AUCTION } },
  { WON_TEMPLE, N_("%s wins the temple."), { PLAYER } },
  { ADV_EVENT_NO_VILLAGE, N_("%s has no village left for it."), { PLAYER } },
  /* Translators: a player and the rank of an adviser. */
  { ADV_EVENT_ADVISER, N_("%s becomes %s."), { PLAYER, RANK } },
  { ADV_EVENT_LONGEST, N_("%s has the longest road now."), { PLAYER } },
  { LONGEST_LOST, N_("Nobody has the longest road any more.") },
  { ADV_EVENT_STRONGEST, N_("%s has the strongest army now."), { PLAYER } },
  { STRONGEST_LOST, N_("Nobody has the strongest army any more.") },

  /* Translators: a player, and the hexagons on both sides of an edge. */
  { ADV_EVENT_ROAD, N_("%s builds a road (%s)."), { PLAYER, FIELDS } },
  /* Translators: a player, and the hexagons at a corner. */
  { ADV_EVENT_VILLAGE, N_("%s founds a village (%s)."), { PLAYER, FIELDS } },
  { ADV_EVENT_CITY, N_("%s makes a village a city (%s)."), { PLAYER, FIELDS } },
  { ADV_EVENT_BOUGHT, N_("%s buys a development card: %s."), { PLAYER, CARD } },
  { BOUGHT_COVERED, N_("%s buys a development card."), { PLAYER } },
  /* Translators: a player and a development card. */
  { ADV_EVENT_PLAYED, N_("%s plays a card: %s."), { PLAYER, CARD } },

  /* Translators: a player, what they give, and what they want for it. */
  { ADV_EVENT_OFFERED, N_("%s offers %s for %s."), { PLAYER, OFFERED, WANTED } },
  { ADV_EVENT_ANSWERED, N_("%s would trade."), { PLAYER } },
  { ADV_EVENT_REFUSED, N_("Nobody trades.") },
  /* Translators: two players, and what the first gives and gets. */
  { TRADED_WITH_PARTNER, N_("%s trades with %s: %s for %s."), { ON_TURN, PARTNER, GIVEN, GOT } },
  { TRADED_WITH_BANK, N_("%s gives the bank %s for %s."), { ON_TURN, GIVEN, GOT } },
  { TAKEN_FROM_BANK, N_("%s takes %s from the bank."), { ON_TURN, GOT } },

  { ADV_EVENT_TURN_ENDED, N_("%s ends the turn."), { PLAYER } },
  { ADV_EVENT_ENDED, N_("Alexander has reached Persepolis: the game is over.") },
  { ENDED_BY_POINTS, N_("%s has 14 points or more: the game is over."), { PLAYER } },

  { KIT_WORDS_OTHERWISE, NULL },
};

/* What the player on turn gets in a trade. */
static const guint8 *
get_got (const Line *line)
{
  return line->partner != ADV_NONE ? line->given[line->partner] : line->taken;
}

static char *
list_fields (const Line *line)
{
  guint8 place = line->event->place;
  const AdvEdge *edge = &line->board->edges[place];

  return line->event->kind == ADV_EVENT_ROAD
           ? adv_words_fields (line->board, edge->corners[0], edge->corners[1])
           : adv_words_fields (line->board, place, place);
}

static char *
get_value (gconstpointer data,
           guint         value)
{
  const Line *line = data;
  const AdvEvent *event = line->event;

  switch (value)
    {
    case PLAYER:
      return kit_words_player (line->record, event->player);
    case OTHER:
      return kit_words_player (line->record, event->other);
    case ON_TURN:
      return kit_words_player (line->record, line->before.player);
    case PARTNER:
      return kit_words_player (line->record, line->partner);
    case GOOD:
      return g_strdup (adv_words_good (event->good));
    case CARD:
      return g_strdup (adv_words_card (event->number));
    case AUCTION:
      return g_strdup (adv_words_auction (event->number));
    case RANK:
      return g_strdup (adv_words_adviser (line->before.n_players, event->number - 1));
    case FIELD:
      return adv_words_field (line->board, event->place);
    case FIELDS:
      return list_fields (line);
    case GIVEN:
      return adv_words_goods (line->given[line->before.player]);
    case GOT:
      return adv_words_goods (get_got (line));
    case OFFERED:
      return kit_words_amounts (line->after.give, ADV_TRADED, adv_words_good);
    case WANTED:
      return kit_words_amounts (line->after.get, ADV_TRADED, adv_words_good);
    case LEFT:
      return adv_words_goods (line->left);
    default:
      return g_strdup_printf ("%u", value == DICE ? event->number + event->other : event->number);
    }
}

static void
tell (Line  *line,
      guint  key)
{
  g_autofree char *sentence = kit_words_sentence (sentences, key, get_value, line);

  if (sentence != NULL)
    kit_words_add (line->text, "%s", sentence);
}

/* --- events --- */

/* Which of the sentences tells an event. */
static guint
choose_sentence (const Line *line)
{
  const AdvEvent *event = line->event;

  switch (event->kind)
    {
    case ADV_EVENT_ROBBED:
      return event->good == ADV_NONE ? ROBBED_COVERED : ADV_EVENT_ROBBED;
    case ADV_EVENT_SUPPLIED:
      return event->good == ADV_NONE ? NOTHING : ADV_EVENT_SUPPLIED;
    case ADV_EVENT_AUCTION:
      return event->other ? AUCTION_ANEW : ADV_EVENT_AUCTION;
    case ADV_EVENT_WON:
      return event->number == ADV_TEMPLE ? WON_TEMPLE : ADV_EVENT_WON;
    case ADV_EVENT_ADVISER:
      return adv_words_adviser (line->before.n_players, event->number - 1) == NULL
               ? NOTHING : ADV_EVENT_ADVISER;
    case ADV_EVENT_LONGEST:
      return event->player == ADV_NONE ? LONGEST_LOST : ADV_EVENT_LONGEST;
    case ADV_EVENT_STRONGEST:
      return event->player == ADV_NONE ? STRONGEST_LOST : ADV_EVENT_STRONGEST;
    case ADV_EVENT_BOUGHT:
      return event->number == ADV_NONE ? BOUGHT_COVERED : ADV_EVENT_BOUGHT;
    case ADV_EVENT_ENDED:
      return event->number == 53 ? ENDED_BY_POINTS : ADV_EVENT_ENDED;
    default:
      return event->kind;
    }
}

/* Tells what all get by the dice, once. */
static void
tell_production (Line *line)
{
  for (guint i = 0; i < line->before.n_players; i++)
    {
      guint player = (line->before.player + i) % line->before.n_players;
      g_autofree char *goods = adv_words_goods (line->got[player]);
      g_autofree char *name = kit_words_player (line->record, player);

      if (goods[0] != '\0')
        /* Translators: a player, and what the dice bring them. */
        kit_words_add (line->text, _("%s gets %s."), name, goods);
    }
  memset (line->got, 0, sizeof line->got);
}

/* Tells what @player gives, once; @pays: for a bid. */
static void
tell_given (Line     *line,
            guint8    player,
            gboolean  pays)
{
  g_autofree char *goods = adv_words_goods (line->given[player]);
  g_autofree char *name = kit_words_player (line->record, player);

  if (goods[0] != '\0')
    /* Translators: a player, and what they have to give. */
    kit_words_add (line->text, pays ? _("%s pays %s.") : _("%s gives up %s."), name, goods);
  memset (line->given[player], 0, sizeof line->given[player]);
}

/* The computers that have refused an offer, when all have answered. */
static void
tell_refusals (Line *line)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < line->after.n_players; i++)
    if (i != line->after.player && ((line->persons | line->after.agreed) >> i & 1) == 0)
      {
        g_autofree char *name = kit_words_player (line->record, i);

        kit_words_add_item (names, name);
        n++;
      }
  if (n > 0)
    /* Translators: one player, or several. */
    kit_words_add (line->text, ngettext ("%s refuses.", "%s refuse.", n), names->str);
}

static void
tell_answer (Line *line)
{
  const AdvEvent *event = line->event;
  gboolean all_have = line->after.phase != ADV_PHASE_ANSWER;
  g_autofree char *name = kit_words_player (line->record, event->player);

  if (event->number)
    tell (line, ADV_EVENT_ANSWERED);
  else if (!all_have || (line->persons >> event->player) & 1)
    kit_words_add (line->text, ngettext ("%s refuses.", "%s refuse.", 1), name);
  if (all_have)
    tell_refusals (line);
}

/* Tells a trade with the bank or another player, once. */
static void
tell_trade (Line *line)
{
  gboolean gives = adv_total (line->given[line->before.player], ADV_GOODS) > 0;
  gboolean gets = adv_total (get_got (line), ADV_GOODS) > 0;

  if (line->partner != ADV_NONE && gives)
    tell (line, TRADED_WITH_PARTNER);
  else if (gets)
    tell (line, gives ? TRADED_WITH_BANK : TAKEN_FROM_BANK);
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

static void
tell_event (Line           *line,
            const AdvEvent *event)
{
  line->event = event;
  switch (event->kind)
    {
    case ADV_EVENT_PRODUCED:
      tell_production (line);
      break;
    case ADV_EVENT_DROPPED:
      tell_given (line, event->player, FALSE);
      break;
    case ADV_EVENT_PAID:
      tell_given (line, event->player, TRUE);
      break;
    case ADV_EVENT_SUPPLIED:
      if (!line->supplied)
        kit_words_add (line->text, _("Each player gets a card of the supply."));
      line->supplied = TRUE;
      tell (line, choose_sentence (line));
      break;
    case ADV_EVENT_LEFT:
      if (adv_total (line->left, ADV_GOODS) > 0)
        tell (line, ADV_EVENT_LEFT);
      memset (line->left, 0, sizeof line->left);
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
    case ADV_EVENT_ANSWERED:
      tell_answer (line);
      break;
    default:                            /* ADV_EVENT_COST has no sentence: it is always the same */
      tell (line, choose_sentence (line));
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
  Line line = { .record = record,
                .board = adv_history_get_board (record->history),
                .text = g_string_new (NULL) };
  AdvEvents events;

  kit_history_get_state_at (record->history, index, &line.before);
  kit_history_get_state_at (record->history, index + 1, &line.after);
  adv_history_explain (record->history, index, &events);
  for (guint i = 0; i < record->n_players; i++)
    line.persons |= (guint) kit_record_is_person (record, i) << i;
  sum_up (&line, &events);
  for (guint i = 0; i < events.n; i++)
    tell_event (&line, &events.items[i]);
  return g_string_free (line.text, FALSE);
}

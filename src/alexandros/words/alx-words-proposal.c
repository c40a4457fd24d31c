/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about what a decision would do, before it is made. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

/* The decision that is described, and the text so far. */
typedef struct
{
  const AlxBoard    *board;
  const AlxState    *state;
  const AlxDecision *proposal;
  GString           *text;
  char               names[ALX_MAX_PLAYERS][KIT_WORDS_NAME_SIZE];
} Preview;

static void
describe_card (Preview *preview)
{
  guint8 symbol = preview->proposal->symbol;
  guint distance = alx_state_closest_distance (preview->state, preview->board, symbol);
  AlxSpaceSet spaces = alx_state_allowed_spaces (preview->state, preview->board, symbol);
  guint n = alx_space_set_size (&spaces);

  if (preview->proposal->kind == ALX_SPECIAL)
    kit_words_add (preview->text,
                   _("Special move: you discard %s and take no face-up card."),
                   alx_words_symbol (symbol));
  if (preview->proposal->refreshed != ALX_NONE)
    kit_words_add (preview->text, _("The face-up %s card is discarded and replaced."),
                   alx_words_symbol (preview->proposal->refreshed));
  if (distance == ALX_NONE)
    kit_words_add (preview->text,
                   ngettext ("This card is a joker: Alexander may go to %u space.",
                             "This card is a joker: Alexander may go to any of %u spaces.", n), n);
  else
    kit_words_add (preview->text,
                   ngettext ("%u closest space, at distance %u.",
                             "%u closest spaces, at distance %u.", n), n, distance);
}

/* What it takes to occupy a free province with one governor: a card for each other symbol space. */
static void
describe_cost (Preview           *preview,
               const AlxProvince *province)
{
  g_autofree char *cards = NULL;

  if (province->n_symbols == 0)
    {
      kit_words_add (preview->text, _("It has no symbol space and cannot be occupied."));
      return;
    }
  cards = alx_words_cards (province->of_symbol);
  if (province->n_symbols == 1)
    /* Translators: what it takes to occupy a province; its only symbol. */
    kit_words_add (preview->text, _("To occupy it: a governor on %s, no card."), cards);
  else
    kit_words_add (preview->text, _("Symbols to occupy it: %s, one of them with a governor."),
                   cards);
}

/* A province that is closed, or an owned one that is divided: then which part is free. */
static void
describe_division (Preview        *preview,
                   const AlxState *after,
                   const AlxEvent *event)
{
  const guint8 spaces[] = { event->place, event->other };
  AlxProvince part;

  if (event->player == ALX_NONE)
    {
      kit_words_add (preview->text, _("Closes a province worth %u."), event->number);
      alx_state_get_province (after, after->province[event->place], &part);
      describe_cost (preview, &part);
      return;
    }
  kit_words_add (preview->text, _("Divides the province of %s into parts worth %u and %u."),
                 preview->names[event->player], event->number, event->rest);
  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    {
      alx_state_get_province (after, after->province[spaces[i]], &part);
      if (part.owner != ALX_NONE)
        continue;
      kit_words_add (preview->text, _("The part worth %u is free."), part.value);
      if (part.n_symbols <= ALX_GOVERNORS)
        describe_cost (preview, &part);
      return;
    }
}

static void
describe_way (Preview *preview)
{
  AlxEvents events;
  AlxState after = *preview->state;
  guint n_walls = 0;
  guint n_red = 0;

  alx_explain (preview->state, preview->board, preview->proposal, NULL, &events);
  alx_apply (&after, preview->board, preview->proposal, NULL);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_WALL)
      {
        n_walls++;
        n_red += events.items[i].number;
      }
  if (n_walls == 0)
    kit_words_add (preview->text, _("No new wall."));
  else
    kit_words_add (preview->text, ngettext ("%u new wall.", "%u new walls.", n_walls), n_walls);
  if (n_red > 0)
    kit_words_add (preview->text,
                   ngettext ("%u of them is red: this is the last turn.",
                             "%u of them are red: this is the last turn.", n_red), n_red);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_DIVIDED)
      describe_division (preview, &after, &events.items[i]);
}

static void
describe_occupation (Preview *preview)
{
  const AlxState *state = preview->state;
  AlxProvince province;
  AlxRefusal refusal;
  AlxCost cost;
  guint8 sum[ALX_SYMBOLS];
  g_autofree char *removal = NULL;
  g_autofree char *cards = NULL;

  alx_state_get_province (state, state->province[preview->proposal->at[0]], &province);
  alx_legal_cost (state, preview->board, preview->proposal, &cost);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    sum[i] = cost.removal[i] + cost.occupation[i];
  cards = alx_words_cards (sum);
  removal = alx_words_cards (cost.removal);

  if (preview->proposal->n > 1)
    kit_words_add (preview->text, _("Worth %u, but with more than one governor it scores nothing."),
                   province.value);
  else
    kit_words_add (preview->text, _("Worth %u."), province.value);
  if (cost.loser != ALX_NONE)
    kit_words_add (preview->text, _("Taken from %s: the governors there cost %s."),
                   preview->names[cost.loser], removal);
  if (cards[0] != '\0')
    kit_words_add (preview->text, _("You pay: %s."), cards);
  else
    kit_words_add (preview->text, _("You pay nothing."));
  if (cost.owed > 0)
    kit_words_add (preview->text,
                   ngettext ("%s gets %u of these cards.", "%s gets %u of these cards.", cost.owed),
                   preview->names[cost.loser], cost.owed);
  if (!alx_legal_test (state, preview->board, preview->proposal, &refusal))
    {
      g_autofree char *why = alx_words_refusal (preview->board, &refusal);

      kit_words_add (preview->text, "%s", why);
    }
}

static void
describe_levy (Preview *preview)
{
  const AlxState *state = preview->state;

  kit_words_add (preview->text, _("You pay %s."),
                 alx_words_symbol (preview->proposal->symbol));
  for (guint i = 0; i < state->n_players; i++)
    {
      guint player = (state->player + i) % state->n_players;
      guint score = alx_state_levy_score (state, player);

      /* Translators: a player and the points of a levy. */
      kit_words_add (preview->text, _("%s: +%u."), preview->names[player], score);
    }
}

static void
describe_compensation (Preview *preview)
{
  guint given = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    given += preview->proposal->at[i];
  kit_words_add (preview->text,
                 ngettext ("%s gets %u card; %u chosen.", "%s gets %u cards; %u chosen.",
                           preview->state->owed),
                 preview->names[preview->state->loser], preview->state->owed, given);
}

static void
describe_action (Preview *preview)
{
  char space[ALX_NAME_SIZE];

  switch (preview->proposal->kind)
    {
    case ALX_NO_MOVE:
      kit_words_add (preview->text, _("No move is possible: this is the last turn."));
      break;
    case ALX_DRAW:
      kit_words_add (preview->text, _("The top card of the supply, which only you will see."));
      break;
    case ALX_TAKE:
      kit_words_add (preview->text, _("The face-up %s card, replaced at the end of the turn."),
                     alx_words_symbol (preview->proposal->symbol));
      break;
    case ALX_TAKE_BACK:
      alx_board_space_name (preview->board, preview->proposal->at[0], space);
      kit_words_add (preview->text,
                     _("The governor on %s comes back; a province without governors is free."),
                     space);
      break;
    case ALX_END_TURN:
      kit_words_add (preview->text,
                     ngettext ("The turn ends with %u action unused.",
                               "The turn ends with %u actions unused.",
                               preview->state->actions_left),
                     preview->state->actions_left);
      break;
    default:
      break;
    }
}

/**
 * alx_words_proposal:
 * @record: a game
 * @state: a position of it
 * @proposal: a decision in it; it must be legal, unless it is an occupation: then the text says
 *   why it is not
 *
 * Returns: (transfer full): what it would do, in sentences
 */
char *
alx_words_proposal (const KitRecord   *record,
                    const AlxState    *state,
                    const AlxDecision *proposal)
{
  Preview preview = {
    .board = alx_history_get_board (record->history),
    .state = state,
    .proposal = proposal,
    .text = g_string_new (NULL),
  };

  for (guint i = 0; i < record->n_players; i++)
    kit_words_name (&record->players[i], preview.names[i]);
  switch (proposal->kind)
    {
    case ALX_CHOOSE:
    case ALX_SPECIAL:
      describe_card (&preview);
      break;
    case ALX_WAY:
      describe_way (&preview);
      break;
    case ALX_OCCUPY:
      describe_occupation (&preview);
      break;
    case ALX_LEVY:
      describe_levy (&preview);
      break;
    case ALX_COMPENSATE:
      describe_compensation (&preview);
      break;
    default:
      describe_action (&preview);
      break;
    }
  return g_string_free (preview.text, FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is true of a position, why a word is refused and what a decision does, as short texts. */

#include "rows.h"

#include "advisers/record/adv-position.h"

#include <string.h>

/* Which figures a refusal or an event has, and what they are. */
enum
{
  GOOD = 1 << 0,
  CARD = 1 << 1,
  PLAYER = 1 << 2,
  HEXAGON = 1 << 3,
  CORNER = 1 << 4,
  EDGE = 1 << 5,
  OTHER = 1 << 6,                       /* a number */
  OTHER_HEXAGON = 1 << 7,
  OTHER_CORNER = 1 << 8,
  OTHER_PLAYER = 1 << 9,
  NUMBER = 1 << 10,
  LIMIT = 1 << 11,
  PHASE = 1 << 12,                      /* the number is one */
  AUCTION = 1 << 13,
  PIECE = 1 << 14,
};

typedef struct
{
  const char *name;
  guint       figures;
} Form;

static const Form reasons[ADV_REFUSED_REASONS] = {
  [ADV_REFUSED_NOT] = { "none" },
  [ADV_REFUSED_OVER] = { "over" },
  [ADV_REFUSED_PHASE] = { "phase", PHASE },
  [ADV_REFUSED_LACKING] = { "lacking", GOOD | NUMBER | LIMIT },
  [ADV_REFUSED_DROPPED] = { "dropped", NUMBER | LIMIT },
  [ADV_REFUSED_NO_CARD] = { "no-card", GOOD },
  [ADV_REFUSED_ROBBER_STAYS] = { "robber-stays", HEXAGON },
  [ADV_REFUSED_MUST_ROB] = { "must-rob", HEXAGON | PLAYER },
  [ADV_REFUSED_NO_PLAYER] = { "no-player", PLAYER },
  [ADV_REFUSED_ROBS_SELF] = { "robs-self" },
  [ADV_REFUSED_NO_BUILDING] = { "no-building", HEXAGON | PLAYER },
  [ADV_REFUSED_NO_CARDS] = { "no-cards", PLAYER },
  [ADV_REFUSED_BID_LOW] = { "bid-low", NUMBER | LIMIT },
  [ADV_REFUSED_BID_HIGH] = { "bid-high", NUMBER | LIMIT },
  [ADV_REFUSED_NOT_ADMITTED] = { "not-admitted", GOOD | AUCTION },
  [ADV_REFUSED_PAID] = { "paid", NUMBER | LIMIT },
  [ADV_REFUSED_EDGE_TAKEN] = { "edge-taken", EDGE | PLAYER },
  [ADV_REFUSED_EDGE_FAR] = { "edge-far", EDGE },
  [ADV_REFUSED_EDGE_CUT] = { "edge-cut", EDGE | OTHER_CORNER | PLAYER },
  [ADV_REFUSED_CORNER_TAKEN] = { "corner-taken", CORNER | PLAYER },
  [ADV_REFUSED_CORNER_FAR] = { "corner-far", CORNER },
  [ADV_REFUSED_CORNER_NEAR] = { "corner-near", CORNER | OTHER_CORNER },
  [ADV_REFUSED_NOT_PASSED] = { "not-passed", CORNER | OTHER_CORNER | NUMBER | LIMIT },
  [ADV_REFUSED_NO_VILLAGE] = { "no-village", CORNER },
  [ADV_REFUSED_NO_PIECE] = { "no-piece", PIECE },
  [ADV_REFUSED_DECK_EMPTY] = { "deck-empty" },
  [ADV_REFUSED_BANK_KINDS] = { "bank-kinds" },
  [ADV_REFUSED_BANK_RATE] = { "bank-rate", GOOD | NUMBER | LIMIT },
  [ADV_REFUSED_PILE] = { "pile", GOOD | NUMBER | LIMIT },
  [ADV_REFUSED_OFFER_SIZE] = { "offer-size", NUMBER | LIMIT },
  [ADV_REFUSED_OFFER_KIND] = { "offer-kind", GOOD },
  [ADV_REFUSED_OFFERS_SPENT] = { "offers-spent", LIMIT },
  [ADV_REFUSED_NOT_AGREED] = { "not-agreed", PLAYER },
  [ADV_REFUSED_CARD_PLAYED] = { "card-played" },
  [ADV_REFUSED_CARD_NOT_HELD] = { "card-not-held", CARD },
  [ADV_REFUSED_CARD_FRESH] = { "card-fresh", CARD },
  [ADV_REFUSED_NO_SITE] = { "no-edge" },
  [ADV_REFUSED_PLENTY] = { "plenty", NUMBER | LIMIT },
  [ADV_REFUSED_PILES_EMPTY] = { "piles-empty" },
};

static const Form kinds[ADV_EVENT_KINDS] = {
  [ADV_EVENT_ROLLED] = { "rolled", NUMBER | OTHER },
  [ADV_EVENT_PRODUCED] = { "produced", GOOD | NUMBER },
  [ADV_EVENT_SHORTAGE] = { "shortage", GOOD },
  [ADV_EVENT_DROPPED] = { "dropped", GOOD | NUMBER },
  [ADV_EVENT_ROBBER] = { "robber", HEXAGON | OTHER_HEXAGON },
  [ADV_EVENT_ROBBED] = { "robbed", GOOD | NUMBER | OTHER_PLAYER },
  [ADV_EVENT_SUPPLIED] = { "supplied", GOOD | NUMBER },
  [ADV_EVENT_SUPPLY_ENDED] = { "supply-ended" },
  [ADV_EVENT_LEFT] = { "left", GOOD | NUMBER },
  [ADV_EVENT_PASSED_POINT] = { "passed-point", CORNER | NUMBER },
  [ADV_EVENT_WAITS] = { "waits", NUMBER },
  [ADV_EVENT_AUCTION] = { "auction", AUCTION | OTHER },
  [ADV_EVENT_BID] = { "bid", NUMBER },
  [ADV_EVENT_PASSED] = { "passed" },
  [ADV_EVENT_BLUFFED] = { "bluffed", NUMBER },
  [ADV_EVENT_UNSOLD] = { "unsold", AUCTION },
  [ADV_EVENT_PAID] = { "paid", GOOD | NUMBER },
  [ADV_EVENT_WON] = { "won", AUCTION },
  [ADV_EVENT_NO_VILLAGE] = { "no-village" },
  [ADV_EVENT_ADVISER] = { "adviser", NUMBER },
  [ADV_EVENT_LONGEST] = { "longest" },
  [ADV_EVENT_STRONGEST] = { "strongest" },
  [ADV_EVENT_ROAD] = { "road", EDGE },
  [ADV_EVENT_VILLAGE] = { "village", CORNER },
  [ADV_EVENT_CITY] = { "city", CORNER },
  [ADV_EVENT_COST] = { "cost", GOOD | NUMBER },
  [ADV_EVENT_BOUGHT] = { "bought", CARD },
  [ADV_EVENT_GAVE] = { "gave", GOOD | NUMBER },
  [ADV_EVENT_GOT] = { "got", GOOD | NUMBER },
  [ADV_EVENT_OFFERED] = { "offered" },
  [ADV_EVENT_ANSWERED] = { "answered", NUMBER },
  [ADV_EVENT_REFUSED] = { "refused" },
  [ADV_EVENT_TRADED] = { "traded", GOOD | NUMBER | OTHER_PLAYER },
  [ADV_EVENT_PLAYED] = { "played", CARD },
  [ADV_EVENT_TURN_ENDED] = { "turn-ended" },
  [ADV_EVENT_ENDED] = { "ended", NUMBER },
};

/* --- figures --- */

static void
append_player (GString    *text,
               const char *key,
               guint8      player)
{
  if (player == ADV_NONE)
    g_string_append_printf (text, " %s=none", key);
  else
    g_string_append_printf (text, " %s=%u", key, player + 1);
}

static void
append_place (GString    *text,
              const char *key,
              guint       figures,
              guint8      place)
{
  const AdvBoard *board = adv_boards_default ();
  char name[ADV_NAME_SIZE] = "";

  if (figures & (HEXAGON | OTHER_HEXAGON))
    adv_board_hexagon_name (board, place, name);
  else if (figures & EDGE)
    adv_board_edge_name (board, place, name);
  else if (figures & (CORNER | OTHER_CORNER))
    adv_board_corner_name (board, place, name);
  if (name[0] != '\0')
    g_string_append_printf (text, " %s=%s", key, name);
}

static void
append_number (GString *text,
               guint    figures,
               guint8   number)
{
  static const char * const auctions[] = { "hunger", "bridge", "battle", "statue", "temple" };

  if (figures & NUMBER)
    g_string_append_printf (text, " number=%u", number);
  if (figures & PHASE)
    g_string_append_printf (text, " phase=%s", adv_position_get_phase (number));
  if (figures & AUCTION)
    g_string_append_printf (text, " auction=%s", auctions[number]);
  if (figures & PIECE)
    g_string_append_printf (text, " piece=%s", number == ADV_ROAD      ? "road"
                                               : number == ADV_VILLAGE ? "village"
                                               : number == ADV_CITY    ? "city"
                                                                       : "?");
}

/* All that a refusal may have; events have some of it. */
static void
append_figures (GString          *text,
                guint             figures,
                const AdvRefusal *values)
{
  if (figures & PLAYER)
    append_player (text, "player", values->player);
  if (figures & GOOD)
    g_string_append_printf (text, " good=%c", ADV_GOOD_LETTERS[values->good]);
  if (figures & CARD)
    g_string_append_printf (text, " card=%c", ADV_CARD_LETTERS[values->card]);
  append_place (text, "place", figures & (HEXAGON | CORNER | EDGE), values->place);
  append_place (text, "other", figures & (OTHER_HEXAGON | OTHER_CORNER), values->other);
  if (figures & OTHER_PLAYER)
    append_player (text, "other", values->other);
  append_number (text, figures, values->number);
  if (figures & OTHER)
    g_string_append_printf (text, " other=%u", values->other);
  if (figures & LIMIT)
    g_string_append_printf (text, " limit=%u", values->limit);
}

/* "bid-high Q26 number=3 limit=2" */
char *
rows_refusal (const AdvRefusal *refusal)
{
  GString *text = g_string_new (reasons[refusal->reason].name);

  g_string_append_printf (text, " Q%u", refusal->rule);
  append_figures (text, reasons[refusal->reason].figures, refusal);
  return g_string_free (text, FALSE);
}

/* What a kind of event does not use is empty. */
static void
check_unused (const AdvEvent *event)
{
  guint figures = kinds[event->kind].figures;

  if ((figures & GOOD) == 0)
    g_assert_cmpuint (event->good, ==, ADV_NONE);
  if ((figures & (HEXAGON | CORNER | EDGE)) == 0)
    g_assert_cmpuint (event->place, ==, ADV_NONE);
  if ((figures & (OTHER | OTHER_HEXAGON | OTHER_CORNER | OTHER_PLAYER)) == 0)
    g_assert_cmpuint (event->other, ==, ADV_NONE);
  if ((figures & (NUMBER | AUCTION | CARD)) == 0)
    g_assert_cmpuint (event->number, ==, 0);
}

/* A line each: "produced player=1 good=B number=2" */
char *
rows_events (const AdvEvents *events)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->n; i++)
    {
      const AdvEvent *event = &events->items[i];
      AdvRefusal values = {
        .good = event->good, .card = event->number, .player = event->player,
        .place = event->place, .other = event->other, .number = event->number
      };

      check_unused (event);
      g_string_append (text, kinds[event->kind].name);
      append_figures (text, kinds[event->kind].figures | PLAYER, &values);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* --- names --- */

static guint
find (const Form *forms,
      guint       n,
      const char *text)
{
  gsize length = strcspn (text, " \n");

  for (guint i = 0; i < n; i++)
    if (forms[i].name != NULL && strlen (forms[i].name) == length &&
        strncmp (forms[i].name, text, length) == 0)
      return i;
  g_error ("no such name: %s", text);
}

guint
rows_find_reason (const char *text)
{
  return find (reasons, G_N_ELEMENTS (reasons), text);
}

guint
rows_find_event (const char *text)
{
  return find (kinds, G_N_ELEMENTS (kinds), text);
}

const char *
rows_get_reason (guint reason)
{
  return reasons[reason].name;
}

const char *
rows_get_event (guint kind)
{
  return kinds[kind].name;
}

/* --- questions --- */

static char *
write_players (const AdvState *state,
               guint           players)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->n_players; i++)
    if ((players >> i) & 1)
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", i + 1);
  return g_string_free (text, FALSE);
}

static char *
write_numbers (const guint8 *numbers,
               guint         n,
               guint         offset)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", numbers[i] + offset);
  return g_string_free (text, FALSE);
}

static char *
write_points (const AdvState *state)
{
  guint8 points[ADV_MAX_PLAYERS];

  for (guint i = 0; i < state->n_players; i++)
    points[i] = adv_state_points (state, i);
  return write_numbers (points, state->n_players, 0);
}

/* Offers that are remembered: "1:B>W 1:W>G", a player and a good for a good. */
static char *
write_offered (const AdvState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_TRADED * ADV_TRADED; k++)
      {
        guint8 give[ADV_TRADED] = { 0 };
        guint8 get[ADV_TRADED] = { 0 };

        give[k / ADV_TRADED] = get[k % ADV_TRADED] = 1;
        if ((state->offered[i] & adv_state_offer_bit (give, get)) != 0)
          g_string_append_printf (text, "%s%u:%c>%c", text->len > 0 ? " " : "", i + 1,
                                  ADV_GOOD_LETTERS[k / ADV_TRADED],
                                  ADV_GOOD_LETTERS[k % ADV_TRADED]);
      }
  return g_string_free (text, FALSE);
}

static char *
write_known_limits (const AdvState *state)
{
  guint8 limits[ADV_MAX_PLAYERS];

  for (guint i = 0; i < state->n_players; i++)
    limits[i] = adv_state_known_limit (state, adv_boards_default (), i);
  return write_numbers (limits, state->n_players, 0);
}

/* What a position's lines say. */
static char *
find_line (const AdvState *state,
           const char     *key)
{
  g_autoptr (GString) position = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;
  gsize length = strlen (key);

  adv_position_write (position, state, adv_boards_default ());
  lines = g_strsplit (position->str, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (strncmp (lines[i], key, length) == 0 && lines[i][length] == '=')
      return g_strdup (lines[i] + length + 1);
  g_error ("no such key: %s", key);
}

/* The keys of a position, and what these do not say. "Phase" is any phase. */
char *
rows_ask (const AdvState *state,
          const char     *key)
{
  const struct
  {
    const char *key;
    guint       number;
  } numbers[] = {
    { "Seat", state->decider + 1 },
    { "Stock", state->stock },
    { "Bid", state->bid },
    { "Owed", state->owed },
    { "FreeRoads", state->free_roads },
    { "Legal", adv_legal_count (state, adv_boards_default ()) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (key, numbers[i].key))
      return g_strdup_printf ("%u", numbers[i].number);
  if (g_str_equal (key, "Phase"))
    return g_strdup (adv_position_get_phase (state->phase));
  if (g_str_equal (key, "Piles"))
    return write_numbers (state->piles, ADV_RESOURCES, 0);
  if (g_str_equal (key, "Points"))
    return write_points (state);
  if (g_str_equal (key, "KnownLimits"))
    return write_known_limits (state);
  if (g_str_equal (key, "Lengths"))
    return write_numbers (state->lengths, state->n_players, 0);
  if (g_str_equal (key, "Advisers"))
    return write_numbers (state->advisers, state->n_advisers, 1);
  if (g_str_equal (key, "Offered"))
    return write_offered (state);
  if (g_str_equal (key, "Passed"))
    return write_players (state, state->passed);
  if (g_str_equal (key, "Bluffed"))
    return write_players (state, state->bluffed);
  if (g_str_equal (key, "Winners"))
    return write_players (state, state->phase == ADV_PHASE_OVER ? adv_state_winners (state) : 0);
  return find_line (state, key);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a position, or what a seat may know of one, as keys of a [Position] group. */

#include "adv-position.h"

/* In the order of AdvPhase. */
static const char * const phases[] = { "dice", "drop", "robber", "bid", "forfeit", "pay", "build",
                                       "roads", "answer", "choose", "over" };

/**
 * adv_position_write_letters:
 * @text: what is appended to
 * @letters: one for each kind
 * @items: (array length=n): kinds, or %ADV_NONE for what is not known, which is written as "?"
 * @n: how many
 */
void
adv_position_write_letters (GString      *text,
                            const char   *letters,
                            const guint8 *items,
                            guint         n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, items[i] == ADV_NONE ? '?' : letters[items[i]]);
}

/* A letter for each of @numbers, and "?" for the rest of @total. */
static void
write_numbers (GString      *text,
               const char   *letters,
               const guint8 *numbers,
               guint         n,
               guint         total)
{
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < numbers[i]; k++)
      g_string_append_c (text, letters[i]);
  for (guint i = adv_total (numbers, n); i < total; i++)
    g_string_append_c (text, '?');
}

static void
write_hands (GString        *text,
             const AdvState *state)
{
  g_string_append (text, "\nHands=");
  for (guint i = 0; i < state->n_players; i++)
    {
      g_string_append (text, i > 0 ? " " : "");
      g_string_append (text, state->n_cards[i] == 0 ? "-" : "");
      write_numbers (text, ADV_GOOD_LETTERS, state->hands[i], ADV_RESOURCES, state->n_cards[i]);
    }
}

static void
write_developments (GString        *text,
                    const AdvState *state)
{
  g_string_append (text, "\nCards=");
  for (guint i = 0; i < state->n_players; i++)
    {
      g_string_append (text, i > 0 ? " " : "");
      g_string_append (text, state->n_developments[i] == 0 ? "-" : "");
      if (adv_total (state->developments[i], ADV_CARDS) < state->n_developments[i])
        write_numbers (text, ADV_CARD_LETTERS, &state->sure_knights[i], 1,
                       state->n_developments[i]);
      else
        write_numbers (text, ADV_CARD_LETTERS, state->developments[i], ADV_CARDS,
                       state->n_developments[i]);
    }
  g_string_append (text, "\nFresh=");
  write_numbers (text, ADV_CARD_LETTERS, state->fresh, ADV_CARDS, state->n_fresh);
}

/* A number for each player. */
static void
write_figures (GString        *text,
               const char     *key,
               const AdvState *state,
               const guint8   *figures)
{
  g_string_append_printf (text, "\n%s=", key);
  for (guint i = 0; i < state->n_players; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", figures[i]);
}

static void
write_buildings (GString        *text,
                 const AdvState *state,
                 const AdvBoard *board,
                 gboolean        cities)
{
  const char *divider = "";

  for (guint i = 0; i < board->n_corners; i++)
    {
      gboolean city;
      guint8 player = adv_state_building_on (state, i, &city);
      char name[ADV_NAME_SIZE];

      if (player == ADV_NONE || city != cities)
        continue;
      adv_board_corner_name (board, i, name);
      g_string_append_printf (text, "%s%d:%s", divider, player + 1, name);
      divider = " ";
    }
}

static void
write_roads (GString        *text,
             const AdvState *state,
             const AdvBoard *board)
{
  const char *divider = "";

  for (guint i = 0; i < board->n_edges; i++)
    {
      guint8 player = adv_state_road_on (state, i);
      char name[ADV_NAME_SIZE];

      if (player == ADV_NONE)
        continue;
      adv_board_edge_name (board, i, name);
      g_string_append_printf (text, "%s%d:%s", divider, player + 1, name);
      divider = " ";
    }
}

/* Without the token that is being auctioned. */
static void
write_won (GString        *text,
           const AdvState *state,
           const AdvBoard *board)
{
  gboolean auction = state->phase == ADV_PHASE_BID || state->phase == ADV_PHASE_FORFEIT ||
                     state->phase == ADV_PHASE_PAY;
  guint n = state->n_turned;

  if (auction && board->points[state->alexander - 1].kind == ADV_POINT_EVENT)
    n--;
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, state->won[i] == ADV_NONE ? '-' : '1' + state->won[i]);
}

static void
write_holder (GString    *text,
              const char *key,
              guint8      holder)
{
  g_string_append_printf (text, "\n%s=", key);
  if (holder != ADV_NONE)
    g_string_append_printf (text, "%d", holder + 1);
}

static void
write_position (GString        *text,
                const AdvState *state,
                const AdvBoard *board,
                const char     *phase)
{
  char robber[ADV_NAME_SIZE];

  adv_board_hexagon_name (board, state->robber, robber);
  g_string_append_printf (text, "Turn=%u\nPlayer=%d\nPhase=%s\nAlexander=%u\nRobber=%s",
                          state->turn, state->player + 1, phase, state->alexander, robber);
  g_string_append (text, "\nVillages=");
  write_buildings (text, state, board, FALSE);
  g_string_append (text, "\nCities=");
  write_buildings (text, state, board, TRUE);
  g_string_append (text, "\nRoads=");
  write_roads (text, state, board);
  write_hands (text, state);
  write_figures (text, "Gold", state, state->gold);
  g_string_append (text, "\nSupply=");
  adv_position_write_letters (text, ADV_GOOD_LETTERS, state->supply + state->supply_next,
                              adv_state_supply_size (state));
  g_string_append (text, "\nDevelopment=");
  adv_position_write_letters (text, ADV_CARD_LETTERS, state->deck, state->deck_size);
  write_developments (text, state);
  g_string_append_printf (text, "\nPlayed=%s\nOffers=%u", state->played ? "true" : "false",
                          state->n_offers);
  write_figures (text, "Knights", state, state->knights);
  g_string_append (text, "\nTokens=");
  adv_position_write_letters (text, ADV_TOKEN_LETTERS, state->tokens, ADV_TOKENS);
  g_string_append (text, "\nWon=");
  write_won (text, state, board);
  write_holder (text, "LongestRoad", state->longest);
  write_holder (text, "StrongestArmy", state->strongest);
  g_string_append_c (text, '\n');
}

/* What all may know, and what follows from a position only if nothing in it is hidden: the cards on
   each pile, B W H L O, and the development cards that are out of the game. */
static void
write_open (GString        *text,
            const AdvState *state)
{
  g_string_append (text, "Piles=");
  for (guint k = 0; k < ADV_RESOURCES; k++)
    g_string_append_printf (text, "%s%u", k > 0 ? " " : "", state->piles[k]);
  g_string_append (text, "\nGone=");
  write_numbers (text, ADV_CARD_LETTERS, state->gone, ADV_CARDS, 0);
  g_string_append_c (text, '\n');
}

/**
 * adv_position_write:
 * @text: what the lines are appended to
 * @state: a position before the dice, at the start of an auction or in trade and building, or the
 *   view of a seat with which its record starts, in which what is not known is "?"
 * @board: its board
 */
void
adv_position_write (GString        *text,
                    const AdvState *state,
                    const AdvBoard *board)
{
  write_position (text, state, board,
                  state->phase == ADV_PHASE_BID ? "auction" : phases[state->phase]);
  if (state->viewer != 0)
    write_open (text, state);
}

/** adv_position_get_phase: the word for a phase, in what a seat may know and for programs. */
const char *
adv_position_get_phase (guint8 phase)
{
  return phases[phase];
}

/* --- what lasts for a few decisions --- */

static void
write_players (GString        *text,
               const char     *key,
               const AdvState *state,
               guint           players)
{
  const char *divider = "";

  g_string_append_printf (text, "%s=", key);
  for (guint i = 0; i < state->n_players; i++)
    if ((players >> i) & 1)
      {
        g_string_append_printf (text, "%s%u", divider, i + 1);
        divider = " ";
      }
  g_string_append_c (text, '\n');
}

/* The answers that were given, clockwise from the player on turn. */
static void
write_offer (GString        *text,
             const AdvState *state)
{
  guint n = state->phase == ADV_PHASE_CHOOSE
              ? state->n_players
              : (state->decider + state->n_players - state->player) % state->n_players;
  const char *divider = "";

  g_string_append (text, "Offer=");
  write_numbers (text, ADV_GOOD_LETTERS, state->give, ADV_TRADED, 0);
  g_string_append_c (text, '>');
  write_numbers (text, ADV_GOOD_LETTERS, state->get, ADV_TRADED, 0);
  g_string_append (text, "\nAnswers=");
  for (guint i = 1; i < n; i++)
    {
      guint player = (state->player + i) % state->n_players;

      g_string_append_printf (text, "%s%s", divider,
                              (state->agreed >> player) & 1 ? "yes" : "no");
      divider = " ";
    }
  g_string_append_c (text, '\n');
}

static void
write_passing (GString        *text,
               const AdvState *state)
{
  switch (state->phase)
    {
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
      g_string_append_printf (text, "Owed=%u\n", state->owed);
      break;
    case ADV_PHASE_ROADS:
      g_string_append_printf (text, "FreeRoads=%u\n", state->free_roads);
      break;
    case ADV_PHASE_ANSWER:
    case ADV_PHASE_CHOOSE:
      write_offer (text, state);
      break;
    default:
      break;
    }
  if (state->phase != ADV_PHASE_BID && state->phase != ADV_PHASE_FORFEIT &&
      state->phase != ADV_PHASE_PAY)
    return;
  g_string_append_printf (text, "Bid=%u\n", state->bid);
  write_players (text, "Bidder", state, state->bid > 0 ? 1 << state->bidder : 0);
  write_players (text, "Passed", state, state->passed);
  write_players (text, "Bluffed", state, state->bluffed);
}

/* Five numbers for each player, B W H L O. */
static void
write_bounds (GString        *text,
              const char     *key,
              const AdvState *state,
              const guint8    bounds[ADV_MAX_PLAYERS][ADV_RESOURCES])
{
  g_string_append_printf (text, "%s=", key);
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_RESOURCES; k++)
      g_string_append_printf (text, "%s%u", k > 0 ? " " : i > 0 ? " | " : "", bounds[i][k]);
  g_string_append_c (text, '\n');
}

/**
 * adv_position_write_seat:
 * @text: what the lines are appended to
 * @seat: what a player may know; what they do not know is written as "?"
 * @board: its board
 *
 * The keys of a position, and others that it cannot begin with: who decides, whether dice were
 * rolled, what the phase needs, the piles and the cards that were played, and how many cards of
 * each resource each hand has at least and at most.
 */
void
adv_position_write_seat (GString        *text,
                         const AdvSeat  *seat,
                         const AdvBoard *board)
{
  const AdvState *state = &seat->state;

  write_position (text, state, board, phases[state->phase]);
  g_string_append_printf (text, "Seat=%d\nRolled=%s\nOffersLeft=%d\n", state->decider + 1,
                          state->rolled ? "true" : "false",
                          state->options.offers - state->n_offers);
  write_passing (text, state);
  write_open (text, state);
  write_bounds (text, "Least", state, seat->least);
  write_bounds (text, "Most", state, seat->most);
}

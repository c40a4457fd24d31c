/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes a position, or what a seat may know of one, as keys of a [Position] group. */

#include "adv-position-private.h"

#include "advisers/rules/adv-apply.h"

/* In the order of AdvPhase. */
static const char * const phases[] = { "dice", "drop", "robber", "bid", "forfeit", "pay", "build",
                                       "roads", "answer", "choose", "over" };

/* --- whose turn it is --- */

static gboolean
read_phase (KitEntry   *entry,
            const char *word)
{
  AdvState *state = entry->state;

  if (g_str_equal (word, "auction"))
    state->phase = ADV_PHASE_BID;
  else if (g_str_equal (word, "build"))
    state->phase = ADV_PHASE_BUILD;
  else if (g_str_equal (word, "dice") && state->turn > 1)
    {
      state->phase = ADV_PHASE_DICE;
      state->rolled = FALSE;
    }
  else
    return FALSE;
  return TRUE;
}

static void
write_phase (GString        *text,
             const KitEntry *entry)
{
  const AdvState *state = entry->state;

  g_string_append (text, phases[state->phase]);
}

/* The start of an auction has a name of its own in records. */
static void
write_start (GString        *text,
             const KitEntry *entry)
{
  const AdvState *state = entry->state;

  g_string_append (text, state->phase == ADV_PHASE_BID ? "auction" : phases[state->phase]);
}

static const KitKey turn_keys[] = {
  { "Turn", kit_key_read_number, kit_key_write_number, .size = 4,
    .offset = G_STRUCT_OFFSET (AdvState, turn), .least = 1, .most = ADV_LAST_TURN },
  { "Player", kit_key_read_seat, kit_key_write_seat, .offset = G_STRUCT_OFFSET (AdvState, player) },
  { "Phase", read_phase, write_start },
  { NULL }
};

static const KitKey * const whole_keys[] = { turn_keys, adv_place_keys, adv_card_keys, NULL };
static const KitKey * const view_keys[] = { turn_keys, adv_place_keys, adv_card_keys,
                                            adv_view_keys, NULL };

/**
 * adv_position_read:
 * @state: (inout): of adv_state_clear(), with the options and the viewer; then the position, or
 *   the view of the viewer
 * @board: its board
 * @group: a [Position]
 * @fault: (out): what is wrong with it
 *
 * Returns: whether it is a position
 */
gboolean
adv_position_read (AdvState        *state,
                   const AdvBoard  *board,
                   const BaseGroup *group,
                   KitFault        *fault)
{
  const KitKey * const *tables = state->viewer != 0 ? view_keys : whole_keys;
  KitEntry entry = { .state = state, .board = board, .group = group, .fault = fault };
  guint points;

  if (!kit_keys_check (&entry, tables) || !kit_keys_read (&entry, tables))
    return FALSE;
  adv_apply_ready (state, board);
  points = adv_state_points (state, state->player);
  entry.line = base_group_get_line (group, "Player");
  return points < ADV_WINNING ||
         kit_entry_count (&entry, ADV_FAULT_POINTS, 0, points, ADV_WINNING);
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
  kit_keys_write (text, state->viewer != 0 ? view_keys : whole_keys, state, board);
}

/** adv_position_get_phase: the word for a phase, in what a seat may know and for programs. */
const char *
adv_position_get_phase (guint8 phase)
{
  return phases[phase];
}

/* --- what lasts for a few decisions --- */

/* The numbers of @players, a bit each. */
static void
write_players (GString    *text,
               const char *key,
               guint       players)
{
  g_string_append_printf (text, "%s=", key);
  for (guint i = 0; i < ADV_MAX_PLAYERS; i++)
    if ((players >> i) & 1)
      g_string_append_printf (text, "%s%u", kit_key_divider (text), i + 1);
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

  g_string_append (text, "Offer=");
  adv_position_write_numbers (text, ADV_GOOD_LETTERS, state->give, ADV_TRADED, 0);
  g_string_append_c (text, '>');
  adv_position_write_numbers (text, ADV_GOOD_LETTERS, state->get, ADV_TRADED, 0);
  g_string_append (text, "\nAnswers=");
  for (guint i = 1; i < n; i++)
    g_string_append_printf (text, "%s%s", kit_key_divider (text),
                            (state->agreed >> ((state->player + i) % state->n_players)) & 1
                              ? "yes" : "no");
  g_string_append_c (text, '\n');
}

static void
write_passing (GString        *text,
               const AdvState *state)
{
  if (state->phase == ADV_PHASE_DROP || state->phase == ADV_PHASE_FORFEIT)
    g_string_append_printf (text, "Owed=%u\n", state->owed);
  if (state->phase == ADV_PHASE_ROADS)
    g_string_append_printf (text, "FreeRoads=%u\n", state->free_roads);
  if (state->phase == ADV_PHASE_ANSWER || state->phase == ADV_PHASE_CHOOSE)
    write_offer (text, state);
  if (adv_position_has_auction (state))
    {
      g_string_append_printf (text, "Bid=%u\n", state->bid);
      write_players (text, "Bidder", state->bid > 0 ? 1 << state->bidder : 0);
      write_players (text, "Passed", state->passed);
      write_players (text, "Bluffed", state->bluffed);
    }
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
  static const KitKey seat_keys[] = {
    { "Turn", NULL, kit_key_write_number, .size = 4, .offset = G_STRUCT_OFFSET (AdvState, turn) },
    { "Player", NULL, kit_key_write_seat, .offset = G_STRUCT_OFFSET (AdvState, player) },
    { "Phase", NULL, write_phase },
    { NULL }
  };
  static const KitKey * const tables[] = { seat_keys, adv_place_keys, adv_card_keys, NULL };
  static const KitKey * const open_keys[] = { adv_view_keys, NULL };
  const AdvState *state = &seat->state;

  kit_keys_write (text, tables, state, board);
  g_string_append_printf (text, "Seat=%d\nRolled=%s\nOffersLeft=%d\n", state->decider + 1,
                          state->rolled ? "true" : "false",
                          state->options.offers - state->n_offers);
  write_passing (text, state);
  kit_keys_write (text, open_keys, state, board);
  write_bounds (text, "Least", state, seat->least);
  write_bounds (text, "Most", state, seat->most);
}

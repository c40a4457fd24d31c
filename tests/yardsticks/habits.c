/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts habits of a level, and the pace of its games, from positions and decisions. Nothing here
   asks a level why: what it counts is found out once more, by other means than a level's. */

#include "habits.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"

#include <string.h>

#define NEAR_WINNING (ADV_WINNING - 2)  /* points */
#define FAR          3                  /* roads within which a place for a village is near */
#define SOON         6                  /* points that Alexander is about to pass */

typedef struct
{
  const KitLevel *level;
  const AdvBoard *board;
  Habits         *habits;
  AdvState        state;
  GArray         *offered[ADV_MAX_PLAYERS];     /* of AdvDecision: since the last trade */
  guint           crowned[ADV_MAX_PLAYERS];     /* the turn of the last trade near the end, or 0 */
  guint           bought;               /* the last turn in which something was bought */
  gboolean        bluffed;              /* in this game */
} Watch;

/* --- offers --- */

static gboolean
has_what_is_asked (const AdvState    *state,
                   guint              player,
                   const AdvDecision *decision)
{
  gboolean has = decision->get[ADV_GOLD] <= state->gold[player];

  for (guint k = 0; k < ADV_RESOURCES; k++)
    has &= decision->get[k] <= state->hands[player][k];
  return has;
}

static void
see_offer (Watch             *watch,
           const AdvDecision *decision)
{
  const AdvState *state = &watch->state;
  GArray *offered = watch->offered[state->player];
  gboolean repeated = FALSE;
  guint lacking = 0;

  for (guint i = 0; i < offered->len; i++)
    repeated |= memcmp (&g_array_index (offered, AdvDecision, i), decision, sizeof *decision) == 0;
  g_array_append_val (offered, *decision);
  for (guint i = 0; i < state->n_players; i++)
    {
      gboolean lacks = decision->get[ADV_GOLD] > state->gold[i];

      for (guint k = 0; k < ADV_RESOURCES; k++)
        lacks |= decision->get[k] > state->most[i][k];
      lacking += i != state->player && lacks;
      watch->habits->able[i] += i != state->player && has_what_is_asked (state, i, decision);
    }
  watch->habits->offers++;
  watch->habits->repeated += repeated;
  watch->habits->asked += state->n_players - 1;
  watch->habits->lacking += lacking;
  watch->habits->offers_lacking += lacking > 0;
}

static void
see_trade (Watch             *watch,
           const AdvDecision *decision)
{
  const AdvState *state = &watch->state;
  const guint partners[] = { state->player, decision->other };

  watch->habits->taken++;
  for (guint i = 0; i < state->n_players; i++)
    g_array_set_size (watch->offered[i], 0);
  for (guint i = 0; i < G_N_ELEMENTS (partners); i++)
    if (adv_state_points (state, partners[i]) >= NEAR_WINNING)
      {
        watch->habits->crowning++;
        watch->crowned[partners[i]] = state->turn;
      }
}

/* --- roads --- */

/* Roads that a player still has to lay to each corner, G_MAXUINT8 if there is no way. */
static void
measure_ways (const AdvState *state,
              const AdvBoard *board,
              guint           player,
              guint8          away[ADV_MAX_CORNERS])
{
  gboolean changed = TRUE;

  memset (away, G_MAXUINT8, ADV_MAX_CORNERS);
  for (guint i = 0; i < board->n_edges; i++)
    if (adv_state_road_on (state, i) == player)
      away[board->edges[i].corners[0]] = away[board->edges[i].corners[1]] = 0;
  for (guint i = 0; i < board->n_corners; i++)
    if (adv_state_building_on (state, i, NULL) == player)
      away[i] = 0;
  while (changed)
    {
      changed = FALSE;
      for (guint i = 0; i < 2u * board->n_edges; i++)
        {
          guint8 from = board->edges[i / 2].corners[i % 2];
          guint8 to = board->edges[i / 2].corners[1 - i % 2];
          guint8 owner = adv_state_building_on (state, from, NULL);

          if (adv_state_road_on (state, i / 2) != ADV_NONE || away[from] == G_MAXUINT8 ||
              (owner != ADV_NONE && owner != player) || away[to] <= away[from] + 1)
            continue;
          away[to] = away[from] + 1;
          changed = TRUE;
        }
    }
}

/* Whether a village may be built there, as soon as Alexander has passed. */
static gboolean
is_place (const AdvState *state,
          const AdvBoard *board,
          guint           corner)
{
  gboolean near[ADV_MAX_CORNERS] = { FALSE };

  near[corner] = TRUE;
  for (guint i = 0; i < board->n_edges; i++)
    for (guint k = 0; k < 2; k++)
      if (board->edges[i].corners[k] == corner)
        near[board->edges[i].corners[1 - k]] = TRUE;
  for (guint i = 0; i < board->n_corners; i++)
    if (near[i] && adv_state_building_on (state, i, NULL) != ADV_NONE)
      return FALSE;
  for (guint i = state->alexander + SOON; i < board->n_points; i++)
    if (near[board->points[i].corner])
      return FALSE;
  return TRUE;
}

static gboolean
leads_to_place (const AdvState *before,
                const AdvState *after,
                const AdvBoard *board,
                guint           player)
{
  guint8 once[ADV_MAX_CORNERS];
  guint8 now[ADV_MAX_CORNERS];

  if (before->n_villages[player] == ADV_VILLAGES)
    return FALSE;
  measure_ways (before, board, player, once);
  measure_ways (after, board, player, now);
  for (guint i = 0; i < board->n_corners; i++)
    if (now[i] < once[i] && now[i] < FAR && is_place (after, board, i))
      return TRUE;
  return FALSE;
}

static void
see_road (Watch             *watch,
          const AdvDecision *decision)
{
  AdvState after = watch->state;
  guint player = watch->state.player;

  adv_apply (&after, watch->board, decision, NULL);
  watch->habits->roads++;
  if (leads_to_place (&watch->state, &after, watch->board, player))
    return;
  watch->habits->roads_nowhere++;
  watch->habits->roads_for_length += after.longest == player && watch->state.longest != player;
}

/* --- auctions --- */

static void
see_bid (Watch             *watch,
         const AdvDecision *decision)
{
  const AdvState *state = &watch->state;

  watch->habits->raises++;
  watch->habits->jumps += decision->number > state->bid + 1;
  if (adv_state_can_pay (state, watch->board, state->decider, decision->number))
    return;
  watch->habits->bluffs++;
  watch->habits->bluffing += !watch->bluffed;
  watch->bluffed = TRUE;
}

/* --- games --- */

static void
see_card (Watch *watch)
{
  const AdvState *state = &watch->state;

  watch->habits->cards++;
  watch->habits->cards_at_first += state->turn == 1;
  watch->habits->cards_landless +=
    state->n_villages[state->player] + state->n_cities[state->player] == 0;
}

static void
see_knight (Watch             *watch,
            const AdvDecision *decision)
{
  const AdvState *state = &watch->state;
  AdvState after = *state;
  const AdvHexagon *robbed = &watch->board->hexagons[state->robber];
  gboolean own = FALSE;

  for (guint i = 0; i < ADV_SIDES; i++)
    own |= adv_state_building_on (state, robbed->corners[i], NULL) == state->player;
  adv_apply (&after, watch->board, decision, NULL);
  watch->habits->knights++;
  watch->habits->knights_early +=
    state->phase == ADV_PHASE_DICE && !own && after.strongest == state->strongest;
}

/* A step of the hash FNV-1a for each byte. */
static void
add_to_fingerprint (guint64           *fingerprint,
                    const AdvDecision *decision)
{
  const guint8 *bytes = (const guint8 *) decision;

  for (gsize i = 0; i < sizeof *decision; i++)
    *fingerprint = (*fingerprint ^ bytes[i]) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
see (Watch             *watch,
     const AdvDecision *decision)
{
  add_to_fingerprint (&watch->habits->fingerprint, decision);
  if (watch->state.phase == ADV_PHASE_BUILD && decision->kind >= ADV_ROAD &&
      decision->kind <= ADV_BUY)
    watch->bought = watch->state.turn;
  switch (decision->kind)
    {
    case ADV_OFFER:
      see_offer (watch, decision);
      break;
    case ADV_WITH:
      see_trade (watch, decision);
      break;
    case ADV_ROAD:
      see_road (watch, decision);
      break;
    case ADV_BUY:
      see_card (watch);
      break;
    case ADV_PLAY_KNIGHT:
      see_knight (watch, decision);
      break;
    case ADV_BID:
      see_bid (watch, decision);
      break;
    default:
      break;
    }
}

/* What a decision has led to; @before is the position before it. */
static void
see_after (Watch          *watch,
           const AdvState *before)
{
  const AdvState *state = &watch->state;
  gboolean anew = state->bluffed != before->bluffed && state->bluffed != 0;

  watch->habits->found_out += anew;
  watch->habits->auctions +=
    state->phase == ADV_PHASE_BID && (before->phase != ADV_PHASE_BID || anew);
  if (state->turn == before->turn && state->phase != ADV_PHASE_OVER)
    return;
  watch->habits->turns++;
  if (state->alexander == watch->board->n_points)
    return;
  watch->habits->idle += watch->bought != before->turn;
  watch->habits->waits += watch->board->points[state->alexander].kind == ADV_POINT_SEVEN;
}

static void
see_end (Watch *watch)
{
  const AdvState *state = &watch->state;

  watch->habits->games++;
  watch->habits->lengths[MIN (state->turn, HABITS_MOST_TURNS)]++;
  for (guint i = 0; i < state->n_players; i++)
    watch->habits->won[i] += adv_state_winners (state) >> i & 1;
  if (state->alexander == watch->board->n_points)
    return;
  watch->habits->by_points++;
  watch->habits->crowned += watch->crowned[state->player] != 0 &&
                            watch->crowned[state->player] + state->n_players >= state->turn;
}

static void
play (Watch      *watch,
      BaseRandom *random)
{
  while (watch->state.phase != ADV_PHASE_OVER)
    {
      AdvSeat seat;
      KitQuestion question = { .rules = &adv_rules, .board = watch->board, .view = &seat,
                               .seed = base_random_next (random) };
      KitAdvice advice;
      AdvDecision decision;
      AdvState before;

      adv_seat_look (&seat, &watch->state, watch->state.decider);
      watch->level->advise (&question, &advice);
      memcpy (&decision, kit_advice_get (&advice, &adv_rules, 0), sizeof decision);
      before = watch->state;
      see (watch, &decision);
      adv_apply (&watch->state, watch->board, &decision, NULL);
      see_after (watch, &before);
    }
}

/** habits_median: of the turns of a game. */
guint
habits_median (const Habits *habits)
{
  guint turns = 0;

  for (guint n = habits->lengths[0]; 2 * n < habits->games; n += habits->lengths[turns])
    turns++;
  return turns;
}

/**
 * habits_count:
 * @level: who plays all seats
 * @n_players: 2 to 4
 * @n_games: how many games are played
 * @seed: of the games
 * @habits: (inout): what is counted is added to it
 */
void
habits_count (const KitLevel *level,
              guint           n_players,
              guint           n_games,
              guint64         seed,
              Habits         *habits)
{
  BaseRandom random = { seed };

  for (guint i = 0; i < n_games; i++)
    {
      Watch watch = { level, adv_boards_default (), habits };
      g_autoptr (KitRecord) record = adv_format.create_record (&ADV_OPTIONS_DEFAULT, n_players,
                                                               base_random_next (&random));

      watch.state = *adv_history_get_state (record->history);
      habits->auctions += watch.state.phase == ADV_PHASE_BID;
      for (guint k = 0; k < n_players; k++)
        watch.offered[k] = g_array_new (FALSE, FALSE, sizeof (AdvDecision));
      play (&watch, &random);
      see_end (&watch);
      for (guint k = 0; k < n_players; k++)
        g_array_unref (watch.offered[k]);
    }
}

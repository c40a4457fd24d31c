/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Applies a decision to a position, or lists as events what it does. */

#include "alx-apply.h"

#include "alx-state-private.h"
#include "alx-supply-private.h"

#include <string.h>

/* The same functions apply and explain a decision, so that the two cannot differ; to apply it,
   @events is NULL. */
typedef struct
{
  AlxState       *state;
  const AlxBoard *board;
  KitChance      *chance;
  AlxEvents      *events;
} Turn;

/* Appends an event of the player on turn; all other fields say "none". */
static AlxEvent *
tell (Turn         *turn,
      AlxEventKind  kind)
{
  static const AlxEvent blank = { .symbol = ALX_NONE, .place = ALX_NONE, .other = ALX_NONE };
  AlxEvent *event;

  g_assert (turn->events->n < ALX_MAX_EVENTS);
  event = &turn->events->items[turn->events->n++];
  *event = blank;
  event->kind = kind;
  event->player = turn->state->player;
  event->side = ALX_NO_SIDE;
  return event;
}

static void
tell_card (Turn         *turn,
           AlxEventKind  kind,
           guint8        symbol,
           guint8        place)
{
  AlxEvent *event;

  if (turn->events == NULL)
    return;
  event = tell (turn, kind);
  event->symbol = symbol;
  event->place = place;
}

static void
tell_number (Turn         *turn,
             AlxEventKind  kind,
             guint8        player,
             guint         number)
{
  AlxEvent *event;

  if (turn->events == NULL)
    return;
  event = tell (turn, kind);
  event->player = player;
  event->number = number;
}

/* Takes the top card of the supply, which the set of @seats sees, reshuffling if it is empty;
   ALX_NONE if there are no discards either, or in a view that is not told. R19. */
static guint8
draw (Turn  *turn,
      guint  seats)
{
  guint n_shuffles = turn->state->n_shuffles;
  guint8 symbol = alx_state_draw (turn->state, turn->chance, seats);

  if (turn->state->n_shuffles != n_shuffles)
    tell_number (turn, ALX_EVENT_RESHUFFLED, turn->state->player, turn->state->supply_end);
  return symbol;
}

/* Fills the empty face-up places from the supply. */
static void
refill (Turn *turn)
{
  for (guint i = 0; i < ALX_FACE_UP; i++)
    if (turn->state->face_up[i] == ALX_NONE)
      {
        guint8 symbol = draw (turn, KIT_ALL_SEATS);

        if (symbol == ALX_NONE)
          return;
        turn->state->face_up[i] = symbol;
        tell_card (turn, ALX_EVENT_REVEALED, symbol, i);
      }
}

/* Empties the first face-up place with @symbol, and returns it. */
static guint
empty_place (AlxState *state,
             guint8    symbol)
{
  guint place = state->face_up[0] == symbol ? 0 : 1;

  state->face_up[place] = ALX_NONE;
  return place;
}

static void
end_game (Turn  *turn,
          guint  rule)
{
  turn->state->phase = ALX_PHASE_OVER;
  turn->state->over = TRUE;
  tell_number (turn, ALX_EVENT_ENDED, turn->state->player, rule);
}

static void
end_turn (Turn *turn)
{
  AlxState *state = turn->state;

  tell_number (turn, ALX_EVENT_TURN_ENDED, state->player, 0);
  if (alx_state_is_last_turn (state, turn->board))
    {
      end_game (turn, 41);
      return;
    }
  refill (turn);
  state->player = state->decider = (state->player + 1) % state->n_players;
  state->turn++;
  state->phase = ALX_PHASE_CARD;
  state->levied = FALSE;
}

static void
end_action (Turn *turn)
{
  AlxState *state = turn->state;

  state->phase = ALX_PHASE_ACTIONS;
  if (--state->actions_left == 0)
    end_turn (turn);
}

static void
begin_actions (AlxState *state)
{
  state->phase = ALX_PHASE_ACTIONS;
  state->actions_left = ALX_ACTIONS;
}

static void
begin_way (AlxState *state,
           guint8    symbol)
{
  state->phase = ALX_PHASE_WAY;
  state->symbol = symbol;
}

static void
choose (Turn   *turn,
        guint8  symbol)
{
  AlxState *state = turn->state;
  guint place = empty_place (state, symbol);

  if (turn->events != NULL)
    {
      AlxEvent *event = tell (turn, ALX_EVENT_CHOSEN);

      event->symbol = symbol;
      event->place = place;
      event->number = alx_state_symbol_is_dead (state, turn->board, symbol);
    }
  alx_state_join_hand (state, state->player, symbol, 1);
  refill (turn);
  begin_way (state, symbol);
}

static void
move_specially (Turn              *turn,
                const AlxDecision *decision)
{
  AlxState *state = turn->state;

  tell_card (turn, ALX_EVENT_SPECIAL, decision->symbol, ALX_NONE);
  alx_state_leave_hand (state, state->player, decision->symbol, 1);
  state->discards[decision->symbol]++;
  if (decision->refreshed != ALX_NONE)
    {
      tell_card (turn, ALX_EVENT_REFRESHED, decision->refreshed,
                 empty_place (state, decision->refreshed));
      state->discards[decision->refreshed]++;
      refill (turn);
    }
  begin_way (state, decision->symbol);
}

static void
lay_wall (Turn    *turn,
          guint16  side)
{
  AlxState *state = turn->state;
  const AlxSide *s = &turn->board->sides[side];
  gboolean red = state->black == 0;
  guint n_provinces = state->n_provinces;
  AlxProvince before;
  AlxProvince parts[2];
  AlxEvent *event;

  if (turn->events == NULL)
    {
      alx_state_lay_wall (state, turn->board, side, red);
      return;
    }

  alx_state_get_province (state, state->province[s->spaces[0]], &before);
  alx_state_lay_wall (state, turn->board, side, red);
  event = tell (turn, ALX_EVENT_WALL);
  event->side = side;
  event->number = red;
  if (state->n_provinces == n_provinces)
    return;

  for (guint i = 0; i < 2; i++)
    alx_state_get_province (state, state->province[s->spaces[i]], &parts[i]);
  event = tell (turn, ALX_EVENT_DIVIDED);
  event->player = before.owner;
  event->place = s->spaces[parts[0].n_spaces > parts[1].n_spaces];
  event->other = s->spaces[parts[0].n_spaces <= parts[1].n_spaces];
  event->number = parts[parts[0].n_spaces > parts[1].n_spaces].value;
  event->rest = parts[parts[0].n_spaces <= parts[1].n_spaces].value;
}

static void
walk (Turn              *turn,
      const AlxDecision *decision)
{
  AlxState *state = turn->state;

  if (turn->events != NULL)
    {
      AlxEvent *event = tell (turn, ALX_EVENT_WALKED);

      event->place = state->alexander;
      event->other = decision->at[decision->n - 1];
      event->number = decision->n - 1;
    }
  for (guint i = 1; i < decision->n; i++)
    {
      guint16 side = alx_board_find_side (turn->board, decision->at[i - 1], decision->at[i]);

      if (!alx_side_set_has (&state->walls, side))
        lay_wall (turn, side);
    }
  state->alexander = decision->at[decision->n - 1];
  state->symbol = 0;
  begin_actions (state);
}

static void
place_governor (Turn   *turn,
                guint8  space)
{
  alx_state_place_governor (turn->state, turn->board, turn->state->player, space);
  tell_card (turn, ALX_EVENT_PLACED, turn->board->spaces[space].symbol, space);
}

/* Moves cards from the hand to the discards, or with @keep to the pile of which the loser will be
   given some. */
static void
pay (Turn         *turn,
     const guint8  cards[ALX_SYMBOLS],
     gboolean      keep)
{
  AlxState *state = turn->state;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      alx_state_leave_hand (state, state->player, i, cards[i]);
      if (keep)
        state->paid[i] += cards[i];
      else
        state->discards[i] += cards[i];
    }
}

static void
tell_occupation (Turn              *turn,
                 const AlxDecision *decision,
                 const AlxCost     *cost)
{
  AlxState *state = turn->state;
  AlxProvince province;
  AlxEvent *event;

  alx_state_get_province (state, state->province[decision->at[0]], &province);
  event = tell (turn, ALX_EVENT_OCCUPIED);
  event->place = decision->at[0];
  event->other = cost->loser;
  event->number = province.value;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (cost->removal[i] + cost->occupation[i] > 0)
      {
        event = tell (turn, ALX_EVENT_PAID);
        event->symbol = i;
        event->number = cost->removal[i] + cost->occupation[i];
      }
}

static void
occupy (Turn              *turn,
        const AlxDecision *decision)
{
  AlxState *state = turn->state;
  AlxProvince province;
  AlxCost cost;

  alx_legal_cost (state, turn->board, decision, &cost);
  alx_state_get_province (state, state->province[decision->at[0]], &province);
  if (turn->events != NULL)
    tell_occupation (turn, decision, &cost);

  pay (turn, cost.removal, cost.owed > 0 && state->options.compensation == ALX_COMPENSATION_ALL);
  pay (turn, cost.occupation, cost.owed > 0);
  for (guint i = 0; i < province.n_governors; i++)
    {
      if (turn->events != NULL)
        {
          AlxEvent *event = tell (turn, ALX_EVENT_REMOVED);

          event->player = province.owner;
          event->place = province.governors[i];
        }
      alx_state_remove_governor (state, turn->board, province.owner, province.governors[i]);
    }
  for (guint i = 0; i < decision->n; i++)
    place_governor (turn, decision->at[i]);

  if (cost.owed > 0)
    {
      state->phase = ALX_PHASE_COMPENSATION;
      state->loser = cost.loser;
      state->owed = cost.owed;
    }
  else
    end_action (turn);
}

static void
compensate (Turn              *turn,
            const AlxDecision *decision)
{
  AlxState *state = turn->state;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      alx_state_join_hand (state, state->loser, i, decision->at[i]);
      state->discards[i] += state->paid[i] - decision->at[i];
      state->paid[i] = 0;
      if (decision->at[i] > 0 && turn->events != NULL)
        {
          AlxEvent *event = tell (turn, ALX_EVENT_GIVEN);

          event->player = state->loser;
          event->symbol = i;
          event->number = decision->at[i];
        }
    }
  state->loser = state->owed = 0;
  end_action (turn);
}

static void
levy (Turn   *turn,
      guint8  symbol)
{
  AlxState *state = turn->state;

  tell_card (turn, ALX_EVENT_LEVIED, symbol, ALX_NONE);
  alx_state_leave_hand (state, state->player, symbol, 1);
  state->discards[symbol]++;
  state->levied = TRUE;
  for (guint i = 0; i < state->n_players; i++)
    {
      guint player = (state->player + i) % state->n_players;
      guint score = alx_state_levy_score (state, player);

      state->scores[player] += score;
      tell_number (turn, ALX_EVENT_SCORED, player, score);
    }

  if (alx_state_is_won (state, turn->board))
    end_game (turn, 40);
  else
    end_action (turn);
}

static void
run (Turn              *turn,
     const AlxDecision *decision)
{
  AlxState *state = turn->state;

  switch (decision->kind)
    {
    case ALX_CHOOSE:
      choose (turn, decision->symbol);
      break;
    case ALX_SPECIAL:
      move_specially (turn, decision);
      break;
    case ALX_NO_MOVE:
      tell_number (turn, ALX_EVENT_NO_MOVE, state->player, 0);
      state->no_move = TRUE;
      begin_actions (state);
      break;
    case ALX_WAY:
      walk (turn, decision);
      break;
    case ALX_DRAW:
      {
        guint8 symbol = draw (turn, 1 << state->player);

        if (symbol != ALX_NONE)
          state->hands[state->player][symbol]++;
        else
          state->unnamed[state->player]++;
        tell_card (turn, ALX_EVENT_DRAWN, symbol, ALX_NONE);
        end_action (turn);
      }
      break;
    case ALX_TAKE:
      alx_state_join_hand (state, state->player, decision->symbol, 1);
      tell_card (turn, ALX_EVENT_TAKEN, decision->symbol, empty_place (state, decision->symbol));
      end_action (turn);
      break;
    case ALX_OCCUPY:
      occupy (turn, decision);
      break;
    case ALX_COMPENSATE:
      compensate (turn, decision);
      break;
    case ALX_LEVY:
      levy (turn, decision->symbol);
      break;
    case ALX_TAKE_BACK:
      tell_card (turn, ALX_EVENT_TOOK_BACK, turn->board->spaces[decision->at[0]].symbol,
                 decision->at[0]);
      alx_state_remove_governor (state, turn->board, state->player, decision->at[0]);
      end_action (turn);
      break;
    case ALX_END_TURN:
      state->actions_left = 0;
      end_turn (turn);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * alx_apply:
 * @state: (inout): the position before and after
 * @board: its board
 * @decision: a legal decision; this is not checked
 * @chance: (nullable): where orders of reshuffles are looked up, and noted if they are not
 *   there; %NULL makes them from the seed of @state
 *
 * One decision reshuffles at most once, because no discards are left afterwards.
 */
void
alx_apply (AlxState          *state,
           const AlxBoard    *board,
           const AlxDecision *decision,
           KitChance         *chance)
{
  Turn turn = { .state = state, .board = board, .chance = chance };

  run (&turn, decision);
}

/**
 * alx_explain:
 * @state: a position
 * @board: its board
 * @decision: a legal decision
 * @chance: (nullable): as for alx_apply()
 * @events: (out): what happens, in order
 */
void
alx_explain (const AlxState    *state,
             const AlxBoard    *board,
             const AlxDecision *decision,
             KitChance         *chance,
             AlxEvents         *events)
{
  AlxState copy = *state;
  Turn turn = { .state = &copy, .board = board, .chance = chance, .events = events };

  events->n = 0;
  run (&turn, decision);
}
